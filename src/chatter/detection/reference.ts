/** Whom and what the words of a line point at, resolved against the table and the talk (§M3). */
import { anchored } from '../line/anchored';
import type { Line } from '../line/line';
import { numberIn } from '../line/numerals';
import { rawSpan } from '../line/reading';
import type { Named } from './abused';
import type { ChatContext, ChatTable, Reference, Unknown } from './types';

/** §M3: at most three. */
const MOST_UNKNOWNS = 3;
const MOST_REFERENCES = 5;

/** In the order in which they are tried; the pointer is the group that matched. */
const SEAT = 1;
const SIDE = 2;
const LORD = 3;
const NAME = 4;
const HE = 5;
const POINTERS = anchored([
  '([一二三四五六七八九十两]{1,2}|\\d{1,2})(§号¶位?|§楼¶)|\\b(§seat¶|§player¶|§number¶|§no¶)\\.? ?\\d{1,2}\\b|\\b\\d{1,2}(?= (§is¶|§isn¶.t|§was¶|§just¶|§keeps¶)\\b)|\\b\\d{1,2}(?=,? (§you¶|§u¶|§ur¶)\\b)',
  '(你|我|他|她)?的?§(上家|下家|对家)¶|\\b§(your|my) (left|right)¶\\b',
  '主公|老大|\\bthe lord\\b',
  '{GENERAL}',
  '(他|她|它)们?|那个人|那人|那家伙|这家伙|此人|这人|那货|这货|对面|\\b(he|him|she|her|they|them|that guy|this guy)\\b',
  '那张牌?|这张牌?|那个(?!人|意思|时候)|那件事|那事|那样东西|那招|\\b(that one|that thing|that card)\\b',
]);

const living = (table: ChatTable) => table.seats.filter((seat) => !seat.dead);

function neighbour(table: ChatTable, of: number | undefined, step: 1 | -1): { seat: number; name: string } | undefined {
  const seats = living(table);
  const at = seats.findIndex((seat) => seat.seat === of);
  return at < 0 ? undefined : seats[(at + step + seats.length) % seats.length];
}

const label = (seat: { seat: number; name: string }): string => `${seat.seat}号位 ${seat.name}`;

function resolveSide(words: string, table: ChatTable | undefined): { resolution: string; confidence: number } {
  const mine = words.startsWith('我') || words.startsWith('my');
  const whose = mine ? '玩家' : '被问者';
  const side = /上家|right/.test(words) ? '上家' : /下家|left/.test(words) ? '下家' : '对家';
  const found =
    table && side !== '对家' ? neighbour(table, mine ? table.human : table.self, side === '上家' ? -1 : 1) : undefined;
  return found ? { resolution: label(found), confidence: 0.95 } : { resolution: `${whose}的${side}`, confidence: 0.7 };
}

/** How far around a name is looked whether it is called, in units; a line may hold thousands of names. */
const AROUND = 24;
/** A name at the head of a clause, with a mark or 你 behind it; \ufffc stands for the name. */
const CALLED = /(?:^|[,.!?;:])\s*(?:喂|嘿|哎|诶|请问|hey|hi)?\s*\ufffc(?:\s*[,:!]|你|您| you\b)/;
const isSelf = (resolution: string, table: ChatTable | undefined): boolean =>
  table?.self !== undefined && resolution.startsWith(`${table.self}号位`);

export interface Pointing {
  references: Reference[];
  unknowns: Unknown[];
  /** Where somebody at the table is named, in order. */
  named: Named[];
}

/** Names at the table that the line speaks of. */
function namedSeats(
  text: string,
  table: ChatTable | undefined,
): { seat: number; name: string; at: number; length: number }[] {
  if (!table) return [];
  return table.seats.flatMap((seat) => {
    // "is sun shao an idiot": in English as it is spelled.
    for (const name of [seat.name, seat.latin]) {
      const at = name ? text.indexOf(name.toLowerCase()) : -1;
      if (name && at >= 0) return [{ ...seat, at, length: name.length }];
    }
    return [];
  });
}

