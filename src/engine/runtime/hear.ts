/** The engine's triggers move the session; our faults stay away from the game. */
import type { PublicEvent } from '../../core/event';
import type { Delta } from '../../core/fold';
import { refusalText } from '../../language/notices';
import { numberLeft } from '../../hooks/subscribers';
import { both } from '../../language/texts';
import { installBlindfold } from '../blindfold';
import { withOwnChance } from '../chance';
import { missingInPlayers } from '../contract';
import type { TriggerName } from '../contract/triggers';
import { whyInactive } from '../inforce';
import type { GameEvent } from '../noname';
import { handlerOf, isNewTrigger, type Observer } from '../observe';
import { createSession, type Session } from '../session';
import type { Mind } from './company';
import { noticeWrapped, overUs } from '../wrapped';
import { sessionOf, tell, type RuntimeState } from './state';

/** One trigger of the engine. */
export function hear(runtime: RuntimeState, event: GameEvent, name: TriggerName): void {
  runtime.hearing?.heard(name);
  const look = () => {
    take(runtime, event, name);
  };
  try {
    withOwnChance(() => {
      if (runtime.blindfold) runtime.blindfold.openly(look);
      else look();
    });
  } catch (error) {
    runtime.report.warn(`${both('eventFailed')}（${name}）`, error);
  }
}

/** The engine says that the game is over. */
export function finish(runtime: RuntimeState): void {
  const { session, sessions, report } = runtime;
  try {
    noticeDeafness(runtime, runtime.fromTheStart);
    for (const each of sessions.values()) {
      if (!each.finish() || each !== session) continue;
      tell(runtime, (watcher) => {
        watcher.ended?.(each);
      });
    }
  } catch (error) {
    report.warn(both('finishFailed'), error);
  }
}

/** Once a round, so that a game tells us early; `over` at its end. */
function noticeDeafness({ hearing, notices }: RuntimeState, over: boolean): void {
  for (const { part, triggers } of hearing?.deaf(over) ?? []) notices.add({ what: 'deaf', part, triggers });
}

/** Once a round too: whoever loads later, or waits for the game, stands over us only by then. */
function noticeOverUs(runtime: RuntimeState): void {
  const { patch, engine } = runtime;
  if (patch?.stands()) noticeWrapped(runtime, () => overUs(engine, patch.reaches));
}

/** Whether the players of a game that begins are as we need them; what they lack is told, and what stands on it taken out. */
function areKept({ engine, patch, notices }: RuntimeState): boolean {
  const missing = missingInPlayers(engine.game.players);
  for (const { part, members } of missing) notices.add({ what: 'lacking', part, members });
  if (missing.some(({ part }) => part === 'attitude')) patch?.uninstall();
  return missing.every(({ part }) => part !== 'core');
}

function take(runtime: RuntimeState, event: GameEvent, name: TriggerName): void {
  const { engine } = runtime;
  const { players, roundNumber } = engine.game;
  if (!isNewTrigger(event, name) || whyInactive(engine) !== null || players.length === 0) return;
  // Heroes and roles are being chosen until gameStart; afterwards one may switch on in the middle of a game.
  if (!runtime.session && name !== 'gameStart' && roundNumber === 0) return;
  const session = runtime.session ?? goOn(runtime) ?? (areKept(runtime) ? begin(runtime) : null);
  if (!session) return;
  if (roundNumber > runtime.round) {
    runtime.round = roundNumber;
    noticeDeafness(runtime, false);
    noticeOverUs(runtime);
  }
  const sessions = [...runtime.sessions.values()];
  const { player } = event;
  for (const each of sessions) each.catchUp();
  switch (name) {
    case 'gameStart':
    case 'dieAfter':
    case 'reviveEnd':
      return;
    case 'phaseBegin':
      if (player) for (const each of sessions) each.beginTurn(player);
      return;
    case 'dieBegin':
      if (player) for (const each of sessions) each.noteKiller(player, event.source);
      return;
    default:
      handlerOf(name)?.(observerOf(runtime, session), event);
  }
}

