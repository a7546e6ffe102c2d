import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { factOn, HUMAN, sceneOf as table } from '../flow/support';
import { askedOf, planned } from './support';

const LORD = 1;

describe('an objection to a judgement', () => {
  const objected = (text: string): ReturnType<typeof planned> => {
    const scene = table();
    factOn(scene, 'aimed', { by: 4, to: LORD, card: 'sha', good: false });
    factOn(scene, 'give', { by: 4, to: LORD, num: 1, good: true });
    const asked = askedOf(text, { scene, guesses: { 4: ['fan', 0.9] } });
    const id = asked.memory.asked(HUMAN, 3, { act: 'ask_guess', about: 4, span: [0, 1] }, scene.turn, 1);
    asked.memory.answered(id, { move: 'guess', about: 4, role: 'fan', facts: [] }, null);
    return planAnswer(asked);
  };

  it.each(['可是他给了主公一张牌啊，这怎么说', '但四号给过主公牌啊'])('is weighed by the deed it names: %s', (text) => {
    expect(objected(text)).toMatchObject({ clause: 'mixed', about: 4 });
  });

  it.each(['万一他是好人呢', '说不定他就是手滑'])('that has another reading is granted or held against: %s', (text) => {
    expect(['maybe_so', 'maybe_open']).toContain(objected(text)?.clause);
  });

  it.each(['四号可以信吗', '可惜了'])('is none where nothing is held against it: %s', (text) => {
    expect(['mixed', 'granted', 'maybe_so', 'maybe_open']).not.toContain(objected(text)?.clause);
  });
});

describe('what the hearer is about to do', () => {
  it.each(['三号你是帮四号还是接着砍他', '你打算对付谁', '你下一个盯谁'])('is told as a plan: %s', (text) => {
    expect(askedOf(text, { scene: table() }).moves).toContainEqual(expect.objectContaining({ act: 'ask_plan' }));
  });

  it.each(['那两刀是你砍的还是四号砍的', '你刚才砍谁了'])('is not asked of what is over: %s', (text) => {
    expect(askedOf(text, { scene: table() }).moves).not.toContainEqual(expect.objectContaining({ act: 'ask_plan' }));
  });
});

describe('of roles and targets', () => {
  it('the deal of roles is counted where it is to be confirmed, and not where it leads up to a question', () => {
    const scene = table();
    expect(planned('一主一忠一反一内，没数错吧', { scene })).toMatchObject({ move: 'count', count: 'all' });
    expect(planned('现在就剩一忠俩反了，谁是反', { scene })?.move).not.toBe('count');
  });

  it('"without 4 dead the lord lives" puts 4 forward', () => {
    expect(askedOf('不杀四号主公死不了', { scene: table() }).moves).toContainEqual(
      expect.objectContaining({ act: 'propose', about: 4 }),
    );
  });
});
