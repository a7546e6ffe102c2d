/**
 * What everybody can see of the moment an act happens in, as far as the likelihoods ask. It never reads `shown`
 * (the engine moves it by true roles) nor a recorded `tv` (skills' own functions may look at them): what an act means
 * comes from public tables.
 */
import type { GameHeader, PublicEvent, ReviveEvent, Seat } from '../event';
import { clamp } from '../number';
import type { Role } from '../role';
import { applyPublic, createTable, type PublicSeat, type PublicTable } from '../table';
import type { Sign } from './layout';
import { FAN, roleNumber, ROLES, ZHONG, ZHU, type Worlds } from './worlds';

/** Signs of cards and skills by name; what is not in them is unsure. */
export interface SignTables {
  readonly cards: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
}

export interface Scene {
  readonly table: PublicTable;
  readonly seats: readonly Seat[];
  readonly lord: number;
  readonly players: readonly PublicSeat[];
  readonly signs: SignTables;
  /** Index of a seat; a latecomer has none, nor has one whose role is not the dealt one any more. */
  readonly indexOf: Map<Seat, number>;
  /** What each looks like, −4 rebel … 4 loyal: the sum of what it did to the lord and to those who look like something. */
  readonly lean: Float64Array;
  /** Earlier harm and help, `actor · n + target`. */
  readonly harmed: Uint8Array;
  readonly helped: Uint8Array;
  /** Cards of each role among the living. */
  readonly living: Uint8Array;
  livingCount: number;
  /** Index of whose turn it is, −1 before the first and where it was not seen. */
  turnOf: number;
  /** Whether he has done harm to anybody in it. */
  harmInTurn: boolean;
}

const LEAN_BOUND = 4;
/** An act on somebody who is not formally shown says less than one on the lord. */
const HIDDEN_SHARE = 0.6;
const OFTEN = 255;

export function createScene(header: GameHeader, worlds: Worlds, signs: SignTables): Scene {
  const table = createTable(header, String);
  const { seats, lord, roles } = worlds;
  const living = new Uint8Array(ROLES);
  for (let i = 0; i < seats.length; i++) {
    const role = roles[i] ?? ZHU;
    living[role] = (living[role] ?? 0) + 1;
  }
  return {
    table,
    seats,
    lord,
    signs,
    living,
    players: seats.flatMap((seat) => table.bySeat.get(seat) ?? []),
    indexOf: new Map(seats.map((seat, i) => [seat, i])),
    lean: new Float64Array(seats.length),
    harmed: new Uint8Array(seats.length ** 2),
    helped: new Uint8Array(seats.length ** 2),
    livingCount: seats.length,
    turnOf: -1,
    harmInTurn: false,
  };
}

/** −1 for a seat that nobody introduced at the start. */
export const indexIn = (scene: Scene, seat: Seat | null | undefined): number =>
  seat === null || seat === undefined ? -1 : (scene.indexOf.get(seat) ?? -1);

export const alive = (scene: Scene, index: number): boolean => scene.players[index]?.alive === true;

/** Moves the public facts on; what an act means for its user's looks is `noteAct`'s business. */
export function moveScene(scene: Scene, event: PublicEvent): void {
  if (event.type === 'die') {
    const role = roleNumber(event.role);
    if (alive(scene, indexIn(scene, event.seat))) {
      scene.livingCount -= 1;
      if (role >= 0) scene.living[role] = Math.max(0, (scene.living[role] ?? 0) - 1);
    }
  }
  if (event.type === 'revive') comeBack(scene, event);
  applyPublic(scene.table, event);
  if (event.type === 'turn' || event.type === 'gap') {
    // Nobody knows what the owner of a turn did while nobody looked on.
    scene.turnOf = event.type === 'turn' ? indexIn(scene, event.seat) : -1;
    scene.harmInTurn = false;
  }
}

/** Alive again, with the card that its death laid open; hidden again, it may be another, and the deck says nothing of it. */
function comeBack(scene: Scene, { seat, hidden }: ReviveEvent): void {
  const index = indexIn(scene, seat);
  const shown = scene.players[index]?.revealed ?? null;
  if (index < 0 || alive(scene, index)) return;
  if (hidden === true && index !== scene.lord) {
    scene.indexOf.delete(seat);
    return;
  }
  scene.livingCount += 1;
  if (shown !== null) scene.living[roleNumber(shown)] = (scene.living[roleNumber(shown)] ?? 0) + 1;
}

/** A seat laid open before turns out to be something else now: its dealt card is out of the game, and so is the seat. */
export function leaveDeck(scene: Scene, seat: Seat, now: Role): void {
  const index = indexIn(scene, seat);
  const shown = scene.players[index]?.revealed ?? null;
  if (shown === null || shown === now) return;
  if (alive(scene, index)) {
    const role = roleNumber(shown);
    scene.livingCount -= 1;
    scene.living[role] = Math.max(0, (scene.living[role] ?? 0) - 1);
  }
  scene.indexOf.delete(seat);
}

/** What somebody looks like in public, on the lord's axis. */
export function looks(scene: Scene, index: number): number {
  const shown = scene.players[index]?.revealed;
  if (!shown) return scene.lean[index] ?? 0;
  const role = roleNumber(shown);
  if (role === ZHU || role === ZHONG) return LEAN_BOUND;
  return role === FAN ? -LEAN_BOUND : 0;
}

/** Remembers an act of a known sign, `share` of one where it had several targets. */
export function noteAct(scene: Scene, actor: number, target: number, sign: Sign, share: number): void {
  if (sign === 'unsure') return;
  const counts = sign === 'harm' ? scene.harmed : scene.helped;
  const at = actor * scene.seats.length + target;
  counts[at] = Math.min(OFTEN, (counts[at] ?? 0) + 1);
  if (sign === 'harm' && actor === scene.turnOf) scene.harmInTurn = true;
  const known = scene.players[target]?.revealed
    ? Math.sign(looks(scene, target))
    : HIDDEN_SHARE * Math.tanh(looks(scene, target));
  const moved = (scene.lean[actor] ?? 0) + (sign === 'help' ? 1 : -1) * share * known;
  scene.lean[actor] = clamp(moved, -LEAN_BOUND, LEAN_BOUND);
}
