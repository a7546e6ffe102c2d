/** What is believed of one seat, in its history: the chances now, their course, and what moved them most. */
import type { Chances } from '../../core/belief/marginals';
import type { Seat } from '../../core/event';
import type { Eyes } from '../eyes';
import { el, keyedList, setShown, textOf } from '../dom';
import type { Plot } from '../history-plot';
import type { TabContext } from '../tab';
import { createBar } from './bar';
import { createBeliefChart } from './chart';
import type { ToldMover } from './legs';
import type { Opinions } from './opinions';
import { changeText, chancesText, moverText, shiftsOf } from './words';

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

/** One line of a list: where, what, and how far it moves each chance. */
function shiftNode({ words }: TabContext, name: string) {
  const where = el('span', 'slqj-moment-where');
  const what = el('span', 'slqj-belief-what');
  const shifts = el('span', 'slqj-belief-shifts');
  const set = { where: textOf(where), what: textOf(what) };
  let drawn = '';
  return {
    node: el('li', name, {}, where, what, shifts),
    draw(place: string, told: string, shift: Pick<ToldMover, 'shift'>) {
      set.where(place);
      set.what(told);
      const parts = shiftsOf(words, shift);
      const state = parts.map(({ text }) => text).join();
      if (state === drawn) return;
      drawn = state;
      shifts.replaceChildren(
        ...parts.map(({ side, text }) => el('span', 'slqj-belief-shift', { 'data-role': side }, text)),
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
  const ahead = el('h4', 'slqj-belief-title', {}, t('beliefChanges'));
  const changes = el('ol', 'slqj-belief-changes');
  const past = el(
    'section',
    'slqj-belief-past',
    {},
    el('h4', 'slqj-belief-title', {}, t('belief')),
    chart.node,
    title,
    list,
    none,
    ahead,
    changes,
  );
  const set = { numbers: textOf(numbers), title: textOf(title) };
  const items = keyedList<number, ReturnType<typeof shiftNode>>(list, () => shiftNode(context, 'slqj-belief-mover'));
  const aheads = keyedList<number, ReturnType<typeof shiftNode>>(changes, () =>
    shiftNode(context, 'slqj-belief-change'),
  );
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
      told.forEach((mover, i) => {
        const { turn } = mover;
        const place = words.t('markWhere', { round: turn.round, turn: turn.n });
        items.items.get(i)?.draw(place, moverText(words, mover), mover);
      });
      const would = opinions.changes(eyes, seat).filter((change) => shiftsOf(words, change).length > 0);
      setShown(ahead, would.length > 0);
      aheads.set(would.map((_, i) => i));
      would.forEach((change, i) => aheads.items.get(i)?.draw('', changeText(words, seat, change), change));
    },
  };
}
