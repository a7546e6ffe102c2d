/** What a question about the rules or a card is told, as one player tells another. */
import type { InSpoken } from '../../../language/languages';
import type { NewcomerAsks } from '../../moves/asked/newcomer';
import { DRAWN, JUDGED_FIRST, LORD_FALLS, SHARED_HURT } from '../../moves/asked/rules-asked';
import { NULLIFIED_TWICE } from '../../moves/asked/term-asked';

/** What newcomers are told of the game as a whole: each holds at any time of any game. */
export const NEWCOMER_RULES: Readonly<Record<NewcomerAsks, InSpoken<string>>> = {
  panel: {
    zh: '顶上那排里的「察言观色」，点开就看得到谁像什么、凭什么',
    en: 'the entry in the top bar opens it: who looks like what, and why',
  },
  own: {
    zh: '你自己的武将牌角上就写着，别人看不见',
    en: 'it stands in the corner of your own character, and only you see it',
  },
  shown: {
    zh: '没卡，就主公明着，别人死了才亮',
    en: "no bug, only the lord's role is shown. The rest are turned up when they die",
  },
  secret: {
    zh: '除了主公都藏着身份，说不说随你，藏着更稳',
    en: 'everyone but the lord keeps it hidden. You can claim one, but better keep quiet',
  },
  over: {
    zh: '还没完，主公还在，反贼内奸没清光就接着打',
    en: 'not over yet: the lord is alive with enemies left, so play on',
  },
  penalty: {
    zh: '谁杀反贼都摸三张，只有主公杀忠臣才弃光牌',
    en: 'whoever kills a rebel draws three, and only a lord who kills a loyalist discards everything',
  },
  side: {
    zh: '身份都藏着，看谁打主公、谁帮主公来认人',
    en: "only the lord's role is open: watch who hurts the lord and who helps",
  },
  roles: {
    zh: '反的要主公倒，忠的护他，内奸留到最后单挑',
    en: 'rebels want the lord dead, loyalists keep the lord alive, the traitor has to outlast everybody',
  },
  turns: {
    zh: '有技能能多打一回合，翻面会跳过',
    en: 'some skills give extra turns, and whoever is turned over skips one',
  },
  lord: {
    zh: '{lord}号是主公，反贼要他倒，忠的护他，内奸看哪边强',
    en: 'the lord is seat {lord}: rebels go for the lord, loyalists guard, the traitor keeps it even',
  },
  whom: {
    zh: '够得着就能打：反的奔主公，忠的清反和内，内两头看',
    en: 'anyone in range; a rebel goes for the lord, a loyalist for the rebels, a traitor for whoever leads',
  },
};

