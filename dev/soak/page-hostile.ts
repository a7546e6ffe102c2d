/** Subscribers that mean no good, and minds that somebody spoils. */
import type { SoakEngine } from './page-engine';
import type { Behaviour, Hostile, Spoil } from './plan';

type Context = Record<string, unknown>;
/** The number or text that each event lets a subscriber write. */
const WRITTEN = ['result', 'tv', 'delta', 'text'];

function write(ctx: Context, value: unknown): void {
  for (const field of WRITTEN) if (field in ctx) ctx[field] = value;
  const { persona } = ctx as { persona?: { traits: Context } };
  for (const trait of Object.keys(persona?.traits ?? {})) if (persona) persona.traits[trait] = value;
}

/** One call in so many; a subscriber that fails three times in a row is switched off. */
const NOW_AND_THEN = 5;

const doings: Record<Behaviour, (ctx: Context, asking: () => unknown, off: () => void) => unknown> = {
  throws: () => {
    throw new Error('soak: a subscriber that throws');
  },
  'writes NaN': (ctx) => {
    write(ctx, Number.NaN);
  },
  'writes 1e308': (ctx) => {
    write(ctx, 1e308);
  },
  'writes text': (ctx) => {
    write(ctx, '<img src=x onerror="soakRan=1">'.repeat(20));
  },
  freezes: (ctx) => Object.freeze(ctx),
  'leaves getters that throw': (ctx) => {
    for (const field of [...WRITTEN, 'stop'])
      Object.defineProperty(ctx, field, {
        configurable: true,
        get() {
          throw new Error('soak: a getter that throws');
        },
      });
  },
  'answers a promise that fails': () => Promise.reject(new Error('soak: a promise that fails')),
  'answers null': () => null,
  'stops the chain': (ctx) => {
    ctx['stop'] = true;
  },
  'takes itself back': (_ctx, _asking, off) => {
    off();
  },
  'asks again': (_ctx, asking) => asking(),
};

export function beginHostile({ game }: SoakEngine, hostile: readonly Hostile[]): void {
  const bus = game.slqjAiHooks;
  if (!bus) return;
  hostile.forEach(({ event, behaviour }, i) => {
    let calls = 0;
    const off: () => void = bus.on(
      event,
      (ctx: object): undefined => {
        calls += 1;
        if (calls % NOW_AND_THEN !== 0) return undefined;
        const asking = (): unknown => bus.emit(event, { ...ctx } as never);
        return doings[behaviour](ctx as Context, asking, off) as undefined;
      },
      { title: `soak ${i}: ${behaviour}`, priority: i - 2 },
    );
  });
}

interface MindLike {
  memory?: Record<string, Record<string, unknown>> | undefined;
  persona?: object | undefined;
}

const spoils: Record<Spoil, (mind: MindLike) => void> = {
  frozen: (mind) => {
    for (const record of Object.values(mind.memory ?? {})) Object.freeze(record);
    Object.freeze(mind);
  },
  NaN: ({ memory = {} }) => {
    for (const record of Object.values(memory)) for (const pid of Object.keys(record)) record[pid] = Number.NaN;
  },
  gone: (mind) => {
    delete mind.memory;
    mind.persona = undefined;
  },
  getters: (mind) => {
    Object.defineProperty(mind, 'memory', {
      configurable: true,
      get() {
        throw new Error('soak: a memory that throws');
      },
    });
  },
};

/** Does it to somebody's mind, another one each time. */
export function spoil({ game }: SoakEngine, what: Spoil, turn: number): void {
  const mind = game.players[turn % game.players.length]?.storage['slqj_ai'] as MindLike | undefined;
  if (!mind) return;
  try {
    spoils[what](mind);
  } catch {
    // Spoilt before.
  }
}
