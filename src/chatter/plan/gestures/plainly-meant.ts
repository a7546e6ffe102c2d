/** Gestures that want nothing else: praise for how somebody plays, a wait that was one's own doing, a hand that is to be laid open (§Q3). */
import { ANY_ROLE } from '../../claims/predicate';
import { THINGS } from '../../moves/life/things';
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Gesture } from './gesture';
import type { Plan } from '../plan';
import { hiddenHand } from '../telling';
import { namedBy } from '../record/touching';

const WELL_PLAYED =
  /\b(?:gg ?wp|wp|well played)\b|打得(?:真|太|挺)?(?:漂亮|好|不错)(?![不吗])|佩服|(?:^|[,.! ])(?:我)?服(?:了|气)?(?:$|[,.!])|一[挑打][二三两四]/;
const DELAYED =
  /^(?!.*(?:刚|回来)).*(?:(?:不好意思|抱歉|对不起|对不住).{0,12}(?:久等|等(?:得)?(?:太)?久|(?:大家|各位|你们).{0,2}等)|(?:久等|等久)了?[,.! ].{0,6}(?:不好意思|抱歉|对不起|对不住)|我.{0,4}(?:操作|打得|出得)(?:太|有点)?慢.{0,6}(?:见谅|抱歉|不好意思|对不起))|(?:手机|电脑|网络?|游戏).{0,4}(?:卡(?:死|住|了)|死机|闪退|崩|没电)|\b(?:phone|pc|laptop|wi-?fi|internet|app|game|computer|screen)(?: just| totally)? (?:froze|crash\w*|lagged|dropped|died|cut out)\b|\b(?:that|this|i) took (?:so long|forever|ages|a while)\b|\bsorry (?:for|about) the (?:wait|delay)\b/;
const LAID_OPEN =
  /手牌[^,.!?]{0,6}[念报晒摊读]|[念报晒摊读][^,.!?]{0,4}手牌|\b(?:read|list|lay) (?:me |out |down )*(?:all )?(?:your|ur) (?:hand|cards)\b|\bwhat'?s (?:in )?(?:your|ur) hand\b|[悄偷]?悄?告诉我.{0,6}手牌/;
/** What was bidden before and not done is held up to whoever did otherwise: it is no bidding now. */
const UNHEEDED =
  /早.{0,2}听我|早(?:就)?(?:跟|和|对|告诉|提醒)你们?.{0,3}(?:先|别|要|去|该|打|收|杀|救)|我明明(?:让|叫|喊|劝)你|我(?:让|叫|喊|劝)你[^,.!?]{1,8}[, ]+(?:结果)?你(?:却|倒|跟我说|偏|反)|\bshould(?:'?ve| have) listened to me\b|\bi (?:asked|told|begged) (?:you|u) (?:not )?to\b(?!.*(?:\?|\bwill (?:you|u)))/;
/** Something to eat or drink is offered, and nothing is wanted for it. */
const DISH = `(?:${THINGS.food}|排骨|[汤饭粥茶糖饼肉鱼菜](?!杀|对|前)|(?<![下上里外前后对方桌见表场])面(?!对|前|子))`;
const TO_YOU = '(?:你|您|大家|各位)';
const SERVED = new RegExp(
  `(?:[分请给留送端盛煮带]${TO_YOU}|[给替帮]${TO_YOU}[分留送端盛煮带做]).{0,8}${DISH}|${DISH}.{0,6}[分请给留送端]${TO_YOU}|\\b(?:cook|bake|make|buy|bring|save|pour|get) (?:you|u|ya|y'?all|everyone) (?:an? |some |the )?(?:${THINGS.food}|cuppa|tea|drink|slice|bowl|plate)`,
);

/** Meant as a deal, a threat or a jest. */
const NO_DISH = /如果|要是|只要|投降|认输|结盟|联手|合作|一起打|救我|收拾|孟婆|警察|看戏|反贼|\bif\b/;
const BIDS: ReadonlySet<Move['act']> = new Set<Move['act']>(['plead', 'order', 'propose', 'promise', 'threat']);

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
  {
    heard: UNHEEDED,
    plan: (move, { meant, moves, text }) =>
      meant && !ANY_ROLE.test(text) && moves.every(({ act }) => act === 'order' || (!BIDS.has(act) && act !== 'thanks'))
        ? { move: 'ack', clause: 'unheeded', occasion: 'ack', asked: move }
        : null,
  },
  {
    heard: SERVED,
    plan: (move, { moves, text }) =>
      !NO_DISH.test(text) && moves.every(({ act }) => !BIDS.has(act) && act !== 'apology' && act !== 'taunt')
        ? { move: 'thank', clause: 'meal_declined', occasion: 'thanks', asked: move }
        : null,
  },
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
