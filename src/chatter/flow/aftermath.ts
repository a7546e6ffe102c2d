/** What stays of a line that was heard: in mind, and between those it was said to and whoever said it. */
import type { Seat } from '../../core/event';
import type { Detection } from '../detection/types';
import { takesBack } from '../moves/clauses/amends';
import { isTrouble } from '../moves/topics';
import type { Move } from '../moves/types';
import type { Reply } from '../vocabulary';
import { afterHearing } from './evolver';
import { fellowIn } from './group';
import { saysYou } from './pointed';
import type { Understood } from './reach';
import { roundOf, type State } from './state';

/** Whom the line spoke of last, for whom "he" may stand in the next. */
export function keepSpokenOf(state: State, { hearing, primary, said, read }: Understood): void {
  state.fellow = fellowIn(read, said.from) ?? state.fellow;
  const moves = hearing(primary, primary !== null);
  const of = moves.flatMap(({ about, facts = [] }) => [...facts.map(({ by }) => by), about]);
  const named = saysYou(read) ? [] : read.pointers.flatMap(({ called, seat }) => (called ? [] : seat));
  const seat = [...of.reverse(), ...named].find((one) => one !== undefined && one !== said.from && one !== primary);
  if (seat !== undefined) state.spokenOf = { seat, turn: state.options.scene.turn };
}

/** What stays in mind of a line: promises, and what was told that is not about the game. */
export function remember(
  { memory, options }: State,
  {
    moves,
    detection,
    from,
    seat,
    text,
  }: { moves: readonly Move[]; detection: Detection; from: Seat; seat: Seat; text: string },
): void {
  const { turn, table } = options.scene;
  // What is offered for something in return binds nobody before it is accepted.
  const offered = moves.some(({ act }) => act === 'plead' || act === 'propose');
  for (const { act, promise, topic, life } of moves) {
    if (act === 'promise' && promise && !offered)
      memory.promises.make({ by: from, heardBy: seat, undertaking: promise, turn, round: table.round });
    // A hard line is never taken up again (§Q2).
    if (topic !== undefined && topic !== 'self' && topic !== 'heroes' && detection.crisis.level === 'none')
      memory.told({ topic, to: seat, trouble: life?.trouble ?? isTrouble(text), round: table.round, words: text });
  }
}

/** Acts that hurt whoever they are about. */
const HURTS: ReadonlySet<Move['act']> = new Set(['blame', 'taunt', 'threat']);

/** Whom the hostile words of a line are meant for; empty where they are for whoever hears them. */
function targetsOf(understood: Understood): ReadonlySet<Seat> {
  const moves = understood.hearing(understood.primary, true);
  return new Set(moves.flatMap(({ act, about }) => (HURTS.has(act) && about !== undefined ? [about] : [])));
}

/**
 * What the line does to those it was said to: those who were called, who answered, or everybody who was meant. Abuse costs the
 * liking of the one abused, who hears it too, and of nobody it is only told to or that it quotes.
 */
export function evolve(
  state: State,
  understood: Understood,
  reached: ReadonlyMap<Seat, { detection: Detection; act: Reply | null }>,
): void {
  const { options, company } = state;
  const { said, reach, detection } = understood;
  if (said.from !== options.scene.human) return;
  const { target_is_assistant: toHearer, quoted_or_reported_speech: quoted } = detection.detection_meta;
  // What is taken back is quoted, and hurts nobody again.
  const sorry = takesBack(understood.read.text);
  const targets = detection.detection_scores.hostile > 0 ? targetsOf(understood) : new Set<Seat>();
  for (const { speaker, bond } of company.members()) {
    const own = reached.get(speaker.seat);
    const abused = targets.has(speaker.seat) && quoted === 0;
    const meant = own !== undefined || reach.to.some(({ seat }) => seat === speaker.seat) || reach.everybody || abused;
    const atMe = quoted === 0 && !sorry && (abused || (targets.size === 0 && toHearer === 1));
    if (meant && options.scene.table.bySeat.get(speaker.seat)?.alive !== false) {
      afterHearing(bond.relation, own?.detection ?? detection, own?.act ?? null, roundOf(state), atMe);
    }
  }
}
