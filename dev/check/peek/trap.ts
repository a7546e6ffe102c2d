/**
 * The trap that counts who reads hidden roles, set in the running game. `setTrap` is self-contained: its text runs in the page.
 * It lies below everything else, the blindfold included: only what reaches the engine's own value counts as read.
 */

/** What happened in one game. */
export interface Trapped {
  /** Choices of an AI: the outermost `ai.basic.choose…`, or function that an event brings along to choose by. */
  decisions: number;
  /** Decisions in which a hidden role of a living other was read. */
  peeked: number;
  /** Of those, decisions in which only legality asked: `game.check` and filters, between two weighings. */
  legal: number;
  /** Reads in decisions. */
  reads: number;
  /** Reads by an evaluation that content asked for outside of a decision. */
  aside: number;
  /** Reads by where they come from, `file:line function`. */
  where: Record<string, number>;
  /** Reads outside of both by code of cards and heroes: rules, and choices that content prepares. Where, as above. */
  content: number;
  contentWhere: Record<string, number>;
  /** Decisions weighed a second time with two hidden roles exchanged, how often, and what came out otherwise. */
  exchanged: number;
  weighed: number;
  changed: number;
  /** Weighings that differ even from themselves: drawn by a chance that is not ours to hold still. */
  chance: number;
  /** Decisions that came out otherwise, by event and skill. */
  differed: Record<string, number>;
  /** Rules that went against the truth, one line each. */
  broken: string[];
  /** Deaths whose reward was looked at, dyings whose savers were asked in order, ends of the game. */
  rewards: number;
  dyings: number;
  overs: number;
}

interface Somebody {
  identity: unknown;
  identityShown?: boolean;
  storage: { dongcha?: unknown; zhibi?: unknown };
  _trueMe?: Somebody;
  isAlive(): boolean;
  getSeatNum(): number;
}

type Method = (this: unknown, ...args: never[]) => unknown;
type Methods = Record<string, Method>;

interface Memos {
  _tempCache?: unknown;
  _stepCache?: unknown;
  _rand?: unknown;
  _rand_map?: Record<string, number> | undefined;
}

interface HappeningNow extends Memos {
  name: string;
  type?: string;
  skill?: string;
  player?: Somebody;
  dying?: Somebody;
  getParent(level?: number | string): HappeningNow;
}

interface Page {
  lib: {
    skill: Record<string, { filter?: Method } & Record<string, unknown>>;
    arenaReady: (() => void)[];
    element: { Player: { prototype: object }; GameEvent: { prototype: object } };
  };
  game: { players: Somebody[]; dead: Somebody[]; zhu?: Somebody; me: Somebody; addGlobalSkill(name: string): void };
  get: object;
  ai: { basic: object };
  _status: { event: HappeningNow; auto?: boolean };
}

interface CacheClass {
  new (proxied?: object): object;
  getCacheContext(): object | undefined;
  setCacheContext(context: object | undefined): void;
}

