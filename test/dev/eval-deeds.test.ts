/** Sentences that tell deeds, filled in from recorded games: what they measure, and what has been reached (§Q6). */
import { describe, expect, it } from 'vitest';
import { asTelling, fill, type TellingRow, type UntoldRow } from '../../dev/study/deeds/telling';
import { countDeeds, countUntold, momentsOf } from '../../dev/study/eval-deeds';
import { jsonlIn } from '../../dev/study/jsonl';

const MOMENTS = momentsOf(['8p-883301.jsonl', '8p-890302.jsonl', '5p-885401.jsonl', '8p-892301.jsonl']);
const FILES = jsonlIn<TellingRow | UntoldRow>('data', 'deeds');
const HANDS = FILES.flatMap(({ name, rows }) => {
  const told = rows.filter((one) => 'deeds' in one);
  return told.length > 0 ? [{ name, rows: told }] : [];
});
const UNTOLD = FILES.flatMap(({ name, rows }) => {
  const untold = rows.flatMap((one) => ('deeds' in one ? [] : [one]));
  return untold.length > 0 ? [{ name, rows: untold }] : [];
});
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

describe('a sentence that tells nothing', () => {
  const untold = (text: string): UntoldRow => ({ text, kind: 'supposition', by: 'A', to: 'B', deed: 'strike' });
  const count = (text: string) => {
    const heard: string[] = [];
    const miss = (line: string) => heard.push(line);
    return { ...countUntold([untold(text)], MOMENTS, { chinese: false, seed: 3, miss }), lines: heard };
  };

  it('is counted where it is heard as a report of what was done', () => {
    const { said, heard, lines } = count('{A} struck {B}');
    expect([said, heard, lines.length]).toEqual([3, 3, 3]);
    expect(lines[0]).toMatch(/^supposition report (?:hit|aimed) (\d)>(\d): .+ struck .+$/);
  });
  it.each(['if {A} strikes {B} we win', 'did {A} strike {B}', '{A} never struck {B}'])(
    'is not where it is none: %s',
    (text) => {
      expect(count(text)).toEqual({ said: 3, heard: 0, lines: [] });
    },
  );
  it('names somebody else where a slot has no part in the deed', () => {
    const at = MOMENTS.find(({ happenings }) => happenings.some(({ kind }) => kind === 'strike'))!;
    const row = asTelling({
      text: 'who hits harder, {A} {B} or {C}',
      kind: 'choice',
      by: 'A',
      to: null,
      deed: 'strike',
    });
    const names = fill(row, at.scene, at.happenings, () => 0.9, { chinese: false })!.text.match(/\d|lord/g)!;
    expect(new Set(names).size).toBe(3);
  });
});

describe('a sentence told the wrong way round', () => {
  it('is believed also where another deed bears it out', () => {
    // What is left open is filled in with whatever is on record.
    const open: TellingRow = { text: '{A} struck somebody, ask {B}', deeds: [{ kind: 'strike', by: 'A', to: 'B' }] };
    const { reversed, turned, believed } = countDeeds([open], MOMENTS, { chinese: false, seed: 5 });
    expect(turned).toBe(0);
    expect(believed).toBeGreaterThan(0);
    expect(believed).toBeLessThanOrEqual(reversed);
  });
});

it.each(HANDS.map(({ name, rows }) => [name, rows] as const))(
  '%s: most true reports are recognised, few reversed ones believed',
  (name, rows) => {
    const counts = countDeeds(rows, MOMENTS, { chinese: name.startsWith('zh'), seed: 1 });
    expect(counts.told).toBeGreaterThan(rows.length);
    expect(counts.recognised / counts.told).toBeGreaterThan(0.7);
    expect(counts.denied / counts.told).toBeLessThan(0.1);
    expect(counts.turned / counts.reversed).toBeLessThan(0.25);
    expect(counts.believed / counts.reversed).toBeLessThan(0.4);
  },
);

it.each(UNTOLD.map(({ name, rows }) => [name, rows] as const))(
  '%s: seldom heard as a report, by whoever has seen the sentences or not',
  (name, rows) => {
    const { said, heard } = countUntold(rows, MOMENTS, {
      chinese: name.includes('zh'),
      seed: 7,
      miss: () => undefined,
    });
    expect(said).toBeGreaterThan(300);
    expect(heard / said).toBeLessThan(name.endsWith('1') ? 0.15 : 0.3);
    // Nobody hears nothing at all: then true reports were lost too.
    expect(heard).toBeGreaterThan(0);
  },
);
