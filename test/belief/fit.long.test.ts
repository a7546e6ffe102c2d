import { describe, expect, it } from 'vitest';
import { createBelief, seeEvent } from '../../src/core/belief/belief';
import { beliefOf, createMarginals, marginals } from '../../src/core/belief/marginals';
import { CELLS, GROUPS, groupOf, WEIGHTS } from '../../src/core/belief/layout';
import { readParameters } from '../../src/core/belief/parameters';
import { shippedParameters } from '../../src/core/belief/shipped';
import { ROLES } from '../../src/core/belief/worlds';
import { draw } from '../../src/core/random';
import { caseOf, type Case } from '../../dev/study/belief/dataset';
import { fitWeights } from '../../dev/study/belief/fit';
import { heldOut, type RecordedGame } from '../../dev/study/belief/games';
import { rowsOf } from '../../dev/study/belief/guessers';
import { minimise } from '../../dev/study/belief/lbfgs';
import { climb, likelihoods, posteriors } from '../../dev/study/belief/objective';
import { scoresFor, type Row } from '../../dev/study/belief/scoring';
import { worthsOf } from '../../dev/study/belief/worths';
import { beliefFor, drawnParameters, eventsOf, goldenGames } from './support';

const games: RecordedGame[] = goldenGames().map(({ name, recording }) => ({
  name,
  kind: 'golden',
  seed: Number(/-(\d+)\./.exec(name)![1]),
  players: recording.header.players.length,
  sha256: '',
  recording,
  truth: recording.truth!,
}));
const { weights, signs } = drawnParameters(3);
const params = weights as Float64Array;
const cases = games.slice(0, 3).map((game) => caseOf(game, signs)!);

describe('the objective', () => {
  it('scores the very posterior that the game computes', () => {
    for (const sample of cases) checkAgainstBelief(sample);
  });

  function checkAgainstBelief(sample: Case): void {
    const chances = posteriors(sample, likelihoods(sample, params));
    const { recording } = sample.game;
    const belief = beliefFor(recording.header, { weights, signs });
    const out = createMarginals(belief);
    const { count, roles, seats } = sample.worlds;
    let moment = 0;
    for (const event of eventsOf(recording)) {
      seeEvent(belief, event);
      if (event.type !== 'turn' || moment >= sample.moments.length) continue;
      marginals(belief, null, out);
      for (let seat = 0; seat < seats.length; seat++) {
        const expected = new Float64Array(ROLES);
        for (let world = 0; world < count; world++)
          expected[roles[world * seats.length + seat]!]! += chances[moment * count + world]!;
        expected.forEach((p, role) => {
          expect(out[seat * ROLES + role]).toBeCloseTo(p, 8);
        });
      }
      moment += 1;
    }
    expect(moment).toBe(sample.moments.length);
  }

  it('has the gradient that small steps measure', () => {
    const sample = cases[0]!;
    const gradient = new Float64Array(WEIGHTS);
    climb(sample, params, gradient, 1);
    const at = (x: Float64Array): number => climb(sample, x, new Float64Array(WEIGHTS), 1);
    for (const name of [
      'harm',
      'help',
      'harm.sha',
      'harm.lean.2',
      'idle',
      'help.save',
      'save.hand.1',
      'harm.before.0',
      'unsure.skill',
    ]) {
      for (const cell of [2 * ROLES, ROLES + 2, 2 * ROLES + 2, ROLES + 1]) {
        const i = groupOf(name) * CELLS + cell;
        const step = 1e-5;
        const [up, down] = [params.slice(), params.slice()];
        up[i]! += step;
        down[i]! -= step;
        expect(gradient[i]).toBeCloseTo((at(up) - at(down)) / (2 * step), 5);
      }
    }
  });
});

