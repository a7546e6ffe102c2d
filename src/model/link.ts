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
import { baseOf, originOf } from './address';
import { readChoice, storedChoice, withKey, type ModelChoice } from './choice';
import { createRemote, listModels, TIMEOUT_MS, type Server } from './remote';

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
  /** Scheme, host and port of what was typed; null for no address. */
  originOf(url: string): string | null;
  /** Whether there is a key for the origin of an address; without one, whether there is any. It is told to nobody. */
  hasKey(url?: string): boolean;
  /**
   * Takes a new choice. `key` is for the origin of `choice.url` and no other; null keeps what there is for that origin.
   * Stops and rests begin anew.
   */
  choose(choice: ModelChoice, key: string | null): void;
  /** Every key is gone, of this session and of the settings. */
  forgetKeys(): void;
  state(): ModelState;
  /** Calls start anew. */
  newGame(): void;
  /** Whether a call may be made now. */
  ready(who: For): boolean;
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
  let { choice, keys } = readChoice(stored());
  let gate: Gate = CLOSED_GATE;
  let backend = connect();
  const { add, tell: changed } = createListeners();

  function connect(): Backend {
    const server = choice.on && choice.model !== '' ? whole(choice, null) : null;
    return server === null ? EMBEDDED : createRemote(server);
  }

  /** The key there is for an address: that of its own origin. */
  function keyOf(url: string): string {
    const origin = originOf(url);
    return (origin === null ? undefined : keys.get(origin)) ?? '';
  }

  function whole(tried: ModelChoice, typed: string | null): Server | null {
    const base = baseOf(tried.url);
    return base === null ? null : { base, model: tried.model, key: typed ?? keyOf(tried.url), timeoutMs };
  }

  /** What was chosen is kept, and holds from now on. */
  function settle(): void {
    save(storedChoice(choice, keys));
    backend = connect();
    // What runs still counts until it is over.
    gate = { ...CLOSED_GATE, calls: gate.calls, running: gate.running };
    changed();
  }

  const ready = (who: For): boolean => backend !== EMBEDDED && mayCall(gate, who, now(), choice.calls);

  return {
    ready,
    patience: timeoutMs,
    choice: () => choice,
    originOf,
    hasKey: (url) => (url === undefined ? keys.size > 0 : keyOf(url) !== ''),
    choose(next, typed) {
      choice = next;
      const origin = originOf(next.url);
      if (typed !== null && typed !== '' && origin !== null) keys = withKey(keys, origin, typed);
      settle();
    },
    forgetKeys() {
      keys = new Map();
      settle();
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
      if (!ready(who)) return null;
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
