/** Joins the running game to what draws it: the entry in the top bar, the panel, the marks on the avatars, the archive. */
import type { Area } from '../core/area';
import type { Seat } from '../core/event';
import type { Places } from '../engine/places';
import type { Report } from '../engine/report';
import { both, createTexts, inBoth } from '../language/texts';
import { createArchive, type Archive } from '../ui/archive';
import { mountBoard, type Board } from '../ui/board/board';
import { BOARD, FIRST_BOARD, readBoard } from '../ui/board/kept';
import { deviceDatabase, failureText, type Outcome } from '../ui/database';
import { createBadges, type Badges } from '../ui/badges';
import { mountPanel, type Panel } from '../ui/panel';
import { createKeep, type Keep } from '../ui/keep';
import { reviewOf } from '../ui/retrospect';
import { createPanelState } from '../ui/state';
import type { PanelSource } from '../ui/source';
import type { Tab } from '../ui/tab';
import { languageOfTag, type Language } from '../language/languages';
import { addToCareer, careerOf } from './career';
import { createFirstRun } from './first-run';
import { followGame, sourceOf, type RunningOptions } from './running';

export interface Show {
  /** Puts the entry and the marks there, once the arena is; they go when the extension is switched off. */
  appear(): void;
  openPanel(): void;
  setBadges(on: boolean): void;
  setLanguage(tag: string): void;
}

interface ShowOptions extends RunningOptions {
  now: () => number;
  report: Pick<Report, 'warn'>;
  /** The person's seat is the person's own to play, not 托管. */
  byHand: () => boolean;
  /** The person is being asked. */
  deciding: () => boolean;
  /** Whom a seat suspects by its own words. */
  accused: (by: Seat) => readonly Seat[];
  /** Shows the report file. */
  fault: () => void;
  /** Pages after the panel's own. */
  tabs: (running: PanelSource) => readonly Tab[];
}

function keepInArchive(
  { runtime, now, report: { warn } }: ShowOptions,
  archive: Archive,
  keep: Keep,
  source: PanelSource,
): void {
  runtime.watch({
    ended({ recorder, game }) {
      const lines = recorder.lines();
      const winner = recorder.winner();
      if (winner === null) return;
      const review = reviewOf(source);
      const score = review?.guesses ?? null;
      const warned = (text: 'notKept' | 'careerNotKept', kept: Outcome<unknown>): void => {
        if (!kept.ok)
          warn(
            inBoth((t) => t(text, { why: failureText(t, kept) })),
            kept.why,
          );
      };
      if (score)
        void addToCareer(keep, score).then((kept) => {
          warned('careerNotKept', kept);
        });
      void archive.keep({ at: now(), players: game.table.seats.length, winner, lines, review }).then((kept) => {
        warned('notKept', kept);
      });
    },
  });
}

/** Adds the top-bar entry once the arena is there; the panel itself is built when first opened. */
export function createShow(options: ShowOptions): Show {
  const { places, settings } = options;
  const { warn } = options.report;
  const archive = createArchive(deviceDatabase());
  const keep = createKeep(deviceDatabase());
  const state = createPanelState();
  let language = languageNow(settings.language(), places);
  const running = followGame(options);
  const source = sourceOf(running, options, () => language);
  keepInArchive(options, archive, keep, source);
  const first = createFirstRun({
    keep,
    places,
    settings,
    played: () => options.byHand() && source.me() !== null,
    deciding: options.deciding,
    language: () => language,
  });
  let keptBoard = FIRST_BOARD;
  void keep.read(BOARD).then((read) => {
    if (!read.ok) return;
    keptBoard = readBoard(read.value);
    board?.restore(keptBoard);
  });
  let panel: Panel | null = null;
  let badges: Badges | null = null;
  let board: Board | null = null;
  let removeEntry: (() => void) | null = null;
  let removeControl: (() => void) | null = null;

  /** The mini board, as it was left in the last game. */
  function boardOf(): Board | null {
    const root = places.layer();
    if (!root || board) return board;
    board = mountBoard(root, source, {
      language,
      state,
      accused: options.accused,
      inTheWay,
      openSeat(seat) {
        state.tab = 'inspect';
        state.seat = seat;
        openPanel();
      },
      changed(kept) {
        keptBoard = kept;
        void keep.write(BOARD, kept);
      },
    });
    board.restore(keptBoard);
    return board;
  }

  /** The avatars, as far as they are laid out. The hand grows and shrinks from one's own on: what it leaves free is where a board may lie. */
  const inTheWay = (): Area[] =>
    (running.session?.seats.all() ?? [])
      .map(({ player }) => places.seat(player).getBoundingClientRect())
      .filter(({ height }) => height > 0);

  function mount(): Panel | null {
    const root = places.layer();
    if (!root) return null;
    panel ??= mountPanel(root, source, {
      language,
      state,
      archive,
      career: () => careerOf(keep),
      tabs: options.tabs(source),
      onBoard: () => boardOf()?.open(),
      report: options.fault,
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
      onTap: (seat) => boardOf()?.open(seat),
      bar: places.bar,
      numbered: () => settings.badges() || settings.chat().on,
      slot(seat) {
        const player = running.session?.seats.player(seat);
        return player ? places.seat(player) : null;
      },
      covers(seat, covered) {
        const player = running.session?.seats.player(seat);
        if (player) places.veilSign(player, covered);
      },
    });
    badges.setEnabled(settings.badges());
  }

  function makeEntry(): void {
    removeEntry?.();
    removeEntry = places.topBar(createTexts(language)('title'), openPanel);
  }

  function appear(): void {
    if (removeEntry) return;
    try {
      makeEntry();
      makeBadges();
      boardOf();
    } catch (error) {
      warn(both('panelFailed'), error);
    }
  }

  /** 复盘 beside 重新开始, when a game is over. */
  function offerReview(): void {
    try {
      removeControl?.();
      removeControl = places.control(createTexts(language)('tabReview'), () => {
        state.tab = 'review';
        openPanel();
      });
    } catch (error) {
      warn(both('panelFailed'), error);
    }
  }

  const prepare = (): void => {
    mount()?.prepare();
  };
  options.runtime.watch({
    // The first opening is the slow one; while heroes are being dealt nobody notices it.
    opened() {
      prepare();
      void first.begin();
    },
    resumed: prepare,
    // After the engine has laid out its own result.
    ended: () => {
      setTimeout(offerReview, 0);
    },
    closed() {
      removeEntry?.();
      removeEntry = null;
      removeControl?.();
      removeControl = null;
      first.end();
      panel?.destroy();
      panel = null;
      board?.destroy();
      board = null;
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
      board?.destroy();
      board = null;
      if (badges) {
        makeEntry();
        makeBadges();
        boardOf();
      }
      first.renew();
    },
  };
}

/** `auto` asks the game, then the page; both may say nothing, which means Chinese. */
export function languageNow(tag: string, places: Pick<Places, 'language'>): Language {
  return languageOfTag(tag === 'auto' ? (places.language() ?? document.documentElement.lang) : tag);
}
