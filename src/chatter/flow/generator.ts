/** Generator: all lines that could be said, from the storyline's current beat and from the speaker's voice. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import type { CardName } from '../plan/saying/card-name';
import { phrase } from '../plan/saying/phrase';
import { tidied } from '../plan/saying/word';
import { slotsOf, type Cast } from '../scene/names';
import { factOf, type Scene } from '../scene/scene';
import type { Stage } from '../detection/types';
import type { Style } from '../style';
import type { Candidate, Direction, View } from '../vocabulary';
import { candidatesFor } from '../voice/candidates';
import type { WhoGuess } from '../voice/request';
import type { Speaker } from './contract';
import type { Option } from './thinking';
import type { SpokenLanguage } from '../../language/languages';

/** A candidate, how well its voice thinks it fits, and how much its occasion suits. */
export interface Weighed extends Candidate {
  readonly fit: number;
  readonly weight: number;
}

export interface Task {
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly view: View;
  readonly direction: Direction | null;
  readonly language: SpokenLanguage;
  readonly options: readonly Option[];
  readonly you: Seat | null;
  /** Whom the line judges. */
  readonly who: Seat | null;
  readonly fact: Fact | null;
  /** Display name of the fact's card; null where there is none. */
  readonly card: string | null;
  /** Players' words for a card. */
  readonly nameOf: CardName;
  readonly budget: number;
  readonly style: Style | null;
  readonly closeness: number;
  readonly stage: Stage;
}

/** What a line of the storyline's is worth to begin with: the beat was waiting for this. */
const STORY_FIT = 1;

/** What it is worth more where it tells the fact that the beat recalls. */
const RECALLS = 0.4;

/** A fact that a line tells, in the record's words. */
interface Told {
  readonly fact: string;
  readonly words: string;
}

/** The latest fact that the current beat recalls, as its speaker says it; null where there is none. */
function recalledBy({ scene, speaker, direction, language, you, nameOf }: Task): Told | null {
  const id = direction?.recalls?.().slice(-1)[0];
  const fact = id === undefined ? undefined : factOf(scene, id);
  if (!fact) return null;
  const words = phrase([{ fact, times: 1 }], { scene, me: speaker.seat, you, language, byNumber: false }, nameOf);
  return words === '' ? null : { fact: fact.id, words };
}

/** "曹操刚才砍了我。这笔账我记下了。" */
const withFact = (line: Weighed, { fact, words }: Told, language: SpokenLanguage): Weighed => ({
  ...line,
  text: tidied({ zh: `${words}。${line.text}`, en: `${words}. ${line.text}` }[language], language),
  claims: [...line.claims, { kind: 'fact', fact }],
});

const GUESSABLE = new Set(['zhong', 'fan', 'nei']);

/** The speaker's guess about a seat as the voice wants it; null where there is nothing to say. */
export function whoGuess(view: View, who: Seat | null): WhoGuess | null {
  if (who === null || who === view.seat) return null;
  const { identity, confidence } = view.guess(who);
  return GUESSABLE.has(identity) ? { role: identity as WhoGuess['role'], confidence } : null;
}

/** Candidates for the occasions asked for, in their order. Nothing is checked yet (critic.ts). */
export function generate(task: Task): Weighed[] {
  const { scene, speaker, view, direction, language, fact, you, who, card } = task;
  const cast: Cast = { me: speaker.seat, you, lord: scene.table.lord, by: fact?.by ?? null, to: fact?.to ?? null, who };
  const slots = slotsOf(scene, cast, card, language);
  const guess = whoGuess(view, who);
  const said = recalledBy(task);
  return task.options.flatMap(({ occasion, weight }) => {
    const offered = (direction?.offers(occasion, slots) ?? []).flatMap((candidate): Weighed[] => [
      ...(said === null ? [] : [withFact({ ...candidate, fit: STORY_FIT + RECALLS, weight }, said, language)]),
      { ...candidate, fit: STORY_FIT, weight },
    ]);
    const voiced = candidatesFor({
      occasion,
      voice: speaker.voice,
      language,
      slots,
      seats: cast,
      fact,
      guess,
      budget: task.budget,
      style: task.style,
      closeness: task.closeness,
      stage: task.stage,
      tone: direction?.tone ?? null,
    }).map((candidate): Weighed => ({ ...candidate, weight }));
    return [...offered, ...voiced];
  });
}
