/** What somebody said, also to whom, and of what, as it was heard at the table (§Q3): nothing is quoted that was not said. */
import type { Seat } from '../../../core/event';
import { mentionsIn } from '../../moves/called/people';
import type { AnswerMove } from '../../moves/types';
import type { Asked } from '../asked';

const SPEAK = '(?:说|讲|喊|骂|嚷|撂|留|提|念叨|嘀咕|交代|答应|骂骂咧咧)';
/** "3号死之前跟我说过啥", "咽气前撂下啥话没有", "what did he say before he died". */
export const SPOKE = new RegExp(
  [
    `(?<![还好可没再])${SPEAK}(?:过|了|下)?(?:什么|啥|哪些|几句|谁)`,
    `(?:死|咽气|断气|临终|临死|倒下?|走|出局|没)(?:之|以)?前[^,.!?]{0,6}${SPEAK}`,
    '遗言|临终的话',
    '\\bwhat did .{1,20} (?:say|tell|shout|promise)\\b|\\b(?:last|final|dying) words\\b',
    '\\b(?:say|said|tell|told|shout\\w*|curs\\w*)\\b.{0,24}\\bbefore (?:he|she|they|it|dying|going)\\b',
  ].join('|'),
);
/** To whoever asks. */
const TO_ASKER = /(?:跟|对|和|朝|冲|答应)我|\b(?:told|tell|promise[ds]?) me\b|\bto me\b/;
/** Who was scolded, or blamed. */
const SCOLDED = /骂|\b(?:curs|blam|accus|insult)\w*/;
const SCOLDING: ReadonlySet<AnswerMove> = new Set<AnswerMove>(['accuse', 'call_out', 'tease', 'rebut']);

/** The last that one said of what is asked; null where nothing of it was heard. */
export function spokenBy(of: Seat, { text, scene, from, me, memory, lastWords }: Asked): string | null {
  const toAsker = TO_ASKER.test(text);
  const scolded = SCOLDED.test(text);
  if (!toAsker && !scolded) return lastWords(of);
  const matter = mentionsIn(text, { scene, from, hearer: me, he: null }).find(
    ({ kind, seat }) => kind === 'seat' && seat !== of && seat !== me,
  )?.seat;
  const said = memory
    .spoken()
    .filter(
      ({ by, to, content }) => by === of && (!toAsker || to === from) && (!scolded || SCOLDING.has(content.move)),
    );
  return (said.find(({ content }) => matter !== undefined && content.about === matter) ?? said[0])?.words ?? null;
}
