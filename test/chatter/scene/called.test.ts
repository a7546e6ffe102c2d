/** How heroes are called: halves, titles, family names of two characters, pet names (§T5). */
import { expect, it } from 'vitest';
import { mentionsIn } from '../../../src/chatter/moves/called/people';
import { readLine } from '../../../src/chatter/line/line';
import { inLatin } from '../../../src/chatter/scene/latin-names';
import { createScene } from '../../../src/chatter/scene/scene';
import { createTable } from '../../../src/core/table';

const NAMES = ['凯撒', '夏侯氏', '手杀马日磾', '手杀木牛流马', '韩浩史涣', '谋孙策', '桃夭', '手杀赤兔'];

function namedIn(text: string, names = NAMES): (number | null)[] {
  const players = names.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
  const deck = { zhu: 1, zhong: 2, fan: 4, nei: 1 };
  const table = createTable({ type: 'game', v: 1, engine: '', players, lord: 1, deck, me: 6, seed: 0 }, String);
  const scene = createScene(table, 6, (name) => name);
  return mentionsIn(readLine(text).verbatim, { scene, from: 6, hearer: null, he: null })
    .filter(({ kind }) => kind === 'seat')
    .map(({ seat }) => seat);
}

it.each([
  ['夏侯又来了', 2],
  ['马大爷稳住', 3],
  ['木牛轮到了', 4],
  ['韩浩出牌', 5],
  ['浩子出牌', 5],
  ['赤兔出牌', 8],
])('%s: seat %i', (text, seat) => {
  expect(namedIn(text)).toEqual([seat]);
});

it.each([
  ['Liu Shan ur the rebel', '刘禅'],
  ['zhang jue is shady', '手杀张角'],
  ['ne zha struck first', '哪吒'],
  ['ardashir has two cards', '阿尔达希尔'],
  ['himiko did it', '卑弥呼'],
])('%s: as names are read, or known abroad', (text, name) => {
  expect(namedIn(text, [name, '吕布', '鲁肃', '曹操', '张辽', '于禁'])).toEqual([1]);
});

it.each([
  ['刘禅', 'Liu Shan'],
  ['界乐进', 'Yue Jin'],
  ['费祎', 'Fei Yi'],
  ['濮阳兴', 'Puyang Xing'],
  ['界潘璋马忠', 'Pan Zhang & Ma Zhong'],
  ['袁谭袁尚袁熙', 'Yuan Tan, Yuan Shang & Yuan Xi'],
  ['万年公主', 'Princess Wannian'],
  ['何太后', 'Dowager He'],
  ['严夫人', 'Lady Yan'],
  ['孙夫人', 'Lady Sun'],
  ['李昭焦伯', 'Li Zhao & Jiao Bo'],
  ['大乔小乔', 'Da Qiao & Xiao Qiao'],
  ['甘夫人糜夫人', 'Lady Gan & Lady Mi'],
  ['凯撒', 'Caesar'],
  ['赵俨', 'Zhao Yan'],
])('%s is told as %s, and heard so', (name, told) => {
  const others = ['滕公主', '吕布', '孙权', '曹操', '宋皇后', '于禁'];
  expect(inLatin(name)).toBe(told);
  expect([...new Set(namedIn(`${told} is shady`, [name, ...others]))]).toEqual([1]);
  expect([...new Set(namedIn(`${told} is shady`, [...others, name]))]).toEqual([7]);
});

it('so many of a card are no seat', () => {
  expect(namedIn('you threw 4 slashes plus a dismantle at me')).toEqual([]);
  expect(namedIn("that's 2 fire attacks into him")).toEqual([]);
  expect(namedIn('4 slashes me and nobody cares')).toEqual([4]);
});

it('who is to be struck with somebody is a seat, and how low one has fallen is none', () => {
  expect(namedIn("who's with me on 7")).toEqual([7]);
  expect(namedIn('he put lightning on 7')).toEqual([7]);
  expect(namedIn('i got him to 3')).toEqual([]);
  expect(namedIn('still on 3, lol')).toEqual([]);
});

