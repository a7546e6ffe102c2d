// Each arrow that rooms.json does not draw is refused by name, and each that it draws passes; so with circles, the
// engine, and files that are missing or idle. The table itself holds every file of src and is the documented one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, NAMES, refusedIn, ROOMS, ROOT } from './probe';

/** Imports of these, in the file `from`. */
const importing = (from: string, targets: readonly string[]): string =>
  targets
    .map((target) => {
      if (!/[/.]/.test(target)) return `export type * from '${target}';`;
      const way = path.posix.relative(path.posix.dirname(from), target).replace(/[.]ts$/, '');
      return `export type * from '${way.startsWith('.') ? way : `./${way}`}';`;
    })
    .join('\n');

/** What stands outside every room. */
const OUTSIDE = ['data/belief/x.json', 'data/storylines/x.json', 'data/worth/x.json', 'info.json', 'dev/x.ts', 'fs'];
const PACKAGES: Readonly<Record<string, string>> = {
  valibot: 'node_modules/valibot/index.js',
  'left-pad': 'node_modules/left-pad/index.js',
};
const FURNITURE = Object.fromEntries([
  ...OUTSIDE.filter((file) => file.endsWith('.json')).map((file) => [file, '{}']),
  ...Object.entries(PACKAGES).flatMap(([name, file]) => [
    [file, 'export default 1;'],
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
  ]),
]) as Record<string, string>;
const LEAVES = NAMES.map((room) => fileOf(room, 'leaf'));
const DOOR = 'src/chatter/flow/contract.ts';
const TARGETS = [...LEAVES, DOOR, ...OUTSIDE, ...Object.keys(PACKAGES)];

const inside = (file: string, place: string): boolean => `${file.replace(/[.]ts$/, '')}/`.startsWith(`${place}/`);
/** As the table has it. */
const may = (room: string, target: string): boolean =>
  [room, ...(ROOMS[room]?.may ?? [])].some(
    (place) => inside(target, `src/${place}`) || inside(target, place) || target === place,
  );

/** A house in which each room's probe imports of all targets those that `wanted` lets through. */
function house(wanted: (room: string, target: string) => boolean): Record<string, string> {
  const files: Record<string, string> = { ...FURNITURE };
  for (const file of [...LEAVES, DOOR]) files[file] = 'export type Leaf = 1;';
  for (const room of NAMES) {
    const probe = fileOf(room, 'probe');
    const targets = TARGETS.filter((target) => target !== probe && wanted(room, target));
    files[probe] = `export type Probe = 1;\n${importing(probe, targets)}`;
  }
  const used = Object.keys(files).filter((file) => file.startsWith('src/'));
  files['dev/x.ts'] = importing('dev/x.ts', used);
  return files;
}

describe('arrows', () => {
  test('exactly the imports that the table does not draw are refused, by the name of the room', async () => {
    const refused = await refusedIn(house(() => true));
    for (const room of NAMES) {
      const probe = fileOf(room, 'probe');
      const expected = TARGETS.filter((target) => target !== probe && !may(room, target)).map(
        (target) => PACKAGES[target] ?? target,
      );
      expect(expected, room).not.toEqual([]);
      const found = refused.filter(({ rule, from }) => rule === `room ${room}` && from === probe).map(({ to }) => to);
      expect([...new Set(found)].sort(), room).toEqual(expected.sort());
    }
  });

  test('a house with the arrows of the table and no others passes', async () => {
    expect(await refusedIn(house(may))).toEqual([]);
  });
});

/** Two files of core that a program uses. */
const pair = (a: string, b: string): Record<string, string> => ({
  'src/core/a.ts': a,
  'src/core/b.ts': b,
  'dev/x.ts': "import '../src/core/a';",
});
const PLAIN_B = 'export type B = 1;\nexport const b = 1;';

