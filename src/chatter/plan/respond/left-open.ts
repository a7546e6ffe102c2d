/** What a line asks beside what it tells, where all that was found to say is that it is so (§Q3). */
import { clausesOf } from '../../line/clause';
import { readLine } from '../../line/line';
import { saidIn } from '../../claims/read';
import { mentionsIn } from '../../moves/called/people';
import { APOLOGY, SAYS_YOU } from '../../moves/words/acts';
import { GUESS_ASKED, REGARDED, WHY } from '../../moves/words/asked';
import type { Move } from '../../moves/types';
import type { Role } from '../../../core/role';
import type { Seat } from '../../../core/event';
import { seatOf } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import { guessAbout, roleAsked } from '../judging/judging';
import { deedOf, toldIn } from '../matter';
import type { Plan } from '../plan';
import { isFavour, isHarm } from '../record/deeds';
import { namedBy } from '../record/touching';
import { accountFor } from './hearer';
import { LAUGHS } from './tone';

type Clauses = ReadonlySet<Plan['clause']>;
/** They bear out what was told, and answer nothing else. */
const RECITES: Clauses = new Set<Plan['clause']>([
  'confirm',
  'own_up',
  'admit',
  'kindness',
  'used_it',
  'used_on',
  'did_use',
  'seen_you',
  'as_is',
  'fine_deed',
  'open_role',
  'owned_role',
  'fallen',
  'stands',
]);
/** They judge somebody, who may be another than is asked about. */
const JUDGES: Clauses = new Set<Plan['clause']>(['guess', 'guess_bare', 'unsure_who', 'fishy_role', 'fishy_open']);

/** One clause of the line, and whom it speaks of beside the two who talk. */
interface Part {
  readonly text: string;
  readonly asked: boolean;
  readonly thirds: readonly Seat[];
}

function partsOf({ text, spaced = text, scene, from, me }: Asked): Part[] {
  const named = mentionsIn(spaced, { scene, from, hearer: me, he: null }).filter(({ kind }) => kind === 'seat');
  return clausesOf(spaced).map(({ start, end, asked }) => {
    const here = named.filter((one) => one.start >= start && one.end <= end);
    // "bao whose side is he on": whoever is called at its head is no part of what is asked.
    const head = here.find((one) => one.start === start && (one.called || one.seat === me))?.end ?? start;
    const thirds = here.flatMap(({ seat, called }) =>
      seat !== null && !called && seat !== me && seat !== from ? [seat] : [],
    );
    return { text: spaced.slice(head, end).replace(CALL_MARKS, ''), asked, thirds: [...new Set(thirds)] };
  });
}
const CALL_MARKS = /^[ ,:]+/;

/** What somebody is or is to be taken for, with words for neither role nor guess. */
const STANDING =
  /一(?:路|伙|边|头|条心|队|家)的?(?:人)?[不吗没么]|(?:啥|什么|哪)(?:成分|身份|路数|来头|来路|货色|边的?|头的?|伙的?|阵营)|(?:信得过|可信|能信|靠得住|靠谱|稳)[不吗么没]|[信疑]不[信疑]|该不该信|能不能信|\b(?:friend|ally|good|loyal\w*|safe|with us|one of us|trust\w*|reb(?:el)?|spy) or (?:nah|not|no|foe|enemy|what|reb\w*|bad)\b|\b(?:with|on) (?:us|our side|your side|the lord'?s side)\b|\bwhose side\b|\b(?:u|you|ya|we|y'?all) (?:(?:even|still|really|actually|all) )?(?:trust|believe|buy)\b|\bwh?at ?(?:'?bout|about|of)\b|\bhow (?:'?bout|about)\b/;
/** They ask by their form. */
const ASKS =
  /[吗么]$|[不没](?:啊|呀)?$|谁|啥|什么|哪|是不是|会不会|能不能|该不该|还是|(.)不\1|^(?:so |and |but |now |btw |lord |boss )*(?:is|are|do|does|did|can|could|should|would|will|what?s?|who?s?e?|how)\b|\bor (?:nah|not|no|what|foe|enemy)\b|\b(?:huh|right|yeah|no|yet)$/;
