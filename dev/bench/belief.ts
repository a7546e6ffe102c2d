/**
 * Part of `npm run bench`: attitude by belief beside attitude by evidence, on the same recorded acts, in turn and in one
 * run, as ratios; and what one event costs with everybody at the table.
 */
import { readFileSync } from 'node:fs';
import { attitude } from '../../src/core/attitude';
import { seeEvent } from '../../src/core/belief/belief';
import { createMarginals, marginals, type Onlooker } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { PublicEvent } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { openInference, type Opened } from '../../src/replay/inference';
import { standIn } from '../../src/replay/standin';
import { inProject } from '../program/project';
import { middleGame } from './table';

const ROUNDS = 40;
/** Acts a seat in a made-up game. */
const ACTS = 12;
/**
 * Whoever decides after an event asks about everybody. dev/bench/live.ts counts some sixteen calls of get.attitude
 * after a recorded line at eight seats, and ten at five; they were those of one or two players.
 */
const DECIDING = 2;
/** Attitudes of everybody about everybody, over and over, while nothing happens: what the rows above measure too. */
const STANDING = 4000;
/** Recorded games of the real engine, where there are some. */
const GOLDEN: Readonly<Record<number, string>> = { 5: '5p-1', 8: '8p-4' };

function recorded(players: number): Recording {
  const name = GOLDEN[players];
  const text =
    name === undefined
      ? middleGame(players, ACTS)
          .map((line) => JSON.stringify(line))
          .join('\n')
      : readFileSync(inProject('test', 'golden', `${name}.jsonl`), 'utf8');
  const recording = parseRecording(text);
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  return recording;
}

interface Times {
  /** Microseconds of one event with its fold. */
  event: number;
  /** Of the attitudes after one event. */
  after: number;
  /** Of one attitude while nothing happens. */
  standing: number;
}

/** Milliseconds that each event took, at its best so far: what else the machine does meanwhile falls on some rounds only. */
type Best = Float64Array;

const keepBest = (best: Best, at: number, milliseconds: number): void => {
  best[at] = Math.min(best[at]!, milliseconds);
};
const microseconds = (best: Best): number => (best.reduce((sum, x) => sum + x, 0) * 1000) / best.length;

/** Folds the game once, asking after each event; answers what one attitude took while nothing happened. */
function run({ fold, game }: Opened, events: readonly PublicEvent[], folding: Best, asking: Best): number {
  const { seats } = game.table;
  let standing = Infinity;
  events.forEach((event, at) => {
    const from = performance.now();
    fold(event);
    const between = performance.now();
    for (let i = 0; i < DECIDING; i++) {
      const observer = seats[(at + i) % seats.length]!.seat;
      for (const { seat } of seats) if (seat !== observer) attitude(game, observer, seat);
    }
    keepBest(folding, at, between - from);
    keepBest(asking, at, performance.now() - between);
    if (at === events.length >> 1) standing = stand(game);
  });
  return standing;
}

/** In the middle of a game. */
function stand(game: Game): number {
  const { seats } = game.table;
  const pairs = seats.flatMap((from) => seats.filter((to) => to !== from).map((to) => [from.seat, to.seat] as const));
  const from = performance.now();
  for (let i = 0; i < STANDING; i++) {
    const [observer, about] = pairs[i % pairs.length]!;
    attitude(game, observer, about);
  }
  return ((performance.now() - from) * 1000) / STANDING;
}

const parameters = shippedParameters();

/** Both kinds of inference in turn, every event the best of several rounds. */
function compare(players: number): { spec: Times; belief: Times } {
  const recording = recorded(players);
  const events = recording.entries.flatMap(({ event }) => event ?? []);
  const never = (): Best => new Float64Array(events.length).fill(Infinity);
  const kinds = [{}, { parameters }].map((options) => ({
    options,
    folding: never(),
    asking: never(),
    standing: Infinity,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of kinds) {
      const standing = run(openInference(recording, kind.options), events, kind.folding, kind.asking);
      kind.standing = Math.min(kind.standing, standing);
    }
  }
  const [spec, belief] = kinds.map(
    ({ folding, asking, standing }): Times => ({
      event: microseconds(folding),
      after: microseconds(asking),
      standing,
    }),
  );
  return { spec: spec!, belief: belief! };
}

/** One act at ten seats through the eyes of all ten: belief alone, without the fold of evidence. */
function tenObservers(seen: Best, looked: Best): number {
  const recording = recorded(10);
  const { belief } = openInference(recording, { parameters });
  if (!belief) throw new Error('no belief');
  const roles = standIn(recording);
  const onlookers = belief.worlds.seats.map((seat): Onlooker => ({ seat, role: roles.own(seat)! }));
  const out = createMarginals(belief);
  let at = 0;
  for (const { event } of recording.entries) {
    if (!event) continue;
    const from = performance.now();
    seeEvent(belief, event);
    const between = performance.now();
    for (const onlooker of onlookers) marginals(belief, onlooker, out);
    keepBest(seen, at, between - from);
    keepBest(looked, at, performance.now() - between);
    at += 1;
  }
  const before = performance.now();
  for (let i = 0; i < belief.seen; i++) marginals(belief, null, out);
  return ((performance.now() - before) * 1000) / belief.seen;
}

/** Prints the tables. */
export function benchBelief(): void {
  console.log('\n信念 belief\n\n| 座位 seats | 操作 operation | 规格 spec µs | 信念 belief µs | 倍数 ratio |');
  console.log('| ---: | --- | ---: | ---: | ---: |');
  for (const players of [5, 8, 10]) {
    const { spec, belief } = compare(players);
    const row = (name: string, of: (times: Times) => number): void => {
      console.log(
        `| ${players} | ${name} | ${of(spec).toFixed(3)} | ${of(belief).toFixed(3)} | ${(of(belief) / of(spec)).toFixed(2)}× |`,
      );
    };
    row('态度 attitude', ({ standing }) => standing);
    row(`事件后 ${DECIDING} 人看所有人 ${DECIDING} look at everybody after an event`, ({ after }) => after);
    row('事件 event', ({ event }) => event);
  }

  const events = recorded(10).entries.filter(({ event }) => event).length;
  const seen: Best = new Float64Array(events).fill(Infinity);
  const looked: Best = new Float64Array(events).fill(Infinity);
  let told = Infinity;
  for (let round = 0; round < ROUNDS; round++) told = Math.min(told, tenObservers(seen, looked));
  const [update, all] = [microseconds(seen), microseconds(looked)];
  console.log(
    `\n十人桌一个事件 one event at ten seats: 更新 update ${update.toFixed(1)} µs, 十个观察者各自的边缘分布 the marginals of all ten observers ${all.toFixed(1)} µs, 一起 together ${(update + all).toFixed(1)} µs; 一个旁观者 one spectator ${told.toFixed(1)} µs`,
  );
}
