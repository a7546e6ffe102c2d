/** Exports that nobody needs, by what files import from each other; read off the text, for that takes a second and no program. */
import path from 'node:path';

export interface Idle {
  /** Path from the root, a colon, the name. */
  readonly at: string;
  /** nobody: no other file imports it · tests: they alone do, and its own file has no use for it either. */
  readonly needed: 'nobody' | 'tests';
}

const VALUE = /^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm;
const NAMED = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']*)'/g;
const WHOLE = /(?:\*(?:\s+as\s+\w+)?\s+from\s*|\bimport\(\s*)'(\.[^']*)'/g;
/** What uses no name of the file that it stands in. */
const BESIDE = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|^import\s[^;]*;/gm;
/** What ends a statement at the top of a file: a line that neither goes on with it nor closes it. */
const NEXT = /\n(?![\s)}\]]|$)/g;

const isTest = (file: string): boolean => file.startsWith('test/');

/** Whether a file says this name anywhere but in the statement that makes it. */
function isUsedInside(text: string, name: string, start: number): boolean {
  NEXT.lastIndex = start;
  const end = NEXT.exec(text)?.index ?? text.length;
  const rest = `${text.slice(0, start)}${text.slice(end)}`.replace(BESIDE, '');
  return new RegExp(String.raw`(?<![\w.])${name}\b`).test(rest);
}

/** Values of src that other files have no use for. @param files text by path from the root, of all that imports or is imported */
export function idleExports(files: Readonly<Record<string, string>>): Idle[] {
  /** Who imports a name, or with `*` all there are, by `file:name`. */
  const importers = new Map<string, Set<string>>();
  const note = (file: string, way: string, name: string): void => {
    const target = path.posix.join(path.posix.dirname(file), way).replace(/[.]ts$/, '');
    const key = `${target}.ts:${name}`;
    importers.set(key, (importers.get(key) ?? new Set()).add(file));
  };
  for (const [file, text] of Object.entries(files)) {
    for (const [, names = '', way = ''] of text.matchAll(NAMED))
      for (const one of names.split(',')) {
        const name = /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1];
        if (name !== undefined) note(file, way, name);
      }
    for (const [, way = ''] of text.matchAll(WHOLE)) note(file, way, '*');
  }
  return Object.entries(files).flatMap(([file, text]) => {
    if (!file.startsWith('src/')) return [];
    return [...text.matchAll(VALUE)].flatMap(({ 1: name = '', index }): Idle[] => {
      const at = `${file}:${name}`;
      const by = [...(importers.get(at) ?? []), ...(importers.get(`${file}:*`) ?? [])];
      if (by.length === 0) return [{ at, needed: 'nobody' }];
      return by.every(isTest) && !isUsedInside(text, name, index) ? [{ at, needed: 'tests' }] : [];
    });
  });
}
