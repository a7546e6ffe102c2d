/**
 * `npm run eval:deeds`: how many true reports are recognised, how many told the wrong way round are believed, and how many sentences
 * that report nothing are heard as a report (conversation's reports, §Q1, §Q6). Sentences of strangers (data/deeds) are filled in from recorded games nobody wrote them for.
 */
import { readdirSync } from 'node:fs';
import { readLine } from '../../src/chatter/line/line';
import { movesIn } from '../../src/chatter/moves/read';
import { isQuestion, type Move, type Reported } from '../../src/chatter/moves/types';
import { createScene, factOf, witness, type Scene } from '../../src/chatter/scene/scene';
import { draw } from '../../src/core/random';
import { applyPublic, createTable } from '../../src/core/table';
import { flag, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { asTelling, fill, type TellingRow, type Told, type UntoldRow } from './deeds/telling';
import { happeningsIn, type Happening } from './deeds/happenings';
import { jsonlIn } from './jsonl';
import { gameOf } from './moments';

const GAMES = ['data', 'moments', 'games'] as const;
/** Every so many turns of a game something is said, of so many turns back at most. */
const EVERY = 4;
const BACK = 5;
/** So often each sentence is said, of so many moments tried. */
const TIMES = 3;
const TRIES = 400;

interface At {
  readonly scene: Scene;
  readonly happenings: readonly Happening[];
}

/** The games at every few turns. */
export function momentsOf(games: readonly string[]): At[] {
  return games.flatMap((file) => {
    const recording = gameOf(file.replace('.jsonl', ''));
    const events = recording.entries.flatMap(({ event }) => event ?? []);
    const turns = events.flatMap((event) => (event.type === 'turn' ? [event.n] : []));
    return turns
      .filter((_, i) => i > 1 && i % EVERY === EVERY / 2)
      .map((until): At => {
        const table = createTable(recording.header, String);
        const scene = createScene(table, 1, (name) => recording.terms[name] ?? name);
        for (const event of events) {
          if (event.type === 'turn' && event.n > until) break;
          applyPublic(table, event);
          witness(scene, event);
        }
        return { scene, happenings: happeningsIn(scene, BACK) };
      });
  });
}

const movesOf = ({ text, from, hearer }: Told, scene: Scene): Move[] =>
  movesIn(readLine(text), { scene, from, hearer });
const factsOf = (moves: readonly Move[]): Reported[] => moves.flatMap(({ facts = [] }) => facts);

/** It is heard that something happened, and it did. */
const isBelieved = ({ verdict, denied }: Reported): boolean => verdict === 'true' && denied !== true;

/** A report that the record bears out, with what it leaves open filled in. */
function isOf(report: Reported, { kind, by, to }: Happening, scene: Scene): boolean {
  if (report.verdict !== 'true') return false;
  const fact = report.fact === undefined ? undefined : factOf(scene, report.fact);
  const group = fact?.group === true || kind === 'wuxie_against' || to === null;
  return (fact ? fact.by : report.by) === by && (group || (fact ? fact.to : report.to) === to);
}

export interface Counts {
  /** Deeds told truly; of them recognised, and called false. */
  readonly told: number;
  readonly recognised: number;
  readonly denied: number;
  /** Told the wrong way round where only the right one is on record; taken for it, and borne out by that or by any other deed. */
  readonly reversed: number;
  readonly turned: number;
  readonly believed: number;
}

/** Sentences that tell nothing, and those of them that are heard as a true report. */
export interface UntoldCounts {
  readonly said: number;
  readonly heard: number;
}

/** How the sentences of a hand are said, and who is told of each that is not heard as it should be. */
interface Saying {
  readonly chinese: boolean;
  readonly seed: number;
  miss?(told: string): void;
}

/** Each of the sentences at some of the moments, where it can be filled in. */
function* sayings(
  row: TellingRow,
  moments: readonly At[],
  chinese: boolean,
  random: () => number,
): Generator<{ readonly told: Told; readonly at: At }> {
  for (let times = 0, tries = 0; times < TIMES && tries < TRIES; tries++) {
    const at = moments[Math.floor(random() * moments.length)];
    const told = at && fill(row, at.scene, at.happenings, random, { chinese });
    if (!told) continue;
    times += 1;
    yield { told, at };
  }
}

const drawing = (seed: number): (() => number) => {
  let drawn = 0;
  return () => draw(seed, 'deeds', drawn++);
};

/** Says each sentence at some of the moments. @param miss told of every deed that is not recognised */
export function countDeeds(
  rows: readonly TellingRow[],
  moments: readonly At[],
  { chinese, seed, miss }: Saying,
): Counts {
  const random = drawing(seed);
  const sum = { told: 0, recognised: 0, denied: 0, reversed: 0, turned: 0, believed: 0 };
  for (const row of rows)
    for (const { told, at } of sayings(row, moments, chinese, random)) {
      const heard = factsOf(movesOf(told, at.scene));
      for (const happening of told.happenings) {
        sum.told += 1;
        const found = heard.some((report) => isOf(report, happening, at.scene));
        const denied = !found && heard.some(({ verdict }) => verdict === 'false');
        if (found) sum.recognised += 1;
        if (denied) sum.denied += 1;
        if (!found)
          miss?.(
            `${denied ? '否认 denied' : '没听出 unheard'} ${happening.kind} ${happening.by}>${happening.to ?? ''}: ${told.text}`,
          );
      }
      const back = fill(row, at.scene, at.happenings, random, { chinese, backwards: true });
      const [one, more] = back?.happenings ?? [];
      if (!back || !one || more || at.scene.facts.some(({ by, to }) => by === one.to && to === one.by)) continue;
      sum.reversed += 1;
      const facts = factsOf(movesOf(back, at.scene));
      if (!facts.some(isBelieved)) continue;
      const turned = facts.some((report) => isOf(report, one, at.scene));
      sum.believed += 1;
      if (turned) sum.turned += 1;
      miss?.(
        `${turned ? '信了反话 believed' : '信成别的 believed of another'} ${one.kind} ${one.by}>${one.to ?? ''}: ${back.text}`,
      );
    }
  return sum;
}

/** Says each sentence that tells nothing where just that was done. @param miss told of every one that is heard as a true report */
export function countUntold(
  rows: readonly UntoldRow[],
  moments: readonly At[],
  { chinese, seed, miss }: Saying,
): UntoldCounts {
  const random = drawing(seed);
  const sum = { said: 0, heard: 0 };
  for (const row of rows)
    for (const { told, at } of sayings(asTelling(row), moments, chinese, random)) {
      sum.said += 1;
      const heard = movesOf(told, at.scene).filter((move) => !isQuestion(move) && factsOf([move]).some(isBelieved));
      if (heard.length === 0) continue;
      sum.heard += 1;
      const facts = factsOf(heard).filter(isBelieved);
      miss?.(
        `${row.kind} ${heard[0]?.act ?? ''} ${facts.map(({ kind, by, to }) => `${kind} ${by ?? ''}>${to ?? ''}`).join(', ')}: ${told.text}`,
      );
    }
  return sum;
}

const percent = (some: number, all: number): string => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

export default defineProgram({
  about: '真的事听出多少、说反了的信多少 true reports recognised, and reversed ones believed',
  options: {
    seed: whole('随机种子 seed', { least: 0, most: 0xffffffff, otherwise: 1 }),
    misses: flag('逐句列出没听出的 print what is not recognised'),
  },
  run({ seed, misses }) {
    const moments = momentsOf(readdirSync(inProject(...GAMES)));
    const missed: string[] = [];
    const saidBy = (name: string): Saying => ({
      chinese: /(?:^|-)zh/.test(name),
      seed,
      miss: (line) => missed.push(`${name} ${line}`),
    });
    const row = (...cells: readonly (string | number)[]): void => {
      console.log(`| ${cells.join(' | ')} |`);
    };
    const hands = jsonlIn<TellingRow | UntoldRow>('data', 'deeds');
    row(
      '作者 hand',
      '句 sentences',
      '真的事 true',
      '听出 recognised',
      '否认 denied',
      '说反的 reversed',
      '信了反话 taken for it',
      '信了什么 believed',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const { name, rows } of hands) {
      const told = rows.filter((one) => 'deeds' in one);
      if (told.length === 0) continue;
      const sum = countDeeds(told, moments, saidBy(name));
      row(
        name,
        told.length,
        sum.told,
        `${sum.recognised} (${percent(sum.recognised, sum.told)})`,
        sum.denied,
        sum.reversed,
        `${sum.turned} (${percent(sum.turned, sum.reversed)})`,
        `${sum.believed} (${percent(sum.believed, sum.reversed)})`,
      );
    }
    console.log('');
    row('作者 hand', '没说有事的句 telling nothing', '说了 said', '听成真事 heard as a true report');
    console.log('| --- | ---: | ---: | ---: |');
    for (const { name, rows } of hands) {
      const untold = rows.filter((one): one is UntoldRow => !('deeds' in one));
      if (untold.length === 0) continue;
      const { said, heard } = countUntold(untold, moments, saidBy(name));
      row(name, untold.length, said, `${heard} (${percent(heard, said)})`);
    }
    if (misses) for (const line of missed) console.log(line);
    return 0;
  },
});
