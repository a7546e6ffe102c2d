/** What a clause tells, undertakes and feels. */
import type { Seat } from '../../../core/event';
import { ANY_ROLE } from '../../claims/predicate';
import { aboutOfDeeds, asking } from './asking';
import { announcedIn } from './announced';
import { CLOSE, CLOSE_EN } from '../../line/kin';
import { Clause, type ClauseAt, type Fields } from './clause';
import type { Deed, Party } from '../deeds/deed';
import { withoutCalls } from '../called/bare-calls';
import { judging } from './judging';
import { nearly } from './nearly';
import { BEGS_BLOW, PROMISED, undertakingIn } from './promise';
import { reportOf } from '../deeds/record';
import { isTrouble, topicOf } from '../topics';
import { cardsIn } from '../words/cards';
import type { Act, Move } from '../types';
import * as words from '../words/acts';

const seatOf = (party: Party): Seat | undefined => (typeof party === 'number' ? party : undefined);

/** The moves of one clause, at least one. */
export function readClause(at: ClauseAt): Move[] {
  const clause = new Clause(at);
  const bidden = clause.deeds.find((deed) => isBidden(deed, clause));
  if (bidden) return [clause.move('order', { about: seatOf(bidden.to) })];
  const asked = asking(clause);
  if (asked) return [asked];
  return (
    judging(clause) ??
    standing(clause) ??
    doing(clause) ??
    telling(clause) ??
    nearly(clause) ??
    feeling(clause) ?? [clause.move('unclear', { about: clause.other })]
  );
}

/** Nothing of a line is read for certain: what it is likely to be, by whom it names and by what was said just before. */
export function loosely(at: ClauseAt): Move {
  const clause = new Clause(at);
  const { asked, other, text } = clause;
  const topic = topicOf(text);
  if (topic !== null && !ofOthers(clause)) return clause.move('topic', { topic });
  const { lord } = at.moment.scene.table;
  if (asked && other !== undefined && other !== lord) return clause.move('ask_guess', { about: other });
  // A card is asked about, and nobody.
  if (
    asked &&
    /(?:什么|啥)(?:用|效果|意思|牌|玩意)|怎么用|干(?:嘛|什么|啥)(?:用)?的|[a-z]/.test(text) &&
    at.mentions.length === 0 &&
    cardsIn(text).length > 0
  )
    return clause.move('ask_rule');
  const last = at.moment.exchanges[0];
  // A question after an answer, about nobody else, doubts that answer.
  if (
    asked &&
    !clause.youNamed &&
    last?.answered &&
    last.answered.facts.length > 0 &&
    last.turn === at.moment.scene.turn
  )
    return clause.move('ask_why', { about: last.answered.about, role: last.answered.role, refersTo: last.id });
  if (at.moment.scene.turn <= 1 && !asked && last === undefined && !ANY_ROLE.test(text)) return clause.move('greet');
  return clause.move('unclear', { about: other });
}

/** Nobody at the table: "我妈快不行了" is trouble, and no state of the game. */
const KIN = new RegExp(`${CLOSE}|老师|同事|朋友|${CLOSE_EN}`);
/** So little that one may say so of oneself at this table; who has more, and names nothing of the game, may mean something else. */
const NEARLY_DEAD_HP = 1;
const OF_GAME = /血|桃|牌|回合|南蛮|万箭|\bhp\b/;

/** "主公快没血了", "我快死了": how somebody stands is told, and nothing is ordered, asked for or reported. */
function standing(clause: Clause): Move[] | null {
  const { text, from, other } = clause;
  const last = other === undefined && clause.has(words.LAST_HP);
  if (clause.asked || !(last || clause.has(words.NEAR_END)) || clause.has(words.URGED_TO_ACT)) return null;
  if (topicOf(text) !== null || (other === undefined && KIN.test(text)) || clause.has(words.PROMISE)) return null;
  const about = other ?? (clause.youNamed ? clause.hearer : clause.selfNamed ? from : clause.spokenOf);
  if (about === undefined || about === null) return null;
  const { hp } = clause.at.moment.scene.table.bySeat.get(about) ?? { hp: 0 };
  if (about === from && hp > NEARLY_DEAD_HP && !OF_GAME.test(text)) return null;
  return [clause.move('report', { about })];
}

