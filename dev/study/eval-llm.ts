/** Detections of labelled lines refined by a model, two calls at once, as the game would (§I). */
import { TEMPERATURE, TIMEOUT_MS, type ModelServer } from '../program/model-server';
import { refined } from '../../src/chatter/prompt/refinement';
import type { Detection } from '../../src/chatter/detection/types';
import { createRemote } from '../../src/model/remote';
import type { Labelled } from './eval-set';

const AT_ONCE = 2;
/** Failures in a row after which there is no point in going on. */
const GIVE_UP = 5;

/** Lines that the game would send: the rest is settled on the device. */
const isSent = ({ crisis, route, security_flags: flags }: Detection): boolean =>
  crisis.score < 0.7 && !flags.manipulation_detected && (route === 'NORMAL' || route === 'BORING' || route === 'KY');

/** `failed`: how many lines the model gave no answer to; they stand as the embedded detector has them. */
export async function refineAll(
  set: readonly Labelled[],
  server: ModelServer,
  embedded: (label: Labelled) => Detection,
): Promise<{ found: Map<Labelled, Detection>; told: string; failed: number }> {
  const backend = createRemote({ ...server, timeoutMs: TIMEOUT_MS });
  const found = new Map<Labelled, Detection>();
  const faults = new Map<string, number>();
  let [sent, failed, changed, inRow] = [0, 0, 0, 0];
  const left = [...set];
  const work = async (): Promise<void> => {
    for (let label = left.shift(); label !== undefined && inRow < GIVE_UP; label = left.shift()) {
      const before = embedded(label);
      if (!isSent(before)) continue;
      sent++;
      const talk = (label.ctx?.history ?? []).map(({ who, text }) => ({ who, text }));
      const answer = await backend.refine(
        { text: label.text, talk, found: before },
        { signal: new AbortController().signal, temperature: TEMPERATURE },
      );
      inRow = answer.ok ? 0 : inRow + 1;
      if (!answer.ok) failed++;
      if (!answer.ok) faults.set(answer.fault, (faults.get(answer.fault) ?? 0) + 1);
      const after = answer.ok ? refined(before, answer.value) : before;
      if (JSON.stringify(after) !== JSON.stringify(before)) changed++;
      found.set(label, after);
    }
  };
  const began = Date.now();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (Date.now() - began) / 1000;
  const wrong = [...faults].map(([fault, n]) => `${fault} ${n}`).join(', ');
  return {
    found,
    failed,
    told: `发出 sent ${sent}，改动 changed ${changed}，失败 failed ${wrong === '' ? '0' : wrong}${inRow >= GIVE_UP ? '，连续失败，提前停下 gave up' : ''}，${(seconds / Math.max(1, sent)).toFixed(2)} 秒每句 s per line`,
  };
}
