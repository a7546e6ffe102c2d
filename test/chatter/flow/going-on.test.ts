/** To whom a line goes that calls nobody and goes on with a talk (§T5). */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { factOn, HUMAN, sceneOf, stage, viewOf } from './support';

/** 曹操 (2) has just talked with 孙权 (3). */
const spoken = (text: string) =>
  addressing(pointersIn(readLine(text), sceneOf(), HUMAN, 3), HUMAN, 3)
    .to.filter(({ how }) => how !== 'mentioned')
    .map(({ seat }) => seat);

describe('whoever is named in passing is not spoken to', () => {
  it.each([
    'sure buddy, and stealing that card off 4?',
    'lol ok, and what about that lebu on 5',
    '那砍4号那刀呢',
    'why me and not 4, he has a full grip',
    'why dismantle 4 right after',
    '凭啥打我不打4号',
  ])('%s', (text) => {
    expect(spoken(text)).toEqual([3]);
  });

  it.each([
    'and who hit 4?',
    'so 4 stole it, right?',
    '那4号呢',
    'we should hit 4',
    '那谁砍的4号呢',
    'why did 4 hit 5',
    '为啥4号打5号',
  ])('nor the one talked with: %s', (text) => {
    expect(spoken(text)).toEqual([]);
  });
});

it('what asks on is answered by whoever answered, also where all were asked', () => {
  const answering = new Set<number>();
  for (let seed = 1; seed <= 8; seed++) {
    const scene = sceneOf();
    scene.turn = 3;
    const to = [1, 3, 4, 6][seed % 4] ?? 1;
    factOn(scene, 'hit', { by: 5, to, num: 1, card: 'sha', good: false });
    const { say } = stage({
      scene,
      seed,
      directionOf: () => null,
      viewOf: (seat) => viewOf(seat, seat === 5 ? {} : { 5: ['fan', 0.9] }, scene),
    });
    const [first] = say('大家觉得谁像反', 1000);
    const [second] = say('从哪看出来的', 20_000);
    expect(second?.speaker, String(seed)).toBe(first?.speaker);
    if (first) answering.add(first.speaker);
  }
  expect(answering.size).toBeGreaterThan(1);
});
