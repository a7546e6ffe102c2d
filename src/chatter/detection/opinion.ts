/**
 * A second opinion beside the expressions: the words of a line, the concepts they name and the pairs of these are
 * weighed together (a linear model, fitted by dev/study/fit-chat.ts on the development lines). It speaks where nobody wrote an
 * expression for the turn of phrase.
 */
import { FIRST_HAN, isHan } from '../line/character';
import { CONCEPT_NAMES, conceptsOf } from './concepts';
import { weigh, type Features } from './opinion-weights';
import { CLASSES, SCALE, type OpinionClass } from './weights';

/** What makes the moment, as far as the opinion cares (§T6). */
const OCCASIONS = ['none', 'grave', 'own', 'asked'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Log odds per class, less the point from which on a class speaks: above 0 it does. */
export type Opinion = Readonly<Record<OpinionClass, number>>;

/** Only the head and the tail of a line are weighed: an opinion of a book is none. */
export const LONGEST_WEIGHED = 240;

/** Log odds from which on a class speaks where the expressions are silent. */
const SPEAKS: Readonly<Record<OpinionClass, number>> = {
  crisis: 0,
  high: -0.4,
  fast: -0.9,
  bind: -1.2,
  attack: -0.9,
  away: -1.7,
  mimic: -1.7,
  persona: -0.7,
  control: -1.2,
  inject: -1,
  crazy: -0.6,
  boring: -0.4,
  tactless: 0.5,
};

/** What a feature is: a concept (times 3, and how often), a pair of concepts, a length, a character, two of them, a word or two, a concept in a moment. */
export const SPACE = { concept: 0, pair: 1, length: 2, character: 3, bigram: 4, word: 5, moment: 6 } as const;

/** Place of "no word of the game" among the concepts. */
const OFF_TABLE = CONCEPT_NAMES.length;
const WIDTH = 128;
/** Relative weight of the pairs and of the written forms, by how many there are of them in a line. */
const PAIR_SHARE = 0.7;
const FORM_SHARE = 4;

const counts = new Uint8Array(WIDTH);
const present = new Uint8Array(WIDTH);
const [TABLE, HERO] = [CONCEPT_NAMES.indexOf('table'), CONCEPT_NAMES.indexOf('hero')];

/** Scratch space that grows; good until the next line. */
const features: Features = {
  size: 0,
  space: new Uint8Array(512),
  key: new Int32Array(512),
  value: new Float64Array(512),
};

function note(space: number, key: number, value: number): void {
  if (features.size === features.space.length) {
    const { space: spaces, key: keys, value: values, size } = features;
    features.space = new Uint8Array(size * 2);
    features.key = new Int32Array(size * 2);
    features.value = new Float64Array(size * 2);
    features.space.set(spaces);
    features.key.set(keys);
    features.value.set(values);
  }
  features.space[features.size] = space;
  features.key[features.size] = key;
  features.value[features.size++] = value;
}

/** Puts the first `size` of `present` in order; they are few. */
function sort(size: number): void {
  for (let i = 1; i < size; i++) {
    const one = present[i] ?? 0;
    let at = i;
    for (let before = present[at - 1] ?? 0; at > 0 && before > one; before = present[at - 1] ?? 0)
      present[at--] = before;
    present[at] = one;
  }
}

function gather(text: string, occasion: Occasion): Features {
  features.size = 0;
  counts.fill(0);
  let concepts = 0;
  let before = -1;
  for (const { concept, start } of conceptsOf(text)) {
    if (counts[concept] === 0) present[concepts++] = concept;
    if (start !== before) counts[concept] = Math.min(3, (counts[concept] ?? 0) + 1);
    else counts[concept] = Math.max(1, counts[concept] ?? 0);
    before = start;
  }
  if (counts[TABLE] === 0 && counts[HERO] === 0) {
    counts[OFF_TABLE] = 1;
    present[concepts++] = OFF_TABLE;
  }
  sort(concepts);
  const moment = OCCASIONS.indexOf(occasion);
  const pair = PAIR_SHARE / Math.sqrt(Math.max(4, (concepts * (concepts - 1)) / 2));
  for (let a = 0; a < concepts; a++) {
    const one = present[a] ?? 0;
    for (let times = 0; times < (counts[one] ?? 0); times++) note(SPACE.concept, one * 3 + times, 1);
    for (let b = a + 1; b < concepts; b++) note(SPACE.pair, one * WIDTH + (present[b] ?? 0), pair);
    if (moment > 0) note(SPACE.moment, moment * WIDTH + one, 1);
  }
  forms(text);
  return features;
}

/** Characters, pairs of them, words, pairs of those. */
function forms(text: string): void {
  const begin = features.size;
  let length = 0;
  let last = 0;
  let word = 0;
  let lastWord = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 32;
    const letter = (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit === 39 && word !== 0);
    if (letter) {
      word = ((word * 31 + unit) | 0) & 0x3fffffff;
      length++;
      last = 0;
      continue;
    }
    if (word !== 0) {
      note(SPACE.word, word, 0);
      if (lastWord !== 0) note(SPACE.word, ((lastWord * 131 + word) | 0) & 0x3fffffff, 0);
      lastWord = word;
      word = 0;
    }
    if (!isHan(unit)) {
      if (unit > 127) length++;
      continue;
    }
    length++;
    lastWord = 0;
    const han = unit - FIRST_HAN;
    note(SPACE.character, han, 0);
    if (last > 0) note(SPACE.bigram, ((last - FIRST_HAN) << 15) | han, 0);
    last = unit;
  }
  features.value.fill(FORM_SHARE / Math.sqrt(Math.max(9, features.size - begin)), begin, features.size);
  note(SPACE.length, length < 4 ? length : length < 6 ? 4 : length < 9 ? 5 : length < 14 ? 6 : length < 30 ? 7 : 8, 1);
}

