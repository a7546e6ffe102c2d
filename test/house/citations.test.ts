/** Everything cited is there: rules by their codes, pages by their names, links by their headings; nothing points outside. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchors, definitions, faultsOf, type House } from './citations';

const ROOT = path.join(import.meta.dirname, '..', '..');
const TEXT = /\.(?:ts|mts|cts|js|mjs|cjs|json|md|html|css|yml|yaml|py|sh)$|^\.ci\/|^\.git(?:ignore|attributes)$/;
/** Bundles, data that say nothing about the project, and this check's own words. */
const APART =
  /^extension\.js$|^package-lock\.json$|^data\/|^test\/(?:golden|cases)\/|\/(?:\w+-)?weights\.ts$|^src\/chatter\/line\/lexicon\.ts$|^test\/house\/citations/;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\0')
  .filter((file) => TEXT.test(file) && !APART.test(file) && existsSync(path.join(ROOT, file)));
const pages = tracked.filter((file) => /^docs\/[\w-]+\.md$/.test(file));
const codes = pages.flatMap((page) => definitions(read(page)));

/** Noname's own files, which docs/engine.md tells of, and the language that docs/extending.md makes up. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'docs/engine.md': /(?:^|\/)(?:entry|content|gameEvent|index|import|loading)\.ts$/,
  'docs/extending.md': /^ja\.ts$/,
};
const code = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: ROOT,
})
  .toString()
  .split('\0');

const HOUSE: House = {
  codes: new Set(codes),
  has: (file) => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile() ?? false,
  hasFolder: (folder) => statSync(path.join(ROOT, folder), { throwIfNoEntry: false })?.isDirectory() ?? false,
  hasCode: (name, room) =>
    code.some((file) => `/${file}`.endsWith(`/${name}`) && (room === null || file.startsWith(`${room}/`))),
  anchorsOf: (page) => anchors(read(page)),
};

describe('everything cited is there', () => {
  it('a rule is written down once', () => {
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it('every rule, page and link that a file names is there, and nothing is outside', () => {
    expect(tracked.length).toBeGreaterThan(300);
    const faults = tracked.flatMap((file) => {
      const elsewhere = ELSEWHERE[file];
      return faultsOf(file, read(file), {
        ...HOUSE,
        hasCode: (name, room) => elsewhere?.test(name) === true || HOUSE.hasCode(name, room),
      });
    });
    expect(faults.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([]);
  });

  it('rules are cited at all', () => {
    const cited = tracked
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) => read(file).match(/§[A-Z]\d/g) ?? []);
    expect(cited.length).toBeGreaterThan(150);
  });
});

describe('the check', () => {
  const page = '# Pages\n## A Identity\n### A7 Bounds\n#### S2.3 Increment\n| **T1.7** | said | holds |\n## I Model\n';
  const house: House = {
    codes: new Set(definitions(page)),
    has: (file) => ['docs/rules.md', 'README.md', 'src/a.ts'].includes(file),
    hasFolder: (folder) => folder === 'src',
    hasCode: (name, room) => ['a.ts', 'src/a.ts', ...(room === 'src/care' ? [] : ['b.ts'])].includes(name),
    anchorsOf: () => anchors(page),
  };
  const faults = (line: string, file = 'src/a.ts'): string[] => faultsOf(file, line, house).map(({ what }) => what);

  it('reads codes off headings and bold rows', () => {
    expect(definitions(page)).toEqual(['A', 'A7', 'S2.3', 'T1.7', 'I']);
    expect([...anchors(page)]).toContain('s23-increment');
  });

  it.each([
    '/** §A7, §S2.3: bounds; §T1.7, §I. */',
    'const MARKED = /§([^¶]*)¶/g; // (§seat¶|§号¶)',
    "if (event.key === 'F4') press('A7');",
    'const version = 1.7; // the docs at docs/rules.md, and README.md',
    '/** libnoname issue 3681 */',
    'see https://example.org/decisions.md and ~/.cache/noname/1.11.4.1',
    "import x from '../../tmp/x'; // six issues, the spec's guess, a peer group, our decisions are final",
  ])('lets pass: %s', (line) => {
    expect(faults(line)).toEqual([]);
  });

  it.each([
    ['/** §A8 */', '§A8 is no rule'],
    ['/** §S2.31 */', '§S2.31 is no rule'],
    ['/** §A7b */', '§A7b is no rule'],
    ['/** §4.2: at most */', '§4.2 has no letter: which rule?'],
    ['/** bounds (A7) */', 'A7 is a rule: §A7'],
    ['/** S2.3 */', 'S2.3 is a rule: §S2.3'],
    ['/** decisions F4 */', 'decisions F4: a page outside'],
    ['/** as decisions.md has it */', 'decisions.md is not here'],
    ['/** chatter-rules §5 */', '§5 has no letter: which rule?'],
    ['/** table-talk.md */', 'table-talk: a page outside'],
    ['/** cli.md */', 'cli.md is not here'],
    ['/** facts/engine.md §2 */', 'facts/e: a folder outside'],
    ['/** spec 2.3 */', 'spec 2: a paragraph outside; cite its rule'],
    ['/** peer 2.10 */', 'peer 2: a paragraph outside; cite its rule'],
    ['/** issue 4, item 3 */', 'issue 4: an issue; only those of libnoname are public'],
    ["open('/work/shared/games')", '/work/s: a path of one machine'],
    ['"resolved": "https://registry.npmmirror.com/x"', 'a registry host'],
  ])('refuses: %s', (line, what) => {
    expect(faults(line)).toContain(what);
  });

  it('follows links of pages, and their headings', () => {
    expect(
      faults('[a](rules.md), [b](rules.md#s23-increment), [c](../README.md), [d](../src/a.ts)', 'docs/x.md'),
    ).toEqual([]);
    expect(faults('[a](gone.md)', 'docs/x.md')).toEqual(['gone.md is not here']);
    expect(faults('[a](images/gone.png)', 'docs/x.md')).toEqual(['images/gone.png is not here']);
    expect(faults('[a](rules.md#a7)', 'docs/x.md')).toEqual(['docs/rules.md has no heading #a7']);
  });

  it('looks up the files and folders that a page names', () => {
    expect(faults('`src/a.ts`, `src/`, `test/golden/NAME.jsonl`, `src/*.ts`, `data/{a,b}`', 'docs/x.md')).toEqual([]);
    expect(faults('`src/gone.ts`', 'docs/x.md')).toEqual(['src/gone.ts is not here']);
  });

  it('looks up the files of code that are named without their whole path', () => {
    expect(faults('`b.ts` and a.ts, NAME.ts', 'docs/x.md')).toEqual([]);
    expect(faults("/** As b.ts has it. */ // b.ts, './gone.ts'")).toEqual([]);
    expect(faults("import b from './gone.ts'; const file = 'gone.ts';")).toEqual([]);
    expect(faults('`words-zh.ts`', 'docs/x.md')).toEqual(['words-zh.ts is not here']);
    expect(faults(' * gone.ts words it', 'test/x.ts')).toEqual(['gone.ts is not here']);
    expect(faults('go(); // as line/gone.ts', 'src/care/x.ts')).toEqual(['line/gone.ts is not here']);
    expect(faults('/** As b.ts has it. */', 'src/care/x.ts')).toEqual(['b.ts is not here: not in src/care']);
    expect(faults('/** As b.ts has it. */', 'src/core/x.ts')).toEqual([]);
  });
});
