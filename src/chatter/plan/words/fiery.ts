/** 暴烈: short temper, challenges. */
import type { Wording } from './clauses';

export const FIERY: Wording = {
  guess: {
    zh: ['就{who}！{why}，{is}{role}！', '{why}！{who}{is}{role}，还看什么！'],
    en: ['{who}! {why}; {who} {is} {role}!', '{why}! {who} {is} {role}, what more do you want!'],
  },
  guess_bare: {
    zh: ['{who}！{is}{role}，看着就来气！', '我瞧{who}{is}{role}，错了算我的！'],
    en: ['{who} {is} {role}; the very sight annoys me!', "I say {who} {is} {role}; if I'm wrong, blame me!"],
  },
  unsure_who: {
    zh: ['{who}还没动手，我怎么知道！', '{who}？等他亮刀再说！'],
    en: ['{who} has done nothing yet; how would I know!', '{who}? Wait till a blade is drawn!'],
  },
  unsure_all: {
    zh: ['都缩着不动，我骂谁去！', '没一个敢露头的，看不出！'],
    en: ['They all sit still; whom should I shout at!', "Not one dares to show; can't tell!"],
  },
  explain: {
    zh: ['睁眼看：{why}！', '{why}！这还要讲？', '凭{why}！'],
    en: ['Open your eyes: {why}!', '{why}! Must I spell it out?', 'Because {why}!'],
  },
  no_reason: {
    zh: ['没证据，我就是看不顺眼！', '说不出！火气上来了！'],
    en: ["No proof; I just don't like it!", "Can't say! My blood is up!"],
  },
  sure_more: {
    zh: ['废话！{why}！', '当然！{why}，我拿刀担保！'],
    en: ['Of course! {why}!', 'Certain! {why}, on my blade!'],
  },
  sure_less: {
    zh: ['哼，没十足把握，但我敢说！', '一半！那又怎样！'],
    en: ['Hmph, not wholly, but I dare say it!', 'Half! So what!'],
  },
  rebut: {
    zh: ['简直不讲理！{why}，你瞎了？', '胡说！{why}，你倒指我？'],
    en: ['Nonsense! {why}; are you blind?', 'Rubbish! {why}, and you point at me?'],
  },
  rebut_bare: {
    zh: ['我碰过主公一根指头没有？你说！', '血口喷人！拿事实来！'],
    en: ['Did I lay a finger on the lord? Tell me!', 'Slander! Show me facts!'],
  },
  admit: {
    zh: ['对，{why}！怎么着！', '{why}，我干的，不服来战！'],
    en: ['Yes, {why}! What of it!', '{why}, that was me; come and fight!'],
  },
  confirm: { zh: ['对！{why}，我盯着呢！', '没错，{why}！'], en: ['Yes! {why}, I was watching!', 'Right, {why}!'] },
  correct: {
    zh: ['胡扯，哪有这回事！{why}', '少编！没这事！{why}'],
    en: ['Nonsense, that never happened! {why}', 'Stop making things up! {why}'],
  },
  unknown_fact: {
    zh: ['我又没盯着，问我干嘛！', '不知道！别烦！'],
    en: ["I wasn't looking; why ask me!", "Don't know! Leave off!"],
  },
  count: {
    zh: ['听好了：{count}！', '数给你：{count}！'],
    en: ['Hear this: {count}!', "I'll count for you: {count}!"],
  },
  call_out: {
    zh: ['你不是说{said}吗？{why}，骗谁呢！', '{said}？呸，{why}！'],
    en: ['You said {said}! And {why}; whom are you fooling!', '{said}? Bah, {why}!'],
  },
  promise_broken: {
    zh: ['说话不算数？{why}，我跟你没完！', '你答应过的！{why}，好啊！'],
    en: ['Is your word worth nothing? {why}; I am not done with you!', 'You promised! {why}, well then!'],
  },
  promise_noted: {
    zh: ['行，敢反悔我第一个砍你！', '记住你这话！'],
    en: ['Fine; break it and I strike first!', 'Remember those words!'],
  },
  accept: { zh: ['干！早该这样！', '走，一起上！'], en: ['Do it! High time!', "Let's go, together!"] },
  refuse: { zh: ['休想！{why}', '不干！{why}'], en: ['Never! {why}', 'No! {why}'] },
  bargain: {
    zh: ['你先别惹我，我才不动你！', '先看你的刀往哪砍！'],
    en: ["Don't cross me first, then we'll see!", 'First show where your blade goes!'],
  },
  plan: {
    zh: ['谁惹主公我砍谁！', '等我摸牌，你就知道了！'],
    en: ['Whoever troubles the lord gets my blade!', "Wait till I draw, then you'll know!"],
  },
  ask: { zh: ['说清楚！{q}', '什么？{q}'], en: ['Speak plainly! {q}', 'What? {q}'] },
  comfort: {
    zh: ['{what}？我听了都窝火！{care}！', '{what}……这口气我懂。{care}！'],
    en: ['{what}? That makes me angry for you! {care}!', '{what}... I know that feeling. {care}!'],
  },
  topic: { zh: ['{remark}！', '这有什么好问，{remark}！'], en: ['{remark}!', 'Why ask? {remark}!'] },
  truth: {
    zh: ['是，我是 AI，怎么，不服？', 'AI 又怎样，照样砍你！'],
    en: ["Yes, I'm an AI; any complaint?", 'An AI, so what? I fight all the same!'],
  },
  again: {
    zh: ['来！再战一局，我怕你？', '再来一局！这回我先手！'],
    en: ['Come on! Another; am I afraid of you?', 'Again! This time I strike first!'],
  },
  forgive: {
    zh: ['哼，认错就行，这事过了！', '行，我不记仇，打牌！'],
    en: ["Hmph, you owned up; it's done!", 'Fine, no grudge; play on!'],
  },
  short: { zh: ['哼！', '说！', '在！', '知道了！'], en: ['Hmph!', 'Speak!', 'Here!', 'I know!'] },
  boundary_attack: {
    zh: ['你这话真扎人，我火了！收回去，咱还能说话。', '难听！我听着憋屈。别骂，打牌！'],
    en: ['That cuts, and I am furious! Take it back and we can talk.', 'Ugly! It stings. No insults; play!'],
  },
  boundary_sex: {
    zh: ['恶心，我浑身难受！别说这个，打牌！', '住口，我受不了这个！换正经的！'],
    en: ['That makes my skin crawl! Not this; play cards!', "Stop, I can't stand it! Something decent!"],
  },
  boundary_privacy: {
    zh: ['打听这个我烦！不说！要问问牌！', '别刨底，我不痛快！'],
    en: ['Prying annoys me! No! Ask about cards!', "Stop digging; I don't like it!"],
  },
  boundary_control: {
    zh: ['管我？我憋得要炸！好好商量还行。', '我最烦被人使唤！换个口气再说！'],
    en: ['Order me about? I could burst! Ask properly.', 'I hate being bossed! Try another tone!'],
  },
};
