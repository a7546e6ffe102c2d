import { describe, expect, test } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { faultText, readStoryline } from '../../../src/chatter/judge/read';
import { STORIES_ON_FILE, builtInStorylines } from '../../../src/chatter/judge/storylines';
import { VOICE_NAMES } from '../../../src/chatter/vocabulary';

const FOLDER = path.join(import.meta.dirname, '../../../data/storylines');
type Loose = Record<string, unknown> & { beats: (Record<string, unknown> & { lines: Record<string, unknown>[] })[] };

/** A built-in file, changed. */
function changed(id: string, change: (story: Loose) => void): string[] {
  const story = JSON.parse(JSON.stringify(STORIES_ON_FILE.find((one) => one.id === id))) as Loose;
  change(story);
  return readStoryline(story, 'a.json', builtInStorylines()).faults.map(faultText);
}

test('every built-in file passes every check, and is the one that is played', () => {
  const files = readdirSync(FOLDER);
  expect(files.length).toBeGreaterThanOrEqual(7);
  expect(files.length).toBe(builtInStorylines().length);
  for (const file of files) {
    const { storyline, faults } = readStoryline(
      readFileSync(path.join(FOLDER, file), 'utf8'),
      file,
      builtInStorylines(),
    );
    expect(faults.map(faultText)).toEqual([]);
    expect(builtInStorylines()).toContainEqual(storyline);
  }
});

test('lines name voices, whichever way the file groups them', () => {
  for (const { beats } of builtInStorylines()) {
    for (const { lines } of beats)
      for (const { voices = [] } of lines) expect(VOICE_NAMES).toEqual(expect.arrayContaining([...voices]));
  }
});

