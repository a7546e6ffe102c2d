/** The engine's triggers move the session; our faults stay away from the game. */
import type { PublicEvent } from '../../core/event';
import type { Delta } from '../../core/fold';
import { refusalText } from '../../language/notices';
import { numberLeft } from '../../hooks/subscribers';
import { both } from '../../language/texts';
import { whyInactive } from '../inforce';
import type { GameEvent } from '../noname';
import { HANDLERS, isNewTrigger, type Observer } from '../observe';
import { createSession, type Session } from '../session';
import { tell, type RuntimeState } from './state';

/** Triggers that move the session itself, beside those of observe.ts. */
export const OWN_TRIGGERS = ['gameStart', 'phaseBegin', 'dieBegin', 'dieAfter'];

/** One trigger of the engine. */
export function hear(runtime: RuntimeState, event: GameEvent, name: string): void {
  try {
    take(runtime, event, name);
  } catch (error) {
    runtime.report.warn(`${both('eventFailed')}（${name}）`, error);
  }
}

/** The engine says that the game is over. */
export function finish(runtime: RuntimeState): void {
  const { session, report } = runtime;
  try {
    if (session?.finish() === true)
      tell(runtime, (watcher) => {
        watcher.ended?.(session);
      });
  } catch (error) {
    report.warn(both('finishFailed'), error);
  }
}

function take(runtime: RuntimeState, event: GameEvent, name: string): void {
  const { engine } = runtime;
  const { players, roundNumber } = engine.game;
  if (!isNewTrigger(event, name) || whyInactive(engine) !== null || players.length === 0) return;
  // Heroes and roles are being chosen until gameStart; afterwards one may switch on in the middle of a game.
  if (!runtime.session && name !== 'gameStart' && roundNumber === 0) return;
  const session = runtime.session ?? begin(runtime);
  session.catchUp();
  switch (name) {
    case 'gameStart':
    case 'dieAfter':
      return;
    case 'phaseBegin':
      if (event.player) session.beginTurn(event.player);
      return;
    case 'dieBegin':
      if (event.player) session.noteKiller(event.player, event.source);
      return;
    default:
      HANDLERS[name]?.(observerOf(runtime, session), event);
  }
}

function begin(runtime: RuntimeState): Session {
  const { engine, subscribers, settings, report } = runtime;
  const session = createSession({
    engine,
    subscribers,
    personas: settings.personas(),
    inference: settings.inference(),
    strict: settings.strict(),
    onRefusal: (reason) => {
      report.warn(refusalText(reason));
    },
    engineRaw: (from, to) => runtime.patch?.engineRaw(from, to) ?? 0,
    engineStands: (from, to) => runtime.patch?.engineStands(from, to) ?? false,
    attitudeHook: (from, to, value, reason) => runtime.patch?.hooked(from, to, value, reason) ?? value,
    onDeltas: (event, deltas) => {
      moved(runtime, event, deltas);
    },
  });
  runtime.session = session;
  tell(runtime, (watcher) => {
    watcher.opened?.(session);
  });
  return session;
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

function observerOf({ engine, subscribers }: RuntimeState, session: Session): Observer {
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
      session.accept(told);
    },
  };
}
