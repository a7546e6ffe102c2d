/** English leaves out I: "dropped a reb", "got burnt by 3". */
import type { Seat } from '../../../core/event';
import type { Deed, Party } from './deed';
import { ENGLISH_PAST } from './tense';

/** What stands before the verb where I is left out, of one who did it and of one who had it done to him. */
const DOES = /^(?:(?:just|then|and|so|also|already|tried to|had to|ok|well) )*(?=[a-z]{2})/;
const SUFFERS = /^(?:(?:just|then|and|so|ok|well|ugh|o+f|ouch) )*(?:got|was|been|getting) /;

/** A deed of the speaker, or done to him, that does not say so; null where it is neither. */
export function leftOut(
  deed: Deed,
  text: string,
  { from, carried, stands }: { from: Seat; carried: Party; stands: (deed: Deed) => boolean },
): Deed | null {
  if (carried !== 'open') return null;
  if (deed.to === 'open' && typeof deed.by === 'number' && deed.by !== from && SUFFERS.test(text))
    return { ...deed, to: from };
  const verb = text.slice(deed.start, deed.end);
  if (deed.by !== 'open' || !ENGLISH_PAST.test(verb) || DOES.exec(text)?.[0].length !== deed.start) return null;
  // "hit 2 for 1 and i'd do it again" is no order where it stands on record.
  const mine: Deed = { ...deed, by: from, past: true };
  return stands(mine) ? mine : /ed$/.test(verb) ? { ...deed, by: from } : null;
}
