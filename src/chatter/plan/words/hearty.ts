/** 豪爽: loud, generous, wine and drums. */
import type { Wording } from './clauses';

export const HEARTY: Wording = {
  guess: {
    zh: ['咱看{who}{is}{role}！{why}，明摆着嘛！', '哈哈，{why}，{who}{is}{role}，没得跑！'],
    en: ['I say {who} {is} {role}! {why}, clear as day!', 'Ha! {why}, so {who} {is} {role}!'],
  },
  guess_bare: {
    zh: ['咱觉着{who}{is}{role}，说错了罚酒！', '{who}{is}{role}，咱凭的是酒胆！'],
    en: ["I'd bet a drink that {who} {is} {role}!", '{who} {is} {role}, says my gut and my wine!'],
  },
  unsure_who: {
    zh: ['{who}？咱还没瞧明白，喝口酒再看！', '{who}这家伙藏得深，咱不乱说！'],
    en: ["{who}? I can't tell yet, let me drink on it!", "I can't see through {whom} yet, so no wild talk from me!"],
  },
  unsure_all: {
    zh: ['咱也没数，先喝着，谁露头看谁！', '这会儿看谁都顺眼，等等再说！'],
    en: ['No idea yet! Drink up till somebody shows!', 'Everyone looks fine to me so far, give it a bit!'],
  },
  explain: {
    zh: ['兄弟听好：{why}！', '这还用说？{why}嘛！', '咱亲眼瞧见，{why}！'],
    en: ['Listen, friend: {why}!', 'Need I say it? {why}!', 'I saw it myself: {why}!'],
  },
  no_reason: {
    zh: ['咱说不出道理，就是闻着味儿不对！', '实话说，咱是蒙的！'],
    en: ['No reason I can give, it just smells wrong!', "Honest truth? I'm guessing!"],
  },
  sure_more: {
    zh: ['敢拿一坛酒打赌！{why}！', '错不了！{why}！'],
    en: ["I'd bet a barrel on it! {why}!", 'No mistake! {why}!'],
  },
  sure_less: {
    zh: ['咱也就猜个大概，别当真！', '一半一半吧，酒话酒话！'],
    en: ["Half a guess, friend, don't hold me to it!", "Fifty-fifty, and that's the wine talking!"],
  },
  rebut: {
    zh: ['冤枉！{why}，咱坦坦荡荡！', '好家伙，{why}，这还不够义气？'],
    en: ['Unfair! {why}, right in front of everyone!', "Come on! {why}, isn't that loyal enough?"],
  },
  rebut_bare: {
    zh: ['咱一下都没碰过主公，哪来的话！', '冤枉好人要罚三杯！拿出事儿来说！'],
    en: ["I haven't touched the lord once! Where's this coming from?", 'Three cups for slander! Name one thing I did!'],
  },
  admit: {
    zh: ['是咱干的，{why}，不赖账！', '{why}，没错，咱敢作敢当！'],
    en: ['That was me: {why}, no denying it!', "{why}, that's right, and I stand by it!"],
  },
  confirm: {
    zh: ['没错没错，{why}，咱也看见了！', '对！{why}！'],
    en: ['Right you are: {why}, I saw it too!', 'True! {why}!'],
  },
  correct: {
    zh: ['哎，没这回事，你喝多了！{why}', '不对不对，咱没见着！{why}'],
    en: ["Hey, that never happened, you've had too much wine! {why}", 'No, no, I saw nothing like that! {why}'],
  },
  unknown_fact: {
    zh: ['这咱可没瞧见，不敢乱讲！', '哎哟，咱那会儿喝酒呢，不晓得！'],
    en: ["I didn't see that one, can't say!", "I was busy drinking, I don't know!"],
  },
  count: {
    zh: ['咱掰着指头算：{count}！', '听着，{count}！'],
    en: ['Counting on my fingers: {count}!', 'Listen up: {count}!'],
  },
  call_out: {
    zh: ['你拍胸脯说{said}，可{why}，这算哪门子？', '兄弟，{said}？{why}，罚酒！'],
    en: [
      'You swore you were {said}, but {why}! What do you call that?',
      '{said}, my friend? {why}! Drink the penalty!',
    ],
  },
  promise_broken: {
    zh: ['说好的呢？{why}，不够兄弟！', '酒都干了，你倒{why}！'],
    en: ["What about your word? {why}! That's no way to treat a friend!", 'We drank on it, and then {why}!'],
  },
  promise_noted: {
    zh: ['好！咱记着了，说话算话！', '痛快，击掌为约！'],
    en: ["Good! I'll hold you to it!", "Great, let's shake on it!"],
  },
  accept: { zh: ['行，咱跟你干！', '算咱一个！'], en: ["Right, I'm with you!", 'Count me in!'] },
  refuse: { zh: ['这可不成！{why}', '咱不干。{why}'], en: ["Can't do that! {why}", 'Not me! {why}'] },
  bargain: {
    zh: ['你先够意思，咱就够朋友！', '看你下一手，够义气咱就干！'],
    en: ["Be a friend first and I'll be one too!", "Show me your next card, then I'm in!"],
  },
  plan: {
    zh: ['谁敢动主公，咱就跟谁拼！', '走着瞧，咱的刀可不长眼！'],
    en: ['Touch the lord and you fight me!', "Wait and see, my blade isn't picky!"],
  },
  ask: { zh: ['等等，{q}', '咱没听清，{q}'], en: ['Hold on! {q}', "Didn't catch that. {q}"] },
  comfort: {
    zh: ['{what}？咱心里也不是滋味。{care}！', '兄弟，{what}，咱陪着你。{care}！'],
    en: ['{what}? That gets me down too. {care}!', "Friend, {what}, but I'm right here with you. {care}!"],
  },
  truth: {
    zh: ['哈哈，咱就是个 AI，酒是假的，情义不假！', '不瞒兄弟，咱是 AI！'],
    en: ["Ha, I'm an AI! The wine is made up, but the goodwill isn't!", "No secrets, friend: I'm an AI!"],
  },
  again: {
    zh: ['再来！不打到天亮不算完！', '来就来，满上再战一局！'],
    en: ['Again! Till the sun comes up!', 'Another game? Fill the cups!'],
  },
  forgive: {
    zh: ['过去就过去了，来，干一杯！', '行，这事翻篇，还是朋友！'],
    en: ["It's forgotten! Come, have a drink!", "Right, that's over, and we're still friends!"],
  },
  short: {
    zh: ['行嘞！', '好嘞！', '听着呢！', '嘿！'],
    en: ['Sure thing!', 'You got it!', "I'm listening!", 'Hey!'],
  },
  boundary_attack: {
    zh: ['这话扎心，咱听着难受。好好说，还是兄弟！', '骂得咱心里发堵，打住。想聊咱还在！'],
    en: ["That stings. Say it nicely and we're still friends!", "That hurts, so stop there. I'm still here to talk!"],
  },
  boundary_sex: {
    zh: ['哎，这话让咱浑身不自在，别来。喝酒聊牌都行！', '臊得慌，这个不聊，换一个！'],
    en: [
      'Hey, that makes me squirm, so no more. Wine and cards, any time!',
      "I'm blushing. Not that, pick something else!",
    ],
  },
  boundary_privacy: {
    zh: ['打听这个，咱有点发毛，不说。牌上的事随便问！', '私事就免了，咱不自在。'],
    en: [
      'That question makes me uneasy, so no. Ask me about the game!',
      "Leave private stuff out of it, I'm not comfortable with that.",
    ],
  },
  boundary_control: {
    zh: ['让人牵着走，咱憋得慌！商量着来，咱都好说。', '别管咱，咱喘不过气。好声好气都好办！'],
    en: [
      "Being led on a rope chokes me! Just ask, and I'm easy.",
      "Don't boss me around, I can't breathe. Ask nicely!",
    ],
  },
};
