/** §S5.1, §S5.2, §A12: one observer's guess about one seat, every reason and every formula. */
import { describe, expect, it } from 'vitest';
import { guess, guessKnowing } from '../../src/core/consensus';
import { blankOpinion, guessAlone, opineKnowing } from '../../src/core/guess';
import type { Learned } from '../../src/core/learned';
import type { Memory } from '../../src/core/mind';
import type { Role } from '../../src/core/role';
import { die, fold, remember, reveal, same, seatOf, shown, tableOf, type Options } from './support';

type Remembered = Partial<Record<keyof Memory, number>>;

/** What seat `observer` guesses of seat 4 with these memories; 5 is neither lord's side nor rebel. */
function guessed(
  memory: Remembered,
  { exposure = 0, observer = 5, ...options }: Options & { exposure?: number; observer?: number } = {},
) {
  const game = remember(tableOf(options), observer, 4, memory);
  if (exposure !== 0) fold(game, shown(4, exposure));
  return guessAlone(game, observer, seatOf(game, 4));
}

const short = ({ identity, confidence, reason }: ReturnType<typeof guessed>) => [identity, confidence, reason];

describe('the axis: threshold 1.2, full at 6 (§A12)', () => {
  it.each<[string, Remembered, unknown[]]>([
    ['nothing at all', {}, ['unknown', 0, 'insufficient_signal']],
    ['a hint', { zhuSignal: 0.6 }, ['unknown', 0.2, 'insufficient_signal']],
    ['a hint against', { zhuSignal: -0.6 }, ['unknown', 0.2, 'insufficient_signal']],
    ['almost', { zhuSignal: 1.199 }, ['unknown', (0.4 * 1.199) / 1.2, 'insufficient_signal']],
    ['at the threshold', { zhuSignal: 1.2 }, ['zhong', 0.2, 'signal_positive']],
    ['at the threshold, against', { zhuSignal: -1.2 }, ['fan', 0.2, 'signal_negative']],
    ['clear', { zhuSignal: 3 }, ['zhong', 0.5, 'signal_positive']],
    ['clear, against', { zhuSignal: -4.5 }, ['fan', 0.75, 'signal_negative']],
    ['full', { zhuSignal: 6 }, ['zhong', 1, 'signal_positive']],
    ['beyond full', { zhuSignal: -20 }, ['fan', 1, 'signal_negative']],
    ['evidence alone', { evidence: 3 }, ['zhong', 0.5, 'signal_positive']],
    ['evidence alone, against', { evidence: -3 }, ['fan', 0.5, 'signal_negative']],
    ['two that agree do not add up', { evidence: 1, zhuSignal: 1 }, ['unknown', 0.4 / 1.2, 'insufficient_signal']],
  ])('%s', (_what, memory, expected) => {
    same(short(guessed(memory)), expected);
  });
});

describe('the stronger axis decides, evidence only when strictly larger', () => {
  it.each([
    ['signal larger', 3, -2, 'zhuSignal', 'zhong'],
    ['evidence larger', 2, -3, 'evidence', 'fan'],
    ['a tie', 2, -2, 'zhuSignal', 'zhong'],
    ['a tie the other way', -2, 2, 'zhuSignal', 'fan'],
    ['evidence larger by a hair', 2, -2.001, 'evidence', 'fan'],
  ] as const)('%s', (_what, zhuSignal, evidence, axisSource, identity) => {
    const answer = guessed({ zhuSignal, evidence });
    expect([answer.detail?.axisSource, answer.identity]).toEqual([axisSource, identity]);
  });
});

describe("evidence is turned to the lord's axis", () => {
  it.each<[Role, string]>([
    ['zhu', 'zhong'],
    ['zhong', 'zhong'],
    ['nei', 'zhong'],
    ['commoner', 'zhong'],
    ['fan', 'fan'],
  ])('a friend of a %s looks like a %s', (role, identity) => {
    const roles: Role[] = ['zhu', 'zhong', 'fan', 'fan', role];
    expect(guessed({ evidence: 3 }, { roles }).identity).toBe(identity);
    // zhuSignal is the same for everybody.
    expect(guessed({ zhuSignal: 3 }, { roles }).identity).toBe('zhong');
  });

  it('an observer of unknown role reads it as it stands', () => {
    expect(guessed({ evidence: 3 }, { roles: ['zhu', 'zhong', 'fan', 'fan', null as unknown as Role] }).identity).toBe(
      'zhong',
    );
  });
});

describe('exposure weighs (§S5.2 step 1)', () => {
  it.each([
    [0.69, 1.1, 'unknown', (0.4 * 1.1) / 1.2],
    [0.7, 1.1, 'zhong', 1.21 / 6],
    [0.84, 1, 'unknown', (0.4 * 1.1) / 1.2],
    [0.85, 1, 'zhong', 1.25 / 6],
    [0.95, -3, 'fan', 3.75 / 6],
  ])('exposure %d, signal %d: %s', (exposure, zhuSignal, identity, confidence) => {
    same(short(guessed({ zhuSignal }, { exposure })).slice(0, 2), [identity, confidence]);
  });
});

