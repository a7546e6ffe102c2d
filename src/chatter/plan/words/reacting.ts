/** Clauses of plain reactions: to what is remarked on a deed, on how somebody stands, on the table at large. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const REACTING_WORDS = {
  only_reason: {
    zh: ['没别的，就因为{why}', '说过了，就是{why}', '理由就这一条：{why}'],
    en: ["that's all of it: {why}", 'as I said: {why}', 'it comes down to this: {why}'],
  },
  no_more_to_it: {
    zh: ['{why}，真没别的原因', '{why}，就是随手一出，没别的意思'],
    en: ['{why}. There really was no other reason', '{why}. I just played it, nothing more to it'],
  },
  retort: {
    zh: ['{why}，没想瞒谁，账记我头上就是', '{why}不假，牌桌上的事，不服就打回来', '是，{why}，换你也得出这手'],
    en: [
      "{why}. I'm not hiding it, put it on my tab",
      "{why}, true. If you don't like it, hit me back",
      "yes, {why}. You'd have done the same",
    ],
  },
  praised: {
    zh: ['过奖，{why}，也是赶巧', '{why}，能入你眼就好', '{why}，我自己也还满意'],
    en: [
      'too kind. {why}, and luck helped',
      '{why}. Glad you liked it',
      "{why}, and I'm quite happy with that one myself",
    ],
  },
  seen_you: {
    zh: ['{why}，我看着呢，给你记一笔', '看见了，{why}，往后接着看', '{why}，大家都看在眼里'],
    en: [
      "{why}. I saw that, and I'm making a note",
      "I saw it: {why}. Let's see what comes next",
      '{why}, and the whole table saw it',
    ],
  },
  grudge: {
    zh: ['{why}，你倒先提，这账我记着呢', '还说呢，{why}，我可没忘'],
    en: ["{why}. Funny you bring it up, I'm still keeping score", "look who's talking: {why}, and I haven't forgotten"],
  },
  missed: {
    zh: ['这一手我没看着，真有的话我多留个心', '真有这事？我这边没瞧见，先听你的', '这桩我没印象，不敢跟着点头'],
    en: [
      "I missed that one, but if it's true I'll keep an eye out",
      "really? I didn't see it, but I'll take your word for now",
      "I don't remember that, so I can't just nod along",
    ],
  },
  not_mine: {
    zh: ['真是我干的？我没这印象', '这一手我不记得做过，你再看看'],
    en: ["was that really me? I don't remember it", "I don't remember doing that. Check again"],
  },
  not_on_me: {
    zh: ['我身上没这一下，我自己最清楚', '落我头上了？我怎么不记得'],
    en: ["nothing like that happened to me, and I'd know", "to me? I don't remember that"],
  },
  said_so: {
    zh: ['话是我说的，我认', '这话我说过，不收回', '是我说的，怎么，说不得？'],
    en: ['I did say that, and I stand by it', 'my words, and I take none of them back', "I said it. You'll see why"],
  },
  said_but: {
    zh: ['话是我说的，{why}也不假，牌局变了，人也得跟着变', '那话我说过，{why}，我也认，一码归一码'],
    en: ['I said that, and {why}. I own up to both', 'I did say it, yes; and {why}. Things change fast here'],
  },
  meant_so: {
    zh: ['字面意思，没什么弯弯绕', '就是那句话的意思，你心里有数', '话里没别的，怎么说的就怎么想的'],
    en: [
      'exactly what it says, nothing hidden in it',
      'I meant it just as I said it',
      'no riddle there, take it at its word',
    ],
  },
  conceded: {
    zh: ['行，是我嘴硬，{why}', '是我记岔了，{why}', '好吧，刚才那句不算，{why}'],
    en: ['all right, I take that back: {why}', 'you have me there: {why}', 'fine, I had that wrong: {why}'],
  },
  hold_on: {
    zh: ['{state}，稳着来', '知道，{state}，我心里有数', '{state}，这会儿急不得'],
    en: ['{state}. Steady now', 'I know: {state}', '{state}, so no rushing now'],
  },
  used_it: {
    zh: ['{said}是我用的，自有用处', '{said}嘛，我用的，你接着看'],
    en: ['yes, I used {said}, and I had my reasons', '{said}? Yes, that was me. Keep watching'],
  },
  used_on: {
    zh: ['{said}是{who}用的，冲着{them}', '{who}那手{said}，落在{them}头上'],
    en: ['{who} used {said} on {them}', '{said} came from {whom}, and it went to {them}'],
  },
  whats_up: {
    zh: ['怎么了？', '哪儿不对？你说'],
    en: ['what is it?', 'something wrong? Go on'],
  },
  patience: {
    zh: ['行，不急，再看一圈', '也好，看清了再说', '嗯，下一手见分晓'],
    en: [
      'fine, no hurry; let us see another round',
      'fair enough; look first, then decide',
      'right, the next card will tell',
    ],
  },
  came_of: {
    zh: ['{why}', '{why}，就是这么回事'],
    en: ['{why}', '{why}, and that was that'],
  },
  hit_none: {
    zh: ['{said}谁的血也没打掉'],
    en: ['{said} hurt nobody'],
  },
  unseen_card: {
    zh: ['{why}，扣着走的，谁也没看见是什么', '{why}，哪张没亮，看不见'],
    en: ['{why}, and nobody saw which one', '{why}, but face down, so nobody knows which'],
  },
  no_suit: {
    zh: ['{why}，没点着，多半是花色没对上', '{why}，火没烧起来，怕是没那个花色'],
    en: ["{why}, but it never caught. No matching suit, I'd say"],
  },
  fell_flat: {
    zh: ['{why}，落了空，怎么挡的我没看清', '{why}，没打着，底下怎么化的没看见'],
    en: ["{why}, and nothing came of it. I didn't see how"],
  },
  other_way: {
    zh: ['说反了吧，{why}', '反了，{why}'],
    en: ['the other way round: {why}', "you've got it backwards: {why}"],
  },
  another_used: {
    zh: ['不是{not}，那张{said}是{who}{when}出的'],
    en: ["it wasn't {not}, {who} used {said} {when}"],
  },
  half_true: {
    zh: ['只对一半：{why}，另一桩没有'],
    en: ['half of that is true: {why}. The rest never happened'],
  },
  never_but: {
    zh: ['没有的事，倒是{why}', '哪有这一手，有的是{why}'],
    en: ['that never happened. What did: {why}', 'no such thing, though {why}'],
  },
  hand_count: {
    zh: ['{hand}，这回合开始时数的', '这回合开头，{hand}'],
    en: ['{hand}, counted as this turn began', '{hand}, or did when this turn began'],
  },
  undeserved_deed: {
    zh: ['谢错人了吧，这事我没做过', '这份谢我不能领，没这回事'],
    en: ["you're thanking the wrong one, I did no such thing", "I can't take thanks for that, it never happened"],
  },
  undeserved: {
    zh: ['谢错人了吧，我没给过你{said}', '这{said}可不是我出的，别记错了账'],
    en: ["you're thanking the wrong one, it wasn't me who gave you {said}", 'check again, I never gave you {said}'],
  },
  died_amid: {
    zh: ['{who}那手{said}打出来，人就没了', '没人补刀，就是{who}的{said}那会儿倒的'],
    en: [
      '{who} played {said}, and that was the end of it',
      'nobody landed a last blow, it happened when {who} played {said}',
    ],
  },
  as_is: {
    zh: ['{state}，这一眼谁都看得见', '是，{state}，下一手就看冲谁了'],
    en: ['{state}, as anyone can see', "yes, {state}. Let's see where the next card goes"],
  },
  banter: { zh: ['{banter}'], en: ['{banter}'] },
} as const satisfies Readonly<Record<string, Words>>;
