/** Two verbs that tell one deed: "无懈保了2号", "砍掉他一滴血". */
import type { Deed } from './deed';
import type { Mention } from '../called/people';
import type { Verb } from '../words/verbs';

/** Cards that strike at everybody. */
export const FOR_ALL: ReadonlySet<string> = new Set(['nanman', 'wanjian']);

/** Two verbs of one deed: nothing but small words stands between them. */
export const joins = (last: Deed, deed: Deed, between: string, mentions: readonly Mention[]): boolean =>
  (deed.end - deed.start === 2 &&
    last.to !== 'open' &&
    deed.to === 'open' &&
    /^(?:我|你|他|她|主公|\S号|\d|了)*$/.test(between)) ||
  (/^(?:是|了|过|去|来|着|的|可击|入侵|齐发|一下|the|to|and|a|,| |我|你|他)*$/.test(between) &&
    !(mentions.some(({ start }) => start >= last.end && start < deed.start) && last.to !== 'open') &&
    (last.to === 'open' || deed.to === 'open' || last.to === deed.to));

const RANK: readonly Verb[] = [
  'wuxie',
  'use',
  'kill',
  'throw',
  'discard',
  'steal',
  'give',
  'heal',
  'save',
  'strike',
  'attack',
  'protect',
  'low',
  'die',
];

/** What two verbs of one deed tell together: the plainer of them leads. */
export function merged(first: Deed, second: Deed): Deed {
  const lead = RANK.indexOf(first.verb) <= RANK.indexOf(second.verb) ? first : second;
  const counted = first.counted ?? second.counted;
  // "那张无懈是护着5号的": whom it was for, and not whose card it was against.
  const shielded =
    typeof (first.to === 'open' ? second : first).to === 'number' &&
    [first, second].some(({ verb }) => verb === 'protect' || verb === 'save') &&
    lead.verb === 'wuxie';
  const covered = first.covered ?? second.covered;
  return {
    ...lead,
    ...(shielded ? { verb: 'protect' as const } : {}),
    by: first.by === 'open' ? second.by : first.by,
    to: first.to === 'open' ? second.to : first.to,
    card: lead.card ?? first.card ?? second.card,
    denied: first.denied || second.denied,
    ...(covered ? { covered } : {}),
    past: first.past || second.past,
    // "南蛮把我刮了": a card for all, and a word of harm, tell of health that was lost.
    hurt:
      first.hurt ||
      second.hurt ||
      (FOR_ALL.has(lead.card ?? '') && (first.verb === 'attack' || second.verb === 'attack')),
    ...(counted ? { counted } : {}),
    start: Math.min(first.start, second.start),
    end: Math.max(first.end, second.end),
  };
}
