/** The report file: what is in it, and what never gets in, whatever others have put where we look. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES, DEFAULTS } from '../../src/engine/settings';
import { LANGUAGES } from '../../src/language/languages';
import { both } from '../../src/language/texts';
import { isDamage, parseRecording } from '../../src/record/format';
import { ownWords, whereOf } from '../../src/upkeep/faults';
import { createMask } from '../../src/upkeep/mask';
import { composeReport, RECORDING_MARK, type ReportFacts } from '../../src/upkeep/report';
import { wordless } from '../../src/upkeep/wordless';

const GOLDEN = readFileSync(new URL('../golden/5p-1.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

const FACTS: ReportFacts = {
  version: '0.1.0',
  engine: '1.11.4.1',
  browser:
    'Mozilla/5.0 (Linux; Android 13; SM-G998B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/91.0.4472.114 Mobile Safari/537.36',
  page: { width: 844, height: 390.4, zoom: 2.625 },
  extensions: [
    { name: '十周年UI', on: true },
    { name: 'AI禁将', on: false },
  ],
  choices: CHOICES,
  stored: (key) => ({ chat: false, chat_speed: '1.6' })[key],
  model: 'off',
  inactive: null,
  notices: [{ what: 'lacking', part: 'chat', members: ['Player.prototype.say'] }],
  warnings: [],
  persons: [],
  recording: null,
};

const report = (more: Partial<ReportFacts> = {}, language: (typeof LANGUAGES)[number] = 'zh-CN'): string =>
  composeReport({ ...FACTS, ...more }, language);

/** What must never leave: a name, a line, a key, an address with one. */
const NAME = '张三丰本人';
const TYPED = '我在银行上班今天被骂了';
const KEY = 'sk-proj-Zx81abcdEFGH2345678900aa';
const ADDRESS = 'https://user:pass@llm.example.com/v1?key=abc123';
const SECRETS = [NAME, TYPED, KEY, ADDRESS, 'llm.example.com', 'abc123', '银行', 'bank'];

const expectClean = (text: string): void => {
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
};

describe('a report', () => {
  it.each(LANGUAGES)('says what somebody who mends needs (%s)', (language) => {
    const text = report({}, language);
    for (const word of ['0.1.0', '1.11.4.1', 'Android 13', 'Chrome/91.0.4472.114', '844 × 390', '十周年UI', 'AI禁将'])
      expect(text).toContain(word);
    for (const row of ['chat = false', 'chat_speed = 1.6', 'strict = default', 'model = off'])
      expect(text).toContain(`- ${row}\n`);
    expect(text).toContain('Player.prototype.say');
    expect(text).not.toContain(RECORDING_MARK);
    expect(text).not.toContain('SM-G998B');
  });

  it('names every setting', () => {
    for (const key of Object.keys(DEFAULTS)) expect(report()).toMatch(new RegExp(`^- ${key} = `, 'm'));
  });

  it('has our own sentences of the warnings, and where in our file it was', () => {
    const error = new TypeError("Cannot read properties of undefined (reading '银行')");
    const stack = `TypeError: ${error.message}\n    at judge (http://localhost:8089/extension/察言观色/extension.js:120:33)\n    at http://x/noname.js:1:1`;
    const text = report({
      warnings: [
        { text: both('hookThrew', { event: 'slqj_ai_tv', title: TYPED }), stack },
        { text: `${both('eventFailed')}（useCard）`, stack: '' },
        { text: TYPED, stack: '' },
      ],
    });
    expect(text).toContain('订阅者「…」在 … 出错。');
    expect(text).toContain('TypeError: Cannot read properties of undefined\n  extension.js:120:33 judge');
    expect(text).toContain('记录一个事件时出错，已跳过。');
    expect(text).toContain('（一条不是本扩展写的话，略去）');
    expectClean(text);
    expect(text).not.toContain('noname.js');
  });

  it('keeps the last twenty warnings', () => {
    const warnings = Array.from({ length: 30 }, (_, n) => ({
      text: both('lacking', { members: n, part: n }),
      stack: '',
    }));
    expect(report({ warnings }).match(/本体缺少/g)).toHaveLength(21);
  });
});

