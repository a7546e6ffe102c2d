/** The table of a program's options: the command line is read by it, and the help is printed from it. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reasonOf, UsageError } from './errors';

/** One option, `--name`, or `-n` where its name is one letter. */
export interface Option<T> {
  /** What stands for its value in the help; null for a switch, which has none. */
  readonly value: string | null;
  /** Chinese, then English. */
  readonly about: string;
  readonly multiple: boolean;
  /** `given`: the values in order, none where the option is absent. @throws UsageError */
  read(name: string, given: readonly string[]): T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** Words that are no option, such as file names. */
export interface Rest {
  readonly value: string;
  readonly about: string;
}

/** On where it is given. */
export const flag = (about: string): Option<boolean> => ({
  value: null,
  about,
  multiple: false,
  read: (_, given) => given.length > 0,
});

/** Any text. */
export function text(value: string, about: string): Option<string | undefined>;
export function text(value: string, about: string, otherwise: string): Option<string>;
export function text(value: string, about: string, otherwise?: string): Option<string | undefined> {
  return { value, about, multiple: false, read: (_, given) => given.at(-1) ?? otherwise };
}

/** Any number of texts. */
export const texts = (value: string, about: string): Option<readonly string[]> => ({
  value,
  about,
  multiple: true,
  read: (_, given) => given,
});

/** A whole number in [least, most]. */
export const whole = (
  about: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): Option<number> => ({
  value: 'N',
  about: `${about} (${otherwise})`,
  multiple: false,
  read(name, given) {
    const word = given.at(-1) ?? `${otherwise}`;
    const value = Number(word);
    if (/^\d+$/.test(word) && value >= least && value <= most) return value;
    throw new UsageError(
      `--${name} 应是 ${least} 到 ${most} 的整数 must be a whole number from ${least} to ${most}: ${word}`,
    );
  },
});

/** A finite number greater than nought. */
export const positive = (about: string, otherwise: number): Option<number> => ({
  value: 'X',
  about: `${about} (${otherwise})`,
  multiple: false,
  read(name, given) {
    const word = given.at(-1) ?? `${otherwise}`;
    const value = Number(word);
    if (word.trim() !== '' && Number.isFinite(value) && value > 0) return value;
    throw new UsageError(`--${name} 应是大于零的数 must be a number greater than nought: ${word}`);
  },
});

/** The same option, undefined where it is absent. */
export const ifGiven = <T>(option: Option<T>, about: string): Option<T | undefined> => ({
  ...option,
  about,
  read: (name, given) => (given.length === 0 ? undefined : option.read(name, given)),
});

/** One of some names. */
export function oneOf<const N extends string>(names: readonly N[], about: string): Option<N | undefined>;
export function oneOf<const N extends string>(names: readonly N[], about: string, otherwise: N): Option<N>;
export function oneOf<const N extends string>(
  names: readonly N[],
  about: string,
  otherwise?: N,
): Option<N | undefined> {
  return {
    value: names.join('|'),
    about: otherwise === undefined ? about : `${about} (${otherwise})`,
    multiple: false,
    read(name, given) {
      const word = given.at(-1);
      return word === undefined ? otherwise : known(names, name, word);
    },
  };
}

/** Some of some names, between commas; undefined where the option is absent. */
export const someOf = <const N extends string>(
  names: readonly N[],
  about: string,
): Option<readonly N[] | undefined> => ({
  value: 'A,B',
  about: `${about}: ${names.join(' ')}`,
  multiple: false,
  read: (name, given) =>
    given
      .at(-1)
      ?.split(',')
      .map((word) => known(names, name, word.trim())),
});

function known<N extends string>(names: readonly N[], option: string, word: string): N {
  const found = names.find((name) => name === word);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} ${word}: 可用 known: ${names.join(' ')}`);
}

/** Reads a command line. `--help` and `-h` go before everything else. @throws UsageError */
export function readOptions<O extends Options>(
  options: O,
  rest: Rest | null,
  argv: readonly string[],
): { help: true } | { help: false; values: Values<O>; rest: readonly string[] } {
  const end = argv.indexOf('--');
  const words = end < 0 ? argv : argv.slice(0, end);
  if (words.includes('--help') || words.includes('-h')) return { help: true };
  const given = parse(options, rest, argv);
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const words = Object.hasOwn(given.values, name) ? given.values[name] : undefined;
      return [name, option.read(name, words?.map(String) ?? [])];
    }),
  );
  return { help: false, values: values as Values<O>, rest: given.positionals };
}

function parse(options: Options, rest: Rest | null, argv: readonly string[]) {
  const table = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      {
        type: value === null ? ('boolean' as const) : ('string' as const),
        multiple: true as const,
        ...(name.length === 1 ? { short: name } : {}),
      },
    ]),
  );
  try {
    return parseArgs({ args: [...argv], allowPositionals: rest !== null, options: table });
  } catch (error) {
    // Node adds advice about positional arguments after the first sentence.
    const [first = ''] = reasonOf(error).split('. ');
    throw new UsageError(`参数有误 bad arguments: ${first.replaceAll('\n', ' ')}`);
  }
}

/** The options as lines of the help. */
export function optionLines(options: Options, rest: Rest | null): string[] {
  const rows = [
    ...(rest ? [[rest.value, rest.about] as const] : []),
    ...Object.entries(options).map(
      ([name, { value, about, multiple }]) =>
        [
          `${name.length === 1 ? '-' : '--'}${name}${value === null ? '' : ` ${value}`}${multiple ? ' …' : ''}`,
          about,
        ] as const,
    ),
    ['--help', '这些说明 this help'] as const,
  ];
  const columns = Math.max(...rows.map(([head]) => head.length));
  return rows.map(([head, about]) => `  ${head.padEnd(columns)}  ${about}`);
}

/** A file that the command line names. @throws UsageError where it cannot be read */
export function readNamed(file: string): string {
  try {
    // Editors on Windows begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`读不到文件 cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** A folder that the command line names, as an absolute path. @throws UsageError where there is none */
export function namedFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return path.resolve(folder);
  throw new UsageError(`没有这个文件夹 no such folder: ${folder}`);
}

/** A folder to write to, made where it is not there yet, as an absolute path. @throws UsageError where it cannot be */
export function outFolder(folder: string): string {
  const target = path.resolve(folder);
  try {
    if (!existsSync(target)) mkdirSync(target, { recursive: true });
    if (!statSync(target).isDirectory()) throw new Error('是文件不是文件夹 a file, not a folder');
    accessSync(target, constants.W_OK);
    return target;
  } catch (error) {
    throw new UsageError(`不能写到 cannot write to ${folder}: ${reasonOf(error)}`);
  }
}
