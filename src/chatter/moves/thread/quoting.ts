/** Whose words a line says again: between quotation marks, or behind "你说…", "you said …" (§Q2). */
import type { Seat } from '../../../core/event';
import { readLine, type Line } from '../../line/line';
import { withoutNames } from '../called/place';
import type { Spoken } from '../types';

/** Words between marks, as they are typed. */
const MARKS =
  /["“「『][^"”」』]{2,90}["”」』]|(?<![\p{L}\p{N}])['‘](?:[^'’]|(?<=\p{L})['’](?=\p{L})){2,90}['’](?!\p{L})/gu;

const HAN = /[\u3400-\u9fff]/;
/** Behind this stands what somebody has said; a name that stood there is a blank. */
const SAYS =
  /(你|您|阁下|(?:^|[\s,.!?])(?=(?:刚才?|之前|前面|嘴上){0,3}(?:说|讲|喊)))(?:们)?(?:刚|才|方才|之前|前面|上[回轮把]|不是|还|自己|嘴上|口口声声|天天|都|可|也|明明|先|那会儿?|又|就){0,6}(?:亲口)?(?:说|讲|喊|嚷|问|谢|答应|吹)(?:好|过|了|是|要|的){0,4}|口口声声|嘴上(?:说|喊|护)?|说好(?:的|了)?|不是说|\b(?:you|u)(?:'ve)? (?:just |also |only |never |literally )*(?:said|told (?:me|us)|say|claim(?:ed)?|swore|asked(?: me)?|promised|call(?:ed)?|mentioned|listed)\b|\b(?:your|ur) (?=(?:own )?words?\b)/;
/** "你刚说想问我啥来着", "what did you say": what was said is asked for. */
const RECALLS =
  /(?:说|问|讲)(?:的)?(?:我|大家)?(?:那|是|的)?(?:啥|什么|哪)|(?:啥|什么)(?:来着|意思)|\bwhat (?:did|was it) (?:you|u)\b|\b(?:wanted|going|about) to (?:ask|say|tell)\b/;
/** So many turns ago one still remembers having said it. */
const LATELY = 3;

/** Who says "I" and who "you" changes with the speaker, and marks do with the hand. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]|[我你您咱俺]/gu, '');
const SMALL = /^(?:i|me|my|im|ive|id|ill|you|u|your|ur|youre|youve|the|a|an|so|that|is|it|to|just)$/;
const wordsOf = (text: string): string[] =>
  text
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.test(word));

/** How much of one text in a row stands in another: characters of Chinese, letters of whole words in a row of Latin. */
function sharedRun(one: string, other: string): number {
  if (!HAN.test(one) || !HAN.test(other)) {
    const [words, among] = [wordsOf(one), ` ${wordsOf(other).join(' ')} `];
    const runs = words.flatMap((_, from) =>
      words.slice(from + 1).map((__, length) => words.slice(from, from + length + 2).join(' ')),
    );
    return Math.max(0, ...runs.filter((run) => among.includes(` ${run} `)).map((run) => run.length));
  }
  const [text, among] = [plain(one), plain(other)];
  let longest = 0;
  for (let from = 0; from < text.length; from++)
    while (from + longest < text.length && among.includes(text.slice(from, from + longest + 1))) longest++;
  return longest;
}
const LEAST_HAN = 3;
const LEAST_LATIN = 9;
/** Somebody is held to a word, and one of it is enough. */
const HELD = /不是说|说好|口口声声|嘴上|答应/;
const HELD_TO = 2;
const isEnough = (run: number, text: string): boolean => run >= (HAN.test(text) ? LEAST_HAN : LEAST_LATIN);

interface Named {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
}

/** A line as it is searched for the words of others. */
export interface Quoting {
  /** As it is read without what stands between marks, and who is named in it. */
  readonly text: string;
  /** What stands between marks. */
  readonly marked: readonly string[];
  readonly pointers: readonly Named[];
  /** Who would be spoken to: called, or talked with. */
  readonly to: Seat | null;
  /** Somebody is called by name. */
  readonly named: boolean;
  readonly from: Seat;
  readonly turn: number;
}

/** What of all that was said a line says again or asks back for; null where nothing. @param spoken the latest first */
export function quotedIn(line: Quoting, spoken: readonly Spoken[]): { said: Spoken; marked: boolean } | null {
  const { text, marked, pointers, to, named } = line;
  const first = (all: readonly Spoken[], has: (one: Spoken) => boolean): Spoken | undefined =>
    all.find((one) => one.by === to && has(one)) ?? (named ? undefined : all.find(has));
  for (const words of marked) {
    const said = first(spoken, (one) => isWhole(words, one.text));
    if (said) return { said, marked: true };
  }
  const bare = withoutNames(text, pointers);
  const says = SAYS.exec(bare);
  if (!says) return null;
  const tail = bare.slice(says.index + says[0].length).slice(0, 60);
  const own = spoken.filter(({ by }) => by === to || pointers.some(({ seat }) => seat === by));
  const runs = (named || own.length > 0 ? own : spoken)
    .map((said) => ({ said, run: sharedRun(tail, said.text) }))
    .sort((a, b) => b.run - a.run);
  const [best] = runs;
  if (best && (isEnough(best.run, tail) || (best.run >= HELD_TO && HELD.test(says[0]))))
    return { said: best.said, marked: false };
  if (!RECALLS.test(text)) return null;
  const lately = spoken.filter(
    ({ by, to: heard, turn }) => by === to && heard === line.from && line.turn - turn <= LATELY,
  );
  // What was said unasked comes before answers.
  const last = lately.find(({ exchange }) => exchange === null) ?? lately[0];
  return last === undefined ? null : { said: last, marked: false };
}

/** Whether these words, or nearly all of them, stand in a text in a row. */
function isWhole(words: string, text: string): boolean {
  // In whatever order: 'sorry my lord' is "No more play-acting, my lord. Sorry."
  if (!HAN.test(words))
    return wordsOf(words).join('').length > 4 && wordsOf(words).every((one) => wordsOf(text).includes(one));
  const [one, all] = [plain(words), plain(text)];
  return one !== '' && (one === all || (one.length > 1 && all.includes(one)));
}

/** A line without what it quotes, for nobody does what he only quotes, and the words that it quotes as they are read. */
export function unquoted(line: Line): { readonly rest: Line; readonly marked: readonly string[] } {
  const marked = line.raw.match(MARKS) ?? [];
  return marked.length === 0
    ? { rest: line, marked }
    : {
        rest: readLine(line.raw.replace(MARKS, ' ').replace(/^[\s,.?!，。？！]+/, '')),
        marked: marked.map((words) => readLine(words.slice(1, -1)).verbatim),
      };
}
