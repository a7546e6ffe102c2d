/** What the dialog and the dot know of the player's language model. The key goes in and never comes out. */
import type { Answer, Fault } from '../../chatter/prompt/backend';
import type { GateState } from '../../chatter/prompt/call-limit';

export interface ModelView {
  readonly state: 'off' | GateState;
  readonly fault: Fault | null;
  readonly calls: number;
}

/** As chosen in the dialog. */
export interface ModelForm {
  readonly on: boolean;
  readonly url: string;
  readonly model: string;
  readonly calls: number;
  readonly remember: boolean;
}

export interface ModelSource {
  choice(): ModelForm;
  /** Scheme, host and port of what was typed: whom a key belongs to. Null for no address. */
  originOf(url: string): string | null;
  /** Whether there is a key for the origin of an address; without one, whether there is any. */
  hasKey(url?: string): boolean;
  /** `key` is for the origin of `choice.url`; null keeps the one there is for it. */
  choose(choice: ModelForm, key: string | null): void;
  forgetKeys(): void;
  /** One call with what is typed; answers with the model's name. */
  probe(choice: ModelForm, key: string | null): Promise<Answer<string>>;
  /** Names of the models that the server has. */
  list(choice: ModelForm, key: string | null): Promise<Answer<string[]>>;
}
