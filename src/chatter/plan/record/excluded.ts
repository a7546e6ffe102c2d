/** What the record leaves no room for, and what counts it (§Q3). */
import { clausesOf } from '../../line/clause';
import { cardsIn } from '../../moves/words/cards';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { verbsIn } from '../../moves/words/verbs';
import type { Seat } from '../../../core/event';
import { isHandover, isLoss, TAKING_CARDS, type Fact, type FactKind } from '../../scene/fact';
import type { Asked } from '../asked';

/** What a line says has happened, as the record has it. */
export type Wrong = NonNullable<Move['facts']>[number];

/** Cards that many have a part in: whoever took one from it need not have played it. */
const OF_ALL: ReadonlySet<string> = new Set(['wugu', 'taoyuan', 'nanman', 'wanjian']);

/** "5号还是主公放的闪电": it may have been the other. */
const OF_TWO = /还是|\bor\b/;

/**
 * Nothing that was misheard could make it true: who did it, to whom and with which card are all said, and that one never used that card
 * on that one or on several; or a card was said to be played that nobody has played.
 */
export function isPlainlyFalse(wrong: Wrong, { scene, text }: Asked): boolean {
  const { by, to, card, denied, kind, verdict } = wrong;
  if (verdict !== 'false' || denied === true || by === undefined) return false;
  if (OF_TWO.test(text)) return false;
  if (card === undefined) return false;
  // Who plays a 无懈 is seen by all; whom one was for may have been taken for whoever played it.
  if (kind === 'wuxie') return !scene.uses.some((use) => use.name === kind && (use.by === by || use.to.includes(by)));
  // A 杀 as a verb may be any blow.
  const names = [...cardsIn(text), ...verbsIn(text).flatMap(({ row }) => (row.card === 'sha' ? [] : row))];
  if (!names.some((one) => one.card === card)) return false;
  if (kind === 'aimed' || kind === 'hit') {
    const used = scene.uses.filter(({ name }) => name === card);
    if (to === undefined) return !used.some((use) => OF_ALL.has(card) || use.by === by);
    const between = used.some(
      (use) => (use.by === by && use.to.includes(to)) || (use.by === to && use.to.includes(by)),
    );
    return isWhole(wrong) && !between;
  }
  // Who eats a Peach, or gives one to whoever is dying, is seen by all.
  if ((kind === 'heal' || kind === 'rescue') && to !== undefined && card === 'tao')
    return !scene.uses.some((use) => use.by === by && use.name === card);
  return false;
}

/** Nothing says that it has happened: "有多的塞我", "决斗他稳不". */
const HAPPENED =
  /[了过着掉给替帮]|顺便|你.{1,4}我(?:$|[的一])|干[嘛啥什]|凭|[咋怎]|为[啥什何]|也[顺拆打砍杀]|刚|(?<!有[多用]?)的|上(?:来|[一轮回])|[那这][刀张下一手把回]|[一两三]刀|昨|[a-z]/;
const WISHED = /你?让我|如果|要是|行不|好不|稳不|[该要会能]不|\b(?:if|should|(?<!why )would|let me|gonna|going to)\b/;

/** Several in a row, or together. */
const LISTED =
  /(?:号|主公|[你您])[和跟与、同](?:号|主公|\d|[一二三四五六七八九十你您我])|\d号\d号|联手|一起把|\b(?:seat )?\d and (?:seat )?\d\b/;

/**
 * Whether it can be taken for what the line says: who and whom stand by name in one clause that tells of one thing, and that it happened.
 * Else it may have been misheard, and a true line denied is the worst that can be said.
 */
