/** Clauses of wishes, deals and threats, of forecasts, of oneself when charged, and of the speaker when asked; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const DEALING_WORDS = {
  join_in: {
    zh: ['行，{why}，{who}该打', '{why}，算我一份，就打{who}', '正有此意，{why}'],
    en: ['sure, {why}, so {whom} it is', "I'm in against {whom}: {why}", 'you read my mind: {why}'],
  },
  join_if: {
    zh: ['{why}，可{who}我还看不准，再来一回我就跟', '光凭{why}还不够，{who}再露一手我就动'],
    en: [
      "{why}, but I'm not sure about {whom} yet. Once more and I'm in",
      "{why}, but that's not enough. Show me more and I'll move",
    ],
  },
  join_proof: {
    zh: ['{who}还没单冲谁来过，先别急着动', '没见{who}针对过谁，你拿出一件来我就跟'],
    en: [
      "{who} {has} gone for nobody yet, so let's wait",
      "I haven't seen {whom} go for anyone. Show me once and I'm in",
    ],
  },
  bound: {
    zh: ['说好了不动{who}，话得算数', '我应过放{who}一马，这会儿翻脸不成'],
    en: ["I gave my word to leave {whom} alone, and I'm keeping it", "I promised to spare {whom}, so I can't turn now"],
  },
  owes: {
    zh: ['{why}，冲{who}我下不去手', '{why}，这会儿翻脸说不过去'],
    en: ["{why}. I can't pay that back with a blow", "{why}, so I won't be the one to strike"],
  },
  help_third: {
    zh: ['{state}，真悬了我不会干看着', '{who}我看着呢，{state}，手里有桃自然给'],
    en: [
      "{state}, and I won't just watch if it gets close",
      "I'm keeping an eye out: {state}. If I have a Peach, that's where it goes",
    ],
  },
  wont_help_third: {
    zh: ['救{who}？{why}，不救', '{why}，{who}我不管'],
    en: ['help {whom}? {why}, so no', "{why}, so I'm staying out of it"],
  },
  may_help_third: {
    zh: ['{who}是哪边的还没看清，{state}，先不急', '先看{who}下一手冲谁，值得救再救'],
    en: ["can't tell whose side {who} {be} on yet. {state}, so no rush", 'let me see {whose} next move first'],
  },
  spare_you: {
    zh: ['{why}，打你做什么', '{why}，这我记着，不冲你去'],
    en: ['{why}, so why would I hit you?', "{why}, and I remember that. I'll go elsewhere"],
  },
  spare_if: {
    zh: ['你别动{kept}，我动你做什么', '看你下一手，不冲{kept}就好说'],
    en: [
      "leave {kept} alone and I've no reason to hit you",
      "depends on your next card. Stay off {kept} and we're fine",
    ],
  },
  spare_third: {
    zh: ['我冲谁也不冲{who}', '{who}我没打算动，放心'],
    en: ["I'll go for anyone but {whom}", "I wasn't going to touch {whom}, don't worry"],
  },
  spare_after: {
    zh: ['{why}，是我手快，这事我认', '{why}，那会儿没看清，{who}我心里有数了'],
    en: ['{why}. Too quick there, I admit it', "{why}. I hadn't looked closely then, but now I know better"],
  },
  may_spare: {
    zh: ['{who}不惹事我就不动', '看{who}下一手，安分就放着'],
    en: ["no trouble, and I'll leave {whom} alone", 'depends on {whose} next move'],
  },
  wont_spare: {
    zh: ['{why}，凭这个我放不过{who}', '放{who}？{why}，不成'],
    en: ["{why}, and I can't let that go", 'let {whom} off? {why}, so no'],
  },
  deal_join: {
    zh: ['成，{why}，先合打{who}，{until}你我别互伤', '{why}，{who}我来打，{until}你说的也要算数'],
    en: [
      "deal: {why}, so let's both go for {whom} and spare each other {until}",
      "{why}. I'll take {whom}, and you keep your word {until}",
    ],
  },
  promise_doubt: {
    zh: ['说得好听，可{why}，看你做', '{why}，这回我先听着，做到再说'],
    en: ['sounds nice, but {why}. Show me', "{why}. I'm listening, but do it first"],
  },
  peach_taken: {
    zh: ['你的桃我记着，真倒了可别手慢', '行，有你这口桃，我放手打'],
    en: ["I'll hold you to that Peach", 'with your Peach behind me, I can go all out'],
  },
  guard_taken: {
    zh: ['有你护着，我心里有底', '行，这份情先记下，真到那步看你的'],
    en: ['good to know you have my back', "I'll hold you to that when it comes to it"],
  },
  advise_hold: {
    zh: ['先稳一手，{state}', '别急，{state}，冒不起这个险'],
    en: ['sit tight: {state}', "not now. {state}, so it's too risky"],
  },
  unafraid: {
    zh: ['怕也得打，{state}', '怕倒不至于，{state}'],
    en: ['scared or not, {state}, and I play on', "not yet: {state}, and I'm still here"],
  },
  mixed: {
    zh: ['{why}，两头都沾，我不敢说死', '{why}，好坏都有，我也说不准'],
    en: ["{why}. Cuts both ways, so I can't be sure", '{why}. Bit of everything, so who knows'],
  },
  granted: {
    zh: ['{why}，这点算你说得对，我再掂量', '嗯，{why}，有道理，我再想想'],
    en: ['{why}. Fair point, let me think about it', "okay, {why}, I'll give you that"],
  },
  maybe_so: {
    zh: ['有这可能，可{why}，我先不改口', '也许吧，可{why}，我还是原来的看法'],
    en: ["could be, but {why}, so I'm not changing my mind yet", "maybe, but {why}. I'm not convinced"],
  },
  maybe_open: {
    zh: ['有这可能，{who}我再看一圈', '说不准，{who}我盯着'],
    en: ["could be, I'll keep an eye on {whom}", "maybe. Let's give {whom} another round"],
  },
  proves_not: {
    zh: ['一刀定不了身份，得看老冲谁去', '光凭这一下不算，还得往下看'],
    en: ['one blow proves nothing. See who they keep hitting', 'not from that alone, so keep watching'],
  },
  regard_good: {
    zh: ['{why}，看着是当自己人'],
    en: ['{why}, and that looks friendly to me'],
  },
  regard_bad: {
    zh: ['{why}，这哪是当自己人'],
    en: ["{why}, and you don't do that to a friend"],
  },
  left_over: {
    zh: ['照这么算，就剩{who}了', '去掉这几个，只能是{who}'],
    en: ['by that count, it can only be {whom}', 'rule those out, and that leaves {whom}'],
  },
  promise_trust: {
    zh: ['{why}，你这话我信', '有前头那一手，{why}，信你'],
    en: ['{why}, so I believe you', '{why}, and after that I trust your word'],
  },
  threat_met: {
    zh: ['{why}，该动还得动', '来就来，{why}，账还没算完'],
    en: ["{why}, and I'll still do what I have to", "try me, we're not done: {why}"],
  },
  threat_eased: {
    zh: ['你不动{kept}，我动你做什么', '没打算动你，火气收一收'],
    en: ["leave {kept} alone and I'll leave you alone", "I wasn't going to touch you, so cool it"],
  },
  outlook: {
    zh: ['{state}，{count}，还早', '{count}，{state}，这会儿说死太早'],
    en: ["{state} and {count}, so it's too early to say", '{count} and {state}. Too soon to call'],
  },
  outlook_low: {
    zh: ['是悬，{state}，{count}', '{state}，这口气看谁先松，{count}'],
    en: ["it's close, yes: {state}, and {count}", 'hanging by a thread: {state}, and {count}'],
  },
  outlook_card: {
    zh: ['{said}这东西，翻出来才知道', '{said}的事谁也说不准，等着看'],
    en: ["{said}? We'll know when it comes up", '{said}? Your guess is as good as mine'],
  },
  outlook_seat: {
    zh: ['{state}，悬不悬看下一圈', '{state}，话别说太早'],
    en: ['{state}. The next round will tell', "{state}, but don't count on it yet"],
  },
  deny_role: {
    zh: ['{why}，这像么', '{why}，你见过这么打的？'],
    en: ['{why}. Does that look like it?', '{why}, so try again'],
  },
  judge_me: {
    zh: ['{why}，你自己掂量', '光说没用，看我怎么打的：{why}'],
    en: ['{why}. You be the judge', 'never mind the talk, look at what I did: {why}'],
  },
  own_blow: {
    zh: ['{why}，这我认，身份嘛，你猜', '{why}，疑我不冤，可我不报', '{why}，赖不掉，别的自己琢磨'],
    en: [
      '{why}, no denying it. The rest is for you to guess',
      "{why}. Fair enough to doubt me, but I'm not telling",
      '{why}. Make of that what you will',
    ],
  },
  turn_back: {
    zh: ['{why}，该我问你才对', '先说说你自己：{why}'],
    en: ['{why}, so I should be asking you', 'you first: {why}'],
  },
  look_there: {
    zh: ['与其盯我，不如看{who}：{why}', '看我干嘛，{why}', '先去问{who}吧，{why}', '别光盯着我，{why}'],
    en: [
      'look at {whom} instead: {why}',
      'why look at me? {why}',
      'go and ask {whom} first: {why}',
      'never mind me, {why}',
    ],
  },
  pair_apart: {
    zh: ['{why}，一伙的会这样？', '要是一伙，{why}怎么说'],
    en: ['{why}. Would partners do that?', 'partners? Then how come {why}?'],
  },
  pair_got: {
    zh: ['{why}，那是{who}的主意，我没开口', '{why}不假，可我没求过'],
    en: ['{why}, but I never asked for it', "{why}, true, but it wasn't my idea"],
  },
  pair_gave: {
    zh: ['{why}，一张牌的事，算不上一伙', '{why}，帮一把就成一伙了？'],
    en: ["{why}. One card doesn't make us partners", '{why}, sure, but is once all it takes?'],
  },
  pair_none: {
    zh: ['{who}没帮过我，我也没帮过{who}，哪来的一伙'],
    en: ['{who} never helped me, and I never helped {whom}. What partners?'],
  },
  of_pair: {
    zh: ['没见这一手，这两边之间我只记得{why}', '这一手我没见，倒是{why}'],
    en: ['must have missed that. What I remember is that {why}', "didn't see that one, but {why}"],
  },
  no_dealings: {
    zh: ['没见{who}对{not}做过什么', '{who}还没动过{not}'],
    en: ["I didn't see {whom} do anything to {not}", '{who} {has} done nothing to {not} so far'],
  },
  own_doing: {
    zh: ['要说我，{why}', '我做的都在桌上：{why}'],
    en: ['me? {why}', "it's all there on the table: {why}"],
  },
  not_you: {
    zh: ['{why}，没往你身上想', '{why}，疑你做什么'],
    en: ["{why}, so it's not you I doubt", "{why}, so you're off my list"],
  },
  also_you: {
    zh: ['谁说不是你？{why}', '你也没跑，{why}'],
    en: ["who says it isn't you? {why}", "you're on my list too: {why}"],
  },
  none_on_you: {
    zh: ['你还没冲谁出过手，疑不到你头上', '没见你有什么不是，先不疑你'],
    en: ["you haven't gone for anyone, so there's nothing to doubt", "I've got nothing on you so far"],
  },
  read_you: {
    zh: ['{why}，你是哪边的还不好说', '{why}，就凭这个还定不了'],
    en: ["{why}, but that doesn't tell me your side yet", '{why}. Not enough to call it, though'],
  },
  only_one: {
    zh: ['眼下就这一个，别人还看不准', '没别人了，旁的还看不出'],
    en: ["just that one for now, I can't read the rest yet", 'nobody else so far'],
  },
  claim_fits: {
    zh: ['{why}，这话我信', '{why}，不说也看出来了'],
    en: ['{why}, so I believe that', "{why}, so I'd guessed as much"],
  },
  claim_odd: {
    zh: ['你？{why}，可不像', '{why}，这话我不信'],
    en: ['you? {why}, so I doubt it', "{why}, and that doesn't fit"],
  },
  claim_bare: {
    zh: ['自己嚷出来的，我反倒不信', '哪有自己报的，先看你下一手'],
    en: ['whoever says so out loud rarely is', "nobody just announces that. Let's see your next card"],
  },
  deal_spare: {
    zh: ['成，{until}我不碰{who}，你也别碰我', '行，{until}放着{who}，你说的也要算数'],
    en: [
      "deal: I'll leave {whom} alone {until}, and you leave me alone",
      "all right, I won't touch {whom} {until}. Keep your side of it",
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
