/** Going to and fro in a long recording gives what folding it from its first line gives. */
import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import type { Entry, Recording } from '../../src/record/format';
import { longRecording } from '../../dev/bench/seek';
import { summarise } from '../../src/replay/replay';
import { MOST_TURNS, TURNS_BACK } from '../../src/ui/history';
import { createKeyframes } from '../../src/ui/keyframes';
import { recordedSource, type RecordedSource } from '../../src/ui/recorded';

const plain = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

/** Everything that can be asked of a recorded game, as one text: thousands of small objects are slow to compare. */
function everything(source: RecordedSource): string {
  const game = source.game()!;
  const history = source.history();
  const belief = source.belief();
  const seats = game.table.seats.map(({ seat }) => seat);
  const all = {
    table: game.table.seats,
    minds: [...game.minds],
    human: game.human,
    guesses: summarise(game, 0),
    turns: history.turns,
    moments: history.moments,
    winner: history.winner,
    revision: history.revision,
    before: seats.map((seat) => history.stoodBefore(seat)),
    chances: seats.map((seat) => belief.chances('all', seat)),
    course: belief.course('all', 2),
    movers: belief.movers('all', 2),
    truth: source.truth(),
  };
  return JSON.stringify(all, plain);
}

/** Deaths, returns, latecomers and hands at the keyboard, spread over the game, so that a keyframe has it all to keep. */
function eventful({ entries, ...recording }: Recording): Recording {
  const late = { type: 'join', seat: 6, name: 'late', hp: 3, maxHp: 3 } as const;
  const happenings: readonly PublicEvent[] = [
    { type: 'die', seat: 3, by: 2, role: 'fan' },
    { type: 'hand', seat: 2 },
    { type: 'revive', seat: 3, hp: 2 },
    { type: 'reveal', seat: 4, role: 'zhong' },
    { type: 'claim', by: 2, about: 5, lean: -1 },
    { type: 'die', seat: 3, by: null, role: 'fan' },
    late,
    { type: 'revive', seat: 3, hp: 1, hidden: true },
    { type: 'hand', seat: null },
    { type: 'shown', seat: 5, value: 0.4 },
  ];
  const apart = Math.floor(entries.length / (happenings.length + 1));
  const all = entries.flatMap((entry, i): Entry[] => {
    const event = i % apart === 0 ? happenings[i / apart - 1] : undefined;
    return event ? [entry, { seq: entry.seq, raw: { ...event }, event }] : [entry];
  });
  return { ...recording, entries: all };
}

describe.each([
  ['nothing but acts', (recording: Recording) => recording],
  ['deaths and returns', eventful],
])('a game as long as many, with %s', (_what, change) => {
  const recording = change(longRecording('5p-2.jsonl', 450_000));
  const { entries } = recording;
  const turnAt = entries.flatMap(({ event }, i) => (event?.type === 'turn' ? [i] : []));

  it('is long enough to forget its first turns', () => {
    expect(turnAt.length).toBeGreaterThan(MOST_TURNS + 200);
  });

  it('is the same whichever way one comes', () => {
    const wandering = recordedSource(recording);
    wandering.seek(entries.length);
    const frame = turnAt[TURNS_BACK + 50]!;
    for (const to of [frame, frame + 1, frame - 1, entries.length, turnAt[420]! + 3]) {
      wandering.seek(to);
      const straight = recordedSource(recording);
      straight.seek(to);
      expect(everything(wandering) === everything(straight), `entry ${to}`).toBe(true);
    }
  }, 120_000);
});

describe('keyframes', () => {
  it('are as many as memory may hold, however long the game', () => {
    const frames = createKeyframes<number>();
    let taken = 0;
    for (let turn = 0; turn < 1_000_000; turn++) frames.pass(turn * 9, turn, () => (taken += 1));
    const kept = new Set(Array.from({ length: 100_000 }, (_, i) => frames.latest(i * 10)?.turns));
    expect(kept.size).toBeLessThanOrEqual(513);
    expect(kept.size).toBeGreaterThan(200);
    expect(taken).toBeLessThan(10_000);
  });

  it('answer with the latest that is early enough', () => {
    const frames = createKeyframes<string>();
    for (let turn = 0; turn < 500; turn++) frames.pass(turn * 2, turn, () => `at ${turn}`);
    expect(frames.latest(49)).toBeNull();
    expect(frames.latest(50)).toEqual({ position: 100, turns: 50, frame: 'at 50' });
    expect(frames.latest(149)?.turns).toBe(100);
    expect(frames.latest(-1)).toBeNull();
  });
});
