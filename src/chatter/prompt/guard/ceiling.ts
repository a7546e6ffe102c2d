/** What a slot allows at most (§I): its own line, the names in it, its hostility; a model's words may go no further. */
import { BETWEEN_HAN, folded } from '../../line/character';
import { clausesOf } from '../../line/clause';
import { VOICE_NAMES, type Occasion } from '../../vocabulary';
import { ownLines, sharedLines, type Template } from '../../voice/template';
import type { PromptContext } from '../context';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';

/** The slot as the guard sees it. */
export interface Ceiling {
  readonly language: SpokenLanguage;
  /** The speaker's name. */
  readonly me: string;
  /** Whom it is said to; null for everybody. */
  readonly to: string | null;
  /** The one spoken to is the lord, who may be called so. */
  readonly toLord: boolean;
  /** Everybody at the table, by name. */
  readonly names: readonly string[];
  /** Our own line for this moment. */
  readonly instead: string;
  readonly occasion: Occasion;
  /** Han characters' worth. */
  readonly longest: number;
  /** Words in which the slot's own facts and judgement may be told (prompt/terms.ts); none where it states nothing. */
  readonly terms?: readonly string[];
}

/** The ceiling of the slot that a model was asked to word. */
export function ceilingOf(context: PromptContext, occasion: Occasion): Ceiling {
  const { language, me, to, table, instead, longest, terms } = context;
  return {
    language,
    me,
    to,
    toLord: to !== null && table.some(({ name, lord }) => lord && name === to),
    names: table.map(({ name }) => name),
    instead,
    occasion,
    longest,
    ...(terms.length > 0 ? { terms } : {}),
  };
}

/** Stand for names in what is read, so that a name can make no word with what is beside it. */
const STAND_IN: InSpoken<{ readonly me: string; readonly to: string; readonly third: string }> = {
  zh: { me: '在下', to: '您', third: '某君' },
  en: { me: 'i', to: 'you', third: 'mr-x' },
};
const LORD: InSpoken<RegExp> = { zh: /主公/g, en: /\b(?:my|the) lord\b/g };
/** A name of one character would be found in any line. */
const SHORTEST_NAME = 2;

/** A seat by its number. */
const SEAT = /^(?:\d{1,2}号位?|seat \d{1,2})$/;
/** A term of one character stands in many a clause that tells nothing. */
const SHORTEST_TELLING = 2;

/** What may be said in a slot, ready to be compared with. */
export interface Limits {
  /** A text in lower case, simplified, names replaced. */
  masked(text: string): string;
  /** The clauses of a text as `masked` makes them. */
  clauses(text: string): string[];
  /** A name that the slot has nothing to do with, or null. `text`: masked. */
  strangerIn(text: string): string | null;
  /** Clauses of the slot's own line. */
  readonly own: ReadonlySet<string>;
  /** What may stand in a clause besides listed words: stand-ins, and whole clauses of our own lines for this occasion. */
  readonly also: ReadonlySet<string>;
  /** A clause that tells the slot's facts or judgement: what it makes of them the flow reads against the record. */
  tells(clause: string): boolean;
}

/** Our own lines for an occasion that state nothing. */
function linesFor(occasion: Occasion, language: SpokenLanguage): string[] {
  const templates: readonly Template[] = [
    ...sharedLines(occasion),
    ...VOICE_NAMES.flatMap((voice) => ownLines(voice, occasion)),
  ];
  return templates
    .filter(({ claims, when }) => claims.length === 0 && !when.includes('guess'))
    .map((template) => template[language].replace(/\{(?:you|me)\}/g, ''))
    .filter((text) => !text.includes('{'));
}

export function limitsOf({ language, me, to, toLord, names, instead, occasion, terms = [] }: Ceiling): Limits {
  const stand = STAND_IN[language];
  const plain = (name: string): string => folded(name).trim();
  const told = folded(instead);
  const known = new Map<string, string>();
  for (const name of names.map(plain))
    if (name.length >= SHORTEST_NAME && told.includes(name)) known.set(name, stand.third);
  if (to !== null && plain(to).length >= SHORTEST_NAME) known.set(plain(to), stand.to);
  if (plain(me).length >= SHORTEST_NAME) known.set(plain(me), stand.me);
  for (const term of terms) if (SEAT.test(term)) known.set(term, stand.third);
  // The longer first: 关羽 before 关.
  const replaced = [...known].sort(([a], [b]) => b.length - a.length);
  const lord = LORD[language];
  const lordly = toLord || told.search(lord) >= 0;

  function masked(text: string): string {
    let read = folded(text);
    for (const [name, stands] of replaced) read = read.split(name).join(stands);
    return lordly ? read.replace(lord, stand.to) : read;
  }
  const clauses = (text: string): string[] =>
    clausesOf(masked(text).replace(BETWEEN_HAN, ''))
      .map((clause) => clause.text.trim())
      .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  const own = new Set(clauses(instead));
  const telling = terms.flatMap(clauses);
  return {
    masked,
    clauses,
    strangerIn: (text) =>
      names.map(plain).find((name) => name.length >= SHORTEST_NAME && !known.has(name) && text.includes(name)) ?? null,
    own,
    also: new Set([...own, ...linesFor(occasion, language).flatMap(clauses), stand.third, ...telling]),
    tells: (clause) => telling.some((term) => term.length >= SHORTEST_TELLING && clause.includes(term)),
  };
}
