/**
 * A program for developers: `--help` prints what it takes, a command that makes no sense ends with one line, the usage
 * and status 2, work that failed with status 1, and a reader that goes away (`| head -1`) quietly.
 */
import { Failure, isRefused, UsageError } from './errors';
import { optionLines, readOptions, type Options, type Rest, type Values } from './options';

/** Exit status: 0 done, 1 something in the work failed, 2 the command makes no sense here. */
export type Status = number;

/** Where help and errors go; the work itself writes to the console. */
export interface Voice {
  /** Standard output. */
  say(line: string): void;
  /** Standard error. */
  complain(line: string): void;
}

export interface Program {
  /** Chinese, then English; one line. */
  readonly about: string;
  /** The usage: how it is started, and its options. */
  usage(call: string): string;
  /** Reads the command line and works. @throws UsageError, Failure */
  start(argv: readonly string[], call: string, voice: Voice): Promise<Status>;
}

export interface Definition<O extends Options> {
  readonly about: string;
  readonly options: O;
  /** Words beside the options; none are allowed where absent. */
  readonly rest?: Rest;
  run(values: Values<O>, rest: readonly string[]): Status | Promise<Status>;
}

export function defineProgram<O extends Options>({ about, options, rest, run }: Definition<O>): Program {
  const usage = (call: string): string =>
    [
      `用法 usage: ${call}${rest ? ` [${rest.value} …]` : ''} [选项 options]`,
      ...optionLines(options, rest ?? null),
    ].join('\n');
  return {
    about,
    usage,
    async start(argv, call, voice) {
      const read = readOptions(options, rest ?? null, argv);
      if (!read.help) return run(read.values, read.rest);
      voice.say(`${about}\n${usage(call)}`);
      return 0;
    },
  };
}

/** A program whose first word says which of several it is. */
export function defineCommands(about: string, commands: Readonly<Record<string, Program>>): Program {
  const names = Object.keys(commands);
  const usage = (call: string): string =>
    [
      `用法 usage: ${call} ${names.join('|')} [选项 options]`,
      ...names.map((name) => `  ${name.padEnd(10)}${commands[name]?.about ?? ''}`),
      `  ${call} ${names[0] ?? ''} --help`,
    ].join('\n');
  return {
    about,
    usage,
    async start([name, ...rest], call, voice) {
      if (name === '--help' || name === '-h') {
        voice.say(`${about}\n${usage(call)}`);
        return 0;
      }
      const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (!command) {
        const known = names.join(' ');
        throw new UsageError(`没有命令 unknown command: ${name ?? '(无 none)'}; 可用 known: ${known}`);
      }
      try {
        return await command.start(rest, `${call} ${name}`, voice);
      } catch (error) {
        throw error instanceof UsageError ? new CommandUsage(error.message, command.usage(`${call} ${name}`)) : error;
      }
    },
  };
}

/** A command of several went wrong: its own usage is the one to show. */
class CommandUsage extends UsageError {
  constructor(
    message: string,
    readonly usage: string,
  ) {
    super(message);
  }
}

/** Runs a program to its end; what it throws becomes words and an exit status. */
export async function runProgram(
  program: Program,
  argv: readonly string[],
  call: string,
  voice: Voice,
): Promise<Status> {
  try {
    return await program.start(argv, call, voice);
  } catch (error) {
    if (error instanceof UsageError) {
      voice.complain(error.message);
      voice.complain(error instanceof CommandUsage ? error.usage : program.usage(call));
      return 2;
    }
    voice.complain(wordsOf(error));
    return 1;
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (isRefused(error)) return `系统不允许 the system refused: ${error.message}`;
  // Whatever else is thrown is a fault of the program's own.
  return error instanceof Error ? `${error.stack}` : String(error);
}
