/** `replay --file GAME.jsonl`: a recorded game folded again (§L6). */
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { INFERENCE_KINDS } from '../../src/core/inference-kind';
import { PERSONA_NAMES } from '../../src/core/persona';
import { openInference } from '../../src/replay/inference';
import { isTurnLine, replay } from '../../src/replay/replay';
import { refusalText } from '../../src/language/notices';
import { UsageError } from '../program/errors';
import { jsonOf, printLine } from '../program/json-lines';
import { flag, oneOf, text } from '../program/options';
import { defineProgram } from '../program/program';
import { readRecording, refuse } from './recording';

/** Only what was in the file can be nested so: a line that this version does not know. */
const TOO_DEEP = '嵌套得太深 nested too deeply';

export default defineProgram({
  about:
    '重放一份记录：每个事件添了什么，每回合后的猜测 a recorded game: what each event added, guesses after each turn',
  options: {
    file: text('GAME.jsonl', '记录，必须给出 the recording, required'),
    inference: oneOf(INFERENCE_KINDS, '规格或信念 by the rules of evidence, or by belief', 'spec'),
    strict: flag('严格反全知 strict mode'),
    persona: oneOf(PERSONA_NAMES, '所有人用这种人格 everybody has this persona'),
    impression: oneOf(['zero'], '第一印象都为零 first impressions are all nought'),
  },
  run({ file, inference, strict, persona, impression }) {
    if (file === undefined) throw new UsageError('replay 需要 --file GAME.jsonl replay needs --file GAME.jsonl');
    const recording = readRecording(file);
    if (recording === null) return 1;
    const opened = openInference(recording, {
      persona,
      flatImpression: impression === 'zero',
      parameters: inference === 'belief' ? shippedParameters() : undefined,
      worths: strict ? SHIPPED_WORTHS : undefined,
    });
    for (const line of replay(recording, opened.game, opened)) {
      const json = jsonOf(line);
      if (json !== null) printLine(json);
      else return refuse({ line: isTurnLine(line) ? 0 : line.seq + 1, reason: 'field', detail: TOO_DEEP });
    }
    const refusal = opened.refusal();
    if (refusal) console.error(refusalText(refusal));
    return recording.damage ? refuse(recording.damage) : 0;
  },
});
