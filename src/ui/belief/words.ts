/** Chances and what moved them, as a player reads them. */
import type { Chances } from '../../core/belief/marginals';
import type { Seat } from '../../core/event';
import type { Change } from '../../core/reasons';
import { percent, type Words } from '../describe';
import type { ToldMover } from './legs';

/** In the order they are drawn: loyal to one side, rebel to the other, the traitor between them. */
export const SIDES = ['zhong', 'nei', 'fan'] as const;
export type Side = (typeof SIDES)[number];

/** 62%; never a certainty that is none. */
export function chanceText(p: number): string {
  if (p > 0 && p < 0.005) return '<1%';
  return p < 1 && p > 0.995 ? '>99%' : `${percent(p)}%`;
}

/** 忠 62% 内 8% 反 30% */
export const chancesText = (words: Words, chances: Chances): string =>
  SIDES.map((side) => `${words.letter(side)} ${chanceText(chances[side])}`).join(' ');

export interface Shift {
  readonly side: Side;
  readonly text: string;
}

/** 反 +23%, the largest first; parts that round to nothing are left out. */
export function shiftsOf(words: Words, { shift }: Pick<ToldMover, 'shift'>): Shift[] {
  return SIDES.filter((side) => percent(Math.abs(shift[side])) > 0)
    .sort((a, b) => Math.abs(shift[b]) - Math.abs(shift[a]))
    .map((side) => ({
      side,
      text: `${words.letter(side)} ${shift[side] < 0 ? '−' : '+'}${percent(Math.abs(shift[side]))}%`,
    }));
}

/** What was done, told as the belief reads it: a turn let pass, a death that nobody prevented, a role that leaves the others to the rest. */
export function moverText(words: Words, { event, turn, kind }: ToldMover): string {
  if (kind === 'opened' && (event.type === 'die' || event.type === 'reveal'))
    return words.t('beliefOpened', { who: words.seat(event.seat), role: words.oneOf(event.role) });
  if (event.type === 'turn') return words.t('beliefIdle', { who: words.seat(turn.seat ?? event.seat) });
  return event.type === 'die' ? words.t('beliefUnsaved', { who: words.seat(event.seat) }) : words.event(event);
}

/** What it could do next that would change a mind. */
export const changeText = (words: Words, seat: Seat, { deed, target }: Change): string =>
  words.t(deed === 'harm' ? 'beliefChangeHarm' : 'beliefChangeHelp', {
    who: words.seat(seat),
    target: words.seat(target),
  });
