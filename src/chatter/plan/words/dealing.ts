/** Clauses of wishes, deals and threats, of forecasts, and of oneself when charged; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const DEALING_WORDS = {
  join_in: {
    zh: ['行，{why}，{who}该打', '{why}，算我一份，就打{who}', '正有此意，{why}'],
    en: ['agreed: {why}, so {who} it is', 'count me in against {who}: {why}', 'my thought too: {why}'],
  },
  join_if: {
    zh: ['{who}我还看不准，只见{why}，再来一回我就跟', '光凭{why}还不够，{who}再露一手我就动'],
    en: ['{why}, but of {who} I am not sure yet; once more and I join', '{why}; that alone will not do, show me more'],
  },
  join_proof: {
    zh: ['{who}还没单冲谁来过，先别急着动', '没见{who}针对过谁，你拿出一件来我就跟'],
    en: ['{who} has gone for nobody so far; not yet', 'I saw {who} go for nobody; show me one and I join'],
  },
  bound: {
    zh: ['说好了不动{who}，话得算数', '我应过放{who}一马，这会儿翻脸不成'],
    en: ['I gave my word to leave {who} alone', 'I promised to spare {who}, and I keep it'],
  },
  owes: {
    zh: ['{why}，冲{who}我下不去手', '{why}，这会儿翻脸说不过去'],
    en: ['{why}; I cannot turn on that', '{why}, so not by my hand'],
  },
  help_third: {
    zh: ['{state}，真悬了我不会干看着', '{who}我看着呢，{state}，手里有桃自然给'],
    en: [
      '{state}; I will not look on if it gets close',
      'I have an eye on that: {state}; a Peach of mine would go there',
    ],
  },
  wont_help_third: {
    zh: ['救{who}？{why}，不救', '{why}，{who}我不管'],
    en: ['help there? {why}; no', '{why}, so I will not help'],
  },
  may_help_third: {
    zh: ['{who}是哪边的还没看清，{state}，先不急', '先看{who}下一手冲谁，值得救再救'],
    en: ['I cannot tell the side of {who} yet; {state}, no hurry', 'let me see the next move of {who} first'],
  },
  spare_you: {
    zh: ['{why}，打你做什么', '{why}，这我记着，刀不往你那边去'],
    en: ['{why}; why would I strike you', '{why}, and I remember it; my blade goes elsewhere'],
  },
  spare_if: {
    zh: ['你不动{kept}，我就没道理动你', '看你下一手冲谁，不冲{kept}就好说'],
    en: [
      'leave {kept} alone and I have no cause to strike you',
      'your next card decides: not at {kept}, and we are fine',
    ],
  },
  spare_third: {
    zh: ['我冲谁也不冲{who}', '{who}我没打算动，放心'],
    en: ['of all here, not {who}', 'I have no mind to touch {who}; rest easy'],
  },
  spare_after: {
    zh: ['{why}，是我手快，这事我认', '{why}，那会儿没看清，{who}我心里有数了'],
    en: ['{why}; too quick of me, I own it', '{why}; I did not see clearly then'],
  },
  may_spare: {
    zh: ['{who}不惹事我就不动', '看{who}下一手，安分就放着'],
    en: ['I leave {who} be unless there is trouble', 'the next move of {who} decides'],
  },
  wont_spare: {
    zh: ['{why}，凭这个我放不过{who}', '放{who}？{why}，不成'],
    en: ['{why}; for that I will not let go', 'let {who} go? {why}, so no'],
  },
  deal_join: {
    zh: ['成，{why}，先合打{who}，{until}你我别互伤', '{why}，{who}我来打，{until}你说的也要算数'],
    en: [
      'deal: {why}, so {who} first, and {until} we spare each other',
      '{why}; I go for {who}, and {until} you keep your word',
    ],
  },
  promise_doubt: {
    zh: ['话好听，可{why}，看你做', '{why}，这回我先听着，做到再说'],
    en: ['fair words, but {why}; show me', '{why}; I hear you, now keep it'],
  },
  promise_trust: {
    zh: ['{why}，你这话我信', '有前头那一手，{why}，信你'],
    en: ['{why}, so I believe you', '{why}; after that your word is good'],
  },
  threat_met: { zh: ['{why}，该动还得动', '吓不着我，{why}'], en: ['{why}; I do what must be done', 'no use: {why}'] },
  threat_eased: {
    zh: ['你不动{kept}，我动你做什么', '没打算动你，火气收一收'],
    en: ['leave {kept} alone and I leave you alone', 'I had no mind to touch you; calm down'],
  },
  outlook: {
    zh: ['{state}，{count}，还早', '{count}，{state}，这会儿说死太早'],
    en: ['{state}, {count}; too early to say', '{count}, {state}; nothing is settled'],
  },
  outlook_low: {
    zh: ['是悬，{state}，{count}', '{state}，这口气看谁先松，{count}'],
    en: ['close, yes: {state}, {count}', '{state}; it hangs by a thread, {count}'],
  },
  outlook_card: {
    zh: ['{said}这东西，翻出来才知道', '{said}的事谁也说不准，等着看'],
    en: ['{said}? That shows when it comes', 'nobody can tell about {said}; wait and see'],
  },
  outlook_seat: {
    zh: ['{state}，悬不悬看下一圈', '{state}，话别说太早'],
    en: ['{state}; the next round will tell', '{state}, so do not count on it yet'],
  },
  deny_role: {
    zh: ['{why}，这像么', '{why}，扣这顶帽子也得挑个头'],
    en: ['{why}; does that look like it', '{why}; that hat will not fit'],
  },
  judge_me: {
    zh: ['{why}，是什么人你自己掂量', '别听嘴，看手：{why}'],
    en: ['{why}; judge for yourself', 'never mind words: {why}'],
  },
  own_blow: {
    zh: ['{why}，这我认，身份你接着猜', '{why}，凭这个疑我不冤，可我不报'],
    en: ['{why}, I own it; the rest is for you to guess', '{why}; doubt me for that, but I tell nothing'],
  },
  turn_back: {
    zh: ['{why}，该我问你才对', '先说说你自己：{why}'],
    en: ['{why}; it is I who should ask', 'speak of yourself first: {why}'],
  },
  look_there: {
    zh: ['与其盯我，不如看{who}：{why}', '别光盯着我，{why}'],
    en: ['look at {who} rather: {why}', 'do not look at me: {why}'],
  },
  pair_apart: {
    zh: ['{why}，一伙的会这样？', '要是一伙，{why}怎么说'],
    en: ['{why}; do partners do that', 'partners? then why is it that {why}'],
  },
  pair_got: {
    zh: ['{why}，那是{who}的主意，我没开口', '{why}不假，可我没求过'],
    en: ['{why}, but I never asked for it', '{why}; I had no say in it'],
  },
  pair_gave: {
    zh: ['{why}，一张牌的事，算不上一伙', '{why}不假，帮一回就是一伙了？'],
    en: ['{why}; one card makes no partners', '{why}, once; is that all it takes'],
  },
  pair_none: {
    zh: ['{who}没帮过我，我也没帮过{who}，哪来的一伙'],
    en: ['{who} never helped me, nor I {who}; what partners'],
  },
  of_pair: {
    zh: ['没见这一手，这两边之间我只见{why}', '要说这两边，我记着的是{why}'],
    en: ['I missed that; between the two I only saw that {why}', 'of those two I recall that {why}'],
  },
  no_dealings: {
    zh: ['没见{who}对{not}做过什么', '{who}还没动过{not}'],
    en: ['I saw {who} do nothing to {not}', '{who} did nothing to {not} so far'],
  },
  own_doing: {
    zh: ['要说我，{why}', '我做的都在桌上：{why}'],
    en: ['as for me, {why}', 'what I did lies open: {why}'],
  },
} as const satisfies Readonly<Record<string, Words>>;
