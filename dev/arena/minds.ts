/** The minds that sit at the arena's tables. A row is a mind: its settings over the extension's defaults. */
import { isInferenceKind } from '../../src/core/inference-kind';
import { PLOY_NAMES, ploysOf } from '../../src/core/play/ploys';
import { DEFAULTS } from '../../src/engine/settings';
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

type Value = boolean | string;

const valueOf = (word: string): Value => (word === 'true' ? true : word === 'false' ? false : word);

/** What every setting of a mind is where nothing is said of it. */
const standing = (settings: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> => ({
  ...DEFAULTS,
  ...ploysOf((settings['strict'] ?? DEFAULTS.strict) === true),
  ...settings,
});

/** Why a setting would change nothing, or null. A word misspelt would else be measured as no difference. */
function faultOf(key: string, value: Value, known: Value | undefined): string | null {
  if (known === undefined)
    return `没有这项设置 no such setting: ${key} (${[...PLOY_NAMES, ...Object.keys(DEFAULTS)].join(' ')})`;
  if (typeof known !== typeof value)
    return `${key}: 应为 must be ${typeof known === 'boolean' ? 'true / false' : 'a word'}`;
  return key === 'inference' && !isInferenceKind(value) ? `inference: spec / belief` : null;
}

/** `NAME=MIND:key=value,key=value`: a known mind with other settings. @throws UsageError */
export function variant(text: string, known: readonly MindRow[]): MindRow {
  const [, name = '', base = '', rest = ''] = /^([^=]*)=([^:]*)(?::(.*))?$/.exec(text) ?? [];
  const parent = known.find((mind) => mind.name === base);
  const pairs = rest.split(',').filter((pair) => pair !== '');
  const settings = pairs.map((pair) => /^([\w]+)=(.+)$/.exec(pair)?.slice(1) ?? []);
  if (!NAME.test(name) || !parent?.settings || settings.some((it) => !it[0]))
    throw new UsageError(
      `--mind ${text}: 应写作 NAME=MIND:key=value,…，MIND 为 must be NAME=MIND:key=value,… with MIND one of ` +
        known.flatMap((mind) => (mind.settings ? [mind.name] : [])).join(' '),
    );
  const taken = known.some((mind) => mind.name === name);
  if (taken) throw new UsageError(`--mind ${text}: 已有这个名字 this name is taken: ${name}`);
  const { settings: before } = parent;
  const was = standing(before);
  const changed = settings.map(([key = '', value = '']) => [key, valueOf(value)] as const);
  for (const [key, value] of changed) {
    const fault = faultOf(key, value, was[key]);
    if (fault !== null) throw new UsageError(`--mind ${text}: ${fault}`);
  }
  if (changed.every(([key, value]) => was[key] === value))
    throw new UsageError(`--mind ${text}: 与 ${base} 没有差别 it is ${base} itself`);
  return { name, settings: { ...before, ...Object.fromEntries(changed) } };
}

/** Every mind that may be named: the rows, the variants, and `other` where an extension is given. @throws UsageError */
export function knownMinds(variants: readonly string[], other: boolean): MindRow[] {
  const minds: MindRow[] = Object.entries(MINDS).map(([name, settings]) => ({ name, settings }));
  if (other) minds.push({ name: OTHER, settings: null, other: true });
  for (const text of variants) minds.push(variant(text, minds));
  return minds;
}

/** Where nobody says whose tables they are: of two minds A and B it is A that sits at B's, else all are the engine's guests. */
export const usualHouse = (minds: readonly string[]): string => (minds.length === 2 ? (minds[1] ?? ENGINE) : ENGINE);
