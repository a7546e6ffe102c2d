/**
 * A stand-in for the engine: what src/engine uses, as plain as it can be, behaving as docs/engine.md says and as
 * contract-checks.ts asks of it and of the real engine alike. acts.ts plays on it.
 */
import type { Ai, Card, GameEvent, Player, TriggerFilter } from '../../src/engine/noname';
import { asDouble, DoublePlayer, type Identity } from './double-player';
import { createGet, type DoubleGet } from './double-get';
import { createCards, createSkills, createValues, createWords } from './double-packs';
import type { DoubleGame, DoubleLib, DoubleStatus, Style } from './double-world';

export type { Style };

interface GlobalSkill {
  trigger?: { global?: string | string[] };
  filter?: TriggerFilter;
  forceDie?: boolean;
}

export interface DoubleEngine {
  lib: DoubleLib;
  game: DoubleGame;
  get: DoubleGet;
  ai: Ai;
  _status: DoubleStatus;
}

export interface DoubleOptions {
  style?: Style;
  /** By seat, from the lord on. */
  roles?: readonly Identity[];
  /** Seat of the human, who sits at position 0 whoever the lord is. */
  me?: number;
  config?: Record<string, unknown>;
}

export interface Double extends DoubleEngine {
  /** By seat from the lord at the start, 1-based. */
  seat(n: number): DoublePlayer;
  everybody(): DoublePlayer[];
  /** A new event inside the running one. */
  createEvent(name: string, fields?: Partial<GameEvent>): GameEvent;
  /** Runs something as the content of an event. */
  within<T>(event: GameEvent, content: () => T): T;
  /** Asks every global skill of this trigger, once per seat, living and dead. */
  trigger(event: GameEvent, name: string): void;
  /** One AI decision: attitudes are remembered until it is made. */
  decide<T>(decision: () => T): T;
  addPlayer(role: Identity): DoublePlayer;
}

export const FIVE: readonly Identity[] = ['zhu', 'zhong', 'fan', 'fan', 'nei'];

/** As the engine's: an event that is not there is an empty object. */
function ancestor(parent: GameEvent | undefined, level: number | string): GameEvent {
  if (!parent) return {} as GameEvent;
  if (level === 1 || level === parent.name) return parent;
  return parent.getParent(typeof level === 'number' ? level - 1 : level) ?? ({} as GameEvent);
}

function createEventIn(parent: GameEvent | undefined, name: string, fields: Partial<GameEvent> = {}): GameEvent {
  return { name, getParent: (level = 1) => ancestor(parent, level), ...fields };
}

function namesOf({ trigger }: GlobalSkill): string[] {
  const names = trigger?.global ?? [];
  return typeof names === 'string' ? [names] : names;
}

/** Whose `trigger` the blindfold wraps; the double sends its triggers itself. */
class DoubleEvent {
  trigger(): void {
    // Nothing listens here.
  }
}

/** What the engine's events run; only that they are there matters. */
const createContents = (): Record<string, unknown> =>
  Object.fromEntries(
    ['phase', 'useCard', 'useSkill', 'draw', 'gain', 'damage', 'recover', 'die']
      .concat(['discardPlayerCard', 'gainPlayerCard'])
      .map((name) => [name, []]),
  );

function createLib(config: Record<string, unknown>): DoubleLib {
  return {
    version: '1.11.4.1',
    config: { mode: 'identity', difficulty: 2, extensions: ['察言观色'], ...config },
    skill: { ...createSkills(), global: [] },
    card: createCards(),
    translate: createWords(),
    values: createValues(),
    onover: [],
    element: { Player: DoublePlayer, GameEvent: DoubleEvent, content: createContents() },
    arenaReady: [],
    setScroll: (node) => node,
    hookmap: {},
    hook: { globalskill: {} },
  };
}

/** As the engine's loops: the best candidate becomes the choice where it is worth something. */
function createAi(game: DoubleGame, _status: DoubleStatus): Ai {
  const choose = (candidates: readonly object[], check: unknown): boolean => {
    const worth = candidates.map((candidate) => (check as (candidate: object) => number)(candidate));
    const top = Math.max(...worth);
    _status.event.targets = top > 0 ? [candidates[worth.indexOf(top)] as Player] : [];
    return top > 0;
  };
  const cards = (): readonly object[] => asDouble(_status.event.player).cards;
  return {
    basic: {
      chooseButton: (check) => choose(cards(), check),
      chooseCard: (check) => choose(cards(), check),
      chooseTarget: (check) => choose(game.players, check),
    },
  };
}

