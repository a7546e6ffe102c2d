/** What the adapter records: readable, complete, and folding again to what happened in the game. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/core/mind';
import { PERSONA_NAMES } from '../../src/core/persona';
import { isTurnLine, openGame, replay } from '../../src/replay/replay';
import { listenToConsole, mindOf, readable, sit, told, toldOf, type Table } from './support';
import { playWholeGame } from './whole-game';

const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;

/** A game with everything in it that can be told. */
function play(): Table {
  const table = sit({ roles: EIGHT, me: 3, personas: PERSONA_NAMES, settings: { debug: true } });
  playWholeGame(table, table.acts);
  return table;
}

describe('a recording', () => {
  const { logs } = listenToConsole();

  it('reads without damage, and says nothing of roles before the truth', () => {
    const table = play();
    const recording = readable(table);
    expect(recording.damage).toBeNull();
    expect(recording.truth).toBeNull();
    expect(recording.entries.every(({ event }) => event !== null)).toBe(true);
    const types = new Set(told(table).map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'card',
      'damage',
      'die',
      'draw',
      'give',
      'heal',
      'round',
      'shown',
      'skill',
      'turn',
      'wuxie',
      'zone',
    ]);
  });

  it('folds again to the minds that the players hold', () => {
    const table = play();
    table.acts.over(); // a replay learns the seats' own roles from the truth
    const recording = readable(table);
    const game = openGame(recording);
    for (const _ of replay(recording, game));
    for (let seat = 1; seat <= 8; seat++) {
      const live = mindOf(table.seat(seat));
      const again = game.minds.get(seat);
      const bySeat = (record: Record<string, number>): Record<string, number> =>
        Object.fromEntries(Object.entries(record).map(([id, value]) => [id.replace('id', ''), value]));
      const memory = Object.fromEntries(
        Object.entries(live.memory).map(([axis, record]) => [axis, bySeat(record as Record<string, number>)]),
      ) as unknown as Mind['memory'];
      expect({ ...live, memory }).toEqual(again);
    }
  });

  it('folds again to the very increments of the game, line by line', () => {
    const table = play();
    table.acts.over();
    const live = logs()
      .filter((text) => text.startsWith('[察言观色] {'))
      .map((text) => text.replace('[察言观色] ', '').trim());
    const recording = readable(table);
    const again = [...replay(recording, openGame(recording))].flatMap((line) =>
      isTurnLine(line)
        ? []
        : [[JSON.stringify(line.event), ...line.deltas.map((delta) => JSON.stringify(delta))].join(' ')],
    );
    // A rule of ours that raised an exposure also wrote the engine's number, which a replay then finds in place.
    const own = again.filter((line) => !live.includes(line));
    expect(own.filter((line) => !/^\{"type":"(shown|over)"/.test(line))).toEqual([]);
    expect(live.filter((line) => line.includes('"evidence"')).length).toBeGreaterThan(10);
    expect(again.filter((line) => live.includes(line))).toEqual(live);
  });

  it('is the running one, a copy each time', () => {
    const table = sit();
    const before = table.api.recording();
    before?.push('scribbled');
    table.acts.turn(table.seat(1));
    expect(table.api.recording()?.length).toBe(2);
  });
});

describe('the end of a game', () => {
  listenToConsole();

  it('writes who won, the words and the truth, once', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    table.acts.die(table.seat(1), table.seat(3));
    table.acts.over();
    table.acts.over();
    const lines = (table.api.recording() ?? []).map((line) => JSON.parse(line) as { type: string });
    expect(lines.slice(-3)).toEqual([
      { type: 'over', winner: 'fan' },
      { type: 'terms', names: { sha: '杀' } },
      { type: 'truth', roles: { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' } },
    ]);
    expect(lines.filter(({ type }) => type === 'truth').length).toBe(1);
    expect(readable(table).truth).toEqual({ 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' });
  });

  it('adds a death that no event came after', () => {
    const table = sit();
    table.acts.die(table.seat(1), table.seat(4), () => {
      table.acts.over();
    });
    expect(toldOf(table, 'die')).toEqual([{ type: 'die', seat: 1, by: 4, role: 'zhu' }]);
    expect(told(table).map(({ type }) => type)).toEqual(['die', 'over', 'terms', 'truth']);
  });

  it('takes the roles that the engine lays open then for the truth, not for reveals', () => {
    const table = sit();
    table._status.over = true;
    for (const player of table.everybody()) player.identityShown = true;
    table.acts.over();
    expect(toldOf(table, 'reveal')).toEqual([]);
  });

  it('names the winner by who is left', () => {
    const winner = (dead: readonly number[], shown?: number): string | undefined => {
      const table = sit();
      // The engine shows everybody when only the lord and one side are left.
      if (shown !== undefined) table.seat(shown).identityShown = true;
      for (const seat of dead) table.acts.die(table.seat(seat));
      table.acts.over();
      return toldOf(table, 'over')[0]?.winner;
    };
    expect(winner([3, 4, 5])).toBe('zhu');
    expect(winner([1])).toBe('fan');
    expect(winner([2, 3, 4, 1], 5)).toBe('nei');
    expect(winner([1, 2, 4, 5])).toBe('fan');
    expect(winner([])).toBe('zhu');
    const table = sit({ roles: ['zhu', 'nei', 'fan', 'fan', 'zhong'] });
    table.seat(2).identityShown = true;
    table.acts.die(table.seat(1));
    table.acts.over();
    expect(toldOf(table, 'over')[0]?.winner).toBe('fan');
  });

  it('writes nothing while the game still runs', () => {
    const table = sit();
    for (const heard of table.lib.onover) heard(true);
    expect(told(table)).toEqual([]);
  });

  it('records nothing after it', () => {
    const table = sit();
    table.acts.over();
    const length = table.api.recording()?.length;
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    table.acts.turn(table.seat(2));
    expect(table.api.recording()?.length).toBe(length);
  });

  it('says nothing where there was no game', () => {
    const table = sit({ started: false });
    table.acts.over();
    expect(table.api.recording()).toBeNull();
  });
});
