/** A short line that says one thing and leaves the rest to the line before: what it says in full (§Q2). */
import type { Line } from '../../line/line';
import { mentionsIn, type Mention } from '../called/people';
import { namedInLine } from '../parts';
import { ONLY_SOMEBODY, ONLY_WHAT } from '../words/follow-ups';
import { withoutNames } from '../called/place';
import type { Scene } from '../../scene/scene';
import type { Act, Exchange } from '../types';
import { pressesIn } from './pressed';

/** What was said so many turns ago is still meant. */
const FRESH = 1;
/** A longer line is no single matter that could be meant again. */
const LONGEST = 80;

/** These answer somebody, or want no answer: pressed for one, nobody knows for what. */
const CLOSED: ReadonlySet<Act> = new Set<Act>([
  'agree',
  'refuse',
  'greet',
  'bye',
  'thanks',
  'apology',
  'sorrow',
  'hurry',
  'promise',
]);
/** Asked in the same words of somebody or something else; opinions are put to another by their acts (ellipsis.ts). */
const OF_OTHERS: ReadonlySet<Act> = new Set<Act>(['ask_fact', 'ask_count']);

/** A line in full. */
export interface Resumed {
  readonly words: string;
  /** The same is asked once more, since it was not answered. */
  readonly pressed: boolean;
}

/** A short line, and what its speaker said before it. */
interface Short {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly before: string;
  readonly last: Exchange;
  readonly scene: Scene;
}
const namedBefore = ({ before, last: { from, to }, scene }: Short): readonly Mention[] =>
  mentionsIn(before, { scene, from, hearer: to, he: null });

/** What a line says in full, by what its speaker said last to whomever; null where it stands by itself. */
export function resumed(line: Line, from: number, last: Exchange | null, scene: Scene): Resumed | null {
  const before = last?.words;
  if (last === null || before === undefined || scene.turn - last.turn > FRESH || line.verbatim.length > 40) return null;
  const { text, mentions } = namedInLine(line, { scene, from, hearer: last.to, he: null });
  const short: Short = { text, mentions, before, last, scene };
  const others = OF_OTHERS.has(last.asked.act) ? ofAnother(short) : null;
  if (others !== null) return { words: others, pressed: false };
  const calls = mentions.filter(({ how }) => how === 'apart' || how === 'within');
  // Whoever is called now is to say it, and not whoever was asked before.
  if (calls.some(({ seat }) => seat !== last.to)) return null;
  const spoken = withoutNames(text, calls).replace(/^[\s,]+/, '');
  if (before.length <= LONGEST && !CLOSED.has(last.asked.act) && pressesIn(spoken))
    return { words: before, pressed: true };
  const words = calls.length === 0 && OF_OTHERS.has(last.asked.act) ? ofElse(short) : null;
  return words === null ? null : { words, pressed: false };
}

/** "那3号呢", "and me?": the same of another. Of a deed on record the planner knows which slot that one fills (record/elliptic.ts). */
function ofAnother(short: Short): string | null {
  const { text, mentions, before, last } = short;
  const [one, ...more] = mentions;
  if (!one || more.length > 0 || one.seat === null || last.answered?.sought !== undefined) return null;
  // "那我呢,还够活几下": what hangs on says no more.
  const [head, tail = ''] = `${text.slice(0, one.start)}WHO${text.slice(one.end)}`.split(/[,，]/);
  if (!ONLY_SOMEBODY.test((head ?? '').trim()) || tail.length > 8) return null;
  const of = namedBefore(short);
  if (of.some(({ kind }) => kind === 'who')) return null;
  const spoken = of.filter(({ called, kind }) => kind === 'seat' && !called);
  const place = spoken.length > 0 ? spoken : of.filter(({ kind }) => kind === 'self' || kind === 'you');
  const [old] = place;
  if (!old || place.some(({ seat }) => seat !== old.seat) || old.seat === one.seat) return null;
  const name = one.kind === 'self' || one.kind === 'you' ? text.slice(one.start, one.end) : nameOf(one.seat, before);
  return place.reduceRight((words, { start, end }) => `${words.slice(0, start)}${name}${words.slice(end)}`, before);
}

const HAN = /[\u3400-\u9fff]/;
const nameOf = (seat: number, words: string): string => (HAN.test(words) ? `${seat}号` : `seat ${seat}`);

/** What somebody has, as it is asked for in so many words. */
const ASKED_FOR: readonly (readonly [RegExp, zh: string, en: string])[] = [
  [/血|\b(?:hp|health)\b/, '还有几滴血', 'how much hp does WHO have'],
  [/牌|手|\b(?:hand|cards?)\b/, '手里几张牌', 'how many cards does WHO have'],
  [/武器|家伙|\bweapon\b/, '身上有什么武器', 'what weapon does WHO have'],
  [/防具|\barmou?r\b/, '身上有什么防具', 'what armor does WHO have'],
  [/./, '身上有什么装备', 'what gear does WHO have'],
];

/** "那装备呢", "and his hand?": something else of the same one. */
function ofElse(short: Short): string | null {
  const { text, mentions, last } = short;
  if (mentions.some(({ kind }) => kind !== 'he') || !ONLY_WHAT.test(text.replace(/[\s?!.]+$/, ''))) return null;
  const of = namedBefore(short);
  const seats = [...new Set(of.flatMap(({ seat, called }) => (seat === null || called ? [] : [seat])))];
  const whom = seats.length === 1 ? seats[0] : seats.length === 0 ? last.asked.about : undefined;
  const row = ASKED_FOR.find(([what]) => what.test(text));
  if (whom === undefined || !row) return null;
  const [, zh, en] = row;
  return HAN.test(text) ? `${whom}号${zh}` : en.replace('WHO', `seat ${whom}`);
}