/** What a question about the rules is told, by what it names; how the sides win comes last. */
export const RULES: readonly {
  readonly asked: RegExp;
  readonly rule: InSpoken<string>;
  /** How a side wins: only where no card is asked about. */
  readonly wins?: true;
}[] = [
  {
    asked: LORD_FALLS,
    rule: {
      zh: '主公一倒这局就完：只剩一个内奸算内奸赢，不然反贼赢',
      en: 'that ends the game: the rebels win, or the traitor if nobody else is left',
    },
  },
  {
    asked: NULLIFIED_TWICE,
    rule: {
      zh: '后一张无懈抵消前一张，原来那张锦囊照样生效',
      en: 'the second Nullification undoes the first, so the first trick goes through after all',
    },
  },
  {
    asked: JUDGED_FIRST,
    rule: {
      zh: '判定区里后放的先判，一张张往前',
      en: 'what was laid last is judged first, and so on back',
    },
  },
  {
    asked: /翻面|翻过来|\b(?:turned over|flipped|face ?down)\b/,
    rule: {
      zh: '翻面的人跳过下个回合再翻回来，期间照样能出闪出桃',
      en: "if you're turned over you skip your next turn and flip back. Dodges and Peaches still work",
    },
  },
  {
    asked: /手牌上限|弃牌阶段|\b(?:hand limit|discard phase)\b/,
    rule: { zh: '回合结束手牌多过体力就得弃到一样', en: 'when your turn ends, you discard down to your health' },
  },
  {
    asked: DRAWN,
    rule: {
      zh: '回合开始摸两张，有的技能会多摸少摸',
      en: 'you draw two when your turn begins, unless a skill says otherwise',
    },
  },
  {
    asked: SHARED_HURT,
    rule: {
      zh: '多半是被铁索连着：火和雷打一个，连着的一起掉',
      en: 'chained, most likely: fire and thunder on one go on to all who are chained',
    },
  },
  {
    asked: /传|铁索|连环|拴|链|横(?:着|置|过来)|chain|[火烧雷].*(?:跟着|也)[掉扣少]/,
    rule: {
      zh: '铁索只传火和雷的伤害，普通的杀不传',
      en: 'chains only pass on fire and thunder damage, not a plain Strike',
    },
  },
  {
    asked:
      /几(?:张|次)杀|杀几|杀.*回合|回合.*杀|(?:能|可以)(?:出|打|砍)(?:几|多少)|(?:slash|strike).*(?:turn|times|twice|legal|allowed)|how many (?:strikes?|slash)/,
    rule: {
      zh: '一般一回合只能出一张杀，连弩和有的技能另说',
      en: 'normally one Strike a turn, unless a Crossbow or a skill allows more',
    },
  },
  {
    asked: /[两二俩2](?:[点滴格血伤]|hp)|[掉扣]了?[两二俩2]|双倍|\b(?:2|two|double) (?:dmg|damage|hp|health)/,
    rule: {
      zh: '不是bug，喝酒、火烧藤甲或技能都能多一点伤害',
      en: 'no bug: Wine, fire on Vine Armour or a skill can make it 2',
    },
  },
  {
    asked: /跳[反忠内]|表忠|\bjump/,
    rule: {
      zh: '跳就是拿行动亮明站哪边，比如砍主公、救主公',
      en: 'jumping means showing your side by what you do, like hitting the lord',
    },
  },
  { asked: /集火|focus/, rule: { zh: '集火就是一起盯着一个打', en: 'focusing is all hitting the same player' } },
  { asked: /盲狙/, rule: { zh: '盲狙就是没凭没据先打一个', en: 'it means hitting someone on a hunch' } },
  { asked: /卖血/, rule: { zh: '卖血就是拿挨打换技能的好处', en: 'it means taking hits for what a skill pays' } },
  { asked: /苟|划水/, rule: { zh: '就是躲着少出手，等别人先拼', en: 'it means lying low while the others fight' } },
  { asked: /补刀/, rule: { zh: '补刀就是把残血的收掉', en: 'it means finishing off somebody who is low' } },
  { asked: /aoe/, rule: { zh: 'aoe就是南蛮这种打所有人的牌', en: 'an aoe hits everybody, like Barbarians' } },
  {
    asked: /距离|[够砍打杀]不[着到]|range|distance|reach/,
    rule: {
      zh: '挨着是1步，多隔一个活人多1步，马能改',
      en: 'distance is how many seats away they are; horses change that, and weapons your reach',
    },
  },
  {
    asked:
      /(?:[加减这那]1?一?个?|匹)马|骅骝|绝影|的卢|爪黄|赤兔|大宛|紫骍|\b(?:horses?|mounts?|red hare|chitu|dawan|zixin|dilu|jueying|zhuahuang|hualiu)\b/,
    rule: {
      zh: '加一马让别人够你远一步，减一马让你够人近一步',
      en: 'a +1 horse puts you one step further from others, a -1 horse brings others one step nearer',
    },
  },
  {
    asked:
      /(?:内奸|内(?!容)|traitor|spy).*(?:赢|胜|玩|打|干|做)|(?:win|rule).*(?:traitor|spy)|(?:traitor|spy|renegade).*(?:win|do\b|supposed)/,
    rule: {
      zh: '内奸要活到最后，再和主公单挑取胜',
      en: 'the traitor has to outlive everyone else, then beat the lord one on one',
    },
  },
  {
    wins: true,
    asked: /反.*(?:赢|胜|玩|打|干|做)|(?:win|rule).*rebel|rebel.*(?:win|do\b|supposed)/,
    rule: {
      zh: '反贼打倒主公就赢，谁动手都算',
      en: 'the rebels win when the lord falls, no matter who lands the blow',
    },
  },
  {
    wins: true,
    asked: /[忠主].*(?:赢|胜|玩|打|干|做)|(?:win|rule).*(?:loyal|lord)|(?:loyal|lord).*(?:win|do\b|supposed)/,
    rule: { zh: '主忠一边要把反贼和内奸都清掉', en: "the lord's side has to take out every rebel and the traitor" },
  },
  {
    wins: true,
    asked: /(?<!打)赢|\bwin(?!e)/,
    rule: {
      zh: '反贼要主公倒，主忠要清光反和内，内奸留到最后单挑',
      en: 'rebels need the lord dead, the lord and loyalists need the rest dead, the traitor goes last against the lord',
    },
  },
];

/** Whether a text asks for one of these. */
export const asksRule = (text: string): boolean => RULES.some(({ asked }) => asked.test(text));

