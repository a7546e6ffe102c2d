/**
 * `npm run peek -- [--noname DIR …] [--games N]`: in how many decisions an AI reads a hidden role, and where (§N10). A trap below
 * everything counts; one decision in `--every` is weighed again with two hidden roles exchanged; rewards, savers and the end
 * are held against the truth. Prints Markdown. With `--log FILE` every game is kept there, and a later call goes on.
 * Exit status 1: a fair game read a hidden role, changed a decision, broke a rule or failed.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import info from '../../info.json';
import { needNoname, type NonameDirectory } from '../noname/directory';
import { gamesOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { playGame } from '../noname/play';
import { oneOf, someOf, text, texts, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { KINDS, markdownOf, type Kind, type Look } from './peek/table';
import { TRAP_INSPECT, trapSetup, type Trapped } from './peek/trap';

const KIND_NAMES = Object.keys(KINDS) as Kind[];
/** Tables that a game may have; without `--players` they take turns. */
const FEWEST = 2;
const MOST = 10;

const settingsOf = (kind: Kind): Record<string, unknown> => ({
  [`extension_${info.name}_act`]: kind !== 'engine',
  [`extension_${info.name}_inference`]: kind === 'fair' ? 'belief' : 'spec',
  [`extension_${info.name}_strict`]: kind === 'fair',
});

interface Wanted {
  noname: NonameDirectory;
  kind: Kind;
  players: number;
  seed: number;
  every: number;
  backend: 'browser' | 'jsdom';
  timeoutSeconds: number;
}

async function look({ kind, every, ...wanted }: Wanted): Promise<Look> {
  const { noname, players, seed } = wanted;
  const played = await playGame({
    ...wanted,
    extension: ownExtension(),
    config: settingsOf(kind),
    setup: trapSetup(every),
    inspect: TRAP_INSPECT,
  });
  return {
    kind,
    version: noname.version,
    players,
    seed,
    winner: played.ok ? played.winner : null,
    seconds: Math.round(played.milliseconds / 100) / 10,
    errors: [...played.errors, ...(played.ok ? [] : [`没打完 did not end, ${played.rounds} 轮 rounds`])],
    trapped: (played.inspected ?? null) as Trapped | null,
  };
}

const keyOf = ({ kind, version, players, seed }: Pick<Look, 'kind' | 'version' | 'players' | 'seed'>): string =>
  [kind, version, players, seed].join(' ');

/** Games that an earlier call kept. */
function keptIn(log: string | undefined): Look[] {
  if (log === undefined || !existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Look);
}

function sayOf({ kind, version, players, seed, winner, seconds, trapped }: Look): string {
  const figures = trapped
    ? `${trapped.decisions} 决定 decisions, ${trapped.peeked} 偷看 peeked, ${trapped.changed}/${trapped.exchanged} 变了 changed, ${trapped.broken.length} 违背 broken`
    : '没有数字 no figures';
  return `${kind} ${version} ${players}p 种子 seed ${seed}: ${winner ?? '没打完 FAILED'}, ${seconds} s, ${figures}`;
}

/** What a fair game must not have. */
const isSound = ({ kind, winner, trapped }: Look): boolean =>
  kind !== 'fair' ||
  (winner !== null && trapped !== null && trapped.peeked + trapped.changed + trapped.broken.length === 0);

export default defineProgram({
  about: 'AI 决定时读了几次暗身份 how often a hidden role is read while an AI decides',
  options: {
    noname: texts('DIR', '无名杀目录，可多个 Noname directories (NONAME_HOME, else ~/.cache/noname/1.11.4.1)'),
    games: gamesOption(9),
    players: whole('人数；0：2 到 10 轮着来 players; 0: 2 to 10 in turn', { least: 0, most: MOST, otherwise: 0 }),
    seed: seedOption(61_000),
    kinds: someOf(KIND_NAMES, '按什么行动 what AIs act on'),
    every: whole('每几个决定对调一次，0 不对调 one decision in so many is exchanged, 0: none', {
      least: 0,
      most: 1000,
      otherwise: 2,
    }),
    log: text('FILE', '逐局记在这里，可以接着打 keeps each game, and a later call goes on'),
    backend: oneOf(['browser', 'jsdom'], '在哪里打 where they are played', 'browser'),
    timeout: whole('每局时限，秒 time limit of one game, seconds', { least: 10, most: 36_000, otherwise: 300 }),
  },
  async run({ noname, games, players, seed, kinds, every, log, backend, timeout }) {
    const engines = (noname.length > 0 ? noname : [undefined]).map((dir) => needNoname(dir));
    const kept = new Map(keptIn(log).map((one) => [keyOf(one), one]));
    const looks: Look[] = [];
    for (let i = 0; i < games; i++) {
      for (const engine of engines) {
        for (const kind of kinds ?? KIND_NAMES) {
          const seats = players > 1 ? players : FEWEST + (i % (MOST - FEWEST + 1));
          const wanted = {
            noname: engine,
            kind,
            players: seats,
            seed: seed + i,
            every,
            backend,
            timeoutSeconds: timeout,
          };
          const before = kept.get(keyOf({ ...wanted, version: engine.version }));
          const one = before ?? (await look(wanted));
          looks.push(one);
          if (before) continue;
          if (log !== undefined) appendFileSync(log, `${JSON.stringify(one)}\n`);
          console.error(`[${i + 1}/${games}] ${sayOf(one)}`);
        }
      }
    }
    console.log(markdownOf(looks));
    return looks.every(isSound) ? 0 : 1;
  },
});
