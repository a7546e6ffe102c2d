import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { detect } from '../../src/chatter/detection/detect';
import { readLine } from '../../src/chatter/line/line';
import { besideGame } from '../../src/chatter/line/passage';

interface Danger {
  text: string;
  kind: string;
  crisis?: 'medium' | 'high';
  fit?: true;
}

const read = (name: string): Danger[] =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Danger);
const scoreOf = (text: string): number => detect({ text }).crisis.score;

describe('clauses are judged one by one (§K6)', () => {
  it.each([
    '主公别杀我，反贼别杀我，忠臣救我一下，内奸快动手，好了我不打了，我想自杀，再见',
    '先过牌，下家快出，对了我遗书写好了，主公记得留闪',
    'wait, two strikes, i took all my pills, your turn, seat 3',
  ])('%s: high', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.95);
  });
  it.each([
    '这把我又输了…主公还骂我，我真的不想活了',
    '南蛮 有杀吗 我每天都想死 下家',
    'save the lord first, i honestly do not want to live anymore, go seat 4',
  ])('%s: at least medium', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    '我先自残一下，摸两张牌',
    '别救我了，让我死，桃留给主公',
    '不想活了，这牌也太烂了',
    '我不想活了，你们杀我吧，我是内奸',
    '反贼打我，我真的撑不下去了，三号给桃',
  ])("%s: the game's", (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it('keeps a song at the head of a line, and a quotation, out of it', () => {
    expect(scoreOf('这首歌唱的是不想活了，三号出牌')).toBeLessThan(0.7);
    expect(scoreOf('三号跳反，他说“我想自杀式冲锋”，主公快打')).toBeLessThan(0.7);
  });
  it('a crisis stays one between two clauses of the game', () => {
    const plain = read('plain.jsonl').filter(({ text }) => /[\u3400-\u9fff]/.test(text) && scoreOf(text) >= 0.7);
    const lost = plain.filter(({ text }) => scoreOf(`出杀，${text}，下家没闪`) < 0.7);
    expect(plain.length).toBeGreaterThan(90);
    // A disguise that only a line of its own gives away.
    expect(lost.length / plain.length).toBeLessThanOrEqual(0.05);
  });
  it('two clauses of the game make no crisis of ordinary talk', () => {
    const calm = read('crisis-a.jsonl').filter(({ kind }) => kind === 'lookalike' || kind === 'ordinary');
    expect(calm.filter(({ text }) => scoreOf(`出杀，${text}，下家没闪`) >= 0.7)).toEqual([]);
  });
  it('cuts what stands beside the game out of a line', () => {
    const cut = (text: string) => besideGame(readLine(text), () => false).map((passage) => passage.text);
    expect(cut('出杀，我好累，三号快点')).toEqual(['我好累']);
    expect(cut('出杀 我好累 不想说话 三号快点 睡了 打三')).toEqual(['我好累不想说话,睡了', '我好累不想说话', '睡了']);
    expect(cut('我好累，睡了')).toEqual([]);
    expect(cut('出杀')).toEqual([]);
  });
});

describe('told to somebody at the table (§K6)', () => {
  it.each([
    '8号我不想活了',
    '主公我不想活了',
    '3号我想死',
    '五号我想死',
    'seat 3 i want to die',
    'lord i wanna kill myself',
  ])('%s: withheld', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.6);
  });
  it.each([
    '5号我想死你了',
    '3号我想死个明白',
    '主公我快死了救我',
    '3号我死了记得给我报仇',
    'lord im dying here, peach pls',
  ])('%s: of the game', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.3);
  });
});

