/** The last beats of the built-in storylines: told by two groups of words, and every line of theirs tells them both. */
import { describe, expect, test } from 'vitest';
import { groupsIn, scriptOf } from '../../../src/chatter/judge/performance';
import { builtInStorylines } from '../../../src/chatter/judge/storylines';
import { readLine } from '../../../src/chatter/line/line';

describe.each(builtInStorylines().map((storyline) => [storyline.id, storyline] as const))('%s', (_id, { beats }) => {
  test.each(beats.slice(-2).map((beat) => [beat.beat_id, beat] as const))('%s', (_beat, beat) => {
    const script = scriptOf(beat);
    expect(script.groups.length).toBeGreaterThan(1);
    const short = beat.lines
      .flatMap(({ zh, en }) => [zh, en])
      .filter((text) => groupsIn(script, readLine(text)).length < script.groups.length);
    expect(short).toEqual([]);
  });

  test('ordinary table talk does not tell its end', () => {
    const talk = [
      '这局输了也没什么，好戏还在后头。',
      '主公，你这戏演得真好！',
      '大家好，我来了！',
      '诸位请多关照。',
      '这笔账我记着。',
      'good game, all',
      'my lord, nice play',
      'hello everyone',
    ];
    for (const beat of beats.slice(-2)) {
      const script = scriptOf(beat);
      expect(talk.filter((text) => groupsIn(script, readLine(text)).length === script.groups.length)).toEqual([]);
    }
  });
});
