/** The soak's parts that need no engine: what a seed draws, the log that is gone on with, who is blamed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog, type Row } from '../../dev/soak/log';
import { damageOf } from '../../dev/soak/play';
import { BEHAVIOURS, isHostile, planOf, SPOILS, TOGGLES, WRAPPERS } from '../../dev/soak/plan';
import { toldAll } from '../../dev/soak/summary';
import { inProject } from '../../dev/program/project';

describe('a plan', () => {
  const plans = Array.from({ length: 400 }, (_, seed) => planOf(seed));

  it('is the same for the same seed', () => {
    expect(planOf(17)).toEqual(planOf(17));
    expect(new Set(plans.map((plan) => JSON.stringify({ ...plan, seed: 0 }))).size).toBe(plans.length);
  });

  it('leaves nothing out in the long run', () => {
    const seen = (of: readonly unknown[]): Set<unknown> => new Set(of);
    expect([...seen(plans.map(({ players }) => players))].sort()).toEqual([10, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seen(plans.map(({ kind }) => kind)).size).toBe(4);
    expect(seen(plans.map(({ talk }) => talk)).size).toBe(3);
    expect(seen(plans.flatMap(({ wrappers }) => wrappers)).size).toBe(WRAPPERS.length);
    expect(seen(plans.flatMap(({ hostile }) => hostile.map(({ event }) => event))).size).toBe(6);
    expect(seen(plans.flatMap(({ hostile }) => hostile.map(({ behaviour }) => behaviour))).size).toBe(
      BEHAVIOURS.length,
    );
    expect(seen(plans.flatMap(({ toggles }) => toggles.map(({ what }) => what))).size).toBe(TOGGLES.length);
    expect(seen(plans.flatMap(({ spoils }) => spoils.map(({ what }) => what))).size).toBe(SPOILS.length);
    for (const key of ['inference', 'strict', 'act', 'chat_claims'])
      expect(seen(plans.map(({ config }) => config[`extension_察言观色_${key}`])).size, key).toBe(2);
  });

  it('has games in which nobody means harm, where ours may complain of nothing', () => {
    expect(plans.filter((plan) => !isHostile(plan)).length).toBeGreaterThan(60);
  });
});

describe('the log', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chayan-soak-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const row = (seed: number, change: Partial<Row> = {}): Row => ({
    seed,
    version: '1.11.4.1',
    verdict: 'ok',
    winner: 'zhu',
    rounds: 3,
    turns: 12,
    seconds: 9,
    faults: [],
    lines: 90,
    measured: null,
    plan: planOf(seed),
    ...change,
  });

  it('is gone on with where it was stopped, even in the middle of a line', () => {
    const file = path.join(folder, 'soak.jsonl');
    openLog(file).add(row(1));
    appendFileSync(file, JSON.stringify(row(2)).slice(0, 80));
    const again = openLog(file);
    expect([again.has(1, '1.11.4.1'), again.has(2, '1.11.4.1'), again.has(1, '1.10.9')]).toEqual([true, false, false]);
    again.add(row(2));
    expect(openLog(file).rows.map(({ seed }) => seed)).toEqual([1, 2]);
    expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
  });

  it('names every game that was not ok, with its seed and what it waited for', () => {
    const stuck = 'nothing happened for 60 s (playing, round 4, turn 20, event chooseToRespond of sp_x at 0 < game)';
    const told = toldAll([row(1), row(77, { verdict: 'stuck', winner: null, faults: [stuck] })]);
    expect(told).toContain('ok 1, ours 0, engine 0, stuck 1, lost 0');
    expect(told).toMatch(/seed 77 .*stuck/);
    expect(told).toContain(stuck);
    expect(told).not.toContain('seed 1 ');
  });

  it('plays a game again whose browser went away, and counts it once', () => {
    const file = path.join(folder, 'lost.jsonl');
    const log = openLog(file);
    log.add(row(4, { verdict: 'lost', winner: null, faults: ['the page is gone'] }));
    expect(openLog(file).has(4, '1.11.4.1')).toBe(false);
    log.add(row(4));
    expect(openLog(file).has(4, '1.11.4.1')).toBe(true);
    expect(toldAll(openLog(file).rows)).toContain('1 局 games (ok 1, ours 0, engine 0, stuck 0, lost 0)');
  });

  it('what stands there and is no row is passed over', () => {
    const file = path.join(folder, 'odd.jsonl');
    writeFileSync(file, 'x\nnull\n{}\n[]\n');
    expect(openLog(file).rows).toEqual([]);
  });
});

it('a recording that does not read is told of', () => {
  const lines = readFileSync(inProject('test', 'golden', '5p-2.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(damageOf(lines)).toBeNull();
  expect(damageOf([...lines.slice(0, 4), '{'])).toContain('line 5');
});
