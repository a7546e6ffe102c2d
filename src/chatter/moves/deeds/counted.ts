/** How often, how many points or cards: a count behind a verb. */
import type { Counted } from './deed';
import { numberIn } from '../../line/numerals';

/** A count behind a verb: of blows, of hp, of cards. */
const COUNTED =
  /^[^,]{0,8}?(?<![第这那上本到剩])([两二三四五六七八九]|[2-9])(刀|次|下|回(?!合)|点|滴|格|血|张)(?!杀|闪|桃)/;
const OF: Readonly<Record<string, Counted['of']>> = {
  刀: 'times',
  次: 'times',
  下: 'times',
  回: 'times',
  点: 'points',
  滴: 'points',
  格: 'points',
  血: 'points',
  张: 'cards',
};

/** "hit me for 3", "slashed me twice". */
const COUNTED_EN =
  /^ (?:(?!for )[\w']+ ){1,3}(?:(?:for|lost) (?:another )?(\d|two|three|four|five)\b(?! (?:cards?|turns?))|(?:just )?(twice|thrice)\b|(\d|two|three|four|five) times\b)/;

/** What stands counted behind a verb; nothing where no number does. */
export function countedIn(rest: string): Counted | undefined {
  const [, digit = '', unit = ''] = COUNTED.exec(rest) ?? [];
  const of = OF[unit];
  if (of === undefined) {
    const [, points, often, times] = COUNTED_EN.exec(rest) ?? [];
    if (points !== undefined) return { many: numberIn(points), of: 'points' };
    const many = often === undefined ? times && numberIn(times) : often === 'twice' ? 2 : 3;
    return many === undefined || many === '' ? undefined : { many, of: 'times' };
  }
  return { many: numberIn(digit), of };
}
