/** `npm run -s cli -- <command>`: the command-line contract (§L1). JSON Lines out, words to standard error. */
import { UsageError } from '../program/usage';
import { readFileSync } from 'node:fs';
import { careCommand } from './care';
import { detectCommand } from './detect';
import { judgeCommand } from './judge';
import { replayCommand } from './replay';
import { rigidityCommand } from './rigidity';
import { printLine } from '../program/json-lines';

type Command = (argv: readonly string[]) => number;

const COMMANDS: Readonly<Record<string, Command>> = {
  care: () => careCommand(readFileSync(0, 'utf8'), printLine),
  detect: () => detectCommand(readFileSync(0, 'utf8'), printLine),
  judge: () => judgeCommand(readFileSync(0, 'utf8'), printLine),
  replay: replayCommand,
  rigidity: () => rigidityCommand(readFileSync(0, 'utf8'), printLine),
};

function main([name = '', ...rest]: readonly string[]): number {
  const command = COMMANDS[name];
  if (command) return command(rest);
  throw new UsageError(
    `没有命令 unknown command: ${name === '' ? '(无 none)' : name}; 可用 known: ${Object.keys(COMMANDS).join(' ')}`,
  );
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
