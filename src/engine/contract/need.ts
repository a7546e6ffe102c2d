/** How one row of the contract reads: what a place of the engine must hold, and which part of ours stands on it. */

/** What stands on the engine, in the order of the docs; the words are `part_…` in src/language. */
export const PARTS = [
  'core',
  'turns',
  'deaths',
  'worth',
  'cards',
  'skills',
  'picks',
  'outcomes',
  'legal',
  'attitude',
  'choice',
  'blindfold',
  'entries',
  'deck',
  'over',
  'hearing',
  'settings',
  'chat',
  'panel',
] as const;

export type Part = (typeof PARTS)[number];

/** What `typeof` has to say; `any`: it is there, whatever it is, and nobody looks at it to find out. */
export type Kind = 'function' | 'object' | 'string' | 'number' | 'boolean' | 'any';

/** From when on it is there. Only `start` and `game` are looked for; `sometimes` may be absent, and we ask each time. */
export type Since = 'start' | 'table' | 'game' | 'sometimes';

export interface Need {
  readonly kind: Kind;
  readonly part: Part;
  readonly since: Since;
}

/** A row for every member that a type of noname.ts names; null is ours. */
export type Needs<T> = { readonly [K in keyof Required<T>]: Need | null };

const since =
  (when: Since) =>
  (kind: Kind, part: Part): Need => ({ kind, part, since: when });

export const atStart = since('start');
export const atTable = since('table');
export const inGame = since('game');
export const sometimes = since('sometimes');

/** Whether a value is what is needed. A class with static members, as `get.is` in 1.10.9, is as good as an object. */
export function isKept(owner: object, member: string, { kind }: Pick<Need, 'kind'>): boolean {
  if (kind === 'any') return member in owner;
  try {
    const value: unknown = (owner as Record<string, unknown>)[member];
    if (value === null) return false;
    return typeof value === kind || (kind === 'object' && typeof value === 'function');
  } catch {
    return true; // it is there, and somebody else's code behind it fails
  }
}
