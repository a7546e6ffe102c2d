// `node scripts/lexicon.mjs` packs data/lexicon/** into src/chatter/line/lexicon.ts; `--check` fails when the
// committed module is stale. Packed: the alternatives of a row stand apart, word classes keep their names and are opened
// when an expression is first run (classes.ts), `(?:` is `(`, and tables say nothing twice.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { mark } from './lexicon-anchors.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'data', 'lexicon');
const TARGET = path.join(ROOT, 'src', 'chatter', 'line', 'lexicon.ts');
/** As in rules.ts and unpack.ts. */
const APART = '¦';
const NEAR = 0x23;
const FAR = 0x100;

async function rows(file) {
  const text = await readFile(path.join(DATA, file), 'utf8');
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** A class that holds characters beyond the BMP becomes an alternation: expressions run without the `u` flag. */
const widenClasses = (source) =>
  source.replace(/\[([^\]^\\]*[\u{10000}-\u{10ffff}][^\]]*)\]/gu, (_, body) => `(?:${[...body].join('|')})`);

/** The alternatives of an expression, each packed. */
function alternatives(source) {
  const parts = [''];
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    let c = source[i];
    if (c === '\\') c += source[++i];
    else if (inClass) {
      if (c === ']') inClass = false;
      else if (c === '(') c = '\\(';
    } else if (c === '[') inClass = true;
    else if (c === '(') {
      depth++;
      if (source[i + 1] !== '?') throw new Error(`a group captures: ${source}`);
      if (source[i + 2] === ':') i += 2;
    } else if (c === ')') depth--;
    else if (c === '|' && depth === 0) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += c;
  }
  return parts;
}
const pack = (source) => alternatives(widenClasses(source)).join('|');

const classes = new Map(
  (await rows('macros.tsv')).map(([name, words]) => [
    name,
    // The longest word first, so that a short word never hides a long one.
    [...new Set(words.split(' ').filter(Boolean))].sort((a, b) => b.length - a.length).map(pack),
  ]),
);

/** What classes.ts makes of a packed expression; here only to try every one of them. */
function open(source, depth = 0) {
  return source.replace(/[§¶]/g, '').replace(/\{([A-Z]\w*)\}/g, (_, name) => {
    const words = classes.get(name);
    if (!words || depth > 6) throw new Error(`no word class {${name}}`);
    return `(${words.map((word) => open(word, depth + 1)).join('|')})`;
  });
}

// The module that reads the marks says what may be marked.
const bundle = await build({
  absWorkingDir: ROOT,
  entryPoints: ['src/chatter/line/anchors.ts'],
  bundle: true,
  write: false,
  format: 'esm',
});
const { anchorReader, END, MARK, wordsOf } = await import(
  `data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`
);
const wordsIn = (name) => classes.get(name) ?? [];
let anchorsOf = anchorReader(wordsIn);
/** What a stretch of an expression can be; a class alone has the anchors of its words. */
function words(stretch) {
  if (/^\{\w+\}$/.test(stretch))
    return wordsIn(stretch.slice(1, -1)).length > 0 ? allAnchored(stretch.slice(1, -1)) : null;
  return wordsOf(stretch, wordsIn);
}
function allAnchored(name) {
  const each = wordsIn(name).map((word) => (/^\{\w+\}$/.test(word) ? allAnchored(word.slice(1, -1)) : anchorsOf(word)));
  return each.every((anchors) => anchors?.length > 0) ? each.flat() : null;
}
const anchor = (source) => mark(source, words, [MARK, END]);
for (const [name, list] of classes) {
  classes.set(name, list.map(anchor));
  anchorsOf = anchorReader(wordsIn);
}

