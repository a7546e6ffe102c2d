/** Facts that no trigger announces, read off the players: deaths, reveals, exposure, latecomers, whose hand plays. */
import { describe, expect, it } from 'vitest';
import { openGame, replay } from '../../src/replay/replay';
import { DoublePlayer } from './double-player';
import { swapPlayer } from './double';
import { column, header, listenToConsole, mindOf, readable, sit, told, toldOf, type Table } from './support';

describe('a hidden hero (隐匿)', () => {
  listenToConsole();

  it('has the name that is shown from then on, at the table and in the recording', () => {
    const table = sit({
      started: false,
      before: (double) => {
        Object.assign(double.seat(1), { name: 'unknown' });
      },
    });
    table.acts.gameStart();
    const session = table.runtime.sessionOf(table.seat(2))!;
    expect(header(table).players[0]?.name).toBe('unknown');
    Object.assign(table.seat(1), { name: 'hero1' });
    table.acts.turn(table.seat(2));
    expect(header(table).players[0]?.name).toBe('hero1');
    expect(session.game.table.bySeat.get(1)?.name).toBe('hero1');
  });
});

describe('a death', () => {
  listenToConsole();

  it('is told once, with the killer and the role', () => {
    const table = sit();
    table.acts.die(table.seat(4), table.seat(2));
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'die')).toEqual([{ type: 'die', seat: 4, by: 2, role: 'fan' }]);
    expect(toldOf(table, 'reveal')).toEqual([]);
    expect(table.api.guessIdentityConsensus(table.seat(4))).toEqual({ identity: 'fan', confidence: 1 });
  });

  it("without a killer is nobody's", () => {
    const table = sit();
    table.acts.die(table.seat(4));
    table.acts.die(table.seat(5), sit().seat(2));
    expect(toldOf(table, 'die').map(({ by }) => by)).toEqual([null, null]);
  });

  it('is told before what follows from it', () => {
    const table = sit();
    table.acts.die(table.seat(3), table.seat(1), () => {
      table.acts.inside('qingnang', { player: table.seat(2) }, () => {
        table.acts.draw(table.seat(1));
      });
    });
    expect(told(table).map(({ type }) => type)).toEqual(['die', 'draw']);
  });

  it('of a revealed loyalist is told with the plain role', () => {
    const table = sit({ roles: ['zhu', 'mingzhong', 'fan', 'fan', 'nei'] });
    table.acts.die(table.seat(2), table.seat(3));
    expect(toldOf(table, 'die')[0]?.role).toBe('zhong');
  });

  it('waits until the engine lays the role open', () => {
    const table = sit();
    table.seat(4).dead = true;
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'die')).toEqual([]);
    table.seat(4).identityShown = true;
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'die').length).toBe(1);
  });

  it('leaves the dead their memory and their vote, but they see no more', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    table.acts.die(table.seat(2), table.seat(3));
    const before = column(table, 'evidence', table.seat(3));
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    const after = column(table, 'evidence', table.seat(3));
    expect(after[2]).toBe(before[2]);
    expect(after[1]).not.toBe(before[1]);
    // The human at 1 and the target do not vote; the dead at 2 do.
    const { voters, abstentions } = table.api.explainGuessIdentityConsensus(table.seat(3));
    expect(voters + Object.values(abstentions).reduce((sum, n) => sum + n, 0)).toBe(3);
  });
});

describe('a role laid open', () => {
  listenToConsole();

  it('is told once, when the engine shows it', () => {
    const table = sit();
    table.seat(5).identityShown = true;
    table.seat(5).ai.shown = 1;
    table.acts.turn(table.seat(1));
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'reveal')).toEqual([{ type: 'reveal', seat: 5, role: 'nei' }]);
    expect(toldOf(table, 'shown')).toEqual([]);
    expect(table.api.explainGuessIdentityFor(table.seat(2), table.seat(5)).reason).toBe('fixed_shown');
  });

  it('is told again when the rules change it', () => {
    const table = sit();
    table.seat(5).identityShown = true;
    table.acts.turn(table.seat(1));
    DoublePlayer.deal(table.seat(5), 'fan');
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'reveal').map(({ role }) => role)).toEqual(['nei', 'fan']);
  });

  it('that the rules do not know stays hidden', () => {
    const table = sit();
    DoublePlayer.deal(table.seat(5), 'rYe');
    table.seat(5).identityShown = true;
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'reveal')).toEqual([]);
  });
});