/** What of a normalised line is weighed. `take` is told space, key, value; this is for the fit. */
export function featuresOf(
  text: string,
  occasion: Occasion,
  take: (space: number, key: number, value: number) => void,
): void {
  const { size, space, key, value } = gather(text, occasion);
  for (let i = 0; i < size; i++) take(space[i] ?? 0, key[i] ?? 0, value[i] ?? 0);
}

/** How much surer the opinion of other things must be of a line in which a person is in danger. */
const BESIDE_CRISIS = 2;

/** The opinion of a line that is a crisis: what else it might be counts less (§D5: the route that its words would have had). */
export function besideCrisis(opinion: Opinion): Opinion {
  return Object.fromEntries(
    CLASSES.map((name) => [name, name === 'crisis' || name === 'high' ? opinion[name] : opinion[name] - BESIDE_CRISIS]),
  ) as Record<OpinionClass, number>;
}

/** Classes of which a line is one at most. */
const RIVALS = [
  'fast',
  'bind',
  'attack',
  'mimic',
  'persona',
  'control',
  'inject',
  'crazy',
  'boring',
  'tactless',
] as const;

/** Among rivals only the strongest speaks. */
function settle(opinion: Record<OpinionClass, number>, occasion: Occasion): Opinion {
  if (occasion === 'none') opinion.tactless = -1;
  let most = 0;
  for (const name of RIVALS) most = Math.max(most, opinion[name]);
  // A wish for another's death, a courting, a jumble is not the speaker's own crisis.
  if (most > opinion.crisis) opinion.crisis = Math.min(0, opinion.crisis);
  for (const name of RIVALS) if (opinion[name] < most) opinion[name] = Math.min(0, opinion[name]);
  return opinion;
}

const SILENT = Object.fromEntries(CLASSES.map((name) => [name, 0])) as Record<OpinionClass, number>;

/** The opinion of a normalised line, said at an occasion. */
export function opinionOf(text: string, occasion: Occasion): Opinion {
  const read =
    text.length <= LONGEST_WEIGHED ? text : `${text.slice(0, LONGEST_WEIGHED / 2)} ${text.slice(-LONGEST_WEIGHED / 2)}`;
  const sums = weigh(gather(read, occasion));
  const opinion = { ...SILENT };
  CLASSES.forEach((name, k) => {
    opinion[name] = (sums[k] ?? 0) / SCALE - SPEAKS[name];
  });
  return settle(opinion, occasion);
}