/** Players by position: the human at 0, the others around the table. */
function seatAll(roles: readonly Identity[], me: number): DoublePlayer[] {
  const seated = roles.map((role, i) => new DoublePlayer(i + 1, (i + 1 - me + roles.length) % roles.length, role));
  return seated.sort((a, b) => Number(a.dataset.position) - Number(b.dataset.position));
}

export function createDouble({ style = 'modern', roles = FIVE, me = 1, config = {} }: DoubleOptions = {}): Double {
  const lib = createLib(config);
  const players = seatAll(roles, me);
  const lord = players.find((player) => DoublePlayer.roleOf(player) === 'zhu') ?? players[0]!;
  const start = players.indexOf(lord);
  const inOrder = [...players.slice(start), ...players.slice(0, start)];
  for (const player of players) player.ai.shown = player === lord ? 1 : 0;
  lord.identityShown = true;
  const history: GameEvent[] = [];
  const _status: DoubleStatus = { mode: 'normal', ai: {}, event: createEventIn(undefined, 'game') };
  const game: DoubleGame = {
    players,
    dead: [],
    me: players[0]!,
    zhu: lord,
    roundNumber: 0,
    addGlobalSkill(skill) {
      const info = lib.skill[skill] as GlobalSkill | undefined;
      if (!info) return false;
      if (!lib.skill.global.includes(skill)) lib.skill.global.push(skill);
      for (const name of namesOf(info)) {
        const listening = (lib.hook.globalskill[`global_${name}`] ??= []);
        if (!listening.includes(skill)) listening.push(skill);
        lib.hookmap[name] = true;
      }
      return true;
    },
    removeGlobalSkill(skill) {
      const drop = (list: string[]): void => {
        if (list.includes(skill)) list.splice(list.indexOf(skill), 1);
      };
      drop(lib.skill.global);
      Object.values(lib.hook.globalskill).forEach(drop);
    },
    saveConfig(key, value) {
      lib.config[key] = value;
    },
    getAllGlobalHistory: (_key, filter) => history.filter(filter),
  };
  const everybody = (): DoublePlayer[] => [...game.players, ...game.dead];
  return {
    lib,
    game,
    get: createGet(style, { lib, game, _status }),
    ai: createAi(game, _status),
    _status,
    everybody,
    seat(n) {
      const player = inOrder[n - 1];
      if (!player) throw new Error(`nobody sits at ${n}`);
      return player;
    },
    createEvent(name, fields) {
      const event = createEventIn(_status.event, name, fields);
      history.push(event);
      return event;
    },
    within(event, content) {
      const before = _status.event;
      _status.event = event;
      try {
        return content();
      } finally {
        event.finished = true;
        _status.event = before;
      }
    },
    trigger(event, name) {
      if (_status.video === true || lib.hookmap[name] !== true || game.players.length === 0) return;
      const queue = everybody().flatMap((player) =>
        (lib.hook.globalskill[`global_${name}`] ?? []).map((skill) => ({ skill, player })),
      );
      for (const { skill, player } of queue) {
        const info = lib.skill[skill] as GlobalSkill | undefined;
        const listens = info && lib.skill.global.includes(skill) && namesOf(info).includes(name);
        if (!listens || (!info.forceDie && player.isDead())) continue;
        info.filter?.(event, player, name);
      }
    },
    decide(decision) {
      _status.memo = new Map();
      try {
        return decision();
      } finally {
        delete _status.memo;
      }
    },
    addPlayer(role) {
      const seats = everybody().length;
      const player = new DoublePlayer(seats + 1, seats, role);
      player.ai.shown = 0;
      game.players.push(player);
      inOrder.push(player);
      return player;
    },
  };
}

/** Exchanges the human's place, as the engine's game.swapPlayer does: positions count from whoever plays. */
export function swapPlayer({ game, everybody }: Double, player: DoublePlayer): void {
  const seats = everybody().length;
  const shift = Number(player.dataset.position);
  for (const each of everybody()) {
    each.dataset.position = String((Number(each.dataset.position) - shift + seats) % seats);
  }
  game.me = player;
}

/** A card in somebody's hand, equipment or judging area. */
export function put(
  player: Player,
  name: string,
  zone: 'h' | 'e' | 'j',
  more: Partial<Card> & { gaintag?: string[] } = {},
): Card {
  const card = { name, zone, ...more };
  asDouble(player).cards.push(card);
  return card;
}
