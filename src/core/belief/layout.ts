/**
 * The parameters by name. A group is one 4 × 4 table: how much a role (row) leans to doing such an act to a role
 * (column). An act's tendency is the sum over the groups that its circumstances name.
 */
import { ROLES } from './worlds';

/** What the act means for the one it is aimed at; `unsure` where no public table says. */
export const SIGNS = ['harm', 'help', 'unsure'] as const;
export type Sign = (typeof SIGNS)[number];

/** Kinds of acts; each belongs to one sign. */
export const FAMILIES = {
  harm: [
    'sha',
    'juedou',
    'huogong',
    'tiesuo',
    'lebu',
    'bingliang',
    'jiedao',
    'card',
    'pick_h',
    'pick_e',
    'skillpick',
    'skill',
    'damage',
    'wuxie',
    'against',
  ],
  help: ['tao', 'save', 'card', 'pick_j', 'skill', 'heal', 'give', 'draw', 'wuxie'],
  unsure: ['skill', 'card'],
} as const;
export type HarmFamily = (typeof FAMILIES)['harm'][number];
export type HelpFamily = (typeof FAMILIES)['help'][number];

/** Acts aimed at nobody, or not done: only the actor's own role counts, so only the diagonal is used. */
export const ALONE = ['nanman', 'wanjian', 'taoyuan', 'wugu', 'idle'] as const;
export type Alone = (typeof ALONE)[number];

/** Circumstances, each with its number of cases; every sign has its own tables of them. */
export const CIRCUMSTANCES = {
  /** Living rebels against the lord's living side: fewer, as many, more, none left. */
  balance: 4,
  /** Living players: up to 3, 4–5, 6 or more. */
  living: 3,
  /** What the one aimed at looks like in public: −2 rebel … +2 loyal. */
  lean: 5,
  /** His hp: up to 1, 2, 3 or more. */
  hp: 3,
  /** The lord's hp: up to 1, 2, 3, more. */
  lordHp: 4,
  /** Round 1, 2, 3–4, later. */
  stage: 4,
  /** How often this actor did such a thing to him before: never, once, more. */
  before: 3,
  /** How often the one aimed at had harmed, and helped, this actor: never, once, more. */
  struck: 3,
  favoured: 3,
  /** What the actor himself looks like in public. */
  ownLean: 5,
  /** What the one aimed at looks like, by balance, and more finely (−3 … +3) by stage. */
  balanceLean: 20,
  stageLean: 28,
} as const;
export type Circumstance = keyof typeof CIRCUMSTANCES;

/** Names of all groups in their order; `weights[group · 16 + row · 4 + column]`. */
export const GROUPS: readonly string[] = [
  ...SIGNS,
  ...SIGNS.flatMap((sign) => FAMILIES[sign].map((family) => `${sign}.${family}`)),
  ...SIGNS.flatMap((sign) =>
    Object.entries(CIRCUMSTANCES).flatMap(([name, cases]) =>
      Array.from({ length: cases }, (_, i) => `${sign}.${name}.${i}`),
    ),
  ),
  ...ALONE.flatMap((name) => [
    name,
    ...Array.from({ length: CIRCUMSTANCES.balance }, (_, i) => `${name}.balance.${i}`),
  ]),
  ...Array.from({ length: CIRCUMSTANCES.stage }, (_, i) => `idle.stage.${i}`),
  ...Array.from({ length: 3 }, (_, i) => `save.hand.${i}`),
];

export const CELLS = ROLES * ROLES;
export const WEIGHTS = GROUPS.length * CELLS;

const BY_NAME = new Map(GROUPS.map((name, index) => [name, index]));

/** Index of a group. @throws Error for a name that is not in `GROUPS`: a fault of the caller. */
export function groupOf(name: string): number {
  const index = BY_NAME.get(name);
  if (index === undefined) throw new Error(`no such group: ${name}`);
  return index;
}
