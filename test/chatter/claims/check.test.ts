import { describe, expect, it } from 'vitest';
import { CERTAIN, checkClaims, LEANING } from '../../../src/chatter/claims/check';
import { note, type Scene } from '../../../src/chatter/scene/scene';
import type { Claim, Occasion, View } from '../../../src/chatter/vocabulary';
import { smallScene } from '../voice/support';

const view = (identity: 'fan' | 'zhong' | 'nei' | 'unknown', confidence: number): View => ({
  seat: 2,
  guess: () => ({ identity, confidence, reason: 'signal_negative' }),
});
const unsure = view('unknown', 0);
const guess = (role: 'fan' | 'zhong' | 'nei'): Claim => ({ kind: 'guess', about: 4, role });
const check = (text: string, claims: readonly Claim[], scene = smallScene(), eyes = unsure, allowed = {}) =>
  checkClaims({ text, claims }, scene, eyes, allowed);

describe('facts', () => {
  it('must be on the record', () => {
    const scene = smallScene();
    expect(check('好疼。', [{ kind: 'fact', fact: 'f1' }], scene)).toMatch(/f1/);
    note(scene, 'hit', { by: 3, to: 2, num: 1 });
    expect(check('好疼。', [{ kind: 'fact', fact: 'f1' }], scene)).toBeNull();
  });

  it('are told with their own names', () => {
    const scene = smallScene();
    note(scene, 'hit', { by: 3, to: 2, num: 1 });
    expect(check('孙权打我！', [{ kind: 'fact', fact: 'f1' }], scene)).toBeNull();
    expect(check('貂蝉打我！', [{ kind: 'fact', fact: 'f1' }], scene)).toMatch(/貂蝉/);
    expect(check('貂蝉，孙权打我！', [{ kind: 'fact', fact: 'f1' }], scene, unsure, { you: 4 })).toBeNull();
  });
});

describe('moments', () => {
  const says = (occasion: Occasion, fact: string, scene: Scene) =>
    checkClaims({ text: '好。', claims: [{ kind: 'fact', fact }], occasion }, scene, unsure);

  it('rest on a fact of their kind that befell the speaker', () => {
    const scene = smallScene();
    note(scene, 'rescue', { by: 3, to: 2, good: true });
    note(scene, 'rescue', { by: 3, to: 4, good: true });
    expect(says('saved_me', 'f1', scene)).toBeNull();
    expect(says('saved_me', 'f2', scene)).toMatch(/no saved_me/);
    expect(says('rescue_seen', 'f2', scene)).toBeNull();
    expect(says('hit_me', 'f1', scene)).not.toBeNull();
  });

  it('say first, again and second only where it was so', () => {
    const scene = smallScene();
    for (const to of [1, 1, 2, 2]) note(scene, 'hit', { by: 3, to, good: false });
    for (const to of [3, 4, 5]) note(scene, 'death', { by: 2, to, role: 'fan' });
    expect(['f1', 'f2'].map((fact) => says('lord_first_attacked', fact, scene) === null)).toEqual([true, false]);
    expect(['f3', 'f4'].map((fact) => says('hit_me_again', fact, scene) === null)).toEqual([false, true]);
    expect(['f5', 'f6', 'f7'].map((fact) => says('second_rebel_dead', fact, scene) === null)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('guesses', () => {
  it("must be the speaker's own", () => {
    expect(check('貂蝉像反贼。', [guess('fan')], smallScene(), view('fan', LEANING))).toBeNull();
    expect(check('貂蝉像忠臣。', [guess('zhong')], smallScene(), view('fan', 0.9))).toMatch(/guess/);
    expect(check('貂蝉像反贼。', [guess('fan')])).toMatch(/guess/);
    expect(check('刘备像反贼。', [{ kind: 'guess', about: 2, role: 'fan' }], smallScene(), view('fan', 1))).toMatch(
      /oneself/,
    );
  });

  it('must be sure enough for their words', () => {
    for (const text of ['貂蝉铁反。', '貂蝉绝对像反贼。', '貂蝉是反贼。', '貂蝉 is surely a rebel.']) {
      expect(check(text, [guess('fan')], smallScene(), view('fan', CERTAIN - 0.01)), text).toMatch(/unsure/);
      expect(check(text, [guess('fan')], smallScene(), view('fan', CERTAIN)), text).toBeNull();
    }
    expect(check('貂蝉像反贼。', [guess('fan')], smallScene(), view('fan', LEANING - 0.01))).toMatch(/unsure/);
  });
});

describe('states', () => {
  it.each([
    ['low', 1, true, true],
    ['low', 2, true, false],
    ['dying', 0, true, true],
    ['dying', 1, true, false],
    ['dead', 0, false, true],
    ['dead', 3, true, false],
    ['alive', 1, true, true],
    ['alive', 0, false, false],
    ['healthy', 3, true, true],
    ['healthy', 1, true, false],
    ['low', 0, false, false],
  ] as const)('%s with hp %d, alive %s: %s', (state, hp, alive, holds) => {
    const scene = smallScene();
    Object.assign(scene.table.bySeat.get(1)!, { hp, alive });
    expect(check('主公这般了。', [{ kind: 'state', about: 1, state }], scene) === null).toBe(holds);
  });

  it('are refused of seats nobody has', () => {
    expect(check('谁？', [{ kind: 'state', about: 9, state: 'low' }])).not.toBeNull();
  });
});

describe("the speaker's own role", () => {
  it("is the storyline's business", () => {
    expect(check('看我的。', [{ kind: 'self', role: 'zhong' }])).not.toBeNull();
    expect(check('我是忠臣。', [{ kind: 'self', role: 'zhong' }], smallScene(), unsure, { self: true })).toBeNull();
  });

  it('may be named once it is open', () => {
    const scene = smallScene();
    scene.table.bySeat.get(2)!.revealed = 'fan';
    expect(check('我是反贼，如何？', [{ kind: 'self', role: 'fan' }], scene)).toBeNull();
    expect(check('我是忠臣。', [], scene)).not.toBeNull();
  });

  it.each([
    '我是忠臣。',
    '我可不是反贼',
    '信我，自己人！',
    '我跳反了',
    '我 是 內 奸',
    "I'm loyal.",
    'I am not a rebel',
    '我是忠臣吗？',
    '如果我是反贼呢',
  ])('slips in no other way: %s', (text) => {
    expect(check(text, [])).toMatch(/own role/);
  });
});

describe('role words about others', () => {
  it.each([
    '貂蝉是反贼',
    '四号铁忠',
    '貂蝉，反贼。',
    '你是内奸',
    '反贼是四号',
    'seat 4 is a rebel',
    '貂蝉是反贼吗？',
    '如果貂蝉是反',
  ])('are refused undeclared: %s', (text) => {
    expect(check(text, [], smallScene(), view('fan', 1), { you: 5 })).toMatch(/undeclared/);
  });

  it('are refused where another role was declared, and stand where the role is open', () => {
    expect(check('貂蝉怕是忠臣', [guess('fan')], smallScene(), view('fan', 1))).toMatch(/undeclared/);
    const scene = smallScene();
    scene.table.bySeat.get(4)!.revealed = 'nei';
    expect(check('貂蝉是内奸', [], scene)).toBeNull();
    expect(check('貂蝉是反贼', [], scene)).toMatch(/undeclared/);
    expect(check('貂蝉不是反贼', [], scene)).toBeNull();
  });

  it('are free where they name nobody', () => {
    for (const text of ['反贼倒了两个。', '谁是内奸？', '忠心二字，贵在行。', 'Two rebels down.', '三号反应真快'])
      expect(check(text, [])).toBeNull();
  });
});
