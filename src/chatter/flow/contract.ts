/** What the engine's side and the flow of talk owe each other. Times are milliseconds of the caller's clock. */
import type { Seat } from '../../core/event';
import type { PersonaName } from '../../core/persona';
import type { ClaimsLedger } from '../claims/ledger';
import type { Perceived } from '../detection/perceive';
import type { Detection, ImmediateTask, Relationship, Route, Stage } from '../detection/types';
import type { Line } from '../line/line';
import type { Answered, Move } from '../moves/types';
import type { Memory } from '../plan/memory';
import type { Plan } from '../plan/plan';
import type { Offer } from '../plan/respond/offer';
import type { Fact } from '../scene/fact';
import type { Style } from '../style';
import type { Scene } from '../scene/scene';
import type { Candidate, Claim, Direction, Occasion, Reply, View, VoiceName } from '../vocabulary';
import type { SpokenLanguage } from '../../language/languages';

/** A living AI of this machine that may speak. */
export interface Speaker {
  readonly seat: Seat;
  readonly name: string;
  readonly persona: PersonaName;
  readonly voice: VoiceName;
}

export interface TalkSettings {
  readonly on: boolean;
  /** 0…1; at 0 nobody speaks who was not named (§T5). */
  readonly talkativeness: number;
  /** 0.5…2; waits are divided by it. Gaps and caps of §T5 are never shortened. */
  readonly speed: number;
  readonly onlyWhenNamed: boolean;
  readonly muted: ReadonlySet<Seat>;
  /** Nobody speaks while the human decides. */
  readonly quietOnMyTurn: boolean;
  readonly language: SpokenLanguage;
  /** AI lines in one game round, 4 where absent (§T5). */
  readonly linesPerRound?: number;
}

/** What the control layer lets through (§F4). */
export interface TalkControl {
  readonly allowed: boolean;
  /** §F2: how freely a line is chosen. */
  readonly temperature: number;
}

export interface Draft {
  readonly speaker: Seat;
  readonly text: string;
  /** The route of the human line that is answered; NORMAL for what is said unasked. */
  readonly route: Route;
}

/** A planned line that somebody else may word: it is said in its place, by its speaker, on its occasion, or the line itself is. */
export interface Slot {
  readonly intent: {
    readonly speaker: Speaker;
    /** Whom it is said to; null for everybody. */
    readonly you: Seat | null;
    /** What it is about, where it is about something that happened. */
    readonly fact: Fact | null;
    /** With the human; null towards others. */
    readonly relation: { readonly stage: Stage } | null;
    /** Han characters' worth. */
    readonly budget: number;
    /** What was decided on a person's line; null where an occasion is all there is. */
    readonly plan: { readonly plan: Plan } | null;
    /** Null where no person's line brought it about. */
    readonly style: Style | null;
    readonly detection: Detection | null;
  };
  readonly line: Candidate;
  /** Other answers of ours, each with its line, that may be given in its place. */
  readonly others: readonly Pick<Slot, 'intent' | 'line'>[];
}

/** What somebody else makes of a slot. */
export interface Words {
  /** Which of our answers is given: 0, the slot's own, or one more than the place in `others`. */
  readonly picked: number;
  /** Null: it is said in our words. */
  readonly text: string | null;
}

/** Who words slots (§I). Nothing here may throw or wait. */
export interface Wordings {
  /** Whether a line of this one's would be asked for now; other answers are prepared only then. */
  ready(speaker: Seat): boolean;
  /** A slot is open. Answers until when an answer is awaited, or null where none will come. */
  ask(slot: Slot, now: number): number | null;
  /** The words; null while there are none. */
  read(slot: Slot): Words | null;
  /** Whether an answer may still come. */
  awaited(slot: Slot): boolean;
  /** The slot is gone: said one way or the other, or dropped. `why` the critic refused the words, where it did. */
  close(slot: Slot, why?: string): void;
}

