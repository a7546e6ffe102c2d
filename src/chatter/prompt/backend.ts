/** What a language model may be asked for, whoever answers (§I). Types, and the backend that never answers. */
import type { Detection } from '../detection/types';
import type { PromptContext } from './context';
import type { Refinement, Reply } from './schema';
import type { SpokenLanguage } from '../../language/languages';

/**
 * Why no usable answer came.
 * unreachable: nobody answers, or the browser may not read it · refused: 403 · key: 401 · model: 404 · busy: 429 ·
 * server: 5xx · rejected: another 4xx · moved: 3xx, never followed · timeout · html, big, encoding, shape: an answer that is
 * none · unsafe: the guard refused the words, or the key came back · address: not https, or no address · cancelled: nobody waits
 * for it any more.
 */
export const FAULTS = [
  'unreachable',
  'refused',
  'key',
  'model',
  'busy',
  'server',
  'rejected',
  'moved',
  'timeout',
  'html',
  'big',
  'encoding',
  'shape',
  'unsafe',
  'address',
  'cancelled',
] as const;
export type Fault = (typeof FAULTS)[number];

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `waitMs`: how long the server asks to be left alone. */
  | { readonly ok: false; readonly fault: Fault; readonly waitMs?: number };

export const failed = (fault: Fault, waitMs?: number): Answer<never> => ({
  ok: false,
  fault,
  ...(waitMs === undefined ? {} : { waitMs }),
});

/** How one call is made. */
export interface Call {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** §F2, 0.1…0.9. */
  readonly temperature: number;
}

/** One line of the person as a model may see it. Never made from a line ≥ 0.70 (§D5). */
export interface RefineContext {
  readonly text: string;
  /** What was said before, oldest first. */
  readonly talk: readonly { readonly who: string; readonly text: string }[];
  /** What the embedded detector found. */
  readonly found: Pick<Detection, 'route' | 'detection_scores' | 'detection_brief'>;
}

/** A sentence of ours that may be said more pleasantly; it holds no secret. */
export interface WordingContext {
  readonly language: SpokenLanguage;
  readonly sentence: string;
}

export interface Backend {
  /** A closer look at what the embedded detector found. */
  refine(context: RefineContext, call: Call): Promise<Answer<Refinement>>;
  /** A line in place of a template, and which of our answers it is. Raw words: whoever asks guards them (guard.ts). */
  reply(context: PromptContext, call: Call): Promise<Answer<Reply>>;
  /** The judge's sentence in other words. */
  wording(context: WordingContext, call: Call): Promise<Answer<string>>;
}

/** Everything stays as the embedded parts made it. */
export const EMBEDDED: Backend = {
  refine: () => Promise.resolve(failed('cancelled')),
  reply: () => Promise.resolve(failed('cancelled')),
  wording: () => Promise.resolve(failed('cancelled')),
};
