/** An AI's line as the recording has it. */
import type { Claim } from '../../src/chatter/vocabulary';
import type { ChatEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';

export interface SaidLine
  extends Pick<ChatEvent, 'seat' | 'text' | 'for' | 'to' | 'move' | 'about' | 'role' | 'answers'> {
  readonly claims: readonly Claim[];
}

/** What talk added to the event stands only in the raw line. */
export function saidLine({ seat, text }: ChatEvent, raw: Readonly<Record<string, unknown>>): SaidLine {
  return {
    seat,
    text,
    for: raw['for'] as string | undefined,
    to: raw['to'] as Seat | undefined,
    move: raw['move'] as string | undefined,
    about: raw['about'] as Seat | undefined,
    role: raw['role'] as Role | undefined,
    answers: raw['answers'] as number | undefined,
    claims: (raw['claims'] ?? []) as Claim[],
  };
}
