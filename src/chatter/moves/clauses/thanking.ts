/** Thanks to whoever is named right behind the word, whatever for: "谢谢2号替我烧5号" (§Q1). */
import type { Move } from '../types';
import type { Clause } from './clause';
import { toldOf } from './telling';

const THANKED = /(?<![不别凋甭])(?:谢谢?|多亏|感激)了?\s?$|(?<!\bno )\b(?:thanks|thank|thx|ty|cheers)\s?$/;

/** The thanks of a clause, with what that one did, or is said to have done; null where it asks, or thanks nobody by name. */
export function thanking(clause: Clause): Move | null {
  const { text, asked, at, from } = clause;
  const about = at.mentions.find(({ start }) => THANKED.test(text.slice(0, start)))?.seat ?? null;
  if (asked || about === null || about === from) return null;
  const deeds = clause.deeds.filter(({ by }) => by === about);
  return clause.move('thanks', { ...(deeds.length > 0 ? toldOf(clause, deeds) : {}), about });
}
