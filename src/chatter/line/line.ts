/** A line, read once: whoever judges it, weighs its claims or answers it is handed this value and reads nothing anew. */
import { folded, HAN, hasHan } from './character';
import { clausesOf, type Clause } from './clause';
import { frameOf, type Frame } from './frame';
import { latinOf } from './latin';
import { normalise } from './normalise';
import type { Reading } from './reading';
import { scan, type Findings } from './scan';

/** A line and its readings. Each is worked out when it is first asked for, and then kept. */
export interface Line extends Frame {
  /** As it was typed. */
  readonly raw: string;
  /** As it is read, with the way back to the raw words. Of a line beyond 2 · READ_AT_EACH_END units, its head and its tail. */
  readonly reading: Reading;
  /** What is read: separators inside words joined, initials, homophones and pinyin undone (`reading.text`). */
  readonly text: string;
  /** What stands in `text`. */
  readonly findings: Findings;
  /** The clauses of `text`. */
  readonly clauses: readonly Clause[];
  /**
   * Simplified, lower case, nothing joined or rewritten. What a storyline waits for is looked for here: a rewriting can make
   * words of what was none, and a joined blank no longer parts clauses.
   */
  readonly folded: string;
  /** The clauses of `folded`. */
  readonly phrases: readonly Clause[];
  /**
   * For seats and names: an ASCII line stands as it was typed, in lower case, because reading takes Latin words for pinyin now
   * and then; every other line is `text`.
   */
  readonly verbatim: string;
  /**
   * For answers to an offer of help: as `text`, but a blank between Chinese clauses has become a comma ("好吧 我试试"); a line
   * without Chinese characters is `latin`, because an answer in English must lose no apostrophe and no word to pinyin.
   */
  readonly answer: string;
}

/** Of a longer line than twice this many units only the head and the tail are read: the time of a line is bounded. */
export const READ_AT_EACH_END = 8192;
/** Units of a reading in which claims, acts and names are looked for: more than anybody types, and a bubble is far shorter. */
export const LONGEST_UNDERSTOOD = 600;

const bounded = (raw: string): string =>
  raw.length <= 2 * READ_AT_EACH_END ? raw : `${raw.slice(0, READ_AT_EACH_END)}\n${raw.slice(-READ_AT_EACH_END)}`;

const ASCII = /^[\x20-\x7e]*$/;
/** Chat parts clauses by a blank; single characters with blanks between them are a disguise, which reading undoes. */
const PARTED = new RegExp(`([${HAN}]{2}|^(?:好|行|嗯|算了|可以|不))[ \\u3000]+(?=[${HAN}]{2})`, 'g');

class TypedLine implements Line {
  readonly raw: string;
  #reading: Reading | undefined;
  #findings: Findings | undefined;
  #frame: Frame | undefined;
  #clauses: readonly Clause[] | undefined;
  #folded: string | undefined;
  #phrases: readonly Clause[] | undefined;
  #verbatim: string | undefined;
  #answer: string | undefined;

  constructor(raw: string) {
    this.raw = raw;
  }
  get reading(): Reading {
    return (this.#reading ??= normalise(bounded(this.raw)));
  }
  get text(): string {
    return this.reading.text;
  }
  get findings(): Findings {
    return (this.#findings ??= scan(this.text));
  }
  get clauses(): readonly Clause[] {
    return (this.#clauses ??= clausesOf(this.text));
  }
  get folded(): string {
    return (this.#folded ??= folded(bounded(this.raw)));
  }
  get phrases(): readonly Clause[] {
    return (this.#phrases ??= clausesOf(this.folded));
  }
  get verbatim(): string {
    return (this.#verbatim ??= ASCII.test(this.raw) ? bounded(this.raw).toLowerCase() : this.text);
  }
  get answer(): string {
    return (this.#answer ??= this.#answered());
  }
  #answered(): string {
    const raw = bounded(this.raw);
    if (!hasHan(raw)) return latinOf(raw);
    const parted = raw.replace(PARTED, '$1,');
    return parted === raw ? this.text : normalise(parted).text;
  }

  get #framed(): Frame {
    return (this.#frame ??= frameOf(this.text, this.findings));
  }
  get quotes(): Frame['quotes'] {
    return this.#framed.quotes;
  }
  get quoted(): boolean {
    return this.#framed.quoted;
  }
  get game(): boolean {
    return this.#framed.game;
  }
  get play(): boolean {
    return this.#framed.play;
  }
  get real(): boolean {
    return this.#framed.real;
  }
  get life(): boolean {
    return this.#framed.life;
  }
  get joke(): boolean {
    return this.#framed.joke;
  }
  get fiction(): boolean {
    return this.#framed.fiction;
  }
  get worry(): boolean {
    return this.#framed.worry;
  }
}

/** Reads a line, whatever it is: nothing is worked out that nobody asks for, and nothing twice. */
export const readLine = (typed: string): Line => new TypedLine(typed);
