/** Every `npm run` script that is a program says what it takes, and refuses what makes no sense, without working. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../dev/program/project';
import { runProgram, type Program } from '../../dev/program/program';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { scripts: Record<string, string> };
const PROGRAMS = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node dev\/run\.mjs (\S+)/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});
/** Scripts that only start a tool. */
const TOOLS = /^(?:tsc|biome|eslint|vitest|depcruise|knip)\b/;

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
  const others = Object.entries(scripts).filter(([name]) => !PROGRAMS.some(([known]) => known === name));
  expect(others.filter(([, line]) => !TOOLS.test(line))).toEqual([]);
  expect(PROGRAMS.length).toBeGreaterThan(15);
});

describe.each(PROGRAMS)('%s', (_name, file) => {
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

const fileOf = (script: string): string => PROGRAMS.find(([name]) => name === script)?.[1] ?? '';

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

it('eval:belief without a usable game leaves the tables of docs alone', async () => {
  const page = inProject('docs', 'belief.md');
  const before = readFileSync(page, 'utf8');
  await run(await load(fileOf('eval:belief')), '--games', 'docs');
  expect(readFileSync(page, 'utf8')).toBe(before);
});
