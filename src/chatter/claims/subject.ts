/** Whom the words of a line name: seats by number, by name, by place, by role, the speaker, the hearer. */
import type { Seat } from '../../core/event';
import { normalise } from '../line/normalise';
import type { Scene } from '../scene/scene';

export interface Naming {
  readonly scene: Scene;
  readonly speaker: Seat;
  /** The one spoken to: "你是反". */
  readonly you?: Seat | null;
  /** Other names of seats, e.g. nicknames; the names of the table are known. */
  readonly names?: ReadonlyMap<string, Seat>;
}

export interface Subjects {
  /** Source of an expression that matches any subject; no groups. */
  readonly source: string;
  /** The same without the speaker and the hearer. */
  readonly others: string;
  /** Whether the words are the hearer, not called by name. */
  isYou(words: string): boolean;
  /** The seat behind a match; null where nobody known is meant. */
  seatOf(words: string): Seat | null;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SELF = '(?:我|俺|咱|吾|在下|本人|鄙人|老子|劳资)(?!们|方|家)';
const SELF_EN = '\\bi(?!\\w)|\\bim\\b|\\bme\\b';
const YOU = '(?:你|您|阁下|足下)(?!们)';
const YOU_EN = '\\byou\\b';
const LORD = '主公|老大|\\bthe lord\\b|\\bmy lord\\b';
const PLACE = '(?:我的?)?(?:上家|下家)';
const SEAT = `(?:[一二三四五六七八九十]{1,2}|\\d{1,2})(?:号位?|楼)|\\b(?:seat|player|number|no\\.?) ?(?:\\d{1,2}|${NUMBER_WORDS.join('|')})\\b|\\b\\d{1,2}(?= (?:is|isn't|was|looks|seems) )|(?<![\\d一二三四五六七八九十])\\d{1,2}(?=(?:就|铁|绝对|肯定)?(?:是|像|跳|反|忠|内))`;

const DIGITS = '零一二三四五六七八九';
/** Editions of a hero that players leave out when they say the name. */
const EDITION = /^(?:界|神|谋|新|旧|老|sp|手杀|十周年|ol)/i;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function numberIn(words: string): number {
  const digits = /\d+/.exec(words);
  if (digits) return Number(digits[0]);
  const word = NUMBER_WORDS.indexOf(words.split(' ').pop() ?? '');
  if (word >= 0) return word + 1;
  const [, tens = '', ten = '', unit = ''] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)/.exec(words) ?? [];
  if (ten === '') return Math.max(0, DIGITS.indexOf(tens));
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (unit === '' ? 0 : DIGITS.indexOf(unit));
}

/** Names as a normalised line holds them; a short form that two would share is left out. */
function namesOf({ scene, names }: Naming): Map<string, Seat> {
  const found = new Map<string, Seat>();
  const shared = new Set<string>();
  const add = (name: string, seat: Seat) => {
    const read = normalise(name).text.trim();
    if (read.length < 2) return;
    if (found.has(read) && found.get(read) !== seat) shared.add(read);
    found.set(read, seat);
  };
  for (const { seat, name } of scene.table.seats) {
    add(name, seat);
    const short = name.replace(EDITION, '');
    if (short !== name) add(short, seat);
  }
  for (const [name, seat] of names ?? []) add(name, seat);
  for (const name of shared) found.delete(name);
  return found;
}

function neighbour(scene: Scene, of: Seat, step: 1 | -1): Seat | null {
  const seats = scene.table.seats.filter(({ seat, alive }) => alive || seat === of);
  const at = seats.findIndex(({ seat }) => seat === of);
  return at < 0 ? null : (seats[(at + step + seats.length) % seats.length]?.seat ?? null);
}

/** The names of the last table asked about: a table changes rarely, and reading its names costs more than reading a line. */
let last: { readonly key: string; readonly names: ReadonlyMap<string, Seat>; readonly others: string } | null = null;

function namesAt(naming: Naming): NonNullable<typeof last> {
  const key = JSON.stringify([
    naming.scene.table.seats.map(({ seat, name }) => [seat, name]),
    [...(naming.names ?? [])],
  ]);
  if (last?.key === key) return last;
  const names = namesOf(naming);
  const byLength = [...names.keys()].sort((a, b) => b.length - a.length).map(escape);
  last = { key, names, others: [...byLength, SEAT, PLACE, LORD].join('|') };
  return last;
}

export function subjectsOf(naming: Naming): Subjects {
  const { scene, speaker, you } = naming;
  const { names, others } = namesAt(naming);
  return {
    source: `(?:${others}|${SELF}|${YOU}|${SELF_EN}|${YOU_EN})`,
    others: `(?:${others})`,
    isYou: (words) => new RegExp(`^(?:${YOU}|${YOU_EN})$`).test(words),
    seatOf(words) {
      const named = names.get(words);
      if (named !== undefined) return named;
      if (new RegExp(`^(?:${SELF}|${SELF_EN})$`).test(words)) return speaker;
      if (new RegExp(`^(?:${YOU}|${YOU_EN})$`).test(words)) return you ?? null;
      if (new RegExp(`^(?:${LORD})$`).test(words)) return scene.table.lord;
      if (words.endsWith('上家')) return neighbour(scene, speaker, -1);
      if (words.endsWith('下家')) return neighbour(scene, speaker, 1);
      const number = numberIn(words);
      return scene.table.bySeat.has(number) ? number : null;
    },
  };
}
