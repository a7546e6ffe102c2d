/**
 * src/engine/truth.ts: "Own roles are looked at when a seat first thinks and at turn starts, so that no guess reads a
 * role while it is made" — but `lookAgain` only forgets them (`own.clear()`), so the first guess after a turn start
 * reads the observer's role, and a consensus reads the roles of all who vote.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tracing } from './double-player';
import { listenToConsole, sit } from './support';

const SEATS = [1, 2, 3, 4, 5];

describe('one\'s own role', () => {
  listenToConsole();
  beforeEach(() => { tracing.on = true; });
  afterEach(() => { tracing.on = false; });

  it('is read once at a turn start, by truth.ts', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    for (const player of table.everybody()) player.reads = [];
    table.acts.turn(table.seat(2));
    // The lord is laid open besides, which is another question.
    for (const seat of SEATS.slice(1)) expect(table.seat(seat).reads, `seat ${seat}`).toEqual(['truth.ts']);
  });

  it('is not read while anybody guesses or feels', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    for (const player of table.everybody()) player.reads = [];
    for (const observer of SEATS) {
      for (const target of SEATS) {
        if (target === observer) continue;
        table.api.explainGuessIdentityFor(table.seat(observer), table.seat(target));
        table.get.attitude(table.seat(observer), table.seat(target));
      }
      table.api.guessIdentityConsensus(table.seat(observer));
    }
    expect(SEATS.map((seat) => table.seat(seat).reads)).toEqual([[], [], [], [], []]);
  });
});
