/**
 * Packs data/lexicon into src/chatter/line/lexicon.ts: the alternatives of a row stand apart, word classes keep their
 * names and are opened when an expression is first run (classes.ts), `(?:` is `(`, and tables say nothing twice.
 */
import { anchorReader, wordsOf } from '../../src/chatter/line/anchors';
import { openerOf } from '../../src/chatter/line/classes';
import { APART, packPairs } from '../../src/chatter/line/unpack';
import { Failure, reasonOf } from '../program/errors';
import type { Generated, Made } from './generated';
import { mark } from './lexicon-anchors';
import { raw } from './raw';
import { rowsOf } from './rows';

/** Files of expressions, patterns-*.tsv, in this order. */
const FILES = ['crisis', 'hostility', 'closeness', 'security', 'mood', 'sense', 'table', 'cues'];
/** The frames of a line (is it about the game, about life, a joke) are words of whole classes. */
const TOPICS = [
  'game ROLE SEAT PLAY',
  'play PLAY STRIKE',
  'real REAL',
  'life LIFE',
  'fun JOKE',
  'fiction FICTION',
  'worry HELP',
  'prevent PREVENT',
];
/** Classes that the judges look up themselves. */
const FRAMES = ['SELF', 'YOU', 'FRIEND', 'SEAT', 'ROLE', 'NEG', 'THING', 'GENERAL'];

const rows = (file: string): (readonly string[])[] => rowsOf('lexicon', file).map(({ cells }) => cells);

/** A class that holds characters beyond the BMP becomes an alternation: expressions run without the `u` flag. */
const widenClasses = (source: string): string =>
  source.replace(
    /\[([^\]^\\]*[\u{10000}-\u{10ffff}][^\]]*)\]/gu,
    (_, body: string) => `(?:${Array.from(body).join('|')})`,
  );

/** The alternatives of an expression, each packed. */
function alternatives(source: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    let c = source.charAt(i);
    if (c === '\\') c += source.charAt(++i);
    else if (inClass) {
      if (c === ']') inClass = false;
      else if (c === '(') c = '\\(';
    } else if (c === '[') inClass = true;
    else if (c === '(') {
      depth++;
      if (source[i + 1] !== '?') throw new Failure(`a group captures: ${source}`);
      if (source[i + 2] === ':') i += 2;
    } else if (c === ')') depth--;
    else if (c === '|' && depth === 0) {
      parts.push(part);
      part = '';
      continue;
    }
    part += c;
  }
  return [...parts, part];
}
const pack = (source: string): string => alternatives(widenClasses(source)).join('|');

/** The word classes: the longest word first, so that a short word never hides a long one. */
const readClasses = (): Map<string, readonly string[]> =>
  new Map(
    rows('macros.tsv').map(([name = '', words = '']) => [
      name,
      [...new Set(words.split(' ').filter(Boolean))].sort((a, b) => b.length - a.length).map(pack),
    ]),
  );

/** Marks anchors; a class alone has the anchors of its words. */
function anchorer(classes: Map<string, readonly string[]>): {
  anchor(source: string): string;
  isLoose(source: string): boolean;
} {
  const wordsIn = (name: string): readonly string[] => classes.get(name) ?? [];
  let anchorsOf = anchorReader(wordsIn);
  const all = (name: string): string[] | null => {
    const each = wordsIn(name).map((word) => (/^\{\w+\}$/.test(word) ? all(word.slice(1, -1)) : anchorsOf(word)));
    const found = each.flatMap((anchors) => anchors ?? []);
    return each.every((anchors) => anchors !== null && anchors.length > 0) ? found : null;
  };
  const words = (stretch: string): string[] | null => {
    if (!/^\{\w+\}$/.test(stretch)) return wordsOf(stretch, wordsIn);
    return wordsIn(stretch.slice(1, -1)).length > 0 ? all(stretch.slice(1, -1)) : null;
  };
  const anchor = (source: string): string => mark(source, words);
  for (const [name, list] of classes) {
    classes.set(name, list.map(anchor));
    anchorsOf = anchorReader(wordsIn);
  }
  return { anchor, isLoose: (source) => anchorsOf(source).length === 0 };
}

interface Patterns {
  /** Kind, weight and expressions, between tabs. */
  lines: string[];
  count: number;
  /** Expressions that no word announces: they are always run. */
  loose: number;
}

