/** What names of heroes are made of. */
import type { Seat } from '../../core/event';
import { withoutEdition } from './editions';

/** One seat's names, as a read line holds them. */
export interface SeatNames {
  readonly seat: Seat;
  /** The name, and after it what players make of it: without the editions before it (界, 手杀…). In the order in which they are tried. */
  readonly calls: readonly string[];
}

/** Players leave out what stands before a name, never its last two characters. */
export const SHORTEST = 2;
/** Its characters, without editions before it. */
export const bare = (read: string): readonly string[] => Array.from(withoutEdition(read.replace(/\s+/g, '')));

/** Family names of two characters. */
export const COMPOUND =
  /^(?:夏侯|司马|诸葛|公孙|欧阳|太史|皇甫|上官|令狐|淳于|单于|钟离|鲜于|慕容|宇文|长孙|尉迟|赫连|独孤|呼延|轲比)/;

/** Names of so many characters may be two heroes'. */
export const TWO_HEROES: ReadonlySet<number> = new Set([4, 6]);
