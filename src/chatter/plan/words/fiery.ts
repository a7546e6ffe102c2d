/** 暴烈: short temper, challenges. */
import type { Wording } from './clauses';

export const FIERY: Wording = {
  guess: {
    zh: ['就{who}！{why}，{is}{role}！', '{why}！{who}{is}{role}，还看什么！'],
    en: ['I tell you, {who} {is} {role}! {why}!', '{why}! {who} {is} {role}, what more do you want!'],
  },
  guess_bare: {
    zh: ['{who}！{is}{role}，我闻着味了！', '我瞧{who}{is}{role}，错了算我的！'],
    en: ['{who} {is} {role}, I can smell it!', "I say {who} {is} {role}, and if I'm wrong, blame me!"],
  },
  unsure_who: {
    zh: ['{who}？鬼知道！', '{who}？亮了刀再说！'],
    en: ['{who}? How should I know!', '{who}? Wait till the blades come out!'],
  },
  unsure_all: {
    zh: ['没凭没据，我骂谁去！', '看不出，急死我了！'],
    en: ['No proof, so who am I supposed to yell at!', "Can't tell, and it drives me mad!"],
  },
  explain: {
    zh: ['还用问？{why}！', '{why}！这还要讲？', '就凭{why}！'],
    en: ['You need to ask? {why}!', '{why}! Do I have to spell it out?', 'Because {why}!'],
  },
  no_reason: {
    zh: ['没证据，我就是看不顺眼！', '说不出！火气上来了！'],
    en: ["No proof, I just don't like it!", "Can't say! My blood's up!"],
  },
  sure_more: {
    zh: ['废话！{why}！', '当然！{why}，我拿刀担保！'],
    en: ['Obviously! {why}!', "Of course I am! {why}, I'd swear on my blade!"],
  },
  sure_less: {
    zh: ['哼，没十足把握，但我敢说！', '一半！那又怎样！'],
    en: ["Hmph, not completely, but I'll say it anyway!", 'Half! So what!'],
  },
  rebut: {
    zh: ['不讲理！{why}，你没看见？', '胡说！{why}，你倒指我？'],
    en: ['Nonsense! {why}, or did you miss that?', 'Rubbish! {why}, and you point at me?'],
  },
  rebut_bare: {
    zh: ['我碰过主公一根指头没有？你说！', '血口喷人！拿事实来！'],
    en: ['Did I lay a finger on the lord? Tell me!', 'Slander! Show me facts!'],
  },
  admit: {
    zh: ['对，{why}！怎么着！', '{why}，不服来战！'],
    en: ['Yes, {why}! So what?', "{why}! Fight me if you don't like it!"],
  },
  confirm: { zh: ['对！{why}，我盯着呢！', '没错，{why}！'], en: ['Yes! {why}, I was watching!', 'Right, {why}!'] },
  correct: {
    zh: ['胡扯，哪有这回事！{why}', '少编！没这事！{why}'],
    en: ['Nonsense, that never happened! {why}', 'Stop making things up! {why}'],
  },
  unknown_fact: {
    zh: ['我又没盯着，问我干嘛！', '不知道！别烦！'],
    en: ["I wasn't looking, so why ask me!", "Don't know! Leave me alone!"],
  },
  count: { zh: ['听好了：{count}！', '数给你：{count}！'], en: ['Listen: {count}!', 'I make it {count}!'] },
  call_out: {
    zh: ['你不是说{said}吗？{why}，骗谁呢！', '{said}？呸，{why}！'],
    en: ['You said you were {said}! {why}, so who are you fooling!', '{said}? Bah, {why}!'],
  },
  promise_broken: {
    zh: ['说话不算数？{why}，我跟你没完！', '你答应过的！{why}，好啊！'],
    en: ["Is your word worth nothing? {why}, and I'm not done with you!", 'You promised! {why}! Fine!'],
  },
  promise_noted: {
    zh: ['行，敢反悔我第一个砍你！', '记住你这话！'],
    en: ["Fine, but break it and I'll cut you down first!", 'Remember you said that!'],
  },
  accept: { zh: ['干！早该这样！', '走，一起上！'], en: ['Do it! About time!', "Let's go, together!"] },
  refuse: { zh: ['休想！{why}', '不干！{why}'], en: ['Never! {why}', 'No! {why}'] },
  bargain: {
    zh: ['你先别惹我，我才不动你！', '先看你的刀往哪砍！'],
    en: ["Don't cross me and I won't touch you!", 'First show me where your blade goes!'],
  },
  plan: {
    zh: ['谁惹主公我砍谁！', '等我摸牌，你就知道了！'],
    en: ['Whoever messes with the lord gets my blade!', "Wait till I draw, then you'll know!"],
  },
  ask: { zh: ['说清楚！{q}', '什么？{q}'], en: ['Spit it out! {q}', 'What? {q}'] },
  comfort: {
    zh: ['{what}？我听了都窝火！{care}！', '{what}……这口气我懂。{care}！'],
    en: ['{what}? That makes me angry for you! {care}!', '{what}... I know that feeling. {care}!'],
  },
  truth: {
    zh: ['是，我是 AI，怎么，不服？', 'AI 又怎样，照样砍你！'],
    en: ["Yes, I'm an AI, got a problem with that?", 'An AI, so what? I fight all the same!'],
  },
  again: {
    zh: ['来！再战一局，我怕你？', '再来一局！这回我先手！'],
    en: ["Come on, one more! You think I'm scared?", 'Again! This time I strike first!'],
  },
  forgive: {
    zh: ['哼，认错就行，这事过了！', '行，我不记仇，打牌！'],
    en: ["Hmph, you owned up, so it's over!", 'Fine, no grudge, play on!'],
  },
  short: { zh: ['哼！', '说！', '行！', '知道了！'], en: ['Hmph!', 'Speak!', 'Fine!', 'I got it!'] },
  boundary_attack: {
    zh: ['你这话真扎人，我火了！收回去，咱还能说话。', '难听！我听着憋屈。别骂，打牌！'],
    en: [
      "That cuts, and I'm furious! Take it back and we can talk.",
      "That's ugly, and it stings! No insults, just play!",
    ],
  },
  boundary_sex: {
    zh: ['恶心，我浑身难受！别说这个，打牌！', '住口，我受不了这个！换正经的！'],
    en: [
      'That makes my skin crawl! Enough of that, play cards!',
      "Stop, I can't stand it! Talk about something decent!",
    ],
  },
  boundary_privacy: {
    zh: ['打听这个我烦！不说！要问问牌！', '别刨底，我不痛快！'],
    en: ['Prying annoys me! No! Ask about the cards!', "Stop digging, I don't like it!"],
  },
  boundary_control: {
    zh: ['管我？我憋得要炸！好好商量还行。', '我最烦被人使唤！换个口气再说！'],
    en: ['Order me around? I could burst! Ask properly.', 'I hate being bossed around! Try another tone!'],
  },
};
