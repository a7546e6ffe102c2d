/** What an AI says it will do: plans, deals, what it knows of skills (§Q3). */
import type { Offer } from '../../../src/chatter/plan/respond/offer';
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { wordsFor } from '../../../src/chatter/plan/saying/word';
import type { Wording } from '../../../src/chatter/plan/saying/filling';
import { ORNAMENT_WORDS, type Ornament } from '../../../src/chatter/plan/words/ornaments';
import { STYLE_NUMBERS, type Style } from '../../../src/chatter/style';
import { VOICE_NAMES } from '../../../src/chatter/vocabulary';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf, stage } from '../flow/support';
import { askedOf, GUESSES, planned, struckAndHealed as table } from './support';

const NAMED_ONLY = { talkativeness: 0 };

const WORDING: Wording = {
  scene: sceneOf(),
  me: 3,
  you: HUMAN,
  voice: 'laconic',
  language: 'zh',
  style: null,
  detection: null,
  heard: '',
  nameOf: (card) => ({ sha: '杀', tao: '桃' })[card] ?? null,
  seed: 1,
  purpose: [],
  plainly: false,
  calm: false,
  recalls: false,
};
const saying = (plan: Plan, scene: Scene): string[] => wordsFor(plan, { ...WORDING, scene }).map(({ text }) => text);

describe('a plan that is asked for', () => {
  it('names whom the table suspects, and why', () => {
    const scene = table();
    const plan = planned('你打算打谁', { scene, guesses: GUESSES });
    expect(plan).toMatchObject({ move: 'explain', clause: 'will_strike', about: 6, facts: [{ by: 6, to: 1 }] });
    expect(saying(plan as Plan, scene).some((text) => /6号|诸葛亮/.test(text) && text.includes('砍了主公'))).toBe(true);
  });

  it('without a suspect it names whom it watches, and without anybody a condition', () => {
    expect(planned('下回合你打算干嘛', { scene: table() })).toMatchObject({ clause: 'watches', about: 6 });
    const calm = sceneOf();
    expect(planned('你打算打谁', { scene: calm })).toMatchObject({ clause: 'plan' });
    expect(planned('你打算打谁', { scene: calm, me: 1 })).toMatchObject({ clause: 'strikes_back' });
  });

  it.each([
    [['zhong', 0.7], 'accept', 'will_help'],
    [['fan', 0.7], 'refuse', 'wont_help'],
    [['unknown', 0], 'bargain', 'may_help'],
  ] as const)('whether it would save one it takes for %j', (guess, move, clause) => {
    const scene = table();
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    expect(planned('我要是倒了你会救我吗', { scene, guesses: { [HUMAN]: guess } })).toMatchObject({ move, clause });
  });
});

describe('one of two that the speaker may do', () => {
  it.each([
    '主公救哪个，救3号还是留着',
    '接下来是把6号按死，还是先留着他',
    'do we spend everything on 6 now or leave some for 4',
  ])('now or later: %s', (text) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })?.clause).toMatch(/^advise/);
  });

  it('whom it helps or strikes is advised by what stands against that one', () => {
    const plan = planned('patch up the lord or duel 6?', { scene: table(), guesses: GUESSES });
    expect(plan).toMatchObject({ about: 6, facts: [{ by: 6, to: 1 }] });
  });
});

describe('a deal', () => {
  it.each([
    ['别打我，我帮你打6号，成不', 'accept', 'deal_target'],
    ['别打我，我帮你打5号，成不', 'refuse', 'wont_strike'],
    ['别打我，我帮你打4号，成不', 'bargain', 'deal_first'],
    ['这轮停手行不行，咱俩先别互打', 'accept', 'deal_made'],
  ])('%s', (text, move, clause) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })).toMatchObject({ move, clause });
  });

  it('is refused with its reason to one whom the table takes for an enemy', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    expect(planned('这轮停手行不行', { scene, guesses: { [HUMAN]: ['fan', 0.7] } })).toMatchObject({
      move: 'refuse',
      clause: 'deal_refused',
      facts: [{ by: HUMAN, to: 1 }],
    });
  });

  it('waits where the other has just struck', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    expect(planned('这轮停手行不行', { scene })).toMatchObject({ move: 'bargain', clause: 'deal_after' });
  });

  it('is off with one who has broken a word', () => {
    const scene = table();
    const asked = askedOf('这轮停手行不行', { scene });
    const undertaking = { what: 'spare', to: 3, until: 'game' } as const;
    asked.memory.promises.make({ by: HUMAN, heardBy: 3, undertaking, turn: 1, round: 1 });
    asked.memory.see([factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false })], scene);
    expect(planAnswer(asked)).toMatchObject({ move: 'refuse', clause: 'deal_broken' });
  });

  it('binds both once it is spoken, and whoever breaks it first sets the other free', () => {
    const { talk, wait, scene } = stage({ settings: NAMED_ONLY });
    talk.hear({ from: HUMAN, text: '三号，这轮停手行不行' }, 1000);
    expect(talk.memory().promises.all()).toEqual([]);
    expect(wait(1000)[0]?.content.move).toBe('accept');
    expect(
      talk
        .memory()
        .promises.all()
        .map(({ by, heardBy, undertaking: { what } }) => [by, heardBy, what]),
    ).toEqual([
      [3, HUMAN, 'spare'],
      [HUMAN, 3, 'spare'],
    ]);
    talk.see([factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false })], 60_000);
    expect(
      talk
        .memory()
        .promises.all()
        .map(({ by, state }) => [by, state]),
    ).toEqual([
      [3, 'void'],
      [HUMAN, 'broken'],
    ]);
  });

  it('that the AI breaks, it owns itself', () => {
    const { talk, wait, scene } = stage({ settings: { ...NAMED_ONLY, onlyWhenNamed: false, talkativeness: 1 } });
    talk.hear({ from: HUMAN, text: '三号，这轮停手行不行' }, 1000);
    wait(1000);
    talk.see([factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false })], 60_000);
    expect(talk.memory().promises.all()[0]?.state).toBe('broken');
    const said = wait(60_000);
    expect(said.map(({ speaker, content: { move } }) => [speaker, move])).toContainEqual([3, 'apologise']);
  });
});