/** `every`: one decision in so many is weighed twice; 0 for none. `load` imports a file of the engine's. */
export async function setTrap(
  engine: Page,
  every: number,
  load: (file: string) => Promise<object>,
): Promise<() => Trapped> {
  const { lib, game, get, ai, _status } = engine;
  const told: Trapped = {
    decisions: 0,
    peeked: 0,
    legal: 0,
    reads: 0,
    aside: 0,
    where: {},
    content: 0,
    contentWhere: {},
    exchanged: 0,
    weighed: 0,
    changed: 0,
    chance: 0,
    differed: {},
    broken: [],
    rewards: 0,
    dyings: 0,
    overs: 0,
  };
  let CacheContext: CacheClass | null = null;
  const truth = new Map<Somebody, unknown>();
  const own = { decision: 0, weighing: 0, evaluation: 0, off: 0 };
  /** What the running decision did: it read a role, read one while it weighed, came out otherwise when two were exchanged. */
  const seen = new Set<'role' | 'weighing' | 'otherwise'>();
  /** The exchange of the running decision; null where it is not sampled. */
  let pair: [Somebody, Somebody] | null = null;

  const asker = (): Somebody | undefined => {
    const player = _status.event.player;
    return player?._trueMe ?? player;
  };
  const isHidden = (player: Somebody, who: Somebody): boolean =>
    player !== who && player !== game.zhu && player.identityShown !== true && player.isAlive() && !knows(who, player);
  const knows = ({ storage: { dongcha, zhibi } }: Somebody, player: Somebody): boolean =>
    dongcha === player || (Array.isArray(zhibi) && zhibi.includes(player));
  const count = (into: Record<string, number>, key: string): void => {
    into[key] = (into[key] ?? 0) + 1;
  };

  function noteRead(player: Somebody): void {
    if (own.off > 0) return;
    const who = asker();
    if (!who || !isHidden(player, who)) return;
    if (own.decision === 0 && own.evaluation === 0) {
      noteContent();
      return;
    }
    if (own.decision === 0) told.aside += 1;
    else {
      told.reads += 1;
      seen.add('role');
      if (own.weighing > 0) seen.add('weighing');
    }
    count(told.where, placeOf(framesHere()[0] ?? ''));
  }

  function noteContent(): void {
    const frame = framesHere()
      .slice(0, 4)
      .find((line) => /\/(?:character|card)\//.test(line));
    if (frame === undefined) return;
    told.content += 1;
    count(told.contentWhere, placeOf(frame));
  }

  /** The engine's frames of whoever reads, innermost first. */
  const framesHere = (): string[] =>
    (new Error('read').stack ?? '').split('\n').filter((line) => /\/(?:mode|character|card|noname)\//.test(line));

  function placeOf(frame: string): string {
    const at = /(?:at (\S+) )?.*\/((?:mode|character|card|noname|extension)\/[^:?]+)[^:]*:(\d+)/.exec(frame);
    return at ? `${at[2] ?? ''}:${at[3] ?? ''} ${at[1] ?? ''}` : frame.trim();
  }

  function arm(): void {
    for (const player of [...game.players, ...game.dead]) {
      if (truth.has(player)) continue;
      truth.set(player, player.identity);
      Object.defineProperty(player, 'identity', {
        configurable: true,
        enumerable: true,
        get() {
          noteRead(player);
          return truth.get(player);
        },
        set(value: unknown) {
          truth.set(player, value);
        },
      });
    }
  }

  function wrap(holder: object, name: string, make: (method: Method) => Method): void {
    const methods = holder as Methods;
    const method = methods[name];
    if (typeof method === 'function') methods[name] = make(method);
  }

  const within = (method: Method, key: 'evaluation' | 'off' | 'weighing'): Method =>
    function (...args) {
      own[key] += 1;
      try {
        return method.apply(this, args);
      } finally {
        own[key] -= 1;
      }
    };

  /** Two hidden others of different roles, drawn by the count of decisions; null where there are none. */
  function drawPair(): [Somebody, Somebody] | null {
    const who = asker();
    if (!who || every === 0 || told.decisions % every !== 0) return null;
    const hidden = game.players.filter((player) => isHidden(player, who));
    const pairs = hidden.flatMap((one, i) =>
      hidden
        .slice(i + 1)
        .flatMap((other): [Somebody, Somebody][] => (truth.get(one) === truth.get(other) ? [] : [[one, other]])),
    );
    return pairs[(told.decisions / every) % Math.max(1, pairs.length)] ?? null;
  }

  function exchange([one, other]: [Somebody, Somebody]): void {
    const role = truth.get(one);
    // As anybody would write it: through whatever lies above.
    one.identity = truth.get(other);
    other.identity = role;
  }

  /** What an event remembers of a weighing: memos, and what chance said. */
  const memosOf = ({ _tempCache, _stepCache, _rand, _rand_map }: HappeningNow): Memos => ({
    _tempCache,
    _stepCache,
    _rand,
    _rand_map: _rand_map && { ..._rand_map },
  });

  /** One weighing from the same beginnings: memos empty, chance the same. Leaves the event as it was before. */
  function afresh(weigh: () => unknown, seed: number): { value: unknown; left: Memos } {
    const { event } = _status;
    const context = CacheContext?.getCacheContext();
    const { random } = Math;
    const before = memosOf(event);
    let state = seed;
    Math.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 0) / 4294967296;
    };
    Object.assign(event, memosOf(event), { _tempCache: undefined, _stepCache: undefined });
    if (CacheContext && context) CacheContext.setCacheContext(new CacheContext(engine));
    try {
      return { value: weigh(), left: memosOf(event) };
    } catch (error) {
      return { value: `threw ${String(error)}`, left: before };
    } finally {
      Math.random = random;
      Object.assign(event, before);
      if (context) CacheContext?.setCacheContext(context);
    }
  }

  function weighTwice(weigh: () => unknown): unknown {
    if (pair === null) return weigh();
    const swapped = pair;
    told.weighed += 1;
    const seed = told.weighed;
    const first = afresh(weigh, seed);
    own.off += 1;
    let second: unknown;
    try {
      exchange(swapped);
      second = afresh(weigh, seed).value;
    } finally {
      exchange(swapped);
      own.off -= 1;
    }
    if (typeof first.value !== 'object' && !Object.is(first.value, second)) {
      // 1.10.9's sandbox has a chance of its own: what differs from itself tells nothing.
      if (Object.is(first.value, afresh(weigh, seed).value)) seen.add('otherwise');
      else told.chance += 1;
    }
    if (typeof first.value === 'string' && first.value.startsWith('threw ')) return weigh();
    // Chance stays what it was for the rest of the event.
    const { _rand, _rand_map } = first.left;
    Object.assign(_status.event, { _rand, _rand_map });
    return first.value;
  }

  function decide(method: () => unknown, sampled: boolean): unknown {
    if (own.decision > 0) return method();
    told.decisions += 1;
    seen.clear();
    pair = sampled ? drawPair() : null;
    own.decision += 1;
    const { event } = _status;
    try {
      return method();
    } finally {
      own.decision -= 1;
      if (seen.has('role')) told.peeked += 1;
      if (seen.has('role') && !seen.has('weighing')) told.legal += 1;
      if (pair) {
        told.exchanged += 1;
        if (seen.has('otherwise')) {
          told.changed += 1;
          count(told.differed, `${event.name} ${event.skill ?? event.getParent().name}`);
        }
      }
      pair = null;
    }
  }

  const choosing = (method: Method): Method =>
    function (check: unknown, ...rest: never[]) {
      const weigh =
        typeof check === 'function'
          ? within(function (this: unknown, ...args: never[]) {
              return weighTwice(() => (check as Method).apply(this, args));
            }, 'weighing')
          : check;
      return decide(() => (method as (...all: unknown[]) => unknown).call(this, weigh, ...rest), true);
    };

  /** Skills choose yes, no or a word without any loop. */
  function bring(event: HappeningNow & Record<string, unknown>): void {
    const sampled = event.name === 'chooseBool' || event.name === 'chooseControl';
    for (const name of ['ai', 'processAI', 'aiCard']) {
      const choose = event[name];
      if (typeof choose !== 'function') continue;
      event[name] = function (this: unknown, ...args: never[]) {
        if (own.decision > 0) return (choose as Method).apply(this, args);
        const weigh = within(() => weighTwice(() => (choose as Method).apply(this, args)), 'weighing');
        return decide(() => weigh(), sampled && name === 'ai');
      };
    }
  }

  // ---- rules, against the truth -------------------------------------------------------------------------------------
  const side = (role: unknown): string =>
    role === 'zhu' || role === 'zhong' || role === 'mingzhong' ? 'zhu' : String(role);
  const savers = new Map<object, Somebody[]>();

  function noteSaver(event: HappeningNow): void {
    const dying = event.getParent('dying') as object;
    const { player } = event;
    if (event.type !== 'dying' || !player) return;
    const asked = savers.get(dying) ?? [];
    if (asked.length === 0) told.dyings += 1;
    savers.set(dying, asked);
    if (asked[asked.length - 1] !== player) asked.push(player);
    // Playing order from the first who was asked: seats grow, with one step back to the beginning at most.
    const seats = asked.map((one) => one.getSeatNum());
    const back = seats.filter((seat, i) => i > 0 && seat < (seats[i - 1] ?? 0)).length;
    const last = seats[seats.length - 1] ?? 0;
    if (back > 1 || (back === 1 && last > (seats[0] ?? 0)))
      told.broken.push(`savers asked in the order ${seats.join(' ')}`);
  }

  function watchRewards(): void {
    const prototype = lib.element.Player.prototype as Methods;
    let rewarded: string[] | null = null;
    for (const name of ['draw', 'discard'] as const) {
      wrap(
        prototype,
        name,
        (method) =>
          function (...args) {
            rewarded?.push(name === 'draw' ? `draw ${String(args[0])}` : 'discard');
            return method.apply(this, args);
          },
      );
    }
    wrap(
      prototype,
      'dieAfter2',
      (method) =>
        function (...args) {
          const [source] = args as unknown as [Somebody | undefined];
          const role = truth.get(this as Somebody);
          const expected =
            role === 'fan' && source
              ? 'draw 3'
              : role === 'zhong' && source && truth.get(source) === 'zhu' && source === game.zhu
                ? 'discard'
                : '';
          rewarded = [];
          try {
            return method.apply(this, args);
          } finally {
            told.rewards += 1;
            if (rewarded.join() !== expected)
              told.broken.push(`${String(role)} died: ${rewarded.join()}, not ${expected}`);
            rewarded = null;
          }
        },
    );
  }

  function watchEnd(): void {
    wrap(
      game,
      'over',
      (method) =>
        function (...args) {
          if (told.overs++ === 0) {
            const alive = game.players.filter((player) => player.isAlive());
            const lord = game.zhu?.isAlive() === true;
            const winner = lord ? 'zhu' : alive.length === 1 && truth.get(alive[0]!) === 'nei' ? 'nei' : 'fan';
            if (lord && alive.some((player) => side(truth.get(player)) !== 'zhu'))
              told.broken.push('the lord won although an enemy lived');
            const [result] = args as unknown[];
            const mine = side(truth.get(game.me._trueMe ?? game.me)) === winner;
            if (typeof result === 'boolean' && result !== mine)
              told.broken.push(`${winner} won, and the person was told ${String(result)}`);
          }
          return method.apply(this, args);
        },
    );
  }

  lib.arenaReady.push(() => {
    for (const name of ['chooseButton', 'chooseCard', 'chooseTarget']) wrap(ai.basic, name, choosing);
    for (const name of ['effect', 'effect_use', 'result', 'order', 'value', 'useful', 'threaten'])
      wrap(get, name, (method) => within(method, 'evaluation'));
    wrap(lib.element.Player.prototype, 'logAi', (method) => within(method, 'off'));
    wrap(
      lib.element.GameEvent.prototype,
      'trigger',
      (method) =>
        function (...args) {
          const [name] = args as unknown as [string];
          if (name.endsWith('Begin')) bring(this as HappeningNow & Record<string, unknown>);
          if (name === 'chooseToUseBegin') noteSaver(this as HappeningNow);
          return method.apply(this, args);
        },
    );
    watchRewards();
    watchEnd();
  });
  let begun = false;
  lib.skill['zz_peek'] = {
    trigger: { global: ['gameStart', 'phaseBefore'] },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    firstDo: true,
    // Before our own listener, so that the trap lies below it.
    priority: 1000,
    filter() {
      arm();
      const listener = lib.skill['slqj_chayan_observe'];
      if (!begun && listener?.filter) listener.filter = within(listener.filter, 'off');
      begun = true;
      return false;
    },
    async content() {
      // Never reached.
    },
  };
  game.addGlobalSkill('zz_peek');
  // The arena does not wait for this; decisions do not begin before it is there.
  ({ CacheContext } = (await load('/noname/library/cache/cacheContext.js')) as { CacheContext: CacheClass });
  return () => told;
}

/** The trap as the probe's `setup`. Strict, as the engine's modules are: 1.10.9 lets no `this` that is the page into its sandbox. */
export const trapSetup = (every: number): string =>
  `async (engine) => { 'use strict';
    globalThis.zzPeek = await (${setTrap.toString()})(engine, ${every}, (file) => import(location.origin + file)); }`;
/** Reads it when the game is over. */
export const TRAP_INSPECT = '() => globalThis.zzPeek()';
