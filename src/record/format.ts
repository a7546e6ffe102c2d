/**
 * Format-1 recordings as text (§R1): JSON Lines in, typed events out. Unknown types and fields are kept
 * and ignored; a damaged line ends the reading with its number and the reason.
 */
import * as v from 'valibot';
import { CALLED, LOOKS } from '../core/answer';
import type { GameHeader, PublicEvent, Seat, Via } from '../core/event';
import { isInferenceKind, type InferenceKind } from '../core/inference-kind';
import { isPersonaName, type PersonaName } from '../core/persona';
import { parseRole, type Deck, type Role } from '../core/role';
import type { GuessMark } from './guess-mark';
import { amount, count, points, role, seat, seatOrNone, SEATS_AT_MOST, worths } from './fields';
import type { Told } from './told';
import { toldField } from './told-format';

/** Bytes; a larger file is surely no recording of one game. */
export const LARGEST_FILE = 20e6;

/** Why a line cannot be read; language/notices.ts words it. */
export type DamageReason =
  | 'not_json'
  | 'not_object'
  | 'no_type'
  | 'no_header'
  | 'version'
  | 'second_header'
  | 'after_truth'
  | 'field';

export interface Damage {
  /** 1-based line of the file. */
  line: number;
  reason: DamageReason;
  /** For `field`: where it is and what is wrong; otherwise what stood there. */
  detail: string;
}

export type Truth = Readonly<Record<Seat, Role>>;

/** The parsed line as it stood in the file, unknown fields included. */
export type RawLine = Readonly<Record<string, unknown>>;

export interface Entry {
  /** Line number less one: 1 for the first line after the header. */
  seq: number;
  raw: RawLine;
  /** Null for a type that this version does not know. */
  event: PublicEvent | null;
}

export interface Recording {
  header: GameHeader;
  entries: Entry[];
  /** Read apart, never mixed with the events. */
  truth: Truth | null;
  /** What the running game told the fold beside the events; as secret as the truth. */
  told: Told | null;
  /** The person's own guesses, in order. */
  guesses: GuessMark[];
  /** The players' words for cards and skills, from our own `terms` line (docs/recording.md). */
  terms: Readonly<Record<string, string>>;
  /** Set where reading stopped early; everything before it is here. */
  damage: Damage | null;
}

const via = v.nullish(
  v.pipe(
    v.object({ card: v.nullish(v.string()), skill: v.nullish(v.string()) }),
    v.transform(({ card, skill }): Via => ({ card: card ?? undefined, skill: skill ?? undefined })),
  ),
  {},
);
const person = { seat, name: v.string(), hp: points, maxHp: points };

const deck = v.nullish(
  v.pipe(
    v.record(v.string(), v.number()),
    v.transform((cards): Deck => {
      const dealt: Partial<Record<Role, number>> = {};
      for (const [identity, n] of Object.entries(cards)) {
        const known = parseRole(identity);
        if (known) dealt[known] = (dealt[known] ?? 0) + n;
      }
      return dealt;
    }),
  ),
  null,
);

const headerSchema = v.object({
  type: v.literal('game'),
  v: v.literal(1),
  engine: v.string(),
  players: v.pipe(v.array(v.object(person)), v.minLength(2), v.maxLength(SEATS_AT_MOST)),
  lord: seat,
  deck,
  me: v.nullish(seat, null),
  seed: v.number(),
  personas: v.optional(v.record(v.string(), v.custom<PersonaName>(isPersonaName, 'unknown persona'))),
  inference: v.optional(v.custom<InferenceKind>(isInferenceKind, 'unknown inference')),
  strict: v.optional(v.boolean()),
});

const guessSchema = v.object({
  type: v.literal('guess'),
  by: seat,
  about: seat,
  role: v.nullable(role),
  turn: count,
});

