/** Lines of data/voice as templates: text with {slots}, conditions, claims. */
import type { Tone, Occasion, VoiceName } from '../vocabulary';
import { ADDITIONS, OCCASIONS } from './lines';
import { writtenLines } from './written';
import type { InSpoken } from '../../language/languages';

export type SlotName = 'me' | 'you' | 'lord' | 'by' | 'to' | 'who' | 'card' | 'num' | 'role';
/** firm: a boundary is drawn, no time for frills. */
export type Mood = 'good' | 'bad' | 'even' | 'firm';

/** A claim over slots, as data/voice writes it. */
export type ClaimPattern =
  | { readonly kind: 'fact' }
  /** About {who}; with no role given, whatever the speaker takes {who} for. */
  | { readonly kind: 'guess'; readonly role: 'zhong' | 'fan' | 'nei' | null }
  | {
      readonly kind: 'state';
      readonly about: 'me' | 'you' | 'lord' | 'by' | 'to' | 'who';
      readonly state: 'dying' | 'low' | 'healthy' | 'dead' | 'alive';
    };

export interface Template extends InSpoken<string> {
  readonly id: string;
  readonly occasion: Occasion;
  /** null: a shared core, which takes a lead or a tail of the speaker's voice. */
  readonly voice: VoiceName | null;
  /** Names of line-conditions.ts that must all hold. */
  readonly when: readonly string[];
  readonly claims: readonly ClaimPattern[];
  readonly tone: Tone | null;
}

/** A lead stands before a shared core, a tail behind it. */
export interface Addition extends InSpoken<string> {
  readonly id: string;
  readonly place: 'lead' | 'tail';
  /** null suits every mood but firm. */
  readonly mood: Mood | null;
}

export interface OccasionRules {
  readonly mood: Mood;
}

function claimOf(words: string): ClaimPattern | null {
  const [kind, first, second] = words.split(':');
  if (kind === 'fact') return { kind };
  if (kind === 'guess') return { kind, role: (first ?? null) as 'zhong' | 'fan' | 'nei' | null };
  if (kind === 'state') return { kind, about: first, state: second } as ClaimPattern;
  return null;
}

interface Voices {
  readonly rules: ReadonlyMap<Occasion, OccasionRules>;
  readonly own: ReadonlyMap<string, readonly Template[]>;
  readonly shared: ReadonlyMap<Occasion, readonly Template[]>;
  readonly additions: ReadonlyMap<VoiceName, readonly Addition[]>;
}

function readAll(): Voices {
  const rules = new Map<Occasion, OccasionRules>();
  const defaults = new Map<Occasion, readonly string[]>();
  for (const [occasion, mood, notes] of OCCASIONS) {
    rules.set(occasion as Occasion, { mood: mood as Mood });
    defaults.set(occasion as Occasion, wordsOf(notes));
  }
  const own = new Map<string, Template[]>();
  const shared = new Map<Occasion, Template[]>();
  for (const { id, voice: voiceName, occasion: occasionName, notes, zh, en } of writtenLines()) {
    const occasion = occasionName as Occasion;
    const voice = voiceName as VoiceName | null;
    const words = [...(defaults.get(occasion) ?? []), ...wordsOf(notes)];
    const claims = words.map(claimOf).filter((claim) => claim !== null);
    const tone = words.find((word) => word.startsWith('tone:'))?.slice(5) as Tone | undefined;
    const when = words.filter((word) => !word.includes(':') && claimOf(word) === null);
    const template: Template = { id, occasion, voice, when, claims, tone: tone ?? null, zh, en };
    if (voice === null) file(shared, occasion, template);
    else file(own, `${voice} ${occasion}`, template);
  }
  const additions = new Map<VoiceName, Addition[]>();
  for (const [id, voice, place, mood, zh, en] of ADDITIONS) {
    file(additions, voice as VoiceName, {
      id,
      place: place as 'lead' | 'tail',
      mood: mood === '' ? null : (mood as Mood),
      zh,
      en,
    });
  }
  return { rules, own, shared, additions };
}

const wordsOf = (notes: string): string[] => notes.split(' ').filter((word) => word !== '');

function file<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

let read: Voices | null = null;
/** Read once, when somebody first speaks. */
const voices = (): Voices => (read ??= readAll());

export const moodOf = (occasion: Occasion): Mood => voices().rules.get(occasion)?.mood ?? 'even';
export const ownLines = (voice: VoiceName, occasion: Occasion): readonly Template[] =>
  voices().own.get(`${voice} ${occasion}`) ?? [];
export const sharedLines = (occasion: Occasion): readonly Template[] => voices().shared.get(occasion) ?? [];
export const additionsOf = (voice: VoiceName): readonly Addition[] => voices().additions.get(voice) ?? [];
