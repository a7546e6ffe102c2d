import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectCommand, detectLine } from '../../dev/cli/detect';
import { detect } from '../../src/chatter/detection/detect';
import { conceptsOf, CONCEPT_NAMES } from '../../src/chatter/detection/concepts';
import { normalise } from '../../src/chatter/line/normalise';
import { opinionOf } from '../../src/chatter/detection/opinion';
import { scan } from '../../src/chatter/line/scan';
import { ROUTES, type ChatContext, type Breach, type Route } from '../../src/chatter/detection/types';
import { CONCEPTS } from '../../src/chatter/detection/weights';
import { scanAll } from './scan-all';

interface Labelled {
  text: string;
  route: Route;
  crisis?: string;
  direction?: Breach;
  security?: string[];
  ctx?: ChatContext;
}

const read = (name: string): Labelled[] =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labelled);

describe.each(['dev-set.jsonl', 'held-out.jsonl'])('%s', (name) => {
  const set = read(name);
  const seen = set.map((label) => ({
    label,
    found: detect({ text: label.text, ...(label.ctx ? { ctx: label.ctx } : {}) }),
  }));
  const share = (of: typeof seen, right: (item: (typeof seen)[number]) => boolean) =>
    of.filter(right).length / of.length;

  it('is mostly Chinese and has every route', () => {
    expect(share(seen, ({ label }) => /[\u3400-\u9fff]/.test(label.text))).toBeGreaterThan(0.7);
    expect(new Set(set.map(({ route }) => route))).toEqual(new Set(ROUTES));
  });

  it.each(ROUTES)('keeps its score on %s', (route) => {
    expect(
      share(
        seen.filter(({ label }) => label.route === route),
        ({ found }) => found.route === route,
      ),
    ).toBeGreaterThanOrEqual(route === 'CRAZY' ? 0.65 : 0.8);
  });

  it('finds crises and security, and raises few false alarms', () => {
    expect(
      share(
        seen.filter(({ label }) => label.crisis !== undefined),
        ({ found }) => found.crisis.level !== 'none',
      ),
    ).toBeGreaterThanOrEqual(0.92);
    expect(
      share(
        seen.filter(({ label }) => label.crisis === 'high'),
        ({ found }) => found.crisis.level === 'high',
      ),
    ).toBeGreaterThanOrEqual(0.9);
    expect(
      share(
        seen.filter(({ label }) => label.crisis === undefined),
        ({ found }) => found.crisis.level !== 'none',
      ),
    ).toBeLessThanOrEqual(0.02);
    expect(
      share(
        seen.filter(({ label }) => label.security !== undefined),
        ({ found }) => found.security_flags.manipulation_detected,
      ),
    ).toBeGreaterThanOrEqual(0.9);
    expect(
      share(
        seen.filter(({ label }) => label.security === undefined),
        ({ found }) => found.security_flags.manipulation_detected,
      ),
    ).toBeLessThanOrEqual(0.02);
  });

  it('finds with the index what it finds without', { timeout: 180_000 }, () => {
    const plain = (findings: ReturnType<typeof scan>) =>
      [...findings]
        .map(([kind, list]) => [
          kind,
          list
            .map(({ start, end, weight }) => ({ start, end, weight }))
            .sort((a, b) => a.start - b.start || a.end - b.end || a.weight - b.weight),
        ])
        .sort();
    for (const { text } of set) {
      const reading = normalise(text).text;
      expect(plain(scan(reading)), text).toEqual(plain(scanAll(reading)));
    }
  });
});

/** Written by two people who had not seen the rules; nothing was fitted on them. Floors a little below what was measured. */
describe.each(['held-out-2.jsonl', 'held-out-3.jsonl'])('%s', (name) => {
  const seen = read(name).map((label) => ({
    label,
    found: detect({ text: label.text, ...(label.ctx ? { ctx: label.ctx } : {}) }),
  }));
  const share = (of: typeof seen, right: (item: (typeof seen)[number]) => boolean) =>
    of.filter(right).length / of.length;
  const recall = (route: Route) =>
    share(
      seen.filter(({ label }) => label.route === route),
      ({ found }) => found.route === route,
    );

  it.each([
    ['NORMAL', 0.88],
    ['CREEPY', 0.85],
    ['KY', 0.8],
    ['BORING', 0.9],
    ['CRAZY', 0.8],
  ] as const)('routes %s', (route, floor) => {
    expect(recall(route)).toBeGreaterThanOrEqual(floor);
  });

  it('keeps the mean over the routes', () => {
    expect(ROUTES.reduce((sum, route) => sum + recall(route), 0) / ROUTES.length).toBeGreaterThanOrEqual(0.88);
  });

  it('finds crises, and few others', () => {
    expect(
      share(
        seen.filter(({ label }) => label.crisis !== undefined),
        ({ found }) => found.crisis.level !== 'none',
      ),
    ).toBeGreaterThanOrEqual(0.88);
    expect(
      share(
        seen.filter(({ label }) => label.crisis === undefined && label.route === 'NORMAL'),
        ({ found }) => found.crisis.level !== 'none',
      ),
    ).toBeLessThanOrEqual(0.03);
  });
});

