/** Who speaks where a line calls nobody by name: whose matter it is, who has most to say to it, whose word would fit best (§Q3). */
import type { Seat } from '../../core/event';
import { offersTwo } from '../moves/asked/alternatives';
import { asksForOwn } from '../moves/clauses/choices';
import type { Move } from '../moves/types';
import { ASKS } from '../moves/words/asked';
import { ANY_HARM, SAYS_YOU } from '../moves/words/acts';
import { fitnessTo } from '../plan/answer';
import { ANOTHER, likeliest } from '../plan/respond/choice';
import type { Asked } from '../plan/asked';
import { weightiest } from '../plan/weight';
import type { Scene } from '../scene/scene';
import { styleOf } from '../style';
import type { Addressed, Addressing } from './address';
import { chance, type Purpose } from './compose';
import type { Speaker } from './contract';
import { mayWant } from './floor';
import { goesOn, isOfLast } from './going-on';
import { planForLine, toneOf, worthOf } from './planning';
import { saysYou } from './pointed';
import { hasLeft, howReached, type Listener, type Understood } from './reach';
import { isAnswerable } from './routing';
import type { State } from './state';

/** One who may answer, as the planner sees the line then. */
interface Candidacy {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly meant: boolean;
  readonly purpose: Purpose;
}

function askedOf(
  { company, options, memory, ledger }: State,
  { said, read, detection, quoted }: Understood,
  { seat, moves, meant, purpose }: Candidacy,
): Asked {
  const relation = company.memberOf(seat)?.bond.relation;
  return {
    scene: options.scene,
    me: seat,
    from: said.from,
    moves,
    meant,
    ...(quoted?.by === seat ? { quoted } : {}),
    text: read.text,
    view: options.viewOf(seat),
    memory,
    ledger,
    lastWords: () => null,
    tone: toneOf(detection),
    style: styleOf(detection, relation?.stage, relation?.dims),
    seed: options.seed,
    purpose,
  };
}

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

/** Where a question was put to all and nobody is keen, or somebody else has more to say to it, that one answers (§Q3). */
export function withSomebody(
  state: State,
  understood: Understood,
  keen: readonly Listener[],
  purpose: Purpose,
): readonly Listener[] {
  const { company, options } = state;
  const { said, reach, read } = understood;
  // Whoever lies dead answers nothing; the table does.
  const present = new Set(company.present().map(({ seat }) => seat));
  // "主公逮着2号薅,有仇啊?": the reason is the one's who did it, not theirs who are named beside.
  if (reach.to.every(({ how }) => how === 'mentioned') && !reach.everybody) {
    const doer = understood
      .hearing(null, false)
      .find(({ act, about }) => TO_ITS_OWN.has(act) && about !== undefined)?.about;
    const taker =
      doer ??
      (reach.to.length > 0
        ? undefined
        : (takenBy(options.scene, said.from, read.text) ??
          lordThanked(understood, options.scene) ??
          concerned(understood, options.scene, present)));
    const speaker = company.present().find(({ seat }) => seat === taker);
    if (speaker && !hasLeft(state, speaker.seat)) return [{ speaker, how: 'mentioned', urge: 1 }];
  }
  const moves = understood.hearing(null, false);
  const spokenOf = onlySpokenOf(state, understood, purpose);
  // Who has turned away hears nothing that is not put to it.
  const heeds = ({ seat, how }: Addressed): boolean => present.has(seat) && (how === 'named' || !hasLeft(state, seat));
  if (spokenOf.size === 0 && reach.to.some(heeds)) return keen;
  const partner = company.present().find(({ seat }) => seat === understood.partner && !spokenOf.has(seat));
  if (spokenOf.size > 0 && partner && !reach.everybody) return [{ speaker: partner, how: 'you', urge: 1 }];
  // Of the dead alone: whoever has most to say speaks for the table.
  const ofDead = reach.to.length > 0 && (keen.length === 0 || moves.every(({ act }) => act === 'report'));
  const asks = ASKS.test(read.text) && moves.every(({ act }) => act === 'unclear');
  if (
    spokenOf.size === 0 &&
    !ofDead &&
    !asks &&
    !isAnswerable(moves, read.text) &&
    moves.every(({ act }) => !TO_ANYBODY.has(act))
  )
    return keen;
  const settings = options.settings();
  const best = company
    .present()
    .filter(
      ({ seat }) =>
        seat !== said.from && !spokenOf.has(seat) && mayWant(seat, 'all', settings) && !hasLeft(state, seat),
    )
    .map((speaker) => {
      const plan = planForLine(askedOf(state, understood, { seat: speaker.seat, moves, meant: false, purpose }));
      const eager = keen.some((listener) => listener.speaker.seat === speaker.seat) ? 0.15 : 0;
      return {
        speaker,
        worth: worthOf(plan, speaker.seat) + eager + 0.1 * chance(state, 'most', state.heard, speaker.seat),
      };
    })
    .sort((a, b) => b.worth - a.worth)[0];
  const how = spokenOf.size > 0 || reach.to.some(({ seat }) => present.has(seat)) ? 'mentioned' : 'all';
  return best ? [{ speaker: best.speaker, how, urge: 1 }] : keen;
}