const num = amount;
const EVENT_SCHEMAS = {
  round: v.object({ type: v.literal('round'), n: count }),
  turn: v.object({
    type: v.literal('turn'),
    seat,
    n: count,
    hp: v.record(v.string(), points),
    hand: v.record(v.string(), amount),
  }),
  card: v.object({
    type: v.literal('card'),
    by: seat,
    to: v.array(seat),
    card: v.string(),
    tv: worths,
    group: v.boolean(),
    legal: v.optional(v.array(seat)),
  }),
  skill: v.object({ type: v.literal('skill'), by: seat, to: v.array(seat), skill: v.string(), tv: worths }),
  zone: v.object({
    type: v.literal('zone'),
    kind: v.picklist(['discard', 'gain']),
    by: seat,
    to: seat,
    pos: v.picklist(['h', 'e', 'j']),
    card: v.nullable(v.string()),
    value: v.nullable(v.number()),
    by_card: v.string(),
    of: v.optional(count),
  }),
  wuxie: v.object({
    type: v.literal('wuxie'),
    by: seat,
    depth: count,
    about: v.object({
      by: seatOrNone,
      to: seat,
      card: v.string(),
      tv: amount,
    }),
  }),
  give: v.object({ type: v.literal('give'), by: seat, to: seat, num }),
  draw: v.object({ type: v.literal('draw'), by: seat, to: seat, num }),
  damage: v.object({ type: v.literal('damage'), by: seatOrNone, to: seat, num, via }),
  heal: v.object({ type: v.literal('heal'), by: seatOrNone, to: seat, num, via }),
  shown: v.object({ type: v.literal('shown'), seat, value: v.number() }),
  reveal: v.object({ type: v.literal('reveal'), seat, role }),
  die: v.object({ type: v.literal('die'), seat, by: seatOrNone, role }),
  revive: v.object({ type: v.literal('revive'), seat, hp: points, hidden: v.optional(v.boolean()) }),
  chat: v.object({ type: v.literal('chat'), seat, text: v.string() }),
  join: v.object({ type: v.literal('join'), ...person }),
  hand: v.object({ type: v.literal('hand'), seat: seatOrNone }),
  claim: v.object({
    type: v.literal('claim'),
    by: seat,
    about: seat,
    lean: amount,
    answer: v.optional(v.object({ called: v.picklist(CALLED), looks: v.picklist(LOOKS) })),
    pact: v.optional(v.boolean()),
    reminds: v.optional(v.object({ turn: count, to: seat })),
  }),
  gap: v.object({ type: v.literal('gap') }),
  over: v.object({ type: v.literal('over'), winner: v.string() }),
  // Core names no library, so its events are written there; a shape that drifts from its event does not type-check.
} satisfies { [Type in PublicEvent['type']]: v.GenericSchema<unknown, PublicEvent & { type: Type }> };

const truthSchema = v.object({
  type: v.literal('truth'),
  roles: v.pipe(
    v.record(v.string(), role),
    v.transform((roles): Truth => roles),
  ),
  told: toldField,
});

const termsSchema = v.object({ type: v.literal('terms'), names: v.record(v.string(), v.string()) });

/** Without a prototype: a card may be called "constructor". */
function lookUp(names: Record<string, string>): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null) as Record<string, string>, names);
}

/** Thrown inside this module only; `parseRecording` turns it into `Damage`. */
class Unreadable extends Error {
  constructor(
    readonly reason: DamageReason,
    readonly detail: string,
  ) {
    super(reason);
  }
}

