/** Critic: why a line may not be said. Every outgoing line passes here, whoever wrote it. */
import type { Seat } from '../../core/event';
import { checkClaims } from '../claims/check';
import type { Plan } from '../plan/plan';
import type { Scene } from '../scene/scene';
import type { Candidate, Direction, View } from '../vocabulary';
import type { Spoken } from '../voice/choose';
import { lengthOf } from '../voice/words';
import { besideThePoint } from './answering';
import { statesBeyond } from './telling';
import type { SpokenLanguage } from '../../language/languages';

export type Fault = 'empty' | 'length' | 'characters' | 'repeat' | 'tone' | 'claim' | 'hold' | 'beside';

export interface Criticism {
  readonly fault: Fault;
  readonly reason: string;
}

export interface Bench {
  readonly scene: Scene;
  readonly view: View;
  readonly direction: Direction | null;
  readonly spoken: Spoken;
  readonly language: SpokenLanguage;
  /** Han characters' worth (§T3). */
  readonly longest: number;
  readonly you: Seat | null;
  /** What was decided on what was said to the speaker; null where nothing was. */
  readonly plan: Plan | null;
}

/** No line of a storyline's is longer, whatever the budget (§T3: 60). */
const LONGEST_LINE = 60;
/** Markup, links, steering and control signs, and the ASCII marks that the engine bans (§N8); emoji. */
const BANNED = /[<>&#^$@%*~`|\\{}[\]_]|https?:|www\.|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\p{Extended_Pictographic}/u;
/** The names of heroes may carry such stars. */
const OF_NAMES = /[☆★♂♀]/g;

/** All that is wrong with the candidate; empty where it may be said. */
export function criticise(
  candidate: Candidate,
  { scene, view, direction, spoken, language, longest, you, plan }: Bench,
): Criticism[] {
  const faults: Criticism[] = [];
  const add = (fault: Fault, reason: string) => {
    faults.push({ fault, reason });
  };
  const { text, tone, from } = candidate;
  if (text.trim() === '') add('empty', 'no words');
  const limit = from === 'story' ? LONGEST_LINE : Math.min(longest, LONGEST_LINE);
  const length = lengthOf(text, language);
  if (length > limit) add('length', `${length} > ${limit}`);
  const banned = BANNED.exec(text.replace(OF_NAMES, ''));
  if (banned) add('characters', `U+${(banned[0].codePointAt(0) ?? 0).toString(16)}`);
  if (spoken.saidText(text)) add('repeat', 'said before in this game');
  if (direction?.tone != null && tone !== null && tone !== direction.tone)
    add('tone', `${tone}, not ${direction.tone}`);
  // A storyline's own line may speak of the speaker's role; whether it may now, `forbids` says.
  const claim = checkClaims(candidate, scene, view, {
    self: from === 'story' && candidate.claims.some(({ kind }) => kind === 'self'),
    you,
  });
  if (claim !== null) add('claim', claim);
  const undeclared = from === 'model' ? statesBeyond(candidate, plan, { scene, me: view.seat, you }) : null;
  if (undeclared !== null) add('claim', undeclared);
  const held = direction?.forbids(candidate) ?? null;
  // The tone of a beat is its own lines' business; an answer that was decided on has its own.
  if (held !== null && !(from === 'plan' && held.startsWith('tone:'))) add('hold', held);
  const beside = plan === null ? null : besideThePoint(candidate, { scene, me: view.seat, you, plan });
  if (beside !== null) add('beside', beside);
  return faults;
}
