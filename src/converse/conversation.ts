/** The talk of one running game: who speaks with which voice, what they know, and what part they play. Knows no page. */
import { CARING } from '../care/machine/warm-up';
import type { Perceived } from '../chatter/detection/perceive';
import type { Detection, Route } from '../chatter/detection/types';
import { DETECTING } from '../chatter/detection/warm-up';
import { HEARING } from '../chatter/moves/warm-up';
import type {
  Heard,
  Slot,
  Talk,
  TalkControl,
  TalkOptions,
  TalkSettings,
  Utterance,
  Wordings,
} from '../chatter/flow/contract';
import { rehearsal } from '../chatter/flow/rehearsal';
import { createTalk } from '../chatter/flow/talk';
import type { Line } from '../chatter/line/line';
import { whole, type Slice } from '../chatter/line/slices';
import { READING } from '../chatter/line/warm-up';
import type { Deviation } from '../chatter/judge/beat';
import { castStoryline } from '../chatter/judge/cast';
import { createCastPart } from '../chatter/judge/masked';
import type { Part } from '../chatter/judge/part';
import { builtInStorylines } from '../chatter/judge/storylines';
import type { Storyline } from '../chatter/judge/storyline';
import { contextOf, type PromptContext } from '../chatter/prompt/context';
import { inTraditional } from '../chatter/line/script';
import { createScene, note, witness, type Scene } from '../chatter/scene/scene';
import type { View, VoiceName } from '../chatter/vocabulary';
import { camouflageProgress } from '../core/attitude';
import { personaNameOf } from '../core/mind';
import { ORDINARY, type PersonaName } from '../core/persona';
import type { PublicEvent, Seat } from '../core/event';
import type { Belief } from '../core/belief/belief';
import type { Game } from '../core/game';
import type { Role } from '../core/role';
import { mindedOf } from './directing';
import { createBroughtUp, type BroughtUp } from './reports';
import { bent, slantOf, type Slant } from './slant';
import { createStance } from './stance';
import { assignVoices } from './voices';
import type { SpokenLanguage } from '../language/languages';

export interface Conversation {
  readonly scene: Scene;
  readonly talk: Talk;
  readonly language: SpokenLanguage;
  /** Which deeds were recalled in this round, where words weigh (§Q4). */
  readonly broughtUp: BroughtUp;
  /** What everybody's record makes of a seat; what AIs say aloud starts from it. */
  readonly publicly: View['guess'];
  /** What hearing the first line would have to build and compile: to be done while the game idles. */
  readonly warmUp: readonly Slice[];
  /** The person's line as the table hears it, before anybody in particular does: crisis is decided here, once. */
  perceive(line: Line, now: number): Perceived;
  voiceOf(seat: Seat): VoiceName | null;
  part(seat: Seat): Part | null;
  /** The person's line. */
  hear(perceived: Perceived, now: number): Heard;
  /** An event that the fold has taken in. */
  see(event: PublicEvent, now: number): void;
  /** Somebody threw something. */
  thrown(by: Seat, to: Seat, what: string, now: number): void;
  due(now: number, deciding: boolean): Utterance[];
  /** The game is over and every role is open. */
  ended(winner: string, truth: Readonly<Record<Seat, Role>>, now: number): void;
}

export interface ConversationOptions {
  /** The fold's state, with every mind whole. */
  game(): Game;
  /** The seat of the person now, by hand or not; it never speaks by itself. The engine lets a person change places. */
  me(): Seat | null;
  /** The spectator's belief; absent or null where inference is by the rules. */
  readonly belief?: Belief | null;
  readonly seed: number;
  readonly language: SpokenLanguage;
  settings(): TalkSettings;
  control(): TalkControl;
  readonly relations: unknown;
  /** Storylines that the player added; null: nobody plays one. */
  readonly storylines: readonly Storyline[] | null;
  term(name: string): string;
  /** What a skill does, shortly; null where nobody knows. */
  described?(skill: string): string | null;
  /** Whether what is said is written in traditional characters. */
  traditional?(): boolean;
  /** For studies: nobody bends what it says of others to its own side, so that whatever else of a role entered talk would show. */
  readonly unbent?: boolean;
  /** For studies (TalkOptions). */
  readonly neutral?: TalkOptions['neutral'];
  /** A model beside this talk, which asks for what it may know of a slot; absent where there is none. */
  model?(contextOf: (slot: Slot) => PromptContext): Wordings;
  /** For the debug log (§G2): a part strays from its storyline. */
  deviated?(seat: Seat, deviation: Deviation): void;
  onDetected(line: { readonly from: Seat; readonly text: string }, detection: Detection): void;
  beforeSay(draft: { readonly speaker: Seat; readonly text: string; readonly route: Route }): {
    text: string;
    stop: boolean;
  };
}

