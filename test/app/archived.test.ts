/** A game that was archived shows what its table showed: every verdict at every line, and the review. */
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { followGame, sourceOf } from '../../src/app/running';
import type { PublicEvent } from '../../src/core/event';
import { verdicts } from '../../src/core/verdict';
import type { Session } from '../../src/engine/session';
import { createSettings } from '../../src/engine/settings';
import { isDamage, parseRecording } from '../../src/record/format';
import { createArchive } from '../../src/ui/archive';
import { playedSource, type RecordedSource } from '../../src/ui/recorded';
import { reviewOf } from '../../src/ui/retrospect';
import type { PanelSource } from '../../src/ui/source';
import { DoublePlayer } from '../engine/double-player';
import { listenToConsole, sit, type SitOptions, type Table } from '../engine/support';
import { playWholeGame } from '../engine/whole-game';
import { golden } from '../ui/belief/tools';

const { warnings } = listenToConsole();

/** Everything that is thought at the table, as one text: numbers to their last digit. */
function thoughts({ game, belief }: Pick<Session, 'game' | 'belief'>): string {
  const eyes = game.table.seats.map(({ seat }) => ({ seat, role: game.roles.own(seat), learned: null }));
  return JSON.stringify([null, ...eyes].map((viewer) => [...verdicts(game, belief, viewer).values()]));
}

function thoughtsIn(source: RecordedSource): string {
  const game = source.game()!;
  const belief = source.outlook.believes()
    ? source.outlook.atTurn(source.history().turns.at(-1)?.n ?? 0)!.belief
    : null;
  return thoughts({ game, belief });
}

interface Played {
  /** What was thought after so many lines. */
  readonly seen: ReadonlyMap<number, string>;
  readonly source: PanelSource;
  readonly lines: readonly string[];
}

/** Plays to the end, and writes down what is thought after every line. */
function play(options: SitOptions, course: (table: Table) => void, subscribe?: (table: Table) => void): Played {
  const table = sit({ ...options, started: false });
  const around = {
    runtime: table.runtime,
    settings: createSettings(table),
    places: { portrait: () => null } as never,
    inactive: () => null,
    term: (name: string) => name,
  };
  const source = sourceOf(followGame(around), around, () => 'zh-CN');
  const seen = new Map<number, string>();
  table.runtime.watch({
    moved(session) {
      seen.set(session.recorder.length(), thoughts(session));
    },
  });
  subscribe?.(table);
  table.acts.gameStart();
  course(table);
  table.acts.over();
  return { seen, source, lines: table.api.recording()! };
}

/** Kept, read, and opened again. */
async function archived(lines: readonly string[]): Promise<RecordedSource> {
  const archive = createArchive(new IDBFactory());
  await archive.keep({ at: 1, players: 8, winner: 'zhu', lines });
  const [game] = (await archive.list()).games;
  const recording = parseRecording(game!.lines.join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  return playedSource(recording, game!.lines);
}

/** An engine whose mind changes with what happens: no table of usual attitudes could say what it says. */
function moody(table: Pick<Table, 'get' | 'game'>): void {
  const { rawAttitude } = table.get;
  table.get.rawAttitude = function (from, to, ...rest) {
    const usual = rawAttitude.call(this, from, to, ...rest);
    const mood = (from!.hp * 7 + to!.hp * 3 + table.game.roundNumber + Number(from!.playerid.slice(2))) % 5;
    return [usual, -usual, 0.42, -0.5, usual / 20][mood]!;
  };
}

/** The acts of a recorded game, done at this table. */
function act(table: Table, { session }: { session: Session }, event: PublicEvent): void {
  const at = (seat: number) => table.seat(seat);
  switch (event.type) {
    case 'round':
      table.game.roundNumber = event.n;
      session.accept(event);
      return;
    case 'turn':
      for (const [seat, hp] of Object.entries(event.hp)) at(Number(seat)).hp = hp;
      table.acts.turn(at(event.seat));
      return;
    case 'shown':
      at(event.seat).ai.shown = event.value;
      return;
    case 'die':
      table.acts.die(at(event.seat), event.by === null ? undefined : at(event.by));
      return;
    case 'reveal':
      at(event.seat).identityShown = true;
      return;
    case 'over':
      return;
    default:
      session.catchUp();
      session.accept(event);
  }
}

const WAYS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['规格', { inference: 'spec', strict: false }],
  ['规格, strict', { inference: 'spec', strict: true }],
  ['信念', { inference: 'belief', strict: false }],
  ['公平', { inference: 'belief', strict: true }],
];

