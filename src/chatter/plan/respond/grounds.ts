/** What the words back to a line are measured by, each looked up once. */
import { cardsIn } from '../../moves/words/cards';
import type { Called } from '../../moves/wording/wants';
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import type { Asked } from '../asked';
import { justNow, namedBy, PLAIN, touchedBy } from '../record/touching';
import { wantsOfLine } from './called';
import { toldIn } from '../matter';
import { partOf } from './part';

export interface Grounds {
  readonly asked: Asked;
  /** What the line calls for, the likeliest first. */
  readonly called: readonly Called[];
  /** Deeds on record that the line tells of. */
  readonly told: readonly Fact[];
  /** The cards it names that not everybody uses all the time. */
  readonly cards: readonly string[];
  /** Those it names by name or number. */
  readonly seats: readonly Seat[];
  /** The deed on record that it speaks of most. */
  readonly touched: Fact | null;
  /** What has just happened between those it may mean. */
  readonly latest: Fact | null;
  /** Signs of the hearer's part in it. */
  readonly part: Readonly<Record<string, number>>;
}

export function groundsOf(asked: Asked): Grounds {
  const found = {
    asked,
    called: wantsOfLine(asked),
    told: toldIn(asked),
    cards: cardsIn(asked.text).flatMap(({ card }) => (PLAIN.has(card) ? [] : [card])),
    seats: namedBy(asked).seats,
    touched: touchedBy(asked),
    latest: justNow(asked),
  };
  return { ...found, part: partOf(found) };
}
