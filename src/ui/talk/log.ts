/** The conversation: lines are made once and never touched again. */
import type { LogEntry } from '../../chatter/flow/contract';
import { SILENCE } from '../../chatter/flow/log';
import type { Seat } from '../../core/event';
import type { Words } from '../describe';
import { el, keyedList, setShown } from '../dom';
import type { TabContext } from '../tab';
import { caller, cleanLine } from './people';
import type { Talker, TalkSource } from './source';

/** Lines kept in the page; a game has far fewer AI lines (§T5). */
const MOST_LINES = 200;
/** Pixels from the end within which the reader is taken to follow. */
const NEAR_END = 24;

/** The table as it was when the page was last brought up to date. */
interface Table {
  readonly talkers: ReadonlyMap<Seat, Talker>;
  readonly call: (seat: Seat) => string;
}

function lineNode({ t }: Words, entry: LogEntry, { talkers, call }: Table): HTMLElement {
  const { from, to, text, gesture, withheld, silent } = entry;
  const speaker = talkers.get(from);
  const node = el('li', `slqj-said${speaker?.mine ? ' slqj-said-mine' : ''}${silent ? ' slqj-said-silent' : ''}`);
  const head = el('p', 'slqj-said-head', {}, el('bdi', '', {}, call(from)));
  if (speaker?.voice) head.append(el('span', 'slqj-said-voice', {}, t(`voice_${speaker.voice}`)));
  if (to !== null && to !== from) head.append(el('bdi', 'slqj-said-to', {}, t('talkTo', { who: call(to) })));
  if (withheld) node.append(head, el('p', 'slqj-said-withheld', {}, t('talkWithheld')));
  else if (silent || text !== null)
    node.append(head, el('p', 'slqj-said-text', {}, silent ? SILENCE : cleanLine(text ?? '')));
  if (gesture && to !== null && !withheld)
    node.append(el('p', 'slqj-said-threw', {}, t(`talkThrew_${gesture}`, { from: call(from), to: call(to) })));
  return node;
}

export function createLog(context: TabContext, source: TalkSource): { readonly node: HTMLElement; update(): void } {
  const { words } = context;
  const empty = el('p', 'slqj-none', {}, words.t('talkEmpty'));
  const list = el('ol', 'slqj-log-lines', { role: 'log', 'aria-label': words.t('talkLog') });
  const node = el('section', 'slqj-scroll slqj-log', { tabindex: 0 }, empty, list);
  context.scrollBox(node);
  let entries = new Map<number, LogEntry>();
  let table: Table = { talkers: new Map(), call: (seat) => words.seat(seat) };
  const lines = keyedList<number, { node: HTMLElement }>(list, (id) => {
    const entry = entries.get(id);
    return { node: entry ? lineNode(words, entry, table) : el('li', '') };
  });
  /** The reader is at the end and wants to stay there. */
  let following = true;
  let newest: number | null = null;
  node.addEventListener('scroll', () => {
    if (node.clientHeight > 0) following = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR_END;
  });

  return {
    node,
    update() {
      const shown = source.log().slice(-MOST_LINES);
      const last = shown[shown.length - 1]?.id ?? null;
      setShown(empty, last === null);
      if (last === newest && shown.length === lines.items.size) return;
      newest = last;
      entries = new Map(shown.map((entry) => [entry.id, entry]));
      table = {
        talkers: new Map(source.talkers().map((talker) => [talker.seat, talker])),
        call: caller(source, words),
      };
      lines.set(shown.map(({ id }) => id));
      const mine = shown[shown.length - 1]?.from;
      if (following || (mine !== undefined && table.talkers.get(mine)?.mine)) node.scrollTop = node.scrollHeight;
    },
  };
}
