/**
 * `npm start`: a recorded real game replayed in the terminal, then the preview page. `--no-serve` ends after
 * printing; `--noname DIR` plays a game live in the real engine instead.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isDamage, parseRecording, type Damage } from '../../src/record/format';
import { damageText } from '../../src/language/notices';
import { inkFor } from './columns';
import { PROJECT } from '../noname/sources';
import { goldenGames, servePreview, type GameFile } from './preview';
import { playLive } from '../play/live';
import { tell } from './story';
import { UsageError } from '../program/usage';

const SHOWN_GAME = 'test/golden/8p-1.jsonl';

const USAGE = `用法 usage: npm start -- [选项 options]
  --no-serve        打印后结束 end after printing
  --file GAME       重放另一份记录 replay another recording
  --noname DIR      在真实的无名杀里现场打一局 play a game live in a Noname directory
  --players N       人数 players, 2-10 (8)
  --seed S          种子 seed (1)
  --headless        不开窗口，AI 打完后讲述 no window: AIs play, then the game is told`;

function readCommand() {
  const { values } = parse();
  return { values, players: whole('players', values.players, 2, 10), seed: whole('seed', values.seed, 0, 0xffff_ffff) };
}

function parse() {
  try {
    return parseArgs({
      options: {
        'no-serve': { type: 'boolean', default: false },
        noname: { type: 'string' },
        file: { type: 'string' },
        players: { type: 'string', default: '8' },
        seed: { type: 'string', default: '1' },
        headless: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`参数有误 bad arguments: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(
    `--${name} 应是 ${least} 到 ${most} 的整数 must be a whole number from ${least} to ${most}: ${text}\n${USAGE}`,
  );
}

/** Prints the story of a recording; the exit status is 1 when it is damaged. */
function print(text: string): number {
  const recording = parseRecording(text);
  if (isDamage(recording)) return refuse(recording);
  for (const line of tell(recording, inkFor(process.stdout))) console.log(line);
  return recording.damage ? refuse(recording.damage) : 0;
}

function refuse(damage: Damage): number {
  console.error(damageText(damage));
  return 1;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`读不到文件 cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function main(): Promise<number> {
  const { values, players, seed } = readCommand();
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { noname, headless } = values;
  const file = values.file ?? path.join(PROJECT, SHOWN_GAME);
  const live = noname !== undefined;
  const text = live ? await playLive({ directory: noname, players, seed, headless }) : read(file);
  const status = print(text);
  if (values['no-serve'] || status !== 0) return status;
  const name = live ? `现场 live ${players}p` : path.basename(file, '.jsonl');
  await serve({ name, text });
  return status;
}

/** Serves the preview page until it is interrupted; the game just told is opened first. */
async function serve(told: GameFile): Promise<void> {
  const others = goldenGames().filter(({ name }) => name !== told.name);
  const preview = await servePreview({ recordings: [told, ...others] });
  console.log(`\n预览页 preview: ${preview.url}\n按 Ctrl+C 结束。 Press Ctrl+C to end.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        resolve();
      });
  });
  await preview.close();
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