/** "敢动主公,我弄你": whoever is to suffer for it. */
const AT_YOU = /(?:弄|砍|杀|打|收拾|集火|干|灭|捅|剁)(?:死|了)?(?:你|您)|\b(?:kill|hit|get|end) (?:you|u)\b/;

/** "你再碰主公试试", "if you look at the lord im coming": who would do it, and not whom it would befall. */
const AT_DOER = /你(?:再|敢|要是|还)|\b(?:you|u) (?:so much as|dare|even|ever)\b/;

/** What it wants done, undertakes or offers. */
function doing(clause: Clause): Move[] | null {
  const { text, at, from, hearer } = clause;
  const past = clause.deeds.some(({ past }) => past);
  if (clause.has(words.THREAT) && !clause.has(words.APOLOGY))
    return [
      clause.move('threat', {
        about:
          (AT_YOU.test(text) || AT_DOER.test(text) || clause.deeds.some(({ by }) => by === hearer)
            ? hearer
            : clause.other) ??
          hearer ??
          undefined,
      }),
    ];
  // "我猜3号这回合要跟主公拼命": foretold of another, and undertaken by nobody.
  const foretold = clause.other !== undefined && clause.has(/^我?(?:猜|看|估计|感觉)/) && clause.has(words.FORETOLD);
  if (!past && !foretold && clause.has(words.PROMISE) && !(clause.asked && clause.has(PROMISED))) {
    const promise = undertakingIn(text, at.mentions, from, hearer);
    const against = promise === null && BEGS_BLOW.test(text) ? objectOf(clause) : undefined;
    if (against !== undefined) return [clause.move('propose', { about: against })];
    return [clause.move('promise', { about: promise?.to, ...(promise ? { promise } : {}) })];
  }
  // "你下手打5号我就跟".
  const [first] = clause.deeds;
  if (!past && clause.has(/我就(?:跟|上)/) && typeof first?.to === 'number')
    return [clause.move('propose', { about: first.to })];
  // "不杀5号主公死不了": without that nothing comes of it.
  if (clause.other !== undefined && clause.has(words.UNLESS)) return [clause.move('propose', { about: clause.other })];
  if (!past && (clause.has(words.PROPOSE) || clause.has(words.TRUCE)))
    return [
      clause.move('propose', { about: targetOf(clause) ?? (clause.has(/投|认输/) ? clause.spokenOf : undefined) }),
    ];
  if (past || clause.has(words.THANKS) || clause.has(words.TAUNT)) return null;
  // "…无懈了主公的拆,帮2号": whoever did it did it for that one.
  if (at.afterDeed && clause.deeds.length > 0 && clause.deeds.every(({ by }) => by === at.carried)) return null;
  if (clause.asked && !clause.has(words.ASKED_KINDLY)) return null;
  if (happens(clause)) return null;
  // "砍她!乐都给你贴好了": what the hearer is not seen to have done is yet to be done.
  const wanted = clause.asked ? undefined : clause.deeds.find((deed) => isUndone(deed, clause));
  if (wanted) return [clause.move('order', { about: seatOf(wanted.to) })];
  const english = (text.match(/[a-z]/g)?.length ?? 0) > 2 * (text.match(/[\u3400-\u9fff]/g)?.length ?? 0);
  const letBe = clause.other !== undefined && clause.has(words.LET_BE);
  if (
    letBe ||
    (english
      ? words.ORDER_EN.test(at.mentions.some(({ kind }) => kind === 'he') ? text : withoutCalls(at, hearer))
      : clause.has(words.ORDER))
  )
    return [clause.move('order', { about: objectOf(clause) ?? clause.other })];
  return null;
}

/** "alliance vs the lord": against whom; whoever is named before is whom it is put to. */
const targetOf = ({ at, text, other }: Clause): Seat | undefined =>
  at.mentions.find(({ kind, start }) => kind === 'seat' && /\b(?:vs\.?|versus|against|on) $/.test(text.slice(0, start)))
    ?.seat ?? other;

