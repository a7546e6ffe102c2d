/** Lines of a beat as candidates for one occasion: who may say them, slots filled, best first. */
import { placed } from '../scene/names';
import { draw } from '../../core/random';
import type { Role } from '../../core/role';
import { REPLIES, type Candidate, type Occasion, type Slots, type VoiceName } from '../vocabulary';
import { chooseBy, type Layers } from './layers';
import { scriptOf } from './performance';
import type { StoryBeat, StoryLine } from './storyline';
import { readLine } from '../line/line';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../language/languages';

export interface Source {
  readonly beat: StoryBeat;
  readonly lines: readonly StoryLine[];
  /** Groups not met yet. */
  readonly missing: readonly number[];
  readonly allowed: readonly Role[];
  /** Texts that were said already. */
  readonly said: ReadonlySet<string>;
  /** Plan A is due: its lines answer whatever the person says. */
  readonly again: boolean;
  readonly layers: Layers;
  /** Purpose of the draw that orders equals. */
  readonly draw: readonly [seed: number, ...purpose: (string | number)[]];
}

export interface Wanted {
  readonly occasion: Occasion;
  readonly slots: Slots;
  readonly voice: VoiceName;
  readonly language: SpokenLanguage;
}

const isReply = (occasion: Occasion): boolean => (REPLIES as readonly Occasion[]).includes(occasion);

const SLOT = /\{(\w+)\}/g;

/** Null where a slot has no value on this occasion. */
function filled(text: string, slots: Slots): string | null {
  const valueOf = (name: string): string | undefined => slots[name as keyof Slots];
  if ([...text.matchAll(SLOT)].some(([, name = '']) => valueOf(name) === undefined)) return null;
  return text.replace(SLOT, (_, name: string, at: number) => placed(valueOf(name) ?? '', text.slice(0, at)));
}

/** Of the words alone: borrowed lines have one id in every storyline, so an id betrays nobody. */
const idOf = (line: StoryLine): string =>
  `story/${Math.floor(draw(0, 'story line', ...SPOKEN_LANGUAGES.map((language) => line[language])) * 2 ** 32).toString(36)}`;

/** Most groups still missing first, then what was not said yet, then by lot. */
export function linesFor(
  { beat, lines, missing, allowed, said, again, layers, draw: [seed, ...purpose] }: Source,
  { occasion, slots, voice, language }: Wanted,
): Candidate[] {
  const { groups } = scriptOf(beat);
  const open = lines.filter(
    (line) =>
      ((line.on ?? beat.on).includes(occasion) || (again && line.again === true && isReply(occasion))) &&
      (line.voices === undefined || line.voices.includes(voice)) &&
      (line.self === undefined || allowed.includes(line.self)),
  );
  const ready = open.flatMap((line) => {
    const text = filled(line[language], slots);
    if (text === null) return [];
    const read = readLine(text);
    const meets = missing.filter((at) => groups[at]?.some((word) => word.in(read))).length;
    const id = idOf(line);
    return [
      {
        id,
        text,
        line,
        tone: line.tone ?? beat.npcTone ?? null,
        again: line.again === true,
        rank: meets * 4 - (said.has(text) ? 8 : 0) + draw(seed, 'story', ...purpose, id),
      },
    ];
  });
  return chooseBy(layers, ready, () => true)
    .sort((a, b) => b.rank - a.rank)
    .map(({ id, text, line, tone }) => ({
      id,
      text,
      occasion,
      tone,
      from: 'story' as const,
      claims: line.self === undefined ? [] : [{ kind: 'self' as const, role: line.self }],
    }));
}
