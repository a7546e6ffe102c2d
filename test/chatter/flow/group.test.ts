/** Whom a line means that calls nobody by name: fellows, two at once, holders of a role, the only one who is left (§T5). */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import { fellowIn, groupIn } from '../../../src/chatter/flow/group';
import { addressedBy } from '../../../src/chatter/flow/met';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import type { State } from '../../../src/chatter/flow/state';
import { readLine } from '../../../src/chatter/line/line';
import { createMemory } from '../../../src/chatter/plan/memory';
import { HUMAN, sceneOf } from './support';

/** Six sit here, 1 is the lord; those of `dead` do not live any more, those of `rebels` have owned up. */
function meant(
  text: string,
  { rebels = [], dead = [], fellow = null }: { rebels?: Seat[]; dead?: Seat[]; fellow?: Seat | null } = {},
) {
  const scene = sceneOf();
  for (const seat of dead) Object.assign(scene.table.bySeat.get(seat) ?? {}, { alive: false });
  for (const seat of rebels) scene.owned.set(seat, 'fan');
  const state = { options: { scene }, memory: createMemory(), fellow } as unknown as State;
  const read = pointersIn(readLine(text), scene, HUMAN, 1);
  const { to, among } = addressedBy(read, HUMAN, 1, scene, groupIn(read, HUMAN, state));
  return { to: to.filter(({ how }) => how !== 'mentioned').map(({ seat }) => seat), among };
}

describe('a fellow', () => {
  const pair = { rebels: [HUMAN, 4] };
  it.each([
    '兄弟下回合给主公来一刀',
    '漂亮兄弟 主公就剩一滴血了',
    '队友稳住，我下轮再开一次南蛮',
    '对不住啊老铁，刚才误伤你了',
    'nice one partner, keep the pressure on him',
    'sorry mate, my barbarians got you as well',
  ])('%s: the only one by public words', (text) => {
    expect(meant(text, pair).to).toEqual([4]);
    expect(meant(text, { fellow: 4 }).to).toEqual([4]);
    expect(meant(text).to).not.toContain(4);
  });
  it.each(['我兄弟被你砍死了', '这兄弟打得真好', 'asking for a mate who is on 1 hp', '你杀我兄弟干嘛'])(
    '%s: told of',
    (text) => {
      expect(meant(text, pair).to).not.toContain(4);
    },
  );
  it('whoever is called by name is meant, whatever they are called behind it', () => {
    expect(meant('孙权，兄弟别打我', pair).to).toEqual([3]);
  });
  it('one of several', () => {
    expect(meant('兄弟们，一口气把他带走', { rebels: [HUMAN, 4, 5] }).among).toEqual([4, 5]);
  });
  it('is made by a line that says so', () => {
    const made = (text: string) => fellowIn(pointersIn(readLine(text), sceneOf(), HUMAN, null), HUMAN);
    expect(made('3号真是我反贼兄弟啊')).toBe(3);
    expect(made('兄弟们，3号肯定是内奸')).toBeNull();
    expect(made('my mate says 3 is a spy')).toBeNull();
    expect(made('3号是我队友吗')).toBeNull();
    expect(made('3号砍了我兄弟')).toBeNull();
  });
});

describe('several', () => {
  it.each([
    ['3号4号都没动，你俩报个身份', [3, 4]],
    ['3 and 5 have done nothing, what are you two waiting for', [3, 5]],
  ])('%s', (text, seats) => {
    expect(meant(text).to).toEqual(seats);
  });
  it.each(['3号4号老盯着你打，你俩有过节啊', '3号又保了4号，你们两个一家的，还有谁不信'])(
    '%s: of another, or the table',
    (text) => {
      expect(meant(text).to).not.toEqual([3, 4]);
    },
  );
  it.each(['反贼们出来吱个声', 'rebels where are you, say hi'])('%s: not the lord', (text) => {
    expect(meant(text).among).toEqual([3, 4, 5, 6]);
  });
  it.each(['反贼就是他', 'the rebels are winning'])('%s: nobody is looked for', (text) => {
    expect(meant(text).among).toBeUndefined();
  });
});

it('the only one who is left is meant by whatever is said', () => {
  const dead = [3, 4, 5, 6];
  expect(meant('谁怂谁是狗', { dead }).to).toEqual([1]);
  expect(meant('谁怂谁是狗').to).toEqual([]);
});

describe('at the head of an English line', () => {
  it.each([
    'sun quan third time asking, lord or rebels, who you going for?',
    'sun quan all that talk of peace and then you go for the lord',
  ])('%s', (text) => {
    expect(meant(text).to).toEqual([3]);
  });
  it.each([
    'sun quan stabbed the lord, what do you make of it',
    'sun quan stabbed the lord twice, why would you trust that',
  ])('%s: told of', (text) => {
    expect(meant(text).to).not.toContain(3);
  });
});

it.each([
  ['又摸了你4号一滴血', [4]],
  ['我问你4号是不是反', [1]],
])('%s: a name behind 你', (text, seats) => {
  expect(meant(text).to).toEqual(seats);
});
