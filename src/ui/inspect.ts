/** 身份推演: who is taken for what, through whose eyes, and why. */
import type { Seat } from '../core/event';
import type { Chances } from '../core/belief/marginals';
import { createBar } from './belief/bar';
import { chancesText } from './belief/words';
import { createChips } from './chips';
import { createDetail } from './detail';
import { attributeOf, el, keyedList, setShown, styleOf, textOf } from './dom';
import { choices } from './choices';
import type { Eyes } from './eyes';
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

/** A measure between 0 and 100 with its number beside it. */
function meter(className: string) {
  const fill = el('span', 'slqj-meter-fill');
  const number = el('span', 'slqj-meter-number');
  const node = el('span', `slqj-meter ${className}`, {}, el('span', 'slqj-meter-track', {}, fill), number);
  const set = { width: styleOf(fill, 'width'), number: textOf(number), hidden: attributeOf(node, 'data-empty') };
  return {
    node,
    draw(value: number | null) {
      set.hidden(value === null ? '' : null);
      set.width(`${value ?? 0}%`);
      set.number(value === null ? '' : `${value}%`);
    },
  };
}

function rowNode(seat: Seat, { words, words: { t }, state, redraw }: TabContext) {
  const face = portrait();
  const place = el('span', 'slqj-row-place');
  const name = el('bdi', 'slqj-row-name');
  const mark = el('span', 'slqj-mark');
  const sure = meter('slqj-sure');
  const exposure = meter('slqj-exposure');
  const vote = {
    for: el('b', 'slqj-vote-for'),
    against: el('b', 'slqj-vote-against'),
    open: el('b', 'slqj-vote-open'),
  };
  const votes = el('span', 'slqj-row-votes', {}, vote.for, vote.against, vote.open);
  const why = el('span', 'slqj-row-why');
  const belief = createBar(words);
  const press = el(
    'button',
    'slqj-row',
    { type: 'button', 'aria-expanded': 'false' },
    face.node,
    el('span', 'slqj-row-who', {}, place, name),
    mark,
    sure.node,
    exposure.node,
    votes,
    why,
    belief.node,
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
    noVotes: attributeOf(votes, 'data-empty'),
    for: textOf(vote.for),
    against: textOf(vote.against),
    held: textOf(vote.open),
  };
  return {
    node: el('li', 'slqj-item', {}, press),
    press,
    draw(row: RowModel, expanded: boolean, chances: Chances | null) {
      face.draw(row.portrait, row.name);
      set.place(row.mine ? `${row.place}·${t('me')}` : row.place);
      set.name(row.name);
      set.mark(row.self ? '–' : row.letter);
      set.role(row.self ? 'self' : row.identity);
      set.open(row.open ? '' : null);
      sure.draw(row.self || row.open ? null : row.sure);
      exposure.draw(row.open ? null : row.exposure);
      set.noVotes(row.votes ? null : '');
      set.for(row.votes ? t('votesFor', { n: row.votes.for }) : '');
      set.against(row.votes ? t('votesAgainst', { n: row.votes.against }) : '');
      set.held(row.votes ? t('votesOpen', { n: row.votes.open }) : '');
      set.why(row.why);
      belief.draw(chances, expanded);
      const believed = chances ? `。${t('beliefOf', { chances: chancesText(words, chances) })}` : '';
      set.label(`${row.label}${row.dead ? ` ${t('dead')}` : ''}。${row.why}${believed}`);
      set.expanded(String(expanded));
      set.cls(`slqj-row${row.dead ? ' slqj-dead' : ''}${expanded ? ' slqj-chosen' : ''}`);
    },
  };
}

function createInspect(context: TabContext): TabView {
  const { source, words, state, redraw } = context;
  const { t } = words;
  const eyes = createChips<Eyes>(t('eyes'), (key) => {
    state.eyes = key;
    redraw();
  });
  const caption = el(
    'p',
    'slqj-caption',
    { 'aria-hidden': 'true' },
    el('span', 'slqj-caption-sure', {}, t('confidence')),
    el('span', 'slqj-caption-exposure', {}, t('exposure')),
    el('span', 'slqj-caption-votes', {}, t('votes')),
    el('span', 'slqj-caption-hint', {}, t('rowHint')),
  );
  const note = el('p', 'slqj-belief-note');
  const say = textOf(note);
  const list = el('ul', 'slqj-list');
  const rows = keyedList<Seat, ReturnType<typeof rowNode>>(list, (seat) => rowNode(seat, context));
  const scroll = el('section', 'slqj-scroll', {}, caption, note, list);
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
    if (key === 'all') return { key, text: t(source.strict() ? 'eyesPublic' : 'eyesAll') };
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
      const belief = source.belief?.() ?? null;
      const silence = belief ? belief.silence(state.eyes) : 'off';
      setShown(note, silence !== 'off');
      if (silence !== 'off') say(t(silence ? `beliefNone_${silence}` : 'beliefHint'));
      rows.set(seats.map(({ seat }) => seat));
      let open: RowModel | null = null;
      for (const target of seats) {
        const row = rowModel(source, game, words, state.eyes, target);
        rows.items
          .get(target.seat)
          ?.draw(row, target.seat === state.seat, belief?.chances(state.eyes, target.seat) ?? null);
        if (target.seat === state.seat) open = row;
      }
      split(open ? '' : null);
      setShown(detail.node, open !== null);
      if (open) detail.draw(open);
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
