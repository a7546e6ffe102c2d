/** Who is who in a spoken line: me, you, the lord, a seat by number or by the plain name of its hero. */
import type { Seat } from '../../../core/event';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import { spokenNameOf } from '../../scene/names';
import type { Scene } from '../../scene/scene';

/** Between whom a line is said, and whether it calls people by number. */
export interface Parties {
  readonly scene: Scene;
  readonly me: Seat;
  /** Null where it is said to all. */
  readonly you: Seat | null;
  readonly language: SpokenLanguage;
  readonly byNumber: boolean;
  /** What was asked for, and is told also where it goes without saying: when it was, how much it cost. */
  readonly exact?: { readonly when: boolean; readonly amount: boolean };
}

const WORDS: InSpoken<{ me: string; I: string; you: string; lord: string; seat: (n: Seat) => string }> = {
  zh: { me: '我', I: '我', you: '你', lord: '主公', seat: (n) => `${n}号` },
  en: { me: 'me', I: 'I', you: 'you', lord: 'the lord', seat: (n) => `seat ${n}` },
};

/** A seat as the object of a sentence; `subject` as what stands before the verb. */
export function called(seat: Seat, parties: Parties, subject = false): string {
  const { scene, me, you, language, byNumber } = parties;
  const words = WORDS[language];
  if (seat === me) return subject ? words.I : words.me;
  if (seat === you) return words.you;
  if (seat === scene.table.lord) return words.lord;
  return (byNumber ? null : spokenNameOf(scene, seat, language)) ?? words.seat(seat);
}

/** The one who did it, where it was done to that one too. */
export const itselfOf = (seat: Seat, { me, you, language }: Parties): string =>
  language === 'zh' ? '自己' : seat === me ? 'myself' : seat === you ? 'yourself' : 'themselves';

/** Whose something is, in English: "my", "your", "seat 3's". */
export function ownedBy(seat: Seat, parties: Parties): string {
  if (seat === parties.me) return 'my';
  return seat === parties.you ? 'your' : `${called(seat, parties)}'s`;
}

/** The same as a subject, the lord by number: who asks which of them is the lord is not told that it is the lord. */
export const pointedOut = (seat: Seat, parties: Parties): string =>
  seat === parties.scene.table.lord && seat !== parties.me && seat !== parties.you
    ? WORDS[parties.language].seat(seat)
    : called(seat, parties, true);
