/** What dev/bench/line.ts runs in the page: one typed line heard by seven AIs at a bare table of eight, or said and answered at a recorded one. */
import { createScene } from '../../src/chatter/scene/scene';
import { shippedParameters } from '../../src/core/belief/shipped';
import { createTable } from '../../src/core/table';
import { claimsIn } from '../../src/chatter/claims/read';
import { judge } from '../../src/chatter/detection/for-hearer';
import { perceive } from '../../src/chatter/detection/perceive';
import { DETECTING } from '../../src/chatter/detection/warm-up';
import { addressing } from '../../src/chatter/flow/address';
import { pointersIn } from '../../src/chatter/flow/pointed';
import type { LogEntry } from '../../src/chatter/flow/contract';
import { contextOf } from '../../src/chatter/flow/loader';
import { createLog } from '../../src/chatter/flow/log';
import { HEARING } from '../../src/chatter/moves/warm-up';
import { movesIn } from '../../src/chatter/moves/read';
import { castStoryline } from '../../src/chatter/judge/cast';
import { createCastPart } from '../../src/chatter/judge/masked';
import type { Part } from '../../src/chatter/judge/part';
import { builtInStorylines } from '../../src/chatter/judge/storylines';
import { readLine } from '../../src/chatter/line/line';
import { isDamage, parseRecording } from '../../src/record/format';
import { openTable } from '../talk/recorded';
import type { Slice } from '../../src/chatter/line/slices';
import { READING } from '../../src/chatter/line/warm-up';

const NAMES = ['刘备', '曹操', '孙权', '界张飞', '貂蝉', '诸葛亮', 'SP赵云', '手杀吕布'];
const ROLES = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;
const HUMAN = 2;
/** Lines that a part has heard before it begins anew: a long talk. */
const LONG_TALK = 20;

const players = NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
const table = createTable(
  { type: 'game', v: 1, engine: 'bench', players, lord: 1, me: HUMAN, seed: 1, deck: null },
  String,
);
const scene = createScene(table, HUMAN);
const hearers = table.seats.flatMap(({ seat }) => (seat === HUMAN ? [] : [seat]));

function parts(): Part[] {
  return hearers.flatMap((seat) => {
    const start = { role: ROLES[seat - 1]!, persona: 'balanced', voice: 'courtly', seed: 1, seat } as const;
    const cast = castStoryline(start, builtInStorylines());
    return cast ? [createCastPart(cast, { seat, voice: 'courtly', language: 'zh', seed: 1 })] : [];
  });
}

/** Crisis, detection for each hearer, addressing, what the line does, claims, and every part's judge. */
function hear(text: string, log: readonly LogEntry[], playing: readonly Part[], now: number): void {
  const moment = (hearer: number | null) => contextOf({ scene, log, hearer, relation: null, now });
  const perceived = perceive(readLine(text), moment(null));
  const { line } = perceived;
  for (const hearer of hearers) judge(perceived, moment(hearer));
  addressing(pointersIn(line, scene, HUMAN, null), HUMAN, null);
  // As it is heard by nobody in particular, and by the one who is spoken to: the flow reads no line a third time, unless "you" may
  // be whoever had a part in the deed that it tells.
  for (const hearer of [null, 3]) movesIn(line, { scene, from: HUMAN, hearer });
  claimsIn(line, { scene, speaker: HUMAN, you: 3 });
  for (const part of playing) part.heard(line, true);
}

/** Milliseconds of every slice of the warm-up, in order. */
function warm(): number[] {
  const times: number[] = [];
  const steps: readonly Slice[] = [...READING, ...DETECTING, ...HEARING];
  for (const step of steps) {
    for (let more = true; more; ) {
      const from = performance.now();
      more = step();
      times.push(performance.now() - from);
    }
  }
  return times;
}

/** Milliseconds of each line, heard one after the other. */
function lines(texts: readonly string[]): number[] {
  const log = createLog();
  let playing = parts();
  return texts.map((text, i) => {
    if (i % LONG_TALK === 0) playing = parts();
    const from = performance.now();
    hear(text, log.entries, playing, i * 1000);
    const time = performance.now() - from;
    log.add({ at: i * 1000, round: 1, from: HUMAN, text });
    return time;
  });
}

/** Turns that pass between two lines of a person who talks a good deal. */
const LINES_A_TURN = 2;

/**
 * Milliseconds of each line where it is said: from the typed words until all is said that answers it, or was waiting to be said, with all
 * that is understood, planned, worded and judged in between, at a recorded game whose turns go by. The game's own course is not counted,
 * nor is what the running game adds: care, the recording and the page.
 */
function whole(game: string, texts: readonly string[]): number[] {
  const recording = parseRecording(game);
  if (isDamage(recording)) throw new Error('the recording is damaged');
  const turns = recording.entries.flatMap(({ event }) => (event?.type === 'turn' ? [event.n] : []));
  const open = (): ReturnType<typeof openTable> =>
    openTable({
      recording,
      me: HUMAN,
      language: 'zh',
      seed: 1,
      storylines: [],
      claims: true,
      inference: { parameters: shippedParameters(), worths: undefined },
    });
  let table = open();
  let said = 0;
  return texts.map((text) => {
    const turn = turns[Math.floor(said++ / LINES_A_TURN)];
    if (turn === undefined) {
      table = open();
      said = 1;
    }
    table.playTo(turn ?? turns[0] ?? 1);
    const from = performance.now();
    table.say(text);
    return performance.now() - from;
  });
}

Object.assign(globalThis, { zzBench: { warm, lines, whole } });
