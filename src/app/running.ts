/** The running game as the panel sees it, brought up to date by what the runtime tells. */
import { SHIPPED_WORTHS } from '../core/belief/shipped';
import { dealWorlds } from '../core/belief/worlds';
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import { isLegible } from '../core/mind';
import { createSpectator, type Spectator } from '../core/spectator';
import { createListeners, type Listeners } from '../core/listeners';
import type { Inactive } from '../engine/inforce';
import type { Places } from '../engine/places';
import type { Runtime } from '../engine/runtime';
import type { Session } from '../engine/session';
import type { Settings } from '../engine/settings';
import type { Language } from '../language/languages';
import { noticeIn } from '../language/notices';
import { createTexts } from '../language/texts';
import { createOpinions, silent, type Opinions, type Silence } from '../ui/belief/opinions';
import { createTrack, type BeliefTrack } from '../ui/belief/track';
import type { GuessMark, OwnGuesses } from '../ui/guess/own';
import { createHistory, type History } from '../ui/history';
import { createOutlook, type Outlook } from '../ui/outlook';
import type { PanelSource } from '../ui/source';

export interface RunningOptions {
  readonly runtime: Runtime;
  readonly places: Places;
  readonly settings: Settings;
  /** Why nothing is observed now, or null. */
  readonly inactive: () => Inactive | null;
  readonly term: (name: string) => string;
}

export interface RunningGame {
  readonly outlook: Outlook;
  /** Null before the first game, and when the extension was switched off. */
  session: Session | null;
  history: History;
  /** What the spectator believed from event to event; null where nothing is believed. */
  track: BeliefTrack | null;
  opinions: Opinions;
  /** The same game as everybody could fold it, for what AIs would say of it (§K3); null where belief says it. */
  spectator: Spectator | null;
  /** The person's own guesses of this game, in order. */
  marks: GuessMark[];
  readonly listeners: Listeners;
  /** The same while the extension is off, so that its game can go on. */
  resting: Pick<RunningGame, 'session' | 'track' | 'opinions' | 'spectator' | 'marks'> | null;
  /** Its game with every mind whole; null where none runs. */
  sound(): Game | null;
}

/** Looks at the minds once in a go: whoever draws asks for the game a hundred times, and nobody else writes meanwhile. */
function soundOnce(now: () => Session | null): () => Game | null {
  let looked: { readonly session: Session; readonly game: Game } | null = null;
  return () => {
    const session = now();
    if (!session) return null;
    if (looked?.session !== session) {
      looked = { session, game: session.soundGame(isLegible) };
      queueMicrotask(() => {
        looked = null;
      });
    }
    return looked.game;
  };
}

/** Follows the runtime from now on. */
export function followGame({ runtime, settings }: RunningOptions): RunningGame {
  const outlook = createOutlook({
    game: () => running.sound(),
    track: () => running.track,
    history: () => running.history,
    me: () => running.session?.me() ?? null,
    learned: () => running.session?.insight ?? null,
    truth: () => running.session?.truth() ?? null,
    spectator: () => running.spectator?.game ?? null,
  });
  const running: RunningGame = {
    outlook,
    session: null,
    history: historyOf(outlook),
    spectator: null,
    marks: [],
    track: null,
    opinions: silent('off'),
    listeners: createListeners(),
    resting: null,
    sound: soundOnce(() => running.session),
  };
  const { tell } = running.listeners;
  runtime.watch({
    opened(session) {
      begin(running, session, settings.inference());
      tell();
    },
    moved({ game }, event, deltas) {
      running.spectator?.see(event);
      running.history.note(game, event, deltas);
      running.track?.note(event);
      tell();
    },
    ended: tell,
    noticed: tell,
    closed() {
      const { session, track, opinions, spectator, marks } = running;
      if (session) running.resting = { session, track, opinions, spectator, marks };
      Object.assign(running, { session: null, track: null, spectator: null, opinions: silent('off') });
      tell();
    },
    resumed(session) {
      if (running.resting?.session === session) Object.assign(running, running.resting);
      else begin(running, session, settings.inference());
      running.resting = null;
      tell();
    },
  });
  return running;
}

function begin(running: RunningGame, session: Session, inference: ReturnType<Settings['inference']>): void {
  const track = session.belief ? createTrack(session.belief) : null;
  running.session = session;
  running.resting = null;
  running.history = historyOf(running.outlook);
  running.marks = [];
  running.track = track;
  running.spectator = track ? null : createSpectator(session.game.table, SHIPPED_WORTHS);
  if (track) running.opinions = opinionsOf(running, session, track);
  else running.opinions = silent(inference === 'belief' ? refusalOf(session) : 'off');
}

const historyOf = (outlook: Outlook): History => createHistory(outlook.consensus);

const opinionsOf = ({ outlook }: RunningGame, session: Session, track: BeliefTrack): Opinions =>
  createOpinions({
    track,
    inside: outlook.inside,
    roles: () => session.game.roles,
    learned: () => session.insight,
    me: () => session.me(),
    truth: () => session.truth(),
  });

/** Why a game just opened has no belief; the session keeps none, and tells why to the console only. */
function refusalOf({
  game: {
    table: { seats, lord, deck },
  },
}: Session): Silence {
  const worlds = dealWorlds({ type: 'game', v: 1, engine: '', players: seats, lord, deck, me: null, seed: 0 });
  return typeof worlds === 'string' ? worlds : 'off';
}

/** Guesses are the person's while the game runs; they go into the recording and nowhere else. */
function guessesOf(running: RunningGame): OwnGuesses {
  function open(about: Seat): boolean {
    const { session } = running;
    const me = session?.me() ?? null;
    const target = session?.game.table.bySeat.get(about);
    return me !== null && about !== me && target?.revealed === null && session?.recorder.finished() === false;
  }
  return {
    open,
    marks: () => running.marks,
    set(about, role) {
      const { session } = running;
      const by = session?.me() ?? null;
      if (!session || by === null || !open(about)) return;
      const { turns } = running.history;
      const mark: GuessMark = { type: 'guess', by, about, role, turn: turns[turns.length - 1]?.n ?? 0 };
      running.marks.push(mark);
      session.recorder.mark(mark);
      running.listeners.tell();
    },
  };
}

/** What the panel may ask of it; `language` is the one that reasons are told in. */
export function sourceOf(
  running: RunningGame,
  { runtime, places, inactive, term }: RunningOptions,
  language: () => Language,
): PanelSource {
  return {
    game: () => running.sound(),
    history: () => running.history,
    me: () => running.session?.me() ?? null,
    outlook: running.outlook,
    inactive() {
      const why = inactive();
      return why === null ? null : createTexts(language())(`inactive_${why}`);
    },
    notices() {
      const t = createTexts(language());
      return runtime.notices().map((notice) => noticeIn(t, notice));
    },
    truth: () => running.session?.truth() ?? null,
    strict: () => running.session?.game.strict ?? false,
    guesses: guessesOf(running),
    belief: () => running.opinions,
    portrait(seat) {
      const player = running.session?.seats.player(seat);
      return player ? places.portrait(player) : null;
    },
    term,
    recording: () => running.session?.recorder.lines() ?? null,
    onChange: running.listeners.add,
  };
}