describe('a grudge nudges (§A12): 0.25 a point, 0.8 at most, only below the threshold', () => {
  it.each<[string, Remembered, number, number, string]>([
    ['over the threshold', { zhuSignal: -1, grudge: 1 }, 0.25, 1.25, 'fan'],
    ['exactly to it', { zhuSignal: -0.7, grudge: 2 }, 0.5, 1.2, 'fan'],
    ['whatever the axis says', { zhuSignal: 1, grudge: 1 }, 0.25, 1.25, 'zhong'],
    ['not far enough', { zhuSignal: -0.5, grudge: 1 }, 0.25, 0.75, 'unknown'],
    ['to its bound', { zhuSignal: -0.5, grudge: 20 }, 0.8, 1.3, 'fan'],
    ['just to its bound', { zhuSignal: -0.5, grudge: 3.2 }, 0.8, 1.3, 'fan'],
    ['not without an axis', { grudge: 20 }, 0, 0, 'unknown'],
    ['not at the threshold', { zhuSignal: -1.2, grudge: 4 }, 0, 1.2, 'fan'],
    ['not beyond it', { zhuSignal: -3, grudge: 4 }, 0, 3, 'fan'],
  ])('%s', (_what, memory, boost, effective, identity) => {
    const answer = guessed(memory);
    same([answer.detail?.grudgeBoost, answer.detail?.effective, answer.identity], [boost, effective, identity]);
  });

  it('is not multiplied by exposure, which comes first', () => {
    same(guessed({ zhuSignal: -1, grudge: 0.2 }, { exposure: 0.7 }).detail?.effective, 1.15);
    same(guessed({ zhuSignal: -1, grudge: 4 }, { exposure: 0.85 }).detail?.effective, 1.25);
  });
});

describe('help and harm together mean a traitor (§S5.2 step 5)', () => {
  it.each<[string, number, number, unknown[]]>([
    ['at 1.8 each', 1.8, 1.8, ['nei', 0.45, 'nei_both_help_harm']],
    ['help just short', 1.79, 5, ['unknown', 0, 'insufficient_signal']],
    ['harm just short', 5, 1.79, ['unknown', 0, 'insufficient_signal']],
    ['the smaller one counts', 3, 9, ['nei', 0.75, 'nei_both_help_harm']],
    ['the smaller one counts, the other way', 9, 3, ['nei', 0.75, 'nei_both_help_harm']],
    ['full at 4', 4, 4, ['nei', 1, 'nei_both_help_harm']],
    ['beyond full', 20, 20, ['nei', 1, 'nei_both_help_harm']],
  ])('%s', (_what, zhuHelp, zhuHarm, expected) => {
    same(short(guessed({ zhuHelp, zhuHarm })), expected);
  });

  it('however strong the signal is', () => {
    expect(guessed({ zhuHelp: 1.8, zhuHarm: 12, zhuSignal: -10 }).identity).toBe('nei');
  });
});

describe('what needs no guess (§S5.1)', () => {
  it('the lord', () => {
    const game = tableOf();
    expect(guessAlone(game, 2, seatOf(game, 1))).toEqual({ identity: 'zhu', confidence: 1, reason: 'fixed_zhu' });
  });

  it.each<Role>(['zhong', 'fan', 'nei', 'commoner'])('somebody shown as %s, or dead', (role) => {
    for (const event of [reveal(4, role), die(4, role)]) {
      const game = remember(tableOf(), 2, 4, { zhuSignal: 5 });
      fold(game, event);
      expect(guessAlone(game, 2, seatOf(game, 4))).toEqual({ identity: role, confidence: 1, reason: 'fixed_shown' });
    }
  });

  it('a role that this observer learned, and only this one, and only where it is asked for its own sake', () => {
    const game = tableOf();
    const own: Learned = { learned: (observer, about) => (observer === 2 && about === 4 ? 'fan' : null) };
    const four = seatOf(game, 4);
    expect(guessKnowing(game, own, 2, four)).toEqual({ identity: 'fan', confidence: 1, reason: 'fixed_shown' });
    expect(guessKnowing(game, own, 3, four).reason).toBe('insufficient_signal');
    expect(opineKnowing(blankOpinion(), game, own, 2, four).reason).toBe('fixed_shown');
    expect(guess(game, 2, four).reason).toBe('insufficient_signal');
  });

  it('a seat without a mind guesses nothing', () => {
    const game = tableOf();
    game.minds.delete(2);
    expect(guess(game, 2, seatOf(game, 4))).toEqual({ identity: 'unknown', confidence: 0, reason: 'no_memory' });
  });
});

it('a guess comes with every number behind it', () => {
  const memory = { zhuSignal: -0.5, evidence: 0.9, grudge: 0.8, zhuHelp: 1, zhuHarm: 1.5 };
  const expected = {
    zhuSignal: -0.5,
    evidence: 0.9,
    evidenceAxis: -0.9,
    axis: -0.9,
    axisSource: 'evidence',
    weight: 1.1,
    shown: 0.7,
    grudge: 0.8,
    grudgeBoost: 0.2,
    effective: 1.19,
    threshold: 1.2,
    help: 1,
    harm: 1.5,
  };
  const { detail } = guessed(memory, { observer: 3, exposure: 0.7 });
  for (const [name, value] of Object.entries(expected)) same(detail?.[name as keyof typeof expected], value, name);
});
