/** A model server of the player's, given on a command line and asked as the game asks it. */
import { baseOf } from '../../src/model/address';
import { LONGEST } from '../../src/model/choice';
import { UsageError } from './errors';
import { text } from './options';

/** A model on a slow machine is measured too: quality, not speed. */
export const TIMEOUT_MS = 120_000;
/** §F2, the low route. */
export const TEMPERATURE = 0.78;

export interface ModelServer {
  readonly base: string;
  readonly model: string;
  /** Empty where there is none. */
  readonly key: string;
}

/** The two options by which one is given. @param what what it is to do, Chinese, then English */
export const modelOptions = (what: string) => ({
  llm: text('URL', what),
  model: text('NAME', '模型名，与 --llm 同用 its name, with --llm'),
});

/** `key`: empty where there is none. @throws UsageError for an address or a name that the game would not take */
export function serverAt(url: string, model: string, key: string): ModelServer {
  // The menu takes a bare host too; on a command line that is more likely a slip.
  if (!/^https?:\/\//i.test(url))
    throw new UsageError(`--llm 的地址要从 https:// 或 http:// 写起 has to begin with https:// or http://: ${url}`);
  const base = baseOf(url);
  if (base === null) throw new UsageError(`不是 https 或本机的地址 neither https nor this machine: ${url}`);
  const name = model.trim();
  if (name === '' || name.length > LONGEST)
    throw new UsageError(`--model 要 1 到 ${LONGEST} 个字 has to have 1 to ${LONGEST} characters`);
  return { base, model: name, key };
}

/** The server that the options give, its key from CHAYAN_LLM_KEY; null where they give none. @throws UsageError */
export function serverGiven(llm: string | undefined, model: string | undefined): ModelServer | null {
  if (llm === undefined && model === undefined) return null;
  if (llm === undefined || model === undefined) throw new UsageError('--llm URL 与 --model NAME 须同用 go together');
  return serverAt(llm, model, process.env['CHAYAN_LLM_KEY'] ?? '');
}
