/** What an AI's own words ask, and short lines that answer it: "这像么" – "不像", "why me?" – "cause you're closest" (§Q2). */

import type { ClauseAt } from '../clauses/clause';
import type { Move } from '../types';

/** What a line asks in passing; null where it does not, or asks whoever hears it for an opinion. */
export const asksBackIn = (text: string): string | null =>
  /([^.!?]*(?:\?|[吗么](?=[.!])))[^?]{0,16}$/.exec(text.replace(/\([^)]*\)\s*$/, ''))?.[1] ?? null;

const LAUGHS = /^(?:(?:[哈呵嘿嗯呃额哦噢]+|ha(?:ha)+|heh\w*|lo+l|lmao|well|oh|um+|hm+)[\s,.!~]*)+/;
const ECHO =
  /^(?:我|这|那|当然|确实|肯定|真|就是|是|还|挺|很|蛮|有点|一点儿?|根本|完全|也|都|倒)*([不没])?(?:太|怎么|很|大|是)?(\p{Script=Han}{1,3}?)[啊呀吧呢的了哦嘛哈呗]*$/u;
/** What is said of any such question. */
const BARE = /^(?:像|是|对|会|有)$/;
const YES_EN =
  /^(?:yeah|yep|yes|yup|sure|true|guilty|kinda|sort of|a bit|a little|i am|i do|i guess|always|totally|pretty much)\b/;
const NO_EN = /^(?:nah|nope|no(?! one|body| (?:idea|clue))|not really|never|i'?m not|i don'?t)\b/;
const WHY = /为(?:什么|啥|何)|凭(?:什么|啥)|干[嘛吗啥]|做什么|\bwhy\b/;
const BECAUSE = /^(?:因为|谁让|谁叫|(?:be|')?cause\b|cuz\b|bc\b|coz\b)/;
/** More than this is no short word back. */
const LONGEST = 48;
const FEW_WORDS = 5;

/** How a short line answers what was asked in passing; null where it does not. @param bare without marks at its end */
export function answersOwn(bare: string, asksBack: string): 'agree' | 'refuse' | null {
  const core = bare.replace(LAUGHS, '');
  if (core.length > LONGEST) return null;
  if (WHY.test(asksBack)) return BECAUSE.test(core) ? 'agree' : null;
  const [, not, word] = ECHO.exec(core) ?? [];
  if (word !== undefined && (asksBack.includes(word) || BARE.test(word))) return not === undefined ? 'agree' : 'refuse';
  // "no one healed me", "sure, just give me a peach": more than yes or no.
  if (core.split(/\s+/).length > FEW_WORDS) return null;
  return YES_EN.test(core) ? 'agree' : NO_EN.test(core) ? 'refuse' : null;
}

/** Told so long ago it is no answer any more. */
const FRESH = 1;

/** A short word back to what the hearer's last words asked in passing; whoever names somebody, or asks, answers nothing. */
export function toOwnQuestion(
  bare: string,
  { exchanges: [last], scene }: ClauseAt['moment'],
  mentions: ClauseAt['mentions'],
): Omit<Move, 'span'> | null {
  if (last?.asksBack === undefined || scene.turn - last.turn > FRESH || mentions.some(({ kind }) => kind === 'seat'))
    return null;
  const act = answersOwn(bare, last.asksBack);
  return act && { act, refersTo: last.id };
}
