/** src/chatter/line/script-table.ts: which traditional character a simplified one is written as, and between what, from OpenCC. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Converter } from 'opencc-js';
import { TRADITIONAL } from '../../src/chatter/line/lexicon';
import { inProject } from '../program/project';
import type { Generated } from './generated';
import { LEVEL_1, LEVEL_2 } from './gb2312';

const RUN = /[\u3400-\u9fff]+/g;
/** Whatever is said comes from these; names and terms besides come from script-own.txt. */
const SOURCES = ['src/chatter/plan', 'data/voice', 'data/storylines', 'data/lexicon/script-own.txt'];

function filesIn(where: string): string[] {
  const full = inProject(...where.split('/'));
  if (/\.\w+$/.test(where)) return [full];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => path.join(full, name))
    .filter((name) => /\.(?:ts|tsv|json)$/.test(name));
}

/** All runs of Han characters in what the AIs say. */
export const spokenRuns = (): string[] => [
  ...new Set(SOURCES.flatMap(filesIn).flatMap((file) => readFileSync(file, 'utf8').match(RUN) ?? [])),
];

const converted = Converter({ from: 'cn', to: 'tw' });

/** As Taiwan writes it. OpenCC takes the end of 大家 and the beginning of 什么 for 家什, a household's things. */
export const toTaiwan = (text: string): string => converted(text).replaceAll('大傢什', '大家什');

/** One place where a character is written otherwise than it is alone. */
interface Place {
  readonly text: string;
  readonly at: number;
  readonly written: string;
}

/** How much of what stands around it decides: so many before, so many behind. */
const AROUND = [
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 2],
  [2, 0],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 3],
] as const;

const key = ({ text, at }: Place, before: number, behind: number): string =>
  `${text.slice(Math.max(0, at - before), at)}_${text.slice(at + 1, at + 1 + behind)}`;

/** The fewest neighbours that tell a place from every other where the character is written otherwise. */
function contextOf(place: Place, all: readonly Place[]): string {
  for (const [before, behind] of AROUND) {
    const own = key(place, before, behind);
    if (own.length < 1 + before + behind && before + behind < 6) continue;
    if (all.every((other) => other.written === place.written || key(other, before, behind) !== own)) return own;
  }
  throw new Error(`${place.text}: ${place.written} cannot be told apart`);
}

function made(): { alone: string; between: string } {
  const known = new Map<string, string[]>();
  for (const [from, to] of pairsOf(TRADITIONAL)) known.set(to, [...(known.get(to) ?? []), from]);
  const characters = [
    ...new Set([...LEVEL_1, ...LEVEL_2, ...known.keys(), ...Array.from(spokenRuns().join(''))]),
  ].sort();
  const alone = characters.flatMap((one) => {
    const written = toTaiwan(one);
    const [only, ...more] = known.get(one) ?? [one];
    return (more.length === 0 ? only : one) === written ? [] : [`${one}${written}`];
  });
  const places = new Map<string, Place[]>();
  for (const text of spokenRuns()) {
    const written = toTaiwan(text);
    if (written.length !== text.length) throw new Error(`${text}: ${written}`);
    Array.from(text).forEach((one, at) => {
      places.set(one, [...(places.get(one) ?? []), { text, at, written: written[at] ?? one }]);
    });
  }
  const between = [...places].sort().flatMap(([one, all]) => {
    const plain = toTaiwan(one);
    const rules = all
      .filter(({ written }) => written !== plain)
      .map((place) => `${contextOf(place, all)}${place.written}`);
    return rules.length === 0 ? [] : [`${one}${[...new Set(rules)].sort().join(' ')}`];
  });
  return { alone: alone.join(''), between: between.join('|') };
}

function* pairsOf(packed: string): Generator<[string, string]> {
  for (let at = 0; at + 1 < packed.length; at += 2) yield [packed[at] ?? '', packed[at + 1] ?? ''];
}

export const script: Generated = {
  name: 'script',
  file: 'src/chatter/line/script-table.ts',
  from: 'OpenCC (opencc-js) and all that the AIs say',
  make() {
    const { alone, between } = made();
    return {
      body: `/** Pairs: simplified, traditional, where the ear's table turned round does not tell it. */
export const ALONE =
  '${alone}';
/** A simplified character, then what it is written as between these: before_behind and the character. */
export const BETWEEN =
  '${between}';
`,
      told: `${alone.length / 2} characters, ${between.split('|').length} by what stands around them`,
    };
  },
};