/** "4号拆主公的寒冰剑": it stands on record, so that it is told and not ordered. */
const happens = (clause: Clause): boolean =>
  (!clause.has(words.URGED) || clause.has(/[盯逮追揪]着/)) &&
  clause.deeds.some(
    ({ by, to }, i) => typeof by === 'number' && typeof to === 'number' && by !== to && isFresh(clause, i),
  );

const isFresh = (clause: Clause, i: number): boolean => {
  const [report] = clause.reports(clause.deeds.slice(i, i + 1));
  const { scene } = clause.at.moment;
  return report?.verdict === 'true' && (report.turn ?? 0) >= scene.turn - scene.table.seats.length;
};

/** Whom an order is to be carried out upon: of "3号打5号" it is 5, also where that is the hearer or the speaker. */
const objectOf = ({ deeds, at, hearer, other }: Clause): Seat | undefined =>
  deeds.map(({ to }) => seatOf(to)).find((seat) => seat !== undefined) ??
  at.mentions.find(({ kind, seat }) => kind === 'he' && seat !== null)?.seat ??
  (at.mentions.some(({ kind }) => kind === 'he')
    ? undefined
    : // "lord next turn go for 5": whoever begins the clause is to do it.
      at.mentions.find(
        ({ called, seat, kind, start }) =>
          !called && kind === 'seat' && seat === hearer && (start > 0 || other === undefined),
      )?.seat) ??
  undefined;

/** What it says has happened. */
function telling(clause: Clause): Move[] | null {
  if (clause.asked) return null;
  const deeds = clause.deeds.filter(
    (deed) =>
      (deed.past || deed.denied || isOver(deed, clause) || isTold(deed, clause)) &&
      (deed.by !== 'open' || deed.to !== 'open'),
  );
  const announced = deeds.length === 1 ? announcedIn(clause, deeds[0]) : null;
  if (announced) return [announced];
  if (deeds.length === 0) return clause.has(words.HOLDING) ? [clause.move('report', { about: holder(clause) })] : null;
  const denied = deeds.every((deed) => deed.denied);
  const fields: Fields = { facts: clause.reports(deeds), about: aboutOfDeeds(deeds), ...(denied ? { denied } : {}) };
  const [deed] = deeds;
  const thanked = clause.has(words.THANKS);
  const act: Act = thanked
    ? 'thanks'
    : clause.has(words.PRAISE)
      ? 'praise'
      : clause.has(words.BLAME)
        ? 'blame'
        : 'report';
  if (act === 'thanks')
    return [clause.move('thanks', { ...fields, about: seatOf(deed?.by ?? 'open') ?? clause.hearer ?? undefined })];
  return [clause.move(act, fields)];
}

const holder = (clause: Clause): Seat | undefined =>
  clause.other ?? (clause.selfNamed ? clause.from : clause.youNamed ? (clause.hearer ?? undefined) : undefined);

/** "酒杀带走2号": 2 lies dead, so that it has happened. */
const isOver = ({ verb, to }: Deed, { at }: Clause): boolean =>
  (verb === 'kill' || verb === 'strike') &&
  typeof to === 'number' &&
  at.moment.scene.table.bySeat.get(to)?.alive === false;

/** Of one who is named somebody wants a deed at a third, and tells none: "主公这回合打一下5号吧求求了" is no report that may be false. */
function isBidden(deed: Deed, clause: Clause): boolean {
  const { text, at, from } = clause;
  const { by, to, denied, verb } = deed;
  if (typeof by !== 'number' || typeof to !== 'number' || denied) return false;
  if ([by, from, clause.hearer].includes(to) || by === from || verb === 'wuxie') return false;
  if (at.mentions.some(({ kind }) => kind === 'who') || clause.has(words.SUPPOSED)) return false;
  if (clause.asked && !clause.has(words.ASKED_KINDLY)) return false;
  const [before, behind] = [text.slice(0, deed.end), text.slice(deed.end)];
  if (words.BIDS.test(before) || words.BIDS_BEHIND.test(behind)) return true;
  return (
    (words.BIDS_UNDONE.test(before) || words.WISHED.test(text)) &&
    !/刚|[了过]/.test(text) &&
    reportOf(deed, at.moment.scene).verdict === 'false'
  );
}

