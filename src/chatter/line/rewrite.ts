/** The second half of reading a line: spelled-out letters joined, leetspeak undone, initials and homophones read. */
import { BETWEEN_HAN, CJK, characterTables, LATIN } from './character';
import { formTables } from './forms';
import type { Reading } from './reading';
import { LONGEST_PHRASE, soundAllowed, soundTables, syllablesOf } from './sound';
import { child } from './trie';

/** text[from, to) becomes `text`. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits that are in order and do not overlap; the places follow. */
function apply(reading: Reading, edits: readonly Edit[]): Reading {
  if (edits.length === 0) return reading;
  const { raw, places } = reading;
  const start: number[] = [];
  const end: number[] = [];
  let text = '';
  let at = 0;
  const keep = (to: number) => {
    text += reading.text.slice(at, to);
    for (; at < to; at++) {
      start.push(places ? (places.start[at] ?? 0) : at);
      end.push(places ? (places.end[at] ?? 0) : at + 1);
    }
  };
  for (const edit of edits) {
    keep(edit.from);
    text += edit.text;
    // The first unit stands for the whole of the form, so that a span that begins or ends in it quotes all of it.
    for (let i = 0; i < edit.text.length; i++) {
      start.push(places ? (places.start[edit.from] ?? 0) : edit.from);
      end.push(places ? (places.end[edit.to - 1] ?? 0) : edit.to);
    }
    at = edit.to;
  }
  keep(reading.text.length);
  return { raw, text, places: { start, end } };
}

const SPELLED = /(?<![a-z0-9])[a-z0-9@$](?:[ .\-_*·|/~+,]{1,2}[a-z0-9@$]){1,40}(?![a-z0-9])/g;
const BROKEN = /(?<![a-z0-9])[a-z]{1,12}(?:[.\-_*·|/+~][a-z]{1,12}){1,6}(?![a-z0-9])/g;
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

const unleet = (token: string, one: string): string =>
  token.replace(/[0134578 9@$!|]/g, (c) => (c === '1' || c === '!' || c === '|' ? one : (LEET[c] ?? c)));

const isLetter = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isSign = (unit: number): boolean =>
  isLetter(unit) || (unit >= 0x30 && unit <= 0x39) || unit === 0x40 || unit === 0x24;
const isTokenUnit = (unit: number): boolean => isSign(unit) || unit === 0x21 || unit === 0x7c || unit === 0x2a;
/** What may stand between the letters of a word, beside a space and a comma. */
const BETWEEN = '.-_*·|/+~';

/** Whether a separator stands between two letters or digits, so that SPELLED or BROKEN could match: in most lines none does. */
function mayBeBroken(text: string): boolean {
  for (let i = 1; i + 1 < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isSign(unit) || !isSign(text.charCodeAt(i - 1))) continue;
    // Between words, spaces and commas are nothing special: one letter must stand alone.
    const apart = unit === 0x20 || unit === 0x2c;
    if (apart && i > 1 && isSign(text.charCodeAt(i - 2))) continue;
    if (!apart && !BETWEEN.includes(text.charAt(i))) continue;
    if (isSign(text.charCodeAt(i + 1)) || isSign(text.charCodeAt(i + 2))) return true;
  }
  return false;
}

/** "f u c k", "s.b", "i-g-n-o-r-e". */
function joinLetters(reading: Reading): Reading {
  if (!mayBeBroken(reading.text)) return reading;
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
      if (keys.has(joined) || words.has(joined))
        edits.push({ from: match.index, to: match.index + match[0].length, text: joined });
    }
  }
  return apply(reading, edits);
}

/** What a token of letters, digits and signs stands for, without the exclamation marks behind it. */
function meaningOf(token: string): { length: number; text: string } | undefined {
  const { words, keys } = formTables();
  const meaning = words.get(token);
  if (meaning !== undefined) return { length: token.length, text: meaning };
  if (!/[^a-z]/.test(token) || !/[a-z@$]/.test(token)) return undefined;
  const bare = token.replace(/[!|*]+$/, '');
  for (const one of ['i', 'l']) {
    const plain = unleet(bare, one);
    const text = words.get(plain) ?? (plain !== bare && keys.has(plain) ? plain : undefined);
    if (text !== undefined) return { length: bare.length, text };
    // "f3iwu": pinyin with figures in it, where it sounds like a key phrase; it is read by its sound later on.
    if (plain !== bare && isKeySound(plain)) return { length: bare.length, text: plain };
  }
  return undefined;
}

/** Whether the syllables of a Latin token are those of a key phrase, from its first to its last. */
function isKeySound(token: string): boolean {
  const syllables = syllablesOf(token);
  if (syllables === null || syllables.length < 2) return false;
  const { sounds } = soundTables();
  let node = sounds.root[syllables[0]?.syllable ?? 0] ?? 0;
  for (const { syllable } of syllables.slice(1)) node = node === 0 ? 0 : child(sounds, node, syllable);
  return (sounds.ends[node] ?? 0) !== 0;
}

/** Leetspeak, initials (sb, cnm) and other whole words. */
function readWords(reading: Reading, chinese: boolean): Reading {
  const { text } = reading;
  const edits: Edit[] = [];
  let tokens = 0;
  for (let from = 0; from < text.length; from++) {
    if (!isTokenUnit(text.charCodeAt(from))) continue;
    let to = from + 1;
    while (to < text.length && isTokenUnit(text.charCodeAt(to))) to++;
    tokens++;
    const meaning = meaningOf(text.slice(from, to));
    if (meaning) edits.push({ from, to: from + meaning.length, text: meaning.text });
    from = to;
  }
  // Initials of Chinese words are read as such only where Chinese is spoken, or in a line of a few letters.
  return apply(reading, chinese || tokens <= 3 ? edits : edits.filter((edit) => edit.text < '\x80'));
}

