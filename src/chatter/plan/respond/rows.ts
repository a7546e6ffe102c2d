/** Words back that there are, by what they answer: each says what it suits (§Q3). */
import { isUnrepentant, takesBack } from '../../moves/clauses/amends';
import { ANY_ROLE } from '../../claims/predicate';
import type { Act, Move } from '../../moves/types';
import { topicOf } from '../../moves/topics';
import { ANY_HARM, APOLOGY, EXCUSE_REFUSED, SAYS_YOU, UNSORRY } from '../../moves/words/acts';
import type { Want } from '../../moves/wording/wants';
import { seatOf } from '../../scene/scene';
import { advised } from '../counsel/advice';
import { aside } from '../aside';
import { thanked, apology } from '../dealing/courtesy';
import { between, isHarm } from '../record/deeds';
import { guessAbout, guessPlanFor, roleAsked, sideAsked } from '../judging/judging';
import { intentPlan } from '../counsel/intending';
import type { Plan } from '../plan';
import { banterPlan } from '../remark';
import { rebuttal } from '../judging/standing';
import { hiddenHand, judgementHeard } from '../telling';
import { namedBy } from '../record/touching';
import { helping, leaving, sparing } from '../dealing/wishes';
import { company } from './company';
import { asWell, bidden, blamed, caredFor, clearing, lumped, needled, surrender, wanted } from './hearer';
import { isOfMe, thirdIn, type Matter, type Respond } from '../matter';
import { admired, fallen, fellShort, fishy, foretold, howLong, mistaken, mocked, pitied, standing } from './others';
import { inTone } from './tone';
import { bet, excused, feat, luckHad, luckWished, planTold, plight, protested, threatened, trusted } from './own';
import { whyPlan } from '../judging/why';

/** How well a word back suits a line that calls for each of these, 0…1. */
export type Suits = Partial<Readonly<Record<Want, number>>>;

interface Row {
  /** Its name, by which respond/fitting-weights.ts knows it. */
  readonly way: string;
  readonly respond: Respond;
  /** How well it suits a line that calls for this, 0…1. */
  readonly suits: Suits;
  /** Words by which such a line is known, whatever its wording makes likely. */
  readonly heard?: RegExp;
}

const as = ({ move }: Matter, act: Act, about?: Move['about']): Move => {
  const { facts: _, about: __, ...rest } = move;
  return { ...rest, act, ...(about === undefined ? {} : { about }) };
};

const asksOf = (matter: Matter): Plan => {
  const third = thirdIn(matter);
  return third === null
    ? guessPlanFor(as(matter, 'ask_guess'), matter.asked)
    : guessAbout(third, as(matter, 'ask_guess', third), matter.asked);
};

/** Of others: agreed with or not; of several, the hearer among them, the hearer speaks for itself. */
const judged: Respond = (matter) => {
  const { asked } = matter;
  const { me, from } = asked;
  const accused = new Set(
    asked.moves.flatMap(({ act, about }) => (act === 'accuse' && about !== undefined ? [about] : [])),
  );
  if (accused.size > 1 && accused.has(me)) return lumped(matter);
  // Of the hearer first, and of others beside: who is called what cannot be told.
  if (namedBy(asked).seats[0] === me && thirdIn(matter) !== null) return null;
  if (isOfMe(matter) && thirdIn(matter) === null) return rebuttal(as(matter, 'accuse', me), asked);
  const third = thirdIn(matter);
  if (third === null || third === from) return null;
  const said = asked.moves.find(({ act, about }) => (act === 'accuse' || act === 'vouch') && about === third);
  return judgementHeard(said ?? as(matter, 'accuse', third), asked);
};

const saved: Respond = (matter) => {
  const third = thirdIn(matter);
  return third === null ? null : helping(third, as(matter, 'plead', third), matter.asked);
};

const let_be: Respond = (matter) => {
  const third = thirdIn(matter);
  return third === null ? null : leaving(third, as(matter, 'plead', third), matter.asked);
};

