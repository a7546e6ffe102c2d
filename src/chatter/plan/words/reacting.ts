/** Clauses of plain reactions: to what is remarked on a deed, on how somebody stands, on the table at large. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const REACTING_WORDS = {
  retort: {
    zh: ['{why}，没想瞒谁，账记我头上就是', '{why}不假，牌桌上的事，不服就打回来', '是，{why}，换你也得出这手'],
    en: [
      '{why}; I hide nothing, put it on my account',
      '{why}, true, and you may pay it back',
      'yes, {why}; you would have done the same',
    ],
  },
  praised: {
    zh: ['过奖，{why}，也是赶巧', '{why}，能入你眼就好', '{why}，这一手我自己也还满意'],
    en: ['too kind; {why}, and luck helped', '{why}; I am glad you liked it', '{why}, and I am content with it myself'],
  },
  seen_you: {
    zh: ['{why}，我看着呢，给你记一笔', '看见了，{why}，往后接着看', '{why}，这一手大家都看在眼里'],
    en: [
      '{why}; I saw it and keep it in mind',
      'I saw it: {why}; let us see what follows',
      '{why}, and everybody saw it',
    ],
  },
  grudge: {
    zh: ['{why}，你倒先提，这账我记着呢', '还说呢，{why}，我可没忘'],
    en: ['{why}; you bring it up yourself, and I have not forgotten', 'you may well say so: {why}, and I remember'],
  },
  missed: {
    zh: ['这一手我没看着，真有的话我多留个心', '真有这事？我这边没瞧见，先听你的', '这桩我没印象，不敢跟着点头'],
    en: [
      'I missed that one; if so, I will watch for it',
      'is that so? I did not see it, but I hear you',
      'I do not recall that, so I cannot nod along',
    ],
  },
  not_mine: {
    zh: ['真是我干的？我没这印象', '这一手我不记得做过，你再看看'],
    en: ['was that me? I do not recall it', 'I do not remember doing that; look again'],
  },
  not_on_me: {
    zh: ['我身上没这一下，我自己最清楚', '落我头上了？我怎么不记得'],
    en: ['nothing of the kind befell me, and I would know', 'on me? I do not recall it'],
  },
  hold_on: {
    zh: ['{state}，稳着来', '知道，{state}，我心里有数', '{state}，这会儿急不得'],
    en: ['{state}; steady now', 'I know: {state}', '{state}; no haste now'],
  },
  used_it: {
    zh: ['{said}是我用的，自有用处', '{said}嘛，我用的，你接着看'],
    en: ['{said} was mine, and not for nothing', '{said}, yes, mine; watch on'],
  },
  used_on: {
    zh: ['{said}是{who}用的，冲着{them}', '{who}那手{said}，落在{them}头上'],
    en: ['{who} used {said} on {them}', 'the {said} of {who} went to {them}'],
  },
  died_amid: {
    zh: ['{who}那手{said}打出来，人就没了', '没人补刀，就是{who}的{said}那会儿倒的'],
    en: ['{who} played {said}, and that was the end', 'no last blow; it was amid the {said} of {who}'],
  },
  as_is: {
    zh: ['{state}，这一眼谁都看得见', '是，{state}，下一手就看冲谁了'],
    en: ['{state}, as anybody can see', 'yes, {state}; the next card will show'],
  },
  banter: { zh: ['{banter}'], en: ['{banter}'] },
} as const satisfies Readonly<Record<string, Words>>;
