/** What a player notices of each version: the short list that the menu shows. docs/CHANGELOG.md has everything. */
import type { KeyAfter } from '../language/texts';

export interface News {
  readonly version: string;
  readonly items: readonly `news_${KeyAfter<'news_'>}`[];
}

/** Newest first. */
export const NEWS: readonly News[] = [
  {
    version: '0.2.0',
    items: [
      'news_fair',
      'news_guess',
      'news_talk',
      'news_moves',
      'news_board',
      'news_care',
      'news_settings',
      'news_report',
    ],
  },
  { version: '0.1.0', items: ['news_first'] },
];

const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Whether one version comes after another, number by number; what is no number counts as 0. */
export function isLater(version: string, than: string): boolean {
  const [a, b] = [parts(version), parts(than)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/**
 * The version whose news counts as seen where none was kept: this one on a first install, else the first that there was, since
 * somebody had one.
 */
export const seenAtFirst = (now: string, installedBefore: boolean): string =>
  (installedBefore ? NEWS[NEWS.length - 1]?.version : undefined) ?? now;

/** Versions up to `now`, each with whether it is later than the one that was seen last; none is where nobody knows that one. */
export const newsUpTo = (now: string, seen: string | null): (News & { readonly fresh: boolean })[] =>
  NEWS.filter(({ version }) => !isLater(version, now)).map((news) => ({
    ...news,
    fresh: seen !== null && isLater(news.version, seen),
  }));
