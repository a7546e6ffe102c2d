/**
 * Functions of the engine that a foreign extension replaces: its replacement decides at its own seats only. What it took for the
 * engine's function, when it replaced it, is the way back to ours and the engine's.
 */

type Call = (this: unknown, ...args: unknown[]) => unknown;

export interface Route {
  /** Whether the foreign extension decides where this is called so. */
  foreign: (args: readonly unknown[]) => boolean;
  /** Stands around every call from outside; may pass other arguments on. */
  around?: (args: readonly unknown[], run: (changed?: readonly unknown[]) => unknown) => unknown;
}

/** From `begin` to `end` whoever replaces the function is we, not the foreign extension. */
export interface OwnTurn {
  begin(): void;
  end(): void;
}

const isCall = (value: unknown): value is Call => typeof value === 'function';

export function layer(holder: object, name: string, { foreign, around }: Route): OwnTurn {
  const own = Object.getOwnPropertyDescriptor(holder, name)?.value as unknown;
  const inherited = (Object.getPrototypeOf(holder) as Readonly<Record<string, unknown>> | null)?.[name];
  // 1.11 keeps its own on the prototype; what stands on the object itself was put there by somebody else already.
  const engine = isCall(inherited) ? inherited : own;
  if (!isCall(engine)) return { begin: () => undefined, end: () => undefined };
  let other: Call | null = isCall(inherited) && isCall(own) ? own : null;
  let mine: Call = engine;
  let installing = false;
  const inside: (readonly unknown[])[] = [];
  const again = (args: readonly unknown[]): boolean =>
    inside.some((before) => before[0] === args[0] && before[1] === args[1]);
  function dispatch(self: unknown, args: readonly unknown[]): unknown {
    if (!other || !foreign(args) || again(args)) return mine.apply(self, [...args]);
    inside.push(args);
    try {
      return other.apply(self, [...args]);
    } finally {
      inside.pop();
    }
  }
  const outer: Call = function (this: unknown, ...args) {
    return around ? around(args, (changed = args) => dispatch(this, changed)) : dispatch(this, args);
  };
  Object.assign(outer, engine);
  Object.defineProperty(holder, name, {
    configurable: true,
    enumerable: true,
    get: () => (installing ? mine : outer),
    set(value: unknown) {
      if (!isCall(value) || value === outer) return;
      if (installing) mine = value;
      else other = value;
    },
  });
  return {
    begin() {
      installing = true;
    },
    end() {
      installing = false;
    },
  };
}