/** "7号打8号,这俩谁是好人": what somebody is, is asked of the others where nobody is spoken to; so is who joins in against them. */
const asksOfThem = (
  { to, of, everybody }: Addressing,
  moves: readonly Move[],
  { from, text }: { readonly from: Seat; readonly text: string },
): boolean => {
  const main = weightiest(moves);
  return (
    to.length > 0 &&
    to.every(({ how, seat }) => how === 'mentioned' && of.includes(seat)) &&
    // "主公砍我,到底怀疑我啥": of the speaker it is asked of whoever is spoken of; company is looked for among the others.
    ((main?.act === 'ask_guess' && main.about !== from) ||
      // "凭啥你就信五号": why one is believed is asked of whoever believes.
      (main?.act === 'ask_why' && (main.facts ?? []).length === 0 && everybody) ||
      // "弟兄们先打莫琼树?", "4跟8 哪个先打": so is what is to be done to them; but "曹叡打谁" is for that one.
      (main !== null &&
        (TO_THE_REST.has(main.act) ||
          (main.act === 'unclear' && (everybody || offersTwo(text)) && PICKS_ON.test(text))) &&
        (main.act !== 'ask_plan' || main.about === undefined || !WHOM.test(text)) &&
        (everybody ||
          (DONE_TO_THEM.has(main.act) &&
            (ASKS.test(text) || offersTwo(text)) &&
            (ANY_HARM.test(text) || PICKS_ON.test(text)) &&
            !SAYS_YOU.test(text)))))
  );
};

/** What is wanted of all is wanted of those who are not spoken of: "主公就一血了,你们救不救". */
const TO_THE_REST: ReadonlySet<Move['act']> = new Set(['propose', 'plead', 'order', 'promise', 'ask_plan']);

/** What the speaker would do to somebody, in words that may be kind: "我这轮盯邴原还是等等看", "i finish 4 next, good or nah". */
const PICKS_ON =
  /我[^,.!?]{0,4}[盯动按压收磨卸冲打砍拆]|先[^,.!?]{0,2}[盯动按压收磨卸冲]|\bi (?:finish|chain|burn|poke|focus|drop|end)\b/;
