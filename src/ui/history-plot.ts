/** Where the lines and marks of a seat's history go: numbers only, no elements. */
import type { Seat } from '../core/event';
import { SIGNAL_THRESHOLD } from '../core/guess';
import type { Eyes } from './eyes';
import type { History, Moment, TargetSample } from './history';
import { deedOf, weightOf } from './reasons';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type MarkShape = 'up' | 'down' | 'turn' | 'open' | 'death' | 'back';

export interface PlotMark {
  readonly moment: Moment;
  readonly x: number;
  readonly y: number;
  readonly shape: MarkShape;
}

export interface Plot {
  readonly size: Size;
  /** The drawing area inside the labels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the height of the scale. */
  readonly reach: number;
  readonly zero: number;
  /** +threshold and −threshold. */
  readonly thresholds: readonly [high: number, low: number];
  readonly signal: string;
  readonly evidence: string;
  /** Where each round begins. */
  readonly rounds: readonly { readonly n: number; readonly x: number }[];
  readonly marks: readonly PlotMark[];
  /** y of a value on the scale. */
  y(value: number): number;
}

const LEFT = 34;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 18;
/** The scale never shows less than this. */
const LEAST_REACH = 2.4;
/** Round labels need this much room. */
const LABEL_ROOM = 30;
/** Moments that moved the looker less carry no mark. */
const LEAST_WEIGHT = 0.05;

/** The values of one turn for these eyes; the mean over all who vote for the consensus. */
function standing(
  sample: TargetSample | undefined,
  eyes: Eyes,
  votes: (observer: Seat) => boolean,
): { signal: number | null; evidence: number | null } {
  if (!sample) return { signal: null, evidence: null };
  if (eyes !== 'all') {
    const one = sample.byObserver.get(eyes);
    return { signal: one?.signal ?? null, evidence: one?.evidence ?? null };
  }
  let signal = 0;
  let evidence = 0;
  let n = 0;
  for (const [observer, one] of sample.byObserver) {
    if (!votes(observer) || one.signal === null || one.evidence === null) continue;
    n += 1;
    signal += one.signal;
    evidence += one.evidence;
  }
  return n === 0 ? { signal: null, evidence: null } : { signal: signal / n, evidence: evidence / n };
}

/** The moments that carry a mark for this seat, in order. */
export function markedMoments(history: History, seat: Seat, eyes: Eyes): Moment[] {
  return history.moments.filter((moment) => {
    if (!moment.about.includes(seat)) return false;
    const { event, flips } = moment;
    if ((event.type === 'die' || event.type === 'reveal' || event.type === 'revive') && event.seat === seat)
      return true;
    if (flips.some((flip) => flip.seat === seat)) return true;
    return deedOf(moment, seat) !== null && Math.abs(weightOf(moment, seat, eyes)) >= LEAST_WEIGHT;
  });
}

export function shapeOf(moment: Moment, seat: Seat, eyes: Eyes): MarkShape {
  const { event } = moment;
  if (event.type === 'die' && event.seat === seat) return 'death';
  if (event.type === 'reveal' && event.seat === seat) return 'open';
  if (event.type === 'revive' && event.seat === seat) return 'back';
  const weight = weightOf(moment, seat, eyes);
  if (Math.abs(weight) < LEAST_WEIGHT) return 'turn';
  return weight > 0 ? 'up' : 'down';
}

const round1 = (x: number): number => Math.round(x * 10) / 10;

/** A step line through the values; a null lifts the pen. */
export function stepPath(
  values: readonly (number | null)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let drawing = false;
  values.forEach((value, i) => {
    if (value === null) {
      drawing = false;
      return;
    }
    path += `${drawing ? 'V' : `M${round1(x(i))} `}${round1(y(value))}H${round1(x(i + 1))}`;
    drawing = true;
  });
  return path;
}

export function plotOf(history: History, seat: Seat, eyes: Eyes, votes: (observer: Seat) => boolean, size: Size): Plot {
  const { turns } = history;
  const values = turns.map((turn) => standing(turn.targets.get(seat), eyes, votes));
  const most = values.reduce(
    (far, { signal, evidence }) => Math.max(far, Math.abs(signal ?? 0), Math.abs(evidence ?? 0)),
    LEAST_REACH,
  );
  const reach = Math.ceil(most * 1.08 * 2) / 2;
  const left = LEFT;
  const right = Math.max(left + 1, size.width - RIGHT);
  const top = TOP;
  const bottom = Math.max(top + 1, size.height - BOTTOM);
  const zero = (top + bottom) / 2;
  const y = (value: number): number => zero - (value / reach) * ((bottom - top) / 2);
  const band = (right - left) / Math.max(1, turns.length);
  const x = (i: number): number => left + i * band;

  const rounds: { n: number; x: number }[] = [];
  turns.forEach((turn, i) => {
    const last = rounds[rounds.length - 1];
    if (last?.n === turn.round || (last && x(i) - last.x < LABEL_ROOM)) return;
    rounds.push({ n: turn.round, x: round1(x(i)) });
  });

  const index = new Map(turns.map((turn, i) => [turn.n, i]));
  const perTurn = new Map<number, Moment[]>();
  for (const moment of markedMoments(history, seat, eyes)) {
    const of = perTurn.get(moment.turn);
    if (of) of.push(moment);
    else perTurn.set(moment.turn, [moment]);
  }
  const marks: PlotMark[] = [];
  let lastY = zero;
  for (const [n, moments] of perTurn) {
    const i = index.get(n);
    if (i === undefined) continue;
    const signal = values[i]?.signal ?? null;
    if (signal !== null) lastY = y(signal);
    moments.forEach((moment, k) => {
      const at = x(i) + (band * (k + 1)) / (moments.length + 1);
      marks.push({ moment, x: round1(at), y: round1(lastY), shape: shapeOf(moment, seat, eyes) });
    });
  }
  return {
    size,
    left,
    right,
    top,
    bottom,
    reach,
    zero,
    rounds,
    marks,
    y,
    thresholds: [round1(y(SIGNAL_THRESHOLD)), round1(y(-SIGNAL_THRESHOLD))],
    signal: stepPath(
      values.map((value) => value.signal),
      x,
      y,
    ),
    evidence: stepPath(
      values.map((value) => value.evidence),
      x,
      y,
    ),
  };
}

/** The mark next to a point, by distance with x counting more than y: a thumb covers the whole height. */
export function nearestMark(marks: readonly PlotMark[], x: number, y: number): PlotMark | null {
  let best: PlotMark | null = null;
  let least = Infinity;
  for (const mark of marks) {
    const distance = (mark.x - x) ** 2 + ((mark.y - y) / 3) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = mark;
  }
  return best;
}