async function compare({ seen, source, lines }: Played): Promise<void> {
  const again = await archived(lines);
  const after = [...seen.keys()];
  // Once through, and a few steps back.
  for (const at of [...after, ...after.filter((_, i) => i % 97 === 0).reverse()]) {
    again.seek(at);
    expect(thoughtsIn(again) === seen.get(at), `line ${at}: ${lines[at]}`).toBe(true);
  }
  again.seek(again.length);
  const live = reviewOf(source);
  expect(live).not.toBeNull();
  expect(reviewOf(again)).toEqual(live);
  const [kept, lived] = [again.history().moments, source.history().moments];
  expect(kept.length).toBe(lived.length);
  kept.forEach((moment, i) => {
    expect(moment).toEqual(lived[i]);
  });
}

describe.each(WAYS)('by %s', (_name, settings) => {
  it.each(['8p-1', '5p-2'])(
    "shows the recorded game %s as its table did, whatever the engine's attitudes were",
    async (name) => {
      const { truth, entries } = golden(name);
      const roles = Object.values(truth!);
      const played = play({ roles, settings, before: moody }, (table) => {
        const session = table.runtime.sessionOf(table.seat(2))!;
        for (const { event } of entries) if (event) act(table, { session }, event);
      });
      warnings(); // that the engine sends nothing, since the acts come straight from the recording
      expect(played.seen.size).toBeGreaterThan(50);
      expect(played.lines.at(-1)).toContain('"told":{"attitudes":[[');
      await compare(played);
    },
  );

  it('shows what subscribers, changed roles, reworked personas and latecomers made of it', async () => {
    const roles = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;
    const subscribe = (table: Table): void => {
      let asked = 0;
      table.bus.on('slqj_ai_attitude', (context) => {
        if (asked++ % 3 === 0) context.result = -context.result;
      });
      table.bus.on('slqj_ai_evidence', (context) => {
        if (context.kind === 'card') context.delta *= 1.5;
      });
      table.bus.on('slqj_ai_persona_init', ({ persona: { traits } }) => {
        traits.revengeWeight = 2.6;
      });
    };
    const course = (table: Table): void => {
      playWholeGame(table, table.acts);
      DoublePlayer.deal(table.seat(5), 'zhong');
      DoublePlayer.deal(table.seat(2), 'fan');
      table.acts.turn(table.seat(5));
      const late = table.addPlayer('zhong');
      table.acts.use(table.seat(6), 'sha', [late]);
      table.acts.use(late, 'juedou', [table.seat(1)]);
      table._status.auto = true;
      table.acts.turn(table.seat(3));
      playWholeGame(table, { ...table.acts, die: () => undefined });
    };
    const played = play({ roles, me: 3, settings, before: moody }, course, subscribe);
    await compare(played);
    expect(played.lines.at(-1)).toContain('"increments":[[');
    expect(played.lines.at(-1)).toContain('"revengeWeight":2.6');
  });
});

it('keeps nothing where the engine feels as usual, and hides what it keeps until the game is over', () => {
  const roles = ['zhu', 'zhong', 'fan', 'fan', 'nei'] as const;
  const course = (table: Table): void => {
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    table.acts.use(table.seat(2), 'sha', [table.seat(1)]);
  };
  const plain = play({ roles }, course);
  expect(JSON.parse(plain.lines.at(-1)!)).toEqual({
    type: 'truth',
    roles: { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' },
  });
  let running: readonly string[] = [];
  const { lines } = play({ roles, before: moody }, (table) => {
    course(table);
    running = table.api.recording()!;
  });
  expect(running.some((line) => line.includes('told'))).toBe(false);
  expect(lines.filter((line) => line.includes('told')).length).toBe(1);
  expect(lines.at(-1)).toContain('"told":{"attitudes":[[');
});
