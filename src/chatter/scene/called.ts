/** How the seats of a table are called, read once when the game begins: names never change while it lasts. */
import type { Seat } from '../../core/event';
import type { PublicTable } from '../../core/table';
import { readLine } from '../line/line';
import { withoutEdition } from './editions';
import { bare, COMPOUND, givenAt, inLatin, SHORTEST, spelledAt, TWO_HEROES, type SeatNames } from './latin-names';

/** The names at a table. */
export interface Called {
  readonly seats: readonly SeatNames[];
  /** Full and short names that mean one seat only. */
  readonly byName: ReadonlyMap<string, Seat>;
  /** What players make of one character of a name (老韩, 绣哥, 薛妹妹), as an expression without groups; empty where none is clear. */
  readonly pet: string;
  /** Whom such a name means, said by `from`, who is none of those it may mean; null where it is nobody's or several'. */
  petOf(words: string, from: Seat): Seat | null;
}

const HAN_ONLY = /^\p{Script=Han}+$/u;

function callsOf(read: string, others: readonly string[]): string[] {
  const units = Array.from(read.replace(/\s+/g, ''));
  const found: string[] = [];
  for (let from = 0; from + SHORTEST <= units.length; from++) {
    const part = units.slice(from).join('');
    if (from === 0 || (HAN_ONLY.test(part) && !others.some((other) => other.includes(part)))) found.push(part);
  }
  const whole = bare(read);
  // 夏侯氏 is called 夏侯.
  const family = COMPOUND.exec(whole.join(''))?.[0];
  if (family !== undefined && whole.length > family.length && !others.some((other) => other.includes(family)))
    found.push(family);
  // 毛后 is 毛皇后.
  if (/皇后$/.test(read) && whole.length > SHORTEST) found.push(`${whole.slice(0, -SHORTEST).join('')}后`);
  // 马克 is 马克里努斯; of 蔡瑁张允 either is said.
  const begins = whole.slice(0, SHORTEST).join('');
  if (whole.length > 4 && HAN_ONLY.test(whole.join('')) && !others.some((other) => other.includes(begins)))
    found.push(begins);
  const first = whole.slice(0, whole.length / 2).join('');
  if (TWO_HEROES.has(whole.length) && HAN_ONLY.test(first) && !others.some((other) => other.includes(first)))
    found.push(first);
  // 李郭 are 李傕郭汜.
  const both = `${whole[0] ?? ''}${whole[2] ?? ''}`;
  if (
    whole.length === 4 &&
    family === undefined &&
    whole[0] !== whole[2] &&
    HAN_ONLY.test(both) &&
    !others.some((other) => other.includes(both))
  )
    found.push(both);
  return found;
}

/** Of a name as its players say it: its last characters, without editions and campaigns before it. */
const SAID_OF_NAME = 3;
/** Of 蔡瑁张允 either is called 老蔡; 老马 is 马克里努斯. */
function partsOf(read: string): { readonly own: readonly string[]; readonly family: readonly string[] } {
  const whole = bare(read);
  const units = TWO_HEROES.has(whole.length) ? whole : [...whole.slice(0, 1), ...whole.slice(-SAID_OF_NAME)];
  const family = Array.from(COMPOUND.exec(whole.join(''))?.[0] ?? '');
  return { own: units.filter((one) => !family.includes(one)), family };
}
/** Roles, sizes and numbers among the characters of names: 小忠, 大哥, 小乔 are nobody's pet names. */
const NO_PET = /[忠反内主公奸贼臣大小老二三四五六七八九十一众诸各这那会点味好兄弟哥姐妹]/;
const PET_BEFORE = '[老小阿]';
const PET_AFTER =
  '(?:大?(?:才子|侠|帅哥?|善人|佬|爷)|大哥|哥哥?|姐姐?|妹妹?|妹子|弟弟?|老弟|兄弟?|爷爷?|叔叔?|总|宝|酱|儿(?!子)|嫂|将军|大人|老板|公子|姑娘|美女|娘娘|夫人|先生|女士|老师(?![说让叫布])|师傅|大叔|大妈|大娘|阿姨|同学(?![们说让叫])|小姐姐?|小哥|小朋友|小子|老爷|丞相|老贼|狗贼|老弟|老哥|老姐|队长)(?!们)';
