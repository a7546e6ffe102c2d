/**
 * What our adapter relies on in the engine, one self-contained function each: nothing from outside is used, so that
 * the text of a function runs in the real engine as it runs here on the double. Each leaves the engine as it was.
 */
import type { AttitudeFunction, Engine, Game, GameEvent, Get, Lib, Player, Status } from '../../src/engine/noname';

/** An engine with the few members that only the checks look at. */
export interface ContractEngine extends Engine {
  lib: Lib & {
    skill: Record<string, object> & { global: string[] };
    hookmap: Record<string, boolean>;
    hook: { globalskill: Record<string, string[]> };
  };
  game: Game;
  get: Get & { realAttitude(from: Player, to: Player): number };
  _status: Status & { event: GameEvent };
  /** Runs something as one AI decision, in which the engine remembers attitudes. */
  decide<T>(decision: () => T): T;
}

/** True, or what was found instead. */
export type Check = (engine: ContractEngine) => true | string;

export const CHECKS: Readonly<Record<string, Check>> = {
  'a missing side is met with 0': ({ game, get }) => {
    const [a] = game.players;
    const seen = [get.attitude(a, null), get.attitude(undefined, a), get.attitude(null, null)];
    return seen.every((value) => value === 0) || JSON.stringify(seen);
  },

  'the mode mixes rawAttitude in as an own property': ({ get }) =>
    Object.prototype.hasOwnProperty.call(get, 'rawAttitude') || 'it is inherited',

  'attitude is a method of the class, or a static of the class that get is': ({ get }) => {
    const own = Object.getOwnPropertyDescriptor(get, 'attitude');
    if (typeof get === 'function') return own?.configurable === true || 'no own static';
    const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(get), 'attitude');
    return (own === undefined && typeof inherited?.value === 'function') || 'no method of the prototype';
  },

  'attitude asks the own rawAttitude, and hands every argument on': ({ game, get }) => {
    const [a, b] = game.players as [Player, Player];
    const before = get.rawAttitude;
    const calls: [boolean, unknown[]][] = [];
    get.rawAttitude = function (this: Get, ...args: Parameters<AttitudeFunction>) {
      calls.push([this === get, args]);
      return 7;
    };
    const answer = get.attitude(a, b, 'third', 4);
    get.rawAttitude = before;
    const [itself, [from, to, third, fourth, ...rest]] = calls[0] ?? [false, []];
    if (answer !== 7 || calls.length !== 1) return `${answer} after ${calls.length} calls`;
    if (from !== a || to !== b || third !== 'third' || fourth !== 4 || rest.length > 0) return 'other arguments';
    return itself || 'another this';
  },

  'an own attitude is honoured and can be deleted or put back': ({ game, get }) => {
    const [a, b] = game.players;
    const before = Object.getOwnPropertyDescriptor(get, 'attitude');
    const standing = get.attitude;
    get.attitude = () => 42;
    const answer = get.attitude(a, b);
    if (before) Object.defineProperty(get, 'attitude', before);
    else delete (get as Partial<Get>).attitude;
    return (answer === 42 && get.attitude === standing) || `${answer}`;
  },

  'within a decision equal arguments are asked once, and a third argument is asked apart': ({ game, get, decide }) => {
    const [a, b] = game.players;
    const before = get.rawAttitude;
    let calls = 0;
    get.rawAttitude = () => ++calls;
    const inside = decide(() => [get.attitude(a, b), get.attitude(a, b), get.attitude(a, b, 'third'), get.attitude(b, a)]);
    const outside = [get.attitude(a, b), get.attitude(a, b)];
    get.rawAttitude = before;
    return JSON.stringify([inside, outside]) === '[[1,1,2,3],[4,5]]' || JSON.stringify([inside, outside]);
  },

  'madness turns one\'s own attitude round, and nobody befriends the mad': ({ game, get }) => {
    const hidden = game.players.filter((player) => player !== game.zhu);
    const [a, b] = hidden as [Player, Player];
    const before = get.rawAttitude;
    get.rawAttitude = () => 5;
    a.isMad = () => true;
    const seen = [get.attitude(a, b), get.attitude(b, a)];
    delete (a as Partial<Player>).isMad;
    get.rawAttitude = before;
    return (JSON.stringify(seen) === '[-5,0]' && !a.isMad()) || JSON.stringify(seen);
  },

  'modAttitudeFrom and then modAttitudeTo have the last word': ({ game, get }) => {
    type Modded = Player & { ai: Record<string, (from: Player, to: Player, attitude: number) => number> };
    const [a, b] = game.players as [Modded, Modded];
    const before = get.rawAttitude;
    get.rawAttitude = () => 5;
    a.ai['modAttitudeFrom'] = (_from, _to, attitude) => attitude + 1;
    b.ai['modAttitudeTo'] = (from, to, attitude) => attitude * 2 + get.attitude(from, to);
    const answer = get.attitude(a, b);
    delete a.ai['modAttitudeFrom'];
    delete b.ai['modAttitudeTo'];
    get.rawAttitude = before;
    // Asked from inside a mod, the engine answers without mods.
    return answer === 17 || `${answer}`;
  },

  'a possessed player feels as its _trueMe': ({ game, get }) => {
    const [a, b, c] = game.players as [Player, Player, Player];
    const before = get.rawAttitude;
    let asked: unknown;
    get.rawAttitude = (from) => {
      asked = from;
      return 1;
    };
    a._trueMe = c;
    get.attitude(a, b);
    delete a._trueMe;
    get.rawAttitude = before;
    return asked === c || 'another one was asked';
  },

  'customAttitude answers with a mean in place of all else': ({ game, get, _status }) => {
    const [a, b] = game.players;
    const before = _status.ai.customAttitude;
    _status.ai.customAttitude = [() => 4, () => undefined, () => 8];
    const answer = get.rawAttitude(a, b);
    if (before) _status.ai.customAttitude = before;
    else delete _status.ai.customAttitude;
    return answer === 6 || `${answer}`;
  },

  'a step of difficulty is 1.5 of raw attitude towards the human, and nothing towards others': ({ game, get }) => {
    const [a, b] = game.players.filter((player) => player !== game.me) as [Player, Player];
    const before = Object.getOwnPropertyDescriptor(get, 'difficulty');
    const raw = (level: number): [number, number] => {
      get.difficulty = () => level;
      return [get.rawAttitude(a, game.me), get.rawAttitude(a, b)];
    };
    const [[easyMe, easyOther], [hardMe, hardOther]] = [raw(1), raw(3)];
    if (before) Object.defineProperty(get, 'difficulty', before);
    else delete (get as Partial<Get>).difficulty;
    return (Math.abs(easyMe - hardMe - 3) < 1e-9 && easyOther === hardOther) || `${easyMe} ${hardMe} ${easyOther} ${hardOther}`;
  },

  'get.difficulty is 1, 2 or 3': ({ get }) => [1, 2, 3].includes(get.difficulty()) || `${get.difficulty()}`,

  'towards a hidden rebel the raw attitude is the real one scaled by ai.shown': ({ game, get }) => {
    const others = game.players.filter((player) => player !== game.zhu && player !== game.me);
    const rebel = others.find((player) => (player as Player & { identity: string }).identity === 'fan');
    const from = game.zhu;
    if (!rebel || !from) return 'no rebel among the others';
    const before = rebel.ai.shown ?? 0;
    const real = get.realAttitude(from, rebel);
    const seen = [0, 0.5, 0.95].map((shown) => {
      rebel.ai.shown = shown;
      return get.rawAttitude(from, rebel) - real * shown;
    });
    rebel.ai.shown = before;
    return (real < 0 && seen.every((rest) => Math.abs(rest) < 1e-9)) || `${real} ${seen.join(' ')}`;
  },

  'roles learned by 洞察 and 知彼 are felt in full': ({ game, get }) => {
    const from = game.zhu;
    const rebel = game.players.find((player) =>
      player !== game.me && (player as Player & { identity: string }).identity === 'fan');
    if (!from || !rebel) return 'no rebel among the others';
    const real = get.realAttitude(from, rebel);
    from.storage.dongcha = rebel;
    const byInsight = get.rawAttitude(from, rebel);
    delete from.storage.dongcha;
    from.storage.zhibi = [rebel];
    const byList = get.rawAttitude(from, rebel);
    delete from.storage.zhibi;
    return (real !== 0 && byInsight === real && byList === real) || `${byInsight} ${byList} ${real}`;
  },

  'addGlobalSkill registers its triggers, and removeGlobalSkill takes the skill away': ({ lib, game }) => {
    const name = 'zz_contract';
    const trigger = 'zzContractTrigger';
    lib.skill[name] = { trigger: { global: [trigger] }, filter: () => false };
    game.addGlobalSkill(name);
    const there = lib.hookmap[trigger] === true && lib.skill.global.includes(name)
      && lib.hook.globalskill[`global_${trigger}`]?.includes(name) === true;
    game.removeGlobalSkill(name);
    const gone = !lib.skill.global.includes(name) && !lib.hook.globalskill[`global_${trigger}`]?.includes(name);
    delete lib.skill[name];
    delete lib.hookmap[trigger];
    delete lib.hook.globalskill[`global_${trigger}`];
    return (there && gone) || `${there} ${gone}`;
  },

  'identityList deals as many roles as players, one of them the lord': ({ get }) => {
    for (let players = 2; players <= 10; players++) {
      const list = get.identityList(players);
      if (list.length !== players || list.filter((role) => role === 'zhu').length !== 1) return `${players}: ${list.join(' ')}`;
      if (!list.includes('fan')) return `${players}: no rebel`;
    }
    return true;
  },

  'identityList hands out a list of one\'s own': ({ get }) => {
    get.identityList(5).length = 0;
    return get.identityList(5).length === 5 || 'the list is shared';
  },

  'cards say whom they choose': ({ get }) => {
    const group = ['nanman', 'wanjian', 'taoyuan'].filter((name) => {
      try {
        return get.info({ name }).selectTarget !== -1;
      } catch {
        return name === 'nanman'; // the double has not all of them
      }
    });
    const aimed = ['sha', 'guohe', 'shunshou', 'lebu'].filter((name) => get.info({ name }).selectTarget === -1);
    const tao = get.info({ name: 'tao' });
    return (group.length === 0 && aimed.length === 0 && tao.toself === true && tao.selectTarget === -1)
      || JSON.stringify([group, aimed, tao.toself, tao.selectTarget]);
  },

  'wuxie has no target': ({ get }) => get.info({ name: 'wuxie' }).notarget === true || 'it has',

  'a card tells what it is worth to its target': ({ get }) => {
    const worths = ['sha', 'tao', 'nanman', 'lebu', 'juedou'].map((name) => {
      const { target, target_use } = get.result({ name });
      return typeof (target_use ?? target);
    });
    return worths.every((kind) => kind === 'number' || kind === 'function') || worths.join(' ');
  },

  'a result is a copy that may be written to': ({ get }) => {
    const first = get.result({ name: 'tao' });
    const { target } = first;
    first.target = 'scribbled';
    return get.result({ name: 'tao' }).target === target || 'it was shared';
  },

  'a card without ai is worth nothing, not an error': ({ lib, get }) => {
    lib.card['zz_contract'] = {};
    const result = get.result({ name: 'zz_contract' });
    delete lib.card['zz_contract'];
    return (typeof result === 'object' && Object.keys(result).length === 0) || JSON.stringify(result);
  },

  'a shown card carries a tag': ({ get }) =>
    (get.is.shownCard({ name: 'sha', gaintag: ['visible_zz'] } as { name: string })
      && !get.is.shownCard({ name: 'sha', gaintag: ['zz'] } as { name: string })
      && !get.is.shownCard({ name: 'sha' })) || 'no such tag',

  'translation gives a word for a card': ({ get }) =>
    (get.translation('sha') === '杀' && get.translation('tao') === '桃') || get.translation('sha'),

  'onover is a list of functions': ({ lib }) =>
    (Array.isArray(lib.onover) && lib.onover.every((heard) => typeof heard === 'function')) || typeof lib.onover,

  'positions are 0 … n−1, the human\'s 0': ({ game }) => {
    const positions = [...game.players, ...game.dead].map((player) => Number(player.dataset.position));
    const sorted = [...positions].sort((a, b) => a - b);
    return (sorted.every((position, i) => position === i) && Number(game.me.dataset.position) === 0) || positions.join(' ');
  },

  'the lord is shown, the others are hidden with ai.shown 0': ({ game }) => {
    const seen = game.players.map((player) => [player === game.zhu, player.identityShown === true, player.ai.shown]);
    return (game.zhu !== undefined && seen.every(([lord, open, shown]) => open === lord && shown === (lord ? 1 : 0)))
      || JSON.stringify(seen);
  },

  'an offline identity game of the normal kind': ({ game, get, _status }) =>
    (get.mode() === 'identity' && (_status.mode ?? 'normal') === 'normal' && _status.connectMode !== true
      && _status.video !== true && game.online !== true && _status.over !== true)
      || JSON.stringify([get.mode(), _status.mode, _status.connectMode, _status.video, game.online]),

  'player ids are strings, all different': ({ game }) => {
    const ids = game.players.map(({ playerid }) => playerid);
    return (ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length) || ids.join(' ');
  },

  'an event beyond the root is an empty object': ({ _status }) => {
    const beyond = [_status.event.getParent(99), _status.event.getParent('zz_contract')];
    return beyond.every((event) => typeof event === 'object' && Object.keys(event).length === 0) || 'it is something';
  },
};

export interface Names {
  lib: string[];
  game: string[];
  get: string[];
  player: string[];
}

export interface Kinds {
  lib: Record<string, string>;
  game: Record<string, string>;
  get: Record<string, string>;
  players: Record<string, string>[];
}

/** What `typeof` says of these members; self-contained like the checks. */
export function kindsOf({ lib, game, get }: ContractEngine, names: Names): Kinds {
  const kinds = (owner: object, members: readonly string[]): Record<string, string> =>
    Object.fromEntries(members.map((name) => {
      const value: unknown = (owner as Record<string, unknown>)[name];
      return [name, value === null ? 'null' : typeof value];
    }));
  return {
    lib: kinds(lib, names.lib),
    game: kinds(game, names.game),
    get: kinds(get, names.get),
    players: game.players.map((player) => kinds(player, names.player)),
  };
}

/** Every check's answer by name; a check that throws answers with its error. Self-contained but for its arguments. */
export function runChecks(engine: ContractEngine, checks: Readonly<Record<string, Check>>): Record<string, true | string> {
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => {
    try {
      return [name, check(engine)];
    } catch (error) {
      return [name, `threw ${String(error)}`];
    }
  }));
}
