/** What is believed of one seat, in its history: the chances now, their course, and what moved them most. */
import type { Chances } from '../../core/belief/marginals';
import type { Seat } from '../../core/event';
import type { Eyes } from '../eyes';
import { el, keyedList, setShown, textOf } from '../dom';
import type { Plot } from '../history-plot';
import type { TabContext } from '../tab';
import { createBar } from './bar';
import { createBeliefChart } from './chart';
import type { Opinions, ToldMover } from './opinions';
import { chancesText, moverText, shiftsOf } from './words';

export interface BeliefDetail {
  /** The chances now, for above the charts. */
  readonly now: HTMLElement;
  /** Course and reasons. */
  readonly past: HTMLElement;
  /** `chances` are the verdict's, null where nothing is guessed; `plot` is the chart beside it, `who` names the eyes. */
  draw(
    opinions: Opinions,
    chances: Chances | null,
    seat: Seat,
    eyes: Eyes,
    place: string,
    who: string,
    plot: Plot,
  ): void;
}

function moverNode({ words }: TabContext) {
  const where = el('span', 'slqj-moment-where');
  const what = el('span', 'slqj-belief-what');
  const shifts = el('span', 'slqj-belief-shifts');
  const set = { where: textOf(where), what: textOf(what) };
  let drawn = '';
  return {
    node: el('li', 'slqj-belief-mover', {}, where, what, shifts),
    draw(mover: ToldMover) {
      set.where(words.t('markWhere', { round: mover.turn.round, turn: mover.turn.n }));
      set.what(moverText(words, mover));
      const told = shiftsOf(words, mover);
      const state = told.map(({ text }) => text).join();
      if (state === drawn) return;
      drawn = state;
      shifts.replaceChildren(
        ...told.map(({ side, text }) => el('span', 'slqj-belief-shift', { 'data-role': side }, text)),
      );
    },
  };
}

export function createBeliefDetail(context: TabContext): BeliefDetail {
  const {
    words,
    words: { t },
    source,
  } = context;
  const numbers = el('span', 'slqj-belief-numbers');
  const bar = createBar(words);
  const now = el('p', 'slqj-belief-now', {}, el('span', 'slqj-belief-title', {}, t('belief')), numbers, bar.node);
  const chart = createBeliefChart(words);
  const title = el('h4', 'slqj-belief-title');
  const list = el('ol', 'slqj-belief-movers');
  const none = el('p', 'slqj-belief-none', {}, t('beliefNoMovers'));
  const past = el(
    'section',
    'slqj-belief-past',
    {},
    el('h4', 'slqj-belief-title', {}, t('belief')),
    chart.node,
    title,
    list,
    none,
  );
  const set = { numbers: textOf(numbers), title: textOf(title) };
  const items = keyedList<number, ReturnType<typeof moverNode>>(list, () => moverNode(context));
  return {
    now,
    past,
    draw(opinions, chances, seat, eyes, place, who, plot) {
      setShown(now, chances !== null);
      bar.draw(chances, false);
      if (chances) set.numbers(chancesText(words, chances));
      const course = opinions.course(eyes, seat);
      setShown(past, course.length > 0);
      if (course.length === 0) return;
      const turns = source.history().turns.map(({ n }) => n);
      chart.draw(course, turns, plot, plot.size.width, t('beliefCourse', { who, seat: place }));
      const told = opinions.movers(eyes, seat).filter((mover) => shiftsOf(words, mover).length > 0);
      set.title(t(chances ? 'beliefMovers' : 'beliefMoversOpen'));
      setShown(none, told.length === 0);
      items.set(told.map((_, i) => i));
      told.forEach((mover, i) => items.items.get(i)?.draw(mover));
    },
  };
}
