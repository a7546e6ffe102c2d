/** Filling a template: names into slots, patterns into claims. A template that cannot be filled truly is left out. */
import type { Seat } from '../../core/event';
import { placed } from '../scene/names';
import type { Claim } from '../vocabulary';
import type { VoiceRequest } from './request';
import type { ClaimPattern, SlotName, Template } from './template';
import { ROLE_WORDS } from './words';

const SLOT = /\{(\w+)\}/g;
const SEAT_SLOTS = ['me', 'you', 'lord', 'by', 'to', 'who'] as const;
type SeatSlot = (typeof SEAT_SLOTS)[number];
const isSeatSlot = (slot: SlotName): slot is SeatSlot => (SEAT_SLOTS as readonly string[]).includes(slot);

export const slotsOf = (text: string): SlotName[] => [...text.matchAll(SLOT)].map((match) => match[1] as SlotName);

export const withoutSlots = (text: string): string => text.replace(SLOT, '');

function seatBehind({ seats }: VoiceRequest, slot: SeatSlot): Seat | null {
  return seats[slot] ?? null;
}

/** The words for a slot, or null where there are none. */
function wordsFor(request: VoiceRequest, template: Template, slot: SlotName): string | null {
  const { slots, fact, guess, language } = request;
  if (slot === 'role') {
    const role = template.claims.some((claim) => claim.kind === 'guess') ? guess?.role : fact?.role;
    return role ? ROLE_WORDS[language][role] : null;
  }
  if (slot === 'num') return fact && fact.num > 0 ? String(fact.num) : null;
  if (slot === 'card') return fact && fact.card === null ? null : (slots.card ?? null);
  if (seatBehind(request, slot) === null) return null;
  return slots[slot] ?? null;
}

/** What the line retells must be what happened: the names are those of the fact. */
function agrees(request: VoiceRequest, template: Template, used: readonly SlotName[]): boolean {
  const { fact, seats } = request;
  if (!template.claims.some((claim) => claim.kind === 'fact')) return true;
  if (!fact) return false;
  return (!used.includes('by') || fact.by === seats.by) && (!used.includes('to') || fact.to === seats.to);
}

/** The filled text, or null. No two names of one text stand for the same seat, and nobody speaks of itself by name. */
export function fillText(request: VoiceRequest, template: Template, text: string): string | null {
  const used = [...new Set(slotsOf(text))];
  if (!agrees(request, template, used)) return null;
  const seats = used.filter(isSeatSlot).map((slot) => seatBehind(request, slot));
  if (new Set(seats).size < seats.length) return null;
  if (used.some((slot) => slot !== 'me' && isSeatSlot(slot) && seatBehind(request, slot) === request.seats.me))
    return null;
  const words = new Map(used.map((slot) => [slot as string, wordsFor(request, template, slot) ?? '']));
  return [...words.values()].includes('')
    ? null
    : text.replace(SLOT, (_, slot: string, at: number) => placed(words.get(slot) ?? '', text.slice(0, at)));
}

function claimFrom(request: VoiceRequest, pattern: ClaimPattern): Claim | null {
  switch (pattern.kind) {
    case 'fact':
      return request.fact && { kind: 'fact', fact: request.fact.id };
    case 'guess': {
      const about = seatBehind(request, 'who');
      if (about === null || about === request.seats.me || !request.guess) return null;
      return pattern.role === null || pattern.role === request.guess.role
        ? { kind: 'guess', about, role: request.guess.role }
        : null;
    }
    case 'state': {
      const about = seatBehind(request, pattern.about);
      return about === null ? null : { kind: 'state', about, state: pattern.state };
    }
  }
}

/** The claims of a template about this request; null where one cannot be made. */
export function claimsFor(request: VoiceRequest, template: Template): Claim[] | null {
  const claims = template.claims.map((pattern) => claimFrom(request, pattern));
  return claims.every((claim) => claim !== null) ? claims : null;
}