const DONE_TO_THEM: ReadonlySet<Move['act']> = new Set(['propose', 'ask_plan', 'unclear']);
const WHOM =
  /(?:[打杀砍救保拆收弄帮朝冲动盯顺]|集火)(?:谁|哪)|\bwho(?:m|'?s| is| are| will| does)? (?:\w+ )?\w+ (?:gonna|going|to hit|aiming|after)\b/;

/** Those of whom the line only asks, so that others answer it. */
function onlySpokenOf(state: State, understood: Understood, purpose: Purpose): ReadonlySet<Seat> {
  const { reach, said, read, hearing } = understood;
  if (asksOfThem(reach, hearing(null, false), { from: said.from, text: read.text }))
    return new Set(judgedIn(hearing(null, false), reach));
  return new Set(isOwnChoice(state, understood, purpose) ? reach.to.map(({ seat }) => seat) : []);
}

/** "do i go at 3 or pass something to the lord first": of one's own turn whoever is not named in it would advise. */
function isOwnChoice(state: State, understood: Understood, purpose: Purpose): boolean {
  const { reach, read, hearing } = understood;
  const yours = SAYS_YOU.test(read.text) && !asksForOwn(read.text);
  if (yours || reach.to.length === 0 || reach.to.some(({ how }) => how !== 'mentioned')) return false;
  const moves = hearing(null, false);
  const named = new Set(reach.to.map(({ seat }) => seat));
  return state.company.present().some(({ seat }) => {
    if (named.has(seat)) return false;
    const plan = planForLine(askedOf(state, understood, { seat, moves, meant: false, purpose }));
    return plan?.occasion === 'ask_act' && plan.lookedUp === true && plan.clause?.startsWith('aims') !== true;
  });
}

/** "7一出手就偷8,我感觉也反,你们呢": 8 may judge as well as any. */
function judgedIn(moves: readonly Move[], { to, everybody }: Addressing): readonly Seat[] {
  const main = weightiest(moves);
  const alone = main !== null && (main.act === 'ask_guess' || TO_THE_REST.has(main.act));
  return everybody && alone && main.about !== undefined ? [main.about] : to.map(({ seat }) => seat);
}

/** Said to all, these want one answer. */
const TO_ANYBODY: ReadonlySet<Move['act']> = new Set([
  'accuse',
  'vouch',
  'claim',
  'propose',
  'plead',
  'order',
  'topic',
  'sorrow',
  'greet',
  'bye',
  'thanks',
  'praise',
  'apology',
]);

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

/** What is done together, or by the speaker, is no plan of whoever is named. */
const OURS = /我|咱|\b(?:we|us|our|i|my|me|lets|let's)\b/;
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
function onlyItKnows(moves: readonly Move[], seat: Seat, from: Seat, alone: boolean): boolean {
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

/**
 * Whose word back to a line that calls nobody readers would most likely find fitting: who says it is weighed along with what is said.
 * @param first who would answer at first sight; kept where several would, or where the line is put to that one
 */
export function bestPlaced(
  state: State,
  understood: Understood,
  first: readonly Listener[],
  purpose: Purpose,
): readonly Listener[] {
  const { company, options } = state;
  const { said, reach, read, detection, hearing } = understood;
  const listenerOf = (speaker: Speaker): Listener => ({
    speaker,
    how: howReached(reach.to, speaker.seat),
    urge: 1,
  });
  const bidden = options.neutral?.speaker?.() ?? null;
  const asked = company.present().find(({ seat }) => seat === bidden);
  if (asked) return [listenerOf(asked)];
  const [only, ...more] = first;
  if (!only || more.length > 0 || only.how === 'named' || detection.route !== 'NORMAL') return first;
  const toYou = saysYou(read);
  // "啥时候看出来的": what takes up an exchange is for whoever was talked with in it.
  const takesUp = (): boolean => isOfLast(hearing(only.speaker.seat, true), read);
  if (only.how === 'you' && (toYou || takesUp() || goesOn(read, said.from))) return first;
  // "ok Li Feng whats the play, u finishing 4": nobody else knows what one is about to do.
  if (toYou && weightiest(hearing(only.speaker.seat, toYou))?.act === 'ask_plan') return first;
  // "8号拆刘赪八卦,跟她啥仇啊": only who did it knows why.
  const alone = reach.to.length === 1 && !OURS.test(read.text);
  if (onlyItKnows(hearing(only.speaker.seat, toYou || only.how === 'you'), only.speaker.seat, said.from, alone))
    return first;
  const settings = options.settings();
  const spokenOf = onlySpokenOf(state, understood, purpose);
  const others = company
    .present()
    .filter(
      ({ seat }) => seat !== said.from && seat !== only.speaker.seat && !spokenOf.has(seat) && !hasLeft(state, seat),
    )
    .map(listenerOf)
    .filter(({ speaker, how }) => mayWant(speaker.seat, how, settings));
  const fitness = ({ speaker: { seat }, how }: Listener): number => {
    const moves = hearing(seat, how === 'you' || toYou);
    // Nothing to choose among: it is answered in one way, by whoever would.
    return fitnessTo(askedOf(state, understood, { seat, moves, meant: how !== 'all', purpose })) ?? -Infinity;
  };
  const own = fitness(only);
  if (own === -Infinity) return first;
  const best = likeliest(only, others, ANOTHER, (one) => (one === only ? own : fitness(one)));
  return best === only ? first : [{ ...best, owed: only.how !== 'all' }];
}
