/**
 * What our adapter relies on in the engine, one self-contained function each: nothing from outside is used, so that
 * the text of a function runs in the real engine as it runs here on the double. Each leaves the engine as it was.
 */
import { ATTITUDE_CHECKS } from './contract-attitude';
import type { Check, ContractEngine } from './contract-engine';

export type { Check };

export const CHECKS: Readonly<Record<string, Check>> = {
  ...ATTITUDE_CHECKS,

  'addGlobalSkill registers its triggers, and removeGlobalSkill takes the skill away': ({ lib, game }) => {
    const name = 'zz_contract';
    const trigger = 'zzContractTrigger';
    lib.skill[name] = { trigger: { global: [trigger] }, filter: () => false };
    game.addGlobalSkill(name);
    const there =
      lib.hookmap[trigger] === true &&
      lib.skill.global.includes(name) &&
      lib.hook.globalskill[`global_${trigger}`]?.includes(name) === true;
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
      if (list.length !== players || list.filter((role) => role === 'zhu').length !== 1)
        return `${players}: ${list.join(' ')}`;
      if (!list.includes('fan')) return `${players}: no rebel`;
    }
    return true;
  },

  "identityList hands out a list of one's own": ({ get }) => {
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
    return (
      (group.length === 0 && aimed.length === 0 && tao.toself === true && tao.selectTarget === -1) ||
      JSON.stringify([group, aimed, tao.toself, tao.selectTarget])
    );
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
    (get.is.shownCard({ name: 'sha', gaintag: ['visible_zz'] } as { name: string }) &&
      !get.is.shownCard({ name: 'sha', gaintag: ['zz'] } as { name: string }) &&
      !get.is.shownCard({ name: 'sha' })) ||
    'no such tag',

  'translation gives a word for a card': ({ get }) =>
    (get.translation('sha') === '杀' && get.translation('tao') === '桃') || get.translation('sha'),

  'onover is a list of functions': ({ lib }) =>
    (Array.isArray(lib.onover) && lib.onover.every((heard) => typeof heard === 'function')) || typeof lib.onover,

  "positions are 0 … n−1, the human's 0": ({ game }) => {
    const positions = [...game.players, ...game.dead].map((player) => Number(player.dataset.position));
    const sorted = [...positions].sort((a, b) => a - b);
    return (
      (sorted.every((position, i) => position === i) && Number(game.me.dataset.position) === 0) || positions.join(' ')
    );
  },

  'the lord is shown, the others are hidden with ai.shown 0': ({ game }) => {
    const seen = game.players.map((player) => [player === game.zhu, player.identityShown === true, player.ai.shown]);
    return (
      (game.zhu !== undefined && seen.every(([lord, open, shown]) => open === lord && shown === (lord ? 1 : 0))) ||
      JSON.stringify(seen)
    );
  },

  'an offline identity game of the normal kind': ({ game, get, _status }) =>
    (get.mode() === 'identity' &&
      (_status.mode ?? 'normal') === 'normal' &&
      _status.connectMode !== true &&
      _status.video !== true &&
      game.online !== true &&
      _status.over !== true) ||
    JSON.stringify([get.mode(), _status.mode, _status.connectMode, _status.video, game.online]),

  'player ids are strings, all different': ({ game }) => {
    const ids = game.players.map(({ playerid }) => playerid);
    return (
      (ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length) || ids.join(' ')
    );
  },

  'an event beyond the root is an empty object': ({ _status }) => {
    const beyond = [_status.event.getParent(99), _status.event.getParent('zz_contract')];
    return beyond.every((event) => typeof event === 'object' && Object.keys(event).length === 0) || 'it is something';
  },
};

/** Members by place, as `get.is`; `player` is everybody at the table. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What `typeof` says of them, place by place, and player by player. */
export interface Kinds {
  places: Record<string, Record<string, string>>;
  players: Record<string, string>[];
}

/** What `typeof` says of these members; self-contained like the checks. */
export function kindsOf(engine: ContractEngine, names: Names): Kinds {
  const kinds = (owner: object, members: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      members.map((name) => {
        const value: unknown = (owner as Record<string, unknown>)[name];
        return [name, value === null ? 'null' : typeof value];
      }),
    );
  const { player: ofPlayers = [], ...ofPlaces } = names;
  const at = (path: string): object => {
    let found: unknown = engine;
    for (const step of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[step];
    return (found as object | null | undefined) ?? {};
  };
  return {
    places: Object.fromEntries(Object.entries(ofPlaces).map(([path, members]) => [path, kinds(at(path), members)])),
    players: engine.game.players.map((player) => kinds(player, ofPlayers)),
  };
}

/** Every check's answer by name; a check that throws answers with its error. Self-contained but for its arguments. */
export function runChecks(
  engine: ContractEngine,
  checks: Readonly<Record<string, Check>>,
): Record<string, true | string> {
  return Object.fromEntries(
    Object.entries(checks).map(([name, check]) => {
      try {
        return [name, check(engine)];
      } catch (error) {
        return [name, `threw ${String(error)}`];
      }
    }),
  );
}
