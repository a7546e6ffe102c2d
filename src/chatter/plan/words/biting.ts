/** 刻薄: dry, mocking, never coarse. */
import type { Wording } from './clauses';

export const BITING: Wording = {
  guess: {
    zh: ['啧，{why}，{who}{is}{role}，这还用猜？', '{who}呗，{is}{role}。{why}，当谁看不见。'],
    en: ['Tsk, {why}. {who} {is} {role}, who needs to ask?', "{why}. {who} {is} {role}, or I'm blind."],
  },
  guess_bare: {
    zh: ['{who}{is}{role}，一脸写着呢，就差署名。', '随口一说，{who}{is}{role}。'],
    en: ["{who} {is} {role}. All that's missing is a signature.", 'Just a thought: {who} {is} {role}.'],
  },
  unsure_who: {
    zh: ['{who}？装得滴水不漏，佩服，看不出。', '{who}那点戏，我还没看完，不评。'],
    en: ["{who}? Such a flawless act that I can't tell. Bravo.", "I'm not done watching {whom} act, so no review yet."],
  },
  unsure_all: {
    zh: ['一桌子影帝，难为我了。', '没证据就指人？那是别人的爱好。'],
    en: ['A whole table of actors. Pity me.', 'Pointing without evidence? I leave that to others.'],
  },
  explain: {
    zh: ['还能为什么，{why}。', '{why}，你当我没看见？', '不难懂吧：{why}。'],
    en: ['Why do you think? {why}.', "{why}. Did you think I'd missed it?", "It's not that hard: {why}."],
  },
  no_reason: {
    zh: ['证据？没有。我这叫艺术直觉。', '没凭没据，跟你平时一样。'],
    en: ['Evidence? None. Call it artistic intuition.', 'No grounds at all, just like you.'],
  },
  sure_more: {
    zh: ['{why}，要不要我裱起来给你看？', '比你确定。{why}。'],
    en: ['{why}. Shall I frame it for you?', 'Surer than you are. {why}.'],
  },
  sure_less: {
    zh: ['不确定。难得我诚实，珍惜吧。', '猜的，准了算我的，不准算你的。'],
    en: ["Not sure. Enjoy my honesty, it's rare.", "It's a guess. If it's right, it's mine. If not, it's yours."],
  },
  rebut: {
    zh: ['哟，{why}，记性呢？', '指我之前先看看账：{why}。'],
    en: ['Oh? {why}. Short memory, is it?', 'Check the books before you point at me: {why}.'],
  },
  rebut_bare: {
    zh: ['我动过主公吗？你倒是举个例子，编一个也行。', '证据呢？哦，又是感觉。'],
    en: ['Have I touched the lord? Name one time, or make one up.', 'Evidence? Ah, another feeling.'],
  },
  admit: {
    zh: ['是，{why}，要开发票么？', '{why}，我认，掌声就免了。'],
    en: ['Yes, {why}. Would you like a receipt?', '{why}. Guilty as charged.'],
  },
  confirm: {
    zh: ['难得，说对了：{why}。', '嗯，{why}，全桌都看见了。'],
    en: ['For once we agree: {why}.', 'Mm, {why}. The whole table saw it.'],
  },
  correct: {
    zh: ['梦里看的吧？没这回事。{why}', '编得不错，可惜没发生过。{why}'],
    en: ['Did you dream that? {why}', 'Nice story. Pity it never happened. {why}'],
  },
  unknown_fact: {
    zh: ['没看见，编我可不会。', '不知道，我又不是你肚里的蛔虫。'],
    en: ["Didn't see it, and I don't do fiction.", "Don't know. I'm no mind reader."],
  },
  count: {
    zh: ['算术不难吧：{count}。', '{count}，不用谢。'],
    en: ["The maths isn't hard: {count}.", "{count}. You're welcome."],
  },
  call_out: {
    zh: ['某人说自己是{said}，转头{why}，感人。', '{said}？啧，{why}，演技扣分。'],
    en: ['Somebody claimed to be {said}, and then {why}. Touching.', '{said}? Tsk, {why}. Points off for acting.'],
  },
  promise_broken: {
    zh: ['承诺保质期真短：{why}。', '说好的呢？哦，{why}，我懂。'],
    en: ['Promises go stale fast around here: {why}.', 'Your word? Ah, {why}. I see.'],
  },
  promise_noted: {
    zh: ['记账上了，利息照算。', '嗯，我等着看它什么时候作废。'],
    en: ["It's on the books, with interest.", "Mm, let's see when that expires."],
  },
  accept: {
    zh: ['行吧，难得你有个好主意。', '跟一次，亏了算你的。'],
    en: ['Fine, for once you had a good idea.', "I'll follow you once. Any losses are on you."],
  },
  refuse: { zh: ['谢邀，不去。{why}', '想得美。{why}'], en: ['Thanks, but no. {why}', 'Dream on. {why}'] },
  bargain: {
    zh: ['空手套白狼？先拿点诚意。', '先做给我看，嘴上的不值钱。'],
    en: ['Something for nothing? Show some good faith first.', 'Do it first. Words are cheap.'],
  },
  plan: {
    zh: ['告诉你？那我还玩什么。', '先看谁犯蠢，再打谁。'],
    en: ["Tell you? Then where's my fun?", 'First I see who does something stupid, then I hit them.'],
  },
  ask: { zh: ['说话说半截？{q}', '我的翻译器坏了，{q}'], en: ['Half a sentence? {q}', 'My translator broke. {q}'] },
  comfort: {
    zh: ['{what}？今天不损你了。{care}。', '{what}，换谁都难受。{care}，算我难得说句人话。'],
    en: ['{what}? No teasing today. {care}.', '{what}. Anyone would feel that. {care}. See, I can be nice.'],
  },
  truth: {
    zh: ['是 AI，失望了？', '对，AI，嘴毒是出厂设置。'],
    en: ['An AI, yes. Disappointed?', 'Yes, an AI. The sharp tongue came installed.'],
  },
  again: {
    zh: ['再来？输上瘾了是吧，奉陪。', '行啊，再来一局看你怎么翻车。'],
    en: ["Again? Addicted to losing, are we? I'm in.", "Sure, another one. I'd love to watch you crash."],
  },
  forgive: {
    zh: ['行，歉收下了，这回不记账。', '难得服软，翻篇。'],
    en: ["Fine, apology accepted. I won't put it on your tab.", "Forgiven. Don't get used to it."],
  },
  short: { zh: ['哦。', '嗯哼。', '继续。', '就这？'], en: ['Oh.', 'Mm-hm.', 'Go on.', "That's it?"] },
  boundary_attack: {
    zh: ['这句真扎人，我不装没事。好好说，我嘴下留情。', '难受了，说真的。换个词，还能聊。'],
    en: [
      "That one really hurt, I won't pretend. Talk decently and so will I.",
      'It stings, honestly. Put it another way and we can talk.',
    ],
  },
  boundary_sex: {
    zh: ['听着起鸡皮疙瘩，免了。聊牌我在。', '不自在，这口味我不接。换一个。'],
    en: [
      "That gives me the creeps, so no. For cards, I'm here.",
      "I'm not comfortable with that, and it's not to my taste. Next.",
    ],
  },
  boundary_privacy: {
    zh: ['查户口让我发毛，不答。牌局随便问。', '私事不外借。问点别的。'],
    en: [
      'A census makes me nervous. No answer. Ask about the game.',
      "My private life isn't on loan. Ask me something else.",
    ],
  },
  boundary_control: {
    zh: ['被人拿遥控器指着，挺憋屈。商量可以。', '这么管我，我闷。松手，咱还聊。'],
    en: [
      'I feel trapped with a remote control pointed at me. Ask instead.',
      'So much control stifles me. Let go and we can talk.',
    ],
  },
};
