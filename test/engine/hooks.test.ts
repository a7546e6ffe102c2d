/** The other hooks: slqj_ai_tv, slqj_ai_evidence, slqj_ai_persona_init. */
import { describe, expect, it } from 'vitest';
import type { EvidenceContext, TvContext } from '../../src/hooks/events';
import { put } from './double';
import { column, header, listenToConsole, mindOf, readable, sit, toldOf } from './support';

describe('slqj_ai_tv', () => {
  const { warnings } = listenToConsole();

  it('asks about every target of a card, a skill and a 无懈可击', () => {
    const table = sit();
    const asked: TvContext[] = [];
    table.bus.on('slqj_ai_tv', (ctx) => {
      asked.push({ ...ctx });
    });
    const [first, second, third, fourth] = [table.seat(1), table.seat(2), table.seat(3), table.seat(4)];
    table.acts.use(third, 'juedou', [first, second]);
    table.acts.useSkill(second, 'qingnang', [first]);
    table.acts.wuxie({ card: { name: 'juedou' }, user: third, target: first }, [second]);
    table.acts.wuxie({ card: { name: 'lebu' }, target: first }, [fourth]);
    expect(asked).toEqual([
      { kind: 'card', card: 'juedou', actor: third, target: first, tv: -1.5 },
      { kind: 'card', card: 'juedou', actor: third, target: second, tv: -1.5 },
      { kind: 'skill', skill: 'qingnang', actor: second, target: first, tv: 1.5 },
      { kind: 'wuxie', card: 'juedou', actor: third, target: first, tv: -1.5 },
      { kind: 'wuxie', card: 'lebu', actor: first, target: first, tv: -3 },
    ]);
  });

  it('declares what a card, a skill or a countered card is worth', () => {
    const table = sit();
    table.bus.on('slqj_ai_tv', (ctx) => {
      ctx.tv = 2;
    });
    table.acts.use(table.seat(3), 'silent', [table.seat(1)]);
    table.acts.useSkill(table.seat(3), 'yingzi', [table.seat(1)]);
    table.acts.wuxie({ card: { name: 'juedou' }, user: table.seat(3), target: table.seat(1) }, [table.seat(2)]);
    expect(toldOf(table, 'card')[0]?.tv).toEqual({ 1: 2 });
    expect(toldOf(table, 'skill')[0]?.tv).toEqual({ 1: 2 });
    expect(toldOf(table, 'wuxie')[0]?.about.tv).toBe(2);
    expect(column(table, 'evidence', table.seat(3))[1]).toBeCloseTo(2.4, 9);
  });

  it('by an answer that is no number, or by throwing, changes nothing', () => {
    for (const tv of [NaN, Infinity, 'much', undefined]) {
      const table = sit();
      table.bus.on('slqj_ai_tv', (ctx) => {
        ctx.tv = tv as number;
      });
      table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
      expect(toldOf(table, 'card')[0]?.tv).toEqual({ 1: -1.5 });
    }
    const table = sit();
    table.bus.on('slqj_ai_tv', () => {
      throw new Error('a subscriber');
    });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.tv).toEqual({ 1: -1.5 });
    expect(warnings().length).toBe(1);
  });
});

