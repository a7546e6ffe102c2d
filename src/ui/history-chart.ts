/** Draws a plot as SVG. The frame is redrawn when its numbers change, a line only when its path does. */
import { SIGNAL_THRESHOLD } from '../core/guess';
import { clamp } from '../core/number';
import { attributeOf, el, keyedList, svg, textOf } from './dom';
import type { Words } from './describe';
import { nearestMark, type MarkShape, type Plot, type PlotMark } from './history-plot';

export interface Chart {
  readonly node: HTMLElement;
  draw(plot: Plot, chosen: number | null, label: string): void;
  /** Layout height of the chart; 0 while it is not shown. */
  height(): number;
}

/** Outlines around (0, 0); a shape for each kind, so that colour is not the only sign. */
const SHAPES: Readonly<Record<MarkShape, string>> = {
  up: 'M0-6L6 5H-6Z',
  down: 'M0 6L6-5H-6Z',
  turn: 'M-5-5H5V5H-5Z',
  open: 'M0-7L7 0L0 7L-7 0Z',
  death: 'M-5-3L-3-5L0-2L3-5L5-3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0Z',
  back: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
};

function markNode() {
  const shape = svg('path', { class: 'slqj-chart-mark' });
  const set = {
    d: attributeOf(shape, 'd'),
    transform: attributeOf(shape, 'transform'),
    cls: attributeOf(shape, 'class'),
  };
  return {
    node: shape,
    draw({ x, y, shape: kind }: PlotMark, chosen: boolean) {
      set.d(SHAPES[kind]);
      set.transform(`translate(${x} ${y})`);
      set.cls(`slqj-chart-mark slqj-chart-${kind}${chosen ? ' slqj-chosen' : ''}`);
    },
  };
}

function roundNode(words: Words, n: number) {
  const line = svg('line', { class: 'slqj-chart-round' });
  const text = svg('text', { class: 'slqj-chart-text' }, words.t('round', { n }));
  const node = svg('g', {}, line, text);
  const set = [attributeOf(line, 'x1'), attributeOf(line, 'x2'), attributeOf(text, 'x')];
  const y = [attributeOf(line, 'y1'), attributeOf(line, 'y2'), attributeOf(text, 'y')];
  return {
    node,
    draw(x: number, { top, bottom, size }: Plot) {
      for (const write of set) write(String(x));
      y[0]?.(String(top));
      y[1]?.(String(bottom));
      y[2]?.(String(size.height - 5));
    },
  };
}

