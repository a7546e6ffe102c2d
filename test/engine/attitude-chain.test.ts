/** One chain (§A16): what the patched engine answers in a running game is what a replay of its recording answers, and why. */
import { describe, expect, it } from 'vitest';
import { attitude } from '../../src/core/attitude';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import { openInference, type InferenceOptions } from '../../src/replay/inference';
import type { Identity } from './double-player';
import { listenToConsole, readable, sit, type Table } from './support';
import { playWholeGame } from './whole-game';

/** As the double deals eight, so that belief has an answer. */
const EIGHT: readonly Identity[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'nei', 'nei'];

interface Look {
  /** Recorded lines at that moment. */
  at: number;
  from: number;
  to: number;
  value: number;
  /** What subscribers were told. */
  reason: string;
  /** `ai.shown`, by which the engine weakens what it knows of a hidden role; the replay's stand-in does not. */
  shown: number;
}

/** Everybody's attitude to everybody, as the engine's AIs get it now. */
function look(table: Table): Look[] {
  const at = table.api.recording()?.length ?? 0;
  const looks: Look[] = [];
  let reason = 'nobody was asked';
  const off = table.bus.on('slqj_ai_attitude', (ctx) => {
    reason = ctx.reason;
  });
  for (const from of EIGHT.keys())
    for (const to of EIGHT.keys()) {
      const aim = table.seat(to + 1);
      const value = table.get.attitude(table.seat(from + 1), aim);
      looks.push({ at, from: from + 1, to: to + 1, value, reason, shown: aim.ai.shown ?? 0 });
    }
  off();
  return looks;
}

type Play = (table: Table, turn: (seat: number) => void) => void;

/** Everybody acts, some die, one is laid open, one gives himself away. */
const wholeGame: Play = ({ acts, seat, ...table }, turn) => {
  turn(1);
  turn(4);
  playWholeGame({ ...table, seat }, acts);
  turn(2);
  turn(5);
  seat(5).identityShown = true;
  seat(5).ai.shown = 1;
  turn(8);
  acts.die(seat(6), seat(2));
  turn(3);
  seat(8).ai.shown = 0.9;
  turn(8);
};

/** The rebels are known before anybody else has done anything. */
const openRebels: Play = ({ acts, seat }, turn) => {
  turn(1);
  acts.die(seat(4), seat(1));
  acts.die(seat(5), seat(1));
  seat(6).identityShown = true;
  turn(2);
};

/** A game, looked at after each turn start, and over at last: a replay learns the seats' own roles from the truth. */
function playOut(play: Play, personas: readonly PersonaName[], settings: Record<string, unknown>) {
  const table = sit({ roles: EIGHT, personas, settings });
  const looks: Look[] = [];
  play(table, (n) => {
    table.acts.turn(table.seat(n));
    looks.push(...look(table));
  });
  table.acts.die(table.seat(1), table.seat(8));
  table.acts.over();
  return { recording: readable(table), looks };
}

/** Compares every look with the same moment of the replay; answers the reasons that came up. */
function compare({ recording, looks }: ReturnType<typeof playOut>, options: InferenceOptions): string[] {
  const { game, fold } = openInference(recording, options);
  let lines = 1;
  let compared = 0;
  for (const { event } of recording.entries) {
    lines += 1;
    if (event) fold(event);
    for (const { at, from, to, value, reason, shown } of looks.filter((one) => one.at === lines)) {
      const again = attitude(game, from, to);
      const weakened = again.reason === 'fallback_shown' ? shown : 1;
      expect({ at, from, to, reason }).toEqual({ at, from, to, reason: again.reason });
      expect(value, `${at}: ${from} → ${to}`).toBeCloseTo(again.value * weakened, 12);
      compared += 1;
    }
  }
  expect(compared).toBe(looks.length);
  return looks.map(({ reason }) => reason);
}

describe.each<[string, readonly PersonaName[], Record<string, unknown>, InferenceOptions, string[]]>([
  ['every persona', PERSONA_NAMES, {}, {}, ['fallback_shown', 'original', 'perceived', 'soft_assigned']],
  [
    'rebels in disguise',
    ['camouflage'],
    {},
    {},
    ['camouflage', 'fallback_shown', 'original', 'perceived', 'soft_assigned'],
  ],
  [
    'strict mode',
    PERSONA_NAMES,
    // What is felt; how one who decides bears itself beyond it no replay tells (§A20).
    { strict: true, caution: false },
    { worths: SHIPPED_WORTHS },
    ['original', 'perceived', 'soft_assigned'],
  ],
  [
    'belief',
    ['camouflage'],
    { inference: 'belief' },
    { parameters: shippedParameters() },
    ['belief', 'camouflage', 'fallback_shown', 'original', 'soft_assigned'],
  ],
])('the attitude in a running game, %s', (_mode, personas, settings, options, reasons) => {
  listenToConsole();

  it('is the one that a replay gives, for the same reason', () => {
    const seen = [wholeGame, openRebels].flatMap((play) => compare(playOut(play, personas, settings), options));
    expect([...new Set(seen)].sort()).toEqual(reasons);
  });
});
