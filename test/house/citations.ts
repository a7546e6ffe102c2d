/**
 * What a text cites, looked up. Rules are cited by § and a code (docs/rules.md says how); a code is defined by the heading,
 * or the row or paragraph in bold, that begins with it in a page of docs. Nothing may point outside the repository.
 */

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

export interface House {
  /** Codes that some page defines, without §. */
  readonly codes: ReadonlySet<string>;
  /** Whether the repository holds this path, from its root. */
  has(path: string): boolean;
  hasFolder(path: string): boolean;
  /** Whether a file of code ends in this name or path; with a room (`src/care`) whether one of that room does. */
  hasCode(name: string, room: string | null): boolean;
  /** Anchors of a page as GitHub names them. */
  anchorsOf(page: string): ReadonlySet<string>;
}

const CODE = String.raw`[A-Z]\d*(?:\.\d+)*`;
const HEADING = new RegExp(String.raw`^#{1,6} (${CODE})(?![\w.])`);
const BOLD = new RegExp(String.raw`^(?:[-*] |\| )?\*\*(${CODE})\*\*`);
const CITED = /§(?=[A-Z0-9])([A-Z]?[\d.]*\d|[A-Z])?(\w*)/g;
/** A code of the letters that are tempting to write bare, A10 or S2.3; F4 between quotes may be a key. */
const BARE = /(?<![\w§.#/%"'`+\-{$@])(?:[A-HJK]\d{1,2}|[SPT]\d\.\d(?:\.\d)?)(?![\w%"'`])/g;

/** What no line may say, and why: pages, papers and machines that a reader of this repository does not have. */
const OUTSIDE: readonly (readonly [what: RegExp, why: string])[] = [
  [
    /\b(?:chatter-rules|detection-output|detection-flow|control-layer-rigidity|round-judge-v?\d*|table-talk|peer-study)\b/,
    'a page outside',
  ],
  [/\bidentity-evidence-attitude\b|\bdecisions(?:\.md| [A-K]\b| [A-K]\d)/, 'a page outside'],
  [/(?<![\w-])facts\/\w|\bshared\/(?:facts|spec|tools)\b/, 'a folder outside'],
  [/\b[Ss]pec(?:ification)? §?\d|\b[Pp]eer §?\d|\bdocument 00\d|\b00[0-3] §/, 'a paragraph outside; cite its rule'],
  [/(?<!libnoname )\b[Ii]ssues? (?:#?\d|Belief|Table)/, 'an issue; only those of libnoname are public'],
  [/(?<![\w.~:)}\]])\/(?:home|root|work|tmp|Users)\/\w/, 'a path of one machine'],
  [/\b[A-Z]:\\\\?(?:Users|home|work)\b/, 'a path of one machine'],
];
const REGISTRY = /\bregistry\.(?:npmjs|npmmirror|yarnpkg)\b|\bnpmmirror\b|\bpypi\.org\b|\bartifactory\b/i;
/** Addresses are for the reader to open, whatever their path is called. */
const ADDRESS = /https?:\/\/\S+/g;

/** A page named in a text. A name in quotes may be a piece of a path, one with a variable or a wildcard no page at all. */
const PAGE = /(?<![\w*${}/.'"-])(?:\.{0,2}\/)?[\w./\u4e00-\u9fff-]*\w\.md\b/g;
/** A file or folder that a page names; one with a capital placeholder, a wildcard or a choice is none. */
const PLACE = /`((?:src|dev|test|scripts|data|preview|docs)\/[\w./\u4e00-\u9fff-]*)`/g;
/** A file of code that a page or a comment names; one with a capital placeholder is none, one between quotes a piece of code. */
const CODE_FILE = /(?<![\w*${}/.'"<-])(?:\.{0,2}\/)?([\w/-]*\w\.ts)\b(?![\w(:'"])/g;
const COMMENT = /^\s*\/?\*.*|(?:^|\s)\/\/ .*/;
const LINK = /\[[^\]]*\]\((?!https?:|mailto:)([^)\s]+)\)/g;

const normal = (path: string): string => {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return kept.join('/');
};
const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');
const beside = (file: string, target: string): string => normal(`${folderOf(file)}/${target}`);

/** The codes that a page defines, in order, twice where it defines them twice. */
export function definitions(page: string): string[] {
  return page.split('\n').flatMap((line) => (HEADING.exec(line) ?? BOLD.exec(line))?.slice(1, 2) ?? []);
}

/** The anchors that GitHub gives to a page's headings. */
export function anchors(page: string): Set<string> {
  const found = new Set<string>();
  for (const [, title] of page.matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = title!
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = plain;
    for (let more = 1; found.has(anchor); more++) anchor = `${plain}-${more}`;
    found.add(anchor);
  }
  return found;
}

function rulesIn(line: string, { codes }: House): string[] {
  const cited = [...line.matchAll(CITED)].flatMap(([whole, code, rest]) => {
    if (code === undefined || !/^[A-Z]/.test(code)) return `${whole} has no letter: which rule?`;
    return codes.has(code) && rest === '' ? [] : `${whole} is no rule`;
  });
  const bare = [...line.replace(HEADING, '').replace(BOLD, '').matchAll(BARE)].flatMap(([code]) =>
    codes.has(code) ? `${code} is a rule: §${code}` : [],
  );
  return [...cited, ...bare];
}

function pagesIn(file: string, line: string, house: House): string[] {
  const named = [...line.replace(ADDRESS, '').matchAll(PAGE)].flatMap(([page]) =>
    house.has(normal(page)) || house.has(beside(file, page)) ? [] : `${page} is not here`,
  );
  if (!file.endsWith('.md')) return named;
  const places = [...line.matchAll(PLACE)].flatMap(([, place]) =>
    /[A-Z]{3}/.test(place!) || house.has(normal(place!)) || house.hasFolder(normal(place!))
      ? []
      : `${place!} is not here`,
  );
  return named.concat(
    places,
    [...line.matchAll(LINK)].flatMap(([, target]) => {
      const [path, anchor] = decodeURI(target!).split('#') as [string, string?];
      const page = path === '' ? file : beside(file, path);
      if (!house.has(page)) return path.endsWith('.md') ? [] : `${target} is not here`;
      return anchor === undefined || house.anchorsOf(page).has(anchor) ? [] : `${page} has no heading #${anchor}`;
    }),
  );
}

/** Files named without their whole path. A bare name in src is one of its own room: whoever reads there looks no further. */
function codeIn(file: string, line: string, house: House): string[] {
  const said = file.endsWith('.md') ? line : /\.m?ts$/.test(file) ? COMMENT.exec(line)?.[0] : undefined;
  const room = /^src\/\w+(?=\/)/.exec(file)?.[0] ?? null;
  return [...(said ?? '').replace(ADDRESS, '').matchAll(CODE_FILE)].flatMap(([, name]) =>
    /[A-Z]{3}/.test(name!) || house.hasCode(normal(name!), name!.includes('/') ? null : room)
      ? []
      : `${name!} is not here${name!.includes('/') || room === null ? '' : `: not in ${room}`}`,
  );
}

/** Everything that a text cites and that is not there. `file` is its path from the root of the repository. */
export function faultsOf(file: string, text: string, house: House): Fault[] {
  return text.split('\n').flatMap((line, at) => {
    const found = new Set([
      ...rulesIn(line, house),
      ...pagesIn(file, line, house),
      ...codeIn(file, line, house),
      ...OUTSIDE.flatMap(([what, why]) => {
        const found = what.exec(line.replace(ADDRESS, ''));
        return found === null ? [] : `${found[0]}: ${why}`;
      }),
      ...(REGISTRY.test(line) ? ['a registry host'] : []),
    ]);
    return [...found].map((what) => ({ file, line: at + 1, what }));
  });
}
