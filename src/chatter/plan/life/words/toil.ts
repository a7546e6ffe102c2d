/** Back to troubles of work, with the thing named: by what is asked, felt, meant or told. Slots are those of Toil; a line of which one is empty is none. */
import type { Lines } from './row';

export const TOIL_WORDS: Readonly<Record<string, Lines>> = {
  // Asked: one of two, with a reason.
  sick: {
    zh: ['真撑不住就请，天塌不了，{thing}先留句话交代。', '真撑不住就请，歇一天天塌不了，身子是自己的。'],
    en: [
      "Not dumb if you're worn out. Keep the note short and mention the {thing}.",
      "Not dumb if you're worn out. Keep the note short; you owe no story.",
    ],
  },
  bear: {
    zh: ['当场我忍，散会单独找{boss}说清，当众撕不划算。', '当场我忍，过后单独说清，当众撕不划算。'],
    en: ["I'd keep my temper in the room and say it in private after. A public fight costs you."],
  },
  reply: {
    zh: ['这会儿不用回，明早上班再说，谁也不该等你到半夜。'],
    en: ["I wouldn't, not tonight. It can wait till morning, and so can they."],
  },
  hands: {
    zh: ['该提。把手上几摊活列给{boss}看，比喊累管用。', '该提。把手上几摊活列出来，比喊累管用。'],
    en: ['I\'d ask. A list of what is on your plate says more than "I\'m swamped".'],
  },
  say: {
    zh: ['可以说，别光说难，带上哪天能交{thing}。', '可以说，不算冲。别光说难，带上个能做到的日子。'],
    en: [
      "I'd say it, calmly, with a date you can keep for the {thing}.",
      "I'd say it, calmly, with a date you can keep.",
    ],
  },
  agree: { zh: ['{a}，搁谁身上都一样，不是你矫情。'], en: ["It would get to anybody; it isn't just you."] },
  // Felt.
  guilt_sick: {
    zh: ['请一天假不亏欠谁。会内疚是你上心，先歇够。'],
    en: ['One sick day harms nobody. You only feel guilty because you care; now rest.'],
  },
  guilt: {
    zh: ['会过意不去，是你上心。歇口气不算偷懒。'],
    en: ["You only feel guilty because you care. Resting isn't cheating."],
  },
  blank_meet: {
    zh: ['脑子转不动就别硬干，今晚歇着，明天见了只谈活。'],
    en: ["Don't force it tonight. Tomorrow keep it to the work; you owe nobody a smile."],
  },
  blank: {
    zh: ['脑子转不动就别硬干，起来走两步，喝口水。'],
    en: ["A head that's full needs a break. Get up for a minute; don't force it."],
  },
  body: {
    zh: ['{part}都这样了，{thing}再急也先起来歇两分钟。', '{part}都这样了，活再急也先起来歇两分钟。'],
    en: [
      'Due {time}, and your {part} like that? Stand up and stretch between turns.',
      "Give your {part} a rest between turns; that's too long a day.",
    ],
  },
  // Meant.
  treat: {
    zh: ['完事有{food}等着，这么一想就好熬了。', '完事犒劳自己一顿，这么一想就好熬了。'],
    en: [
      '{food} at the end of it; that makes it easier to sit through.',
      'A treat at the end makes it easier to sit through.',
    ],
  },
  talk: {
    zh: ['找{boss}谈，先摆活量再提要求，你占理。今晚先睡够。'],
    en: [
      'With your {boss}: facts first, then what you need. And sleep on it tonight.',
      'Facts first, then what you need. Sleep on it tonight.',
    ],
  },
  meet: {
    zh: ['明天见了只谈事，不翻今天的账，少一分别扭。'],
    en: ['Tomorrow keep it to the work; you owe nobody a smile.'],
  },
  // Told.
  first_again: {
    zh: ['改{n}版又用回第一版，等于白干，换谁都受不了。', '绕一圈又用回第一版，等于白干，换谁都受不了。'],
    en: [
      '{n} rounds and back to the first one. That would drive anybody mad.',
      'All that work, only to go back to the first one. Maddening.',
    ],
  },
  cut: {
    zh: ['人裁了活没少，全压你一个，这不厚道。先挑急的做。'],
    en: ["They cut the people and kept the work, and you get it all. That isn't fair."],
  },
  load: {
    zh: ['活全堆你一个人身上，又没三头六臂。先挑急的做。'],
    en: ["All of it on one person? Do the urgent part, and let the rest be somebody's problem."],
  },
  moved: {
    zh: ['说提前就提前，真当你是铁打的。先交个能看的版。'],
    en: [
      'Moved up to {time}, just like that? Hand in something rough first.',
      'Moved up, just like that? Hand in something rough first.',
    ],
  },
  redone: {
    zh: [
      '{thing}都改到第{n}版了，再好的脾气也磨没了。',
      '{thing}又要返工，改来改去最磨人。',
      '又要重来一遍，改来改去最磨人。',
    ],
    en: [
      '{n} rounds of that {thing}? Anybody would be sick of it.',
      'Doing the {thing} all over again is maddening.',
      'Doing it all over again is maddening.',
    ],
  },
  due: {
    zh: [
      '{time}就要{thing}，搁谁都冒火。打完先弄个能交的版。',
      '{time}就要？打完这把赶紧弄个能交的版，来得及。',
      '催得这么紧？打完这把先弄个能交的版。',
    ],
    en: [
      'The {thing} due {time}? Finish this one and hand in something rough.',
      'Due already? Finish this one and hand in something rough.',
    ],
  },
  part: {
    zh: ['{thing}还差着？先把骨架搭上，能讲就行，别抠细节。'],
    en: [
      '{n} {thing} out of {of}? One headline on each of the rest, and call it a night.',
      'Get the outline down first; rough will do.',
    ],
  },
  slow: {
    zh: ['{boss}光会嫌慢，也不看看你手上多少活。', '光会嫌慢，也不看看你手上多少活。'],
    en: ["Too slow, says the one who isn't doing it. What a way to help."],
  },
  ping: {
    zh: ['打把牌都不让安生，{boss}真会挑时候。', '打把牌都不让安生，真会挑时候。'],
    en: [
      "Chasing the {thing} now? Can't even leave you one game in peace.",
      "Your {boss} again? Can't even leave you one game in peace.",
    ],
  },
  sick_told: {
    zh: ['累了就该歇一天，{thing}留句话交代就行，别硬扛。', '累了就该歇一天，留句话交代就行，别硬扛。'],
    en: [
      "A day off when you're worn out is fair. One line about the {thing} will do.",
      "A day off when you're worn out is fair. One short line will do.",
    ],
  },
};
