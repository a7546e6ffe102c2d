/** What the person has seen at the table and has on its mind: deeds, the dead, who spoke to it, what it asked and whether that was answered. */
import type { Seat } from '../../src/core/event';
import type { PersonLine } from './person-line';
import { ASKING } from './person-words';

/** What everybody sees, in order. Cards by their engine names. */
export type Happening =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'damage';
      readonly by: Seat | null;
      readonly to: Seat;
      readonly num: number;
      readonly card: string | null;
    }
  | {
      readonly kind: 'heal';
      readonly by: Seat | null;
      readonly to: Seat;
      readonly num: number;
      readonly rescue: boolean;
    }
  | { readonly kind: 'card'; readonly by: Seat; readonly to: readonly Seat[]; readonly card: string }
  | { readonly kind: 'give'; readonly by: Seat; readonly to: Seat }
  | { readonly kind: 'death'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly kind: 'revive'; readonly seat: Seat }
  /** An AI's line; whether it answers one of the person's. */
  | {
      readonly kind: 'word';
      readonly by: Seat;
      readonly to: Seat | null;
      readonly text: string;
      readonly answers: boolean;
    };

/** What one did to another. */
export interface Act {
  readonly kind: 'hit' | 'heal' | 'card' | 'give';
  readonly by: Seat;
  readonly to: Seat;
  readonly card: string | null;
  readonly turn: number;
}

/** What was put to an AI last. */
export interface Asked {
  readonly seat: Seat;
  readonly about: Seat | null;
  /** How many questions in a row. */
  readonly depth: number;
  answered: boolean;
}

/** What an AI said to the person. */
export interface Word {
  readonly by: Seat;
  /** It wants an answer: it came unasked, or asks something. */
  readonly wants: boolean;
  /** It answers the person's yes, no or later: to say more would be to argue. */
  readonly settled: boolean;
}

export interface Sight {
  readonly me: Seat;
  readonly lord: Seat;
  readonly turn: () => number;
  lives(seat: Seat): boolean;
  /** The living but oneself. */
  others(): readonly Seat[];
  readonly acts: readonly Act[];
  /** Every card that somebody used, whoever it was aimed at. */
  hasUsed(seat: Seat, card: string): boolean;
  /** On one's mind until it was spoken of, or three turns have passed. */
  hurt(): { readonly by: Seat | null } | null;
  helped(): { readonly by: Seat } | null;
  bereaved(): Seat | null;
  /** Who spoke to oneself last, and was not answered. */
  spokenTo(): Word | null;
  asked(): Asked | null;
  /** How often an AI's word was answered by yes, no or later. */
  readonly replies: () => number;
  see(what: Happening): void;
  said(line: PersonLine): void;
}

/** What happened is spoken of within so many turns. */
const FRESH = 3;

export function createSight(me: Seat, lord: Seat, seats: readonly Seat[]): Sight {
  const dead = new Set<Seat>();
  const acts: Act[] = [];
  const used = new Set<string>();
  let turn = 0;
  let hurt: { readonly by: Seat | null; readonly turn: number } | null = null;
  let helped: { readonly by: Seat; readonly turn: number } | null = null;
  let death: { readonly seat: Seat; readonly turn: number } | null = null;
  let word: (Word & { readonly turn: number }) | null = null;
  /** Whom the person's last line gave a yes, no or later. */
  let replied: Seat | null = null;
  let asked: Asked | null = null;
  let replies = 0;

  const isFresh = <T extends { readonly turn: number }>(one: T | null): T | null =>
    one !== null && turn - one.turn <= FRESH ? one : null;
  const isOther = (seat: Seat | null): seat is Seat => seat !== null && seat !== me && !dead.has(seat);
  const note = (kind: Act['kind'], by: Seat, to: Seat, card: string | null): void => {
    if (by !== to) acts.push({ kind, by, to, card, turn });
  };

  function see(what: Happening): void {
    switch (what.kind) {
      case 'turn':
        turn += 1;
        return;
      case 'damage':
        if (what.by !== null) note('hit', what.by, what.to, what.card);
        if (what.to === me && what.by !== me) hurt = { by: what.by, turn };
        return;
      case 'heal':
        if (what.by === null) return;
        note('heal', what.by, what.to, null);
        if (what.to === me && what.by !== me) helped = { by: what.by, turn };
        return;
      case 'card': {
        const [to] = what.to;
        used.add(`${what.by} ${what.card}`);
        if (to !== undefined && what.to.length === 1) note('card', what.by, to, what.card);
        return;
      }
      case 'give':
        note('give', what.by, what.to, null);
        if (what.to === me) helped = { by: what.by, turn };
        return;
      case 'death':
        dead.add(what.seat);
        if (what.seat !== me) death = { seat: what.seat, turn };
        return;
      case 'revive':
        dead.delete(what.seat);
        return;
      case 'word':
        if (asked?.seat === what.by) asked.answered = true;
        if (what.to === me)
          word = {
            by: what.by,
            wants: !what.answers || /[?？]$/.test(what.text),
            settled: what.answers && what.by === replied,
            turn,
          };
    }
  }

  return {
    me,
    lord,
    acts,
    turn: () => turn,
    lives: (seat) => !dead.has(seat),
    others: () => seats.filter(isOther),
    hasUsed: (seat, card) => used.has(`${seat} ${card}`),
    hurt: () => isFresh(hurt),
    helped: () => {
      const one = isFresh(helped);
      return one && isOther(one.by) ? one : null;
    },
    bereaved: () => isFresh(death)?.seat ?? null,
    spokenTo: () => {
      const one = isFresh(word);
      return one && isOther(one.by) ? one : null;
    },
    asked: () => (asked && isOther(asked.seat) ? asked : null),
    replies: () => replies,
    see,
    said({ purpose, to, about }) {
      if (purpose === 'thanks') helped = null;
      else if (purpose === 'last_words') death = null;
      else if (purpose === 'who_hit_me' || purpose === 'why_me' || purpose === 'hurt') hurt = null;
      const isReply = purpose === 'accept' || purpose === 'refuse' || purpose === 'put_off';
      replied = isReply ? to : null;
      if (isReply) replies += 1;
      // One line to an AI is enough for what it said, and whoever speaks of something else asks no further.
      if (word?.by === to) word = null;
      const depth = asked?.seat === to ? asked.depth + 1 : 1;
      asked = to !== null && ASKING.has(purpose) ? { seat: to, about, depth, answered: false } : null;
    },
  };
}
