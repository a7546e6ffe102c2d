/** What the speaker is about to do, told as if it were done. */
import type { Clause } from './clause';
import type { Deed } from '../deeds/deed';
import type { Move } from '../types';

/** "那我砍2号了": what is not on record, and does not say 砍了, is about to be done. */
export function announcedIn(clause: Clause, deed: Deed | undefined): Move | null {
  const { from, text } = clause;
  if (!deed || deed.by !== from || typeof deed.to !== 'number' || deed.to === from || deed.denied) return null;
  if (!(deed.verb === 'strike' || deed.verb === 'attack' || deed.verb === 'discard' || deed.verb === 'steal'))
    return null;
  if (/^[了过掉中到]/.test(text.slice(deed.end)) || !/了|咯|啦/.test(text.slice(deed.end)) || BEFORE_NOW.test(text))
    return null;
  const [report] = clause.reports([deed]);
  if (report?.verdict !== 'false' || deed.counted) return null;
  return clause.move('promise', { about: deed.to, promise: { what: 'attack', to: deed.to, until: 'turn' } });
}
const BEFORE_NOW = /刚|上(?:一)?(?:个|轮|回)|已经|早|昨|开局|第.轮|[点滴格张刀次下]血?(?:了)?$/;
