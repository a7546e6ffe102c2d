/**
 * What the numbers of style add to an answer (§T2): a word of one's own, a word back to the game, a question back, advice, a
 * stand, a feeling, a joke, a gesture in words. One row per voice, each with sentences for each number: what has been heard least is said.
 */
import type { InSpoken } from '../../../language/languages';
import type { VoiceName } from '../../vocabulary';

export const ORNAMENTS = ['disclose', 'focus', 'initiate', 'advise', 'opine', 'feel', 'jest', 'gesture'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

type Row = Readonly<Record<Ornament, InSpoken<readonly [string, ...string[]]>>>;

export const ORNAMENT_WORDS: Readonly<Record<VoiceName, Row>> = {
  courtly: {
    disclose: {
      zh: ['说来，在下心里也没底。', '在下也还在琢磨。'],
      en: ['I confess I am none too sure.', 'I am still turning it over myself.'],
    },
    focus: { zh: ['闲话少叙，且看牌局。', '来，出牌。'], en: ['But back to the game.', 'Now, where were we?'] },
    initiate: {
      zh: ['阁下怎么看？', '未知阁下高见？'],
      en: ['What do you make of it?', 'And you, what is your view?'],
    },
    advise: { zh: ['阁下多加提防。', '此人不可不防。'], en: ['I would be on my guard.', 'Do keep an eye out.'] },
    opine: {
      zh: ['信与不信，但凭阁下。', '说错了，在下赔礼。'],
      en: ['Make of that what you will.', 'If I am wrong, I shall apologise.'],
    },
    feel: { zh: ['叫人寒心。', '实在可叹。'], en: ['It pains me to see it.', 'A sorry business.'] },
    jest: {
      zh: ['说错了，权当一笑。', '不准不收钱。'],
      en: ['If I am wrong, have a laugh on me.', 'No charge if I am wrong.'],
    },
    gesture: { zh: ['（拱手）', '（欠身）'], en: ['(bows)', '(inclines head)'] },
  },
  laconic: {
    disclose: { zh: ['我也没底。', '心里没谱。'], en: ['Not sure myself.', 'Could be wrong.'] },
    focus: { zh: ['看牌。', '打牌。'], en: ['Anyway. Cards.', 'Back to it.'] },
    initiate: { zh: ['你呢？', '你看呢？'], en: ['You?', 'And you?'] },
    advise: { zh: ['小心。', '留神。'], en: ['Be careful.', 'Watch out.'] },
    opine: { zh: ['我这么看。', '信不信由你。'], en: ['My read.', 'Take it or leave it.'] },
    feel: { zh: ['烦。', '够呛。'], en: ['Ugh.', 'Not great.'] },
    jest: { zh: ['错了不赔。', '瞎猜的。'], en: ['No refunds.', 'Wild guess.'] },
    gesture: { zh: ['（抬眼）', '（理牌）'], en: ['(looks up)', '(sorts cards)'] },
  },
  hearty: {
    disclose: {
      zh: ['咱心里其实也打鼓！', '咱也摸不准呐！'],
      en: ["To be honest, I'm not sure myself!", "Truth is, I'm half guessing!"],
    },
    focus: { zh: ['来来，先打牌！', '不扯了，接着打！'], en: ['Come on, cards first!', "Anyway, let's play!"] },
    initiate: { zh: ['你说是不是？', '你咋看？'], en: ["What d'you say?", "How about you, what d'you think?"] },
    advise: { zh: ['兄弟你防着点！', '可得看紧喽！'], en: ['Watch your back, friend!', 'Mind yourself there!'] },
    opine: { zh: ['咱就认这个理！', '咱把话撂这儿了！'], en: ["That's how I see it!", "There, I've said it!"] },
    feel: { zh: ['真叫人上火！', '憋屈！'], en: ['That really gets to me!', "That's rough, that is!"] },
    jest: {
      zh: ['错了咱自罚三碗！', '不准咱请客！'],
      en: ["If I'm wrong, I drink three bowls!", "Wrong, and the next round's on me!"],
    },
    gesture: { zh: ['（大笑）', '（一挥手）'], en: ['(laughs)', '(waves it off)'] },
  },
  fiery: {
    disclose: {
      zh: ['我也没个准，憋死我了！', '急死人！'],
      en: ["I can't tell, and I hate that!", 'This is driving me up the wall!'],
    },
    focus: { zh: ['别扯远，打牌！', '行了，出牌！'], en: ['Enough of that, play!', 'Right, cards!'] },
    initiate: { zh: ['你说！', '你倒说说看！'], en: ['Well, what do you say?', 'Your turn, speak up!'] },
    advise: { zh: ['盯死了！', '给我看住喽！'], en: ['Watch them closely!', "Don't let them out of your sight!"] },
    opine: { zh: ['我说的就算！', '不信走着瞧！'], en: ["I say so, and that's that!", 'Just you wait and see!'] },
    feel: { zh: ['气死我了！', '这口气我咽不下！'], en: ['That makes my blood boil!', "I won't swallow that!"] },
    jest: {
      zh: ['错了我把刀吃了！', '不准你来砍我！'],
      en: ["I'll eat my blade if I'm wrong!", 'If not, come and hit me!'],
    },
    gesture: { zh: ['（拍案）', '（撸袖子）'], en: ['(thumps the table)', '(rolls up sleeves)'] },
  },
  biting: {
    disclose: {
      zh: ['说实话，我也是蒙的，别声张。', '难得我也有看不透的时候。'],
      en: ["Even I'm guessing here. Don't tell anyone.", 'Even I get stumped now and then.'],
    },
    focus: {
      zh: ['闲话到此，看牌。', '扯完了？出牌。'],
      en: ['Enough chatter, back to the cards.', "If we're quite done, cards."],
    },
    initiate: { zh: ['你有高见？', '轮到你高论了。'], en: ['And your verdict?', 'Any bright ideas?'] },
    advise: { zh: ['劝你长点心。', '多长个心眼吧。'], en: ['Do try to stay sharp.', "I'd watch that one."] },
    opine: {
      zh: ['爱信不信。', '不服可以提，我不一定听。'],
      en: ['Take it or leave it.', 'Objections welcome, not that I listen.'],
    },
    feel: { zh: ['看得我牙酸。', '真行。'], en: ['It sets my teeth on edge.', 'Charming.'] },
    jest: { zh: ['掌声呢？', '猜错不退票。'], en: ['Hold your applause.', 'No refunds if I miss.'] },
    gesture: { zh: ['（挑眉）', '（轻笑）'], en: ['(raises an eyebrow)', '(smirks)'] },
  },
  plaintive: {
    disclose: {
      zh: ['我心里也没底。', '我也怕看错了。'],
      en: ["I'm not sure myself.", "I'm afraid of getting it wrong."],
    },
    focus: {
      zh: ['还是看牌罢。', '不说这些了，打牌罢。'],
      en: ["Let's just look at the cards.", 'Well... back to the cards.'],
    },
    initiate: { zh: ['你说呢？', '你也这么想么？'], en: ['What do you think?', 'Do you feel the same?'] },
    advise: { zh: ['你自己当心些。', '你可别大意了。'], en: ['Do take care.', "Please don't let your guard down."] },
    opine: { zh: ['只是我这么觉得。', '你不信也罢。'], en: ["That's only how I feel.", "You needn't believe me."] },
    feel: { zh: ['想来心酸。', '心里怪难受的。'], en: ['It makes my heart ache.', 'It does sting a little.'] },
    jest: {
      zh: ['错了，叫月亮笑话我。', '我这人，十猜九错。'],
      en: ["If I'm wrong, the moon can laugh at me.", "I'm wrong nine times in ten, mind."],
    },
    gesture: { zh: ['（垂眸）', '（轻叹）'], en: ['(looks down)', '(sighs softly)'] },
  },
  smooth: {
    disclose: {
      zh: ['跟您说句掏心的，我也拿不准。', '我也发愁呢。'],
      en: ["Between us, I can't quite tell either.", "I'm scratching my head too."],
    },
    focus: {
      zh: ['咱还是看牌要紧。', '来，边打边聊。'],
      en: ['But the cards come first, of course.', 'Shall we play on?'],
    },
    initiate: { zh: ['您说呢？', '您给掌掌眼？'], en: ["Wouldn't you say?", 'How does it look to you?'] },
    advise: {
      zh: ['您留个心眼总没错。', '您多留神。'],
      en: ['A little caution never hurts.', "I'd keep one eye open."],
    },
    opine: {
      zh: ['我就这么一说，您参考着听。', '我个人的看法哈。'],
      en: ['Just my two cents.', "But you know best, I'm sure."],
    },
    feel: { zh: ['怪让人难受的。', '您说这叫什么事儿。'], en: ["It's not very nice, is it?", 'What can one say?'] },
    jest: {
      zh: ['您就当听个乐。', '不准您别骂我。'],
      en: ['Just a bit of fun.', "Don't hold it against me if I'm off."],
    },
    gesture: { zh: ['（赔笑）', '（搓手）'], en: ['(smiles politely)', '(rubs hands)'] },
  },
  playful: {
    disclose: { zh: ['偷偷说，我也是懵的。', '脑袋冒烟啦。'], en: ["Psst, I'm clueless too.", 'My brain is smoking.'] },
    focus: {
      zh: ['上课啦，看牌！', '好啦，继续打怪！'],
      en: ['Class is on, eyes on your cards!', 'Back to monster hunting!'],
    },
    initiate: { zh: ['换你猜！', '你押哪个？'], en: ['Your turn to guess!', 'Where would you put your candy?'] },
    advise: { zh: ['捂好你的小桃子！', '快躲远点！'], en: ['Hide your little peaches!', 'Better duck!'] },
    opine: { zh: ['本侦探的结论！', '盖章！'], en: ['So says this detective!', 'Stamped and sealed!'] },
    feel: { zh: ['嘤。', '小心脏受不了啦！'], en: ['My poor little heart!', 'Sniff!'] },
    jest: {
      zh: ['猜错请你吃空气糖。', '不准不要打我。'],
      en: ["If I'm wrong, I owe you imaginary candy.", "If I'm wrong, it was my evil twin."],
    },
    gesture: { zh: ['（眨眼）', '（吐舌头）'], en: ['(winks)', '(sticks out tongue)'] },
  },
};

/** What a line felt like (detection's reaction seed), as the first words of an answer. */
export const FELT: Readonly<Record<string, InSpoken<string>>> = {
  有点被呛到: { zh: '这话有点呛。', en: 'Ouch.' },
  挺友好的: { zh: '这话中听。', en: "That's kind of you." },
  像在对着墙说话: { zh: '你话真少。', en: 'A person of few words, are you?' },
  这话来得不是时候: { zh: '这会儿说这个……', en: 'At a time like this...' },
  听糊涂了: { zh: '我听糊涂了。', en: "You've lost me there." },
  '有点凉，像被推开': { zh: '听着有点凉。', en: 'Bit chilly, that.' },
  '太近了，有点不自在': { zh: '这话近得我不自在。', en: "That's a bit too close for me." },
};

/** A step nearer or further than the two stand (detection's delta and implied stage). */
export const STEP: InSpoken<{ readonly nearer: string; readonly further: string }> = {
  zh: { nearer: '慢慢熟起来就好。', further: '别走远，还在一桌呢。' },
  en: { nearer: "We'll get to know each other in time.", further: "Don't go far, we're still at one table." },
};

/** How one is called: by friends, by strangers. */
export const ADDRESS: InSpoken<{ readonly near: string; readonly far: string }> = {
  zh: { near: '朋友，', far: '这位，' },
  en: { near: 'My friend, ', far: 'Say, ' },
};
