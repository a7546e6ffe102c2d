/** The process of a program (dev/run.mjs): its words go to the console, its status to the shell. */
import { isGone } from './errors';
import { runProgram, type Program } from './program';

function leaveQuietly(error: unknown): void {
  if (isGone(error)) process.exit(0);
  throw error;
}

/** `call`: how it was started, for the usage. */
export async function main(program: Program, argv: readonly string[], call: string): Promise<void> {
  process.stdout.on('error', leaveQuietly);
  process.stderr.on('error', leaveQuietly);
  process.exitCode = await runProgram(program, argv, call, {
    say: (line) => {
      console.log(line);
    },
    complain: (line) => {
      console.error(line);
    },
  });
}