export interface TalkOptions {
  readonly scene: Scene;
  speakers(): readonly Speaker[];
  viewOf(seat: Seat): View;
  directionOf(seat: Seat): Direction | null;
  settings(): TalkSettings;
  control(): TalkControl;
  readonly seed: number;
  /** Players' word for a card or skill; lines that name one are left out where it is absent or null. */
  nameOfCard?(card: string): string | null;
  /** What was kept of earlier games; anything at all, also broken. */
  readonly relations: unknown;
  /** Never called for a withheld line. */
  onDetected?(line: { readonly from: Seat; readonly text: string }, detection: Detection): void;
  /** Whom a line that is not withheld was said to; told before anybody thinks of an answer. */
  onAddressed?(line: Line, to: ReadonlySet<Seat>): void;
  /** A language model that words planned lines; absent where there is none. */
  readonly model?: Wordings;
  /**
   * For studies: what would be said were a field of detection or of style always the same, another of what could be said chosen, or were it
   * somebody else who says it; and by what it was weighed who answers.
   */
  readonly neutral?: {
    detection?(found: Detection): Detection;
    style?(style: Style): Style;
    choose?(offers: readonly Offer[], hearer: Seat): Offer | undefined;
    /** Null: whoever would. */
    speaker?(): Seat | null;
    /** Told of every line that one would answer: of what kind it is, who would, and what it is to each who may. */
    weighed?(
      line: readonly string[],
      picked: Seat,
      candidates: readonly { readonly seat: Seat; readonly signs: readonly string[] }[],
    ): void;
  };
  /** How what is said is written (繁體); absent where it stays as it is. */
  written?(text: string): string;
  /** Last word on a line (hook `slqj_ai_chat_reply`). A changed text that the critic refuses is not taken. */
  beforeSay?(draft: Draft): { readonly text: string; readonly stop: boolean };
}

export const GESTURES = ['flower', 'egg', 'wine'] as const;
export type Gesture = (typeof GESTURES)[number];

/** What a person says at the table: perceived already (`Talk.perceive`), or as it was typed. */
export type Remark = {
  readonly from: Seat;
  readonly force_route?: Route;
} & ({ readonly perceived: Perceived } | { readonly text: string });

/** How a line reaches an AI: called upon, spoken of, in the middle of a conversation, or as one of all. */
export type Address = 'named' | 'mentioned' | 'you' | 'all';

export interface OpenTask {
  readonly id: string;
  readonly description: string;
  /** 0…1 */
  readonly importance: number;
  /** Chat turns left. */
  readonly ttl: number;
  readonly source: string;
}

/** An answer that will be given unless something comes between. */
export interface Planned {
  readonly speaker: Seat;
  readonly occasion: Occasion;
  readonly at: number;
}

export interface Heard {
  /** The line is neither kept nor answered: it spoke of danger, or the control layer is closed (§D5, §F4). */
  readonly withheld: boolean;
  /** Null where withheld: a detection quotes the line. */
  readonly detection: Detection | null;
  /** What the line asks of the first one addressed; null where another route than NORMAL was taken. */
  readonly act: Reply | null;
  /** Whom the line is about, as that one hears it. */
  readonly subject: Seat | null;
  readonly addressed: readonly { readonly seat: Seat; readonly how: Address }[];
  /** Empty where everybody keeps silent. */
  readonly queued: readonly Planned[];
  /** Id of its log entry. */
  readonly entry: number;
  /** What the line does, as the first one addressed hears it; empty where withheld. */
  readonly moves: readonly Move[];
}

export interface Utterance {
  /** Same as that of its log entry. */
  readonly id: number;
  readonly speaker: Seat;
  readonly to: Seat | null;
  readonly text: string;
  /** The text in pieces for bubbles of 2 s each, one after the other. */
  readonly bubbles: readonly string[];
  /** Thrown at `to`. */
  readonly gesture: Gesture | null;
  readonly occasion: Occasion;
  readonly route: Route;
  readonly claims: readonly Claim[];
  /** What was done with it, and what it told. */
  readonly content: Answered;
  /** Id of the log entry of the person's line that it answers; null for what is said unasked. */
  readonly answers: number | null;
  /** Id of the log entry of the person's earlier line that it takes up; null where it takes up none. */
  readonly takesUp: number | null;
  /** It strikes a new deal: the speaker and `to` spare each other. */
  readonly agreed: boolean;
  readonly candidate: string;
  /** For the debug view only. */
  readonly monologue: string;
  /** Descriptions of the tasks that this line has met. */
  readonly met: readonly string[];
}