describe('circles', () => {
  const kinds: readonly (readonly [kind: string, there: string])[] = [
    ['a value', "import { b } from './b';\nexport const a = b;"],
    ['a type', "import type { B } from './b';\nexport type A = B;"],
    ['a type among values', "import { type B } from './b';\nexport type A = B;"],
    ['a type handed on', "export type { B as A } from './b';"],
    ['all types handed on', "export type * from './b';"],
    ['a type named in place', "export type A = import('./b').B;"],
    ['a later import', "export const a = () => import('./b');"],
  ];
  test.each(kinds)('%s that leads back is refused', async (_, there) => {
    const back = "import type { A } from './a';\nexport type B = 1;\nexport const b = 1;\nexport type Back = A;";
    const refused = await refusedIn(pair(there, back));
    expect(refused.map(({ rule }) => rule)).toContain('no circle');
  });
  test.each(kinds)('%s that does not passes', async (_, there) => {
    expect(await refusedIn(pair(there, PLAIN_B))).toEqual([]);
  });
  test('a way round three files is refused', async () => {
    const files = pair("import type { B } from './b';\nexport type A = B;", "export type { C as B } from './c';");
    const refused = await refusedIn({ ...files, 'src/core/c.ts': "export type { A as C } from './a';" });
    expect(refused.map(({ rule }) => rule)).toContain('no circle');
    expect(await refusedIn({ ...files, 'src/core/c.ts': 'export type C = 1;' })).toEqual([]);
  });
});

describe('other fences', () => {
  test.each([
    ['the engine by name', 'no engine import', "import { lib } from 'noname';\nexport const a = lib;"],
    ['the engine by its path', 'no engine import', "export { lib } from '../../../../noname.js';"],
    ['the type of the engine', 'no engine import', "export type { Lib } from 'noname';"],
    ['a file that is not there', 'nothing missing', "export * from './nowhere';"],
  ])('%s is refused', async (_, rule, text) => {
    const refused = await refusedIn(pair(text, PLAIN_B.replace('B', 'Unused')));
    expect(refused.map((one) => one.rule)).toContain(rule);
  });
  test('the contract of flow names nothing of flow', async () => {
    const flow = (contract: string): Record<string, string> => ({
      'src/chatter/flow/contract.ts': contract,
      'src/chatter/flow/queue.ts': 'export type Queue = 1;',
      'dev/x.ts': "import '../src/chatter/flow/contract';\nimport '../src/chatter/flow/queue';",
    });
    const refused = await refusedIn(flow("export type { Queue } from './queue';"));
    expect(refused.map(({ rule }) => rule)).toEqual(['the contract of flow stands alone']);
    expect(await refusedIn(flow('export type Queue = 1;'))).toEqual([]);
  });
  test('a file that no program reaches is refused, and not one that is reached', async () => {
    const lonely = pair('export const a = 1;', PLAIN_B);
    expect(await refusedIn(lonely)).toEqual([expect.objectContaining({ rule: 'nothing idle', from: 'src/core/b.ts' })]);
    expect(await refusedIn(pair("export * from './b';", PLAIN_B))).toEqual([]);
  });
});

describe('the table', () => {
  const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`);

  test('every file of src is in exactly one room, and no room is empty', () => {
    for (const file of sources)
      expect([file, NAMES.filter((room) => inside(file, `src/${room}`)).length]).toEqual([file, 1]);
    for (const room of NAMES)
      expect(
        sources.some((file) => inside(file, `src/${room}`)),
        room,
      ).toBe(true);
  });

  test('rooms stand one above the other: no way of arrows leads back', () => {
    const below = (room: string): string[] =>
      NAMES.filter(
        (other) =>
          other !== room && (ROOMS[room]?.may ?? []).some((place) => inside(place, other) || inside(other, place)),
      );
    const reach = (room: string, way: readonly string[]): void => {
      expect(way, [...way, room].join(' → ')).not.toContain(room);
      for (const next of below(room)) reach(next, [...way, room]);
    };
    for (const room of NAMES) reach(room, []);
  });

  test('docs/architecture.md shows this table', () => {
    const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
    const documented = [...text.matchAll(/^\| `src\/([\w/]+?)(?:\.ts)?` \|[^|]*\| ([^|]*) \|$/gm)].map(
      ([, room = '', places = '']) =>
        [room, [...places.matchAll(/`([^`]+)`/g)].map(([, place]) => place ?? '')] as const,
    );
    expect(documented.map(([room]) => room)).toEqual(NAMES);
    for (const [room, places] of documented) expect([room, places]).toEqual([room, ROOMS[room]?.may]);
  });
});
