/** Reference transcription, continued: the fold over a recorded game of format 1 (§R1, §L6). */
import { attitude } from './attitude';
import { applyEvent, newContext } from './events';
import type {
  ConsensusReason,
  GuessedIdentity,
  GuessReason,
  PersonaName,
  RefDelta,
  RefEvent,
  RefMind,
  RefSeat,
  RefTable,
  Role,
} from './model';
import { consensus, guess, PERSONAS } from './reference';

export interface RefReplayOptions {
  /** `--persona`: one for all. Otherwise the header's; otherwise `personaOf`, which stands for the draw from the seed. */
  persona?: string;
  personaOf?: (seat: number) => string;
  /** §A8: 'zero', or the first impression that `observer` has of `target` (the draw from the seed). */
  impression: 'zero' | ((observer: number, target: number) => number);
}

export interface RefEventLine {
  seq: number;
  event: object;
  deltas: RefDelta[];
}
export interface RefGuessLine {
  target: number;
  consensus: { identity: GuessedIdentity; confidence: number; reason: ConsensusReason };
  byObserver: Record<string, { identity: GuessedIdentity; confidence: number; reason: GuessReason }>;
}
export interface RefTurnLine {
  turn: number;
  guesses: RefGuessLine[];
  attitudes: Record<string, Record<string, number>>;
}
export type RefReplayLine = RefEventLine | RefTurnLine;

interface Header {
  players: { seat: number; hp: number; maxHp: number }[];
  lord: number;
  deck?: { fan?: number };
  me?: number | null;
  personas?: Record<string, string>;
}

/** The events that change anything; the other public ones are passed through with no deltas. */
const FOLDED = new Set(['card', 'skill', 'zone', 'wuxie', 'damage', 'heal', 'turn', 'round', 'shown', 'reveal', 'die']);
const PUBLIC = new Set([...FOLDED, 'give', 'draw', 'chat', 'over']);

function typeOf(line: object): string {
  return 'type' in line && typeof line.type === 'string' ? line.type : '';
}

function isFolded(line: object): line is RefEvent {
  return FOLDED.has(typeOf(line));
}

function asRole(name: string | undefined): Role | null {
  if (name === 'mingzhong') return 'zhong'; // §N2.17: the lord's side = zhu, zhong, mingzhong
  return name === 'zhu' || name === 'zhong' || name === 'fan' || name === 'nei' ? name : null;
}

/** The true roles: the truth line, else what death or a reveal told later on. */
function rolesOf(lines: object[], lord: number): Map<number, Role> {
  const roles = new Map<number, Role>();
  for (const line of lines) {
    if (!isFolded(line) || (line.type !== 'reveal' && line.type !== 'die')) continue;
    const role = asRole(line.role);
    if (role !== null && !roles.has(line.seat)) roles.set(line.seat, role);
  }
  const truth = lines.find((line) => typeOf(line) === 'truth') as { roles?: Record<string, string> } | undefined;
  for (const [seat, name] of Object.entries(truth?.roles ?? {})) {
    const role = asRole(name);
    if (role !== null) roles.set(Number(seat), role);
  }
  roles.set(lord, 'zhu');
  return roles;
}

function isPersonaName(name: string): name is PersonaName {
  return Object.hasOwn(PERSONAS, name);
}

function mindOf(seat: number, header: Header, options: RefReplayOptions): RefMind {
  const name = options.persona ?? header.personas?.[String(seat)] ?? options.personaOf?.(seat);
  if (name === undefined) throw new Error(`seat ${seat} has no persona`);
  if (!isPersonaName(name)) throw new Error(`${name} is no persona`);
  const firstImpression: Record<string, number> = {};
  for (const other of header.players) {
    if (other.seat === seat) continue;
    firstImpression[String(other.seat)] = options.impression === 'zero' ? 0 : options.impression(seat, other.seat);
  }
  return {
    persona: { name, traits: { ...PERSONAS[name] } },
    memory: { firstImpression, evidence: {}, grudge: {}, zhuSignal: {}, zhuHelp: {}, zhuHarm: {} },
    runtime: { turnsTaken: 0 },
  };
}

/** The table as the first line leaves it. Before the first turn nothing is known of the hands: 0. */
export function openTable(lines: object[], options: RefReplayOptions): RefTable {
  const first = lines[0];
  if (first === undefined || typeOf(first) !== 'game') throw new Error('the first line is no game line');
  const header = first as unknown as Header;
  const roles = rolesOf(lines, header.lord);
  const seats = header.players.map(({ seat, hp, maxHp }): RefSeat => {
    const role = roles.get(seat);
    if (role === undefined) throw new Error(`the role of seat ${seat} is nowhere in the file`);
    return {
      seat,
      role,
      revealed: seat === header.lord,
      alive: true,
      shown: 0,
      hp,
      maxHp,
      turnHp: hp,
      turnHand: 0,
      human: header.me === seat,
      mind: mindOf(seat, header, options),
    };
  });
  seats.sort((a, b) => a.seat - b.seat);
  return { seats, lord: header.lord, round: 1, deckFan: header.deck?.fan ?? null };
}

/** §L6: guesses for every seat, byObserver for every other seat, attitudes for every ordered pair */
export function summary(table: RefTable, turn: number): RefTurnLine {
  const guesses = table.seats.map(({ seat: target }): RefGuessLine => {
    const { identity, confidence, reason } = consensus(table, target, { soft: true });
    const byObserver: RefGuessLine['byObserver'] = {};
    for (const { seat: observer } of table.seats) {
      if (observer === target) continue;
      const own = guess(table, observer, target, { soft: true });
      byObserver[String(observer)] = { identity: own.identity, confidence: own.confidence, reason: own.reason };
    }
    return { target, consensus: { identity, confidence, reason }, byObserver };
  });
  const attitudes: RefTurnLine['attitudes'] = {};
  for (const { seat: from } of table.seats) {
    const row: Record<string, number> = {};
    for (const { seat: to } of table.seats) {
      if (from !== to) row[String(to)] = attitude(table, from, to).value;
    }
    attitudes[String(from)] = row;
  }
  return { turn, guesses, attitudes };
}

export function referenceReplay(lines: object[], options: RefReplayOptions): RefReplayLine[] {
  const table = openTable(lines, options);
  const context = newContext();
  const out: RefReplayLine[] = [];
  let seq = 0;
  let openTurn: number | null = null;
  const endTurn = (): void => {
    if (openTurn !== null) out.push(summary(table, openTurn));
    openTurn = null;
  };

  for (const line of lines.slice(1)) {
    const type = typeOf(line);
    if (!PUBLIC.has(type)) continue;
    if (type === 'turn' || type === 'round' || type === 'over') endTurn();
    seq += 1;
    const deltas = isFolded(line) ? applyEvent(table, context, line) : [];
    out.push({ seq, event: line, deltas });
    if (isFolded(line) && line.type === 'turn') openTurn = line.n;
  }
  endTurn();
  return out;
}
