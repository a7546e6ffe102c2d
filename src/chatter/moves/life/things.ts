/** Things of every day by the word that names them, so that what is said back names them too (§Q1). */

type ThingKind = 'burden' | 'food' | 'chore' | 'pets' | 'gear' | 'ride' | 'folk' | 'shows' | 'music' | 'day';

interface Thing {
  readonly kind: ThingKind;
  /** As the line has it. */
  readonly word: string;
}

/** `burden` is what a trouble hangs on; the others weigh on nobody. */
export const THINGS: Readonly<Record<ThingKind, string>> = {
  burden:
    '视频会议|短信|微信|邮件|纸箱|戒指|倒车入库|侧方|坡道|教练|兽医|化验单|押金|合同|律师|行李|沙发|床|车票|\\b(?:(?:zoom|video|phone) calls?|e-?mails?|voicemail|cardboard box|ring|flat(?! tire)|apartment|couch|parallel park(?:ing)?|roundabouts?|hill starts?|instructor|vet|waiting room|results|lawyer|deposit)\\b',
  food: '(?:[甜咸]?(?:粽子|豆腐脑)|臭豆腐|香菜|榴莲|牛奶|西瓜|鸡蛋|零食|奶茶|咖啡|可乐|雪碧|[啤红白]酒|[早午晚]饭|年夜饭|夜宵|宵夜|火锅|烧烤|烤肉|炸鸡|汉堡|披萨|面条|拉面|米饭|饺子|烤冷面|螺蛳粉|麻辣烫|冒菜|泡面|外卖|寿司|沙县|黄焖鸡|烤鱼|串串|小龙虾|煎饼|包子|馄饨|米线|盖饭|蛋糕|月饼|\\b(?:water(?! down)|hot ?dogs?|pineapple|cereal|eggs?|soup|leftovers|(?:midnight )?snacks?|dinner|lunch|breakfast|brunch|coffees?|espresso|latte|boba|(?:bubble|milk|green|black|hot|iced) tea|milk|beers?|red wine|whiskey|vodka|red bull|coke|pizza|noodles?|ramen|burgers?|tacos?|sushi|hot ?pot|bbq|barbecue|fries|curry|pasta|sandwich(?:es)?|dumplings?|wings|steak|salad|cake|ice cream)\\b)',
  chore: '衣服|洗碗|拖地|家务|作业|\\b(?:laundry|dishes|vacuuming|housework|chores|ironing|homework)\\b',
  pets: '(?<!熊)猫(?!腻|步)|狗(?!头|屎|贼|咬|腿|命|血)|仓鼠|鹦鹉|兔子|\\b(?:cats?|dogs?|puppy|kitten|hamster|bunny)\\b',
  gear: '冰箱|洗衣机|空调|路由器|鼠标|耳机|充电器|电梯|马桶|水管|\\b(?:wi-?fi|router|laptop|fridge|washing machine|dryer|printer|mouse|headset|charger|elevator|sink|oven)\\b',
  ride: '地铁|公交|高铁|堵车|早高峰|\\b(?:bus|train|subway|traffic|commute)\\b',
  folk: '室友|邻居|楼[上下](?!说|的?话|[+])|广场舞|熊孩子|\\b(?:roommate|flatmate|neighbou?rs?)\\b',
  shows:
    '电影|电视剧|综艺|动漫|番剧|新番|小说|演唱会|播客|剧(?![情烈透本])|\\b(?:tv shows?|(?<=(?:new|good|any|of|[a-z]ing) )shows?|movies?|anime|podcasts?|books?)\\b',
  music: '歌单|音乐|歌(?![颂唱])|\\b(?:songs?|music|playlist|new album)\\b',
  day: '周[一末]|\\b(?:mondays?|weekend)\\b',
};
const ROWS = Object.entries(THINGS).map(([kind, words]) => [kind as ThingKind, new RegExp(words, 'g')] as const);

/** The things that a text names, in its order. */
export const thingsIn = (text: string): readonly Thing[] =>
  ROWS.flatMap(([kind, words]) => [...text.matchAll(words)].map(({ 0: word, index }) => ({ kind, word, index })))
    .sort((a, b) => a.index - b.index)
    .filter(({ index }, i, all) => all.slice(0, i).every((one) => index >= one.index + one.word.length));

const FELT =
  /[他她它]|难[受过]|[哭怕死病累烦]|\b(?:s?he|his|her|him|they|sad|cry|died?|miss|lost|alone|sick|scared|broke)\b/;
/** "牛奶过期半个月了": what weighs on nobody is all that is spoken of. */
export const ofThingsAlone = (text: string): boolean =>
  !FELT.test(text) && thingsIn(text).some(({ kind }) => kind !== 'burden');

/** How a thing is asked of: whether it is so, which of two, or for ideas. */
const ASKED = [
  ['yes', /[算是]不[算是]|[好行]不[好行]|\byes or no\b|^(?:is|are|does|do) (?!you|u\b|i\b|we\b|this\b)/],
  ['side', /还是|哪[边个派]|站|\b(?:or|vs)\b/],
  [
    'ideas',
    /推荐|主意|建议|[吃看听做煮点](?:啥|什么)|[啥么]好[看吃听玩]|有没有好|\b(?:ideas?|recommend\w*|suggest\w*|any(?:body|one)\b.*\b(?:watched|seen|read|heard|know|got)|(?:seen|watched|read|heard) any\w*|what.*\b(?:having|eat\w*|cook\w*|watch\w*|dinner|lunch))\b/,
  ],
] as const;
export const askedOfThings = (text: string): (typeof ASKED)[number][0] | null =>
  ASKED.find(([, words]) => words.test(text))?.[0] ?? null;
