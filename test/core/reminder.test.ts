/** §Q4: a deed on record that somebody names brings back what memory has let fade of it, and no more. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimEvent, PublicEvent, Seat } from '../../src/core/event';
import { step } from '../../src/core/fold';
import type { Game } from '../../src/core/game';
import { keyframeOf, resume } from '../../src/core/keyframe';
import { EVIDENCE_BOUND } from '../../src/core/mind';
import { MOST_DEEDS } from '../../src/core/deeds';
import { card, column, damage, die, fold, mindOf, remember, same, tableOf, turn, type Options } from './support';
import { anyEvent, PLAYERS, wildGame } from './wild';

const reminder = (by: Seat, about: Seat, n: number, to: Seat): ClaimEvent => ({
  type: 'claim',
  by,
  about,
  lean: 0,
  reminds: { turn: n, to },
});

/** In turn 3 seat 3 strikes the lord with 杀; `later` more rounds of turns pass. */
function struck(later: number, options: Options = {}): Game {
  const game = tableOf({ engine: (from, to) => (to === 1 ? (from === 2 ? 6 : -6) : 0), ...options });
  fold(game, turn(3, 3), card(3, 1, 'sha', -1.5), damage(3, 1, 1, { card: 'sha' }));
  for (let n = 0; n < later * PLAYERS; n++) fold(game, turn(((n + 3) % PLAYERS) + 1, n + 4));
  return game;
}

const held = (game: Game, seat: Seat, about: Seat) => {
  const { evidence, zhuSignal, grudge, zhuHelp, zhuHarm } = mindOf(game, seat).memory;
  return [evidence, zhuSignal, grudge, zhuHelp, zhuHarm].map((record) => record[about]);
};

describe('a deed on record that is named', () => {
  it('is remembered as on the first day by all who hear it but its doer, and tells so; the grudge is not', () => {
    const [fresh, game] = [struck(0), struck(3)];
    const deltas = fold(game, reminder(2, 3, 3, 1));
    expect(deltas.map(({ observer }) => observer)).toEqual([1, 4, 5]);
    for (const seat of [1, 4, 5]) {
      const [before, after] = [held(fresh, seat, 3), held(game, seat, 3)];
      same(after.slice(0, 2), before.slice(0, 2));
      same(after.slice(3), before.slice(3));
    }
    expect(held(game, 1, 3)[2]).toBeLessThan(held(fresh, 1, 3)[2]!);
    const faded = struck(3);
    same(held(game, 2, 3), held(faded, 2, 3), 'who speaks');
    for (const { observer, evidence = 0, zhuSignal = 0 } of deltas)
      same(
        [evidence, zhuSignal],
        [0, 1].map((i) => held(fresh, observer!, 3)[i]! - held(faded, observer!, 3)[i]!),
      );
  });

  it('brings nothing back when it is named again at once, and by its own doer to the others as well', () => {
    const game = struck(3);
    fold(game, reminder(3, 3, 3, 1));
    const once = column(game, 'evidence', 3);
    same(once, column(struck(0), 'evidence', 3));
    const { revision } = game;
    expect(fold(game, reminder(2, 3, 3, 1))).toEqual([]);
    same(column(game, 'evidence', 3), once);
    expect(game.revision).toBe(revision);
  });

  it('fades anew, from the full', () => {
    const [game, fresh] = [struck(40), struck(0)];
    same(column(game, 'evidence', 3), { 1: 0, 2: 0, 4: 0, 5: 0 });
    fold(game, reminder(2, 3, 3, 1));
    for (const one of [game, fresh]) fold(one, turn(4, 300), turn(5, 301));
    same(held(game, 4, 3).slice(0, 2), held(fresh, 4, 3).slice(0, 2));
    fold(game, reminder(2, 3, 3, 1));
    same(held(game, 4, 3).slice(0, 2), held(struck(0), 4, 3).slice(0, 2));
  });

  it('brings back that deed alone', () => {
    const game = struck(2);
    fold(game, turn(3, 50), card(3, 2, 'sha', -1.5));
    for (let n = 0; n < PLAYERS; n++) fold(game, turn(n + 1, 51 + n));
    const before = column(game, 'evidence', 3);
    const faded = column(struck(3), 'evidence', 3);
    fold(game, reminder(2, 3, 3, 1));
    const full = column(struck(0), 'evidence', 3);
    for (const seat of [1, 4, 5]) same(column(game, 'evidence', 3)[seat]! - before[seat]!, full[seat]! - faded[seat]!);
  });

  it('cancelled by another, it has not faded for all that nothing is left of the two', () => {
    const game = tableOf();
    fold(game, turn(3, 3), card(3, 2, 'sha', -1.5), turn(3, 4), card(3, 2, 'tao', 1.5), turn(2, 5));
    const [mind] = [mindOf(game, 2)];
    const sum = mind.memory.evidence[3]!;
    fold(game, reminder(4, 3, 4, 2));
    // A tenth at most of what one of them added.
    expect(Math.abs(mind.memory.evidence[3]! - sum)).toBeLessThan(0.2);
  });

  it('never moves anybody beyond the bounds', () => {
    const game = struck(3);
    const sign = Math.sign(held(game, 4, 3)[0]!);
    remember(game, 4, 3, { evidence: sign * EVIDENCE_BOUND });
    const told = fold(game, reminder(2, 3, 3, 1)).find(({ observer }) => observer === 4);
    expect(told?.evidence).toBeUndefined();
    expect(held(game, 4, 3)[0]).toBe(sign * EVIDENCE_BOUND);
  });

  it('is not heard by the dead', () => {
    const game = struck(3);
    fold(game, die(4, 'fan'));
    const before = held(game, 4, 3);
    fold(game, reminder(2, 3, 3, 1));
    expect(held(game, 4, 3)).toEqual(before);
  });

  it.each<[string, ClaimEvent]>([
    ['in a turn when it was not done', reminder(2, 3, 4, 1)],
    ['to somebody else', reminder(2, 3, 3, 2)],
    ['by somebody else', reminder(2, 4, 3, 1)],
    ['by nobody at this table', reminder(2, 9, 3, 1)],
    ['that nobody at this table names', reminder(9, 3, 3, 1)],
  ])('changes nothing where it is one %s', (_what, event) => {
    const [game, plain] = [struck(3), struck(3)];
    expect(fold(game, event)).toEqual([]);
    expect([...game.minds]).toEqual([...plain.minds]);
  });

  it('keeps to what a subscriber made of the act, and asks nobody again', () => {
    let asked = 0;
    const hooks = {
      evidence: () => {
        asked += 1;
        return 0.7;
      },
    };
    const game = struck(3, { hooks });
    const before = asked;
    expect(fold(game, reminder(2, 3, 3, 1)).length).toBeGreaterThan(0);
    expect(asked).toBe(before);
    same(held(game, 5, 3)[0], held(struck(0, { hooks }), 5, 3)[0]);
  });

  it('changes nothing where inference is by belief, which keeps no list either', () => {
    const game: Game = { ...tableOf(), belief: { camp: () => -0.5 } };
    fold(game, turn(3, 3), card(3, 1, 'sha', -1.5), ...[4, 5, 1, 2].map((seat, i) => turn(seat, i + 4)));
    expect(game.deeds.kept).toEqual([]);
    expect(fold(game, reminder(2, 3, 3, 1))).toEqual([]);
  });

  it('is forgotten for good behind so many others', () => {
    const game = struck(1);
    for (let n = 0; n < MOST_DEEDS; n++) fold(game, turn(4, 100 + n), card(4, 1, 'sha', -0.1));
    expect(game.deeds.kept.length).toBe(MOST_DEEDS);
    expect(fold(game, reminder(2, 3, 3, 1))).toEqual([]);
    expect(game.deeds.kept[0]?.turn).toBe(100);
  });

  it('goes with a keyframe, whose list is its own', () => {
    const game = struck(2);
    const kept = keyframeOf(game);
    const again = tableOf();
    fold(game, reminder(2, 3, 3, 1));
    resume(again, kept);
    fold(again, reminder(2, 3, 3, 1));
    expect([...again.minds]).toEqual([...game.minds]);
    expect(fold(again, reminder(2, 3, 3, 1))).toEqual([]);
  });
});

