/** Which build a game on disk was played by: all that decides at its table, and no more, so that it is played again only when that changed. */
import { digestOf } from './mount';
import { MINDS, type MindRow } from './minds';
import type { Seating } from './seating';

export interface Builds {
  /** Of what decides for minds of ours. */
  readonly digest: string;
  /** Of what tables of the engine's AIs depend on. */
  readonly bare: string;
  /** Of a foreign extension's scripts. */
  readonly foreign: string | null;
}

/** The key of a seating's games: `bare` where nobody decides but the engine, marked where a variant or a stranger sits. */
export function buildOf({ house, guest }: Seating, minds: readonly MindRow[], builds: Builds): string {
  const seated = minds.filter(({ name }) => name === house || name === guest?.mind);
  if (seated.every(({ settings, other }) => settings === null && !other)) return builds.bare;
  // With their names, for which of them is the guest is part of the game.
  const variants = seated
    .filter(({ name, other }) => !other && !(name in MINDS))
    .map(({ name, settings }) => [name, Object.entries(settings ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    builds.digest,
    ...(variants.length > 0 ? [digestOf(JSON.stringify(variants))] : []),
    ...(seated.some(({ other }) => other) && builds.foreign !== null ? [builds.foreign] : []),
  ].join('-');
}
