/**
 * What acts added to memories, and how much of it is left there, so that a verified word can bring back what has faded of an act (§Q4).
 * A deed is what one seat did to another within one turn: a 杀 and its blow are told as one. Guesses never look here.
 */
import { MOST_DEEDS, type Deed, type Deeds } from './deeds';
import type { ClaimEvent, Seat } from './event';
import { touch, type Game } from './game';
import { addEvidence, FORGOTTEN, restoreZhuSignal, type Fading, type Mind } from './mind';
import { finite } from './number';

/** An act has just added this to an observer's memory of the actor. */
export function noteDeed(
  game: Game,
  { actor, target, observer }: Readonly<Record<'actor' | 'target' | 'observer', Seat>>,
  evidence: number,
  zhuSignal: number,
): void {
  if (game.belief !== null) return;
  const { traces } = runningDeed(game.deeds, actor, target);
  const trace = traces.get(observer);
  if (!trace) {
    traces.set(observer, { evidence, evidenceLeft: evidence, zhuSignal, zhuSignalLeft: zhuSignal });
    return;
  }
  trace.evidence += evidence;
  trace.evidenceLeft += evidence;
  trace.zhuSignal += zhuSignal;
  trace.zhuSignalLeft += zhuSignal;
}

function runningDeed({ turn, kept }: Deeds, actor: Seat, target: Seat): Deed {
  for (let i = kept.length - 1; i >= 0; i--) {
    const deed = kept[i];
    if (deed?.turn !== turn) break;
    if (deed.actor === actor && deed.target === target) return deed;
  }
  const deed: Deed = { turn, actor, target, traces: new Map() };
  kept.push(deed);
  if (kept.length > MOST_DEEDS) kept.shift();
  return deed;
}

/** An observer's own turn has begun and its memory has faded by so much: so has what is left of every deed. */
export function fadeDeeds({ deeds, table }: Game, observer: Seat, { memory }: Mind, fading: Fading): void {
  for (const { actor, traces } of deeds.kept) {
    const trace = traces.get(observer);
    const pid = table.bySeat.get(actor)?.pid;
    if (!trace || pid === undefined) continue;
    trace.evidenceLeft = leftOf(trace.evidenceLeft, fading.evidence, memory.evidence[pid]);
    trace.zhuSignalLeft = leftOf(trace.zhuSignalLeft, fading.zhuSignal, memory.zhuSignal[pid]);
  }
}

/** Where the memory as a whole was forgotten, its small parts were; large ones that cancel each other were not. */
function leftOf(left: number, factor: number, remembered: number | undefined): number {
  const faded = finite(left * factor);
  return finite(remembered) === 0 && Math.abs(faded) < FORGOTTEN ? 0 : faded;
}

/** What a word has brought back to one observer. */
export interface BroughtBack {
  readonly observer: Seat;
  readonly evidence: number;
  readonly zhuSignal: number;
}

/**
 * Somebody has named a deed on record: whoever lives, hears it and did not do it remembers it as on the first day. What the act
 * itself wrote comes back, whatever one makes of the speaker; it fades anew, so that saying so again at once brings nothing.
 */
export function remind(game: Game, { by, about, reminds }: ClaimEvent): BroughtBack[] {
  const pid = game.table.bySeat.get(about)?.pid;
  const deed = game.deeds.kept.find(
    ({ turn, actor, target }) => turn === reminds?.turn && actor === about && target === reminds.to,
  );
  if (!deed || pid === undefined || game.belief !== null) return [];
  const back: BroughtBack[] = [];
  for (const { seat, alive } of game.table.seats) {
    const [mind, trace] = [game.minds.get(seat), deed.traces.get(seat)];
    if (!alive || seat === by || seat === about || !mind || !trace) continue;
    // At a bound less comes back than had faded; the rest stays owed.
    const evidence = addEvidence(mind, pid, trace.evidence - trace.evidenceLeft);
    const zhuSignal = restoreZhuSignal(mind, pid, trace.zhuSignal - trace.zhuSignalLeft);
    trace.evidenceLeft += evidence;
    trace.zhuSignalLeft += zhuSignal;
    if (evidence !== 0 || zhuSignal !== 0) back.push({ observer: seat, evidence, zhuSignal });
  }
  if (back.length > 0) touch(game, about);
  return back;
}
