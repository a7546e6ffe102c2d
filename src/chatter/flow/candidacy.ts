/** How the planner would see a line that calls nobody, put to one who may answer it (§Q3). */
import type { Seat } from '../../core/event';
import type { Move } from '../moves/types';
import type { Asked } from '../plan/asked';
import { styleOf } from '../style';
import type { Purpose } from './compose';
import { toneOf } from './planning';
import type { Understood } from './reach';
import type { State } from './state';

/** One who may answer, as the planner sees the line then. */
export interface Candidacy {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly meant: boolean;
  readonly purpose: Purpose;
}

/** The line as it is asked of that one. */
export function askedOf(
  { company, options, memory, ledger }: State,
  { said, read, detection, quoted }: Understood,
  { seat, moves, meant, purpose }: Candidacy,
): Asked {
  const relation = company.memberOf(seat)?.bond.relation;
  return {
    scene: options.scene,
    me: seat,
    from: said.from,
    moves,
    meant,
    ...(quoted?.by === seat ? { quoted } : {}),
    text: read.text,
    view: options.viewOf(seat),
    memory,
    ledger,
    lastWords: () => null,
    tone: toneOf(detection),
    style: styleOf(detection, relation?.stage, relation?.dims),
    seed: options.seed,
    purpose,
  };
}