describe('of several moves', () => {
  it('an apology is heard before the deed is borne out, and a help gets thanks', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    expect(planned('三号对不起，我砍了你一刀', { scene })).toMatchObject({ move: 'accept', clause: 'forgive' });
    factOn(scene, 'give', { by: HUMAN, to: 3, num: 1, good: true });
    expect(planned('我给了你一张牌', { scene })).toMatchObject({ move: 'thank', clause: 'grateful' });
  });

  it('the reason that is asked for comes before the deed that both know', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    expect(planned('你砍了我是吧？你为什么砍我？', { scene })?.move).toBe('explain');
  });
});

describe('a question', () => {
  it('of two is answered of one of the two', () => {
    const scene = table();
    const guesses = { ...GUESSES, 4: ['zhong', 0.4] } as const;
    expect(planned('四号砍五号，这俩谁是好人？', { scene, guesses })).toMatchObject({ about: 5, role: 'zhong' });
    expect(planned('谁是好人？', { scene, guesses: { 6: ['fan', 0.7] } })).toMatchObject({ about: 6 });
  });

  it('what one has to say for oneself is a charge', () => {
    expect(planned('三号你还有什么话说？', { scene: table() })).toMatchObject({ move: 'deny', about: 6 });
    const scene = table();
    const arrows = factOn(scene, 'hit', { by: 3, to: 1, card: 'wanjian', num: 1, good: false, group: true });
    expect(planned('三号你还有什么话说？', { scene })).toMatchObject({ clause: 'admit', facts: [{ id: arrows.id }] });
  });
});

describe('a skill', () => {
  it('is named as the record has it, and nobody recites its text', () => {
    const scene = { ...table(), named: (name: string) => (name === 'rende' ? '仁德' : name) };
    scene.uses.push(
      { name: 'rende', round: 1, turn: 1, by: 3, to: [4], skill: true },
      { name: 'rende', round: 1, turn: 1, by: 6, to: [4], skill: true },
    );
    expect(planned('你那技能是干嘛的', { scene })).toMatchObject({
      clause: 'skill_seen',
      skill: { by: 3, how: 'first' },
    });
    expect(planned('6号那技能怎么防', { scene })).toMatchObject({
      clause: 'skill_seen',
      skill: { by: 6, how: 'guard' },
    });
    expect(planned('5号那技能是干嘛的', { scene })).toMatchObject({ move: 'unsure', clause: 'skill_unseen', about: 5 });
  });
});

describe('an unclear line', () => {
  it('is asked again, and no deed of the past is guessed at behind it', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    const asked = {
      ...askedOf('嗯哼?', { scene }),
      moves: [{ act: 'unclear' as const, span: [0, 2] as const }],
      choose: (offers: readonly Offer[]) => offers.find(({ way }) => way === 'planned'),
    };
    expect(planAnswer(asked)).toMatchObject({ move: 'clarify', clause: 'ask' });
  });

  it('one that asks why of nothing: who has just done something explains that', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
    expect(planned('为啥呀', { scene })).toMatchObject({ clause: 'explain_self', facts: [{ by: 3, to: 4 }] });
  });

  it('one who is pitied: what befell that one', () => {
    const scene = table();
    expect(planned('主公也太惨了', { scene })).toMatchObject({ move: 'confirm', facts: [{ by: 6, to: 1 }] });
  });
});

