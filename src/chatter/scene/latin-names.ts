/** Names as they are typed in Latin letters: whole, by family, by what is given, by their initials. */
import type { Seat } from '../../core/event';
import { withoutEdition } from './editions';
import { NAME_SOUNDS } from './name-sounds';

/** One seat's names, as a read line holds them. */
export interface SeatNames {
  readonly seat: Seat;
  /** The name, and after it what players make of it: without the editions before it (界, 手杀…). In the order in which they are tried. */
  readonly calls: readonly string[];
}

/** Players leave out what stands before a name, never its last two characters. */
export const SHORTEST = 2;
/** Its characters, without editions before it. */
export const bare = (read: string): readonly string[] => Array.from(withoutEdition(read.replace(/\s+/g, '')));

/** Family names of two characters. */
export const COMPOUND =
  /^(?:夏侯|司马|诸葛|公孙|欧阳|濮阳|太史|皇甫|上官|令狐|淳于|单于|钟离|鲜于|慕容|宇文|长孙|尉迟|赫连|独孤|呼延|轲比)/;

/** Names of so many characters may be two heroes'. */
export const TWO_HEROES: ReadonlySet<number> = new Set([4, 6]);

interface Sounds {
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly all: ReadonlySet<string>;
}
let read: Sounds | undefined;
function sounds(): Sounds {
  if (read === undefined) {
    const of = new Map<string, string[]>();
    const all = new Set<string>();
    for (const row of NAME_SOUNDS.split(' ')) {
      const sound = /^[a-z]+/.exec(row)?.[0] ?? '';
      all.add(sound);
      for (const one of row.slice(sound.length)) of.set(one, [...(of.get(one) ?? []), sound]);
    }
    read = { of, all };
  }
  return read;
}
/** How a character is read, each way; 乐进 is Yue Jin and Le Jin. */
const soundsOf = (character: string): readonly string[] => sounds().of.get(character) ?? [];

/** 笛音荀勖 is Xun Xu, as 荀勖 is. */
function isWhole(call: string, [name = '']: readonly string[]): boolean {
  const whole = bare(name).join('');
  return call === whole || (call.length === SHORTEST && TWO_HEROES.has(whole.length));
}

/** "liao hua", "liaohua", "cai zhenji": how names of two to four characters are typed in Latin letters, those left out that two would share. */
export function spelledAt(seats: readonly SeatNames[]): [string, Seat][] {
  return seats.flatMap(({ seat, calls }) =>
    calls.flatMap((call): [string, Seat][] => {
      const spelled = Array.from(call, soundsOf);
      if (spelled.length < SHORTEST || spelled.length > LONGEST_SPELLED) return [];
      const ways = spelled.reduce<string[][]>(
        (begun, each) => begun.flatMap((before) => each.map((sound) => [...before, sound])),
        [[]],
      );
      const family = COMPOUND.test(call) ? 2 : 1;
      const titles = isWhole(call, calls) ? TITLES : [];
      return ways.flatMap((way) =>
        [
          ...writtenAs(way, family),
          ...titles.map((title) => `${title} ${way.slice(0, family).join('')}`),
          ...(titles.length > 0 ? [way.slice(0, family).join('')].filter((name) => !NO_NAME.test(name)) : []),
          ...(titles.length > 0 ? initialsOf(way) : []),
        ].map((name): [string, Seat] => [name, seat]),
      );
    }),
  );
}
const LONGEST_SPELLED = 4;

/** A hero's name as it is typed in Latin letters ("姚柯回": "Yao Kehui", "蒯良蒯越": "Kuai Liang & Kuai Yue"); null where it cannot be. */
export function inLatin(name: string): string | null {
  const known = inLetters.get(name);
  if (known !== undefined) return known;
  const whole = bare(name).join('');
  const spelled = (TOGETHER.test(whole) ? (whole.match(EACH) ?? []) : [whole]).map(spelledOut);
  const told = spelled.includes(null) ? null : spelled.join(', ').replace(/, (?!.*, )/, ' & ');
  if (inLetters.size >= MOST_KEPT) inLetters.clear();
  inLetters.set(name, told);
  return told;
}
function spelledOut(one: string): string | null {
  const own = ABROAD[one];
  if (own !== undefined) return own;
  const [, family = '', title = ''] = TITLED.exec(one) ?? [];
  if (title !== '') {
    const sounds = Array.from(family, (character) => soundsOf(character)[0]);
    return sounds.includes(undefined) ? null : `${TITLE[title] ?? ''} ${capital(sounds.join(''))}`;
  }
  const [spelled] = spelledAt([{ seat: 1, calls: [one] }]).filter(([words]) => TWO_WORDS.test(words));
  return spelled?.[0].split(' ').map(capital).join(' ') ?? null;
}
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** 何太后, 滕公主, 夏侯氏: who is told by a title. */
const TITLED = /^(.{1,2})(夫人|氏|公主|[皇太]后)$/u;
const TITLE: Readonly<Record<string, string>> = {
  夫人: 'Lady',
  氏: 'Lady',
  公主: 'Princess',
  皇后: 'Empress',
  太后: 'Dowager',
};
/** Two or three heroes in one seat: each by a family name that such have, or by a name of its own; 金乡公主 is one. */
const TOGETHER =
  /^(?:大乔|小乔|卧龙|凤雏|卫温|诸葛直|[甘糜]夫人|[乐傅关刘史吉吕周孙张成文曹李袁潘王范荀董蒋蒯蔡赵费郭韩颜马焦骆糜].){2,3}$/u;
