/** What a model must answer: the JSON schema that is sent, and the check of what came back, with one repair (§I). */
import * as v from 'valibot';
import { ROUTES } from '../detection/types';

/** Longest text that is looked at; no answer of ours is a tenth of it. */
const LONGEST = 8000;

const share = v.pipe(v.number(), v.finite());
/** The answer that is given: `instead` is 1, others follow; also as a word ("2"); what stands for none is 1 as well. */
const PICK = v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,2}\s*$/), v.transform(Number))]);
const LINE = v.object({ pick: v.fallback(PICK, 1), line: v.string() });
const REFINED = v.object({
  route: v.optional(v.picklist(ROUTES)),
  gist: v.optional(v.string()),
  subtext: v.optional(v.string()),
  understanding_confidence: v.optional(share),
  scores: v.optional(
    v.object({
      friendly: v.optional(share),
      hostile: v.optional(share),
      overstep: v.optional(share),
      low_effort: v.optional(share),
      confusion: v.optional(share),
    }),
  ),
  tasks: v.optional(
    v.array(v.object({ description: v.string(), importance: v.optional(share), ttl_turns: v.optional(share) })),
  ),
});
const WORDED = v.object({ sentence: v.string() });

/** What a model may add to a detection; nothing of it can lower crisis, security or route (refinement.ts). */
export type Refinement = Readonly<v.InferOutput<typeof REFINED>>;
export type Reply = Readonly<v.InferOutput<typeof LINE>>;

const strict = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const NUMBER = { type: 'number' } as const;
const TEXT = { type: 'string' } as const;

/** Sent as `response_format` where the server takes it. */
export const JSON_SCHEMAS = {
  line: strict({ pick: { type: 'integer' }, line: TEXT }),
  refinement: strict({
    route: { type: 'string', enum: ROUTES },
    gist: TEXT,
    subtext: TEXT,
    understanding_confidence: NUMBER,
    scores: strict({ friendly: NUMBER, hostile: NUMBER, overstep: NUMBER, low_effort: NUMBER, confusion: NUMBER }),
    tasks: { type: 'array', items: strict({ description: TEXT, importance: NUMBER, ttl_turns: NUMBER }) },
  }),
  wording: strict({ sentence: TEXT }),
} as const;
export type SchemaName = keyof typeof JSON_SCHEMAS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The one repair: fences off, and the first {…} to the last brace; undefined where there is no JSON in it. */
export function jsonIn(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  const plain = parsed(text);
  if (plain !== undefined) return plain;
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return from >= 0 && to > from ? parsed(text.slice(from, to + 1)) : undefined;
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  const result = v.safeParse(schema, jsonIn(text));
  return result.success ? result.output : null;
}

/** Null where the answer is not what was asked for. */
export const readReply = (text: string): Reply | null => read(LINE, text);
/** An answer that says nothing is none. */
export function readRefinement(text: string): Refinement | null {
  const refinement = read(REFINED, text);
  return refinement === null || Object.keys(refinement).length === 0 ? null : refinement;
}
export const readWording = (text: string): string | null => read(WORDED, text)?.sentence ?? null;
