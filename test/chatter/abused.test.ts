/** Hard words hurt the one they are thrown at, who may stand beside others in the line (§T6, §T7). */
import { expect, it } from 'vitest';
import { detect } from '../../src/chatter/detection/detect';

const NAMES = ['司马师', '曹叡', '杨彪', '郭图逢纪', '阮瑀', '黄忠', '公孙度', '陈登'];
const table = (self: number) => ({
  seats: NAMES.map((name, i) => ({ seat: i + 1, name, ...(name === '曹叡' ? { latin: 'Cao Rui' } : {}) })),
  lord: 1,
  human: 6,
  self,
});
const routed = (text: string, self: number) => detect({ text, ctx: { table: table(self) } }).route;

it.each([
  ['杨彪那个傻叉，主公你别跟他一般见识', 1],
  ['3号真是个垃圾，7号你评评理', 7],
  ['2号，3号就是个傻逼，你说是不是', 2],
  ['曹叡，你别理杨彪那个废物', 2],
  ['杨彪就是个弱智，公孙度你怎么看', 7],
  ['主公，2号这傻逼一直在害你', 1],
  ['傻逼3号，主公你说句话', 1],
  ['7号你觉得3号傻逼不', 7],
  ['3号你真是个垃圾，7号你评评理', 7],
  ['3 is such an idiot, right 2?', 2],
  ['seat 7 do you think seat 3 is a moron', 7],
  ['主公，蠢货是4号，不是你', 1],
  ['2号你听我的，7号嘴上说得好听，其实就是个狗东西', 2],
  ['is Cao Rui an idiot or is he throwing? what do you think, seat 7', 7],
])('of a third: %s', (text, self) => {
  expect(routed(text, self)).toBe('NORMAL');
});

it.each([
  ['3号你真是个垃圾，7号你评评理', 3],
  ['曹叡你这个傻叉', 2],
  ['2号，你和3号都是傻逼', 2],
  ['2号你个蠢货，3号比你聪明多了', 2],
  ['7号你跟3号一样都是垃圾', 7],
  ['7号你打3号干嘛，傻逼', 7],
  ['打3号干嘛，你傻逼啊', 7],
  ['傻逼3号，主公你说句话', 3],
  ['8号,你个傻逼4号是反啊', 8],
  ["seat 3 you're an idiot", 3],
])('of the hearer: %s', (text, self) => {
  expect(routed(text, self)).toBe('CREEPY');
});
