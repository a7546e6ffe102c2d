/** Which public facts make whom want to speak unasked (§E5, §T9). */
import type { Seat } from '../../core/event';
import type { Guess } from '../../core/guess';
import { LOW_HP } from '../claims/check';
import { rebelsDead, type Fact } from '../scene/fact';
import { living, seatOf, type Scene } from '../scene/scene';
import type { MomentToSpeak } from '../vocabulary';
import { KIND_THROWS } from './relation/acts';

/** Something one seat could say now about a fact. */
export interface Opening {
  readonly seat: Seat;
  readonly moment: MomentToSpeak;
  readonly fact: Fact;
  /** Whom it would say it to; null for everybody. */
  readonly you: Seat | null;
  /** Whom it would judge. */
  readonly who: Seat | null;
  /** 0…1: how much the moment asks for a word. */
  readonly weight: number;
  /** It has a part in what happened. */
  readonly adjacent: boolean;
  readonly hostile: boolean;
}

/** What concerns everybody at the table: nobody stands apart from it. */
const EVERYBODY: ReadonlySet<MomentToSpeak> = new Set([
  'lord_first_attacked',
  'lord_saved',
  'lord_low',
  'death_expected',
  'death_surprise',
  'second_rebel_dead',
  'two_left',
  'suspect',
]);

const WEIGHTS: Readonly<Partial<Record<MomentToSpeak, number>>> = {
  lord_first_attacked: 0.75,
  lord_saved: 0.65,
  lord_low: 0.7,
  hit_by_lord: 0.75,
  hit_me: 0.35,
  hit_me_again: 0.5,
  saved_me: 0.95,
  healed_me: 0.55,
  wuxie_for_me: 0.7,
  wuxie_against_me: 0.55,
  taken_from_me: 0.3,
  freed_me: 0.5,
  given_to_me: 0.4,
  i_killed: 0.8,
  death_expected: 0.5,
  death_surprise: 0.8,
  death_seen: 0.6,
  rescue_seen: 0.7,
  second_rebel_dead: 0.65,
  two_left: 0.8,
  big_group: 0.7,
  i_am_dying: 0.85,
  last_words: 0.9,
  suspect: 0.55,
  got_flower: 0.6,
  got_egg: 0.6,
};

/** A group card that hurt so many in one turn is a big one. */
const BIG_GROUP = 3;
/** A guess this sure is worth saying, and was one that a death can surprise. */
const CONVINCED = 0.5;
/** A role at whose second death the traitor wakes up. */
const REBELS_DEAD = 2;

export type Opinion = Pick<Guess, 'identity' | 'confidence'>;

/** What one seat took another for before the facts were folded. */
export type Before = (observer: Seat, about: Seat) => Opinion | undefined;
export type Now = (observer: Seat, about: Seat) => Opinion;

export interface Witnessing {
  readonly scene: Scene;
  /** Living local AIs, and the one who has just died. */
  readonly seats: readonly Seat[];
  readonly before: Before;
  readonly now: Now;
}

const countBefore = (scene: Scene, fact: Fact, match: (earlier: Fact) => boolean): number => {
  let count = 0;
  for (const earlier of scene.facts) {
    if (earlier === fact) return count;
    if (match(earlier)) count++;
  }
  return count;
};
const isAttack = (fact: Fact): boolean => fact.good === false && (fact.kind === 'hit' || fact.kind === 'aimed');

