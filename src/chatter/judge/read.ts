/** Reading a storyline file: shape first, then sense; every fault with its file and path, in Chinese and English. */
import * as v from 'valibot';
import { play } from './borrow';
import { castFaults, faultsOf } from './sense';
import { STORYLINE, type Storyline, type StoryOnFile } from './storyline';

export interface Fault {
  readonly file: string;
  /** E.g. `beats[2].lines[0].zh`; empty for the file as a whole. */
  readonly path: string;
  readonly zh: string;
  readonly en: string;
}

export type StoryReading =
  | { readonly storyline: Storyline; readonly faults: readonly [] }
  | { readonly storyline: null; readonly faults: readonly Fault[] };

const SAID: Readonly<Record<string, readonly [string, string]>> = {
  blank: ['不能为空', 'must not be blank'],
  none: ['至少要有一项', 'needs at least one entry'],
  integer: ['应为整数', 'must be a whole number'],
  negative: ['不能为负', 'must not be negative'],
  unit: ['应在 0 到 1 之间', 'must lie between 0 and 1'],
  borrow: ['借用台词应写作 "剧情#节拍"', 'borrowed lines are written "storyline#beat"'],
  id: ['只能用字母、数字、_ 和 -', 'may hold letters, digits, _ and - only'],
  two: ['至少要有两个节拍', 'needs at least two beats'],
};

function wordsOf(issue: v.BaseIssue<unknown>): readonly [string, string] {
  const known = SAID[issue.message];
  if (known) return known;
  if (issue.received === 'undefined') return ['缺少这一项', 'is missing'];
  if (issue.expected === 'never') return ['没有这个字段', 'is no field of the format'];
  if (issue.type === 'picklist')
    return [
      `${issue.received} 不在可选项之中：${issue.expected ?? ''}`,
      `${issue.received} is none of ${issue.expected ?? ''}`,
    ];
  return [
    `类型不对：应为 ${issue.expected ?? '?'}，却是 ${issue.received}`,
    `expected ${issue.expected ?? '?'}, got ${issue.received}`,
  ];
}

const pathOf = (keys: readonly (string | number)[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );

/** The most specific issues: those of a union's own alternatives where it has any. */
function flat(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  const inner = issue.issues?.filter((one) => one.path !== undefined) ?? [];
  return inner.length > 0
    ? inner.map((one) => ({ ...one, path: [...(issue.path ?? []), ...(one.path ?? [])] as typeof one.path }))
    : [issue];
}

/**
 * Reads a storyline.
 * @param text JSON, or what was parsed from it.
 * @param library storylines whose lines may be borrowed.
 */
export function readStoryline(text: unknown, file: string, library: readonly Storyline[] = []): StoryReading {
  let given = text;
  if (typeof text === 'string') {
    try {
      given = JSON.parse(text);
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      return {
        storyline: null,
        faults: [{ file, path: '', zh: `不是 JSON：${detail}`, en: `is not JSON: ${detail}` }],
      };
    }
  }
  const read = v.safeParse(STORYLINE, given);
  if (!read.success) {
    const faults = read.issues.flatMap(flat).map((issue): Fault => {
      const [zh, en] = wordsOf(issue);
      return { file, path: pathOf((issue.path ?? []).map(({ key }) => key as string | number)), zh, en };
    });
    return { storyline: null, faults };
  }
  const missing: Fault[] = [];
  const storyline = play(read.output as StoryOnFile, library, (path) => {
    missing.push({ file, path, zh: '没有可借用的台词', en: 'there are no such lines to borrow' });
  });
  const faults = [
    ...missing,
    ...(missing.length > 0 ? [] : [...faultsOf(storyline), ...castFaults(storyline, library)]).map((fault) => ({
      file,
      ...fault,
    })),
  ];
  return faults.length > 0 ? { storyline: null, faults } : { storyline, faults: [] };
}

/** One fault in one line. */
export const faultText = ({ file, path, zh, en }: Fault): string =>
  `${file}${path === '' ? '' : ` ${path}`}: ${zh} · ${en}`;
