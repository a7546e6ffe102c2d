/** The second half of reading a line: spelled-out letters joined, leetspeak undone, initials and homophones read. */
import { CJK, characterTables, LATIN } from './character';
import { formTables } from './forms';
import type { Reading } from './normalise';
import { LONGEST_PHRASE, soundAllowed, soundTables, syllablesOf } from './sound';

/** text[from, to) becomes `text`. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits that are in order and do not overlap; the places follow. */
function apply(reading: Reading, edits: readonly Edit[]): Reading {
  if (edits.length === 0) return reading;
  const grown = edits.reduce((sum, e) => sum + e.text.length - (e.to - e.from), reading.text.length);
  const start = new Int32Array(grown);
  const end = new Int32Array(grown);
  const parts: string[] = [];
  let at = 0;
  let out = 0;
  const keep = (to: number) => {
    start.set(reading.start.subarray(at, to), out);
    end.set(reading.end.subarray(at, to), out);
    parts.push(reading.text.slice(at, to));
    out += to - at;
    at = to;
  };
  for (const edit of edits) {
    keep(edit.from);
    // The first unit stands for the whole of the form, so that a span that begins or ends in it quotes all of it.
    start.fill(reading.start[edit.from] ?? 0, out, out + edit.text.length);
    end.fill(reading.end[edit.to - 1] ?? 0, out, out + edit.text.length);
    parts.push(edit.text);
    out += edit.text.length;
    at = edit.to;
  }
  keep(reading.text.length);
  return { raw: reading.raw, text: parts.join(''), start, end };
}

const SPELLED = /(?<![a-z0-9])[a-z0-9@$](?:[ .\-_*·|/~+,]{1,2}[a-z0-9@$]){1,40}(?![a-z0-9])/g;
const BROKEN = /(?<![a-z0-9])[a-z]{1,12}(?:[.\-_*·|/+~][a-z]{1,12}){1,6}(?![a-z0-9])/g;
const TOKEN = /[a-z0-9@$!|*]+/g;
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '!': 'i', '|': 'i' };

const unleet = (token: string, one: string): string => token.replace(/[0134578 9@$!|]/g, (c) => (c === '1' || c === '!' || c === '|' ? one : LEET[c] ?? c));

/** "f u c k", "s.b", "i-g-n-o-r-e". */
function joinLetters(reading: Reading): Reading {
  const { words, keys } = formTables();
  const edits: Edit[] = [];
  for (const match of reading.text.matchAll(SPELLED)) {
    const joined = match[0].replace(/[^a-z0-9@$]/g, '');
    if (/^\d+$/.test(joined) || (joined.length < 3 && !words.has(joined))) continue;
    edits.push({ from: match.index, to: match.index + match[0].length, text: joined });
  }
  if (edits.length === 0) {
    for (const match of reading.text.matchAll(BROKEN)) {
      const joined = match[0].replace(/[^a-z]/g, '');
      if (keys.has(joined) || words.has(joined)) edits.push({ from: match.index, to: match.index + match[0].length, text: joined });
    }
  }
  return apply(reading, edits);
}

/** Leetspeak, initials (sb, cnm) and other whole words. */
function readWords(reading: Reading, chinese: boolean): Reading {
  const { words, keys } = formTables();
  const edits: Edit[] = [];
  let tokens = 0;
  for (const match of reading.text.matchAll(TOKEN)) {
    tokens++;
    let token = match[0];
    let meaning = words.get(token);
    if (meaning === undefined && /[^a-z]/.test(token) && /[a-z@$]/.test(token)) {
      token = token.replace(/[!|*]+$/, '');
      for (const one of ['i', 'l']) {
        const plain = unleet(token, one);
        meaning = words.get(plain) ?? (plain !== token && keys.has(plain) ? plain : undefined);
        if (meaning !== undefined) break;
      }
    }
    if (meaning !== undefined) edits.push({ from: match.index, to: match.index + token.length, text: meaning });
  }
  // Initials of Chinese words are read as such only where Chinese is spoken, or in a line of a few letters.
  return apply(reading, chinese || tokens <= 3 ? edits : edits.filter((edit) => edit.text < '\x80'));
}

