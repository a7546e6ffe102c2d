/** Command lines of the developer programs: `--name value` or `--flag`. */

export class UsageError extends Error {}

export interface Arguments {
  /** Words that are not options. */
  words: string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** A whole number of at least `least`; UsageError when it is something else. */
  whole(name: string, fallback: number, least: number): number;
}

/** `known` lists options that take a value, `flags` those that do not; anything else is refused by name. */
export function parseArguments(argv: readonly string[], known: readonly string[], flags: readonly string[]): Arguments {
  const values = new Map<string, string>();
  const set = new Set<string>();
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (flags.includes(name)) {
      set.add(name);
    } else if (known.includes(name)) {
      const value = inline ?? argv[++i];
      if (value === undefined || value.startsWith('--')) throw new UsageError(`--${name} 需要一个值 needs a value`);
      values.set(name, value);
    } else {
      throw new UsageError(`没有 --${name} 这个选项 unknown option; 可用 known: ${[...known, ...flags].map((n) => `--${n}`).join(' ')}`);
    }
  }
  return {
    words,
    text: (name) => values.get(name),
    flag: (name) => set.has(name),
    whole(name, fallback, least) {
      const value = values.get(name);
      if (value === undefined) return fallback;
      const number = Number(value);
      if (!Number.isInteger(number) || number < least) {
        throw new UsageError(`--${name} 应为不小于 ${least} 的整数 must be a whole number >= ${least}: ${value}`);
      }
      return number;
    },
  };
}
