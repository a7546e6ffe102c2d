/** Compiles data/voice/*.tsv into src/chatter/voice/lines.ts, and refuses lines that break the rules of docs/voice.md. */
import { TONES, VOICE_NAMES } from '../../src/chatter/vocabulary';
import { CONDITIONS } from '../../src/chatter/voice/line-conditions';
import { SHARED } from '../../src/chatter/voice/written';
import { Failure } from '../program/errors';
import type { Generated, Made } from './generated';
import { raw } from './raw';
import { rowsOf } from './rows';

const SLOTS: ReadonlySet<string> = new Set(['me', 'you', 'lord', 'by', 'to', 'who', 'card', 'num', 'role']);
const MOODS: ReadonlySet<string> = new Set(['', 'good', 'bad', 'even', 'firm']);
const NOTE = new RegExp(
  `^(?:fact|guess(?::(?:zhong|fan|nei))?|state:(?:me|you|lord|by|to|who):(?:dying|low|healthy|dead|alive)|tone:(?:${TONES.join('|')}))$`,
);
/** The engine drops lines with these; Chinese marks are full-width. */
const BANNED_ZH = /[~#^$@%&!?*,.;:'"()]/;
const BANNED_EN = /[~#^$@%&*]/;
/** 寡言: so many Han characters, or so many English words, names not counted. */
const LACONIC_HAN = 8;
const LACONIC_WORDS = 7;
/** Shorter lines may be said by several voices. */
const LEAST_DISTINCT = 3;

type Complain = (where: string, what: string) => void;
type Cells = readonly [string, string, string, string, string];

/** The rows of a file, each of so many cells; `-` stands for an empty one. */
const rows = (file: string, columns: number, complain: Complain): { where: string; cells: Cells }[] =>
  rowsOf('voice', file).map(({ where, cells }) => {
    if (cells.length !== columns) complain(where, `${cells.length} columns, not ${columns}`);
    const [a = '', b = '', c = '', d = '', e = ''] = cells.map((cell) => (cell === '-' ? '' : cell.trim()));
    return { where, cells: [a, b, c, d, e] };
  });

const slotsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const plain = (text: string): string => text.replace(/\{\w+\}/g, '');
const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

function checkText(where: string, zh: string, en: string, complain: Complain): void {
  if (zh === '' || en === '') complain(where, 'no text');
  if (BANNED_ZH.test(plain(zh))) complain(where, `half-width mark in ${zh}`);
  if (/[A-Za-z]/.test(plain(zh))) complain(where, `Latin letters in ${zh}`);
  if (BANNED_EN.test(plain(en)) || /[^\x20-\x7e]/.test(plain(en)))
    complain(where, `mark that English lines do not use in ${en}`);
  for (const slot of [...slotsOf(zh), ...slotsOf(en)]) if (!SLOTS.has(slot)) complain(where, `no slot {${slot}}`);
}

/** What an occasion asks of its lines. */
interface Occasion {
  notes: readonly string[];
  /** So many lines of every voice. */
  least: number;
}

/** A line claims what it retells, and says nothing twice. */
function checkLine(
  where: string,
  [zh, en]: readonly [string, string],
  words: readonly string[],
  seen: Map<string, string>,
  complain: Complain,
): void {
  for (const word of words)
    if (!Object.hasOwn(CONDITIONS, word) && !NOTE.test(word)) complain(where, `what is "${word}"?`);
  checkText(where, zh, en, complain);
  const claims = (kind: string): boolean => words.some((word) => word === kind || word.startsWith(`${kind}:`));
  for (const text of [zh, en]) {
    const slots = slotsOf(text);
    if (slots.some((slot) => ['by', 'to', 'card', 'num'].includes(slot)) && !claims('fact'))
      complain(where, 'retells a fact without claiming it');
    if (slots.includes('role') && !claims('fact') && !claims('guess')) complain(where, 'names a role without a claim');
    const same = seen.get(bare(text));
    if (bare(plain(text)).length > LEAST_DISTINCT && same !== undefined) complain(where, `the same as ${same}`);
    seen.set(bare(text), where);
  }
}

function checkLaconic(where: string, zh: string, en: string, complain: Complain): void {
  const han = Array.from(plain(zh)).filter((c) => /\p{L}/u.test(c)).length;
  const words = plain(en)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
  if (han > LACONIC_HAN) complain(where, `too long for the laconic voice: ${zh}`);
  if (words > LACONIC_WORDS) complain(where, `too long for the laconic voice: ${en}`);
}

/** The lines of each voice and of the shared cores, voice by voice: [group], then [occasion, notes, zh, en] of each. */
function readLines(occasions: ReadonlyMap<string, Occasion>, complain: Complain): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  const seen = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const voice of ['', ...VOICE_NAMES]) {
    const group = voice === '' ? SHARED : voice;
    lines.push([group]);
    let before = '';
    for (const { where, cells } of rows(`${group}.tsv`, 4, complain)) {
      const [occasion, notes, zh, en] = cells;
      const rules = occasions.get(occasion);
      if (!rules) {
        complain(where, `no occasion ${occasion}`);
        continue;
      }
      checkLine(where, [zh, en], [...rules.notes, ...notes.split(' ')].filter(Boolean), seen, complain);
      if (voice === 'laconic') checkLaconic(where, zh, en, complain);
      const key = `${group}/${occasion}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      lines.push([occasion === before ? '' : occasion, notes, zh, en]);
      before = occasion;
    }
  }
  for (const [occasion, { least }] of occasions) {
    for (const voice of VOICE_NAMES) {
      const has = counts.get(`${voice}/${occasion}`) ?? 0;
      if (has < least) complain(`${voice}.tsv`, `${has} lines for ${occasion}, at least ${least} wanted`);
    }
  }
  return lines;
}

/** Leads and tails. */
const readAdditions = (complain: Complain): (readonly string[])[] =>
  rows('additions.tsv', 5, complain).map(({ where, cells: [voice, place, mood, zh, en] }, i) => {
    if (!VOICE_NAMES.some((name) => name === voice)) complain(where, `no voice ${voice}`);
    if (place !== 'lead' && place !== 'tail') complain(where, 'neither lead nor tail');
    if (!MOODS.has(mood)) complain(where, `no mood ${mood}`);
    checkText(where, zh, en, complain);
    if (slotsOf(zh + en).length > 0) complain(where, 'leads and tails have no slots');
    return [`${voice}/${place}/${i}`, voice, place, mood, zh, place === 'lead' ? `${en} ` : ` ${en}`];
  });

const list = (name: string, type: string, values: readonly (readonly string[])[]): string =>
  `export const ${name}: readonly (readonly [${type}])[] = [\n${values.map((v) => `  ${JSON.stringify(v)},`).join('\n')}\n];\n`;

function make(): Made {
  const errors: string[] = [];
  const complain: Complain = (where, what) => errors.push(`${where}: ${what}`);
  const occasions = rows('occasions.tsv', 4, complain).map(({ cells }) => cells);
  const known = new Map(
    occasions.map(([name, , notes, least]) => [name, { notes: notes.split(' '), least: Number(least) }]),
  );
  const lines = readLines(known, complain);
  const additions = readAdditions(complain);
  if (errors.length > 0) throw new Failure(errors.join('\n'));
  const body = `/** What every line for an occasion claims and needs, and the mood of leads and tails that suit it. */
${list(
  'OCCASIONS',
  'occasion: string, mood: string, notes: string',
  occasions.map((cells) => cells.slice(0, 3)),
)}
/** As written.ts reads them: a voice; its lines: occasion (none: as before), notes, Chinese and English, between tabs. */
export const LINES = ${raw(lines.map((cells) => cells.join('\t')))};

${list('ADDITIONS', 'id: string, voice: string, place: string, mood: string, zh: string, en: string', additions)}`;
  return {
    body,
    told: `${lines.filter(({ length }) => length > 1).length} lines, ${additions.length} leads and tails`,
  };
}

export const voice: Generated = { name: 'voice', file: 'src/chatter/voice/lines.ts', from: 'data/voice', make };
