/** §A3, §A4: who records what of an act, and that one act counts once. */
import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import { step } from '../../src/core/fold';
import type { EvidenceNote, Game } from '../../src/core/game';
import { addEvidence } from '../../src/core/mind';
import { createTable } from '../../src/core/table';
import {
  card,
  column,
  damage,
  die,
  fold,
  heal,
  mindOf,
  remember,
  reveal,
  same,
  seatOf,
  shown,
  skill,
  tableOf,
  turn,
  wuxie,
  zone,
} from './support';

/** Seats 1 and 5 are sure friends of seat 2, seat 4 is its sure foe; seat 3 acts. */
function judged(): Game {
  const game = tableOf();
  remember(game, 1, 2, { evidence: 10 });
  remember(game, 5, 2, { evidence: 10 });
  return remember(game, 4, 2, { evidence: -10 });
}

/** What the last event adds to everybody's evidence about seat 3, by a friend of its target. */
function added(...events: readonly PublicEvent[]): number {
  const game = judged();
  return fold(game, ...events).find(({ observer, about }) => observer === 1 && about === 3)?.evidence ?? 0;
}

describe('acts that are evidence, and how much', () => {
  it.each<[string, PublicEvent, number]>([
    ['an aimed card', card(3, 2, 'juedou', -1.5), -0.9],
    ['an aimed card that helps', card(3, 2, 'tao', 2), 1.2],
    ['an aimed card worth nothing', card(3, 2, 'sha', 0), 0],
    ['a card worth no number', card(3, 2, 'sha', Number.NaN), 0],
    ['a card whose worth is missing', { ...card(3, 2, 'sha', -1), tv: {} }, 0],
    ['a group card', card(3, 2, 'nanman', -1, true), 0],
    ['two targets', card(3, [2, 4], 'sha', -1), 0],
    ['no target', card(3, [], 'sha', -1), 0],
    ['过河拆桥 waits', card(3, 2, 'guohe', -1), 0],
    ['顺手牵羊 waits', card(3, 2, 'shunshou', -1), 0],
    ['无懈可击 as a card', card(3, 2, 'wuxie', -1), 0],
    ['a pick', zone(3, 2, {}), -0.6],
    ['a pick of value 8', zone(3, 2, { pos: 'e', card: 'bagua', value: 8 }), -0.96],
    ['a pick that helps', zone(3, 2, { pos: 'j', card: 'lebu' }), 0.6],
    ['a pick that says nothing', zone(3, 2, { pos: 'j', card: 'caomu' }), 0],
    ['a pick by 顺手牵羊', zone(3, 2, { kind: 'gain', by_card: 'shunshou' }), -0.6],
    ['a single pick said to be one', zone(3, 2, { of: 1 }), -0.6],
    ['one of several picks', zone(3, 2, { of: 2 }), 0],
    ['a pick by a skill', zone(3, 2, { by_card: 'fankui' }), 0],
    ['a skill', skill(3, 2, 'rende', 1), 0.6],
    ['a skill that harms', skill(3, 2, 'fanjian', -2), -1.2],
    ['a skill with two targets', skill(3, [2, 4], 'fanjian', -2), 0],
    ['a skill worth nothing', skill(3, 2, 'fanjian', 0), 0],
    ['无懈可击 against harm', wuxie(3, 2, -1.5, 1), 0.9],
    ['无懈可击 against 无懈可击', wuxie(3, 2, -1.5, 2), -0.9],
    ['无懈可击 against help', wuxie(3, 2, 2, 1), -1.2],
    ['damage from nowhere', damage(3, 2, 1), -0.6],
    ['much damage from nowhere', damage(3, 2, 4), -1.2],
    ['healing from nowhere', heal(3, 2, 1), 0.6],
    ['damage from nobody', damage(null, 2, 1), 0],
    ['cards handed over', { type: 'give', by: 3, to: 2, num: 2 }, 0],
    ['cards drawn', { type: 'draw', by: 3, to: 2, num: 2 }, 0],
    ['talk', { type: 'chat', seat: 3, text: '2 是反' }, 0],
  ])('%s', (_what, event, evidence) => {
    same(added(event), evidence);
  });
});

