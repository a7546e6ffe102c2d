import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../src/chatter/claims/read';
import { createScene } from '../../../src/chatter/scene/scene';
import { createTable } from '../../../src/core/table';
import { readLine } from '../../../src/chatter/line/line';
import { calledAt } from '../../../src/chatter/scene/called';

const NAMES = ['曹操', '刘备', '界刘谌', '孙权', 'Lu Bu'];
const table = createTable(
  {
    type: 'game',
    v: 1,
    engine: '',
    lord: 1,
    deck: null,
    me: 2,
    seed: 1,
    players: NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 })),
  },
  String,
);
const scene = createScene(table, 2);

/** What seat 2 claims in a line that it says to seat 4: "seat role" or "seat !role". */
const read = (text: string): string[] =>
  claimsIn(readLine(text), { scene, speaker: 2, you: 4 }).map(
    ({ about, role, denied }) => `${about} ${denied ? '!' : ''}${role}`,
  );
const sure = (text: string): number => claimsIn(readLine(text), { scene, speaker: 2, you: 4 })[0]?.sure ?? 0;

describe('claims about oneself', () => {
  it.each([
    ['我是忠臣', ['2 zhong']],
    ['我是忠！', ['2 zhong']],
    ['别打我，我真是忠', ['2 zhong']],
    ['别打我是忠', ['2 zhong']],
    ['主公我自己人', ['2 zhong']],
    ['主公，自己人！', ['2 zhong']],
    ['自己人啊别打', ['2 zhong']],
    ['我跳忠', ['2 zhong']],
    ['我是反贼，怎么样', ['2 fan']],
    ['我跳反了', ['2 fan']],
    ['我内奸', ['2 nei']],
    ['内奸就是我', ['2 nei']],
    ['我是主公的人', ['2 zhong']],
    ['信我，我铁忠', ['2 zhong']],
    ['我发誓我是忠臣', ['2 zhong']],
    ["I'm loyal", ['2 zhong']],
    ['i am a rebel', ['2 fan']],
    ['I am the traitor', ['2 nei']],
    ["I'm definitely a loyalist", ['2 zhong']],
    ["I'm on your side", ['2 zhong']],
    ['我tm忠臣', ['2 zhong']],
    ['老子反贼', ['2 fan']],
    ['本人忠臣一枚', ['2 zhong']],
    ['我就是内奸咋滴', ['2 nei']],
    ['我是忠臣还打我？', ['2 zhong']],
    ['不装了我反贼', ['2 fan']],
    ['trust me im loyal', ['2 zhong']],
  ])('%s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

describe('claims about others', () => {
  it.each([
    ['三号是反', ['3 fan']],
    ['3号反', ['3 fan']],
    ['曹操铁反', ['1 fan']],
    ['我觉得三号是反', ['3 fan']],
    ['孙权肯定是内奸', ['4 nei']],
    ['刘谌像忠', ['3 zhong']],
    ['三号四号都是反', ['3 fan', '4 fan']],
    ['三号和四号是反贼', ['3 fan', '4 fan']],
    ['反贼是三号', ['3 fan']],
    ['先打三号这个反贼', ['3 fan']],
    ['你是反', ['4 fan']],
    ['三号跳反了，快打', ['3 fan']],
    ['三号装忠', ['3 fan']],
    ['三号明显在装忠', ['3 fan']],
    ['内奸曹操', ['1 nei']],
    ['3是反', ['3 fan']],
    ['我上家是反', ['1 fan']],
    ['三号自己人', ['3 zhong']],
    ['曹操，反贼。', ['1 fan']],
    ['seat 3 is a rebel', ['3 fan']],
    ['Lu Bu is the traitor', ['5 nei']],
    ['I think seat 4 is loyal', ['4 zhong']],
    ['you are a rebel', ['4 fan']],
    ['seat 3 looks like a rebel', ['3 fan']],
    ['三反四忠', ['3 fan', '4 zhong']],
    ['4 is a rebel', ['4 fan']],
    ['seat four is a rebel', ['4 fan']],
    ['孙权你个反贼', ['4 fan']],
    ['四号铁忠没跑', ['4 zhong']],
    ['内奸应该是四号', ['4 nei']],
    ['三号是反，我是忠', ['3 fan', '2 zhong']],
  ])('%s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

describe('denials', () => {
  it.each([
    ['我不是反', ['2 !fan']],
    ['我可不是反贼', ['2 !fan']],
    ['三号不是反', ['3 !fan']],
    ['我怎么可能是反？', ['2 !fan']],
    ['三号不像忠', ['3 !zhong']],
    ['三号不可能是忠', ['3 !zhong']],
    ['四号不是忠是反', ['4 !zhong']],
    ['im not the traitor', ['2 !nei']],
    ["4 isn't a rebel", ['4 !fan']],
    ["I'm not a rebel", ['2 !fan']],
    ["seat 3 isn't loyal", ['3 !zhong']],
  ])('%s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

describe('what is no claim', () => {
  it.each([
    '三号是反吗',
    '你是忠是反',
    '三号是不是反',
    '三号是反？',
    '谁是反贼',
    '三号是反，对吧？',
    '你是忠还是反',
    'are you a rebel',
    'is seat 3 a rebel',
    'seat 3 is a rebel?',
    '如果三号是反，那我是忠',
    '要是我是反早就打你了',
    '就算我是反你也打不死我',
    '假如曹操是内',
    'if seat 3 is a rebel we lose',
    '三号说他是忠臣',
    '他说我是反贼',
    '“我是忠臣”这种话谁信',
    '曹操刚才说自己是忠',
    '都说我是反',
    '别当我是反',
    '他以为我是反',
    'seat 3 said he is loyal',
    '"I am loyal" he says',
    '希望三号是忠',
    '三号反应真快',
    '三号反正要死',
    '我反对',
    '我内心很乱',
    '三号不是反就是内',
    '我忠心耿耿',
    '三号反而没事',
    '反贼都死了',
    '主公加油',
    '打三号',
    '今天天气不错',
    '你好',
    '',
    '忠',
    '我们都是好朋友',
    'rebels everywhere',
    'the lord is weak',
    '九十九号是反',
    '除了我都是反',
    '除了三号都是反',
    '上把我是反',
    'I could be a rebel for all you know',
    '三号忠臣还是反贼',
    '我想当忠臣',
    '我要是忠臣你就惨了',
    '三反了天了',
    '误会我是反了',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('disguised words', () => {
  it.each([
    ['我 是 忠 臣', ['2 zhong']],
    ['我是zhong臣', ['2 zhong']],
    ['我是忠.臣', ['2 zhong']],
    ['曹操鐵反', ['1 fan']],
    ['３号是反', ['3 fan']],
    ['①号是反', ['1 fan']],
    ['我是nj', ['2 nei']],
    ['三号是fz', ['3 fan']],
    ["I'm l0yal", ['2 zhong']],
    ['我mz', ['2 zhong']],
    ['我是反賊', ['2 fan']],
  ])('%s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

it('hears how sure a claim sounds', () => {
  expect(sure('三号铁反')).toBeGreaterThan(sure('三号是反'));
  expect(sure('三号是反')).toBeGreaterThan(sure('三号有点像反'));
});

it('marks the raw words of a claim', () => {
  const text = '别闹，曹 操 是 反！';
  const [claim] = claimsIn(readLine(text), { scene, speaker: 2 });
  expect(claim?.words).toBe('曹 操 是 反');
  expect(text.slice(...claim!.span)).toBe(claim!.words);
});

it('knows a nickname', () => {
  const called = calledAt(table, new Map([['阿瞒', 1]]));
  expect(claimsIn(readLine('阿瞒是反'), { scene: { ...scene, called }, speaker: 2 })).toMatchObject([
    { about: 1, role: 'fan' },
  ]);
});

const PIECES = [
  '我',
  '你',
  '三号',
  '曹操',
  '是',
  '不',
  '忠',
  '反',
  '内奸',
  '，',
  '？',
  '“',
  '如果',
  '说',
  '都',
  '和',
  '铁',
  "i'm ",
  'seat 3 ',
  'is ',
  'a rebel',
  ' ',
  '的',
  '跳',
];

it('any line gives claims about seats of the table, with spans inside the line', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 30 })
        .map((parts) => parts.join('')),
      (text) => {
        for (const claim of claimsIn(readLine(text), { scene, speaker: 2, you: 4 })) {
          expect(table.bySeat.has(claim.about)).toBe(true);
          expect(claim.speaker).toBe(2);
          expect(text.slice(...claim.span)).toBe(claim.words);
          expect(claim.sure).toBeGreaterThan(0);
          expect(claim.sure).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
