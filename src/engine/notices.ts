/** What the player should know of this engine and its other extensions: said once in the console, kept for the panel. */
import { noticeText, type Notice } from '../language/notices';
import type { Report } from './report';

export type { Notice };

export interface Notices {
  /** Tells it, unless the same was told before. */
  add(notice: Notice): void;
  all(): readonly Notice[];
}

/** `changed` hears of each that is new. */
export function createNotices(report: Report, changed: () => void): Notices {
  const told = new Map<string, Notice>();
  return {
    add(notice) {
      const text = noticeText(notice);
      if (told.has(text)) return;
      told.set(text, notice);
      report.warn(text);
      changed();
    },
    all: () => [...told.values()],
  };
}
