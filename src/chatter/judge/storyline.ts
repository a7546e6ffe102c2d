/**
 * A storyline as data/storylines and authors write it (docs/storylines.md): its shape, and the types that follow from it,
 * on file and as it is played.
 */
import * as v from 'valibot';
import { PERSONA_NAMES } from '../../core/persona';
import type { Role } from '../../core/role';
import type { InSpoken } from '../../language/languages';
import { FACT_KINDS } from '../scene/fact';
import { BRANCHES, MOMENTS_TO_SPEAK, REPLIES, TONES, VOICE_NAMES, type Occasion, type VoiceName } from '../vocabulary';
import { BEAT } from './beat';
import { id, some, unit, whole, words, type Exact } from './shape';
import { VOICE_GROUPS } from './voice-groups';

const OCCASIONS: readonly Occasion[] = [...REPLIES, ...BRANCHES, ...MOMENTS_TO_SPEAK];
const ROLES: readonly Role[] = ['zhu', 'zhong', 'fan', 'nei'];
/** Who a fact is about, from the speaker's seat. */
const PARTIES = ['me', 'lord', 'human', 'other', 'any'] as const;
export type Party = (typeof PARTIES)[number];

/** A text in each language that the AIs speak. */
const IN_SPOKEN = { zh: words, en: words } satisfies InSpoken<typeof words>;

/** One line of a beat. `{me} {you} {lord} {by} {to} {who} {card} {num} {role}` are filled from the slots of the occasion. */
const LINE = v.strictObject({
  ...IN_SPOKEN,
  /** The beat's tone where absent. */
  tone: v.optional(v.picklist(TONES)),
  /** Voices and groups of them; all where absent. */
  voices: v.optional(some(v.picklist([...VOICE_NAMES, ...VOICE_GROUPS]))),
  /** The beat's occasions where absent. */
  on: v.optional(some(v.picklist(OCCASIONS))),
  /** It claims a role for the speaker; the beat must allow it. */
  self: v.optional(v.picklist(ROLES)),
  /** Plan A: asked again, from a lower place. */
  again: v.optional(v.boolean()),
});
/** Lines, or `"id#beat"`: those of a beat of this or another storyline. */
const LINES = v.union([v.pipe(v.string(), v.regex(/^[\w-]+#[\w-]+$/, 'borrow')), some(LINE)], 'lines');

/** A kind of public fact; what is absent may be anything. */
const ACT = v.strictObject({
  kind: v.picklist(FACT_KINDS),
  by: v.optional(v.picklist(PARTIES)),
  to: v.optional(v.picklist(PARTIES)),
  good: v.optional(v.boolean()),
});

/** A public condition of the game; all that is given must hold. */
const GATE = v.strictObject({
  /** Round at least. */
  round: v.optional(whole),
  /** The lord's hp at most. */
  lordHp: v.optional(whole),
  /** The speaker's own soft exposure at least. */
  exposure: v.optional(v.number()),
  /** Living players at most. */
  alive: v.optional(whole),
  /** Progress of attitude damping at least, 0…1 (§A11). */
  camouflage: v.optional(unit),
  /** The speaker has attacked the lord before everybody's eyes. */
  jumped: v.optional(v.boolean()),
});

const STORY_BEAT = v.strictObject({
  ...BEAT.entries,
  minNpcChars: whole,
  gate: v.optional(GATE),
  /** Occasions on which its lines may be said. */
  on: some(v.picklist(OCCASIONS)),
  /** Real acts that meet it as well as words. */
  acts: v.optional(some(ACT)),
  /** Recorded facts that it recalls. */
  recalls: v.optional(some(ACT)),
  /** Roles that the speaker may claim for itself in this beat. */
  self: v.optional(some(v.picklist(ROLES))),
  lines: LINES,
  /** Lines for the time in which the gate of this beat is still shut. */
  meanwhile: v.optional(LINES),
});

/** A whole file. */
export const STORYLINE = v.strictObject({
  id,
  title: v.strictObject(IN_SPOKEN),
  /** Roles that may play it, and how readily each persona does (0 = never; 1 where absent). */
  roles: some(v.picklist(ROLES)),
  personas: v.optional(v.strictObject(v.entriesFromList(PERSONA_NAMES, v.optional(v.number())))),
  /** Ids of the storylines behind which this one waits. */
  behind: v.optional(some(id)),
  /** What must not be told before the gate of beat `until` has opened; `words` beside role words would give it away. */
  secret: v.optional(v.strictObject({ role: v.picklist(ROLES), until: words, words: v.array(words) })),
  beats: v.pipe(v.array(STORY_BEAT), v.minLength(2, 'two')),
});

export type Gate = Exact<v.InferOutput<typeof GATE>>;
export type ActPattern = Exact<v.InferOutput<typeof ACT>>;
export type LineOnFile = Exact<v.InferOutput<typeof LINE>>;
export type LinesOnFile = Exact<v.InferOutput<typeof LINES>>;
type BeatOnFile = Exact<v.InferOutput<typeof STORY_BEAT>>;
export type StoryOnFile = Exact<v.InferOutput<typeof STORYLINE>>;

/** A line as it is played: each voice by its name. */
export interface StoryLine extends Omit<LineOnFile, 'voices'> {
  readonly voices?: readonly VoiceName[];
}
/** A beat as it is played: borrowed lines in place. */
export interface StoryBeat extends Omit<BeatOnFile, 'lines' | 'meanwhile'> {
  readonly lines: readonly StoryLine[];
  readonly meanwhile?: readonly StoryLine[];
}

/**
 * What is played by more roles than one until something public happens tells nobody's role. So a storyline is one of three:
 * the lord's, whose role is open; one that all hidden roles may play; or one that stands `behind` such, and takes its place
 * once the gate of its first beat has opened (§G6).
 */
export interface Storyline extends Omit<StoryOnFile, 'beats'> {
  readonly beats: readonly StoryBeat[];
}
