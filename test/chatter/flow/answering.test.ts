/** The critic asks whether a line answers what was said (§Q3): the plan's move, and whom it is about, against the line. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import type { Utterance } from '../../../src/chatter/flow/contract';
import { criticise, type Bench } from '../../../src/chatter/flow/critic';
import type { Act } from '../../../src/chatter/moves/types';
import type { Plan } from '../../../src/chatter/plan/plan';
import { createSpoken } from '../../../src/chatter/voice/choose';
import type { Candidate } from '../../../src/chatter/vocabulary';
import { candidate, factOn, HUMAN, sceneOf, stage, viewOf } from './support';

const scene = sceneOf();
const fact = factOn(scene, 'hit', { by: 5, to: 3, card: 'sha', good: false });
const faults = (line: Partial<Candidate>, given: Partial<Bench>) =>
  criticise(candidate(line), {
    scene,
    view: viewOf(3, { 5: ['fan', 0.7] }),
    direction: null,
    spoken: createSpoken(),
    language: 'zh',
    longest: 60,
    you: HUMAN,
    plan: null,
    ...given,
  }).map(({ fault }) => fault);

describe('asks whether the line answers what was said', () => {
  const asked = (act: Act, plan: Partial<Plan>, about?: Seat): Partial<Bench> => ({
    longest: 60,
    plan: {
      move: 'guess',
      clause: 'guess',
      occasion: 'ask_guess',
      ...(about === undefined ? {} : { about }),
      asked: { act, span: [0, 4] },
      ...plan,
    },
  });
  const guess: Candidate['claims'] = [{ kind: 'guess', about: 5, role: 'fan' }];

  it.each<[string, Partial<Candidate>, Partial<Bench>]>([
    [
      'a nod to "how many are left?"',
      { text: '知道了。' },
      asked('ask_count', { move: 'count', clause: 'count', occasion: 'ack' }),
    ],
    [
      'the weather to "what happened?"',
      { occasion: 'small_talk' },
      asked('ask_fact', { move: 'unsure', clause: 'unknown_fact', occasion: 'ack' }),
    ],
    [
      'a joke to "are you an AI?"',
      { occasion: 'joke' },
      asked('ask_self', { move: 'topic', clause: 'truth', occasion: 'small_talk' }),
    ],
    [
      'a count without a number',
      { from: 'plan', text: '自己数。' },
      asked('ask_count', { move: 'count', clause: 'count', occasion: 'ack' }),
    ],
    [
      'somebody else than was asked about',
      { from: 'plan', occasion: 'ask_guess', text: '貂蝉多半是反贼。', claims: guess },
      asked('ask_guess', {}, 6),
    ],
    ['a word on another', { occasion: 'ask_guess', text: '貂蝉的牌不好打。' }, asked('ask_guess', { clause: null }, 6)],
    [
      'a reason that is none of its reasons',
      { from: 'plan', occasion: 'ask_why', text: '就是这样。' },
      asked('ask_why', { move: 'explain', clause: 'explain', occasion: 'ask_why', facts: [fact] }, 5),
    ],
  ])('refuses %s', (_, line, given) => {
    expect(faults(line, given)).toEqual(['beside']);
  });

  it.each<[string, Partial<Candidate>, Partial<Bench>]>([
    [
      'the number',
      { from: 'plan', text: '反贼还剩两个。' },
      asked('ask_count', { move: 'count', clause: 'count', occasion: 'ack' }),
    ],
    [
      'a question back',
      { occasion: 'unclear', text: '打谁？' },
      asked('ask_why', { move: 'explain', clause: 'explain', facts: [fact] }, 5),
    ],
    ['a refusal', { occasion: 'boundary_soft', text: '别问这个。' }, asked('ask_self', { clause: 'truth' })],
    [
      'whoever was asked about, by a pronoun',
      { occasion: 'ask_guess', text: '他嘛，看不透。' },
      asked('ask_guess', { clause: null }, 6),
    ],
    [
      'a reason',
      { from: 'plan', occasion: 'ask_why', text: '貂蝉刚才砍了孙权。', claims: [{ kind: 'fact', fact: fact.id }] },
      asked('ask_why', { move: 'explain', clause: 'explain', facts: [fact] }, 5),
    ],
    [
      'a nod where nothing was asked',
      { text: '知道了。' },
      asked('report', { move: 'ack', clause: 'short', occasion: 'ack' }),
    ],
  ])('lets pass %s', (_, line, given) => {
    expect(faults(line, given)).toEqual([]);
  });
});

/** What answers the person's line: somebody may open the game in between. */
const answerOf = (lines: readonly Utterance[]): Utterance | undefined => lines.find(({ answers }) => answers !== null);

it('gives the same answer again, and says so, where it is asked the same again', () => {
  const { say } = stage({ directionOf: () => null });
  const said = Array.from(
    { length: 4 },
    (_, i) => answerOf(say('刘备，还剩几个反贼？', 1000 + 60_000 * i))?.text ?? '',
  );
  expect(said.filter((text) => /反贼/.test(text) && /[2两]/.test(text))).toHaveLength(4);
  expect(new Set(said).size).toBe(4);
  expect(said.some((text) => /^(?:还是那句|说过了|再说一遍|我的话没变)/.test(text))).toBe(true);
});

it('asks back by its words for what the whole line hangs on', () => {
  const { say } = stage({ directionOf: () => null });
  const line = answerOf(say('刘备，那件事后来怎么样了', 1000));
  expect(line?.text).toContain('「那件事」指的是什么');
  expect(line?.content.move).toBe('ask');
});
