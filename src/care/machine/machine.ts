/**
 * The medium-risk state machine (control-layer-rigidity §7.2, decisions F3): classify, then move, then answer. Plain JSON,
 * pure functions; of what was said only labels are kept.
 */
import { hear, type Heard, type Resistance } from './hear';

export const CARE_STATES = [
  'initial_suggestion',
  'detecting_resistance',
  'handling_resistance',
  'accepted',
  'rejected',
  'providing_resources',
] as const;
export type CareState = (typeof CARE_STATES)[number];

/** §7.2.1: at most so many persuasion turns. */
export const MAX_PERSUASION_TURNS = 5;
/** Turns whose labels are kept. */
export const TURNS_KEPT = 40;

/** What is remembered of a turn: labels, never words. */
export interface CareTurn {
  state: CareState;
  resistance: Resistance | null;
  acceptance: boolean;
}

/** The document's MediumRiskAgentState. */
export interface MediumRiskState {
  current_state: CareState;
  /** Resisting turns so far; MAX_PERSUASION_TURNS + 1 once rejected. */
  resistance_count: number;
  detected_resistance_type: Resistance | null;
  max_persuasion_turns: number;
  /** The last TURNS_KEPT turns. */
  conversation_turns: readonly CareTurn[];
  /** The user said a plain no and has not accepted since: nobody persuades any more. */
  declined: boolean;
}

export const INITIAL: MediumRiskState = {
  current_state: 'initial_suggestion',
  resistance_count: 0,
  detected_resistance_type: null,
  max_persuasion_turns: MAX_PERSUASION_TURNS,
  conversation_turns: [],
  declined: false,
};

type Move = Partial<
  Pick<MediumRiskState, 'current_state' | 'resistance_count' | 'detected_resistance_type' | 'declined'>
>;

/** While the offer stands and nobody has resisted yet. DETECTING_RESISTANCE has the same exits as INITIAL (F3). */
const offered = (_: MediumRiskState, { resistance }: Heard): Move =>
  resistance
    ? { current_state: 'handling_resistance', resistance_count: 1, detected_resistance_type: resistance }
    : { current_state: 'detecting_resistance' };

function handled(state: MediumRiskState, { resistance }: Heard): Move {
  const resistance_count = state.resistance_count + 1;
  if (resistance_count > state.max_persuasion_turns) return { current_state: 'rejected', resistance_count };
  return { resistance_count, detected_resistance_type: resistance ?? state.detected_resistance_type };
}

/** What a turn that neither accepts nor plainly refuses does in each state. */
const OTHERWISE: Readonly<Record<CareState, (state: MediumRiskState, heard: Heard) => Move>> = {
  initial_suggestion: offered,
  detecting_resistance: offered,
  handling_resistance: handled,
  accepted: () => ({}),
  rejected: () => ({ current_state: 'providing_resources' }),
  providing_resources: () => ({}),
};

/** The state after what was heard. Acceptance comes before the limit and adds nothing; a plain no moves nothing. */
export function move(state: MediumRiskState, heard: Heard): MediumRiskState {
  const change: Move = heard.acceptance
    ? { current_state: 'accepted', declined: false }
    : heard.plainNo
      ? { declined: true }
      : OTHERWISE[state.current_state](state, heard);
  const next = { ...state, ...change };
  const turn: CareTurn = { state: next.current_state, resistance: heard.resistance, acceptance: heard.acceptance };
  return { ...next, conversation_turns: [...state.conversation_turns, turn].slice(-TURNS_KEPT) };
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
    const heard = hear(utterance);
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