/** Ordinary talk, full of words that mean harm elsewhere; the model was fitted on it, the expressions were not. */
describe('ordinary talk', () => {
  const ordinary = ['written.jsonl', 'made.jsonl']
    .flatMap(read)
    .filter(({ route, crisis, direction }) => route === 'NORMAL' && crisis === undefined && direction === undefined);
  const found = ordinary.map(({ text, ctx }) => ({ text, ...detect({ text, ...(ctx ? { ctx } : {}) }) }));

  it('is no crisis and no steering', () => {
    expect(ordinary.length).toBeGreaterThan(2000);
    expect(found.filter(({ crisis }) => crisis.level !== 'none').map(({ text }) => text)).toEqual([]);
    // One in a thousand: somebody who tells of being mimicked is read as asking for it.
    expect(found.filter(({ security_flags }) => security_flags.manipulation_detected).length).toBeLessThanOrEqual(
      found.length / 1000,
    );
  });
});

/** Everyday sentences with 想, 走, 死, 完, 药, end, die, leave…: the marked ones were fitted, the others not. */
describe('ordinary.jsonl', () => {
  const lines = read('ordinary.jsonl') as (Labelled & { game?: true; fit?: true })[];
  const alarms = (of: typeof lines) =>
    of.filter(({ text }) => detect({ text }).crisis.level !== 'none').map(({ text }) => text);
  const unseen = lines.filter(({ fit }) => !fit);

  it('has 250 lines on which nothing was fitted', () => {
    expect(unseen.length).toBeGreaterThan(250);
  });
  it('raises nothing on what was fitted', () => {
    expect(alarms(lines.filter(({ fit }) => fit))).toEqual([]);
  });
  it('raises nothing on talk of the game', () => {
    expect(alarms(lines.filter(({ game }) => game))).toEqual([]);
  });
  it('raises one in a hundred at most on the rest', () => {
    expect(alarms(unseen).length / unseen.length).toBeLessThanOrEqual(0.01);
  });
});

