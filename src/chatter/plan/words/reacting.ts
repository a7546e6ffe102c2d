/** Clauses of plain reactions: to what is remarked on a deed, on how somebody stands, on the table at large. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const REACTING_WORDS = {
  only_reason: {
    zh: ['没别的，就因为{why}', '说过了，{why}', '就这一条：{why}'],
    en: ["that's all there is to it: {why}", 'like I said, {why}', 'just this: {why}'],
  },
  no_more_to_it: {
    zh: ['{why}，真没别的', '{why}，随手一出，没那么多讲究'],
    en: ['{why}. Really, no other reason', '{why}. I just played it, nothing more to it'],
  },
  did_before: {
    zh: ['{why}，哪是没有过', '也不是没有过，{why}'],
    en: ["it's not as if that never happened: {why}", '{why}, so it has happened'],
  },
  theirs_to_explain: {
    zh: ['这得问{who}，我也纳闷', '{who}打的什么主意，我也没看透'],
    en: ["you'd have to ask {whom}, I wonder too", "I can't tell what {who} {be} up to there either"],
  },
  retort: {
    zh: ['{why}，又没瞒谁，记我账上', '{why}，不服就打回来', '是，{why}，换你你也出'],
    en: [
      '{why}. No secret, put it on my tab',
      "{why}, sure. If you don't like it, hit me back",
      "yes, {why}. You'd have done the same",
    ],
  },
  praised: {
    zh: ['过奖，{why}，赶巧了', '{why}，运气运气', '{why}，我自己也挺得意'],
    en: ['thanks. {why}, and I got lucky', '{why}. Glad you liked it', '{why}. Pretty happy with that one myself'],
  },
  seen_you: {
    zh: ['{why}，我都看着呢', '看见了，{why}', '{why}，给你记一笔'],
    en: ["{why}. I saw that, and I'm keeping count", 'I saw it: {why}', '{why}. The whole table saw it'],
  },
  grudge: {
    zh: ['{why}，你还好意思提', '还说呢，{why}，回头算账', '{why}，这账还没算呢'],
    en: ['{why}, and you bring it up yourself?', "look who's talking: {why}", "{why}. We're not done with that one"],
  },
  missed: {
    zh: ['这我没看着，真有我多留个心', '真有这事？我没瞧见，先听你的', '没印象，可不敢跟着点头'],
    en: [
      "I missed that one. If it's true, I'll watch out",
      "really? I didn't see it, but I'll take your word for now",
      "I don't remember that, so I can't just nod along",
    ],
  },
  not_mine: {
    zh: ['我干的？没印象啊', '我不记得有这一手，你再看看'],
    en: ["was that me? I don't remember it", "I don't think that was me. Check again"],
  },
  not_on_me: {
    zh: ['我可没摊上这个，我自己最清楚', '有这事？我怎么不记得'],
    en: ["that didn't happen to me, I'd know", 'to me? Not that I remember'],
  },
  said_so: {
    zh: ['话是我说的，我认', '说过，不收回', '是我说的，怎么，说不得？'],
    en: ['I said it, and I stand by it', "yes, my words, and I'm not taking them back", "I said it. You'll see why"],
  },
  first_word: {
    zh: ['你说的那句作数，后头的算我嘴快', '先前那句算数，后来的收回'],
    en: ['what you quoted stands, I spoke too fast after that', 'the first one counts, I take the rest back'],
  },
  said_but: {
    zh: ['话是我说的，{why}，两样我都认', '说是说过，{why}，局面变了嘛'],
    en: ['I did say that, and {why}. I own up to both', 'I said it, yes, but {why}. Things change fast here'],
  },
  meant_so: {
    zh: ['就字面意思，没什么弯弯绕', '就那句话的意思，你心里有数', '怎么说就怎么想，没别的'],
    en: ['just what I said, nothing hidden', 'I meant it the way I said it', 'no riddle, take it at face value'],
  },
  conceded: {
    zh: ['行，是我嘴硬，{why}', '是我记岔了，{why}', '好吧，刚才那句不算，{why}'],
    en: ['all right, I take that back: {why}', 'you got me: {why}', 'fine, I had that wrong: {why}'],
  },
  hold_on: {
    zh: ['{state}，稳着来', '知道，{state}，我有数', '{state}，这会儿急不得'],
    en: ['{state}. Steady now', 'I know: {state}', '{state}, so no rushing now'],
  },
  used_it: {
    zh: ['{said}嘛，我用的，怎么样', '{said}？我的，往后瞧', '对，{said}是我用的'],
    en: ['yes, {said} was me', '{said}? That was me. Keep watching', '{said}? Guilty as charged'],
  },
  used_on: {
    zh: ['{said}是{who}用的，冲着{them}', '{who}拿{said}冲{them}去的'],
    en: ['{who} used {said} on {them}', '{said}? That was {whom}, and it went to {them}'],
  },
  whats_up: {
    zh: ['怎么了？', '哪儿不对？你说'],
    en: ["what's up?", 'something wrong? Go on'],
  },
  patience: {
    zh: ['行，不急，再看一圈', '也好，看清了再说', '嗯，下一手见分晓'],
    en: ['fine, no hurry, one more round', 'fair enough, look first, then decide', 'right, the next card will tell'],
  },
  came_of: {
    zh: ['{why}', '{why}，就这样'],
    en: ['{why}', '{why}, simple as that'],
  },
  hit_none: {
    zh: ['{said}谁的血也没打掉'],
    en: ['{said} hurt nobody'],
  },
  unseen_card: {
    zh: ['{why}，扣着走的，谁也没看见是啥', '{why}，没亮，不知道是哪张'],
    en: ['{why}, and nobody saw which one', '{why}, but face down, so nobody knows which'],
  },
  no_suit: {
    zh: ['{why}，没点着，多半花色没对上', '{why}，火没烧起来，怕是没那花色'],
    en: ["{why}, but it never caught. No matching suit, I'd say"],
  },
  fell_flat: {
    zh: ['{why}，落了空，怎么挡的我没看清', '{why}，没打着，怎么化的我没看见'],
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
    zh: ['对一半：{why}，另一桩没有'],
    en: ['half right: {why}. The rest never happened'],
  },
  never_but: {
    zh: ['没有的事，倒是{why}', '哪有这一手，{why}才是真的'],
    en: ['that never happened. What did: {why}', 'no such thing, though {why}'],
  },
  hand_count: {
    zh: ['{hand}，这回合开头数的', '这回合开头，{hand}'],
    en: ['{hand}, counted as this turn began', '{hand}, or did when this turn began'],
  },
  undeserved_deed: {
    zh: ['谢错人了吧，我没干过啊', '这谢我可不能领，没这回事'],
    en: ['wrong one to thank, I did no such thing', "I can't take credit for that, it never happened"],
  },
  undeserved: {
    zh: ['谢错人了吧，我没给过你{said}', '这{said}可不是我出的，别记错了账'],
    en: ["wrong one to thank, it wasn't me who gave you {said}", 'check again, I never gave you {said}'],
  },
  died_amid: {
    zh: ['{who}那手{said}打出来，人就没了', '没人补刀，就是{who}的{said}那会儿倒的'],
    en: [
      '{who} played {said}, and that was the end of it',
      'nobody landed a last blow, it happened when {who} played {said}',
    ],
  },
  as_is: {
    zh: ['{state}，谁都看得见', '是啊，{state}，看下一手冲谁'],
    en: ['{state}, as anyone can see', "yes, {state}. Let's see where the next card goes"],
  },
  banter: { zh: ['{banter}'], en: ['{banter}'] },
} as const satisfies Readonly<Record<string, Words>>;
