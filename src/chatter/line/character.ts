/** Tables over UTF-16 units: what a character folds to and of which class it is. Built once, on first use. */
import { TRADITIONAL } from './lexicon';

export const CJK = 1;
export const LATIN = 2;
export const DIGIT = 3;
export const SPACE = 4;
/** Marks that people put inside words to hide them. */
export const JOINER = 5;
/** Marks that end a clause. */
export const CLAUSE = 6;
export const QUOTE = 7;
export const OTHER = 8;

/** The Chinese characters that count as such everywhere, as the inside of a character class. */
export const HAN = '\\u3400-\\u9fff';
export const FIRST_HAN = 0x3400;
const LAST_HAN = 0x9fff;
const ANY_HAN = new RegExp(`[${HAN}]`);
const NO_LETTERS = new RegExp(`[^a-z${HAN}]`, 'g');
/** Blanks between two Chinese characters. */
export const BETWEEN_HAN = new RegExp(`(?<=[${HAN}]) +(?=[${HAN}])`, 'g');

/** Whether a UTF-16 unit is a Chinese character. */
export const isHan = (unit: number): boolean => unit >= FIRST_HAN && unit <= LAST_HAN;

/** Whether a Chinese character stands in a text. */
export const hasHan = (text: string): boolean => ANY_HAN.test(text);

/** The Latin letters and Chinese characters of a folded text, without what stands between them. */
export const lettersOf = (folded: string): string => folded.replace(NO_LETTERS, '');

export interface CharacterTables {
  /** The unit a unit becomes; 0 = it is dropped. */
  fold: Uint16Array;
  kind: Uint8Array;
}

/** Letters of other scripts that look like Latin ones (Cyrillic and Greek), pair after pair. */
const LOOK_ALIKES = 'аaеeоoрpсcуyхxіiѕsјjһhԁdкkмmтtвbнhαaοoρpνvτtιiκkυuєeɡgıiɑaѵvԛqԝw';
/** Zero-width, directional and other format characters, and the BMP's variation selectors (§D3). */
const DROPPED: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  // What a phrase of deeds is written in (moves/deeds/phrased.ts), and nobody types.
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x300, 0x36f],
];

let tables: CharacterTables | undefined;

/** The tables; 192 KB, shared. */
export function characterTables(): CharacterTables {
  return (tables ??= build());
}

function build(): CharacterTables {
  const fold = new Uint16Array(65536).map((_, unit) => unit);
  const kind = new Uint8Array(65536).fill(OTHER);
  const mark = (characters: string, of: number) => {
    for (let i = 0; i < characters.length; i++) kind[characters.charCodeAt(i)] = of;
  };
  const range = (from: number, to: number, of: number) => {
    kind.fill(of, from, to + 1);
  };
  range(FIRST_HAN, 0x4dbf, CJK);
  range(0x4e00, LAST_HAN, CJK);
  range(0x3040, 0x30ff, CJK);
  range(0x61, 0x7a, LATIN);
  range(0xdf, 0xff, LATIN);
  range(0x30, 0x39, DIGIT);
  mark(' \t\u00a0\u3000\u2009\u2002\u2003', SPACE);
  mark(".*-_·•~|/\\+=#@&^`'%$<>()[]{}…—・＊、", JOINER);
  mark(',!?;:\n\r。，！？；：\u2028\u2029', CLAUSE);
  mark('"', QUOTE);
  for (let unit = 0x41; unit <= 0x5a; unit++) fold[unit] = unit + 32;
  for (let unit = 0xc0; unit <= 0xde; unit++) if (unit !== 0xd7) fold[unit] = unit + 32;
  const pairs = (text: string) => {
    for (let i = 0; i + 1 < text.length; i += 2) fold[text.charCodeAt(i)] = text.charCodeAt(i + 1);
  };
  pairs(TRADITIONAL);
  pairs(LOOK_ALIKES);
  pairs(
    '。;，,！!？?；;：:“"”"„"‟"«"»"「"」"『"』"﹁"﹂"〝"〞"‘\'’\'‛\'′\'`\'´\'－-—-–-‐-‑-−-～~〜~\u3000 \u00a0 \t \r\n',
  );
  pairs('áaàaāaǎaéeèeēeěeíiìiīiǐióoòoōoǒoúuùuūuǔuüvǘvǜvǚv');
  for (const [from, to] of DROPPED) fold.fill(0, from, to + 1);
  fold[0x0a] = 0x0a;
  return { fold, kind };
}

/** Compatibility forms, simplified, lower case, invisible characters out; nothing is joined, so clauses stay clauses. */
export function folded(text: string): string {
  const { fold } = characterTables();
  const source = text.normalize('NFKC');
  let out = '';
  for (let i = 0; i < source.length; i++) {
    const unit = fold[source.charCodeAt(i)] ?? 0;
    if (unit !== 0) out += String.fromCharCode(unit);
  }
  return out;
}
