/** What other extensions do to the functions that we stand around, too. */
import type { Call, SoakEngine } from './page-engine';
import type { Wrapper } from './plan';

const rounded: Record<Exclude<Wrapper, 'attitude again'>, (engine: SoakEngine) => void> = {
  attitude: ({ get }) => {
    around(get, 'attitude', (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value));
  },
  'raw attitude': ({ get }) => {
    around(get, 'rawAttitude', (value) => (typeof value === 'number' ? value * 1.1 : value));
  },
  'custom attitude': ({ _status }) => {
    const ai = (_status.ai ??= {});
    let calls = 0;
    (ai.customAttitude ??= []).push(() => ((calls += 1) % 97 === 0 ? -3 : undefined));
  },
  say: (engine) => {
    around(methodsOf(engine), 'say', (value) => value);
  },
  damage: (engine) => {
    around(methodsOf(engine), 'damage', (value) => value);
  },
  over: ({ game }) => {
    around(game as object as Record<string, Call>, 'over', (value) => value);
  },
};

const methodsOf = ({ lib }: SoakEngine): Record<string, Call> =>
  lib.element.Player?.prototype ?? lib.element.player ?? {};

function around(holder: Record<string, Call>, name: string, change: (value: unknown) => unknown): void {
  const inner = holder[name];
  if (typeof inner !== 'function') return;
  holder[name] = function (this: unknown, ...args: unknown[]) {
    return change(inner.apply(this, args));
  };
}

export function wrap(engine: SoakEngine, wrapper: Wrapper): void {
  if (wrapper !== 'attitude again') rounded[wrapper](engine);
}

/** One that comes every few turns, and puts back at the next what it found. */
const EVERY = 3;
let found: Call | null = null;

export function wrapAgain({ get }: SoakEngine, turn: number): void {
  if (turn % EVERY !== 0) return;
  if (found) get['attitude'] = found;
  found = get['attitude'] ?? null;
  around(get, 'attitude', (value) => value);
}
