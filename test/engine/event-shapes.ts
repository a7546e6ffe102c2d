/** What events look like to a global skill, for the double and the real engine alike; the listener is self-contained. */
import type { Game, GameEvent, Get, Lib, Player } from '../../src/engine/noname';

/** By trigger, what the adapter reads of its event. */
export const READ: Readonly<Record<string, readonly string[]>> = {
  gameStart: [],
  roundStart: [],
  phaseBegin: ['player'],
  useCard: ['player', 'card'],
  useCardToTargeted: ['player', 'card', 'targets', 'skill'],
  useSkill: ['player', 'skill', 'targets'],
  logSkillBegin: ['player', 'skill', 'targets', 'log_event'],
  logSkill: ['player', 'skill', 'targets', 'log_event'],
  rewriteDiscardResult: ['player', 'target', 'cards'],
  rewriteGainResult: ['player', 'target', 'cards'],
  damageEnd: ['player', 'source', 'card', 'num'],
  recoverEnd: ['player', 'source', 'card', 'num'],
  gainEnd: ['player', 'giver', 'cards'],
  drawEnd: ['player', 'num'],
  dieBegin: ['player', 'source'],
  dieAfter: ['player', 'source'],
};

export interface Shape {
  events: number;
  /** How many different players it was asked for, by count of events. */
  seats: Record<number, number>;
  /** By field, how often it held what. */
  fields: Record<string, Record<string, number>>;
  /** Things that should never be, by name. */
  odd: Record<string, number>;
}

export type Shapes = Record<string, Shape>;

interface Listening {
  lib: Lib;
  game: Game;
  get: Get;
}

/** Registers a global skill that notes every event; the answer is filled while the game runs, and closed by calling it. */
export function listenForShapes(
  { lib, game, get }: Listening,
  read: Readonly<Record<string, readonly string[]>>,
): () => Shapes {
  const shapes: Shapes = {};
  const asked: Record<string, Map<GameEvent, Set<Player>>> = {};
  const begun = new Set<unknown>();
  const kindOf = (value: unknown): string => {
    if (value === undefined || value === null) return 'none';
    if (Array.isArray(value)) return 'array';
    if (typeof value !== 'object') return typeof value;
    return 'playerid' in value ? 'player' : 'object';
  };
  const oddities: Record<string, (event: GameEvent) => boolean> = {
    'useCardToTargeted outside a useCard': (event) => event.getParent()?.name !== 'useCard',
    'useCard of wuxie outside a _wuxie': (event) =>
      event.card?.name === 'wuxie' && event.getParent()?.name !== '_wuxie',
    'useCard of wuxie with targets': (event) =>
      event.card?.name === 'wuxie' && Array.isArray(event.targets) && event.targets.length > 0,
    'useCard of wuxie whose map lacks state or card': (event) => {
      const map = event.card?.name === 'wuxie' ? event.getParent()?._info_map : undefined;
      return map !== undefined && (Math.abs(map.state) !== 1 || typeof map.card.name !== 'string');
    },
    'useCard of wuxie against wuxie without the layer five levels up': (event) => {
      const around = event.card?.name === 'wuxie' ? event.getParent() : undefined;
      return around?._info_map?.card.name === 'wuxie' && around.getParent(5)?.name !== '_wuxie';
    },
    'logSkill that was not begun': (event) => !begun.has(event.log_event),
    'rewriteDiscardResult of a card that lies nowhere': (event) =>
      (event.cards ?? []).some((card) => !'hej'.includes(get.position(card))),
    'rewriteGainResult of a card that lies nowhere': (event) =>
      (event.cards ?? []).some((card) => !'hej'.includes(get.position(card))),
    'damageEnd of no damage': (event) => !((event.num ?? 0) > 0),
    'recoverEnd of no healing': (event) => !((event.num ?? 0) > 0),
    'dieAfter of somebody alive or hidden': (event) =>
      event.player?.isDead() !== true || event.player.identityShown !== true,
  };
  lib.skill['zz_shapes'] = {
    trigger: { global: Object.keys(read) },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    forceDie: true,
    forceOut: true,
    firstDo: true,
    filter(event: GameEvent, player: Player, name: string) {
      const events = (asked[name] ??= new Map<GameEvent, Set<Player>>());
      const players = events.get(event);
      if (players) {
        players.add(player);
        return false;
      }
      events.set(event, new Set([player]));
      const shape = (shapes[name] ??= { events: 0, seats: {}, fields: {}, odd: {} });
      shape.events += 1;
      for (const field of read[name] ?? []) {
        const kinds = (shape.fields[field] ??= {});
        const kind = kindOf((event as unknown as Record<string, unknown>)[field]);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
      }
      if (name === 'logSkillBegin') begun.add(event.log_event);
      for (const [odd, holds] of Object.entries(oddities)) {
        if (odd.split(' ')[0] === name && holds(event)) shape.odd[odd] = (shape.odd[odd] ?? 0) + 1;
      }
      return false;
    },
    content: () => Promise.resolve(),
  };
  game.addGlobalSkill('zz_shapes');
  return () => {
    for (const [name, events] of Object.entries(asked)) {
      for (const players of events.values()) {
        const shape = shapes[name];
        if (shape) shape.seats[players.size] = (shape.seats[players.size] ?? 0) + 1;
      }
    }
    return shapes;
  };
}
