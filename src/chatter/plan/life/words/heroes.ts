/** Opinions of heroes of the tale: one short remark each, by the Chinese name; and what they are said in. */
import type { HeroKind } from '../../../moves/life/heroes';
import type { Lines } from './row';

/** Without a mark at its end; goes behind the name. */
export const OPINIONS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  吕布: ['武艺天下第一，就是认爹太勤', 'nobody fights better, and nobody changes fathers faster'],
  关羽: ['义气没得说，输在一个傲字', 'loyal beyond words, undone by pride'],
  张飞: ['粗中有细，可惜酒后管不住手', 'shrewder than he looks, if he stays off the wine'],
  赵云: ['有勇有谋还不惹事，最省心', 'brave, level-headed and no trouble at all'],
  马超: ['一身好武艺，命苦，家都打没了', 'a splendid rider who lost everything'],
  黄忠: ['老当益壮，年轻人真未必打得过', 'old, and still better than the young'],
  曹操: ['是枭雄也是诗人，用人一流，疑心也一流', 'a ruthless ruler and a true poet, who trusted nobody'],
  刘备: ['会哭也会用人，仁义一半真一半是本事', 'his tears were half heart and half craft'],
  孙权: ['守成的好手，攻城就差点意思', 'good at holding what he has, less at taking more'],
  诸葛亮: ['鞠躬尽瘁，事事亲为，累坏了自己', 'he did everything himself, and it wore him out'],
  司马懿: ['忍功第一，熬到最后的才是赢家', 'he outwaited them all'],
  周瑜: ['火烧赤壁那一把够吹一辈子，气量被写小了', 'Red Cliffs was his; the tale is unkind to him'],
  典韦: ['一夫当关，为曹操把命都搭上了', 'the best bodyguard anybody ever had'],
  许褚: ['虎痴不痴，光膀子那仗太猛了', 'fights bare-chested, and wins'],
  张辽: ['八百人打得江东小儿不敢哭', 'eight hundred men, and a whole army ran'],
  貂蝉: ['胆子比将军都大，计比刀快', 'braver than generals; her wits did the cutting'],
  大乔: ['安静温柔，福气薄了点', 'gentle and quiet, and short of luck'],
  小乔: ['灵气，跟周郎站一起像画', 'bright as anything; she and Zhou Yu made a picture'],
  甄姬: ['洛神的底子，命不好', 'beautiful enough for a poem, and unlucky'],
  孙尚香: ['弓马姑娘，比好些将军飒', 'more dashing than most generals'],
  黄月英: ['才气压过半个三国', 'the cleverest workshop of the age'],
  蔡文姬: ['一身才学，半生漂泊', 'all that learning, and half a life far from home'],
  郭嘉: ['看人看事最准，走得太早', 'he saw everything coming but his own end'],
  荀彧: ['王佐之才，夹在两头最难', 'a great minister caught between two loyalties'],
  贾诩: ['算无遗策，还最会保命', 'never wrong, and never in danger'],
  陆逊: ['书生一把火，烧了七百里', 'a young scholar who burned a whole army'],
  吕蒙: ['读了书就不一样，白衣渡江够狠', 'proof that it is never too late to read'],
  鲁肃: ['看着老实，眼光最长', 'looks mild, thinks furthest'],
  华佗: ['神医，生错了时候', 'a great healer in a bad century'],
  董卓: ['除了会作恶，没留下什么', 'left nothing behind but ruin'],
  袁绍: ['家底最厚，主意最乱', 'most troops, fewest decisions'],
  夏侯惇: ['拔矢那一下，是真硬', 'as hard as they come, eye or no eye'],
  夏侯渊: ['跑得最快，也折在太急', 'the fastest march, and too hasty an end'],
  甘宁: ['百骑劫营，胆大得没边', 'a hundred riders and no fear'],
  孙策: ['小霸王，打下江东只用几年', 'won a realm in a few years, and burned out'],
  孙坚: ['江东猛虎，开了个好头', 'the tiger who started it all'],
  太史慈: ['一诺千金，箭也准', 'kept his word, and never missed'],
  姜维: ['一个人扛着蜀汉走到头', 'carried Shu alone to the very end'],
  邓艾: ['翻山灭国，结巴也不耽误', 'crossed the mountains and took a kingdom'],
  庞统: ['才高命短，没来得及使', 'all that talent, and so little time'],
  魏延: ['能打，就是没人信他', 'a fine general nobody trusted'],
  张角: ['喊一嗓子，天下就变了', 'one cry, and the world changed'],
  左慈: ['耍得老曹团团转，有趣', 'made fools of the mighty, and laughed'],
  于吉: ['真假难辨，越传越神', 'half healer, half legend'],
  刘禅: ['乐不思蜀是真乐，也是真没招', 'happier without a crown'],
  孟获: ['被抓七回还敢来，够倔', 'caught seven times, and still game'],
  陈宫: ['跟错了人，骨头是硬的', 'wrong master, stiff spine'],
  马谡: ['书读得透，山扎错了', 'knew every book, and camped on the wrong hill'],
};

