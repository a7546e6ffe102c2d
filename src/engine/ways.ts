/**
 * How fair the AIs are, as one choice. It writes the switches that it stands for, which stay under 高级 and are what is
 * asked; so a switch that somebody has set is kept, and the choice only says where the switches stand.
 */
import type { InferenceKind } from '../core/inference-kind';

/** The switches that a choice stands for. */
export interface Switches {
  act: boolean;
  inference: InferenceKind;
  strict: boolean;
}

/** 公平 by belief and strict; 规格 by the rules as documented; 原版 the engine's AIs, and we only watch. */
export const WAYS = {
  fair: { act: true, inference: 'belief', strict: true },
  spec: { act: true, inference: 'spec', strict: false },
  original: { act: false },
} as const satisfies Readonly<Record<string, Partial<Switches>>>;

export type Way = keyof typeof WAYS;

/** What a new player gets. */
export const FIRST_WAY = 'fair' satisfies Way;

/** Where the switches stand as no choice puts them. */
export const OWN_WAY = 'own';

const WAY_NAMES = Object.keys(WAYS) as readonly Way[];

/** As the menu lists them. */
export const SHOWN_WAYS: readonly (Way | typeof OWN_WAY)[] = [...WAY_NAMES, OWN_WAY];

const isWay = (name: unknown): name is Way =>
  typeof name === 'string' && Object.prototype.hasOwnProperty.call(WAYS, name);

/** The choice that these switches amount to. */
function wayOf(switches: Switches): Way | typeof OWN_WAY {
  const fits = (way: Partial<Switches>): boolean =>
    (Object.keys(way) as (keyof Switches)[]).every((key) => way[key] === switches[key]);
  return WAY_NAMES.find((name) => fits(WAYS[name])) ?? OWN_WAY;
}

/** Where the switches are kept. */
export interface WaySettings {
  act(): boolean;
  inference(): InferenceKind;
  strict(): boolean;
  save(key: string, value: unknown): void;
}

/** The choice that the switches amount to as they stand. */
export const wayNow = (settings: WaySettings): Way | typeof OWN_WAY =>
  wayOf({ act: settings.act(), inference: settings.inference(), strict: settings.strict() });

/** Writes what a choice stands for, and the choice itself as it stands then. */
export function chooseWay(name: unknown, settings: WaySettings): void {
  const switches = isWay(name) ? WAYS[name] : {};
  for (const [key, value] of Object.entries(switches)) settings.save(key, value);
  settings.save('way', wayNow(settings));
}
