/** A bet is taken, whoever it is on; one that is won or lost is paid (§Q3). */
import type { Seat } from '../../../core/event';
import { ANY_ROLE } from '../../claims/predicate';
import { roleSaid } from '../../moves/called/roles';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { namedBy } from '../record/touching';

const LAID = /赌(?![狗场气神命])|[我来你就][押压](?!力|得住)|[押压][哪谁]|下注|\b(?:bet(?:s|ting)?|wager)\b/;
/** What is lost by it; not the proverbial 五毛. */
const STAKE =
  /输(?:[了的家要得就谁]|给我)*[请洗吃喝唱叫学罚跑做买发]|赌你?(?:[一二两三四五十百几\d]+|个)[包杯瓶块顿个碗根袋盒]|\b(?:losers?|winner) (?:buys?|pays?|has to|does)|\bbet (?:you |u |ya )?(?:an?|five|ten|\d+) (?!million)/;
/** What nobody would do lays it against whoever is to bring it off: "你今天要是能翻盘,我把键盘嚼了", "if you win i'll eat my hat". */
const ABSURD =
  /(?:要|若|能|如果|万一|敢|真).{1,24}我?(?:就|当场|直播|立马|现场|把)*[^,.!?我]{0,8}(?:[吃嚼啃吞咽]了?(?:这|那|我)?(?:个|副|张)?(?:键盘|鼠标|显示器|屏幕|桌子?|鞋|帽子|土|翔|手机)|(?:键盘|鼠标|显示器|屏幕|桌子?|鞋|帽子|手机)(?:给)?[吃嚼啃吞咽]|倒立|剁手|剃(?:个)?光头|跟你姓|名字倒(?:着|过来))|\b(?:i'?ll|i will|i'?d|imma|gonna) (?:eat|swallow) (?:my|this|a|the) (?:\w+ )?(?:hat|shoes?|keyboard|mouse|phone|cap|boots?|sock)\b|\bshave my head\b/;
const INVITES =
  /谁敢?跟|跟不跟|敢不敢|赌不赌|来赌|赌一[把局]|打个赌|[押压](?:哪边|谁)|\b(?:wanna|want to|side|taking|your|any takers)\b/;
const SETTLED = /(?<!打)赌[输赢](?!了?的)|[押压][输赢错中对]了|\b(?:lost|won) (?:the|my|that) bet\b/;

/** It is declined, or mocked. */
const OFF = /(?<!赌)不赌(?!不)|赌什么赌|\b(?:not|no|don'?t) bet/;
const LORD_WINS = /主公(?:这[边方])?(?:会|能|必)?赢|\blord (?:wins|to win)\b/;

/** Whether something is laid on it that nobody would do: nothing else of the line is meant. */
export const laysAbsurdly = (text: string): boolean => ABSURD.test(text);

/** Null where one only says "I bet", or where the role lies open. @param surely it is known for a bet by more than its words */
export function betPlan(asked: Asked, surely = false): Plan | null {
  const { text, scene, view } = asked;
  const [main = null] = asked.moves;
  const settled = SETTLED.test(text);
  const ofRole = ANY_ROLE.test(text);
  const laid = LAID.test(text) && (INVITES.test(text) || (surely && !ofRole));
  if ((!settled && !laid && !STAKE.test(text) && !ABSURD.test(text)) || OFF.test(text)) return null;
  const isOpen = (seat: Seat): boolean => seat !== scene.table.lord && shownRole(scene, seat) !== null;
  const { seats } = namedBy(asked);
  if (ofRole && seats.some(isOpen)) return null;
  // Nobody bets against what it says itself, nor the lord against the lord.
  const said = roleSaid(text)?.role;
  if (ofRole && seats.some((seat) => said !== undefined && view.guess(seat).identity === said)) return null;
  if (asked.me === scene.table.lord && LORD_WINS.test(text)) return null;
  return { move: 'tease', clause: settled ? 'bet_settled' : 'bet_taken', occasion: 'small_talk', asked: main };
}
