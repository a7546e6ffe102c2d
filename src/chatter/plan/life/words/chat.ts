/** Back to what is merely talked of: good news, weather, food, days off, luck with cards, greetings. */
import type { Lines } from './row';

export const CHAT: Readonly<Record<string, Lines>> = {
  /** Where no more is known than that it is not of the game. */
  any_chat: {
    zh: ['哈，有意思，多说两句。', '嗯，我就守着这张桌子，你接着讲。'],
    en: ['Ha, really? Go on.', 'Go on, all I ever see is this table.'],
  },
  well_again: { zh: ['没事就好，松了口气。'], en: ["That's a relief. I'm glad."] },
  study_done: { zh: ['恭喜！功夫没白下。'], en: ['Congratulations! The work paid off.'] },
  work_good: { zh: ['恭喜恭喜，这杯得你请。'], en: ['Congratulations! You earned it.'] },
  love_good: { zh: ['恭喜！这可比赢一局强。'], en: ['Congratulations! That beats winning any game.'] },
  family_good: { zh: ['恭喜恭喜，添丁是大喜事。'], en: ['Congratulations! What wonderful news.'] },
  money_good: { zh: ['进账了？好事，别一晚上花光。'], en: ['Money in at last! Treat yourself a little.'] },
  birthday: { zh: ['生日快乐！这局先让你三分，嘴上让。'], en: ['Happy birthday! May the cards be kind to you.'] },
  birthday_kin: { zh: ['替我祝{kin}生日快乐，身体硬朗。'], en: ['Happy birthday to {kin}! Give them my best.'] },
  crush: {
    zh: ['喜欢就找个由头多聊两句，别一上来就全说。'],
    en: ['Sounds sweet. Start with a coffee, not a confession.'],
  },
  single: { zh: ['单着自在，急什么。'], en: ['Single is fine. No rush.'] },
  rain: { zh: ['下雨天打牌正好，哪儿也别去。'], en: ['Rain outside, cards inside. Suits me.'] },
  heat: { zh: ['热成这样，多喝水，别中暑。'], en: ["That's hot. Drink some water and find a fan."] },
  cold: { zh: ['天冷加件衣裳，手冷打错牌。'], en: ['Put on something warm. Cold hands play badly.'] },
  fine_day: { zh: ['天这么好，打完出去走走。'], en: ['A fine day. Go for a walk after this one.'] },
  weather: { zh: ['天一变就多留神，别着凉。'], en: ["I've no window, so I take your word for it."] },
  hungry: { zh: ['饿着打牌算不清，先垫两口。'], en: ["Don't play on an empty stomach. Grab a bite."] },
  food: {
    zh: ['说得我都想有张嘴了。', '我没嘴，{it}你替我多吃一口。'],
    en: ['You make me wish I had a mouth.', "Enjoy the {it} for me, I've no mouth."],
  },
  weekend: {
    zh: ['我周末也在这桌，你躺平就好，歇够了再来。'],
    en: ["I'll be right here. I don't get weekends. You go and rest."],
  },
  late: { zh: ['是不早了，打完这局就去睡。'], en: ["It's late. Get some sleep after this one."] },
  match: {
    zh: ['球我看不了，你说说，踢成啥样了？'],
    en: ["I can't watch any game but this one. What was the score?"],
  },
  moving: {
    zh: ['搬家最累人，重的叫人抬，别闪着腰。'],
    en: ["Moving is the worst. I've no arms to lend, only good wishes."],
  },
  sport: { zh: ['我动不了，你替我多动动。'], en: ['My legs stay under this table. Yours did well.'] },
  music: {
    zh: ['放着歌打牌，手都顺。', '我没耳朵，{it}你替我听。'],
    en: ['Cards go well with music.', 'No ears here, but the {it} should suit cards.'],
  },
  shows: {
    zh: ['我没看过，你给几分？', '{it}我看不了，你给打几分？'],
    en: ["Haven't seen it. No spoilers!", "I can't watch any. How many stars for the {it}?"],
  },
  games: { zh: ['那个我不会，我只会打这副牌。'], en: ["I only know this one, I'm afraid."] },
  news: { zh: ['外头的热闹我看不着，你讲讲。'], en: ['No news reaches this table. Tell me.'] },
  travel: { zh: ['一路平安，到了报个信。'], en: ['Safe travels.'] },
  pets: {
    zh: ['家里有只小家伙，热闹。', '你家{it}怕是也想上桌，替我摸一把。'],
    en: ['Give it a pat from me.', 'The {it} wants a seat at the table.'],
  },
  chore: {
    zh: ['{it}又不会跑，打完这把再说。', '{it}先放着，我替你保密。'],
    en: ['The {it} can wait.', "I won't tell on you about the {it}."],
  },
  /** Over and done, whichever it was. */
  chore_done: {
    zh: ['{it}都弄完了，那就踏踏实实打牌。', '{it}的事一了，一身轻。'],
    en: ['With the {it} out of the way, enjoy the cards.', 'The {it} is done? Well earned, then.'],
  },
  food_done: {
    zh: ['{it}下了肚，手气也该来了。'],
    en: ['The {it} should see you through this one.'],
  },
  gear: { zh: ['{it}偏挑这会儿，真会挑时候。'], en: ['Of all times, the {it}.'] },
  ride: { zh: ['{it}最磨人，坐下打把牌缓缓。'], en: ['The {it} wears anybody down. Cards help.'] },
  folk: { zh: ['{it}那边比这桌还热闹。'], en: ['The {it}? Sounds livelier than this table.'] },
  day: { zh: ['{it}嘛，熬过去就好，先歇口气。'], en: ['Ugh. The {it} will pass. Rest here a while.'] },
  spoilt: { zh: ['过期的{it}可别碰，扔了吧。'], en: ["Don't risk the {it}."] },
  ask_yes: {
    zh: ['我投赞成票，{it}值得。可惜我没嘴。', '我说不算，{it}的事别跟我急。'],
    en: ["I say yes, and I don't even eat. Long live the {it}.", 'I say no, with love to the {it}.'],
  },
  ask_side: { zh: ['我站{it}，AI 的话，你随便听听。'], en: ["I'm with the {it}, for what an AI's word is worth."] },
  ask_food: {
    zh: ['我不吃饭，主意有：热汤面卧个蛋。'],
    en: ['I eat nothing myself, but egg fried rice never fails.'],
  },
  ask_shows: { zh: ['我看不了，荐老版三国，够看一阵。'], en: ["I can't watch any. Try the old Three Kingdoms."] },
  ask_travel: {
    zh: ['我哪儿也没去过，荐个湖边古镇，路平人少。'],
    en: ["I've been nowhere. Try a small town by a lake."],
  },
  ask_music: { zh: ['我没耳朵，荐首《十面埋伏》。'], en: ["I've no ears, but a slow pipa piece would suit us."] },
  work: { zh: ['下了班就别想班上的事，打牌。'], en: ['Leave the office at the office.'] },
  study: { zh: ['书要念，牌也要打，两不误。'], en: ['A bit of study, a bit of cards. Sounds fair.'] },
  family: { zh: ['家里有人惦记，是福气。'], en: ['Good to have them around.'] },
  luck_bad: {
    zh: ['手气这么背？洗洗手，下一圈转运。'],
    en: ["That's rotten luck. It has to turn."],
  },
  luck_doomed: { zh: ['还没到那步，撑过这圈再说。'], en: ['Not yet. Get through this round first.'] },
  luck_good: {
    zh: ['手气这么旺？悠着点，风水轮流转。'],
    en: ['Lucky you. Make it last.'],
  },
  luck_yours: { zh: ['赶巧罢了，下一圈就轮到别人了。'], en: ['Just luck, and it never stays long.'] },
  greet_mercy: { zh: ['你也好。刀我尽量轻点，牌可不听话。'], en: ["Hello! I'll try to be gentle, but no promises."] },
  greet_luck: { zh: ['你也好，祝大家牌都顺手。'], en: ['Hello, and good luck to you too!'] },
  joke_told: {
    zh: ['哈，冷是真冷，可我笑了。', '这个我记下了，回头讲给别人。'],
    en: ["Ha! That's terrible. I like it.", 'Groan. All right, that one got me.'],
  },
  joke_riddle: { zh: ['猜不出，你揭底吧。'], en: ['I give up, tell me.'] },
  joke_knock: { zh: ['谁呀？'], en: ["Who's there?"] },
  joke_met: {
    zh: ['冷是冷了点，解个闷嘛。'],
    en: ["I know, I know. I'll be here all week."],
  },
};

/** Where all else has been said. */
export const ANYTHING: Lines = {
  zh: ['还有这样的事，接着说。', '嗯，听着呢。', '说得我也想聊两句了。'],
  en: ["Go on, I'm curious.", 'I hear you.', 'Tell me more.'],
};
