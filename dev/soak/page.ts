/**
 * The soak's part in the page, bundled by page-source.ts and run in the probe's content(): what the plan has other extensions,
 * subscribers and the person do, and what is measured meanwhile.
 */
import { beginHostile, spoil } from './page-hostile';
import { measure, type Measured } from './page-measure';
import { toggles } from './page-toggles';
import { wrap, wrapAgain } from './page-wrappers';
import type { SoakEngine } from './page-engine';
import type { Plan } from './plan';

/** Between two lines of the person. */
const TURNS_A_LINE = 2;

let measured: () => Measured;

/** Called once, before the arena is built. */
export function begin(engine: SoakEngine, plan: Plan, lines: readonly string[]): void {
  const { lib, game } = engine;
  measured = measure();
  beginHostile(engine, plan.hostile);
  lib.arenaReady.push(() => {
    for (const wrapper of plan.wrappers) wrap(engine, wrapper);
  });
  const toggle = toggles(engine);
  let turn = 0;
  lib.skill['_zz_soak'] = {
    trigger: { global: 'phaseBegin' },
    forced: true,
    silent: true,
    popup: false,
    charlotte: true,
    forceDie: true,
    // Asked of every seat; once is enough.
    filter(_event: unknown, player: unknown) {
      if (player !== game.me) return false;
      turn += 1;
      measured();
      toggle.turn();
      for (const { turn: at, what } of plan.toggles) if (at === turn) toggle.press(what);
      for (const { turn: at, what } of plan.spoils) if (at === turn) spoil(engine, what, turn);
      if (plan.wrappers.includes('attitude again')) wrapAgain(engine, turn);
      if (lines.length > 0 && turn % TURNS_A_LINE === 0)
        game.me?.say(lines[(turn / TURNS_A_LINE - 1) % lines.length] ?? '');
      return false;
    },
    content: () => Promise.resolve(),
  };
  game.addGlobalSkill('_zz_soak');
}

export const report = (): Measured => measured();
