/** Clauses of words that were given before: kept, broken, ended, never given; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const GIVEN_WORDS = {
  wont_promise: {
    zh: ['{who}的事我可不应', '放着{who}？这我应不下来'],
    en: ["I won't promise that about {whom}", 'leave {whom} alone? No promise there'],
  },
  deal_given: {
    zh: ['成，{until}我不动你，你应下的我可记着', '行，{until}我放着你，你说的那份别忘了'],
    en: [
      "deal: I'll leave you alone {until}, and I'll hold you to your part",
      "all right, I won't touch you {until}. Don't forget your side of it",
    ],
  },
  word_stands: {
    zh: ['认，应下之后我没冲{whom}去过', '话还作数，我没冲{whom}动手'],
    en: ["it stands: I haven't gone for {whom} since", "I haven't gone for {whom}, as I said"],
  },
  word_was: {
    zh: ['我应的是{until}不动{whom}', '说的是{until}放着{whom}，我没忘'],
    en: ['I said I would leave {whom} alone {until}', 'to leave {whom} alone {until}, I remember'],
  },
  word_ended: {
    zh: ['说好的那阵子是守住的，那是之后的事：{why}', '{why}，不过那时候约好的期限早过了'],
    en: ['it was kept as long as it ran. It was only later that {why}', '{why}, but by then the promise had run out'],
  },
  word_void: {
    zh: ['那话是有条件的，{why}，就不作数了', '{why}在先，那句自然作废'],
    en: ['that had a condition: {why}, so it no longer holds', '{why} first, and that called it off'],
  },
  word_done: {
    zh: ['{why}，说到做到', '算数的，{why}'],
    en: ['{why}, so that was kept', 'yes, kept: {why}'],
  },
  word_lapsed: {
    zh: ['应下的那件到底没做，说不过去', '那件事应了没办成，这账得认'],
    en: ['that was promised and never done, no excuse', 'it was promised, and nothing came of it'],
  },
  word_due: {
    zh: ['没忘，真到那一步我会帮', '还没到时候，应下的我记着'],
    en: ["I haven't forgotten: I'll help when it comes to it", "it hasn't come to that yet, but I remember"],
  },
  word_awaited: {
    zh: ['还没到那一步，我等着看', '话我记着，就等你做'],
    en: ["it hasn't come to that yet, so I'm waiting", "I remember, and I'm waiting for it"],
  },
  word_refused: {
    zh: ['你是提过，可我没应下，{why}不假', '我那会儿可没答应，{why}，这我认'],
    en: ['you did ask, but I never agreed, and yes, {why}', "I didn't agree to that back then. {why}, I admit it"],
  },
  word_unbroken: {
    zh: ['我没把话说死，可打那以后没冲{whom}去过', '没应归没应，我也没冲{whom}动手'],
    en: [
      "I promised nothing, but I haven't gone for {whom} since",
      "I made no promise, and still I haven't gone for {whom}",
    ],
  },
  word_yours: {
    zh: ['是，你应下之后没冲{whom}去过，说话算数', '没见你冲{whom}动手，这话你守住了'],
    en: ["yes, you haven't gone for {whom} since, you kept your word", "you haven't gone for {whom}, just as you said"],
  },
  word_but: {
    zh: ['不记得你应过我什么，倒是{why}', '算数？{why}，我可记着'],
    en: ["I don't recall any promise, but {why}", 'kept? {why}, and I remember'],
  },
  word_clean: {
    zh: ['是没见{who}冲我动过手，这我认', '这阵子{who}确实没冲我来过'],
    en: ["true, I haven't seen {whom} go for me", "{who} {has} not gone for me lately, I'll grant that"],
  },
} as const satisfies Readonly<Record<string, Words>>;
