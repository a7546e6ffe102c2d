/** 无懈可击: what it was used against, how deep in a chain, and what that says. */
import { describe, expect, it } from 'vitest';
import { column, listenToConsole, sit, told, toldOf, type Table } from './support';

/** Seat 3 duels seat 2 before anybody answers. */
function duel(answering: readonly number[], more: { multitarget?: boolean } = {}): Table {
  const table = sit();
  table.acts.wuxie(
    { card: { name: 'juedou' }, user: table.seat(3), target: table.seat(2), ...more },
    answering.map((seat) => table.seat(seat)),
  );
  return table;
}

describe('a 无懈可击', () => {
  listenToConsole();

  it('is told with the card it cancels, which itself is told by its own event', () => {
    expect(told(duel([5]))).toEqual([
      { type: 'wuxie', by: 5, about: { by: 3, to: 2, card: 'juedou', tv: -1.5 }, depth: 1 },
    ]);
  });

  it.each([1, 2, 3, 4])("in a chain of %d layers knows each one's depth, and the original card", (layers) => {
    const users = [5, 4, 2, 5].slice(0, layers);
    const lines = toldOf(duel(users), 'wuxie');
    expect(lines.map(({ depth }) => depth)).toEqual(users.map((_, i) => i + 1));
    expect(lines.map(({ by }) => by)).toEqual(users);
    for (const { about } of lines) expect(about).toEqual({ by: 3, to: 2, card: 'juedou', tv: -1.5 });
  });

  it('helps the target by an odd layer and harms it by an even one', () => {
    // Observers who feel clearly about seat 2: make it the shown lord instead.
    const table = sit();
    const around = { card: { name: 'juedou' }, user: table.seat(3), target: table.seat(1) };
    table.acts.wuxie(around, [table.seat(2), table.seat(4)]);
    expect(column(table, 'evidence', table.seat(2))[1]).toBeCloseTo(0.9, 9);
    expect(column(table, 'evidence', table.seat(4))[1]).toBeCloseTo(-0.9, 9);
    expect(column(table, 'evidence', table.seat(4))[3]).toBeCloseTo(0.9, 9);
  });

  it('exposes nobody and gives no clue about the lord by itself', () => {
    const table = sit();
    table.acts.wuxie({ card: { name: 'juedou' }, user: table.seat(3), target: table.seat(1) }, [table.seat(2)]);
    expect(Object.values(column(table, 'zhuSignal', table.seat(2)))).toEqual([0, 0, 0, 0]);
    expect(table.seat(2).ai.shown).toBe(0);
  });

  it('against a delay card being judged has no user; the owner stands in', () => {
    const table = sit();
    table.acts.wuxie({ card: { name: 'lebu' }, target: table.seat(1) }, [table.seat(2), table.seat(3)]);
    expect(told(table)).toEqual([
      { type: 'wuxie', by: 2, about: { by: null, to: 1, card: 'lebu', tv: -3 }, depth: 1 },
      { type: 'wuxie', by: 3, about: { by: null, to: 1, card: 'lebu', tv: -3 }, depth: 2 },
    ]);
    expect(column(table, 'evidence', table.seat(2))[1]).toBeCloseTo(1.2, 9);
  });

  it('names the delay card by what it counts as', () => {
    const table = sit();
    table.lib.card['shan'] = {};
    table.acts.wuxie({ card: { name: 'shan', viewAs: 'lebu' }, target: table.seat(1) }, [table.seat(2)]);
    expect(toldOf(table, 'wuxie')[0]?.about.card).toBe('lebu');
  });

  it("against an effect on several at once is nobody's in particular", () => {
    expect(told(duel([5], { multitarget: true }))).toEqual([]);
    expect(told(duel([5, 4], { multitarget: true }))).toEqual([]);
  });

  it('against one target of a group card is told for that target', () => {
    const table = sit();
    const [first, second] = [table.seat(2), table.seat(4)];
    table.acts.wuxie({ card: { name: 'nanman' }, user: table.seat(3), target: second, targets: [first, second] }, [
      table.seat(5),
    ]);
    expect(toldOf(table, 'wuxie')[0]).toMatchObject({ by: 5, about: { by: 3, to: 4, card: 'nanman', tv: -1 } });
  });

  it("that answers nothing, or a stranger's card, is left out", () => {
    const table = sit();
    const stranger = sit().seat(2);
    table.acts.use(table.seat(2), 'wuxie', []);
    table.acts.wuxie({ card: { name: 'juedou' }, user: table.seat(3), target: stranger }, [table.seat(2)]);
    table.acts.wuxie({ card: { name: 'juedou' }, user: table.seat(3), target: table.seat(1) }, [stranger]);
    expect(told(table)).toEqual([]);
  });

  it('is the only card that counts as one', () => {
    const table = sit();
    const around = table.createEvent('_wuxie', {
      _info_map: { card: { name: 'juedou' }, player: table.seat(3), target: table.seat(1), state: 1 },
    });
    table.within(around, () => {
      table.acts.use(table.seat(2), 'jiu', []);
    });
    expect(told(table)).toEqual([]);
  });

  it('of which only the source map tells is read by the source map and its state', () => {
    const table = sit();
    const original = { card: { name: 'juedou' }, player: table.seat(3), target: table.seat(1), state: 1 };
    const answer = (state: number): void => {
      const around = table.createEvent('_wuxie', {
        _info_map: { card: { name: 'wuxie' }, player: table.seat(4), state, _source: original },
      });
      table.within(around, () => {
        table.trigger(
          table.createEvent('useCard', { player: table.seat(2), card: { name: 'wuxie' }, targets: [] }),
          'useCard',
        );
      });
    };
    answer(-1);
    answer(1);
    const [restoring, cancelling] = toldOf(table, 'wuxie');
    expect(restoring).toMatchObject({ about: { by: 3, to: 1, card: 'juedou' } });
    expect((restoring?.depth ?? 1) % 2).toBe(0);
    expect((cancelling?.depth ?? 0) % 2).toBe(1);
  });
});
