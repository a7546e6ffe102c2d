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
    zh: ['{who}最后那句是：「{said}」', '{who}不是说了嘛，「{said}」'],
    en: ['the last thing {who} said was “{said}”', 'if I remember right, {who} said “{said}”'],
  },
  quote_of: {
    zh: ['{who}说过：「{said}」', '{who}不是说了嘛，「{said}」'],
    en: ['{who} said “{said}”', 'if I remember right, {who} said “{said}”'],
  },
  forgot: {
    zh: ['{who}说过啥，我真没印象', '没听{who}说过什么，至少我没记住'],
    en: ["I don't remember {whom} saying anything", 'nothing from {whom} that I remember'],
  },
  explain_self: {
    zh: [
      '{why}，那会儿谁是谁都看不出，试一手呗',
      '{why}，真不是针对谁，有牌总得打嘛',
      '{why}，就想探探风，看谁先急',
      '{why}，手快了，没想那么多',
    ],
    en: [
      "{why}. I couldn't tell who was who, so I tried something",
      '{why}. Nothing personal, you play what you draw',
      '{why}. I wanted to see how everyone would take it',
      '{why}. I had the card, so I played it',
    ],
  },
  kindness: {
    zh: ['{why}，看着紧，搭把手', '{why}，顺手帮一把', '{why}，我乐意'],
    en: ['{why}. It looked tight, so I pitched in', '{why}. Just lending a hand', '{why}. I felt like helping'],
  },
  miscounted: {
    zh: ['没那么多吧，我就记得{why}', '哪有那么多，{why}，就这些'],
    en: ['not that many, it was just this: {why}', "you're counting too many: {why}, and that's it"],
  },
  tell: {
    zh: ['{why}', '我记得{why}', '这个啊，{why}'],
    en: ['{why}', "here's what happened: {why}", 'if I remember right, {why}'],
  },
  nobody: {
    zh: ['没见谁这么干过', '没人干过，我一直盯着呢'],
    en: ['nobody, as far as I saw', "nobody did, and I've been watching"],
  },
  mistaken: {
    zh: ['不是{not}，{why}', '记岔了吧，不是{not}，{why}'],
    en: ["it wasn't {not}: {why}", "wrong one, it wasn't {not}: {why}"],
  },
  as_seen: {
    zh: ['我就记得{why}', '我看见的是{why}', '别的没留意，就看见{why}'],
    en: ['the way I remember it, {why}', 'what I saw was this: {why}', 'I missed the rest, but {why}'],
  },
  did_nothing: {
    zh: ['{who}那会儿谁也没动', '没见{who}动过谁'],
    en: ["{who} didn't touch anyone back then", "I didn't see {whom} go for anyone"],
  },
  was_idle: {
    zh: ['{who}那回合没动', '{who}那回合空过了'],
    en: ['{who} just let that turn pass', '{who} played nothing that turn'],
  },
  own_hand: {
    zh: ['手里有啥，打出来你就知道了', '这哪能告诉你，你猜', '底牌哪能亮给你看'],
    en: ["you'll find out when I play it", "nice try, I'm not showing my hand", "wouldn't you like to know"],
  },
  your_hand: {
    zh: ['小声点，全桌都听见了', '这种事自己知道就好，别招人惦记'],
    en: ['careful, the whole table can hear you', "got it, but I wouldn't say that so loud"],
  },
  other_hand: {
    zh: ['{who}手里扣着啥，谁看得见啊', '扣着的牌只能猜，等{who}打出来吧'],
    en: ['no idea, nobody can see what {who} {has} in hand', "anyone's guess until it's played"],
  },
  not_my_turn: {
    zh: ['还没轮到我呢，{who}的回合', '急什么，{who}还没打完'],
    en: ["not yet, it's {whose} turn", 'easy, {who} {be} still playing'],
  },
  my_turn: {
    zh: ['这就出，我再算一步', '马上，想着呢'],
    en: ["I'm on it, give me a second", 'one moment, still thinking'],
  },
  here: {
    zh: ['在呢，走了个神，你说', '听着呢，没装聋，问吧'],
    en: ["I'm here, just got distracted. Go on", "I'm listening, go ahead"],
  },
  heed: {
    zh: ['听见了，怎么打得看牌', '记下了，到时候我看着办'],
    en: ['heard you, but it depends on my cards', "I'll keep it in mind, but I'll play it my way"],
  },
  vouched: {
    zh: ['有你这句，我就踏实了', '行，往后你看我怎么打'],
    en: ["good to hear, that's a weight off my mind", 'thanks, just watch how I play'],
  },
  will_strike: {
    zh: ['先打{who}，{why}', '{why}，不打{who}打谁', '我盯上{who}了，{why}', '先碰碰{who}，看什么反应'],
    en: [
      "I'd start with {whom}: {why}",
      "{why}, so I'm going for {whom}",
      "I've got my eye on {whom}: {why}",
      "I'd poke {whom} first and see what happens",
    ],
  },
  wont_strike: {
    zh: ['{who}我不打。{why}', '打{who}？不行。{why}'],
    en: ["I won't attack {whom}. {why}", "I'm not touching {whom}. {why}"],
  },
  watches: {
    zh: [
      '先盯着{who}，{why}，再来一下我就打',
      '{who}得看紧点，{why}，再不收手就打',
      '{who}我还看不准，敢动{lord}我就打',
    ],
    en: [
      "I'm keeping an eye on {whom}: {why}. Once more and I strike",
      '{who} {be} the one to watch: {why}. Any more of that and I strike',
      "I'm not sure about {whom} yet. One blow at {lord} and I strike",
    ],
  },
  strikes_back: {
    zh: ['谁先动我，我就打谁', '先攒着牌，谁伸手打谁'],
    en: ['whoever hits me gets hit right back', "I'm saving my cards for whoever comes at me"],
  },
  will_help: {
    zh: ['手里有桃，就不会看着你倒', '有桃先给你，没桃可别怪我'],
    en: ["if you go down and I have a Peach, I won't just watch", "if I've got a Peach, it's yours"],
  },
  wont_help: {
    zh: ['不救，{why}', '{why}，还想吃我的桃？'],
    en: ['no Peach from me: {why}', '{why}, so any Peach I have stays with me'],
  },
  may_help: {
    zh: ['想让我救，先别碰{kept}', '你再帮{lord}一回，倒了我就救'],
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
    zh: ['{why}，先停一轮手再谈', '{why}还没翻篇，先拿出诚意'],
    en: [
      "{why}. Hold back for a round first, then we'll talk",
      "{why}, and I haven't forgotten. Show some good faith first",
    ],
  },
  deal_refused: {
    zh: ['{why}，还谈什么', '不谈，{why}'],
    en: ['{why}, so no deal', 'no deal: {why}'],
  },
  deal_broken: {
    zh: ['上回说好的你没算数，还来？', '你食过一次言，先还上再说'],
    en: ["you didn't keep our last deal, so no deal this time", 'you broke your word once. Make up for that first'],
  },
  own_broken: {
    zh: ['话是我说的，{why}，是我没守住', '{why}，前头那句我没做到'],
    en: ["I did give my word, and yet {why}. That's on me", "{why}. I didn't keep my word there"],
  },
  skill_none: {
    zh: ['我这局还没用过技能，想看点开我武将', '还没发动过呢，原话我背不全，点开看吧'],
    en: [
      "I haven't used a skill yet. Open my hero to read it",
      "it hasn't come up yet, and I don't know the text by heart. It's on my hero",
    ],
  },
  skill_unseen: {
    zh: ['没见{who}用过技能，我可不敢乱说', '{who}这局还没发动过技能，我也不知道'],
    en: [
      "I haven't seen {whom} use a skill, so I won't make one up",
      "no skill from {whom} so far, so I don't know either",
    ],
  },
  this_one: {
    zh: ['你说的是{why}这事？', '是说{why}么？'],
    en: ['do you mean when {why}?', 'is this about when {why}?'],
  },
  did_use: {
    zh: ['用了，{who}{when}用的{said}', '对，{who}{when}用了{said}'],
    en: ['yes, {who} did use {said} {when}', 'right, {who} used {said} {when}'],
  },
  welcome: {
    zh: ['{why}，小事一桩', '别客气，{why}，记得还就行'],
    en: ["{why}. Don't mention it", '{why}. No big deal, just remember it'],
  },
  noted: {
    zh: ['行，我听进去了', '嗯，我留个心'],
    en: ['fair enough, I hear you', "I'll keep that in mind"],
  },
  never: {
    zh: ['可不，我也没见着', '嗯，是没有'],
    en: ['right, not that I saw', 'true, that never happened'],
  },
  own_up: {
    zh: ['是啊，{why}', '{why}，怎么了', '可不，{why}'],
    en: ['yes, {why}', "that's right, {why}", 'sure, {why}'],
  },
  grateful: {
    zh: ['{why}，这情我记着', '{why}，谢了', '谢了，{why}，欠你一回'],
    en: ['thanks, {why}', "{why}, and I won't forget it", '{why}. I owe you one'],
  },
  cannot_hear: {
    zh: ['{who}听不见啦，心意到了就好', '人都下去了，{who}不会怪你的'],
    en: [
      "{who} can't hear it any more, but it's the thought that counts",
      "{who} {be} gone, and won't hold it against you",
    ],
  },
  spared: {
    zh: ['先别谢，往后看你怎么打', '记着就好，下回换你让我'],
    en: ["no rush to thank me, let's see how you play", 'just remember it, and go easy on me next time'],
  },
  no_thanks: {
    zh: ['客气啥，一桌人嘛', '不用谢，往后看我怎么打'],
    en: ['no worries, happy to', "don't mention it, just watch how I play"],
  },
  stands: { zh: ['{state}', '你看，{state}'], en: ['{state}', 'look, {state}'] },
  counted: {
    zh: ['开局几张身份是定的，减去翻开的就是', '数出来的：几张身份大家都知道，翻开的摆在桌上'],
    en: [
      'the deck says how many there are, take away those turned up',
      'just counting: everybody knows the deck, and who fell lies open',
    ],
  },
  in_open: {
    zh: ['桌上摆着呢，谁都看得见', '看一眼牌桌就知道'],
    en: ["it's all there on the table", 'anybody can see it on the table'],
  },
  no_grudge: {
    zh: ['又不止你一个，不是冲你', '有牌总得打，真没针对谁'],
    en: ["you weren't the only one, it wasn't about you", 'I play what I draw, nothing personal'],
  },
  rule: { zh: ['{rule}'], en: ['{rule}'] },
  followup: {
    zh: ['对了，{after}？', '你先前说的我还惦记着，{after}？'],
    en: ['by the way, {after}?', "I've been thinking of what you told me. {after}?"],
  },
};
