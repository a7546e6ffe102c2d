/** Clauses that all voices word alike; a lead or a tail of the speaker's own goes with them. */
import type { InSpoken } from '../../../language/languages';
import type { Shared } from '../plan';

export const SHARED_WORDS: Readonly<Record<Shared, InSpoken<readonly [string, ...string[]]>>> = {
  open_role: {
    zh: ['{who}的身份早亮在桌上了，{role}', '{who}是{role}，大家都看得见'],
    en: ["{who}'s role lies open: {role}", '{who} {be} {role}, as all can see'],
  },
  quote: {
    zh: ['{who}最后说的是：「{said}」', '记得，{who}说过「{said}」'],
    en: ["{who}'s last words were: “{said}”", 'I recall {who} saying “{said}”'],
  },
  forgot: {
    zh: ['不记得{who}说过什么', '{who}没留下话，至少我不记得'],
    en: ["I don't remember {who} saying anything", '{who} left no words that I remember'],
  },
  explain_self: {
    zh: [
      '{why}，那会儿还看不出谁是谁，只好试一试',
      '{why}，不是针对谁，牌到手里总得打',
      '{why}，就想看看大家什么反应',
      '{why}，手里有牌就先出了，没想太多',
    ],
    en: [
      '{why}; nobody was clear then, so I had to try',
      '{why}; nothing personal, a hand must be played',
      '{why}; I wanted to see how everybody takes it',
      '{why}; I had the card and gave it little thought',
    ],
  },
  kindness: {
    zh: ['{why}，看着紧就搭把手', '{why}，谁帮过谁，日后总记得', '{why}，牌给用得上的人才值'],
    en: [
      '{why}; help was needed, so I helped',
      '{why}; a kindness is remembered',
      '{why}; a card belongs where it is of use',
    ],
  },
  miscounted: {
    zh: ['没那么多，只有这些：{why}', '数多了吧，{why}，别的没有'],
    en: ['not that much; only this: {why}', 'you counted too many: {why}, and no more'],
  },
  tell: {
    zh: ['{why}', '看得清楚，{why}', '这我记得，{why}'],
    en: ['{why}', 'I saw it: {why}', 'as I recall, {why}'],
  },
  nobody: {
    zh: ['没见谁这么干过', '没人干过这个，我一直看着'],
    en: ['nobody did, that I saw', 'nobody did, and I was watching'],
  },
  mistaken: {
    zh: ['不是{not}，{why}', '记岔了，不是{not}，{why}'],
    en: ['not {not}: {why}', 'you have it wrong, not {not}; {why}'],
  },
  as_seen: {
    zh: ['我记着的是{why}', '我看到的是{why}', '别的没留意，只见{why}'],
    en: ['what I recall is that {why}', 'what I saw: {why}', 'I missed the rest, but {why}'],
  },
  did_nothing: {
    zh: ['{who}那会儿没冲别人出手', '没见{who}对谁做过什么'],
    en: ['{who} did nothing to anybody then', 'I saw {who} do nothing to anybody'],
  },
  own_hand: {
    zh: ['手里有什么，打出来才知道', '底牌哪能说破，你猜'],
    en: ['what I hold shows when I play it', 'I keep my hand to myself; guess'],
  },
  your_hand: {
    zh: ['听见了，这话别嚷，小心让人惦记', '手里的事自己有数就好，别说太响'],
    en: ['heard, but say such things softly', 'keep that to yourself; others are listening'],
  },
  other_hand: {
    zh: ['{who}手里扣着什么，谁也看不见', '扣着的牌只能猜，{who}不打出来谁知道'],
    en: ['nobody can see what {who} holds', 'a hidden hand can only be guessed'],
  },
  not_my_turn: {
    zh: ['还没轮到我，这会儿是{who}的回合', '急什么，{who}还在出牌'],
    en: ['not my turn yet; it is the turn of {who}', '{who} {be} still playing'],
  },
  my_turn: { zh: ['这就出，容我算一步', '马上，牌在手里'], en: ['playing right now', 'one moment, I am counting'] },
  here: {
    zh: ['在呢，刚才走神了，你接着说', '没装聋，听着呢，问吧'],
    en: ['here; my mind was elsewhere, go on', 'I am listening; ask'],
  },
  heed: {
    zh: ['听见了，做不做看牌面', '话记下了，怎么打我有数'],
    en: ['heard; the cards will decide', 'noted, but I play as I see fit'],
  },
  vouched: {
    zh: ['有你这句话，心里踏实', '信得过就好，往后看我怎么打'],
    en: ['that puts my mind at ease', 'trust me and watch how I play'],
  },
  skill: {
    zh: ['{said}是{who}使出来的，细的说明点开武将看', '只见{who}用过{said}，怎么算得点开看'],
    en: ['{said} is what {who} used; open the hero to read it', 'I only saw {who} use {said}; the text is on the hero'],
  },
  did_use: {
    zh: ['{said}，{who}是用过', '{who}是出了{said}，没错'],
    en: ['{who} did use {said}', 'right, {said} came from {who}'],
  },
  welcome: {
    zh: ['不用谢，{why}，应该的', '{why}，小事，记得还就行'],
    en: ['no need for thanks; {why}', '{why}, gladly; remember it'],
  },
  noted: {
    zh: ['这话我听进去了', '嗯，我留个心'],
    en: ['I hear you', 'I will keep that in mind'],
  },
  never: {
    zh: ['是没有，我也没见着', '没错，没这回事'],
    en: ['right, I saw nothing of the kind', 'true, that never happened'],
  },
  own_up: {
    zh: ['是，{why}', '{why}，是有这回事', '不错，{why}'],
    en: ['yes, {why}', '{why}; so it was'],
  },
  no_thanks: {
    zh: ['谢我做什么，我可没帮上忙', '谢得早了，我还没出力呢'],
    en: ['thanks for what? I have done nothing yet', 'too soon; I have not helped you yet'],
  },
  stands: { zh: ['{state}', '桌上看得见：{state}'], en: ['{state}', 'plain to see: {state}'] },
  no_grudge: {
    zh: ['那张牌见者有份，不是冲你来的', '牌到手里总得打，没有针对谁'],
    en: [
      'that card took everybody alike; it was not meant for you',
      'a hand must be played; it was aimed at nobody in particular',
    ],
  },
  rule: { zh: ['{rule}'], en: ['{rule}'] },
  turncoat: { zh: ['先前我不是这么看的，可{why}'], en: ['I thought otherwise before, but {why}'] },
  followup: {
    zh: ['对了，{after}？', '还惦记着你先前说的，{after}？'],
    en: ['By the way, {after}?', 'I still think of what you told me: {after}?'],
  },
  heroes: {
    zh: ['要我选，{a}；{b}也厉害，只是差一口气', '{a}胜在气势，{b}胜在沉得住，我押{a}'],
    en: [
      'I would pick {a}; {b} is strong too, but falls a breath short',
      '{a} has the fire and {b} the patience; my money is on {a}',
    ],
  },
};

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
