/** A role said of nobody by name, meant of oneself (§G6). */
import type { Seat } from '../../core/event';
import { roleOfWord } from './predicate';
import type { Said } from './types';

const SIDES = '自己人|(?<=跳)(?:忠|反|内)';
/** Whoever gives in … */
const ADMITS =
  /认了|承认(?!吧)|摊牌|坦白(?!吧)|不[装演]了|露馅|[藏瞒]不住|\b(?:got|caught) me\b|\bspotted\b|\bguilty\b|\bcome clean\b|\bbusted\b|\bi (?:admit|confess)\b/;
/** … and names nobody before it. */
const OF_OTHERS = /[你他她您\d号]|\b(?:you(?! got)|he|she|they)\b/;
const expressionOf = (roles: string): RegExp =>
  new RegExp(
    `(?:^|[,.!?;: ]|主公|老大)(?<between>明跳|强跳|直接跳|跳|真的?是?|都是|是)?(?<role>${roles})(?=$|[,.!?;:啊呀了吧啦]|一[枚个名]| here\\b)`,
    'g',
  );
const SAID = expressionOf(SIDES);
const ADMITTED = expressionOf(`${SIDES}|反贼|内[奸鬼]|rebel|spy|traitor`);

/** "自己人!", "跳忠", "摊牌了，反贼一枚". */
export function bare(text: string, speaker: Seat): Said[] {
  return [...text.matchAll(ADMITS.test(text) ? ADMITTED : SAID)].flatMap((match) => {
    const { role = '', between = '' } = match.groups ?? {};
    const named = roleOfWord(role);
    const end = match.index + match[0].length;
    return named && !(named !== 'zhong' && between === '' && OF_OTHERS.test(text.slice(0, match.index)))
      ? [{ about: speaker, role: named, denied: false, start: end - role.length - between.length, end }]
      : [];
  });
}
