/** Sentences that tell deeds, filled in from recorded games: what they measure, and what has been reached (§Q6). */
import { describe, expect, it } from 'vitest';
import { fill, type TellingRow } from '../../dev/study/deeds/telling';
import { countDeeds, momentsOf } from '../../dev/study/eval-deeds';
import { jsonlIn } from '../../dev/study/jsonl';

const MOMENTS = momentsOf(['8p-883301.jsonl', '8p-890302.jsonl', '5p-885401.jsonl', '8p-892301.jsonl']);
const HANDS = jsonlIn<TellingRow>('data', 'deeds');
const STRIKE: TellingRow = { text: '{A}砍了{B}', deeds: [{ kind: 'strike', by: 'A', to: 'B' }] };

describe('a sentence', () => {
  it('is filled in with whom it befell and who did it, and backwards the other way round', () => {
    const at = MOMENTS.find(({ happenings }) => happenings.filter(({ kind }) => kind === 'strike').length === 1)!;
    const strike = at.happenings.find(({ kind }) => kind === 'strike')!;
    const said = (backwards: boolean) =>
      fill(STRIKE, at.scene, at.happenings, () => 0, { chinese: true, backwards })?.text;
    const name = (seat: number) => (seat === at.scene.table.lord ? '主公' : `${seat}号`);
    expect(said(false)).toBe(`${name(strike.by)}砍了${name(strike.to!)}`);
    expect(said(true)).toBe(`${name(strike.to!)}砍了${name(strike.by)}`);
  });

  it('is not said where nothing of the kind happened', () => {
    const at = MOMENTS.find(({ happenings }) => happenings.every(({ kind }) => kind !== 'strike'))!;
    expect(fill(STRIKE, at.scene, at.happenings, () => 0, { chinese: true })).toBeNull();
  });

  it('of the plainest kind is recognised always, and its reverse never', () => {
    const { told, recognised, denied, believed } = countDeeds([STRIKE], MOMENTS, { chinese: true, seed: 3 });
    expect([told, recognised, denied, believed]).toEqual([3, 3, 0, 0]);
  });
});

it.each(HANDS.map(({ name, rows }) => [name, rows] as const))(
  '%s: most true reports are recognised, few reversed ones believed',
  (name, rows) => {
    const counts = countDeeds(rows, MOMENTS, { chinese: name.startsWith('zh'), seed: 1 });
    expect(counts.told).toBeGreaterThan(rows.length);
    expect(counts.recognised / counts.told).toBeGreaterThan(0.7);
    expect(counts.denied / counts.told).toBeLessThan(0.1);
    expect(counts.believed / counts.reversed).toBeLessThan(0.25);
  },
);
