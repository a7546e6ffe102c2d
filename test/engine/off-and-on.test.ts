/** Off and on in the middle of a game, 托管, seats that are swapped, others who are controlled: the same game goes on. */
import { describe, expect, it } from 'vitest';
import type { Watcher } from '../../src/engine/runtime';
import { isTurnLine, openGame, replay } from '../../src/replay/replay';
import { swapPlayer } from './double';
import { column, header, listenToConsole, mindOf, readable, sit, told, toldOf, type Table } from './support';

listenToConsole();

/** Seat 3 has attacked the lord, and everybody saw it. */
function begun(settings: Record<string, unknown> = {}): Table {
  const table = sit({ settings });
  table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
  table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
  return table;
}
const offAndOn = ({ runtime }: Table, meanwhile: () => void = () => undefined): void => {
  runtime.uninstall();
  meanwhile();
  runtime.install();
};

describe('switched off and on again', () => {
  it('goes on with the same minds, the same recording and the same seats', () => {
    const table = begun();
    const minds = [1, 2, 3, 4, 5].map((seat) => mindOf(table.seat(seat)));
    const before = table.api.recording() ?? [];
    const guesses = () => [2, 3, 4, 5].map((seat) => table.api.explainGuessIdentityConsensus(table.seat(seat)));
    const thought = guesses();
    offAndOn(table, () => {
      expect(table.api.recording()).toBeNull();
      expect(table.seat(2).storage['slqj_ai']).toBeUndefined();
    });
    expect([1, 2, 3, 4, 5].map((seat) => mindOf(table.seat(seat)))).toEqual(minds);
    for (const [at, mind] of minds.entries()) expect(mindOf(table.seat(at + 1))).toBe(mind);
    expect(table.api.recording()?.slice(0, before.length)).toEqual(before);
    expect(told(table).at(-1)).toEqual({ type: 'gap' });
    expect(guesses()).toEqual(thought);
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'turn').map(({ n }) => n)).toEqual([1, 2]);
    expect(readable(table).damage).toBeNull();
  });

  it('catches up with what can be seen of the time between', () => {
    const table = begun();
    offAndOn(table, () => {
      table.acts.use(table.seat(2), 'juedou', [table.seat(1)]);
      table.acts.die(table.seat(4), table.seat(1));
      table.acts.roundStart(table.seat(1));
      table.acts.roundStart(table.seat(1));
      table.seat(5).identityShown = true;
      table._status.auto = true;
    });
    const [gap, ...after] = told(table).slice(told(table).findIndex(({ type }) => type === 'gap'));
    expect(gap).toEqual({ type: 'gap' });
    expect(after).toEqual(
      expect.arrayContaining([
        { type: 'round', n: 3 },
        { type: 'hand', seat: null },
        { type: 'die', seat: 4, by: null, role: 'fan' },
        { type: 'reveal', seat: 5, role: 'nei' },
      ]),
    );
    // Nobody saw what seat 2 did.
    expect(column(table, 'evidence', table.seat(2))[1]).toBe(0);
  });

  it('folds in a replay as in the game', () => {
    const table = begun();
    offAndOn(table);
    table.acts.use(table.seat(3), 'juedou', [table.seat(2)]);
    table.acts.turn(table.seat(2));
    table.acts.over();
    const recording = readable(table);
    const game = openGame(recording);
    expect([...replay(recording, game)].filter(isTurnLine).length).toBe(2);
    for (const seat of [1, 2, 3, 4, 5]) expect(game.minds.get(seat)?.runtime).toEqual(mindOf(table.seat(seat)).runtime);
    expect(game.minds.get(1)?.memory.zhuSignal[3]).toBeCloseTo(
      mindOf(table.seat(1)).memory.zhuSignal[table.seat(3).playerid] ?? NaN,
      9,
    );
  });

  it('tells whoever follows that the game goes on, and what was caught up', () => {
    const table = begun();
    const heard: string[] = [];
    const watcher: Watcher = {
      opened: () => heard.push('opened'),
      resumed: () => heard.push('resumed'),
      moved: (_session, { type }) => heard.push(type),
      closed: () => heard.push('closed'),
      ended: () => heard.push('ended'),
    };
    table.runtime.watch(watcher);
    offAndOn(table);
    offAndOn(table);
    expect(heard).toEqual(['closed', 'resumed', 'gap', 'closed', 'resumed', 'gap']);
    table.acts.turn(table.seat(2));
    expect(heard.slice(-1)).toEqual(['turn']);
  });

  it('ends the recording of a game that ended meanwhile, once', () => {
    const table = begun();
    offAndOn(table, () => {
      table.acts.over();
    });
    expect(toldOf(table, 'over').length).toBe(1);
    expect(readable(table).truth).not.toBeNull();
    const lines = table.api.recording();
    offAndOn(table);
    expect(table.api.recording()).toEqual(lines);
  });

  it('begins anew with other players, and where nothing had begun', () => {
    const table = begun();
    offAndOn(table, () => {
      const others = sit({ started: false });
      table.game.players.splice(0, table.game.players.length, ...others.game.players);
      table.game.me = others.game.me;
      table.game.zhu = others.seat(1);
    });
    table.acts.turn(table.game.players[0]!);
    expect(told(table).map(({ type }) => type)).toEqual(['turn']);
    const early = sit({ started: false });
    offAndOn(early);
    early.acts.gameStart();
    expect(told(early)).toEqual([]);
  });
});

