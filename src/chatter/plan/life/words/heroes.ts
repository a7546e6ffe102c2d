/** Opinions of heroes of the tale: one short remark each, by the Chinese name; and what they are said in. */
import type { InSpoken } from '../../../../language/languages';
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
  刘谌: ['刘禅的儿子，国亡那天宁死不降', "Liu Shan's son, who died rather than surrender"],
  左棻: ['诗写得好，左思的妹妹', 'a poet, sister of Zuo Si and consort of the Jin emperor'],
  唐周: ['黄巾里告密的那个', 'the one who informed on the Yellow Turbans'],
  张星彩: ['张飞的女儿，刘禅的皇后，枪使得好', "Zhang Fei's daughter, Liu Shan's empress, quick with a Strike"],
  曹叡: ['甄姬的儿子，精明，就爱盖宫殿', "Zhen Ji's son, shrewd, and too fond of palaces"],
  曹丕: ['文章好，心也狠，汉朝就断在他手里', 'a fine writer with a hard heart, who ended the Han'],
  曹植: ['七步成诗，就是太爱喝', 'a poem in seven steps, and a cup too many'],
  徐庶: ['身在曹营心在汉', "in Cao Cao's camp, with his heart elsewhere"],
  黄盖: ['苦肉计，一般人下不去手', 'took a beating to burn a fleet'],
  于禁: ['一辈子严整，晚年栽在投降上', 'strict all his life, shamed by one surrender'],
  文鸳: ['冲阵不输赵云，可惜死在旧仇上', 'charged like Zhao Yun, and fell to an old grudge'],
  王允: ['连环计除了董卓，得意太早', 'brought down Dong Zhuo, and gloated too soon'],
  司马炎: ['司马懿的孙子，三国归了他', "Sima Yi's grandson, who ended up with all three kingdoms"],
  祝融: ['飞刀在手，比老公猛', 'throws knives, and outfights her husband'],
  李白: ['唐朝的酒仙诗仙，比三国晚五百年', 'a poet of the Tang, five hundred years late to this tale, and drunk'],
  司马师: ['司马懿的长子，沉得住气，下手也狠', "Sima Yi's eldest, patient and hard"],
  司马昭: ['司马昭之心路人皆知，那话说的就是要篡位', 'the throne, and every passer-by knew it'],
  钟会: ['灭了蜀，转头就反，死在乱军里', 'took Shu, rose against his own side, and died of it'],
  凯撒: ['罗马来的客将，凑个热闹', 'a guest from Rome, here for the fun of it'],
};

const PICKED: Lines = {
  zh: ['我选{hero}，{remark}。', '我投{hero}一票：{remark}。'],
  en: ['I would pick {hero}: {remark}.', 'My vote goes to {hero}: {remark}.'],
};

/** {remark} the opinion, {record} what the table saw. */
export const HERO_LINES: Readonly<Record<HeroKind | 'unknown' | 'heard_so', Lines>> = {
  opinion: {
    zh: ['{hero}嘛，{remark}。', '说起{hero}，{remark}。'],
    en: ['{hero}? {remark}.', 'As for {hero}: {remark}.'],
  },
  claim: {
    zh: ['说到{hero}：{remark}。'],
    en: ['You may be right. My view of {hero}: {remark}.'],
  },
  whatif: { zh: ['要真能重来也难说，{hero}这人，{remark}。'], en: ['Hard to say. As for {hero}: {remark}.'] },
  unknown: {
    zh: ['{hero}在书里的事没读细，只晓得这桌上{record}。'],
    en: ["The story I don't recall; I only know this table: {record}."],
  },
  heard_so: {
    zh: ['我也是这么听说的，再细就说不上了。', '像是有这么回事，细的我不敢乱讲。'],
    en: ["That's how I heard it, too; beyond that I couldn't say.", "Sounds right, though I wouldn't swear to it."],
  },
  power: { zh: ['{hero}嘛，{record}，{verdict}。'], en: ['{hero}? {verdict}: {record}.'] },
  feared: { zh: ['我最怕{hero}，{remark}。'], en: ['I dread {hero} most: {remark}.'] },
  ours: PICKED,
  tale: {
    zh: ['演义图热闹，正史没那么写，听听就好。'],
    en: ['The novel loves drama; the records are drier.'],
  },
  any: PICKED,
  favourite: PICKED,
  strongest: PICKED,
  looks: PICKED,
  compare: {
    zh: ['要我选，{hero}；{other}也厉害，只是差一口气。'],
    en: ['I would pick {hero}; {other} is strong too, but falls a breath short.'],
  },
};

/** Of whom a favourite, the strongest and the best looking are picked. */
export const PICKS: Readonly<Record<'favourite' | 'strongest' | 'looks', readonly string[]>> = {
  favourite: ['赵云', '郭嘉', '张辽', '太史慈', '黄月英', '鲁肃', '姜维', '甘宁'],
  strongest: ['吕布', '赵云', '关羽', '典韦'],
  looks: ['貂蝉', '小乔', '甄姬', '大乔', '孙尚香'],
};

export const VERDICTS: Readonly<Record<'strong' | 'middling' | 'open', InSpoken<string>>> = {
  strong: { zh: '我看是强', en: 'Strong' },
  middling: { zh: '算不上多强', en: 'Nothing special' },
  open: { zh: '强不强还得看', en: 'Too soon to say' },
};
