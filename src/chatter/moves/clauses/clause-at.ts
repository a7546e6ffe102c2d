/** A clause of a line as it is handed to its readers. */
import type { Seat } from '../../../core/event';
import type { PublicClaim, Said } from '../../claims/types';
import type { Scene } from '../../scene/scene';
import type { Mention } from '../called/people';
import type { Party } from '../deeds/deed';
import type { Exchange, Move, Reported } from '../types';

/** A clause and all that is known about it before it is read. Places of mentions are those in the clause. */
export interface ClauseAt {
  readonly text: string;
  /** A question mark ends it. */
  readonly asked: boolean;
  readonly span: Move['span'];
  readonly mentions: readonly Mention[];
  /** The claims that stand in it, and the roles that are said in it, claimed or asked for. */
  readonly claims: readonly PublicClaim[];
  readonly said: readonly Said[];
  /** Who did what the clause before tells. */
  readonly carried: Party;
  /** The clause before tells a deed. */
  readonly afterDeed: boolean;
  /** Whom the clauses before speak of. */
  readonly spokenOf: Seat | null;
  /** What the clause before tells or asks after. */
  readonly told: readonly Reported[];
  /** The line offers something for something: what the two would do has not happened. */
  readonly offered?: boolean;
  /** To whom the clause before says that something was done. */
  readonly befell: Seat | null;
  /** Who did the last deed that the clauses before tell. */
  readonly did: Seat | null;
  readonly moment: {
    readonly scene: Scene;
    readonly from: Seat;
    readonly hearer: Seat | null;
    readonly exchanges: readonly Exchange[];
    /** The hearer is called in the line. */
    readonly called?: boolean;
    /** What the speaker said last to anybody. */
    readonly overheard?: Exchange | null;
  };
}
