/** What a line asks beside what it tells, where all that was found to say is that it is so (§Q3). */
import { saidIn } from '../../claims/read';
import { clausesOf } from '../../line/clause';
import { readLine } from '../../line/line';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { SAYS_YOU } from '../../moves/words/acts';
import { ASKS, GUESS_ASKED, REGARDED, ROLE_ASKED, WHY } from '../../moves/words/asked';
import type { Seat } from '../../../core/event';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import { guessAbout, roleAsked } from '../judging/judging';
import { deedOf } from '../matter';
import type { Plan } from '../plan';
import { isHarm } from '../record/deeds';
import { namedBy } from '../record/touching';
import { accountFor } from './hearer';

/** They bear out what was told, and answer nothing else. */
const RECITES =
  /^(?:confirm|own_up|admit|kindness|used_\w+|did_use|seen_you|as_is|fine_deed|open_role|owned_role|fallen)$/;

/** The clauses of the line, and whom each speaks of beside the two who talk. */
function partsOf({ text, spaced = text, scene, from, me }: Asked) {
  const named = mentionsIn(spaced, { scene, from, hearer: me, he: null }).filter(({ kind }) => kind === 'seat');
  return clausesOf(spaced).map((clause) => {
    const here = named.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    // "bao whose side is he on": whoever is called at its head is no part of what is asked.
    const head = here.find((one) => one.start === clause.start && (one.called || one.seat === me))?.end ?? clause.start;
    const words = spaced.slice(head, clause.end).trimStart();
    return {
      text: words,
      asks: clause.asked || ASKS.test(words) || /[不没]$/.test(words),
      thirds: here.flatMap(({ seat, called }) =>
        seat === null || called || seat === me || seat === from ? [] : [seat],
      ),
    };
  });
}

/** Of whom one is to take somebody for. */
const STANDING =
  /一(?:路|伙|边|头|条心|队|家)的?人?[不吗没么]|\bor nah\b|\b(?:with|on) (?:us|(?:our|your|the lord'?s) side)\b|\b(?:u|you|ya|we|y'?all) (?:\w+ )?(?:trust|believe|buy)\b|\b(?:wh?at|how) ?'?(?:about|bout|of)\b/;
const OWN_VIEW = /我(?:看|觉得|说|猜|信|敢|早)|\b(?:i|im|i'm)\b/;
const MINDS =
  /记仇|记恨|往心里去|[不着]恼|生气|[来不]气|忍得?[下了住]|咽得?下|\b(?:mad|angry|upset|grudge|salty|let (?:that|it) (?:go|slide))\b/;
const TO_COME =
  /(?<!你还?)会不会|[你您][说猜看][^,.!?]{1,10}[会能敢肯][^,.!?]*[吗么不没]|\b(?:u|you|ya) (?:think|reckon) .{1,24}(?:\b(?:will|gonna|would|can|minds?)\b|'ll\b)/;

/** The answer to what a line asks and a plan leaves open that bears out the rest; null for nothing. @param heard what its acts were given */
export function leftOpen(plan: Plan | null, heard: Plan | null, main: Move | null, asked: Asked): Plan | null {
  if (plan === null || main === null || plan.lookedUp || plan.found || plan.state || plan.cause) return null;
  const { me, from, meant, scene } = asked;
  // "6 robbed the boss. who do we dogpile": what one is going to do was asked.
  if (main.act === 'ask_plan' && plan.clause === 'fishy_open') return heard;
  if (plan.move !== 'confirm' || !RECITES.test(plan.clause ?? '')) return null;
  // Another is called, and it is for that one to answer.
  if (!meant && namedBy(asked).mentions.some(({ called }) => called)) return null;
  const [deed] = plan.facts ?? [];
  const parts = partsOf(asked);
  for (const [at, { text, asks, thirds }] of [...parts.entries()].reverse()) {
    const said = saidIn(readLine(text.replace(/咯$/, '')), { scene, speaker: from, you: me })[0];
    const viewed = said !== undefined || [STANDING, GUESS_ASKED, ROLE_ASKED, REGARDED].some((one) => one.test(text));
    if (viewed && asks && !OWN_VIEW.test(text) && thirds.length < 2) {
      if (said?.about === me && plan.about !== me && thirds.length === 0)
        return roleAsked({ ...said, act: 'ask_role', span: main.span }, asked);
      // "friend or nah": of whoever did what was told, unless it is of the two who talk.
      const before = parts.slice(0, at).flatMap((part) => part.thirds);
      const he = before.find((seat) => seat === deed?.by) ?? before.pop();
      const about = thirds[0] ?? (SAYS_YOU.test(text) || /[我咱谁]|\bwho\b/.test(text) ? undefined : he);
      if (about !== undefined && shownRole(scene, about) === null) {
        const role = said?.about === about ? { role: said.role } : {};
        return guessAbout(about, { act: 'ask_guess', about, span: main.span, ...role }, asked);
      }
    }
    if (WHY.test(text) || /图.{0,2}(?:什么|啥)/.test(text)) return whyOf(plan, thirds[0], SAYS_YOU.test(text), asked);
    if (TO_COME.test(text) && deed?.by !== me)
      return { move: 'unsure', clause: 'cannot_say', occasion: 'ack', asked: main };
    if (asks && MINDS.test(text) && deed?.to === me && deed.by !== me && isHarm(deed) && plan.clause === 'confirm')
      return { ...plan, clause: 'unpardoned' };
  }
  return null;
}

/** Why it was done: another is to be asked; it is held against the speaker; what the hearer did is accounted for. */
function whyOf(plan: Plan, third: Seat | undefined, ofYou: boolean, asked: Asked): Plan | null {
  const { me, from, moves, text } = asked;
  const [deed] = plan.facts ?? [];
  if (deed && plan.clause === 'confirm' && deed.by !== null && deed.by !== me) {
    if (deed.by === from) return deed.to === me && !/道歉/.test(text) ? { ...plan, clause: 'grudge' } : null;
    return moves.some(({ act, about }) => act === 'accuse' && about === deed.by)
      ? null
      : { ...plan, move: 'unsure', clause: 'theirs_to_explain', about: deed.by, facts: [] };
  }
  if (deed || !ofYou || plan.asked === null) return null;
  const whom = third ?? plan.about;
  const own = deedOf(asked, (fact) => fact.by === me && fact.to === whom && fact.good !== null);
  return own && accountFor(own, { asked, move: plan.asked });
}
