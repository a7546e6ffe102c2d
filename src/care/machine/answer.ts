/** Which kind of answer a turn gets, and which of the templates: the least used, in order, so that a dialogue does not repeat itself. */
import type { Language } from '../../language/languages';
import type { MediumRiskState } from './machine';
import { OFFERS, REPLIES } from './replies';
import type { CareState, Reply, ReplyKind, Stance } from './types';

/** How often each kind was used in this dialogue. */
export type ReplyCounts = Readonly<Partial<Record<ReplyKind, number>>>;

/** The kind of answer for a turn from `before` to `after`. */
export function replyKind(before: CareState, after: MediumRiskState, heard: Stance): ReplyKind {
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
