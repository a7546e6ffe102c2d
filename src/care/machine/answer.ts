/** Which kind of answer a turn gets, and which of the templates: the least used, in order, so that a dialogue does not repeat itself. */
import type { Language } from '../../language/languages';
import type { MediumRiskState } from './machine';
import { OFFERS, REPLIES } from './replies';
import type { CareState, Offer, Reply, ReplyKind, Stance } from './types';

/** How often each kind was used in this dialogue. */
export type ReplyCounts = Readonly<Partial<Record<ReplyKind, number>>>;

/** The kind of answer for a turn from `before` to `after`. */
export function replyKind(before: CareState, after: MediumRiskState, heard: Stance): ReplyKind {
  if (heard.plainNo) return 'respect';
  switch (after.current_state) {
    case 'accepted':
      // Accepted long since: a new line opened the card again, and what follows it is heard for itself.
      if (heard.acceptance) return before === 'accepted' ? 'after_accepted' : 'accepted';
      return (after.declined ? null : heard.resistance) ?? 'listen';
    case 'rejected':
      return 'rejected';
    case 'providing_resources':
      return after.declined || before === 'providing_resources' ? 'listen' : 'resources';
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

/** These speak of the list beside them, so it is always there. */
const NAMES_OFFERS: ReadonlySet<ReplyKind> = new Set<ReplyKind>([
  'suggest',
  'accepted',
  'after_accepted',
  'rejected',
  'resources',
]);
/** Danger is met with people to turn to, not with a break. */
const OF_DANGER: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['wish', 'friend', 'unsure']);
const PEOPLE: ReadonlySet<Offer['key']> = new Set<Offer['key']>(['friend', 'hotline']);

/** After a plain no nothing is offered until the player accepts something (§F3). */
function offersOf(kind: ReplyKind, declined: boolean, language: Language): readonly Offer[] {
  const offers = OFFERS[language];
  if (OF_DANGER.has(kind)) return offers.filter(({ key }) => PEOPLE.has(key));
  return NAMES_OFFERS.has(kind) || (kind !== 'respect' && !declined) ? offers : [];
}

/** The next reply of a kind, and the counts after it. `declined`: the player has said a plain no. */
export function nextReply(
  kind: ReplyKind,
  counts: ReplyCounts,
  language: Language,
  declined = false,
): { reply: Reply; counts: ReplyCounts } {
  const used = counts[kind] ?? 0;
  const texts = REPLIES[language][kind];
  const text = texts[used % texts.length] ?? '';
  return {
    reply: { kind, text, offers: offersOf(kind, declined, language) },
    counts: { ...counts, [kind]: used + 1 },
  };
}