/** What a card does, as one player tells another. */
export const CARD_RULES: Readonly<Record<string, InSpoken<string>>> = {
  sha: { zh: '杀要对面出闪，不出就掉一血', en: 'a Strike costs one health unless you play a Dodge' },
  shan: { zh: '闪是躲杀和万箭用的', en: 'a Dodge gets you out of a Strike or the Arrow Rain' },
  tao: { zh: '桃回一点血，有人濒死也能救', en: 'a Peach heals one health, and can save anyone who is dying' },
  jiu: {
    zh: '喝了酒下一张杀多一点伤害，濒死能自救',
    en: 'Wine makes your next Strike do one more damage, or saves you, and only you, when you are dying',
  },
  guohe: { zh: '拆是弃别人区域里一张牌', en: 'Dismantle discards one card from another player' },
  shunshou: { zh: '顺是拿距离一以内的人一张牌', en: 'Snatch takes one card from a player at distance one' },
  wuxie: {
    zh: '无懈抵消一张锦囊，杀它管不着，无懈还能再被无懈',
    en: 'a Nullification cancels a trick, not a Strike, and can itself be nullified',
  },
  juedou: {
    zh: '决斗被点的先出杀，轮流出，先出不了的掉血',
    en: 'in a Duel the target plays a Strike first, then in turns, and whoever runs out loses one health',
  },
  nanman: {
    zh: '南蛮是其他人每人出一张杀，不出掉血',
    en: 'against the Barbarians everyone else plays a Strike or loses one health',
  },
  wanjian: {
    zh: '万箭是其他人每人出一张闪，不出掉血',
    en: 'against the Arrow Rain everyone else plays a Dodge or loses one health',
  },
  taoyuan: { zh: '桃园是在场受伤的每人回一点血', en: 'the Peach Garden gives one health back to everyone who is hurt' },
  wugu: { zh: '五谷是亮出几张牌，挨个挑一张', en: 'the Harvest turns up some cards, and everyone picks one in turn' },
  wuzhong: { zh: '无中生有就是摸两张牌', en: 'Something from Nothing just draws you two cards' },
  lebu: {
    zh: '乐是判定，不是红桃就跳过出牌',
    en: 'Contentment is a judgement: anything but a heart and you skip playing',
  },
  bingliang: {
    zh: '兵粮是判定，不是梅花就跳过摸牌',
    en: 'Supply Shortage is a judgement: anything but a club and you skip drawing',
  },
  shandian: {
    zh: '闪电挂自己头上，判到黑桃二到九掉三血，没中就传下家',
    en: 'you put Lightning on yourself: a 2 to 9 of spades costs three health, anything else passes it on',
  },
  jiedao: {
    zh: '借刀是让有武器的人去杀别人，不杀就交武器',
    en: 'a Borrowed Blade makes an armed player strike someone, or hand over the weapon',
  },
  huogong: {
    zh: '火攻是对面亮一张牌，你弃同花色的就打一点火伤',
    en: 'with Fire Attack they show a card, and you discard the same suit to deal one fire damage',
  },
  tiesuo: {
    zh: '铁索把人连上，火雷伤害会传，普通杀不传',
    en: 'chains link players, so fire and thunder damage spreads, but a plain Strike does not',
  },
  zhuge: { zh: '连弩是杀不限次数', en: 'with the Crossbow you can play any number of Strikes' },
  bagua: {
    zh: '八卦是该出闪时判定，红的就算出了',
    en: 'with the Eight Trigrams you judge when you need a Dodge, and red counts as one',
  },
  renwang: { zh: '仁王盾挡黑色的杀', en: 'the Renwang Shield stops black Strikes' },
  tengjia: {
    zh: '藤甲不怕普通杀和南蛮万箭，怕火',
    en: 'Vine Armour stops plain Strikes, Barbarians and Arrow Rain, but fire hurts more',
  },
  baiyin: {
    zh: '白银狮子一次最多掉一血，丢了还回一血',
    en: 'with the Silver Lion a hit costs one at most, and losing it heals one',
  },
  qinggang: { zh: '青釭剑无视防具', en: 'the Qinggang Sword ignores armour' },
  guanshi: { zh: '贯石斧弃两张牌，杀就必中', en: 'with the Rock Axe you discard two cards and the Strike hits anyway' },
  fangtian: {
    zh: '方天画戟最后一张手牌当杀时能多砍两个人',
    en: 'with the Halberd, a Strike that is your last card can hit up to three players',
  },
  cixiong: {
    zh: '雌雄剑砍异性，对面弃一张或你摸一张',
    en: 'with the Twin Swords, striking the opposite sex makes them discard one or you draw one',
  },
  hanbing: {
    zh: '寒冰剑可以不打血，改弃对面两张牌',
    en: 'with the Ice Sword you can discard two of their cards instead of dealing damage',
  },
  qilin: { zh: '麒麟弓打中能射掉一匹马', en: 'when the Kirin Bow hits, you can shoot down a horse' },
  guding: { zh: '古锭刀砍没手牌的多一点伤害', en: 'the Ancient Blade does one more damage to an empty hand' },
  zhuque: { zh: '朱雀羽扇能把普通杀变火杀', en: 'the Vermilion Fan turns a plain Strike into a fire Strike' },
  qinglong: { zh: '青龙刀杀被闪了还能接着杀', en: 'with the Green Dragon Blade you can strike again after a Dodge' },
  zhangba: { zh: '丈八是两张手牌当一张杀', en: 'the Serpent Spear lets you play two hand cards as a Strike' },
  muniu: { zh: '木牛能存牌，传给别人用', en: 'the Wooden Ox stores cards and can be passed on' },
};
export const ANY_RULE: InSpoken<string> = {
  zh: '这个我也说不清，点开看看说明',
  en: "I can't say for sure, open it up and read the text",
};
