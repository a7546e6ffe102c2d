/**
 * What a whole line is for, where that wants a word of its own kind and no deed or judgement answers it: praise that is fished for, a
 * card that is wanted back, a table that keeps silent, a role that was mistaken. One row a gesture (§Q3).
 */
import type { Seat } from '../../../core/event';
import { ANY_ROLE } from '../../claims/predicate';
import { isQuestion, type Move } from '../../moves/types';
import { QUIET } from '../../moves/words/acts';
import type { Fact } from '../../scene/fact';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { between, isHarm, isHelp } from '../record/deeds';
import { BETWEEN_US } from './between-us';
import { BROUGHT } from './brought';
import type { Gesture } from './gesture';
import { MOURNED, ROLE_LAID_OPEN } from './laid-open';
import type { Plan } from '../plan';
import { LOST, recapPlan } from './recap';
import { PLAINLY_MEANT } from './plainly-meant';
import { onDeed } from '../remark';
import { MOCKS, selfMockedPlan } from './self-mocked';
import { standing } from '../respond/others';
import { namedBy } from '../record/touching';
import { takenFor } from '../dealing/wishes';

/** Somebody's rude words are brought to the one whom they are about. */
const SLANDER =
  /(?:骂|嘲笑|笑话|编排)(?:了|过)?你|(?:说|讲|喊|叫)(?:了|过)?你(?:是(?:个|条|只)?|长得|打得|玩得|就是|像|跟|没|不)(?!忠|反|内|主|好人|自己人|坏人)|\b(?:called|calls|calling) (?:you|u) (?:an? |the )|\b(?:talk(?:ing|s|ed)? (?:shit|trash|smack|crap)|badmouth\w*|laugh(?:ing|ed|s)) (?:about|at|of)? ?(?:you|u)\b|\b(?:said|says) (?:you|u|ur) ?(?:are|r|play|suck|look)\b/;

