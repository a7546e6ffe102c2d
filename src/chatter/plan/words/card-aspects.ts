/** What a card may do at any time, by what is asked of it: true of the engine's standard and extra cards (§Q3). */
import type { InSpoken } from '../../../language/languages';
import type { Aspect, RuleAsked } from '../../moves/asked/rule-aspect';
import { ARMOURS, GEAR } from '../../moves/words/gear';
import { DELAYED } from '../../moves/words/cards';

type Told = InSpoken<string>;
const say = (zh: string, en: string): Told => ({ zh, en });

const BASIC: ReadonlySet<string> = new Set(['sha', 'shan', 'tao', 'jiu']);
/** Weapons that reach further than one step. */
const REACHES: Readonly<Record<string, number>> = Object.fromEntries(
  ['qinggang cixiong hanbing guding', 'qinglong zhangba guanshi', 'fangtian zhuque', 'qilin'].flatMap((row, i) =>
    row.split(' ').map((card) => [card, i + 2]),
  ),
);
const isTrick = (card: string): boolean => !BASIC.has(card) && !isGear(card);
const isGear = (card: string): boolean => GEAR.has(card) || ['weapon', 'armour', 'horse', 'gear'].includes(card);

/** What holds of one card, or of all of its kind. */
type Kind = 'trick' | 'delayed' | 'gear' | 'armour';
const kindsOf = (card: string): readonly Kind[] => [
  ...(DELAYED.has(card) ? (['delayed'] as const) : []),
  ...(ARMOURS.includes(card) ? (['armour'] as const) : []),
  isGear(card) ? 'gear' : 'trick',
];
/** Of gear as such. */
const EQUIPS = say(
  '装备一回合装几件都行，同一格后装的顶掉先装的',
  'equip as much as you like, but a new piece replaces the old one in its slot',
);
const TABLE: Readonly<Partial<Record<Aspect, Readonly<Record<string, Told>>>>> = {
  many: {
    sha: say(
      '一般一回合只能出一张杀，连弩和有的技能另说；锦囊不限',
      'normally one Strike a turn, unless a Crossbow or a skill allows more; tricks have no limit',
    ),
    jiu: say(
      '加伤害的酒一回合只能喝一次，濒死自救不限',
      'you may drink for damage once a turn; saving yourself has no limit',
    ),
    tao: say('桃不限张数，掉了血就能接着吃', 'no limit on Peaches, as long as you are hurt'),
    shan: say('闪不限，要躲几下就出几张', 'no limit: one Dodge for each thing you have to dodge'),
    zhuge: say('装了连弩，杀一回合出几张都行', 'with a Crossbow you may play any number of Strikes a turn'),
    juedou: say('决斗里轮流出杀，有几张出几张', 'in a Duel you take turns, with as many Strikes as you hold'),
    shandian: say('闪电只能放自己头上，一次一张', 'Lightning goes on yourself only, one at a time'),
    delayed: say(
      '出几张都行，但一个人头上不能有两张一样的',
      'play as many as you like, but never two of the same kind on one player',
    ),
    trick: say(
      '锦囊一回合不限张数，有几张出几张；杀才只能一张',
      'tricks have no limit a turn, only Strikes are limited to one',
    ),
    ...Object.fromEntries(['gear', 'weapon', 'armour', 'horse'].map((kind) => [kind, EQUIPS])),
  },
  without: {
    jiedao: say('借刀得对方有武器才行', 'no: whoever you use it on must hold a weapon'),
    sha: say('应决斗、南蛮出不了杀就掉一血', 'with no Strike against a Duel or Barbarians you lose one health'),
    shan: say('挨杀、挨万箭不出闪就掉一血', 'with no Dodge against a Strike or Arrow Rain you lose one health'),
    tao: say(
      '濒死没人出桃，自己也没酒，就死了',
      'if nobody has a Peach when you are dying, and you no Wine, you are dead',
    ),
    weapon: say('没武器只打距离1，也就是挨着的', 'without a weapon you reach distance 1, that is your neighbours'),
  },
  answered: {
    sha: say('杀出一张闪就能躲，无懈管不着', 'a Dodge gets you out of a Strike; a Nullification does not'),
    juedou: say(
      '决斗闪不了，只能轮流出杀，或者一张无懈挡掉',
      "a Duel can't be dodged: answer with Strikes, or cancel it with a Nullification",
    ),
    nanman: say(
      '南蛮出一张杀就没事，闪没用，无懈也行',
      'a Strike or a Nullification gets you out of Barbarians, a Dodge does not',
    ),
    wanjian: say('万箭出一张闪就没事，无懈也行', 'a Dodge or a Nullification gets you out of the Arrow Rain'),
    jiedao: say(
      '被借刀的可以照砍，也可以交出武器，无懈也行；那一刀能闪',
      'strike as told, or hand over the weapon, or cancel it with a Nullification; the Strike itself can be dodged',
    ),
    wuxie: say('无懈只能再用一张无懈抵消', 'only another Nullification cancels a Nullification'),
    tao: say('桃和酒没法抵消，无懈只管锦囊', "a Peach can't be cancelled, Nullification only works on tricks"),
    delayed: say(
      '判定生效前能无懈，也能趁早拆掉或顺走',
      'a Nullification before the judgement takes effect, or have it dismantled or snatched first',
    ),
    trick: say('锦囊闪不掉，要挡只能用无懈', "tricks can't be dodged, only a Nullification stops them"),
    armour: say(
      '青釭剑的杀不看防具，也能拆掉顺走',
      'Qinggang Sword Strikes ignore it, and it can be dismantled or snatched',
    ),
    gear: say('装备没法无懈，只能拆掉或顺走', "gear can't be nullified, only dismantled or snatched"),
  },
  reach: {
    sha: say(
      '杀没武器只打距离1，有武器看武器上的数',
      'a Strike reaches distance 1 without a weapon, else as far as the weapon says',
    ),
    shunshou: say('顺只够距离1，挨着的或减一马拉近的', 'Snatch only reaches distance 1, horses count'),
    bingliang: say('兵粮只够距离1，挨着的或减一马拉近的', 'Supply Shortage only reaches distance 1, horses count'),
    jiedao: say(
      '借刀对谁都行，但得有武器，被砍的得在他攻击范围里',
      'anyone armed, whatever the distance, but the victim must be in their range',
    ),
    shandian: say('闪电只能放自己头上', 'you can only put Lightning on yourself'),
    tao: say('桃平时只能自己吃，有人濒死多远都能救', 'a Peach is for yourself, or for anyone dying at any distance'),
    weapon: say('没武器只打距离1，有武器看武器上的数', 'distance 1 without a weapon, else as far as the weapon says'),
    zhuge: say('连弩只打距离1', 'the Crossbow only reaches distance 1'),
    trick: say(
      '多数锦囊没距离限制，只有顺手和兵粮要距离1',
      'no distance limit on most tricks: only Snatch and Supply Shortage need distance 1',
    ),
  },
  when: {
    sha: say('出牌阶段用，挨决斗、南蛮时也能打出来', 'in your own turn, or to answer a Duel or Barbarians'),
    shan: say('挨杀或万箭的时候才出', 'only when a Strike or Arrow Rain comes at you'),
    tao: say(
      '自己回合掉了血能吃，有人濒死时谁的回合都能出',
      "in your own turn if you are hurt, or in anyone's turn when somebody is dying",
    ),
    jiu: say(
      '自己回合喝加伤害，自己濒死时随时能喝',
      "in your own turn for damage, or in anyone's when you are dying yourself",
    ),
    wuxie: say('有锦囊要生效时随时能出，不用等自己回合', "whenever a trick is about to work, in anyone's turn"),
    trick: say('锦囊在自己出牌阶段用，只有无懈随时能出', 'tricks go in your own turn, only Nullification any time'),
  },
  matter: {
    lord_falls: say(
      '主公一倒这局就完：只剩一个内奸算内奸赢，不然反贼赢',
      'that ends the game: the rebels win, or the traitor if nobody else is left',
    ),
    discard: say('回合结束手牌多过体力就得弃到一样', 'when your turn ends, you discard down to your health'),
    fallen: say(
      '主公在就没完：反贼内奸都倒，主忠才赢',
      'while the lord lives it goes on, until every rebel and the traitor are down',
    ),
    dying: say(
      '濒死时挨个问，谁都能出桃救，酒只能救自己',
      'everyone is asked in turn: anyone may give a Peach, Wine only saves yourself',
    ),
    legacy: say('人死了，手牌装备全进弃牌堆', 'all cards of the dead go to the discard pile'),
  },
};

