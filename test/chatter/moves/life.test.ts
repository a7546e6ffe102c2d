/** What of a line is not about the game: matters by their words, whose they are, what goes on with them, and what only looks so (§Q1). */
import { describe, expect, it } from 'vitest';
import { heroesNamed, heroKindIn } from '../../../src/chatter/moves/life/heroes';
import { MATTERS } from '../../../src/chatter/moves/life/lexicon';
import { matterIn } from '../../../src/chatter/moves/life/matter';
import { selfIn } from '../../../src/chatter/moves/life/self';
import { greetingIn, jokeIn, luckIn } from '../../../src/chatter/moves/life/small-talk';
import { whoseIn } from '../../../src/chatter/moves/life/whose';
import type { Exchange, Move } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

const scene = recorded('8p-2', 9);
const lifeOf = (text: string, options = {}): Move['life'] =>
  heard(text, scene, options).find(({ life }) => life !== undefined)?.life;

describe('a matter', () => {
  it.each([
    ['我外婆去年走的', 'loss_kin'],
    ['grandma passed last week', 'loss_kin'],
    ['养了十年的猫上周没救回来', 'loss_pet'],
    ['had to put our dog down on friday', 'loss_pet'],
    ['我爸明天开刀', 'kin_surgery'],
    ['my wife is in the icu', 'kin_ill'],
    ['狗子吐了一天', 'pet_ill'],
    ['烧到39度了', 'sick'],
    ['think i got food poisoning', 'sick'],
    ['跟对象分了', 'breakup'],
    ['一个方案改了八遍', 'redone'],
    ['ppt交了又被打回来', 'redone'],
    ['ppt才写了一半', 'toil'],
    ['my bf dumped me', 'breakup'],
    ['跟我妈吵了一架', 'kin_quarrel'],
    ['我爸今天又打我', 'kin_violence'],
    ['my dad keeps hitting me', 'kin_violence'],
    ['she hit me last night, my wife', 'kin_violence'],
    ['我被强奸了', 'violated'],
    ['被猥亵了', 'violated'],
    ['i was raped', 'violated'],
    ['my uncle molested me', 'violated'],
    ['打掉孩子了', 'loss_child'],
    ['i had an abortion', 'loss_child'],
    ['爸妈要离婚', 'kin_divorce'],
    ['my parents are divorcing', 'kin_divorce'],
    ['我离婚了', 'breakup'],
    ['组长当着大家的面骂我', 'scolded'],
    ['they are cutting my shifts', 'pay_cut'],
    ['公司裁员裁到我头上', 'laid_off'],
    ['我妈刚打来问工作定没，其实一个offer都没有', 'turned_down'],
    ['就差三分没及格', 'exam_failed'],
    ['got two finals tomorrow', 'exam_coming'],
    ['网贷逾期了', 'debt'],
    ['landlord wants 200 more', 'rent'],
    ['maybe 4 hours of sleep', 'tired'],
    ['数羊数到天亮', 'insomnia'],
    ['lost my wallet on the bus', 'mishap'],
    ['暗恋隔壁班女生', 'crush'],
    ['外面暴雨', 'rain'],
    ['空调坏了', 'heat'],
    ['heating broke at my place', 'cold'],
    ['我爸妈又在隔壁吵 刚摔了个杯子', 'kin_at_odds'],
    ['her parents and my parents are fighting again', 'kin_at_odds'],
    ['她走之前说我心里只有游戏', 'parting_words'],
    ['要不要直接把工作辞了', 'quit'],
    ['should i quit without a job lined up', 'quit'],
    ['i sleep like 3 hrs a night', 'tired'],
    ['我妈端着锅铲喊我第三遍了', 'called_home'],
    ['室友嫌我螺蛳粉臭', 'smell'],
    ['楼上装修吵死了', 'noise'],
    ['明天周一 谁来救救我', 'work_tomorrow'],
  ])('%s: %s', (text, matter) => {
    expect(matterIn(text)?.matter).toBe(matter);
  });

  it.each([
    ['出院了', 'well_again'],
    ['考研上岸了', 'study_done'],
    ['i passed the bar exam', 'study_done'],
    ['got the job', 'work_good'],
    ['we are engaged', 'love_good'],
  ])('%s: good news, and no trouble', (text, matter) => {
    expect(matterIn(text)).toMatchObject({ matter, trouble: false });
  });

  it.each(["that's ridiculous", 'this is difficult', 'ill leave you alone', '我没失眠', '没感觉你是忠', '闹翻天了'])(
    '%s: no trouble',
    (text) => {
      expect(matterIn(text)?.trouble ?? false).toBe(false);
    },
  );

  it('is somebody’s, and an insult is nobody’s', () => {
    expect(whoseIn('我妈下周做手术')?.named.zh).toBe('阿姨');
    expect(whoseIn('my grandma fell')?.named.en).toBe('your grandma');
    expect(whoseIn('我今天发烧')).toBeNull();
    expect(whoseIn('你妈')).toBeNull();
  });

  it('is named once', () => {
    const pairs = MATTERS.map(({ matter, trouble }) => `${matter}/${trouble}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('a line of the game is none of life', () => {
  it.each([
    '他残血了',
    '没感觉你是忠',
    '这波背锅的肯定是我',
    '你是不是没睡醒啊打我',
    '3号穷得只剩一张牌',
    '心碎了，桃又被拆了',
    '先拿7号开刀',
    '5号吃我一刀，这叫加班费',
    '有没有人救我',
    'seat 3 is broke, no cards',
    'he fired at me twice',
    'fired half the team with barbarians',
    '这牌第三版了',
    'dont break up that horse',
    'save the wine for later',
    'that duel killed me',
    'loser buys milk tea',
    'how do you feel about seat 3',
    '你一直这么想的还是刚才才觉得',
    '你脑子进水了',
    'your mother raised a clown',
  ])('%s', (text) => {
    expect(lifeOf(text)).toBeUndefined();
  });
});

describe('beside the game', () => {
  it('a trouble stands beside a question, and the question beside it', () => {
    const acts = heard('我奶奶住院了，你看谁像内奸', scene).map(({ act }) => act);
    expect(acts).toContain('sorrow');
    expect(acts).toContain('ask_guess');
  });

  it.each([
    ['你是ai吗', 'bot'],
    ['are any of u actual humans', 'bot'],
    ['谁开发的你们', 'maker'],
    ['谁把你做出来的', 'maker'],
    ['你们电脑是咋选目标的', 'thinks'],
    ['how does an ai decide who to go for', 'thinks'],
    ['人工智能会不会打牌打腻了', 'tired'],
    ['do bots like u get bored of losing', 'feelings'],
    ['where are you all from', 'person'],
    ['who made you', 'maker'],
    ['你是什么模型', 'model'],
    ['are you chatgpt', 'model'],
    ['你们会偷看我手牌吗', 'cheat'],
    ['can you see my hand', 'cheat'],
    ['打完了你还记得我吗', 'memory'],
    ['do you have feelings', 'feelings'],
    ['现在几点了', 'clock'],
    ['what time is it', 'clock'],
    ['are you guys lying, can bots lie', 'lies'],
    ['你会说谎吗', 'lies'],
    ['would you lie to me', 'lies'],
  ])('%s is a question about %s', (text, kind) => {
    expect(lifeOf(text)?.matter).toBe(`self:${kind}`);
  });

  it.each([
    '你脑子进水了',
    '你妈生了个机器人',
    '吕布要是脑子好点',
    'how are you alive',
    '谁做的局',
    '要是我几点能打完',
    '你打得我好累',
    '你怎么选的他',
  ])('%s asks nothing of the kind', (text) => {
    expect(selfIn(text)).toBeNull();
  });

  it.each([
    ['貂蝉和大乔谁好看', 'looks'],
    ['赵云单挑马超谁赢', 'compare'],
    ['lu bu or guan yu, who wins', 'compare'],
    ['最喜欢哪个武将', 'favourite'],
    ['曹操怎么看', 'opinion'],
    ['没见过，这将强不强啊', 'power'],
    ['is this general any good', 'power'],
    ['刘备是不是伪君子', 'opinion'],
    ['吕布要是脑子好点能不能统一', 'whatif'],
    ['cao cao did nothing wrong', 'claim'],
    ['strongest general?', 'strongest'],
  ])('%s: of heroes, %s', (text, kind) => {
    expect(heroKindIn(text, heroesNamed(text))).toBe(kind);
  });

  it.each([
    ['话说阿斗真有那么笨吗', 'hero:opinion'],
    ['zhao yun had a baby on his chest and still made it', 'hero:claim'],
    ['吕布要是不认董卓能成事吗', 'hero:whatif'],
    ['再挨一箭我就直接寄了', 'luck_doomed'],
    ['one more hit and im toast', 'luck_doomed'],
    ['这一手没一张能用', 'luck_bad'],
    ['why did the chicken cross the road', 'joke_riddle'],
    ['knock knock', 'joke_knock'],
  ])('%s: %s', (text, matter) => {
    expect(lifeOf(text)?.matter).toBe(matter);
  });

  it.each([
    '说曹操曹操到',
    '再来一刀你就没了',
    '来个桃我就不死了',
    'why did the lord hit 3',
    'why does the game lag',
    '吃鸡蛋去了',
  ])('%s: none of these', (text) => {
    expect(lifeOf(text)?.matter ?? '').not.toMatch(/^(?:hero|luck|joke|games)/);
  });

  it('whoever asks a riddle tells its answer next', () => {
    expect(jokeIn('to get away from your duels', 'joke_riddle')).toBe('joke_told');
    expect(jokeIn('因为它怕鸡', 'joke_riddle')).toBe('joke_told');
    expect(jokeIn('谁是反贼啊', 'joke_riddle')).toBeNull();
    expect(jokeIn('any good movies out lately', 'joke_riddle')).toBeNull();
    expect(jokeIn('沙发抓烂了', 'joke_told')).toBeNull();
  });

  it('a hero at the table is somebody at the table', () => {
    const name = scene.table.seats[5]?.name ?? '';
    expect(name).not.toBe('');
    expect(lifeOf(`${name}怎么看`)).toBeUndefined();
  });

  it('luck is good, bad, or another’s', () => {
    expect(luckIn('手气臭得跟没洗手一样')).toBe('luck_bad');
    expect(luckIn('手气爆棚')).toBe('luck_good');
    expect(luckIn('how lucky are you')).toBe('luck_yours');
    expect(luckIn('希望手气好点')).toBeNull();
  });

  it('a joke is asked for, and asked for again only after one', () => {
    expect(jokeIn('讲个笑话', '')).toBe('joke');
    expect(jokeIn('再来一个', '')).toBeNull();
    expect(jokeIn('再来一个', 'joke')).toBe('joke');
    expect(jokeIn('lol that was terrible', 'joke')).toBe('joke_met');
    expect(jokeIn('lol that was terrible', '')).toBeNull();
  });

  it('a greeting with a wish is both', () => {
    expect(greetingIn('各位晚上好，手下留情')).toBe('greet_mercy');
    expect(greetingIn('hey all, good luck')).toBe('greet_luck');
    expect(greetingIn('手下留情')).toBeNull();
  });
});

describe('what was told is gone on with', () => {
  const told = (text: string, topic: NonNullable<Move['topic']>): Exchange => ({
    id: 7,
    from: 1,
    to: 4,
    turn: 9,
    asked: { act: 'sorrow', topic, life: lifeOf(text), span: [0, 1] } as Move,
    answered: null,
    awaits: null,
  });
  const after = (told_: Exchange, text: string): Move['life'] => lifeOf(text, { exchanges: [told_], confided: told_ });

  it.each([
    ['跟女朋友分了', 'love', '她说没感觉了', 'more'],
    ['跟女朋友分了', 'love', '三年呐', 'had'],
    ['最近老失眠', 'sleep', '数羊数到两千只了有啥招没', 'asks'],
    ['我妈下周做手术', 'health', '医生说是小手术但我还是怕', 'fears'],
    ['今天被老板骂了', 'work', '我也没做错啥 就背了个锅', 'unfair'],
    ['今天被老板骂了', 'work', '明明流程是别人改的', 'more'],
    ['我妈下周做手术', 'health', '报告说良性 可还是慌', 'uneasy'],
    ['lost my job friday', 'work', 'kinda saw it coming tho', 'more'],
    ['跟女朋友分了', 'love', '4 years. over text', 'coldly'],
    ['我家狗昨天走了', 'loss', '回家没人扑我了还挺不习惯', 'empty'],
    ['grandma passed last week', 'loss', 'thx. she taught me cards actually', 'recalls'],
    ['my dog is at the vet', 'health', 'hes 14 so yeah... scared', 'fears'],
  ] as const)('%s (%s): %s', (first, topic, next, on) => {
    const before = told(first, topic);
    expect(after(before, next)).toEqual({ ...before.asked.life, on });
  });

  it('of a new matter it is the new one that is heard', () => {
    expect(after(told('最近老失眠', 'sleep'), '房租又涨了五百')?.matter).toBe('rent');
    expect(after(told('欠信用卡两万', 'money'), '房东还要涨房租')?.matter).toBe('rent');
  });

  it.each([
    '他残血了',
    '没感觉你是忠',
    '轮到谁了',
    '凭什么',
    '谁打的我',
    '嗯',
    'ok',
    'why did you hit me',
    '再来一局',
    '别慌，还有机会',
    '卧槽这也太离谱',
    '你这么想就不对了',
    '轮空三回了都',
    '终于到我了 来吧',
    'lol what a mess that was',
    "its raining again. how's your weather",
  ])('%s ends it', (next) => {
    expect(after(told('跟女朋友分了', 'love'), next)?.on).toBeUndefined();
  });

  it('only by whom it was told to', () => {
    expect(lifeOf('都三年了')).toBeUndefined();
  });
});

describe('questions to the AI in the words of every day', () => {
  it.each(['你是人是ai啊', 'straight up, am i the only person here?'])('%s', (text) => {
    expect(selfIn(text)).toBe('bot');
  });

  it.each(['这都几点了', 'am i the only person here who is low', '你是人家的忠'])('%s: none', (text) => {
    expect(selfIn(text)).toBeNull();
  });
});

describe('asked of what the AI said of itself, and of its days', () => {
  it.each([
    ['没嘴?那你靠什么活着', 'fed'],
    ['你喝电的吧', 'fed'],
    ['so you run on electricity', 'fed'],
    ['你们平时都干嘛', 'outside'],
    ['你下线了干啥去', 'outside'],
    ['what do you guys do for fun', 'outside'],
    ['what do you do outside this table', 'outside'],
  ])('%s → %s', (text, kind) => {
    expect(selfIn(text)).toBe(kind);
  });
  it.each(['你靠什么判断的', '我去接个电话', '你没手牌怎么打', 'what do you do with that card', '你们干嘛打我'])(
    '%s is neither',
    (text) => {
      expect(['fed', 'outside']).not.toContain(selfIn(text));
    },
  );
});
