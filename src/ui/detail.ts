/** One seat's history: the chart, the event that is being read, and all that counted as a list. */
import type { Seat } from '../core/event';
import { createBeliefDetail } from './belief/detail';
import { createChart } from './history-chart';
import { button, el, attributeOf, keyedList, setShown, textOf } from './dom';
import { effectsOf, type Effect } from './effects';
import type { Eyes } from './eyes';
import type { Moment } from './history';
import { markedMoments, plotOf, shapeOf } from './history-plot';
import type { RowModel } from './rows';
import type { TabContext } from './tab';

export interface Detail {
  readonly node: HTMLElement;
  draw(row: RowModel): void;
  focus(): void;
}

/** Used until the page has been laid out, and where nothing lays it out at all. */
const FALLBACK = { width: 420, height: 150 };

const SIGNS: Readonly<Record<string, string>> = { up: '▲', down: '▼', turn: '■', open: '◆', death: '✕' };

function effectNode() {
  const node = el('li', 'slqj-effect');
  const [text, kind] = [textOf(node), attributeOf(node, 'class')];
  return {
    node,
    draw({ text: told, kind: sort, sign }: Effect) {
      text(told);
      kind(`slqj-effect slqj-effect-${sort}${sign > 0 ? ' slqj-plus' : sign < 0 ? ' slqj-minus' : ''}`);
    },
  };
}

function momentNode(id: number, choose: (id: number) => void) {
  const sign = el('span', 'slqj-moment-sign', { 'aria-hidden': 'true' });
  const where = el('span', 'slqj-moment-where');
  const what = el('span', 'slqj-moment-what');
  const press = el('button', 'slqj-moment', { type: 'button' }, sign, where, what);
  press.addEventListener('click', () => {
    choose(id);
  });
  const set = {
    sign: textOf(sign),
    shape: attributeOf(sign, 'class'),
    where: textOf(where),
    what: textOf(what),
    current: attributeOf(press, 'aria-pressed'),
  };
  return {
    node: el('li', '', {}, press),
    draw(moment: Moment, { words }: TabContext, seat: Seat, eyes: Eyes, chosen: boolean) {
      const shape = shapeOf(moment, seat, eyes);
      set.sign(SIGNS[shape] ?? '');
      set.shape(`slqj-moment-sign slqj-chart-${shape}`);
      set.where(words.where(moment));
      set.what(words.event(moment.event));
      set.current(String(chosen));
    },
  };
}

export function createDetail(context: TabContext): Detail {
  const { words, state, source } = context;
  const choose = (moment: number): void => {
    state.moment = moment;
    context.redraw();
  };
  const close = button('slqj-back', `‹ ${words.t('back')}`, () => {
    state.seat = null;
    state.moment = null;
    context.redraw();
  });
  const title = el('h3', 'slqj-detail-title', { tabindex: -1 });
  const why = el('p', 'slqj-detail-why');
  const chart = createChart(words, choose);
  const belief = createBeliefDetail(context);
  const where = el('span', 'slqj-reading-where');
  const what = el('strong', 'slqj-reading-what');
  const effects = el('ul', 'slqj-effects');
  const reading = el('section', 'slqj-reading', { 'aria-live': 'polite' }, where, what, effects);
  const list = el('ol', 'slqj-moments', { 'aria-label': words.t('marks') });
  const none = el('p', 'slqj-none', {}, words.t('noMarks'));
  const node = el(
    'section',
    'slqj-detail',
    {},
    el('header', 'slqj-detail-head', {}, close, title),
    why,
    belief.now,
    chart.node,
    reading,
    none,
    belief.past,
    list,
  );
  context.scrollBox(node);

  const set = { title: textOf(title), why: textOf(why), where: textOf(where), what: textOf(what) };
  const effectItems = keyedList<string, ReturnType<typeof effectNode>>(effects, effectNode);
  const momentItems = keyedList<number, ReturnType<typeof momentNode>>(list, (id) => momentNode(id, choose));
  let shownFor: Seat | null = null;
  let readLast: number | null = null;

  /** What was just chosen must be seen: the chart may fill a phone's screen. */
  function bringUp(): void {
    if (state.moment === readLast) return;
    readLast = state.moment;
    const below = reading.offsetTop + reading.offsetHeight - node.offsetTop + 6 - node.clientHeight;
    if (readLast !== null && below > node.scrollTop) node.scrollTop = below;
  }

  function read(moment: Moment | undefined, eyes: Eyes): void {
    setShown(reading, moment !== undefined);
    if (!moment) return;
    set.where(words.where(moment));
    set.what(words.event(moment.event));
    const told = effectsOf(moment, words, eyes);
    effectItems.set(told.map((_, i) => String(i)));
    told.forEach((effect, i) => effectItems.items.get(String(i))?.draw(effect));
  }

  return {
    node,
    focus: () => {
      title.focus({ preventScroll: true });
    },
    draw(row) {
      const game = source.game();
      if (!game) return;
      const { seat } = row;
      const { eyes } = state;
      if (shownFor !== seat) {
        shownFor = seat;
        node.scrollTop = 0;
      }
      const history = source.history();
      // In strict mode the table's view is the lord's: only he has no role that his memory could tell.
      const through = eyes === 'all' && game.strict ? game.table.lord : eyes;
      const counted = markedMoments(history, seat, through);
      const { t } = words;
      const who =
        eyes === 'all'
          ? t(source.strict() ? 'eyesPublic' : 'eyesAll')
          : eyes === source.me()
            ? t('me')
            : t('seat', { n: eyes });
      set.title(`${row.place} ${row.name}`);
      set.why(row.agreement === null ? row.why : [row.why, t('agreement', { n: row.agreement })].join(' · '));
      const size = { width: chart.width() || FALLBACK.width, height: chart.height() || FALLBACK.height };
      const plot = plotOf(history, seat, through, (observer) => observer !== game.human && observer !== seat, size);
      chart.draw(plot, state.moment, t('chart', { who, seat: row.place }));
      belief.draw(source.belief?.() ?? null, seat, row.place, who, plot);
      read(
        counted.find(({ id }) => id === state.moment),
        through,
      );
      setShown(none, counted.length === 0);
      const newest = [...counted].reverse();
      momentItems.set(newest.map(({ id }) => id));
      bringUp();
      for (const moment of newest)
        momentItems.items.get(moment.id)?.draw(moment, context, seat, through, moment.id === state.moment);
    },
  };
}
