/** What somebody does at the menu, the panel and the keyboard while the game runs. */
import info from '../../info.json';
import type { SoakEngine } from './page-engine';
import type { Toggle } from './plan';

/** The person gives the seat back when the game waits, looked at so often (milliseconds), or after so many turns. */
const LOOK = 20;
const TURNS_BY_HAND = 3;

export function toggles({ lib, game, ui, _status }: SoakEngine): { press(what: Toggle): void; turn(): void } {
  const item = (key: string) => lib.extensionMenu[`extension_${info.name}`]?.[key];
  const enable = (on: boolean): void => item('enable')?.onswitch?.(on);
  /** As the engine does for a row without `onclick`. */
  function flip(key: string, values: readonly unknown[]): void {
    const name = `extension_${info.name}_${key}`;
    const next = values[(values.indexOf(lib.config[name]) + 1) % values.length];
    const row = item(key);
    if (row?.onclick) row.onclick(next);
    else game.saveConfig(name, next);
  }
  let giveBack: (() => void) | null = null;
  let turnsLeft = 0;

  /** The harness keeps 托管 on; for a while it is the engine's own again. */
  function byHand(): void {
    if (giveBack) return;
    Object.defineProperty(_status, 'auto', { configurable: true, enumerable: true, writable: true, value: true });
    ui.click.auto();
    turnsLeft = TURNS_BY_HAND;
    const look = setInterval(() => {
      if (_status.paused === true) giveBack?.();
    }, LOOK);
    giveBack = () => {
      clearInterval(look);
      giveBack = null;
      if (!_status.auto) ui.click.auto();
      Object.defineProperty(_status, 'auto', {
        configurable: true,
        enumerable: true,
        get: () => true,
        set: () => undefined,
      });
    };
  }

  const presses: Record<Toggle, () => void> = {
    'off and on': () => {
      enable(false);
      enable(true);
    },
    off: () => {
      enable(false);
    },
    on: () => {
      enable(true);
    },
    chat: () => {
      flip('chat', [true, false]);
    },
    badges: () => {
      flip('badges', [true, false]);
    },
    language: () => {
      flip('language', ['en', 'zh-TW', 'zh-CN']);
    },
    panel: () => item('panel')?.onclick?.(undefined),
    act: () => {
      flip('act', [true, false]);
    },
    strict: () => {
      flip('strict', [true, false]);
    },
    inference: () => {
      flip('inference', ['spec', 'belief']);
    },
    way: () => {
      flip('way', ['fair', 'spec', 'original']);
    },
    'by hand': byHand,
  };
  return {
    press: (what) => {
      presses[what]();
    },
    turn() {
      if (giveBack && (turnsLeft -= 1) < 0) giveBack();
    },
  };
}
