/**
 * Part of `npm run bench`: attitude by belief beside attitude by evidence, on the same recorded acts, in turn and in one
 * run, as ratios; and what one event costs with everybody at the table.
 */
import { attitude } from '../src/core/attitude';
import { seeEvent } from '../src/core/belief/belief';
import { createCamps } from '../src/core/belief/camp';
import { createMarginals, marginals } from '../src/core/belief/marginals';
import { shippedParameters } from '../src/core/belief/shipped';
import type { PublicEvent } from '../src/core/event';
import { isDamage, parseRecording, type Recording } from '../src/record/format';
import { openInference, type Opened } from '../src/replay/inference';
import { standIn } from '../src/replay/standin';
import { middleGame } from './bench-table';

const ROUNDS = 15;
/** Acts a seat. */
const ACTS = 12;
/** Attitude calls after one recorded event: about what `npm run bench:live` counts at eight seats. */
const CALLS = 2000;

function recorded(players: number): Recording {
  const recording = parseRecording(middleGame(players, ACTS).map((line) => JSON.stringify(line)).join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  return recording;
}

interface Times {
  /** Microseconds of one event with its fold. */
  event: number;
  /** Of one attitude, of the `CALLS` after each event. */
  attitude: number;
}

/** Folds the game once. `calls` attitudes after each event, every pair in turn. */
function run({ fold, game }: Opened, events: readonly PublicEvent[], calls: number): Times {
  const { seats } = game.table;
  const pairs = seats.flatMap((from) => seats.filter((to) => to !== from).map((to) => [from.seat, to.seat] as const));
  let folding = 0;
  let asking = 0;
  for (const event of events) {
    const from = performance.now();
    fold(event);
    const between = performance.now();
    for (let i = 0; i < calls; i++) {
      const [observer, about] = pairs[i % pairs.length]!;
      attitude(game, observer, about);
    }
    folding += between - from;
    asking += performance.now() - between;
  }
  return { event: (folding * 1000) / events.length, attitude: (asking * 1000) / (events.length * Math.max(1, calls)) };
}

const least = (a: Times, b: Times): Times => ({ event: Math.min(a.event, b.event), attitude: Math.min(a.attitude, b.attitude) });

const parameters = shippedParameters();

/** Both kinds of inference in turn, the best of several rounds each. */
function compare(players: number, calls: number): { spec: Times; belief: Times } {
  const recording = recorded(players);
  const events = recording.entries.flatMap(({ event }) => event ?? []);
  const best = { spec: { event: Infinity, attitude: Infinity }, belief: { event: Infinity, attitude: Infinity } };
  for (let round = 0; round < ROUNDS; round++) {
    best.spec = least(best.spec, run(openInference(recording, {}), events, calls));
    best.belief = least(best.belief, run(openInference(recording, { parameters }), events, calls));
  }
  return best;
}

console.log('\n信念 belief\n\n| 座位 seats | 每个事件后的态度次数 attitudes after each event | 规格 spec µs | 信念 belief µs | 倍数 ratio | 含事件 with the event |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
for (const players of [5, 8, 10]) {
  for (const calls of [players * (players - 1), CALLS]) {
    const { spec, belief } = compare(players, calls);
    const whole = (times: Times): number => times.event + times.attitude * calls;
    console.log(`| ${players} | ${calls} | ${spec.attitude.toFixed(3)} | ${belief.attitude.toFixed(3)} | ${(belief.attitude / spec.attitude).toFixed(2)}× | ${(whole(belief) / whole(spec)).toFixed(2)}× |`);
  }
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

let ten = tenObservers();
for (let round = 1; round < ROUNDS; round++) {
  const again = tenObservers();
  ten = { seen: Math.min(ten.seen, again.seen), looked: Math.min(ten.looked, again.looked), told: Math.min(ten.told, again.told) };
}
console.log(`\n十人桌一个事件 one event at ten seats: 更新 update ${ten.seen.toFixed(1)} µs, 十个观察者看所有人 ten observers look at everybody ${ten.looked.toFixed(1)} µs, 一个旁观者 one spectator ${ten.told.toFixed(1)} µs`);
