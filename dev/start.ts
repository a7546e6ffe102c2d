/**
 * `npm start`: a recorded real game replayed in the terminal, then the preview page. `--no-serve` ends after
 * printing; `--noname DIR` plays a game live in the real engine instead.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isDamage, parseRecording } from '../src/record/format';
import { damageText } from '../src/strings';
import { inkFor } from './columns';
import { PROJECT } from './noname/sources';
import { tell } from './story';
import { UsageError } from './usage';

const SHOWN_GAME = 'test/golden/8p-1.jsonl';

function readCommand() {
  try {
    return parseArgs({
      options: {
        'no-serve': { type: 'boolean', default: false },
        noname: { type: 'string' },
        file: { type: 'string' },
        players: { type: 'string', default: '8' },
        seed: { type: 'string', default: '1' },
        headless: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`参数有误 bad arguments: ${error instanceof Error ? error.message : String(error)}
用法 usage: npm start -- [--no-serve] [--file GAME.jsonl] [--noname DIR [--players N] [--seed S] [--headless]]`);
  }
}

/** Prints the story of a recording; the exit status is 1 when it is damaged. */
function print(text: string): number {
  const recording = parseRecording(text);
  if (isDamage(recording)) throw new UsageError(damageText(recording.line, recording.reason, recording.detail));
  for (const line of tell(recording, inkFor(process.stdout))) console.log(line);
  const { damage } = recording;
  if (damage) console.error(damageText(damage.line, damage.reason, damage.detail));
  return damage ? 1 : 0;
}

async function main(): Promise<number> {
  const command = readCommand();
  const file = command.file ?? path.join(PROJECT, SHOWN_GAME);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`读不到文件 cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return print(text);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
