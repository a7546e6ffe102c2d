/** Back from the dead: the engine's `revive` and `reviveEvent`, the roles that are shown, hidden or changed by it, and the winner. */
import { describe, expect, it } from 'vitest';
import { isTurnLine, openGame, replay } from '../../src/replay/replay';
import { DoublePlayer } from './double-player';
import { column, listenToConsole, mindOf, readable, sit, told, toldOf, type Table } from './support';

listenToConsole();

/** Seat 3, a rebel, dies and comes back. */
function back(table: Table, seat = 3, asEvent = false): void {
  table.acts.die(table.seat(seat), table.seat(1));
  table.acts.revive(table.seat(seat), 2, asEvent);
}

describe('a player who comes back', () => {
  it('is told at the next thing that happens where the engine has no event', () => {
    const table = sit();
    back(table);
    expect(told(table).map(({ type }) => type)).toEqual(['die']);
    table.acts.draw(table.seat(3), 3);
    expect(toldOf(table, 'revive')).toEqual([{ type: 'revive', seat: 3, hp: 2 }]);
    expect(readable(table).entries.at(-1)?.event).toEqual({ type: 'revive', seat: 3, hp: 2 });
  });

  it('is told at once where it has one, and once', () => {
    const table = sit();
    back(table, 3, true);
    expect(toldOf(table, 'revive').length).toBe(1);
    table.acts.turn(table.seat(3));
    expect(toldOf(table, 'revive').length).toBe(1);
  });

  it('keeps the role that its death laid open, learns again, and may die again', () => {
    const table = sit();
    const [first, second, third] = [table.seat(1), table.seat(2), table.seat(3)];
    back(table, 3, true);
    expect(table.api.guessIdentityConsensus(third)).toEqual({ identity: 'fan', confidence: 1 });
    const before = mindOf(third).memory.evidence[second.playerid] ?? NaN;
    table.acts.use(second, 'juedou', [first]);
    expect(mindOf(third).memory.evidence[second.playerid]).not.toBe(before);
    table.acts.use(third, 'juedou', [first]);
    expect(column(table, 'evidence', third)[1]).toBeLessThan(0);
    table.acts.die(third, second);
    expect(toldOf(table, 'die').map(({ seat, by }) => [seat, by])).toEqual([
      [3, 1],
      [3, 2],
    ]);
  });

  it('does not know its old killer when nobody kills it the second time', () => {
    const table = sit();
    back(table, 3, true);
    table.acts.die(table.seat(3));
    expect(toldOf(table, 'die').map(({ by }) => by)).toEqual([1, null]);
  });

  it('is guessed anew where the engine hides its role again', () => {
    for (const settings of [{}, { inference: 'belief' }, { inference: 'belief', strict: true }]) {
      const table = sit({ settings });
      const third = table.seat(3);
      table.acts.die(third, table.seat(1));
      third.identityShown = false;
      third.ai.shown = 0;
      DoublePlayer.deal(third, 'zhong');
      table.acts.revive(third, 2, true);
      expect(toldOf(table, 'revive')).toEqual([{ type: 'revive', seat: 3, hp: 2, hidden: true }]);
      expect(table.api.guessIdentityConsensus(third).identity).toBe('unknown');
      expect(table.api.beliefOf(null, third)).toBeNull();
      table.acts.use(third, 'juedou', [table.seat(4)]);
      table.acts.die(third, table.seat(4));
      expect(toldOf(table, 'die').map(({ role }) => role)).toEqual(['fan', 'zhong']);
      expect(table.api.guessIdentityConsensus(third)).toEqual({ identity: 'zhong', confidence: 1 });
      // What is believed of the others stands.
      if (settings.inference) expect(table.api.beliefOf(null, table.seat(4))).not.toBeNull();
      readable(table);
    }
  });

  it('with another role, shown, is what it is now, and the belief about the others stands', () => {
    const table = sit({ settings: { inference: 'belief' } });
    const third = table.seat(3);
    table.acts.die(third, table.seat(1));
    DoublePlayer.deal(third, 'zhong');
    table.acts.revive(third, 2, true);
    expect(toldOf(table, 'reveal')).toEqual([{ type: 'reveal', seat: 3, role: 'zhong' }]);
    expect(table.api.guessIdentityConsensus(third).identity).toBe('zhong');
    const chances = table.api.beliefOf(null, table.seat(4));
    expect((chances?.zhong ?? 0) + (chances?.fan ?? 0) + (chances?.nei ?? 0)).toBeCloseTo(1, 9);
    // The card it was dealt is out: of three left, one is a rebel.
    expect(chances?.fan).toBeCloseTo(1 / 3, 1);
  });

  it('who rests (休整) is dead until it is back', () => {
    const table = sit();
    const third = table.seat(3);
    table.acts.die(third, table.seat(1));
    table.acts.revive(third, 1);
    third.out = true;
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'revive')).toEqual([]);
    third.out = false;
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'revive').length).toBe(1);
  });

  it('wins with the living', () => {
    const winner = (play: (table: Table) => void): string => {
      const table = sit();
      play(table);
      table.acts.over();
      return toldOf(table, 'over')[0]?.winner ?? '';
    };
    const all = (table: Table, ...seats: number[]): void => {
      for (const seat of seats) table.acts.die(table.seat(seat), table.seat(2));
    };
    // A lord who came back is alive.
    expect(
      winner((table) => {
        all(table, 3, 4, 5, 1);
        table.acts.revive(table.seat(1));
      }),
    ).toBe('zhu');
    // The traitor was alone until a rebel came back.
    expect(
      winner((table) => {
        all(table, 2, 3, 4, 1);
        table.acts.revive(table.seat(4), 1, true);
      }),
    ).toBe('fan');
    // And alone it wins, though no event laid its role open.
    expect(
      winner((table) => {
        all(table, 2, 3, 4, 1);
      }),
    ).toBe('nei');
  });

  it('folds in a replay as in the game', () => {
    const table = sit();
    back(table, 3, true);
    table.acts.turn(table.seat(3));
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    table.acts.over();
    const recording = readable(table);
    const game = openGame(recording);
    const turns = [...replay(recording, game)].filter(isTurnLine);
    expect(turns.length).toBe(1);
    expect(game.table.bySeat.get(3)).toMatchObject({ alive: true, revealed: 'fan', hp: 2 });
    for (const seat of [1, 2, 3, 4, 5]) expect(game.minds.get(seat)?.runtime).toEqual(mindOf(table.seat(seat)).runtime);
    expect(game.minds.get(3)?.runtime.turnsTaken).toBe(1);
  });
});
