import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../src/core/belief/layout';
import { draw } from '../../src/core/random';
import { NO_PERSONA, playersOf } from '../../dev/study/belief/company';
import { caseOf } from '../../dev/study/belief/dataset';
import { createCompany, fitPlayers } from '../../dev/study/belief/fit-players';
import type { RecordedGame } from '../../dev/study/belief/games';
import { climb, climbBy, likelihoods, likelihoodsBy, posteriors } from '../../dev/study/belief/objective';
import { drawnParameters, goldenGames } from './support';

const games: RecordedGame[] = goldenGames()
  .slice(0, 3)
  .map(({ name, recording }) => ({
    name,
    kind: 'engine-5p',
    seed: 3,
    players: recording.header.players.length,
    sha256: '',
    recording,
    truth: recording.truth!,
  }));
const { weights, signs } = drawnParameters(5);
const common = weights as Float64Array;
const cases = games.map((game) => caseOf(game, signs)!);
const added = Float64Array.from({ length: WEIGHTS }, (_, i) => draw(9, i) - 0.5);
const both = common.map((w, i) => w + added[i]!);

describe('who sat where', () => {
  const mindsAt = (kind: string): string[] => playersOf({ ...games[0]!, kind }).map(({ mind }) => mind);
  const roles = games[0]!.recording.header.players.map(({ seat }) => games[0]!.truth[seat]);

  it('is read from the folder and the roles', () => {
    expect(new Set(mindsAt('strict-5p'))).toEqual(new Set(['strict']));
    expect(mindsAt('engine+spec@rebels-5p')).toEqual(roles.map((role) => (role === 'fan' ? 'spec' : 'engine')));
    expect(mindsAt('spec+strict@lords-5p')).toEqual(
      roles.map((role) => (role === 'zhu' || role === 'zhong' ? 'strict' : 'spec')),
    );
  });

  it('gives a persona to minds of ours only', () => {
    const personas = Object.fromEntries(
      games[0]!.recording.header.players.map(({ seat }) => [seat, 'camouflage' as const]),
    );
    const recording = { ...games[0]!.recording, header: { ...games[0]!.recording.header, personas } };
    for (const { mind, persona } of playersOf({ ...games[0]!, recording, kind: 'engine+spec@rebels-5p' }))
      expect(persona).toBe(mind === 'engine' ? NO_PERSONA : 'camouflage');
  });
});

describe('weights that see who acts', () => {
  const sample = cases[0]!;
  const seen = sample.worlds.seats[2]!;
  const labels = sample.worlds.seats.map((seat) => (seat === seen ? ['odd'] : []));

  it('judge each seat by its own', () => {
    const logs = likelihoodsBy(sample, createCompany({ common, added: new Map([['odd', added]]) }).judges(labels));
    const [plain, other] = [likelihoods(sample, common), likelihoods(sample, both)];
    const { count } = sample.worlds;
    sample.acts.forEach((act, at) => {
      const from = sample.worlds.seats[act.actor] === seen ? other : plain;
      for (let world = 0; world < count; world++)
        expect(logs[at * count + world]).toBeCloseTo(from[at * count + world]!, 9);
    });
    expect(posteriors(sample, logs)).not.toEqual(posteriors(sample, plain));
  });

  it('are pulled apart by whose acts they are', () => {
    const judges = createCompany({ common, added: new Map() }).judges(labels);
    const pulls = judges.powers.map(() => new Float64Array(WEIGHTS));
    const whole = new Float64Array(WEIGHTS);
    expect(climbBy(sample, judges, pulls, 1)).toBeCloseTo(climb(sample, common, whole, 1), 12);
    whole.forEach((pull, i) => {
      expect(pulls.reduce((sum, part) => sum + part[i]!, 0)).toBeCloseTo(pull, 9);
    });
    expect(pulls.every((pull) => pull.some((x) => x !== 0))).toBe(true);
  });

  it('learn more of the games that they are fitted on than what is common to all, and stay where they are held', () => {
    const none = () => cases[0]!.worlds.seats.map(() => [] as string[]);
    const bySeat = () => cases[0]!.worlds.seats.map((seat) => [`${seat % 2}`]);
    const prior = { centre: common, precision: new Float64Array(WEIGHTS).fill(4), l2: 4, worth: 1 };
    const score = (labelsOf: () => string[][]): number => {
      const company = createCompany(fitPlayers(cases.slice(0, 2), labelsOf, prior, 4));
      return cases.slice(0, 2).reduce((sum, one) => {
        const judges = company.judges(labelsOf());
        return (
          sum +
          climbBy(
            one,
            judges,
            judges.powers.map(() => new Float64Array(WEIGHTS)),
            1,
          )
        );
      }, 0);
    };
    expect(score(bySeat)).toBeGreaterThan(score(none));
    const held = fitPlayers(
      cases.slice(0, 1),
      bySeat,
      { ...prior, precision: new Float64Array(WEIGHTS).fill(1e9), l2: 1e9 },
      4,
    );
    held.common.forEach((w, i) => {
      expect(w).toBeCloseTo(common[i]!, 5);
    });
  });
});
