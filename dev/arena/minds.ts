/** The minds that sit at the arena's tables. A row is a mind: its settings over the extension's defaults. */
import { UsageError } from '../program/errors';

/** Our own settings, without their prefix; null: no mind of ours decides at that seat. */
export type MindSettings = Readonly<Record<string, boolean | string>> | null;

export interface MindRow {
  readonly name: string;
  readonly settings: MindSettings;
  /** Plays by the extension that the user names (`--other`). */
  readonly other?: boolean;
}

export const ENGINE = 'engine';
export const OTHER = 'other';

export const MINDS = {
  /** The engine's own AI, which reads every role: the cheating ceiling. */
  [ENGINE]: null,
  spec: { inference: 'spec', strict: false },
  belief: { inference: 'belief', strict: false },
  strict: { inference: 'belief', strict: true },
} as const satisfies Record<string, MindSettings>;

/** What a variant may be called; it is part of file names. */
const NAME = /^[\w-]{1,40}$/;

const valueOf = (word: string): boolean | string => (word === 'true' ? true : word === 'false' ? false : word);

/** `NAME=MIND:key=value,key=value`: a known mind with other settings. @throws UsageError */
export function variant(text: string, known: readonly MindRow[]): MindRow {
  const [, name = '', base = '', rest = ''] = /^([^=]*)=([^:]*)(?::(.*))?$/.exec(text) ?? [];
  const parent = known.find((mind) => mind.name === base);
  const pairs = rest.split(',').filter((pair) => pair !== '');
  const settings = pairs.map((pair) => /^([\w]+)=(.+)$/.exec(pair)?.slice(1) ?? []);
  if (
    !NAME.test(name) ||
    known.some((mind) => mind.name === name) ||
    !parent?.settings ||
    settings.some((it) => !it[0])
  )
    throw new UsageError(
      `--mind ${text}: 应是 应写作 NAME=MIND:key=value,…，MIND 为 must be NAME=MIND:key=value,… with MIND one of ` +
        known.flatMap((mind) => (mind.settings ? [mind.name] : [])).join(' '),
    );
  return {
    name,
    settings: {
      ...parent.settings,
      ...Object.fromEntries(settings.map(([key = '', value = '']) => [key, valueOf(value)])),
    },
  };
}

/** Every mind that may be named: the rows, the variants, and `other` where an extension is given. @throws UsageError */
export function knownMinds(variants: readonly string[], other: boolean): MindRow[] {
  const minds: MindRow[] = Object.entries(MINDS).map(([name, settings]) => ({ name, settings }));
  if (other) minds.push({ name: OTHER, settings: null, other: true });
  for (const text of variants) minds.push(variant(text, minds));
  return minds;
}