/** {hero} the name, {remark} the opinion. */
export const HERO_LINES: Readonly<Record<HeroKind, Lines>> = {
  opinion: {
    zh: ['{hero}嘛，{remark}。', '要我说{hero}，{remark}。'],
    en: ['{hero}? {remark}.', 'If you ask me about {hero}: {remark}.'],
  },
  claim: {
    zh: ['{hero}我也有话说：{remark}。', '见仁见智，我看{hero}，{remark}。'],
    en: ['You may be right. My view of {hero}: {remark}.', 'Bold words. As for {hero}: {remark}.'],
  },
  whatif: {
    zh: ['要真能重来也难说，{hero}这人，{remark}。', '差的不止那一点，{hero}，{remark}。'],
    en: ['Hard to say; {hero} is {hero}: {remark}.', 'It might not have changed much. {hero}: {remark}.'],
  },
  power: {
    zh: ['强不强看谁使，点开技能看最准。', '将是死的，会使就强。'],
    en: ['Depends on who plays it; read the skill and see.', 'Strong enough in the right hands.'],
  },
  any: {
    zh: [
      '老实说，我认他的牌比认他的书多。你怎么看？',
      '书我没你熟，只认得牌面上的他。你讲讲？',
      '这个我说不准，三国我是从牌上认的。你觉得呢？',
    ],
    en: [
      'Honestly, I know them by their cards more than by the book. What do you think?',
      "I'd only be guessing; I learned the Three Kingdoms from cards. You tell me.",
      'Not sure, to be honest. What is your take?',
    ],
  },
  favourite: {
    zh: ['我最喜欢{hero}，{remark}。', '我选{hero}：{remark}。'],
    en: ['Mine is {hero}: {remark}.', 'I would pick {hero}: {remark}.'],
  },
  strongest: {
    zh: ['要说最能打，我押{hero}。', '我投{hero}一票：{remark}。'],
    en: ['My vote goes to {hero}: {remark}.', 'I say {hero}: {remark}.'],
  },
  looks: {
    zh: ['我选{hero}，{remark}。', '都好看，非要选就{hero}。'],
    en: ['I would say {hero}: {remark}.', 'All of them are lovely, but {hero} gets my vote.'],
  },
  compare: {
    zh: ['要我选，{a}；{b}也厉害，只是差一口气。', '我押{a}：{remark}。', '{a}和{b}各有各的厉害，硬要选就{a}。'],
    en: [
      'I would pick {a}; {b} is strong too, but falls a breath short.',
      'My money is on {a}: {remark}.',
      'Close call between {a} and {b}; {a}, if I must.',
    ],
  },
};

/** Of whom a favourite, the strongest and the best looking are picked. */
export const PICKS: Readonly<Record<'favourite' | 'strongest' | 'looks', readonly string[]>> = {
  favourite: ['赵云', '郭嘉', '张辽', '太史慈', '黄月英', '鲁肃', '姜维', '甘宁'],
  strongest: ['吕布', '赵云', '关羽', '典韦'],
  looks: ['貂蝉', '小乔', '甄姬', '大乔', '孙尚香'],
};