/** Of tricks as such, and of every one that has no row of its own. */
const bothOf = (zh: string, en: string): Readonly<Record<'trick' | 'other', Told>> => {
  const told = say(zh, en);
  return { trick: told, other: told };
};

const ONLY_TRICKS = say('不能，无懈只抵消锦囊', 'no, Nullification only cancels tricks');
const JUDGED_RED = say('能，要闪的时候判红就算出了闪', 'yes: judge red and it counts as the Dodge');

/** What of two cards the one does against the other, by either's key; a card for all others is told where no pair stands. */
const AGAINST: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  wuxie: {
    basic: ONLY_TRICKS,
    ...bothOf('能，锦囊都能无懈', 'yes, any trick can be nullified'),
    gear: ONLY_TRICKS,
    armour: ONLY_TRICKS,
  },
  qinggang: { armour: say('青釭剑的杀不看防具，哪件都挡不住', 'yes, its Strikes ignore any armour') },
  zhuque: {
    tengjia: say('朱雀的火杀藤甲挡不住，还多一点伤害', 'a fire Strike goes through Vine Armour, and for one more'),
  },
  guanshi: {
    shan: say('贯石斧弃两张牌，闪了也照样打中', 'yes: discard two cards and the Strike hits despite the Dodge'),
  },
  zhangba: {
    nanman: say('能，丈八两张手牌当杀，应南蛮也算', 'yes, two hand cards count as a Strike there too'),
    juedou: say('能，丈八两张手牌当杀，决斗里也算', 'yes, two hand cards count as a Strike in a Duel too'),
  },
  bagua: {
    wanjian: JUDGED_RED,
    sha: JUDGED_RED,
    trick: say(
      '万箭能，要闪的时候判红就算出了闪；别的锦囊不靠闪躲',
      'only Arrow Rain: judge red and it counts as the Dodge',
    ),
    other: say(
      '不能，八卦只当闪用，这个不靠闪躲',
      'no, the Trigrams only stand for a Dodge, and a Dodge is no use there',
    ),
  },
  renwang: bothOf('不能，仁王盾只挡黑色的杀', 'no, the Renwang Shield only stops black Strikes'),
  tengjia: {
    juedou: say(
      '不能，藤甲只挡普通杀、南蛮和万箭',
      'no, Vine Armour only stops plain Strikes, Barbarians and Arrow Rain',
    ),
  },
  jiu: bothOf('不能，酒只加杀的伤害', 'no, Wine only adds to a Strike'),
};

