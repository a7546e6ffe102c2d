/** How the seats of a table are called, read once when the game begins: names never change while it lasts. */
import type { Seat } from '../../core/event';
import type { PublicTable } from '../../core/table';
import { readLine } from '../line/line';

/** One seat's names, as a read line holds them. */
export interface SeatNames {
  readonly seat: Seat;
  /** The name, and after it what players make of it: without the editions before it (界, 手杀…). In the order in which they are tried. */
  readonly calls: readonly string[];
}

/** The names at a table. */
export interface Called {
  readonly seats: readonly SeatNames[];
  /** Full and short names that mean one seat only. */
  readonly byName: ReadonlyMap<string, Seat>;
}

/** Players leave out what stands before a name, never its last two characters. */
const SHORTEST = 2;
/** Editions of a hero that players leave out when they say the name. */
const EDITION = /^(?:界|神|谋|新|旧|老|sp|手杀|十周年|ol)/i;

const HAN_ONLY = /^\p{Script=Han}+$/u;

function callsOf(read: string, others: readonly string[]): string[] {
  const units = Array.from(read.replace(/\s+/g, ''));
  const found: string[] = [];
  for (let from = 0; from + SHORTEST <= units.length; from++) {
    const part = units.slice(from).join('');
    if (from === 0 || (HAN_ONLY.test(part) && !others.some((other) => other.includes(part)))) found.push(part);
  }
  return found;
}

type Named = readonly [name: string, read: string, seat: Seat];

function namesOf(named: readonly Named[], nicknames: ReadonlyMap<string, Seat>): Map<string, Seat> {
  const found = new Map<string, Seat>();
  const shared = new Set<string>();
  const add = (written: string, seat: Seat) => {
    const name = written.trim();
    if (name.length < SHORTEST) return;
    if (found.has(name) && found.get(name) !== seat) shared.add(name);
    found.set(name, seat);
  };
  for (const [name, read, seat] of named) {
    add(read, seat);
    const short = name.replace(EDITION, '');
    if (short !== name) add(readLine(short).text, seat);
  }
  for (const [name, seat] of nicknames) add(readLine(name).text, seat);
  for (const name of shared) found.delete(name);
  return found;
}

/** Reads the names of a table. `nicknames`: other names of seats. */
export function calledAt(
  { seats }: Pick<PublicTable, 'seats'>,
  nicknames: ReadonlyMap<string, Seat> = new Map(),
): Called {
  const named = seats.map(({ seat, name }): Named => [name, readLine(name).text, seat]);
  return {
    seats: named.map(([, read, seat]) => ({
      seat,
      calls: callsOf(
        read,
        named.filter(([, , other]) => other !== seat).map(([, other]) => other),
      ),
    })),
    byName: namesOf(named, nicknames),
  };
}