const GESTURES: readonly Gesture[] = [
  BROUGHT,
  ...PLAINLY_MEANT,
  ...BETWEEN_US,
  {
    heard:
      /求(?:表扬|夸|夸奖|点赞)|(?<!谁)(?:表扬|夸)(?:一下|夸)?我|(?:我|咱)(?:刚才)?(?:这|那)(?:一)?(?:波|手|把|刀|招|下|操作|发)?(?:打得|玩得)?(?:咋样|怎么样(?!才)|如何(?!才)|帅不帅|秀不秀|漂不漂亮|帅吧|秀吧|漂亮吧|可以吧|还行吧|厉害吧|稳吧)|我(?:是不是很|够|真)?(?:厉害|牛|强|帅|秀)(?:吧|不|吗|么)|\b(?:how was that|how'?d i do|did i do (?:good|well|ok)|rate my|not bad,? (?:huh|eh|right)|praise me|any praise)\b/,
    plan: acclaimed,
  },
  {
    heard:
      /(?:把)?还(?:给)?(?:我|主公|老大|他|她|\d号|[一二三四五六七八九十]号)(?!.{0,3}(?:送|喂|吃|挡|回|用|出|打|贴|补|拆|拿|摸)).{0,5}(?:牌|装备|马|弩|弓|剑|(?<!一)刀|盾|甲|斧)|(?:牌|装备|马|弩|弓|剑|(?<!一)刀|盾|甲|斧).{0,3}还(?:给)?(?:我|来|回来)|(?<!要)吐出来(?!了)|\b(?:give (?:it|that|them|my \S+|the \S+|his \S+) back|want my \S+ back)\b/,
    plan: wantedBack,
  },
  {
    heard: /不用谢|别谢我|甭谢|不客气|不必谢|\b(?:you'?re welcome|no need to thank me|don'?t mention it)\b/,
    plan: helped,
  },
  MOURNED,
  { heard: QUIET, plan: silenceNoticed },
  {
    heard:
      /(?:不|快|该|怎么不).{0,2}谢(?:谢)?(?:他|她|人家|\d|[一二三四五六七八]号)|\b(?:not (?:gonna |going to )?thank|say thanks to|thank) (?:him|her|them|\d|seat)/,
    plan: urgedToThank,
  },
  {
    heard: /([怕慌虚])[不没]\1|\b(?:you|u)\b.{0,8}\b(?:scared|afraid|nervous|worried)\b/,
    plan: (move, { meant, me, text }) =>
      meant || /你们|\byou (?:two|all|lot|guys)\b/.test(text)
        ? { move: 'deflect', clause: 'unafraid', occasion: 'taunt', about: me, asked: move }
        : null,
  },
  {
    heard:
      /(?<![我他她不])(?:认输|投降|缴械)(?!了|的)|投(?:不投|了[吧吗么没不]|吗|吧)|(?<!\bi(?:'?ll|'?d)? (?:\w+ )?)\b(?:give up|surrender|concede|resign|(?:you|u) (?:fold|quit))\b(?! on)/,
    plan: (move, { meant, me, moves }) =>
      meant && moves.every(({ act }) => act !== 'claim' && act !== 'promise')
        ? { move: 'refuse', clause: 'no_surrender', occasion: 'taunt', about: me, asked: move }
        : null,
  },
  { heard: LOST, plan: recapPlan },
  { heard: SLANDER, plan: (move, asked) => slandered(move, asked) },
  // "我骂4号骂得对不对": one's own hard words about a third, put to somebody who has no part in them.
  {
    heard:
      /我.{0,3}(?:(?:骂|怼|喷)(?!你)|[喊叫](?!你).{1,6}是).{1,12}(?:对不|对吧|错|过分|急眼|急了|破防|生气|活该|是不是)|\bi (?:just )?(?:called|cussed|insulted|roasted) (?!(?:you|u)\b).{1,24}(?:was i|am i|right|wrong|too (?:harsh|far|much)|mad|deserve)/,
    plan: (move, asked) => slandered(move, asked, 'abused_third'),
  },
  {
    heard:
      /^(?:我|好了,?|ok,?)?(?:又)?回来(?:了|啦|咯)|刚(?:刚|才)?(?:去|在)?.{0,2}[开接上拿取倒洗收喂哄遛回](?:了|个|完).{0,5}(?:门|电话|厕所|外卖|快递|水|衣服|澡|娃|猫|狗|消息|微信)|\bback now\b|^(?:ok(?:ay)?,? |i'?m |im )?back\b(?!'s| (?:in|to|off|then|up|it|me|him|her|them|\d)\b)/,
    plan: (move) => ({ move: 'ack', clause: 'welcome_back', occasion: 'ack', asked: move }),
  },
  // "6号十二张牌了 你是来囤货的吗": a jest about a hand.
  {
    heard:
      /^[^打砍杀拆顺给摸]*(?:1\d|[4-9四五六七八九十])张[^打砍杀拆顺给摸桃闪]*$|^(?!.*(?:drew|took)).*\b(?:[4-9]|1\d) cards\b/,
    plan: (move, asked) => (move.act === 'unclear' ? standing({ move, asked }) : null),
  },
  ...ROLE_LAID_OPEN,
  { heard: MOCKS, plan: selfMockedPlan },
];

/** "2号刚骂你是个老不死的": told to the one of whom it was said. */
function slandered(move: Move, asked: Asked, clause: 'slandered' | 'abused_third' = 'slandered'): Plan | null {
  const { me, from, text } = asked;
  const [who, ...more] = namedBy(asked).seats.filter((seat) => seat !== me && seat !== from);
  if (who === undefined || more.length > 0 || ANY_ROLE.test(text)) return null;
  return { move: 'tease', clause, occasion: 'taunt', about: who, asked: move };
}

/** "1你不谢他一声": for the last that somebody who is named did for the hearer. */
function urgedToThank(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, meant } = asked;
  const { seats } = namedBy(asked);
  const [help] = seats.flatMap((seat) => (seat === me || seat === from ? [] : between(scene, seat, me, isHelp)));
  return meant && help ? { move: 'thank', clause: 'grateful', occasion: 'thanks', facts: [help], asked: move } : null;
}

/** Whether a line sounds like one of them. */
export const isGesture = (text: string): boolean => GESTURES.some(({ heard }) => heard.test(text));

/** Null where the line is no such gesture. */
export function gesturePlan(move: Move, asked: Asked): Plan | null {
  for (const { heard, plan } of GESTURES) {
    const found = heard.test(asked.text) ? plan(move, asked) : null;
    if (found) return found;
  }
  return null;
}

