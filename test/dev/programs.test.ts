/** Every program of dev/ says what it takes, and refuses what makes no sense, without working. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inProject } from '../../dev/program/project';
import { defineProgram, runProgram, type Program } from '../../dev/program/program';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { scripts: Record<string, string> };
const NAMED = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node dev\/run\.mjs (\S+)/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});
/** As dev/run.mjs tells a program from a part of one. */
const PROGRAMS = (readdirSync(inProject('dev'), { recursive: true }) as string[])
  .map((file) => `dev/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.ts') && /^export default define/m.test(readFileSync(inProject(file), 'utf8')))
  .sort();
/** Scripts that only start a tool. */
const TOOLS = /^(?:tsc|biome|eslint|vitest|depcruise|stryker)\b/;

async function run(program: Program, ...argv: string[]): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const status = await runProgram(program, argv, 'npm run it --', {
    say: (line) => {
      out += `${line}\n`;
    },
    complain: (line) => {
      err += `${line}\n`;
    },
  });
  return { status, out, err };
}

async function load(file: string): Promise<Program> {
  const { default: program } = (await import(inProject(file))) as { default: Program };
  return program;
}

it('every script is a program of dev/ or a tool', () => {
  const others = Object.entries(scripts).filter(([name]) => !NAMED.some(([known]) => known === name));
  expect(others.filter(([, line]) => !TOOLS.test(line))).toEqual([]);
  expect(NAMED.map(([, file]) => file).filter((file) => !PROGRAMS.includes(file))).toEqual([]);
  expect(PROGRAMS.length).toBeGreaterThan(20);
});

describe.each(PROGRAMS)('%s', (file) => {
  it('--help says what it takes, and does nothing else', async () => {
    const { status, out, err } = await run(await load(file), '--help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('用法 usage: npm run it --');
  });

  it('a wrong option ends with one line, the usage and status 2', async () => {
    const program = await load(file);
    for (const wrong of ['--no-such-option', '--constructor', '--__proto__']) {
      const { status, out, err } = await run(program, wrong);
      expect([status, out]).toEqual([2, '']);
      const [first = '', second] = err.split('\n');
      expect(first).not.toBe('');
      expect(second).toContain('用法 usage: npm run it --');
      expect(err).not.toMatch(/^\s+at /m);
    }
  });
});

const fileOf = (script: string): string => NAMED.find(([name]) => name === script)?.[1] ?? '';

it.each([
  ['talk', '--games', 'abc'],
  ['talk', '--players', '1'],
  ['talk', '--backend', 'toString'],
  ['talk', '--noname', '/no/such/folder'],
  ['record', '--games', '0'],
  ['record', '--personas', 'balanced,brave'],
  ['record', '--noname', '/no/such/folder'],
  ['start', '--seed', '1.5'],
  ['start', '--noname', '/no/such/folder'],
  ['start', '--file', '/no/such/file.jsonl'],
  ['record', '--games', '1', '--out', 'package.json'],
  ['record', '--games', '1', '--out', 'package.json/deeper'],
  ['shots', '--out', 'package.json'],
  ['fit:belief', '--games', 'test/golden', '--out', 'package.json'],
  ['bench', 'valueOf'],
  ['bench:live', '--games', 'abc'],
  ['bench:live', '--noname', '/no/such/folder'],
  ['bench:panel', '--games', '-1'],
  ['fuzz:chat', '--lines', 'many'],
  ['eval:chat', '--llm', 'notaurl', '--model', 'm'],
  ['eval:chat', '--llm', 'http://127.0.0.1:9'],
  ['eval:chat', '--set', '/no/such/set.jsonl'],
  ['eval:belief'],
  ['eval:belief', '--games', '/no/such/folder'],
  ['eval:belief', '--games', 'docs'],
  ['fit:belief', '--games', 'docs'],
  ['fit:belief', '--games', 'test/golden', '--l2', '0'],
  ['storylines', '/no/such/story.json'],
  ['cli'],
  ['cli', 'sing'],
  ['cli', 'constructor'],
  ['cli', '__proto__'],
  ['cli', 'detect', '--loud'],
  ['cli', 'replay'],
  ['cli', 'replay', '--file', 'x', '--persona', 'constructor'],
])('%s %s %s makes no sense: one line and the usage, status 2', async (script, ...argv) => {
  const { status, out, err } = await run(await load(fileOf(script)), ...argv);
  expect([status, out]).toEqual([2, '']);
  expect(err.split('\n')[1]).toContain('用法 usage: npm run it --');
  expect(err).not.toMatch(/^\s+at /m);
});

it.each(['docs', 'test/cases'])(
  'eval:belief without a usable game (%s) leaves the tables of docs alone',
  async (folder) => {
    const page = inProject('docs', 'belief.md');
    const before = readFileSync(page, 'utf8');
    await run(await load(fileOf('eval:belief')), '--games', folder);
    expect(readFileSync(page, 'utf8')).toBe(before);
  },
);

describe('files from outside', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chayan-programs-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = (name: string, text: string | Buffer): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it('eval:belief on games of five seats alone prints, and leaves the tables of eight alone', async () => {
    const page = inProject('docs', 'belief.md');
    const before = readFileSync(page, 'utf8');
    file('5p-3.jsonl', readFileSync(inProject('test', 'golden', '5p-3.jsonl')));
    const { status, err } = await run(await load(fileOf('eval:belief')), '--games', folder);
    expect(readFileSync(page, 'utf8')).toBe(before);
    expect([status, err.split('\n').length]).toEqual([1, 2]);
  });

  it('a byte order mark is no part of a storyline', async () => {
    const story = readFileSync(inProject('data', 'storylines', 'balancing-traitor.json'));
    const marked = file('marked.json', Buffer.concat([Buffer.from('\uFEFF'), story]));
    expect((await run(await load(fileOf('storylines')), marked)).status).toBe(0);
  });

  it('a recording that names a seat beyond its table ends there, in one line', async () => {
    const lines = readFileSync(inProject('test', 'golden', '5p-1.jsonl'), 'utf8').split('\n');
    const odd = JSON.stringify({ type: 'die', seat: 9, by: 1, role: 'fan' });
    const nine = file('nine.jsonl', [...lines.slice(0, 5), odd, ...lines.slice(5)].join('\n'));
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { status } = await run(await load(fileOf('start')), '--no-serve', '--file', nine);
    expect([status, complained.mock.calls.length]).toEqual([1, 1]);
    expect(complained.mock.calls[0]?.[0]).toMatch(/第 6 行.*没有这个座位（seat = 9）/);
    vi.restoreAllMocks();
  });
});

it('what the system refuses is one line, what is our own fault says where it was', async () => {
  const throwing = (error: unknown): Program =>
    defineProgram({
      about: 'x',
      options: {},
      run() {
        throw error;
      },
    });
  const refused = await run(throwing(systemError()));
  expect([refused.status, refused.err.trim().split('\n').length]).toEqual([1, 1]);
  expect((await run(throwing(new TypeError('ours')))).err).toMatch(/^\s+at /m);
});

/** What writing below a file gives. */
function systemError(): unknown {
  try {
    writeFileSync(inProject('package.json', 'x'), '');
  } catch (error) {
    return error;
  }
  throw new Error('written');
}
