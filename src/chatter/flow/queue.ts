/** Lines on their way: composed, not yet said. */
import type { Route } from '../detection/types';
import type { Intent } from './compose';
import type { Weighed } from './generator';

/** How long after its time a line may still be said, ms. An answer may wait for its speaker's gap (§T5). */
const LIFE = { reply: 20_000, answer: 9_000, unasked: 6_000 } as const;

/** An answer to a question that was put to it waits longer: several gaps of its speaker's. */
const LIFE_ASKED = 45_000;

export interface Queued {
  readonly kind: keyof typeof LIFE;
  readonly intent: Intent;
  readonly line: Weighed;
  readonly monologue: string;
  readonly route: Route;
  /** It was called upon: its silence is shown. */
  readonly named: boolean;
  /** Answers from AI to AI that led here (§T5). */
  readonly chain: number;
  /** Id of the log entry of the person's line that it answers; null for what is said unasked. */
  readonly answers: number | null;
  /** Higher goes first. */
  readonly priority: number;
  readonly at: number;
  /** Other answers that may be given in its place (§I). */
  readonly others: readonly Pick<Queued, 'intent' | 'line'>[];
  /** Until when other words may come for it (§I); null where none will. */
  awaited: number | null;
}

/** A question that was put to it is not forgotten for the next remark. */
const isAsked = ({ intent }: Queued): boolean => intent.asks;

export interface Queue {
  /** An answer to the human takes the place of the speaker's earlier one; of unasked lines the better stays. */
  add(item: Queued): boolean;
  /** What may be said by now, best first; what is too old is gone. */
  ripe(now: number): Queued[];
  remove(item: Queued): void;
  /** Answers to the human lose no time while the human decides. */
  hold(now: number): void;
  /** How many answers to a person are in it. */
  replies(): number;
  drop(match: (item: Queued) => boolean): void;
  clear(): void;
}

/** `gone` is told of every item that leaves, whatever became of it. */
export function createQueue(gone: (item: Queued) => void = () => undefined): Queue {
  let items: { item: Queued; until: number }[] = [];
  const keep = (stays: (one: { item: Queued; until: number }) => boolean): void => {
    const leaving = items.filter((one) => !stays(one));
    items = items.filter(stays);
    for (const { item } of leaving) gone(item);
  };
  return {
    add(item) {
      const rival = (other: Queued): boolean =>
        item.kind === 'reply'
          ? other.kind === 'reply' && other.intent.speaker.seat === item.intent.speaker.seat && !isAsked(other)
          : other.kind === item.kind;
      if (item.kind !== 'reply' && items.some(({ item: other }) => rival(other) && other.priority >= item.priority))
        return false;
      keep(({ item: other }) => !rival(other));
      items.push({ item, until: item.at + (isAsked(item) ? LIFE_ASKED : LIFE[item.kind]) });
      return true;
    },
    ripe(now) {
      keep(({ item, until }) => Math.max(until, (item.awaited ?? 0) + LIFE[item.kind]) >= now);
      return items
        .map(({ item }) => item)
        .filter((item) => item.at <= now)
        .sort((a, b) => b.priority - a.priority || a.at - b.at);
    },
    remove(item) {
      keep((other) => other.item !== item);
    },
    hold(now) {
      for (const one of items) if (one.item.kind === 'reply') one.until = Math.max(one.until, now + LIFE.reply);
    },
    replies: () => items.filter(({ item }) => item.kind === 'reply').length,
    drop(match) {
      keep(({ item }) => !match(item));
    },
    clear() {
      keep(() => false);
    },
  };
}
