/** The words of each kind of deed, in both languages. */
import type { InSpoken } from '../../../language/languages';
import type { Fact } from '../../scene/fact';
import { ROLE_WORDS } from '../../voice/words';

const THROWN: InSpoken<Readonly<Record<string, string>>> = {
  zh: { flower: '花', egg: '鸡蛋', wine: '酒', shoe: '鞋' },
  en: { flower: 'a flower', egg: 'an egg', wine: 'wine', shoe: 'a shoe' },
};

/** `whose` is `to` in the possessive, in English. */
type Words = (to: string, card: string, fact: Fact, whose: string) => string;

/** Cards that have a verb of their own where they are aimed at somebody. */
export const AIMED: InSpoken<Readonly<Record<string, Words>>> = {
  zh: {
    sha: (to) => `砍了${to}`,
    juedou: (to) => `找了${to}决斗`,
    huogong: (to) => `火攻了${to}`,
    guohe: (to) => `拆了${to}的牌`,
    shunshou: (to) => `顺了${to}的牌`,
    lebu: (to) => `给${to}贴了乐`,
    bingliang: (to) => `给${to}贴了兵`,
    tao: (to) => `给${to}吃了桃`,
  },
  en: {
    sha: (to) => `swung at ${to}`,
    juedou: (to) => `challenged ${to} to a duel`,
    huogong: (to) => `used a Fire Attack on ${to}`,
    guohe: (_, __, ___, whose) => `dismantled one of ${whose} cards`,
    shunshou: (to) => `snatched a card from ${to}`,
    lebu: (to) => `put Contentment on ${to}`,
    bingliang: (_, __, ___, whose) => `cut off ${whose} supplies`,
    tao: (to) => `gave ${to} a Peach`,
  },
};

/** A blow that cost a point, or several of them, the number told behind; null where more than one card was in it. */
export const HIT: InSpoken<(to: string, card: string | null, often: boolean) => string> = {
  zh: (to, card, often) =>
    `${card === 'sha' ? '砍' : card === 'huogong' ? '烧' : '打'}了${to}${often ? '' : card === 'sha' ? '一刀' : '一下'}`,
  en: (to, card) => `${card === 'huogong' ? 'burned' : 'hit'} ${to}`,
};

const ITSELF: ReadonlySet<string> = new Set(['myself', 'yourself', 'themselves']);
/** "took my Crossbow"; one that has no name was taken from somebody. */
const taken = (did: 'took' | 'got rid of', to: string, card: string, whose: string): string =>
  card !== '' && card !== 'that card'
    ? `${did} ${whose} ${card.replace(/^(?:an?|the) /, '')}`
    : did === 'took'
      ? `took a card from ${to}`
      : ITSELF.has(to)
        ? 'discarded a card'
        : `made ${to} discard a card`;

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
export const DEEDS: InSpoken<Readonly<Record<Fact['kind'], Words>>> = {
  zh: {
    aimed: (to, card) => `对${to}用了${card || '牌'}`,
    hit: (to, _, { num }) => (to === '自己' ? `自己扣了${num}点血` : `打掉了${to}${num}点血`),
    heal: (to, _, { by, to: whom }) => (by === whom ? '回了口血' : `给${to}回了血`),
    rescue: (to) => `把${to}救了回来`,
    dying: () => '濒死过',
    wuxie: (to, card, { good, over }) =>
      over !== undefined
        ? `又无懈了${good === false ? '保' : '冲'}${to}的那张无懈`
        : good === false
          ? `把给${to}的${card || '牌'}无懈掉了`
          : to === '自己'
            ? `把冲自己来的${card || '牌'}无懈掉了`
            : `替${to}无懈了${card || '一张牌'}`,
    steal: (to, card, { good }) => (good ? `替${to}揭走了${card || '判定牌'}` : `拿走了${to}的${card || '牌'}`),
    discard: (to, card, { good }) =>
      good ? `替${to}拆了${card || '判定牌'}` : `${to === '自己' ? '弃' : '拆'}了${to}的${card || '牌'}`,
    give: (to, _, { num }) => `给了${to}${num === 1 ? '一' : num === 2 ? '两' : num}张牌`,
    draw: (to, _, { num }) => `${to === '自己' ? '' : `让${to}`}摸了${num === 1 ? '' : num === 2 ? '两' : num}张牌`,
    throw: (to, card) => `朝${to}扔了${THROWN.zh[card] ?? '东西'}`,
    death: (to) => `干掉了${to}`,
    reveal: (_, __, { role }) => (role ? `亮了身份，是${ROLE_WORDS.zh[role]}` : '亮了身份'),
    revive: () => '活了过来',
    over: () => '收了场',
  },
  en: {
    aimed: (to, card) => `used ${card || 'a card'} on ${to}`,
    hit: (to, _, { num }) => `hit ${to} for ${num}`,
    heal: (to, _, { by, to: whom }) => (by === whom ? 'healed up' : `healed ${to}`),
    rescue: (to) => `saved ${to} from dying`,
    dying: () => 'nearly died',
    wuxie: (to, card, { good, over }) =>
      over !== undefined
        ? `countered the Nullification that ${good === false ? 'protected' : 'went against'} ${to}`
        : good === false
          ? `nullified ${card || 'a card'} meant for ${to}`
          : `blocked ${card || 'a card'} for ${to}`,
    steal: (to, card, { good }, whose) =>
      good ? `took ${card || 'a trap'} off ${to}` : taken('took', to, card, whose),
    discard: (to, card, { good }, whose) =>
      good ? `cleared ${card || 'a trap'} off ${to}` : taken('got rid of', to, card, whose),
    give: (to, _, { num }) => `gave ${to} ${cards(num)}`,
    draw: (to, _, { num }) => (ITSELF.has(to) ? `drew ${cards(num)}` : `let ${to} draw ${cards(num)}`),
    throw: (to, card) => `threw ${THROWN.en[card] ?? 'something'} at ${to}`,
    death: (to) => `killed ${to}`,
    reveal: (_, __, { role }) => (role ? `turned out to be ${ROLE_WORDS.en[role]}` : 'showed a role'),
    revive: () => 'came back to life',
    over: () => 'ended it',
  },
};
