/** 豪爽: loud, generous, wine and drums. */
import type { Wording } from './clauses';

export const HEARTY: Wording = {
  guess: {
    zh: ['咱看{who}{is}{role}！{why}，你们品！', '嘿，{why}，咱瞧{who}{is}{role}！'],
    en: ['I say {who} {is} {role}! {why}!', 'Ha! {why}, so {who} {is} {role}!'],
  },
  guess_bare: {
    zh: ['咱觉着{who}{is}{role}，说错了罚酒！', '{who}{is}{role}，咱凭的是酒胆！'],
    en: ["I'd bet a drink that {who} {is} {role}!", '{who} {is} {role}, says my gut and my wine!'],
  },
  unsure_who: {
    zh: ['{who}？咱还没瞧明白，喝口酒再看！', '{who}？不好说，咱不乱嚷嚷！'],
    en: ["{who}? Can't tell yet, let me drink on it!", '{who}? Beats me, so no wild talk!'],
  },
  unsure_all: {
    zh: ['咱也没数，先喝着，谁露头看谁！', '这会儿看谁都顺眼，等等再说！'],
    en: ['No idea yet! Drink up till somebody shows!', 'Everyone looks fine to me so far, give it a bit!'],
  },
  explain: {
    zh: ['还不是因为{why}！', '兄弟你瞧，{why}！', '嗨，{why}嘛！'],
    en: ['Because {why}, friend!', 'See here: {why}!', 'Simple! {why}!'],
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
    zh: ['冤枉！{why}，大伙都瞧见了！', '好家伙，{why}，这还不够义气？'],
    en: ['Not fair! {why}, everybody saw!', "Come on! {why}, isn't that good enough?"],
  },
  rebut_bare: {
    zh: ['咱一下都没碰过主公，哪来的话！', '冤枉好人要罚三杯！拿出事儿来说！'],
    en: ["I haven't touched the lord once! Where's this coming from?", 'Three cups for slander! Name one thing I did!'],
  },
  admit: {
    zh: ['没错，{why}，咱不赖账！', '{why}，咱敢作敢当！'],
    en: ['Yep, {why}, no denying it!', '{why}, and I stand by it!'],
  },
  confirm: { zh: ['没错没错，{why}！', '说得对！{why}！'], en: ['Right you are, {why}!', 'You said it! {why}!'] },
  correct: {
    zh: ['哎，没这回事，喝多了吧！{why}', '不对不对，没有的事！{why}'],
    en: ['Hey, that never happened! Too much wine? {why}', 'No, no, not a bit of it! {why}'],
  },
  unknown_fact: {
    zh: ['这咱可没瞧见，不敢乱讲！', '哎哟，咱那会儿喝酒呢，不晓得！'],
    en: ["Didn't see that one, can't say!", 'No idea, I was busy drinking!'],
  },
  count: {
    zh: ['咱掰着指头算：{count}！', '{count}，咱数过！'],
    en: ['Let me count... {count}!', '{count}, I counted!'],
  },
  call_out: {
    zh: ['你拍胸脯说{said}，可{why}，这算哪门子？', '兄弟，{said}？{why}，罚酒！'],
    en: [
      'You swore you were {said}, but {why}! What do you call that?',
      '{said}, my friend? {why}! Drink the penalty!',
    ],
  },
  promise_broken: {
    zh: ['说好的呢？{why}，不够兄弟！', '酒都干了，结果{why}！'],
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
  ask: { zh: ['等等，{q}', '咱没听清，{q}'], en: ['Hold on! {q}', "Sorry, friend, didn't catch that. {q}"] },
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
