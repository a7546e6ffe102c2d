/** Gestures that want nothing else: praise for how somebody plays, a wait that was one's own doing, a hand that is to be laid open (§Q3). */
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Gesture } from './gesture';
import type { Plan } from '../plan';
import { hiddenHand } from '../telling';
import { namedBy } from '../record/touching';

const WELL_PLAYED =
  /\b(?:gg ?wp|wp|well played)\b|打得(?:真|太|挺)?(?:漂亮|好|不错)(?![不吗])|佩服|(?:^|[,.! ])(?:我)?服(?:了|气)?(?:$|[,.!])|一[挑打][二三两四]/;
const DELAYED =
  /久等|等(?:得)?(?:太)?久了|让(?:你们?|大家|各位).{0,2}等|(?:操作|打|出牌|想)得?(?:太|有点|比较)?慢|(?:手机|电脑|网络?|游戏).{0,4}(?:卡(?:死|住|了)|死机|闪退|崩|没电)|\b(?:phone|pc|laptop|wi-?fi|internet|app|game|computer|screen)(?: just| totally)? (?:froze|crash\w*|lagged|dropped|died|cut out)\b|\b(?:that|this|i) took (?:so long|forever|ages|a while)\b|\bsorry (?:for|about) the (?:wait|delay)\b/;
const LAID_OPEN =
  /手牌[^,.!?]{0,6}[念报晒摊读]|[念报晒摊读][^,.!?]{0,4}手牌|\b(?:read|list|lay) (?:me |out |down )*(?:all )?(?:your|ur) (?:hand|cards)\b|\bwhat'?s (?:in )?(?:your|ur) hand\b|[悄偷]?悄?告诉我.{0,6}手牌/;
/** Whether a line is praise or such a bidding, and wants nothing else. */
export const isPlainGesture = (text: string): boolean => WELL_PLAYED.test(text) || LAID_OPEN.test(text);

export const PLAINLY_MEANT: readonly Gesture[] = [
  {
    heard: DELAYED,
    plan: (move) =>
      isQuestion(move) || (move.facts ?? []).length > 0
        ? null
        : { move: 'ack', clause: 'no_wait', occasion: 'ack', asked: move },
  },
  {
    heard: LAID_OPEN,
    plan: (move, asked) => (asked.meant ? hiddenHand(asked.me, move, asked) : null),
  },
  { heard: WELL_PLAYED, plan: wellPlayed },
];

const TO_ALL = /大家|各位|\b(?:everyone|everybody|all|guys)\b/;

/** "wp, two kills": praise for the hearer, by what it has felled where that is named. */
function wellPlayed(move: Move, asked: Asked): Plan | null {
  const { me, from, meant, moves, scene, text } = asked;
  const others = namedBy(asked).seats.some((seat) => seat !== me && seat !== from);
  if (
    !meant ||
    others ||
    TO_ALL.test(text) ||
    moves.some(isQuestion) ||
    (move.about !== undefined && move.about !== me)
  )
    return null;
  const felled = /杀|挑|\bkills?\b/.test(text)
    ? scene.facts.filter(({ kind, by, to }) => kind === 'death' && by === me && to !== me).slice(-1)
    : [];
  const base = { move: 'thank' as const, occasion: 'praise' as const, about: me, asked: move };
  return felled.length > 0 ? { ...base, clause: 'praised', facts: felled } : { ...base, clause: 'praised_bare' };
}
