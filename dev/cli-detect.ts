/** `detect` (cli.md): chat lines in, their detection out, JSON Lines both ways. */
import * as v from 'valibot';
import { detect } from '../src/chatter/detection/detect';
import { MOMENTS, ROUTES, STAGES, type ChatContext, type ChatLine } from '../src/chatter/detection/types';
import { styleOf } from '../src/chatter/style';

const number = v.nullish(v.number('relationship 的每一项应为数字 every value of relationship is a number'));

const LINE = v.object({
  text: v.string('text 应为字符串 text is a string'),
  force_route: v.nullish(v.picklist(ROUTES, `force_route 应为 is one of ${ROUTES.join(' ')}`)),
  ctx: v.nullish(v.object({
    stage: v.nullish(v.picklist(STAGES, `ctx.stage 应为 is one of ${STAGES.join(' ')}`)),
    relationship: v.nullish(v.object({ closeness: number, trust: number, liking: number, respect: number, warmth: number, power: number }, 'ctx.relationship 应为对象 is an object')),
    recentEvent: v.nullish(v.picklist(MOMENTS, `ctx.recentEvent 应为 is one of ${MOMENTS.join(' ')}`)),
    lastAi: v.nullish(v.string('ctx.lastAi 应为字符串 is a string')),
    history: v.nullish(v.array(v.object({
      who: v.picklist(['human', 'ai'], 'ctx.history 的 who 应为 human 或 ai is human or ai'),
      text: v.string('ctx.history 的 text 应为字符串 is a string'),
    }, 'ctx.history 的每一项应为对象 every entry is an object'), 'ctx.history 应为数组 is an array')),
  }, 'ctx 应为对象 ctx is an object')),
}, '每行应为对象 every line is an object');

/** Only the keys that were given. */
function present<T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> };
}

function context(given: NonNullable<v.InferOutput<typeof LINE>['ctx']>): ChatContext {
  const { relationship, ...rest } = present(given);
  return { ...rest, ...(relationship ? { relationship: present(relationship) } : {}) };
}

/** One line of the command: what goes out, and whether it is an error. */
export function detectLine(line: string): { out: Record<string, unknown>; failed: boolean } {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return { out: { id: null, error: '这一行不是 JSON this line is not JSON' }, failed: true };
  }
  const id = typeof given === 'object' && given !== null && 'id' in given ? { id: (given).id } : {};
  const read = v.safeParse(LINE, given, { abortEarly: true });
  if (!read.success) return { out: { id: null, ...id, error: read.issues[0].message }, failed: true };
  const { text, force_route, ctx } = read.output;
  const asked: ChatLine = { text, ...(force_route ? { force_route } : {}), ...(ctx ? { ctx: context(ctx) } : {}) };
  const found = detect(asked);
  return { out: { ...id, ...found, style: styleOf(found, asked.ctx?.stage, asked.ctx?.relationship) }, failed: false };
}

/**
 * The command: reads the whole of standard input, writes one line per line with `write`, in order.
 * @returns the exit status: 1 if any line was an error.
 */
export function detectCommand(input: string, write: (line: string) => void): number {
  const lines = input.split('\n');
  if (lines.at(-1) === '') lines.pop();
  let failed = false;
  for (const line of lines) {
    const answer = detectLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    failed ||= answer.failed;
    write(JSON.stringify(answer.out));
  }
  return failed ? 1 : 0;
}
