/** What is kept of relationships between games: plain JSON by voice, for a voice is a person met again (§E4). */
import { clamp } from '../../../core/number';
import { STAGES, type Relationship } from '../../detection/types';
import { VOICE_NAMES, type VoiceName } from '../../vocabulary';
import type { StoredRelation, StoredRelations } from '../contract';
import { DIMS, START, stranger, type Relation } from './relation';

/** §T4: what a game takes from everything above the start, and gives back to everything below. */
const FADE = 0.02;

export const nothingStored = (): StoredRelations => ({ v: 1, game: null, voices: {} });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (object: Record<string, unknown>, key: string): unknown =>
  Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined;
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(1e6, Math.floor(value)) : 0;
const unitOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? clamp(value, 0, 1) : otherwise;

function readOne(raw: unknown): StoredRelation | null {
  if (!isObject(raw)) return null;
  const given = own(raw, 'dims');
  const dims: Relationship = { ...START };
  if (isObject(given)) for (const dim of DIMS) dims[dim] = unitOf(own(given, dim), START[dim]);
  const stage = own(raw, 'stage');
  return {
    dims,
    stage: STAGES.find((known) => known === stage) ?? 'initiating',
    inStage: countOf(own(raw, 'inStage')),
    turns: countOf(own(raw, 'turns')),
    games: countOf(own(raw, 'games')),
  };
}

/** Reads whatever was kept; what is broken or foreign is left out, never an error. */
export function readRelations(raw: unknown): StoredRelations {
  if (!isObject(raw) || own(raw, 'v') !== 1) return nothingStored();
  const kept = own(raw, 'voices');
  const game = own(raw, 'game');
  const voices: Partial<Record<VoiceName, StoredRelation>> = {};
  if (isObject(kept)) {
    for (const voice of VOICE_NAMES) {
      const read = readOne(own(kept, voice));
      if (read) voices[voice] = read;
    }
  }
  return { v: 1, game: typeof game === 'number' && Number.isFinite(game) ? game : null, voices };
}

/** The relation that a voice brings into the game of this seed. */
export function recall(stored: StoredRelations, voice: VoiceName, seed: number): Relation {
  const kept = stored.voices[voice];
  if (!kept) return { ...stranger(), games: 1 };
  const sameGame = stored.game === seed;
  const dims = { ...kept.dims };
  if (!sameGame) for (const dim of DIMS) dims[dim] += (START[dim] - dims[dim]) * FADE;
  return {
    ...stranger(),
    dims,
    stage: kept.stage,
    inStage: kept.inStage,
    turns: kept.turns,
    games: kept.games + (sameGame ? 0 : 1),
  };
}

/**
 * What to keep now. Of several seats with one voice the one that had most to do with the human stands for it; voices that
 * are not at the table stay as they were.
 */
export function keep(
  stored: StoredRelations,
  seats: readonly { readonly voice: VoiceName; readonly relation: Relation }[],
  seed: number,
): StoredRelations {
  const voices: Partial<Record<VoiceName, StoredRelation>> = { ...stored.voices };
  const most = new Map<VoiceName, number>();
  for (const { voice, relation } of seats) {
    const { dims, stage, inStage, turns, games } = relation;
    if (turns <= (most.get(voice) ?? -1)) continue;
    most.set(voice, turns);
    voices[voice] = { dims: { ...dims }, stage, inStage, turns, games };
  }
  return { v: 1, game: seed, voices };
}
