/** A role said of nobody by name, meant of oneself (§G6). */
import type { Seat } from '../../core/event';
import { roleOfWord } from './predicate';
import type { Said } from './types';

const SIDES = '自己人|(?<=跳)(?:忠|反|内)';
/** Whoever gives in, and tells nobody else to. */
const ADMITS =
  /(?:^|[,.!?;: ]|主公|老大|各位)(?:[好行]吧|算|唉|得|那|就|我|老子|俺|在下|也|都|既然|只好|再|跟你们?)*(?:认了|承认|摊牌|坦白|不再?[装演藏瞒](?:了|你)|露馅|[装演藏瞒]不(?:住|了|下去))(?!了?吧)|\b(?:got|caught) me\b|\bwell spotted\b|\bcome clean\b|\bi (?:admit|confess)\b/;
/** … and names nobody before it. */
const OF_OTHERS = /(?<![跟瞒骗])你|[他她您\d号]|\b(?:you(?! got)|he|she|they)\b/;
const expressionOf = (between: string, roles: string): RegExp =>
  new RegExp(
    `(?:^|[,.!?;: ]|主公|老大|(?<=[装演藏瞒认去]了|摊牌|坦白))(?<between>${between})?(?<role>${roles})(?=$|[,.!?;:啊呀了吧啦]| (?=[\u3400-\u9fff])|反正|一[枚个名]| here\\b)`,
    'g',
  );
const SAID = expressionOf('明跳|强跳|直接跳|跳|真的?是?|都是|是', SIDES);
/** "不装了 就是反", "从头到尾都是反"; of nobody else. */
const ADMITTED = expressionOf(
  '(?:从头到尾|从开始|一直|其实|确实|本来)*(?:我?就是|真的?是?|都是|是)|明跳|强跳|直接跳|跳|(?:反贼?|内奸?)就',
  `${SIDES}|反贼?|内[奸鬼]?|rebel|spy|traitor`,
);

/** "我是反贼，逗你们玩", "I'm a rebel hunter": no role is owned to. */
const IN_JEST =
  /开(?:个|的)?玩笑|逗(?:你|大家)|骗(?:你|大家)|瞎说|说着玩|才怪|的(?:克星|死对头|天敌)|\b(?:just kidding|joking|hunter|slayer)\b/;
export const isInJest = (text: string): boolean => IN_JEST.test(text);

/** "自己人!", "跳忠", "摊牌了，反贼一枚". */
export function bare(text: string, speaker: Seat): Said[] {
  return [...text.matchAll(ADMITS.test(text) ? ADMITTED : SAID)].flatMap((match) => {
    const { role = '', between = '' } = match.groups ?? {};
    const named = roleOfWord(role);
    const end = match.index + match[0].length;
    return named && !(named !== 'zhong' && OF_OTHERS.test(text.slice(0, match.index)))
      ? [{ about: speaker, role: named, denied: false, start: end - role.length - between.length, end }]
      : [];
  });
}
