/**
 * Format-1 recordings as text (§R1): JSON Lines in, typed events out. Unknown types and fields are kept
 * and ignored; a damaged line ends the reading with its number and the reason.
 */
import * as v from 'valibot';
import type { GameHeader, PublicEvent, Seat } from '../core/event';
import type { Role } from '../core/role';
import type { GuessMark } from './guess-mark';
import { quoted } from './quoted';
import { EVENT_SCHEMAS, guessSchema, headerSchema, termsSchema, truthSchema } from './schemas';
import type { Told } from './told';

/** Bytes; a larger file is surely no recording of one game. */
export const LARGEST_FILE = 20e6;
/** Code points of what is quoted. */
const LONGEST_QUOTE = 40;
/** UTF-16 read as UTF-8: its mark gives two signs that stand for nothing, and every Latin letter has a zero beside it. */
const WIDE = /^(?:\uFFFD\uFFFD|[^\0]\0|\0[^\0])/;

/** Why a line cannot be read; language/notices.ts words it. */
export type DamageReason =
  | 'not_json'
  | 'not_utf8'
  | 'not_object'
  | 'no_type'
  | 'no_header'
  | 'version'
  | 'second_header'
  | 'after_truth'
  | 'field'
  | 'missing'
  | 'no_seat'
  | 'seat_twice';

export interface Damage {
  /** 1-based line of the file. */
  line: number;
  reason: DamageReason;
  /** What stood there, and where: the same in every language; empty where there is nothing to quote. */
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
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = (v.getDotPath(issue) ?? '?').slice(0, LONGEST_QUOTE);
  if (issue.received === 'undefined') throw new Unreadable('missing', where);
  throw new Unreadable('field', `${where} = ${quoted(issue.input, LONGEST_QUOTE)}`);
}

function parseObject(text: string): RawLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Unreadable('not_json', error instanceof Error ? error.message : String(error));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('not_object', text.slice(0, LONGEST_QUOTE));
  }
  return value as RawLine;
}

function typeOf(raw: RawLine): string {
  if (typeof raw['type'] !== 'string') throw new Unreadable('no_type', quoted(raw, LONGEST_QUOTE));
  return raw['type'];
}

function parseHeader(text: string): GameHeader {
  if (WIDE.test(text)) throw new Unreadable('not_utf8', '');
  const raw = parseObject(text);
  const type = typeOf(raw);
  if (type !== 'game') throw new Unreadable('no_header', quoted(type, LONGEST_QUOTE));
  if (raw['v'] !== 1) throw new Unreadable('version', quoted(raw['v'], LONGEST_QUOTE));
  const header = check(headerSchema, raw);
  const seats = new Set<Seat>();
  for (const { seat } of header.players) {
    if (seats.has(seat)) throw new Unreadable('seat_twice', String(seat));
    seats.add(seat);
  }
  for (const field of ['lord', 'me'] as const) {
    const named = header[field];
    if (named !== null && !seats.has(named)) throw new Unreadable('no_seat', `${field} = ${named}`);
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
    if (!seats.has(seat)) throw new Unreadable('no_seat', `${field} = ${seat}`);
}

function parseGuess(raw: RawLine, seats: ReadonlySet<Seat>): GuessMark {
  const guess = check(guessSchema, raw);
  for (const field of ['by', 'about'] as const)
    if (!seats.has(guess[field])) throw new Unreadable('no_seat', `${field} = ${guess[field]}`);
  return guess;
}

/**
 * Reads a whole file, and never throws. Blank lines are skipped. Without a readable header there is nothing to keep, so then the
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
      if (recording.truth) throw new Unreadable('after_truth', line.slice(0, LONGEST_QUOTE));
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
