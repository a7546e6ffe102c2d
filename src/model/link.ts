/** The link to the player's model: what was chosen, the key of this session, and whether a call may be made now. */
import { failed, EMBEDDED, type Answer, type Backend, type Call, type Fault } from '../chatter/prompt/backend';
import {
  begun,
  CLOSED_GATE,
  ended,
  mayCall,
  newGame,
  stateOf,
  type For,
  type Gate,
  type GateState,
} from '../chatter/prompt/call-limit';
import { createListeners } from '../core/listeners';
import { baseOf } from './address';
import { readChoice, storedChoice, type ModelChoice } from './choice';
import { createRemote, listModels, TIMEOUT_MS } from './remote';

export interface LinkOptions {
  /** What the settings hold, whatever it is. */
  stored(): unknown;
  save(value: object): void;
  now(): number;
  /** I: 8 s. */
  readonly timeoutMs?: number;
}

export interface ModelState {
  readonly state: 'off' | GateState;
  /** What went wrong last; null where nothing did. */
  readonly fault: Fault | null;
  readonly calls: number;
}

export interface Link {
  choice(): ModelChoice;
  /** How long an answer is waited for, ms. */
  readonly patience: number;
  /** Whether there is a key in this session. It is told to nobody. */
  hasKey(): boolean;
  /** Takes a new choice; `key` null keeps the one there is. Stops and rests begin anew. */
  choose(choice: ModelChoice, key: string | null): void;
  state(): ModelState;
  /** Calls start anew. */
  newGame(): void;
  /** Makes a call if it may be made now; null where not. The answer is never late and never rejects. */
  call<T>(
    who: For,
    act: (backend: Backend, call: Call) => Promise<Answer<T>>,
    temperature: number,
    signal: AbortSignal,
  ): Promise<Answer<T>> | null;
  /** One call with what is typed in the dialog; nothing is kept. */
  probe(choice: ModelChoice, key: string | null): Promise<Answer<string>>;
  list(choice: ModelChoice, key: string | null): Promise<Answer<string[]>>;
  onChange(listener: () => void): () => void;
}

/** The greeting that is asked for on trial. */
const TRIAL = { language: 'zh', sentence: '你好。' } as const;

export function createLink({ stored, save, now, timeoutMs = TIMEOUT_MS }: LinkOptions): Link {
  let { choice, key } = readChoice(stored());
  let gate: Gate = CLOSED_GATE;
  let backend = connect();
  const { add, tell: changed } = createListeners();

  function connect(): Backend {
    const base = choice.on ? baseOf(choice.url) : null;
    return base === null || choice.model === ''
      ? EMBEDDED
      : createRemote({ base, model: choice.model, key, timeoutMs });
  }

  const whole = (tried: ModelChoice, typed: string | null) => {
    const base = baseOf(tried.url);
    return base === null ? null : { base, model: tried.model, key: typed ?? key, timeoutMs };
  };

  return {
    patience: timeoutMs,
    choice: () => choice,
    hasKey: () => key !== '',
    choose(next, typed) {
      choice = next;
      if (typed !== null) key = typed;
      save(storedChoice(choice, key));
      backend = connect();
      // What runs still counts until it is over.
      gate = { ...CLOSED_GATE, calls: gate.calls, running: gate.running };
      changed();
    },
    state: () => ({
      state: backend === EMBEDDED ? 'off' : stateOf(gate, now(), choice.calls),
      fault: gate.last,
      calls: gate.calls,
    }),
    newGame() {
      gate = newGame(gate);
    },
    call(who, act, temperature, signal) {
      if (backend === EMBEDDED || !mayCall(gate, who, now(), choice.calls)) return null;
      gate = begun(gate, who);
      changed();
      const used = backend;
      return act(used, { signal, temperature })
        .catch(() => failed('shape'))
        .then((answer) => {
          // An answer of the server before says nothing of this one.
          gate = ended(gate, who, used === backend || answer.ok ? answer : { ok: false, fault: 'cancelled' }, now());
          changed();
          return answer;
        });
    },
    async probe(tried, typed) {
      const server = whole(tried, typed);
      if (server === null) return failed('address');
      const answer = await createRemote(server).wording(TRIAL, {
        signal: new AbortController().signal,
        temperature: 0.1,
      });
      return answer.ok ? { ok: true, value: server.model } : answer;
    },
    async list(tried, typed) {
      const server = whole(tried, typed);
      return server === null ? failed('address') : listModels(server, new AbortController().signal);
    },
    onChange: add,
  };
}