/** What is answered card by card, whatever it is answered with. */
const ANSWERED: ReadonlySet<string> = new Set(['juedou', 'nanman', 'wanjian', 'huogong', 'jiedao']);

function against(named: readonly string[]): Told | undefined {
  // Of a borrowed Strike the Strike is asked about; what a Nullification does is asked of it first.
  const terms = named
    .filter((term) => term !== 'jiedao' || !named.includes('sha'))
    .sort((a, b) => Number(b === 'wuxie') - Number(a === 'wuxie'));
  for (const one of terms)
    for (const two of terms) {
      const row = one === two ? undefined : AGAINST[one];
      const kind = BASIC.has(two)
        ? 'basic'
        : two === 'armour' || ARMOURS.includes(two)
          ? 'armour'
          : isTrick(two)
            ? 'other'
            : 'gear';
      const told = row?.[two] ?? row?.[kind];
      if (told) return told;
    }
  const card = terms.find((one) => ANSWERED.has(one));
  return terms.some((one) => one === 'sha' || one === 'shan') && card ? of('answered', [card]) : undefined;
}

function of(aspect: Aspect, terms: readonly string[]): Told | undefined {
  const row = TABLE[aspect] ?? {};
  for (const term of terms) {
    const reach = aspect === 'reach' ? REACHES[term] : undefined;
    if (reach !== undefined) return say(`攻击范围是${reach}`, `it reaches ${reach} steps`);
    const told =
      row[term] ??
      // How often a piece of gear works is told by its own rule.
      (aspect === 'many' && isGear(term)
        ? undefined
        : kindsOf(term)
            .map((kind) => row[kind])
            .find(Boolean));
    if (told && !(BASIC.has(term) && row[term] === undefined)) return told;
  }
  return undefined;
}

/** What is told of these; undefined where the card's own rule says it. */
export const aspectRule = ({ aspect, terms }: RuleAsked): Told | undefined =>
  aspect === 'beats' ? against(terms) : of(aspect, terms);
