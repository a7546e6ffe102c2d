/** The pictures of the README: which of the screenshots each is. */
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../program/project';

const PICTURES: Readonly<Record<string, string>> = {
  'panel.png': 'game-zh-CN-desktop-inspect.png',
  'review.png': 'game-zh-CN-desktop-review.png',
  'history-phone.png': 'game-zh-CN-phone-history.png',
  'talk.png': 'talk-zh-CN-desktop-talk.png',
  'talk-bubble.png': 'talk-zh-CN-desktop-table.png',
  'preview.png': 'preview-zh-CN-desk-1-table.png',
};

/** Puts those that were taken into `folder` in their place in docs/images. Returns the names of those renewed. */
export function renewPictures(folder: string): string[] {
  return Object.entries(PICTURES).flatMap(([name, shot]) => {
    const taken = path.join(folder, shot);
    if (!existsSync(taken)) return [];
    copyFileSync(taken, inProject('docs', 'images', name));
    return [name];
  });
}
