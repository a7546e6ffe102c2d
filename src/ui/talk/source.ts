/** What the panel knows of the talk at the table: everything the pages 聊天, 关系 and 剧情 draw comes through here. */
import type { ClaimsLedger } from '../../chatter/claims/ledger';
import type { Detection } from '../../chatter/detection/types';
import type { Heard, LogEntry, OpenTask, RelationView, Utterance } from '../../chatter/flow/contract';
import type { Scene } from '../../chatter/scene/scene';
import type { ModelView } from '../model/source';
import type { VoiceName } from '../../chatter/vocabulary';
import type { Seat } from '../../core/event';

/** One at the table, as the talk pages list them. */
export interface Talker {
  readonly seat: Seat;
  readonly name: string;
  readonly alive: boolean;
  /** The person who looks. */
  readonly mine: boolean;
  /** Null for whoever is no AI of ours. */
  readonly voice: VoiceName | null;
  readonly muted: boolean;
}

/** The last line of the person that was read. A line that is answered by the care card alone never gets here. */
export interface LastLine {
  readonly text: string;
  readonly detection: Detection;
  readonly heard: Heard;
}

export type LastAnswer = Pick<Utterance, 'speaker' | 'monologue' | 'met'>;

export interface TalkSwitches {
  readonly on: boolean;
  readonly talkativeness: number;
  readonly speed: number;
  readonly onlyWhenNamed: boolean;
  readonly quietOnMyTurn: boolean;
}

export interface TalkSource {
  /** One line saying why there is no talk in this game at all (§A2), null where there may be. */
  inactive(): string | null;
  /** While the private cards keep the AIs quiet: one line saying so, and whether it waits for the person to turn talk on again. */
  quiet(): { readonly text: string; readonly waits: boolean } | null;
  /** Whether an answer is ready and waits until the person has decided ("quiet on my turn"). */
  held(): boolean;
  /** The person turns talk on again. */
  resume(): void;
  /** The person asks for the script card, with its numbers. */
  numbers(): void;
  scene(): Scene | null;
  talkers(): readonly Talker[];
  log(): readonly LogEntry[];
  last(): LastLine | null;
  /** What was said last in answer to the person: what went through the speaker's head, and which of its tasks that met; for the debug view. */
  answer(): LastAnswer | null;
  ledger(): ClaimsLedger | null;
  relation(seat: Seat): RelationView | null;
  tasks(seat: Seat): readonly OpenTask[];
  /** How much the control layer narrows the talk now (§F2): 0…1, and the temperature; for the debug view. */
  rigidity(): { readonly rigid: number; readonly temperature: number | null };
  /** The player's language model as it stands; null where there is none of it. */
  model?(): ModelView | null;
  /** Whether the debug view is wanted. */
  debug(): boolean;
  switches(): TalkSwitches;
  change(switches: Partial<TalkSwitches>): void;
  mute(seat: Seat, muted: boolean): void;
  /** The person says this at the table. Throws where it could not be said; the words then stay in the box. */
  send(text: string): void;
  throwAt(seat: Seat, what: 'flower' | 'egg'): void;
  /** Erases what the AIs remember of the person, here and on the device. */
  forget(): void;
  /** Tells of anything above having changed; the answer stops it. */
  onChange(listener: () => void): () => void;
}
