/** Lines that many hands wrote for the ear (data/moves, data/wants; a file a hand), as an AI at a table where nothing has happened hears them. */
import { readFileSync, readdirSync } from 'node:fs';
import { CONCEPTS } from '../../src/chatter/detection/weights';
import { readLine, type Line } from '../../src/chatter/line/line';
import { mentionsIn, type Mention } from '../../src/chatter/moves/called/people';
import { heardIn } from '../../src/chatter/moves/heard';
import { actsHeard } from '../../src/chatter/moves/wording/wants';
import type { Act } from '../../src/chatter/moves/types';
import { createScene, type Scene } from '../../src/chatter/scene/scene';
import { createTable } from '../../src/core/table';
import { isDamage, parseRecording } from '../../src/record/format';
import { inProject } from '../program/project';
import { jsonlIn } from './jsonl';

const SPEAKER = 1;
const HEARER = 4;

/** A line of a hand, and how it is heard. */
export interface HandLine<Row> {
  /** File that the line is from: who wrote it. */
  readonly hand: string;
  readonly line: Row;
  /** What the readers of clauses heard. */
  readonly heard: readonly Act[];
  /** As seats and names are looked for in it. */
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** A table of eight at which nothing has happened; whoever is named by a hero's name is somebody there. */
function anyTable(): Scene {
  const players = Array.from({ length: 8 }, (_, i) => ({ seat: i + 1, name: `某${i + 1}`, hp: 4, maxHp: 4, hand: 4 }));
  const table = createTable(
    { players, lord: 3, deck: { zhu: 1, zhong: 2, fan: 4, nei: 1 } } as unknown as Parameters<typeof createTable>[0],
    String,
  );
  return createScene(table, SPEAKER);
}

/** Heroes' names: those that players type most, and those of the recorded games that some lines were written at. */
function heroes(): RegExp {
  const known = (CONCEPTS.find((row) => row.startsWith('hero ')) ?? '').split(' ').slice(1);
  const golden = inProject('test', 'golden');
  const played = readdirSync(golden)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => {
      const recording = parseRecording(readFileSync(`${golden}/${file}`, 'utf8'));
      return isDamage(recording) ? [] : recording.header.players.map(({ name }) => name);
    });
  return new RegExp(
    [...new Set([...known, ...played])]
      .filter((name) => /^\p{Script=Han}{2,}$/u.test(name))
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'g',
  );
}

const namedOf = ({ verbatim: text }: Line, scene: Scene): Pick<HandLine<never>, 'text' | 'mentions'> => ({
  text,
  mentions: mentionsIn(text, { scene, from: SPEAKER, hearer: HEARER, he: null }),
});

/** Reads lines as they are typed, and once more with heroes who sit at the table: whom each names. */
export function namesReader(): (text: string) => readonly Pick<HandLine<never>, 'text' | 'mentions'>[] {
  const scene = anyTable();
  const hero = heroes();
  return (text) => [...new Set([text, text.replace(hero, '5号')])].map((one) => namedOf(readLine(one), scene));
}

/** All lines of the folders of `data`, a text once, in the order of their files. */
export function readHands<Row extends { readonly text: string }>(...folders: readonly string[]): HandLine<Row>[] {
  const scene = anyTable();
  const hero = heroes();
  const seen = new Set<string>();
  return folders.flatMap((folder) =>
    jsonlIn<Row>('data', folder).flatMap(({ name, rows }) =>
      rows
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .map((line): HandLine<Row> => {
          const read = readLine(line.text.replace(hero, '5号'));
          const { moves } = heardIn(read, { scene, from: SPEAKER, hearer: HEARER });
          return { hand: name, line, heard: actsHeard(moves), ...namedOf(read, scene) };
        }),
    ),
  );
}
