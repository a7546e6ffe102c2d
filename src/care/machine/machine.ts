/**
 * The medium-risk state machine (§P7.2, §F3): classify, then move, then answer. Plain JSON,
 * pure functions; of what was said only labels are kept.
 */
import { readLine } from '../../chatter/line/line';
import { hear } from './hear';
import type { CareState, Resistance, Stance } from './types';

/** §P7.2.1: at most so many persuasion turns. */
export const MAX_PERSUASION_TURNS = 5;

/** The machine's memory (§P7.2.1), without its `conversation_turns`: nothing here asks for earlier turns. */
export interface MediumRiskState {
  current_state: CareState;
  /** Resisting turns so far; MAX_PERSUASION_TURNS + 1 once rejected. */
  resistance_count: number;
  detected_resistance_type: Resistance | null;
  max_persuasion_turns: number;
  /** The user said a plain no and has not accepted since: nobody persuades any more. */
  declined: boolean;
}

export const INITIAL: MediumRiskState = {
  current_state: 'initial_suggestion',
  resistance_count: 0,
  detected_resistance_type: null,
  max_persuasion_turns: MAX_PERSUASION_TURNS,
  declined: false,
};

type Move = Partial<
  Pick<MediumRiskState, 'current_state' | 'resistance_count' | 'detected_resistance_type' | 'declined'>
>;

/** While the offer stands and nobody has resisted yet. DETECTING_RESISTANCE has the same exits as INITIAL (§F3). */
const offered = (_: MediumRiskState, { resistance }: Stance): Move =>
  resistance
    ? { current_state: 'handling_resistance', resistance_count: 1, detected_resistance_type: resistance }
    : { current_state: 'detecting_resistance' };

function handled(state: MediumRiskState, { resistance }: Stance): Move {
  const resistance_count = state.resistance_count + 1;
  if (resistance_count > state.max_persuasion_turns) return { current_state: 'rejected', resistance_count };
  return { resistance_count, detected_resistance_type: resistance ?? state.detected_resistance_type };
}

/** What a turn that neither accepts nor plainly refuses does in each state. */
const OTHERWISE: Readonly<Record<CareState, (state: MediumRiskState, heard: Stance) => Move>> = {
  initial_suggestion: offered,
  detecting_resistance: offered,
  handling_resistance: handled,
  accepted: () => ({}),
  rejected: () => ({ current_state: 'providing_resources' }),
  providing_resources: () => ({}),
};

/** The state after what was heard. Acceptance comes before the limit and adds nothing; a plain no moves nothing. */
export function move(state: MediumRiskState, heard: Stance): MediumRiskState {
  const change: Move = heard.acceptance
    ? { current_state: 'accepted', declined: false }
    : heard.plainNo
      ? { declined: true }
      : OTHERWISE[state.current_state](state, heard);
  return { ...state, ...change };
}

/** One turn as `cli care` prints it. */
export interface CareStep {
  state: CareState;
  resistance_count: number;
  resistance_type: Resistance | null;
  resistance: Resistance | null;
  acceptance: boolean;
}

/** A whole dialogue from the beginning: the state after each utterance. */
export function runCare(utterances: readonly string[]): CareStep[] {
  let state = INITIAL;
  return utterances.map((utterance) => {
    const heard = hear(readLine(utterance));
    state = move(state, heard);
    return {
      state: state.current_state,
      resistance_count: state.resistance_count,
      resistance_type: state.detected_resistance_type,
      resistance: heard.resistance,
      acceptance: heard.acceptance,
    };
  });
}
