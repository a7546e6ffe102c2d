/** What lies open to a planner: roles that everybody sees, facts that a move names, how many reasons are told. */
import type { Seat } from '../../../core/event';
import type { Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import { factOf, seatOf } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';

/** How many reasons are given: three by the talkative, one by the cold. */
export const reasonsTold = ({ style: { verbal_length, coldness_gate } }: Asked): number => {
  const words = verbal_length - coldness_gate / 2;
  return words >= 0.5 ? 3 : words >= 0.25 ? 2 : 1;
};

/** "主公是谁": it lies open. */
export const ASKS_LORD =
  /(?<![打砍杀救拆顺保奶帮动了])主公(?:是)?(?:谁|哪[位个]|什么身份|身份)|(?:谁|哪[位个])是主公|\bwho(?:'s| is) (?:the )?(?:lord|zhu)\b/;

/** What one says of a seat whose role everybody sees, or has heard from it. */
export function openPlan(seat: Seat, move: Move, { scene, text }: Asked): Plan | null {
  const role = shownRole(scene, seat);
  // That the lord is the lord is told only to whoever asks.
  if (
    !role ||
    (seat === scene.table.lord && move.role === undefined && move.act !== 'ask_role' && !ASKS_LORD.test(text))
  )
    return null;
  return {
    move: 'confirm',
    clause: seatOf(scene, seat)?.revealed ? 'open_role' : 'owned_role',
    occasion: 'ask_guess',
    about: seat,
    role,
    asked: move,
    ...taking(move),
  };
}

/** Facts on record that a move names; of what befell several, where it is left open whom, what befell the speaker. */
export const factsIn = ({ act, facts = [] }: Move, { scene, from }: Pick<Asked, 'scene'> & { from?: Seat }): Fact[] =>
  facts.flatMap(({ fact, to }) => {
    const found = fact === undefined ? undefined : factOf(scene, fact);
    if (found?.group !== true || to !== undefined || (act !== 'report' && act !== 'blame')) return found ?? [];
    const { kind, by, card, turn } = found;
    const suffered = scene.facts.filter(
      (one) => one.to === from && one.kind === kind && one.by === by && one.card === card && one.turn === turn,
    );
    return suffered[0] ?? found;
  });