describe('what others put where we look', () => {
  it.each(SECRETS)('never gets in as a setting, a version, a browser or an extension: %s', (secret) => {
    const text = report({
      version: secret,
      engine: `${secret} 1.11`,
      browser: `Mozilla/5.0 (${secret}) Chrome/91.0 ${secret}`,
      extensions: [{ name: `${ADDRESS} ${KEY} a@${secret}`, on: true }],
      stored: () => secret,
      persons: [NAME],
      warnings: [{ text: secret, stack: `${secret}: ${secret}\n at ${secret} (${secret}/extension.js:1:1)` }],
    });
    expectClean(text);
    expect(text).toContain('Chrome/91.0');
  });

  it.each(['toString', '__proto__', 'constructor'])('is no setting because an object has it: %s', (value) => {
    expect(report({ stored: () => value })).not.toContain(value);
  });

  it("hides the person's name in the names of extensions and heroes", () => {
    const named = GOLDEN.map((line, i) => (i === 0 ? line.replace(/"name":"[^"]*"/, `"name":"大${NAME}"`) : line));
    const text = report({
      persons: [NAME, ' ', ''],
      extensions: [{ name: `${NAME}的扩展`, on: true }],
      recording: named,
    });
    expectClean(text);
    expect(text).toContain('…的扩展');
    expect(text).toContain('"name":"大…"');
  });

  it('hides a name of one character only where it is the whole', () => {
    const mask = createMask(['杀']);
    expect([mask('杀'), mask('杀手')]).toEqual(['…', '杀手']);
  });

  it('never lets one line become two', () => {
    const text = report({ extensions: [{ name: 'a\n- chat = true\u202e', on: true }] });
    expect(text.match(/^- chat = /gm)).toHaveLength(1);
    expect(text).not.toContain('\u202e');
  });

  it('quotes nothing of what was thrown but sentences that the browser alone makes', () => {
    for (const stack of [
      `SyntaxError: Unexpected token '我', "${TYPED}" is not valid JSON`,
      `TypeError: Failed to fetch ${ADDRESS}`,
      `Error: ${TYPED}`,
      `${TYPED}: x`,
      `TypeError: ${TYPED} is not a function`,
      `${KEY}Error: x`,
      `Error: x\n    at I work in a bank (x/extension.js:1:2)`,
      `TypeError: Cannot read properties of undefined (reading '${TYPED}')\n    at ${TYPED} (x/extension.js:1:2)`,
    ])
      expectClean(whereOf(stack).join('\n'));
    expect(whereOf(`Error: ${TYPED}`)).toEqual(['Error']);
    expect(whereOf('')).toEqual([]);
    // Firefox and Safari write places in their own way.
    expect(whereOf('TypeError: a is not a function\njudge@http://x/extension.js?v=1:12:3')).toEqual([
      'TypeError: a is not a function',
      'extension.js:12:3 judge',
    ]);
  });

  it('takes no sentence for ours that only looks a little like it', () => {
    expect(ownWords(TYPED)).toBeNull();
    expect(ownWords('')).toBeNull();
    expect(ownWords(both('attitudeFailed'))).toBe(both('attitudeFailed'));
  });

  it('is never in the file, wherever it stood (any text)', () => {
    const outside = fc.string({ minLength: 6, maxLength: 60, unit: 'grapheme' }).map((text) => `私${text}密`);
    fc.assert(
      fc.property(outside, (secret) => {
        const text = report({
          version: secret,
          engine: secret,
          browser: secret,
          stored: () => secret,
          warnings: [
            { text: both('hookThrew', { event: secret, title: secret }), stack: `Error: ${secret}` },
            { text: secret, stack: secret },
          ],
          recording: [
            ...GOLDEN.slice(0, 40),
            JSON.stringify({ type: 'chat', seat: 1, text: secret, for: secret, claims: [{ secret }], move: secret }),
            JSON.stringify({ type: secret, seat: 1, text: secret }),
            JSON.stringify({ type: 'round', n: 1, note: secret }),
          ],
        });
        expect(text).not.toContain(secret);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the recording in it', () => {
  const chatty = [
    ...GOLDEN.slice(0, 30),
    JSON.stringify({ type: 'chat', seat: 2, text: TYPED, hidden: KEY }),
    JSON.stringify({
      type: 'chat',
      seat: 3,
      text: `你说「${TYPED}」？`,
      for: 'reply',
      to: 2,
      claims: [{ said: TYPED }],
    }),
    JSON.stringify({ type: 'guess', by: 1, about: 2, role: 'fan', turn: 1, note: TYPED }),
    JSON.stringify({ type: 'diary', text: TYPED }),
    ...GOLDEN.slice(30),
  ];

  it('is there only where the player agreed', () => {
    expect(report()).not.toContain('"type":"game"');
    const text = report({ recording: chatty });
    expect(text).toContain(`\n${RECORDING_MARK}\n{"type":"game"`);
    expectClean(text);
  });

  it('folds to the same game, without a word that was said', () => {
    const lines = wordless(chatty, createMask([]))!;
    const read = parseRecording(lines.join('\n'));
    const plain = parseRecording(GOLDEN.join('\n'));
    if (isDamage(read) || isDamage(plain)) throw new Error('unreadable');
    expect(read.damage).toBeNull();
    expect(read.truth).toEqual(plain.truth);
    expect(read.header).toEqual(plain.header);
    expect(read.guesses).toEqual([{ type: 'guess', by: 1, about: 2, role: 'fan', turn: 1 }]);
    const acts = (recording: typeof read) =>
      recording.entries.map(({ event }) => event).filter((event) => event !== null && event.type !== 'chat');
    expect(acts(read)).toEqual(acts(plain));
    expect(lines.filter((line) => line.includes('"chat"'))).toEqual([
      '{"type":"chat","seat":2,"text":""}',
      '{"type":"chat","seat":3,"text":""}',
    ]);
  });

  it('ends where it is damaged, and is left out where it cannot be read', () => {
    const cut = wordless([...GOLDEN.slice(0, 20), `{"type":"chat","text":"${TYPED}"`], createMask([]));
    expect(cut).toHaveLength(20);
    expect(wordless([TYPED], createMask([]))).toBeNull();
    expect(report({ recording: [TYPED] })).toContain('（这一局的记录读不了，没有带上）');
  });

  it('is told of in the issue template', () => {
    const template = readFileSync(new URL('../../.github/ISSUE_TEMPLATE/fault.md', import.meta.url), 'utf8');
    expect(template).toContain('做一份报告');
    expect(template).toContain('Make a report');
  });
});