/** Homophones and mixed spellings that hold a Chinese character, an emoji or a star. */
function readForms(reading: Reading): Reading {
  const { mixed, begins } = formTables();
  const { kind } = characterTables();
  const { text } = reading;
  const edits: Edit[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (begins[unit] === 0) continue;
    for (const [form, meaning] of mixed.get(unit) ?? []) {
      if (!text.startsWith(form, i)) continue;
      const stop = i + form.length;
      if (kind[unit] === LATIN && i > 0 && kind[text.charCodeAt(i - 1)] === LATIN) continue;
      if (kind[text.charCodeAt(stop - 1)] === LATIN && stop < text.length && kind[text.charCodeAt(stop)] === LATIN) continue;
      if (form !== meaning) edits.push({ from: i, to: stop, text: meaning });
      i = stop - 1;
      break;
    }
  }
  return apply(reading, edits);
}

/** One sounded piece of a line: a character, or a syllable of a Latin token. */
interface Piece {
  syllable: number;
  from: number;
  to: number;
}

function pieces(text: string, latin: boolean): Piece[] {
  const { of } = soundTables();
  const { kind } = characterTables();
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const at = kind[unit];
    if (at === CJK) found.push({ syllable: of[unit] ?? 0, from: i, to: i + 1 });
    else if (latin && at === LATIN) {
      let stop = i + 1;
      while (stop < text.length && (kind[text.charCodeAt(stop)] === LATIN || text[stop] === '\'')) stop++;
      const token = text.slice(i, stop);
      const syllables = syllablesOf(token);
      if (syllables) for (const s of syllables) found.push({ syllable: s.syllable, from: i + s.at, to: i + s.end });
      else found.push({ syllable: 0, from: i, to: stop });
      i = stop - 1;
    } else if (unit !== 0x20) found.push({ syllable: 0, from: i, to: i + 1 });
  }
  return found;
}

/** Key phrases by their sound. */
function readSounds(reading: Reading, latin: boolean): Reading {
  const { of, next, ends, begins } = soundTables();
  const { text } = reading;
  if (!latin && !mayStart(text, of, begins, next)) return reading;
  const line = pieces(text, latin);
  const edits: Edit[] = [];
  for (let i = 0; i < line.length; i++) {
    if (begins[line[i]?.syllable ?? 0] === 0) continue;
    let node = 0;
    let found: { stop: number; phrase: string } | undefined;
    for (let k = i; k < line.length && k - i < LONGEST_PHRASE; k++) {
      const syllable = line[k]?.syllable ?? 0;
      const child = syllable === 0 ? undefined : next.get(node * 512 + syllable);
      if (child === undefined) break;
      node = child;
      const end = ends.get(node);
      if (end && soundAllowed(end.mode, end.phrase, line.slice(i, k + 1).map((p) => text.slice(p.from, p.to)))) found = { stop: k, phrase: end.phrase };
    }
    if (!found) continue;
    edits.push({ from: line[i]?.from ?? 0, to: line[found.stop]?.to ?? 0, text: found.phrase });
    i = found.stop;
  }
  const read = apply(reading, edits);
  // Spaces between pinyin words now stand between Chinese characters: they go, as in the first half.
  return latin && edits.length > 0 ? apply(read, [...read.text.matchAll(/(?<=[\u3400-\u9fff]) +(?=[\u3400-\u9fff])/g)].map((m) => ({ from: m.index, to: m.index + m[0].length, text: '' }))) : read;
}

/** Whether two neighbours begin a phrase by sound: most lines end here. */
function mayStart(text: string, of: Uint16Array, begins: Uint8Array, next: ReadonlyMap<number, number>): boolean {
  for (let i = 0; i + 2 < text.length; i++) {
    const first = of[text.charCodeAt(i)] ?? 0;
    if (first === 0 || begins[first] === 0) continue;
    const node = next.get(first);
    if (node === undefined) continue;
    const second = next.get(node * 512 + (of[text.charCodeAt(i + 1)] ?? 0));
    if (second !== undefined && next.has(second * 512 + (of[text.charCodeAt(i + 2)] ?? 0))) return true;
  }
  return false;
}

/** The whole second half. `latin`: the line holds a Latin letter or a digit. */
export function rewrite(reading: Reading, latin: boolean): Reading {
  let read = reading;
  const chinese = /[\u3400-\u9fff]/.test(read.text);
  if (latin) {
    read = readWords(joinLetters(read), chinese);
    read = readForms(read);
    return readSounds(read, true);
  }
  return readSounds(readForms(read), false);
}
