/** The words in which a planned answer's facts and judgement may be told: they stand beside the guard's lists in that slot alone. */
import type { Seat } from '../../core/event';
import type { InSpoken, SpokenLanguage } from '../../language/languages';
import { folded } from '../line/character';
import type { Fact } from '../scene/fact';
import { plainName } from '../scene/names';
import { factOf, seatOf, type Scene } from '../scene/scene';
import type { Claim } from '../vocabulary';
import { ROLE_WORDS } from '../voice/words';

/** Players' verbs for a kind of fact. What they are made to say is read again, against the record (flow/slot.ts). */
const DEEDS: InSpoken<Readonly<Partial<Record<Fact['kind'], readonly string[]>>>> = {
  zh: {
    hit: ['打', '打了', '砍', '砍了', '伤', '伤了', '打掉', '掉', '血', '一点', '一滴', '挨', '吃'],
    aimed: [
      '打',
      '打了',
      '砍',
      '砍了',
      '杀',
      '用了',
      '对',
      '出了',
      '朝',
      '拆',
      '拆了',
      '顺',
      '顺了',
      '牌',
      '决斗',
      '贴了',
    ],
    heal: ['给', '替', '回了', '回血', '奶', '奶了', '吃桃', '桃', '血'],
    rescue: ['救', '救了', '救回', '救了回来', '桃', '濒死'],
    dying: ['濒死', '倒', '倒了', '差点'],
    wuxie: ['无懈', '无懈了', '懈', '替', '挡', '挡了', '给'],
    steal: ['拿', '拿走', '拿了', '顺', '顺了', '顺走', '牌', '的牌'],
    discard: ['拆', '拆了', '弃', '弃掉', '牌', '的牌'],
    give: ['给', '给了', '牌', '一张牌', '两张牌', '递'],
    throw: ['扔', '扔了', '花', '鸡蛋', '酒'],
    death: ['杀', '杀了', '死', '死了', '收了'],
    reveal: ['亮', '亮了', '身份'],
    revive: ['活', '活了', '回来'],
  },
  en: {
    hit: ['hit', 'hurt', 'struck', 'cost', 'health'],
    aimed: ['struck', 'strike', 'used', 'hit', 'attacked', 'dismantled', 'snatched'],
    heal: ['healed', 'peach', 'gave'],
    rescue: ['saved', 'rescued', 'peach'],
    dying: ['dying', 'down'],
    wuxie: ['cancelled', 'blocked', 'nullified'],
    steal: ['took', 'stole', 'snatched', 'card'],
    discard: ['discarded', 'dismantled', 'card'],
    give: ['gave', 'card', 'cards'],
    throw: ['threw'],
    death: ['killed', 'died'],
    reveal: ['revealed', 'showed'],
    revive: ['back'],
  },
};
const WHEN: InSpoken<readonly string[]> = {
  zh: ['刚才', '刚刚', '方才', '这轮', '这一轮', '上轮', '上一轮', '先前', '主公', '又'],
  en: ['just', 'round', 'last', 'this', 'lord'],
};
/** How a judgement is put. */
const JUDGED: InSpoken<readonly string[]> = {
  zh: ['多半', '八成', '怕是', '像', '必是', '准是', '是', '嫌疑', '可疑'],
  en: ['probably', 'likely', 'looks', 'like', 'is', 'seems', 'surely', 'suspicious'],
};

export const factsToldIn = (claims: readonly Claim[], scene: Scene): Fact[] =>
  claims.flatMap((claim) => (claim.kind === 'fact' ? (factOf(scene, claim.fact) ?? []) : []));

const callsOf = (seat: Seat | null, scene: Scene): string[] =>
  seat === null ? [] : [`${seat}号`, `${seat}号位`, `seat ${seat}`, 'seat', plainName(seatOf(scene, seat)?.name ?? '')];

/** Lower case, without doubles; empty where the slot states nothing. */
export function termsFor(
  facts: readonly Fact[],
  verdict: { readonly about: Seat; readonly role: 'zhong' | 'fan' | 'nei' } | null,
  scene: Scene,
  language: SpokenLanguage,
  nameOfCard: (card: string) => string | null,
): readonly string[] {
  if (facts.length === 0 && verdict === null) return [];
  const told = facts.flatMap(({ kind, by, to, card }) => [
    ...callsOf(by, scene),
    ...callsOf(to, scene),
    ...(DEEDS[language][kind] ?? []),
    ...(card === null ? [] : [nameOfCard(card) ?? '']),
  ]);
  const judged = verdict
    ? [...callsOf(verdict.about, scene), ROLE_WORDS[language][verdict.role], ...JUDGED[language]]
    : [];
  return [...new Set([...told, ...judged, ...WHEN[language]].map((word) => folded(word).trim()))].filter(
    (word) => word !== '',
  );
}