/** 浩子, but no 孙子, 王子, 桃子. */
const NO_SON = /[孙王妻儿女公太天君夫弟庄老孔孟荀曾朱谋杀桃包车刀骨曹面日房样牌鬼法骗条胆分种狮鸽李帽影]/;

/** Characters that stand in the names of two seats at most: one of the two may be who speaks. */
function petsOf(named: readonly Named[]): Pick<Called, 'pet' | 'petOf'> {
  const seats = new Map<string, Set<Seat>>();
  const add = (chars: readonly string[], seat: Seat) => {
    for (const char of new Set(chars))
      if (HAN_ONLY.test(char) && !NO_PET.test(char)) seats.set(char, (seats.get(char) ?? new Set()).add(seat));
  };
  const parts = named.map(([, read, seat]) => ({ ...partsOf(read), seat }));
  for (const { own, seat } of parts) add(own, seat);
  // Half a family name is 司马炎's where nobody else has that character.
  const taken = new Set(seats.keys());
  for (const { family, seat } of parts)
    add(
      family.filter((char) => !taken.has(char)),
      seat,
    );
  const owners = new Map([...seats].filter(([, of]) => of.size <= 2));
  if (owners.size === 0) return { pet: '', petOf: () => null };
  const surnames = new Map(named.map(([, read, seat]) => [seat, bare(read)[0]]));
  const chars = `[${[...owners.keys()].join('')}]`;
  const doubled = [...owners.keys()].map((char) => char + char).join('|');
  const sons = [...owners.keys()].filter((char) => !NO_SON.test(char)).join('');
  return {
    pet: `${sons === '' ? '' : `[${sons}]子(?!弹|孙|女|弟)|`}${PET_BEFORE}${chars}|${chars}${PET_AFTER}|${doubled}|(?<=^|[,.!?;:\\s])${chars}(?=你(?!们))`,
    petOf: (words, from) => {
      const char = Array.from(words).find((one) => owners.has(one));
      const those = [...((char === undefined ? null : owners.get(char)) ?? [])].filter((seat) => seat !== from);
      if (those.length < 2) return those[0] ?? null;
      // 马大爷 is 马日磾, and not 木牛流马: a title goes with a family name.
      const family = those.filter((seat) => surnames.get(seat) === char);
      return family.length === 1 ? (family[0] ?? null) : null;
    },
  };
}

type Named = readonly [name: string, read: string, seat: Seat];

function namesOf(
  named: readonly Named[],
  nicknames: ReadonlyMap<string, Seat>,
  seats: readonly SeatNames[],
): Map<string, Seat> {
  const found = new Map<string, Seat>();
  const shared = new Set<string>();
  const add = (written: string, seat: Seat) => {
    const name = written.trim();
    if (name.length < SHORTEST) return;
    if (found.has(name) && found.get(name) !== seat) shared.add(name);
    found.set(name, seat);
  };
  for (const [name, read, seat] of named) {
    add(read, seat);
    const short = withoutEdition(name);
    if (short !== name) add(readLine(short).text, seat);
  }
  for (const [name, seat] of nicknames) add(readLine(name).text, seat);
  for (const [name, seat] of spelledAt(seats)) add(name, seat);
  // 杨婉 is "yang" before 吕杨 is.
  const taken = new Set(found.keys());
  for (const [name, seat] of givenAt(seats)) if (!taken.has(name)) add(name, seat);
  for (const name of shared) found.delete(name);
  // 孙夫人 is told as Lady Sun, and is meant by it beside 孙权, who might be called lady too.
  for (const [name, seat] of toldInEnglish(named)) found.set(name, seat);
  return found;
}

