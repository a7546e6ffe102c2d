/** What is between the two: whether a grudge is still held, a role owned up to, a blow or a turn that was not made (§Q3). */
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import { between, isHarm } from '../record/deeds';
import { idleOf } from '../record/idle';
import { takenFor } from '../dealing/wishes';
import { namedBy } from '../record/touching';
import type { Gesture } from './gesture';
import type { Plan } from '../plan';

const PARDON_ASKED =
  /(?:还|不会还?).{0,4}(?:生.{0,2}气|记仇|记恨|记着(?!你)|怪我|恨我|气我)|(?:原谅|饶恕|不怪|不恨|不气)(?:我|俺)?了?(?:吗|么|没有?|吧|不|[?]$)|(?:还是|算不算|算是?)(?:朋友|兄弟|哥们)(?:吗|么|吧|不)|扯平了?(?:吗|么|没|吧)|两清了?(?:吗|么|没|吧)|和好了?(?:吗|么|没|吧|行不|好不)|消气了?(?:吗|么|没|吧)|\b(?:(?:do|did|will|can|could|would) (?:you|u)(?: ever| still)? (?:forgive|hate)|(?:am i|are we|we)(?: all)? (?:forgiven|good|cool|even|square|ok(?:ay)?|friends|quits)(?: now| again| then)?(?=\W*$|[,?]| (?:lord|seat|\d))|still (?:mad|angry|upset|sore|cross|salty|bitter|hold\w* (?:a|that) grudge)|no hard feelings\?|hold(?:ing)? (?:it|that) against me)\b/;

const LOOKS_ON =
  /(?:就|光|只|在)(?:会|知道|这么|那么|在)*(?:干)?(?:看|坐|站|杵|愣)着|看(?:戏|热闹)呢?|干(?:坐|瞪眼|瞅)|划水|摸鱼|养老|来旅游|(?:啥|什么)(?:也|都)不(?:干|做|出)|(?:动一动|动弹|挪挪窝)|一张(?:牌)?(?:都|也)?不出|一刀(?:都|也)?不(?:肯|敢)?出|当(?:摆设|观众|木头)|\b(?:pass(?:ed|ing) (?:an? |the |your |ur )?(?:entire |whole )?turn|(?:just|only) (?:sat|sit(?:ting)?|stand(?:ing)?|stood|watch(?:ed|ing)?)\b|sat (?:there|on your hands)|watch (?:this|it|him|her) (?:happen|die)|(?:you|u) even playing|what (?:are )?(?:you|u) waiting for|do something)/;

export const BETWEEN_US: readonly Gesture[] = [
  { heard: PARDON_ASKED, plan: pardonAsked },
  { heard: LOOKS_ON, plan: looksOn },
];

/** "do you forgive me?", "还生气吗": yes where it was forgiven since, or where nothing is to be forgiven; no where an enemy goes on. */
function pardonAsked(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, meant, memory, text } = asked;
  if (
    !meant ||
    namedBy(asked).seats.some((seat) => seat !== me && seat !== from) ||
    !/[?吗么没吧不]|\b(?:do|are|am|will|still)\b/.test(text)
  )
    return null;
  const harm = between(scene, from, me, isHarm).slice(0, 1);
  const since = harm[0]?.turn ?? 0;
  const forgiven = memory
    .exchanges(from, me)
    .some(
      ({ asked: before, answered, turn }) => before.act === 'apology' && answered?.move === 'accept' && turn >= since,
    );
  const base = { occasion: 'apology' as const, about: me, asked: move };
  return forgiven || harm.length === 0 || takenFor(from, asked) !== 'enemy'
    ? { ...base, move: 'accept', clause: 'pardoned' }
    : { ...base, occasion: 'ack', move: 'refuse', clause: 'unpardoned', facts: harm };
}

/** "4号你就看着?": what kept the hearer from playing, or that it bides its time. */
function looksOn(move: Move, asked: Asked): Plan | null {
  const { me, from, meant, scene, moves } = asked;
  const of = namedBy(asked).seats.filter((seat) => seat !== from && seat !== scene.table.lord);
  if (!meant || of.some((seat) => seat !== me) || moves.some((one) => isQuestion(one) && PLAINLY_ASKED.has(one.act)))
    return null;
  const idle = idleOf(me, move, asked);
  if (idle?.clause === 'idle_laid') return idle;
  return { move: 'deflect', clause: 'biding', occasion: 'hurry', about: me, asked: move };
}
const PLAINLY_ASKED: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_guess', 'ask_why', 'ask_count', 'ask_rule']);