/** Resolves the references of a line. */
export function resolveReferences(line: Line, ctx: ChatContext): Pointing {
  const { reading, text } = line;
  const { table } = ctx;
  const references: Reference[] = [];
  const unknowns: Unknown[] = [];
  const named: Named[] = [];
  const seen = new Set<string>();
  let last: { resolution: string; confidence: number } | undefined;
  /** The one spoken of last; whoever is called upon, and whoever listens, is no "he". */
  let he: { resolution: string; confidence: number } | undefined;
  const spokenOf = (start: number, end: number): void => {
    if (last && /^\d/.test(last.resolution)) named.push({ start, end, self: isSelf(last.resolution, table) });
    const from = start - AROUND;
    // What was cut off is no beginning of a line.
    const before = from > 0 ? `…${text.slice(from, start)}` : text.slice(0, start);
    const called = CALLED.test(`${before}\ufffc${text.slice(end, end + AROUND)}`);
    if (last && !called && !isSelf(last.resolution, table)) he = last;
  };
  const add = (ref: string, resolution: string, confidence: number) => {
    if (seen.has(ref) || references.length >= MOST_REFERENCES) return;
    seen.add(ref);
    references.push({ ref, resolution, confidence });
  };
  for (const seat of namedSeats(text, table)) {
    last = { resolution: label(seat), confidence: 0.95 };
    spokenOf(seat.at, seat.at + seat.length);
    add(rawSpan(reading, seat.at, seat.at + seat.length), last.resolution, last.confidence);
  }
  for (const { words, index, group } of POINTERS(text)) {
    const ref = rawSpan(reading, index, index + words.length);
    if (group === SEAT) {
      const number = numberIn(words.replace(/[^\d一二三四五六七八九十两]/g, ''));
      const seat = table?.seats.find((s) => s.seat === number);
      // A bare number ("3 is trash") is a seat only where there is one; "三四号" are two.
      if (Number.isNaN(number) || (!seat && /^\d+$/.test(words))) continue;
      if (table && !seat) {
        add(ref, '', 0.2);
        unknowns.push({ item: `场上没有${number}号位`, impact: 'med' });
        continue;
      }
      last = seat ? { resolution: label(seat), confidence: 0.95 } : { resolution: `${number}号位`, confidence: 0.85 };
    } else if (group === SIDE) last = resolveSide(words, table);
    else if (group === LORD) {
      const lord = table?.seats.find((s) => s.seat === table.lord);
      last = lord ? { resolution: label(lord), confidence: 0.95 } : { resolution: '主公', confidence: 0.9 };
    } else if (group === NAME) {
      const seat = table?.seats.find(({ name }) => name.endsWith(words));
      last = seat
        ? { resolution: label(seat), confidence: 0.95 }
        : { resolution: words, confidence: table ? 0.4 : 0.7 };
    } else if (group === HE) {
      const earlier = he ?? antecedent(ctx);
      if (!earlier) {
        add(ref, '', 0.2);
        unknowns.push({
          item: `「${ref}」指的是谁`,
          impact: line.findings.has('command') || line.findings.has('accuse') ? 'high' : 'med',
        });
        continue;
      }
      add(ref, earlier.resolution, Math.min(0.6, earlier.confidence));
      continue;
    } else if (IN_HAND.test(text.slice(0, index))) {
      continue;
    } else {
      add(ref, '', 0.2);
      unknowns.push({ item: `「${ref}」指的是什么`, impact: /\?|怎么|什么|记得/.test(text) ? 'high' : 'low' });
      continue;
    }
    spokenOf(index, index + words.length);
    add(ref, last.resolution, last.confidence);
  }
  named.sort((a, b) => a.start - b.start);
  return { references, unknowns: unknowns.slice(0, MOST_UNKNOWNS), named };
}

/** "手里那张是不是闪": which card is meant everybody sees, though not what it is. */
const IN_HAND = /(?:手(?:里|上|中|头)|最后|(?:剩|留)(?:下|着)?)的?$/;

/** The last seat or name that was spoken of before. */
function antecedent(ctx: ChatContext): { resolution: string; confidence: number } | undefined {
  const earlier = [...(ctx.history ?? []).map((line) => line.text), ctx.lastAi ?? ''].slice(-4).reverse();
  for (const text of earlier) {
    const found = [...POINTERS(text.slice(-500))]
      .reverse()
      .find(({ group }) => group === SEAT || group === LORD || group === NAME);
    if (found) return { resolution: found.words, confidence: 0.55 };
    const seat = namedSeats(text.toLowerCase(), ctx.table)[0];
    if (seat) return { resolution: label(seat), confidence: 0.55 };
  }
  return undefined;
}
