/** Who is spoken to where a name stands elsewhere than at the head of the line. */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import type { Seat } from '../../../src/core/event';
import { HUMAN, sceneOf } from './support';

const called = (text: string, partner: Seat | null = null): Seat[] => {
  const read = pointersIn(readLine(text), sceneOf(), HUMAN, partner);
  return addressing(read, HUMAN, partner, 1)
    .to.filter(({ how }) => how === 'named')
    .map(({ seat }) => seat);
};

describe('called in passing', () => {
  it.each([
    ['3号就剩一滴血了，5号到你了，上啊', 5],
    ['5号补一刀啊！3号就一滴血', 5],
    ['得劲！4号，3号就1滴血了，你看着办', 4],
    ['铁索拴我和3号？5号，我跟他可不是一路', 5],
    ['主公能不能别把牌都给3号', 1],
    ['3 finish 5 please', 3],
    ['nice hit on 4 5, truce?', 5],
    ['there ya go 4, we good now?', 4],
    ['thanks for going after 5, 3. rough on the hp though', 3],
  ])('%s', (text, seat) => {
    expect(called(text)).toContain(seat);
  });

  it.each([
    ['3号补一刀就没了', 3],
    ['3号能不能救？', 3],
    ['the traitor is 5, right?', 5],
    ['kill 3, please', 3],
    ['5 look like a rebel', 5],
    ['真倒霉。3号，铁反没跑', 3],
  ])('only spoken of: %s', (text, seat) => {
    expect(called(text)).not.toContain(seat);
  });

  it('is nobody else where one is talked with', () => {
    expect(called('4 hit the lord, so what are you going to do', 3)).not.toContain(4);
    expect(called('我砍了5号一刀，你救他干嘛', 3)).not.toContain(5);
  });
});
