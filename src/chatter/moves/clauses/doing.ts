/** What a clause wants done, undertakes, threatens with or offers. */
import type { Seat } from '../../../core/event';
import { withoutCalls } from '../called/bare-calls';
import { seatOfParty } from '../deeds/deed';
import type { Move } from '../types';
import * as words from '../words/acts';
import { isUndone } from './bidding';
import type { Clause } from './clause';
import { isDare, isOwnCourse } from './own-course';
import { BEGS_BLOW, undertakingIn } from './promise';

/** "敢动主公,我弄你": whoever is to suffer for it. */
const AT_YOU = /(?:弄|砍|杀|打|收拾|集火|干|灭|捅|剁)(?:死|了)?(?:你|您)|\b(?:kill|hit|get|end) (?:you|u)\b/;

/** "你再碰主公试试", "if you look at the lord im coming": who would do it, and not whom it would befall. */
const AT_DOER = /你(?:再|敢|要是|还)|\b(?:you|u) (?:so much as|dare|even|ever)\b/;

/** What it wants done, undertakes or offers. */
export function doing(clause: Clause): Move[] | null {
  const { text, at, from, hearer } = clause;
  // "someone stop me before i hit 3".
  if (isDare(clause)) return [clause.move('joke', { about: objectOf(clause) })];
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
  if (!past && !foretold && clause.has(words.PROMISE)) {
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
  if (wanted) return [clause.move('order', { about: seatOfParty(wanted.to) })];
  if (isOwnCourse(clause)) return [clause.move('propose', { about: objectOf(clause) ?? clause.other })];
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
  deeds.map(({ to }) => seatOfParty(to)).find((seat) => seat !== undefined) ??
  at.mentions.find(({ kind, seat }) => kind === 'he' && seat !== null)?.seat ??
  (at.mentions.some(({ kind }) => kind === 'he')
    ? undefined
    : // "lord next turn go for 5": whoever begins the clause is to do it.
      at.mentions.find(
        ({ called, seat, kind, start }) =>
          !called && kind === 'seat' && seat === hearer && (start > 0 || other === undefined),
      )?.seat) ??
  undefined;