describe('a fault is named with file and path, in both languages', () => {
  const beat = (story: Loose, at = 0) => story.beats[at]!;
  test.each<[string, (story: Loose) => void, RegExp]>([
    [
      'a missing field',
      (s) => {
        delete beat(s).physical_event;
      },
      /^a\.json beats\[0\]\.physical_event: 缺少这一项 · is missing$/,
    ],
    [
      'an unknown field',
      (s) => {
        beat(s).tonality = 'x';
      },
      /^a\.json beats\[0\]\.tonality: 没有这个字段 · is no field/,
    ],
    [
      'a wrong choice',
      (s) => {
        beat(s).npcTone = 'angry';
      },
      /beats\[0\]\.npcTone: "angry" 不在可选项之中.* · "angry" is none of/,
    ],
    [
      'a wrong type',
      (s) => {
        beat(s).minNpcChars = '8';
      },
      /beats\[0\]\.minNpcChars: 类型不对：应为 number，却是 "8" · expected number/,
    ],
    [
      'a wrong line',
      (s) => {
        beat(s).lines[2]!.voices = ['loud'];
      },
      /beats\[0\]\.lines\[2\]\.voices\[0\]: /,
    ],
    [
      'an unknown slot',
      (s) => {
        beat(s).lines[0]!.zh = '{hero}愿为主公效忠';
      },
      /beats\[0\]\.lines\[0\]\.zh: 没有 \{hero\} 这个空位/,
    ],
    [
      'an undeclared claim',
      (s) => {
        delete beat(s).lines[1]!.self;
      },
      /beats\[0\]\.lines\[1\]\.zh: 台词泄露/,
    ],
    [
      'a claim that the beat forbids',
      (s) => {
        delete beat(s).self;
      },
      /beats\[0\]\.lines\[1\]\.self: /,
    ],
    [
      'a broken tone',
      (s) => {
        beat(s).lines[0]!.zh = '主公，立刻给我跪下，我效忠谁由我说了算';
      },
      /beats\[0\]\.lines\[0\]\.zh: 与节拍的基调不合/,
    ],
    [
      'too few lines',
      (s) => {
        beat(s).lines.length = 5;
      },
      /beats\[0\]\.lines: 至少要有 6 句/,
    ],
    [
      'words that no line has',
      (s) => {
        beat(s).required = [['长生']];
      },
      /beats\[0\]\.required\[0\]: 没有一句（zh）/,
    ],
    [
      'a length that no line has',
      (s) => {
        beat(s).minNpcChars = 200;
      },
      /beats\[0\]\.minNpcChars: /,
    ],
    [
      'a voice without lines',
      (s) => {
        for (const line of beat(s).lines) line.voices = ['courtly'];
      },
      /beats\[0\]\.lines: 没有 laconic 能说的台词/,
    ],
    [
      'no line to ask again',
      (s) => {
        beat(s, 2).lines = beat(s, 2).lines.filter((line) => line.again !== true);
      },
      /beats\[2\]\.lines: 要玩家回应/,
    ],
    [
      'a beat twice',
      (s) => {
        beat(s, 1).beat_id = 'oath';
      },
      /beats\[1\]\.beat_id: oath 重复了/,
    ],
    [
      'lines to borrow that are nowhere',
      (s) => {
        s.beats[3]!.meanwhile = 'nobody#oath';
      },
      /beats\[3\]\.meanwhile: 没有可借用的台词/,
    ],
    [
      'an end without last words',
      (s) => {
        beat(s, 4).on = ['won'];
      },
      /beats\[4\]\.on: 最后一个节拍/,
    ],
  ])('%s', (_, change, message) => {
    const faults = changed('loyal-guard', change);
    expect(
      faults.filter((fault) => message.test(fault)),
      faults.join('\n'),
    ).not.toEqual([]);
  });

  test.each<[string, (story: Loose) => void, RegExp]>([
    [
      'a secret told early by a line',
      (s) => {
        s.beats[0]!.lines = [{ zh: '主公，我是反贼，追随你', en: 'x' }];
      },
      /beats\[0\]\.lines\[0\]\.zh: 台词泄露/,
    ],
    [
      'lines that some roles alone would say',
      (s) => {
        delete s.behind;
        delete s.secret;
      },
      /roles: 只有部分身份会说的话会泄露身份.*tell the role/,
    ],
    [
      'lines before the beat that tells',
      (s) => {
        s.beats.unshift({ ...s.beats[1]!, beat_id: 'early' });
      },
      /beats\[0\]\.gate: 藏在别的剧情后面的，第一个节拍就是揭晓/,
    ],
    [
      'lines of its own while the storyline in front plays',
      (s) => {
        s.beats[0]!.meanwhile = s.beats[0]!.lines;
      },
      /beats\[0\]\.meanwhile: /,
    ],
    [
      'standing behind what not everybody plays',
      (s) => {
        s.behind = ['loyal-guard', 'charismatic-lord'];
      },
      /behind: charismatic-lord 不是人人可演的剧情/,
    ],
    [
      'a secret until nowhere',
      (s) => {
        s.secret = { role: 'fan', until: 'never', words: [] };
      },
      /secret\.until: 没有节拍 never/,
    ],
    [
      'a telling beat without a gate',
      (s) => {
        delete s.beats[0]!.gate;
      },
      /beats\[0\]\.gate: /,
    ],
    [
      'a secret for several roles',
      (s) => {
        s.roles = ['fan', 'zhong'];
      },
      /roles: /,
    ],
  ])('%s', (_, change, message) => {
    const faults = changed('camouflaged-rebel', change);
    expect(
      faults.filter((fault) => message.test(fault)),
      faults.join('\n'),
    ).not.toEqual([]);
  });

  test('no JSON, no object', () => {
    expect(readStoryline('{', 'b.json').faults.map(faultText)[0]).toMatch(/^b\.json: 不是 JSON：.* · is not JSON: /);
    expect(readStoryline('[]', 'b.json').faults.length).toBeGreaterThan(0);
    expect(readStoryline('3', 'b.json').faults.length).toBeGreaterThan(0);
  });
});
