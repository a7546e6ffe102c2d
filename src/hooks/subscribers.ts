/** What subscribers answer, read so that nothing of theirs stops what asks them. */
import type { HookBus } from './bus';

/** Bounds of every number that a subscriber answers: the engine's scale of attitudes. */
export const ANSWER_BOUND = 20;

/**
 * The number that a subscriber left where `given` stood, held within its bounds: `given` itself where it was left alone,
 * `refused` for what is no finite number.
 */
export function numberLeft(left: unknown, given: number, refused = given): number {
  if (left === given) return given;
  if (typeof left !== 'number' || !Number.isFinite(left)) return refused;
  return Math.min(ANSWER_BOUND, Math.max(-ANSWER_BOUND, left));
}

export interface Subscribers<Events extends object> {
  /** Whether anybody would be asked. Never throws. */
  any(name: keyof Events & string): boolean;
  /**
   * What `read` makes of the ctx after the last subscriber whose ctx could be read; of the ctx as given where there is none.
   * Never throws, unless `read` throws about the ctx as given.
   */
  ask<N extends keyof Events & string, T>(name: N, ctx: Events[N], read: (left: Events[N]) => T): T;
}

/** `failed` hears of a bus that is not ours and throws, or whose ctx cannot be read. It must not throw. */
export function createSubscribers<Events extends object>(
  bus: HookBus<Events>,
  failed: (name: string, error: unknown) => void,
): Subscribers<Events> {
  return {
    any(name) {
      try {
        return bus.has(name);
      } catch (error) {
        failed(name, error);
        return false;
      }
    },
    ask(name, ctx, read) {
      let answer = read(ctx);
      const seen = { any: false };
      const check = (left: typeof ctx): void => {
        seen.any = true;
        answer = read(left);
      };
      try {
        const last = bus.emit(name, ctx, check);
        // A bus that another extension made knows no `check`.
        if (!seen.any) check(last);
      } catch (error) {
        failed(name, error);
      }
      return answer;
    },
  };
}