const EACH = /大乔|小乔|卧龙|凤雏|卫温|诸葛直|.夫人|../gu;
/** Known abroad by names of their own, and what is read otherwise than its characters are. */
const ABROAD: Readonly<Record<string, string>> = {
  凯撒: 'Caesar',
  卑弥呼: 'Himiko',
  阿尔达希尔: 'Ardashir',
  马克里努斯: 'Macrinus',
  小乐: 'Xiao Le',
};
/** Every line asks for the same few. */
const inLetters = new Map<string, string | null>();
const MOST_KEPT = 200;
const TWO_WORDS = /^[a-z]+ [a-z]+$/;

/** "wan again": given names of one character in Latin letters. */
export const givenAt = (seats: readonly SeatNames[]): [string, Seat][] =>
  seats.flatMap(({ seat, calls }) =>
    calls
      .filter((call) => isWhole(call, calls) && call.length === (COMPOUND.test(call) ? 3 : 2))
      .flatMap((call) => soundsOf(call.slice(-1)))
      .filter((name) => !NO_NAME.test(name))
      .map((name): [string, Seat] => [name, seat]),
  );

/** Syllables that are typed for something else before they are somebody's family or given name: words of English, of cards, roles and chat. */
const NO_NAME =
  /^(?:.|a[ino]|ang|b[aiu]|bang?|ben|bin|bing|ca[no]|chi|d[aei]|dan|dang|den|die|ding|dun|duo|e[nr]|f[ao]|fang?|fen|gan|gang|gong|gun|h[ae]|hang|hao|hei|hen|hun|jiu|k[ae]|ken|l[aeo]|lang|lie|long|m[aeiou]|man|me[in]|min|n[aeiuv]|nan|nei|ou|p[aio]|pan|pen|pie|pin|ping|r[aeiu]|ran|rang|run|s[aei]|san|sang|sha|shan|she|shen|shi|shun|song|su[in]|t[aeiu]|tan|tao|ten|tie|w[ao]|y[aeo]|you|zen|zh[ou]|zhong)$/;
const isSyllable = (word: string): boolean => !NO_NAME.test(word) && sounds().all.has(word);
/** "wan jian", "xu chu" where nobody is called so: beside another syllable, one is half of something else. */
export const isHalf = (text: string, start: number, end: number, byName: ReadonlyMap<string, Seat>): boolean =>
  [/[a-z]+(?= $)/.exec(text.slice(0, start)), /(?<=^ )[a-z]+/.exec(text.slice(end))].some(
    (word) => word !== null && !byName.has(word[0]) && isSyllable(word[0]),
  );

/** "lady yin", where nobody else has that family name. */
const TITLES = ['lady', 'madam', 'general', 'mr'];

/** What chat means by letters without a vowel, before it means somebody's initials. */
const CHAT_LETTERS =
  /^(?:bc|bs|by|cd|dd|fr|ft|g[gjl]|hf|hh|hp|jj|jk|km|ky|lz|m[dmrsy]|nb|np|nt|p[cklst]|plz|py|qq|r[nt]|sb|sgs|sp|ss|tbh|tf|thx|tmd?|t[xy]|wp|wtf|xd|xs|yy|zz)$/;
/** "ljgs" is 李傕郭汜, where it is nothing else. */
const initialsOf = (way: readonly string[]): string[] =>
  [way.map(([letter = '']) => letter).join('')].filter((name) => !/[aeiou]/.test(name) && !CHAT_LETTERS.test(name));

/** "cai zhen ji", "caizhenji", "cai zhenji"; a family name of two syllables is one word: "sima yan". */
function writtenAs(syllables: readonly string[], family: number): string[] {
  const parted = [syllables.slice(0, family).join(''), syllables.slice(family).join('')].join(' ').trim();
  return [...new Set([syllables.join(' '), syllables.join(''), parted])];
}
