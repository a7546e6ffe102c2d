import { describe, expect, it } from 'vitest';
import { foremost, holdOf } from '../../../src/chatter/plan/respond/choice';
import { fitnessOf, weighedIn } from '../../../src/chatter/plan/respond/fitting';
import type { Offer } from '../../../src/chatter/plan/respond/offer';
import { offersFor } from '../../../src/chatter/plan/respond/respond';
import { readVerdicts } from '../../../dev/study/verdicts';
import { sceneOf } from '../flow/support';
import { askedOf } from './support';

const offer = (
  way: string,
  worth: number,
  signs: Offer['signs'] = {},
  holds = holdOf({ way, sum: 0 }, false),
): Offer => ({
  way,
  worth,
  signs,
  holds,
  plan: null,
});
const by =
  (fitness: Readonly<Record<string, number>>) =>
  ({ way }: Offer): number =>
    fitness[way] ?? 0;

describe('of what could be said back', () => {
  it('the likeliest to be found fitting is said, where it is so by a margin', () => {
    const offers = [offer('planned', 0.5), offer('mood', 0.3), offer('blamed', 0.2)];
    expect(foremost(offers, by({ mood: 0.3, blamed: 0.2 }))?.way).toBe('planned');
    expect(foremost(offers, by({ mood: 0.5, blamed: 0.9 }))?.way).toBe('blamed');
  });

  it('what is owed, or surely called for, stays', () => {
    const rival = offer('mood', 0.3);
    const fits = by({ mood: 9 });
    expect(foremost([offer('planned', 0.5, {}, holdOf({ way: 'planned', sum: 0 }, true)), rival], fits)?.way).toBe(
      'planned',
    );
    expect(foremost([offer('planned', 0.5, {}, holdOf({ way: 'planned', sum: 0.7 }, false)), rival], fits)?.way).toBe(
      'planned',
    );
    // Of a row of rows.ts neither is known.
    expect(foremost([offer('blamed', 0.5, {}, holdOf({ way: 'blamed', sum: 0.7 }, true)), rival], fits)?.way).toBe(
      'mood',
    );
  });

  it('what a whole line is plainly for stays where nothing else comes near', () => {
    const fits = by({ mood: 9 });
    expect(foremost([offer('planned', 1.2, { plain: 1 }), offer('mood', 0.3)], fits)?.way).toBe('planned');
    expect(foremost([offer('planned', 0.9, { plain: 1 }), offer('mood', 0.3)], fits)?.way).toBe('mood');
    expect(foremost([])).toBeNull();
  });

  it('is weighed by its way, its signs, and some of them by the way', () => {
    const names = (way: string): string[] =>
      [...weighedIn({ way, signs: { sum: 0.3, gap: -0.2, tells: 1 } })].map(([name]) => name);
    expect(names('mood')).toEqual(['mood', 'sum', 'sum@mood', 'gap', 'gap@mood', 'tells']);
    expect(names('planned')).toContain('tells@planned');
    expect(fitnessOf({ way: 'no such way', signs: { 'no such sign': 1 } })).toBe(0);
  });

  it('is listed with the worthiest first, the mood of the line in any case', () => {
    const asked = askedOf('哈哈哈哈这也行', { scene: sceneOf() });
    const offers = offersFor(null, asked.moves[0] ?? { act: 'unclear', span: [0, 1] }, asked);
    expect(offers.map(({ worth }) => worth)).toEqual(offers.map(({ worth }) => worth).sort((a, b) => b - a));
    expect(offers.map(({ way }) => way)).toContain('mood');
    expect(offers[0]?.signs.gap).toBe(0);
  });
});

describe('readers’ verdicts on file', () => {
  it('are better met by the weights than by what is worthiest at first sight', () => {
    let [first, fitted, lines] = [0, 0, 0];
    for (const { replies } of readVerdicts()) {
      lines++;
      if (replies[0]?.verdict === 'fit') first++;
      if (foremost(replies)?.verdict === 'fit') fitted++;
    }
    expect(lines).toBeGreaterThan(1000);
    expect(fitted).toBeGreaterThan(first + lines / 20);
  });
});
