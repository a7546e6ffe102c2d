/** What a line puts to choose: the two sides of "or", in whatever sentence they stand (§Q1). */
import { withoutNames } from '../called/place';
import { ANY_ROLE } from '../../claims/predicate';
import { STILL } from '../words/still';
import { cardsIn } from '../words/cards';
import type { Mention } from '../called/people';

/** One side, and who is named in it. */
export interface Side {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** roles, cards: the sides hold nothing else · turns: who acts first · persons: names alone · courses: things to be done. */
export interface Alternatives {
  readonly of: 'roles' | 'cards' | 'turns' | 'persons' | 'courses';
  readonly sides: readonly [Side, Side];
  /** All before the first side, and who is named there. */
  readonly before: Side;
  /** Cards: their engine names, and as they are said. */
  readonly cards: readonly { readonly card: string; readonly said: string }[];
}

const OR = new RegExp(
  String.raw`(?<![不或就要可]|总是?)还是(?!${STILL}|不(?:够|行|太)|[\d一二两三四五六七八九十几][滴血点张格]|[没很太那有老个得被]|我?觉得|先?(?:算了|别))|(?<=是(?:桃|闪|杀|酒|无懈|牌|[忠反内])),?(?:还)?是(?=(?:桃|闪|杀|酒|无懈|[忠反内])(?!了))|\bor\b(?! (?:what|not|something|nah|else|so|whatever|whoever|anything|more|less|two)\b)`,
  'g',
);
/** A clause ends, also at a blank between Chinese characters. */
const ENDS = /[,.!?;:~]|(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff\d])/g;
/** Before "or": what leads over to it. */
const LEADS_OVER = /[呢啊呀吧嘛,?\s]+$/;
/** What is over is no choice. */
const OVER =
  /[打杀砍拆顺救收烧](?:过|了(?![他她它你我]|$))|过的|的是|刚|[打杀砍拆顺救收烧放](?:掉|死|走|中)?的(?!血|牌)|先[打杀砍拆顺]的|是被|掉血是|上(?:一|个|两)*(?:轮|回合|次)|\b(?:did|was|were|has|had|last (?:turn|round))\b/;
/** English "or" joins anything: a question, or a choice that is called for. */
const ASKS_EN =
  /\?|\b(?:who|whom|which|pick|tell me|choose|should (?:i|we)|do (?:i|we)|(?:my|this) (?:go|turn)|first|in my|all[- ]in|bets|wdyt|thoughts|help me)\b/;
const ROLE = '(?:忠臣?|反贼?|内奸?|好人|坏人|loyal(?:ist)?|good (?:guy|egg)|rebel|reb|red|spy|traitor)';
const ROLE_LEFT = new RegExp(`${ROLE}[呢啊的]?$`);
const ROLE_RIGHT = new RegExp(`^(?:是|个|an? |the )*${ROLE}`);
const FIRST = /先(?:手|上|动|来|出手|打|砍)|\bfirst\b/;
/** Only whoever is to be named, and small words. */
const BARE = /^(?:是|在|先|选|挑|就|the|again|it|first|now|,|\s|[呢啊呀吧嘛的])*$/;

const sideOf = (text: string, begin: number, to: number, mentions: readonly Mention[]): Side => {
  const from = begin + (/^\s*/.exec(text.slice(begin, to))?.[0].length ?? 0);
  return {
    text: text.slice(from, to).trimEnd(),
    mentions: mentions
      .filter(({ start, end, kind }) => start >= from && end <= to && kind !== 'nobody')
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from })),
  };
};
/** Nothing but names. */
export const isBare = ({ text, mentions }: Side): boolean =>
  mentions.length > 0 && BARE.test(withoutNames(text, mentions));
const isCard = ({ text }: Side, end: 'left' | 'right'): boolean =>
  cardsIn(text).some(
    ({ card, start, end: to }) => CARDS.has(card) && (end === 'left' ? to === text.length : start < 3),
  );
const CARDS: ReadonlySet<string> = new Set(['sha', 'shan', 'tao', 'jiu', 'wuxie']);

/** Whether any "or" stands in a text: looked at before names are. */
export const offersTwo = (text: string): boolean => text.search(OR) >= 0;

/** The last "or" that has two sides; null where nothing is put to choose. @param mentions whoever is named in the text, in order */
export function alternativesIn(text: string, mentions: readonly Mention[]): Alternatives | null {
  const named = withoutNames(text, mentions);
  for (const or of [...text.matchAll(OR)].reverse()) {
    const till = text.slice(0, or.index).replace(LEADS_OVER, '').length;
    const starts = [...text.slice(0, till).matchAll(ENDS)].map(({ index }) => index + 1);
    const from = starts[starts.length - 1] ?? 0;
    const then = or.index + or[0].length;
    const ends = [...text.slice(then).matchAll(ENDS)].map(({ index }) => then + index).find((at) => at > then + 1);
    const left = sideOf(text, from, till, mentions);
    const right = sideOf(text, then, ends ?? text.length, mentions);
    if (left.text === '' || right.text === '') continue;
    const found = { sides: [left, right] as const, before: sideOf(text, 0, from, mentions), cards: [] };
    if (ROLE_LEFT.test(left.text) && ROLE_RIGHT.test(right.text)) return { ...found, of: 'roles' };
    if (isCard(left, 'left') && isCard(right, 'right')) {
      const cards = [left, right].flatMap(({ text: of }, i) =>
        cardsIn(of)
          .slice(...(i === 0 ? [-1] : [0, 1]))
          .map(({ card, start, end }) => ({ card, said: of.slice(start, end) })),
      );
      return { ...found, of: 'cards', cards };
    }
    if (OVER.test(left.text) || OVER.test(right.text) || ANY_ROLE.test(named)) continue;
    if (or[0] === 'or' && !ASKS_EN.test(text)) continue;
    const firsts = [left, right].map(firstIn);
    if (FIRST.test(right.text) && firsts.every((one) => one !== undefined) && firsts[0] !== firsts[1])
      return { ...found, of: 'turns' };
    return { ...found, of: isBare(right) ? 'persons' : 'courses' };
  }
  return null;
}

/** "主公你先手还是我先上", "我先打她还是等主公先手": whoever acts stands before what comes first. */
export const firstIn = ({ text, mentions }: Side): number | undefined =>
  mentions.find(({ end }) => /^(?:先(?:手|上|动|来|出手|打|砍)| (?:go )?first)/.test(text.slice(end)))?.seat ??
  undefined;
