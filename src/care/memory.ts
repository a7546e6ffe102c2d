/**
 * What care remembers of one player: labels and numbers, never words; plain JSON. The page may be reloaded at any moment, and
 * what the next page gets is `forNextPage`.
 */
import type { ReplyCounts } from './machine/answer';
import { INITIAL, type MediumRiskState } from './machine/machine';
import { createContext, type ControlContext, type Total } from './context';
import type { Language } from '../language/languages';
import type { RiskRoute } from './route';

export interface CareMemory {
  version: 1;
  context: ControlContext;
  /** The route that the lines alone have made, without any questionnaire. */
  chat: RiskRoute;
  /** The total that the player has on the device and that the route knows of. */
  kept: Total | null;
  machine: MediumRiskState;
  /** The care card is open: every line is answered by it. */
  open: boolean;
  /** The script card lies open. */
  script: boolean;
  /** On the high route: the player has turned talk on again since a card last turned it off. */
  awake: boolean;
  /** Since the card opened there was a line of 0.80 or more: hotlines stand first, and the card carries the questionnaire link. */
  offering: boolean;
  /** In this session the player told of own danger: a line of 0.80 or more, a wish to die, words of doing it. No acceptance closes a card since. */
  grave: boolean;
  /** Plain noes in a row on the open card. */
  noes: number;
  replies: ReplyCounts;
  /** The language of the last card. */
  language: Language | null;
}

export const newMemory = (user: string, now: number): CareMemory => ({
  version: 1,
  context: createContext(user, {}, now),
  chat: 'low',
  kept: null,
  machine: INITIAL,
  open: false,
  script: false,
  awake: false,
  offering: false,
  grave: false,
  noes: 0,
  replies: {},
  language: null,
});

/** High: talk stays off until the player turns it on again (§F4). */
export const isSilenced = ({ context, awake }: CareMemory): boolean => context.route === 'high' && !awake;

export const chatterOf = (memory: CareMemory): 'on' | 'off' => (memory.open || isSilenced(memory) ? 'off' : 'on');

/**
 * What outlives the page (§K6): everything but a single answer, until the player turns talk on again; of the rest the next page
 * knows only that. Answers of a questionnaire stay in this page (§F4), so the one that the context holds is left out.
 */
export function forNextPage(memory: CareMemory): CareMemory {
  const { context, awake } = memory;
  if (awake) return { ...newMemory(context.user_id, context.last_updated_at), awake };
  return { ...memory, context: { ...context, phq9_q9_score: null } };
}
