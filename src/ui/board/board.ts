/**
 * The mini board: beside the game while one plays. A line per living seat with its mark, whom it suspects and has gone against, and
 * one's own guess; a tap says why in one line and takes a guess. It draws nothing while it is closed.
 */
import type { Area } from '../../core/area';
import type { Seat } from '../../core/event';
import type { PublicSeat } from '../../core/table';
import { createWords, type Words } from '../describe';
import { attributeOf, button, el, keyedList, setShown, textOf } from '../dom';
import { keepIn } from '../focus';
import { gazeOf, opened, verdictOn, type Gaze } from '../gaze';
import { createPicker, guessedNow } from '../guess/picker';
import { nameIn, placeIn } from '../name';
import { createPace } from '../pace';
import css from '../panel.css';
import { createPips } from '../pips';
import { rowModel } from '../rows';
import type { PanelSource } from '../source';
import type { PanelState } from '../state';
import { addStyle } from '../style';
import type { Language } from '../../language/languages';
import { attacksOf } from './attacks';
import { FIRST_BOARD, type KeptBoard } from './kept';
import { movable, type Place } from './place';
import { suspectedIn } from './suspects';

/** Whom a line names at most, of suspects and attacked together. */
const MOST_NAMED = 2;

export interface BoardOptions {
  language: Language;
  /** Whose eyes, and whether they are open; shared with the panel. */
  state: PanelState;
  /** Whom a seat suspects by its own words at the table, latest first; absent where nobody talks. */
  accused?(by: Seat): readonly Seat[];
  /** What it had better not cover: the avatars, on the screen; empty where nothing is laid out yet. */
  inTheWay?(): readonly Area[];
  /** Opens the panel at a seat. */
  openSeat(seat: Seat): void;
  /** Hears of what is to be kept. */
  changed(kept: KeptBoard): void;
}

export interface Board {
  /** Opens it; with a seat, at that seat's why. */
  open(seat?: Seat): void;
  close(): void;
  isOpen(): boolean;
  /** What was kept from before. */
  restore(kept: KeptBoard): void;
  /** Draws what changed, now. */
  update(): void;
  destroy(): void;
}

function lineNode(seat: Seat, words: Words, choose: (seat: Seat) => void) {
  const place = el('span', 'slqj-board-place');
  const mark = el('span', 'slqj-mark');
  const pips = createPips();
  const against = el('span', 'slqj-board-against');
  const mine = el('span', 'slqj-board-mine');
  const press = el(
    'button',
    'slqj-board-line',
    { type: 'button', 'aria-expanded': 'false' },
    place,
    mark,
    pips.node,
    against,
    mine,
  );
  press.addEventListener('click', () => {
    choose(seat);
  });
  const set = {
    place: textOf(place),
    mark: textOf(mark),
    role: attributeOf(mark, 'data-role'),
    open: attributeOf(mark, 'data-open'),
    against: textOf(against),
    mine: textOf(mine),
    label: attributeOf(press, 'aria-label'),
    expanded: attributeOf(press, 'aria-expanded'),
  };
  return {
    node: el('li', '', {}, press),
    press,
    draw(
      source: PanelSource,
      gaze: Gaze,
      target: PublicSeat,
      suspects: readonly Seat[],
      guessed: string,
      chosen: boolean,
    ) {
      const { t } = words;
      const verdict = verdictOn(gaze, seat);
      const self = verdict.ground === 'self';
      const open = target.revealed !== null;
      const lordSeat = source.game()?.table.lord ?? null;
      const living = (other: Seat): boolean => source.game()?.table.bySeat.get(other)?.alive === true;
      const named = (other: Seat): string => (other === lordSeat ? words.letter('zhu') : String(other));
      const suspected = suspects.filter(living).slice(0, 1).map(named);
      const targets = attacksOf(source.history(), seat, living, MOST_NAMED - suspected.length).map(named);
      const lord = lordSeat === seat;
      set.place(seat === source.me() ? `${seat}·${t('me')}` : lord ? `${seat}·${words.letter('zhu')}` : String(seat));
      set.mark(self ? '–' : words.letter(verdict.identity));
      set.role(self ? 'self' : verdict.identity);
      set.open(open ? '' : null);
      pips.draw(self || open ? null : verdict.strength, verdict.identity);
      set.against(
        [
          ...suspected.map((who) => t('boardSuspectsShort', { who })),
          ...(targets.length > 0 ? [`→${targets.join(t('joinList'))}`] : []),
        ].join(' '),
      );
      set.mine(guessed);
      const phrase = self ? t('me') : open ? words.role(verdict.identity) : words.phrase(verdict);
      set.label(
        [
          t('rowLabel', { seat: placeIn(words, seat, target.name), name: nameIn(words.language, target.name), phrase }),
          ...suspected.map((who) => t('boardSuspects', { who })),
          ...(targets.length > 0 ? [t('boardAgainst', { who: targets.join(t('joinList')) })] : []),
          ...(guessed === '' ? [] : [`${t('guessMine')}${guessed}`]),
        ].join(t('joinParts')),
      );
      set.expanded(String(chosen));
    },
  };
}