/** A conclusion that is laid before the hearer. */
const CONCLUDES = /[呗吧咯]$/;
/** The speaker's view of it, and no question. */
const OWN_VIEW = /我(?:看|觉得|说|猜|信|敢|早)|\b(?:i|im|i'?m)\b/;

interface Viewed {
  readonly about: Seat;
  readonly role?: Role;
  /** It is only to be agreed with. */
  readonly concluded: boolean;
}

/** What one third is to be taken for, as the clause asks of it; null where nothing of the kind is asked, or of several. */
function viewIn({ text, asked, thirds }: Part, spokenOf: Seat | undefined, put: Asked): Viewed | null {
  const { scene, me, from } = put;
  const said = saidIn(readLine(text), { scene, speaker: from, you: me }).find(
    ({ about }) => about !== me && about !== from,
  );
  const view = said !== undefined || STANDING.test(text) || GUESS_ASKED.test(text) || REGARDED.test(text);
  const asks = asked || ASKS.test(text);
  if (!view || !(asks || CONCLUDES.test(text)) || OWN_VIEW.test(text) || thirds.length > 1) return null;
  // "friend or nah": of whoever was spoken of, unless it is of the hearer.
  const about = thirds[0] ?? (SAYS_YOU.test(text) || /我|咱/.test(text) ? undefined : (said?.about ?? spokenOf));
  if (about === undefined || seatOf(scene, about)?.alive !== true || shownRole(scene, about) !== null) return null;
  return { about, concluded: !asks, ...(said?.role === undefined ? {} : { role: said.role }) };
}

/** What somebody makes of what was done to it. */
const MINDS =
  /记仇|记恨|往心里去|不恼|恼不恼|生气|来气|气不气|忍得?(?:下|了|住)|咽得?下|\b(?:mad|angry|upset|grudge|salty|pissed|let (?:that|it) (?:go|slide)|fine with (?:that|it)|ok(?:ay)? with (?:that|it)|forgive)\b/;
/** What lies in another's mind, or is still to come. */
const TO_COME =
  /(?<!你还?)会不会|[你您](?:说|猜|看)[^,.!?]{1,10}[会能敢肯][^,.!?]*[吗么不没]|^(?:so |and |hey |do )*(?:u|you|ya) (?:think|reckon|figure|suppose) .{1,24}(?:\b(?:will|gonna|would|can|minds?)\b|'ll\b)/;
/** The hearer is asked what it is itself. */
const YOUR_SIDE =
  /你(?:该不会|不会|难道|莫非|其实|到底|才|就|也|怕不|是不是)*(?:是|算)?(?:个)?(?:反|内|忠)(?!正|对|应|手|心)|\b(?:(?:are|r) (?:you|u)|(?:you|u)(?:'?re| are| r)|ure) (?:\w+ ){0,2}(?:reb(?:el)?s?|spy|traitor|loyal\w*)\b/;

const FOR_WHAT = /[图凭].{0,2}(?:什么|啥)/;

/** What a line leaves open by a plan that only bears out the rest of it: the answer to that; null where nothing is left. @param main the weightiest of what was heard */
export function leftOpen(plan: Plan | null, main: Move | null, asked: Asked): Plan | null {
  if (plan === null || main === null || plan.lookedUp || plan.found || plan.state || plan.cause) return null;
  const recites = plan.move === 'confirm' && RECITES.has(plan.clause);
  const { me, from, meant, moves } = asked;
  const judges = JUDGES.has(plan.clause) && (plan.move === 'confirm' || moves.every(({ act }) => act !== 'ask_guess'));
  if (!recites && !judges) return null;
  // Another is called, and it is for that one to answer.
  if (!meant && namedBy(asked).mentions.some(({ called }) => called)) return null;
  const parts = partsOf(asked);
  const as = (act: Move['act'], more: Partial<Move> = {}): Move => {
    const { facts: _, about: __, role: ___, ...rest } = main;
    return { ...rest, act, ...more };
  };
  for (const [at, part] of [...parts.entries()].reverse()) {
    const before = parts.slice(0, at).flatMap(({ thirds }) => thirds);
    const view = viewIn(part, before.pop(), asked);
    if (view) {
      const { concluded, ...of } = view;
      if (plan.about === of.about && !recites) return null;
      const guess = guessAbout(of.about, as('ask_guess', of), asked);
      return concluded && guess.role === undefined ? null : guess;
    }
    if (!recites) continue;
    const { text } = part;
    const asks = part.asked || ASKS.test(text);
    if (asks && YOUR_SIDE.test(text) && plan.about !== me) return roleAsked(as('ask_role', { about: me }), asked);
    const [deed] = plan.facts ?? [];
    if (WHY.test(text) || FOR_WHAT.test(text)) return whyOf(plan, part, asked);
    if (TO_COME.test(text) && deed?.by !== me)
      return { move: 'unsure', clause: 'cannot_say', occasion: 'ack', asked: main };
    const borne = asks && MINDS.test(text) ? [deed, ...toldIn(asked)].find((one) => one?.to === me) : undefined;
    if (borne && borne.by !== me && isHarm(borne) && (plan.clause === 'confirm' || plan.clause === 'stands'))
      return { move: 'confirm', clause: 'unpardoned', occasion: 'ack', facts: [borne], asked: main };
    if (asks && LAUGHS.test(asked.text) && deed?.to === me && deed.by !== from && plan.clause === 'confirm')
      return { ...plan, move: 'tease', clause: 'laugh_mine' };
  }
  return null;
}

/** Why it was done: by the hearer, what it has done for or to whoever is spoken of; by another, that one is to be asked; by the speaker, it is held against it. */
function whyOf(plan: Plan, { text, thirds }: Part, asked: Asked): Plan | null {
  const { me, from } = asked;
  const [deed] = plan.facts ?? [];
  if (plan.clause === 'confirm' && deed?.by === from && deed.to === me)
    return APOLOGY.test(asked.text) ? null : { ...plan, clause: 'grudge' };
  const accused = asked.moves.some(({ act, about }) => act === 'accuse' && about === deed?.by);
  if (plan.clause === 'confirm' && deed && deed.by !== null && deed.by !== me && deed.by !== from && !accused)
    return { ...plan, move: 'unsure', clause: 'theirs_to_explain', about: deed.by, facts: [] };
  if (plan.move !== 'confirm' || deed || !SAYS_YOU.test(text)) return null;
  const whom = thirds[0] ?? toldIn(asked)[0]?.to ?? plan.about;
  const own = deedOf(asked, (fact) => fact.by === me && fact.to === whom && (fact.good === false || isFavour(fact)));
  return own && plan.asked ? accountFor(own, { asked, move: plan.asked }) : null;
}
