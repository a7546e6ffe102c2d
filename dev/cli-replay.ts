/** `replay --file GAME.jsonl [--persona NAME] [--impression zero]` (cli.md). */
import { readFileSync, writeSync } from 'node:fs';
import { isPersonaName, PERSONA_NAMES } from '../src/core/persona';
import { isDamage, parseRecording, type Damage } from '../src/record/format';
import { openGame, replay } from '../src/replay/replay';
import { damageText } from '../src/strings';
import { parseArguments, UsageError } from './arguments';

function print(line: object): void {
  let text = Buffer.from(`${JSON.stringify(line)}\n`);
  // A pipe may take less than everything at once.
  while (text.length > 0) {
    try {
      text = text.subarray(writeSync(1, text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

function refuse({ line, reason, detail }: Damage): number {
  const error = damageText(line, reason, detail);
  print({ error });
  console.error(error);
  return 1;
}

/** 0 when the whole file was replayed; 1 when it is missing or damaged. */
export function replayCommand(argv: readonly string[]): number {
  const args = parseArguments(argv, ['file', 'inference', 'persona', 'impression'], ['strict']);
  const file = args.text('file');
  if (file === undefined) throw new UsageError('replay 需要 --file GAME.jsonl replay needs --file GAME.jsonl');
  const inference = args.text('inference') ?? 'spec';
  if (inference !== 'spec') throw new UsageError(`--inference ${inference}: 只有 spec only spec exists so far`);
  if (args.flag('strict')) throw new UsageError('--strict: 严格反全知还没有实现 strict mode is not built yet');
  const persona = args.text('persona');
  if (persona !== undefined && !isPersonaName(persona)) {
    throw new UsageError(`--persona ${persona}: 可用 known: ${PERSONA_NAMES.join(' ')}`);
  }
  const impression = args.text('impression');
  if (impression !== undefined && impression !== 'zero') {
    throw new UsageError(`--impression ${impression}: 只有 zero only zero`);
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const message = `读不到文件 cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`;
    print({ error: message });
    console.error(message);
    return 1;
  }
  const recording = parseRecording(text);
  if (isDamage(recording)) return refuse(recording);
  const game = openGame(recording, { persona, flatImpression: impression === 'zero' });
  for (const line of replay(recording, game)) print(line);
  return recording.damage ? refuse(recording.damage) : 0;
}