function readPatterns(classes: Map<string, readonly string[]>): Patterns {
  const { anchor, isLoose } = anchorer(classes);
  const opener = openerOf([...classes].map(([name, words]) => [name, ...words].join(' ')).join('\n'));
  const kinds: { kind: string; weight: number; parts: string[] }[] = [];
  for (const file of FILES.map((name) => `patterns-${name}.tsv`)) {
    for (const [kind = '', weight = '', source = ''] of rows(file)) {
      if (source === '') throw new Failure(`${file}: ${kind} ${weight} has no expression`);
      const parts = alternatives(widenClasses(source)).map(anchor);
      for (const part of parts) {
        try {
          new RegExp(opener.open(part), 'g');
        } catch (error) {
          throw new Failure(`${file}: ${kind} ${part}: ${reasonOf(error)}`, { cause: error });
        }
      }
      const last = kinds.at(-1);
      if (last?.kind === kind && last.weight === Number(weight)) last.parts.push(...parts);
      else kinds.push({ kind, weight: Number(weight), parts });
    }
  }
  const all = kinds.flatMap(({ parts }) => parts);
  return {
    lines: kinds.map(({ kind, weight, parts }) => [kind, weight, parts.join(APART)].join('\t')),
    count: all.length,
    loose: all.filter(isLoose).length,
  };
}

/** Syllables with the characters that some phrase needs: only those are ever asked for. */
function spellings(sounds: readonly (readonly string[])[]): string[] {
  const syllables = rows('syllables.tsv');
  const soundOf = new Map(
    syllables.flatMap(([sound = '', characters = '']) => Array.from(characters).map((c) => [c, sound])),
  );
  const spoken = new Set(
    sounds.flatMap(([, phrases = '']) =>
      Array.from(phrases.replaceAll(' ', '')).map((c) => {
        const sound = soundOf.get(c);
        if (sound === undefined) throw new Failure(`sounds.tsv: no syllable for ${c}`);
        return sound;
      }),
    ),
  );
  return syllables.map(([sound = '', characters = '']) => (spoken.has(sound) ? `${sound} ${characters}` : sound));
}

function make(): Made {
  const classes = readClasses();
  const patterns = readPatterns(classes);
  const sounds = rows('sounds.tsv');
  const traditional = new Map(
    rows('traditional.txt')
      .flatMap(([line = '']) => line.split(' '))
      .map((pair) => [pair.charAt(0), pair.charAt(1)]),
  );
  const rewrites = rows('rewrites.tsv').map(([to = '', from = '']) =>
    [to, ...new Set(from.toLowerCase().split(' ').filter(Boolean))].join(' '),
  );
  const effort = rows('effort.tsv').map(([weight, atoms = '']) =>
    [Number(weight), ...new Set(atoms.split(' '))].join(' '),
  );
  const body = `import { openerOf } from './classes';
import { unpackPairs } from './unpack';

/** Traditional and simplified character, pair after pair. */
export const TRADITIONAL = unpackPairs(${JSON.stringify(packPairs(traditional))});

/** "syllable characters" */
export const SYLLABLES: readonly string[] = ${raw(spellings(sounds))}.split('\\n');

/** "mode phrase phrase" */
export const SOUNDS: readonly string[] = ${raw(sounds.map((row) => row.join(' ')))}.split('\\n');

/** "meaning form form" */
export const REWRITES: readonly string[] = ${raw(rewrites)}.split('\\n');

/** "weight atom atom": fillers. */
export const EFFORT: readonly string[] = ${raw(effort)}.split('\\n');

/** The word classes that expressions name. */
export const OPENER = openerOf(${raw([...classes].map(([name, words]) => [name, ...words].join(' ')))});

/** Word classes that the judges look up themselves. */
export const FRAMES = {
${FRAMES.map((name) => `  ${name}: OPENER.open('{${name}}'),`).join('\n')}
} as const;

/** "group noun noun" */
export const NOUNS = ${raw(rows('nouns.tsv').map((row) => row.join(' ')))};

/** "frame CLASS CLASS" */
export const TOPICS = ${raw(TOPICS)};

/** Kind, weight and expressions, between tabs; the expressions ${APART} apart. */
export const PATTERNS = ${raw(patterns.lines)};
`;
  return {
    body,
    told: `${patterns.count} expressions (${patterns.loose} always run), ${sounds.length} rows of sounds, ${rewrites.length} rewrites`,
  };
}

export const lexicon: Generated = { name: 'lexicon', file: 'src/chatter/line/lexicon.ts', from: 'data/lexicon', make };
