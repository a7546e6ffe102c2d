/** What a player notices of each version: the short list that the menu shows. docs/CHANGELOG.md has everything. */
import { compareVersions } from '../core/version';
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

/**
 * The version whose news counts as seen where none was kept: this one on a first install, else the first that there was, since
 * somebody had one.
 */
export const seenAtFirst = (now: string, installedBefore: boolean): string =>
  (installedBefore ? NEWS[NEWS.length - 1]?.version : undefined) ?? now;

/** Versions up to `now`, each with whether it is later than the one that was seen last; none is where nobody knows that one. */
export const newsUpTo = (now: string, seen: string | null): (News & { readonly fresh: boolean })[] =>
  NEWS.filter(({ version }) => !(compareVersions(version, now) > 0)).map((news) => ({
    ...news,
    // After a version that nobody can read everything comes.
    fresh: seen !== null && !(compareVersions(news.version, seen) <= 0),
  }));