let count = 0;
let loose = 0;
const patterns = [];
for (const file of ['crisis', 'hostility', 'closeness', 'security', 'mood', 'sense', 'table', 'cues']) {
  for (const [kind, weight, source] of await rows(`patterns-${file}.tsv`)) {
    if (!source) throw new Error(`patterns-${file}.tsv: ${kind} ${weight} has no expression`);
    const parts = alternatives(widenClasses(source)).map(anchor);
    for (const part of parts) {
      try {
        new RegExp(open(part), 'g');
      } catch (error) {
        throw new Error(`${kind} ${part}: ${error.message}`, { cause: error });
      }
    }
    count += parts.length;
    loose += parts.filter((part) => anchorsOf(part).length === 0).length;
    const last = patterns[patterns.length - 1];
    if (last?.[0] === kind && last[1] === Number(weight)) last[2].push(...parts);
    else patterns.push([kind, Number(weight), parts]);
  }
}
// The frames of a line (is it about the game, about life, a joke) are words of whole classes.
const topics = [
  'game ROLE SEAT PLAY',
  'play PLAY STRIKE',
  'real REAL',
  'life LIFE',
  'fun JOKE',
  'fiction FICTION',
  'worry HELP',
];
const frames = ['SELF', 'YOU', 'FRIEND', 'SEAT', 'ROLE', 'NEG', 'THING', 'GENERAL'];

const sounds = await rows('sounds.tsv');
const syllables = await rows('syllables.tsv');
const soundOf = new Map(syllables.flatMap(([sound, characters]) => [...characters].map((c) => [c, sound])));
const spoken = new Set(
  sounds.flatMap(([, phrases]) =>
    [...phrases.replaceAll(' ', '')].map(
      (c) =>
        soundOf.get(c) ??
        (() => {
          throw new Error(`no syllable for ${c}`);
        })(),
    ),
  ),
);
// Only the characters of syllables that some phrase holds are ever asked for.
const spellings = syllables.map(([sound, characters]) => (spoken.has(sound) ? `${sound} ${characters}` : sound));

const traditional = new Map(
  (await rows('traditional.txt')).flatMap(([line]) => line.split(' ')).map((pair) => [pair.charCodeAt(0), pair[1]]),
);
let before = 0;
const pairs = [...traditional]
  .sort(([a], [b]) => a - b)
  .map(([unit, simple]) => {
    const distance = unit - before;
    before = unit;
    return String.fromCharCode(distance + NEAR < 0x7f ? distance + NEAR : distance + FAR) + simple;
  })
  .join('');

const rewrites = (await rows('rewrites.tsv')).map(([to, from]) =>
  [to, ...new Set(from.toLowerCase().split(' ').filter(Boolean))].join(' '),
);
const effort = (await rows('effort.tsv')).map(([weight, atoms]) =>
  [Number(weight), ...new Set(atoms.split(' '))].join(' '),
);

/** A string as it is, line breaks too. */
function raw(lines) {
  const all = lines.join('\n');
  if (/`|\$\{/.test(all)) throw new Error('a back-tick or ${ in the lexicon');
  return `String.raw\`${all}\``;
}
const text = `/* eslint-disable max-lines -- packed from data/lexicon by scripts/lexicon.mjs; do not edit. */
import { openerOf } from './classes';
import { unpackPairs } from './unpack';

/** Traditional and simplified character, pair after pair. */
export const TRADITIONAL = unpackPairs(${JSON.stringify(pairs)});

/** "syllable characters" */
export const SYLLABLES: readonly string[] = ${raw(spellings)}.split('\\n');

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
${frames.map((name) => `  ${name}: OPENER.open('{${name}}'),`).join('\n')}
} as const;

/** "group noun noun" */
export const NOUNS = ${raw((await rows('nouns.tsv')).map((row) => row.join(' ')))};

/** "frame CLASS CLASS" */
export const TOPICS = ${raw(topics)};

/** Kind, weight and expressions, between tabs; the expressions ${APART} apart. */
export const PATTERNS = ${raw(patterns.map(([kind, weight, parts]) => [kind, weight, parts.join(APART)].join('\t')))};
`;

if (process.argv.includes('--check')) {
  const committed = await readFile(TARGET, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') !== text) {
    console.error('src/chatter/line/lexicon.ts is stale: run `node scripts/lexicon.mjs` and commit it.');
    process.exit(1);
  }
  console.log(`lexicon.ts is what data/lexicon packs to (${(Buffer.byteLength(text) / 1024).toFixed(1)} KB).`);
} else {
  await writeFile(TARGET, text);
  console.log(
    `lexicon.ts written: ${count} expressions (${loose} always run), ${sounds.length} rows of sounds, ${rewrites.length} rewrites, ${(Buffer.byteLength(text) / 1024).toFixed(1)} KB.`,
  );
}
