/** Generator → critic → search: one line out of all that could be said. */
import type { Seat } from '../../core/event';
import { draw } from '../../core/random';
import type { Detection } from '../detection/types';
import type { Fact } from '../scene/fact';
import type { Plan } from '../plan/plan';
import { wordsFor } from '../plan/saying/word';
import type { Style } from '../style';
import type { Spoken } from '../voice/choose';
import type { Gesture, OpenTask, Speaker, TalkOptions } from './contract';
import { criticise, type Criticism } from './critic';
import { generate, type Weighed } from './generator';
import { gestureOf, mannerOf, type Manner } from './manner';
import type { Relation } from './relation/relation';
import { pickReply } from './search';
import { taskKind } from './tasks';
import type { InSpoken, SpokenLanguage } from '../../language/languages';
import type { Option } from './thinking';

/** What every step may look at. */
export interface World {
  readonly options: TalkOptions;
  readonly spoken: Spoken;
}

export type Purpose = readonly (string | number)[];

/** A planned answer, and the exchange that it belongs to. */
export interface Planning {
  readonly plan: Plan;
  /** The person's line as it is read; empty where none brought it about. */
  readonly heard: string;
  readonly exchange: number | null;
}

/** What is to be said, before there are words for it. */
export interface Intent {
  readonly speaker: Speaker;
  readonly you: Seat | null;
  /** Whom the line judges. */
  readonly who: Seat | null;
  readonly fact: Fact | null;
  readonly occasions: readonly Option[];
  /** Han characters' worth. */
  readonly budget: number;
  /** Null where no human line brought it about. */
  readonly style: Style | null;
  /** With the human; null towards others. */
  readonly relation: Relation | null;
  readonly detection: Detection | null;
  readonly tasks: readonly OpenTask[];
  /** Low risk: the first fitting line will do. */
  readonly plainly: boolean;
  /** What was decided before any words; null where an occasion is all there is. */
  readonly plan: Planning | null;
  /** What could be said in its place, for a model to choose among; none where no model is asked, or nothing else would do. */
  readonly others: readonly Planning[];
  /** It was said to this one, and is answered whatever the round's cap (§Q3). */
  readonly must: boolean;
  /** It is a question. */
  readonly asks: boolean;
  /** Only the storyline has something to say here. */
  readonly storyOnly: boolean;
  readonly purpose: Purpose;
}

/** Between AIs no relationship is kept: they are civil acquaintances. */
const ACQUAINTED = { closeness: 0.3, stage: 'experimenting' } as const;
const PLAIN_MANNER: Manner = { longest: 30, length: 12, warmth: 0, wit: 0.3, memory: 0.3, gestures: 0.1 };

/** The numbers of style where there is a style, a plain speaker's otherwise. */
const mannerFor = ({ style }: Intent): Manner => (style ? mannerOf(style) : PLAIN_MANNER);

/** What is wrong with a line as this intent would say it now. */
export function faultsOf({ options, spoken }: World, intent: Intent, line: Weighed): Criticism[] {
  return criticise(line, {
    scene: options.scene,
    view: options.viewOf(intent.speaker.seat),
    direction: options.directionOf(intent.speaker.seat),
    spoken,
    language: options.settings().language,
    longest: intent.budget,
    you: intent.you,
    plan: intent.plan?.plan ?? null,
  });
}

/** A planned answer goes before whatever an occasion or a storyline offers; courtesy and talk of other things a little less. */
const PLANNED = { asked: 4, plain: 2.5 } as const;

/** How much more plan A's line is worth than the answer that was planned. */
const PRESSES = 1;

/** Answers that say little: a storyline's line may stand in their place. */
const MAY_WAIT: ReadonlySet<Plan['move']> = new Set(['ack', 'deflect', 'bargain', 'ask', 'clarify', 'silence']);

/** The lines of a plan. */
function plannedLines(
  { options }: World,
  { plan: planning, asks, speaker, you, style, detection, tasks, purpose }: Intent,
): Weighed[] {
  if (planning === null) return [];
  const weight = asks ? PLANNED.asked : PLANNED.plain;
  return wordsFor(planning.plan, {
    scene: options.scene,
    me: speaker.seat,
    you,
    voice: speaker.voice,
    language: options.settings().language,
    style,
    detection,
    heard: planning.heard,
    nameOf: (card) => options.nameOfCard?.(card) ?? null,
    seed: options.seed,
    purpose,
    plainly: tasks.some(({ description }) => taskKind(description) === 'hold_back'),
    calm: tasks.some(({ description }) => taskKind(description) === 'calm'),
    recalls: tasks.some(({ description }) => taskKind(description) === 'recall'),
  }).map((worded) => ({ ...worded, weight }));
}

