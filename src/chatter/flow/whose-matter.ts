/** Whose matter a line is that calls nobody by name: whoever did what it speaks of, took what it wants back, or alone knows the answer (§Q3). */
import type { Seat } from '../../core/event';
import type { Move } from '../moves/types';
import { weightiest } from '../plan/weight';
import type { Scene } from '../scene/scene';
import type { Understood } from './reach';

/** "还我牌", put to nobody by name: whoever took a card of the speaker's last. */
const WANTED_BACK = /还(?:给)?我(?!.{0,2}[打杀砍])|(?<!要)吐出来(?!了)|\bgive (?:it|that|them|my \S+) back\b/;
const takenBy = ({ facts }: Scene, from: Seat, text: string): Seat | undefined =>
  WANTED_BACK.test(text)
    ? (facts.filter(({ kind, to, by, good }) => kind === 'steal' && good !== true && to === from && by !== from).pop()
        ?.by ?? undefined)
    : undefined;

/** Reasons, pardon and what a skill does are the one's who did it, or has it. */
const TO_ITS_OWN: ReadonlySet<Move['act']> = new Set(['ask_why', 'ask_rule', 'apology']);

/** "五谷一人一张,这才像个主公的样子,谢了": thanks in which the lord alone is spoken of are the lord's. */
const lordThanked = ({ read, hearing }: Understood, { table }: Scene): Seat | undefined =>
  read.pointers.some(({ office }) => office === true) && hearing(null, false).some(({ act }) => act === 'thanks')
    ? table.lord
    : undefined;

/**
 * Nobody was called. "刚主公砍了我一刀", and it did not: whoever is said to have done it puts it right. "拆主公那张我给无懈了": whom it was
 * done to or for takes it up, else whoever did it.
 */
const concerned = ({ hearing, said }: Understood, { facts }: Scene, present: ReadonlySet<Seat>): Seat | undefined =>
  hearing(null, false)
    .flatMap((one) => (one.act === 'report' ? (one.facts ?? []) : []))
    .flatMap(({ verdict, by, to, fact }) => {
      const found = facts.find(({ id }) => id === fact);
      return verdict === 'false' ? [by] : verdict === 'true' ? [found?.to ?? to, found?.by ?? by] : [];
    })
    .find((seat): seat is Seat => seat != null && seat !== said.from && present.has(seat));

/** Whose matter the line is, where nobody is called: of a reason, a pardon or a rule the one's it is about; where nobody is spoken of either, whoever took it, is thanked, or did it. */
export function ownerOf(understood: Understood, scene: Scene, present: ReadonlySet<Seat>): Seat | undefined {
  const { hearing, reach, said, read } = understood;
  const doer = hearing(null, false).find(({ act, about }) => TO_ITS_OWN.has(act) && about !== undefined)?.about;
  if (doer !== undefined || reach.to.length > 0) return doer;
  return (
    takenBy(scene, said.from, read.text) ?? lordThanked(understood, scene) ?? concerned(understood, scene, present)
  );
}

/** What somebody is asked, charged or reproached with is answered by that one; so is what it never did. */
const OF_DOER: ReadonlySet<Move['act']> = new Set([
  'ask_why',
  'ask_rule',
  'accuse',
  'blame',
  'ask_plan',
  'ask_role',
  'praise',
  'apology',
  'thanks',
]);
/** Whether nobody else could answer: what somebody is about to do, has done to the speaker, or is asked or charged with. */
export function onlyItKnows(moves: readonly Move[], seat: Seat, from: Seat, alone: boolean): boolean {
  const main = weightiest(moves);
  // "ok liu biao 10 cards. whats the plan": of nobody else.
  if (alone && main?.act === 'ask_plan' && main.about === undefined) return true;
  // "还缴了我的寒冰剑 反手就砍我": what was done to the speaker is put to whoever did it.
  if (
    moves.some(({ facts = [] }) =>
      facts.some(({ verdict, by, to }) => verdict === 'true' && by === seat && to === from),
    )
  )
    return true;
  const wronged = main?.facts?.some(({ verdict, by, denied }) => verdict === 'false' && by === seat && !denied);
  return main !== null && (wronged === true || (main.about === seat && OF_DOER.has(main.act)));
}