/** Lays a board over the game, closed; `root` lets what is beside it through. */
export function mountBoard(root: HTMLElement, source: PanelSource, options: BoardOptions): Board {
  addStyle('slqj-style', css);
  const words = createWords(source, options.language);
  const { t } = words;
  const { state } = options;
  let chosen: Seat | null = null;
  let kept: KeptBoard = FIRST_BOARD;
  /** It lies where the person put it, or where it was found to cover least since it was opened. */
  let placed = false;
  /** Put aside since the game is over, whose result lies there; it comes back in the next one. */
  let aside = false;
  /** Opened by hand after that, it stays. */
  let wanted = false;
  const pace = createPace(() => {
    update();
  });

  const handle = el('section', 'slqj-board-head', { tabindex: 0, role: 'group', 'aria-label': t('boardMove') });
  const shut = button('slqj-board-shut', '×', () => {
    close();
  });
  shut.setAttribute('aria-label', t('boardClose'));
  handle.append(el('strong', 'slqj-board-title', {}, t('title')), shut);
  const list = el('ul', 'slqj-board-lines');
  const lines = keyedList<Seat, ReturnType<typeof lineNode>>(list, (seat) => lineNode(seat, words, choose));
  const why = el('p', 'slqj-board-why', { role: 'status' });
  const say = textOf(why);
  let shown: Seat | null = null;
  const picker = createPicker(words, source.guesses, () => {
    update();
  });
  const more = button('slqj-press', t('boardMore'), () => {
    if (chosen !== null) options.openSeat(chosen);
  });
  const tray = el('section', 'slqj-board-tray', {}, why, picker.node, more);
  const box = el('section', 'slqj-board slqj-beside slqj-inks', {
    role: 'region',
    'aria-label': t('board'),
    lang: options.language,
  });
  box.append(handle, list, tray);
  box.hidden = true;
  const telling = attributeOf(box, 'data-telling');
  keepIn(box);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'Escape') return;
    const line = chosen === null ? null : (lines.items.get(chosen)?.press ?? null);
    if (line) choose(chosen ?? 0);
    else close();
    line?.focus({ preventScroll: true });
  });
  const mover = movable(box, handle, (place: Place) => {
    placed = true;
    keep({ ...kept, place });
  });
  root.append(box);
  const unsubscribe = source.onChange(() => {
    if (!box.hidden || aside) pace.request();
  });

  function keep(next: KeptBoard): void {
    kept = next;
    options.changed(kept);
  }

  /** What it thinks where that is open, else what it has said. */
  function suspectsOf(seat: Seat): readonly Seat[] {
    if (seat === source.me()) return [];
    return opened(source, state) ? suspectedIn(source.outlook.verdicts(seat, true)) : (options.accused?.(seat) ?? []);
  }

  /** What opens below the lines may have covered the one that was tapped. */
  function reveal(): void {
    if (shown === chosen) return;
    shown = chosen;
    const node = chosen === null ? undefined : lines.items.get(chosen)?.node;
    if (!node) return;
    const [top, bottom] = [node.offsetTop - list.offsetTop, node.offsetTop - list.offsetTop + node.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  function place(): void {
    const others = placed ? [] : (options.inTheWay?.() ?? []);
    if (others.length === 0) return;
    placed = true;
    mover.clear(others);
  }

  function choose(seat: Seat): void {
    chosen = chosen === seat ? null : seat;
    update();
  }

  function close(): void {
    if (box.hidden) return;
    box.hidden = true;
    placed = kept.place !== null;
    chosen = null;
    pace.settle();
    keep({ ...kept, open: false });
  }

  function giveWay(over: boolean): void {
    if (!over) wanted = false;
    if (over === aside || (over && (wanted || box.hidden))) return;
    aside = over;
    box.hidden = over;
  }

  function update(): void {
    pace.settle();
    const game = source.game();
    giveWay(source.truth() !== null);
    if (box.hidden || !game || source.inactive() !== null) return;
    const gaze = gazeOf(source, state);
    const living = game.table.seats.filter(({ alive }) => alive);
    if (chosen !== null && !living.some(({ seat }) => seat === chosen)) chosen = null;
    lines.set(living.map(({ seat }) => seat));
    const guessed = guessedNow(source.guesses);
    for (const target of living) {
      const mine = guessed.get(target.seat);
      lines.items
        .get(target.seat)
        ?.draw(source, gaze, target, suspectsOf(target.seat), mine ? words.letter(mine) : '', target.seat === chosen);
    }
    const target = chosen === null ? undefined : game.table.bySeat.get(chosen);
    setShown(tray, target !== undefined);
    telling(target ? '' : null);
    place();
    reveal();
    if (!target) return;
    const row = rowModel(source, words, gaze, target);
    say([row.called, row.phrase, row.why].filter((text) => text !== '').join(' · '));
    picker.draw(target.seat);
  }

  return {
    open(seat) {
      box.hidden = false;
      aside = false;
      wanted = true;
      // A page of the engine may have emptied its window since.
      if (box.parentNode !== root) root.append(box);
      if (seat !== undefined) chosen = seat;
      if (!kept.open) keep({ ...kept, open: true });
      update();
    },
    close,
    isOpen: () => !box.hidden,
    restore(before) {
      kept = before;
      if (before.place) mover.put(before.place);
      placed = before.place !== null;
      if (!before.open) return;
      box.hidden = false;
      update();
    },
    update,
    destroy() {
      unsubscribe();
      pace.settle();
      box.remove();
    },
  };
}
