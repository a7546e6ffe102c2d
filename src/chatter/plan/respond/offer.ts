/** A word back that could be given to a line, before it is chosen (§Q3). */
import type { Plan } from '../plan';

export interface Offer {
  /** The row of rows.ts that it is of; PLANNED: what the acts of the line have been given already. */
  readonly way: string;
  /** Null: what was planned stays, or is left to the templates. */
  readonly plan: Plan | null;
  /** How well it suits what the line calls for, at first sight; the best are looked at. */
  readonly worth: number;
  /** So much likelier another must be found fitting (fitting.ts) to be said in its place, where it is the worthiest. */
  readonly holds: number;
  /** What is known of it and of its line, by name (signs.ts). */
  readonly signs: Readonly<Record<string, number>>;
}

export const PLANNED = 'planned';
