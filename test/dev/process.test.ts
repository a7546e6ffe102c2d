/** A program as a process of its own: its reader may go away, and what is no program is not started. */
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { PROJECT } from '../../dev/program/project';

interface Ended {
  status: number | null;
  err: string;
}

/** Starts a program and closes its output after the first piece, as `| head -1` does. */
function headOf(argv: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['dev/run.mjs', ...argv], { cwd: PROJECT });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  child.stdout.once('data', () => {
    child.stdout.destroy();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, err });
    });
  });
}

it.each<[string, readonly string[], string?]>([
  ['replay', ['dev/cli/cli.ts', 'replay', '--file', 'test/golden/8p-1.jsonl']],
  ['detect', ['dev/cli/cli.ts', 'detect'], '{"text":"三号是反贼"}\n'.repeat(400)],
  ['start', ['dev/show/start.ts', '--no-serve']],
  ['storylines', ['dev/check/storylines.ts']],
])('%s ends quietly where nobody reads any more', async (_name, argv, input) => {
  expect(await headOf(argv, input)).toEqual({ status: 0, err: '' });
});

it.each(['dev/noname/play.ts', 'dev/bench/line-page.ts', 'dev/program/errors.ts', 'dev/no/such.ts', 'package.json'])(
  '%s is no program',
  async (file) => {
    const { status, err } = await headOf([file, '--help']);
    expect(status).toBe(2);
    expect(err).toContain(file);
  },
);
