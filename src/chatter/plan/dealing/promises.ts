/** Promises with their ends: who undertook what towards whom, and whether it was kept (§Q2). */
import type { Seat } from '../../../core/event';
import type { Undertaking } from '../../moves/types';
import type { Fact, FactKind } from '../../scene/fact';
import type { Scene } from '../../scene/scene';

export interface PromiseMade {
  readonly by: Seat;
  /** To whom it was said. */
  readonly heardBy: Seat;
  readonly undertaking: Undertaking;
  readonly turn: number;
  readonly round: number;
  /** void: a deal that the other side broke first binds no longer. */
  state: 'open' | 'kept' | 'broken' | 'void';
  /** The act that decided it; null where its time ran out. */
  fact: Fact | null;
}

const HARM: ReadonlySet<FactKind> = new Set(['aimed', 'hit', 'steal', 'discard', 'wuxie']);

const harms = ({ kind, good, group }: Fact): boolean => HARM.has(kind) && good === false && !group;

export interface Promises {
  /** Whether it is a new one. */
  make(promise: Omit<PromiseMade, 'state' | 'fact'>): boolean;
  /** New facts in order: the promises that they, or the time, have just decided. */
  see(facts: readonly Fact[], scene: Scene): PromiseMade[];
  all(): readonly PromiseMade[];
}

/** Whether the time of an undertaking is over: a turn's when another's turn begins, a round's with the round. */
function isOver({ undertaking: { until }, turn, round, by }: PromiseMade, scene: Scene): boolean {
  if (until === 'game') return false;
  if (until === 'turn') return scene.turn > turn && scene.turnOf !== by;
  return scene.table.round > (until === 'next' ? round + 1 : round);
}

/** With either of the two dead, nothing is left to keep. */
const isGone = ({ by, undertaking: { what, to } }: PromiseMade, { table }: Scene): boolean =>
  what === 'spare' && [by, to].some((seat) => table.bySeat.get(seat)?.alive === false);

function decides({ by, undertaking: { what, to } }: PromiseMade, fact: Fact): PromiseMade['state'] {
  if (fact.by !== by || fact.to !== to) return 'open';
  if (what === 'spare') return harms(fact) ? 'broken' : 'open';
  if (what === 'protect') return harms(fact) ? 'broken' : fact.good === true ? 'kept' : 'open';
  return harms(fact) ? 'kept' : 'open';
}

/** What sets its maker free: of a deal the other's breach or first blow, of a condition the blow that it was made against. */
function undoneBy({ by, heardBy, undertaking }: PromiseMade, made: readonly PromiseMade[], facts: readonly Fact[]) {
  const { ifYouDo, unless, to } = undertaking;
  if (unless) {
    const first = facts.find((fact) => harms(fact) && ((fact.by === by && fact.to === to) || isMet(unless, fact)));
    return first && isMet(unless, first) ? first : undefined;
  }
  if (ifYouDo !== true) return undefined;
  const other = made.find((one) => one.by === heardBy && one.heardBy === by && one.state === 'broken');
  const first = facts.find(
    (fact) => harms(fact) && ((fact.by === by && fact.to === heardBy) || (fact.by === heardBy && fact.to === by)),
  );
  return other?.fact ?? (first?.by === heardBy ? first : undefined);
}
const isMet = ({ by, to }: NonNullable<Undertaking['unless']>, fact: Fact): boolean =>
  fact.by === by && fact.to !== by && (to === undefined || fact.to === to);

export function createPromises(): Promises {
  const made: PromiseMade[] = [];
  return {
    all: () => made,
    make(promise) {
      const again = made.find(
        (one) =>
          one.state === 'open' &&
          one.by === promise.by &&
          one.heardBy === promise.heardBy &&
          one.undertaking.to === promise.undertaking.to &&
          one.undertaking.what === promise.undertaking.what,
      );
      if (!again) made.push({ ...promise, state: 'open', fact: null });
      return !again;
    },
    see(facts, scene) {
      const settled: PromiseMade[] = [];
      for (const promise of made) {
        if (promise.state !== 'open') continue;
        const undone = undoneBy(promise, made, facts);
        if (undone) {
          Object.assign(promise, { state: 'void', fact: undone });
          continue;
        }
        const over = isOver(promise, scene);
        const fact = over ? undefined : facts.find((one) => decides(promise, one) !== 'open');
        if (!over && !fact && !isGone(promise, scene)) continue;
        promise.fact = fact ?? null;
        promise.state = fact ? decides(promise, fact) : promise.undertaking.what === 'spare' ? 'kept' : 'broken';
        settled.push(promise);
      }
      return settled;
    },
  };
}