describe('an outcome that its act announced adds nothing (§A4)', () => {
  const sha = { card: 'sha' };
  const fanjian = { skill: 'fanjian' };
  it.each<[string, readonly PublicEvent[], PublicEvent, number]>([
    ['damage by an aimed card', [card(3, 2, 'sha', -1)], damage(3, 2, 1, sha), 0],
    ['healing by an aimed card', [card(3, 2, 'tao', 2)], heal(3, 2, 1, { card: 'tao' }), 0],
    ['damage by an aimed card worth nothing', [card(3, 2, 'sha', 0)], damage(3, 2, 1, sha), 0],
    ['damage by a group card', [card(3, [1, 2], 'nanman', -1, true)], damage(3, 2, 1, { card: 'nanman' }), 0],
    [
      'damage that a card aimed at somebody else lends its name to',
      [card(3, 4, 'sha', -1)],
      damage(3, 2, 1, sha),
      -0.6,
    ],
    ['damage by a card of somebody else', [card(4, 2, 'sha', -1)], damage(3, 2, 1, sha), -0.6],
    ['damage by a card of an earlier turn', [card(3, 2, 'sha', -1), turn(4)], damage(3, 2, 1, sha), -0.6],
    ['damage by another card', [card(3, 2, 'juedou', -1)], damage(3, 2, 1, sha), -0.6],
    [
      'damage by the latest use of that name',
      [card(3, 2, 'sha', -1), card(3, 4, 'sha', -1)],
      damage(3, 2, 1, sha),
      -0.6,
    ],
    ['damage by a skill', [skill(3, 2, 'fanjian', -2)], damage(3, 2, 1, fanjian), 0],
    ['damage by a skill that says nothing', [skill(3, 2, 'fanjian', 0)], damage(3, 2, 1, fanjian), -0.6],
    ['damage by a skill at somebody else', [skill(3, 4, 'fanjian', -2)], damage(3, 2, 1, fanjian), -0.6],
    ['damage by a skill of somebody else', [skill(4, 2, 'fanjian', -2)], damage(3, 2, 1, fanjian), -0.6],
    ['damage by a skill of an earlier turn', [skill(3, 2, 'fanjian', -2), turn(4)], damage(3, 2, 1, fanjian), -0.6],
    [
      'damage by an earlier one of two skills',
      [skill(3, 2, 'fanjian', -2), skill(3, 4, 'fanjian', -2)],
      damage(3, 2, 1, fanjian),
      0,
    ],
    [
      'damage by a card after a skill told of it',
      [skill(3, 2, 'fanjian', -2)],
      damage(3, 2, 1, { ...sha, ...fanjian }),
      0,
    ],
    ['damage that names neither', [card(3, 2, 'sha', -1)], damage(3, 2, 1), -0.6],
  ])('%s', (_what, before, event, evidence) => {
    same(added(...before, event), evidence);
  });
});

describe('who records', () => {
  it('everybody alive but the actor, each by its own relation to the target', () => {
    const game = judged();
    const deltas = fold(game, card(3, 2, 'juedou', -1));
    same(deltas, [
      { observer: 1, about: 3, evidence: -0.6 },
      { observer: 4, about: 3, evidence: 0.6 },
      { observer: 5, about: 3, evidence: -0.6 },
    ]);
    same(column(game, 'evidence', 3), { 1: -0.6, 2: 0, 4: 0.6, 5: -0.6 });
  });

  it("the target by the engine's attitude to oneself", () => {
    const game = tableOf({ engine: (from, to) => (from === to ? 10 : 0) });
    same(fold(game, card(3, 2, 'juedou', -1)), [{ observer: 2, about: 3, evidence: -0.6 }]);
  });

  it('not the dead, but whoever plays by hand', () => {
    const game = judged();
    game.human = 1;
    fold(game, die(5, 'nei'), card(3, 2, 'juedou', -1));
    same(column(game, 'evidence', 3), { 1: -0.6, 2: 0, 4: 0.6, 5: 0 });
  });

  it('nothing of an act on oneself', () => {
    const game = judged();
    for (const event of [
      card(2, 2, 'tao', 2),
      skill(2, 2, 'kurou', -1),
      zone(2, 2, {}),
      wuxie(2, 2, -1, 1),
      damage(2, 2, 1),
      heal(2, 2, 1),
    ]) {
      expect(step(game, event), event.type).toEqual([]);
    }
  });

  it('nothing of seats nobody introduced', () => {
    const game = judged();
    for (const event of [
      card(9, 2, 'sha', -1),
      card(3, 9, 'sha', -1),
      zone(3, 9, {}),
      damage(9, 2, 1),
      shown(9, 0.9),
      die(9, 'fan'),
      turn(9),
    ]) {
      expect(step(game, event), event.type).toEqual([]);
    }
    expect(game.minds.has(9)).toBe(false);
  });

  it('only what was really added', () => {
    const game = remember(judged(), 1, 3, { evidence: -9.9 });
    same(fold(game, card(3, 2, 'juedou', -1)).find(({ observer }) => observer === 1)?.evidence, -0.1);
    expect(fold(game, card(3, 2, 'juedou', -1)).some(({ observer }) => observer === 1)).toBe(false);
  });
});