/** The last thing worth a word that somebody did within a lap: a death before a rescue before the rest. */
function featOf(of: Seat, { scene }: Asked): Fact | undefined {
  const since = scene.turn - scene.table.seats.length;
  const own = scene.facts.filter(({ by, to, turn }) => by === of && to !== of && turn >= since);
  const last = (match: (fact: Fact) => boolean): Fact | undefined => own.filter(match).pop();
  return (
    last(({ kind }) => kind === 'death') ??
    last(({ kind }) => kind === 'rescue') ??
    last((fact) => isHelp(fact) || isHarm(fact))
  );
}

/** "我这波咋样": the feat is named and praised by whoever has no cause to mourn it. */
function acclaimed(move: Move, asked: Asked): Plan | null {
  const { from, me, scene } = asked;
  // "我这把怎么样才能赢", "…像忠吗": something is asked, and no praise.
  const asks = asked.moves.some(
    (one) =>
      isQuestion(one) &&
      (one.act !== 'ask_guess' ||
        one.role !== undefined ||
        (one.about !== undefined && one.about !== me && one.about !== from)),
  );
  if (asks || (move.facts ?? []).some(({ verdict }) => verdict === 'false')) return null;
  const feat = featOf(from, asked);
  if (!feat || feat.to === null) return { move: 'tease', clause: 'no_feat', occasion: 'praise', asked: move };
  const role = seatOf(scene, feat.to)?.revealed;
  const mourned =
    isHarm(feat) &&
    (feat.to === me || (feat.kind !== 'death' && takenFor(feat.to, asked) === 'friend') || role === 'zhong');
  if (mourned) return onDeed(feat, move, asked);
  return { move: 'thank', clause: 'well_done', occasion: 'praise', facts: [feat], asked: move };
}

/** "不用谢": what one did for the hearer is thanked for, what one did for others is seen. */
function helped(move: Move, asked: Asked): Plan | null {
  const { scene, from, me } = asked;
  if ((move.facts ?? []).some(({ verdict }) => verdict === 'true')) return null;
  if (asked.moves.some(({ act }) => act === 'threat' || act === 'promise' || act === 'order')) return null;
  const [mine] = between(scene, from, me, isHelp);
  const last = mine ?? scene.facts.filter((fact) => fact.by === from && fact.to !== from && isHelp(fact)).pop();
  return last ? onDeed(last, move, asked) : null;
}

/** "还主公牌": put to whoever took it; others tell who did. */
function wantedBack(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, text } = asked;
  const bargains = asked.moves.some(
    ({ act }) => act === 'propose' || act === 'plead' || act === 'promise' || act === 'threat',
  );
  // "哇2号还给我牌,人也太好了吧": it was given besides.
  if (/人也?(?:太|真)好|好心|大方|谢/.test(text)) return null;
  if (isQuestion(move) || bargains || /\bor i\b|行不行|好不好/.test(text)) return null;
  const { cards, gear, seats } = namedBy(asked);
  const victim = /还(?:给)?我|我的|还来|\bmy\b/.test(text) ? from : (seats.find((seat) => seat !== me) ?? from);
  const all = scene.facts.filter(
    ({ kind, to, by, good }) =>
      (kind === 'steal' || kind === 'discard') && to === victim && by !== null && good !== true,
  );
  const pieces = new Set([...cards, ...gear]);
  const named = all.filter(({ card }) => card !== null && pieces.has(card));
  const taken = named.length > 0 ? named : all;
  const mine = taken.filter(({ by }) => by === me).pop();
  if (mine) return { move: 'refuse', clause: 'kept_card', occasion: 'ack', about: me, facts: [mine], asked: move };
  const last = taken[taken.length - 1];
  if (!last) return { move: 'deny', clause: 'not_taken', occasion: 'ack', asked: move };
  return {
    move: 'confirm',
    clause: 'confirm',
    occasion: 'point_at',
    ...(last.by === null ? {} : { about: last.by }),
    facts: [last],
    asked: move,
  };
}

function silenceNoticed(move: Move): Plan | null {
  if (move.act !== 'hurry') return null;
  return { move: 'ack', clause: 'thinking', occasion: 'hurry', asked: move };
}
