/** Task planner: what a line leaves to be done, kept over chat turns until it is met or too old (§D8, §M5). */
import { draw } from '../../core/random';
import type { ImmediateTask } from '../detection/types';
import type { Candidate, Occasion } from '../vocabulary';
import type { OpenTask } from './contract';

/** §M7 */
const MOST_OPEN = 20;
/** A task that was tried before and not met presses less each time (§M7). */
const ATTEMPT = 0.75;
/** From here on a task must be met this turn, unless it is a refusal (§T3). */
const URGENT = 0.8;
/** "Do not invest" is met by a reply no longer than this. */
const SHORT = 12;

export type TaskKind = 'clarify' | 'boundary' | 'refuse' | 'repair' | 'calm' | 'recall' | 'hold_back' | 'other';

/** The kinds by the wording of detection/tasks.ts; a wording of someone else's is `other`. */
const KINDS: readonly (readonly [words: RegExp, kind: TaskKind])[] = [
  [/^拒绝/, 'refuse'],
  [/推进过快|后退|控制或独占|受到攻击/, 'boundary'],
  [/敌意/, 'calm'],
  [/修复关系|道歉/, 'repair'],
  [/弄清|没有听懂|对齐/, 'clarify'],
  [/以前的事|共同经历/, 'recall'],
  [/敷衍/, 'hold_back'],
];
export const taskKind = (description: string): TaskKind =>
  KINDS.find(([words]) => words.test(description))?.[1] ?? 'other';

const MET_BY: Readonly<Record<Exclude<TaskKind, 'calm' | 'recall' | 'hold_back' | 'other'>, ReadonlySet<Occasion>>> = {
  clarify: new Set<Occasion>(['unclear', 'confusion']),
  boundary: new Set<Occasion>(['boundary_soft', 'boundary_firm', 'boundary_leave', 'refuse_control']),
  refuse: new Set<Occasion>(['refuse_control']),
  repair: new Set<Occasion>(['apology', 'agree', 'thanks']),
};

/** Whether a line does what a task of this kind asks. */
export function meets(
  kind: TaskKind,
  { occasion, tone, claims, text }: Pick<Candidate, 'occasion' | 'tone' | 'claims' | 'text'>,
): boolean {
  switch (kind) {
    case 'calm':
      return tone !== 'forceful' && occasion !== 'taunt';
    case 'recall':
      return claims.some((claim) => claim.kind === 'fact');
    case 'hold_back':
      return Array.from(text).length <= SHORT;
    case 'other':
      return false;
    default:
      return MET_BY[kind].has(occasion);
  }
}

/** A task that must be met this turn: it lifts the word budget (§T3). */
export const isUrgent = (tasks: readonly Pick<ImmediateTask, 'importance' | 'source'>[]): boolean =>
  tasks.some(({ importance, source }) => importance >= URGENT && source !== 'detection_security');

interface Kept extends OpenTask {
  ttl: number;
  attempts: number;
}

export interface TaskPlanner {
  /** One chat turn has passed: everything grows older, and what is too old goes. */
  turn(): void;
  /** New tasks; one that is open already starts anew. */
  take(tasks: readonly ImmediateTask[]): void;
  /** Up to `most` tasks for this turn, the urgent first, the others by chance weighted by importance. */
  pick(most: number, seed: number, purpose: readonly (string | number)[]): OpenTask[];
  /** Ticks off what the line has met; answers the descriptions. */
  tick(line: Pick<Candidate, 'occasion' | 'tone' | 'claims' | 'text'>): string[];
  /** Ticks off what silence meets. */
  tickSilence(): string[];
  open(): readonly OpenTask[];
}

const publicly = ({ id, description, importance, ttl, source }: Kept): OpenTask => ({
  id,
  description,
  importance,
  ttl,
  source,
});

export function createTaskPlanner(): TaskPlanner {
  let pool: Kept[] = [];
  let made = 0;
  const strip = (done: (task: Kept) => boolean): string[] => {
    const met = pool.filter(done).map(({ description }) => description);
    pool = pool.filter((task) => !met.includes(task.description));
    return met;
  };
  return {
    turn() {
      for (const task of pool) task.ttl--;
      pool = pool.filter((task) => task.ttl > 0);
    },
    take(tasks) {
      for (const { description, importance, ttl_turns, source } of tasks) {
        pool = pool.filter((task) => task.description !== description);
        pool.push({ id: `t${++made}`, description, importance, ttl: ttl_turns, source, attempts: 0 });
      }
      // The least important goes first, of equals the oldest.
      while (pool.length > MOST_OPEN) {
        const least = pool.reduce((a, b) => (b.importance < a.importance ? b : a));
        pool = pool.filter((task) => task !== least);
      }
    },
    pick(most, seed, purpose) {
      const left = [...pool].sort((a, b) => b.importance - a.importance);
      const picked = left.filter((task) => task.importance >= URGENT).slice(0, most);
      while (picked.length < most) {
        const rest = left.filter((task) => !picked.includes(task));
        const weights = rest.map((task) => task.importance * ATTEMPT ** task.attempts);
        let at = draw(seed, 'task', picked.length, ...purpose) * weights.reduce((sum, weight) => sum + weight, 0);
        const next = rest.find((_, i) => (at -= weights[i] ?? 0) < 0);
        if (!next) break;
        picked.push(next);
      }
      for (const task of picked) task.attempts++;
      return picked.map(publicly);
    },
    tick: (line) => strip((task) => meets(taskKind(task.description), line)),
    tickSilence: () => strip((task) => taskKind(task.description) === 'hold_back'),
    open: () => pool.map(publicly),
  };
}
