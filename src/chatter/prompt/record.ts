/** Public facts in words, for a model: what everybody saw, with names. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import { nameOf } from '../scene/names';
import type { Scene } from '../scene/scene';
import { ROLE_WORDS } from '../voice/words';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

type Words = (by: string, to: string, what: string, num: number) => string;

const SOMETHING: InSpoken<string> = { zh: '一张牌', en: 'a card' };
const NOBODY: InSpoken<string> = { zh: '没有人', en: 'nobody' };

/** How a role comes to light. */
const SHOWN: Readonly<Record<'death' | 'reveal', InSpoken<(who: string, role: string) => string>>> = {
  death: {
    zh: (who, role) => `${who}阵亡，亮出身份：${role}`,
    en: (who, role) => `${who} died and was ${role}`,
  },
  reveal: {
    zh: (who, role) => `${who}亮出身份：${role}`,
    en: (who, role) => `${who} was revealed as ${role}`,
  },
};

const SAID: Readonly<Partial<Record<Fact['kind'], InSpoken<Words>>>> = {
  hit: {
    zh: (by, to, what, n) => `${by}用${what}使${to}受到${n}点伤害`,
    en: (by, to, what, n) => `${by} dealt ${n} damage to ${to} with ${what}`,
  },
  heal: {
    zh: (by, to, what, n) => `${by}用${what}使${to}回复${n}点体力`,
    en: (by, to, what, n) => `${by} healed ${to} by ${n} with ${what}`,
  },
  rescue: {
    zh: (by, to, what) => `${by}用${what}把濒死的${to}救了回来`,
    en: (by, to, what) => `${by} brought the dying ${to} back with ${what}`,
  },
  revive: {
    zh: (_, to, __, n) => `${to}复活，体力${n}`,
    en: (_, to, __, n) => `${to} came back to life with ${n} hp`,
  },
  dying: { zh: (_, to) => `${to}濒死`, en: (_, to) => `${to} was dying` },
  aimed: { zh: (by, to, what) => `${by}对${to}用了${what}`, en: (by, to, what) => `${by} used ${what} on ${to}` },
  wuxie: {
    zh: (by, to, what) => `${by}无懈了对${to}的${what}`,
    en: (by, to, what) => `${by} nullified ${what} on ${to}`,
  },
  steal: { zh: (by, to, _, n) => `${by}拿走${to}${n}张牌`, en: (by, to, _, n) => `${by} took ${n} card(s) of ${to}` },
  discard: {
    zh: (by, to, _, n) => `${by}弃置${to}${n}张牌`,
    en: (by, to, _, n) => `${by} discarded ${n} card(s) of ${to}`,
  },
  give: { zh: (by, to, _, n) => `${by}交给${to}${n}张牌`, en: (by, to, _, n) => `${by} gave ${to} ${n} card(s)` },
};

/** One fact in one sentence; null for what is not worth telling. `nameOfCard`: players' word for a card. */
export function wordsOf(
  fact: Fact,
  scene: Scene,
  language: SpokenLanguage,
  nameOfCard: (card: string) => string | null,
): string | null {
  const named = (seat: Seat | null): string => (seat === null ? NOBODY[language] : nameOf(scene, seat, language));
  if ((fact.kind === 'death' || fact.kind === 'reveal') && fact.to !== null) {
    const role = fact.role === null ? '?' : ROLE_WORDS[language][fact.role];
    return SHOWN[fact.kind][language](named(fact.to), role);
  }
  const say = SAID[fact.kind]?.[language];
  const what = fact.card === null ? SOMETHING[language] : (nameOfCard(fact.card) ?? SOMETHING[language]);
  return say === undefined ? null : say(named(fact.by), named(fact.to), what, fact.num);
}
