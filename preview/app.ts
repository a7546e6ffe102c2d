/** The preview page: a recorded game on the table, the panel beside it. */
import { isDamage, LARGEST_FILE, parseRecording, type Recording } from '../src/record/format';
import { damageIn } from '../src/language/notices';
import { createBadges, type Badges } from '../src/ui/badges';
import { createWords } from '../src/ui/describe';
import { button, el } from '../src/ui/dom';
import { gazeOf } from '../src/ui/gaze';
import { cleanName } from '../src/ui/name';
import { mountPanel, type Panel } from '../src/ui/panel';
import { recordedSource, type RecordedSource } from '../src/ui/recorded';
import { createPanelState } from '../src/ui/state';
import { addStyle } from '../src/ui/style';
import type { Language } from '../src/language/languages';
import { createTexts } from '../src/language/texts';
import { createControls, playerKey } from './controls';
import { createMenu } from './menu';
import { createPlayback } from './playback';
import css from './preview.css';
import { createTable } from './table';

export interface GameFile {
  readonly name: string;
  readonly text: string;
}

export interface Preview {
  load(file: GameFile): void;
  destroy(): void;
}

const EMPTY: Recording = {
  header: {
    type: 'game',
    v: 1,
    engine: '',
    lord: 1,
    deck: null,
    me: null,
    seed: 0,
    players: [
      { seat: 1, name: '', hp: 0, maxHp: 0 },
      { seat: 2, name: '', hp: 0, maxHp: 0 },
    ],
  },
  entries: [],
  truth: null,
  told: null,
  guesses: [],
  terms: {},
  damage: null,
};

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Shows the page in `root`. `games` are offered in the menu; the first opens, at `position` (0…1) of its length. */
export function showPreview(root: HTMLElement, games: readonly GameFile[], first: Language, position = 0): Preview {
  addStyle('pv-style', css);
  const state = createPanelState();
  const files = [...games];
  let language = first;
  let chosen = 0;
  let strict = false;
  let belief = true;
  let recording = EMPTY;
  let text = '';
  let parts: { panel: Panel; badges: Badges; stop: () => void } | null = null;

  const sourceOf = (): RecordedSource => recordedSource(recording, { strict, belief, lines: linesOf(text) });
  const playback = createPlayback(sourceOf(), () => {
    draw();
  });
  let draw: () => void = () => undefined;

  const message = el('span', 'pv-message-text');
  const alert = el('p', 'pv-message', { role: 'alert' }, message);
  alert.hidden = true;

  function warn(why: string | null): void {
    message.textContent = why ?? '';
    alert.hidden = why === null;
  }

  /** Builds everything for the present language and game. */
  function build(): void {
    parts?.stop();
    const t = createTexts(language);
    document.documentElement.lang = language;
    document.title = t('pvTitle');
    const table = createTable(t('pvTable'));
    const controls = createControls(t, playback);
    const menu = createMenu({
      t,
      chosen,
      language,
      strict,
      belief,
      games: files.map(({ name }) => cleanName(name, 30)),
      choose: (index) => {
        chosen = index;
        const file = files[index];
        if (file) read(file, 0);
      },
      open: (file) => void openFile(file),
      speak: (tongue) => {
        language = tongue;
        build();
      },
      setStrict: (on) => {
        strict = on;
        reopen(playback.source.position());
      },
      setBelief: (on) => {
        belief = on;
        reopen(playback.source.position());
      },
    });
    const dismiss = button('pv-icon', t('pvDismiss'), () => {
      warn(null);
    });
    alert.replaceChildren(message, dismiss);
    const side = el('section', 'pv-panel', { 'aria-label': t('pvPanel') });
    const drop = el('p', 'pv-drop', { 'aria-hidden': 'true' }, t('pvDrop'));
    const shown = el(
      'main',
      'pv-page slqj-inks',
      {},
      el('header', 'pv-head', {}, el('h1', 'pv-title', {}, t('title')), menu),
      alert,
      el('section', 'pv-main', {}, table.node, side),
      controls.node,
      drop,
    );
    root.replaceChildren(shown);
    const words = createWords(playback.source, language);
    table.draw(playback.source, words);
    const badges = createBadges(playback.source, {
      language,
      slot: table.slot,
      gaze: () => gazeOf(playback.source, state),
    });
    const panel = mountPanel(side, playback.source, { language, state, docked: true, onDraw: badges.update });
    draw = () => {
      table.draw(playback.source, words);
      controls.draw(playback);
    };
    parts = {
      panel,
      badges,
      stop: () => {
        panel.destroy();
        badges.destroy();
      },
    };
    draw();
  }

  /** The same recording again, e.g. in strict mode. */
  function reopen(at: number): void {
    const source = sourceOf();
    source.seek(at);
    playback.load(source);
    build();
  }

  function read({ name, text: read_ }: GameFile, at: number): boolean {
    const t = createTexts(language);
    const parsed = parseRecording(read_);
    if (isDamage(parsed)) {
      warn(t('pvUnreadable', { file: cleanName(name, 40), why: damageIn(t, parsed) }));
      return false;
    }
    recording = parsed;
    text = read_;
    state.seat = state.moment = null;
    state.eyes = 'all';
    const { damage } = parsed;
    warn(damage ? t('pvDamaged', { why: damageIn(t, damage) }) : null);
    reopen(Math.round(at * parsed.entries.length));
    return true;
  }

  /** A game from outside joins the list, if it can be read. */
  function add(file: GameFile): void {
    const before = chosen;
    files.unshift(file);
    chosen = 0;
    if (read(file, 0)) return;
    files.shift();
    chosen = before;
  }

  async function openFile(file: File): Promise<void> {
    const t = createTexts(language);
    try {
      if (file.size > LARGEST_FILE) throw new Error(t('pvTooBig'));
      add({ name: file.name, text: await file.text() });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      warn(t('pvUnreadable', { file: cleanName(file.name, 40), why }));
    }
  }

  const onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    const busy = target instanceof Element && target.closest('input,select,.slqj-panel') !== null;
    const pressing = event.key === ' ' && target instanceof Element && target.closest('button') !== null;
    if (busy || pressing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (playerKey(playback, event.key)) event.preventDefault();
  };
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    root.classList.toggle('pv-dropping', event.type === 'dragover');
    const dropped = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (dropped) void openFile(dropped);
  };
  const drags = ['dragover', 'dragleave', 'drop'] as const;
  document.addEventListener('keydown', onKey);
  for (const name of drags) document.addEventListener(name, onDrag);

  build();
  const opening = files[0];
  if (opening) read(opening, position);
  return {
    load: add,
    destroy() {
      playback.pause();
      parts?.stop();
      document.removeEventListener('keydown', onKey);
      for (const name of drags) document.removeEventListener(name, onDrag);
      root.replaceChildren();
    },
  };
}
