/** What one AI makes of one human line: a node beside the pipeline, or the pipeline's steps up to a line to say. */
import type { Seat } from '../../core/event';
import type { Detection } from '../detection/types';
import type { Fact } from '../scene/fact';
import { nameOf } from '../scene/names';
import { living, type Scene } from '../scene/scene';
import { styleOf, type Style } from '../style';
import type { Reply, View } from '../vocabulary';
import { branchOf, type Patience } from './branch';
import type { Intent, Planning, Purpose, World } from './compose';
import type { Speaker } from './contract';
import { whoGuess } from './generator';
import type { Line } from '../line/line';
import { monitor } from './monitor';
import type { Relation } from './relation/relation';
import { isLowRisk } from './search';
import { isUrgent, type TaskPlanner } from './tasks';
import { mayBeChosenAmong, planForLine, planForNode, planForUnknown, toneOf } from './planning';
import { monologueOf, strategyOf, type Option } from './thinking';
import type { ClaimsLedger } from '../claims/ledger';
import { spacedOf } from '../moves/parts';
import { skillsIn } from '../moves/words/cards';
import { NOVICE } from '../moves/asked/newcomer';
import { isQuestion, type Move, type Spoken } from '../moves/types';
import { otherAnswers } from '../plan/answer';
import type { Asked } from '../plan/asked';
import type { Memory } from '../plan/memory';
import type { Plan } from '../plan/plan';
import type { Offer } from '../plan/respond/offer';
import type { Log } from './log';

/** A node says what it has to say also where the budget is small (§W3). */
const BRANCH_BUDGET = 24;

/** What stays in mind of the talk of this game. */
export interface Minded {
  readonly memory: Memory;
  readonly ledger: ClaimsLedger;
  readonly log: Log;
}

/** What one AI keeps of the human in this game. */
export interface Bond {
  readonly relation: Relation;
  readonly planner: TaskPlanner;
  readonly patience: Patience;
}

export interface HeardLine {
  /** What it does, as this one hears it. */
  readonly moves: readonly Move[];
  /** The exchange that it begins with this one. */
  readonly exchange: number | null;
  /** This one was called upon, or is in the middle of the conversation. */
  readonly meant: boolean;
  /** An answer is due from this one, whatever is left of the round's lines. */
  readonly owed: boolean;
  readonly line: Line;
  readonly pressed: boolean;
  /** What an AI said and the line says again. */
  readonly quoted: Spoken | null;
  readonly from: Seat;
  readonly detection: Detection;
  readonly purpose: Purpose;
}

export interface Answer {
  readonly act: Reply | null;
  readonly subject: Seat | null;
  /** Null is silence. */
  readonly intent: Intent | null;
  readonly monologue: string;
}

/** Acts that are answered from the record: which facts between the two belong to them. */
const RECORD: Readonly<Partial<Record<Reply, (fact: Fact, hearer: Seat, from: Seat) => boolean>>> = {
  thanks: (fact, hearer, from) => fact.by === hearer && fact.to === from && fact.good === true,
  ask_why: (fact, hearer, from) =>
    fact.by === hearer && fact.to === from && fact.good === false && fact.kind !== 'dying',
  blame: (fact, hearer, from) => fact.by === hearer && fact.to === from && fact.good === false && fact.kind !== 'dying',
  apology: (fact, hearer, from) =>
    fact.by === from && fact.to === hearer && fact.good === false && fact.kind !== 'dying',
};

const lastOf = (scene: Scene, match: (fact: Fact) => boolean): Fact | null =>
  [...scene.facts].reverse().find(match) ?? null;

/** Whom an answer judges: the subject, or where a role is asked for, the one that fits it best to the speaker's mind. */
function judged(act: Reply, subject: Seat | null, text: string, scene: Scene, view: View): Seat | null {
  if (subject !== null || act !== 'ask_guess') return subject === view.seat ? null : subject;
  const wanted = /内|traitor|spy/.test(text) ? 'nei' : /忠|loyal/.test(text) ? 'zhong' : 'fan';
  let best: { seat: Seat; confidence: number } | null = null;
  for (const { seat, revealed } of living(scene)) {
    const guess = seat === view.seat || revealed ? null : whoGuess(view, seat);
    if (guess?.role === wanted && guess.confidence > (best?.confidence ?? 0))
      best = { seat, confidence: guess.confidence };
  }
  return best?.seat ?? null;
}

