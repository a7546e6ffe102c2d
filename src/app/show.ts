/** Joins the running game to what draws it: the panel, the marks on the avatars, the archive of the last games. */
import { dealWorlds } from '../core/belief/worlds';
import { createListeners } from '../core/listeners';
import type { Places } from '../engine/places';
import type { Runtime } from '../engine/runtime';
import type { Session } from '../engine/session';
import type { Settings } from '../engine/settings';
import type { Inactive } from '../engine/inforce';
import { both, createTexts } from '../language/texts';
import { createArchive, type Archive } from '../ui/archive';
import { createBadges, type Badges } from '../ui/badges';
import { createOpinions, silent, type Opinions, type Silence } from '../ui/belief/opinions';
import { createTrack, type BeliefTrack } from '../ui/belief/track';
import { createHistory, type History } from '../ui/history';
import { mountPanel, type Panel } from '../ui/panel';
import { createPanelState } from '../ui/state';
import type { PanelSource } from '../ui/source';
import type { Tab } from '../ui/tab';
import { languageOfTag, type Language } from '../language/languages';

export interface Show {
  /** Puts the entry and the marks there, once the arena is; they go when the extension is switched off. */
  appear(): void;
  openPanel(): void;
  setBadges(on: boolean): void;
  setLanguage(tag: string): void;
}

interface ShowOptions {
  runtime: Runtime;
  places: Places;
  settings: Settings;
  /** Why nothing is observed now, or null. */
  inactive: () => Inactive | null;
  term: (name: string) => string;
  now: () => number;
  warn: (text: string, error: unknown) => void;
  topBar: string;
  /** Pages after the panel's own. */
  tabs: (running: PanelSource) => readonly Tab[];
}

const opinionsOf = (session: Session, track: BeliefTrack): Opinions =>
  createOpinions({
    track,
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

/** The running game as the panel sees it. */
function createSource({ runtime, places, settings, inactive, term }: ShowOptions, language: () => Language) {
  const { add, tell: changed } = createListeners();
  let session: Session | null = null;
  let history: History = createHistory();
  let track: BeliefTrack | null = null;
  let opinions = silent('off');
  const source: PanelSource = {
    game: () => session?.soundGame() ?? null,
    history: () => history,
    me: () => session?.me() ?? null,
    learned(about) {
      const me = session?.me() ?? null;
      return me === null ? null : (session?.insight.learned(me, about) ?? null);
    },
    inactive() {
      const why = inactive();
      return why === null ? null : createTexts(language())(`inactive_${why}`);
    },
    truth: () => session?.truth() ?? null,
    strict: () => session?.game.strict ?? false,
    belief: () => opinions,
    portrait(seat) {
      const player = session?.seats.player(seat);
      return player ? places.portrait(player) : null;
    },
    term,
    recording: () => session?.recorder.lines() ?? null,
    onChange: add,
  };
  runtime.watch({
    opened(opened) {
      session = opened;
      history = createHistory();
      track = opened.belief ? createTrack(opened.belief) : null;
      opinions = track
        ? opinionsOf(opened, track)
        : silent(settings.inference() === 'belief' ? refusalOf(opened) : 'off');
      changed();
    },
    moved({ game }, event, deltas) {
      history.note(game, event, deltas);
      track?.note(event);
      changed();
    },
    ended: changed,
    closed() {
      session = null;
      track = null;
      opinions = silent('off');
      changed();
    },
  });
  return { source, session: () => session };
}

function keepInArchive({ runtime, now, warn }: ShowOptions, archive: Archive): void {
  runtime.watch({
    ended({ recorder, game }) {
      const lines = recorder.lines();
      const winner = recorder.winner();
      if (winner === null) return;
      void archive.keep({ at: now(), players: game.table.seats.length, winner, lines }).then((kept) => {
        if (!kept.ok) warn(both('notKept'), kept.why);
      });
    },
  });
}

/** Adds the top-bar entry once the arena is there; the panel itself is built when first opened. */
export function createShow(options: ShowOptions): Show {
  const { places, settings, warn, topBar } = options;
  const archive = createArchive(typeof indexedDB === 'undefined' ? undefined : indexedDB);
  const state = createPanelState();
  let language = languageNow(settings.language(), places);
  const { source, session } = createSource(options, () => language);
  keepInArchive(options, archive);
  let panel: Panel | null = null;
  let badges: Badges | null = null;
  let removeEntry: (() => void) | null = null;

  function mount(): Panel | null {
    const root = places.layer();
    if (!root) return null;
    panel ??= mountPanel(root, source, {
      language,
      state,
      archive,
      tabs: options.tabs(source),
      scrollBox: places.scrollBox,
      // Looks at the engine's scale again.
      onDraw: () => {
        places.layer();
      },
    });
    return panel;
  }

  function openPanel(): void {
    try {
      mount()?.open();
    } catch (error) {
      warn(both('panelFailed'), error);
    }
  }

  function makeBadges(): void {
    badges?.destroy();
    badges = createBadges(source, {
      language,
      slot(seat) {
        const player = session()?.seats.player(seat);
        return player ? places.seat(player) : null;
      },
    });
    badges.setEnabled(settings.badges());
  }

  function appear(): void {
    if (removeEntry) return;
    try {
      removeEntry = places.topBar(topBar, openPanel);
      makeBadges();
    } catch (error) {
      warn(both('panelFailed'), error);
    }
  }

  options.runtime.watch({
    // The first opening is the slow one; while heroes are being dealt nobody notices it.
    opened() {
      mount()?.prepare();
    },
    closed() {
      removeEntry?.();
      removeEntry = null;
      panel?.destroy();
      panel = null;
      badges?.destroy();
      badges = null;
    },
  });
  return {
    appear: () => {
      places.whenReady(appear);
    },
    openPanel,
    setBadges: (on) => {
      badges?.setEnabled(on);
    },
    setLanguage(tag) {
      language = languageNow(tag, places);
      panel?.destroy();
      panel = null;
      if (badges) makeBadges();
    },
  };
}

/** `auto` asks the game, then the page; both may say nothing, which means Chinese. */
export function languageNow(tag: string, places: Places): Language {
  return languageOfTag(tag === 'auto' ? (places.language() ?? document.documentElement.lang) : tag);
}
