/** What a plan is before it is worded: a deed is owned up to as it was put, and no old deed is held up again and again (§Q3). */
import { isQuestion, type Act, type Move } from '../../moves/types';
import { ADMIRED, BLAME } from '../../moves/words/acts';
import type { Fact } from '../../scene/fact';
import { factOf } from '../../scene/scene';
import { isShownEnemy } from '../../scene/shown';
import type { Asked } from '../asked';
import { toldIn } from '../matter';
import type { Plan } from '../plan';
import { isHarm, isHelp } from '../record/deeds';
import { openPlan } from '../record/known';
import { isOneDeed } from '../saying/in-short';
import type { Put } from '../words/owning';
import { sumOf, wantsOfLine } from './called';
import { accountFor } from './hearer';
import type { Suits } from './rows';
import { LAUGHS } from './tone';

type Clauses = ReadonlySet<Plan['clause']>;
/** They own up to a deed, and say nothing else. */
const OWNING: Clauses = new Set<Plan['clause']>([
  'admit',
  'own_up',
  'retort',
  'needled_deed',
  'confirm',
  'fishy_mine',
  'praised',
  'tell',
  'kindness',
]);

/** A reason is demanded: "给个说法", "was that for the arrows". */
const DEMANDS =
  /给(?:我|个|大家){0,3}(?:说法|理由|解释|交代)|为(?:什么|啥|何)|凭(?:什么|啥)|干(?:嘛|吗|什么|啥)|图(?:什么|啥|个啥)|什么(?:意思|道理|仇|居心)|啥(?:意思|道理|仇)|何(?:故|意|以|必|苦)|怎么(?:想的|回事|解释|说)|解释|招谁|惹(?:到|着)?[你谁]|得罪|\b(?:why|what for|reason(?!able)|explain|how come|care to|(?:was|is) (?:that|this|it) (?:for|about|because)|what(?: did|'?d) i|thought (?:that|it|this) through|what'?s your problem)\b/;

/** Praised, beside ADMIRED: "那一弓射得好". */
const DONE_WELL =
  /[打砍杀射救给拆顺防挡闪][^,。！]?得(?:好|漂亮|妙|准|值)|够(?:意思|义气|朋友)|\bgood (?:one|job|work|shot|call)\b/;
/** Nobody who looks so is praising. */
const GLARES = /😤|😡|😠|🙄|😒|💢/u;
/** Said along with it, they make no complaint. */
const KINDLY: ReadonlySet<Act> = new Set<Act>(['claim', 'bye', 'agree', 'praise', 'thanks']);

/** How likely a line reproaches its hearer, where its words do not show it. */
const LIKELY = 0.4;
const REPROACHES: Suits = { reproach_you: 1, insult: 1, own_plight: 0.6 };

function putAs(deed: Fact, asked: Asked): Put | null {
  const { text, from, tone, moves } = asked;
  if (moves.some(({ act }) => act === 'threat')) return 'threat';
  if (LAUGHS.test(text)) return 'tease';
  if (moves.some(({ act }) => KINDLY.has(act))) return null;
  const stung = deed.to === from || tone === 'sharp' || BLAME.test(text);
  return stung || sumOf(wantsOfLine(asked), REPROACHES) >= LIKELY ? 'complaint' : null;
}

/** An own deed that was put to its doer: accounted for where a reason is demanded, proudly where it is praised, else as it was put. */
function owned(plan: Plan, move: Move, asked: Asked): Plan {
  const [deed, ...more] = plan.facts ?? [];
  const { text, me, from, moves } = asked;
  if (!OWNING.has(plan.clause) || deed?.by !== me || more.length > 0 || plan.lookedUp) return plan;
  const fine =
    (ADMIRED.test(text) || DONE_WELL.test(text)) && !GLARES.test(text) && moves.every(({ act }) => act !== 'threat');
  if (isHelp(deed))
    return fine && deed.to === from ? { ...plan, move: 'accept', clause: 'welcome', occasion: 'thanks' } : plan;
  if (DEMANDS.test(text)) return accountFor(deed, { asked, move });
  // "how did you know, was it the knife": what is asked is answered, however it is put.
  if (isQuestion(move) && move.act !== 'ask_why') return plan;
  if (fine) return deed.to === from ? plan : { ...plan, move: 'thank', clause: 'praised' };
  // A deed that the line does not tell is not what it laughs at or complains of.
  const isPut = deed.to !== me && toldIn(asked).some((one) => isOneDeed(one, deed));
  const put = isPut ? putAs(deed, asked) : null;
  const { clause } = plan;
  return put === null ? plan : { ...plan, put, ...(clause === 'praised' ? { move: 'confirm', clause: 'own_up' } : {}) };
}

/** A reason that was given so often is stale; what is said without it. */
const STALE = 2;
const WITHOUT: Partial<Readonly<Record<NonNullable<Plan['clause']>, Plan['clause']>>> = {
  deal_refused: 'refuse',
  deal_after: 'bargain',
};
const CITING: Clauses = new Set<Plan['clause']>([
  'wont_help',
  'will_strike',
  'look_there',
  'turn_back',
  'call_out',
  'refuse',
]);

/** "不谈，你第1轮给我贴了乐", for the third time: another deed of that one, else none. */
function renewed(plan: Plan, asked: Asked): Plan {
  const [fact, ...more] = plan.facts ?? [];
  const bare = plan.clause === null ? undefined : WITHOUT[plan.clause];
  if (fact === undefined || more.length > 0 || !(bare !== undefined || CITING.has(plan.clause))) return plan;
  const { memory, from, me, scene } = asked;
  const cited = memory
    .exchanges(from, me)
    .flatMap(({ answered }) => answered?.facts.flatMap((id) => factOf(scene, id) ?? []) ?? []);
  const isStale = (one: Fact): boolean => cited.filter((other) => isOneDeed(one, other)).length >= STALE;
  if (!isStale(fact)) return plan;
  const { lord } = scene.table;
  const other = scene.facts
    .filter((one) => one.by === fact.by && one.good === fact.good && isHarm(one) === isHarm(fact))
    .filter((one) => (one.to === fact.to || one.to === lord || one.to === me) && !isStale(one))
    .sort((a, b) => Number(a.to === me) - Number(b.to === me))
    .pop();
  if (other) return { ...plan, facts: [other] };
  return bare === undefined ? plan : { ...plan, clause: bare, facts: [] };
}

/** They plead, or keep back what one is. */
const PLEADS: Clauses = new Set<Plan['clause']>([
  'rebut',
  'rebut_bare',
  'deny_role',
  'own_blow',
  'judge_me',
  'turn_back',
  'lumped',
  'lumped_bare',
]);

/** "你刚才没骗人?", to whoever has owned up to being a rebel: what it is has been said, and is said again. */
const pleadsNoMore = (plan: Plan, move: Move, asked: Asked): Plan =>
  PLEADS.has(plan.clause) && plan.about === asked.me && isShownEnemy(asked.scene, asked.me)
    ? (openPlan(asked.me, move, asked) ?? plan)
    : plan;

/** The deeds that the line has just told, or this one in its last answer of this turn. */
function toldLately(asked: Asked): Fact[] {
  const { memory, from, me, scene } = asked;
  const last = memory.exchanges(from, me).find(({ answered }) => answered !== null);
  const own = last?.turn === scene.turn ? (last.answered?.facts ?? []) : [];
  return [...toldIn(asked), ...own.flatMap((id) => factOf(scene, id) ?? [])];
}

/** The plan as it is to be worded. @param main the weightiest of what was heard */
export function inKind(plan: Plan | null, main: Move | null, asked: Asked): Plan | null {
  if (plan === null) return null;
  const move = plan.asked ?? main;
  const told = move === null ? plan : owned(renewed(pleadsNoMore(plan, move, asked), asked), move, asked);
  // "我奶奶住院了,…8号你看谁像内": the question is answered, and the trouble is not passed over.
  const trouble = asked.moves.find(({ act, topic }) => act === 'sorrow' && topic !== undefined);
  const condole = trouble !== undefined && plan.asked !== trouble && plan.move !== 'comfort';
  return {
    ...told,
    ...((told.facts ?? []).length > 0 ? { lately: toldLately(asked) } : {}),
    ...(condole ? { condole } : {}),
  };
}
