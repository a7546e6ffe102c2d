/** What was just told is referred to in short; a deed is owned up to as it was put; no old reason is given again and again (§Q3). */
import { describe, expect, it } from 'vitest';
import { inShort } from '../../../src/chatter/plan/saying/in-short';
import { gathered } from '../../../src/chatter/plan/saying/phrase';
import { createSpoken } from '../../../src/chatter/voice/choose';
import type { Fact } from '../../../src/chatter/scene/fact';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, atFirstSight, planned } from './support';
import { planAnswer } from '../../../src/chatter/plan/answer';

const table = (): Scene => {
  const scene = sceneOf();
  scene.turn = 5;
  return scene;
};
const struck = (scene: Scene, by: number, to: number, card = 'sha'): Fact =>
  factOn(scene, 'aimed', { by, to, card, good: card === 'tao' });

describe('a deed that was just told', () => {
  const short = (scene: Scene, facts: readonly Fact[], lately: readonly Fact[], language: 'zh' | 'en' = 'zh', n = 0) =>
    inShort(gathered(facts, 3), lately, { scene, me: 3, you: HUMAN, language, byNumber: true }, n)?.clause ?? null;

  it.each([
    [3, HUMAN, 'sha', '那一刀是我砍的', 'that strike was mine'],
    [3, 4, 'lebu', '那张乐是我贴的', 'that Contentment was mine'],
    [3, 4, 'tao', '那口桃是我给的', 'that Peach was mine'],
    [HUMAN, 3, 'tao', '你那口桃来得及时', 'your Peach came just in time'],
    [HUMAN, 4, 'juedou', '你那场决斗明摆着', 'we all saw your duel'],
    [4, 1, 'guohe', '4号那张拆明摆着', "we all saw seat 4's Dismantle"],
  ])('by %i on %i with %s is referred to', (by, to, card, zh, en) => {
    const scene = table();
    const fact = struck(scene, by, to, card);
    expect(short(scene, [fact], [fact])).toBe(zh);
    expect(short(scene, [fact], [fact], 'en')).toBe(en);
  });

  it('is no duel of whoever won it, for the other may have asked for it', () => {
    const scene = table();
    const fact = factOn(scene, 'hit', { by: 3, to: 4, card: 'juedou', num: 1, good: false });
    expect(short(scene, [fact], [fact])).toBe('那一下是我打的');
    expect(short(scene, [fact], [fact], 'en')).toBe('that hit was mine');
  });

  it('is several where it was', () => {
    const scene = table();
    const fact = struck(scene, 3, HUMAN);
    struck(scene, 3, HUMAN);
    expect(short(scene, [fact], [fact])).toBe('那几刀是我砍的');
    expect(short(scene, [fact], [fact], 'en')).toBe('those strikes were mine');
  });

  it('is told in full where it was not told, with another, where two could be meant, or to oneself', () => {
    const scene = table();
    const fact = struck(scene, 4, 1);
    const other = struck(scene, 4, 5);
    const self = struck(scene, 4, 4, 'tao');
    expect(short(scene, [fact], [])).toBeNull();
    expect(short(scene, [fact, other], [fact, other])).toBeNull();
    expect(short(scene, [fact], [fact, other])).toBeNull();
    expect(short(scene, [self], [self])).toBeNull();
    const nullified = struck(scene, 5, 1);
    expect(short(scene, [fact], [fact, nullified])).not.toBeNull();
    // Another card of that turn was told, and not this one.
    expect(short(scene, [fact], [struck(scene, 4, 1, 'lebu')])).toBeNull();
  });
});

describe('an own deed that is put to its doer', () => {
  const put = (text: string, before?: (scene: Scene) => void) => {
    const scene = table();
    before?.(scene);
    struck(scene, 3, HUMAN);
    return planned(text, { scene });
  };

  it.each(['哈哈孙权你砍了我一刀', 'lol seat 3 you slashed me'])('with laughter: %s', (text) => {
    expect(put(text)?.put).toBe('tease');
  });
  it.each(['孙权你又砍了我，太过分了', 'seat 3 you slashed me, not cool'])('as a complaint: %s', (text) => {
    expect(put(text)?.put).toBe('complaint');
  });
  it('is accounted for where a reason is demanded, and by what came before', () => {
    for (const text of [
      '孙权你砍我一刀，给个说法',
      '孙权你砍我，招谁惹谁了',
      'seat 3 you slashed me, explain yourself',
    ])
      expect(put(text)?.clause, text).toBe('explain_self');
    expect(put('孙权你砍我一刀，给个说法', (scene) => struck(scene, HUMAN, 3))?.clause).toBe('paid_back');
  });
  it('is told, and nothing more, where that is asked', () => {
    expect(put('谁砍的我')?.put).toBeUndefined();
    expect(put('谁砍的我')?.clause).toBe('tell');
  });
});

it('for the third time another reason is given, or none', () => {
  const scene = table();
  const old = struck(scene, HUMAN, 3, 'lebu');
  const refused = (more: boolean) => {
    const asked = askedOf('孙权，你不打我我不打你，如何', { scene, guesses: { [HUMAN]: ['fan', 0.8] } });
    for (const n of more ? [1, 2] : [1]) {
      const id = asked.memory.asked(HUMAN, 3, asked.moves[0]!, 5, n);
      asked.memory.answered(id, { move: 'refuse', facts: [old.id] }, null);
    }
    return planAnswer({ ...asked, choose: atFirstSight });
  };
  expect(refused(false)?.facts).toEqual([old]);
  expect(refused(true)?.facts).toEqual([]);
  const later = struck(scene, HUMAN, 3);
  expect(refused(true)?.facts).toEqual([later]);
});

it('a sentence that was heard lately weighs on whoever says it next', () => {
  const spoken = createSpoken();
  spoken.note({ id: 'a', text: '那口桃，我乐意。' });
  expect(spoken.worn('这张牌，我乐意！')).toBe(1);
  expect(spoken.worn('这张牌，乐意之至。')).toBe(0);
});
