/** What begs, excuses and appeals, and what is counted up: what a clause wants of the hearer before it is asked about deeds. */
import type { Seat } from '../../../core/event';
import * as questions from '../words/asked';
import { takesBack } from './amends';
import type { Clause } from './clause';
import { seatOfParty, type Deed } from '../deeds/deed';
import { NEARLY } from '../deeds/covered';
import { headsAsked } from '../asked/heads';
import { selfIn } from '../life/self';
import { roleAsked } from './role-asked';
import { withoutNames } from '../called/place';
import type { Move } from '../types';
import * as words from '../words/acts';

/** The move of a clause that begs, excuses, appeals or counts; null where it does not. */
export function begging(clause: Clause): Move | null {
  const { text, asked, at } = clause;
  if (clause.hearer !== null && clause.has(words.EXCUSE_REFUSED))
    return clause.move('ask_why', { about: clause.hearer });
  const apology = (clause.has(words.APOLOGY) && !clause.has(words.APOLOGY_NOT)) || takesBack(text);
  if (apology && !clause.has(questions.WHY)) {
    const whom = clause.other ?? clause.hearer ?? undefined;
    const own = whom === undefined ? [] : ownBlows(clause, whom);
    const done = clause.reports(own).filter(({ verdict }) => verdict === 'true');
    return clause.move('apology', { about: whom, ...(done.length > 0 ? { facts: done } : {}) });
  }
  if (clause.has(words.QUIET) && clause.deeds.length === 0) return clause.move('hurry');
  if (clause.has(questions.DRAWN)) return clause.move('topic', { topic: 'luck' });
  if (seeksCompany(clause)) return clause.move('propose', { about: clause.other ?? clause.spokenOf });
  const holder = clause.about ?? (clause.selfNamed || clause.spokenOf === undefined ? clause.from : clause.spokenOf);
  if (clause.has(words.IN_HAND) && !at.mentions.some(({ kind }) => kind === 'who'))
    return clause.move(at.asked || clause.has(/(?:没有?|吗|么)$|^(?:does|do|has|have)\b/) ? 'ask_fact' : 'report', {
      about: holder,
    });
  // "我都说了别动我": it is held against somebody, and no longer begged.
  if (clause.has(words.SPARE) && !clause.has(/说(?:了|过|好)(?:的)?(?:别|不)/))
    return clause.move('plead', { about: clause.from });
  // "你怎么看我", "ur read on me": a judgement of the speaker.
  if (clause.has(questions.SELF_JUDGED))
    return clause.move('ask_guess', { about: clause.from, role: roleAsked(clause) });
  const self = selfIn(text);
  if (self !== null)
    return clause.move('ask_self', {
      topic: 'self',
      about: clause.hearer ?? undefined,
      life: { matter: `self:${self}`, trouble: false },
    });
  if (
    asked &&
    clause.has(questions.FALLEN) &&
    at.mentions.every(({ kind }) => kind !== 'seat' && kind !== 'who') &&
    roleAsked(clause)
  )
    return clause.move('ask_count', { role: roleAsked(clause) });
  const heads = headsAsked(text, asked || clause.has(/(?:没有?|不|吗|么)(?:啊|呀|呢)?$|^any(?:one|body)\b/));
  // "主公这边少人没".
  const side = clause.has(/[这那](?:边|头|伙)/) ? at.moment.scene.table.lord : null;
  if (heads !== null && at.mentions.every(({ kind, seat }) => kind !== 'seat' || seat === side))
    return clause.move('ask_count', heads === 'role' ? { role: roleAsked(clause) } : {});
  const counts = (asked || clause.has(questions.COUNTED_UP)) && clause.has(questions.COUNT);
  if ((counts || clause.has(questions.NONE_DEAD)) && !clause.has(questions.COUNT_NOT))
    return clause.move('ask_count', { role: rolesCounted(text) > 1 ? undefined : roleAsked(clause) });
  if (clause.has(words.HELP_CALLED) && clause.deeds.every(({ past }) => !past))
    return clause.move('plead', { about: (clause.selfNamed ? undefined : clause.other) ?? lordOrSelf(clause) });
  // "你能替司马懿摘了那乐不": a card that lies on somebody is to be lifted.
  if (
    clause.has(words.LIFTS) &&
    clause.has(LIFTED_FOR) &&
    !clause.has(words.THANKS) &&
    !clause.has(LIFTS_ONESELF) &&
    !clause.has(/[了过](?:吗|么|没有?)|[过的]$|谁.{0,6}的/)
  )
    return clause.move('plead', { about: clause.selfNamed ? clause.from : (clause.other ?? clause.spokenOf) });
  if (clause.has(words.BEGS) && !clause.has(questions.WHY)) return clause.move('plead', { about: clause.from });
  // "4你到底当不当自己人": of a third, whoever is asked it.
  const friend = at.mentions.filter(({ kind, seat, called }) => kind === 'seat' && !called && seat !== clause.hearer);
  if ((asked || clause.has(/([当算])不\1|敌/)) && friend.length > 0 && clause.has(questions.REGARDED))
    return clause.move('ask_guess', { about: friend.pop()?.seat ?? undefined, role: 'zhong' });
  // "卢植 忠反": the sides alone, behind a name.
  const sides = SIDES.test(withoutNames(text, at.mentions).trim());
  const whose = clause.about ?? clause.spokenOf ?? seatOfParty(at.carried);
  if (sides && whose !== undefined) return clause.move('ask_role', { about: whose });
  if (clause.has(questions.ROLE_WANTED) && !clause.selfNamed)
    return clause.move('ask_role', { about: clause.other ?? clause.hearer ?? undefined });
  if (
    clause.has(words.HELP) &&
    !clause.has(words.NO_PLEA) &&
    !clause.has(words.THANKS) &&
    !clause.has(questions.WHY) &&
    !isTold(clause)
  )
    return clause.move('plead', {
      about: clause.has(/我(?!们)|\b(?:me|my)\b/) || clause.other === undefined ? lordOrSelf(clause) : clause.other,
    });
  return null;
}

