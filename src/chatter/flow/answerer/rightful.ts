/** Who ought to answer, once the rules have said who would (§T5, §Q3). */
import type { Seat } from '../../../core/event';
import type { Address } from '../contract';
import { mayWant } from '../floor';
import { mayAnswer, hasLeft, howReached, type Listener, type Understood } from '../reach';
import type { State } from '../state';
import { likeliestAnswerer } from './likely-answerer';
import { lineSigns, signsFor } from './signs';

/**
 * Those who would answer, or another in the place of the only one: owed an answer and spoken to, then, as whoever is talked with is. Nothing is
 * changed where nobody or several would answer, where a study bids somebody to speak, or where whoever is talked with is begged for something.
 * @param first who would answer so far
 */
export function rightful(state: State, understood: Understood, first: readonly Listener[]): readonly Listener[] {
  const { options } = state;
  const { said, reach, hearing } = understood;
  const [only, ...more] = first;
  if (!only || more.length > 0 || options.neutral?.speaker?.() != null) return first;
  // "别杀我,求你了" in the middle of a talk: whoever played a 杀 last is not who is begged.
  if (only.how === 'you' && hearing(only.speaker.seat, true).some(({ act }) => act === 'plead')) return first;
  const settings = options.settings();
  // Whoever ought to answer is spoken to, as one is in the middle of a talk.
  const howTo = (seat: Seat): Address => {
    const how = howReached(reach.to, seat);
    return how === 'all' ? 'you' : how;
  };
  const line = lineSigns(state, understood);
  const signsOf = signsFor(state, understood, only);
  const candidates = mayAnswer(state, reach.among)
    .map((speaker) => ({ speaker, how: howTo(speaker.seat) }))
    .filter(
      ({ speaker: { seat }, how }) =>
        seat === only.speaker.seat || (seat !== said.from && !hasLeft(state, seat) && mayWant(seat, how, settings)),
    )
    .map((one) => ({ ...one, signs: signsOf(one.speaker.seat) }));
  const own = candidates.find(({ speaker }) => speaker.seat === only.speaker.seat);
  if (!own) return first;
  options.neutral?.weighed?.(
    line,
    only.speaker.seat,
    candidates.map(({ speaker, signs }) => ({ seat: speaker.seat, signs })),
  );
  const best = likeliestAnswerer(own, candidates, line);
  return best === own ? first : [{ speaker: best.speaker, how: best.how, urge: 1, owed: true }];
}
