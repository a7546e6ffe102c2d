/** What strengthens play beyond attitude, one row each (§K4). On by default is only what the arena has proved (docs/arena.md). */

interface PloyRow {
  /** Whether it is on where nobody says otherwise. */
  readonly on: boolean;
  /** Where it is on by default: with every mind of ours, or with strict ones only, for 规格 stays what is documented. */
  readonly by: 'all' | 'strict';
}

/** A row is a setting of that name too, so that the arena can seat minds that differ by it. */
const PLOYS = {
  /** Nobody lives in peace with a traitor that the deck says is there (§A19). */
  hunt: { on: true, by: 'all' },
  /** Long games grow bolder (§A19). */
  pressure: { on: true, by: 'all' },
  /** Attitudes on the engine's own scale, by the chance of each role (§A20). */
  expect: { on: false, by: 'strict' },
  /** Thin opinions draw no blood early (§A20). */
  caution: { on: true, by: 'strict' },
  /** A traitor weighs the sides by its own posterior (§A21). */
  balance: { on: false, by: 'strict' },
  /** What nobody saw is worth the same in whatever hand it is (§A22). */
  blindPick: { on: true, by: 'strict' },
  /** The second best now and then: what the persona's `randomness` means (§A9, §A22). */
  impulse: { on: true, by: 'all' },
  /** Over a choice of targets, aim.ts (§A22). */
  spareKin: { on: false, by: 'strict' },
  lebuOrder: { on: false, by: 'strict' },
  lordFire: { on: false, by: 'strict' },
  finish: { on: false, by: 'strict' },
  ungrateful: { on: false, by: 'strict' },
  kin: { on: false, by: 'strict' },
} as const satisfies Readonly<Record<string, PloyRow>>;

export type Ploy = keyof typeof PLOYS;
export type Ploys = Readonly<Record<Ploy, boolean>>;

export const PLOY_NAMES = Object.keys(PLOYS) as readonly Ploy[];

/** Every one as `stored` says, else as it is without a word from anybody. */
export const ploysOf = (strict: boolean, stored: (ploy: Ploy) => unknown = () => null): Ploys =>
  Object.fromEntries(
    PLOY_NAMES.map((name) => {
      const value = stored(name);
      const { on, by }: PloyRow = PLOYS[name];
      return [name, typeof value === 'boolean' ? value : on && (strict || by === 'all')];
    }),
  ) as Ploys;
