/** A player of the engine double. The role lies in a private field, so that reads of `identity` by others can be counted. */
import type { Card, Player } from '../../src/engine/noname';

export type Identity = 'zhu' | 'zhong' | 'fan' | 'nei' | 'commoner' | 'mingzhong';

/** A card with what the engine keeps in its DOM. */
export interface DoubleCard extends Card {
  /** Hand, equipment, judging area; null for none of them. */
  zone?: 'h' | 'e' | 'j' | null;
  gaintag?: string[];
}

export type Mod = (from: Player, to: Player, attitude: number) => number;

export interface DoubleAi {
  shown?: number;
  modAttitudeFrom?: Mod;
  modAttitudeTo?: Mod;
}

/** Who read `identity`: the file of the caller, where tracing is on. */
export const tracing = { on: false };

function readerOf(stack: string | undefined): string {
  const frame =
    (stack ?? '')
      .split('\n')
      .slice(1)
      .find((line) => !line.includes('double-player.ts')) ?? '';
  return /([\w-]+\.(?:test\.)?ts)/.exec(frame)?.[1] ?? frame.trim();
}

export class DoublePlayer implements Player {
  readonly name: string;
  readonly playerid: string;
  readonly dataset: { position: string };
  hp = 4;
  maxHp = 4;
  identityShown = false;
  ai: DoubleAi = {};
  storage: Player['storage'] = {};
  cards: DoubleCard[] = [];
  mad = false;
  dead = false;
  out = false;
  /** Whom the rules keep from being a target of this player. */
  outOfReach: Player[] = [];
  /** Reads of `identity` by anybody but the double itself. */
  reads: string[] = [];
  declare _trueMe?: Player;
  #role: string;

  constructor(seat: number, position: number, role: string) {
    this.name = `hero${seat}`;
    this.playerid = `id${seat}`;
    this.dataset = { position: String(position) };
    this.#role = role;
  }

  /** What the engine's own functions read. */
  static roleOf(player: Player): string {
    return asDouble(player).#role;
  }

  static deal(player: Player, role: string): void {
    asDouble(player).#role = role;
  }

  get identity(): string {
    this.reads.push(tracing.on ? readerOf(new Error('read').stack) : '');
    return this.#role;
  }

  countCards(zones: string): number {
    return this.cards.filter(({ zone }) => zone && zones.includes(zone)).length;
  }

  isDead(): boolean {
    return this.dead;
  }

  isOut(): boolean {
    return this.out;
  }

  isMad(): boolean {
    return this.mad;
  }

  /** Bubbles, as HTML; as in the engine the nickname stands beside the name in the log. */
  said: string[] = [];
  declare nickname?: string;

  say(html: string): void {
    this.said.push(`${this.name}[${String(this.nickname)}]: ${html}`);
  }

  thrown: string[] = [];

  throwEmotion(target: Player, what: string): void {
    this.thrown.push(`${what}>${target.name}`);
  }

  /** The engine's book of who showed what; the double keeps none. */
  logAi(): void {
    // Exposure moves by our rules alone.
  }

  isOnline(): boolean {
    return false;
  }

  canUse(_card: Card, target: Player): boolean {
    return !this.outOfReach.includes(target);
  }
}

/** Players of the double are all there is on its table. */
export function asDouble(player: Player | null | undefined): DoublePlayer {
  if (player instanceof DoublePlayer) return player;
  throw new Error('no player of the double');
}
