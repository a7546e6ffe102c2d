/** What somebody said, also to whom, and of what, as it was heard at the table (§Q3): nothing is quoted that was not said. */
import type { Seat } from '../../../core/event';
import type { AnswerMove, Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { namedBy } from './touching';

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

/** Whom that one took for what. */
const OF_ROLES =
  /怀疑|评价|[像是][反内忠]|谁是|反贼|内奸|忠臣|同伙|\b(?:suspect\w*|accus\w+|rebel|spy|traitor|loyal\w*)\b/;

/** The last that one said to whom, in which tone and of which matter is asked; null where nothing of it was heard. */
function latestOf(of: Seat, matter: Seat | null, { text, from, memory }: Asked): string | null {
  const [toAsker, scolded, ofRoles] = [TO_ASKER.test(text), SCOLDED.test(text), OF_ROLES.test(text)];
  return (
    memory
      .spoken()
      .find(
        ({ by, to, content }) =>
          by === of &&
          (!toAsker || to === from) &&
          (!scolded || SCOLDING.has(content.move)) &&
          (!ofRoles || (content.role !== undefined && content.about !== of)) &&
          (matter === null || content.about === matter),
      )?.words ?? null
  );
}

/** The last that one said of what is asked; null where nothing of it was heard. */
export function spokenBy(of: Seat, asked: Asked): string | null {
  const { text, me } = asked;
  if (!TO_ASKER.test(text) && !SCOLDED.test(text)) return asked.lastWords(of);
  const matter = namedBy(asked).mentions.find(({ kind, seat }) => kind === 'seat' && seat !== of && seat !== me)?.seat;
  return (matter === undefined ? null : latestOf(of, matter, asked)) ?? latestOf(of, null, asked);
}

/** Behind whoever said it. */
const SAID =
  /说过|说(?:了|的)|亲口说|说谁|评价|骂(?:过|了)?谁|提(?:过|到)|讲过|喊过|怀疑过?(?:谁|哪)|站哪|\b(?:say|said|tell|told|mention\w*|suspect(?:ed)?|accus(?:e|ed))\b/;
/** Said to that one, and not by it. */
const SAID_TO = /(?:[跟和对向问]|告诉)$|\b(?:to|told|tell|asked) (?:seat )?$/;
/** Somebody else says it, or is to. */
const OF_ANOTHER = /[你您我]|\b(?:you|u|i|me|we)\b/;

/**
 * "7号走之前是不是说过谁像反贼", "did 8 ever say who he suspected", "7号亲口说4号是他同伙": what one who is dead said, as it was heard, also
 * of whom or of what it is asked; nobody remembers what was not said. Null where no dead one's words are spoken of.
 */
export function lateWordsPlan(move: Move | null, asked: Asked): Plan | null {
  const { text, scene, from, me } = asked;
  const named = namedBy(asked).mentions.filter(({ kind }) => kind === 'seat');
  const late = named.filter(({ seat }) => seat !== null && seat !== from && seatOf(scene, seat)?.alive === false);
  const [one] = late;
  if (move === null || one === undefined || one.seat === me || late.some(({ seat }) => seat !== one.seat)) return null;
  const of = one.seat;
  const behind = text.slice(one.end);
  const said = SAID.exec(behind);
  if (of === null || !said || OF_ANOTHER.test(behind.slice(0, said.index)) || SAID_TO.test(text.slice(0, one.start)))
    return null;
  const between = named.some(({ seat, start }) => seat !== of && start > one.end && start < one.end + said.index);
  const matter = named.find(({ seat, start }) => seat !== of && seat !== me && start > one.end)?.seat ?? null;
  if (between && !/评价|怀疑|suspect|accus/.test(said[0])) return null;
  const words = latestOf(of, matter, asked);
  const base = { occasion: 'ack' as const, about: of, asked: move, lookedUp: true as const };
  return words !== null
    ? { ...base, move: 'confirm', clause: 'quote_of', words }
    : { ...base, move: 'unsure', clause: 'forgot' };
}
