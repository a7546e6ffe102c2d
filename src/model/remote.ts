/** The remote backend: chat completions of any OpenAI-compatible server (§I). */
import * as v from 'valibot';
import { failed, type Answer, type Backend, type Call } from '../chatter/prompt/backend';
import { refineMessages, replyMessages, wordingMessages, type Message } from '../chatter/prompt/prompt';
import { JSON_SCHEMAS, readRefinement, readReply, readWording, type SchemaName } from '../chatter/prompt/schema';
import { echoes, request } from './client';

export interface Server {
  /** From baseOf. */
  readonly base: string;
  readonly model: string;
  readonly key: string;
  /** For one answer, however often it has to be asked for. */
  readonly timeoutMs?: number;
}

/** I */
export const TIMEOUT_MS = 8000;
/** One bubble, or a refinement, and what JSON takes. */
const MOST_TOKENS = 400;

const COMPLETION = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});
const MODELS = v.object({ data: v.array(v.object({ id: v.pipe(v.string(), v.maxLength(200)) })) });
const MOST_MODELS = 200;

/** Letters that no text inside a prompt can know. */
const newMarker = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .toUpperCase();

export function createRemote({ base, model, key, timeoutMs = TIMEOUT_MS }: Server): Backend {
  /** A server that knows no schemas says so once. */
  let schemas = true;

  async function ask(
    messages: readonly Message[],
    name: SchemaName,
    { signal, temperature }: Call,
  ): Promise<Answer<string>> {
    // One deadline for both: nobody waits for the second as long again.
    const until = performance.now() + timeoutMs;
    const send = (schema: boolean): Promise<Answer<unknown>> =>
      request({
        url: `${base}/chat/completions`,
        key,
        signal,
        timeoutMs: Math.max(0, until - performance.now()),
        body: {
          model,
          messages,
          temperature,
          max_tokens: MOST_TOKENS,
          stream: false,
          ...(schema
            ? {
                response_format: {
                  type: 'json_schema',
                  json_schema: { name, strict: true, schema: JSON_SCHEMAS[name] },
                },
              }
            : {}),
        },
      });
    let answer = await send(schemas);
    if (schemas && !answer.ok && answer.fault === 'rejected') {
      schemas = false;
      answer = await send(false);
    }
    if (!answer.ok) return answer;
    const read = v.safeParse(COMPLETION, answer.value);
    return read.success ? { ok: true, value: read.output.choices[0]?.message.content ?? '' } : failed('shape');
  }

  async function asked<T>(
    messagesWith: (marker: string) => readonly Message[],
    name: SchemaName,
    call: Call,
    read: (text: string) => T | null,
  ): Promise<Answer<T>> {
    const marker = newMarker();
    const answer = await ask(messagesWith(marker), name, call);
    if (!answer.ok) return answer;
    if (answer.value.includes(marker)) return failed('unsafe');
    const value = read(answer.value);
    if (echoes(value, key)) return failed('unsafe');
    return value === null ? failed('shape') : { ok: true, value };
  }

  return {
    refine: (context, call) => asked((marker) => refineMessages(context, marker), 'refinement', call, readRefinement),
    reply: (context, call) => asked((marker) => replyMessages(context, marker), 'line', call, readReply),
    wording: (context, call) => asked((marker) => wordingMessages(context, marker), 'wording', call, readWording),
  };
}

/** The models that a server has, by name. */
export async function listModels(
  { base, key, timeoutMs = TIMEOUT_MS }: Omit<Server, 'model'>,
  signal: AbortSignal,
): Promise<Answer<string[]>> {
  const answer = await request({ url: `${base}/models`, key, signal, timeoutMs });
  if (!answer.ok) return answer;
  const read = v.safeParse(MODELS, answer.value);
  return read.success
    ? { ok: true, value: read.output.data.slice(0, MOST_MODELS).map(({ id }) => id) }
    : failed('shape');
}
