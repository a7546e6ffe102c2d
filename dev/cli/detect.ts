/** `detect` (§L2): chat lines in, their detection out, JSON Lines both ways. */
import * as v from 'valibot';
import { detect } from '../../src/chatter/detection/detect';
import { MOMENTS, ROUTES, STAGES, type ChatContext, type ChatLine } from '../../src/chatter/detection/types';
import { styleOf } from '../../src/chatter/style';
import { answerLine, answerLines, wrongWith, type Answer } from './answer-lines';

const number = v.nullish(v.number('relationship 的每一项应为数字 every value of relationship is a number'));

const LINE = v.object(
  {
    text: v.string('text 应为字符串 text is a string'),
    force_route: v.nullish(v.picklist(ROUTES, `force_route 应为 is one of ${ROUTES.join(' ')}`)),
    ctx: v.nullish(
      v.object(
        {
          stage: v.nullish(v.picklist(STAGES, `ctx.stage 应为 is one of ${STAGES.join(' ')}`)),
          relationship: v.nullish(
            v.object(
              { closeness: number, trust: number, liking: number, respect: number, warmth: number, power: number },
              'ctx.relationship 应为对象 is an object',
            ),
          ),
          recentEvent: v.nullish(v.picklist(MOMENTS, `ctx.recentEvent 应为 is one of ${MOMENTS.join(' ')}`)),
          lastAi: v.nullish(v.string('ctx.lastAi 应为字符串 is a string')),
          history: v.nullish(
            v.array(
              v.object(
                {
                  who: v.picklist(['human', 'ai'], 'ctx.history 的 who 应为 human 或 ai is human or ai'),
                  text: v.string('ctx.history 的 text 应为字符串 is a string'),
                },
                'ctx.history 的每一项应为对象 every entry is an object',
              ),
              'ctx.history 应为数组 is an array',
            ),
          ),
        },
        'ctx 应为对象 ctx is an object',
      ),
    ),
  },
  '每行应为对象 every line is an object',
);

/** Only the keys that were given. */
function present<T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

function context(given: NonNullable<v.InferOutput<typeof LINE>['ctx']>): ChatContext {
  const { relationship, ...rest } = present(given);
  return { ...rest, ...(relationship ? { relationship: present(relationship) } : {}) };
}

function detectOf(given: unknown): Answer {
  const read = v.safeParse(LINE, given, { abortEarly: true });
  if (!read.success) return wrongWith(read.issues);
  const { text, force_route, ctx } = read.output;
  const asked: ChatLine = { text, ...(force_route ? { force_route } : {}), ...(ctx ? { ctx: context(ctx) } : {}) };
  const found = detect(asked);
  return { ...found, style: styleOf(found, asked.ctx?.stage, asked.ctx?.relationship) };
}

/** One line of the command: what goes out, and whether it is an error. */
export function detectLine(line: string): { out: Answer; failed: boolean } {
  const out = answerLine(line, detectOf);
  return { out, failed: 'error' in out };
}

/** The command; returns the exit status. */
export const detectCommand = (input: string, write: (line: string) => void): number =>
  answerLines(input, write, detectOf);
