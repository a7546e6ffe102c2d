import { expect, test } from 'vitest';
import { createListeners } from '../../src/core/listeners';

test('everybody who listens hears of a change, in order, until it stops listening', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const stop = listeners.add(() => heard.push('first'));
  listeners.add(() => heard.push('second'));
  listeners.tell();
  stop();
  stop();
  listeners.tell();
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('who stops while it is told is told no more, and the others are', () => {
  const { add, tell } = createListeners();
  let [once, always] = [0, 0];
  const stop = add(() => {
    once++;
    stop();
  });
  add(() => always++);
  tell();
  tell();
  expect([once, always]).toEqual([1, 2]);
});