const holds: Respond = (matter) =>
  hiddenHand(
    (YOU_HOLD.test(matter.asked.text) ? null : thirdIn(matter)) ?? matter.asked.me,
    as(matter, 'ask_fact'),
    matter.asked,
  );
/** "6号就剩1血了,你手里有桃没": whoever is spoken to holds it. */
const YOU_HOLD = /你手[里上]|你还?有[^,.!?]{0,3}[桃闪杀懈酒]|\b(?:you|u) (?:got|have|holding)\b/;

/** A third's deed that is wondered at: the deed, or what made it likely. */
const wondered: Respond = (matter) => {
  const { asked } = matter;
  const third = thirdIn(matter);
  if (third === null || asked.moves.some(({ act }) => act === 'ask_why')) return null;
  const deed = fishy(matter);
  if (deed) return deed;
  const why = whyPlan(as(matter, 'ask_why', third), asked);
  return (why.facts ?? []).length > 0 ? why : null;
};

const thankedFor: Respond = ({ move, asked }) => thanked({ ...move, act: 'thanks' }, asked);

/** "2号只剩1血了,谁有桃": for whoever is named, where the speaker is not. */
const rescued: Respond = (matter) => {
  const third = /我|\bme\b/.test(matter.asked.text) ? null : thirdIn(matter);
  return clearing(matter) ?? helping(third ?? matter.asked.from, as(matter, 'plead'), matter.asked);
};

/** Whoever has just been struck by the hearer begs too late. */
const spared: Respond = (matter) => {
  const { scene, me, from } = matter.asked;
  const fresh = between(scene, me, from, isHarm).some(({ turn }) => turn >= scene.turn - 1);
  return fresh ? blamed(matter) : sparing(as(matter, 'plead'), matter.asked);
};

