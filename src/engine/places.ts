/** Where we may draw in the running game: the scaled window, the top bar, the players' avatars (§N8). */
import type { Area } from '../core/area';
import { barOf } from './bar';
import type { Player, PlayerElement, Stage } from './noname';

export interface Places {
  /** Calls back when the arena is there; at once if it is already. */
  whenReady(ready: () => void): void;
  /** A layer over the game, as large as the screen and in its own pixels; null before the arena. */
  layer(): HTMLElement | null;
  /** A top-bar entry; the answer takes it away. */
  topBar(text: string, open: () => void): () => void;
  /** The buttons there, ours and others', in pixels of the screen. */
  bar(): Area[];
  /** A button below the table, beside the engine's own; nothing where it makes none. The answer takes it away. */
  control(text: string, press: () => void): () => void;
  /** A positioned element on a player's seat. */
  seat(player: Player): HTMLElement;
  /** Hides the guess that the engine itself draws on a seat (自动标记身份), or shows it again; a tap on it does what it did. */
  veilSign(player: Player, veiled: boolean): void;
  /** CSS `background-image` of a player's portrait. */
  portrait(player: Player): string | null;
  scrollBox(box: HTMLElement): void;
  /** The engine's own pause; a tap on its page goes on. */
  pause(): void;
  /** What the game calls its language, where it does. */
  language(): unknown;
}

/** Milliseconds after a resize at which the engine's scale is looked at again. */
const SETTLING = [0, 100, 300, 700, 1500, 3000];

/** Lets the game through where nothing of ours is drawn. */
const LAYER_STYLE = 'position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:none;z-index:20';

const OUR_MODE = 'identity';

/** Whether the engine marks seats with what it makes of them, from true roles. */
function marksByItself(config: Record<string, unknown>): boolean {
  const modes = config['mode_config'] as Record<string, { auto_mark_identity?: unknown } | undefined> | undefined;
  return modes?.[OUR_MODE]?.auto_mark_identity === true;
}

export function createPlaces({ ui, lib, game }: Stage): Places {
  let layer: HTMLElement | null = null;

  /** The engine scales its whole page to the screen, which would make a finger's 40 px into 30 on a phone. */
  function unscale(): void {
    const zoom = typeof game.documentZoom === 'number' && game.documentZoom > 0 ? game.documentZoom : 1;
    if (!layer) return;
    const size = `${zoom * 100}%`;
    if (layer.style.width === size) return;
    layer.style.width = layer.style.height = size;
    layer.style.transform = zoom === 1 ? '' : `scale(${1 / zoom})`;
  }

  const element = (player: Player): PlayerElement => player as unknown as PlayerElement;
  return {
    whenReady(ready) {
      // 1.10.9 takes no `arenaReady` from an extension's object; both keep this list until the arena is made.
      if (lib.arenaReady) lib.arenaReady.push(ready);
      else if (ui.window) ready();
    },
    layer() {
      if (!ui.window) return null;
      if (!layer) {
        layer = document.createElement('div');
        layer.style.cssText = LAYER_STYLE;
        // The engine settles on a scale some time after the page was resized, on some devices in steps.
        window.addEventListener('resize', () => {
          for (const wait of SETTLING) setTimeout(unscale, wait);
        });
      }
      // A page of the engine may have emptied its window since.
      if (layer.parentNode !== ui.window) ui.window.append(layer);
      unscale();
      return layer;
    },
    topBar(text, open) {
      const entry = ui.create.system(text, open, true);
      return () => {
        entry.remove();
      };
    },
    bar: () => barOf(ui),
    control(text, press) {
      const made = ui.create.control?.(text, press);
      return () => made?.close?.();
    },
    seat: element,
    veilSign(player, veiled) {
      const sign = element(player).querySelector<HTMLElement>(':scope > .identity');
      if (sign) sign.style.opacity = veiled && marksByItself(lib.config) ? '0' : '';
    },
    portrait(player) {
      const image = element(player).node?.avatar?.style.backgroundImage ?? '';
      return image === '' || image === 'none' ? null : image;
    },
    scrollBox(box) {
      lib.setScroll(box);
    },
    pause: () => {
      ui.click?.pause?.();
    },
    language: () => lib.config['language'],
  };
}
