/** A small house built of given files, and what the fences between rooms (.dependency-cruiser.js) refuse in it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import rooms from '../../rooms.json';

/** Room → what it may import beside itself, and whether its code is pure. */
export const ROOMS: Readonly<Record<string, { readonly may: readonly string[]; readonly pure?: boolean }>> = rooms;
export const NAMES = Object.keys(ROOMS);

export const ROOT = path.join(import.meta.dirname, '../..');

/** Rooms of one file. */
export const SINGLE = NAMES.filter((room) => existsSync(path.join(ROOT, 'src', `${room}.ts`)));
/** Where a file of that name lies in a room; a room of one file has no other. */
export const fileOf = (room: string, name: string): string =>
  SINGLE.includes(room) ? `src/${room}.ts` : `src/${room}/${name}.ts`;

/** One refusal: the rule, and between which files. */
export interface Refusal {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** @param files text by path from the root of the house; whatever lies under src and dev is looked at. */
export async function refusedIn(files: Readonly<Record<string, string>>): Promise<Refusal[]> {
  const config = (await import(pathToFileURL(path.join(ROOT, '.dependency-cruiser.js')).href)) as {
    readonly default: IConfiguration;
  };
  const { forbidden = [], options = {} } = config.default;
  const { tsConfig: _, ...rest } = options;
  const house = mkdtempSync(path.join(tmpdir(), 'house-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
      writeFileSync(path.join(house, file), text);
    }
    const tops = ['src', 'dev'].filter((top) => Object.keys(files).some((file) => file.startsWith(`${top}/`)));
    const { output } = await cruise(tops, {
      ...rest,
      baseDir: house,
      validate: true,
      ruleSet: { forbidden },
    });
    const { violations } = (output as ICruiseResult).summary;
    return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}