/** Who asks, or says what was not done, begs no pardon without a word for it; nor does who wants no excuse. */
const BEGS_NONE = /[?谁]|[什怎]么|没(?:有)?[打砍动碰用拆杀惹]|\b(?:never|(?:did|do|have)n'?t)\b/;
const begsNone = (text: string): boolean =>
  EXCUSE_REFUSED.test(text) || UNSORRY.test(text) || (BEGS_NONE.test(text) && !APOLOGY.test(text) && !takesBack(text));

/** Beside something else it was weighed already. */
const forgiven: Respond = (matter) =>
  isUnrepentant(matter.asked.text) ||
  begsNone(matter.asked.text) ||
  (matter.asked.moves.length > 1 && matter.asked.moves.some(({ act }) => act === 'apology'))
    ? null
    : apology(as(matter, 'apology'), matter.asked);

/** Gone is who speaks, and nobody whom it asks. */
const gone: Respond = (matter) =>
  SAYS_YOU.test(matter.asked.text)
    ? null
    : company(matter, /回来了|\bback(?! in)\b/.test(matter.asked.text) ? 'welcome_back' : 'off_you_go');

const outside: Respond = (matter) =>
  banterPlan(matter.move, matter.asked) ??
  aside(
    { ...matter.move, act: 'topic', topic: matter.move.topic ?? topicOf(matter.asked.text) ?? 'other' },
    matter.asked,
  );

const namesDead = ({ asked }: Matter): boolean =>
  namedBy(asked).seats.some((seat) => seatOf(asked.scene, seat)?.alive === false);

const saysOfMe = ({ asked: { moves, me, from } }: Matter): boolean =>
  moves.some(({ act, facts = [] }) => act === 'report' && facts.some(({ by, to }) => by === me && to === from));

/** Nobody is greeted in the middle of a game who has not said so. */
const greeted: Respond = (matter) => {
  const { scene, moves } = matter.asked;
  return scene.turn > scene.table.seats.length && moves.every(({ act }) => act !== 'greet')
    ? null
    : company(matter, 'hello');
};

/** A blow that is promised to the hearer is no word to rely on. */
const undertaken: Respond = (matter) =>
  isOfMe(matter) && ANY_HARM.test(matter.asked.text) ? threatened(matter) : company(matter, 'promised');

const CHARGED = new RegExp(
  `${ANY_ROLE.source}|疑|盯|针对|冤|锅|装|演|[怪骂]|鬼|\\b(?:sus\\w*|shady|fishy|dodgy|lord|you'?re|ur|u r)\\b`,
);
/** Words back, by what they answer best. */
export const ROWS: readonly Row[] = [
  { way: 'ask_read', respond: asksOf, suits: { ask_read: 1, ask_basis: 0.2, read_other: 0.3 } },
  { way: 'trusted', respond: trusted, suits: { ask_trust: 1, protest: 0.8 } },
  {
    way: 'own_side',
    // "所以3号是啥身份": of a third it is no declaration of one's own.
    respond: (matter) =>
      thirdIn(matter) !== null && !isOfMe(matter)
        ? asksOf(matter)
        : (matter.move.act === 'ask_role' ? sideAsked : roleAsked)(
            as(matter, 'ask_role', matter.asked.me),
            matter.asked,
          ),
    suits: { ask_side: 1, read_you: 0.4 },
  },
  { way: 'judged', respond: judged, suits: { read_other: 1, fishy: 0.6, ask_read: 0.4, why_other: 0.3, told: 0.3 } },
  {
    way: 'rebuttal',
    // Whom nobody has charged points at nobody else.
    respond: (matter) => {
      const plan = rebuttal(as(matter, 'accuse', matter.asked.me), matter.asked);
      return plan.clause === 'look_there' && !CHARGED.test(matter.asked.text) ? null : plan;
    },
    suits: { read_you: 1, ask_side: 0.3, mock_you: 0.2 },
  },
  {
    way: 'relied_on',
    // "i know you are the traitor" relies on nobody.
    respond: ({ move, asked }) =>
      move.act === 'accuse' && move.about === asked.me
        ? null
        : { move: 'thank', clause: 'vouched', occasion: 'praise', asked: move },
    heard:
      /靠你(?:了|啦|咯|喽)|(?:全)?看你的了|全?指(?:着|望)你|交给你了|\b(?:counting on you|(?:all|it'?s) (?:on|up to) you)\b/,
    suits: { trust_you: 1, praise_you: 0.3, care_you: 0.2 },
  },
  { way: 'protested', respond: protested, suits: { protest: 1, spare_me: 0.4, ask_trust: 0.5, own_excuse: 0.2 } },
  { way: 'foretold', respond: foretold, suits: { told_so: 1, death: 0.5, misread: 0.3, mood: 0.2, read_other: 0.2 } },
  { way: 'mistaken', respond: mistaken, suits: { misread: 1, death: 0.5, told_so: 0.4, mood: 0.2, mock_other: 0.2 } },
  {
    way: 'blamed',
    respond: blamed,
    suits: { reproach_you: 1, why_you: 1, mock_you: 0.4, own_plight: 0.3, insult: 0.3 },
  },
  { way: 'wondered', respond: wondered, suits: { why_other: 1, fishy: 0.6, ask_fact: 0.2 } },
  {
    way: 'fishy',
    respond: fishy,
    suits: { fishy: 1, told: 0.8, why_other: 0.6, read_other: 0.4, mock_other: 0.4, admire: 0.2 },
  },
  {
    way: 'fell_short',
    respond: fellShort,
    suits: {},
    heard:
      /没(?:带走|打死|杀掉|砍动|打动|收掉|砍死|打中|砍中)|(?:刀|杀|箭|下|南蛮|决斗|火攻)(?:都|全|一个)?(?:没(?:中|着)|落空|空了)|没(?:有)?(?:打|砍|射|烧|乐)(?:中|着|住)|乐没中|\b(?:zero hits|0 for \d|missed (?:him|her|them|all|everyone|both)|nothing hit|didn'?t (?:land|connect))\b/,
  },
  {
    way: 'how_long',
    respond: howLong,
    suits: {},
    heard:
      /(?:还要|还得|得|打)多久|几点(?:能)?(?:打)?(?:完|结束)|\bhow (?:much )?long(?:er)?\b.{0,12}(?:\?|game|round|left|take)/,
  },
  { way: 'admired', respond: admired, suits: { admire: 1, praise_you: 1, told: 0.4, mock_other: 0.3, mood: 0.2 } },
  {
    way: 'mocked',
    respond: mocked,
    suits: { mock_other: 1, told: 0.6, fishy: 0.5, mood: 0.5, admire: 0.4, pity_other: 0.4, death: 0.3 },
  },
  { way: 'pitied', respond: pitied, suits: { pity_other: 1, told: 0.3, state: 0.3, mock_other: 0.3, trouble: 0.1 } },
  {
    way: 'standing',
    respond: standing,
    suits: { state: 1, pity_other: 0.4, ask_well: 0.8, told: 0.1, own_plan: 0.2 },
    heard: /手牌.{0,5}(?:光|没|空|完)了|一张(?:手)?牌(?:都|也)?没/,
  },
  {
    way: 'fallen',
    respond: fallen,
    suits: { death: 1, told: 0.3, mood: 0.3, told_so: 0.5, misread: 0.4, own_feat: 0.2 },
  },
  { way: 'thanked', respond: thankedFor, suits: { thanks: 1, praise_you: 0.2 } },
  { way: 'forgiven', respond: forgiven, suits: { sorry: 1, own_excuse: 0.5 } },
  {
    way: 'excused',
    respond: (matter) => (EXCUSE_REFUSED.test(matter.asked.text) ? null : excused(matter)),
    suits: { own_excuse: 1, sorry: 0.4, own_deed: 0.3, promise: 0.1 },
  },
  { way: 'feat', respond: feat, suits: { own_feat: 1, own_deed: 0.9, own_luck: 0.2, mood: 0.1 } },
  { way: 'plight', respond: plight, suits: { own_plight: 1, reproach_you: 0.3, mood: 0.3, trouble: 0.2 } },
  { way: 'luck_had', respond: luckHad, suits: { own_luck: 1, own_deed: 0.3, threat_all: 0.3 } },
  {
    way: 'plan_told',
    respond: (matter) => (saysOfMe(matter) ? null : planTold(matter)),
    suits: { own_plan: 1, promise: 0.3, threat_you: 0.3, do_it: 0.3 },
  },
  {
    way: 'threatened',
    // Of the dead their words are told, and what the hearer is said to have done is not yet to come.
    respond: (matter) => (namesDead(matter) || saysOfMe(matter) ? null : threatened(matter)),
    heard: /(?:有|留)(?:什么|啥)?遗言.{0,3}(?:说|讲|交代)(?!了|过)|遗言(?:快|现在|赶紧)|\bany last words\b/,
    suits: { threat_you: 1, surrender: 0.4, mock_you: 0.3 },
  },
  {
    way: 'threat_to_all',
    respond: (matter) => company(matter, 'threat_to_all'),
    suits: { threat_all: 1, own_luck: 0.2 },
  },
  { way: 'needled', respond: needled, suits: { mock_you: 1, reproach_you: 0.4, insult: 0.4, threat_you: 0.2 } },
  {
    way: 'wanted',
    respond: wanted,
    heard:
      /随便一刀|一刀的事|一刀(?:就)?(?:能)?(?:没|死|完|走|送)|(?:给他|给她)?补(?:一)?刀|收了(?:他|她|吧)(?=$|[,.!?])|送(?:他|她)(?:上路|回家)|\b(?:send (?:him|her) home|finish (?:him|her|them|\d|seat \d)|end (?:it|him|her))\b/,
    suits: { do_it: 1, own_plan: 0.3, order: 0.3 },
  },
  {
    way: 'rescued',
    respond: rescued,
    suits: { help_me: 1, own_plight: 0.3, luck: 0.1 },
  },
  { way: 'saved', respond: saved, suits: { help_other: 1, pity_other: 0.2, care_all: 0.2 } },
  { way: 'spared', respond: spared, suits: { spare_me: 1, deal: 0.3, protest: 0.2 } },
  { way: 'let_be', respond: let_be, suits: { spare_other: 1 } },
  { way: 'bidden', respond: bidden, suits: { order: 1, care_you: 0.4, care_all: 0.3, hurry: 0.3 } },
  {
    way: 'cared_for',
    respond: caredFor,
    heard: /撑住|挺住|坚持住|保重|\b(?:hang in there|stay (?:alive|safe))\b/,
    suits: { care_you: 1, order: 0.3, ask_well: 0.5, pity_other: 0.1 },
  },
  {
    way: 'cared_all',
    respond: (matter) => company(matter, 'cared_all'),
    suits: { care_all: 1, care_you: 0.3, order: 0.2 },
  },
  { way: 'surrender', respond: surrender, suits: { surrender: 1, threat_you: 0.4, mock_you: 0.2 } },
  { way: 'luck_wished', respond: luckWished, suits: { luck: 1, own_plight: 0.1 } },
  {
    way: 'holds',
    respond: holds,
    suits: { ask_hand: 1 },
    heard: /(?:是|有)(?:张)?(?:闪|桃|无懈)(?:不|吗|没|么)|[闪桃杀]都没有?(?:啊|吗|么)?\?/,
  },
  {
    way: 'intent',
    respond: (matter) => intentPlan(as(matter, 'ask_plan'), matter.asked),
    suits: { ask_plan: 1, do_it: 0.3, ask_advice: 0.4 },
  },
  {
    way: 'advised',
    respond: ({ move, asked }) => advised(move, asked),
    heard:
      /要不要(?:先)?(?:补|打|砍|收|杀|动)|该不该(?:补|打|砍|收|杀)|补不补|\b(?:should|do) (?:i|we) (?:finish|kill|hit|go for)\b/,
    suits: { ask_advice: 1, do_it: 0.4, ask_plan: 0.3 },
  },
  {
    way: 'as_well',
    respond: asWell,
    suits: { ask_well: 1, state: 0.5, care_you: 0.4 },
    heard:
      /(?:什么|啥)(?:感觉|滋味|心情)|感觉(?:如何|怎么样|咋样)|\b(?:how|what)(?:'?s| does| do)? (?:it|that|u|you) feel/,
  },
  { way: 'hello', respond: greeted, suits: { greet: 1 } },
  { way: 'good_game', respond: (matter) => company(matter, 'good_game'), suits: { gg: 1, bye: 0.5 } },
  { way: 'beginner', respond: (matter) => company(matter, 'beginner'), suits: { newbie: 1 } },
  { way: 'bet', respond: bet, suits: { bet: 1, away: 0.2 } },
  { way: 'gone', respond: gone, suits: { away: 1, outside: 0.2 } },
  { way: 'outside', respond: outside, suits: { outside: 1, trouble: 0.4, away: 0.2 } },
  { way: 'mood', respond: inTone, suits: { mood: 1, mock_other: 0.4, own_plight: 0.2, admire: 0.2, luck: 0.2 } },
  { way: 'no_spokesman', respond: (matter) => company(matter, 'no_spokesman'), suits: { speak_up: 1 } },
  { way: 'agreed', respond: (matter) => company(matter, 'agreed'), suits: { agree: 1 } },
  { way: 'disagreed', respond: (matter) => company(matter, 'disagreed'), suits: { refuse: 1, protest: 0.1 } },
  { way: 'undertaken', respond: undertaken, suits: { promise: 1, own_plan: 0.3, deal: 0.2 } },
];