it('a hero with a mark in the name is known by how it is typed', () => {
  expect(namedIn('what do you make of hualiu', ['骅骝·璆琳', '吕布', '鲁肃', '曹操', '张辽', '于禁'])).toEqual([1]);
  expect(namedIn('what do you make of hualiu')).toEqual([]);
});

it('in Chinese a blank ends the clause of whoever "he" is', () => {
  const heAt = (text: string) => {
    const players = NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
    const deck = { zhu: 1, zhong: 2, fan: 4, nei: 1 };
    const table = createTable({ type: 'game', v: 1, engine: '', players, lord: 1, deck, me: 6, seed: 0 }, String);
    const scene = createScene(table, 6, (name) => name);
    return mentionsIn(text, { scene, from: 6, hearer: null, he: null }).find(({ kind }) => kind === 'he')?.seat;
  };
  expect(heAt('3号把我连弩拆了 还有人信他是好人吗')).toBe(3);
  // Within the clause nobody does it to himself.
  expect(heAt('3号又砍他')).toBe(null);
});

it.each(['孙子兵法', '桃子没了', '马上就来'])('%s: nobody', (text) => {
  expect(namedIn(text)).toEqual([]);
});

it.each([
  ['Yue Jin who do you suspect', 1],
  ['lejin again', 1],
  ['Lu Bu is coming', 2],
  ['lvbu is coming', 2],
  ['lusu had a card', 3],
])('%s: seat %i, each way its characters are read', (text, seat) => {
  expect(namedIn(text, ['界乐进', '吕布', '鲁肃', '曹操', '张辽', '于禁'])).toEqual([seat]);
});

it('two who are spelled alike are nobody', () => {
  expect(namedIn('lu kai drew', ['吕凯', '陆凯', '曹操', '张辽', '于禁', '周瑜'])).toEqual([]);
});

it.each([
  ['cai zhenji you go', 1],
  ['Sima Yan why', 2],
  ['hou zhao ning why', 3],
  ['houzhaoning why', 3],
])('%s: seat %i, a name of three syllables as it is written', (text, seat) => {
  const table = ['OL蔡贞姬', '司马炎', '侯昭宁', '曹操', '张辽', '于禁'];
  const players = table.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
  const deck = { zhu: 1, zhong: 2, fan: 2, nei: 1 };
  const seats = createTable({ type: 'game', v: 1, engine: '', players, lord: 1, deck, me: 6, seed: 0 }, String);
  const scene = createScene(seats, 6, (name) => name);
  const read = readLine(text).verbatim;
  // The whole name, so that what stands before it is no word of the line.
  expect(mentionsIn(read, { scene, from: 6, hearer: null, he: null })[0]).toMatchObject({ seat, start: 0 });
});

const FAMILIES = ['司马炎', '马克里努斯', '尹夫人', '司马师', '曹丕'];
it.each([
  ['老马别碰我', [2]],
  ['马克又送牌', [2]],
  ['老炎出牌', [1]],
  ['丕丕救我', [5]],
  ['lady yin why', [3]],
])('%s: by the part of the name that is its own', (text, seats) => {
  expect(namedIn(text, FAMILIES)).toEqual(seats);
});

it('half a family name is whose it is where nobody else has it', () => {
  expect(namedIn('老马出牌', ['曹操', '司马懿', '孙权'])).toEqual([2]);
});

const LETTERS = ['凯撒', '张媱', '潘淑', '李傕郭汜', '孙权', '唐咨'];
it.each([
  ['LJGS again', [4]],
  ['why me and not ljgs', [4]],
  ['li jue again', [4]],
  ['KS said so', [1]],
  ['zy has a card', [2]],
  // Letters that chat has for something else, and those that are part of a word.
  ['ps i am no rebel', []],
  ['tz took it', [6]],
  ['blitzy', []],
])('%s: initials %j', (text, seats) => {
  expect(namedIn(text, LETTERS)).toEqual(seats);
});

it('two who share a seat go by both their family names', () => {
  expect(namedIn('李郭你快点', LETTERS)).toEqual([4]);
  expect(namedIn('为何不打李郭', LETTERS)).toEqual([4]);
});

it('initials that two would share are nobody’s', () => {
  expect(namedIn('zy drew', ['张媱', '赵云', '曹操', '张辽', '于禁', '周瑜'])).toEqual([]);
});
