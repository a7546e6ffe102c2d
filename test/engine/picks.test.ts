/** Picks from another's zones: what was public of them, and only that. */
import { describe, expect, it } from 'vitest';
import { put } from './double';
import { column, listenToConsole, sit, told, toldOf } from './support';

describe('a pick', () => {
  listenToConsole();

  it('of a hand card that nobody sees says neither name nor value', () => {
    const table = sit();
    table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'tao', 'h')]);
    expect(told(table)).toEqual([
      { type: 'zone', kind: 'discard', by: 3, to: 2, pos: 'h', card: null, value: null, by_card: 'guohe' },
    ]);
    expect(table.api.recording()?.join('')).not.toContain('tao');
  });

  it.each(['modern', 'old'] as const)('of a shown hand card says both, in the %s engine', (style) => {
    const table = sit({ style }); // in 1.10.9 get.is is a class with statics
    const shown = put(table.seat(2), 'tao', 'h', { gaintag: ['visible_zuilian'] });
    table.acts.pick('gain', table.seat(3), table.seat(2), [shown]);
    expect(told(table)).toEqual([
      { type: 'zone', kind: 'gain', by: 3, to: 2, pos: 'h', card: 'tao', value: 8, by_card: 'shunshou' },
    ]);
  });

  it('of equipment says both', () => {
    const table = sit();
    table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'qinglong', 'e')]);
    expect(toldOf(table, 'zone')[0]).toMatchObject({ pos: 'e', card: 'qinglong', value: 7 });
  });

  it('of a delay card says what it counts as, and no value', () => {
    const table = sit();
    table.acts.pick('discard', table.seat(3), table.seat(1), [put(table.seat(1), 'sha', 'j', { viewAs: 'lebu' })]);
    expect(toldOf(table, 'zone')[0]).toMatchObject({ pos: 'j', card: 'lebu', value: null });
    expect(column(table, 'evidence', table.seat(3))[1]).toBeCloseTo(0.6, 9);
  });

  it('says no value where the engine has none', () => {
    const table = sit();
    table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'worthless', 'e')]);
    table.get.value = () => {
      throw new Error('a package');
    };
    table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'qinglong', 'e')]);
    table.get.value = () => NaN;
    table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'qinglong', 'e')]);
    expect(toldOf(table, 'zone').map(({ card, value }) => [card, value])).toEqual([
      ['worthless', null],
      ['qinglong', null],
      ['qinglong', null],
    ]);
  });

  it('of several at once is one line each that says so, and no evidence', () => {
    const table = sit();
    const cards = [put(table.seat(1), 'sha', 'h'), put(table.seat(1), 'qinglong', 'e')];
    table.acts.pick('discard', table.seat(3), table.seat(1), cards);
    expect(toldOf(table, 'zone').map(({ of, pos }) => [of, pos])).toEqual([
      [2, 'h'],
      [2, 'e'],
    ]);
    expect(Object.values(column(table, 'evidence', table.seat(3)))).toEqual([0, 0, 0, 0]);
  });

  it('by a card is evidence, by any other skill it is not', () => {
    const table = sit();
    table.acts.pick('discard', table.seat(3), table.seat(1), [put(table.seat(1), 'qinglong', 'e')]);
    table.acts.pick('discard', table.seat(4), table.seat(1), [put(table.seat(1), 'qinglong', 'e')], 'qilin');
    expect(column(table, 'evidence', table.seat(3))[1]).toBeCloseTo(-0.84, 9);
    expect(column(table, 'evidence', table.seat(4))[1]).toBe(0);
    expect(toldOf(table, 'zone')[1]?.by_card).toBe('qilin');
  });

  it('is told before the card moves, and the card use before it counts for nothing', () => {
    const table = sit();
    const card = put(table.seat(1), 'qinglong', 'e');
    table.acts.use(table.seat(3), 'guohe', [table.seat(1)], {
      effect: (target) => {
        table.acts.pick('discard', table.seat(3), target, [card]);
      },
    });
    expect(told(table).map(({ type }) => type)).toEqual(['card', 'zone', 'shown']);
    expect(column(table, 'evidence', table.seat(3))[1]).toBeCloseTo(-0.84, 9);
  });

  it("of nothing, of a stranger's, or by nobody, says nothing", () => {
    const table = sit();
    const stranger = sit().seat(2);
    table.acts.pick('discard', table.seat(3), table.seat(2), []);
    table.acts.pick('discard', table.seat(3), stranger, [put(stranger, 'tao', 'h')]);
    table.acts.pick('discard', stranger, table.seat(3), [put(table.seat(3), 'tao', 'h')]);
    table.trigger(table.createEvent('discardPlayerCard'), 'rewriteDiscardResult');
    expect(told(table)).toEqual([]);
  });
});
