// What code may name (eslint.config.js): one offence a rule, refused in its place, and the same line without the
// offence passes. Rules that need types are off here; they are the same for every file.
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileOf, NAMES, ROOMS, ROOT } from './probe';

const PURE = NAMES.filter((room) => ROOMS[room]?.pure === true);

const FENCES = ['no-restricted-syntax', 'no-restricted-globals', 'no-restricted-properties', 'no-eval', 'no-new-func'];

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [tseslint.configs.disableTypeChecked, { languageOptions: { parserOptions: { project: null } } }],
    ruleFilter: ({ ruleId }) => FENCES.includes(ruleId),
  });
});

/** What is refused in this text, were it that file: by line, with the rule's words. */
async function refusals(file: string, lines: readonly string[]): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: path.join(ROOT, file) });
  if (result === undefined) throw new Error(`${file} is not linted`);
  return result.messages.map(({ line, ruleId, message }) => `${line} ${ruleId ?? 'broken'}: ${message}`);
}

type Probe = readonly [offence: string, without: string, rule: string];

/** Each offence, on a line of its own, is refused by its rule once; without them nothing is. */
async function expectRefused(file: string, ...probes: readonly Probe[]): Promise<void> {
  const expected = probes.map(([, , rule], at): unknown => expect.stringContaining(`${at + 1} ${rule}`));
  expect(
    await refusals(
      file,
      probes.map(([offence]) => offence),
    ),
    file,
  ).toEqual(expected);
  expect(
    await refusals(
      file,
      probes.map(([, without]) => without),
    ),
    file,
  ).toEqual([]);
}

const HTML = 'no-restricted-syntax: Text from outside never becomes HTML';
const CHANCE = 'no-restricted-properties: ';
const NETWORK = 'no-restricted-globals: ';
const ROLE = 'no-restricted-syntax: Only engine/truth.ts reads a role';

const EVERYWHERE: readonly Probe[] = [
  ['export const a = (x) => { x.innerHTML = "x"; };', 'export const a = (x) => { x.textContent = "x"; };', HTML],
  ['export const b = (x) => { x.outerHTML = "x"; };', 'export const b = (x) => x.outerHTML;', HTML],
  ['export const c = (x) => { x["innerHTML"] = "x"; };', 'export const c = (x) => { x["title"] = "x"; };', HTML],
  ['export const d = (x) => x.insertAdjacentHTML("beforeend", "x");', 'export const d = (x) => x.append("x");', HTML],
  ['export class E { static { f(); } }', 'export class E { static a = 1; }', 'no-restricted-syntax: Chromium 91'],
  ['export const g = () => eval("1");', 'export const g = () => JSON.parse("1");', 'no-eval'],
  ['export const h = () => new Function("1");', 'export const h = () => new Map();', 'no-new-func'],
];
const OF_CHANCE: readonly Probe[] = [
  ['export const i = Math.random();', 'export const i = Math.round(1);', CHANCE],
  ['export const j = Math["random"]();', 'export const j = Math["round"](1);', CHANCE],
  ['export const { random } = Math;', 'export const { round } = Math;', CHANCE],
];
const OF_NETWORK: readonly Probe[] = [
  ['export const k = () => fetch("x");', 'export const k = (fetch) => fetch("x");', NETWORK],
  ['export const l = () => new WebSocket("x");', 'export const l = () => new Set("x");', NETWORK],
  ['export const m = () => new XMLHttpRequest();', 'export const m = () => new Set();', NETWORK],
];
/** What pure code may not name. */
const OF_WORLD: readonly Probe[] = [
  ...['Date.now()', 'document.title', 'window.name', 'globalThis', 'performance.now()', 'setTimeout(n, 1)', 'self'],
  ...['setInterval(n, 1)', 'localStorage', 'navigator', 'console', 'process', 'crypto', 'queueMicrotask(n)'],
].map((name, at) => [`export const w${at} = () => ${name};`, `export const w${at} = () => 1;`, NETWORK]);
const OF_ROLES: readonly Probe[] = [
  ['export const o = (x) => x.identity;', 'export const o = (x) => x.identityShown;', ROLE],
  ['export const p = (x) => x["identity"];', 'export const p = (x) => x["hp"];', ROLE],
  ['export const q = ({ identity }) => identity;', 'export const q = ({ hp }) => hp;', ROLE],
];

describe('one block for a room loses no rule of another', () => {
  test.each(NAMES)('%s', async (room) => {
    await expectRefused(
      fileOf(room, 'probe'),
      ...EVERYWHERE,
      ...OF_CHANCE,
      ...(['model', 'release'].includes(room) ? [] : OF_NETWORK),
      ...(PURE.includes(room) ? OF_WORLD : []),
      ...(room === 'engine' ? OF_ROLES : []),
    );
  });
  test.each(['src/engine/truth.ts', 'dev/show/probe.ts', 'test/ui/probe.ts'])('%s', (file) =>
    expectRefused(file, ...EVERYWHERE),
  );
});

test('the network is not reached by way of the window either', () =>
  expectRefused('src/ui/probe.ts', ['window.fetch("x");', 'window.focus();', CHANCE]));

test('core, talk and care are pure', () => {
  expect(PURE).toEqual(expect.arrayContaining(NAMES.filter((room) => /^(?:core|care|chatter\/.*)$/.test(room))));
});

test('who may, may: truth.ts reads roles, the model and the question for a newer version speak to the network, the panel sees the page', async () => {
  const offences = (probes: readonly Probe[]): string[] => probes.map(([offence]) => offence);
  expect(await refusals('src/engine/truth.ts', offences(OF_ROLES))).toEqual([]);
  expect(await refusals('src/model/probe.ts', offences(OF_NETWORK))).toEqual([]);
  expect(await refusals('src/release/probe.ts', offences(OF_NETWORK))).toEqual([]);
  expect(await refusals('src/ui/probe.ts', offences(OF_WORLD))).toEqual([]);
});
