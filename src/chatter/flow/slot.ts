/** Slots that a language model may word (§I): opened when a line is planned, read when it is due. */
import { faultsOf } from './compose';
import type { Weighed } from './generator';
import type { Queued } from './queue';
import type { State } from './state';

/** What carries a judgement, or a storyline's words, is said as it was written. */
function mayBeWorded({ line, route }: Queued): boolean {
  return (
    route === 'NORMAL' && line.from === 'voice' && line.claims.every(({ kind }) => kind !== 'guess' && kind !== 'self')
  );
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

/** The model's words for a slot, where the critic lets them pass; null otherwise. Reading them closes the slot. */
export function worded(state: State, slot: Queued): Weighed | null {
  const { model } = state.options;
  const text = slot.awaited === null ? null : (model?.read(slot) ?? null);
  if (!model || text === null) return null;
  const { occasion, fit, weight } = slot.line;
  const words: Weighed = { id: 'model', text, claims: [], occasion, tone: null, from: 'model', fit, weight };
  const [fault] = faultsOf(state, slot.intent, words);
  if (fault) model.close(slot, `${fault.fault}: ${fault.reason}`);
  return fault ? null : words;
}
