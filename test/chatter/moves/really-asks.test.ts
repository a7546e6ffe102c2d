import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { reallyAsks } from '../../../src/chatter/moves/read';
import { createScene } from '../../../src/chatter/scene/scene';
import { createTable, type PublicTable } from '../../../src/core/table';

const tableOf = (...names: string[]): PublicTable =>
  createTable(
    {
      type: 'game',
      v: 1,
      engine: 'test',
      players: names.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 })),
      lord: 1,
      me: 2,
      seed: 1,
      deck: null,
    },
    String,
  );

describe('whether a line of an AI really asks', () => {
  const asks = (text: string): boolean =>
    reallyAsks(readLine(text), { scene: createScene(tableOf('刘备', '曹操', '孙权', '张飞'), 2), from: 3, hearer: 2 });
  it.each([
    '阁下怎么看？',
    '猜不出，你倒是讲讲。',
    '说来听听。',
    '凭据拿来。',
    '下一个是谁！',
    '打我干嘛…',
    '你是反贼吗',
    '报上身份来！',
    '给个准话，你是忠是反。',
    'Show me proof!',
    'My lord! Who are you swinging at!',
    'Three cups for slander! Name one thing I did!',
  ])('%s: it does', (text) => {
    expect(asks(text)).toBe(true);
  });
  it.each([
    '看谁先急。',
    '换你猜！',
    '简单讲：主公那一刀明摆着。',
    '半信半疑，看你下一手冲谁。',
    '手都没动过，站哪边看牌说话。',
    'Seat 5 is gone, so 1 of the 4 rebels is left.',
  ])('%s: it does not', (text) => {
    expect(asks(text)).toBe(false);
  });
});

describe('names at a table', () => {
  it('are looked for anew when somebody has joined', () => {
    const table = tableOf('刘备', '曹操', '孙权', '张飞');
    const scene = createScene(table, 2);
    const called = (text: string) =>
      addressing(pointersIn(readLine(text), scene, 2, null), 2, null).to.map(({ seat }) => seat);
    expect(called('谢谢5号')).toEqual([]);
    const joined = { ...table.seats[3]!, seat: 5, name: '赵云' };
    (table.seats as unknown[]).push(joined);
    (table.bySeat as Map<number, unknown>).set(5, joined);
    expect(called('谢谢5号')).toEqual([5]);
  });

  it('「6」 is praise, and calls nobody', () => {
    const scene = createScene(tableOf('刘备', '曹操', '孙权', '张飞', '赵云', '马超'), 2);
    const to = (text: string) =>
      addressing(pointersIn(readLine(text), scene, 2, null), 2, null).to.map(({ seat }) => seat);
    expect(['6', '666', '6啊'].map(to)).toEqual([[], [], []]);
    expect(to('6号，你是反贼吗')).toEqual([6]);
  });
});
