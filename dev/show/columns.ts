/** Text in terminal columns: Chinese characters are two columns wide, colours none. */
import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** East Asian wide and full-width ranges that names and our own text use. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
export function width(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : 1;
  return columns;
}

/** Cut or padded to exactly `columns`. */
export function fit(text: string, columns: number): string {
  let cut = '';
  let used = 0;
  for (const character of text) {
    const next = WIDE.test(character) ? 2 : 1;
    if (used + next > columns) break;
    cut += character;
    used += next;
  }
  return cut + ' '.repeat(columns - used);
}

export interface Ink {
  (style: Style, text: string): string;
}

/** Colours where the terminal has them and nobody said NO_COLOR. */
export function inkFor(stream: NodeJS.WriteStream): Ink {
  const colours = stream.isTTY && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb';
  return colours ? (style, text) => styleText(style, text) : (_style, text) => text;
}
