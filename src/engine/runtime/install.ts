/** Everything goes into the engine, or out of it again. */
import { both } from '../../language/texts';
import type { PublicApi } from '../api';
import { installAttitude } from '../attitude';
import { installChoice } from '../choice';
import { missingMembers } from '../contract';
import { audible, type TriggerName } from '../contract/triggers';
import { createHearing } from '../hearing';
import { listen } from '../skill';
import { neighboursOf } from '../neighbours';
import { isForeign, noticeWrapped } from '../wrapped';
import { finish, hear, wake } from './hear';
import { sessionOf, tell, type RuntimeState } from './state';

/** Idempotent; false where the engine lacks what everything stands on, or where we stay passive (§A18). */
export function install(runtime: RuntimeState, api: PublicApi): boolean {
  const { engine, report, subscribers, undo, notices } = runtime;
  if (undo.length > 0) return true;
  const missing = missingMembers(engine);
  const lacks = new Set(missing.map(({ part }) => part));
  for (const { part, members } of missing) notices.add({ what: 'lacking', part, members });
  runtime.lacks = lacks;
  if (lacks.has('core') || passiveBesidePeer(runtime) || isSecondCopy(runtime)) return false;
  if (!lacks.has('attitude')) {
    noticeWrapped(runtime, () => (isForeign(engine.get) ? 'before' : null));
    const patch = installAttitude({
      engine,
      subscribers,
      report,
      session: (decider) => sessionOf(runtime, decider),
      decider: () => runtime.blindfold?.decider() ?? null,
    });
    runtime.patch = patch;
    undo.push(() => {
      patch.uninstall();
    });
  }
  if (!lacks.has('choice') && !lacks.has('blindfold'))
    undo.push(installChoice({ engine, subscribers, report, session: (decider) => sessionOf(runtime, decider) }));
  const triggers = audible(lacks);
  runtime.hearing = createHearing(engine, triggers);
  runtime.fromTheStart = engine.game.roundNumber === 0;
  undo.push(
    listen(engine, triggers, (event, name) => {
      hear(runtime, event, name as TriggerName);
    }),
  );
  if (!lacks.has('over')) listenToTheEnd(runtime);
  engine.game.__slqjAiPersona ??= api;
  wake(runtime);
  return true;
}

function listenToTheEnd(runtime: RuntimeState): void {
  const { lib } = runtime.engine;
  const over = (): void => {
    finish(runtime);
  };
  lib.onover.push(over);
  runtime.undo.push(() => {
    const at = lib.onover.indexOf(over);
    if (at >= 0) lib.onover.splice(at, 1);
  });
}

/** Leaves the engine as it was before `install`. */
export function uninstall(runtime: RuntimeState, api: PublicApi): void {
  const { game } = runtime.engine;
  for (const step of runtime.undo.reverse()) step();
  runtime.undo = [];
  runtime.patch = null;
  runtime.blindfold = null;
  for (const session of runtime.sessions.values()) session.forget();
  if (runtime.session) runtime.resting = new Map(runtime.sessions);
  runtime.sessions.clear();
  runtime.session = null;
  tell(runtime, (watcher) => {
    watcher.closed?.();
  });
  if (game.__slqjAiPersona === api) delete game.__slqjAiPersona;
}

/** Everybody is told of once; only who answers the same questions keeps us passive, unless the player wants both (§A18). */
function passiveBesidePeer({ engine, settings, notices }: RuntimeState): boolean {
  const present = neighboursOf(engine);
  const passive = present.includes('immersive') && !settings.coexist();
  for (const who of present) if (who !== 'immersive' || passive) notices.add({ what: 'neighbour', who });
  return passive;
}

/** The same extension kept twice under two folder names: the first one works. */
function isSecondCopy({ engine: { game }, report }: RuntimeState): boolean {
  const present = game.__slqjAiPersona as Partial<PublicApi> | undefined;
  if (typeof present?.recording !== 'function') return false;
  report.warn(both('secondCopy'));
  return true;
}
