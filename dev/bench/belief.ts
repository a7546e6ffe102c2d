/**
 * Part of `npm run bench`: attitude by belief beside attitude by evidence, on the same recorded acts, in turn and in one
 * run, as ratios; and what one event costs with everybody at the table.
 */
import { readFileSync } from 'node:fs';
import { attitude } from '../../src/core/attitude';
import { seeEvent } from '../../src/core/belief/belief';
import { createCamps } from '../../src/core/belief/camp';
import { createMarginals, marginals } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { PublicEvent } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { openInference, type Opened } from '../../src/replay/inference';
import { standIn } from '../../src/replay/standin';
import { inProject } from '../program/project';
import { middleGame } from './table';

const ROUNDS = 9;
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

/** Folds the game once, asking after each event. */
function run({ fold, game }: Opened, events: readonly PublicEvent[]): Times {
  const { seats } = game.table;
  let folding = 0;
  let asking = 0;
  let standing = Infinity;
  events.forEach((event, at) => {
    const from = performance.now();
    fold(event);
    const between = performance.now();
    for (let i = 0; i < DECIDING; i++) {
      const observer = seats[(at + i) % seats.length]!.seat;
      for (const { seat } of seats) if (seat !== observer) attitude(game, observer, seat);
    }
    folding += between - from;
    asking += performance.now() - between;
    if (at === events.length >> 1) standing = stand(game);
  });
  return { event: (folding * 1000) / events.length, after: (asking * 1000) / events.length, standing };
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

/** Both kinds of inference in turn, the best of several rounds each. */
function compare(players: number): { spec: Times; belief: Times } {
  const recording = recorded(players);
  const events = recording.entries.flatMap(({ event }) => event ?? []);
  const best = (a: Times, b: Times): Times => ({
    event: Math.min(a.event, b.event),
    after: Math.min(a.after, b.after),
    standing: Math.min(a.standing, b.standing),
  });
  const never: Times = { event: Infinity, after: Infinity, standing: Infinity };
  const kept = { spec: never, belief: never };
  for (let round = 0; round < ROUNDS; round++) {
    kept.spec = best(kept.spec, run(openInference(recording, {}), events));
    kept.belief = best(kept.belief, run(openInference(recording, { parameters }), events));
  }
  return kept;
}

/** One act at ten seats through the eyes of all ten: belief alone, without the fold of evidence. */
function tenObservers(): { seen: number; looked: number; told: number } {
  const recording = recorded(10);
  const { belief } = openInference(recording, { parameters });
  if (!belief) throw new Error('no belief');
  const roles = standIn(recording);
  const camps = createCamps(belief, roles);
  const out = createMarginals(belief);
  let seen = 0;
  let looked = 0;
  for (const { event } of recording.entries) {
    if (!event) continue;
    const from = performance.now();
    seeEvent(belief, event);
    const between = performance.now();
    for (const observer of belief.worlds.seats) for (const about of belief.worlds.seats) camps.camp(observer, about);
    seen += between - from;
    looked += performance.now() - between;
  }
  const before = performance.now();
  for (let i = 0; i < belief.seen; i++) marginals(belief, null, out);
  const per = 1000 / belief.seen;
  return { seen: seen * per, looked: looked * per, told: (performance.now() - before) * per };
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

  let ten = tenObservers();
  for (let round = 1; round < ROUNDS; round++) {
    const again = tenObservers();
    ten = {
      seen: Math.min(ten.seen, again.seen),
      looked: Math.min(ten.looked, again.looked),
      told: Math.min(ten.told, again.told),
    };
  }
  console.log(
    `\n十人桌一个事件 one event at ten seats: 更新 update ${ten.seen.toFixed(1)} µs, 十个观察者看所有人 ten observers look at everybody ${ten.looked.toFixed(1)} µs, 一个旁观者 one spectator ${ten.told.toFixed(1)} µs`,
  );
}
