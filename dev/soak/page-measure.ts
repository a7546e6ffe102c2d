/** Memory and listeners while a game runs, and what ours had to complain of. */
import info from '../../info.json';

export interface Measures {
  /** Bytes of the script heap; 0 where the page does not tell. */
  readonly heap: number;
  /** Listeners added on the window, the document and its body and not taken off: everybody's, ours. */
  readonly listeners: number;
  readonly ours: number;
  /** Nodes in the document. */
  readonly nodes: number;
}

export interface Measured {
  /** At the first turn, and now. */
  readonly first: Measures | null;
  readonly last: Measures;
  /** Texts of ours to the console, without repeats. */
  readonly warnings: readonly string[];
  /** Whether a text of somebody ran as code. */
  readonly ran: boolean;
}

const MOST_WARNINGS = 20;
const LONGEST_REASON = 600;

function heap(): number {
  const page = performance as { memory?: { usedJSHeapSize: number } };
  const node = globalThis as { process?: { memoryUsage?(): { heapUsed: number } } };
  return page.memory?.usedJSHeapSize ?? node.process?.memoryUsage?.().heapUsed ?? 0;
}

/** Counts from now on; every call takes the measures anew. */
export function measure(): () => Measured {
  const ours = encodeURI(info.name);
  const there = new Set<string>();
  const numbers = new WeakMap<object, number>();
  let given = 0;
  const numberOf = (thing: object): number => {
    const number = numbers.get(thing) ?? (given += 1);
    numbers.set(thing, number);
    return number;
  };
  const lasting = (target: unknown): boolean =>
    target === globalThis || target === document || target === document.body || target === document.documentElement;
  const counts = { all: 0, ours: 0 };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: object, [type, listener, options]: unknown[]): string | null => {
    const capture =
      typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture === true : options === true;
    return typeof listener === 'function' || (typeof listener === 'object' && listener !== null)
      ? `${numberOf(target)} ${String(type)} ${numberOf(listener)} ${capture}`
      : null;
  };
  const owners = new Map<string, boolean>();
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...args: Parameters<EventTarget['addEventListener']>
  ) {
    addEventListener.apply(this, args);
    if (!lasting(this)) return;
    const key = keyOf(this, args);
    if (key === null || there.has(key)) return;
    const mine = (new Error().stack ?? '').includes(ours);
    there.add(key);
    owners.set(key, mine);
    counts.all += 1;
    if (mine) counts.ours += 1;
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    ...args: Parameters<EventTarget['removeEventListener']>
  ) {
    removeEventListener.apply(this, args);
    const key = lasting(this) ? keyOf(this, args) : null;
    if (key === null || !there.delete(key)) return;
    counts.all -= 1;
    if (owners.get(key) === true) counts.ours -= 1;
    owners.delete(key);
  };

  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    const [first] = parts;
    const text = typeof first === 'string' ? first : '';
    if (text.includes(`[${info.name}]`) && warnings.length < MOST_WARNINGS) warnings.push(withReason(text, parts[1]));
    warn.apply(console, parts);
  };

  let first: Measures | null = null;
  return () => {
    const last: Measures = {
      heap: heap(),
      listeners: counts.all,
      ours: counts.ours,
      nodes: document.getElementsByTagName('*').length,
    };
    first ??= last;
    return { first, last, warnings, ran: 'soakRan' in globalThis };
  };
}

function withReason(text: string, error: unknown): string {
  if (error === undefined) return text;
  const reason =
    error instanceof Error ? (error.stack ?? error.message) : typeof error === 'string' ? error : typeof error;
  return `${text}: ${reason.slice(0, LONGEST_REASON)}`;
}
