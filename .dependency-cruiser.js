// The arrows between rooms, from the one table rooms.json; what code may name is eslint.config.js's.
import { readFileSync } from 'node:fs';

/** Room → what it may import beside itself: rooms, parts of rooms, folders of data, packages. */
const ROOMS = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A folder of src, or a file of it without `.ts`. */
const inSrc = (name) => `^src/${escaped(name)}(?:/|[.]ts$)`;
const isRoom = (name) =>
  Object.keys(ROOMS).some((room) => `${name}/`.startsWith(`${room}/`) || room.startsWith(`${name}/`));
const target = (name) => {
  if (isRoom(name)) return inSrc(name);
  if (/^data\/|[.]json$/.test(name)) return `^${escaped(name)}(?:/|$)`;
  return `(?:^|/)node_modules/${escaped(name)}/`;
};

/** Where dev/ is entered: the programs of package.json, and what is bundled for a page or a process of its own. */
const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const ENTRIES = [
  ...Object.values(scripts).flatMap((line) => /^node dev[/]run[.]mjs (\S+)/.exec(line)?.slice(1) ?? []),
  'dev/run.mjs',
  'dev/arena/page.ts',
  'dev/soak/page.ts',
  'dev/talk/page.ts',
  'dev/bench/line-page.ts',
  'dev/bench/weight-page.ts',
  'dev/program/main.ts',
  ...['jsdom-child', 'jsdom-hooks', 'page-table', 'page-window'].map((name) => `dev/noname/${name}.ts`),
].map((file) => `^${escaped(file)}$`);

/** Each room sees itself and what its row names; of anything else the first import is refused by the room's name. */
const arrows = Object.entries(ROOMS).map(([room, { may }]) => ({
  name: `room ${room}`,
  comment: `src/${room} may import ${may.join(', ') || 'nothing'} (rooms.json).`,
  severity: 'error',
  from: { path: inSrc(room) },
  to: { pathNot: [inSrc(room), ...may.map(target)] },
}));

export default {
  forbidden: [
    ...arrows,
    {
      name: 'no circle',
      comment: 'Type-only imports count: two files that need each other are one, or want a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'the contract of flow stands alone',
      comment: 'Others import contract.ts, and so do the parts of flow; it names none of them.',
      severity: 'error',
      from: { path: '^src/chatter/flow/contract[.]ts$' },
      to: { path: '^src/chatter/flow/' },
    },
    {
      name: 'no engine import',
      comment: 'The engine is an argument of the entry function; nothing imports it.',
      severity: 'error',
      from: {},
      to: { path: '^noname(?:/|$)|(?:^|/)noname[.]js$' },
    },
    {
      name: 'nothing missing',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^noname(?:/|$)|(?:^|/)noname[.]js$' },
    },
    {
      name: 'nothing idle',
      comment: 'A file of src that neither the extension nor a program of ours reaches is used by nobody.',
      severity: 'error',
      from: { path: '^(?:src/extension[.]ts$|dev/|preview/)' },
      to: { path: '^src/', pathNot: ['[.]d[.]ts$', '^src/extension[.]ts$'], reachable: false },
    },
    {
      name: 'nothing idle in dev',
      comment: 'A file of dev that no program reaches is used by nobody.',
      severity: 'error',
      from: { path: ENTRIES },
      // Stryker and Vitest read dev/mutation.
      to: { path: '^dev/', pathNot: ['[.]d[.]ts$', '^dev/mutation/', ...ENTRIES], reachable: false },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.dev.json' },
    doNotFollow: { path: 'node_modules' },
    preserveSymlinks: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