export function isSaidPlainly(
  { by, to, kind, card }: Wrong,
  { text: joined, spaced: text = joined, scene, from, me }: Asked,
): boolean {
  const named = mentionsIn(text, { scene, from, hearer: me, he: null });
  const plain = named.filter((one) => one.kind !== 'he');
  const clauses = clausesOf(text);
  return clauses.some(({ text: clause, start, end }, i) => {
    const within = named.filter((one) => one.start >= start && one.end <= end);
    const stands = (seat: Seat): boolean => within.some((one) => one.seat === seat && one.kind !== 'he');
    // "张任!喝口酒就把7号剁了", "公孙范手真长,连袁术的牌也顺": whoever is called, or alone is spoken of, did it; so may whoever somebody's death is laid to.
    const before = clauses[i - 1]?.start ?? 0;
    const isOnly = (seat: Seat): boolean =>
      plain.length === named.length &&
      plain.every((one) => one.seat === by || one.seat === to) &&
      plain.some((one) => one.seat === seat && one.start >= before && one.kind === 'seat') &&
      within.some((one) => one.seat === to && one.kind === 'seat');
    // "3号砍了4号,又火攻了6号": what goes on is the same one's.
    const goesOn = (seat: Seat): boolean =>
      /^(?:又|还|再|顺便|然后)/.test(clause) &&
      plain.find((one) => one.start >= before && one.start < start)?.seat === seat;
    const did = (seat: Seat): boolean =>
      stands(seat) ||
      plain.some((one) => one.seat === seat && ((one.called && one.start < end) || kind === 'death')) ||
      isOnly(seat) ||
      goesOn(seat);
    if ((by !== undefined && !did(by)) || (to !== undefined && !stands(to))) return false;
    // "铁索为什么连的是主公和2号", "您和2号联手把忠臣送走了": of several in a row, which did it to which is not plain.
    if (LISTED.test(clause) && within.some(({ seat, kind: how }) => how === 'seat' && seat !== null)) return false;
    if (WISHED.test(clause) || !HAPPENED.test(clause)) return false;
    // "阮籍喂一个2号喂俩", "把他那张无懈又无懈掉了": two of a kind, and which is whose is not plain.
    const verbs = verbsIn(
      clause,
      within.map((one) => one.start - start),
    ).map(({ start: at, end: stop }) => /[a-z]+|./.exec(clause.slice(at, stop))?.[0]);
    return new Set(verbs).size === verbs.length && (card !== 'wuxie' || within.every((one) => one.kind !== 'he'));
  });
}

/** The record holds less than was said, or what was denied. */
export const isCounted = ({ less = [], denied }: Wrong): boolean => less.length > 0 || denied === true;

/** Who, and to whom, and these are two. */
export const isWhole = ({ by, to }: Wrong): boolean => by !== undefined && to !== undefined && by !== to;

/** Whether the record speaks plainly against it: it counts less, holds what was denied, or leaves no room for it between the two. */
export const isFlat = (wrong: Wrong, asked: Asked): boolean =>
  isCounted(wrong) || (isWhole(wrong) && isExcluded(wrong, asked));

const HARM: ReadonlySet<FactKind> = new Set(['aimed', 'hit', 'dying', 'steal', 'discard', 'death']);
const HELP: ReadonlySet<FactKind> = new Set(['heal', 'rescue', 'give', 'draw', 'aimed', 'wuxie', 'steal', 'discard']);

/** On the same side as the deed that was said: harm for harm, help for help; whose good it did is not always known. */
export function isAkin({ kind }: Wrong, fact: Fact): boolean {
  if (kind === 'wuxie' || kind === 'death' || kind === 'throw') return fact.kind === kind;
  if (kind === 'aimed') return HARM.has(fact.kind) || HELP.has(fact.kind);
  if (isLoss({ kind })) return isLoss(fact) || TAKING_CARDS.has(fact.card ?? '') || isHandover(fact);
  if (HARM.has(kind)) return HARM.has(fact.kind) && fact.good !== true;
  return HELP.has(fact.kind) && fact.good !== false;
}

/**
 * Whether the record leaves no room for it: nothing akin of that one to that one, no use of that card by that one on that one or on
 * several. Who died and by whose hand is always on record.
 */
export function isExcluded(wrong: Wrong, { scene }: Asked): boolean {
  const { by, to, card, kind } = wrong;
  if (by === undefined && to === undefined) return false;
  const isParty = (said: Seat | undefined, seat: Seat | null): boolean => said === undefined || said === seat;
  if (kind === 'death')
    return !scene.facts.some((fact) => fact.kind === kind && isParty(by, fact.by) && isParty(to, fact.to));
  const sameCard = (name: string | null): boolean => card === undefined || name === card;
  const akin = scene.facts.some(
    (fact) =>
      isAkin(wrong, fact) &&
      isParty(by, fact.by) &&
      isParty(to, fact.to) &&
      ((by !== undefined && !isLoss(wrong)) || sameCard(fact.card)),
  );
  const used =
    by !== undefined &&
    to !== undefined &&
    scene.uses.some(
      (use) =>
        use.by === by &&
        (isLoss(wrong) ? TAKING_CARDS.has(use.name) : sameCard(use.name)) &&
        use.to.includes(to) &&
        use.to.length === 1,
    );
  // "你那一刀我拿巧言搅黄的": the card was used between the two the other way round.
  const turned =
    card !== undefined &&
    scene.uses.some((use) => use.by === to && sameCard(use.name) && by !== undefined && use.to.includes(by));
  return !akin && !used && !turned;
}