describe('subscribers to evidence', () => {
  function heard(answer: (note: EvidenceNote) => number, event: PublicEvent): [EvidenceNote[], Record<number, number>] {
    const notes: EvidenceNote[] = [];
    const game = tableOf({
      hooks: {
        evidence: (note) => {
          notes.push(note);
          return answer(note);
        },
      },
    });
    remember(game, 5, 2, { evidence: 10 });
    fold(game, event);
    return [notes, column(game, 'evidence', 3)];
  }

  it('hear of every observer, and may leave things as they are', () => {
    const [notes, evidence] = heard(({ delta }) => delta, card(3, 2, 'juedou', -1));
    expect(notes.map(({ observer }) => observer)).toEqual([1, 2, 4, 5]);
    same(notes[3], { observer: 5, actor: 3, target: 2, kind: 'card', tv: -1, delta: -0.6 });
    same(evidence, { 1: 0, 2: 0, 4: 0, 5: -0.6 });
  });

  it.each([
    ['card', card(3, 2, 'sha', -1)],
    ['skill', skill(3, 2, 'fanjian', -1)],
    ['zone', zone(3, 2, {})],
    ['wuxie', wuxie(3, 2, 1, 1)],
    ['damage', damage(3, 2, 1)],
    ['heal', heal(3, 2, 1)],
  ] as const)('are told that it was a %s', (kind, event) => {
    const [notes] = heard(({ delta }) => delta, event);
    expect(new Set(notes.map((note) => note.kind))).toEqual(new Set([kind]));
  });

  it('may change what is remembered', () => {
    same(heard(({ observer }) => observer, card(3, 2, 'juedou', -1))[1], { 1: 1, 2: 2, 4: 4, 5: 5 });
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, undefined as unknown as number])(
    'an answer of %d is none',
    (answer) => {
      same(heard(() => answer, card(3, 2, 'juedou', -1))[1], { 1: 0, 2: 0, 4: 0, 5: 0 });
    },
  );

  it('are not asked about acts that are worth nothing', () => {
    expect(heard(({ delta }) => delta, card(3, 2, 'sha', 0))[0]).toEqual([]);
  });
});

describe('public facts move on', () => {
  it('after the event was judged by the state before it', () => {
    const game = tableOf();
    fold(game, reveal(4, 'fan'));
    // The one who is hurt needs no clue; everybody else reads one, and only from the act after the reveal on.
    fold(game, card(3, 4, 'sha', -1), card(3, 2, 'sha', -1), reveal(2, 'zhong'), die(4, 'fan'));
    same(column(game, 'zhuSignal', 3), { 1: 0.36, 2: 0.36, 4: 0, 5: 0.36 });
    expect(seatOf(game, 4)).toMatchObject({ alive: false, revealed: 'fan' });
    expect(seatOf(game, 2)).toMatchObject({ alive: true, revealed: 'zhong' });
  });

  it('hp runs with damage and healing, and is set by turns; hands by turns only', () => {
    const game = tableOf();
    fold(game, damage(3, 2, 2), heal(null, 2, 1));
    expect(seatOf(game, 2)).toMatchObject({ hp: 3, turnHp: 4, turnHand: 0 });
    fold(game, { ...turn(5), hp: { 2: 1 }, hand: { 2: 6 } });
    expect(seatOf(game, 2)).toMatchObject({ hp: 1, turnHp: 1, turnHand: 6 });
    expect(seatOf(game, 3)).toMatchObject({ hp: 4, turnHp: 4, turnHand: 0 });
  });

  it('seats stand in order, however they were introduced', () => {
    const { seats } = createTable(
      {
        type: 'game',
        v: 1,
        engine: 'test',
        lord: 2,
        deck: null,
        me: null,
        seed: 1,
        players: [3, 1, 4, 2].map((seat) => ({ seat, name: `P${seat}`, hp: 4, maxHp: 4 })),
      },
      (seat) => `pid${seat}`,
    );
    expect(seats.map(({ seat, pid }) => [seat, pid])).toEqual([
      [1, 'pid1'],
      [2, 'pid2'],
      [3, 'pid3'],
      [4, 'pid4'],
    ]);
    expect(seats.map(({ revealed, exposure }) => [revealed, exposure])).toEqual([
      [null, 0],
      ['zhu', 1],
      [null, 0],
      [null, 0],
    ]);
  });

  it('being wounded makes 白银狮子 neutral from the next pick on', () => {
    const lion = zone(3, 2, { pos: 'e', card: 'baiyin', value: 5 });
    same(added(lion), -0.6);
    same(added(damage(4, 2, 1), lion), 0);
    same(added(damage(4, 2, 1), heal(2, 2, 1), lion), -0.6);
  });

  it('memories may be written from outside', () => {
    const game = judged();
    addEvidence(mindOf(game, 1), '3', 2);
    same(fold(game, card(3, 2, 'juedou', -1))[0], { observer: 1, about: 3, evidence: -0.6 });
    same(mindOf(game, 1).memory.evidence[3], 1.4);
  });
});
