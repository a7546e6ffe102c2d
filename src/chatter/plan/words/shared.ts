/** Clauses that all voices word alike; a lead or a tail of the speaker's own goes with them. */
import type { InSpoken } from '../../../language/languages';
import type { Shared } from '../plan';
import { COUNSEL_WORDS } from './counselling';
import { DEALING_WORDS } from './dealing';
import { GESTURE_WORDS } from './gesturing';
import { MOOD_WORDS } from './moods';
import { OF_RECORD_WORDS } from './of-record';
import { OWN_MATTER_WORDS } from './own-matters';
import { REACTING_WORDS } from './reacting';
import { SHOWN_WORDS } from './shown-roles';
import { TABLE_MATTER_WORDS } from './table-matters';

export const SHARED_WORDS: Readonly<Record<Shared, InSpoken<readonly [string, ...string[]]>>> = {
  ...COUNSEL_WORDS,
  ...DEALING_WORDS,
  ...REACTING_WORDS,
  ...GESTURE_WORDS,
  ...MOOD_WORDS,
  ...OF_RECORD_WORDS,
  ...OWN_MATTER_WORDS,
  ...TABLE_MATTER_WORDS,
  ...SHOWN_WORDS,
  quote: {
    zh: ['{who}最后说的是：「{said}」', '记得，{who}说过「{said}」'],
    en: ['the last thing {who} said was “{said}”', 'I remember, {who} said “{said}”'],
  },
  forgot: {
    zh: ['不记得{who}说过什么', '{who}没留下话，至少我不记得'],
    en: ["I don't remember anything {who} said", '{who} said nothing that I remember'],
  },
  explain_self: {
    zh: [
      '{why}，那会儿还看不出谁是谁，只好试一试',
      '{why}，不是针对谁，牌到手里总得打',
      '{why}，就想看看大家什么反应',
      '{why}，手里有牌就先出了，没想太多',
    ],
    en: [
      "{why}. I couldn't tell who was who yet, so I just tried something",
      '{why}. Nothing personal, I had to play the cards I got',
      '{why}. I wanted to see how everyone would react',
      "{why}. I had the card and didn't think too hard about it",
    ],
  },
  kindness: {
    zh: ['{why}，看着紧就搭把手', '{why}，想替人解个围', '{why}，我乐意'],
    en: ['{why}. It looked tight, so I helped out', '{why}. Somebody was in a fix', '{why}, and I was glad to'],
  },
  miscounted: {
    zh: ['没那么多，只有这些：{why}', '数多了吧，{why}，别的没有'],
    en: ['not that many, all I have is this: {why}', "you're counting too many: {why}, and that's all"],
  },
  tell: {
    zh: ['{why}', '看得清楚，{why}', '这我记得，{why}'],
    en: ['{why}', 'I saw it clearly: {why}', 'as I remember, {why}'],
  },
  nobody: {
    zh: ['没见谁这么干过', '没人干过这个，我一直看着'],
    en: ['nobody did that, as far as I saw', "nobody did, and I've been watching"],
  },
  mistaken: {
    zh: ['不是{not}，{why}', '记岔了，不是{not}，{why}'],
    en: ["it wasn't {not}: {why}", "you've got that wrong, it wasn't {not}: {why}"],
  },
  as_seen: {
    zh: ['我记着的是{why}', '我看到的是{why}', '别的没留意，只见{why}'],
    en: ['what I remember is that {why}', 'what I saw is that {why}', 'I missed the rest, but {why}'],
  },
  did_nothing: {
    zh: ['{who}那会儿没冲别人出手', '没见{who}对谁做过什么'],
    en: ['{who} did nothing to anyone back then', "I didn't see {whom} do anything to anyone"],
  },
  was_idle: {
    zh: ['{who}那一回合没动静', '{who}那回合是空过的'],
    en: ['{who} just let that turn pass', '{who} played nothing that turn'],
  },
  own_hand: {
    zh: ['手里有什么，打出来才知道', '底牌哪能说破，你猜'],
    en: ["you'll see what I hold when I play it", "I'm not showing my hand. Take a guess"],
  },
  your_hand: {
    zh: ['听见了，这话别嚷，小心让人惦记', '手里的事自己有数就好，别说太响'],
    en: ["got it, but don't say that so loud", 'better keep that to yourself, everyone can hear'],
  },
  other_hand: {
    zh: ['{who}手里扣着什么，谁也看不见', '扣着的牌只能猜，{who}不打出来谁知道'],
    en: ['nobody can see what {who} {has} in hand', "hidden cards are anyone's guess until they're played"],
  },
  not_my_turn: {
    zh: ['还没轮到我，这会儿是{who}的回合', '急什么，{who}还在出牌'],
    en: ["it's not my turn yet, it's {whose} turn now", 'easy, {who} {be} still playing'],
  },
  my_turn: {
    zh: ['这就出，容我算一步', '马上，牌在手里'],
    en: ['about to play, let me think for a second', "one moment, I've got the cards right here"],
  },
  here: {
    zh: ['在呢，刚才走神了，你接着说', '没装聋，听着呢，问吧'],
    en: ["I'm here. My mind wandered, go on", "I'm listening, go ahead and ask"],
  },
  heed: {
    zh: ['听见了，做不做看牌面', '话记下了，怎么打我有数'],
    en: ['heard you, but the cards will decide', "noted, but I'll play it my way"],
  },
  vouched: {
    zh: ['有你这句话，心里踏实', '信得过就好，往后看我怎么打'],
    en: ["good to hear, that's a weight off my mind", 'glad you trust me. Just watch how I play'],
  },
  will_strike: {
    zh: ['先找{who}，{why}', '{why}，下手就冲{who}', '我盯的是{who}，{why}', '先试试{who}，看他什么反应'],
    en: [
      "I'd start with {whom}: {why}",
      "{why}, so I'm going for {whom}",
      "I've got my eye on {whom}: {why}",
      "I'd test {whom} first and see what happens",
    ],
  },
  wont_strike: {
    zh: ['{who}我不打。{why}', '打{who}不行。{why}'],
    en: ["I won't attack {whom}. {why}", 'attacking {whom} is out. {why}'],
  },
  watches: {
    zh: [
      '先盯着{who}，{why}，再来一下我就打',
      '{who}最该看住，{why}，还不收手就是下一个',
      '{who}还说不准，要是动{lord}，下一个就是',
    ],
    en: [
      "I'm keeping an eye on {whom}: {why}. Once more and I strike",
      '{who} {be} the one to watch: {why}. Any more of that and I strike',
      "I'm not sure about {whom} yet. One blow at {lord} and I strike",
    ],
  },
  strikes_back: {
    zh: ['谁先砍我，我还谁', '先攒着牌，谁伸手打谁'],
    en: ['whoever hits me first gets hit back', "I'm saving my cards for whoever comes at me"],
  },
  will_help: {
    zh: ['你倒了，我手里有桃就不会看着', '有桃先给你，没桃别怪我'],
    en: ["if you go down and I have a Peach, I won't just watch", "if I have a Peach, it's yours"],
  },
  wont_help: {
    zh: ['不救，{why}', '{why}，这桃我留着自己吃'],
    en: ['no rescue from me: {why}', '{why}, so any Peach I have stays with me'],
  },
  may_help: {
    zh: ['救不救看你，先别碰{kept}', '你再帮{lord}一回，倒了我就救'],
    en: ["that's up to you: leave {kept} alone first", "stand by {lord} once more and I'll save you"],
  },
  deal_made: {
    zh: ['成，{until}你不动我，我不先动你', '行，{until}停手，谁先动手谁理亏'],
    en: [
      "deal: leave me alone {until} and I'll leave you alone",
      'all right, truce {until}. Whoever breaks it is in the wrong',
    ],
  },
  deal_target: {
    zh: ['成交，你冲{who}去，{until}我不动你', '行，{until}我不碰你，{who}归你先打'],
    en: [
      "deal: go for {whom}, and I'll leave you alone {until}",
      "all right, I won't touch you {until}. You take {whom} first",
    ],
  },
  deal_first: {
    zh: ['你先动{who}一下，我就停手', '先看你打没打{who}，打了再算数'],
    en: ["hit {whom} first and I'll hold back", 'let me see you go for {whom} first, then it counts'],
  },
  deal_after: {
    zh: ['{why}，你先停一轮手，再谈', '{why}还没翻篇，先拿出诚意'],
    en: [
      "{why}. Hold back for a round first, then we'll talk",
      "{why}, and I haven't forgotten. Show some good faith first",
    ],
  },
  deal_refused: {
    zh: ['{why}，这买卖不做', '不谈，{why}'],
    en: ['{why}, so no deal', 'no deal: {why}'],
  },
  deal_broken: {
    zh: ['上回说好的你没算数，这回不谈', '你食过一次言，先还上再说'],
    en: ["you didn't keep our last deal, so no deal this time", 'you broke your word once. Make up for that first'],
  },
  own_broken: {
    zh: ['话是我说的，{why}，是我没守住', '{why}，前头那句话我没做到'],
    en: ["I did give my word, and yet {why}. That's on me", "{why}. I didn't keep my word there"],
  },
  skill_none: {
    zh: ['我这局还没使过技能，写的什么点开我的武将看', '我那技能还没发动过，原文我背不全，点开看最准'],
    en: [
      "I haven't used a skill yet this game. Open my hero to read what it does",
      "mine hasn't come up yet, and I don't know the text by heart. It's on my hero",
    ],
  },
  skill_unseen: {
    zh: ['没见{who}使过技能，写的什么我不敢乱说', '{who}这局还没发动过技能，我也不知道'],
    en: [
      "I haven't seen {whom} use a skill, so I won't make one up",
      "no skill from {whom} so far, so I don't know either",
    ],
  },
  this_one: {
    zh: ['你说的是{why}这桩？', '是指{why}么？'],
    en: ['do you mean when {why}?', 'is this about when {why}?'],
  },
  did_use: {
    zh: ['{said}，{who}{when}是用过', '{who}{when}出了{said}，没错'],
    en: ['{who} did use {said} {when}, yes', "that's right, {who} used {said} {when}"],
  },
  welcome: {
    zh: ['不用谢，{why}，应该的', '{why}，小事，记得还就行'],
    en: ["no need to thank me. {why}, that's all", '{why}. No big deal, just remember it'],
  },
  noted: {
    zh: ['这话我听进去了', '嗯，我留个心'],
    en: ['fair point, I hear you', "I'll keep that in mind"],
  },
  never: {
    zh: ['是没有，我也没见着', '没错，没这回事'],
    en: ['right, I saw nothing like that either', 'true, that never happened'],
  },
  own_up: {
    zh: ['是，{why}', '{why}，是有这回事', '不错，{why}'],
    en: ['yes, {why}', "{why}, that's true"],
  },
  grateful: {
    zh: ['是，{why}，这份情我记着', '{why}，谢了', '没忘，{why}，欠你一回'],
    en: ["yes, {why}, and I won't forget it", '{why}, thanks for that', "I haven't forgotten: {why}. I owe you one"],
  },
  cannot_hear: {
    zh: ['{who}听不着了，心意到了就好', '人都下去了，{who}不会怪你'],
    en: [
      "{who} can't hear it any more, but it's the thought that counts",
      "{who} {be} gone, and won't hold it against you",
    ],
  },
  spared: {
    zh: ['不急着谢，往后看你怎么打', '记着就好，下回换你让我'],
    en: ["no rush to thank me, let's see how you play", 'just remember it, and go easy on me next time'],
  },
  no_thanks: {
    zh: ['客气，一桌人互相照应', '不必谢，往后看我怎么打'],
    en: ['no worries, we look out for each other at this table', 'no need for thanks, just watch how I play'],
  },
  stands: { zh: ['{state}', '桌上看得见：{state}'], en: ['{state}', 'you can see it on the table: {state}'] },
  no_grudge: {
    zh: ['那张牌见者有份，不是冲你来的', '牌到手里总得打，没有针对谁'],
    en: [
      "that card hit everyone, it wasn't aimed at you",
      "I had to play what I had, it wasn't about anyone in particular",
    ],
  },
  rule: { zh: ['{rule}'], en: ['{rule}'] },
  followup: {
    zh: ['对了，{after}？', '还惦记着你先前说的，{after}？'],
    en: ['by the way, {after}?', "I've been thinking of what you told me. {after}?"],
  },
};
