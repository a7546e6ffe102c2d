// `node scripts/voice.mjs` compiles data/voice/*.tsv into src/chatter/voice/lines.ts and refuses lines that break the
// rules of docs/voice.md; `--check` fails when the committed module is stale.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'data', 'voice');
const TARGET = path.join(ROOT, 'src', 'chatter', 'voice', 'lines.ts');

const VOICES = ['courtly', 'laconic', 'hearty', 'fiery', 'biting', 'plaintive', 'smooth', 'playful'];
const SLOTS = new Set(['me', 'you', 'lord', 'by', 'to', 'who', 'card', 'num', 'role']);
const CONDITIONS = new Set([
  'together',
  'apart',
  'close',
  'cool',
  'lord',
  'notlord',
  'toLord',
  'notToLord',
  'byLord',
  'notByLord',
  'lone',
  'fan',
  'zhong',
  'nei',
  'certain',
  'noguess',
  'flower',
  'egg',
]);
const NOTE =
  /^(?:fact|guess(?::(?:zhong|fan|nei))?|state:(?:me|you|lord|by|to|who):(?:dying|low|healthy|dead|alive)|tone:(?:vulnerable|gentle|probing|forceful))$/;
/** The engine drops lines with these; Chinese marks are full-width. */
const BANNED_ZH = /[~#^$@%&!?*,.;:'"()]/;
const BANNED_EN = /[~#^$@%&*]/;
/** 寡言: so many Han characters, or so many English words, names not counted. */
const LACONIC_HAN = 8;
const LACONIC_WORDS = 7;

const errors = [];
const complain = (where, what) => errors.push(`${where}: ${what}`);

async function rows(file, columns) {
  const text = await readFile(path.join(DATA, file), 'utf8');
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const cells = line.split('\t').map((cell) => (cell === '-' ? '' : cell.trim()));
    if (cells.length !== columns) complain(`${file}:${i + 1}`, `${cells.length} columns, not ${columns}`);
    return [{ where: `${file}:${i + 1}`, cells }];
  });
}

const slotsOf = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
const plain = (text) => text.replace(/\{\w+\}/g, '');
const bare = (text) => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

function checkText(where, zh, en) {
  if (!zh || !en) complain(where, 'no text');
  if (BANNED_ZH.test(plain(zh))) complain(where, `half-width mark in ${zh}`);
  if (/[A-Za-z]/.test(plain(zh))) complain(where, `Latin letters in ${zh}`);
  if (BANNED_EN.test(plain(en)) || /[^\x20-\x7e]/.test(plain(en)))
    complain(where, `mark that English lines do not use in ${en}`);
  for (const slot of [...slotsOf(zh), ...slotsOf(en)]) if (!SLOTS.has(slot)) complain(where, `no slot {${slot}}`);
}

const occasions = await rows('occasions.tsv', 4);
const known = new Map(
  occasions.map(({ cells }) => [cells[0], { notes: cells[2].split(' '), least: Number(cells[3]) }]),
);

const lines = [];
const seen = new Map();
const counts = new Map();
for (const voice of ['', ...VOICES]) {
  for (const {
    where,
    cells: [occasion, notes, zh = '', en = ''],
  } of await rows(`${voice || 'shared'}.tsv`, 4)) {
    const rules = known.get(occasion);
    if (!rules) {
      complain(where, `no occasion ${occasion}`);
      continue;
    }
    const words = [...rules.notes, ...notes.split(' ')].filter(Boolean);
    for (const word of words) if (!CONDITIONS.has(word) && !NOTE.test(word)) complain(where, `what is "${word}"?`);
    checkText(where, zh, en);
    for (const text of [zh, en]) {
      const slots = slotsOf(text);
      const claims = (kind) => words.some((word) => word === kind || word.startsWith(`${kind}:`));
      if (slots.some((slot) => ['by', 'to', 'card', 'num'].includes(slot)) && !claims('fact'))
        complain(where, 'retells a fact without claiming it');
      if (slots.includes('role') && !claims('fact') && !claims('guess'))
        complain(where, 'names a role without a claim');
      if (bare(plain(text)).length > 3 && seen.has(bare(text))) complain(where, `the same as ${seen.get(bare(text))}`);
      seen.set(bare(text), where);
    }
    if (voice === 'laconic') {
      if ([...plain(zh)].filter((c) => /\p{L}/u.test(c)).length > LACONIC_HAN)
        complain(where, `too long for the laconic voice: ${zh}`);
      if (
        plain(en)
          .split(/\s+/)
          .filter((word) => /\w/.test(word)).length > LACONIC_WORDS
      )
        complain(where, `too long for the laconic voice: ${en}`);
    }
    const key = `${voice || 'shared'}/${occasion}`;
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    lines.push([`${key}/${n}`, voice, occasion, notes, zh, en]);
  }
}
for (const [occasion, { least }] of known) {
  for (const voice of VOICES) {
    const has = counts.get(`${voice}/${occasion}`) ?? 0;
    if (has < least) complain(`${voice}.tsv`, `${has} lines for ${occasion}, at least ${least} wanted`);
  }
}

const additions = (await rows('additions.tsv', 5)).map(
  ({ where, cells: [voice, place, mood, zh = '', en = ''] }, i) => {
    if (!VOICES.includes(voice)) complain(where, `no voice ${voice}`);
    if (place !== 'lead' && place !== 'tail') complain(where, 'neither lead nor tail');
    if (!['', 'good', 'bad', 'even', 'firm'].includes(mood)) complain(where, `no mood ${mood}`);
    checkText(where, zh, en);
    if (slotsOf(zh + en).length > 0) complain(where, 'leads and tails have no slots');
    return [`${voice}/${place}/${i}`, voice, place, mood, zh, place === 'lead' ? `${en} ` : ` ${en}`];
  },
);

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}

const list = (name, type, values) =>
  `export const ${name}: readonly (readonly [${type}])[] = [\n${values.map((v) => `  ${JSON.stringify(v)},`).join('\n')}\n];\n`;
const text = `/* eslint-disable max-lines -- generated from data/voice by scripts/voice.mjs; do not edit. */
/** What every line for an occasion claims and needs, and the mood of leads and tails that suit it. */
${list(
  'OCCASIONS',
  'occasion: string, mood: string, notes: string',
  occasions.map(({ cells }) => cells.slice(0, 3)),
)}
/** Voice "" is a shared core. */
${list('LINES', 'id: string, voice: string, occasion: string, notes: string, zh: string, en: string', lines)}
${list('ADDITIONS', 'id: string, voice: string, place: string, mood: string, zh: string, en: string', additions)}`;

const size = `${lines.length} lines, ${additions.length} leads and tails, ${(Buffer.byteLength(text) / 1024).toFixed(1)} KB`;
if (process.argv.includes('--check')) {
  const committed = await readFile(TARGET, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') !== text) {
    console.error('src/chatter/voice/lines.ts is stale: run `node scripts/voice.mjs` and commit it.');
    process.exit(1);
  }
  console.log(`lines.ts is what data/voice compiles to (${size}).`);
} else {
  await writeFile(TARGET, text);
  console.log(`lines.ts written: ${size}.`);
}
