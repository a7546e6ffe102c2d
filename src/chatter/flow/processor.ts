/** Processor: a line in pieces for bubbles, and how long it takes to come (§H1). */
import { clamp } from '../../core/number';
import { draw } from '../../core/random';
import { BUBBLE } from '../voice/fit';

const isWide = (unit: string): boolean =>
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u.test(unit);
/** In Han characters; a Latin letter is half as wide. */
const widthOf = (text: string): number => Array.from(text).reduce((sum, unit) => sum + (isWide(unit) ? 1 : 0.5), 0);

/** Pieces that end after a mark, the marks kept; one of them may still be too wide. */
const clauses = (text: string): string[] =>
  text.match(/[^。！？；…!?;，、：,:—]+[。！？；…!?;，、：,:—]*["”’」』]*\s*|[。！？；…!?;，、：,:—]+\s*/gu) ?? [];

/** Cuts what has no mark to be cut at: after a space where there is one, else anywhere. */
function hardCut(piece: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of piece.match(/\p{Script=Han}|\s+|[^\s\p{Script=Han}]+/gu) ?? []) {
    if (part !== '' && widthOf((part + word).trim()) > BUBBLE) {
      parts.push(part);
      part = '';
    }
    if (widthOf(word) <= BUBBLE) {
      part += word;
      continue;
    }
    for (const unit of word) {
      if (widthOf(part + unit) > BUBBLE) {
        parts.push(part);
        part = '';
      }
      part += unit;
    }
  }
  return part === '' ? parts : [...parts, part];
}

/** The text in bubbles of at most 20 Han characters or 40 letters each, split at marks where it can be. */
export function bubblesOf(text: string): string[] {
  const bubbles: string[] = [];
  let bubble = '';
  for (const piece of clauses(text).flatMap((clause) =>
    widthOf(clause.trim()) > BUBBLE ? hardCut(clause) : [clause],
  )) {
    if (bubble !== '' && widthOf((bubble + piece).trim()) > BUBBLE) {
      bubbles.push(bubble.trim());
      bubble = '';
    }
    bubble += piece;
  }
  if (bubble.trim() !== '') bubbles.push(bubble.trim());
  return bubbles.filter((one) => one !== '');
}

/** ms: to take a line in, and to say one Han character's worth. */
const THINK = 700;
const PER_CHARACTER = 55;
const JITTER = 600;
const LONGEST_DELAY = 6000;
const SLOWEST = 0.5;
const FASTEST = 2;

/** How long a line takes to come, in ms; `speed` 0.5…2 divides it. */
export function delayOf(text: string, speed: number, seed: number, purpose: readonly (string | number)[]): number {
  const pace = clamp(Number.isFinite(speed) ? speed : 1, SLOWEST, FASTEST);
  const wait = THINK + PER_CHARACTER * widthOf(text) + JITTER * draw(seed, 'delay', ...purpose);
  return Math.round(Math.min(LONGEST_DELAY, wait) / pace);
}
