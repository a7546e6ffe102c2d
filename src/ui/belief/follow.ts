/** A recorded game's belief, worked out only once somebody asks for it, and then as far as the game was folded. */
import { createBelief, seeEvent, type BeliefParameters } from '../../core/belief/belief';
import { shippedParameters } from '../../core/belief/shipped';
import type { Recording } from '../../record/format';
import { createOpinions, silent, type Opinions, type OpinionsOptions } from './opinions';
import { createTrack } from './track';

/** Answers what is believed after the first `position` entries. Going back folds again from the start. */
export function followRecorded(
  { header, entries }: Recording,
  options: Omit<OpinionsOptions, 'track'>,
): (position: number) => Opinions {
  let parameters: BeliefParameters | null = null;
  let at = 0;
  let advance: ((to: number) => void) | null = null;
  let opinions: Opinions = silent('off');

  function start(): (to: number) => void {
    at = 0;
    const belief = createBelief(header, (parameters ??= shippedParameters()));
    if (typeof belief === 'string') {
      opinions = silent(belief);
      return () => undefined;
    }
    const track = createTrack(belief);
    opinions = createOpinions({ ...options, track });
    return (to) => {
      for (; at < to; at++) {
        const event = entries[at]?.event;
        if (!event) continue;
        seeEvent(belief, event);
        track.note(event);
      }
    };
  }

  return (position) => {
    if (advance === null || position < at) advance = start();
    advance(position);
    return opinions;
  };
}