/** What others are called in English, courtesy names, and what else people of the tale go by, before whose they are. */
const BY_NAMES =
  'caesar凯撒 ardashir达希尔 macrinus里努斯 himiko卑弥呼 goblin哥布林 princess公主 empress皇后 queen皇后 dowager太后 大耳朵刘备 大耳贼刘备 大耳刘备 阿瞒曹操 美髯公关羽 锦马超马超 三姓家奴吕布 小霸王孙策 碧眼儿孙权 冢虎司马懿 pig亥猪 snake巳蛇 tiger寅虎 hualiu璆琳 dragon辰龙 rabbit卯兔 monkey申猴 goat未羊 rooster酉鸡 玄德刘备 刘皇叔刘备 云长关羽 关二爷关羽 翼德张飞 孟德曹操 曹丞相曹操 仲谋孙权 孔明诸葛亮 卧龙诸葛亮 子龙赵云 孟起马超 汉升黄忠 奉先吕布 温侯吕布 公瑾周瑜 伯言陆逊 子明吕蒙 伯符孙策 子义太史慈 兴霸甘宁 公覆黄盖 奉孝郭嘉 文若荀彧 文和贾诩 仲达司马懿 文远张辽 元让夏侯惇 妙才夏侯渊 仲康许褚 公明徐晃 士元庞统 凤雏庞统 伯约姜维 文长魏延 本初袁绍 公路袁术 仲颖董卓 子敬鲁肃 黄须儿曹彰 幼常马谡 元直徐庶 士载邓艾 士季钟会 子桓曹丕 子建曹植 阿斗刘禅 公琰蒋琬 文伟费祎 休昭董允 子布张昭 子瑜诸葛瑾 季常马良 宪和简雍 子仲糜竺 公台陈宫 元龙陈登 文台孙坚 元皓田丰 正南审配 仲德程昱 公仁董昭 曼成李典 文谦乐进 文则于禁 儁乂张郃 令明庞德 子廉曹洪 子孝曹仁 文烈曹休 子丹曹真 昭伯曹爽 太初夏侯玄 子元司马师 子上司马昭 安世司马炎 伯然赵俨 机伯伊籍 景升刘表 伯珪公孙瓒 郭女王郭皇后 郭女王郭照 甄姬甄宓 洛神甄姬 洛神甄宓';

/** Courtesy names of those who sit at a table. */
function bySayings(named: readonly Named[]): [string, Seat][] {
  return BY_NAMES.split(' ').flatMap((row): [string, Seat][] => {
    const of = named.find(([, read]) =>
      [3, 2].some((length) => row.length > length + 1 && read.endsWith(row.slice(-length))),
    );
    const hero = of && [3, 2].find((length) => of[1].endsWith(row.slice(-length)));
    return of && hero !== undefined ? [[row.slice(0, -hero), of[2]]] : [];
  });
}

/** What AIs who speak English call those who sit at a table ("lady sun"), where no two are called alike. */
function toldInEnglish(named: readonly Named[]): [string, Seat][] {
  const told = named.flatMap(([name, , seat]): [string, Seat][] => {
    const latin = inLatin(name)?.toLowerCase();
    return latin === undefined ? [] : [[latin, seat]];
  });
  return told.filter(([name, seat]) => told.every(([other, of]) => other !== name || of === seat));
}

/** Reads the names of a table. `nicknames`: other names of seats. */
export function calledAt(
  { seats }: Pick<PublicTable, 'seats'>,
  nicknames: ReadonlyMap<string, Seat> = new Map(),
): Called {
  const named = seats.map(({ seat, name }): Named => [name, readLine(name).text, seat]);
  const said = named.map(
    ([, read, seat]): SeatNames => ({
      seat,
      calls: callsOf(
        read,
        named.filter(([, , other]) => other !== seat).map(([, other]) => other),
      ),
    }),
  );
  return {
    seats: said,
    byName: namesOf(named, new Map([...bySayings(named), ...nicknames]), said),
    ...petsOf(named),
  };
}
