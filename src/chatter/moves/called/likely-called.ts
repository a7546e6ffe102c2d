/**
 * How likely somebody who is named is spoken to, by what stands around the name: people call each other in more ways than calls-zh.ts and
 * calls-en.ts know ("shut up 6 and play", "6号这酒杀砍我两滴,行,你牛逼"). A linear model over the words before and behind the name, fitted by
 * dev/study/fit-calls.ts on data/calls (§T5).
 */
import { createSoftmax } from '../../line/softmax';
import { BIAS, UNIT, WEIGHTS } from './call-weights';
import { SAID_OF } from './called-upon';
import { FRONTED, TAKES } from './calls-en';
import { DONE_TO, isOnlySpokenOf, OFFICE, type Place } from './place';

/** Whether it is spoken about, or to. */
export const CALLINGS = ['about', 'to'] as const;

/** A lasso makes weights small and chances flat. */
export const CALL_SHARPNESS = 2;

const chances = createSoftmax({ unit: UNIT, bias: BIAS, weights: WEIGHTS }, CALL_SHARPNESS);

/** The weights, slice by slice. */
export const callsUnpacking = chances.unpacking;

/** From here on a name is spoken to, where no rule takes anybody for called (`npm run fit:calls`); … */
export const SPOKEN_TO = 0.5;
/** … and from here on although the line says "you" and somebody else is being talked with. */
export const OVER_PARTNER = 0.7;

/** A name in a text. */
type Named = Pick<Place, 'start' | 'end'>;

/** Stands for another name. */
const OTHER = '\ue000';

