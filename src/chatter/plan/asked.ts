/** What a planner looks at: the moves of a line as one AI heard them, and all that this AI may know (§Q3). */
import type { Seat } from '../../core/event';
import { draw } from '../../core/random';
import type { ClaimsLedger } from '../claims/ledger';
import type { Answered, Exchange, Move, Spoken } from '../moves/types';
import type { Scene } from '../scene/scene';
import type { Style } from '../style';
import type { View } from '../vocabulary';
import type { Memory } from './memory';
import type { Offer } from './respond/offer';

export interface Asked {
  readonly scene: Scene;
  readonly me: Seat;
  readonly from: Seat;
  readonly moves: readonly Move[];
  /** It was said to this one. */
  readonly meant: boolean;
  /** It was asked before, and is asked once more. */
  readonly pressed?: true;
  /** What this one has said and the line says again. */
  readonly quoted?: Spoken;
  /** The line as seats and names are looked for in it. */
  readonly text: string;
  /** The same with the blanks that part its clauses. */
  readonly spaced?: string;
  /** What everybody's record makes of people, as this one would have it known. */
  readonly view: View;
  readonly memory: Memory;
  readonly ledger: ClaimsLedger;
  /** The last words of a seat on the log; null where it said nothing. */
  lastWords(of: Seat): string | null;
  /** How the line sounds where its words tell nothing. */
  readonly tone: 'kind' | 'sharp' | 'plain';
  readonly style: Style;
  readonly seed: number;
  readonly purpose: readonly (string | number)[];
  /** For studies (TalkOptions): another choice among what could be said. */
  choose?(offers: readonly Offer[]): Offer | undefined;
}

/** A number in [0, 1) for a decision of the planner. */
export const chanceOf = ({ seed, me, purpose }: Asked, ...what: readonly (string | number)[]): number =>
  draw(seed, 'plan', me, ...what, ...purpose);

/** What a move takes up, where it does and there was an answer. */
export function takenUp({ memory }: Asked, { refersTo }: Move): (Exchange & { answered: Answered }) | null {
  const exchange = refersTo === undefined ? null : memory.byId(refersTo);
  return exchange?.answered ? { ...exchange, answered: exchange.answered } : null;
}

/** The turn of the exchange that a plan takes up, as a field of it. */
/** Whom "he" means where the line names nobody: who was spoken of last. */
export function spokenOf({
  moves,
  memory,
  from,
  me,
  meant,
}: Pick<Asked, 'moves' | 'memory' | 'from' | 'me' | 'meant'>): Seat | null {
  const [last] = memory.exchanges(from, me);
  return (
    [...moves.map(({ about }) => about), last?.asked.about, last?.answered?.about].find(
      (seat) => seat !== undefined && seat !== from,
    ) ?? (meant ? me : null)
  );
}

export const taking = ({ refersTo }: Move): { takesUp?: number } =>
  refersTo === undefined ? {} : { takesUp: refersTo };
