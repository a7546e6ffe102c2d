/** 身份推演: who is taken for what, through whose eyes, and why. */
import type { Seat } from '../core/event';
import { createChips } from './chips';
import { createDetail } from './detail';
import { attributeOf, button, el, keyedList, setShown, styleOf, textOf } from './dom';
import { choices } from './choices';
import type { TextKey } from '../language/texts';
import type { Eyes } from './eyes';
import { gazeOf, type Gaze } from './gaze';
import type { PanelSource } from './source';
import { createPips } from './pips';
import { rowModel, type RowModel } from './rows';
import type { Tab, TabContext, TabView } from './tab';

function portrait() {
  const letter = el('span', 'slqj-portrait-letter', { 'aria-hidden': 'true' });
  const node = el('span', 'slqj-portrait', {}, letter);
  const set = { image: styleOf(node, 'background-image'), letter: textOf(letter) };
  return {
    node,
    draw(image: string | null, name: string) {
      set.image(image ?? '');
      set.letter(image === null ? (Array.from(name)[0] ?? '') : '');
    },
  };
}

function rowNode(seat: Seat, { words, words: { t }, state, redraw }: TabContext) {
  const face = portrait();
  const place = el('span', 'slqj-row-place');
  const name = el('bdi', 'slqj-row-name');
  const mark = el('span', 'slqj-mark');
  const phrase = el('strong', 'slqj-row-phrase');
  const pips = createPips();
  const why = el('span', 'slqj-row-why');
  const press = el(
    'button',
    'slqj-row',
    { type: 'button', 'aria-expanded': 'false' },
    face.node,
    el('span', 'slqj-row-who', {}, place, name),
    mark,
    phrase,
    pips.node,
    why,
  );
  press.addEventListener('click', () => {
    state.seat = state.seat === seat ? null : seat;
    state.moment = null;
    redraw();
  });
  const set = {
    place: textOf(place),
    name: textOf(name),
    mark: textOf(mark),
    role: attributeOf(mark, 'data-role'),
    open: attributeOf(mark, 'data-open'),
    why: textOf(why),
    label: attributeOf(press, 'aria-label'),
    expanded: attributeOf(press, 'aria-expanded'),
    cls: attributeOf(press, 'class'),
    phrase: textOf(phrase),
  };
  return {
    node: el('li', 'slqj-item', {}, press),
    press,
    draw(row: RowModel, expanded: boolean) {
      const { identity, strength } = row.verdict;
      face.draw(row.portrait, row.name);
      const guess = row.mineIs === null ? '' : ` · ${t('guessShort', { role: words.letter(row.mineIs) })}`;
      set.place(`${row.place}${row.mine ? `·${t('me')}` : ''}${guess}`);
      set.name(row.name);
      set.mark(row.letter);
      set.role(row.self ? 'self' : identity);
      set.open(row.open ? '' : null);
      set.phrase(row.phrase);
      pips.draw(row.self || row.open ? null : strength, identity);
      set.why(row.why);
      set.label(`${row.label}${guess}${row.dead ? ` ${t('dead')}` : ''}。${row.why}`);
      set.expanded(String(expanded));
      set.cls(`slqj-row${row.dead ? ' slqj-dead' : ''}${expanded ? ' slqj-chosen' : ''}`);
    },
  };
}

/** One line on where this comes from. */
function noteOn(source: PanelSource, { eyes, aloud }: Gaze): TextKey {
  if (aloud) return 'noteAloud';
  if (!source.outlook.believes()) {
    const silence = source.belief().silence('all');
    return silence === null || silence === 'off' ? 'noteRules' : `beliefNone_${silence}`;
  }
  return eyes === 'all' ? 'notePublic' : 'noteOwn';
}

function createInspect(context: TabContext): TabView {
  const { source, words, state, redraw } = context;
  const { t } = words;
  const eyes = createChips<Eyes>(t('eyes'), (key) => {
    state.eyes = key;
    redraw();
  });
  const note = el('p', 'slqj-belief-note');
  const say = textOf(note);
  const inside = button('slqj-switch slqj-inside', t('insideShow'), () => {
    state.inside = !state.inside;
    redraw();
  });
  inside.setAttribute('role', 'switch');
  const checked = attributeOf(inside, 'aria-checked');
  const list = el('ul', 'slqj-list');
  const rows = keyedList<Seat, ReturnType<typeof rowNode>>(list, (seat) => rowNode(seat, context));
  const scroll = el('section', 'slqj-scroll', {}, note, inside, list);
  const detail = createDetail(context);
  detail.node.hidden = true;
  const body = el('section', 'slqj-inspect-body', {}, scroll, detail.node);
  const node = el('section', 'slqj-inspect', {}, eyes.node, body);
  context.scrollBox(scroll);
  context.scrollBox(eyes.node);
  const split = attributeOf(body, 'data-split');
  let shown: Seat | null = null;

  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const presses = [...rows.items.values()].map(({ press }) => press);
    const next = presses[presses.indexOf(document.activeElement as HTMLButtonElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  const chip = (key: Eyes) => {
    if (key === 'all') return { key, text: t(source.strict() || source.outlook.believes() ? 'eyesPublic' : 'eyesAll') };
    return { key, text: key === source.me() ? t('eyesMe') : t('seat', { n: key }) };
  };

  return {
    node,
    update() {
      const game = source.game();
      if (!game) return;
      const offered = choices(source);
      if (!offered.includes(state.eyes)) state.eyes = 'all';
      eyes.draw(
        offered.map((key) => ({ ...chip(key), label: chip(key).text })),
        state.eyes,
      );
      const { seats, bySeat } = game.table;
      if (state.seat !== null && !bySeat.has(state.seat)) state.seat = null;
      const gaze = gazeOf(source, state);
      setShown(inside, source.outlook.inside() && source.truth() === null);
      checked(String(state.inside));
      say(t(noteOn(source, gaze)));
      rows.set(seats.map(({ seat }) => seat));
      let open: RowModel | null = null;
      for (const target of seats) {
        const row = rowModel(source, words, gaze, target);
        rows.items.get(target.seat)?.draw(row, target.seat === state.seat);
        if (target.seat === state.seat) open = row;
      }
      split(open ? '' : null);
      setShown(detail.node, open !== null);
      if (open) detail.draw(open, gaze);
      const now = open?.seat ?? null;
      if (shown === now) return;
      const before = shown;
      shown = now;
      const focused = document.activeElement;
      // Back from a history that covered the list: the row it belongs to is where one was.
      if (
        now === null &&
        before !== null &&
        (focused === null || focused === document.body || detail.node.contains(focused))
      ) {
        rows.items.get(before)?.press.focus({ preventScroll: true });
      }
    },
  };
}

export const INSPECT_TAB: Tab = { id: 'inspect', label: (t) => t('tabInspect'), create: createInspect };
