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
  /**
   * Runs the chain. `check` sees a plain copy of what each handler left; where it throws, the handler has failed, and the
   * chain ends with what stood before.
   */
  emit<N extends keyof Events & string>(name: N, ctx: Events[N], check?: (left: Events[N]) => void): Events[N];
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
  /** Taken back, spent or switched off: not called any more, not even in a running chain. */
  gone: boolean;
  /** Throws in a row. */
  failures: number;
  reported: boolean;
}

/** A handler that throws this often in a row is switched off (§B). */
export const FAILURES_ALLOWED = 3;
/** Chains inside chains beyond this are not run: the ctx comes back as it went in. */
export const CHAINS_WITHIN_CHAINS = 4;

/** What the bus says of a failing subscriber: once at its first throw, and once when it is switched off. */
export interface HookFailure {
  name: string;
  title: string;
  error: unknown;
  switchedOff: boolean;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a subscriber is called: its title, the handler's name, the event's; what of them is no text is passed over. */
function titleOf(title: unknown, fn: object, event: string): string {
  if (typeof title === 'string') return title;
  try {
    const { name } = fn as { readonly name?: unknown };
    return typeof name === 'string' && name !== '' ? name : event;
  } catch {
    return event;
  }
}

/** A plain copy of these fields. Reading may run code of a subscriber's, and throw. */
function copyOf(ctx: Fields, fields: readonly string[]): Fields {
  const copy: Fields = {};
  for (const field of fields) if (field in ctx) copy[field] = ctx[field];
  return copy;
}

/** The ctx itself where the next handler can write to it, else the copy. */
function writable(ctx: Fields, copy: Fields): Fields {
  try {
    return Object.isExtensible(ctx) ? Object.assign(ctx, copy) : { ...copy };
  } catch {
    return { ...copy };
  }
}

/** `report` must not throw; it hears each failing subscriber at most twice. */
export function createHookBus<Events extends object>(report: (failure: HookFailure) => void): HookBus<Events> {
  // A list is replaced, never changed, so subscribing inside a handler cannot disturb the running chain.
  const chains = new Map<string, readonly Subscription[]>();
  let running = 0;

  const remove = (gone: Subscription): void => {
    gone.gone = true;
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

  /** The chain does not wait: an async handler can only change the ctx before its first await. */
  const watch = (subscription: Subscription, promise: unknown): void => {
    Promise.resolve(promise).then(
      () => {
        subscription.failures = 0;
      },
      (error: unknown) => {
        fail(subscription, error);
      },
    );
  };

  function run(chain: readonly Subscription[], ctx: Fields, check?: (left: never) => void): Fields {
    const fields = [...Object.keys(ctx), 'stop'];
    let current = ctx;
    let kept = copyOf(ctx, fields);
    for (const subscription of chain) {
      if (subscription.gone) continue;
      if (subscription.once) remove(subscription);
      let answer: unknown;
      let failed = false;
      try {
        answer = subscription.fn(current);
      } catch (error) {
        failed = true;
        fail(subscription, error);
      }
      try {
        const waits = isObject(answer) && typeof answer['then'] === 'function';
        if (waits) watch(subscription, answer);
        const left = isObject(answer) && !waits ? answer : current;
        const copy = copyOf(left, fields);
        check?.(copy as never);
        kept = copy;
        current = writable(left, copy);
        if (!failed && !waits) subscription.failures = 0;
      } catch (error) {
        if (!failed) fail(subscription, error);
        return kept;
      }
      if (kept['stop'] === true) break;
    }
    return current;
  }

  const bus: HookBus<Events> = {
    on(name, fn, { priority = 0, once = false, title } = {}) {
      if (typeof fn !== 'function') throw new TypeError(`slqjAiHooks.on(${JSON.stringify(name)}): not a function`);
      const subscription: Subscription = {
        name,
        fn: fn as (ctx: unknown) => unknown,
        // Others' code is seldom type-checked: what is no number is 0.
        priority: typeof priority === 'number' && !Number.isNaN(priority) ? priority : 0,
        once,
        title: titleOf(title, fn, name),
        gone: false,
        failures: 0,
        reported: false,
      };
      const chain = [...(chains.get(name) ?? [])];
      const at = chain.findIndex((other) => other.priority < subscription.priority);
      chain.splice(at < 0 ? chain.length : at, 0, subscription);
      chains.set(name, chain);
      return () => {
        remove(subscription);
      };
    },
    off(name, fn) {
      for (const subscription of chains.get(name) ?? []) if (subscription.fn === fn) remove(subscription);
    },
    emit(name, ctx, check) {
      const chain = chains.get(name);
      if (!chain || running >= CHAINS_WITHIN_CHAINS) return ctx;
      running += 1;
      try {
        return run(chain, ctx as Fields, check) as typeof ctx;
      } finally {
        running -= 1;
      }
    },
    has: (name) => chains.has(name),
    clear(name) {
      for (const [event, chain] of [...chains]) {
        if (name !== undefined && event !== name) continue;
        for (const subscription of chain) subscription.gone = true;
        chains.delete(event);
      }
    },
    list: () => [...chains.values()].flat().map(({ name, title, priority, once }) => ({ name, title, priority, once })),
  };
  return bus;
}