describe('the fit', () => {
  it('finds the minimum of a bowl', () => {
    const target = Float64Array.from({ length: 20 }, (_, i) => draw(5, i) * 4 - 2);
    const found = minimise(
      (x, gradient) =>
        x.reduce((sum, xi, i) => {
          const stretch = 1 + i;
          gradient[i] = 2 * stretch * (xi - target[i]!);
          return sum + stretch * (xi - target[i]!) ** 2;
        }, 0),
      new Float64Array(20),
      100,
      1e-14,
      () => undefined,
    );
    found.x.forEach((xi, i) => {
      expect(xi).toBeCloseTo(target[i]!, 5);
    });
  });

  it('learns from games and gives the same to the digit again', () => {
    const options = { l2: 8, iterations: 8 };
    const first = fitWeights(cases, options, () => undefined);
    const blind = cases.reduce(
      (sum, sample) => sum + climb(sample, new Float64Array(WEIGHTS), new Float64Array(WEIGHTS), 1),
      0,
    );
    expect(first.logPosterior).toBeGreaterThan(blind / cases.length + 0.1);
    expect([...fitWeights(cases, options, () => undefined).weights]).toEqual([...first.weights]);
    expect(first.errors.every((error) => error > 0 && error <= 1)).toBe(true);
  });

  it('splits by seed', () => {
    expect([0, 1, 2, 3, 4, 50003, 50005].map((seed) => heldOut({ seed }))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('takes worths as medians by name', () => {
    const { cards, skills, values } = worthsOf(games);
    expect(cards['sha']).toBeLessThan(-0.5);
    expect(cards['wuzhong']).toBe(2);
    expect(values['bagua']).toBeGreaterThan(5);
    expect(Object.values(skills)).not.toContain(0);
  });
});

describe('what ships', () => {
  const shipped = shippedParameters();

  it('has the shape that belief takes', () => {
    expect(shipped.weights.length).toBe(WEIGHTS);
    expect(Array.from(shipped.weights).every((w) => Math.abs(w) < 5)).toBe(true);
    expect(typeof createBelief(games[0]!.recording.header, shipped)).toBe('object');
  });

  it('refuses rows and groups that it does not know', () => {
    expect(() => readParameters({ groups: { harm: [1, 2] } }, signs)).toThrow(RangeError);
    expect(() => readParameters({ groups: { harms: new Array<number>(16).fill(0) } }, signs)).toThrow('harms');
    expect(GROUPS.length).toBe(new Set(GROUPS).size);
  });

  it('knows a rebel by what he does to the lord', () => {
    const { recording } = games[0]!;
    const belief = beliefFor(recording.header, shipped);
    const by = recording.header.players.at(-1)!.seat;
    const before = beliefOf(belief, null, by)!.fan;
    for (let n = 0; n < 2; n++) {
      seeEvent(belief, { type: 'card', by, to: [recording.header.lord], card: 'juedou', tv: {}, group: false });
    }
    expect(beliefOf(belief, null, by)!.fan).toBeGreaterThan(before + 0.2);
  });

  it("beats the prior and the specification's guess on recorded games that it has not seen", () => {
    const rows: Row[] = games.flatMap((game) => rowsOf(game, shipped)).filter(({ view }) => view === 'spectator');
    const belief = scoresFor(rows, 'belief')!;
    expect(belief.brierSkill).toBeGreaterThan(0.4);
    expect(belief.logSkill).toBeGreaterThan(0.35);
    expect(scoresFor(rows, 'prior')).toMatchObject({ brierSkill: 0, logSkill: 0 });
    expect(scoresFor(rows, 'spec')!.brier).toBeGreaterThan(belief.brier);
  });
});

describe('scores', () => {
  const row = (truth: number, chances: readonly [number, number, number], game = 'a'): Row => ({
    game,
    kind: 'k',
    players: 5,
    round: 1,
    view: 'spectator',
    truth,
    prior: [0.25, 0.5, 0.25],
    guesses: { g: { chances, traitor: chances[2] > 0.5 } },
  });

  it('are what their definitions say', () => {
    const scores = scoresFor([row(0, [0.8, 0.1, 0.1]), row(2, [0.2, 0.2, 0.6], 'b')], 'g')!;
    expect(scores).toMatchObject({ games: 2, seats: 2, accuracy: 1, sides: 1, recall: 1, precision: 1 });
    expect(scores.brier).toBeCloseTo((0.04 + 0.01 + 0.01 + 0.04 + 0.04 + 0.16) / 2);
    expect(scores.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2);
    expect(scores.brierSkill).toBeCloseTo(1 - scores.brier / 0.875);
    expect(scores.errors.brier).toBeGreaterThan(0);
  });

  it("call a sure and right guesser perfect, and nobody's guess nothing", () => {
    expect(scoresFor([row(1, [0, 1, 0])], 'g')).toMatchObject({ brierSkill: 1, calibration: 0 });
    expect(scoresFor([row(1, [0, 1, 0])], 'nobody')).toBeNull();
  });
});