describe('what stands behind a clause', () => {
  /** As much of everything as there is, but for what would come before all else. */
  const loud = (quiet: readonly string[]): Style => {
    const style = { ...askedOf('', { scene: table() }).style };
    for (const key of STYLE_NUMBERS) style[key] = key.endsWith('_gate') || quiet.includes(key) ? 0 : 1;
    return style;
  };
  const told = (plan: Plan, scene: Scene, quiet: readonly string[]) =>
    VOICE_NAMES.flatMap((voice) =>
      [1, 2, 3].flatMap((seed) =>
        wordsFor(plan, {
          ...WORDING,
          scene,
          voice,
          seed,
          style: loud(['non_verbal_cues', 'memory_hook', ...quiet]),
        }).map(({ text }) => text),
      ),
    );
  const words = (names: readonly Ornament[]): string[] =>
    Object.values(ORNAMENT_WORDS).flatMap((row) => names.flatMap((name) => row[name].zh));
  const has = (texts: readonly string[], names: readonly Ornament[]): string[] =>
    texts.filter((text) => words(names).some((word) => text.includes(word)));

  it('is of the same matter: no jest, warning or view behind what the record tells of others', () => {
    const scene = table();
    const blow = factOn(scene, 'aimed', { by: 6, to: 4, card: 'sha', good: false });
    const plan: Plan = {
      move: 'confirm',
      clause: 'confirm',
      occasion: 'point_at',
      facts: [blow],
      asked: null,
    };
    expect(has(told(plan, scene, []), ['jest', 'advise', 'opine', 'disclose', 'feel', 'initiate', 'focus'])).toEqual(
      [],
    );
  });

  it('is a warning where somebody is judged, and a view', () => {
    const scene = table();
    const plan: Plan = {
      move: 'guess',
      clause: 'guess',
      occasion: 'ask_guess',
      about: 6,
      role: 'fan',
      sure: 0.7,
      facts: scene.facts.slice(0, 1),
      asked: null,
    };
    expect(has(told(plan, scene, ['emotional_display']), ['advise', 'opine', 'initiate']).length).toBeGreaterThan(0);
    expect(has(told(plan, scene, []), ['jest', 'focus'])).toEqual([]);
  });
});

describe('what stands on a condition about a third', () => {
  it('is agreed to where that one is a friend, and binds', () => {
    const plan = planned('你这轮别碰主公 我就不碰你', { scene: sceneOf() });
    expect(plan).toMatchObject({ move: 'accept', clause: 'deal_spare', about: 1, deal: { spare: 'round', leaves: 1 } });
  });

  it('is refused where that one is an enemy, by what it did', () => {
    const plan = planned('你这轮别动6号 我就不动你', { scene: table(), guesses: GUESSES });
    expect(plan).toMatchObject({ move: 'refuse', about: 6, facts: [{ by: 6, to: 1 }] });
  });
});

describe('help for another', () => {
  it('is by what that one is taken for', () => {
    expect(planned('5号快没血了 你们救不救', { scene: table(), guesses: GUESSES })).toMatchObject({
      clause: 'help_third',
      about: 5,
    });
    expect(planned('6号快没血了 你救不救', { scene: table(), guesses: GUESSES })).toMatchObject({
      clause: 'wont_help_third',
      about: 6,
    });
  });
});

describe('a role that is claimed', () => {
  const did = (good: boolean) => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, good ? 'heal' : 'aimed', { by: HUMAN, to: 1, card: good ? 'tao' : 'sha', good });
    return scene;
  };
  it('is weighed by what the speaker did', () => {
    const guesses = { [HUMAN]: ['fan', 0.7] } as const;
    expect(planned('跟你们讲实话吧 我是反贼', { scene: did(false), guesses })).toMatchObject({ clause: 'claim_fits' });
    expect(planned('跟你们讲实话吧 我是反贼', { scene: did(true) })).toMatchObject({ clause: 'claim_odd' });
    expect(planned('im the spy lol', { scene: sceneOf() })).toMatchObject({ clause: 'claim_bare' });
  });
});

describe('why the one who asks is not doubted', () => {
  it('is answered by what stands for it, against it, or nothing', () => {
    const scene = sceneOf();
    expect(planned('为啥不是我', { scene })).toMatchObject({ clause: 'none_on_you' });
    factOn(scene, 'aimed', { by: HUMAN, to: 5, card: 'sha', good: false });
    expect(planned('为啥不是我', { scene })).toMatchObject({ clause: 'also_you', facts: [{ by: HUMAN }] });
    factOn(scene, 'heal', { by: HUMAN, to: 1, card: 'tao', good: true });
    const guesses = { [HUMAN]: ['zhong', 0.7] } as const;
    expect(planned('why not me', { scene, guesses })).toMatchObject({ clause: 'not_you', facts: [{ kind: 'heal' }] });
  });

  it('and what one makes of it names what it did', () => {
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: HUMAN, to: 5, card: 'sha', good: false });
    expect(planned('你怎么看我', { scene })).toMatchObject({
      clause: 'read_you',
      about: HUMAN,
      facts: [{ by: HUMAN }],
    });
  });
});
