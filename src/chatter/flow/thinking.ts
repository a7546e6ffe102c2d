/** Thinking: the inner monologue, never spoken, and which occasions a reply could take (§M7). */
import type { Detection, Breach } from '../detection/types';
import type { Guess } from '../../core/guess';
import type { Fact } from '../scene/fact';
import type { Occasion, Reply } from '../vocabulary';
import type { Style } from '../style';
import type { OpenTask } from './contract';
import type { Relation } from './relation/relation';
import { taskKind, type TaskKind } from './tasks';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

/** §M7 */
const LONGEST_MONOLOGUE = 400;
const MOST_MEMORIES = 5;

export interface Thinking {
  readonly act: Reply;
  readonly detection: Detection;
  readonly relation: Relation;
  readonly style: Style;
  /** Tasks picked for this turn. */
  readonly tasks: readonly OpenTask[];
  /** The name of whom the line is about, and what I take them for. */
  readonly subject: { readonly name: string; readonly guess: Pick<Guess, 'identity' | 'confidence'> | null } | null;
  /** Public facts between the two of us, oldest first. */
  readonly shared: readonly Fact[];
  readonly language: SpokenLanguage;
}

const FELT: Readonly<Record<Breach, InSpoken<string>>> = {
  none: { zh: '', en: '' },
  too_fast: { zh: '走得太近了。', en: 'This is closer than we are.' },
  too_distant: { zh: '像在后退。', en: 'They are pulling away.' },
  control_or_binding: { zh: '想管住我。', en: 'They want to steer me.' },
  betrayal_or_attack: { zh: '这话伤人。', en: 'That was meant to hurt.' },
};

/** The sentences of a monologue. */
const SENTENCES: InSpoken<{
  /** Detection's own wording, where it is of this language; it never quotes the line. */
  readonly seed: (seed: string) => string;
  readonly act: (act: Reply, stage: string) => string;
  readonly about: (name: string, taken: string, sure: number) => string;
  readonly betrayed: string;
  readonly helped: (times: number) => string;
  readonly task: (task: string) => string;
  readonly budget: (budget: number) => string;
  readonly between: string;
}> = {
  zh: {
    seed: (seed) => `${seed}。`,
    act: (act, stage) => `这是${act}，我们还在${stage}。`,
    about: (name, taken, sure) => `说的是${name}，我看是${taken}，${sure}%。`,
    betrayed: '它背弃过我。',
    helped: (times) => `它帮过我${times}次。`,
    task: (task) => `要：${task}。`,
    budget: (budget) => `说${budget}字以内。`,
    between: '',
  },
  en: {
    seed: () => '',
    act: (act, stage) => `This is "${act}"; we are at "${stage}".`,
    about: (name, taken, sure) => `It is about ${name}: ${taken} to me, ${sure}%.`,
    betrayed: 'They turned on me once.',
    helped: (times) => `They helped me ${times} times.`,
    task: (task) => `To do: ${task}.`,
    budget: (budget) => `At most ${budget} characters' worth.`,
    between: ' ',
  },
};

/** What goes through the head of the one who listens: at most 400 characters, for the debug view only. */
export function monologueOf({ act, detection, relation, style, tasks, subject, shared, language }: Thinking): string {
  const say = SENTENCES[language];
  const { detection_brief: brief, detection_stage_judge: stage } = detection;
  const parts: string[] = [];
  if (brief.reaction_seed) parts.push(say.seed(brief.reaction_seed));
  parts.push(FELT[stage.direction][language], say.act(act, relation.stage));
  if (subject) {
    const sure = subject.guess ? Math.round(subject.guess.confidence * 100) : 0;
    parts.push(say.about(subject.name, subject.guess?.identity ?? 'unknown', sure));
  }
  if (relation.betrayedIn !== null) parts.push(say.betrayed);
  else if (relation.friendlyActs > 0) parts.push(say.helped(relation.friendlyActs));
  for (const fact of recalled(shared)) parts.push(`${fact.id}:${fact.kind}`);
  for (const task of tasks) parts.push(say.task(task.description));
  parts.push(say.budget(style.word_budget));
  return Array.from(parts.filter((part) => part !== '').join(say.between))
    .slice(0, LONGEST_MONOLOGUE)
    .join('');
}

/** What comes to mind of what happened between the two, newest first. */
export const recalled = (shared: readonly Fact[]): readonly Fact[] => shared.slice(-MOST_MEMORIES).reverse();

/** An occasion to speak and how much it suits, > 0. */
export interface Option {
  readonly occasion: Occasion;
  readonly weight: number;
}

/** What a task asks of the reply. */
const TASK_OCCASIONS: Readonly<Partial<Record<TaskKind, Occasion>>> = {
  clarify: 'unclear',
  repair: 'apology',
  refuse: 'refuse_control',
};
/** Below this weight an occasion is not worth a look. */
const LEAST = 0.15;
const HARSH = 0.5;

/** Strategy: the occasions that a reply may take, best first. The act itself leads, unless a task presses more. */
export function strategyOf({
  act,
  detection,
  relation,
  style,
  tasks,
}: Pick<Thinking, 'act' | 'detection' | 'relation' | 'style' | 'tasks'>): Option[] {
  const weights = new Map<Occasion, number>();
  const add = (occasion: Occasion, weight: number) => {
    weights.set(occasion, (weights.get(occasion) ?? 0) + weight);
  };
  const { detection_scores: scores } = detection;
  add(act, 1);
  // What can always be said, should nothing better be found.
  add('ack', 0.2);
  if (detection.detection_signals.composite.conflict_eff >= HARSH && act !== 'taunt')
    add(style.wit_and_humor >= 0.4 ? 'joke' : 'taunt', 0.5);
  if (scores.confusion >= 0.5) add('unclear', 0.5);
  if (act === 'affection' && relation.dims.closeness >= 0.5) add('agree', 0.2);
  for (const task of tasks) {
    const occasion = TASK_OCCASIONS[taskKind(task.description)];
    if (occasion) add(occasion, 0.6 * task.importance);
  }
  return [...weights]
    .map(([occasion, weight]) => ({ occasion, weight }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
}
