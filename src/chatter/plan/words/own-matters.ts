/** Clauses back to what the speaker tells of itself: feats, plights, luck, plans, threats, excuses; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const OWN_MATTER_WORDS = {
  feat: {
    zh: ['行啊，{why}', '{why}，漂亮，给你记一功', '看见了，{why}，有两下子'],
    en: ['{why}. Clean work', '{why}. Nice one', 'saw that: {why}. Not bad at all'],
  },
  feat_kill: {
    zh: ['利索，{who}一走，{count}', '{who}是{role}，收得漂亮，{count}', '这一下收得好，{count}'],
    en: ['clean work. With {whom} gone, {count}', '{who} {was} {role}. Nice finish, and {count}', 'good kill: {count}'],
  },
  feat_wrong: {
    zh: ['{who}可是{role}，这一下收错人了吧', '{who}翻出来是{role}，你还高兴得起来？'],
    en: [
      '{who} {was} {role}. Sure you got the right one?',
      "{who} turned out to be {role}, and you're still happy about it?",
    ],
  },
  feat_on_me: {
    zh: ['{why}，乐吧，这账我记下了', '{why}，先别乐，还有下一圈呢', '{why}，美的你，等着', '行，{why}，回头再算'],
    en: [
      '{why}. Enjoy it while it lasts',
      "{why}. You'll get that one back",
      "fine, {why}. We'll see who laughs last",
      "{why}. Don't cheer yet, it's not over",
    ],
  },
  feat_bare: {
    zh: ['行啊，打得顺', '有两下子，接着来', '算你的，大家都看见了'],
    en: ['not bad, not bad', 'nice one, keep it up', "that one's yours, we all saw it"],
  },
  luck_had: {
    zh: ['手气不错，省着点用', '这运气，分我一点', '行，那你先稳着'],
    en: ['lucky you, make it last', 'some luck! Lend me a bit', 'good for you, sit tight then'],
  },
  plight_struck: {
    zh: ['{why}，换谁都疼，先缓一口', '{why}，够你受的，先保命', '看见了，{why}，先忍这一下'],
    en: ['ouch, {why}. Catch your breath', "{why}. That's rough, stay alive first", 'saw that: {why}. Hang in there'],
  },
  plight_low: {
    zh: ['{state}，是悬，先顾命', '{state}，这会儿可得省着打', '看见了，{state}，先别往前凑'],
    en: [
      "{state}. That's close, stay alive first",
      '{state}, so play it safe',
      'careful, {state}. Keep your head down',
    ],
  },
  plight: {
    zh: ['没事，下一圈补回来', '这手气是够呛，先稳住', '是够背的，熬过这圈就好'],
    en: ['never mind, make it up next round', 'rotten luck, hang in there', "that's rough, but it'll turn"],
  },
  plight_any: {
    zh: ['别泄气，这局还没完', '挺住，还早着呢', '不急，慢慢来'],
    en: ["chin up, it's not over yet", 'happens to all of us, keep going', "take it slow, there's time"],
  },
  relieved: {
    zh: ['是够险的，下回未必有这运气', '好险，我都替你捏把汗', '躲过一回是一回'],
    en: ["close one! Don't count on it twice", 'you had me nervous there', 'got away with it this time, eh?'],
  },
  plan_cheered: {
    zh: ['行，{why}，{who}就交给你', '{why}，该打，你上', '{why}，要打我不拦'],
    en: ['go for it: {why}, so {who} {be} all yours', '{why}. By all means, go ahead', "{why}, so I won't stop you"],
  },
  plan_doubted: {
    zh: ['{who}？我看未必该打，想好了再动', '先等等，{who}不像该挨这一下的'],
    en: ["{who}? I'm not so sure. Think it over first", 'hold on, that seems hard on {whom}'],
  },
  plan_watched: {
    zh: ['{who}还没看清，你动手，我看着', '行，你先试试{who}，{state}', '要动{who}？{state}，掂量着来'],
    en: [
      "can't read {whom} yet. You go, I'll watch",
      'sure, try {whom}: {state}',
      'going for {whom}? {state}, so think it over',
    ],
  },
  plan_noted: {
    zh: ['行，你先来，我看着接', '好，看你这一手', '你打你的，我有数'],
    en: ['sure, after you', "all right, let's see it", "you play yours, I'll play mine"],
  },
  threat_taken: {
    zh: ['来就来，{state}，别手软', '{state}，接得住，放马过来', '冲我来？{state}，看谁先倒'],
    en: [
      'bring it on, {state}',
      '{state}, and I can take it. Do your worst',
      "me? {state}, so let's see who drops first",
    ],
  },
  threat_low: {
    zh: ['{state}，要收就收，收错了别后悔', '{state}，再来一下我可就没了，想清楚', '{state}，欺负残血算什么本事'],
    en: [
      "{state}. Go on, just don't regret it",
      "{state}. One more hit and I'm gone, so think it over",
      "{state}. Kicking me when I'm down, really?",
    ],
  },
  threat_to_all: {
    zh: ['我可不触这个霉头', '行，惹不起，我绕着走', '话放这儿了，谁试谁知道'],
    en: [
      'not me, somebody else can try',
      "fine, I'll stay out of your way",
      'you heard that, everyone. Who wants to try?',
    ],
  },
  excuse_heard: {
    zh: ['{why}，既然你这么说，我就不往心里去', '{why}，说得轻巧，账先记着', '行，{why}，这回当你是无心'],
    en: [
      "{why}. Fine, I won't take it to heart",
      "{why}. Easy to say, but I'm keeping count",
      "okay, {why}, but I'll take it you didn't mean it",
    ],
  },
  excuse_other: {
    zh: ['{why}，说得过去，看你下一手', '{why}，情有可原，就怕有人不这么想'],
    en: ["{why}. Fair enough, let's see your next move", '{why}. I get it, but not everyone will'],
  },
  excuse_bare: {
    zh: ['行，信你一半，看你下一手', '有你的道理，别真打错人就行'],
    en: ["I half believe you. Let's see your next move", "if you say so. Just don't hit the wrong one"],
  },
  protest_borne: {
    zh: ['{why}，先信你三分', '{why}，这话我信，往后接着看', '{why}，像那么回事'],
    en: [
      "{why}, so I'll believe you for now",
      "{why}. I'll take your word for it, but I'm still watching",
      '{why}. That does add up',
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
    en: ['{why}, so yeah, I trust you', "{why}. You're fine by me", 'why would I doubt you? {why}'],
  },
  trust_no: {
    zh: ['{why}，你让我怎么信', '{why}，疑你不冤', '不敢信，{why}'],
    en: ['{why}. How am I supposed to trust you?', '{why}, so can you blame me for doubting you?', 'not really: {why}'],
  },
  trust_open: {
    zh: ['还说不准，你再打一手给我看看', '半信半疑，看你下一手冲谁', '不好说，再看你怎么打'],
    en: [
      "can't say yet. Play one more card and let me see",
      "on the fence. Let's see who you go for next",
      'hard to say. Show me a bit more',
    ],
  },
  luck_wished: {
    zh: ['翻出来才知道，祝你一把过', '借你一口仙气，过！', '这得看牌堆给不给面子'],
    en: ["good luck, let's see what comes up", 'fingers crossed for you', 'up to the deck, but good luck'],
  },
  luck_not: {
    zh: ['我贴的，可不盼你过', '你求你的，我求它中', '别求了，这一张我盼它中'],
    en: [
      "I put it there, so don't expect good wishes",
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
  side_unshown: {
    zh: ['我还没动过手，看我下几手', '手都没动过，站哪边看牌说话'],
    en: ["I've hit nobody yet, so watch my next cards", "I haven't gone for anybody yet. Judge me when I do"],
  },
} as const satisfies Readonly<Record<string, Words>>;
