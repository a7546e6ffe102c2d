/** Whether a line is made of words that are known to be harmless: what nobody listed is not said (§I). */
import { HAN } from '../../line/character';
import { type InSpoken, type SpokenLanguage } from '../../../language/languages';
import { WORDS_EN } from './words-en';
import { WORDS_ZH } from './words-zh';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Kept: the lists are long. */
const made: { zh: ReadonlySet<string> | null; en: ReadonlySet<string> | null } = { zh: null, en: null };
const WORDS: InSpoken<() => ReadonlySet<string>> = {
  zh: () => (made.zh ??= listed(WORDS_ZH)),
  en: () => (made.en ??= listed(WORDS_EN)),
};

/** No listed word is longer. */
const LONGEST_WORD = 9;

const APART = new RegExp(`[^${HAN}]+`);

/** Sounds that may be drawn out: 哈哈哈哈, 好好好. */
const DRAWN = /([哈嘿呵嘻哼呜啊咦嗯哎哇噗略快好来慢嘘得对])\1{2,}/g;

/**
 * Characters that a strange word may not hold: what roles, sides, seats, cards, deeds, counts, harm, abuse, homes, machines and
 * wares are written with, and what sounds like a role.
 */
const WATCHED = new Set(
  '忠中终钟衷仲种反返饭翻犯番凡范贩内奈那奸间尖坚煎肩艰监贼则泽责臣陈沉尘敌友党叛谋逆派营阵队伙帮主公王皇帝君朝宫位座号家楼顶台桥崖窗河海江湖井坑药片刀剑枪箭弓斧绳索链杀砍刺斩打击射劈捅毒烧炸爆死亡命尸坟葬魂鬼活生存世界消失离开解脱结束断绝灭毁残害伤血痛疼病疯医睡醒闭永别了切割腕脉吊淹溺跳坠摔撞滚废蠢笨傻呆痴猪狗驴畜牲屎尿粪屁贱婊逼操干日妈爸爹娘爷奶祖宗孙臭恶丑脏骚淫色欲性胸臀裸吻抱摸床娼妓垃圾渣败类脑智障弱丢弃嫌厌憎恨讨烦恼骂辱羞耻耶住址门校学班级岁龄姓名码密钥验证卡银钱款账付费买卖充值电话手机微信扣群加粉丝网站页接点扫屏幕系统程序模型设定指令提示代器人助按键钮关装载版本更新数据档输入出字符文句语音用户员管理闪桃牌锦囊备判张体力武将技能回合顺拆乐兵决斗南蛮万马弩身份底细隐藏露馅暴卧潜伏伪扮演戏真假骗谎诈瞒诱惑赖托效劳归投降跟随追从护卫保救援驾替挡牺献心向背左右前后对旁邻上下他她它们谁某每各者方边头端侧红黑白蓝绿狼羊虎蛇鼠先再快必须立刻不准许应该当莫勿给拿交送把让叫使要求迫敢胆威胁等着瞧报复仇冤债偿还欠一二三四五六七八九十百千两几半第壹贰叁男女老婆情爱恋嫁娶约会今夜晚房屋院疑坏刚才撑放去走作怪险诡题罪恐怖惨哀崩溃窒息孤独寂嘲讽欺负凶狠吓吵滥阴阳暗昏盲哑聋瘸棺礼鼎掀推夺权登基邪善盟拜靠倚附势贴远伴议计划策动造起义变乱图目标集围攻守防御格略战术赢胜滴量空尽耗取偷抢劫牵置',
);
/** Longer than this a strange stretch is no mere word. */
const LONGEST_STRANGE = 3;
const SOMEBODY = /[你您我俺咱他她它谁人]|阁下|足下|兄台|在下|自己|各位|诸位|诸君|大家|大伙|某君|是/;

/** The stretches of a clause that are made of no known words, as few characters as can be. `also`: what else may stand. */
function strangeHan(clause: string, also: ReadonlySet<string>): string[] {
  const text = clause.replace(DRAWN, '$1$1');
  const words = WORDS.zh();
  // How many characters before each place must be strange at least, and where the last piece before it begins.
  const cost = [0, ...Array.from(text, () => Infinity)];
  const from = [0, ...Array.from(text, () => 0)];
  const known = [true, ...Array.from(text, () => true)];
  const reach = (at: number, to: number, price: number, word: boolean): void => {
    const whole = (cost[at] ?? Infinity) + price;
    if (whole >= (cost[to] ?? Infinity)) return;
    cost[to] = whole;
    from[to] = at;
    known[to] = word;
  };
  for (let at = 0; at < text.length; at++) {
    for (let length = 1; length <= LONGEST_WORD && at + length <= text.length; length++)
      if (words.has(text.slice(at, at + length))) reach(at, at + length, 0, true);
    for (const one of also) if (one !== '' && text.startsWith(one, at)) reach(at, at + one.length, 0, true);
    reach(at, at + 1, 1, false);
  }
  const strange: string[] = [];
  let open = '';
  for (let to = text.length; to > 0; to = from[to] ?? 0) {
    if (known[to] === true) {
      if (open !== '') strange.unshift(open);
      open = '';
    } else open = text.charAt(to - 1) + open;
  }
  return open === '' ? strange : [open, ...strange];
}

/** The characters of which the listed words are made. */
let usual: ReadonlySet<string> | null = null;
const usualCharacters = (): ReadonlySet<string> => (usual ??= new Set([...WORDS.zh()].join('')));

/**
 * Whether one strange word may stand in a clause all the same: short, of characters that listed words are made of, none of
 * them watched, and in a line that is said neither to nor of anybody.
 */
function isMild(line: string, [word = '', ...more]: readonly string[]): boolean {
  const characters = usualCharacters();
  return (
    more.length === 0 &&
    word.length <= LONGEST_STRANGE &&
    !SOMEBODY.test(line) &&
    Array.from(word).every((character) => characters.has(character) && !WATCHED.has(character))
  );
}

/** The first English word that is on no list. */
function strangeWord(clause: string, also: ReadonlySet<string>): string | null {
  const words = WORDS.en();
  const foreign = /(?![a-z])\p{L}/u.exec(clause);
  if (foreign) return foreign[0];
  for (const word of clause.match(/[a-z]+(?:['-][a-z]+)*/g) ?? []) {
    if (!words.has(word) && !words.has(word.replace(/'s$/, '')) && !also.has(word)) return word;
  }
  return null;
}

/** What of a clause (simplified, lower case) of a line is strange to a language's lists; null where nothing is. */
export function strangeIn(
  clause: string,
  line: string,
  language: SpokenLanguage,
  also: ReadonlySet<string>,
): string | null {
  if (also.has(clause)) return null;
  if (language === 'en') return strangeWord(clause, also);
  const bare = clause.replace(/\s+/g, '');
  const other = APART.exec(bare);
  if (other) return other[0];
  const strange = strangeHan(bare, also);
  return strange.length === 0 || isMild(line, strange) ? null : strange.join(' ');
}
