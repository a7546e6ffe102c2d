/** `replay --file GAME.jsonl [--inference spec|belief] [--strict] [--persona NAME] [--impression zero]` (§L6). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { isPersonaName, PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import { isDamage, parseRecording, type Damage } from '../../src/record/format';
import { openInference } from '../../src/replay/inference';
import { replay } from '../../src/replay/replay';
import { damageText, refusalText } from '../../src/language/notices';
import { print } from '../program/json-lines';
import { UsageError } from '../program/usage';

function refuse(damage: Damage): number {
  const error = damageText(damage);
  print({ error });
  console.error(error);
  return 1;
}

interface ReplayCommand {
  file: string;
  inference: 'spec' | 'belief';
  strict: boolean;
  persona: PersonaName | undefined;
  flatImpression: boolean;
}

function readCommand(argv: readonly string[]): ReplayCommand {
  const { file, inference, persona, impression, strict } = options(argv);
  if (file === undefined) throw new UsageError('replay 需要 --file GAME.jsonl replay needs --file GAME.jsonl');
  if (inference !== 'spec' && inference !== 'belief') {
    throw new UsageError(`--inference ${inference}: 只有 spec 和 belief only spec and belief`);
  }
  if (persona !== undefined && !isPersonaName(persona)) {
    throw new UsageError(`--persona ${persona}: 可用 known: ${PERSONA_NAMES.join(' ')}`);
  }
  if (impression !== undefined && impression !== 'zero') {
    throw new UsageError(`--impression ${impression}: 只有 zero only zero`);
  }
  return { file, inference, strict, persona, flatImpression: impression === 'zero' };
}

function options(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        file: { type: 'string' },
        inference: { type: 'string', default: 'spec' },
        persona: { type: 'string' },
        impression: { type: 'string' },
        strict: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`参数有误 bad arguments: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** 0 when the whole file was replayed; 1 when it is missing or damaged. */
export function replayCommand(argv: readonly string[]): number {
  const { file, inference, strict, persona, flatImpression } = readCommand(argv);
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
  const opened = openInference(recording, {
    persona,
    flatImpression,
    parameters: inference === 'belief' ? shippedParameters() : undefined,
    worths: strict ? SHIPPED_WORTHS : undefined,
  });
  for (const line of replay(recording, opened.game, opened)) print(line);
  const refusal = opened.refusal();
  if (refusal) console.error(refusalText(refusal));
  return recording.damage ? refuse(recording.damage) : 0;
}