describe('托管 and changed places', () => {
  it('托管 keeps everything, and says who decides', () => {
    const table = begun();
    const mind = mindOf(table.seat(1));
    table._status.auto = true;
    table.acts.turn(table.seat(2));
    table._status.auto = false;
    table.acts.turn(table.seat(3));
    expect(toldOf(table, 'hand').map(({ seat }) => seat)).toEqual([null, header(table).me]);
    expect(mindOf(table.seat(1))).toBe(mind);
    expect(column(table, 'evidence', table.seat(3))[2]).not.toBe(0);
  });

  it('a swapped seat, a new number, a new id and another `me` keep their minds and seats', () => {
    const table = begun();
    const [second, third] = [table.seat(2), table.seat(3)];
    const before = column(table, 'evidence', third);
    [second.dataset.position, third.dataset.position] = [third.dataset.position, second.dataset.position];
    swapPlayer(table, table.seat(4));
    table.acts.turn(third);
    expect(toldOf(table, 'turn').at(-1)?.seat).toBe(3);
    expect(Object.keys(column(table, 'evidence', third))).toEqual(Object.keys(before));
    expect(toldOf(table, 'hand').at(-1)?.seat).toBe(4);
    offAndOn(table);
    table.acts.turn(second);
    expect(toldOf(table, 'turn').at(-1)?.seat).toBe(2);
    // Another id in the middle of a game: memories stay under the one they began with.
    const { playerid } = third;
    Object.assign(third, { playerid: 'other' });
    table.acts.use(third, 'juedou', [table.seat(1)]);
    expect(mindOf(table.seat(1)).memory.evidence[playerid]).toBeLessThan(0);
    expect(table.api.explainGuessIdentityFor(table.seat(1), third).detail?.evidence).toBeLessThan(0);
  });

  it('a skill that has the person play another turn leaves the person who it is', () => {
    const table = begun();
    const me = table.game.me;
    const person = () => table.runtime.api.recording() && sessionOf(table);
    const sessionOf = ({ runtime }: Table): number | null => {
      let seat: number | null = null;
      runtime.watch({
        moved: (session) => {
          seat = session.me();
        },
      });
      table.acts.turn(table.seat(5));
      return seat;
    };
    // The person plays seat 4's turn.
    table.seat(4)._trueMe = me;
    table.game.me = table.seat(4);
    expect(person()).toBe(1);
    expect(toldOf(table, 'hand').at(-1)?.seat).toBe(4);
    // Somebody else plays the person's.
    delete (table.seat(4) as { _trueMe?: unknown })._trueMe;
    table.game.me = me;
    table.game.notMe = true;
    me._trueMe = table.seat(2);
    expect(person()).toBe(1);
  });
});
