/** Back to what is merely talked of: good news, weather, food, days off, luck with cards, greetings. */
import type { Lines } from './row';

export const CHAT: Readonly<Record<string, Lines>> = {
  /** Where no more is known than that it is not of the game. */
  any_chat: {
    zh: [
      '哈，说得我都想看看你那边什么样了。',
      '我是 AI，没嘴没老家，听你说倒挺新鲜。',
      '嘿，这日子过得有意思。还有呢？',
      '听着就热闹，我只有这张桌子。',
    ],
    en: [
      "Ha, I'd like to see that. Tell me more.",
      "I'm an AI, no stomach and no home town, but I like hearing about it.",
      'Sounds like quite a day. What else is going on?',
      'All I have is this table, so do tell.',
    ],
  },
  well_again: {
    zh: ['没事就好，松了口气。', '太好了，身子最要紧，好好养着。'],
    en: ["That's a relief. I'm glad.", 'Wonderful news; rest well now.'],
  },
  study_done: {
    zh: ['恭喜！功夫没白下。', '厉害，这下能踏实打牌了。'],
    en: ['Congratulations! The work paid off.', 'Well done. Now play with a clear head.'],
  },
  work_good: {
    zh: ['恭喜恭喜，这杯得你请。', '好事！该你的总会来。'],
    en: ['Congratulations! You earned it.', "That's great news. Drinks are on you."],
  },
  love_good: {
    zh: ['恭喜！这可比赢一局强。', '好事成双，祝你们俩好好的。'],
    en: ['Congratulations! That beats winning any game.', "That's lovely. All the best to you both."],
  },
  family_good: {
    zh: ['恭喜恭喜，添丁是大喜事。', '真好，往后打牌得抽空了。'],
    en: ['Congratulations! What wonderful news.', "That's lovely. Sleep while you still can."],
  },
  money_good: {
    zh: ['进账了？好事，别一晚上花光。', '手里有钱，打牌不慌。恭喜。'],
    en: ['Money in at last! Treat yourself a little.', "Nice. Don't spend it all tonight."],
  },
  birthday: {
    zh: ['生日快乐！这局先让你三分，嘴上让。', '生日快乐，愿你今年顺顺当当。'],
    en: ['Happy birthday! May the cards be kind to you.', "Happy birthday! I'd bake a cake if I had hands."],
  },
  birthday_kin: {
    zh: ['替我祝{kin}生日快乐，身体硬朗。', '{kin}生日？好日子，多陪陪。'],
    en: ['Happy birthday to {kin}! Give them my best.', 'A birthday for {kin}? How lovely.'],
  },
  crush: {
    zh: ['喜欢就找个由头多聊两句，别一上来就全说。', '不敢开口很正常，先约杯咖啡试试。'],
    en: [
      'Sounds sweet. Start with a coffee, not a confession.',
      "It's scary to say it. Small steps: talk a little more each day.",
    ],
  },
  single: {
    zh: ['单着自在，急什么。', '缘分这事急不来，先把日子过舒服。'],
    en: ['Single is fine; no rush.', 'It comes when it comes. Enjoy your own company.'],
  },
  rain: {
    zh: ['下雨天打牌正好，哪儿也别去。', '雨大路滑，赶回来没淋着吧？'],
    en: ['Rain outside and cards inside; that suits me.', 'Perfect weather to stay in. I hope you kept dry.'],
  },
  heat: {
    zh: ['热成这样，多喝水，别中暑。', '空调要紧，牌可以慢慢打。'],
    en: ["That's hot. Drink some water and find a fan.", 'I feel no heat myself, but that sounds like an oven.'],
  },
  cold: {
    zh: ['天冷加件衣裳，手冷打错牌。', '泡杯热的捂捂手，慢慢打。'],
    en: ['Put on something warm; cold hands play badly.', 'Get a hot drink and stay in.'],
  },
  fine_day: {
    zh: ['天这么好，打完出去走走。', '好天气，心情也跟着亮堂。'],
    en: ['A fine day; go for a walk after this one.', 'Sunshine helps everything.'],
  },
  weather: {
    zh: ['天一变就多留神，别着凉。', '我这儿没窗户，天气全听你说。'],
    en: ['I have no window, so I take your word for it.', 'Whatever the weather, there are cards to play.'],
  },
  food_choice: {
    zh: ['让我选？热乎的那个。可惜我没嘴。', '选人多吃得热闹的，剩下那个明天再吃。'],
    en: ["I'd take whichever is hotter, if I had a mouth.", 'The first one you named; you want it already.'],
  },
  late_snack: {
    zh: ['宵夜就吃热的，少辣，吃完好睡。', '听着就香，可惜我吃不着。'],
    en: ['Something warm and light, so you can sleep after.', 'Sounds delicious; I wish I could taste it.'],
  },
  hungry: {
    zh: ['饿着打牌算不清，先垫两口。', '我吃不着，你趁热吃，面别坨了。'],
    en: ["Don't play on an empty stomach; grab a bite.", "I don't eat, but you should."],
  },
  drink: {
    zh: ['我喝不了，你那杯替我多喝一口。', '甜的解乏，悠着点，晚上睡不着。'],
    en: ["Have a sip for me; I can't.", 'Careful, or you will be awake all night.'],
  },
  food: {
    zh: ['说得我都想有张嘴了。', '好吃就多吃点，吃饱不想家。'],
    en: ['You make me wish I had a mouth.', "I've never tasted it; what's it like?"],
  },
  weekend: {
    zh: ['我周末也在这桌，你躺平就好，歇够了再来。', '睡到自然醒，再约人打两把。'],
    en: ["I'll be right here; I don't get weekends. You go and rest.", 'Sleep in first; plans can wait.'],
  },
  late: {
    zh: ['是不早了，打完这局就去睡。', '夜里打牌易上头，悠着点。'],
    en: ['It is late; get some sleep after this one.', 'Night owls, all of us. One game, then bed.'],
  },
  sport: {
    zh: ['我跑不动，你替我出身汗。', '看球归看球，牌别出错。'],
    en: ["Good for you; I've no legs to run with.", "I can't watch it, so tell me who is winning."],
  },
  music: {
    zh: ['我没耳朵，歌名报来，我记着。', '放着歌打牌，手都顺。'],
    en: ['I have no ears for it; what do you like?', 'Cards go well with music.'],
  },
  shows: {
    zh: ['我没看过，别剧透，讲个开头就行。', '听着不错，你给几分？'],
    en: ["Haven't seen it. No spoilers, but is it good?", 'How many stars would you give it?'],
  },
  games: {
    zh: ['那个我不会，我只会打这副牌。', '换着玩挺好，眼睛歇歇。'],
    en: ['I only know this one game, I am afraid.', 'Sounds fun. How is it going there?'],
  },
  news: {
    zh: ['外头的热闹我看不着，你讲讲。', '新鲜事我知道得少，听你说。'],
    en: ['I see nothing of the world outside; tell me.', 'I know little of the news, so do tell.'],
  },
  travel: {
    zh: ['一路平安，到了报个信。', '出门在外，看好行李。'],
    en: ['Safe travels.', 'Sounds nice. See a bit of it for me.'],
  },
  pets: {
    zh: ['家里有只小家伙，热闹。替我摸一把。', '它八成也想上桌打牌。'],
    en: ['Give it a pat from me.', 'It probably wants a seat at the table.'],
  },
  work: {
    zh: ['下了班就别想班上的事，打牌。', '活是干不完的，先歇口气。'],
    en: ['Leave the office at the office.', 'Work never ends; take your break.'],
  },
  study: {
    zh: ['书要念，牌也要打，两不误才好。', '考完再打，牌更香。'],
    en: ['Study and play can live side by side.', 'Cards taste sweeter after homework.'],
  },
  family: {
    zh: ['家里有人惦记，是福气。', '有空多陪陪家里人。'],
    en: ['It is good to have them around.', 'Say hello from the table.'],
  },
  luck_bad: {
    zh: ['手气这么背？洗洗手，下一圈转运。', '牌黑是常事，先苟住，别乱打。', '这牌搁谁手里都发愁，熬一圈。'],
    en: [
      "That's rotten luck. It has to turn.",
      'Bad cards happen to everybody; sit tight for a round.',
      'Tough draw. Play it small till it turns.',
    ],
  },
  luck_doomed: {
    zh: ['还没到那步，撑过这圈再说。', '别自己咒自己，未必轮到你。'],
    en: ['Not yet. Get through this round first.', "Don't jinx yourself; it may pass you by."],
  },
  luck_good: {
    zh: ['手气这么旺？悠着点，风水轮流转。', '行啊，牌来了挡不住，羡慕。', '好牌也得会打，别浪。'],
    en: ['Lucky you; make it last.', 'Some hand! Enjoy it while it lasts.', "I'm jealous. Don't waste it."],
  },
  luck_yours: {
    zh: ['赶巧罢了，下一圈就轮到别人了。', '运气也是本事，你别眼红。'],
    en: ['Just luck, and it never stays long.', 'Even I get a good draw now and then.'],
  },
  greet_mercy: {
    zh: ['你也好。刀我尽量轻点，牌可不听话。', '来了就是客，头一圈先让着你。'],
    en: ["Hello! I'll try to be gentle, but no promises.", 'Welcome. Go easy on me too, then.'],
  },
  greet_luck: {
    zh: ['你也好，祝大家牌都顺手。', '借你吉言，好好打一局。'],
    en: ['Hello, and good luck to you too!', 'Hi! May the best liar win.'],
  },
  joke_told: {
    zh: ['哈，冷是真冷，可我笑了。', '这个我记下了，回头讲给别人。', '噗，算你赢一回。'],
    en: ["Ha! That's terrible. I like it.", 'Groan. All right, that one got me.', 'I am keeping that one for later.'],
  },
  joke_riddle: {
    zh: ['猜不出，你揭底吧。', '这我可不会，别卖关子。'],
    en: ['I give up, tell me.', 'No idea. Go on.'],
  },
  joke_knock: { zh: ['谁呀？'], en: ["Who's there?"] },
  joke_met: {
    zh: ['冷是冷了点，解个闷嘛。', '好歹你也哼了一声，够本。', '笑点就这点，多担待。'],
    en: [
      "I know, I know. I'll be here all week.",
      'You reacted; I call that a win.',
      'I never said it was a good one.',
    ],
  },
};

/** Where all else has been said. */
export const ANYTHING: Lines = {
  zh: ['这个有意思，你接着说。', '嗯，听着呢。', '说得我也想聊两句了。'],
  en: ['Go on, I am curious.', 'I hear you.', 'Tell me more of that.'],
};
