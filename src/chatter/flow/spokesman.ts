/** Who speaks where a line calls nobody by name: whose matter it is, who has most to say to it, whose word would fit best (§Q3). */
import type { Move } from '../moves/types';
import { ASKS } from '../moves/words/asked';
import { fitnessTo } from '../plan/answer';
import { ANOTHER, likeliest } from '../plan/respond/choice';
import { weightiest } from '../plan/weight';
import type { Addressed } from './address';
import { askedOf } from './candidacy';
import { chance, type Purpose } from './compose';
import type { Speaker } from './contract';
import { mayWant } from './floor';
import { goesOn, isOfLast } from './going-on';
import { planForLine, worthOf } from './planning';
import { saysYou } from './pointed';
import { hasLeft, howReached, mayAnswer, type Listener, type Understood } from './reach';
import { isAnswerable } from './routing';
import { onlySpokenOf } from './spoken-of';
import type { State } from './state';
import { onlyItKnows, ownerOf } from './whose-matter';

/** Said to all, these want one answer. */
const TO_ANYBODY: ReadonlySet<Move['act']> = new Set([
  'accuse',
  'vouch',
  'claim',
  'propose',
  'plead',
  'order',
  'topic',
  'sorrow',
  'greet',
  'bye',
  'thanks',
  'praise',
  'apology',
]);

/** Where a question was put to all and nobody is keen, or somebody else has more to say to it, that one answers (§Q3). */
export function withSomebody(
  state: State,
  understood: Understood,
  keen: readonly Listener[],
  purpose: Purpose,
): readonly Listener[] {
  const { company, options } = state;
  const { said, reach, read } = understood;
  // Whoever lies dead answers nothing; the table does.
  const present = new Set(company.present().map(({ seat }) => seat));
  // "主公逮着2号薅,有仇啊?": the reason is the one's who did it, not theirs who are named beside.
  if (reach.to.every(({ how }) => how === 'mentioned') && !reach.everybody) {
    const owner = ownerOf(understood, options.scene, present);
    const speaker = company.present().find(({ seat }) => seat === owner);
    if (speaker && !hasLeft(state, speaker.seat)) return [{ speaker, how: 'mentioned', urge: 1 }];
  }
  const moves = understood.hearing(null, false);
  const spokenOf = onlySpokenOf(state, understood, purpose);
  // Who has turned away hears nothing that is not put to it.
  const heeds = ({ seat, how }: Addressed): boolean => present.has(seat) && (how === 'named' || !hasLeft(state, seat));
  if (spokenOf.size === 0 && reach.to.some(heeds)) return keen;
  const partner = company.present().find(({ seat }) => seat === understood.partner && !spokenOf.has(seat));
  if (spokenOf.size > 0 && partner && !reach.everybody) return [{ speaker: partner, how: 'you', urge: 1 }];
  // Of the dead alone: whoever has most to say speaks for the table.
  const ofDead = reach.to.length > 0 && (keen.length === 0 || moves.every(({ act }) => act === 'report'));
  const asks = ASKS.test(read.text) && moves.every(({ act }) => act === 'unclear');
  if (
    spokenOf.size === 0 &&
    reach.among === undefined &&
    !ofDead &&
    !asks &&
    !isAnswerable(moves, read.text) &&
    moves.every(({ act }) => !TO_ANYBODY.has(act))
  )
    return keen;
  const settings = options.settings();
  const best = mayAnswer(state, reach.among)
    .filter(
      ({ seat }) =>
        seat !== said.from && !spokenOf.has(seat) && mayWant(seat, 'all', settings) && !hasLeft(state, seat),
    )
    .map((speaker) => {
      const plan = planForLine(askedOf(state, understood, { seat: speaker.seat, moves, meant: false, purpose }));
      const eager = keen.some((listener) => listener.speaker.seat === speaker.seat) ? 0.15 : 0;
      return {
        speaker,
        worth: worthOf(plan, speaker.seat) + eager + 0.1 * chance(state, 'most', state.heard, speaker.seat),
      };
    })
    .sort((a, b) => b.worth - a.worth)[0];
  const how = spokenOf.size > 0 || reach.to.some(({ seat }) => present.has(seat)) ? 'mentioned' : 'all';
  return best ? [{ speaker: best.speaker, how, urge: 1 }] : keen;
}

/** What is done together, or by the speaker, is no plan of whoever is named. */
const OURS = /我|咱|\b(?:we|us|our|i|my|me|lets|let's)\b/;

/**
 * Whose word back to a line that calls nobody readers would most likely find fitting: who says it is weighed along with what is said.
 * @param first who would answer at first sight; kept where several would, or where the line is put to that one
 */
export function bestPlaced(
  state: State,
  understood: Understood,
  first: readonly Listener[],
  purpose: Purpose,
): readonly Listener[] {
  const { company, options } = state;
  const { said, reach, read, detection, hearing } = understood;
  const listenerOf = (speaker: Speaker): Listener => ({
    speaker,
    how: howReached(reach.to, speaker.seat),
    urge: 1,
  });
  const bidden = options.neutral?.speaker?.() ?? null;
  const asked = company.present().find(({ seat }) => seat === bidden);
  if (asked) return [listenerOf(asked)];
  const [only, ...more] = first;
  if (!only || more.length > 0 || only.how === 'named' || detection.route !== 'NORMAL') return first;
  const toYou = saysYou(read);
  // "啥时候看出来的": what takes up an exchange is for whoever was talked with in it.
  const takesUp = (): boolean => isOfLast(hearing(only.speaker.seat, true), read);
  if (only.how === 'you' && (toYou || takesUp() || goesOn(read, said.from))) return first;
  // "ok Li Feng whats the play, u finishing 4": nobody else knows what one is about to do.
  if (toYou && weightiest(hearing(only.speaker.seat, toYou))?.act === 'ask_plan') return first;
  // "8号拆刘赪八卦,跟她啥仇啊": only who did it knows why.
  const alone = reach.to.length === 1 && !OURS.test(read.text);
  if (onlyItKnows(hearing(only.speaker.seat, toYou || only.how === 'you'), only.speaker.seat, said.from, alone))
    return first;
  const settings = options.settings();
  const spokenOf = onlySpokenOf(state, understood, purpose);
  const others = mayAnswer(state, reach.among)
    .filter(
      ({ seat }) => seat !== said.from && seat !== only.speaker.seat && !spokenOf.has(seat) && !hasLeft(state, seat),
    )
    .map(listenerOf)
    .filter(({ speaker, how }) => mayWant(speaker.seat, how, settings));
  const fitness = ({ speaker: { seat }, how }: Listener): number => {
    const moves = hearing(seat, how === 'you' || toYou);
    // Nothing to choose among: it is answered in one way, by whoever would.
    return fitnessTo(askedOf(state, understood, { seat, moves, meant: how !== 'all', purpose })) ?? -Infinity;
  };
  const own = fitness(only);
  if (own === -Infinity) return first;
  const best = likeliest(only, others, ANOTHER, (one) => (one === only ? own : fitness(one)));
  return best === only ? first : [{ ...best, owed: only.how !== 'all' }];
}
