/** Lines that people of many kinds said at recorded games (data/moments, a file a hand), each at the moment when it was said. */
import { readFileSync } from 'node:fs';
import { readLine } from '../../src/chatter/line/line';
import { latelyOf } from '../../src/chatter/moves/wording/lately';
import { mentionsIn } from '../../src/chatter/moves/called/people';
import { heardIn } from '../../src/chatter/moves/heard';
import { actsHeard, signsOf, type Want } from '../../src/chatter/moves/wording/wants';
import { createScene, witness, type Scene } from '../../src/chatter/scene/scene';
import type { Seat } from '../../src/core/event';
import { applyPublic, createTable } from '../../src/core/table';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { Failure } from '../program/errors';
import { inProject } from '../program/project';
import { jsonlIn, type RowsOf } from './jsonl';

/** First row of a hand: which of data/moments/games it was at, and where it sat. */
interface Place {
  readonly game: string;
  readonly me: Seat;
}

interface Row {
  /** It had begun when the line was said. */
  readonly turn: number;
  /** Who answered. */
  readonly to?: Seat;
  readonly text: string;
  /** What it calls for, the weightier first. */
  readonly wants: readonly Want[];
}

/** A line at its moment. */
export interface SaidLine {
  readonly hand: string;
  readonly text: string;
  readonly wants: readonly Want[];
  readonly wording: ReadonlySet<string>;
  readonly lately: readonly string[];
}

const FOLDER = ['data', 'moments'] as const;

/** A game of data/moments/games. @throws Failure where it is damaged */
export function gameOf(name: string): Recording {
  const recording = parseRecording(readFileSync(inProject(...FOLDER, 'games', `${name}.jsonl`), 'utf8'));
  if (isDamage(recording)) throw new Failure(`${name}: 记录损坏 a damaged recording`);
  return recording;
}

/** The lines of a hand, while its game unrolls. */
function* linesOf({ name: hand, rows }: RowsOf<Place | Row>): Generator<SaidLine> {
  const { game, me } = rows[0] as Place;
  const recording = gameOf(game);
  const table = createTable(recording.header, String);
  const scene = createScene(table, me, (name) => recording.terms[name] ?? name);
  const events = recording.entries.flatMap(({ event }) => event ?? []);
  let next = 0;
  for (const row of (rows.slice(1) as Row[]).sort((a, b) => a.turn - b.turn)) {
    for (; scene.turn < row.turn && next < events.length; next++) {
      const event = events[next]!;
      applyPublic(table, event);
      witness(scene, event);
    }
    yield { hand, text: row.text, wants: row.wants, ...signsAt(row, me, scene) };
  }
}

function signsAt({ text, to }: Row, from: Seat, scene: Scene): Pick<SaidLine, 'wording' | 'lately'> {
  const said = { scene, from, hearer: to ?? null };
  const line = readLine(text);
  const { verbatim } = line;
  const { moves } = heardIn(line, said);
  const mentions = mentionsIn(verbatim, { ...said, he: null });
  return { wording: signsOf(verbatim, mentions, actsHeard(moves)), lately: latelyOf(said, mentions) };
}

/** All lines of all hands. */
export const readMoments = (): SaidLine[] => jsonlIn<Place | Row>(...FOLDER).flatMap((hand) => [...linesOf(hand)]);
