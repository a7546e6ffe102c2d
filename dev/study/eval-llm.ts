/** Detections of labelled lines refined by a model, two calls at once, as the game would (§I). */
import { UsageError } from '../program/errors';
import { refined } from '../../src/chatter/prompt/refinement';
import type { Detection } from '../../src/chatter/detection/types';
import { baseOf } from '../../src/model/address';
import { createRemote } from '../../src/model/remote';
import type { Labelled } from './eval-set';

const AT_ONCE = 2;
/** A model on a slow machine is measured too: quality, not speed. */
const TIMEOUT_MS = 120_000;
/** Failures in a row after which there is no point in going on. */
const GIVE_UP = 5;
/** §F2, the low route. */
const TEMPERATURE = 0.78;

/** Lines that the game would send: the rest is settled on the device. */
const isSent = ({ crisis, route, security_flags: flags }: Detection): boolean =>
  crisis.score < 0.7 && !flags.manipulation_detected && (route === 'NORMAL' || route === 'BORING' || route === 'KY');

/** A server of the player's, asked as the game asks it. */
export interface ModelServer {
  readonly base: string;
  readonly model: string;
  readonly key: string;
}

/** `key`: empty where there is none. @throws UsageError for an address that the game would not take */
export function serverAt(url: string, model: string, key: string): ModelServer {
  // The menu takes a bare host too; on a command line that is more likely a slip.
  const base = /^https?:\/\//.test(url) ? baseOf(url) : null;
  if (base === null) throw new UsageError(`不是 https 或本机的地址 neither https nor this machine: ${url}`);
  return { base, model, key };
}

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
