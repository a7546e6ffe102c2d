/** §S4.3: what acts on exposed seats other than the lord say of their actor. */
import { describe, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { card, column, fold, mindOf, remember, reveal, same, shown, skill, tableOf, wuxie, zone } from './support';

/** Seat 3's signal in the mind of seat 5 after seat 3 acted on seat 4. */
function clue(
  setup: { role?: Role; exposure?: number; signal?: number; help?: number; harm?: number },
  act: PublicEvent,
): number {
  const game = tableOf();
  const { role, exposure = 0, signal = 0, help = 0, harm = 0 } = setup;
  remember(game, 5, 4, { zhuSignal: signal, zhuHelp: help, zhuHarm: harm });
  fold(game, ...(role ? [reveal(4, role)] : []), ...(exposure === 0 ? [] : [shown(4, exposure)]));
  fold(game, act);
  return mindOf(game, 5).memory.zhuSignal[3] ?? 0;
}

const help = (tv: number) => card(3, 4, 'tao', tv);
const hurt = (tv: number) => card(3, 4, 'sha', -tv);

describe('act × align × base magnitude × 0.6, through somebody formally shown', () => {
  const rows: [string, Role, PublicEvent, number][] = [
    ['helps a loyalist', 'zhong', help(1), 0.36],
    ['hurts a loyalist', 'zhong', hurt(1), -0.36],
    ['helps a rebel', 'fan', help(1), -0.36],
    ['hurts a rebel', 'fan', hurt(1), 0.36],
    ['helps a traitor', 'nei', help(1), 0],
    ['hurts a traitor', 'nei', hurt(1), 0],
    ['hurts a commoner', 'commoner', hurt(1), 0],
    ['helps a loyalist much', 'zhong', help(2), 0.72],
    ['helps a loyalist more than counts', 'zhong', help(7), 0.72],
    ['helps a loyalist a little', 'zhong', help(0.5), 0.18],
    ['does a loyalist nothing', 'zhong', help(0), 0],
  ];
  it.each(rows)('%s', (_what, role, act, signal) => {
    same(clue({ role }, act), signal);
  });
});

describe('× confidence × reveal weight, through somebody softly exposed', () => {
  // Confidence is |signal| × exposure weight / 6: 3 at 0.7 gives 0.55, at 0.85 gives 0.625.
  it.each([
    ['looks loyal at 0.7', 0.7, 3, 0.6 * 0.6 * 0.55 * 0.6],
    ['looks loyal at 0.84', 0.84, 3, 0.6 * 0.6 * 0.55 * 0.6],
    ['looks loyal at 0.85', 0.85, 3, 0.6 * 0.6 * 0.625 * 0.8],
    ['looks loyal at 0.95', 0.95, 3, 0.6 * 0.6 * 0.625 * 0.8],
    ['looks rebellious at 0.7', 0.7, -3, -0.6 * 0.6 * 0.55 * 0.6],
    ['looks rebellious at 0.85', 0.85, -3, -0.6 * 0.6 * 0.625 * 0.8],
    ['looks loyal beyond doubt', 0.7, 9, 0.6 * 0.6 * 1 * 0.6],
    ['looks loyal but is not exposed', 0.69, 3, 0],
    ['is exposed and a riddle', 0.9, 0, 0],
    ['is exposed and nearly a suspect', 0.9, -0.9, 0],
  ])('help for one who %s', (_what, exposure, signal, expected) => {
    same(clue({ exposure, signal }, help(1)), expected);
  });

  it('nothing through one who plays both sides', () => {
    same(clue({ exposure: 0.9, signal: 3, help: 4, harm: 4 }, help(1)), 0);
  });
});

describe('only aimed cards and picks tell (§A6)', () => {
  it.each([
    ['a pick: a card taken from a rebel', zone(3, 4, {}), 0.36],
    ['a pick: 乐不思蜀 taken off a rebel', zone(3, 4, { pos: 'j', card: 'lebu' }), -0.36],
    ['过河拆桥 before its pick', card(3, 4, 'guohe', -1), 0],
    ['顺手牵羊 before its pick', card(3, 4, 'shunshou', -1), 0],
    ['a pick by a skill', zone(3, 4, { by_card: 'fankui' }), 0],
    ['two cards picked at once', zone(3, 4, { of: 2 }), 0],
    ['a group card', card(3, 4, 'nanman', -1, true), 0],
    ['a card with two targets', card(3, [4, 5], 'sha', -1), 0],
    ['a skill', skill(3, 4, 'fanjian', -1), 0],
    ['无懈可击', wuxie(3, 4, 1, 1), 0],
    ['a card on oneself', card(4, 4, 'tao', 2), 0],
  ] as const)('%s', (_what, act, signal) => {
    same(clue({ role: 'fan' }, act), signal);
  });

  it('acts on the lord have rows of their own (§A5)', () => {
    const game = tableOf();
    fold(game, card(3, 1, 'juedou', -1.5), card(2, 1, 'tao', 2));
    same(column(game, 'zhuSignal', 3), { 1: 0, 2: 0, 4: 0, 5: 0 });
    same(column(game, 'zhuSignal', 2), { 1: 0, 3: 0, 4: 0, 5: 0 });
  });
});

describe('each observer reads a clue by its own guess', () => {
  it('two observers of opposite minds draw opposite clues; one without a guess draws none', () => {
    const game = tableOf();
    remember(remember(game, 5, 4, { zhuSignal: 3 }), 2, 4, { zhuSignal: -3 });
    fold(game, shown(4, 0.7), help(1));
    same(column(game, 'zhuSignal', 3), { 1: 0, 2: -0.1188, 4: 0, 5: 0.1188 });
  });

  it('a clue counts as help or harm of the lord', () => {
    const game = tableOf();
    fold(game, reveal(4, 'fan'), hurt(1), help(2));
    const { zhuHelp, zhuHarm } = mindOf(game, 5).memory;
    same([zhuHelp[3], zhuHarm[3]], [0.36, 0.72]);
  });
});
