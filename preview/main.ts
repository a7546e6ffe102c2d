/** Starts the preview page; the recordings stand in a global of the built script (dev/show/preview.ts). */
import { languageOfTag } from '../src/language/languages';
import { showPreview, type GameFile } from './app';

declare const CHAYAN_GAMES: readonly GameFile[] | undefined;

const root = document.getElementById('preview');
if (root) {
  const games = typeof CHAYAN_GAMES === 'undefined' ? [] : CHAYAN_GAMES;
  // A page that opens in the middle of a game has something to show at once.
  showPreview(root, games, languageOfTag(navigator.language.startsWith('zh') ? navigator.language : 'zh-CN'), 0.55);
}
