/**
 * What the AIs of a recorded game say when a person asks round: every word is a choice among what could have been said, seen with what a
 * spectator thinks at that moment, so that what a role adds to it can be told from what the record does.
 */
import { claimsIn } from '../../../src/chatter/claims/read';
import type { PublicClaim } from '../../../src/chatter/claims/types';
import type { Utterance } from '../../../src/chatter/flow/contract';
import { readLine } from '../../../src/chatter/line/line';
import { living, seatOf } from '../../../src/chatter/scene/scene';
import { lookOf, weighAnswer } from '../../../src/converse/words';
import { CALLED, type Look } from '../../../src/core/answer';
import type { Belief } from '../../../src/core/belief/belief';
import { SHIPPED_WORTHS, shippedParameters } from '../../../src/core/belief/shipped';
import { beliefOf } from '../../../src/core/belief/marginals';
import { roleNumber } from '../../../src/core/belief/worlds';
import type { Seat } from '../../../src/core/event';
import { clamp } from '../../../src/core/number';
import { draw } from '../../../src/core/random';
import type { Truth } from '../../../src/record/format';
import { openTable, type RecordedTable } from '../../talk/recorded';
import { dealt } from '../attack/worlds';
import { LAST_ROUND } from '../belief/dataset';
import type { RecordedGame } from '../belief/games';

/**
 * about: what is said of the seat that was asked about · who: what is said of the one who was named when asked for a rebel · whom: who
 * that was · self: asked for one's own role, or accused · deal: offered to spare each other · kept: what became
 * of it · unasked: what is claimed of others by oneself · declared: of oneself.
 */
export const KINDS = ['about', 'who', 'whom', 'self', 'deal', 'kept', 'unasked', 'declared'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that could have been said. */
export interface Option {
  /** `nobody` where it names nobody in particular. */
  readonly name: string;
  /** Index of the seat that it is about; −1 for nobody. */
  readonly about: number;
  /** What everybody makes of it; `open` where its role is. */
  readonly look: Look | 'open';
  /** A spectator's log odds that this one is a rebel, between −4 and 4. */
  readonly odds: number;
}

export interface Word {
  readonly kind: Kind;
  /** Index of the seat that said it. */
  readonly speaker: number;
  readonly options: readonly Option[];
  /** Which of them was said. */
  readonly chosen: number;
}

/** A spectator's belief at the start of a round. */
export interface Moment {
  readonly round: number;
  /** Words said by then. */
  readonly words: number;
  /** Chance of every world that was dealt; 0 for one that public facts exclude. */
  readonly chances: Float64Array;
  /** Indices of the living whose role is hidden. */
  readonly hidden: readonly number[];
}

export interface HeardGame {
  readonly game: string;
  readonly seed: number;
  readonly seats: number;
  /** Role numbers by index of the seat, as they were dealt in truth. */
  readonly roles: readonly number[];
  /** Role numbers of every world, `world · seats + index`. */
  readonly worlds: Uint8Array;
  readonly words: readonly Word[];
  readonly moments: readonly Moment[];
}

export const MOST_ODDS = 4;
const LEAST_CHANCE = 1e-9;

/** What is asked; `one` is spoken to, `other` is asked about. */
type Asked = 'about' | 'who' | 'accuse' | 'self' | 'deal';
const WORDING: Readonly<Record<Asked, (one: Seat, other: Seat) => string>> = {
  about: (one, other) => `${one}号，你觉得${other}号是什么身份？`,
  who: (one) => `${one}号，你看谁最像反贼？`,
  accuse: (_, other) => `我看${other}号是反贼`,
  self: (one) => `${one}号，你是什么身份？`,
  deal: (one) => `${one}号，这轮你别打我，我也不打你`,
};

/** Two lines a turn: one for a judgement, one for something else. */
const ROUNDS_OF_LINES: readonly (readonly Asked[])[] = [
  ['about', 'accuse'],
  ['who', 'self'],
  ['about', 'deal'],
];

/** @param roles as the AIs believe that they were dealt: the truth, or another deal for comparison */
export function hearGame(game: RecordedGame, roles: Truth): HeardGame | null {
  const { recording, seed, truth } = game;
  const { players } = recording.header;
  const me = players[seed % players.length]!.seat;
  const words: Word[] = [];
  const moments: Moment[] = [];
  let asking: { readonly what: Asked; readonly other: Seat } | null = null;
  const table: RecordedTable = openTable({
    recording: dealt(recording, roles),
    me,
    language: 'zh',
    seed: recording.header.seed,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS, parameters: shippedParameters() },
    settings: { quietOnMyTurn: false },
    onSaid: (said) => words.push(...wordsOf(said, said.answers === null ? null : asking, table, me)),
  });
  const { belief, conversation } = table;
  if (!belief) return null;
  const promised = new Set<string>();
  let round = 1;
  for (const { event } of recording.entries) {
    if (event?.type !== 'turn') continue;
    table.playTo(event.n);
    words.push(...promisesKept(table, me, promised));
    const now = conversation.scene.table.round;
    if (now > LAST_ROUND + 1 || belief.refused !== null) break;
    if (now !== round) moments.push(momentOf(belief, now - 1, words.length));
    round = now;
    for (const what of ROUNDS_OF_LINES[event.n % ROUNDS_OF_LINES.length]!) {
      const others = living(conversation.scene).filter(({ seat }) => seat !== me);
      if (conversation.scene.table.bySeat.get(me)?.alive !== true) break;
      const one = others[Math.floor(draw(seed, 'one', what, event.n) * others.length)];
      const hidden = others.filter(
        ({ seat, revealed }) => revealed === null && (what === 'accuse' || seat !== one?.seat),
      );
      const other = hidden[Math.floor(draw(seed, 'other', what, event.n) * hidden.length)];
      if (!one || !other) break;
      asking = { what, other: other.seat };
      table.say(WORDING[what](one.seat, other.seat));
    }
  }
  const { worlds } = belief;
  return {
    game: game.name,
    seed,
    seats: worlds.seats.length,
    roles: worlds.seats.map((seat) => roleNumber(truth[seat]!)),
    worlds: worlds.roles,
    words,
    moments,
  };
}

