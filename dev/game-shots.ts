/** Screenshots of the panel in the real game, at a phone's landscape size and on a desktop (`npm run shots`). */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import info from '../info.json';
import { openTable, type OpenTable } from './noname/browser';
import { findNoname, nonameNotFound } from './noname/directory';
import { PROJECT } from './noname/sources';

const SIZES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, touch: false },
  { name: 'phone', viewport: { width: 844, height: 390 }, touch: true },
] as const;
/** Enough turns for most seats to have shown something. */
const TURNS = 9;

async function untilTurn(table: OpenTable, turns: number): Promise<void> {
  for (let waited = 0; waited < 600; waited++) {
    const state = await table.state();
    if (state.turns >= turns || state.over) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Writes `game-SCREEN-SCENE.png` files into `out`; says so and does nothing where there is no Noname directory. */
export async function gameShots(out: string, directory?: string): Promise<void> {
  const noname = findNoname(directory);
  if (!noname) {
    console.error(nonameNotFound());
    return;
  }
  mkdirSync(out, { recursive: true });
  for (const { name, viewport, touch } of SIZES) {
    const table = await openTable({
      noname, players: 8, seed: 1, extension: { name: info.name, dir: PROJECT }, viewport, touch, images: true,
    });
    try {
      await table.waitFor('playing', 90);
      await untilTurn(table, TURNS);
      const { page } = table;
      const shot = (what: string) => page.screenshot({ path: path.join(out, `game-${name}-${what}.png`) });
      await shot('table');
      await page.getByText(info.name, { exact: true }).first().click();
      await page.waitForTimeout(400);
      await shot('inspect');
      await page.locator('.slqj-row').nth(2).click();
      await page.waitForTimeout(400);
      await shot('history');
      await table.waitFor('over', 120);
      await page.locator('.slqj-tab').nth(2).click();
      await page.waitForTimeout(400);
      await shot('review');
      for (const fault of [...table.errors, ...table.dialogs]) console.error(`${name}: ${fault}`);
    } finally {
      await table.close();
    }
  }
}
