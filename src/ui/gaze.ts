/** What is looked through: whose eyes, and whether they show what their owner really thinks. */
import type { Seat } from '../core/event';
import type { SeatVerdict, TableVerdict } from '../core/verdict';
import type { Eyes } from './eyes';
import type { PanelSource } from './source';
import type { PanelState } from './state';

/** An AI's eyes show what it would say aloud, or what it thinks (§K3). */
export interface Gaze {
  readonly eyes: Eyes;
  /** An AI's eyes that show only what it would say aloud. */
  readonly aloud: boolean;
  readonly table: TableVerdict;
}

/** Whether the AIs' own thoughts are open now: the game is over, or they may be looked at and the person wants to. */
export const opened = ({ outlook, truth }: PanelSource, { inside }: Pick<PanelState, 'inside'>): boolean =>
  truth() !== null || (inside && outlook.inside());

export function gazeOf(source: PanelSource, state: Pick<PanelState, 'eyes' | 'inside'>): Gaze {
  const { eyes } = state;
  const open = opened(source, state);
  return { eyes, aloud: eyes !== 'all' && eyes !== source.me() && !open, table: source.outlook.verdicts(eyes, open) };
}

const NOTHING: Omit<SeatVerdict, 'seat'> = {
  ground: 'inferred',
  chances: { zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0 },
  likeliest: 'fan',
  identity: 'unknown',
  chance: 0,
  sure: 0,
  strength: 0,
  not: null,
};

/** What a gaze makes of a seat; its own seat is nobody's to guess. */
export function verdictOn({ eyes, table }: Gaze, seat: Seat): SeatVerdict {
  const verdict = table.get(seat) ?? { ...NOTHING, seat };
  return eyes === seat && verdict.ground !== 'open' ? { ...NOTHING, seat, ground: 'self' } : verdict;
}
