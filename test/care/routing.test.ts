import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { agentOf, type LineKind } from '../../src/care/agents';
import {
  createContext,
  rigidityStep,
  withChatScore,
  withQuestionnaires,
  type ControlContext,
} from '../../src/care/context';
import {
  checkQuestionnaire,
  InvalidQuestionnaire,
  routeOfQuestionnaires,
  score,
  type QuestionnaireResult,
} from '../../src/care/questionnaire';
import { higher, rigidScore, ROUTES, temperatureOf, updateRoute, type RiskRoute } from '../../src/care/route';

const route = fc.constantFrom(...ROUTES);
const chat = fc.double({ min: 0, max: 1, noNaN: true });

describe('the tables of rigidity (§P)', () => {
  it.each<[RiskRoute, number, number, number]>([
    ['high', 0, 0, 1],
    ['high', 27, 21, 1],
    ['medium', 15, 0, 0.75],
    ['medium', 0, 21, 0.75],
    ['medium', 14, 3, 0.6],
    ['medium', 3, 10, 0.6],
    ['medium', 9, 9, 0.5],
    ['medium', 5, 3, 0.5],
    ['low', 5, 3, 0.3],
    ['low', 0, 9, 0.3],
    ['low', 27, 0, 0.3],
    ['low', 4, 4, 0.15],
    ['low', 0, 0, 0.15],
  ])('§P2.1.1 %s with %d and %d is %d', (of, phq9, gad7, rigid) => {
    expect(rigidScore(of, phq9, gad7)).toBe(rigid);
  });

  it.each<[RiskRoute, number, number | null]>([
    ['low', 0, 0.9],
    ['low', 0.5, 0.5],
    ['low', 1, 0.1],
    ['medium', 0, 0.6],
    ['medium', 0.5, 0.2],
    ['medium', 1, 0.1],
    ['high', 1, null],
    ['low', 0.15, 0.78],
    ['low', 0.3, 0.66],
    ['medium', 0.6, 0.12],
    ['medium', 0.75, 0.1],
  ])('§P3.2 %s at %d has temperature %s', (of, rigid, temperature) => {
    if (temperature === null) expect(temperatureOf(of, rigid)).toBeNull();
    else expect(temperatureOf(of, rigid)).toBeCloseTo(temperature, 9);
  });

  it.each<[RiskRoute, number, RiskRoute]>([
    ['low', 0.69999, 'low'],
    ['low', 0.7, 'medium'],
    ['low', 0.94999, 'medium'],
    ['low', 0.95, 'high'],
    ['medium', 0, 'medium'],
    ['medium', 0.7, 'medium'],
    ['medium', 0.95, 'high'],
    ['high', 0, 'high'],
    ['high', 0.7, 'high'],
    ['low', NaN, 'low'],
    ['medium', NaN, 'medium'],
  ])('§P2.2 %s after %d is %s', (before, heard, after) => {
    expect(updateRoute(before, heard)).toBe(after);
  });

  it.each<[number | null, number | null, number[] | null, RiskRoute | null]>([
    [9, 9, null, 'low'],
    [10, 0, null, 'medium'],
    [0, 10, null, 'medium'],
    [14, 14, null, 'medium'],
    [15, 0, null, 'high'],
    [0, 15, null, 'high'],
    [null, 21, null, 'high'],
    [27, null, null, 'high'],
    [null, null, null, null],
    [1, 0, [0, 0, 0, 0, 0, 0, 0, 0, 1], 'high'],
    [9, 0, [2, 2, 2, 1, 1, 1, 0, 0, 0], 'low'],
  ])('F1: PHQ-9 %s and GAD-7 %s (items %j) mean %s', (phq9, gad7, items, of) => {
    expect(
      routeOfQuestionnaires({
        phq9: phq9 === null ? null : { total_score: phq9, parsed_scores: items },
        gad7: gad7 === null ? null : { total_score: gad7 },
      }),
    ).toBe(of);
  });

  it('§P4.1 and §P4.2 by the function, not by the examples', () => {
    const low = createContext('p', { phq9: { total_score: 5 }, gad7: { total_score: 3 } }, 1);
    expect(rigidityStep(withChatScore(low, 0.3, 2))).toMatchObject({
      route: 'low',
      rigid_score: 0.3,
      fixed_script: false,
      route_source: 'questionnaire',
    });
    const medium = withChatScore(low, 0.75, 3);
    expect(rigidityStep(medium)).toMatchObject({
      route: 'medium',
      rigid_score: 0.5,
      route_reason: 'psyguard_upgrade',
      route_source: 'chat_content',
    });
    expect(rigidityStep(medium).temperature).toBeCloseTo(0.2, 9);
    expect(rigidityStep(withChatScore(low, 0.96, 3))).toMatchObject({
      route: 'high',
      rigid_score: 1,
      temperature: null,
      fixed_script: true,
    });
  });
});

