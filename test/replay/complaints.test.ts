/**
 * Five complaints of players about the engine's AI (libnoname's issues), each as a small recorded case.
 * docs/complaints.md says what of each is ours and what is not.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDamage, parseRecording } from '../../src/record/format';
import { isTurnLine, openGame, replay, type TurnLine } from '../../src/replay/replay';

function lastTurn(name: string): TurnLine {
  const file = path.join(import.meta.dirname, '..', 'cases', `${name}.jsonl`);
  const recording = parseRecording(readFileSync(file, 'utf8'));
  if (isDamage(recording) || recording.damage) throw new Error(name);
  const turns = [...replay(recording, openGame(recording, { persona: 'balanced', flatImpression: true }))].filter(
    isTurnLine,
  );
  return turns[turns.length - 1]!;
}

const about = (turn: TurnLine, seat: number) => turn.guesses.find(({ target }) => target === seat)!;

describe('complaints of players', () => {
  it('3676: turning on the lord by a triggered skill is noticed at once', () => {
    const turn = lastTurn('3676-triggered-skill');
    expect(about(turn, 3).consensus.identity).toBe('fan');
    expect(turn.attitudes[2]![3]!).toBeLessThan(-0.3);
    // The other rebel sees a comrade and stops passing.
    expect(turn.attitudes[4]![3]!).toBeGreaterThan(0.3);
  });

  it('3681: an AOE that grazes the lord convicts nobody, and saving the lord by wuxie clears', () => {
    const turn = lastTurn('3681-traitor-aoe-and-wuxie');
    expect(about(turn, 5).consensus.identity).not.toBe('fan');
    // The lord was hurt and remembers it, and is won over all the same.
    expect(turn.attitudes[1]![5]!).toBeGreaterThan(0);
    expect(turn.attitudes[2]![5]!).toBeGreaterThan(0.3);
  });

  it('4106: an AOE says the same of a loyalist and of a rebel, and exposes neither', () => {
    const turn = lastTurn('4106-aoe-tells-nothing');
    expect(about(turn, 2).consensus).toEqual(about(turn, 3).consensus);
    expect(about(turn, 2).consensus.identity).toBe('unknown');
  });

  it('4100: a foe who showed himself is liked less than a stranger', () => {
    const turn = lastTurn('4100-known-foe-before-stranger');
    expect(turn.attitudes[2]![3]!).toBeLessThan(turn.attitudes[2]![4]! - 1);
    expect(about(turn, 3).byObserver[2]!.identity).toBe('fan');
  });

  it('3568: whoever compares points can ask a perceived attitude with the right sign', () => {
    const turn = lastTurn('3568-allegiance-known-for-pindian');
    expect(turn.attitudes[2]![4]!).toBeLessThan(-0.3);
    expect(turn.attitudes[1]![2]!).toBeGreaterThan(0.3);
  });
});
