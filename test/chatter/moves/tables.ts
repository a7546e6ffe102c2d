/** Recorded games at one of their turns, for tests of the ear. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Exchange, Move } from '../../../src/chatter/moves/types';
import { createScene, witness, type Scene } from '../../../src/chatter/scene/scene';
import type { Seat } from '../../../src/core/event';
import { applyPublic, createTable } from '../../../src/core/table';
import { isDamage, parseRecording } from '../../../src/record/format';

const GOLDEN = path.join(import.meta.dirname, '../../golden');

/** The scene of a recorded game when turn `turn` has begun. */
export function recorded(name: string, turn: number, me: Seat = 1): Scene {
  const recording = parseRecording(readFileSync(path.join(GOLDEN, `${name}.jsonl`), 'utf8'));
  if (isDamage(recording)) throw new Error(name);
  const table = createTable(recording.header, String);
  const scene = createScene(table, me, (name) => recording.terms[name] ?? name);
  for (const { event } of recording.entries) {
    if (!event) continue;
    if (event.type === 'turn' && event.n > turn) break;
    applyPublic(table, event);
    witness(scene, event);
  }
  return scene;
}

export const heard = (
  text: string,
  scene: Scene,
  {
    from = 1,
    hearer = 4,
    exchanges = [],
    confided = null,
    overheard = null,
  }: {
    from?: Seat;
    hearer?: Seat | null;
    exchanges?: readonly Exchange[];
    confided?: Exchange | null;
    overheard?: Exchange | null;
  } = {},
): Move[] => movesIn(readLine(text), { scene, from, hearer, exchanges, confided, overheard });
