/** The steps that make the words: generator, critic, search, processor, evolver, names; each alone. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../src/chatter/detection/detect';
import { criticise, type Bench } from '../../../src/chatter/flow/critic';
import { afterSaying } from '../../../src/chatter/flow/evolver';
import { generate, whoGuess, type Task, type Weighed } from '../../../src/chatter/flow/generator';
import { mannerOf } from '../../../src/chatter/flow/manner';
import { plainName } from '../../../src/chatter/scene/names';
import { bubblesOf, delayOf } from '../../../src/chatter/flow/processor';
import { isLowRisk, pickReply, rank, scoreOf } from '../../../src/chatter/flow/search';
import { createTaskPlanner } from '../../../src/chatter/flow/tasks';
import { styleOf } from '../../../src/chatter/style';
import type { Candidate, Direction } from '../../../src/chatter/vocabulary';
import { createSpoken } from '../../../src/chatter/voice/choose';
import { candidate, factOn, HUMAN, sceneOf, speakersOf, talkative, viewOf } from './support';

describe('generator', () => {
  const scene = sceneOf();
  const base: Task = {
    scene,
    speaker: speakersOf(scene)[1]!,
    view: viewOf(3),
    direction: null,
    language: 'zh',
    options: [{ occasion: 'greet', weight: 1 }],
    you: HUMAN,
    who: null,
    fact: null,
    card: null,
    nameOf: () => null,
    budget: 40,
    style: null,
    closeness: 0.3,
    stage: 'initiating',
  };

  it("offers the storyline's lines before the voice's, for every occasion asked", () => {
    const made = generate({
      ...base,
      direction: talkative(3, 2),
      options: [
        { occasion: 'greet', weight: 1 },
        { occasion: 'ack', weight: 0.2 },
      ],
    });
    expect(made.slice(0, 2).map(({ from }) => from)).toEqual(['story', 'story']);
    expect(new Set(made.map(({ occasion }) => occasion))).toEqual(new Set(['greet', 'ack']));
    expect(made.some(({ from }) => from === 'voice')).toBe(true);
  });

  it('says nothing of its voice on no budget', () => {
    expect(generate({ ...base, budget: 0 })).toEqual([]);
  });

  it('guesses about nobody but others, and only of the three roles', () => {
    expect(whoGuess(viewOf(3, { 5: ['fan', 0.7] }), 5)).toEqual({ role: 'fan', confidence: 0.7 });
    expect(whoGuess(viewOf(3, { 5: ['zhu', 1] }), 5)).toBeNull();
    expect(whoGuess(viewOf(3), 3)).toBeNull();
    expect(whoGuess(viewOf(3), null)).toBeNull();
  });
});

describe('critic', () => {
  const scene = sceneOf();
  const fact = factOn(scene, 'hit', { by: 5, to: 3, card: 'sha', good: false });
  const bench = (given: Partial<Bench> = {}): Bench => ({
    scene,
    view: viewOf(3, { 5: ['fan', 0.7] }),
    direction: null,
    spoken: createSpoken(),
    language: 'zh',
    longest: 20,
    you: HUMAN,
    plan: null,
    ...given,
  });
  const faults = (line: Partial<Candidate>, given: Partial<Bench> = {}) =>
    criticise(candidate(line), bench(given)).map(({ fault }) => fault);

  it('lets a plain line pass', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ text: '貂蝉，好狠！', claims: [{ kind: 'fact', fact: fact.id }] })).toEqual([]);
  });

  it.each<[string, Partial<Candidate>, string]>([
    ['nothing', { text: '  ' }, 'empty'],
    ['too much', { text: '长'.repeat(21) }, 'length'],
    ['markup', { text: '<b>好</b>' }, 'characters'],
    ['a link', { text: '看 https://a.b' }, 'characters'],
    ['an override', { text: '好\u202e坏' }, 'characters'],
    ['emoji', { text: '好😀' }, 'characters'],
    ['a fact that never was', { claims: [{ kind: 'fact', fact: 'f99' }] }, 'claim'],
    ['a guess that is not its own', { claims: [{ kind: 'guess', about: 5, role: 'zhong' }] }, 'claim'],
    ['a state that does not hold', { claims: [{ kind: 'state', about: 1, state: 'dying' }] }, 'claim'],
    ['its own role', { text: '我是忠臣。', claims: [{ kind: 'self', role: 'zhong' }] }, 'claim'],
    ['its own role, undeclared', { text: '我是反贼。' }, 'claim'],
    ["another's role, undeclared", { text: '刘备是反贼。' }, 'claim'],
  ])('refuses %s', (_, line, fault) => {
    expect(faults(line)).toContain(fault);
  });

  it('refuses what was said before, by anybody', () => {
    const spoken = createSpoken();
    spoken.note({ id: 'y', text: '看牌，说话！' });
    expect(faults({}, { spoken })).toEqual(['repeat']);
  });

  it('refuses what the storyline holds back, and another tone than its own', () => {
    const direction: Direction = {
      offers: () => [],
      forbids: ({ text }) => (text.includes('牌') ? 'hold' : null),
      tone: 'gentle',
    };
    expect(faults({ tone: 'forceful' }, { direction })).toEqual(['tone', 'hold']);
  });

  it('asks the storyline about every line, whoever wrote it', () => {
    const asked: string[] = [];
    const direction: Direction = {
      offers: () => [],
      forbids: ({ text }) => {
        asked.push(text);
        return null;
      },
      tone: null,
    };
    for (const from of ['voice', 'story', 'model'] as const) faults({ from, text: `${from}。` }, { direction });
    expect(asked).toEqual(['voice。', 'story。', 'model。']);
  });
});

describe('search', () => {
  const detection = detect({ text: '你打得真好，谢谢你一直帮我' });
  const searching = { manner: mannerOf(styleOf(detection)), tasks: [], detection, language: 'zh' as const };
  const choice = { temperature: 0.1, seed: 7, purpose: ['t'], spoken: createSpoken() };

  it('is skipped for harmless short lines only', () => {
    expect(isLowRisk(detect({ text: '三号是不是反' }), '三号是不是反')).toBe(true);
    expect(isLowRisk(detect({ text: '三号是不是反' }), '三号是不是反'.repeat(3))).toBe(false);
    expect(isLowRisk(detect({ text: '你这个傻逼' }), '你这个傻逼')).toBe(false);
  });

  it('prefers what meets a task, what is kind to the kind, what the storyline waits for', () => {
    const repair = { id: 't', description: '对方在修复关系：回应道歉', importance: 0.7, ttl: 3, source: 'detection' };
    const better = (a: Partial<Weighed>, b: Partial<Weighed>, tasks = [repair]) => {
      expect(scoreOf(candidate(a), { ...searching, tasks })).toBeGreaterThan(
        scoreOf(candidate(b), { ...searching, tasks }),
      );
    };
    better({ occasion: 'apology' }, { occasion: 'greet' });
    better({ from: 'story' }, {});
    better({ weight: 1 }, { weight: 0.2 });
    expect(
      rank([candidate({ id: 'a', tone: 'forceful' }), candidate({ id: 'b', tone: 'gentle' })], searching)[0]?.id,
    ).toBe('b');
  });

  it('weighs eight at most, and draws the best nearly always when cold', () => {
    const many = Array.from({ length: 30 }, (_, i) => candidate({ id: `c${i}`, text: `第${i}句。`, fit: i / 30 }));
    expect(rank(many, searching)).toHaveLength(8);
    expect(pickReply(many, choice, searching)?.id).toMatch(/^c2[2-9]$/);
  });

  it("takes the best occasion's line where there is little at stake", () => {
    expect(
      pickReply([candidate({ id: 'a', weight: 0.2 }), candidate({ id: 'b', text: '好。', weight: 1 })], choice, null)
        ?.id,
    ).toBe('b');
    const spoken = createSpoken();
    spoken.note(candidate());
    expect(pickReply([candidate()], { ...choice, spoken }, null)).toBeNull();
  });
});

describe('processor', () => {
  it.each([
    ['短句。', ['短句。']],
    ['某在此立誓，绝不负主公厚恩，诸位且看着便是了。', ['某在此立誓，绝不负主公厚恩，', '诸位且看着便是了。']],
    [
      'Well struck. I shall remember that blow, and the hand that gave it.',
      ['Well struck. I shall remember that blow,', 'and the hand that gave it.'],
    ],
    ['', []],
  ])('splits %s at its marks', (text, bubbles) => {
    expect(bubblesOf(text)).toEqual(bubbles);
  });

  it('keeps every word and every limit, also without marks', () => {
    const wide = (text: string) =>
      Array.from(text).reduce((sum, unit) => sum + (/[\u2e80-\uffff]/.test(unit) ? 1 : 0.5), 0);
    for (const text of [
      '字'.repeat(55),
      'word '.repeat(30),
      'x'.repeat(100),
      '甲乙丙'.repeat(4) + 'abc def '.repeat(12) + '，完。',
    ]) {
      const bubbles = bubblesOf(text);
      expect(bubbles.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const bubble of bubbles) expect(wide(bubble)).toBeLessThanOrEqual(20);
    }
  });

  it('takes longer for longer lines, and as fast as asked', () => {
    expect(delayOf('很长很长的一句话，真的很长。', 1, 7, [])).toBeGreaterThan(delayOf('短。', 1, 7, []));
    expect(delayOf('短。', 2, 7, []) * 2).toBeCloseTo(delayOf('短。', 1, 7, []), -1);
    expect(delayOf('短。', Number.NaN, 7, [])).toBe(delayOf('短。', 1, 7, []));
    expect(delayOf('字'.repeat(500), 0.01, 7, [])).toBeLessThanOrEqual(12_000);
  });
});

describe('evolver', () => {
  it('remembers the line and ticks its tasks', () => {
    const spoken = createSpoken();
    const planner = createTaskPlanner();
    planner.take([{ description: '对方敷衍：降低投入，不追问', importance: 0.4, ttl_turns: 3, source: 'detection' }]);
    expect(afterSaying(spoken, planner, candidate({ text: '嗯。' }))).toEqual(['对方敷衍：降低投入，不追问']);
    expect(spoken.saidText('嗯')).toBe(true);
    expect(planner.open()).toEqual([]);
  });
});

describe('names', () => {
  it('are plain words, whatever the table holds', () => {
    expect(plainName('界张飞')).toBe('界张飞');
    expect(plainName('☆SP甘宁')).toBe('☆SP甘宁');
    expect(plainName('<img src=x onerror=alert(1)>')).not.toMatch(/[<>=()]/);
    expect(plainName(`\u202e${'长'.repeat(10_000)}`).length).toBeLessThanOrEqual(12);
  });
});
