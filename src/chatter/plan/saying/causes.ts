/** Causes in words: "6号这轮的杀打掉你2点血，喝了酒" (§Q3). Every part is on record. */
import type { InSpoken } from '../../../language/languages';
import { seatOf } from '../../scene/scene';
import { cardNamed, type CardName } from './card-name';
import type { CausePart } from '../record/found';
import { called, type Parties } from './people';
import { gathered, phrase } from './phrase';
import { whenOf } from './when';
import { meansText } from './summed';

/** What needs no more than whom and which card. */
const SAID: InSpoken<
  Readonly<
    Record<
      Exclude<CausePart['say'], 'hit' | 'healed' | 'deeds' | 'lapsed'>,
      (by: string, card: string, hp: number) => string
    >
  >
> = {
  zh: {
    chain: () => '是铁索传过去的',
    wine: (by) => `${by}喝了酒，多1点`,
    vine: (by) => `${by}穿着藤甲，遇火多1点`,
    skill: (by, card) => `${by}那会儿用了${card ? `技能${card}` : '技能'}`,
    nobody: (by) => `没见谁打${by}`,
    nullified: (by, card) => `${by}把那张${card}无懈掉了`,
    outfought: (by) => `决斗是${by}输了`,
    vain: (by, card) => `那张${card}没伤着${by}`,
    instead: (by) => `那下落到${by}头上去了`,
    ice: (by) => `${by}拿寒冰剑，改成弃牌了`,
    wears: (by, card) => `${by}有${card}挡着`,
    stands: (_, __, hp) => `现在${hp}点血`,
    too_late: () => '救回来的那点不够',
    no_sha: () => '没出杀就得掉',
    no_shan: () => '没出闪就得掉',
    no_gift: (by) => `没见谁给${by}牌，多半是技能摸的`,
  },
  en: {
    chain: () => 'passed on by the chain',
    wine: (by) => `one more for the Wine ${by} drank`,
    vine: (by) => `one more because Vine Armour burns and ${by} had it on`,
    skill: (by) => `${by} used a skill just then`,
    nobody: (by) => `I didn't see anyone hit ${by}`,
    nullified: (by, card) => `${by} nullified ${card}`,
    outfought: (by) => `it was ${by} who lost that duel`,
    vain: (by, card) => `${card} did not get through to ${by}`,
    instead: (by) => `that one landed on ${by} instead`,
    ice: (by) => `${by} used the Ice Sword to discard cards instead`,
    wears: (by, card) => `${by} had ${card} on`,
    stands: (_, __, hp) => `${hp} health now`,
    too_late: () => 'and what was healed was not enough',
    no_sha: () => 'no Strike was played against it',
    no_shan: () => 'no Dodge was played against it',
    no_gift: (by) => `nobody gave ${by} any, so a skill most likely drew them`,
  },
};

/** Here it is not who did something, but to whom. */
const AS_OBJECT: ReadonlySet<CausePart['say']> = new Set(['nobody', 'no_gift', 'instead', 'vain']);

/** A clause without a mark at its end. */
export function causeText(cause: readonly CausePart[], parties: Parties, nameOf: CardName): string {
  const { language, scene } = parties;
  const zh = language === 'zh';
  const named = (card: string | null): string => {
    const name = card === null ? '' : cardNamed(card, language, nameOf);
    return zh === /\p{Script=Han}/u.test(name) && !/那张牌/.test(name) ? name : '';
  };
  const parts = cause.map((part) => {
    if (part.say === 'deeds') return phrase(gathered(part.facts, 2), parties, nameOf);
    if (part.say === 'hit') return meansText({ ...part.fact, to: [part.fact.to ?? 0] }, false, parties, nameOf);
    if (part.say === 'healed') {
      const { fact, times } = part;
      const [by, to] = [fact.by, fact.to].map((seat) => called(seat ?? 0, parties, true));
      const whom = called(fact.to ?? 0, parties);
      const with_ = named(fact.card);
      const when = whenOf(fact, parties);
      const own = fact.by === null || fact.by === fact.to;
      const skill = !zh && !with_ && fact.card !== null ? ' by a skill' : with_ ? ` with ${with_}` : '';
      if (fact.card === 'tao' && own)
        return zh ? `${to}${when}吃了${times}个桃` : `${to} ate ${times} Peach${times > 1 ? 'es' : ''} ${when}`;
      return zh
        ? own
          ? `${to}${when}${with_ ? `靠${with_}` : ''}回了${fact.num}点血`
          : `${by}${when}${with_ ? `用${with_}` : ''}给${whom}回了${fact.num}点血`
        : own
          ? `${to} healed ${fact.num}${skill} ${when}`
          : `${by} healed ${whom} for ${fact.num}${skill} ${when}`;
    }
    if (part.say === 'lapsed') {
      const [num, when] = [Math.abs(part.num), whenOf(part, parties)];
      const own = called(part.by, parties, true);
      if (part.num > 0)
        return zh ? `${own}${when}多了${num}点血，没见谁奶` : `${own} got ${num} back ${when}, from nobody that I saw`;
      return zh
        ? `没见谁打${called(part.by, parties)}，${when}自己掉了${num}点血`
        : `nobody hit ${called(part.by, parties)} that I saw, ${num} health just went ${when}`;
    }
    const by = part.by === undefined ? '' : called(part.by, parties, !AS_OBJECT.has(part.say));
    return SAID[language][part.say](by, named(part.card ?? null), seatOf(scene, part.by ?? null)?.hp ?? 0);
  });
  return parts.join(zh ? '，' : ', ').trim();
}
