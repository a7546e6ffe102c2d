/**
 * Whether we are deaf: a trigger that an engine renamed never comes, and nothing says so. The engine keeps a history of its
 * own, by which events can be counted that should have brought it.
 */
import type { Part } from './contract/need';
import { TRIGGER_NAMES, triggerRow, type TriggerName } from './contract/triggers';
import type { Engine, GameEvent } from './noname';

export interface Deaf {
  readonly part: Part;
  readonly triggers: TriggerName[];
}

/** Events without their trigger, where its row says no other number. */
const ENOUGH = 8;
/** Rounds after which what comes in every game has come. */
const ROUNDS = 2;

export interface Hearing {
  heard(trigger: string): void;
  /** What must have come by now and did not, by part; `over`: this game was watched from its start to its end. */
  deaf(over: boolean): Deaf[];
}

/** `listened`: what we listen to, from now on. */
export function createHearing({ game }: Engine, listened: readonly TriggerName[]): Hearing {
  const silent = new Set<TriggerName>(listened);
  const before = countsIn(game, silent);

  function mustHaveCome(name: TriggerName, now: ReadonlyMap<string, number>, over: boolean): boolean {
    const { after, enough = ENOUGH, sure } = triggerRow(name);
    if (over && sure && game.roundNumber >= ROUNDS) return true;
    return after !== undefined && (now.get(after) ?? 0) - (before.get(after) ?? 0) >= enough;
  }

  return {
    heard(trigger) {
      silent.delete(trigger as TriggerName);
    },
    deaf(over) {
      const now = countsIn(game, silent);
      const found = new Map<Part, TriggerName[]>();
      for (const name of TRIGGER_NAMES) {
        if (!silent.has(name) || !mustHaveCome(name, now, over)) continue;
        const { part } = triggerRow(name);
        found.set(part, [...(found.get(part) ?? []), name]);
      }
      return [...found].map(([part, triggers]) => ({ part, triggers }));
    },
  };
}

/** How many events have ended, by those names that silent triggers come after. */
function countsIn(game: Engine['game'], silent: ReadonlySet<TriggerName>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of silent) {
    const { after } = triggerRow(name);
    if (after !== undefined) counts.set(after, 0);
  }
  if (counts.size === 0 || typeof game.getAllGlobalHistory !== 'function') return counts;
  const count = ({ name, finished }: GameEvent): false => {
    const known = counts.get(name);
    if (known !== undefined && finished === true) counts.set(name, known + 1);
    return false;
  };
  game.getAllGlobalHistory('everything', count);
  return counts;
}
