/** The same extension kept twice under two folder names: the second one only says so, under its folder's name. */
import info from '../../info.json';
import type { createMenu } from '../engine/menu';
import { both } from '../language/texts';

/** What the engine reads (§N4). */
export interface ExtensionObject {
  name: string;
  editable: false;
  connect: false;
  config: ReturnType<typeof createMenu>;
  package: { intro: string; author: string; version: string };
  content(): void;
  onremove(): void;
}

export function secondCopy(folder: string): ExtensionObject {
  return {
    name: folder,
    editable: false,
    connect: false,
    config: {},
    package: { intro: both('secondCopy'), author: info.author, version: info.version },
    content(): void {
      console.warn(`[${info.name}] ${both('secondCopy')}`);
    },
    onremove: () => undefined,
  };
}
