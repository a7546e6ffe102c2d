/** What was done or befell somebody, by the kind of deed that is asked for (§Q3): "砍过主公", "got attacked". */
import type { InSpoken } from '../../../language/languages';
import type { OfRecord } from '../../moves/asked/of-record';

/** What befell them. */
export const BORE: InSpoken<Readonly<Record<OfRecord['what'], string>>> = {
  zh: {
    use: '挨上了',
    play: '挨上了',
    attack: '挨了打',
    help: '有人帮过',
    hurt: '掉了血',
    heal: '回了血',
    kill: '倒下了',
    take: '丢了牌',
    give: '拿到牌',
    lift: '解了牌',
    wuxie: '受了无懈',
    laid: '挂着牌',
  },
  en: {
    use: 'got it',
    play: 'got it',
    attack: 'was attacked',
    help: 'was helped',
    hurt: 'lost health',
    heal: 'got back health',
    kill: 'fell',
    take: 'lost cards',
    give: 'got cards',
    lift: 'had it lifted',
    wuxie: 'got shielded',
    laid: 'had one',
  },
};

type Did = (to: string, card: string) => string;
/** In Chinese. */
export const DID_ZH: Readonly<Record<OfRecord['what'], Did>> = {
  use: (to, card) => (card === '杀' ? `砍过${to || '谁'}` : `${to === '' ? '' : `对${to}`}用过${card}`),
  play: (to) => `${to === '' ? '' : `对${to}`}出过牌`,
  attack: (to, card) => (card === '杀' ? `砍过${to || '谁'}` : `打过${to || '谁'}`),
  help: (to) => `帮过${to || '谁'}`,
  hurt: (to, card) => `${card === '' ? '' : `用${card}`}打掉过${to === '' ? '谁' : to}的血`,
  heal: (to, card) => `${card === '' ? '' : `用${card}`}给${to === '' ? '谁' : to}回过血`,
  kill: (to) => `杀过${to || '人'}`,
  take: (to, card) => `拿过${to === '' ? '谁' : to}的${card === '' ? '牌' : card}`,
  give: (to) => `给过${to}牌`,
  lift: (to, card) => `解过${to === '' ? '' : `${to}的`}${card}`,
  wuxie: () => '无懈过',
  laid: () => '头上还挂着判定牌',
};
/** What was only broken was not kept. */
export const didZh = ({ what, way }: OfRecord, to: string, card: string): string =>
  DID_ZH[what](to, card).replace('拿过', way === 'discard' ? '拆过' : '拿过');
/** In English. */
export const DID_EN: Readonly<Record<OfRecord['what'], Did>> = {
  use: (to, card) => `used ${card}${to === '' ? '' : ` on ${to}`}`,
  play: (to) => `played a card${to === '' ? '' : ` on ${to}`}`,
  attack: (to) => `attacked ${to || 'anybody'}`,
  help: (to) => `helped ${to || 'anybody'}`,
  hurt: (to, card) => `took any health${to === '' ? '' : ` from ${to}`}${card === '' ? '' : ` with ${card}`}`,
  heal: (to, card) => `healed ${to === '' ? 'anybody' : to}${card === '' ? '' : ` with ${card}`}`,
  kill: (to) => (to === '' ? 'got a kill' : `killed ${to}`),
  take: (to, card) => `took ${card || 'a card'}${to === '' ? '' : ` from ${to}`}`,
  give: (to) => `gave ${to === '' ? 'anybody' : to} a card`,
  lift: (to, card) => `took ${card} off ${to === '' ? 'anybody' : to}`,
  wuxie: () => 'nullified it',
  laid: () => 'has a card to be judged',
};
