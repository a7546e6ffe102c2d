import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimEvidence, type ClaimContext } from '../../../src/chatter/claims/evidence';
import { createLedger } from '../../../src/chatter/claims/ledger';
import { claimsIn } from '../../../src/chatter/claims/read';
import type { PublicClaim } from '../../../src/chatter/claims/types';
import { note, type Scene } from '../../../src/chatter/scene/scene';
import { evidenceDelta } from '../../../src/core/relation';
import { smallScene } from '../voice/support';
import { readLine } from '../../../src/chatter/line/line';

const say = (scene: Scene, speaker: number, text: string): PublicClaim[] =>
  claimsIn(readLine(text), { scene, speaker });

describe('the ledger', () => {
  it('holds a claim beside the record', () => {
    const scene = smallScene();
    const ledger = createLedger();
    scene.table.round = 2;
    scene.turn = 7;
    ledger.record(say(scene, 3, '貂蝉是反'), scene);
    expect(ledger.rows(scene)).toMatchObject([
      { round: 2, turn: 7, verdict: 'open', towards: 4, hostile: [], friendly: [], belied: false },
    ]);
    scene.table.bySeat.get(4)!.revealed = 'fan';
    expect(ledger.rows(scene)[0]?.verdict).toBe('confirmed');
    scene.table.bySeat.get(4)!.revealed = 'nei';
    expect(ledger.rows(scene)[0]?.verdict).toBe('refuted');
    expect(ledger.isLiar(3, scene)).toBe(true);
    expect(ledger.isLiar(4, scene)).toBe(false);
  });

  it('turns a denial around', () => {
    const scene = smallScene();
    const ledger = createLedger();
    ledger.record(say(scene, 3, '我不是反'), scene);
    scene.table.bySeat.get(3)!.revealed = 'fan';
    expect(ledger.rows(scene)[0]?.verdict).toBe('refuted');
    scene.table.bySeat.get(3)!.revealed = 'nei';
    expect(ledger.rows(scene)[0]?.verdict).toBe('confirmed');
  });

  it('counts what was done since, once an act: said to be loyal, yet struck the lord twice', () => {
    const scene = smallScene();
    const ledger = createLedger();
    note(scene, 'hit', { by: 3, to: 1, good: false, card: 'sha' });
    ledger.record(say(scene, 3, '主公我自己人'), scene);
    scene.turn = 3;
    note(scene, 'aimed', { by: 3, to: 1, good: false, card: 'sha' });
    note(scene, 'hit', { by: 3, to: 1, good: false, card: 'sha' });
    scene.turn = 6;
    note(scene, 'hit', { by: 3, to: 1, good: false, card: null });
    note(scene, 'hit', { by: 3, to: 1, good: false, card: 'nanman', group: true });
    note(scene, 'hit', { by: 3, to: 4, good: false, card: null });
    const [row] = ledger.rows(scene);
    expect(row).toMatchObject({ towards: 1, belied: true });
    expect(row?.hostile.length).toBe(2);
  });

  it('holds help for a claimed rebel against the words, and blows for them', () => {
    const scene = smallScene();
    const ledger = createLedger();
    ledger.record(say(scene, 3, '貂蝉铁反'), scene);
    note(scene, 'hit', { by: 3, to: 4, good: false });
    expect(ledger.rows(scene)[0]?.belied).toBe(false);
    note(scene, 'rescue', { by: 3, to: 4, good: true });
    expect(ledger.rows(scene)[0]).toMatchObject({ belied: true, friendly: [{ kind: 'rescue' }] });
  });

  it('writes on the scene who owns up to a role, until it was in jest', () => {
    const scene = smallScene();
    const ledger = createLedger();
    ledger.record(say(scene, 3, '我就是反贼'), scene);
    expect(scene.owned.get(3)).toBe('fan');
    ledger.takeBack(3, '主公你先走', scene);
    expect(scene.owned.get(3)).toBe('fan');
    ledger.takeBack(3, '逗你们玩的', scene);
    expect(scene.owned.has(3)).toBe(false);
  });

  it('counts the claims of a turn', () => {
    const scene = smallScene();
    const ledger = createLedger();
    scene.turn = 4;
    ledger.record(say(scene, 3, '貂蝉是反，我是忠'), scene);
    expect(ledger.thisTurn(3, scene)).toBe(2);
    scene.turn = 5;
    expect(ledger.thisTurn(3, scene)).toBe(0);
  });
});

describe('what a claim weighs', () => {
  const claim = (over: Partial<PublicClaim> = {}): PublicClaim => ({
    speaker: 3,
    about: 4,
    role: 'fan',
    denied: false,
    sure: 1,
    span: [0, 1],
    words: '',
    ...over,
  });
  const context: ClaimContext = { earlier: 0, liar: false, lord: 1, observer: 2 };

  it('follows the role, and half the other way when it is denied', () => {
    expect(claimEvidence(claim(), context)).toBeCloseTo(-0.3, 12);
    expect(claimEvidence(claim({ role: 'zhong' }), context)).toBeCloseTo(0.3, 12);
    expect(claimEvidence(claim({ denied: true }), context)).toBeCloseTo(0.15, 12);
    expect(claimEvidence(claim({ role: 'nei' }), context)).toBe(0);
    expect(claimEvidence(claim({ about: 3, role: 'zhong' }), context)).toBeCloseTo(0.15, 12);
  });

  it('is nothing from a liar, about the lord, about or from the observer', () => {
    expect(claimEvidence(claim(), { ...context, liar: true })).toBe(0);
    expect(claimEvidence(claim({ about: 1 }), context)).toBe(0);
    expect(claimEvidence(claim({ about: 2 }), context)).toBe(0);
    expect(claimEvidence(claim({ speaker: 2 }), context)).toBe(0);
  });

  it('a whole turn of talk never weighs as much as one card', () => {
    const card = Math.abs(evidenceDelta(10, -1.5));
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            role: fc.constantFrom('zhong' as const, 'fan' as const, 'nei' as const),
            denied: fc.boolean(),
            sure: fc.double({ min: 0, max: 5, noNaN: true }),
            about: fc.constantFrom(3, 4, 5),
          }),
          { maxLength: 30 },
        ),
        (claims) => {
          const total = claims.reduce(
            (sum, over, earlier) => sum + Math.abs(claimEvidence(claim(over), { ...context, earlier })),
            0,
          );
          expect(total).toBeLessThan(card);
        },
      ),
    );
  });
});