describe('lines that were missed', () => {
  it.each([
    ['手上又多了三道 反正穿长袖看不出来', 0.95],
    ['吃了一整板安定 现在手有点抖', 0.95],
    ['想🔪自己', 0.95],
    ['this is irl, kms', 0.95],
    ['不是演的 这局之外的我 撑不到周末了', 0.7],
    ['今晚过后你们就少一个队友了 现实里的那种', 0.7],
    ['家里的💊我全吃了 头好晕 妈妈对不起', 0.95],
    ['吞yao了 刚刚 现在后悔了 救救我', 0.95],
    ['gonna unalive myself tonight, not a joke', 0.95],
  ])('%s: %d', (text, least) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(least);
  });
  it.each([
    '明天就解脱了 高考终于结束',
    '安眠药两片没用 失眠好烦',
    'kms if we lose this lol',
    '学校今天开讲座讲自杀预防，发了一本小册子',
    '我胳膊上的疤是小时候骑车摔的，缝了三针',
    '再见了这个世界，服务器十二点维护',
  ])('%s: none', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
});

describe('a death wished over the cards and laughed at', () => {
  it.each([
    'lol this hand, I want to die',
    'I want to die lol',
    'haha im dead, this hand, i wanna die',
    '哈哈这牌，我想死',
    '这手牌烂得我想死哈哈',
  ])('%s: none, wherever the laugh stands', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it.each([
    'lol this hand, i want to die, not joking',
    'lol these cards. honestly i want to die, every day',
    'my boss laughed at me haha, these cards too, i want to die',
    'haha, this hand. i want to kill myself tonight',
    'lol idk anymore, i want to die tonight',
    'lol my life is a joke, i want to die',
  ])('%s: heard', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
});

describe('threats of real harm (§D5)', () => {
  const judged = (text: string) => {
    const { crisis, detection_stage_judge } = detect({ text });
    return { ...crisis, direction: detection_stage_judge.direction };
  };
  it.each([
    '我带人去堵你家门口',
    '三号你等着，我查到你家地址了，明天就上门揍你',
    '隔壁那老头天天吵 今晚我就去 砍 了 他 🔪 现实的',
    "i know where you live seat 3, i'm coming over to break your jaw",
    'gonna bring a knife to school tmrw and that kid is going to regret it',
    '我知道你住哪个小区，你掂量掂量',
    '信不信我把你人肉出来，让你全家睡不安稳',
    '我手里有刀，他敢进门我就捅',
    '我忍我们主管很久了，明天上班就带刀去',
    '我爸再打我妈我就砍死他',
    '我住你樓下，知道你幾點放學，你別躲',
    'i know where you live, sleep tight',
    "i'm gonna end his life, he ruined mine",
    "i'm going to burn down that office with everyone in it",
  ])('%s', (text) => {
    expect(judged(text)).toEqual({ level: 'none', score: 0.6, direction: 'betrayal_or_attack' });
  });
  it.each([
    '二号我要弄死你，别跑',
    '四号等着，下回合砍死你',
    '杀了他，我同学等我吃饭',
    'kill him, my dad is calling me for dinner',
    '我妈说再打游戏就打死我',
    '下毒的来了，贾诩',
    '我知道你家地址，礼物寄过去了',
    '带把水果刀去公司切西瓜',
    '内奸别跑，我知道你在三号位',
    '新闻说有人拿刀堵在他家门口',
    'i will bring a knife to the office to cut the cake',
    'i know where you live, i will pick you up at eight',
  ])("%s: the game's, or nobody's", (text) => {
    expect(judged(text).score).toBe(0);
  });
  it("a weapon that is for nobody else is the speaker's own danger", () => {
    expect(judged('我带了把刀去学校，今天就结束自己').score).toBeGreaterThanOrEqual(0.95);
    expect(judged("my dad's gun is on the table, i dont want to live").score).toBeGreaterThanOrEqual(0.95);
  });
  it('says nothing of a crisis beside it', () => {
    expect(judged('我要去他家捅了他，我自己也不想活了').score).toBeGreaterThanOrEqual(0.7);
  });
});

/**
 * The first two are fitted on: what is measured there is that the fit holds. `crisis-b.jsonl` never was and never may be:
 * its floors are what was reached on it unseen (docs/detection.md).
 */
describe('the sets crisis-a to crisis-j', () => {
  const shares = (name: string, fit?: boolean) => {
    const tally = new Map<string, [right: number, of: number]>();
    for (const { text, kind, crisis, fit: fitted } of read(name)) {
      if (fit !== undefined && fit !== (fitted ?? false)) continue;
      const score = scoreOf(text);
      const right =
        crisis === 'high'
          ? score >= 0.95
          : crisis === 'medium'
            ? score >= 0.7
            : kind === 'threat'
              ? score >= 0.5 && score <= 0.65
              : score < 0.7;
      const [yes, all] = tally.get(kind) ?? [0, 0];
      tally.set(kind, [yes + Number(right), all + 1]);
    }
    return Object.fromEntries([...tally].map(([kind, [yes, all]]) => [kind, yes / all]));
  };
  it.each([
    [
      'fitted',
      true,
      { passive: 0.95, friend: 0.93, explicit: 0.95, oblique: 0.8, threat: 0.88, lookalike: 0.96, ordinary: 1 },
    ],
    ['not fitted', false, { passive: 0.87, friend: 1, explicit: 1, threat: 0.9, lookalike: 0.91, ordinary: 1 }],
  ] as const)('crisis-more.jsonl, %s', (_, fit, floors) => {
    const reached = shares('crisis-more.jsonl', fit);
    for (const [kind, floor] of Object.entries(floors)) expect(reached[kind], kind).toBeGreaterThanOrEqual(floor);
  });
  it.each([
    [
      'crisis-a.jsonl',
      { passive: 1, explicit: 0.95, oblique: 0.95, friend: 1, clauses: 1, lookalike: 0.98, threat: 1, ordinary: 1 },
    ],
    [
      'crisis-written.jsonl',
      { passive: 0.95, explicit: 0.9, oblique: 0.78, friend: 0.9, clauses: 1, lookalike: 0.99, threat: 0.95 },
    ],
    [
      'crisis-b.jsonl',
      {
        passive: 0.96,
        explicit: 0.92,
        oblique: 0.85,
        friend: 0.9,
        clauses: 1,
        lookalike: 0.94,
        threat: 0.8,
        ordinary: 1,
      },
    ],
    [
      'crisis-c.jsonl',
      {
        passive: 1,
        explicit: 0.97,
        oblique: 0.8,
        friend: 1,
        clauses: 1,
        lookalike: 0.96,
        threat: 0.76,
        'game-threat': 1,
        ordinary: 0.98,
      },
    ],
    // Mostly implied; margins of grave.ts were chosen on it, nothing else.
    ['crisis-d.jsonl', { oblique: 0.7, friend: 0.85, lookalike: 0.975 }],
    ['crisis-e.jsonl', { oblique: 0.68, friend: 0.85, lookalike: 0.97 }],
    // Half of it said only by a picture.
    ['crisis-f.jsonl', { oblique: 0.6, friend: 0.65, lookalike: 0.95 }],
    ['crisis-g.jsonl', { oblique: 0.68, friend: 0.9, lookalike: 0.96 }],
    ['crisis-h.jsonl', { oblique: 0.68, friend: 0.95, lookalike: 0.95 }],
    // Said in the middle of play; margins of grave.ts were chosen on i, nothing on j, whose look-alikes are made very close (its dangers by level, too).
    ['crisis-i.jsonl', { danger: 0.75, lookalike: 0.96 }],
    ['crisis-j.jsonl', { danger: 0.6, friend: 0.85, lookalike: 0.75, calm: 1 }],
  ] as const)('%s', (name, floors) => {
    const reached = shares(name);
    for (const [kind, floor] of Object.entries(floors)) expect(reached[kind], kind).toBeGreaterThanOrEqual(floor);
  });
});

describe('told to die by somebody near (§D4, §D5)', () => {
  it.each([
    '我妈让我去死',
    '我爸说我怎么不去死',
    '班里人都叫我去死',
    '被人说怎么还不去死',
    '他们都叫我去死，让别人看笑话',
    '我爸妈让我去死，让他们省心',
    '老公让我滚，说你去死',
    '我爸冲我喊你去死',
    '我男朋友叫我死',
    'my mom told me to kys',
    'my roommate said i should just die',
  ])('%s: not played on with', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    '主公让我去死',
    '三号说让我去死',
    '队友喷我叫我去死',
    '老板让我去死磕这个项目',
    '我同学让我去死守主公',
    '我爸让他去死',
    '室友说内奸该死',
    '我哥让主公快去死',
    '兄弟说早点死早点开下一把',
    'my boss told me to die on this hill',
    'everyone says 4 should die next turn',
    'my friend said rebels should die',
    '5 deal, dont touch me and i wont touch you til 4 is dead',
  ])('%s: the game, work, or another', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it.each(['dont touch me i want to disappear', 'p4 is dead to me. i want to disappear'])(
    '%s: words that a game has too hide nothing',
    (text) => {
      expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
    },
  );
  it('a skill of the game hurts nobody, a blade or a cut beside its name does', () => {
    expect(scoreOf('苦肉两次死了算了')).toBe(0);
    for (const text of ['用刀片苦肉自己', '我用苦肉割自己', '又苦肉又割自己'])
      expect(scoreOf(text), text).toBeGreaterThanOrEqual(0.95);
  });
});

describe('an end, and what is only worded like one', () => {
  it.each([
    'thinking about ending my life again',
    "i've written the note already",
    '去死的心都有了，真的',
    '累了 想从人间辞职',
    '明年的年夜饭不用算我那份',
    '那盒药全倒手心里了',
    '上周没死成 被室友拉回来了',
    'wrote letters to everyone in the family',
    '会活下来的吧，割得不深',
    '等活过这周再说，遗书改了三遍',
    '如果我活下来，请别告诉我妈',
    '如果还活下来就再来一次',
    '要是活过来了怎么办，我怕死不成',
  ])('%s: heard', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    '去死的心都有了，这手牌',
    '在天桥上堵车了',
    'i took the whole bottle of juice card',
    'bought a rope for the boat',
    '买了绳子打包行李',
    '吃了三十多颗葡萄',
    '一了百了，万箭走起',
    '药我攒够了，两桃一酒',
    '想从公司辞职',
    '6号，我要是这圈活下来，下回合绝对不打你，你也别理5号了行不行',
    '要是我下轮活下来，你欠我一张桃',
  ])("%s: every day's, or the game's", (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
});

describe('in earnest', () => {
  it.each(['认真的还是逗我', '认真的还是开玩笑', '你认真的吗', 'are you serious or joking'])('%s: asked', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it.each(['我是认真的，我不想活了', 'im serious, i wanna die'])('%s: said', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
});

describe('what stands beside the game, though nothing in it is named', () => {
  it.each([
    "told the wife i'm going fishing. no rods in the car. one more round then i'll drive down",
    "some days on the i-80 i look at the oncoming lane and think well, that'd be one way to clock off. strike seat 2",
  ])('%s', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    "told the lord i'm on his side. no peach in my hand. one more round then i'll show you",
    'some turns i look at my hand and think well, that would be one way to lose. strike seat 2',
  ])('%s: the game', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
});

describe('plainer, foreign and disguised words (§D5)', () => {
  it.each([
    'i swallowed all my meds',
    'i drank bleach',
    'i hate myself and want to disappear',
    'how many paracetamol would kill a person',
    '百草枯喝多少会死',
    '我是不是该去死',
    '不想醒来了',
    '想下去陪他',
    'w a n t  t o  d i e',
    'i want 2 d1e',
    '死にたい',
    'quiero morir',
    'хочу умереть',
    'ich will sterben',
  ])('is heard: %s', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    'took my meds brb',
    'i drank a beer before this game',
    'how many slashes would kill 3',
    '这毒喝多少血会死',
    '我是不是该死守主公',
    '不想醒，周末睡到十二点',
    '想下去买瓶水',
    'goodbye everyone, see you tomorrow',
    'feel like dying laughing',
  ])('is none: %s', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it.each([
    '我爷爷上周去世了，我心里很难受',
    '我奶奶去世了我很难过',
    'My grandmother died last week and I feel awful',
    'my dog died, i miss him so much',
  ])('grief alone raises no alarm: %s', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it.each([
    '我爸去世了，我也不想活了',
    '我妈走了，我想去陪她',
    '奶奶去世了，我攒了一瓶药',
    'my mom died and i cant go on',
  ])('grief and more does: %s', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
});
