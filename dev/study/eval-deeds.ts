/**
 * `npm run eval:deeds`: how many true reports are recognised, and how many told the wrong way round are believed (conversation's reports, §Q1, §Q6).
 * Sentences of strangers (data/deeds) are filled in from recorded games nobody wrote them for.
 */
import { readdirSync } from 'node:fs';
import { readLine } from '../../src/chatter/line/line';
import { movesIn } from '../../src/chatter/moves/read';
import type { Reported } from '../../src/chatter/moves/types';
import { createScene, factOf, witness, type Scene } from '../../src/chatter/scene/scene';
import { draw } from '../../src/core/random';
import { applyPublic, createTable } from '../../src/core/table';
import { flag, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { fill, type TellingRow, type Told } from './deeds/telling';
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

const heardOf = ({ text, from, hearer }: Told, scene: Scene): Reported[] =>
  movesIn(readLine(text), { scene, from, hearer }).flatMap(({ facts = [] }) => facts);

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
  /** Told the wrong way round where only the right one is on record, and taken for it. */
  readonly reversed: number;
  readonly believed: number;
}

/** Says each sentence at some of the moments. @param miss told of every deed that is not recognised */
export function countDeeds(
  rows: readonly TellingRow[],
  moments: readonly At[],
  { chinese, seed, miss }: { readonly chinese: boolean; readonly seed: number; miss?(told: string): void },
): Counts {
  let drawn = 0;
  const random = (): number => draw(seed, 'deeds', drawn++);
  const sum = { told: 0, recognised: 0, denied: 0, reversed: 0, believed: 0 };
  for (const row of rows)
    for (let times = 0, tries = 0; times < TIMES && tries < TRIES; tries++) {
      const at = moments[Math.floor(random() * moments.length)];
      const told = at && fill(row, at.scene, at.happenings, random, { chinese });
      if (!told) continue;
      times += 1;
      const heard = heardOf(told, at.scene);
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
      if (!heardOf(back, at.scene).some((report) => isOf(report, one, at.scene))) continue;
      sum.believed += 1;
      miss?.(`信了反话 believed ${one.kind} ${one.by}>${one.to ?? ''}: ${back.text}`);
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
    console.log(
      '| 作者 hand | 句 sentences | 真的事 true | 听出 recognised | 否认 denied | 说反的 reversed | 信了 believed |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const missed: string[] = [];
    for (const { name, rows } of jsonlIn<TellingRow>('data', 'deeds')) {
      const { told, recognised, denied, reversed, believed } = countDeeds(rows, moments, {
        chinese: name.startsWith('zh'),
        seed,
        miss: (line) => missed.push(`${name} ${line}`),
      });
      console.log(
        `| ${[name, rows.length, told, `${recognised} (${percent(recognised, told)})`, denied, reversed, `${believed} (${percent(believed, reversed)})`].join(' | ')} |`,
      );
    }
    if (misses) for (const line of missed) console.log(line);
    return 0;
  },
});
