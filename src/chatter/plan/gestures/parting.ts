/** Good-byes, thanks for the game, and whether there will be another (§Q3). */
import { takesLeave } from '../../moves/life/leaving';
import { isQuestion, type Act, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

const TO_BED = /睡|晚安|\b(?:bed|sleep|night\w*|gn|nite)\b/;

/** Whoever goes is bidden good-bye, whatever else it says in going; null where something is asked or a trouble told besides. */
export function leavePlan({ moves, text }: Asked): Plan | null {
  const bye = moves.find(({ act }) => act === 'bye');
  if (!bye || !takesLeave(text) || moves.some((one) => isQuestion(one) || one.life?.trouble === true)) return null;
  return { move: 'bye', clause: TO_BED.test(text) ? 'parted_to_bed' : 'parted', occasion: 'bye', asked: bye };
}

/** "先打个gg,跟你玩挺开心". */
const GOOD_GAME = /(?<![a-z])ggs?(?![a-z])|[玩打]得?(?:挺|很|真|蛮)?开心|\b(?:(?:good|great|fun) game|had fun)\b/;
const WELL_PLAYED: ReadonlySet<Act> = new Set<Act>(['praise', 'topic', 'thanks', 'bye', 'unclear', 'agree']);

/** The game is praised, and nothing else is told. */
export const goodGame = (move: Move | null, { moves, text }: Asked): Plan | null =>
  move && GOOD_GAME.test(text) && moves.every(({ act, facts }) => WELL_PLAYED.has(act) && !facts)
    ? { move: 'bye', clause: 'good_game', occasion: 'bye', asked: move }
    : null;

const AGAIN =
  /再来一?[局把盘场次]|下[把局](?:接着|继续|再)|再玩(?:一?[局把盘]|吗|不|$)|再开一?[局把盘]|下一?[局把盘]还|还来[吗么不]|(?<!\b(?:see|last|survive|(?<!\b(?:up|game|down|ready) )for|through) )\b(?:another|one more) (?:game|round)|\bnext game\b|\b(?:one more|another(?: one)?) (?:after (?:this|that)|then|later|tonight|tomorrow)\b|^(?:one more|again)\W*$|\brematch\b|\bplay again\b/;

/** Another game is granted; "你再来一次决斗试试" threatens. */
export const againPlan = (move: Move | null, { moves, text }: Asked): Plan | null =>
  AGAIN.test(text) &&
  moves.every(({ act }) => act !== 'threat') &&
  (move === null || !isQuestion(move) || move.act === 'ask_plan' || move.act === 'ask_rule')
    ? { move: 'accept', clause: 'again', occasion: 'agree', asked: move }
    : null;
