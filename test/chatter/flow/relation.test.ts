/** Relationship memory: dimensions, stages, public acts, words, and what is kept (§T4). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../src/chatter/detection/detect';
import { STAGES, type Stage } from '../../../src/chatter/detection/types';
import { actUpon, openlyOpposite, winTogether } from '../../../src/chatter/flow/relation/acts';
import { DIMS, START, stranger, type Relation } from '../../../src/chatter/flow/relation/relation';
import { makeUp, passTurn, stepUp, violate } from '../../../src/chatter/flow/relation/stage';
import { keep, nothingStored, readRelations, recall } from '../../../src/chatter/flow/relation/store';
import { wordsUpon } from '../../../src/chatter/flow/relation/words';
import type { Fact } from '../../../src/chatter/scene/fact';
import { factOn, HUMAN, sceneOf } from './support';

const AI = 3;

function acted(kind: Fact['kind'], detail: Partial<Fact> = {}, given: Partial<Relation> = {}) {
  const scene = sceneOf();
  const relation = { ...stranger(), ...given };
  const before = { ...relation.dims };
  const what = actUpon(relation, scene, factOn(scene, kind, { by: HUMAN, to: AI, ...detail }), AI);
  const moved: Partial<Record<string, number>> = {};
  for (const dim of DIMS) {
    const by = Math.round((relation.dims[dim] - before[dim]) * 1e6) / 1e6;
    if (by !== 0) moved[dim] = by;
  }
  return { what, moved, relation };
}

describe('public acts', () => {
  it.each([
    ['heal', { good: true, card: 'tao' }, { trust: 0.06, liking: 0.05 }],
    ['give', { good: true, num: 2 }, { trust: 0.06, liking: 0.05 }],
    ['rescue', { good: true }, { trust: 0.12, liking: 0.1 }],
    ['wuxie', { good: true }, { trust: 0.05, liking: 0.05 }],
    ['aimed', { good: false, card: 'sha' }, { liking: -0.05 }],
    ['hit', { good: false, card: 'guicai' }, { liking: -0.05 }],
    ['death', {}, { liking: -0.1 }],
    ['throw', { card: 'flower' }, { liking: 0.02 }],
    ['throw', { card: 'egg' }, { liking: -0.02 }],
    ['throw', { card: 'shoe' }, { liking: -0.02 }],
  ] as const)('%s moves what §T4 says', (kind, detail, moved) => {
    expect(acted(kind, detail).moved).toEqual(moved);
  });

  it.each([
    ["another's act", 'heal', { by: 4 }],
    ['an act on another', 'heal', { to: 4 }],
    ['a group card', 'hit', { good: false, group: true }],
    ['a wuxie against', 'wuxie', { good: false }],
    ['something that nobody can judge', 'aimed', { good: null }],
  ] as const)('%s moves nothing', (_, kind, detail) => {
    expect(acted(kind, detail)).toMatchObject({ what: null, moved: {} });
  });

  it('counts a card and the hit that it made as one attack', () => {
    const scene = sceneOf();
    const relation = stranger();
    actUpon(relation, scene, factOn(scene, 'aimed', { by: HUMAN, to: AI, card: 'sha', good: false }), AI);
    expect(
      actUpon(relation, scene, factOn(scene, 'hit', { by: HUMAN, to: AI, card: 'sha', good: false }), AI),
    ).toBeNull();
    expect(relation.dims.liking).toBeCloseTo(0.45);
  });

  it("takes an open enemy's attack for part of the game", () => {
    const scene = sceneOf();
    scene.table.bySeat.get(HUMAN)!.revealed = 'zhong';
    scene.table.bySeat.get(AI)!.revealed = 'fan';
    const relation = { ...stranger(), friendlyActs: 5 };
    expect(actUpon(relation, scene, factOn(scene, 'aimed', { by: HUMAN, to: AI, good: false }), AI)).toBe('opposed');
    expect(relation.dims.liking).toBeCloseTo(0.48);
    expect(relation.dims.trust).toBe(START.trust);
  });

  it('needs both roles in the open', () => {
    expect(openlyOpposite('zhong', null)).toBe(false);
    expect(openlyOpposite('zhu', 'zhong')).toBe(false);
    expect(openlyOpposite('fan', 'zhu')).toBe(true);
    expect(openlyOpposite('nei', 'fan')).toBe(true);
    expect(openlyOpposite('nei', 'nei')).toBe(false);
  });

  it('calls an attack a betrayal after two friendly acts, once', () => {
    const scene = sceneOf();
    const relation = stranger();
    const give = () => actUpon(relation, scene, factOn(scene, 'give', { by: HUMAN, to: AI, good: true }), AI);
    const strike = () =>
      actUpon(
        relation,
        scene,
        factOn(scene, 'aimed', { by: HUMAN, to: AI, good: false, card: `c${scene.facts.length}` }),
        AI,
      );
    give();
    expect(strike()).toBe('attacked');
    give();
    const { trust } = relation.dims;
    expect(strike()).toBe('betrayed');
    expect(relation.dims.trust).toBeCloseTo(trust - 0.15);
    expect(relation.betrayedIn).toBe(1);
    expect(strike()).toBe('attacked');
  });

  it('a common victory lifts everything by .05', () => {
    const relation = stranger();
    winTogether(relation, 4);
    for (const dim of DIMS) expect(relation.dims[dim]).toBeCloseTo(START[dim] + 0.05);
    expect(relation.why).toEqual({ reason: 'won_together', round: 4 });
  });
});

const near = (mean: number, stage: Stage, inStage = 3): Relation => ({
  ...stranger(),
  dims: { ...START, closeness: mean, trust: mean, liking: mean },
  stage,
  inStage,
});

describe('stages', () => {
  it.each([
    ['initiating', 0.26, 'experimenting'],
    ['experimenting', 0.41, 'intensifying'],
    ['intensifying', 0.61, 'integrating'],
    ['integrating', 0.81, 'bonding'],
    ['initiating', 0.25, 'initiating'],
    ['experimenting', 0.39, 'experimenting'],
    ['bonding', 1, 'bonding'],
    ['avoiding', 1, 'avoiding'],
  ] as const)('%s at %f → %s', (stage, mean, next) => {
    const relation = near(mean, stage);
    stepUp(relation, 1);
    expect(relation.stage).toBe(next);
  });

  it('asks for three turns in the stage, and takes one step a round', () => {
    const relation = near(1, 'initiating', 2);
    expect(stepUp(relation, 1)).toBe(false);
    passTurn(relation);
    expect(stepUp(relation, 1)).toBe(true);
    for (let i = 0; i < 3; i++) passTurn(relation);
    expect(stepUp(relation, 1)).toBe(false);
    expect(stepUp(relation, 2)).toBe(true);
    expect(relation.stage).toBe('intensifying');
  });

  it('parts after two violations in three turns, and further with each one more', () => {
    const relation = near(0.5, 'intensifying');
    const offend = (turnsBefore: number) => {
      for (let i = 0; i < turnsBefore; i++) passTurn(relation);
      violate(relation);
      return relation.stage;
    };
    expect(offend(1)).toBe('intensifying');
    expect(offend(3)).toBe('intensifying');
    expect(offend(2)).toBe('differentiating');
    expect(offend(1)).toBe('circumscribing');
    expect(offend(1)).toBe('stagnating');
    expect(offend(1)).toBe('avoiding');
    expect(offend(1)).toBe('terminating');
    expect(offend(1)).toBe('terminating');
  });

  it('makes up by an apology and a friendly act, as far as nearness carries', () => {
    const relation = near(0.45, 'avoiding');
    expect(makeUp(relation, 1)).toBe(false);
    relation.apologised = true;
    expect(makeUp(relation, 1)).toBe(true);
    expect(relation.stage).toBe('intensifying');
    expect(relation.why?.reason).toBe('made_up');
  });
});

describe('words', () => {
  const said = (text: string, given: Partial<Relation> = {}, act: Parameters<typeof wordsUpon>[2] = null) => {
    const relation = { ...stranger(), ...given, dims: { ...START } };
    wordsUpon(relation, detect({ text }), act, 2);
    return relation;
  };

  it('kind words lift, harsh ones lower, overstepping costs trust', () => {
    expect(said('谢谢你救我，你真好').dims.liking).toBeGreaterThan(START.liking);
    const insulted = said('你这个傻逼');
    expect(insulted.dims.liking).toBeLessThan(START.liking);
    expect(insulted.why?.reason).toBe('harsh_words');
    const courted = said('老婆我爱你');
    expect(courted.dims.trust).toBeLessThan(START.trust);
    expect(courted.why?.reason).toBe('too_far');
  });

  it('by the factors of §T4', () => {
    const detection = detect({ text: '你这个傻逼' });
    const relation = stranger();
    wordsUpon(relation, detection, null, 1);
    const { composite } = detection.detection_signals;
    expect(relation.dims.liking).toBeCloseTo(
      START.liking + 0.04 * composite.goodwill - 0.06 * Math.max(0, composite.conflict_eff),
    );
    expect(relation.dims.trust).toBeCloseTo(START.trust - 0.05 * composite.pressure);
  });

  it('two insults part the two; an apology and a gift bring them back', () => {
    const scene = sceneOf();
    const relation = stranger();
    for (let i = 0; i < 2; i++) wordsUpon(relation, detect({ text: '你这个傻逼' }), null, 1);
    expect(relation.stage).toBe('differentiating');
    wordsUpon(relation, detect({ text: '对不起，是我不好' }), 'apology', 1);
    expect(relation.stage).toBe('differentiating');
    actUpon(relation, scene, factOn(scene, 'give', { by: HUMAN, to: AI, good: true }), AI);
    expect(STAGES.indexOf(relation.stage)).toBeLessThan(5);
  });
});

describe('what is kept', () => {
  it('fades by 2 % towards the start, once a game', () => {
    const kept = keep(
      nothingStored(),
      [{ voice: 'fiery', relation: { ...near(0.8, 'integrating'), games: 1, turns: 9 } }],
      11,
    );
    const again = recall(kept, 'fiery', 12);
    expect(again.dims.closeness).toBeCloseTo(0.8 - 0.6 * 0.02);
    expect(again).toMatchObject({ stage: 'integrating', games: 2, turns: 9 });
    expect(recall(kept, 'fiery', 11).dims.closeness).toBeCloseTo(0.8);
    expect(recall(kept, 'laconic', 12)).toMatchObject({ stage: 'initiating', games: 1, dims: START });
  });

  it('survives JSON and keeps voices that were not at the table', () => {
    const first = keep(nothingStored(), [{ voice: 'fiery', relation: { ...near(0.7, 'bonding'), turns: 4 } }], 1);
    const second = keep(
      readRelations(JSON.parse(JSON.stringify(first))),
      [{ voice: 'smooth', relation: stranger() }],
      2,
    );
    expect(second.voices.fiery).toEqual(first.voices.fiery);
    expect(Object.keys(second.voices).sort()).toEqual(['fiery', 'smooth']);
  });

  it('lets the one who had most to do with the human stand for a voice', () => {
    const kept = keep(
      nothingStored(),
      [
        { voice: 'fiery', relation: { ...near(0.3, 'initiating'), turns: 2 } },
        { voice: 'fiery', relation: { ...near(0.9, 'bonding'), turns: 8 } },
      ],
      1,
    );
    expect(kept.voices.fiery?.stage).toBe('bonding');
  });

  it.each([
    null,
    undefined,
    3,
    'x',
    [],
    {},
    { v: 2 },
    { v: 1 },
    { v: 1, voices: 3 },
    { v: 1, voices: { fiery: null } },
    {
      v: 1,
      game: 'x',
      voices: {
        fiery: { dims: { closeness: 'near', trust: 9, liking: -3 }, stage: 'married', turns: -1, games: 1e99 },
        nobody: {},
      },
    },
    JSON.parse('{"v":1,"voices":{"__proto__":{"dims":{"trust":1}},"fiery":{"__proto__":{"stage":"bonding"}}}}'),
  ])('reads %j without a fuss', (raw) => {
    const relation = recall(readRelations(raw), 'fiery', 1);
    for (const dim of DIMS) expect(relation.dims[dim]).toSatisfy((x: number) => x >= 0 && x <= 1);
    expect(STAGES).toContain(relation.stage);
    expect(Number.isSafeInteger(relation.turns)).toBe(true);
  });

  it('reads anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const dim of DIMS)
          expect(recall(readRelations({ v: 1, voices: { fiery: raw } }), 'fiery', 1).dims[dim]).toBeGreaterThanOrEqual(
            0,
          );
        expect(readRelations(raw).v).toBe(1);
      }),
    );
  });
});