/** "有没有人跟我打6号": it asks for hands and not for names. What others have done together is told. */
const seeksCompany = (clause: Clause): boolean =>
  clause.has(words.COMPANY) &&
  // "don't gang up on me".
  !clause.has(words.SPARE) &&
  !clause.has(NEARLY) &&
  !clause.has(questions.WHY) &&
  clause.deeds.every(
    ({ by, to, past }) =>
      // "anyone hitting the lord with me", "drop it and hit 4 with me": nothing is over.
      (!past || clause.has(/^(?:\w+ ){0,7}?hit(?:ting)?\b.*\bwith me\b/)) &&
      to !== clause.from &&
      (typeof by !== 'number' ||
        clause.at.mentions.some(({ kind }) => kind === 'who') ||
        by === clause.from ||
        by === clause.hearer ||
        clause.youNamed),
  );

/** Sides to choose from, and nothing else. */
const SIDES =
  /^(?:是|到底|究竟|你|,|\s)*(?:忠反内?|忠内反?|反忠内?|反内忠?|内[忠反]{1,2})(?:啊|呢|呀)?$|^(?:is |are you |a |the )*(?:reb|rebel|loyal|loyalist|spy|traitor|fan|nei|zhong)s?(?:,? or (?:a |the )?(?:reb|rebel|loyal|loyalist|spy|traitor|fan|nei|zhong)s?)+$/;
const LIFTED_FOR =
  /[帮替给]|谁(?:有|来|能|会|肯)|[能可]不?[能可]?|有没有|\b(?:can|could|would|will|please|pls|any(?:one|body)|someone|who)\b/;

/** "我要是有无懈肯定替你挡", "我给主公解乐你居然无懈我的无懈": the speaker would, or did; or it is over. */
const LIFTS_ONESELF =
  /我(?:要是|[^,.!?能可你]{0,6}(?:给|替|帮))|[替帮给]你|居然|已经|\bi(?:'(?:ll|d|ve)| would| have)\b/;

/** How many roles a question counts: "几个反几个忠". */
const rolesCounted = (text: string): number =>
  [/反|\breb/, /忠|loyal/, /内|traitor|spy|spies/].filter((one) => one.test(text)).length;

/** "那三刀对不住": what one begs pardon for, one did oneself to the one whom one begs. */
const ownBlows = (clause: Clause, to: Seat): Deed[] =>
  clause.deeds
    .filter(({ verb }) => verb === 'attack' || verb === 'strike' || verb === 'discard' || verb === 'steal')
    .slice(0, 1)
    .map((deed) => ({ ...deed, by: clause.from, to, denied: false, hurt: false }));

/** Somebody helps, or has helped: no plea either. */
const isTold = ({ deeds, asked, hearer }: Clause): boolean =>
  deeds.some(
    (deed) => deed.past || deed.by === 'asked' || (typeof deed.by === 'number' && deed.by !== hearer && !asked),
  );

/** Help is asked for oneself, or for the lord where the line names nobody else. */
const lordOrSelf = ({ text, from, at }: Clause): Seat =>
  /主公|救主|救驾|护驾|\blord\b/.test(text) &&
  !/救我|救命|\b(?:save|help|cover|back|heal)s? me\b|\bgot my back\b/.test(text)
    ? at.moment.scene.table.lord
    : // "老板1血没牌了!谁有桃": for whoever was spoken of just before.
      at.mentions.every(({ kind }) => kind !== 'self') && at.spokenOf === at.moment.scene.table.lord
      ? at.spokenOf
      : from;
