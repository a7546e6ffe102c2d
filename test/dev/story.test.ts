/** What `npm start` tells of a game, and in which order. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../dev/program/project';
import { tell } from '../../dev/show/story';
import { inOrder, place, type Told } from '../../dev/show/story-order';
import type { PublicEvent } from '../../src/core/event';
import { isDamage, parseRecording } from '../../src/record/format';

const TEXT = readFileSync(inProject('test', 'golden', '8p-1.jsonl'), 'utf8');

function lines(live = false, text = TEXT): string[] {
  const recording = parseRecording(text);
  if (isDamage(recording)) throw new Error('damaged');
  return [...tell(recording, (_style, text) => text, live)];
}

it('a kill is told after the damage that it came by, and before what it set off', () => {
  const turn: Told[] = [];
  const events: PublicEvent[] = [
    { type: 'card', by: 3, to: [5], card: 'sha', tv: {}, group: false },
    { type: 'die', seat: 5, by: 3, role: 'zhong' },
    { type: 'skill', by: 1, to: [1], skill: 'mourns', tv: {} },
    { type: 'damage', by: 3, to: 5, num: 1, via: { card: 'sha' } },
    { type: 'damage', by: 3, to: 6, num: 1, via: { card: 'sha' } },
  ];
  for (const event of events) place(turn, { event, lines: [event.type], said: [] });
  expect(inOrder(turn)).toEqual(['card', 'damage', 'die', 'skill', 'damage']);
});

it('exposure is told under the deed that gave it', () => {
  const told = lines();
  const exposed = told.findIndex((line) => line.includes('暴露 →'));
  expect(told.slice(exposed - 1, exposed + 1)).toMatchInlineSnapshot(`
    [
      "  2号位对8号位、主公使用【铁索连环】",
      "      暴露 → 2号界郭皇后：+0.20",
    ]
  `);
});

it('a game played live is not called a replay, and nobody speaks in it who did not', () => {
  const [replayed, live] = [lines(), lines(true)];
  expect([replayed[0], live[0]]).toEqual([expect.stringContaining('重放'), expect.stringContaining('刚在真实引擎里')]);
  expect(replayed.filter((line) => line.includes('「大家好'))).toHaveLength(1);
  expect(replayed.filter((line) => line.includes('现演'))).toHaveLength(1);
  expect(live.filter((line) => /：「|现演/.test(line))).toEqual([]);
});

it('names and lines of somebody who likes them long are cut as the panel cuts them', () => {
  const [head = '', ...rest] = TEXT.trim().split('\n');
  const long = head.replace(/"name":"[^"]*"/g, `"name":"\u202e${'龘'.repeat(100_000)}"`);
  const said = JSON.stringify({ type: 'chat', seat: 2, text: '啊'.repeat(100_000) });
  const told = lines(false, [long, said, ...rest].join('\n'));
  expect(told.some((line) => line.includes('…'))).toBe(true);
  expect(Math.max(...told.map((line) => line.length))).toBeLessThan(600);
  expect(told.join('')).not.toContain('\u202e');
});
