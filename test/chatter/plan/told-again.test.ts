import { expect, it } from 'vitest';
import { createMemory } from '../../../src/chatter/plan/memory';

const WORK = { topic: 'work', to: 3, words: '加班' } as const;

it('what is told again weighs again, and is asked after in a later round', () => {
  const memory = createMemory();
  memory.told({ ...WORK, trouble: true, round: 1 });
  memory.told({ ...WORK, words: '又加班', trouble: true, round: 6 });
  expect(memory.weighing(3, 6)).toMatchObject({ topic: 'work', round: 6 });
  expect(memory.toFollowUp(3, 6)).toBeNull();
  expect(memory.toFollowUp(3, 7)).toMatchObject({ topic: 'work' });
});

it('what was chat at first is a trouble from when it is told as one', () => {
  const memory = createMemory();
  memory.told({ ...WORK, trouble: false, round: 1 });
  expect(memory.weighing(3, 1)).toBeNull();
  memory.told({ ...WORK, trouble: true, round: 2 });
  expect(memory.weighing(3, 2)).not.toBeNull();
  memory.told({ ...WORK, trouble: false, round: 3 });
  expect(memory.weighing(3, 3)).not.toBeNull();
});