/** Homophones and mixed spellings that hold a Chinese character, an emoji or a star: the longest at each place. */
function readForms(reading: Reading): Reading {
  const { mixed, meanings } = formTables();
  const { kind } = characterTables();
  const { text } = reading;
  let edits: Edit[] | undefined;
  for (let from = 0; from < text.length; from++) {
    const first = text.charCodeAt(from);
    let node = mixed.root[first] ?? 0;
    if (node === 0 || (kind[first] === LATIN && from > 0 && kind[text.charCodeAt(from - 1)] === LATIN)) continue;
    let found = 0;
    let end = from;
    for (let to = from + 1; node !== 0; to++) {
      const ending = mixed.ends[node] ?? 0;
      const inside = to < text.length && kind[text.charCodeAt(to - 1)] === LATIN && kind[text.charCodeAt(to)] === LATIN;
      if (ending !== 0 && !inside) {
        found = mixed.lists[ending] ?? 0;
        end = to;
      }
      if (to >= text.length) break;
      node = child(mixed, node, text.charCodeAt(to));
    }
    if (found === 0) continue;
    const meaning = meanings[found - 1] ?? '';
    // A form that is its own meaning shields what it holds.
    if (meaning !== text.slice(from, end)) (edits ??= []).push({ from, to: end, text: meaning });
    from = end - 1;
  }
  return edits ? apply(reading, edits) : reading;
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
      while (stop < text.length && (kind[text.charCodeAt(stop)] === LATIN || text[stop] === "'")) stop++;
      const token = text.slice(i, stop);
      const syllables = syllablesOf(token);
      if (syllables) for (const s of syllables) found.push({ syllable: s.syllable, from: i + s.at, to: i + s.end });
      else found.push({ syllable: 0, from: i, to: stop });
      i = stop - 1;
    } else if (unit !== 0x20) found.push({ syllable: 0, from: i, to: i + 1 });
  }
  return found;
}

/** No syllables of pinyin: a line without Chinese characters that has one of them is English, where "gun" and "side" are words. */
const ENGLISH =
  /\b(?:the|my|your|is|it|and|have|has|with|this|that|there|i|i'm|on|at|was|just|which|whose|who|what|for|are|of|not|or)\b/;
/** Whether one syllable of an English line is pinyin all the same: it stands alone, and is no word of English. */
const standsAlone = (text: string, { from, to }: Piece): boolean =>
  !/[a-z']/.test(text.charAt(from - 1) + text.charAt(to)) && text.slice(from, to) !== 'gun';

/** Key phrases by their sound. */
function readSounds(reading: Reading, latin: boolean, chinese: boolean): Reading {
  const { text } = reading;
  const english = latin && !chinese && ENGLISH.test(text);
  if (!latin && !mayStart(text)) return reading;
  const { sounds, phrases } = soundTables();
  const line = pieces(text, latin);
  const edits: Edit[] = [];
  for (let i = 0; i < line.length; i++) {
    let node = sounds.root[line[i]?.syllable ?? 0] ?? 0;
    let found: { stop: number; phrase: string } | undefined;
    for (let k = i; node !== 0; ) {
      const ending = sounds.ends[node] ?? 0;
      const end = ending === 0 ? undefined : phrases[(sounds.lists[ending] ?? 0) - 1];
      if (
        end &&
        !(english && k === i && !standsAlone(text, line[i] as Piece)) &&
        soundAllowed(
          end.mode,
          end.phrase,
          line.slice(i, k + 1).map((p) => text.slice(p.from, p.to)),
        )
      )
        found = { stop: k, phrase: end.phrase };
      if (++k >= line.length || k - i >= LONGEST_PHRASE) break;
      const syllable = line[k]?.syllable ?? 0;
      node = syllable === 0 ? 0 : child(sounds, node, syllable);
    }
    if (!found) continue;
    edits.push({ from: line[i]?.from ?? 0, to: line[found.stop]?.to ?? 0, text: found.phrase });
    i = found.stop;
  }
  const read = apply(reading, edits);
  // Spaces between pinyin words now stand between Chinese characters: they go, as in the first half.
  return latin && edits.length > 0
    ? apply(
        read,
        [...read.text.matchAll(BETWEEN_HAN)].map((m) => ({
          from: m.index,
          to: m.index + m[0].length,
          text: '',
        })),
      )
    : read;
}

/** Whether three neighbours begin a phrase by sound: most lines end here. */
function mayStart(text: string): boolean {
  const { of, sounds } = soundTables();
  for (let i = 0; i + 2 < text.length; i++) {
    const first = sounds.root[of[text.charCodeAt(i)] ?? 0] ?? 0;
    if (first === 0) continue;
    const second = child(sounds, first, of[text.charCodeAt(i + 1)] ?? 0);
    if (second !== 0 && child(sounds, second, of[text.charCodeAt(i + 2)] ?? 0) !== 0) return true;
  }
  return false;
}

/** The whole second half. `latin`: the line holds a Latin letter or a digit; `chinese`: it holds a Chinese character. */
export function rewrite(reading: Reading, latin: boolean, chinese: boolean): Reading {
  const read = readForms(latin ? readWords(joinLetters(reading), chinese) : reading);
  return readSounds(read, latin, chinese);
}
