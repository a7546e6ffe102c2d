/** §Q4: which lines bring a deed on record back to whoever hears them, and how often. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTable, type RecordedTable } from '../../dev/talk/recorded';
import { readLine } from '../../src/chatter/line/line';
import type { Move } from '../../src/chatter/moves/types';
import { createScene, note, type Scene } from '../../src/chatter/scene/scene';
import { createBroughtUp, MOST_DEEDS_A_LINE, remindersOf, retoldIn, statedIn } from '../../src/converse/reports';
import { weighReports } from '../../src/converse/words';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { ClaimEvent } from '../../src/core/event';
import { isDamage, parseRecording } from '../../src/record/format';
import { tableOf } from '../core/support';

const ME = 2;
/** Seat 6 played 杀 at seat 7 in turn 6 and hit, 5 at 4 and 2 at the lord before; 14 runs. */
const TURN = 14;

function seated(onSaid?: (told: ClaimEvent[]) => void): RecordedTable {
  const recording = parseRecording(readFileSync(path.join(import.meta.dirname, '../golden/8p-3.jsonl'), 'utf8'));
  if (isDamage(recording)) throw new Error('8p-3');
  const table: RecordedTable = openTable({
    recording,
    me: ME,
    language: 'zh',
    seed: 3,
    storylines: null,
    claims: false,
    inference: { worths: SHIPPED_WORTHS, parameters: shippedParameters() },
    onSaid: (said) => onSaid?.(weighReports(table.conversation, said.speaker, readLine(said.text), said)),
  });
  table.playTo(TURN);
  return table;
}

const remindedBy = (table: RecordedTable, text: string): ClaimEvent[] =>
  weighReports(table.conversation, ME, readLine(text), table.say(text).heard);

describe('a line of the person', () => {
  it.each<[string, number, number, number]>([
    ['6号杀过7号', 6, 6, 7],
    ['7号被6号砍了一刀', 6, 6, 7],
    ['6号肯定是反贼，他杀了7号', 6, 6, 7],
    ['6号杀了7号，你怎么看？', 6, 6, 7],
    ['seat 6 slashed seat 7', 6, 6, 7],
    ['我杀过主公', 2, 2, 1],
  ])('that states a deed on record reminds of it: %s', (text, by, turn, to) => {
    expect(remindedBy(seated(), text)).toEqual([{ type: 'claim', by: ME, about: by, lean: 0, reminds: { turn, to } }]);
  });

  it.each([
    ['asks for it', '6号是不是杀过7号？'],
    ['asks why', '6号为什么杀7号'],
    ['asks whether one heard right', '听说6号杀了7号？'],
    ['denies it', '6号没杀过7号'],
    ['supposes it', '如果6号杀过7号'],
    ['speaks of another game', '上一把6号杀过7号'],
    ['states what was not done', '4号杀过6号'],
    ['has it the wrong way round', '6号救了7号'],
    ['says something else', '今天天气不错'],
  ])('that %s does not: %s', (_what, text) => {
    expect(remindedBy(seated(), text)).toEqual([]);
  });

  it('reminds of a deed once a round, and of two at most', () => {
    const table = seated();
    const many = '5号拆了4号的仁王，5号杀了4号，5号拆了3号，6号杀了7号，我杀过主公';
    const first = remindedBy(table, many);
    // What 5 did to 4 in that turn is one deed.
    expect(first.map(({ about, reminds }) => [about, reminds?.to])).toEqual([
      [5, 4],
      [5, 3],
    ]);
    expect(first.length).toBe(MOST_DEEDS_A_LINE);
    expect(remindedBy(table, '5号杀了4号')).toEqual([]);
    expect(remindedBy(table, '6号杀了7号').length).toBe(1);
    expect(remindedBy(table, '6号杀了7号')).toEqual([]);
  });
});

describe('a line of an AI', () => {
  it('reminds of what it retells, and so states', () => {
    const told: ClaimEvent[] = [];
    const table = seated((events) => told.push(...events));
    const asked = table.say('3号，6号杀过7号，对吧？').answers.concat(table.say('1号，5号打过谁？').answers);
    const retold = asked.flatMap((said) => retoldIn(said, table.conversation.scene));
    expect(retold.length).toBeGreaterThan(0);
    for (const { turn, by, to } of retold.slice(0, MOST_DEEDS_A_LINE))
      expect(told).toContainEqual(expect.objectContaining({ about: by, reminds: { turn, to } }));
  });

  it('that asks why something was done states nothing', () => {
    const { scene } = seated().conversation;
    const claims = [{ kind: 'fact', fact: scene.facts[0]!.id }] as const;
    expect(retoldIn({ claims, content: { move: 'confirm', facts: [] } }, scene)).toEqual([scene.facts[0]]);
    expect(retoldIn({ claims, content: { move: 'ask', facts: [] } }, scene)).toEqual([]);
  });
});

describe('a fact of the record', () => {
  const bare = (): Scene => {
    const scene = createScene(tableOf().table, ME);
    scene.turn = 3;
    return scene;
  };
  const deed = { by: 3, to: 1, good: false } as const;

  it('of the running turn, done by nobody, or that the fold weighs of nobody, is no deed to be reminded of', () => {
    const scene = bare();
    const then = note(scene, 'hit', deed);
    const [nobodys, give] = [note(scene, 'hit', { to: 1 }), note(scene, 'give', deed)];
    expect(remindersOf(createBroughtUp(), scene, ME, [then])).toEqual([]);
    scene.turn = 4;
    expect(remindersOf(createBroughtUp(), scene, ME, [nobodys, give])).toEqual([]);
    expect(remindersOf(createBroughtUp(), scene, ME, [then]).length).toBe(1);
  });

  it('may be recalled by everybody, and anew in the next round', () => {
    const scene = bare();
    const facts = [note(scene, 'hit', deed)];
    scene.turn = 9;
    const brought = createBroughtUp();
    const often = (speaker: number) => remindersOf(brought, scene, speaker, facts).length;
    expect([often(2), often(2), often(4)]).toEqual([1, 0, 1]);
    scene.table.round += 1;
    expect([often(2), often(2)]).toEqual([1, 0]);
  });

  it('is stated of its doer only: a line that names another, as the record counts, is not', () => {
    const scene = bare();
    const { id } = note(scene, 'hit', deed);
    const report = (by: number, to: number): Move => ({
      act: 'report',
      facts: [{ kind: 'hit', by, to, verdict: 'true', fact: id }],
      span: [0, 4],
    });
    const stated = (move: Move) => statedIn(readLine('如何说都行'), [move], scene).length;
    expect([stated(report(3, 1)), stated(report(4, 1)), stated(report(3, 2))]).toEqual([1, 0, 0]);
  });
});
