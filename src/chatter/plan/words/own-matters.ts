/** Clauses back to what the speaker tells of itself: feats, plights, luck, plans, threats, excuses; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const OWN_MATTER_WORDS = {
  feat: {
    zh: ['{why}，这一手利索', '{why}，漂亮，给你记一功', '看见了，{why}，有两下子'],
    en: ['{why}. Clean work', "{why}. Nice one, that's to your credit", 'I saw it: {why}. Not bad at all'],
  },
  feat_kill: {
    zh: ['干得利索，{who}一走，{count}', '{who}是{role}，收得漂亮，{count}', '这一刀收得好，{count}'],
    en: [
      'clean work. With {whom} gone, {count}',
      '{who} {was} {role}. Nicely finished, and {count}',
      'a good finish: {count}',
    ],
  },
  feat_wrong: {
    zh: ['{who}可是{role}，这一刀收错人了吧', '{who}翻出来是{role}，你还高兴得起来？'],
    en: [
      '{who} {was} {role}. Are you sure you got the right one?',
      "{who} turned out to be {role}, and you're still happy about it?",
    ],
  },
  feat_on_me: {
    zh: ['{why}，你高兴了，这账我记下了', '{why}，先别乐，还有下一圈呢'],
    en: ["{why}. Enjoy it, I'm keeping count", "{why}. Don't cheer yet, there's another round"],
  },
  feat_bare: {
    zh: ['行啊，这一手打得顺', '有两下子，接着来', '是你的功劳，大家都看见了'],
    en: ['not bad, that went smoothly', 'nice one, keep it up', "that's to your credit, we all saw it"],
  },
  luck_had: {
    zh: ['手气不错，省着点用', '这运气，分我一点', '行，那你先稳着'],
    en: ['lucky you, make it last', 'some luck you have. Lend me a bit', "good, then you're sitting pretty for now"],
  },
  plight_struck: {
    zh: ['{why}，换谁都疼，先缓一口', '{why}，是够你受的，先保命', '看见了，{why}，先忍这一下'],
    en: [
      '{why}. That would hurt anyone, catch your breath first',
      "{why}. That's rough, stay alive first",
      'I saw it: {why}. Sit tight for now',
    ],
  },
  plight_low: {
    zh: ['{state}，是悬，先顾命', '{state}，这会儿可得省着打', '看见了，{state}，先别往前凑'],
    en: [
      "{state}. That's close, stay alive first",
      '{state}. Play it safe for now',
      'I see it: {state}. Keep your head down for a bit',
    ],
  },
  plight: {
    zh: ['牌不由人，下一圈再补回来', '这手气换谁都得叹气，先稳住', '是够背的，熬过这圈就好'],
    en: [
      "you can't choose your cards, make up for it next round",
      'luck like that would make anyone sigh, hang in there',
      "rough luck, but it'll pass after this round",
    ],
  },
  plight_any: {
    zh: ['别泄气，这局还没完', '谁都有这么一阵，挺过去就好', '我看也是，慢慢来'],
    en: [
      "don't lose heart, it's not over yet",
      'everyone has a spell like that, hang in there',
      'looks that way to me too, take it slow',
    ],
  },
  relieved: {
    zh: ['是够险的，下回未必有这运气', '好险，我都替你捏把汗', '躲过一回是一回'],
    en: [
      "close one, don't count on that luck next time",
      'phew, I was nervous for you',
      'you dodged it once, enjoy it',
    ],
  },
  plan_cheered: {
    zh: ['行，{why}，{who}就交给你', '{why}，该收，你动手吧', '{why}，要打我不拦'],
    en: [
      'go for it: {why}, so {who} {be} all yours',
      '{why}. By all means, go ahead',
      "{why}, so go ahead, I won't stop you",
    ],
  },
  plan_doubted: {
    zh: ['{who}？我看未必该打，你想好了再动', '先等等，{who}不像该挨这一下的'],
    en: ["{who}? I'm not sure that's the one to hit. Think it over first", 'wait a moment, that seems hard on {whom}'],
  },
  plan_watched: {
    zh: ['{who}还没看清，你动手，我看着', '行，你先试试{who}，{state}', '要动{who}？{state}，掂量着来'],
    en: [
      "I can't read {whom} yet. You strike, I'll watch",
      'all right, try {whom} then: {state}',
      'going for {whom}? {state}, so think it over',
    ],
  },
  plan_noted: {
    zh: ['行，你先来，我看着接', '好，那就看你这一手', '你出你的，我这边有数'],
    en: ["fine, you go first and I'll follow", "all right, let's see it", "you play yours, I know what I'm doing"],
  },
  threat_taken: {
    zh: ['来就来，{state}，别手软', '{state}，接得住，放马过来', '冲我来？{state}，看谁先倒'],
    en: [
      'bring it on: {state}',
      '{state}, and I can take it. Do your worst',
      "me? {state}, so let's see who falls first",
    ],
  },
  threat_low: {
    zh: ['{state}，你要收就收，收错了别后悔', '{state}，这一刀下来我可就没了，想清楚', '{state}，落井下石算什么本事'],
    en: [
      "{state}. Finish me if you want, just don't regret it",
      "{state}. One more blow and I'm gone, so think it over",
      "{state}. Kicking me when I'm down is no great feat",
    ],
  },
  threat_to_all: {
    zh: ['我可不触这个霉头，看别人试', '行，惹不起，我绕着走', '话放这儿了，谁试谁知道'],
    en: [
      'not me, let someone else try',
      "fine, I'll stay out of your way",
      "well, you've said it. Whoever tries will find out",
    ],
  },
  excuse_heard: {
    zh: ['{why}，你这么说，我先不往心里去', '{why}，嘴上说得轻巧，账先记着', '行，{why}，这回当你是无心'],
    en: [
      "{why}. Since you put it that way, I won't take it to heart",
      "{why}. Easily said, but I'm keeping count",
      "fine, {why}, but I'll take it you didn't mean it",
    ],
  },
  excuse_other: {
    zh: ['{why}，说得过去，看你下一手', '{why}，情有可原，就怕有人不这么想'],
    en: ["{why}. Fair enough, let's see your next move", '{why}. I get it, but not everyone will'],
  },
  excuse_bare: {
    zh: ['行，这话我信一半，看你下一手', '有你的道理，别真打错人就行'],
    en: ["I half believe that, let's see your next move", "you have your reasons. Just don't hit the wrong one"],
  },
  protest_borne: {
    zh: ['{why}，先信你三分', '{why}，这话我信，往后接着看', '{why}，像那么回事'],
    en: [
      "{why}, so I'll believe you for now",
      "{why}. I take your word for it, but I'll keep watching",
      '{why}. That does fit',
    ],
  },
  protest_open: {
    zh: ['空口无凭，打两手出来我就信', '嘴上都这么说，看你下一手冲谁', '信不信先放着，别碰{kept}就好说'],
    en: [
      "talk is cheap. Play a couple of cards and I'll believe you",
      "everyone says that. Let's see who you go for next",
      "we'll see. Leave {kept} alone and we're good",
    ],
  },
  trust_yes: {
    zh: ['{why}，不疑你', '{why}，信你', '疑你做什么，{why}'],
    en: ["{why}, so I don't doubt you", '{why}. I trust you', 'why would I doubt you? {why}'],
  },
  trust_no: {
    zh: ['{why}，你让我怎么信', '{why}，疑你不冤', '不敢信，{why}'],
    en: [
      '{why}. How am I supposed to trust you?',
      '{why}, so I have every reason to doubt you',
      "I'd rather not: {why}",
    ],
  },
  trust_open: {
    zh: ['还说不准，你再打一手给我看看', '半信半疑，看你下一手冲谁', '不好说，你没露过什么，我也没把话说死'],
    en: [
      "can't say yet. Play one more card and let me see",
      "I'm on the fence. Let's see who you go for next",
      "hard to say. You haven't shown much, so I'm keeping an open mind",
    ],
  },
  luck_wished: {
    zh: ['翻出来才知道，祝你一把过', '借你一口仙气，过！', '这得看牌堆给不给面子'],
    en: [
      "we'll know when it's turned over. Good luck",
      'fingers crossed for you',
      "that's up to the deck, but good luck",
    ],
  },
  luck_not: {
    zh: ['我贴的，可不盼你过', '你求你的，我求它中', '别求了，这一张我盼它中'],
    en: [
      "I put it there, so I'm not wishing you luck",
      "you pray to dodge it, I'll pray it hits",
      'save your prayers, I want this one to hit',
    ],
  },
  boundary_third: {
    zh: ['这可不行，有气牌上出，别找到人家身上去', '人家的私事不该问，也别往牌桌外头闹'],
    en: [
      "let's not. Settle it with cards and leave people alone",
      "that's nobody's to give out, and it stays at the table",
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