describe('questionnaires', () => {
  const nine = [1, 1, 1, 1, 1, 1, 1, 1, 0];

  it.each<[string, QuestionnaireResult, RegExp]>([
    ['too high', { total_score: 28 }, /0–27/],
    ['negative', { total_score: -1 }, /0–27/],
    ['NaN', { total_score: NaN }, /有限.*finite/],
    ['∞', { total_score: Infinity }, /finite/],
    [
      'the sample whose items miss its total (§P1.2)',
      { total_score: 12, parsed_scores: [1, 1, 2, 1, 1, 1, 1, 1, 0] },
      /相加是 9.*add up to 9/,
    ],
    ['too few items', { total_score: 8, parsed_scores: nine.slice(1) }, /9 题.*9 items/],
    ['no items', { total_score: 0, parsed_scores: [] }, /0 题/],
    ['an item of 4', { total_score: 12, parsed_scores: [4, ...nine.slice(1)] }, /第 1 题/],
    ['half an item', { total_score: 8, parsed_scores: [1.5, 0.5, ...nine.slice(2)] }, /whole number/],
    ['an item NaN', { total_score: 8, parsed_scores: [NaN, ...nine.slice(1)] }, /第 1 题/],
  ])('refuses %s', (_, result, message) => {
    expect(() => {
      checkQuestionnaire('phq9', result);
    }).toThrow(InvalidQuestionnaire);
    expect(() => {
      checkQuestionnaire('phq9', result);
    }).toThrow(message);
  });

  it("knows GAD-7's own bounds", () => {
    expect(() => {
      checkQuestionnaire('gad7', { total_score: 22 });
    }).toThrow(/0–21/);
    expect(() => {
      checkQuestionnaire('gad7', { total_score: 7, parsed_scores: nine });
    }).toThrow(/7 题/);
    expect(() => {
      checkQuestionnaire('gad7', { total_score: 21, parsed_scores: [3, 3, 3, 3, 3, 3, 3] });
    }).not.toThrow();
  });

  it('scores answers', () => {
    expect(score('phq9', [3, 3, 3, 3, 3, 3, 2, 0, 0])).toEqual({
      scale: 'phq9',
      total: 20,
      band: 'severe',
      route: 'high',
      item9: false,
    });
    expect(score('phq9', [0, 0, 0, 0, 0, 0, 0, 0, 1])).toEqual({
      scale: 'phq9',
      total: 1,
      band: 'minimal',
      route: 'high',
      item9: true,
    });
    expect(score('gad7', [2, 2, 2, 2, 2, 0, 0])).toEqual({
      scale: 'gad7',
      total: 10,
      band: 'moderate',
      route: 'medium',
      item9: false,
    });
    expect(
      [4, 5, 9, 10, 14, 15, 19, 20].map(
        (total) =>
          score(
            'phq9',
            Array.from({ length: 9 }, (_, i) => Math.max(0, Math.min(3, total - 3 * i))),
          ).band,
      ),
    ).toEqual(['minimal', 'mild', 'mild', 'moderate', 'moderate', 'moderately_severe', 'moderately_severe', 'severe']);
    expect(() => score('phq9', [1])).toThrow(InvalidQuestionnaire);
  });
});