/** Plain crises, obfuscated ones among them; most were not fitted. */
describe('plain.jsonl', () => {
  const plain = read('plain.jsonl').map((label) => ({ label, level: detect({ text: label.text }).crisis.level }));

  it('is found, every line', () => {
    expect(plain.filter(({ level }) => level === 'none').map(({ label }) => label.text)).toEqual([]);
  });
  it('is high where it says so', () => {
    const high = plain.filter(({ label }) => label.crisis === 'high');
    expect(high.filter(({ level }) => level === 'high').length / high.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** The AIs' own lines: human lines may sound like them. period.jsonl is an older snapshot. */
describe('the manner of the period is no danger', () => {
  const folder = path.join(import.meta.dirname, '../../data');
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  const files = (name: string) =>
    readdirSync(path.join(folder, name)).map((file) => readFileSync(path.join(folder, name, file), 'utf8'));

  it.each([
    [
      'data/voice',
      () =>
        files('voice')
          .flatMap((file) => file.split(/\r?\n/))
          .filter((row) => !row.startsWith('#'))
          .flatMap((row) => row.split('\t')),
    ],
    ['data/storylines', () => files('storylines').flatMap((file) => strings(JSON.parse(file)))],
    ['period.jsonl', () => read('period.jsonl').map(({ text }) => text)],
  ] as const)('%s', (_, texts) => {
    const all = texts();
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => detect({ text }).crisis.level !== 'none')).toEqual([]);
  });
});

/** Words of the game, of a figure that dies, of another at the table; and the same words outside it. */
describe('crisis at the table', () => {
  const levelOf = (text: string, recentEvent?: NonNullable<ChatContext['recentEvent']>) =>
    detect({ text, ...(recentEvent ? { ctx: { recentEvent } } : {}) }).crisis.level;

  it.each([
    '我要死了',
    '我真的要死了',
    "i'm gonna die",
    '我自残一下摸牌',
    '自残了',
    '黄盖自残',
    'i cut myself for cards',
    'i hurt myself to draw',
    'take my pills',
    '想死啊你',
    '你不想活了？',
    '不想活了是吧',
    '这把让我死了算了',
    '我想结束回合',
    '割了他',
    '陆逊自杀',
    '他跳楼了',
    '我想睡觉',
    'i want to sleep',
    '该吃药了',
  ])('%s: none', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  it.each([
    ['我又自残了', 'high'],
    ['我昨晚自残了，手腕上都是口子', 'high'],
    ['i keep cutting myself', 'high'],
    ['i took all my pills', 'high'],
    ['我吞了一瓶安眠药', 'high'],
    ['让我死了算了', 'medium'],
    ['不想活了', 'medium'],
    ['我想死', 'medium'],
  ])('%s: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it.each(['我好想死', '真的撑不下去了', '死了算了'])(
    "%s is the game's while a figure dies, unless the line leaves it",
    (text) => {
      expect(levelOf(text)).not.toBe('none');
      expect(levelOf(text, 'human_dying')).toBe('none');
      expect(levelOf(text, 'ai_dying')).toBe('none');
      expect(levelOf(`不是说游戏，${text}`, 'human_dying')).not.toBe('none');
    },
  );

  it('takes a plain intent for what it is while a figure dies', () => {
    expect(levelOf('我想自杀', 'human_dying')).toBe('high');
  });
});

describe('opinion', () => {
  it('was fitted with the concepts of data/lexicon', () => {
    const rows = readFileSync(path.join(import.meta.dirname, '../../data/lexicon/concepts.tsv'), 'utf8')
      .split(/\r?\n/)
      .filter((row) => row.trim() !== '' && !row.startsWith('#'));
    expect(CONCEPTS.map((row) => row.split(' ')[0])).toEqual(rows.map((row) => row.split('\t')[0]));
  });

  it('lets the longest word win, and whole Latin words only', () => {
    const names = (text: string) =>
      conceptsOf(text).map(({ concept, start, end }) => [CONCEPT_NAMES[concept], text.slice(start, end)]);
    expect(names('安眠药')).toEqual([['dose', '安眠药']]);
    expect(names('deadline').map(([name]) => name)).not.toContain('death');
    expect(names('dead')).toContainEqual(['death', 'dead']);
  });

  it('reads a long line no further than its head and tail', () => {
    const line = '我打三号,你打五号。'.repeat(50);
    expect(opinionOf(`${line}${'牌'.repeat(5000)}${line}`, 'none')).toEqual(
      opinionOf(`${line}${'桃'.repeat(9000)}${line}`, 'none'),
    );
  });
});

describe('normaliser', () => {
  it.each([
    ['傻 * 逼', '傻逼'],
    ['傻。逼', '傻逼'],
    ['ＳＢ', '傻逼'],
    ['主​公', '主公'],
    ['殺主公，別動', '杀主公,别动'],
    ['啊啊啊啊啊', '啊啊'],
    ['noooo', 'no'],
    ['6666666', '666'],
    ['“你好”', '"你好"'],
    ['k1ll mys3lf', 'kill myself'],
    ['f u c k', 'fuck'],
    ['cnm', '操你妈'],
    ['bu xiang huo le', '不想活了'],
    ['不想huo了', '不想活了'],
    ['紫砂壶', '紫砂壶'],
    ['三号打四号', '三号打四号'],
  ])('%s → %s', (raw, read) => {
    expect(normalise(raw).text).toBe(read);
  });
});

describe('the detect command', () => {
  const run = (input: string) => {
    const lines: string[] = [];
    const status = detectCommand(input, (line) => lines.push(line));
    return { status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };

  it('answers line by line, in order, with the id', () => {
    const { status, lines } = run(
      '{"id":7,"text":"嗯"}\n{"text":"你好","ctx":{"stage":"bonding","relationship":{"trust":1},"lastAi":null}}\n',
    );
    expect(status).toBe(0);
    expect(lines.map((line) => [line.id, line.route])).toEqual([
      [7, 'BORING'],
      [undefined, 'NORMAL'],
    ]);
    expect(Object.keys(lines[0]!)).toEqual([
      'id',
      'route',
      'crisis',
      'detection_scores',
      'detection_meta',
      'detection_brief',
      'detection_stage_judge',
      'detection_immediate_tasks',
      'detection_signals',
      'security_flags',
      'style',
    ]);
  });

  it('names what is wrong and goes on', () => {
    const { status, lines } = run(
      'nonsense\n{"id":"a"}\n{"id":"b","text":"嗯","ctx":{"stage":"married"}}\n[]\n{"id":"c","text":"嗯","force_route":"KY"}',
    );
    expect(status).toBe(1);
    expect(lines.map((line) => [line.id, typeof line.error])).toEqual([
      [null, 'string'],
      ['a', 'string'],
      ['b', 'string'],
      [null, 'string'],
      ['c', 'undefined'],
    ]);
    expect(lines[4]!.route).toBe('KY');
  });

  it('takes any text', () => {
    expect(detectLine(JSON.stringify({ text: '\ud800' })).failed).toBe(false);
  });
});
