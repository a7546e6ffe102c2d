/**
 * Where decisions begin and end: the engine's functions that evaluate for an AI, in both versions (§N10, where the table is).
 * What decides about legality (`game.check`, `get.selectable…`, filters) is asked between them, with open eyes.
 */
import type { Engine, GameEvent, Player } from '../noname';
import { override } from '../override';
import { during, isFree, openly, type Decision, type Scope } from './scope';
import { CHOOSERS, EVALUATORS } from './ways-in';

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Methods = Record<string, Method | undefined>;

/** Whose feeling is asked for decides, not whose event it is asked in. */
const OF_FIRST_ARGUMENT = 'attitude';

/** Functions that an event brings along and that choose for an AI; `aiCard` is asked of a player, its first argument. */
const BROUGHT = ['ai', 'processAI', 'aiCard'] as const;

type Brought = { [K in (typeof BROUGHT)[number]]?: Method };

/** The trigger after which the content of an event runs. */
const BEGIN = 'Begin';

export interface Entries {
  engine: Engine;
  scope: Scope;
  /** A decision of this player; null where it is none of ours: a stranger's, or the person's own. */
  decide(decider: unknown): Decision | null;
}

/** Puts the entries in; the answer takes them out again. */
export function enter(entries: Entries): () => void {
  const { engine, scope } = entries;
  const undo: (() => void)[] = [];
  const { ai, get, lib } = engine;
  for (const name of CHOOSERS) wrap(undo, ai.basic, name, (choose) => choosing(entries, choose));
  for (const name of EVALUATORS) wrap(undo, get, name, (evaluate) => evaluating(entries, evaluate, name));
  wrap(undo, lib.element?.GameEvent?.prototype, 'trigger', (trigger) => beginning(entries, trigger));
  // The engine's own book of who showed what is none of the AI's thoughts.
  wrap(undo, lib.element?.Player?.prototype, 'logAi', (logAi) => {
    return function logOpenly(...args) {
      return openly(scope, () => Reflect.apply(logAi, this, args));
    };
  });
  return () => {
    for (const step of undo.reverse()) step();
  };
}

function wrap(undo: (() => void)[], holder: object | undefined, name: string, make: (method: Method) => Method): void {
  const methods = holder as Methods | undefined;
  const method = methods?.[name];
  if (methods && typeof method === 'function') undo.push(override(methods, name, make(method)));
}

const asker = ({ engine: { _status } }: Entries): unknown => _status.event?.player;

/** The loop itself asks what may be chosen; only what it chooses by is the AI's. */
function choosing(entries: Entries, choose: Method): Method {
  const { scope } = entries;
  return function chooseBlind(check, ...rest) {
    const decision = isFree(scope) && typeof check === 'function' ? entries.decide(asker(entries)) : null;
    if (!decision) return choose.call(this, check, ...rest);
    const masked: Method = function checkBlind(...args) {
      return during(scope, decision, () => Reflect.apply(check as Method, this, args));
    };
    return choose.call(this, masked, ...rest);
  };
}

/** Asked so often that nothing is made on the way in: arguments are only passed on. */
function evaluating(entries: Entries, evaluate: Method, name: string): Method {
  const { scope } = entries;
  const begin = (self: unknown, ...args: unknown[]): unknown => {
    const decision = entries.decide(name === OF_FIRST_ARGUMENT ? bodyless(args[0]) : asker(entries));
    return decision
      ? during(scope, decision, () => Reflect.apply(evaluate, self, args))
      : Reflect.apply(evaluate, self, args);
  };
  return function evaluateBlind(...args) {
    return isFree(scope) ? begin(this, ...args) : Reflect.apply(evaluate, this, args);
  };
}

/** Who feels in a player that somebody else possesses. */
const bodyless = (player: unknown): unknown => (player as Player | null | undefined)?._trueMe ?? player;

function beginning(entries: Entries, trigger: Method): Method {
  const masked = new WeakSet<Method>();
  return function triggerMasking(...args) {
    const name = args[0];
    const event = this as GameEvent & Brought;
    // By its length alone, which is cheaper: that lets …After in as well, where masking does nothing any more.
    if (typeof name === 'string' && name.length === event.name.length + BEGIN.length && bringsAny(event))
      mask(entries, event, masked);
    return Reflect.apply(trigger, this, args);
  };
}

const bringsAny = ({ ai, processAI, aiCard }: Brought): boolean =>
  ai !== undefined || processAI !== undefined || aiCard !== undefined;

/** What an event brings along chooses blindfolded; events passed on bring it along masked already. */
function mask(entries: Entries, event: Brought, masked: WeakSet<Method>): void {
  const { scope } = entries;
  for (const name of BROUGHT) {
    const choose = event[name];
    if (typeof choose !== 'function' || masked.has(choose)) continue;
    const broughtBlind: Method = function broughtBlind(...args) {
      const decision = isFree(scope) ? entries.decide(name === 'aiCard' ? args[0] : asker(entries)) : null;
      return decision
        ? during(scope, decision, () => Reflect.apply(choose, this, args))
        : Reflect.apply(choose, this, args);
    };
    masked.add(broughtBlind);
    event[name] = broughtBlind;
  }
}
