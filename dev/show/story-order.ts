/**
 * The order in which the story tells a turn. A recording has an effect before its cause in two places: the engine tells of damage when all
 * that it led to is over, a death as well; and it raises exposure before the deed's own trigger.
 */
import type { PublicEvent } from '../../src/core/event';

export interface Told {
  readonly event: PublicEvent;
  /** The deed, and what moved by it. */
  readonly lines: readonly string[];
  readonly said: readonly string[];
}

/** Adds what comes next in the recording to what is told of the turn: causes first. */
export function place(turn: Told[], next: Told): void {
  const { event } = next;
  if (event.type === 'damage') {
    const death = turn.map((told) => told.event.type === 'die' && told.event.seat === event.to).lastIndexOf(true);
    turn.splice(death < 0 ? turn.length : death, 0, next);
    return;
  }
  const last = turn.at(-1);
  if (last?.event.type === 'shown' && 'by' in event && event.by === last.event.seat) {
    const { lines, said } = next;
    turn[turn.length - 1] = { event, lines: [...lines, ...last.lines], said: [...last.said, ...said] };
    return;
  }
  turn.push(next);
}

/** All of it, in that order. */
export const inOrder = (turn: readonly Told[]): string[] => turn.flatMap(({ lines, said }) => [...lines, ...said]);
