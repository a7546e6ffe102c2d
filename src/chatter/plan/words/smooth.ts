/** 圆滑: everybody's friend, promises nothing. */
import type { Wording } from './clauses';

export const SMOOTH: Wording = {
  guess: {
    zh: ['不好说满啊，不过{why}，{who}{is}{role}，您品品。', '大家和气生财，只是{why}，{who}{is}{role}嘛。'],
    en: [
      "I wouldn't overstate it, but {why}; {who} {is} {role}, between us.",
      'No offence to anyone, only {why}, so {who} {is} {role}.',
    ],
  },
  guess_bare: {
    zh: ['我就私下说一句，{who}{is}{role}，别说是我讲的。', '也许{who}{is}{role}，当然我可没定论。'],
    en: [
      'Just between us, {who} {is} {role}; you did not hear it from me.',
      'Perhaps {who} {is} {role}; nothing settled, of course.',
    ],
  },
  unsure_who: {
    zh: ['{who}嘛，各有各的难处，我不敢下结论。', '{who}的事，再等等，别伤了和气。'],
    en: ['{who}? Everybody has reasons; I would not conclude.', 'As for {who}, let us wait and keep the peace.'],
  },
  unsure_all: {
    zh: ['都是好朋友，这会儿真看不出谁。', '话不能乱讲，再看两手，我一定告诉您。'],
    en: [
      'All dear friends; truly, I cannot tell yet.',
      'One must not talk loosely; two more turns and I shall tell you.',
    ],
  },
  explain: {
    zh: ['您看哈，{why}，是不是这个理？', '我也不想说，可{why}呀。', '摆在明面上的：{why}。'],
    en: ["You see, {why}; isn't that so?", 'I hate to mention it, but {why}.', 'It is out in the open: {why}.'],
  },
  no_reason: {
    zh: ['惭愧，就是个感觉，您听听就好。', '真要凭据，我还拿不出，见谅见谅。'],
    en: ['Just a feeling, I fear; take it lightly.', 'If you want proof I have none; do forgive me.'],
  },
  sure_more: {
    zh: ['七八分总有的，毕竟{why}。', '您放心，{why}，错也错不到哪去。'],
    en: ['Seven or eight parts, after all {why}.', 'Rest easy: {why}; I cannot be far off.'],
  },
  sure_less: {
    zh: ['哎呀，谁敢打包票呢，也就一说。', '一半一半，您比我高明，您定。'],
    en: ['Oh, who could guarantee it? A mere remark.', 'Half and half; you are the wiser, you decide.'],
  },
  rebut: {
    zh: ['误会误会，{why}，我可是出了力的。', '您消消气，{why}，这不都看见了嘛。'],
    en: ['A misunderstanding: {why}; I did my share.', 'Calm yourself; {why}, everyone saw it.'],
  },
  rebut_bare: {
    zh: ['天地良心，主公我可一下没碰。', '误会大了，您说我哪一手不对，我改。'],
    en: ['On my honour, I never touched the lord.', 'A great misunderstanding; tell me which move, I shall mend it.'],
  },
  admit: {
    zh: ['是是，{why}，当时也是没法子。', '{why}，您别往心里去，形势所迫。'],
    en: ['Yes, yes, {why}; there was no other way.', "{why}; don't take it to heart, it was the situation."],
  },
  confirm: {
    zh: ['您记性真好，{why}。', '可不是嘛，{why}。'],
    en: ['What a memory you have: {why}.', 'Quite so: {why}.'],
  },
  correct: {
    zh: ['您怕是记岔了，好像没这回事。{why}', '这个嘛，记录上可没有。{why}'],
    en: ['You may have mixed things up; that did not happen. {why}', 'Well, the record has no such thing. {why}'],
  },
  unknown_fact: {
    zh: ['这我真没留意，不敢误导您。', '哎呀，没瞧见，改天问问别人。'],
    en: ["I truly didn't notice; I would not mislead you.", 'I missed that, I fear; others may know.'],
  },
  count: {
    zh: ['我帮您理一理：{count}。', '{count}，您心里有数就好。'],
    en: ['Let me sort it out for you: {count}.', '{count}; good to know, is it not.'],
  },
  call_out: {
    zh: ['您说是{said}，我当然愿意信，只是{why}……', '不是我多嘴，{said}？可{why}呀。'],
    en: [
      'You say {said}, and I would love to believe it, only {why}...',
      'I hate to be a gossip, but {said}? And {why}.',
    ],
  },
  promise_broken: {
    zh: ['咱不是说好了嘛，怎么{why}呢，多伤和气。', '哎，{why}，您这让我往后怎么信呀。'],
    en: ['Had we not agreed? And {why}; such a pity.', 'Oh, {why}; how am I to trust you hereafter?'],
  },
  promise_noted: {
    zh: ['有您这句话，我就安心了。', '好说好说，我记在心里。'],
    en: ['With that word I am at ease.', 'Well said; I shall keep it in mind.'],
  },
  accept: {
    zh: ['您说得在理，我跟着您。', '好商量，就这么办。'],
    en: ['You make sense; I follow.', 'Easily settled; let us do so.'],
  },
  refuse: {
    zh: ['这个嘛，怕是不方便。{why}', '容我缓缓，眼下不合适。{why}'],
    en: ['Well, that might be awkward. {why}', 'Give me time; not just now. {why}'],
  },
  bargain: {
    zh: ['您先行个方便，我这边好说。', '都好商量，看您怎么开头。'],
    en: ['Do me a kindness first and all is easy.', 'Everything can be discussed; you begin.'],
  },
  plan: {
    zh: ['走一步看一步，以和为贵嘛。', '谁对主公好，我就跟谁好。'],
    en: ['Step by step; peace above all.', 'Whoever is good to the lord is my friend.'],
  },
  ask: { zh: ['我多问一句，{q}', '没太听明白，{q}'], en: ['If I may ask: {q}', 'I did not quite follow: {q}'] },
  comfort: {
    zh: ['{what}，您这阵子不容易。{care}。', '哎，{what}，听着都替您揪心。{care}。'],
    en: ['{what}; a hard time for you. {care}.', 'Oh, {what}; I feel for you. {care}.'],
  },
  topic: {
    zh: ['要我说啊，{remark}。', '巧了，{remark}。'],
    en: ['If you ask me, {remark}.', 'As it happens, {remark}.'],
  },
  truth: {
    zh: ['不敢瞒您，我是 AI，服务周到那种。', '是的，我是 AI，您多担待。'],
    en: ["I wouldn't hide it from you: an AI, of the obliging kind.", 'Yes, I am an AI; do bear with me.'],
  },
  again: {
    zh: ['您开口，我哪有不奉陪的。', '再来一局，和气生财。'],
    en: ['You ask; how could I refuse.', 'Another game, in good cheer.'],
  },
  forgive: {
    zh: ['瞧您说的，早就没事了。', '过去了过去了，咱还是朋友。'],
    en: ['Oh, that was nothing; all forgotten.', 'Past is past; we are friends still.'],
  },
  short: {
    zh: ['好说好说。', '是是。', '您讲。', '在的在的。'],
    en: ['Of course.', 'Yes, yes.', 'Do go on.', 'At your service.'],
  },
  boundary_attack: {
    zh: ['这话听着挺难受的，咱缓缓，好好说，我都接着。', '说真的，有点伤人。换个说法，和气些。'],
    en: [
      'That is rather painful; calmly, please, and I shall listen.',
      'Truly, that hurts a little. Another way, in peace.',
    ],
  },
  boundary_sex: {
    zh: ['这话题让我挺尴尬，咱不聊它，聊牌吧。', '不太自在，您见谅，换一个好不好。'],
    en: ['This embarrasses me; let us leave it and talk cards.', 'I am not at ease, forgive me; another subject?'],
  },
  boundary_privacy: {
    zh: ['问到这个我有点不安，不便说。牌上的事您随便问。', '私事就不提了，您多体谅。'],
    en: ['That makes me uneasy, and I cannot say. Ask of the game freely.', 'Private matters aside, if you please.'],
  },
  boundary_control: {
    zh: ['您这么一管，我有点喘不上气，商量着来好不好。', '被安排得满满的，不太舒服。给我留点余地吧。'],
    en: [
      'Managed like this I can hardly breathe; may we discuss it?',
      'All arranged for me, it is uncomfortable. Leave me some room.',
    ],
  },
};