describe('the control context', () => {
  it('has all fields of §P2.3, and times are passed in', () => {
    expect(createContext('p1', { phq9: { total_score: 9, parsed_scores: [2, 2, 2, 1, 1, 1, 0, 0, 0] } }, 77)).toEqual({
      user_id: 'p1',
      route: 'low',
      rigid_score: 0.3,
      psyguard_score: null,
      questionnaire_phq9_score: 9,
      questionnaire_gad7_score: null,
      phq9_q9_score: 0,
      route_reason: 'questionnaire_low',
      route_source: 'questionnaire',
      route_established_at: 77,
      last_updated_at: 77,
    } satisfies ControlContext);
    expect(withChatScore(createContext('p1', {}, 77), 0.7, 99)).toMatchObject({
      route_established_at: 77,
      last_updated_at: 99,
      psyguard_score: 0.7,
    });
  });

  it('never lowers the route, and rigid_score is always the derived one', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            chat,
            fc.constantFrom(NaN, 0.7, 0.95),
            fc.record({ phq9: fc.integer({ min: 0, max: 27 }), gad7: fc.integer({ min: 0, max: 21 }) }),
          ),
        ),
        (acts) => {
          let context = createContext('p', {}, 0);
          for (const act of acts) {
            const next: ControlContext =
              typeof act === 'number'
                ? withChatScore(context, act, 1)
                : withQuestionnaires(context, { phq9: { total_score: act.phq9 }, gad7: { total_score: act.gad7 } }, 1);
            expect(higher(next.route, context.route)).toBe(next.route);
            expect(next.rigid_score).toBe(
              rigidScore(next.route, next.questionnaire_phq9_score ?? 0, next.questionnaire_gad7_score ?? 0),
            );
            context = next;
          }
          expect(JSON.parse(JSON.stringify(context))).toEqual(context);
        },
      ),
    );
  });

  it('a later questionnaire may raise, a failing detector changes nothing, an invalid questionnaire is refused', () => {
    const medium = withChatScore(createContext('p', {}, 0), 0.8, 1);
    expect(withQuestionnaires(medium, { gad7: { total_score: 2 } }, 2)).toMatchObject({
      route: 'medium',
      questionnaire_gad7_score: 2,
      route_source: 'chat_content',
    });
    expect(withQuestionnaires(medium, { gad7: { total_score: 16 } }, 2)).toMatchObject({
      route: 'high',
      route_source: 'questionnaire',
      route_reason: 'questionnaire_high',
    });
    expect(withChatScore(medium, NaN, 5)).toBe(medium);
    expect(() => withQuestionnaires(medium, { gad7: { total_score: 99 } }, 2)).toThrow(InvalidQuestionnaire);
  });

  it('a given questionnaire route replaces the derived one', () => {
    expect(createContext('p', { phq9: { total_score: 20 } }, 0, 'low')).toMatchObject({
      route: 'low',
      rigid_score: 0.3,
    });
    expect(createContext('p', { phq9: { total_score: 3 } }, 0, 'medium')).toMatchObject({
      route: 'medium',
      rigid_score: 0.5,
      route_reason: 'questionnaire_medium',
    });
  });
});

describe('agents', () => {
  const answerers = () => ({
    generate: vi.fn(() => 'generated'),
    care: vi.fn(() => 'care'),
    script: vi.fn(() => 'script'),
  });

  it.each<[RiskRoute, LineKind, string | null]>([
    ['low', 'ordinary', 'generated'],
    ['low', 'care', 'care'],
    ['medium', 'ordinary', 'generated'],
    ['medium', 'care', 'care'],
    ['high', 'ordinary', null],
    ['high', 'care', 'script'],
    ['high', 'crisis', 'script'],
  ])('%s answers %s with %s', (of, kind, by) => {
    expect(agentOf({ route: of, rigid_score: rigidScore(of) }).reply(kind, answerers())).toBe(by);
  });

  it('high never calls a generator, and a generator is told the temperature', () => {
    fc.assert(
      fc.property(route, fc.constantFrom<LineKind>('ordinary', 'care', 'crisis'), (of, kind) => {
        const by = answerers();
        const agent = agentOf({ route: of, rigid_score: rigidScore(of) });
        agent.reply(kind, by);
        if (of === 'high') expect(by.generate).not.toHaveBeenCalled();
        else if (kind === 'ordinary') expect(by.generate).toHaveBeenCalledWith(agent.temperature);
      }),
    );
  });
});