export function createChart(words: Words, onChoose: (moment: number) => void): Chart {
  const loyal = svg('rect', { class: 'slqj-chart-loyal' });
  const rebel = svg('rect', { class: 'slqj-chart-rebel' });
  const zero = svg('line', { class: 'slqj-chart-zero' });
  const high = svg('line', { class: 'slqj-chart-threshold' });
  const low = svg('line', { class: 'slqj-chart-threshold' });
  const highText = svg('text', { class: 'slqj-chart-text slqj-chart-scale' }, `+${SIGNAL_THRESHOLD}`);
  const zeroText = svg('text', { class: 'slqj-chart-text slqj-chart-scale' }, '0');
  const lowText = svg('text', { class: 'slqj-chart-text slqj-chart-scale' }, `−${SIGNAL_THRESHOLD}`);
  const upper = svg('text', { class: 'slqj-chart-text' }, words.t('towardsLord'));
  const lower = svg('text', { class: 'slqj-chart-text' }, words.t('againstLord'));
  const rounds = svg('g', { class: 'slqj-chart-rounds' });
  const evidence = svg('path', { class: 'slqj-chart-evidence' });
  const signal = svg('path', { class: 'slqj-chart-signal' });
  const marks = svg('g');
  const title = svg('title');
  const picture = svg(
    'svg',
    { class: 'slqj-chart-picture', role: 'img' },
    title,
    loyal,
    rebel,
    rounds,
    zero,
    high,
    low,
    upper,
    lower,
    highText,
    zeroText,
    lowText,
    evidence,
    signal,
    marks,
  );
  const key = el(
    'p',
    'slqj-chart-key',
    {},
    el('span', 'slqj-key slqj-key-signal', {}, words.t('seriesSignal')),
    el('span', 'slqj-key slqj-key-evidence', {}, words.t('seriesEvidence')),
    el('span', 'slqj-key-hint', {}, words.t('chartHint')),
  );
  const node = el('section', 'slqj-chart', { tabindex: 0, role: 'group' }, key, picture);

  const set = {
    title: textOf(title),
    label: attributeOf(node, 'aria-label'),
    box: attributeOf(picture, 'viewBox'),
    signal: attributeOf(signal, 'd'),
    evidence: attributeOf(evidence, 'd'),
  };
  const roundItems = keyedList<number, ReturnType<typeof roundNode>>(rounds, (n) => roundNode(words, n));
  const markItems = keyedList<number, ReturnType<typeof markNode>>(marks, markNode);
  let framed = '';
  let last: Plot | null = null;
  let current: number | null = null;

  const place = (shape: SVGElement, attributes: Record<string, number>): void => {
    for (const name in attributes) shape.setAttribute(name, String(attributes[name]));
  };

  /** Everything that hangs on the size and the scale alone. */
  function frame(plot: Plot): void {
    const {
      size,
      left,
      right,
      top,
      bottom,
      thresholds: [plus, minus],
    } = plot;
    const state = [size.width, size.height, plot.reach].join();
    if (state === framed) return;
    framed = state;
    set.box(`0 0 ${size.width} ${size.height}`);
    place(loyal, { x: left, y: top, width: right - left, height: Math.max(0, plus - top) });
    place(rebel, { x: left, y: minus, width: right - left, height: Math.max(0, bottom - minus) });
    for (const [line, y] of [
      [zero, plot.zero],
      [high, plus],
      [low, minus],
    ] as const) {
      place(line, { x1: left, x2: right, y1: y, y2: y });
    }
    for (const [text, y] of [
      [highText, plus],
      [zeroText, plot.zero],
      [lowText, minus],
    ] as const) {
      place(text, { x: left - 4, y: y + 4 });
    }
    place(upper, { x: left + 5, y: top + 12 });
    place(lower, { x: left + 5, y: bottom - 5 });
  }

  picture.addEventListener('click', (event) => {
    if (!last) return;
    // The engine scales the whole page, so positions are read relative to what is on the screen.
    const box = picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) / (box.width || 1)) * last.size.width;
    const y = ((event.clientY - box.top) / (box.height || 1)) * last.size.height;
    const mark = nearestMark(last.marks, x, y);
    if (mark) onChoose(mark.moment.id);
  });
  node.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !last || last.marks.length === 0) return;
    event.preventDefault();
    const ids = last.marks.map(({ moment }) => moment.id);
    const at = current === null ? -1 : ids.indexOf(current);
    const next = at < 0 ? (step > 0 ? 0 : ids.length - 1) : clamp(at + step, 0, ids.length - 1);
    const id = ids[next];
    if (id !== undefined) onChoose(id);
  });

  return {
    node,
    height: () => picture.clientHeight,
    draw(plot, chosen, label) {
      last = plot;
      current = chosen;
      set.title(label);
      set.label(label);
      frame(plot);
      set.signal(plot.signal);
      set.evidence(plot.evidence);
      roundItems.set(plot.rounds.map(({ n }) => n));
      for (const { n, x } of plot.rounds) roundItems.items.get(n)?.draw(x, plot);
      markItems.set(plot.marks.map(({ moment }) => moment.id));
      for (const mark of plot.marks) markItems.items.get(mark.moment.id)?.draw(mark, mark.moment.id === chosen);
    },
  };
}
