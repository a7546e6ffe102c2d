/**
 * What a model is told of the moment (§I). The type is the guard: it has no field for a hidden role, a hand, a key or
 * a questionnaire, and `contextOf` fills it from the public record, what it tells everybody of the hidden, and what was said aloud.
 */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import type { LogEntry, Slot } from '../flow/contract';
import { promptOf, type Layers } from '../judge/layers';
import { nameOf } from '../scene/names';
import { living, type Scene } from '../scene/scene';
import type { Tone, View, VoiceName } from '../vocabulary';
import type { Stage } from '../detection/types';
import { STYLE_NUMBERS } from '../style';
import type { AnswerMove } from '../moves/types';
import { factsToldIn, termsFor } from './terms';
import { wordsOf } from './record';
import type { SpokenLanguage } from '../../language/languages';

export interface PromptContext {
  readonly language: SpokenLanguage;
  readonly me: string;
  readonly voice: VoiceName;
  /** Everybody, as the table shows them. `shown` is a role that the game has laid open. */
  readonly table: readonly {
    readonly name: string;
    readonly alive: boolean;
    readonly hp: number;
    readonly lord: boolean;
    readonly shown: Role | null;
  }[];
  /** What happened lately, in words, oldest first. */
  readonly record: readonly string[];
  /** What the line is about, where it is about something that happened. */
  readonly about: string | null;
  /** Whom the speaker takes whom for, and how sure, 0…1. */
  readonly guesses: readonly { readonly name: string; readonly role: 'zhong' | 'fan' | 'nei'; readonly sure: number }[];
  /** Whom it is said to; null for everybody. */
  readonly to: string | null;
  /** Towards the human. */
  readonly stage: Stage | null;
  readonly tone: Tone | null;
  /** The storyline's layers, later beats masked (§G5); only where the speaker's role is open, for a part tells it. */
  readonly direction: string | null;
  /** What was decided to do with what was said; null where an occasion is all there is. */
  readonly move: AnswerMove | null;
  /** What this line may tell of the record, and nothing else (§Q3). */
  readonly facts: readonly string[];
  /** The judgement that this line gives. */
  readonly verdict: { readonly name: string; readonly role: 'zhong' | 'fan' | 'nei' } | null;
  /** The words in which facts and judgement may be told; for the guard, never sent. */
  readonly terms: readonly string[];
  /** How the answer is to sound, 0…1. */
  readonly style: Readonly<Record<string, number>> | null;
  /** What the person's line says, and what lies behind it. */
  readonly brief: { readonly gist: string; readonly subtext: string } | null;
  /** What was said lately, oldest first. */
  readonly talk: readonly { readonly who: string; readonly text: string }[];
  /** A line of ours that would do. */
  readonly instead: string;
  /** Other answers of ours that might do better; the model says which one it gives. */
  readonly others: readonly string[];
  /** Han characters' worth. */
  readonly longest: number;
}

const LATELY = 8;
const HEARD = 6;
const LONGEST_HEARD = 200;
const GUESSABLE: ReadonlySet<string> = new Set(['zhong', 'fan', 'nei']);
/** Below this a guess is no opinion (claims/check.ts: LEANING). */
const OPINION = 0.2;

export interface ContextSource {
  readonly scene: Scene;
  readonly slot: Slot;
  readonly view: View;
  readonly layers: Layers | null;
  readonly log: readonly LogEntry[];
  readonly language: SpokenLanguage;
  nameOfCard(card: string): string | null;
}

/** What was said, as far as it may be repeated: nothing withheld, nothing that overstepped or tried to steer (§D5, §D6). */
export function talkOf(log: readonly LogEntry[], scene: Scene, language: SpokenLanguage): PromptContext['talk'] {
  return log
    .filter(
      ({ text, withheld, silent, route }) =>
        text !== null && !withheld && !silent && (route === null || route === 'NORMAL'),
    )
    .slice(-HEARD)
    .map(({ from, text }) => ({ who: nameOf(scene, from, language), text: (text ?? '').slice(0, LONGEST_HEARD) }));
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** What was decided, what may be told with it, and how it is to sound. */
function answerOf(
  { intent: { plan, style, detection }, line }: Slot,
  scene: Scene,
  language: SpokenLanguage,
  nameOfCard: (card: string) => string | null,
): Pick<PromptContext, 'move' | 'facts' | 'verdict' | 'terms' | 'style' | 'brief'> {
  const planned = line.from === 'plan' ? plan?.plan : undefined;
  const facts = planned === undefined ? [] : factsToldIn(line.claims, scene);
  const judged = line.claims.find((claim) => claim.kind === 'guess');
  const verdict =
    planned === undefined || judged?.kind !== 'guess'
      ? null
      : { name: nameOf(scene, judged.about, language), role: judged.role };
  return {
    move: planned?.move ?? null,
    facts: facts.flatMap((fact) => wordsOf(fact, scene, language, nameOfCard) ?? []),
    verdict,
    terms: termsFor(facts, judged?.kind === 'guess' ? judged : null, scene, language, nameOfCard),
    style:
      style === null ? null : Object.fromEntries(STYLE_NUMBERS.map((name) => [name, hundredth(style[name])] as const)),
    brief:
      detection === null ? null : { gist: detection.detection_brief.gist, subtext: detection.detection_brief.subtext },
  };
}

/** Everything that the model will know. */
export function contextOf({ scene, slot, view, layers, log, language, nameOfCard }: ContextSource): PromptContext {
  const { intent, line } = slot;
  const named = (seat: Seat): string => nameOf(scene, seat, language);
  const told = (fact: Parameters<typeof wordsOf>[0]): string | null => wordsOf(fact, scene, language, nameOfCard);
  const open = scene.table.bySeat.get(view.seat)?.revealed != null;
  return {
    language,
    me: named(view.seat),
    voice: intent.speaker.voice,
    table: scene.table.seats.map(({ seat, alive, hp, revealed }) => ({
      name: named(seat),
      alive,
      hp: Number.isFinite(hp) ? hp : 0,
      lord: seat === scene.table.lord,
      shown: revealed ?? null,
    })),
    record: scene.facts.slice(-LATELY).flatMap((fact) => told(fact) ?? []),
    about: intent.fact === null ? null : told(intent.fact),
    guesses: living(scene).flatMap(({ seat, revealed }) => {
      if (seat === view.seat || seat === scene.table.lord || revealed) return [];
      const { identity, confidence } = view.guess(seat);
      if (!GUESSABLE.has(identity) || confidence < OPINION) return [];
      return [
        { name: named(seat), role: identity as 'zhong' | 'fan' | 'nei', sure: Math.round(confidence * 100) / 100 },
      ];
    }),
    to: intent.you === null ? null : named(intent.you),
    stage: intent.relation?.stage ?? null,
    tone: layers?.rules.tone ?? null,
    direction: layers !== null && open ? promptOf(layers, language) || null : null,
    ...answerOf(slot, scene, language, nameOfCard),
    talk: talkOf(log, scene, language),
    instead: line.text,
    others: slot.others.map((other) => other.line.text),
    longest: intent.budget,
  };
}
