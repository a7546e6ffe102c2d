/** "4号你呢", "那三号呢": what was asked or told is put to another, or asked of another. */
import { withoutNames } from '../called/place';
import type { Seat } from '../../../core/event';
import type { ClauseAt } from '../clauses/clause';
import { ALSO_SO, YOUR_WORD } from '../words/follow-ups';
import type { Act, Exchange, Move } from '../types';

/** Of somebody's judgement, which another may be asked for as well … */
const JUDGED: ReadonlySet<Act> = new Set([
  'ask_guess',
  'ask_role',
  'accuse',
  'vouch',
  'ask_why',
  'ask_sure',
  'ask_evidence',
  'report',
  'claim',
]);
/** … and what else may be. */
const PUT_ON: ReadonlySet<Act> = new Set(['ask_plan', 'ask_self']);

/** What somebody asked one, as it is put to another. @param itself of that other itself */
export function putTo({ asked, to, id }: Exchange, hearer: Seat, itself: boolean): Omit<Move, 'span'> {
  const { span: _, ...same } = asked;
  const own = asked.about === hearer || (asked.facts ?? []).some(({ by }) => by === hearer);
  if (PUT_ON.has(asked.act)) return { ...same, ...(asked.about === undefined ? {} : { about: hearer }), refersTo: id };
  if (asked.act === 'ask_role' || (own && JUDGED.has(asked.act) && !asked.facts?.length) || (itself && !own))
    return { act: 'ask_role', about: hearer, refersTo: id };
  const judges = asked.act !== 'ask_why' && JUDGED.has(asked.act) && asked.about !== undefined;
  return judges && !(own || asked.about === to)
    ? { act: 'ask_guess', about: asked.about, ...(asked.role ? { role: asked.role } : {}), refersTo: id }
    : {
        ...same,
        ...(asked.act === 'report' || asked.act === 'claim' ? { act: 'ask_why' as const } : {}),
        refersTo: id,
      };
}

const WANTS_A_WORD = /[你您看想觉说同]|阁下|\b(?:you|u|ya|ur|your|too|take|thoughts|opinion|view|agree|think)\b/;

/** "4号你呢": what the speaker has just talked of with another is put to whoever is called; null where nothing is, or these two talked later. */
export function putToAnother(
  bare: string,
  mentions: ClauseAt['mentions'],
  { exchanges, overheard, hearer, scene }: ClauseAt['moment'],
  span: Move['span'],
): Move | null {
  if (!overheard || hearer === null || overheard.to === hearer || scene.turn - overheard.turn > 1) return null;
  const { asked, answered, to } = overheard;
  if ((exchanges[0]?.id ?? 0) > overheard.id || !(JUDGED.has(asked.act) || PUT_ON.has(asked.act))) return null;
  const names = mentions.filter(({ seat, kind }) => seat === hearer && kind !== 'you');
  const core = withoutNames(bare, names).replace(/[,?]/g, ' ').trim();
  // "and 3?" may be of 3 as well.
  if (!YOUR_WORD.test(core) || !WANTS_A_WORD.test(core)) return null;
  // Of why one did something the other can say whom it was about; "你也这么想" is of what was answered.
  const own = asked.about === to && (asked.act === 'ask_why' || PUT_ON.has(asked.act));
  const about = own || (ALSO_SO.test(core) && answered?.about !== undefined) ? answered?.about : asked.about;
  const role = asked.role ?? (about === answered?.about ? answered?.role : undefined);
  if (PUT_ON.has(asked.act))
    return {
      act: asked.act,
      ...(asked.act === 'ask_self' ? { about: hearer, topic: asked.topic, life: asked.life } : {}),
      refersTo: overheard.id,
      span,
    };
  return {
    act: 'ask_guess',
    ...(about === undefined || about === hearer || (own && about === to) ? {} : { about }),
    ...(role === undefined ? {} : { role }),
    refersTo: overheard.id,
    span,
  };
}

/** What is asked of another in the same words; of the rest it is what that one is. */
const ASKED_ALIKE: ReadonlySet<Act> = new Set(['ask_guess', 'ask_fact', 'ask_plan']);

/** The same question about somebody else. */
export const askedOf = (
  act: Act,
  last: Exchange | undefined,
  about: Seat,
  hearer: Seat | null,
  span: Move['span'],
): Move => ({
  act: ASKED_ALIKE.has(act) ? act : about === hearer ? 'ask_role' : 'ask_guess',
  about,
  ...(last ? { refersTo: last.id } : {}),
  span,
});

/** "那你呢": what one was asked or told of others is asked of the hearer. */
export function youToo(last: Exchange | undefined, hearer: Seat, span: Move['span']): Move {
  const act: Act = last === undefined || JUDGED.has(last.asked.act) ? 'ask_role' : last.asked.act;
  return {
    act,
    about: hearer,
    ...(last?.asked.topic === undefined || act === 'ask_role' ? {} : { topic: last.asked.topic }),
    ...(last ? { refersTo: last.id } : {}),
    span,
  };
}