describe('exposure', () => {
  listenToConsole();

  const shownOf = (table: Table, seat: number): number | undefined =>
    table.api.explainGuessIdentityFor(table.seat(seat === 2 ? 4 : 2), table.seat(seat)).detail?.shown;

  it('is read from ai.shown before the next event', () => {
    const table = sit();
    table.seat(3).ai.shown = 0.5;
    table.acts.use(table.seat(4), 'sha', [table.seat(2)]);
    expect(told(table).map(({ type }) => type)).toEqual(['shown', 'card']);
    expect(toldOf(table, 'shown')).toEqual([{ type: 'shown', seat: 3, value: 0.5 }]);
    expect(shownOf(table, 3)).toBe(0.5);
  });

  it('is written to ai.shown when a rule of ours raises it, and told', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(table.seat(3).ai.shown).toBe(0.95);
    expect(told(table).map(({ type }) => type)).toEqual(['card', 'shown']);
    expect(toldOf(table, 'shown')).toEqual([{ type: 'shown', seat: 3, value: 0.95 }]);
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'shown').length).toBe(1);
  });

  it('by helping a softly exposed one', () => {
    const table = sit();
    table.seat(2).ai.shown = 0.75;
    table.acts.useSkill(table.seat(5), 'qingnang', [table.seat(2)]);
    expect(table.seat(5).ai.shown).toBe(0);
    table.seat(2).hp = 0;
    table.acts.use(table.seat(5), 'tao', [table.seat(2)]);
    expect(table.seat(5).ai.shown).toBe(0.85);
  });

  it('is never lowered or written where it is no number', () => {
    const table = sit();
    delete table.seat(3).ai.shown;
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(table.seat(3).ai).toEqual({});
    table.seat(4).ai = { shown: 'much' as unknown as number };
    table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    expect(table.seat(4).ai.shown).toBe('much');
    expect(toldOf(table, 'shown')).toEqual([]);
  });

  it('of the formally shown is left alone', () => {
    const table = sit();
    table.seat(3).identityShown = true;
    table.seat(3).ai.shown = 0.4;
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(table.seat(3).ai.shown).toBe(0.4);
    expect(toldOf(table, 'shown')).toEqual([]);
  });

  it('may fall, as the engine lets it for a human traitor', () => {
    const table = sit();
    table.seat(5).ai.shown = -0.3;
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'shown')[0]?.value).toBe(-0.3);
    expect(readable(table).damage).toBeNull();
  });

  it('of a dead one is told no more', () => {
    const table = sit();
    table.acts.die(table.seat(3));
    table.seat(3).ai.shown = 0.6;
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'shown')).toEqual([]);
  });
});

describe('a latecomer', () => {
  listenToConsole();

  it('gets the next seat, a mind, and a place in every other mind', () => {
    const table = sit();
    const late = table.addPlayer('zhong');
    table.acts.turn(table.seat(2));
    expect(told(table)[0]).toEqual({ type: 'join', seat: 6, name: 'hero6', hp: 4, maxHp: 4 });
    expect(Object.keys(mindOf(late).memory.evidence).sort()).toEqual(['id1', 'id2', 'id3', 'id4', 'id5']);
    expect(mindOf(table.seat(3)).memory.evidence[late.playerid]).toBe(0);
    expect(Math.abs(mindOf(table.seat(3)).memory.firstImpression[late.playerid] ?? 1)).toBeLessThanOrEqual(0.3);
    table.acts.use(late, 'sha', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.by).toBe(6);
    expect(readable(table).damage).toBeNull();
  });

  it('is not late for an act of their own, or towards them, or a turn', () => {
    const acting = sit();
    acting.acts.use(acting.addPlayer('zhong'), 'sha', [acting.seat(1)]);
    expect(toldOf(acting, 'card')[0]).toMatchObject({ by: 6, to: [1] });
    const suffering = sit();
    suffering.acts.use(suffering.seat(3), 'sha', [suffering.addPlayer('zhong')]);
    expect(toldOf(suffering, 'card')[0]).toMatchObject({ by: 3, to: [6] });
    const opening = sit();
    const late = opening.addPlayer('zhong');
    opening.acts.turn(late);
    expect(toldOf(opening, 'turn')[0]?.seat).toBe(6);
    expect(mindOf(late).runtime.turnsTaken).toBe(1);
  });

  it('is asked who they are when the session hooks are there', () => {
    const table = sit();
    const met: unknown[] = [];
    table.bus.on('slqj_ai_persona_init', ({ player }) => {
      met.push(player);
    });
    const late = table.addPlayer('zhong');
    table.acts.turn(table.seat(2));
    expect(met).toEqual([late]);
  });
});

describe('the human', () => {
  listenToConsole();

  const observers = (table: Table, target: number): number => {
    table.acts.turn(table.seat(1));
    const { voters, abstentions } = table.api.explainGuessIdentityConsensus(table.seat(target));
    return voters + Object.values(abstentions).reduce((sum, n) => sum + n, 0);
  };

  it('does not vote by hand, but does when the game plays for him', () => {
    const table = sit({ me: 2 });
    expect(observers(table, 3)).toBe(3);
    table._status.auto = true;
    expect(observers(table, 3)).toBe(4);
    table._status.auto = false;
    expect(observers(table, 3)).toBe(3);
    table.game.notMe = true;
    expect(observers(table, 3)).toBe(4);
  });

  it('votes no more in a seat that he takes over, and the seat he left does', () => {
    const table = sit({ me: 2 });
    const mind = mindOf(table.seat(2));
    mind.memory.zhuSignal[table.seat(3).playerid] = -6;
    expect(observers(table, 3)).toBe(3);
    expect(table.api.guessIdentityConsensus(table.seat(3)).identity).toBe('unknown');
    swapPlayer(table, table.seat(4));
    expect(observers(table, 3)).toBe(3);
    expect(table.api.guessIdentityConsensus(table.seat(3)).identity).toBe('fan');
  });

  it('is told when the hand changes, so that a replay counts the same votes', () => {
    const table = sit({ me: 2 });
    table.acts.turn(table.seat(1));
    expect(toldOf(table, 'hand')).toEqual([]);
    table._status.auto = true;
    table.acts.turn(table.seat(2));
    table._status.auto = false;
    swapPlayer(table, table.seat(4));
    table.acts.turn(table.seat(3));
    expect(toldOf(table, 'hand')).toEqual([
      { type: 'hand', seat: null },
      { type: 'hand', seat: 4 },
    ]);
    const recording = readable(table);
    const again = openGame(recording);
    for (const _ of replay(recording, again));
    expect(again.human).toBe(4);
  });

  it('keeps a memory for the panel', () => {
    const table = sit({ me: 2 });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    expect(column(table, 'evidence', table.seat(3))[2]).toBeCloseTo(-0.9, 9);
  });
});
