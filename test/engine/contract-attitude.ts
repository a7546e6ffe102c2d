/** Attitudes, as our patch relies on them; see contract-checks.ts. */
import type { AttitudeFunction, Get, Player } from '../../src/engine/noname';
import type { Check } from './contract-engine';

export const ATTITUDE_CHECKS: Readonly<Record<string, Check>> = {
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
    const inside = decide(() => [
      get.attitude(a, b),
      get.attitude(a, b),
      get.attitude(a, b, 'third'),
      get.attitude(b, a),
    ]);
    const outside = [get.attitude(a, b), get.attitude(a, b)];
    get.rawAttitude = before;
    return JSON.stringify([inside, outside]) === '[[1,1,2,3],[4,5]]' || JSON.stringify([inside, outside]);
  },

  "madness turns one's own attitude round, and nobody befriends the mad": ({ game, get }) => {
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
    return (
      (Math.abs(easyMe - hardMe - 3) < 1e-9 && easyOther === hardOther) ||
      `${easyMe} ${hardMe} ${easyOther} ${hardOther}`
    );
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
    const rebel = game.players.find(
      (player) => player !== game.me && (player as Player & { identity: string }).identity === 'fan',
    );
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
};
