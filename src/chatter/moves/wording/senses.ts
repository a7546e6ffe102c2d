/** What the words of a line are of, by the word lists that the readers of clauses use: features for a model that has seen few lines (`wants.ts`). */
import { readOnce } from '../../line/read-once';
import { cardsIn } from '../words/cards';
import { GEAR } from '../words/gear';
import type { Mention } from '../called/people';
import { topicOf } from '../topics';
import { verbsIn } from '../words/verbs';
import * as questions from '../words/asked';
import * as words from '../words/acts';

const LISTS: readonly (readonly [name: string, words: RegExp])[] = Object.entries({ ...questions, ...words }).filter(
  (entry): entry is [string, RegExp] => entry[1] instanceof RegExp && !entry[1].global,
);

const ROLES: readonly (readonly [name: string, words: RegExp])[] = [
  ['fan', /反(?!正|应|而|复|过来|映|手)|\brebels?\b/],
  ['zhong', /忠|\bloyal\w*\b/],
  ['nei', /内(?!容|心|部|卷)|\b(?:spy|spies|traitors?|renegade)\b/],
];

/** Delayed cards, cards for all, and the rest of the tricks are spoken of in ways of their own. */
const KINDS: Readonly<Record<string, string>> = {
  sha: 'sha',
  shan: 'shan',
  tao: 'tao',
  jiu: 'jiu',
  wuxie: 'wuxie',
  lebu: 'delayed',
  bingliang: 'delayed',
  shandian: 'shandian',
  nanman: 'all',
  wanjian: 'all',
};

/** Names of what the words are of: `=BLAME`, `=:hit`, `=card:tao`, `=topic:food`, `=fan`. @param text as seats and names are looked for in it */
export const sensesOf = (text: string, mentions: readonly Mention[]): string[] => [
  ...sensesIn(text),
  `=${Math.min(3, mentions.filter(({ kind }) => kind === 'seat').length)} seats`,
];

const sensesIn = readOnce((text): readonly string[] => {
  const topic = topicOf(text);
  return [
    ...LISTS.filter(([, list]) => list.test(text)).map(([name]) => `=${name}`),
    ...ROLES.filter(([, list]) => list.test(text)).map(([name]) => `=${name}`),
    ...verbsIn(text).map(({ row }) => `=:${row.verb}`),
    ...cardsIn(text).map(({ card }) => `=card:${KINDS[card] ?? (GEAR.has(card) ? 'gear' : 'trick')}`),
    ...(topic === null ? [] : [`=topic:${topic}`]),
  ];
});