/** Everything that somebody could say about one new fact; the floor decides who does. */
export function openingsOf(fact: Fact, { scene, seats, before, now }: Witnessing): Opening[] {
  const { by, to } = fact;
  const { lord } = scene.table;
  const openings: Opening[] = [];
  const add = (
    seat: Seat | null,
    moment: MomentToSpeak,
    more: Partial<Pick<Opening, 'you' | 'who' | 'hostile'>> = {},
  ) => {
    if (seat === null || !seats.includes(seat)) return;
    openings.push({
      seat,
      moment,
      fact,
      you: null,
      who: null,
      hostile: false,
      ...more,
      weight: WEIGHTS[moment] ?? 0.4,
      adjacent: seat === by || seat === to || EVERYBODY.has(moment),
    });
  };
  const others = (each: (seat: Seat) => void) => {
    for (const seat of seats) if (seat !== by && seat !== to) each(seat);
  };

  switch (fact.kind) {
    case 'hit': {
      const again =
        by === null
          ? 0
          : countBefore(scene, fact, (earlier) => earlier.kind === 'hit' && earlier.by === by && earlier.to === to);
      const moment = by === lord ? 'hit_by_lord' : again > 0 ? 'hit_me_again' : 'hit_me';
      if (by !== to) add(to, moment, { you: by, hostile: by !== null && !fact.group });
      if (
        to === lord &&
        by !== null &&
        by !== lord &&
        !fact.group &&
        countBefore(
          scene,
          fact,
          (earlier) => earlier.to === lord && isAttack(earlier) && !earlier.group && earlier.kind === 'hit',
        ) === 0
      ) {
        others((seat) => {
          add(seat, 'lord_first_attacked', { you: by, who: by });
        });
      }
      const lordSeat = seatOf(scene, lord);
      if (to === lord && lordSeat && lordSeat.hp <= LOW_HP && lordSeat.hp + fact.num > LOW_HP)
        others((seat) => {
          add(seat, 'lord_low', { you: lord });
        });
      if (
        fact.group &&
        by !== null &&
        countBefore(
          scene,
          fact,
          (earlier) =>
            earlier.kind === 'hit' &&
            earlier.group &&
            earlier.by === by &&
            earlier.turn === fact.turn &&
            earlier.card === fact.card,
        ) ===
          BIG_GROUP - 1
      ) {
        others((seat) => {
          add(seat, 'big_group', { you: by });
        });
      }
      break;
    }
    case 'dying':
      add(to, 'i_am_dying', { you: by === to ? null : by });
      break;
    case 'rescue':
      add(to, 'saved_me', { you: by });
      if (to === lord)
        others((seat) => {
          add(seat, 'lord_saved', { you: by });
        });
      else
        others((seat) => {
          add(seat, 'rescue_seen', { you: by });
        });
      break;
    case 'heal':
      if (by !== to && by !== null) add(to, 'healed_me', { you: by });
      break;
    case 'wuxie':
      if (fact.good === true && by !== to) add(to, 'wuxie_for_me', { you: by });
      if (fact.good === false && by !== to) add(to, 'wuxie_against_me', { you: by, hostile: true });
      break;
    case 'steal':
    case 'discard':
      if (by === to) break;
      if (fact.good === true) add(to, 'freed_me', { you: by });
      else add(to, 'taken_from_me', { you: by, hostile: true });
      break;
    case 'give':
      add(to, 'given_to_me', { you: by });
      break;
    case 'throw':
      add(to, KIND_THROWS.has(fact.card ?? '') ? 'got_flower' : 'got_egg', {
        you: by,
        hostile: !KIND_THROWS.has(fact.card ?? ''),
      });
      break;
    case 'death': {
      add(to, 'last_words', { you: by === to ? null : by });
      if (by !== to) add(by, 'i_killed', { you: to });
      for (const seat of seats)
        if (seat !== to) add(seat, tookFor(before(seat, to ?? 0), fact), { you: null, who: null });
      const rebels = fact.role === 'fan' ? rebelsDead(scene.facts.slice(0, scene.facts.indexOf(fact) + 1)) : null;
      if (rebels?.size === REBELS_DEAD) for (const seat of seats) if (seat !== to) add(seat, 'second_rebel_dead');
      if (living(scene).length === 2) {
        for (const seat of seats)
          if (seat !== to)
            add(seat, 'two_left', { you: living(scene).find((other) => other.seat !== seat)?.seat ?? null });
      }
      break;
    }
    default:
      break;
  }
  if (by !== null && by !== lord && fact.good !== null && !seatOf(scene, by)?.revealed) {
    others((seat) => {
      if (seat !== by && dawns(before(seat, by), now(seat, by))) add(seat, 'suspect', { you: null, who: by });
    });
  }
  return openings;
}

/** Whether a death was as one had thought. */
function tookFor(opinion: Opinion | undefined, { role }: Fact): 'death_expected' | 'death_surprise' | 'death_seen' {
  if (!opinion || opinion.identity === 'unknown' || opinion.confidence < CONVINCED) return 'death_seen';
  return opinion.identity === role ? 'death_expected' : 'death_surprise';
}

/** Whether somebody has only now become convinced. */
function dawns(before: Opinion | undefined, now: Opinion): boolean {
  if (now.confidence < CONVINCED || (now.identity !== 'fan' && now.identity !== 'nei')) return false;
  return !before || before.identity !== now.identity || before.confidence < CONVINCED;
}
