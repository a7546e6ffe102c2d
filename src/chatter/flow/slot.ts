/** Slots that a language model may word (§I): opened when a line is planned, read when it is due. */
import { judge } from '../detection/for-hearer';
import { perceive } from '../detection/perceive';
import { readLine } from '../line/line';
import type { Plan } from '../plan/plan';
import type { Reply } from '../vocabulary';
import { compose, faultsOf } from './compose';
import type { Weighed } from './generator';
import type { Queued } from './queue';
import { monitor, type Act } from './monitor';
import { toldIn } from './telling';
import type { State } from './state';

/** Answers of the planner that a model may word; numbers, quotes, boundaries and the truth about oneself stay as they are written. */
const MAY_BE_WORDED: ReadonlySet<Plan['move']> = new Set([
  'guess',
  'explain',
  'unsure',
  'deny',
  'rebut',
  'confirm',
  'correct',
  'accuse',
  'accept',
  'refuse',
  'bargain',
  'topic',
  'ack',
  'greet',
]);
const AS_WRITTEN: ReadonlySet<Plan['clause']> = new Set([
  'truth',
  'quote',
  'quote_of',
  'open_role',
  'stands',
  'rule',
  'count',
  'call_out',
]);

/** What carries a judgement of the voice's own, or a storyline's words, is said as it was written. */
function mayBeWorded({ line, route, intent: { plan } }: Pick<Queued, 'line' | 'route' | 'intent'>): boolean {
  if (route !== 'NORMAL' || tellsOwnRole(line)) return false;
  if (line.from === 'plan' && plan !== null)
    return MAY_BE_WORDED.has(plan.plan.move) && !AS_WRITTEN.has(plan.plan.clause) && plan.plan.condole !== true;
  return line.from === 'voice' && line.claims.every(({ kind }) => kind !== 'guess');
}

const tellsOwnRole = ({ claims }: Weighed): boolean => claims.some(({ kind }) => kind === 'self');

/** The lines of the other answers that could be given; none that a template or a storyline would say, or that says what its speaker is. */
function othersFor(state: State, { intent, line, route }: Waiting): Queued['others'] {
  if (line.from !== 'plan' || route !== 'NORMAL' || tellsOwnRole(line)) return [];
  const others: Pick<Queued, 'intent' | 'line'>[] = [];
  for (const plan of intent.others) {
    const other = { ...intent, plan, who: plan.plan.about ?? null, others: [] };
    const said = compose(state, other);
    if (said?.from !== 'plan' || tellsOwnRole(said)) continue;
    if ([line, ...others.map((one) => one.line)].every(({ text }) => text !== said.text))
      others.push({ intent: other, line: said });
  }
  return others;
}

/** A line before it waits for its time. */
type Waiting = Omit<Queued, 'awaited' | 'others'>;

/** Puts a line in the queue, and lets a model know of it. */
export function submit(state: State, item: Waiting, now: number): boolean {
  const { queue, options } = state;
  const others = othersFor(state, item);
  const queued: Queued = { ...item, others, awaited: null };
  if (!queue.add(queued)) return false;
  if (options.model && (others.length > 0 || mayBeWorded(queued))) queued.awaited = options.model.ask(queued, now);
  return true;
}

/** Its time has come, but better words may be on their way. */
export const isAwaited = ({ options }: State, item: Queued, now: number): boolean =>
  item.awaited !== null && now < item.awaited && options.model?.awaited(item) === true;

/** Moves that a model makes only where our own line makes the same: they ask for something, or say who somebody is. */
const MOVES: ReadonlySet<Reply> = new Set<Reply>([
  'accuse',
  'ask_role',
  'ask_guess',
  'ask_help',
  'ask_act',
  'claim_loyal',
  'claim_other',
  'point_at',
]);

/** What the one spoken to would take a line for, and whom it is about. */
function moveIn(text: string, { intent }: Queued, { options: { scene } }: State): Act {
  const line = readLine(text);
  const detection = judge(perceive(line));
  const hearer = intent.you ?? scene.table.lord;
  return monitor({ line, scene, detection, hearer, from: intent.speaker.seat });
}

/** To judge somebody, where the slot's own line gives that judgement: the critic has held the words against it. */
const JUDGES: ReadonlySet<Reply> = new Set<Reply>(['accuse', 'point_at', 'ask_guess']);

/** A move in the words that the slot's own line does not make, or null. */
function moveBeyond({ text, claims }: Weighed, slot: Queued, state: State): Reply | null {
  const { act, subject } = moveIn(text, slot, state);
  if ((JUDGES.has(act) && claims.length > 0) || !MOVES.has(act)) return null;
  const own = moveIn(slot.line.text, slot, state);
  // "手下留情" asks for something, too, and not to strike somebody.
  return act === own.act && (subject === null || subject === own.subject) ? null : act;
}

/** One of our answers, and a model's words for it; without them it is said in ours. */
export interface Settled {
  readonly item: Queued;
  readonly words: Weighed | null;
}

/** Which of our answers the model would give, and its words for that, where the critic lets them pass; null is ours. */
export function settled(state: State, slot: Queued): Settled {
  const { model } = state.options;
  const read = slot.awaited === null ? null : (model?.read(slot) ?? null);
  if (!model || read === null) return { item: slot, words: null };
  const item: Queued = { ...slot, ...slot.others[read.picked - 1] };
  if (read.text === null || !mayBeWorded(item)) return { item, words: null };
  const { words, why } = wordedBy(read.text, item, state);
  if (why !== null) model.close(slot, why);
  return { item, words };
}

/** A model's words as a line, or why they may not be said. */
function wordedBy(
  text: string,
  item: Queued,
  state: State,
): { readonly words: Weighed; readonly why: null } | { readonly words: null; readonly why: string } {
  const { occasion, fit, weight } = item.line;
  // What it states has to be what our own line states; the critic refuses the rest.
  const claims = item.line.from === 'plan' ? toldIn(text, item, state.options.scene) : [];
  const words: Weighed = { id: 'model', text, claims, occasion, tone: null, from: 'model', fit, weight };
  const [fault] = faultsOf(state, item.intent, words);
  if (fault) return { words: null, why: `${fault.fault}: ${fault.reason}` };
  const move = moveBeyond(words, item, state);
  return move === null ? { words, why: null } : { words: null, why: `move: ${move}` };
}
