/** The hook bus that other extensions subscribe to (§B). Typed by an event map; `on` returns `off`. */

export interface HookOptions {
  /** Higher runs first; ties in order of registration. */
  priority?: number;
  /** Removed before its only call. */
  once?: boolean;
  /** Names the subscriber in error reports. */
  title?: string;
}

/** May change the ctx in place, return another ctx, or set `ctx.stop` to end this chain. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a handler may have no return statement
export type HookHandler<C> = (ctx: C) => C | undefined | void;

export interface HookRow {
  name: string;
  title: string;
  priority: number;
  once: boolean;
}

export interface HookBus<Events extends object> {
  on<N extends keyof Events & string>(name: N, fn: HookHandler<Events[N]>, options?: HookOptions): () => void;
  off<N extends keyof Events & string>(name: N, fn: HookHandler<Events[N]>): void;
  emit<N extends keyof Events & string>(name: N, ctx: Events[N]): Events[N];
  has(name: keyof Events & string): boolean;
  clear(name?: keyof Events & string): void;
  list(): HookRow[];
}

interface Subscription {
  name: string;
  /** Type checked at `on`; the chains hold handlers of all events. */
  fn: (ctx: unknown) => unknown;
  title: string;
  priority: number;
  once: boolean;
  /** Throws in a row. */
  failures: number;
  reported: boolean;
}

/** A handler that throws this often in a row is switched off (§B). */
export const FAILURES_ALLOWED = 3;

/** What the bus says of a failing subscriber: once at its first throw, and once when it is switched off. */
export interface HookFailure {
  name: string;
  title: string;
  error: unknown;
  switchedOff: boolean;
}

/** `report` must not throw; it hears each failing subscriber at most twice. */
export function createHookBus<Events extends object>(report: (failure: HookFailure) => void): HookBus<Events> {
  // A list is replaced, never changed, so subscribing inside a handler cannot disturb the running chain.
  const chains = new Map<string, readonly Subscription[]>();

  const remove = (gone: Subscription): void => {
    const left = (chains.get(gone.name) ?? []).filter((subscription) => subscription !== gone);
    if (left.length > 0) chains.set(gone.name, left);
    else chains.delete(gone.name);
  };

  const fail = (subscription: Subscription, error: unknown): void => {
    const { name, title } = subscription;
    subscription.failures += 1;
    const switchedOff = subscription.failures >= FAILURES_ALLOWED;
    if (switchedOff) remove(subscription);
    if (switchedOff || !subscription.reported) report({ name, title, error, switchedOff });
    subscription.reported = true;
  };

  const bus: HookBus<Events> = {
    on(name, fn, { priority = 0, once = false, title } = {}) {
      if (typeof fn !== 'function') throw new TypeError(`slqjAiHooks.on(${JSON.stringify(name)}): not a function`);
      const subscription: Subscription = {
        name,
        fn: fn as (ctx: unknown) => unknown,
        priority,
        once,
        title: title ?? (fn.name || name),
        failures: 0,
        reported: false,
      };
      const chain = [...(chains.get(name) ?? []), subscription];
      chains.set(
        name,
        chain.sort((a, b) => b.priority - a.priority),
      );
      return () => {
        remove(subscription);
      };
    },
    off(name, fn) {
      for (const subscription of chains.get(name) ?? []) if (subscription.fn === fn) remove(subscription);
    },
    emit(name, ctx) {
      let current = ctx;
      for (const subscription of chains.get(name) ?? []) {
        // Switched off or removed by an earlier handler of this very chain.
        if (!chains.get(name)?.includes(subscription)) continue;
        if (subscription.once) remove(subscription);
        try {
          const answer = subscription.fn(current);
          // The chain does not wait: an async handler can only change the ctx before its first await.
          if (answer instanceof Promise) {
            answer.then(
              () => {
                subscription.failures = 0;
              },
              (error: unknown) => {
                fail(subscription, error);
              },
            );
          } else {
            subscription.failures = 0;
            if (typeof answer === 'object' && answer !== null) current = answer as typeof current;
          }
        } catch (error) {
          fail(subscription, error);
        }
        if ((current as { stop?: unknown }).stop === true) break;
      }
      return current;
    },
    has: (name) => chains.has(name),
    clear(name) {
      if (name === undefined) chains.clear();
      else chains.delete(name);
    },
    list: () => [...chains.values()].flat().map(({ name, title, priority, once }) => ({ name, title, priority, once })),
  };
  return bus;
}
