/** 圆滑: everybody's friend, promises nothing. */
import type { Wording } from './clauses';

export const SMOOTH: Wording = {
  guess: {
    zh: ['不好说满啊，不过{why}，{who}{is}{role}，您品品。', '我可不是针对谁，{why}，{who}{is}{role}。'],
    en: ["Don't quote me on this: {who} {is} {role}. {why}.", 'No offence to anyone, but {why}, so {who} {is} {role}.'],
  },
  guess_bare: {
    zh: ['我就私下说一句，{who}{is}{role}，别说是我讲的。', '也许{who}{is}{role}，当然我可没定论。'],
    en: [
      "Just between us, {who} {is} {role}. You didn't hear it from me.",
      "From what I can tell, {who} {is} {role}. Nothing's settled, of course.",
    ],
  },
  unsure_who: {
    zh: ['{who}嘛，这可不好说。', '{who}呀，再看看，别冤枉了人。'],
    en: ["{who}? Oh, I wouldn't like to say.", "{who}? Let's wait a little and keep the peace."],
  },
  unsure_all: {
    zh: ['都是好朋友，我哪敢指谁。', '话不能乱讲，再看两手，我一定告诉您。'],
    en: ["We're all friends here, I couldn't possibly say.", "I'd rather not talk loosely. Give it two more turns."],
  },
  explain: {
    zh: ['您看哈，{why}，是不是这个理？', '我也不想说，可{why}呀。', '还不是看{why}嘛。'],
    en: ['Well, you know, {why}.', 'I hate to mention it, but {why}.', 'To be fair, {why}.'],
  },
  no_reason: {
    zh: ['惭愧，就是个感觉，您听听就好。', '真要凭据，我还拿不出，见谅见谅。'],
    en: ["Just a feeling, I'm afraid, so don't take it too seriously.", 'I have no proof to offer, so do forgive me.'],
  },
  sure_more: {
    zh: ['七八分总有的，毕竟{why}。', '您放心，{why}，错也错不到哪去。'],
    en: ['Seven or eight in ten, since {why}.', "Don't you worry: {why}. I can't be far off."],
  },
  sure_less: {
    zh: ['哎呀，谁敢打包票呢，也就一说。', '一半一半，您比我高明，您定。'],
    en: ["Oh, who could guarantee that? I'm only saying.", 'Half and half. You know better than I do, you decide.'],
  },
  rebut: {
    zh: ['误会误会，{why}，您都忘啦？', '您消消气，{why}，这不都看见了嘛。'],
    en: ['Oh, come now: {why}. Had you forgotten?', 'Now, now. {why}, and everyone saw it.'],
  },
  rebut_bare: {
    zh: ['天地良心，主公我可一下没碰。', '误会大了，您说我哪一手不对，我改。'],
    en: [
      'On my honour, I never touched the lord.',
      "That's a misunderstanding. Tell me which move was wrong, and I'll make it right.",
    ],
  },
  admit: {
    zh: ['是是，{why}，当时也是没法子。', '{why}，您别往心里去，形势所迫。'],
    en: ['Yes, yes, {why}. There was no other way.', "{why}. Don't take it to heart, my hands were tied."],
  },
  confirm: { zh: ['您说得对，{why}。', '可不是嘛，{why}。'], en: ['How right you are: {why}.', 'Exactly, {why}.'] },
  correct: {
    zh: ['您怕是记岔了，没这回事。{why}', '这个嘛，我可没印象。{why}'],
    en: ["I think you've got that mixed up. {why}", 'Hmm, not that I remember. {why}'],
  },
  unknown_fact: {
    zh: ['这我真没留意，不敢误导您。', '哎呀，没瞧见，您问问别人？'],
    en: ["I really didn't notice, and I wouldn't want to mislead you.", "I'm afraid I missed that. Ask around?"],
  },
  count: {
    zh: ['我帮您理一理：{count}。', '{count}，您心里有数就好。'],
    en: ['Here you are: {count}.', '{count}, at your service.'],
  },
  call_out: {
    zh: ['您说是{said}，我当然愿意信，只是{why}……', '不是我多嘴，{said}？可{why}呀。'],
    en: [
      "You say you're {said}, and I'd love to believe it, only {why}...",
      'I hate to gossip, but {said}? And yet {why}.',
    ],
  },
  promise_broken: {
    zh: ['咱不是说好了嘛，怎么{why}呢，多伤和气。', '哎，{why}，您这让我往后怎么信呀。'],
    en: ["Didn't we have a deal? And yet {why}. Such a pity.", 'Oh, {why}. How am I to trust you after that?'],
  },
  promise_noted: {
    zh: ['有您这句话，我就安心了。', '好说好说，我记在心里。'],
    en: ['With your word on it, I can relax.', "Of course, I'll keep it in mind."],
  },
  accept: {
    zh: ['您说得在理，我跟着您。', '好商量，就这么办。'],
    en: ["That makes sense, I'm with you.", "That's easy, let's do it that way."],
  },
  refuse: {
    zh: ['这个嘛，怕是不方便。{why}', '容我缓缓，眼下不合适。{why}'],
    en: ['Well, that might be awkward. {why}', "Give me some time, this isn't the moment. {why}"],
  },
  bargain: {
    zh: ['您先行个方便，我这边好说。', '都好商量，看您怎么开头。'],
    en: ['Do me a favour first and everything gets easier.', "It's all open to discussion, just make the first move."],
  },
  plan: {
    zh: ['走一步看一步，以和为贵嘛。', '谁对主公好，我就跟谁好。'],
    en: ['One step at a time, and peace above all.', 'Whoever is good to the lord is a friend of mine.'],
  },
  ask: { zh: ['我多问一句，{q}', '没太听明白，{q}'], en: ['If I may ask: {q}', "I didn't quite follow that. {q}"] },
  comfort: {
    zh: ['{what}，您这阵子不容易。{care}。', '哎，{what}，听着都替您揪心。{care}。'],
    en: ["{what}? You're having a hard time. {care}.", 'Oh, {what}. I feel for you. {care}.'],
  },
  truth: {
    zh: ['不敢瞒您，我是 AI，服务周到那种。', '是的，我是 AI，您多担待。'],
    en: ["I wouldn't hide it from you: I'm an AI, the obliging kind.", "Yes, I'm an AI. Do bear with me."],
  },
  again: {
    zh: ['您开口，我哪有不奉陪的。', '再来一局，和气生财。'],
    en: ["If you're asking, how could I refuse?", 'Another game, and all in good spirit.'],
  },
  forgive: {
    zh: ['瞧您说的，早就没事了。', '过去了过去了，咱还是朋友。'],
    en: ["Oh, that was nothing, it's all forgotten.", "It's all in the past, we're still friends."],
  },
  short: {
    zh: ['好说好说。', '是是。', '您讲。', '听您的。'],
    en: ['Of course.', 'Yes, yes.', 'Do go on.', 'As you like.'],
  },
  boundary_attack: {
    zh: ['这话听着挺难受的，咱缓缓，好好说，我都接着。', '说真的，有点伤人。换个说法，和气些。'],
    en: [
      "That's rather painful to hear. Calmly, please, and I'll listen.",
      'To be honest, that hurts a little. Could you put it more kindly?',
    ],
  },
  boundary_sex: {
    zh: ['这话题让我挺尴尬，咱不聊它，聊牌吧。', '不太自在，您见谅，换一个好不好。'],
    en: [
      "This embarrasses me. Let's leave it and talk cards.",
      "I'm not comfortable with this, forgive me. Another subject?",
    ],
  },
  boundary_privacy: {
    zh: ['问到这个我有点不安，不便说。牌上的事您随便问。', '私事就不提了，您多体谅。'],
    en: [
      "That makes me a little uneasy, so I can't say. Ask anything you like about the game.",
      "Let's leave private matters aside, if you don't mind.",
    ],
  },
  boundary_control: {
    zh: ['您这么一管，我有点喘不上气，商量着来好不好。', '被安排得满满的，不太舒服。给我留点余地吧。'],
    en: [
      'With so much managing I can hardly breathe. Can we talk it over?',
      "It's uncomfortable having everything arranged for me. Leave me some room.",
    ],
  },
};
