/** What is between the two: whether a grudge is still held, a blow or a turn that was not made (§Q3). */
import { ROLE_ASKED } from '../../moves/words/asked';
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import { idleOf } from '../record/idle';
import { grudgesOf } from '../dealing/grudges';
import { takenFor } from '../dealing/wishes';
import { namedBy } from '../record/touching';
import type { Gesture } from './gesture';
import type { Plan } from '../plan';

const PARDON_ASKED =
  /还.{0,4}(?:生.{0,2}气|记[仇恨着](?!你)|[怪恨气]我)|(?:原谅|[不没][怪恨气])我?了?[吗么没吧不?]|(?:还|算)(?:不算|是)(?:朋友|兄弟)[吗么吧]|(?:(?:扯平|两清|消气|翻篇)(?:了|过)?|(?:和好|讲和)[了过])(?:的|的呀|啦)?,?(?:[吗么没吧]|[对是]吧|[对是好行]不[对是好行]|不是[吗么]|还?算数)|\b(?:do (?:you|u)(?: still)? (?:forgive|hate)|(?:am i|are we|we(?:'?re)?)(?: still)? (?:forgiven|good|cool|even|square|okay|friends)(?: now| again| right)?(?=\W*$|[,?])|still (?:mad|angry|upset|sore|cross|salty)|against me)\b/;

const LOOKS_ON =
  /[就光只干](?:会|这么|那么|在)*(?:干)?[看坐站杵愣]着|看(?:戏|热闹)|划水|摸鱼|养老|(?:啥|什么)[也都]不[干做出]|动一动|动弹|一[张刀]牌?[也都]?不[出肯]|\b(?:pass(?:ed|ing) (?:an? |the |your )?(?:entire |whole )?turn|(?:just|only) (?:s[ai]t|stand|stood|watch)\w*|going to watch|(?:you|u) even playing|what are (?:you|u) waiting for)\b/;

export const BETWEEN_US: readonly Gesture[] = [
  { heard: PARDON_ASKED, plan: pardonAsked },
  { heard: LOOKS_ON, plan: looksOn },
];

/** "do you forgive me?", "还生气吗": yes where it was forgiven since, or where nothing is to be forgiven; no where an enemy goes on. */
function pardonAsked(move: Move, asked: Asked): Plan | null {
  const { me, from, meant, moves } = asked;
  if (!meant || namedBy(asked).seats.some((seat) => seat !== me && seat !== from)) return null;
  // "你拆我马干嘛呀 不是说翻篇了还是朋友吗": the reason is asked for.
  if (moves.some(({ act }) => act === 'ask_plan' || act === 'ask_why')) return null;
  const harm = grudgesOf(from, asked).slice(0, 1);
  const base = { occasion: 'apology' as const, about: me, asked: move };
  return harm.length === 0 || takenFor(from, asked) !== 'enemy'
    ? { ...base, move: 'accept', clause: 'pardoned' }
    : { ...base, occasion: 'ack', move: 'refuse', clause: 'unpardoned', facts: harm };
}

/** "4号你就看着?": what kept the hearer from playing, or that it bides its time. */
function looksOn(move: Move, asked: Asked): Plan | null {
  const { me, from, meant, scene, moves, text } = asked;
  const of = namedBy(asked).seats.filter((seat) => seat !== from && seat !== scene.table.lord);
  if (
    !meant ||
    ROLE_ASKED.test(text) ||
    of.some((seat) => seat !== me) ||
    moves.some((one) => isQuestion(one) && PLAINLY_ASKED.has(one.act))
  )
    return null;
  const idle = idleOf(me, move, asked);
  if (idle?.clause === 'idle_laid' || idle?.clause === 'not_on_yet') return idle;
  return { move: 'deflect', clause: 'biding', occasion: 'hurry', about: me, asked: move };
}
const PLAINLY_ASKED: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_guess', 'ask_why', 'ask_count', 'ask_rule']);
