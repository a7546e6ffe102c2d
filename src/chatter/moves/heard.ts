/** What the readers of clauses hear in a line, clause by clause, before its wording is weighed. */
import type { Seat } from '../../core/event';
import { claimsIn, saidIn } from '../claims/read';
import type { Said } from '../claims/types';
import type { PublicClaim } from '../claims/types';
import { LONGEST_UNDERSTOOD, type Line } from '../line/line';
import { takesBack } from './clauses/amends';
import { toWhom, turnsIn } from './called/floor-given';
import { asksBehind, bare, isPutTo, withoutCalls } from './called/bare-calls';
import type { ClauseAt } from './clauses/clause';
import type { Party } from './deeds/deed';
import { findsUnanswered, openQuestion, saysYourQuestion } from './thread/answering';
import { asksOn, pressing, referring } from './thread/ellipsis';
import { HE, spokenBefore, type Moment } from './called/he';
import { plainName } from '../scene/names';
import { lifeIn } from './life/hear';
import { heroBehind } from './life/heroes';
import type { LifeWorded } from './life/unnamed';
import { namedIn, partsIn, rawSpan, verbatimAt, within } from './parts';
import type { Mention } from './called/people';
import { DONE_TO } from './called/place';
import { dealIn, sharedOut } from './clauses/promise';
import { redirected } from './thread/redirected';
import { spelled } from './clauses/spelled';
import { tidy } from './tidy';
import { readClause } from './clauses/read-clause';
import { isQuestion, type Move, type Reported } from './types';
import { NAMES, SELF_JUDGED } from './words/asked';
import { BYE, INTERJECTION, OFFERED, TAG } from './words/acts';

const NAMED = new RegExp(NAMES);

/** The same word before and after "sorry". */
const SELF_CORRECTED = /\b(?!sorry)([a-z]{3,})\W+sorry\W+(?:[a-z]+ )?\1\b/;

