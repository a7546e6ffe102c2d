/** The course of three chances over turns, stacked: loyal from above, rebel from below, the traitor between them. */
import { attributeOf, el, keyedList, svg, textOf } from '../dom';
import type { Words } from '../describe';
import { areasOf, type Frame } from './areas';
import type { TurnChances } from './opinions';
import { SIDES, type Side } from './words';

/** In the chart's own pixels. */
const HEIGHT = 96;
const TOP = 4;
const BOTTOM = HEIGHT - 16;

export interface BeliefChart {
  readonly node: HTMLElement;
  draw(course: readonly TurnChances[], turns: readonly number[], frame: Frame, width: number, label: string): void;
}

function roundNode(words: Words, n: number) {
  const line = svg('line', { class: 'slqj-chart-round', y1: TOP, y2: BOTTOM });
  const text = svg('text', { class: 'slqj-chart-text', y: HEIGHT - 4 }, words.t('round', { n }));
  const set = [attributeOf(line, 'x1'), attributeOf(line, 'x2'), attributeOf(text, 'x')];
  return {
    node: svg('g', {}, line, text),
    draw(x: number) {
      for (const write of set) write(String(x));
    },
  };
}

function letterNode(words: Words, side: Side) {
  const node = svg('text', { class: 'slqj-belief-letter' }, words.letter(side));
  const [x, y] = [attributeOf(node, 'x'), attributeOf(node, 'y')];
  return {
    node,
    draw(end: number, middle: number) {
      x(String(Math.round(end - 4)));
      y(String(Math.round(middle + 4)));
    },
  };
}

export function createBeliefChart(words: Words): BeliefChart {
  const area = (side: Side): SVGElement => svg('path', { class: 'slqj-belief-area', 'data-role': side });
  const [zhong, nei, fan] = [area('zhong'), area('nei'), area('fan')];
  const rounds = svg('g');
  const letters = svg('g');
  const title = svg('title');
  const scale = [
    [1, '100%'],
    [0.5, '50%'],
    [0, '0%'],
  ] as const;
  const marks = scale.map(([share, text]) =>
    svg(
      'text',
      { class: 'slqj-chart-text slqj-chart-scale', x: 30, y: BOTTOM - share * (BOTTOM - TOP) + 4 + share * 4 },
      text,
    ),
  );
  const picture = svg(
    'svg',
    { class: 'slqj-belief-picture', role: 'img' },
    title,
    fan,
    nei,
    zhong,
    rounds,
    ...marks,
    letters,
  );
  const node = el('section', 'slqj-belief-chart', {}, picture);
  const set = {
    box: attributeOf(picture, 'viewBox'),
    title: textOf(title),
    zhong: attributeOf(zhong, 'd'),
    nei: attributeOf(nei, 'd'),
    fan: attributeOf(fan, 'd'),
  };
  const roundItems = keyedList<number, ReturnType<typeof roundNode>>(rounds, (n) => roundNode(words, n));
  const letterItems = keyedList<Side, ReturnType<typeof letterNode>>(letters, (side) => letterNode(words, side));
  return {
    node,
    draw(course, turns, frame, width, label) {
      const areas = areasOf(course, turns, frame, TOP, BOTTOM);
      set.box(`0 0 ${width} ${HEIGHT}`);
      set.title(label);
      for (const side of SIDES) set[side](areas[side]);
      roundItems.set(frame.rounds.map(({ n }) => n));
      for (const { n, x } of frame.rounds) roundItems.items.get(n)?.draw(x);
      letterItems.set(areas.letters.map(({ side }) => side));
      for (const { side, y } of areas.letters) letterItems.items.get(side)?.draw(areas.end, y);
    },
  };
}
