/** What the items of the menu do. Parts are made when first asked for. */
import type { MenuActions } from '../engine/menu';
import type { Report } from '../engine/report';
import type { Runtime } from '../engine/runtime';
import { both } from '../language/texts';
import type { Show } from './show';
import type { Talking } from './talking';
import type { Upkeep } from './upkeep';

export interface Parts {
  readonly report: Report;
  readonly runtime: Runtime;
  start(): void;
  /** The show, if it was made already. */
  shown(): Show | null;
  show(): Show;
  talk(): Talking;
  upkeep(): Upkeep;
}

export function menuActions({ report, runtime, start, shown, show, talk, upkeep }: Parts): MenuActions {
  return {
    enable: (on) => {
      (on ? start : runtime.uninstall)();
    },
    // Elsewhere the panel still opens, and says why there is nothing to see (§A2).
    openPanel: () => {
      show().openPanel();
    },
    badges: (on) => shown()?.setBadges(on),
    language: (tag) => shown()?.setLanguage(tag),
    forget: () => {
      talk().forget();
    },
    mood: () => {
      talk().mood();
    },
    careReset: () => {
      talk().careReset();
    },
    story: () => talk().addStory(),
    model: () => {
      talk().model();
    },
    report: () => {
      upkeep().report();
    },
    settingsOut: () => {
      upkeep().settings.toFile();
    },
    settingsIn: () => upkeep().settings.fromFile(),
    news: () => {
      upkeep().news();
    },
    newer: () => {
      upkeep().newer();
    },
    failed: (error) => {
      report.warn(both('menuFailed'), error);
    },
  };
}
