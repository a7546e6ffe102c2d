/**
 * Our settings as one file, and the copy of them on the device: written from what they may be, read through the same gate. A
 * file with one wrong value is refused whole, so that nothing is half taken.
 */
import * as v from 'valibot';
import { quoted } from '../record/quoted';
import type { Choices } from './report';

export type Value = string | boolean;
export type Values = Readonly<Record<string, Value>>;

/** Characters; larger is no file of ours. */
export const LARGEST_SETTINGS = 100_000;
/** Code points. */
const LONGEST_QUOTE = 30;

/** Why a file is not taken. `detail`: what stood there, or empty. */
export interface SettingsFault {
  readonly fault: 'tooBig' | 'notJson' | 'notOurs' | 'newer' | 'wrong';
  readonly detail: string;
}

export interface ReadSettings {
  readonly values: Values;
  /** Keys that this version does not know; they are left out. */
  readonly left: readonly string[];
}

const SETTINGS = v.pipe(
  v.unknown(),
  v.check((settings) => !Array.isArray(settings)),
  v.record(v.string(), v.unknown()),
);
const FILE = v.object({ chayan_settings: v.number(), settings: SETTINGS });
const FORMAT = 1;

/** What is in force of every setting: what is stored where it may be that, else the default. */
export function valuesNow(choices: Choices, defaults: Values, stored: (key: string) => unknown): Values {
  return Object.fromEntries(
    Object.entries(defaults).map(([key, otherwise]) => [
      key,
      choices[key]?.find((one) => one === stored(key)) ?? otherwise,
    ]),
  );
}

/** Keys whose values differ, in the order of the second. */
export const differing = (from: Values, to: Values): string[] => Object.keys(to).filter((key) => from[key] !== to[key]);

export const settingsText = (version: string, values: Values): string =>
  `${JSON.stringify({ chayan_settings: FORMAT, version, settings: values }, null, 2)}\n`;

/** Reads a file. @returns the fault where any known setting has a value that it may not have */
export function readSettings(text: string, choices: Choices): ReadSettings | SettingsFault {
  if (text.length > LARGEST_SETTINGS) return { fault: 'tooBig', detail: '' };
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: 'notJson', detail: '' };
  }
  const file = v.safeParse(FILE, data);
  if (!file.success) return { fault: 'notOurs', detail: '' };
  if (file.output.chayan_settings !== FORMAT)
    return { fault: file.output.chayan_settings > FORMAT ? 'newer' : 'notOurs', detail: '' };
  return readValues(file.output.settings, choices);
}

/** The same for the copy on the device, which is the settings alone. */
export function readValues(settings: unknown, choices: Choices): ReadSettings | SettingsFault {
  const read = v.safeParse(SETTINGS, settings);
  if (!read.success) return { fault: 'notOurs', detail: '' };
  const values: Record<string, Value> = {};
  const left: string[] = [];
  for (const [key, value] of Object.entries(read.output)) {
    const may = Object.prototype.hasOwnProperty.call(choices, key) ? choices[key] : undefined;
    const found = may?.find((one) => one === value);
    if (may === undefined) left.push(key);
    else if (found === undefined) return { fault: 'wrong', detail: `${key}: ${quoted(value, LONGEST_QUOTE)}` };
    else values[key] = found;
  }
  return { values, left };
}

export const isFault = (read: ReadSettings | SettingsFault): read is SettingsFault => 'fault' in read;
