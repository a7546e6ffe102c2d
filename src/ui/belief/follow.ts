/** A recorded game's belief, worked out only once somebody asks for it, and then as far as the game was folded. */
import { createBelief, seeEvent, type BeliefParameters } from '../../core/belief/belief';
import { shippedParameters } from '../../core/belief/shipped';
import { beliefKeyframe, resumeBelief, type BeliefKeyframe } from '../../core/belief/keyframe';
import type { Recording } from '../../record/format';
import { TURNS_BACK } from '../history';
import { createKeyframes, type KeptFrame } from '../keyframes';
import { createOpinions, silent, type Opinions, type OpinionsOptions } from './opinions';
import { createTrack, type TrackMark } from './track';

interface Frame {
  readonly belief: BeliefKeyframe;
  readonly track: TrackMark;
}

/** Answers what is believed after the first `position` entries. Going back folds again from the keyframe before. */
export function followRecorded(
  { header, entries }: Recording,
  turnsBefore: (position: number) => number,
  options: Omit<OpinionsOptions, 'track'>,
): (position: number) => Opinions {
  let parameters: BeliefParameters | null = null;
  const frames = createKeyframes<Frame>();
  let at = 0;
  let turns = 0;
  let advance: ((to: number) => void) | null = null;
  let opinions: Opinions = silent('off');

  function start(from: KeptFrame<Frame> | null): (to: number) => void {
    at = from?.position ?? 0;
    turns = from?.turns ?? 0;
    const belief = createBelief(header, (parameters ??= shippedParameters()));
    if (typeof belief === 'string') {
      opinions = silent(belief);
      return () => undefined;
    }
    if (from) resumeBelief(belief, from.frame.belief);
    const track = createTrack(belief, from?.frame.track);
    opinions = createOpinions({ ...options, track });
    return (to) => {
      for (; at < to; at++) {
        const event = entries[at]?.event;
        if (!event) continue;
        if (event.type === 'turn')
          frames.pass(at, turns++, () => ({ belief: beliefKeyframe(belief), track: track.mark() }));
        seeEvent(belief, event);
        track.note(event);
      }
    };
  }

  return (position) => {
    const from = frames.latest(turnsBefore(position) - TURNS_BACK);
    if (advance === null || position < at || (from && from.position > at)) advance = start(from);
    advance(position);
    return opinions;
  };
}
