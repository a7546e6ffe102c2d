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
}

/** A promise that has just been decided; `fact` is the act that broke or kept it, null where its time ran out. */
export interface Settled {
  readonly promise: PromiseMade;
  readonly fact: Fact | null;
}

const HARM: ReadonlySet<FactKind> = new Set(['aimed', 'hit', 'steal', 'discard', 'wuxie']);

const harms = ({ kind, good, group }: Fact): boolean => HARM.has(kind) && good === false && !group;

export interface Promises {
  /** Whether it is a new one. */
  make(promise: Omit<PromiseMade, 'state'>): boolean;
  /** New facts in order: what they settle. */
  see(facts: readonly Fact[], scene: Scene): Settled[];
  all(): readonly PromiseMade[];
}

/** Whether the time of an undertaking is over: a turn's when another's turn begins, a round's with the round. */
function isOver({ undertaking: { until }, turn, round, by }: PromiseMade, scene: Scene): boolean {
  if (until === 'game') return false;
  if (until === 'turn') return scene.turn > turn && scene.turnOf !== by;
  return scene.table.round > round;
}

function decides({ by, undertaking: { what, to } }: PromiseMade, fact: Fact): PromiseMade['state'] {
  if (fact.by !== by || fact.to !== to) return 'open';
  if (what === 'spare') return harms(fact) ? 'broken' : 'open';
  if (what === 'protect') return harms(fact) ? 'broken' : fact.good === true ? 'kept' : 'open';
  return harms(fact) ? 'kept' : 'open';
}

/** Of a deal: the other has done harm before, or has just broken its own part. */
function isUndone(
  { by, heardBy, undertaking }: PromiseMade,
  made: readonly PromiseMade[],
  facts: readonly Fact[],
): boolean {
  if (undertaking.ifYouDo !== true) return false;
  const other = made.some((one) => one.by === heardBy && one.heardBy === by && one.state === 'broken');
  const first = facts.find(
    (fact) => harms(fact) && ((fact.by === by && fact.to === heardBy) || (fact.by === heardBy && fact.to === by)),
  );
  return other || first?.by === heardBy;
}

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
      if (!again) made.push({ ...promise, state: 'open' });
      return !again;
    },
    see(facts, scene) {
      const settled: Settled[] = [];
      for (const promise of made) {
        if (promise.state !== 'open') continue;
        if (isUndone(promise, made, facts)) {
          promise.state = 'void';
          continue;
        }
        if (isOver(promise, scene)) {
          promise.state = promise.undertaking.what === 'spare' ? 'kept' : 'broken';
          settled.push({ promise, fact: null });
          continue;
        }
        const fact = facts.find((one) => decides(promise, one) !== 'open');
        if (!fact) continue;
        promise.state = decides(promise, fact);
        settled.push({ promise, fact });
      }
      return settled;
    },
  };
}