/** Switched on again: the game in which we were switched off goes on at once, where it is still the one at the table. */
export function wake(runtime: RuntimeState): void {
  try {
    const session = whyInactive(runtime.engine) === null ? goOn(runtime) : null;
    if (session && runtime.engine._status.over === true) finish(runtime);
  } catch (error) {
    runtime.report.warn(both('resumeFailed'), error);
  }
}

function goOn(runtime: RuntimeState): Session | null {
  const { resting, sessions } = runtime;
  const [session] = resting.values();
  runtime.resting = new Map();
  if (!session?.goesOn()) return null;
  for (const [mind, each] of resting) sessions.set(mind, each);
  runtime.session = session;
  tell(runtime, (watcher) => {
    watcher.resumed?.(session);
  });
  for (const each of sessions.values()) each.resume();
  return session;
}

/** Every mind opens its session; the first is the game's. */
function begin(runtime: RuntimeState): Session {
  // Before the blindfold comes over everything that stands there now.
  noticeOverUs(runtime);
  const { company, sessions, settings } = runtime;
  const [first = settings, ...others] = company.minds;
  const session = open(runtime, first);
  sessions.set(first, session);
  for (const mind of others) sessions.set(mind, open(runtime, mind));
  runtime.session = session;
  if (company.minds.some((mind) => mind.strict())) putOnBlindfold(runtime);
  tell(runtime, (watcher) => {
    watcher.opened?.(session);
  });
  return session;
}

function open(runtime: RuntimeState, mind: Mind): Session {
  const { engine, subscribers, company, settings, report, sessions } = runtime;
  const session = createSession({
    engine,
    subscribers,
    personas: settings.personas(),
    inference: mind.inference(),
    strict: mind.strict(),
    ploys: mind.ploys(),
    anybodyActs: () => session.seats.all().some(({ player }) => company.mindOf(player) !== null),
    onRefusal: (reason) => {
      report.warn(refusalText(reason));
    },
    supposed: (seat) => runtime.blindfold?.supposed(seat),
    engineRaw: (from, to) => {
      const ask = () => runtime.patch?.engineRaw(from, to) ?? 0;
      return runtime.blindfold ? runtime.blindfold.weighing(session, from, ask) : ask();
    },
    engineStands: (from, to) => runtime.patch?.engineStands(from, to) ?? false,
    attitudeHook: (from, to, value, reason) => runtime.patch?.hooked(session, from, to, value, reason) ?? value,
    onDeltas: (event, deltas) => {
      if (sessions.get(mind) === runtime.session) moved(runtime, event, deltas);
    },
  });
  return session;
}

/** From now on AIs of a strict mind decide blindfolded (§N10); the engine is left as it was when we are switched off. */
function putOnBlindfold(runtime: RuntimeState): void {
  const { engine, report, undo, lacks } = runtime;
  if (lacks.has('blindfold')) return;
  const blindfold = installBlindfold(engine, (decider) => sessionOf(runtime, decider), report);
  runtime.blindfold = blindfold;
  undo.push(blindfold.uninstall);
}

function moved(runtime: RuntimeState, event: PublicEvent, deltas: readonly Delta[]): void {
  const { session, settings, report } = runtime;
  if (settings.debug())
    report.debug(`${JSON.stringify(event)} ${deltas.map((delta) => JSON.stringify(delta)).join(' ')}`);
  if (session)
    tell(runtime, (watcher) => {
      watcher.moved?.(session, event, deltas);
    });
}

function observerOf({ engine, subscribers, sessions }: RuntimeState, session: Session): Observer {
  return {
    engine,
    seats: session.seats,
    tvFilter: (kind, named, actor, target, tv) => {
      if (!subscribers.any('slqj_ai_tv')) return tv;
      const subject = kind === 'skill' ? { skill: named } : { card: named };
      const context = { kind, ...subject, actor, target, tv };
      return subscribers.ask('slqj_ai_tv', context, (left) => numberLeft(left.tv, tv));
    },
    emit: (told) => {
      for (const each of sessions.values()) each.accept(told);
    },
  };
}
