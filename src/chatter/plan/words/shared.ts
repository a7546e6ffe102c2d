/** Clauses that all voices word alike; a lead or a tail of the speaker's own goes with them. */
import type { InSpoken } from '../../../language/languages';
import type { Shared } from '../plan';
import { DEALING_WORDS } from './dealing';
import { GESTURE_WORDS } from './gesturing';
import { MOOD_WORDS } from './moods';
import { OWN_MATTER_WORDS } from './own-matters';
import { REACTING_WORDS } from './reacting';
import { TABLE_MATTER_WORDS } from './table-matters';

export const SHARED_WORDS: Readonly<Record<Shared, InSpoken<readonly [string, ...string[]]>>> = {
  ...DEALING_WORDS,
  ...REACTING_WORDS,
  ...GESTURE_WORDS,
  ...MOOD_WORDS,
  ...OWN_MATTER_WORDS,
  ...TABLE_MATTER_WORDS,
  open_role: {
    zh: ['{who}是{role}，身份亮在桌上了', '{who}是{role}，大家都看得见'],
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
    zh: ['{why}，看着紧就搭把手', '{why}，想替人解个围', '{why}，这一手我乐意'],
    en: ['{why}; help was needed, so I helped', '{why}; somebody was in need', '{why}; it was my pleasure'],
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
  was_idle: {
    zh: ['{who}那一回合没动静', '{who}那回合是空过的'],
    en: ['{who} let that turn pass', '{who} used nothing that turn'],
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
  will_strike: {
    zh: ['先找{who}，{why}', '{why}，下手就冲{who}', '我盯的是{who}，{why}', '先试试{who}，看他什么反应'],
    en: ['{who} first: {why}', '{why}, so I go for {who}', 'my eye is on {who}: {why}', 'I would test {who} first'],
  },
  wont_strike: {
    zh: ['{who}我不打。{why}', '打{who}不行。{why}'],
    en: ['I will not strike {who}. {why}', 'not {who}. {why}'],
  },
  watches: {
    zh: [
      '先盯着{who}，{why}，再来一下我就打',
      '{who}最该看住，{why}，还不收手就是下一个',
      '{who}还说不准，要是动{lord}，下一个就是',
    ],
    en: [
      'I watch {who}: {why}; one more and I strike',
      '{who} wants watching: {why}, and is next if it goes on',
      'of {who} I am not sure; a blow at {lord}, and {who} {be} next',
    ],
  },
  strikes_back: {
    zh: ['谁先砍我我还谁，眼下没人露头', '没人跳我就攒牌，谁伸手打谁'],
    en: ['whoever strikes me first is struck back; nobody has shown yet', 'I save my cards until somebody moves'],
  },
  will_help: {
    zh: ['你倒了，我手里有桃就不会看着', '有桃先给你，没桃别怪我'],
    en: ['if you go down and I hold a Peach, I will not look on', 'a Peach of mine is yours, if I have one'],
  },
  wont_help: {
    zh: ['不救，{why}', '{why}，这桃我留着自己吃'],
    en: ['no: {why}', '{why}; I keep my Peach'],
  },
  may_help: {
    zh: ['救不救看你，先别碰{kept}', '你再帮{lord}一回，倒了我就救'],
    en: ['that depends on you: leave {kept} alone first', 'stand by {lord} once, and I will save you'],
  },
  deal_made: {
    zh: ['成，{until}你不动我，我不先动你', '行，{until}停手，谁先动手谁理亏'],
    en: [
      'deal: {until} you leave me alone and I leave you alone',
      'agreed, a truce {until}; who breaks it is in the wrong',
    ],
  },
  deal_target: {
    zh: ['成交，你冲{who}去，{until}我不动你', '行，{until}我不碰你，{who}归你先打'],
    en: [
      'deal: go for {who}, and {until} I leave you alone',
      'agreed: {until} you are safe from me, and {who} is yours',
    ],
  },
  deal_first: {
    zh: ['你先动{who}一下，我就停手', '先看你打没打{who}，打了再算数'],
    en: ['strike {who} first, then I hold back', 'let me see you go for {who}; then it counts'],
  },
  deal_after: {
    zh: ['{why}，你先停一轮手，再谈', '{why}还没翻篇，先拿出诚意'],
    en: ['{why}; hold back for a round first, then we talk', '{why}, and that is not forgotten; show good faith first'],
  },
  deal_refused: {
    zh: ['{why}，这买卖不做', '不谈，{why}'],
    en: ['{why}; no deal', 'no deal: {why}'],
  },
  deal_broken: {
    zh: ['上回说好的你没算数，这回不谈', '你食过一次言，先还上再说'],
    en: ['you broke your word once; no deal', 'your last promise did not hold, so no'],
  },
  own_broken: {
    zh: ['说好不动你，{why}，是我没守住', '{why}，前头那句话我没做到'],
    en: ['I said I would spare you, and yet {why}; my word did not hold', '{why}; I did not keep what I said'],
  },
  skill_own: {
    zh: ['我使过的叫{said}，原文背不全，点开我的武将就有', '{said}，字句我不敢背错，点开看最准'],
    en: ['what I used is {said}; the exact text is on my hero', '{said}; I will not misquote it, open my hero'],
  },
  skill_of: {
    zh: ['{who}使过{said}，怎么写的我背不下来', '只见{who}用过{said}，原文得点开武将看'],
    en: ['{who} used {said}; I do not know its text by heart', 'I saw {who} use {said}; the text is on the hero'],
  },
  skill_none: {
    zh: ['我这局还没使过技能，写的什么点开我的武将看', '我那技能还没发动过，原文我背不全，点开看最准'],
    en: ['I used no skill so far; its text is on my hero', 'mine has not been used yet, and I do not know it by heart'],
  },
  skill_unseen: {
    zh: ['没见{who}使过技能，写的什么我不敢乱说', '{who}这局还没发动过技能，我也不知道'],
    en: [
      '{who} used no skill so far, and I will not make one up',
      'no skill of {who} has been seen yet, so I do not know',
    ],
  },
  skill_guard: {
    zh: ['{said}怎么防我没数，只见{who}用过，点开看清再打', '{who}那手是{said}，怎么破我不敢乱教'],
    en: [
      'how to stop {said} I cannot say; I only saw {who} use it',
      'that was {said}; I will not teach you a wrong defence',
    ],
  },
  this_one: {
    zh: ['你说的是{why}这桩？', '是指{why}么？'],
    en: ['do you mean that {why}?', 'is it about this: {why}?'],
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
  grateful: {
    zh: ['是，{why}，这份情我记着', '{why}，谢了', '没忘，{why}，欠你一回'],
    en: ['yes, {why}; I will remember it', '{why}, and I thank you', 'not forgotten: {why}; I owe you one'],
  },
  cannot_hear: {
    zh: ['{who}听不着了，心意到了就好', '人都下去了，{who}不会怪你'],
    en: ['{who} cannot hear it any more; the thought counts', '{who} is gone, and bears no grudge'],
  },
  spared: {
    zh: ['不急着谢，往后看你怎么打', '记着就好，下回换你让我'],
    en: ['no hurry to thank me; I watch what you do next', 'remember it, and spare me when it is your turn'],
  },
  no_thanks: {
    zh: ['客气，一桌人互相照应', '不必谢，往后看我怎么打'],
    en: ['never mind, we share a table', 'no need; watch how I play'],
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
