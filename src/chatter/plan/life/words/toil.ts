import type { Need } from '../../../moves/life/toil';

/**
 * Back to troubles of work, with the thing named: by what is asked, felt, meant or told. Slots are those of Toil; of what stands in
 * brackets the first alternative holds that the line fills.
 */
export const TOIL_WORDS: Readonly<Record<Need, readonly [zh: string, en: string]>> = {
  // Asked: one of two, with a reason.
  ask_off: [
    '真撑不住就请，天塌不了[，{thing}先留句话交代|，身子是自己的]。',
    "Not dumb if you're worn out. Keep the note short[ and mention the {thing}|; you owe no story].",
  ],
  bear: [
    '当场我忍，散会单独[找{boss}|]说清，当众撕不划算。',
    "I'd keep my temper in the room and say it in private after. A public fight costs you.",
  ],
  reply: ['这会儿不用回，明早上班再说，晾一晚塌不了天。', 'Not tonight. It can wait till morning, and so can they.'],
  hands: [
    '该提。把手上几摊活列[给{boss}看|出来]，比喊累管用。',
    "I'd ask. A list of what is on your plate beats saying you're swamped.",
  ],
  say: [
    '可以说，不算冲。别光说难，带上哪天能交[{thing}|]。',
    "I'd say it, calmly, with a date you can keep[ for the {thing}|].",
  ],
  // Felt, meant.
  guilt: [
    '会过意不去，是你上心。歇一天不亏欠谁，先养足了。',
    'You only feel guilty because you care. One day off harms nobody; now rest.',
  ],
  blank: [
    '脑子转不动就别硬干，今晚歇着，明天见了只谈活。',
    "Don't force it with a head that full. Tomorrow, keep it to the work.",
  ],
  talk: [
    '[找{boss}谈，|]先摆活量再提要求，你占理。今晚先睡够。',
    '[With your {boss}: facts|Facts] first, then what you need. Sleep on it tonight.',
  ],
  // Told.
  off: [
    '累了就该歇一天，[{thing}|]留句话交代就行，别硬扛。',
    "A day off when you're worn out is fair. One line[ about the {thing}|] will do.",
  ],
  first_again: [
    '[改{n}版|绕一圈]又用回第一版，等于白干，换谁都受不了。',
    '[{n} rounds|All that work], and back to the first one. That would drive anybody mad.',
  ],
  cut: [
    '人少了活可没少，全压你身上哪行。先挑急的做。',
    "They cut the people and kept the work; that isn't fair on you. Do the urgent part first.",
  ],
  dumped: [
    '别人的活全堆给你，哪有这个道理。先挑急的做。',
    "Somebody else's work on your plate? That isn't fair. Do the urgent part first.",
  ],
  moved: [
    '班说改就改，谁的日子都没法过。',
    "[Your {boss} again|Again]? Nobody can plan a life around that. I'm sorry.",
  ],
  redone: [
    '[{thing}都改到第{n}版了，|{thing}又要返工，|又要重来一遍，]改来改去最磨人。',
    '[{n} rounds of that {thing}|Doing the {thing} all over again|Doing it all over again]? Anybody would be sick of it.',
  ],
  due: [
    '[{time}就要{thing}，搁谁都冒火。打完|{time}就要？打完这把赶紧|催得这么紧？打完这把]先弄个能交的版。',
    'Due [{time}|already]? Finish this one, hand in something rough[ and rest that {part}|].',
  ],
  part: [
    '[{thing}|]还差着？先把骨架搭上，能讲就行，别抠细节。',
    '[{n} out of {of}? One headline on each of the rest, and call it a night|Get the outline down first; rough will do].',
  ],
  ping: [
    '打把牌都不让安生，[{boss}|]真会挑时候。',
    "[Your {boss} again|At this hour]? Can't even leave you one game in peace.",
  ],
};
