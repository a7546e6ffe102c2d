/** One seat's history: the chart, the event that is being read, and all that counted as a list. */
import type { Seat } from '../core/event';
import { begun } from './describe';
import { createBeliefDetail } from './belief/detail';
import { createChart } from './history-chart';
import { button, el, attributeOf, keyedList, setShown, textOf } from './dom';
import { effectsOf, type Effect } from './effects';
import type { Eyes } from './eyes';
import type { Gaze } from './gaze';
import { createPicker } from './guess/picker';
import type { Moment } from './history';
import { markedMoments, plotOf, shapeOf, type MarkShape } from './history-plot';
import { numbersOf, type RowModel } from './rows';
import type { TabContext } from './tab';

export interface Detail {
  readonly node: HTMLElement;
  draw(row: RowModel, gaze: Gaze): void;
  focus(): void;
}

/** What the page keeps free left and right of its charts, in its own pixels (panel.css). */
const EDGES = 28;
/** Used until the page has been laid out, and where nothing lays it out at all. */
const FALLBACK = { width: 420, height: 150 };

const SIGNS: Readonly<Record<MarkShape, string>> = { up: '▲', down: '▼', turn: '■', open: '◆', death: '✕', back: '✚' };
/** What the list's signs stand for, in this order. */
const LEGEND = Object.keys(SIGNS) as readonly MarkShape[];

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
    draw(moment: Moment, { words }: TabContext, shape: MarkShape, chosen: boolean) {
      set.sign(SIGNS[shape]);
      set.shape(`slqj-moment-sign slqj-chart-${shape}`);
      set.where(words.where(moment));
      set.what(begun(words.event(moment.event)));
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
  const picker = createPicker(words, source.guesses, context.redraw);
  const facts = el('p', 'slqj-detail-facts');
  const chart = createChart(words, choose);
  const belief = createBeliefDetail(context);
  const where = el('span', 'slqj-reading-where');
  const what = el('strong', 'slqj-reading-what');
  const effects = el('ul', 'slqj-effects');
  const reading = el('section', 'slqj-reading', { 'aria-live': 'polite' }, where, what, effects);
  const list = el('ol', 'slqj-moments', { 'aria-label': words.t('marks') });
  const legend = el('p', 'slqj-legend');
  const none = el('p', 'slqj-none', {}, words.t('noMarks'));
  const node = el(
    'section',
    'slqj-detail',
    {},
    el('header', 'slqj-detail-head', {}, close, title),
    why,
    picker.node,
    belief.now,
    facts,
    chart.node,
    reading,
    none,
    belief.past,
    legend,
    list,
  );
  context.scrollBox(node);

  const set = {
    title: textOf(title),
    why: textOf(why),
    facts: textOf(facts),
    legend: textOf(legend),
    where: textOf(where),
    what: textOf(what),
  };
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

  function read(moment: Moment | undefined, eyes: Eyes, ruled: boolean): void {
    setShown(reading, moment !== undefined);
    if (!moment) return;
    set.where(words.where(moment));
    set.what(begun(words.event(moment.event)));
    const told = effectsOf(moment, words, eyes, ruled);
    effectItems.set(told.map((_, i) => String(i)));
    told.forEach((effect, i) => effectItems.items.get(String(i))?.draw(effect));
  }

  return {
    node,
    focus: () => {
      title.focus({ preventScroll: true });
    },
    draw(row, { eyes: chosen, aloud }) {
      const game = source.game();
      const target = game?.table.bySeat.get(row.seat);
      if (!game || !target) return;
      const { seat, verdict } = row;
      if (shownFor !== seat) {
        shownFor = seat;
        node.scrollTop = 0;
      }
      const history = source.history();
      const ruled = !source.outlook.believes();
      // A word aloud rests on what everybody could think; and in strict mode the table's memory is the lord's, whose role is open.
      const eyes = aloud ? 'all' : chosen;
      const through = eyes === 'all' && (aloud || game.strict) ? game.table.lord : eyes;
      const counted = markedMoments(history, seat, through);
      const { t } = words;
      const who =
        eyes === 'all'
          ? t(source.strict() || aloud ? 'eyesPublic' : 'eyesAll')
          : eyes === source.me()
            ? t('me')
            : t('seat', { n: eyes });
      set.title(row.phrase === '' ? row.called : `${row.called} · ${row.phrase}`);
      set.why(row.why);
      const { exposure, votes } = numbersOf(source, game, target, verdict.identity);
      const told = [
        t('exposureIs', { n: exposure }),
        ...(votes
          ? [
              t('votesFor', { n: votes.for }),
              t('votesAgainst', { n: votes.against }),
              t('votesOpen', { n: votes.open }),
            ]
          : []),
      ];
      set.facts(told.join(' · '));
      picker.draw(seat);
      setShown(facts, !row.open);
      const size = {
        width: Math.max(0, node.clientWidth - EDGES) || FALLBACK.width,
        height: chart.height() || FALLBACK.height,
      };
      const plot = plotOf(history, seat, through, (observer) => observer !== game.human && observer !== seat, size);
      // By belief nobody goes by evidence, so none is drawn.
      setShown(chart.node, ruled);
      chart.draw(plot, state.moment, t('chart', { who, seat: row.place }));
      const chances = verdict.ground === 'inferred' && !row.self ? verdict.chances : null;
      belief.draw(source.belief(), chances, seat, eyes, row.place, who, plot);
      read(
        counted.find(({ id }) => id === state.moment),
        through,
        ruled,
      );
      setShown(none, counted.length === 0);
      const newest = counted.map((moment) => ({ moment, shape: shapeOf(moment, seat, through) })).reverse();
      const shapes = new Set(newest.map(({ shape }) => shape));
      const explained = LEGEND.filter((shape) => shapes.has(shape)).map(
        (shape) => `${SIGNS[shape]} ${t(`sign_${shape}`)}`,
      );
      set.legend(explained.join(' · '));
      setShown(legend, explained.length > 0);
      momentItems.set(newest.map(({ moment }) => moment.id));
      bringUp();
      for (const { moment, shape } of newest)
        momentItems.items.get(moment.id)?.draw(moment, context, shape, moment.id === state.moment);
    },
  };
}
