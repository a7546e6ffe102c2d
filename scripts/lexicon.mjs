// `node scripts/lexicon.mjs` compiles data/lexicon/** into src/chatter/detection/lexicon.ts; `--check` fails when the
// committed module is stale. Every alternative of a pattern becomes one expression, filed under the characters (or
// pairs and triples of Latin letters) of which a line must hold one before the expression can match at all.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demand } from './lexicon-demand.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'data', 'lexicon');
const TARGET = path.join(ROOT, 'src', 'chatter', 'detection', 'lexicon.ts');

async function rows(file) {
  const text = await readFile(path.join(DATA, file), 'utf8');
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}

/** `{NAME}` → `(?:a|b)`, longest word first, so that a short word never hides a long one. */
function expander(macros) {
  const expand = (source, depth = 0) => source.replace(/\{([A-Z]\w*)\}/g, (_, name) => {
    const words = macros.get(name);
    if (!words || depth > 6) throw new Error(`no word class {${name}}`);
    const parts = words.map((word) => expand(word, depth + 1));
    return parts.length === 1 ? parts[0] : `(?:${parts.join('|')})`;
  });
  return expand;
}

/** A class that holds characters beyond the BMP becomes an alternation: expressions run without the `u` flag. */
const widenClasses = (source) => source.replace(/\[([^\]^\\]*[\u{10000}-\u{10ffff}][^\]]*)\]/gu, (_, body) => `(?:${[...body].join('|')})`);

function splitAlternatives(source) {
  const parts = [''];
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    if (c === '\\') { parts[parts.length - 1] += c + source[++i]; continue; }
    if (inClass) inClass = c !== ']';
    else if (c === '[') inClass = true;
    else if (c === '(') depth++;
    else if (c === ')') depth--;
    else if (c === '|' && depth === 0) { parts.push(''); continue; }
    parts[parts.length - 1] += c;
  }
  return parts;
}

const macros = new Map((await rows('macros.tsv')).map(([name, words]) => [name,
  [...new Set(words.split(' ').filter(Boolean))].sort((a, b) => b.length - a.length)]));
const expand = expander(macros);

const patterns = [];
for (const file of ['crisis', 'hostility', 'closeness', 'security', 'mood', 'sense', 'table', 'cues']) {
  for (const [kind, weight, source] of await rows(`patterns-${file}.tsv`)) {
    if (!source) throw new Error(`patterns-${file}.tsv: ${kind} ${weight} has no expression`);
    for (const part of splitAlternatives(source)) {
      const full = widenClasses(expand(part));
      try { new RegExp(full, 'g'); } catch (error) { throw new Error(`${kind} ${part}: ${error.message}`, { cause: error }); }
      patterns.push([kind, Number(weight), full, demand(full)]);
    }
  }
}
for (const [group, words] of await rows('nouns.tsv')) {
  for (const word of words.split(' ')) {
    const source = /^[a-z]/.test(word) ? `\\b${word}s?\\b` : word;
    patterns.push([`noun.${group}`, 0.2, source, demand(source)]);
  }
}
// The frames of a line (is it about the game, about life, a joke) are found the same way.
for (const [kind, classes] of [['game', ['ROLE', 'SEAT', 'PLAY']], ['play', ['PLAY', 'STRIKE']], ['real', ['REAL']], ['life', ['LIFE']], ['fun', ['JOKE']], ['fiction', ['FICTION']], ['worry', ['HELP']]]) {
  for (const word of classes.flatMap((name) => macros.get(name))) {
    const source = widenClasses(expand(word));
    patterns.push([`frame.${kind}`, 1, source, demand(source)]);
  }
}
const loose = patterns.filter(([, , , needs]) => needs === '');
if (process.argv.includes('--loose')) for (const [kind, , source] of loose) console.log(kind, source.slice(0, 120));

const syllables = await rows('syllables.tsv');
const soundOf = new Map(syllables.flatMap(([sound, characters]) => [...characters].map((c) => [c, sound])));
const sounds = (await rows('sounds.tsv')).flatMap(([mode, phrases]) => phrases.split(' ').map((phrase) => [mode, phrase,
  [...phrase].map((c) => soundOf.get(c) ?? (() => { throw new Error(`no syllable for ${c} of ${phrase}`); })()).join(' ')].join('\t')));
const traditional = (await rows('traditional.txt')).flatMap(([line]) => line.split(' '));
const rewrites = (await rows('rewrites.tsv')).map(([to, from]) => [to, ...new Set(from.toLowerCase().split(' ').filter(Boolean))].join(' '));
const effort = (await rows('effort.tsv')).map(([weight, atoms]) => [Number(weight), ...new Set(atoms.split(' '))].join(' '));
const frames = ['SELF', 'YOU', 'FRIEND', 'SEAT', 'ROLE', 'NEG', 'THING', 'GENERAL'];

const list = (name, type, values) => `export const ${name}: readonly ${type}[] = [\n${values.map((v) => `  ${JSON.stringify(v)},`).join('\n')}\n];\n`;
const text = `/* eslint-disable max-lines -- generated from data/lexicon by scripts/lexicon.mjs; do not edit. */
/** Traditional and simplified character, pair after pair. */
export const TRADITIONAL = ${JSON.stringify(traditional.join(''))};

/** "syllable characters" */
${list('SYLLABLES', 'string', syllables.map((row) => row.join(' ')))}
/** "mode\\tphrase\\tsyllables" */
${list('SOUNDS', 'string', sounds)}
/** "meaning form form" */
${list('REWRITES', 'string', rewrites)}
/** "weight atom atom": fillers. */
${list('EFFORT', 'string', effort)}
/** Word classes that the judges look up themselves. */
export const FRAMES = {
${frames.map((name) => `  ${name}: ${JSON.stringify(widenClasses(expand(`{${name}}`)))},`).join('\n')}
} as const;

/** Kind, weight, expression, and what a line must hold one of ("" = nothing in particular). */
${list('PATTERNS', '(readonly [kind: string, weight: number, source: string, needs: string])', patterns)}`;

if (process.argv.includes('--check')) {
  const committed = await readFile(TARGET, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') !== text) {
    console.error('src/chatter/detection/lexicon.ts is stale: run `node scripts/lexicon.mjs` and commit it.');
    process.exit(1);
  }
  console.log(`lexicon.ts is what data/lexicon compiles to (${(text.length / 1024).toFixed(1)} KB).`);
} else {
  await writeFile(TARGET, text);
  console.log(`lexicon.ts written: ${patterns.length} expressions (${loose.length} always run), ${sounds.length} sounds, ${rewrites.length} rewrites, ${(text.length / 1024).toFixed(1)} KB.`);
}
