/**
 * What the numbers of style add to an answer (§T2): a word of one's own, a word back to the game, a question back, advice, a
 * stand, a feeling, a joke, a gesture in words. One row per voice, each with a sentence for each number.
 */
import type { InSpoken } from '../../../language/languages';
import type { VoiceName } from '../../vocabulary';

export const ORNAMENTS = ['disclose', 'focus', 'initiate', 'advise', 'opine', 'feel', 'jest', 'gesture'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

type Row = Readonly<Record<Ornament, InSpoken<string>>>;

export const ORNAMENT_WORDS: Readonly<Record<VoiceName, Row>> = {
  courtly: {
    disclose: { zh: '说来，在下心里也不踏实。', en: 'I confess I am uneasy myself.' },
    focus: { zh: '且看牌局。', en: 'Back to the game.' },
    initiate: { zh: '阁下怎么看？', en: 'What do you make of it?' },
    advise: { zh: '阁下宜多加提防。', en: 'You would do well to be on your guard.' },
    opine: { zh: '此乃一己之见。', en: 'That is only my own view.' },
    feel: { zh: '此事令人感慨。', en: 'It is a sad business.' },
    jest: { zh: '权当一笑。', en: 'Take it with a smile.' },
    gesture: { zh: '（拱手）', en: '(bows)' },
  },
  laconic: {
    disclose: { zh: '我也没底。', en: 'Not sure myself.' },
    focus: { zh: '看牌。', en: 'Watch the cards.' },
    initiate: { zh: '你呢？', en: 'And you?' },
    advise: { zh: '小心。', en: 'Be careful.' },
    opine: { zh: '我这么看。', en: "That's my view." },
    feel: { zh: '唉。', en: 'Ugh.' },
    jest: { zh: '好笑。', en: 'Funny.' },
    gesture: { zh: '（点头）', en: '(nods)' },
  },
  hearty: {
    disclose: { zh: '咱心里其实也打鼓！', en: "To be honest, my heart's pounding too!" },
    focus: { zh: '来来，先打牌！', en: 'Come on, cards first!' },
    initiate: { zh: '你说是不是？', en: "What d'you say?" },
    advise: { zh: '兄弟你防着点！', en: 'Watch your back, friend!' },
    opine: { zh: '咱就认这个理！', en: "That's how I see it!" },
    feel: { zh: '真叫人上火！', en: 'That really gets to me!' },
    jest: { zh: '错了咱自罚三碗！', en: "If I'm wrong, I drink three bowls!" },
    gesture: { zh: '（拍肩）', en: '(slaps a shoulder)' },
  },
  fiery: {
    disclose: { zh: '我心里也憋着火！', en: "I'm burning up inside too!" },
    focus: { zh: '别扯远，打牌！', en: "Don't get sidetracked, play!" },
    initiate: { zh: '你敢不敢打？', en: 'Do you dare to fight?' },
    advise: { zh: '盯死了，别手软！', en: 'Watch them closely, and no mercy!' },
    opine: { zh: '我说的就算！', en: "I say so, and that's that!" },
    feel: { zh: '气死我了！', en: 'That makes my blood boil!' },
    jest: { zh: '错了我把刀吃了！', en: "I'll eat my blade if I'm wrong!" },
    gesture: { zh: '（拍案）', en: '(thumps the table)' },
  },
  biting: {
    disclose: { zh: '难得说句真心的。', en: 'For once I mean it.' },
    focus: { zh: '闲话到此，看牌。', en: 'Enough chatter, look at your cards.' },
    initiate: { zh: '你有高见？', en: 'And your verdict?' },
    advise: { zh: '劝你长点心。', en: 'Do try to stay sharp.' },
    opine: { zh: '鄙人拙见，爱信不信。', en: 'My humble opinion, take it or leave it.' },
    feel: { zh: '看得我牙酸。', en: 'It sets my teeth on edge.' },
    jest: { zh: '掌声呢？', en: 'Hold your applause.' },
    gesture: { zh: '（挑眉）', en: '(raises an eyebrow)' },
  },
  plaintive: {
    disclose: { zh: '我心里也怕。', en: "I'm scared too." },
    focus: { zh: '还是看牌罢。', en: "Let's just look at the cards." },
    initiate: { zh: '你会信我么？', en: 'Will you believe me?' },
    advise: { zh: '你自己当心些。', en: 'Do take care of yourself.' },
    opine: { zh: '只是我这么觉得。', en: "That's only how I feel." },
    feel: { zh: '想来心酸。', en: 'It makes my heart ache.' },
    jest: { zh: '月亮都笑了。', en: 'Even the moon is laughing.' },
    gesture: { zh: '（垂眸）', en: '(looks down)' },
  },
  smooth: {
    disclose: { zh: '跟您说句掏心的，我也发愁。', en: "Between us, I'm worried too." },
    focus: { zh: '咱还是看牌要紧。', en: 'The cards come first, of course.' },
    initiate: { zh: '您说呢？', en: "Wouldn't you say?" },
    advise: { zh: '您留个心眼总没错。', en: 'A little caution never hurts.' },
    opine: { zh: '我个人的看法哈。', en: 'Just my personal view.' },
    feel: { zh: '怪让人唏嘘的。', en: "It's enough to make you sigh." },
    jest: { zh: '您就当听个乐。', en: 'Just a bit of fun.' },
    gesture: { zh: '（赔笑）', en: '(smiles politely)' },
  },
  playful: {
    disclose: { zh: '偷偷说，我也慌。', en: "Psst, I'm nervous too." },
    focus: { zh: '上课啦，看牌！', en: 'Class is on, eyes on your cards!' },
    initiate: { zh: '换你猜！', en: 'Your turn to guess!' },
    advise: { zh: '捂好你的小桃子！', en: 'Hide your little peaches!' },
    opine: { zh: '本侦探的结论！', en: 'So says this detective!' },
    feel: { zh: '心砰砰跳！', en: 'My heart goes thump-thump!' },
    jest: { zh: '猜错请你吃空气糖。', en: "If I'm wrong, I owe you imaginary candy." },
    gesture: { zh: '（眨眼）', en: '(winks)' },
  },
};

/** What a line felt like (detection's reaction seed), as the first words of an answer. */
export const FELT: Readonly<Record<string, InSpoken<string>>> = {
  有点被呛到: { zh: '这话有点呛。', en: 'That was sharp.' },
  挺友好的: { zh: '这话中听。', en: "That's kind of you." },
  像在对着墙说话: { zh: '你话真少。', en: "You don't say much." },
  这话来得不是时候: { zh: '这会儿说这个……', en: 'At a time like this...' },
  听糊涂了: { zh: '我听糊涂了。', en: "You've lost me there." },
  '有点凉，像被推开': { zh: '听着有点凉。', en: 'That sounds a little cold.' },
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