/** "5 swung at 2, got dodged, then dismantled 4": in between nobody else is spoken of. */
const ASIDE = /^[a-z' ]+$/;
/** "有人收拾5号", "someone finally put down 5": whoever stands behind it does nothing. */
const SOMEBODY = /有人|\b(?:some(?:one|body)|finally)\b/;
const DONE_TO_ONE = new RegExp(`${DONE_TO.source}|(?:${SOMEBODY.source}).{1,24}$`);

/** What a line may do besides offering a deal. */
const BESIDE_DEAL: ReadonlySet<Move['act']> = new Set(['apology', 'report', 'greet', 'thanks']);

/** Where the last of some parts of a line ends. */
const endOf = (which: readonly number[], parts: readonly { readonly end: number }[]): number | undefined =>
  parts[which[which.length - 1] ?? -1]?.end;

/** What is heard of the life of whoever speaks, as a move. */
export const ofLife = (
  { life, act, topic, refersTo }: LifeWorded,
  { from, you, span }: { readonly from: Seat; readonly you: Seat | null; readonly span: Move['span'] },
): Move => ({
  act,
  ...(act === 'sorrow' ? { about: from } : act === 'ask_self' && you !== null ? { about: you } : {}),
  topic,
  life,
  ...(refersTo === undefined ? {} : { refersTo }),
  span,
});

/** A line as its clauses are read. */
export interface Heard {
  readonly moves: readonly Move[];
  readonly mentions: readonly Mention[];
  /** The line as one clause. */
  readonly whole: ClauseAt;
  /** A clause of which nothing was understood: the first that asks, else the first. */
  readonly dark: ClauseAt | null;
}

/** What the readers of clauses make of a line, before its wording is weighed. "He" is the nearest of whom nothing false is told so. */
export function heardIn(line: Line, moment: Moment): Heard {
  const text = line.verbatim.slice(0, LONGEST_UNDERSTOOD);
  const [first = null, ...others] = spokenBefore(text, moment);
  // Its clauses are the same whoever "he" is.
  const parts = partsIn(line);
  const heard = heardOf(line, parts, moment, first);
  const has = ({ moves }: Heard, verdict: Reported['verdict']): boolean =>
    moves.some(({ facts = [] }) => facts.some((one) => one.verdict === verdict));
  const named = text.match(HE)?.length ?? 0;
  if (named === 0 || !has(heard, 'false')) return heard;
  // "he hit him" is of nobody in particular.
  for (const he of [...others.slice(0, 5), ...(named > 1 ? [null] : [])]) {
    const other = heardOf(line, parts, moment, he);
    if (has(other, 'true') && !has(other, 'false')) return other;
  }
  return heard;
}

function heardOf(line: Line, parts: ReturnType<typeof partsIn>, moment: Moment, he: Seat | null): Heard {
  const { scene, from, hearer, exchanges = [] } = moment;
  const text = line.verbatim.slice(0, LONGEST_UNDERSTOOD);
  const mentions = namedIn(text, parts, { scene, from, hearer, he });
  const put = redirected(
    text,
    mentions.filter(({ kind }) => kind === 'seat'),
    moment.overheard ?? null,
    scene.turn,
  );
  const turns = put ? [] : turnsIn(mentions, from);
  const called = put?.to ?? turns.find(({ seat }) => seat === hearer)?.seat ?? turns[0]?.seat ?? null;
  const you = called ?? hearer;
  const owned = parts.map((part) => ({
    asked: part.asked,
    ...spelled({
      text: part.text,
      mentions: mentions
        .filter(({ start }) => within(start, part))
        .map((one) => ({ ...one, start: one.start - part.start, end: one.end - part.start })),
    }),
  }));
  const heardOfLife = lifeIn(owned, text, {
    from,
    hearer: you,
    confided: moment.confided ?? null,
    isSeated: (hero) => [...scene.table.bySeat.values()].some(({ name }) => heroBehind(plainName(name)) === hero),
  });
  // "我得下了 明早还上班 拜拜各位": whoever leaves says why, and is bidden good-bye.
  // So is whoever takes words back ("sry 4. long day"): nobody's trouble covers it.
  const excused = takesBack(text) ? null : heardOfLife;
  // "what am i in your book": no book is read.
  const life = excused !== null && !excused.life.trouble && (BYE.test(text) || SELF_JUDGED.test(text)) ? null : excused;
  const deal = dealIn(text, from, you);
  const naming = { scene, speaker: from, you };
  const claims: readonly PublicClaim[] = claimsIn(line, naming);
  const said: readonly Said[] = parts.length > 0 ? saidIn(line, naming) : [];
  const moves: Move[] = [];
  const others: Move[] = [];
  let complains = false;
  let carried: Party = called !== null && isPutTo(owned) ? called : 'open';
  let afterDeed = false;
  let spokenOf: Seat | null = null;
  let dark: ClauseAt | null = null;
  let told: readonly Reported[] = [];
  let befell: Seat | null = null;
  let did: Seat | null = null;
  for (const [i, part] of parts.entries()) {
    // "based on what lol" asks on, whatever else it sounds like.
    if (life?.parts.includes(i) === true && !asksOn(part.text, { exchanges, scene })) {
      if (life.parts[0] === i)
        moves.push(ofLife(life, { from, you, span: rawSpan(line, part.start, endOf(life.parts, parts) ?? part.end) }));
      continue;
    }
    if (parts.length > 1 && INTERJECTION.test(part.text.trim())) continue;
    // "thanks for the cards, really" asks nothing.
    if (!part.asked && /^(?:really|truly|真的?)$/.test(part.text.trim()) && moves.some(({ act }) => act === 'thanks'))
      continue;
    if (
      TAG.test(withoutCalls(owned[i] ?? { text: part.text, mentions: [] }, you)) &&
      moves.some(({ act }) => /^(?:propose|promise|order)$/.test(act))
    )
      continue;
    const span = rawSpan(line, part.start, part.end);
    // "你呢张纮,…到底哪边的": what is asked of that one stands behind.
    if (i === 0 && parts.length > 1 && asksBehind(owned)) {
      carried = called ?? carried;
      continue;
    }
    const { text: words, mentions: own } = owned[i] ?? { text: part.text, mentions: [] };
    if (parts.length > 1 && saysYourQuestion(words)) continue;
    // "three rebels: 2, 5, 6": the last of a list is no praise.
    const listed = parts[i - 1];
    if (/^6$/.test(words.trim()) && listed !== undefined && /\d号?$/.test(listed.text.trim())) continue;
    const to = toWhom(turns, part.end) ?? you;
    // A name that is called, and nothing else; alone in its line it may answer what was asked back.
    if (parts.length > 1 && own.length > 0 && own.every((one) => one.called) && bare(words, own)) {
      // "张任!喝口酒就把7号剁了": whoever is called did it.
      carried = (called === null ? null : to) ?? carried;
      continue;
    }
    // "8号烧我 鲁芝帮我揍她": whoever is called at the head of a clause is to do what it says, and not who did the deed before.
    const bids = own[0]?.called === true && own[0].start === 0 && own[0].seat !== from && parts.length > 1;
    const at: ClauseAt = {
      text: words,
      asked: part.asked,
      span,
      mentions: own,
      claims: claims.filter((claim) => claim.span[0] >= span[0] && claim.span[0] < span[1]),
      said: said.filter(({ start }) => within(verbatimAt(line, start), part)),
      carried: bids ? 'open' : carried,
      afterDeed,
      spokenOf,
      befell,
      did,
      told,
      offered: OFFERED.test(text),
      moment: { scene, from, hearer: to, exchanges, called: turns.length > 0, overheard: moment.overheard ?? null },
    };
    const unanswered =
      parts.length > 1 && findsUnanswered(words) && own.every(({ kind, seat }) => kind !== 'seat' || seat === to);
    const all = referring(at) ?? readClause(at);
    const read = unanswered ? all.filter(isQuestion) : all;
    complains ||= unanswered;
    (to === you ? moves : others).push(...read);
    if (read.some(({ act }) => act === 'unclear') && (!dark || at.asked)) dark = at;
    const deed = read.flatMap(({ facts = [] }) => facts).pop();
    afterDeed = deed !== undefined;
    befell = deed?.to ?? null;
    did = deed?.by ?? did;
    const facts = read.flatMap((one) => one.facts ?? []);
    // "于夫罗追着黄崇砍,人就剩1血了,有仇?": what names nobody leaves the deed told.
    told = facts.length > 0 || own.some(({ kind }) => kind === 'seat') ? facts : told;
    const named = own.filter((one) => one.kind === 'seat' && !one.called && one.seat !== from);
    const other = named[0]?.seat ?? null;
    // "牌递给主公,内奸也宰了": to whom something was done does not do the next thing.
    const doer = named.find(({ start }) => !DONE_TO_ONE.test(words.slice(0, start)))?.seat ?? null;
    // "7号干得漂亮,终于有人收拾5号了": whoever was praised is that somebody.
    const somebody = named.length > 0 && doer === null && SOMEBODY.test(words);
    spokenOf = deed?.by ?? other ?? spokenOf;
    // "gj lord, that slash that killed 2 was clean": whoever is praised did what stands behind.
    const praised = read.find(({ act, facts: of }) => act === 'praise' && of === undefined)?.about;
    carried =
      deed?.by ??
      doer ??
      praised ??
      (own.some((one) => one.kind === 'you')
        ? (to ?? 'open')
        : somebody || (own.length === 0 && ASIDE.test(words))
          ? carried
          : 'open');
  }
  // What is put to another is that one's to answer, where anything is put to this one.
  if (moves.every(({ act }) => act === 'unclear')) moves.push(...others);
  const span = rawSpan(line, 0, text.length);
  const whole: ClauseAt = {
    ...spelled({ text, mentions }),
    asked: parts.some(({ asked }) => asked),
    span,
    claims,
    said,
    carried: 'open',
    afterDeed: false,
    spokenOf: null,
    befell: null,
    did: null,
    told: [],
    moment: { scene, from, hearer: you, exchanges },
  };
  // "big brain. sorry, giant brain": one's own word is put right.
  if (SELF_CORRECTED.test(text)) moves.splice(0, moves.length, ...moves.filter(({ act }) => act !== 'apology'));
  const texts = owned.map((one) => withoutCalls(one, you)).filter((one) => one !== '');
  if (put !== null && put.to === you) return { moves: [{ ...put.asked, span }], mentions, whole, dark: null };
  const open = complains && !moves.some(isQuestion) ? openQuestion(exchanges, span) : null;
  const press = pressing(texts, whole.moment, span) ?? open;
  if (press) return { moves: [press], mentions, whole, dark: null };
  // What is offered or wanted has not happened: only what stands before it is told.
  const begins = deal === null ? 0 : rawSpan(line, deal.span[0], text.length)[0];
  const beside = ({ act, span: [, end] }: Move): boolean => BESIDE_DEAL.has(act) && (act !== 'report' || end <= begins);
  const found = deal && !life ? [...moves.filter(beside), { ...deal, span }] : moves;
  const shared = sharedOut(text, mentions, from, you);
  if (shared) return { moves: [{ ...shared, span: rawSpan(line, ...shared.span) }], mentions, whole, dark };
  // "剩下那几个反,你点下名": counted by name.
  const counted = moves.find(({ act }) => act === 'ask_count');
  if (counted && texts.some((one) => NAMED.test(one)))
    return { moves: [{ ...counted, act: 'ask_guess', span }], mentions, whole, dark };
  return { moves: tidy(found), mentions, whole, dark };
}
