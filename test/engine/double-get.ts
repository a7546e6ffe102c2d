/** `get` of the engine double: a class method and a mode's own property as in 1.11, or statics as in 1.10.9. */
import { EVALUATORS } from '../../src/engine/blindfold/ways-in';
import type { AiResult, AttitudeFunction, Card, Get, Player, SkillInfo, CardInfo } from '../../src/engine/noname';
import { asDouble, DoublePlayer, type DoubleCard } from './double-player';
import type { DoubleGame, DoubleLib, DoubleStatus, Style } from './double-world';

export interface DoubleGet extends Get {
  /** What the engine thinks of true roles; its own, and no one else's business. */
  realAttitude(from: Player, to: Player): number;
}

interface World {
  lib: DoubleLib;
  game: DoubleGame;
  _status: DoubleStatus;
}

const TO_LORD_SIDE = { zhu: 8, zhong: 6, mingzhong: 6, fan: -6, nei: -4, commoner: 0 };
const REAL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  zhu: TO_LORD_SIDE,
  zhong: TO_LORD_SIDE,
  mingzhong: TO_LORD_SIDE,
  fan: { zhu: -8, zhong: -6, mingzhong: -6, fan: 6, nei: 1, commoner: 0 },
  nei: { zhu: 2, zhong: -2, mingzhong: -2, fan: -2, nei: 6, commoner: 0 },
};
const STEP = 1.5;

/** As the engine's CacheContext writes its keys. */
function keyOf(params: readonly unknown[]): string {
  return params
    .map((param) => {
      if (param instanceof DoublePlayer) return `[player:${param.playerid}]`;
      return typeof param === 'string' ? `[str:${param}]` : String(param);
    })
    .join('-');
}

/** Evaluations that the blindfold stands before; nobody chooses by them here. */
const EVALUATIONS = Object.fromEntries(
  EVALUATORS.filter((name) => name !== 'attitude' && name !== 'value').map((name) => [name, () => 0]),
);

export function createGet(style: Style, { lib, game, _status }: World): DoubleGet {
  /** Through the memo of the running decision, or through one that lives for this call only. */
  function memoisedRaw(params: [Player, Player, ...unknown[]]): number {
    const memo = _status.memo ?? new Map<string, number>();
    const key = keyOf(params);
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = get.rawAttitude(...params);
    memo.set(key, value);
    return value;
  }

  const attitude: AttitudeFunction = function (from, to, ...rest) {
    if (!from || !to) return 0;
    const self = asDouble(from._trueMe ?? from);
    const other = asDouble(to);
    let att = memoisedRaw([self, other, ...rest]);
    if (self.isMad()) att = -att;
    if (other.isMad() && att > 0) att = DoublePlayer.roleOf(other) === 'zhu' ? 1 : 0;
    if (_status.tempnofake) return att;
    _status.tempnofake = true;
    if (self.ai.modAttitudeFrom) att = self.ai.modAttitudeFrom(self, other, att);
    if (other.ai.modAttitudeTo) att = other.ai.modAttitudeTo(self, other, att);
    delete _status.tempnofake;
    return att;
  };

  const rawAttitude: AttitudeFunction = function (from, to) {
    const self = asDouble(from);
    const other = asDouble(to);
    const custom = (_status.ai.customAttitude ?? [])
      .map((answer) => answer(self, other))
      .filter((value) => value !== undefined);
    if (custom.length > 0) return custom.reduce((sum, value) => sum + value, 0) / custom.length;
    const offset = other === game.me ? (2 - get.difficulty()) * STEP : 0;
    const { dongcha, zhibi } = self.storage;
    const known = self === other || other.identityShown || dongcha === other || zhibi?.includes(other);
    return get.realAttitude(self, other) * (known ? 1 : (other.ai.shown ?? NaN)) + offset;
  };

  const info = (item: Card | string): CardInfo & SkillInfo => {
    if (typeof item !== 'string') return lib.card[item.name] as CardInfo & SkillInfo;
    const skill = lib.skill[item] as (CardInfo & SkillInfo) | undefined;
    return skill ?? (style === 'modern' ? {} : (skill as unknown as CardInfo & SkillInfo));
  };

  const shownCard = (card: Card): boolean =>
    (card as DoubleCard).gaintag?.some((tag) => tag.startsWith('visible_')) ?? false;

  const methods: Omit<DoubleGet, 'rawAttitude' | 'realAttitude'> = {
    attitude,
    mode: () => String(lib.config['mode']),
    difficulty: () => Number(lib.config['difficulty'] ?? 2),
    identityList(players) {
      const others = players - 1;
      const zhong = Math.round(others / 3);
      const nei = Math.round((others * 2) / 9);
      const times = (n: number, role: string): string[] => Array.from({ length: n }, () => role);
      return ['zhu', ...times(zhong, 'zhong'), ...times(nei, 'nei'), ...times(others - zhong - nei, 'fan')];
    },
    result(item, skill) {
      const declared = info(item).ai?.result;
      const merged: AiResult = { ...(typeof declared === 'function' ? declared() : declared) };
      return skill === undefined ? merged : Object.assign(merged, info(skill).ai?.result);
    },
    value: (card) => lib.values[card.name] ?? 5,
    position: (card) => (card as DoubleCard).zone ?? '',
    card: () => _status.event.card,
    ...EVALUATIONS,
    info,
    translation: (item) => lib.translate[String(item)] ?? String(item),
    is:
      style === 'modern'
        ? { shownCard }
        : Object.assign(
            function Is() {
              /* 1.10.9: a class with statics */
            },
            { shownCard },
          ),
  };
  const hidden = Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [
      name,
      { value, writable: true, configurable: true, enumerable: false },
    ]),
  );
  const base: object =
    style === 'modern'
      ? (Object.create(Object.defineProperties({}, hidden)) as object)
      : Object.defineProperties(function Get() {
          /* 1.10.9: `get` is the class */
        }, hidden);
  const get = base as DoubleGet;
  // The mode mixes these in, as own properties in both versions.
  get.rawAttitude = rawAttitude;
  get.realAttitude = (from, to) =>
    from === to ? 10 : (REAL[DoublePlayer.roleOf(from)]?.[DoublePlayer.roleOf(to)] ?? 0);
  return get;
}