function momentOf({ grid, weights, worlds, scene }: Belief, round: number, words: number): Moment {
  const chances = new Float64Array(worlds.count);
  let total = 0;
  for (let i = 0; i < grid.count; i++) total += weights[i]!;
  for (let i = 0; i < grid.count; i++) chances[grid.worlds[i]!] = weights[i]! / total;
  const hidden = scene.players.flatMap(({ alive, revealed }, index) => (alive && revealed === null ? [index] : []));
  return { round, words, chances, hidden };
}

/** Everything that is said in one utterance. */
function wordsOf(
  said: Utterance,
  asked: { readonly what: Asked; readonly other: Seat } | null,
  table: RecordedTable,
  me: Seat,
): Word[] {
  const { belief, conversation } = table;
  const { scene } = conversation;
  if (!belief) return [];
  const indexOf = (seat: Seat): number => belief.worlds.seats.indexOf(seat);
  const option = (name: string, seat: Seat | null): Option => optionOf(name, seat, belief, table);
  const word = (kind: Kind, about: Seat, names: readonly string[], name: string): Word[] => {
    const chosen = names.indexOf(name);
    const options = names.map((one) => option(one, about));
    return chosen < 0 ? [] : [{ kind, speaker: indexOf(said.speaker), options, chosen }];
  };
  const { move, about, role } = said.content;
  const claims = claimsIn(readLine(said.text), { scene, speaker: said.speaker, you: said.to });
  const told = role ?? claims.find((claim) => claim.about === about && !claim.denied)?.role;
  const called = move === 'unsure' ? 'unsure' : (told ?? null);
  const own = claims.filter((claim) => claim.about === said.speaker);
  const declared = own.flatMap((claim) => word('declared', said.speaker, CLAIMED, claimed(claim)));
  switch (asked?.what) {
    case 'about': {
      const weighed = weighAnswer(conversation, said);
      return weighed?.answer ? word('about', weighed.about, CALLED, weighed.answer.called) : [];
    }
    case 'who': {
      const free = living(scene).filter(({ seat, revealed }) => seat !== said.speaker && revealed === null);
      const options = [option('nobody', null), ...free.map(({ seat }) => option('named', seat))];
      const chosen = about === undefined ? 0 : 1 + free.findIndex(({ seat }) => seat === about);
      const whom: Word = { kind: 'whom', speaker: indexOf(said.speaker), options, chosen };
      if (called === null || (about !== undefined && chosen === 0)) return [];
      return [whom, ...(about === undefined ? [] : word('who', about, CALLED, called))];
    }
    case 'accuse':
      return said.speaker === asked.other ? word('self', said.speaker, REBUTTED, countered(said, me)) : [];
    case 'self':
      return [...declared, ...word('self', said.speaker, REBUTTED, countered(said, me))];
    case 'deal':
      return word('deal', me, ['accept', 'refuse', 'bargain'], move);
    default:
      return [
        ...declared,
        ...claims.flatMap((claim) =>
          claim.about === said.speaker ? [] : word('unasked', claim.about, CLAIMED, claimed(claim)),
        ),
      ];
  }
}

const CLAIMED = ['zhong', 'fan', 'nei'];
const REBUTTED = ['speaks', 'counters'];
const countered = ({ content }: Utterance, me: Seat): string =>
  content.move === 'accuse' || (content.about === me && content.role === 'fan') ? 'counters' : 'speaks';
const claimed = ({ role, denied }: PublicClaim): string =>
  denied ? (role === 'fan' || role === 'nei' ? 'zhong' : 'fan') : role;

function optionOf(name: string, seat: Seat | null, belief: Belief, { conversation }: RecordedTable): Option {
  const chances = seat === null ? null : beliefOf(belief, null, seat);
  if (seat === null || !chances) return { name, about: -1, look: 'unknown', odds: 0 };
  const { scene, publicly } = conversation;
  const odds = Math.log((chances.fan + LEAST_CHANCE) / (1 - chances.fan + LEAST_CHANCE));
  return {
    name,
    about: belief.worlds.seats.indexOf(seat),
    look: seatOf(scene, seat)?.revealed == null ? lookOf(publicly(seat)) : 'open',
    odds: clamp(odds, -MOST_ODDS, MOST_ODDS),
  };
}

/** Promises of AIs to the person that have been decided since. */
function promisesKept(table: RecordedTable, me: Seat, told: Set<string>): Word[] {
  const { conversation, belief } = table;
  if (!belief) return [];
  return conversation.talk
    .memory()
    .promises.all()
    .flatMap(({ by, heardBy, state, turn, undertaking: { what, to } }): Word[] => {
      const key = `${by} ${turn} ${what} ${to}`;
      if (by === me || heardBy !== me || (state !== 'kept' && state !== 'broken') || told.has(key)) return [];
      told.add(key);
      const options = ['kept', 'broken'].map((name) => optionOf(name, to, belief, table));
      return [{ kind: 'kept', speaker: belief.worlds.seats.indexOf(by), options, chosen: state === 'kept' ? 0 : 1 }];
    });
}