function check<S extends v.GenericSchema>(schema: S, raw: RawLine): v.InferOutput<S> {
  const result = v.safeParse(schema, raw);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Unreadable('field', `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
}

function parseObject(text: string): RawLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Unreadable('not_json', error instanceof Error ? error.message : String(error));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('not_object', text.slice(0, 40));
  }
  return value as RawLine;
}

function typeOf(raw: RawLine): string {
  if (typeof raw['type'] !== 'string') throw new Unreadable('no_type', JSON.stringify(raw).slice(0, 40));
  return raw['type'];
}

function parseHeader(text: string): GameHeader {
  const raw = parseObject(text);
  if (typeOf(raw) !== 'game') throw new Unreadable('no_header', String(raw['type']));
  if (raw['v'] !== 1) throw new Unreadable('version', String(raw['v']));
  const header = check(headerSchema, raw);
  const seats = new Set(header.players.map((player) => player.seat));
  if (seats.size !== header.players.length) throw new Unreadable('field', 'players: a seat stands twice');
  for (const field of ['lord', 'me'] as const) {
    const named = header[field];
    if (named !== null && !seats.has(named)) throw new Unreadable('field', `${field}: no such seat`);
  }
  return header;
}

function parseEvent(raw: RawLine): PublicEvent | null {
  const type = typeOf(raw);
  if (type === 'game') throw new Unreadable('second_header', '');
  if (!Object.prototype.hasOwnProperty.call(EVENT_SCHEMAS, type)) return null;
  return check(EVENT_SCHEMAS[type as PublicEvent['type']], raw);
}

/** An event that stood elsewhere than in a recording; null where it is none. */
export function readEvent(value: unknown): PublicEvent | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  try {
    return parseEvent(value as RawLine);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Fields that say who did what to whom. Tables by seat (`tv`, `hp`, `hand`) may hold more than is looked up in them. */
const WHO = ['seat', 'by', 'to', 'about', 'legal', 'reminds'];

/** The seats that an event names, each with its field. */
function* seatsIn(line: object): Iterable<readonly [string, Seat]> {
  for (const [field, value] of Object.entries(line) as [string, unknown][]) {
    if (!WHO.includes(field) || value === null) continue;
    if (typeof value === 'number') yield [field, value];
    else if (Array.isArray(value)) for (const one of value as Seat[]) yield [field, one];
    else if (typeof value === 'object') yield* seatsIn(value);
  }
}

/** Whoever acts sits at the table: in the first line, or joined since. */
function checkSeats(event: PublicEvent, seats: Set<Seat>): void {
  if (event.type === 'join') seats.add(event.seat);
  for (const [field, seat] of seatsIn(event))
    if (!seats.has(seat)) throw new Unreadable('field', `${field}: no such seat ${seat}`);
}

function parseGuess(raw: RawLine, seats: ReadonlySet<Seat>): GuessMark {
  const guess = check(guessSchema, raw);
  for (const field of ['by', 'about'] as const)
    if (!seats.has(guess[field])) throw new Unreadable('field', `${field}: no such seat ${guess[field]}`);
  return guess;
}

/**
 * Reads a whole file. Blank lines are skipped. Without a readable header there is nothing to keep, so then the
 * answer is the damage alone.
 */
export function parseRecording(text: string): Recording | Damage {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  let recording: Recording | null = null;
  const seats = new Set<Seat>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      if (!recording) {
        recording = {
          header: parseHeader(line),
          entries: [],
          truth: null,
          told: null,
          guesses: [],
          terms: lookUp({}),
          damage: null,
        };
        for (const { seat } of recording.header.players) seats.add(seat);
        continue;
      }
      if (recording.truth) throw new Unreadable('after_truth', line.slice(0, 40));
      const raw = parseObject(line);
      const type = typeOf(raw);
      if (type === 'truth') {
        const { roles, told } = check(truthSchema, raw);
        recording.truth = roles;
        recording.told = told;
      } else if (type === 'terms') recording.terms = lookUp(check(termsSchema, raw).names);
      else {
        const event = parseEvent(raw);
        if (event) checkSeats(event, seats);
        else if (type === 'guess') recording.guesses.push(parseGuess(raw, seats));
        recording.entries.push({ seq: index, raw, event });
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const damage: Damage = { line: index + 1, reason: error.reason, detail: error.detail };
      if (!recording) return damage;
      recording.damage = damage;
      return recording;
    }
  }
  return recording ?? { line: 1, reason: 'no_header', detail: '' };
}

export function isDamage(result: Recording | Damage): result is Damage {
  return 'reason' in result;
}
