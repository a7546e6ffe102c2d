/** Who is who in a spoken line: me, you, the lord, a seat by number or by the plain name of its hero. */
import type { Seat } from '../../../core/event';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import { plainName } from '../../scene/names';
import { seatOf, type Scene } from '../../scene/scene';

/** Between whom a line is said, and whether it calls people by number. */
export interface Parties {
  readonly scene: Scene;
  readonly me: Seat;
  /** Null where it is said to all. */
  readonly you: Seat | null;
  readonly language: SpokenLanguage;
  readonly byNumber: boolean;
}

/** Editions that nobody says: 界张飞 is 张飞. */
const EDITION =
  /^(?:界|标|慢|手杀|新杀|战役篇|十周年|ol|sp|tw|新|旧|谋|杀|族|起|闪|幻|合|缘|笛音|兴|燕幽|经典|☆|★)+(?=..)/iu;
const SHORTEST = 2;

const stripped = (name: string): string => {
  const plain = plainName(name);
  const short = plain.replace(EDITION, '');
  return Array.from(short).length >= SHORTEST ? short : plain;
};

/** The hero's name as people say it; null where two at the table would be the same, or it is nothing to say. */
function heroOf(scene: Scene, seat: Seat): string | null {
  const mine = stripped(seatOf(scene, seat)?.name ?? '');
  if (Array.from(mine).length < SHORTEST) return null;
  const shared = scene.table.seats.some((other) => other.seat !== seat && stripped(other.name).includes(mine));
  return shared ? null : mine;
}

/** What a hero is called as one: in English as its name is typed, a syllable a character ("cai zhenji"). */
export function heroName(scene: Scene, seat: Seat, language: SpokenLanguage): string {
  const name = stripped(seatOf(scene, seat)?.name ?? '');
  const latin = [...scene.called.byName].find(
    ([words, of]) =>
      of === seat && /^(?!lady )[a-z]+ [a-z]+$/.test(words) && words.match(/[aeiouv]+/g)?.length === name.length,
  )?.[0];
  return language === 'zh' ? name : (latin?.replace(/\b[a-z]/g, (one) => one.toUpperCase()) ?? WORDS.en.seat(seat));
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
  return (byNumber ? null : heroOf(scene, seat)) ?? words.seat(seat);
}

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