describe('whatever happens and whatever is named', () => {
  /** A number stands for naming that deed of those kept; each act belongs to the turn that runs, as in a game. */
  const wild = fc.oneof({ weight: 3, arbitrary: anyEvent() }, { weight: 2, arbitrary: fc.nat({ max: 999 }) });

  function* happening(game: Game, course: readonly (PublicEvent | number)[]): Iterable<PublicEvent> {
    let n = 0;
    for (const one of course) {
      const { kept } = game.deeds;
      if (typeof one !== 'number') yield one.type === 'turn' ? { ...one, n: ++n } : one;
      else if (kept.length > 0) {
        const { turn: then, actor, target } = kept[one % kept.length]!;
        yield reminder((one % PLAYERS) + 1, actor, then, target);
      }
    }
  }

  it('no memory holds more, either way, than acts have added, and a reminder never adds what it did not take', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.array(wild, { minLength: 30, maxLength: 120 }), (course) => {
        const game = wildGame();
        const most = new Map<string, number>();
        for (const event of happening(game, course)) {
          const deltas = step(game, event);
          if (event.type === 'claim') {
            met += deltas.length;
          } else {
            for (const { observer, about, evidence = 0, zhuSignal = 0 } of deltas)
              for (const [axis, by] of [
                ['evidence', evidence],
                ['zhuSignal', zhuSignal],
              ] as const) {
                const key = `${axis} ${observer} ${about} ${by > 0}`;
                most.set(key, (most.get(key) ?? 0) + Math.abs(by));
              }
          }
          for (const [observer, { memory }] of game.minds)
            for (const axis of ['evidence', 'zhuSignal'] as const)
              for (const [about, value] of Object.entries(memory[axis]))
                expect(Math.abs(value)).toBeLessThanOrEqual(
                  (most.get(`${axis} ${observer} ${about} ${value > 0}`) ?? 0) + 1e-9,
                );
        }
        for (const { traces } of game.deeds.kept)
          for (const { evidence, evidenceLeft, zhuSignal, zhuSignalLeft } of traces.values()) {
            expect(Math.abs(evidenceLeft)).toBeLessThanOrEqual(Math.abs(evidence) + 1e-9);
            expect(Math.abs(zhuSignalLeft)).toBeLessThanOrEqual(Math.abs(zhuSignal) + 1e-9);
          }
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(met).toBeGreaterThan(100);
  });
});
