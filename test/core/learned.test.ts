/** A role learned in private cannot be handed to what the table or a spectator thinks: it does not compile (§K2). */
import { describe, expect, it } from 'vitest';
import { attitude, relation } from '../../src/core/attitude';
import type { Belief } from '../../src/core/belief/belief';
import { createKnowingCamps } from '../../src/core/belief/camp';
import { consensus, guess, isSoftAssigned, rawConsensus, softState } from '../../src/core/consensus';
import type { GameHeader } from '../../src/core/event';
import { createGame, type CampPort, type GameOptions, type RolePort } from '../../src/core/game';
import { blankOpinion, guessAlone, opine } from '../../src/core/guess';
import type { Insight, KnowingCamps, Learned } from '../../src/core/learned';
import { fold, die, same, seatOf, shown, tableOf } from './support';

const own: Learned = { learned: (observer, about) => (observer === 2 && about === 3 ? 'fan' : null) };
const insight: Insight = { ...own, camps: null };

const HEADER: GameHeader = {
  type: 'game',
  v: 1,
  engine: 'test',
  lord: 1,
  deck: null,
  me: null,
  seed: 1,
  players: [],
};

/** Never called: what stands here must not compile, and `npm run typecheck` says so if it does. */
export function refused(roles: RolePort, camps: KnowingCamps, options: GameOptions, belief: Belief): void {
  const game = tableOf();
  const target = seatOf(game, 3);
  // @ts-expect-error no port brings a learned role into a game
  createGame(HEADER, { ...options, roles: { ...roles, ...own } });
  // @ts-expect-error nor does belief with one
  createGame(HEADER, { ...options, belief: camps });
  // @ts-expect-error nor is it a port at all
  const port: CampPort = createKnowingCamps(belief, roles, own, camps);
  // @ts-expect-error a game holds none
  void game.roles.learned(2, 3);
  // @ts-expect-error the table's opinion takes none
  consensus(game, target, own);
  // @ts-expect-error nor the votes that it is made of
  rawConsensus(game, target, own);
  // @ts-expect-error nor the count of rebels
  softState(game, own);
  // @ts-expect-error nor an opinion that is shown
  guess(game, 2, target, own);
  // @ts-expect-error nor its parts
  guessAlone(game, 2, target, own);
  // @ts-expect-error nor a vote
  opine(blankOpinion(), game, 2, target, own);
  // @ts-expect-error nor the relation that weighs evidence
  relation(game, 2, 3, insight);
  expect(port).toBeDefined();
}

describe('what was learned in private', () => {
  const felt = { engine: () => -6 };

  it('is what its owner decides by', () => {
    const game = tableOf(felt);
    same(attitude(game, 2, 3, insight), { value: -6, reason: 'original' });
    expect(attitude(game, 4, 3, insight).reason).toBe('perceived');
  });

  it('weighs no evidence: acts on the known one are remembered as by anybody else', () => {
    const game = tableOf(felt);
    expect(relation(game, 2, 3)).toBe(attitude(game, 2, 3).value);
    expect(relation(game, 2, 3)).not.toBe(-6);
  });

  it('is not outvoted by soft assignment, nor is the known one taken for an ally', () => {
    const game = tableOf(felt);
    fold(game, die(4, 'fan'), shown(3, 0.9));
    const all: Insight = { learned: (observer) => (observer === 2 ? 'nei' : null), camps: null };
    expect(isSoftAssigned(game, 2, seatOf(game, 5), all)).toBe(false);
  });
});