/** A line that may be said now, or null. Deterministic: the purpose names the draw. */
export function compose(world: World, intent: Intent): Weighed | null {
  const { options } = world;
  const { speaker, relation, fact } = intent;
  const { language } = options.settings();
  const planned = plannedLines(world, intent);
  const templates = generate({
    scene: options.scene,
    speaker,
    view: options.viewOf(speaker.seat),
    direction: options.directionOf(speaker.seat),
    language,
    options: intent.occasions,
    you: intent.you,
    who: intent.who,
    fact,
    card: fact?.card ? (options.nameOfCard?.(fact.card) ?? null) : null,
    nameOf: (card) => options.nameOfCard?.(card) ?? null,
    budget: intent.budget,
    style: intent.style,
    closeness: relation?.dims.closeness ?? ACQUAINTED.closeness,
    stage: relation?.stage ?? ACQUAINTED.stage,
  });
  if (intent.storyOnly)
    return chosen(
      world,
      intent,
      templates.filter(({ from }) => from === 'story'),
    );
  // What was decided is said; a storyline's line may come before it where nothing was asked, templates only where it cannot be said.
  const answers = intent.plan !== null && !MAY_WAIT.has(intent.plan.plan.move);
  const pressing = options.directionOf(speaker.seat)?.pressing === true;
  // What somebody offers is a question too, and what the record answers is an answer.
  const offered = intent.plan?.plan.until !== undefined || (intent.plan?.plan.facts?.length ?? 0) > 0;
  // Nor is anybody's life a scene for a storyline.
  const ofLife = intent.plan?.plan.life !== undefined;
  const stories =
    intent.asks || offered || ofLife || (answers && !pressing)
      ? []
      : templates
          .filter(({ from }) => from === 'story')
          .map((line) => (pressing ? { ...line, weight: PLANNED.asked + PRESSES } : line));
  return (
    (planned.length > 0 ? chosen(world, intent, [...planned, ...stories]) : null) ??
    (intent.asks ? chosen(world, intent, saidAgain(planned, language)) : null) ??
    chosen(world, intent, templates)
  );
}

/** Whoever is asked the same again gives the same answer, and owns that it is the same. */
const AGAIN: InSpoken<readonly string[]> = {
  zh: ['还是那句：', '说过了，', '再说一遍，', '我的话没变：'],
  en: ['As I said: ', 'I told you: ', 'Once more: ', 'The same as before: '],
};
const saidAgain = (planned: readonly Weighed[], language: SpokenLanguage): Weighed[] =>
  planned.flatMap((line) => AGAIN[language].map((lead) => ({ ...line, text: lead + line.text })));

/** One of the lines that the critic has nothing against, or null. */
function chosen(world: World, intent: Intent, lines: readonly Weighed[]): Weighed | null {
  const { options, spoken } = world;
  const { speaker, detection, tasks } = intent;
  const { language } = options.settings();
  let left = lines;
  const choice = {
    temperature: options.control().temperature,
    seed: options.seed,
    purpose: [speaker.seat, ...intent.purpose],
    spoken,
  };
  const searching = intent.plainly ? null : { manner: mannerFor(intent), tasks, detection, language };
  // The critic looks at the line that was picked, not at all that could have been: most are good, and looking costs.
  for (;;) {
    const line = left.length > 0 ? pickReply(left, choice, searching) : null;
    if (!line) return null;
    const faults = faultsOf(world, intent, line);
    if (faults.length === 0) return line;
    // What a template claims is the same in all its wordings.
    const ofTemplate = faults.some(({ fault }) => fault === 'claim' || fault === 'tone');
    left = left.filter(({ id, text }) => (ofTemplate ? id !== line.id : text !== line.text));
  }
}

/** What is thrown along with it; nothing where nobody in particular is spoken to. */
export function gestureWith({ options }: World, intent: Intent, line: Weighed): Gesture | null {
  if (intent.you === null || intent.you === intent.speaker.seat) return null;
  return gestureOf(line.occasion, mannerFor(intent), options.seed, [intent.speaker.seat, ...intent.purpose]);
}

/** A number in [0, 1) for a decision of talk. */
export const chance = ({ options }: World, ...purpose: Purpose): number => draw(options.seed, 'talk', ...purpose);