/** Nobody tells the hearer of a blow at a third that it has not struck: it is wanted of it. */
const isUndone = (deed: Deed, { hearer, from, at }: Clause): boolean =>
  deed.by === hearer &&
  typeof deed.by === 'number' &&
  !deed.past &&
  !deed.denied &&
  typeof deed.to === 'number' &&
  deed.to !== from &&
  deed.to !== hearer &&
  reportOf(deed, at.moment.scene).verdict === 'false';

/** Without a word of its being over: somebody does something to me, or a third to a third. */
const isTold = ({ by, to, start, end }: Deed, { from, asked, text, at, hearer }: Clause): boolean =>
  !asked &&
  !(at.offered === true && (by === from || by === hearer)) &&
  // "主公这轮弄8": what is still to be done.
  !(
    /这(?:一)?(?:轮|回合|圈)|本回合|下(?:一)?(?:刀|手|张)|\bnext (?:turn|round)\b/.test(text.slice(0, start)) &&
    !/[了过]/.test(text.slice(end))
  ) &&
  !words.SUPPOSED.test(text) &&
  !words.FORETOLD.test(text) &&
  !/别|不要|不许|不准|休想|倒是|给我|[替帮]我|快|赶紧/.test(text.slice(0, start)) &&
  typeof by === 'number' &&
  typeof to === 'number' &&
  (to === from || by !== from) &&
  by !== to;

/** "你俩离婚了": said of others at the table, it is no trouble of the speaker's, nor talk of something else. */
const ofOthers = ({ at, youNamed, selfNamed, other }: Clause): boolean =>
  !selfNamed && (youNamed || other !== undefined || /你们?俩|你们/.test(at.text));

/** Words of an English yes or no. */
const BRIEF = 4;

function feeling(clause: Clause): Move[] | null {
  const { text, hearer, other, from } = clause;
  const topic = topicOf(text);
  const about = clause.about ?? hearer ?? undefined;
  if (
    topic !== null &&
    topic !== 'heroes' &&
    topic !== 'luck' &&
    topic !== 'cards' &&
    isTrouble(text) &&
    !ofOthers(clause)
  )
    return [clause.move('sorrow', { about: from, topic })];
  if (clause.has(words.THANKS)) return [clause.move('thanks', { about: other ?? hearer ?? undefined })];
  if (clause.has(words.AFFECTION)) return [clause.move('affection', { about })];
  // An English yes or no is a line of its own: "no dinner", "yes or no" are none.
  const brief = !/[a-z]{2}/.test(text) || text.split(' ').length <= BRIEF;
  const first = (expression: RegExp): boolean =>
    /[a-z]{2}/.test(text) ? text.search(expression) === 0 : clause.has(expression);
  if (brief && first(words.AGREE) && !text.startsWith('yes or')) return [clause.move('agree')];
  if (brief && first(words.REFUSE)) return [clause.move('refuse')];
  if (clause.has(words.TAUNT)) return [clause.move('taunt', { about })];
  if (clause.has(words.BLAME)) return [clause.move('blame', { about })];
  if (clause.has(words.BYE)) return [clause.move('bye', { about: other })];
  if (clause.has(words.GREET)) return [clause.move('greet')];
  if (clause.has(words.HURRY)) return [clause.move('hurry', { about: other })];
  if (topic !== null && !ofOthers(clause) && (topic !== 'luck' || about === undefined || !clause.youNamed))
    return [clause.move('topic', { topic })];
  if (clause.has(words.PRAISE)) return [clause.move('praise', { about })];
  if (clause.has(words.JOKE)) return [clause.move('joke')];
  if (clause.has(words.SORROW)) return [clause.move('sorrow', { about: from })];
  return null;
}
