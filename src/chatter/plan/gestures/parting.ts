/** Whoever goes is bidden good-bye, whatever else it says in going (§Q3). */
import { takesLeave } from '../../moves/life/leaving';
import { isQuestion, type Act, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

const TO_BED = /睡|晚安|\b(?:bed|sleep|night\w*|gn|nite)\b/;

/** Null where something is asked or a trouble told besides. */
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