const HAN = /[\u3400-\u9fff]/;
const NUMBER = /^\d|号|^(?:seat|number)/;
const CLAUSE_END = /[,.!?;:…~]/;
const PIECES = /[a-z']+|\d+|[\u3400-\u9fff]|[\ue000-\ue0ff]|[,.!?;:…~]|\s+|./g;
const HE = /[他她它]|\b(?:he|him|his|she|her|they|them)\b/;
const ME = /[我俺咱]|\b(?:i|me|my|im|i'm|we|us)\b/;
const ASKS = /谁|哪|\b(?:who|which|what|why|how)\b|怎么|为什么|干嘛|咋|啥|什么/;
const ALL = /你们|大家|各位|\b(?:you guys|guys|everyone|everybody|y'?all)\b/;
const YOU_ZH = /你(?!们)|您|妳|阁下/;
const YOU_EN = /\b(?:you|u|ya|your|ur|youre|you're|yourself|uve|u're)\b/;

/** Characters, words of English, marks; numbers are one, and blanks count between Chinese characters only. */
function piecesOf(text: string, han: boolean): string[] {
  return (text.match(PIECES) ?? []).flatMap((piece) =>
    piece.trim() === ''
      ? han
        ? ['_']
        : []
      : /^\d/.test(piece)
        ? ['0']
        : /[…~]/.test(piece)
          ? ['.']
          : /[;:]/.test(piece)
            ? [',']
            : [piece],
  );
}

/** Nothing farther off tells whether a name is called. */
const FAR = 80;
/** How far before and behind a name is looked, piece by piece, as what leads up to it, … */
const NEAR = 3;
/** … in its clause at all, … */
const BEFORE = 6;
const BEHIND = 7;
/** … and in the next. */
const NEXT = 3;

const bits = (...all: readonly boolean[]): string => all.map(Number).join('');
const few = (count: number, most: number): number => Math.min(count, most);

/** What a name is weighed by. @param text as seats and names are looked for in it @param names all that it names, in order */
export function callSigns(text: string, names: readonly Named[], at: number): ReadonlySet<string> {
  const own = names[at] as Named;
  const others = (some: readonly Named[], from: number, to: number): string =>
    some.reduceRight(
      (rest, { start, end }) => rest.slice(0, start - from) + OTHER + rest.slice(end - from),
      text.slice(from, to),
    );
  const [from, to] = [Math.max(0, own.start - FAR), Math.min(text.length, own.end + FAR)];
  const before = others(
    names.slice(0, at).filter(({ start }) => start >= from),
    from,
    own.start,
  );
  const after = others(
    names.slice(at + 1).filter(({ end }) => end <= to),
    own.end,
    to,
  );
  const han = HAN.test(before + after);
  const language = han ? 'z' : 'e';
  const signs = new Set<string>();
  const add = (sign: string): void => void signs.add(language + sign);
  const words = text.slice(own.start, own.end);
  const kind = OFFICE.test(words) ? 'office' : NUMBER.test(words) ? 'number' : 'name';
  add(`kind ${kind}`);
  const [lead, tail] = [
    ['^', ...piecesOf(before, han)],
    [...piecesOf(after, han), '$'],
  ];
  for (let i = 1; i <= NEAR; i++) {
    if (lead.length >= i) add(`<${lead.slice(-i).join('|')}`);
    if (tail.length >= i) add(`>${tail.slice(0, i).join('|')}`);
  }
  const clauseBefore = before.split(CLAUSE_END).pop() ?? '';
  const clauseAfter = after.split(CLAUSE_END)[0] ?? '';
  const rest = after.slice(clauseAfter.length);
  const next = rest.slice(1).split(CLAUSE_END)[0] ?? '';
  const place = bits(clauseBefore.trim() === '', clauseAfter.trim() === '');
  add(`clause ${place}`);
  add(`clause ${place} ${kind}`);
  const ends = bits(before.trim() === '', /^[ .!?~…]*$/.test(after));
  add(`line ${ends}`);
  add(`line ${ends} ${kind}`);
  const you = han ? YOU_ZH : YOU_EN;
  const said = (some: string): boolean => you.test(some);
  add(
    `you ${bits(said(clauseAfter), said(clauseBefore), said(rest), said(before.slice(0, before.length - clauseBefore.length)))}`,
  );
  const upTo = you.exec(clauseAfter)?.index;
  if (upTo !== undefined) {
    const between = clauseAfter.slice(0, upTo);
    const pieces = piecesOf(between, han);
    add(`you after ${few(pieces.length, 4)}`);
    add(`you after ${pieces.slice(0, NEAR).join('|')}`);
    add(`you past ${bits(between.includes(OTHER))}`);
  }
  add(`you next ${bits(said(next))}`);
  if (ALL.test(before + after)) add('all');
  add(`he ${bits(HE.test(clauseAfter), HE.test(rest))}`);
  add(`asks ${bits(ASKS.test(clauseAfter), ASKS.test(clauseBefore))}`);
  add(`me ${bits(ME.test(clauseAfter), ME.test(clauseBefore))}`);
  add(`ends ${/[.!?]/.exec(after)?.[0] ?? ''}`);
  add(`others ${few(at, 2)}${few(names.length - at - 1, 2)}`);
  add(`others near ${bits(clauseBefore.includes(OTHER), clauseAfter.includes(OTHER))}`);
  const [near, behind] = [piecesOf(clauseBefore, han).slice(-BEFORE), piecesOf(clauseAfter, han).slice(0, BEHIND)];
  for (const [mark, pieces] of [
    ['<<', near],
    ['>>', behind],
  ] as const)
    pieces.forEach((piece, i) => {
      add(mark + piece);
      if (i > 0) add(`${mark}${pieces[i - 1] ?? ''}${piece}`);
    });
  for (const piece of piecesOf(next, han).slice(0, NEXT)) add(`>>>${piece}`);
  return signs;
}

const YOU_TWO = /你们?[俩两]|\b(?:you|u) (?:two|both)\b/;
/** "我想请6号帮忙", "做了3号我就信你", "恭喜3号", "你家主公", "poor wan". */
const WANTED = /(?:[请找求]|[做刀弄]了|恭喜|多亏了?|[你我咱他她]们?家?|这种?|种)$|\bpoor $/;
/** "3号帮我挡了一刀", "3号快死了", "3号我来杀". */
const TOLD_ZH =
  /^(?:[帮替](?:我|咱们?)[^,.!?\s]{0,3}了|快(?:死|没|挂|凉|不行)|我(?!跟|和|问|求)[^,.!?\s你您]{1,6}(?:[,.!?\s]|$))/;
/** "a peach 4 u". */
const FOR_YOU = /^[24] (?:you|u)\b/;
const CLAUSE_BEGINS = /(?:^|[,.!?;:…~])\s*$/;

/** Whether the words tell of the one named, or mean that one along with another: then only the rules know whether it is called. */
export function isToldOf(text: string, { start, end }: Named): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const you = YOU_ZH.exec(after)?.index;
  return (
    [SAID_OF, FRONTED, TOLD_ZH].some((told) => told.test(after)) ||
    [DONE_TO, WANTED, TAKES].some((takes) => takes.test(before)) ||
    YOU_TWO.test(text) ||
    (FOR_YOU.test(text.slice(start)) && !CLAUSE_BEGINS.test(before)) ||
    (you !== undefined && isOnlySpokenOf(after.slice(0, you)))
  );
}

/** How likely the one named there is spoken to, 0 where the words tell of it. @param names as for callSigns */
export const chanceCalled = (text: string, names: readonly Named[], at: number): number =>
  isToldOf(text, names[at] as Named) ? 0 : (chances(callSigns(text, names, at))[1] ?? 0);
