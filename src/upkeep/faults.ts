/**
 * Warnings without what was put into them: a slot may hold another extension's words, and what was thrown may quote a line that
 * somebody typed. What is told are our own sentences, and where in our file it happened.
 */
import { escaped } from '../core/expression';
import { both, WORDINGS, type TextKey } from '../language/texts';
import { HIDDEN } from './mask';

export interface Warning {
  readonly text: string;
  /** The name and message of what was thrown, then its stack; empty where nothing was. */
  readonly stack: string;
}

/** Places of a stack that are told. */
const MOST_PLACES = 6;
/** A template must have so much of its own that something else hardly looks like it. */
const LEAST_WORDS = 8;

const KEYS = Object.keys(WORDINGS['zh-CN']) as TextKey[];
const SLOT = /\{\w+\}/g;

interface Sentence {
  readonly told: string;
  /** How much of it is ours. */
  readonly words: number;
  readonly form: RegExp;
}

let known: readonly Sentence[] | null = null;

/** Made when first asked for: nobody needs them in a game without a fault. */
function sentences(): readonly Sentence[] {
  known ??= KEYS.map((key) => {
    const text = both(key);
    const parts = text.split(SLOT);
    return {
      told: parts.join(HIDDEN),
      words: parts.join('').length,
      // A trigger's name may stand behind.
      form: new RegExp(`^${parts.map(escaped).join('[^]*?')}(?:（\\w+）)?$`),
    };
  })
    .filter(({ words }) => words >= LEAST_WORDS)
    .sort((a, b) => b.words - a.words);
  return known;
}

/** Our own sentence with its slots left out; null where it is none of ours. */
export const ownWords = (text: string): string | null => sentences().find(({ form }) => form.test(text))?.told ?? null;

/** The engine's own sentences about faulty code, in the browsers that the game runs in; what is thrown otherwise may say anything. */
const PLAIN_MESSAGES = [
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /^(?:undefined|null) is not an object/,
  /^(?:[\w$]+\.)*[\w$]+ is not (?:a function|a constructor|defined|iterable)/,
  /^Maximum call stack size exceeded/,
  /^Invalid array length/,
  /^Assignment to constant variable/,
  /^too much recursion/,
];
const ERROR_NAME =
  /^(?:(?:Type|Range|Reference|Syntax|Eval|URI|Aggregate|Internal|Abort|QuotaExceeded|InvalidState|NotFound|Security|Network|Data)?Error|DOMException)$/;
/** `at name (…/extension.js:12:3)`, `name@…/extension.js:12:3`, as browsers write a place; the folder is left out. */
const PLACE =
  /^\s*(?:at )?(?:((?:async |new )*[\w$.<>]{1,60}) ?[(@])?[^\s()]*extension\.js[^:\s]*:(\d{1,7}):(\d{1,7})\)?$/;

/** Kind of error, its message where only the browser makes such ones, and the places in our own file. */
export function whereOf(stack: string): string[] {
  const [head = '', ...rest] = stack.split('\n');
  const [, name = '', message = ''] = /^([^:]*): ?([^]*)$/.exec(head) ?? [];
  if (!ERROR_NAME.test(name)) return [];
  const plain = PLAIN_MESSAGES.map((form) => form.exec(message)?.[0]).find((found) => found !== undefined);
  const places = rest.flatMap((line) => {
    const [, within = '', row, column] = PLACE.exec(line) ?? [];
    return row === undefined ? [] : [`extension.js:${row}:${String(column)} ${within}`.trim()];
  });
  return [plain === undefined ? name : `${name}: ${plain}`, ...places.slice(0, MOST_PLACES)];
}
