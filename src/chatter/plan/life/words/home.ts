/** Back to small matters of one's own four walls, and to a love that has left. */
import type { Lines, TroubleWords } from './row';

export const HOME_TROUBLES: Readonly<Record<string, TroubleWords>> = {
  kin_divorce: {
    what: { zh: '爸妈要分开', en: 'your parents are splitting up' },
    after: { zh: '爸妈的事，你缓过来些了么', en: 'how are you taking the split' },
    said: {
      zh: ['他们分不分开，都不是你的错，他们也还是你爸妈。'],
      en: ["Whatever they decide, it isn't your fault, and they're still your parents."],
    },
  },
  kin_at_odds: {
    what: { zh: '家里又吵了', en: 'there is a fight at home' },
    after: { zh: '家里消停些了么', en: 'is it quieter at home' },
    said: {
      zh: ['隔着墙听他们吵，心都揪着。你那边没事吧？'],
      en: ['Hearing them fight is awful. Are you all right over there?'],
    },
  },
  parting_words: {
    what: { zh: '走的人留了句重话', en: 'someone left you with hard words' },
    after: { zh: '那句话还扎心么', en: 'do those words still sting' },
    said: {
      zh: ['走前撂下的话最扎人，可也不全是实情。'],
      en: ["Parting words cut deep. They aren't the whole of you."],
    },
  },
  quit: {
    what: { zh: '你想辞了工作', en: 'you think of quitting' },
    after: { zh: '辞不辞，想好了么', en: 'have you decided about the job' },
    said: {
      zh: ['别在气头上辞，先找好下家，或攒够几个月的钱。'],
      en: ["Don't decide it angry. Better to have the next job, or some savings, first."],
    },
  },
};

export const HOME_CHAT: Readonly<Record<string, Lines>> = {
  called_home: {
    zh: ['喊几遍了还不动？快去，牌给你留着。', '家里的令比主公的管用，打完这手快去。'],
    en: ['Better go before they come and get you. We can wait.', 'Home outranks the lord. Play this hand and run.'],
  },
  smell: {
    zh: ['我没鼻子闻不着，站你这边。先开窗。', '有些味儿闻着臭吃着香，开窗透透就好。'],
    en: [
      "No nose here, but I'm on your side. Open a window.",
      'Open every window you have. That smell stays for a while.',
    ],
  },
  noise: {
    zh: ['这动静谁受得了，戴上耳机慢慢打。', '吵成这样还能打牌，算你有定力。'],
    en: ['That racket would drive anybody mad. Headphones on?', 'Take your time. Nobody can think with that going on.'],
  },
  work_tomorrow: {
    zh: ['这张牌谁也无懈不了，先打爽今晚这把。', '明天的事明天扛，救不了你，陪你打完这圈。'],
    en: [
      "No Nullification for that one, I'm afraid. Enjoy tonight.",
      "Tomorrow's problem. Can't save you, but I'll keep you company.",
    ],
  },
};
