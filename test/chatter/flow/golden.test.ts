/** Talk over recorded real games: no repeated line, no limit broken, nothing said that the record denies. */
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../../../src/chatter/claims/check';
import { GLOBAL_GAP, LINES_PER_ROUND, SPEAKER_GAP } from '../../../src/chatter/flow/floor';
import type { Seat } from '../../../src/core/event';
import { GAMES, playTalk, recordingOf, type Played } from './golden';

const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

function limitsHold({ said }: Played): void {
  const perRound = new Map<number, number>();
  const last = new Map<Seat, number>();
  let before = -Infinity;
  for (const { line, at, round } of said) {
    // Answers stand outside the cap (§Q3).
    if (line.answers === null) perRound.set(round, (perRound.get(round) ?? 0) + 1);
    expect(at - before).toBeGreaterThanOrEqual(GLOBAL_GAP);
    expect(at - (last.get(line.speaker) ?? -Infinity)).toBeGreaterThanOrEqual(SPEAKER_GAP);
    before = at;
    last.set(line.speaker, at);
  }
  for (const [, lines] of perRound) expect(lines).toBeLessThanOrEqual(LINES_PER_ROUND);
}

function agreesWithTheRecord({ scene, said }: Played): void {
  for (const { line, facts, hp, alive, round } of said) {
    for (const claim of line.claims) {
      if (claim.kind === 'fact') {
        const index = scene.facts.findIndex(({ id }) => id === claim.fact);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(facts);
        expect(scene.facts[index]!.round).toBeLessThanOrEqual(round);
      }
      if (claim.kind === 'state') {
        expect(
          {
            dying: alive.has(claim.about) && hp[claim.about]! <= 0,
            low: alive.has(claim.about) && hp[claim.about]! <= 1,
            healthy: hp[claim.about]! > 1,
            dead: !alive.has(claim.about),
            alive: alive.has(claim.about),
          }[claim.state],
        ).toBe(true);
      }
      expect(claim.kind).not.toBe('self');
    }
  }
}

describe.each(GAMES)('%s', (name) => {
  const recording = recordingOf(name);

  it.each([
    ['a talking human', 0.15, 0.5],
    ['a silent one', 0, 1],
  ] as const)('%s', (_, talks, talkativeness) => {
    const played = playTalk(recording, { talks, settings: { talkativeness } });
    expect(played.said.length).toBeGreaterThan(0);
    limitsHold(played);
    agreesWithTheRecord(played);
    const texts = played.said.map(({ line }) => bare(line.text));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it.each(['5p-2', '8p-3', '8p-7'])('%s in English, and the same again', (name) => {
  const recording = recordingOf(name);
  const play = () => playTalk(recording, { settings: { talkativeness: 1, language: 'en' } });
  const played = play();
  limitsHold(played);
  agreesWithTheRecord(played);
  expect(JSON.stringify(play().talk.log())).toBe(JSON.stringify(played.talk.log()));
});

it('a false line would be seen: the check is not empty', () => {
  const played = playTalk(recordingOf(GAMES[0]!), { talks: 0, settings: { talkativeness: 1 } });
  expect(played.said.some(({ line }) => line.claims.length > 0)).toBe(true);
  const { scene } = played;
  expect(
    checkClaims({ text: '好。', claims: [{ kind: 'fact', fact: 'f99999' }] }, scene, played.said[0]!.view),
  ).not.toBeNull();
});