/** Whose victory it is (§R1, `over`): the lord's camp, the rebels, or a lone traitor. */
const wonBy = (winner: string, role: Role): boolean =>
  winner === 'zhu' ? role === 'zhu' || role === 'zhong' : role === winner;

/** A model words what the storyline's layers ask of it; only the voice's own templates know nothing of the story. */
const isStory = (candidate: string): boolean => candidate === 'model' || candidate.startsWith('story/');

/** Begins the talk of a game: voices are assigned, parts cast, relations taken up. Pure but for its own state. */
export function createConversation(options: ConversationOptions): Conversation {
  const { game, seed, language, relations } = options;
  const me = options.me();
  const running = game();
  const { table, minds } = running;
  const scene = createScene(table, me, options.term, options.described);
  const ais = table.seats.map(({ seat }) => seat).filter((seat) => seat !== me && minds.has(seat));
  // A mind lies open to other extensions; whoever has no persona of ours is ordinary.
  const personaOf = (seat: Seat): PersonaName => personaNameOf(minds.get(seat)) ?? ORDINARY;
  const voices = assignVoices(
    seed,
    ais.map((seat) => [seat, personaOf(seat)]),
  );
  const parts = new Map<Seat, Part>();
  /** Asked only once the talk has begun. */
  const directing = {
    scene,
    language,
    nameOfCard: options.term,
    talk: { memory: () => talk.memory(), relationOf: (seat: Seat) => talk.relationOf(seat) },
  };
  /** The same parts, to be rehearsed: made one by one, and nothing of theirs is kept. */
  const understudies: (() => void)[] = [];
  const rehearsed = new Map<Seat, Part>();
  function castFor(seat: Seat, voice: VoiceName): void {
    // One of the two places where a role enters talk, on behalf of its own owner (§C, §G6); the other is `bentFor`.
    const role = running.roles.own(seat);
    const persona = personaOf(seat);
    const cast =
      role === null || options.storylines === null
        ? null
        : castStoryline({ role, persona, voice, seed, seat }, [...builtInStorylines(), ...options.storylines]);
    if (!cast) return;
    const deviated = (deviation: Deviation): void => options.deviated?.(seat, deviation);
    const minded = () =>
      mindedOf(seat, { ...directing, facts: () => parts.get(seat)?.verdict().realtime_context_ids ?? [] });
    parts.set(seat, createCastPart(cast, { seat, voice, language, seed, minded, deviated }));
    understudies.push(() => rehearsed.set(seat, createCastPart(cast, { seat, voice, language, seed })));
  }
  for (const [seat, voice] of voices) castFor(seat, voice);

  const stance = createStance(running, options.belief ?? null);
  /**
   * Its own role bends what it says of others, and nothing else of anybody's does (§Q3). The other place where a role enters talk, and no
   * gate keeps it: 13 of 360 exchanges sounded otherwise before a gate, 0 without the bend (docs/talk-secrets.md).
   */
  const bents = new Map<Seat, { readonly slant: Slant; readonly guess: View['guess'] }>();
  function bentFor(seat: Seat): View['guess'] {
    const slant = options.unbent === true ? 'plain' : slantOf(running.roles.own(seat), seed, seat);
    let kept = bents.get(seat);
    if (kept?.slant !== slant) bents.set(seat, (kept = { slant, guess: bent(slant, scene, seat, stance) }));
    return kept.guess;
  }
  const viewOf = (seat: Seat): View => ({
    seat,
    guess: (about) => (about === seat ? { identity: 'unknown', confidence: 0 } : bentFor(seat)(about)),
    why: stance.why,
  });
  const model = options.model?.((slot) => {
    const { seat } = slot.intent.speaker;
    const layers = parts.get(seat)?.layers() ?? null;
    return contextOf({ scene, slot, view: viewOf(seat), layers, log: talk.log(), language, nameOfCard: options.term });
  });
  const talking: TalkOptions = {
    scene,
    seed,
    relations,
    speakers: () =>
      table.seats.flatMap(({ seat, name, alive }) => {
        const voice = voices.get(seat);
        return alive && voice && minds.has(seat) && seat !== scene.human
          ? [{ seat, name, persona: personaOf(seat), voice }]
          : [];
      }),
    viewOf,
    directionOf: (seat) => parts.get(seat) ?? null,
    settings: options.settings,
    control: options.control,
    nameOfCard: options.term,
    onDetected: options.onDetected,
    // A part knows what was said before its AI answers: whoever resists is asked once more in that very answer.
    onAddressed: (line, to) => {
      for (const [seat, part] of parts) part.heard(line, to.has(seat));
    },
    written: (text) => (options.traditional?.() === true ? inTraditional(text) : text),
    beforeSay: options.beforeSay,
    ...(model ? { model } : {}),
    ...(options.neutral ? { neutral: options.neutral } : {}),
  };
  const talk = createTalk(talking);

  /** The person may have taken another's place: that one is silent from now on, and an AI plays on where the person sat. */
  function lookForPerson(): void {
    const left = scene.human;
    scene.human = options.me();
    if (left === null || left === scene.human || voices.has(left) || !minds.has(left)) return;
    for (const [seat, voice] of assignVoices(seed, [[left, personaOf(left)]])) {
      voices.set(seat, voice);
      castFor(seat, voice);
    }
  }

  function turnBegins(seat: Seat): void {
    const part = parts.get(seat);
    if (part) part.camouflage(camouflageProgress(game(), seat));
  }

  return {
    scene,
    talk,
    language,
    broughtUp: createBroughtUp(),
    publicly: stance.guess,
    warmUp: [
      ...READING,
      ...DETECTING,
      ...HEARING,
      ...understudies.map(whole),
      rehearsal({ ...talking, directionOf: (seat) => rehearsed.get(seat) ?? null }),
      ...CARING,
    ],
    perceive(line, now) {
      lookForPerson();
      return talk.perceive(line, now);
    },
    voiceOf: (seat) => (seat === scene.human ? null : (voices.get(seat) ?? null)),
    part: (seat) => parts.get(seat) ?? null,
    hear(perceived, now) {
      lookForPerson();
      return talk.hear({ from: scene.human ?? 0, perceived }, now);
    },
    see(event, now) {
      lookForPerson();
      const facts = witness(scene, event);
      stance.see(event, facts);
      if (event.type === 'turn') turnBegins(event.seat);
      if (event.type === 'round') for (const part of parts.values()) part.passRound(event.n);
      for (const fact of facts) {
        for (const part of parts.values()) part.saw(fact, scene);
        if ((fact.kind === 'death' || fact.kind === 'reveal') && fact.to !== null) {
          parts.get(fact.to)?.ended(fact.kind === 'death' ? 'died' : 'revealed');
        }
      }
      talk.see(facts, now);
      if (event.type === 'turn') talk.raise(event.seat, now);
    },
    thrown(by, to, what, now) {
      lookForPerson();
      talk.see([note(scene, 'throw', { by, to, card: what, good: what === 'flower' || what === 'wine' })], now);
    },
    due(now, deciding) {
      lookForPerson();
      const lines = talk.due(now, deciding);
      for (const { speaker, text, claims, candidate } of lines)
        parts.get(speaker)?.spoke(text, claims, !isStory(candidate));
      return lines;
    },
    ended(winner, truth, now) {
      for (const part of parts.values()) part.ended('over');
      talk.ended(
        new Set(
          table.seats.flatMap(({ seat }) => {
            const role = truth[seat];
            return role !== undefined && wonBy(winner, role) ? [seat] : [];
          }),
        ),
        now,
      );
    },
  };
}
