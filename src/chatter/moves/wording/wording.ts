/**
 * How a line is worded, for `likely.ts`: its grams, with whoever it names masked, whom it speaks of, and what the readers of clauses
 * heard in it.
 */
import { featuresOf, unitsOf } from '../../line/grams';
import type { Mention } from '../called/people';
import type { Act } from '../types';

const MASKED: ReadonlySet<Mention['kind']> = new Set(['seat', 'nobody']);

/** Names of what is to be weighed, each once. */
export function wordingOf(text: string, mentions: readonly Mention[], heard: readonly Act[]): ReadonlySet<string> {
  const masked = mentions.filter(({ kind }) => MASKED.has(kind));
  const names = featuresOf(unitsOf(text, masked));
  for (const { kind, called } of mentions) names.add(called ? '=called' : `=${kind}`);
  for (const act of heard) names.add(`=${act}`);
  if (heard.length === 0) names.add('=unclear');
  return names;
}
