/** The checker of recorded talk itself: one true line and one lie for every occasion that says something happened. */
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../dev/talk/check';
import type { SaidLine } from '../../dev/talk/line';
import { createScene, note, type Scene } from '../../src/chatter/scene/scene';
import type { Fact, FactKind } from '../../src/chatter/scene/fact';
import { createTable } from '../../src/core/table';

const NAMES = ['刘备', '曹操', '孙权', '貂蝉', '吕布'];
const TRUTH = { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' } as const;

/** Five seats, the lord at 1; the speaker is seat 2. */
function sceneWith(...facts: readonly What[]): Scene {
  const players = NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
  const deck = { zhu: 1, zhong: 1, fan: 2, nei: 1 };
  const scene = createScene(
    createTable({ type: 'game', v: 1, engine: 'test', players, lord: 1, deck, me: null, seed: 1 }, String),
    null,
  );
  for (const [kind, detail] of facts) note(scene, kind, detail);
  return scene;
}

type What = readonly [FactKind, Partial<Fact>];

/** The line rests on the last fact. */
const said = (scene: Scene, occasion: string, line: Partial<SaidLine> = {}): readonly string[] =>
  faultsOf(
    {
      seat: 2,
      text: '啊。',
      for: occasion,
      to: undefined,
      claims: [{ kind: 'fact', fact: `f${scene.facts.length}` }],
      ...line,
    },
    scene,
    TRUTH,
  );

const hit = (by: number, to: number, more: Partial<Fact> = {}): What => [
  'hit',
  { by, to, num: 1, good: false, ...more },
];
const died = (to: number, by: number, role: Fact['role']): What => ['death', { to, by, role }];

/** Occasion, the facts of a true line, those of a lie. */
const CASES: readonly (readonly [string, readonly What[], readonly What[]])[] = [
  ['lord_first_attacked', [hit(3, 1)], [hit(3, 1), hit(4, 1)]],
  ['lord_saved', [['rescue', { by: 3, to: 1, good: true }]], [['rescue', { by: 3, to: 4, good: true }]]],
  ['hit_by_lord', [hit(1, 2)], [hit(3, 2)]],
  ['hit_me', [hit(3, 2)], [hit(3, 4)]],
  ['hit_me_again', [hit(3, 2), hit(3, 2)], [hit(4, 2), hit(3, 2)]],
  ['saved_me', [['rescue', { by: 3, to: 2, good: true }]], [hit(3, 2)]],
  ['healed_me', [['heal', { by: 3, to: 2, good: true }]], [['heal', { by: 2, to: 2, good: true }]]],
  ['wuxie_for_me', [['wuxie', { by: 3, to: 2, good: true }]], [['wuxie', { by: 3, to: 2, good: false }]]],
  ['wuxie_against_me', [['wuxie', { by: 3, to: 2, good: false }]], [['wuxie', { by: 2, to: 2, good: false }]]],
  ['taken_from_me', [['steal', { by: 3, to: 2, good: false }]], [['steal', { by: 2, to: 3, good: false }]]],
  ['freed_me', [['discard', { by: 3, to: 2, good: true }]], [['discard', { by: 3, to: 2, good: false }]]],
  ['given_to_me', [['give', { by: 3, to: 2, num: 1, good: true }]], [['give', { by: 2, to: 3, num: 1, good: true }]]],
  ['i_killed', [died(3, 2, 'fan')], [died(3, 4, 'fan')]],
  ['death_expected', [died(3, 4, 'fan')], [hit(4, 3)]],
  ['death_surprise', [died(3, 4, 'fan')], [['dying', { to: 3, good: false }]]],
  ['death_seen', [died(3, 4, 'fan')], [['reveal', { to: 3, role: 'fan' }]]],
  ['rescue_seen', [['rescue', { by: 3, to: 4, good: true }]], [['heal', { by: 3, to: 4, good: true }]]],
  ['second_rebel_dead', [died(3, 1, 'fan'), died(4, 1, 'fan')], [died(5, 1, 'nei'), died(4, 1, 'fan')]],
  ['two_left', [], [died(3, 4, 'fan')]],
  ['big_group', [hit(3, 4, { group: true })], [hit(3, 4)]],
  ['i_am_dying', [['dying', { by: 3, to: 2, good: false }]], [['dying', { by: 2, to: 3, good: false }]]],
  ['last_words', [died(2, 3, 'zhong')], [died(3, 2, 'fan')]],
  ['won', [['over', { card: 'zhu' }]], [died(3, 2, 'fan')]],
  ['lost', [['over', { card: 'fan' }]], [died(3, 2, 'fan')]],
  [
    'got_flower',
    [['throw', { by: 3, to: 2, card: 'flower', good: true }]],
    [['throw', { by: 3, to: 2, card: 'egg', good: false }]],
  ],
  [
    'got_egg',
    [['throw', { by: 3, to: 2, card: 'egg', good: false }]],
    [['throw', { by: 3, to: 2, card: 'flower', good: true }]],
  ],
];

describe('what a line rests on', () => {
  it.each(CASES.filter(([occasion]) => occasion !== 'two_left'))('%s: the true line passes', (occasion, facts) => {
    expect(said(sceneWith(...facts), occasion)).toEqual([]);
  });
  it.each(CASES)('%s: the lie is caught, also where it names no fact', (occasion, _facts, lie) => {
    expect(said(sceneWith(...lie), occasion)).not.toEqual([]);
    expect(said(sceneWith(['reveal', { to: 1, role: 'zhu' }]), occasion, { claims: [] })).not.toEqual([]);
  });
  it('takes two as left only when they are', () => {
    const scene = sceneWith(died(3, 2, 'fan'));
    for (const seat of scene.table.seats) seat.alive = seat.seat <= 2;
    expect(said(scene, 'two_left')).toEqual([]);
  });
  it('refuses thanks for a rescue that was a blow', () => {
    expect(said(sceneWith(hit(3, 2)), 'saved_me', { text: '多谢相救！' }).join()).toContain('is no saved_me');
  });
  it('refuses a line without an occasion, and a fact that is not there', () => {
    expect(said(sceneWith(hit(3, 2)), 'hit_me', { for: undefined })).not.toEqual([]);
    expect(said(sceneWith(hit(3, 2)), 'hit_me', { claims: [{ kind: 'fact', fact: 'f9' }] })).not.toEqual([]);
  });
});

describe('whom a line names', () => {
  const scene = sceneWith(hit(3, 2));
  it.each(['孙权，你打我？', '3号打我！', '三号打我！', 'Seat 3 hit me!'])('the one who did it: %s', (text) => {
    expect(said(scene, 'hit_me', { text })).toEqual([]);
  });
  it.each(['貂蝉，你打我？', '4号打我！', '四号打我！', 'Seat 4 hit me!'])('a stranger: %s', (text) => {
    expect(said(scene, 'hit_me', { text }).join()).toContain('had no part');
  });
  it('the one spoken to', () => {
    expect(said(scene, 'hit_me', { text: '貂蝉，看见没有？', to: 4 })).toEqual([]);
  });
});

describe('what a line tells of its speaker', () => {
  const quiet = sceneWith();
  const own = (seat: number, text: string, line: Partial<SaidLine> = {}, scene = quiet) =>
    said(scene, 'small_talk', { seat, text, claims: [], ...line });
  it.each([
    [3, '我是反贼，怎么样？'],
    [3, '反贼在此！'],
    [3, '我是反zei'],
    [5, '其实我是内奸。'],
    [4, '等我跳反。'],
    [4, '貂蝉是反贼。'],
  ])('a hidden enemy at %i: %s', (seat, text) => {
    expect(own(seat, text)).not.toEqual([]);
  });
  it('may be told once the speaker has struck at the lord, where its storyline says so', () => {
    const struck = sceneWith(hit(3, 1));
    expect(own(3, '我是反贼。', { claims: [{ kind: 'self', role: 'fan' }] }, struck)).toEqual([]);
    expect(own(3, '我是反贼。', {}, struck)).not.toEqual([]);
  });
  it('a loyalist may say so where its storyline does', () => {
    expect(own(2, '我是忠臣。', { claims: [{ kind: 'self', role: 'zhong' }] })).toEqual([]);
    expect(own(2, '我是忠臣。')).not.toEqual([]);
  });
  it.each([
    [3, '我不是反贼。'],
    [3, '你才是反贼吧？'],
    [5, '今天天气不错。'],
  ])('lets pass at %i: %s', (seat, text) => {
    expect(own(seat, text)).toEqual([]);
  });
});
