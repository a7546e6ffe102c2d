/** Whose animation frames took how much: a trace of the page, as the developer tools' protocol tells it. */

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of its thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly id?: number } };
}

export interface Frames {
  /** Milliseconds of processor time that the page's main thread worked. */
  readonly thread: number;
  /** Of that, in the animation frames asked for. */
  readonly drawing: number;
  readonly drawings: number;
}

/** `wanted`: what requestAnimationFrame answered for each. */
export function framesOf(events: readonly TraceEvent[], wanted: ReadonlySet<number>): Frames {
  const ours = events.filter(
    ({ name, ph, args }) => name === 'FireAnimationFrame' && ph === 'X' && wanted.has(args?.data?.id ?? -1),
  );
  const [first] = ours;
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
  );
  const milliseconds = (all: readonly TraceEvent[]): number => all.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return { thread: milliseconds(tasks), drawing: milliseconds(ours), drawings: ours.length };
}
