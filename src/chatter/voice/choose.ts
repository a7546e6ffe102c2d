/** One of several lines, by chance that the control layer narrows (§F2), and never what was said before. */
import { draw } from '../../core/random';
import type { Candidate } from '../vocabulary';

/** How much worse a line may fit and still be said one time in e, at temperature 1. */
const SPREAD = 0.4;
/** §F2: the lowest temperature; also keeps the division sane. */
const COLDEST = 0.1;
/** Fitness of a line that somebody else wrote, e.g. a beat of a storyline. */
const OTHERS_FIT = 1;
/** What a line loses for each time that a part of it was heard among the last lines: a saying that comes every other line is a tic. */
const WORN = 0.35;
/** How many lines of the table one remembers the sayings of. */
const REMEMBERED = 24;

/** What was said in this game, by anybody. */
export interface Spoken {
  /** Remembers a line that really was said. */
  note(line: Pick<Candidate, 'id' | 'text'>): void;
  /** How often parts of this text were heard among the last lines, whoever said them. */
  worn(text: string): number;
  /** Lines never said word for word; of them those whose template is unused, or was used longest ago. */
  fresh<C extends Candidate>(candidates: readonly C[]): C[];
  saidText(text: string): boolean;
}

/** Two lines that differ in marks and spaces only are the same line. */
const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

/** Leads, tails, and what stands between them: "啧", "这账我记着呢". */
const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[，。！？：；…（）,.!?:;()]+/)
    .flatMap((part) => part.trim() || []);

export function createSpoken(): Spoken {
  /** Each template, and how many lines had been said before it was used last. */
  const ids = new Map<string, number>();
  const texts = new Set<string>();
  const heard: (readonly string[])[] = [];
  let said = 0;
  return {
    note({ id, text }) {
      heard.push(partsOf(text));
      if (heard.length > REMEMBERED) heard.shift();
      ids.set(id, ++said);
      texts.add(bare(text));
    },
    worn(text) {
      const parts = partsOf(text);
      return heard.reduce((sum, one) => sum + one.filter((part) => parts.includes(part)).length, 0);
    },
    fresh(candidates) {
      const unsaid = candidates.filter(({ text }) => !texts.has(bare(text)));
      const usedAt = ({ id }: Candidate): number => ids.get(id) ?? 0;
      const longest = Math.min(...unsaid.map(usedAt));
      return unsaid.filter((one) => usedAt(one) === longest);
    },
    saidText: (text) => texts.has(bare(text)),
  };
}

export interface Choice {
  /** 0.1…0.9, from the control layer (§F2). */
  readonly temperature: number;
  readonly seed: number;
  /** What this draw is for, e.g. `['line', seat, turn, n]`; the same purpose draws the same line. */
  readonly purpose: readonly (string | number)[];
  readonly spoken: Spoken;
}

const fitOf = (candidate: Candidate & { readonly fit?: number }, spoken: Spoken): number =>
  (candidate.fit ?? OTHERS_FIT) - WORN * spoken.worn(candidate.text);

/**
 * Draws one line, each with weight e^(fit / (SPREAD · temperature)), shared among the lines of one template. Answers
 * null where nothing fresh is left.
 * It does not remember: call `spoken.note` once the line has been said.
 */
export function choose<C extends Candidate>(
  candidates: readonly C[],
  { temperature, seed, purpose, spoken }: Choice,
): C | null {
  const fresh = spoken.fresh(candidates);
  if (fresh.length === 0) return null;
  const fits = fresh.map((candidate) => fitOf(candidate, spoken));
  const best = Math.max(...fits);
  const scale = SPREAD * Math.max(COLDEST, temperature);
  const ofTemplate = new Map<string, number>();
  for (const { id } of fresh) ofTemplate.set(id, (ofTemplate.get(id) ?? 0) + 1);
  const weights = fresh.map(({ id }, i) => Math.exp(((fits[i] ?? best) - best) / scale) / (ofTemplate.get(id) ?? 1));
  let left = draw(seed, 'voice', ...purpose) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, candidate] of fresh.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return candidate;
  }
  return fresh[0] ?? null;
}
