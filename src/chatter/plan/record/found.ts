/** What the record holds of what was asked of it as a whole (of-record.ts). */
import type { Seat } from '../../../core/event';
import type { Role } from '../../../core/role';
import type { OfRecord } from '../../moves/asked/of-record';
import type { Standing } from '../../moves/asked/standing';
import type { Fact } from '../../scene/fact';
import type { Course } from './course';

/** Whose heads are counted, or named. */
export type Counted = Role | 'all' | 'living' | 'dead';

/** What was asked, and all that the record holds of it. */
export interface Found {
  readonly asked: OfRecord;
  /** Oldest first. */
  readonly deeds: readonly Deed[];
  /** Whom the line names among them, and it did not befall (in-parts.ts). */
  readonly not?: readonly Seat[];
}

/** One deed: a use of a card, or something that came of one. */
export type Deed = Pick<Fact, 'turn' | 'round' | 'card' | 'num'> & {
  readonly by: Seat | null;
  readonly to: readonly Seat[];
  readonly fact?: Fact;
};

/**
 * Who stands out on the table as it lies, and by what; `standing`: how each of some stands · `course`: where a card went · `lost`: what those cost `whom` · `at`: who has so much health, `n` · `spared`: of whom a card for all took nothing, `unseen` how · `gear`: what that one has
 * on, or who has any · `harmless`: who never struck `whom` · `unhurt`: who never lost health · `unused`: who never used that card.
 */
export interface TableState {
  readonly of:
    | 'hp'
    | 'hand'
    | 'chained'
    | 'gear'
    | 'standing'
    | 'course'
    | 'lost'
    | 'at'
    | 'spared'
    | 'unseen'
    | 'harmless'
    | 'unhurt'
    | 'unused';
  readonly seats: readonly Seat[];
  /** The most, and not the least; of counts, their sum. */
  readonly most?: boolean;
  readonly n?: number;
  /** What each of them has. */
  readonly counts?: readonly number[];
  readonly cards?: readonly string[];
  readonly whom?: Seat;
  /** What of whom, `standing`; and whose heads are counted beside it. */
  readonly standings?: readonly Standing[];
  readonly heads?: readonly Counted[];
  /** What became of a card. */
  readonly course?: Course;
}

/** One part of how something came about (cause.ts): a blow, healing, other deeds, or what bore on them. */
export type CausePart =
  | { readonly say: 'hit'; readonly fact: Fact }
  | { readonly say: 'healed'; readonly fact: Fact; readonly times: number }
  | { readonly say: 'deeds'; readonly facts: readonly Fact[] }
  | {
      /** Health that went or came and that nothing on record did. */
      readonly say: 'lapsed';
      readonly by: Seat;
      readonly num: number;
      readonly turn: number;
      readonly round: number;
    }
  | {
      readonly say:
        | 'chain'
        | 'wine'
        | 'vine'
        | 'skill'
        | 'nobody'
        | 'nullified'
        | 'outfought'
        | 'vain'
        | 'instead'
        | 'ice'
        | 'wears'
        | 'stands'
        | 'too_late'
        | 'no_sha'
        | 'no_shan'
        | 'no_gift';
      readonly by?: Seat;
      readonly card?: string;
    };

/** A skill that is told of: as it stands at first, how one may meet it, or once more in plainer words. */
export interface SkillSeen {
  readonly by: Seat;
  readonly name: string;
  readonly how: 'first' | 'guard' | 'again';
}
