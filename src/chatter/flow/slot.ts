/** Slots that a language model may word (§I): opened when a line is planned, read when it is due. */
import { judge } from '../detection/for-hearer';
import { perceive } from '../detection/perceive';
import { readLine } from '../line/line';
import type { Plan } from '../plan/plan';
import type { Reply } from '../vocabulary';
import { faultsOf } from './compose';
import type { Weighed } from './generator';
import type { Queued } from './queue';
import { monitor } from './monitor';
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
  'open_role',
  'stands',
  'rule',
  'count',
  'call_out',
]);

/** What carries a judgement of the voice's own, or a storyline's words, is said as it was written. */
function mayBeWorded({ line, route, intent: { plan } }: Queued): boolean {
  if (route !== 'NORMAL' || line.claims.some(({ kind }) => kind === 'self')) return false;
  if (line.from === 'plan' && plan !== null)
    return MAY_BE_WORDED.has(plan.plan.move) && !AS_WRITTEN.has(plan.plan.clause) && plan.plan.condole !== true;
  return line.from === 'voice' && line.claims.every(({ kind }) => kind !== 'guess');
}

/** Puts a line in the queue, and lets a model know of it. */
export function submit({ queue, options }: State, item: Omit<Queued, 'awaited'>, now: number): boolean {
  const queued: Queued = { ...item, awaited: null };
  if (!queue.add(queued)) return false;
  if (options.model && mayBeWorded(queued)) queued.awaited = options.model.ask(queued, now);
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

/** What the one spoken to would take a line for. */
function moveIn(text: string, { intent }: Queued, { options: { scene } }: State): Reply {
  const line = readLine(text);
  const detection = judge(perceive(line));
  const hearer = intent.you ?? scene.table.lord;
  return monitor({ line, scene, detection, hearer, from: intent.speaker.seat }).act;
}

/** To judge somebody, where the slot's own line gives that judgement: the critic has held the words against it. */
const JUDGES: ReadonlySet<Reply> = new Set<Reply>(['accuse', 'point_at', 'ask_guess']);

/** A move in the words that the slot's own line does not make, or null. */
function moveBeyond({ text, claims }: Weighed, slot: Queued, state: State): Reply | null {
  const move = moveIn(text, slot, state);
  if (JUDGES.has(move) && claims.length > 0) return null;
  return MOVES.has(move) && move !== moveIn(slot.line.text, slot, state) ? move : null;
}

/** The model's words for a slot, where the critic lets them pass; null otherwise. Reading them closes the slot. */
export function worded(state: State, slot: Queued): Weighed | null {
  const { model } = state.options;
  const text = slot.awaited === null ? null : (model?.read(slot) ?? null);
  if (!model || text === null) return null;
  const { occasion, fit, weight } = slot.line;
  // What it states has to be what our own line states; the critic refuses the rest.
  const claims = slot.line.from === 'plan' ? toldIn(text, slot, state.options.scene) : [];
  const words: Weighed = { id: 'model', text, claims, occasion, tone: null, from: 'model', fit, weight };
  const [fault] = faultsOf(state, slot.intent, words);
  const move = fault ? null : moveBeyond(words, slot, state);
  const why = fault ? `${fault.fault}: ${fault.reason}` : move === null ? null : `move: ${move}`;
  if (why !== null) model.close(slot, why);
  return why === null ? words : null;
}
