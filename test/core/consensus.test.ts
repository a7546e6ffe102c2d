/** §S5.3, §A3: votes, abstentions, ties, and who may vote. */
import { describe, expect, it } from 'vitest';
import { consensus, rawConsensus, type Consensus } from '../../src/core/consensus';
import type { Role } from '../../src/core/role';
import { die, fold, mindOf, remember, reveal, same, seatOf, tableOf, type Options } from './support';

/** The consensus about seat 4 when these seats hold these signals about it. A deck of 9 rebels rules out soft assignment. */
function voted(
  signals: Readonly<Record<number, number>>,
  options: Options = {},
  prepare: (game: ReturnType<typeof tableOf>) => void = () => undefined,
): Consensus {
  const game = tableOf({ deck: { fan: 9 }, ...options });
  for (const [observer, zhuSignal] of Object.entries(signals)) remember(game, Number(observer), 4, { zhuSignal });
  prepare(game);
  return rawConsensus(game, seatOf(game, 4));
}

const UNSURE = { insufficient_signal: 4 };

describe('votes weigh by confidence', () => {
  it.each<[string, Record<number, number>, Partial<Consensus>]>([
    [
      'one vote carries alone',
      { 2: -3 },
      { identity: 'fan', confidence: 1, voters: 1, votes: { fan: 0.5 }, abstentions: { insufficient_signal: 3 } },
    ],
    ['two agree', { 2: -3, 3: -6 }, { identity: 'fan', confidence: 1, voters: 2, votes: { fan: 1.5 } }],
    ['the heavier wins', { 2: -3, 3: 6 }, { identity: 'zhong', confidence: 1 / 1.5, votes: { fan: 0.5, zhong: 1 } }],
    [
      'two light ones outvote one',
      { 2: -3, 3: 4.5, 5: -4.5 },
      { identity: 'fan', confidence: 1.25 / 2, votes: { fan: 1.25, zhong: 0.75 } },
    ],
    ['a tie goes to the first in seat order', { 2: -3, 3: 3 }, { identity: 'fan', confidence: 0.5 }],
    ['a tie the other way', { 2: 3, 3: -3 }, { identity: 'zhong', confidence: 0.5 }],
    [
      'a confidence above 1 does not exist',
      { 2: -20, 3: 6 },
      { identity: 'fan', confidence: 0.5, votes: { fan: 1, zhong: 1 } },
    ],
    [
      'nobody is sure',
      { 2: -1, 3: 1 },
      { identity: 'unknown', confidence: 0, reason: 'no_votes', voters: 0, votes: {}, abstentions: UNSURE },
    ],
    [
      'nobody knows anything',
      {},
      { identity: 'unknown', confidence: 0, reason: 'no_votes', voters: 0, abstentions: UNSURE },
    ],
  ])('%s', (_what, signals, expected) => {
    const answer = voted(signals);
    same(Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof Consensus]])), expected);
    if (expected.voters !== 0) expect(answer.reason).toBe('ok');
  });

  it('three ways', () => {
    const answer = voted({ 1: 3, 2: -3 }, {}, (game) => remember(game, 5, 4, { zhuHelp: 4, zhuHarm: 4 }));
    same([answer.identity, answer.confidence, answer.votes], ['nei', 0.5, { zhong: 0.5, fan: 0.5, nei: 1 }]);
  });
});

describe('who votes', () => {
  it.each<[string, Options, (game: ReturnType<typeof tableOf>) => void, number]>([
    ['everybody but the target', {}, () => undefined, 4],
    ["not the human's own hand", { me: 2 }, () => undefined, 3],
    [
      'the human once the game plays for it',
      { me: 2 },
      (game) => {
        game.human = null;
      },
      4,
    ],
    ['the dead', {}, (game) => fold(game, die(2, 'zhong')), 4],
    ['not a seat without a mind', {}, (game) => game.minds.delete(2), 3],
    ['the shown', {}, (game) => fold(game, reveal(2, 'zhong')), 4],
    ["the target is no one's voter even when human", { me: 4 }, () => undefined, 4],
  ])('%s', (_what, options, prepare, voters) => {
    const signals = { 1: -6, 2: -6, 3: -6, 5: -6 };
    const answer = voted(signals, options, (game) => {
      mindOf(game, 4).memory.zhuSignal[4] = -6;
      prepare(game);
    });
    same([answer.voters, answer.votes.fan], [voters, voters]);
  });

  it('the human does not hold back either: it is not asked', () => {
    expect(voted({}, { me: 2 }).abstentions).toEqual({ insufficient_signal: 3 });
  });

  it('a dead seat keeps the vote it had', () => {
    const before = voted({ 2: -3 });
    const after = voted({ 2: -3 }, {}, (game) => fold(game, die(2, 'zhong')));
    expect(after).toEqual(before);
  });

  it('nobody at all', () => {
    const alone = voted({}, {}, (game) => {
      game.minds.clear();
    });
    expect([alone.identity, alone.confidence, alone.reason]).toEqual(['unknown', 0, 'no_observers']);
    const human = tableOf({ roles: ['zhu', 'fan'], me: 1 });
    expect(rawConsensus(human, seatOf(human, 2)).reason).toBe('no_observers');
  });
});

describe('what needs no vote', () => {
  it('the lord', () => {
    const game = tableOf();
    expect(consensus(game, seatOf(game, 1))).toMatchObject({
      identity: 'zhu',
      confidence: 1,
      reason: 'fixed_zhu',
      voters: 0,
    });
  });

  it.each<Role>(['zhong', 'fan', 'nei', 'commoner'])('somebody shown as %s, or dead', (role) => {
    for (const event of [reveal(4, role), die(4, role)]) {
      const answer = voted({ 2: 6 }, {}, (game) => fold(game, event));
      expect(answer).toMatchObject({ identity: role, confidence: 1, reason: 'fixed_shown', votes: {} });
    }
  });
});
