/** Which kind of answer a turn gets, and which of the templates: the least used, in order, so that a dialogue does not repeat itself. */
import type { Language } from '../language';
import type { Heard } from './hear';
import type { CareState, MediumRiskState } from './machine';
import { OFFERS, REPLIES } from './replies';

/**
 * suggest: the offer, once · listen: no offer, no pressing · privacy … doubt: that worry, answered · waver: a gentle word in a
 * turn without a new worry · accepted, after_accepted · rejected: nobody presses on, what there is stands here · resources ·
 * respect: after a plain no, without the offer.
 */
export const REPLY_KINDS = [
  'suggest',
  'listen',
  'privacy',
  'time',
  'stigma',
  'doubt',
  'waver',
  'accepted',
  'after_accepted',
  'rejected',
  'resources',
  'respect',
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** How often each kind was used in this dialogue. */
export type ReplyCounts = Readonly<Partial<Record<ReplyKind, number>>>;

/** The kind of answer for a turn from `before` to `after`. */
export function replyKind(before: CareState, after: MediumRiskState, heard: Heard): ReplyKind {
  if (heard.plainNo) return 'respect';
  switch (after.current_state) {
    case 'accepted':
      return before === 'accepted' ? 'after_accepted' : 'accepted';
    case 'rejected':
      return 'rejected';
    case 'providing_resources':
      return after.declined ? 'listen' : 'resources';
    case 'handling_resistance':
      return after.declined
        ? heard.resistance && heard.asks
          ? heard.resistance
          : 'respect'
        : (heard.resistance ?? 'waver');
    default:
      return before === 'initial_suggestion' && !after.declined ? 'suggest' : 'listen';
  }
}

export interface Reply {
  kind: ReplyKind;
  text: string;
  /** What is offered beside the text, as data for buttons; empty where nothing is to be offered. */
  offers: readonly Offer[];
}

export interface Offer {
  key: 'break' | 'friend' | 'hotline' | 'peer_group';
  label: string;
  /** What a tap dials. */
  number?: string;
}

const WITH_OFFERS: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['suggest', 'accepted', 'rejected', 'resources']);

/** The next reply of a kind, and the counts after it. */
export function nextReply(
  kind: ReplyKind,
  counts: ReplyCounts,
  language: Language,
): { reply: Reply; counts: ReplyCounts } {
  const used = counts[kind] ?? 0;
  const texts = REPLIES[language][kind];
  const text = texts[used % texts.length] ?? '';
  return {
    reply: { kind, text, offers: WITH_OFFERS.has(kind) ? OFFERS[language] : [] },
    counts: { ...counts, [kind]: used + 1 },
  };
}
