/** The real game on the screens that the pictures show: a desktop, and a phone held sideways. */
import info from '../../info.json';
import type { Language } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import { openTable, type OpenTable, type OpenTableOptions } from '../noname/browser';
import { findNoname, nonameNotFound } from '../noname/directory';
import { ownExtension } from '../noname/own';
import { takePicture } from './picture';

const SIZES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, touch: false },
  { name: 'phone', viewport: { width: 844, height: 390 }, touch: true },
] as const;
/** The panel opens and moves for so long. */
const LOOK_MS = 400;

/** What of ours the pictures show, in which languages. */
export interface Wanted {
  /** The folder that the pictures go to. */
  readonly out: string;
  readonly languages: readonly Language[];
  /** Seats at the table. */
  readonly players: number;
  /** The Noname directory, where it is not in its usual place. */
  readonly noname?: string | undefined;
}

export interface Screen extends OpenTable {
  readonly name: (typeof SIZES)[number]['name'];
  readonly language: Language;
  /** Opens the panel from the top bar. */
  open(): Promise<void>;
  /** Writes `PREFIX-LANGUAGE-SCREEN-SCENE.png`, after the page has come to rest unless at once. */
  shot(scene: string, when?: 'rested' | 'at once'): Promise<void>;
  /** Waits until so many turns have begun, or the game is over; gives up after `seconds`. */
  untilTurn(turns: number, seconds?: number): Promise<void>;
}

export interface ScreensOptions extends Pick<OpenTableOptions, 'animations' | 'config' | 'setup'> {
  readonly prefix: string;
}

/** Plays the same game on every screen in every language; says so and does nothing where there is no Noname directory. */
export async function eachScreen(
  { out, languages, players, noname: directory }: Wanted,
  { prefix, config, ...options }: ScreensOptions,
  show: (screen: Screen) => Promise<void>,
): Promise<void> {
  const noname = findNoname(directory);
  if (!noname) {
    console.error(nonameNotFound());
    return;
  }
  const screens = languages.flatMap((language) => SIZES.map((size) => ({ language, ...size })));
  for (const { language, name, viewport, touch } of screens) {
    const table = await openTable({
      ...options,
      config: { ...config, [`extension_${info.name}_language`]: language },
      noname,
      players,
      seed: 5,
      extension: ownExtension(),
      viewport,
      touch,
      images: true,
    });
    try {
      await table.waitFor('playing', 90);
      await show({
        ...table,
        name,
        language,
        open: () => table.page.locator('#system').getByText(createTexts(language)('title'), { exact: true }).click(),
        async shot(scene, when = 'rested') {
          if (when === 'rested') await table.page.waitForTimeout(LOOK_MS);
          await takePicture(table.page, out, `${prefix}-${language}-${name}-${scene}`);
        },
        async untilTurn(turns, seconds = 60) {
          for (let waited = 0; waited < seconds * 10; waited++) {
            const state = await table.state();
            if (state.turns >= turns || state.over) return;
            await table.page.waitForTimeout(100);
          }
        },
      });
      for (const fault of [...table.errors, ...table.dialogs]) console.error(`${language} ${name}: ${fault}`);
    } finally {
      await table.close();
    }
  }
}
