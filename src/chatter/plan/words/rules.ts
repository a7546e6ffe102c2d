/** What a question about the rules or a card is told, as one player tells another. */
import type { InSpoken } from '../../../language/languages';

/** What a question about the rules is told, by what it names; how the sides win comes last. */
export const RULES: readonly { readonly asked: RegExp; readonly rule: InSpoken<string> }[] = [
  {
    asked: /传|铁索|连环|拴|chain/,
    rule: {
      zh: '铁索只传火和雷的伤害，普通的杀不传',
      en: 'chains pass on fire and thunder alone, not a plain Strike',
    },
  },
  {
    asked: /几(?:张|次)杀|杀几|how many (?:strikes?|slash)/,
    rule: {
      zh: '一般一回合只能出一张杀，有连弩另说',
      en: 'as a rule one Strike a turn, unless a crossbow says otherwise',
    },
  },
  {
    asked: /距离|够不着|range|distance/,
    rule: {
      zh: '隔着几个人就是几步距离，马和武器能改',
      en: 'distance counts the seats between; horses and weapons change it',
    },
  },
  {
    asked: /(?:内奸|内(?!容)|traitor|spy).*(?:赢|胜|玩|打)|(?:win|rule).*(?:traitor|spy)|(?:traitor|spy).*win/,
    rule: {
      zh: '内奸要活到最后，再和主公单挑取胜',
      en: 'the traitor must be the last one standing against the lord, and win',
    },
  },
  {
    asked: /反.*(?:赢|胜|玩|打)|(?:win|rule).*rebel|rebel.*win/,
    rule: { zh: '反贼打倒主公就赢，谁动手都算', en: 'the rebels win when the lord falls, whoever strikes the blow' },
  },
  {
    asked: /[忠主].*(?:赢|胜|玩|打)|怎么(?:才)?(?:能)?(?:算)?赢|(?:win|rule).*(?:loyal|lord)|(?:loyal|lord).*win/,
    rule: { zh: '主忠一边要把反贼和内奸都清掉', en: "the lord's side must clear away every rebel and the traitor" },
  },
];

/** What a card does, as one player tells another. */
export const CARD_RULES: Readonly<Record<string, InSpoken<string>>> = {
  sha: { zh: '杀要对面出闪，不出就掉一血', en: 'a Strike costs one health unless it is dodged' },
  shan: { zh: '闪是躲杀和万箭用的', en: 'a Dodge evades a Strike or the Arrow Rain' },
  tao: { zh: '桃回一点血，有人濒死也能救', en: 'a Peach heals one, and brings back whoever is dying' },
  jiu: { zh: '喝了酒下一张杀多一点伤害，濒死能自救', en: 'after Wine the next Strike hurts one more' },
  guohe: { zh: '拆是弃别人区域里一张牌', en: 'Dismantle throws away one card of another' },
  shunshou: { zh: '顺是拿距离一以内的人一张牌', en: 'Snatch takes one card of somebody next to you' },
  wuxie: {
    zh: '无懈抵消一张锦囊，杀它管不着，无懈还能再被无懈',
    en: 'a Nullification cancels a trick, never a Strike',
  },
  juedou: {
    zh: '决斗轮流出杀，先出不了的掉血',
    en: 'in a Duel both play Strikes in turn; who cannot loses one health',
  },
  nanman: {
    zh: '南蛮是其他人每人出一张杀，不出掉血',
    en: 'against the Barbarians everybody else plays a Strike or loses one',
  },
  wanjian: {
    zh: '万箭是其他人每人出一张闪，不出掉血',
    en: 'against the Arrow Rain everybody else dodges or loses one',
  },
  taoyuan: { zh: '桃园是在场受伤的每人回一点血', en: 'the Peach Garden heals everybody who is hurt by one' },
  wugu: { zh: '五谷是亮出几张牌，挨个挑一张', en: 'the Harvest turns up cards, and each picks one' },
  wuzhong: { zh: '无中生有就是摸两张牌', en: 'Something from Nothing draws two cards' },
  lebu: { zh: '乐是判定，不是红桃就跳过出牌', en: 'under Contentment one skips playing unless a heart is drawn' },
  bingliang: {
    zh: '兵粮是判定，不是梅花就跳过摸牌',
    en: 'under Supply Shortage one draws nothing unless a club comes up',
  },
  shandian: {
    zh: '闪电挂自己头上，判到黑桃二到九掉三血，没中就传下家',
    en: 'Lightning is laid on oneself: spade two to nine costs three, else it moves on',
  },
  jiedao: {
    zh: '借刀是让有武器的人去杀别人，不杀就交武器',
    en: 'a Borrowed Blade makes an armed player strike, or hand over the weapon',
  },
  huogong: {
    zh: '火攻是对面亮一张牌，你弃同花色的就打一点火伤',
    en: 'for Fire Attack discard the suit that is shown, and it burns for one',
  },
  tiesuo: {
    zh: '铁索把人连上，火雷伤害会传，普通杀不传',
    en: 'chains pass on fire and thunder damage, not a plain Strike',
  },
  zhuge: { zh: '连弩是杀不限次数', en: 'with the crossbow Strikes are without limit' },
  bagua: { zh: '八卦是该出闪时判定，红的就算出了', en: 'the Eight Trigrams: a red judgement counts as a Dodge' },
  renwang: { zh: '仁王盾挡黑色的杀', en: 'the Renwang Shield stops black Strikes' },
  tengjia: { zh: '藤甲不怕普通杀和南蛮万箭，怕火', en: 'Vine Armour stops plain Strikes, but fire hurts more' },
  baiyin: { zh: '白银狮子一次最多掉一血，丢了还回一血', en: 'with the Silver Lion a blow costs one at most' },
  qinggang: { zh: '青釭剑无视防具', en: 'the Qinggang Sword ignores armour' },
  guanshi: { zh: '贯石斧弃两张牌，杀就必中', en: 'with the Rock Axe two discards make a Strike hit' },
  fangtian: {
    zh: '方天画戟最后一张手牌当杀时能多砍两个人',
    en: 'with the Halberd a last-card Strike takes up to three',
  },
  cixiong: {
    zh: '雌雄剑砍异性，对面弃一张或你摸一张',
    en: 'the Twin Swords: against the other sex they discard or you draw',
  },
  hanbing: { zh: '寒冰剑可以不打血，改弃对面两张牌', en: 'the Ice Sword may take two cards instead of health' },
  qilin: { zh: '麒麟弓打中能射掉一匹马', en: 'the Kirin Bow shoots down a horse' },
  guding: { zh: '古锭刀砍没手牌的多一点伤害', en: 'the Ancient Blade hurts one more where the hand is empty' },
  zhuque: { zh: '朱雀羽扇能把普通杀变火杀', en: 'the Fan turns a Strike into fire' },
  qinglong: { zh: '青龙刀杀被闪了还能接着杀', en: 'with the Green Dragon a dodged Strike may be followed by another' },
  zhangba: { zh: '丈八是两张手牌当一张杀', en: 'the Serpent Spear makes two cards a Strike' },
  muniu: { zh: '木牛能存牌，传给别人用', en: 'the Wooden Ox stores cards and passes them on' },
};
export const ANY_RULE: InSpoken<string> = {
  zh: '这个我也说不清，点开看看说明',
  en: 'I could not say for sure; open its text',
};
