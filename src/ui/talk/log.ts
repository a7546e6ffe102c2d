/** The conversation: lines are made once and never touched again. */
import type { LogEntry } from '../../chatter/flow/contract';
import type { Words } from '../describe';
import { el, keyedList, setShown } from '../dom';
import type { TabContext } from '../tab';
import { callOf, cleanLine } from './people';
import type { Talker, TalkSource } from './source';

/** Lines kept in the page; a game has far fewer AI lines (§T5). */
const MOST_LINES = 200;
/** Pixels from the end within which the reader is taken to follow. */
const NEAR_END = 24;

/** What an AI says where it was spoken to and keeps silent. */
const SILENCE = '……';

type Talkers = ReadonlyMap<number, Talker>;

function lineNode(words: Words, entry: LogEntry, talkers: Talkers): HTMLElement {
  const { t } = words;
  const { from, to, text, gesture, withheld, silent } = entry;
  const speaker = talkers.get(from);
  const call = (seat: number): string => {
    const talker = talkers.get(seat);
    return talker ? callOf(words, talker) : words.seat(seat);
  };
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
  let talkers: Talkers = new Map();
  const lines = keyedList<number, { node: HTMLElement }>(list, (id) => {
    const entry = entries.get(id);
    return { node: entry ? lineNode(words, entry, talkers) : el('li', '') };
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
      talkers = new Map(source.talkers().map((talker) => [talker.seat, talker]));
      lines.set(shown.map(({ id }) => id));
      const mine = shown[shown.length - 1]?.from;
      if (following || (mine !== undefined && talkers.get(mine)?.mine)) node.scrollTop = node.scrollHeight;
    },
  };
}