/** Loader's and detection's work is done; this runs the route's node, or monitor → thinking → style → tasks → strategy. */
export function answer(
  { options, memory, ledger, log }: World & Minded,
  speaker: Speaker,
  { relation, planner, patience }: Bond,
  line: HeardLine,
): Answer {
  const { scene, seed } = options;
  const { from, moves } = line;
  const detection = options.neutral?.detection?.(line.detection) ?? line.detection;
  const text = line.line.verbatim;
  const view = options.viewOf(speaker.seat);
  const { language } = options.settings();
  planner.take(detection.detection_immediate_tasks);
  const own = styleOf(detection, relation.stage, relation.dims, isUrgent(detection.detection_immediate_tasks));
  const worded = options.neutral?.style?.(own) ?? own;
  // Whoever has said that it is new here is not told to watch out for itself.
  const isNew = log.entries.some((entry) => entry.from === from && NOVICE.test(entry.line?.verbatim ?? ''));
  const style = isNew ? { ...worded, advice_style: 0 } : worded;
  const choose = options.neutral?.choose;
  const tasks = planner.pick(style.task_budget_max, seed, [speaker.seat, ...line.purpose]);
  const branch = branchOf(detection, patience, relation.dims.closeness, scene.table.round);
  const heard =
    branch.occasion === 'normal'
      ? monitor({ line: line.line, scene, detection, hearer: speaker.seat, from, moves })
      : null;
  const act = heard?.act ?? null;
  const subject = heard?.subject ?? null;
  const shared = scene.facts.filter(
    (fact) => (fact.by === from && fact.to === speaker.seat) || (fact.by === speaker.seat && fact.to === from),
  );
  const who = act === null ? null : judged(act, subject, text, scene, view);
  const monologue = monologueOf({
    act: act ?? 'unclear',
    detection,
    relation,
    style,
    tasks,
    shared,
    language,
    subject:
      subject === null
        ? null
        : { name: nameOf(scene, subject, language), guess: subject === speaker.seat ? null : view.guess(subject) },
  });
  const silence: Answer = { act, subject, intent: null, monologue };
  if (branch.occasion === null) {
    planner.tickSilence();
    return silence;
  }
  const asked: Asked = {
    scene,
    me: speaker.seat,
    from,
    moves,
    meant: line.meant,
    ...(line.pressed ? { pressed: true } : {}),
    ...(line.quoted?.by === speaker.seat ? { quoted: line.quoted } : {}),
    text,
    spaced: spacedOf(line.line),
    view,
    memory,
    ledger,
    lastWords: (of) => lastWordsOf(log, of),
    tone: toneOf(detection),
    style,
    seed,
    purpose: line.purpose,
    ...(choose ? { choose: (offers: readonly Offer[]) => choose(offers, speaker.seat) } : {}),
  };
  const plan =
    act === null
      ? planForNode(branch.occasion, detection, { text, moves, me: speaker.seat, from })
      : (planForUnknown(detection, moves, skillsIn(text, scene).length > 0) ?? planForLine(asked));
  const asks = moves.some(isQuestion);
  // A question that was put to this one is answered, and a trouble is, whatever is left of the budget.
  const due = (asks && line.owed) || plan?.clause === 'forgive' || moves.some(({ life }) => life?.trouble === true);
  if (act !== null && style.word_budget <= 0 && !due) {
    planner.tickSilence();
    return silence;
  }
  const record = act === null ? undefined : RECORD[act];
  const occasions =
    act === null
      ? [{ occasion: branch.occasion as Exclude<typeof branch.occasion, 'normal'>, weight: 1 }]
      : plan === null
        ? strategyOf({ act, detection, relation, style, tasks })
        : occasionsOf(plan);
  const planning = (decided: Plan): Planning => ({ plan: decided, heard: text, exchange: line.exchange });
  const intent: Intent = {
    speaker,
    you: from,
    who: plan?.about ?? who,
    fact: record ? lastOf(scene, (fact) => record(fact, speaker.seat, from)) : null,
    occasions,
    budget: plan === null ? budgetFor(style, act) : PLANNED_BUDGET,
    style,
    relation,
    detection,
    tasks,
    plainly: act !== null && isLowRisk(detection, line.line.raw),
    plan: plan && planning(plan),
    others:
      act !== null && plan && mayBeChosenAmong(plan) && options.model?.ready(speaker.seat) === true
        ? otherAnswers(plan, asked).filter(mayBeChosenAmong).map(planning)
        : [],
    // A question is answered, and so is a trouble, what is talked of beside the game, thanks, an apology, a good-bye, and whoever says what it is.
    must:
      line.owed ||
      asks ||
      plan?.move === 'comfort' ||
      plan?.move === 'topic' ||
      plan?.occasion === 'apology' ||
      plan?.occasion === 'thanks' ||
      plan?.occasion === 'bye' ||
      plan?.clause === 'self_mocked' ||
      plan?.clause === 'go_on' ||
      plan?.clause === 'good_game' ||
      moves.some(({ act }) => act === 'claim'),
    asks: asks && act !== null,
    storyOnly: false,
    purpose: line.purpose,
  };
  return { ...silence, intent };
}

/** What a planned answer may take: names and facts need their room (§T3: 60). */
const PLANNED_BUDGET = 60;

/** A nod stands in only where nothing else is left to say. */
const LAST_RESORT = -1;

/** The templates that answer as the plan does. */
const occasionsOf = ({ occasion }: Plan): Option[] => [
  { occasion, weight: 1.2 },
  ...(occasion === 'ack' ? [] : [{ occasion: 'ack' as const, weight: LAST_RESORT }]),
];

const lastWordsOf = ({ entries }: Log, of: Seat): string | null => {
  const said = entries.filter(
    ({ from, text, silent, withheld }) => from === of && text !== null && !silent && !withheld,
  );
  return said[said.length - 1]?.text ?? null;
};

const budgetFor = (style: Style, act: Reply | null): number =>
  act === null ? Math.max(BRANCH_BUDGET, style.word_budget) : style.word_budget;