export interface LogEntry {
  readonly id: number;
  readonly at: number;
  readonly round: number;
  readonly from: Seat;
  readonly to: Seat | null;
  /** Null for a withheld line, and for a gesture without words. */
  readonly text: string | null;
  /** The text as it is read. */
  readonly line: Line | null;
  readonly gesture: Gesture | 'shoe' | null;
  /** Only that something was said is kept (§D5). */
  readonly withheld: boolean;
  /** An AI that was spoken to and chose silence; its text is 「……」. */
  readonly silent: boolean;
  /** What an AI's line was for; null for a person's. */
  readonly occasion: Occasion | null;
  readonly route: Route | null;
}

/** Why a relationship moved; only the last is kept. */
export type Reason =
  | 'gave'
  | 'healed'
  | 'rescued'
  | 'wuxie'
  | 'attacked'
  | 'opposed'
  | 'killed'
  | 'betrayed'
  | 'won_together'
  /** A flower, or wine; an egg, or a shoe. */
  | 'flower'
  | 'egg'
  | 'kind_words'
  | 'harsh_words'
  | 'too_far'
  | 'made_up'
  | 'promise_kept'
  | 'promise_broken'
  /** Time together. */
  | 'grew';

export interface RelationView {
  readonly seat: Seat;
  readonly voice: VoiceName;
  readonly stage: Stage;
  readonly dims: Readonly<Relationship>;
  /** Chat turns and public acts between the two, this game and before. */
  readonly turns: number;
  readonly games: number;
  /** What moved it last; null where nothing has yet. */
  readonly why: { readonly reason: Reason; readonly round: number } | null;
}

/** A relationship as it is kept between games. */
export interface StoredRelation {
  readonly dims: Readonly<Relationship>;
  readonly stage: Stage;
  readonly inStage: number;
  readonly turns: number;
  readonly games: number;
}

/** Plain JSON. */
export interface StoredRelations {
  readonly v: 1;
  /** The seed of the game that these relations were kept in; the same game does not fade them twice. */
  readonly game: number | null;
  readonly voices: Readonly<Partial<Record<VoiceName, StoredRelation>>>;
}

export interface Talk {
  /** Reads a line as the table hears it at this moment, and decides about crisis: once, before anybody in particular hears it. */
  perceive(line: Line, now: number): Perceived;
  /** A line by the human or by another person. Never throws, whatever the text. */
  hear(remark: Remark, now: number): Heard;
  /** New public facts, in order. */
  see(facts: readonly Fact[], now: number): void;
  /** This one's turn begins: it may say what its storyline wants said. */
  raise(seat: Seat, now: number): void;
  /** What is to be spoken now; call it often (every quarter of a second or so). */
  due(now: number, humanIsDeciding: boolean): Utterance[];
  /** How many answers to a person are on their way. */
  pending(): number;
  /** Drops everything queued, at once. */
  hush(): void;
  /** The game is over and these seats have won; public by then. */
  ended(winners: ReadonlySet<Seat>, now: number): void;
  log(): readonly LogEntry[];
  ledger(): ClaimsLedger;
  relations(): StoredRelations;
  /** Null for a seat that is no speaker of this game. */
  relationOf(seat: Seat): RelationView | null;
  tasks(seat: Seat): readonly OpenTask[];
  /** What was asked, answered, promised and told in this game. */
  memory(): Pick<Memory, 'exchanges' | 'promises' | 'topics'>;
  /** Tasks that were found in a line after it was heard. */
  addTasks(seat: Seat, tasks: readonly ImmediateTask[]): void;
  forgetRelations(): void;
}
