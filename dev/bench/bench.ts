/**
 * `npm run bench`: our functions beside the plain, uncached transcription of the rules (test/reference), in one
 * run, as ratios. Both sides stand on the same folded game; the table is a played-out middle game per head count.
 */
import { Bench } from 'tinybench';
import { attitude } from '../../src/core/attitude';
import { consensus, verdict } from '../../src/core/consensus';
import type { CardEvent } from '../../src/core/event';
import { step } from '../../src/core/fold';
import { touchAll } from '../../src/core/game';
import { isDamage, parseRecording } from '../../src/record/format';
import { openGame, replay } from '../../src/replay/replay';
import * as reference from '../../test/reference';
import { UsageError } from '../program/errors';
import { defineProgram } from '../program/program';
import { benchBelief } from './belief';
import { benchChat } from './chat';
import { benchChoice } from './choice';
import { benchSeek } from './seek';
import { middleGame } from './table';

const SEATS = [4, 5, 8, 10, 20];
/** Acts per seat before measuring: hardly anybody known, half, most. */
const PHASES = [
  ['开局 early', 1],
  ['中局 middle', 3],
  ['残局 late', 8],
] as const;
const TIME_PER_SIDE = 150;

interface Row {
  name: string;
  /** Calls that one run of either side makes. */
  calls: number;
  ours: () => void;
  plain: () => void;
  /** Between runs, not measured. */
  rewind: (() => void) | null;
}

/** Both sides at the same moment of the same game, and a way back to it. */
function stage(players: number, actsPerSeat: number) {
  const lines = middleGame(players, actsPerSeat);
  const recording = parseRecording(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  const game = openGame(recording, { persona: 'balanced', flatImpression: true });
  for (const _ of replay(recording, game));
  const memories = new Map([...game.minds].map(([seat, mind]) => [seat, structuredClone(mind.memory)]));
  const exposures = game.table.seats.map(({ exposure }) => exposure);

  const played = reference.openTable(lines, { persona: 'balanced', impression: 'zero' });
  const begun = reference.newContext();
  for (const { event } of recording.entries) if (event) reference.applyEvent(played, begun, event as never);
  const plain = { table: structuredClone(played), context: reference.newContext() };
  return {
    game,
    plain,
    rewind() {
      for (const [seat, mind] of game.minds) mind.memory = structuredClone(memories.get(seat)!);
      game.table.seats.forEach((seat, i) => {
        seat.exposure = exposures[i]!;
      });
      game.table.uses.cards.length = 0;
      touchAll(game);
      plain.table = structuredClone(played);
      plain.context = reference.newContext();
    },
  };
}

function rows(players: number, actsPerSeat: number): Row[] {
  const { game, plain, rewind } = stage(players, actsPerSeat);
  const { seats } = game.table;
  const pairs = seats.flatMap((from) => seats.filter((to) => to !== from).map((to) => [from, to] as const));
  // Everybody acts once, at the seat opposite.
  const events = seats.map(({ seat }, i): CardEvent => {
    const to = seats[(i + (seats.length >> 1)) % seats.length]!.seat;
    return { type: 'card', by: seat, to: [to], card: 'lebu', tv: { [to]: -1 }, group: false };
  });
  return [
    {
      name: '态度 attitude',
      calls: pairs.length,
      rewind: null,
      ours() {
        for (const [from, to] of pairs) attitude(game, from.seat, to.seat);
      },
      plain() {
        for (const [from, to] of pairs) reference.attitude(plain.table, from.seat, to.seat);
      },
    },
    {
      name: '单人猜测 guess',
      calls: pairs.length,
      rewind: null,
      ours() {
        for (const [from, to] of pairs) verdict(game, from.seat, to);
      },
      plain() {
        for (const [from, to] of pairs) reference.guess(plain.table, from.seat, to.seat, { soft: true });
      },
    },
    {
      name: '共识 consensus',
      calls: seats.length,
      rewind: null,
      ours() {
        for (const to of seats) consensus(game, to);
      },
      plain() {
        for (const to of seats) reference.consensus(plain.table, to.seat, { soft: true });
      },
    },
    {
      name: '用牌事件 card event',
      calls: events.length,
      rewind,
      ours() {
        for (const event of events) step(game, event);
      },
      plain() {
        for (const event of events) reference.applyEvent(plain.table, plain.context, event as never);
      },
    },
  ];
}

async function benchCore(): Promise<void> {
  console.log('| 座位 seats | 局面 phase | 操作 operation | 我们 ours µs | 逐字转写 plain µs | 倍数 ratio |');
  console.log('| ---: | --- | --- | ---: | ---: | ---: |');
  for (const players of SEATS) {
    for (const [phase, acts] of PHASES) {
      for (const { name, calls, ours, plain, rewind } of rows(players, acts)) {
        const bench = new Bench({ time: TIME_PER_SIDE, warmupTime: 40 });
        const hooks = rewind ? { beforeEach: rewind } : {};
        await bench.add('ours', ours, hooks).add('plain', plain, hooks).run();
        const [fast = NaN, slow = NaN] = bench.tasks.map(({ name: side, result }) => {
          if (result.state !== 'completed') throw new Error(`${side}: ${result.state}`);
          return (result.latency.p50 * 1000) / calls;
        });
        console.log(
          `| ${players} | ${phase} | ${name} | ${fast.toFixed(3)} | ${slow.toFixed(2)} | ${(slow / fast).toFixed(0)}× |`,
        );
      }
    }
  }
}

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  core: benchCore,
  belief: benchBelief,
  chat: benchChat,
  choice: benchChoice,
  seek: benchSeek,
};

export default defineProgram({
  about: '有多快，以比值计 how fast it is, as ratios',
  options: {},
  rest: { value: 'core|belief|chat|choice|seek', about: '只量这些 only these parts' },
  async run(_, named) {
    const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
    if (unknown !== undefined) throw new UsageError(`没有 no such part: ${unknown}`);
    for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part();
    return 0;
  },
});
