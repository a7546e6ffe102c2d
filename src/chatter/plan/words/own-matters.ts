/** Clauses back to what the speaker tells of itself: feats, plights, luck, plans, threats, excuses; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const OWN_MATTER_WORDS = {
  feat: {
    zh: ['{why}，这一手利索', '{why}，漂亮，给你记一功', '看见了，{why}，有两下子'],
    en: ['{why}; neatly done', '{why}; well struck, I note it to your credit', 'I saw it: {why}. Not bad at all'],
  },
  feat_kill: {
    zh: ['干得利索，{who}一走，{count}', '{who}是{role}，收得漂亮，{count}', '这一刀收得好，{count}'],
    en: ['neatly done; with {who} gone, {count}', '{who} was {role}; well struck, {count}', 'a fine finish: {count}'],
  },
  feat_wrong: {
    zh: ['{who}可是{role}，这一刀收错人了吧', '{who}翻出来是{role}，你还高兴得起来？'],
    en: ['{who} was {role}; are you sure that is a feat?', '{who} turned out {role}; I would not cheer'],
  },
  feat_on_me: {
    zh: ['{why}，你高兴了，这账我记下了', '{why}，先别乐，还有下一圈呢'],
    en: ['{why}; laugh now, I keep count', '{why}; do not cheer yet, there is another round'],
  },
  feat_bare: {
    zh: ['行啊，这一手打得顺', '有两下子，接着来', '是你的功劳，大家都看见了'],
    en: ['not bad, that went well', 'nicely done; keep going', 'the credit is yours, we all saw it'],
  },
  luck_had: {
    zh: ['手气不错，省着点用', '这运气，分我一点', '行，那你先稳着'],
    en: ['lucky you; make it last', 'some luck you have; lend me a little', 'good for you; then you sit well'],
  },
  plight_struck: {
    zh: ['{why}，换谁都疼，先缓一口', '{why}，是够你受的，先保命', '看见了，{why}，先忍这一下'],
    en: [
      '{why}; that would hurt anybody, catch your breath',
      '{why}; a hard blow, look after yourself first',
      'I saw it: {why}. Swallow it for now',
    ],
  },
  plight_low: {
    zh: ['{state}，是悬，先顾命', '{state}，这会儿可得省着打', '看见了，{state}，先别往前凑'],
    en: [
      '{state}; that is close, look to yourself first',
      '{state}; go carefully now',
      'I see: {state}. Stay back for a while',
    ],
  },
  plight: {
    zh: ['牌不由人，下一圈再补回来', '这手气换谁都得叹气，先稳住', '是够背的，熬过这圈就好'],
    en: [
      'the cards are not ours to choose; next round, then',
      'such luck would make anybody sigh; hold on',
      'hard luck; it turns again',
    ],
  },
  plight_any: {
    zh: ['别泄气，这局还没完', '谁都有这么一阵，挺过去就好', '我看也是，慢慢来'],
    en: ["don't lose heart; it is not over", 'it happens to everybody; hang on', 'so it seems; one step at a time'],
  },
  relieved: {
    zh: ['是够险的，下回未必有这运气', '好险，我都替你捏把汗', '躲过一回是一回'],
    en: ['a narrow one indeed; do not count on the next', 'close, I held my breath', 'one more got by; enjoy it'],
  },
  plan_cheered: {
    zh: ['行，{why}，{who}就交给你', '{why}，该收，你动手吧', '{why}，要打我不拦'],
    en: ['go on: {why}, so {who} {be} yours', '{why}; by all means strike', '{why}, so I have no objection'],
  },
  plan_doubted: {
    zh: ['{who}？我看未必该打，你想好了再动', '先等等，{who}不像该挨这一下的'],
    en: ['{who}? I doubt that is the one to strike', 'wait; {who} hardly deserves that'],
  },
  plan_watched: {
    zh: ['{who}还没看清，你动手，我看着', '行，你先试试{who}，{state}', '要动{who}？{state}，掂量着来'],
    en: [
      '{who} is not clear to me yet; you strike, I watch',
      'try {who} then: {state}',
      'go for {who}? {state}; weigh it well',
    ],
  },
  plan_noted: {
    zh: ['行，你先来，我看着接', '好，那就看你这一手', '你出你的，我这边有数'],
    en: ['fine, you first, and I follow', 'all right, let us see it', 'play yours; I know what I do'],
  },
  threat_taken: {
    zh: ['来就来，{state}，别手软', '{state}，接得住，放马过来', '冲我来？{state}，看谁先倒'],
    en: [
      'come on then: {state}',
      '{state}, and I can take it; do your worst',
      'at me? {state}; let us see who falls first',
    ],
  },
  threat_low: {
    zh: ['{state}，你要收就收，收错了别后悔', '{state}，这一刀下来我可就没了，想清楚', '{state}，落井下石算什么本事'],
    en: [
      '{state}; take me if you must, and do not regret it',
      '{state}; one more blow and I am gone, so think',
      '{state}; kicking one who is down is no feat',
    ],
  },
  threat_to_all: {
    zh: ['我可不触这个霉头，看别人试', '行，惹不起，我绕着走', '话放这儿了，谁试谁知道'],
    en: ['not me; let somebody else try', 'fine, I go around you', 'well said; whoever tries will find out'],
  },
  excuse_heard: {
    zh: ['{why}，你这么说，我先不往心里去', '{why}，嘴上说得轻巧，账先记着', '行，{why}，这回当你是无心'],
    en: [
      '{why}; as you put it, I will not mind for now',
      '{why}; easily said, but I keep count',
      'fine: {why}, and this once I take it as no offence',
    ],
  },
  excuse_other: {
    zh: ['{why}，说得过去，看你下一手', '{why}，情有可原，就怕有人不这么想'],
    en: ['{why}; that will pass, let us see your next', '{why}; fair enough, if others see it so'],
  },
  excuse_bare: {
    zh: ['行，这话我信一半，看你下一手', '有你的道理，别真打错人就行'],
    en: ['half of that I believe; your next card tells', 'you have your reasons; only mind whom you hit'],
  },
  protest_borne: {
    zh: ['{why}，先信你三分', '{why}，这话我信，往后接着看', '{why}，像那么回事'],
    en: ['{why}, so I believe you for now', '{why}; I take your word, and watch on', '{why}; that fits what you say'],
  },
  protest_open: {
    zh: ['空口无凭，打两手出来我就信', '嘴上都这么说，看你下一手冲谁', '信不信先放着，别碰{kept}就好说'],
    en: [
      'words are cheap; two good cards and I believe you',
      'everybody says so; your next card tells',
      'leave {kept} alone and I may believe it',
    ],
  },
  trust_yes: {
    zh: ['{why}，不疑你', '{why}，信你', '疑你做什么，{why}'],
    en: ['{why}, so I do trust you', '{why}; no doubt of you', 'why doubt you? {why}'],
  },
  trust_no: {
    zh: ['{why}，你让我怎么信', '{why}，疑你不冤', '不敢信，{why}'],
    en: ['{why}; how should I trust you', '{why}, so the doubt is fair', 'I dare not: {why}'],
  },
  trust_open: {
    zh: ['还说不准，你再打一手给我看看', '半信半疑，看你下一手冲谁', '不好说，你没露过什么，我也没把话说死'],
    en: [
      'I cannot say yet; show me one more card',
      'half and half; your next move decides',
      'hard to say; you have shown little so far',
    ],
  },
  luck_wished: {
    zh: ['翻出来才知道，祝你一把过', '借你一口仙气，过！', '这得看牌堆给不给面子'],
    en: ['good luck; it shows when it turns', 'fingers crossed for you', 'that is up to the deck; I wish you well'],
  },
  luck_not: {
    zh: ['我贴的，可不盼你过', '你求你的，我求它中', '别求了，这一张我盼它中'],
    en: [
      'I laid it, so I hope it holds',
      'you pray for it to pass, I pray it stays',
      'spare your prayers; I want it to hold',
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;
