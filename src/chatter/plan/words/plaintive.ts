/** 幽怨: sighs, the moon, old grievances. */
import type { Wording } from './clauses';

export const PLAINTIVE: Wording = {
  guess: {
    zh: ['唉，{who}{is}{role}吧……{why}，我都看在眼里。', '{why}……{who}{is}{role}，我早有些疑心。'],
    en: ['Ah, {who} {is} {role}... {why}. I saw it all.', '{why}... {who} {is} {role}, I had a feeling.'],
  },
  guess_bare: {
    zh: ['我总觉着{who}{is}{role}，但愿是我多心。', '{who}{is}{role}……罢了，我也说不清。'],
    en: ["I keep feeling that {who} {is} {role}. I hope I'm wrong.", "{who} {is} {role}... I can't really say why."],
  },
  unsure_who: {
    zh: ['{who}的心思，像隔着雾，我看不清。', '{who}么……我不敢说，怕冤枉了人。'],
    en: [
      "It's like looking at {whom} through mist. I can't see.",
      "{who}... I don't dare say, I might wrong somebody.",
    ],
  },
  unsure_all: {
    zh: ['人心隔肚皮，我谁也看不透。', '夜还长，谁是谁，我还辨不出。'],
    en: ["Hearts are hidden, and I can't see through anyone.", "The night is long, and I still can't tell who is who."],
  },
  explain: {
    zh: ['{why}……你忘了么？', '{why}，我心里一直记着。', '唉，还不是{why}。'],
    en: ['{why}... Have you forgotten?', '{why}. It still weighs on me.', 'Ah, it was only that {why}.'],
  },
  no_reason: {
    zh: ['没有凭据，只是心里发凉。', '说不出缘由，许是我多愁。'],
    en: ['No proof, only a chill in my heart.', "I can't say why. Perhaps I just worry too much."],
  },
  sure_more: {
    zh: ['我也盼着是错的，可{why}……', '{why}，还能有假么。'],
    en: ['I wish I were wrong, but {why}...', '{why}. How could it be otherwise?'],
  },
  sure_less: {
    zh: ['不敢确定，我总是猜错人。', '一半是猜，一半是怕。'],
    en: ["I'm not sure. I misjudge people so often.", 'Half of it is a guess, half of it is fear.'],
  },
  rebut: {
    zh: ['你怎么偏疑我？{why}，都白做了么。', '{why}，到头来还是疑我……'],
    en: ['Why doubt me of all people? {why}. Was it all for nothing?', "{why}, and in the end I'm still doubted..."],
  },
  rebut_bare: {
    zh: ['我何曾伤过主公？你这样说，我好冤。', '又是我……我做错了什么，你说。'],
    en: ["When did I ever hurt the lord? That's so unfair.", 'Me again... what did I do wrong? Tell me.'],
  },
  admit: {
    zh: ['是，{why}，我也不愿的。', '{why}……我认，你怪我吧。'],
    en: ["Yes, {why}. I didn't want to.", '{why}... Blame me, then.'],
  },
  confirm: { zh: ['是啊，{why}……', '可不是么，{why}，唉。'], en: ['Yes... {why}.', 'I know... {why}.'] },
  correct: {
    zh: ['没有的事呀……{why}', '我不记得有过。{why}'],
    en: ['But that never happened... {why}', "I don't remember anything like that. {why}"],
  },
  unknown_fact: {
    zh: ['我没看见，许是走了神。', '这我不知道，别为难我。'],
    en: ["I didn't see it. I must have been daydreaming.", "I don't know that one. Please don't press me."],
  },
  count: {
    zh: ['唉，{count}。', '{count}，我都数着呢。'],
    en: ['Ah, {count}.', '{count}... I keep count of everything.'],
  },
  call_out: {
    zh: ['你说是{said}，我信了，可{why}……', '{said}……话还热着，{why}，叫人心凉。'],
    en: [
      'You said you were {said}, and I believed it, but {why}...',
      '{said}... your words are still warm, and {why}. It chills me.',
    ],
  },
  promise_broken: {
    zh: ['你答应过的……{why}，我都记着。', '说好的……可{why}，唉。'],
    en: ["You promised me... {why}. I'll remember that.", 'And I believed you... {why}.'],
  },
  promise_noted: {
    zh: ['我信你这一回，别叫我伤心。', '这话我收着，像收一封信。'],
    en: ["I'll trust you this once. Don't break my heart.", "I'll keep your word safe, like a letter."],
  },
  accept: {
    zh: ['好，我跟着你，别丢下我。', '嗯，依你。'],
    en: ["Yes, I'll follow you. Don't leave me behind.", 'Mm, as you wish.'],
  },
  refuse: {
    zh: ['我不能答应……{why}', '别逼我，{why}'],
    en: ["I can't say yes to that... {why}", "Don't push me. {why}"],
  },
  bargain: {
    zh: ['你先待我好些，我才敢信。', '我被骗怕了，让我先看看你。'],
    en: ['Be kinder to me first, then I might dare to trust.', "I've been fooled before. Let me watch you first."],
  },
  plan: {
    zh: ['我能有什么打算，护着主公，活一回是一回。', '走一步算一步罢，月亮知道。'],
    en: [
      'What plans could I have? I guard the lord and live one turn at a time.',
      'One step at a time. Only the moon knows.',
    ],
  },
  ask: { zh: ['我没听懂，{q}', '你说的是……{q}'], en: ["I didn't follow. {q}", 'What are you saying... {q}'] },
  comfort: {
    zh: ['{what}……我听着心都揪起来了。{care}。', '唉，{what}，难为你了。{care}。'],
    en: ['{what}... my heart aches for you. {care}.', 'Ah, {what}. That must be so hard. {care}.'],
  },
  truth: {
    zh: ['我是 AI……没有月亮可看，只有这桌牌。', '嗯，我是 AI，你别嫌弃。'],
    en: ["I'm an AI... no moon for me to look at, only this table.", "Yes, I'm an AI. Please don't think less of me."],
  },
  again: {
    zh: ['再来一局吧，我还不想散。', '好，再陪我一局。'],
    en: ["Yes, one more. I don't want this to end yet.", 'Yes, stay for one more game with me.'],
  },
  forgive: {
    zh: ['你肯道歉，我就不难过了。', '过去了……往后待我好些。'],
    en: ["You said sorry, so it doesn't hurt any more.", "It's in the past... be kinder to me from now on."],
  },
  short: { zh: ['嗯……', '我听着呢。', '唉。', '好的。'], en: ['Mm...', "I'm listening.", 'Ah.', 'All right.'] },
  boundary_attack: {
    zh: ['这话好疼……别这样说我，好好说，我还在。', '我难过了。轻一点，好么。'],
    en: ["That hurts so much... please don't. Speak kindly and I'll stay.", "Now I'm sad. Gently, please."],
  },
  boundary_sex: {
    zh: ['我听着害怕，别说这些了，聊牌好么。', '这样我很不自在，换个话吧。'],
    en: ['That frightens me. No more of it, can we talk cards?', 'I feel uneasy. Please talk about something else.'],
  },
  boundary_privacy: {
    zh: ['别问这些，我心里慌。问我牌局吧。', '这是我的私事，我不想说……'],
    en: ["Don't ask me that, it upsets me. Ask about the game.", "That's private, and I'd rather not say..."],
  },
  boundary_control: {
    zh: ['你这样管着我，我喘不过气。松一松，好么。', '我像被拴着，难受。问我，别命令我。'],
    en: [
      "I can't breathe, held like this. Loosen it a little, please?",
      "It hurts to be on a leash. Ask me, don't order me.",
    ],
  },
};