describe('slqj_ai_evidence', () => {
  listenToConsole();

  it('asks every observer who saw the act', () => {
    const table = sit();
    const asked: EvidenceContext[] = [];
    table.bus.on('slqj_ai_evidence', (ctx) => {
      asked.push({ ...ctx });
    });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    const context = { actor: table.seat(3), target: table.seat(1), kind: 'card', tv: -1.5 };
    expect(asked.map(({ observer }) => observer)).toEqual([1, 2, 4, 5].map((seat) => table.seat(seat)));
    expect(asked[0]).toEqual({ ...context, observer: table.seat(1), delta: expect.closeTo(-0.9, 9) as number });
    expect(asked[2]).toEqual({ ...context, observer: table.seat(4), delta: expect.closeTo(0.9, 9) as number });
  });

  it('names the kind of act', () => {
    const table = sit();
    const kinds: string[] = [];
    table.bus.on('slqj_ai_evidence', ({ kind, observer }) => {
      if (observer === table.seat(1)) kinds.push(kind);
    });
    const [first, second, third] = [table.seat(1), table.seat(2), table.seat(3)];
    table.acts.use(third, 'juedou', [first]);
    table.acts.useSkill(third, 'tiaoxin', [first]);
    table.acts.pick('discard', third, first, [put(first, 'qinglong', 'e')]);
    table.acts.wuxie({ card: { name: 'juedou' }, user: third, target: first }, [second]);
    table.acts.damage(first, 1, { source: third });
    table.acts.recover(first, 1, { source: second });
    expect(kinds).toEqual(['card', 'skill', 'zone', 'wuxie', 'damage', 'heal']);
  });

  it('changes what is remembered', () => {
    const table = sit();
    table.bus.on('slqj_ai_evidence', (ctx) => {
      ctx.delta = ctx.observer === table.seat(2) ? 3 : 0;
    });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    expect(column(table, 'evidence', table.seat(3))).toEqual({ 1: 0, 2: 3, 4: 0, 5: 0 });
  });

  it('by an answer that is no number adds nothing', () => {
    const table = sit();
    table.bus.on('slqj_ai_evidence', (ctx) => {
      ctx.delta = NaN;
    });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    expect(column(table, 'evidence', table.seat(3))).toEqual({ 1: 0, 2: 0, 4: 0, 5: 0 });
  });

  it('may write to a memory beside, and guesses follow', () => {
    const table = sit();
    const [second, third, fourth] = [table.seat(2), table.seat(3), table.seat(4)];
    expect(table.api.guessIdentityConsensus(fourth).identity).toBe('unknown');
    table.bus.on('slqj_ai_evidence', () => {
      mindOf(second).memory.zhuSignal[fourth.playerid] = -6;
    });
    table.acts.use(third, 'juedou', [table.seat(1)]);
    expect(table.api.guessIdentityConsensus(fourth).identity).toBe('fan');
  });
});

describe('slqj_ai_persona_init', () => {
  const { warnings } = listenToConsole();

  it("tells each player's persona, and takes changed traits", () => {
    const met: object[] = [];
    const table = sit({ started: false });
    table.bus.on('slqj_ai_persona_init', ({ player, persona }) => {
      met.push(player);
      if (player === table.seat(2)) persona.traits.insight = 1;
    });
    table.acts.gameStart();
    expect(met).toEqual([1, 2, 3, 4, 5].map((seat) => table.seat(seat)));
    expect(mindOf(table.seat(2)).persona.traits.insight).toBe(1);
    expect(mindOf(table.seat(3)).persona.traits.insight).toBe(0.5);
    expect(header(table).personas?.[2]).toBe('balanced');
    expect(readable(table).damage).toBeNull();
  });

  it('may answer with another ctx', () => {
    const table = sit({ started: false });
    const traits = { aggressiveness: 0.1, randomness: 0, revengeWeight: 1, insight: 1, camouflageRounds: 0 };
    table.bus.on('slqj_ai_persona_init', (ctx) => ({ ...ctx, persona: { ...ctx.persona, traits } }));
    table.acts.gameStart();
    expect(mindOf(table.seat(2)).persona.traits).toEqual(traits);
  });

  it('by a name of its own leaves the recording readable', () => {
    const table = sit({ started: false });
    table.bus.on('slqj_ai_persona_init', ({ persona }) => {
      persona.name = '看破';
    });
    table.acts.gameStart();
    expect(readable(table).header.personas?.[2]).toBe('balanced');
    expect(mindOf(table.seat(2)).persona.name).toBe('balanced');
  });

  it('by throwing leaves the personas as they were drawn', () => {
    const table = sit({ started: false });
    table.bus.on('slqj_ai_persona_init', () => {
      throw new Error('a subscriber');
    });
    table.acts.gameStart();
    expect(mindOf(table.seat(2)).persona.traits.insight).toBe(0.5);
    expect(warnings().length).toBe(2);
  });
});
