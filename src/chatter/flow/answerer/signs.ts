/** By what it is weighed who ought to answer a line: what the line is to each who may, and what kind of line it is (§T5, §Q3). */
import type { Seat } from '../../../core/event';
import { BEGINS } from '../../moves/called/place';
import { cardsIn, skillsIn } from '../../moves/words/cards';
import type { Pointer } from '../pointed';
import { saysYou } from '../pointed';
import { howReached, type Listener, type Understood } from '../reach';
import type { State } from '../state';

/** A word or mark by which a line may ask; not whether it does. */
const ASKS = /\?|吗|呢|谁|哪|怎么|咋|啥|什么|为何|凭|几|\b(?:who|what|why|how|which|when|where)\b/;
/** It speaks of the speaker. */
const ME = /[我俺咱]|\b(?:i|me|my|im|i'm|mine)\b/;
/** A character of harm occurs, also in words that do none (打算): a coarse sign, weighed as such. */
const HARM = /[打杀砍拆顺偷抢烧坑乐锤揍掉]|\b(?:hit|slash|stole|took|broke|attack|duel|kill|burn)/;
/** A word in Latin letters. */
const LATIN = /[a-z]{3}/;
/** Lengths from which a line is no more a word, a clause, a sentence. */
const LONGER = [6, 14, 30];
/** What was done this many turns ago is lately done. */
const LATELY = 1;
/** A card that a line names was played this many turns ago, at most. */
const PLAYED = 2;
/** AIs' lines that are still in the air. */
const IN_THE_AIR = 4;
/** A chance is one of so many, and none. */
const CHANCES = 5;

const few = (count: number): number => Math.min(2, count);

/** What kind of line it is, whoever is to answer it. */
export function lineSigns({ memory, options }: State, { read, reach, said }: Understood): string[] {
  const { text, pointers } = read;
  const named = new Set(pointers.flatMap(({ seat }) => (seat === said.from ? [] : [seat])));
  const last = memory.latestOf(said.from);
  const long = LONGER.filter((least) => text.length >= least).length;
  return [
    last === null ? 'first' : `since ${few(options.scene.turn - last.turn)}`,
    `you ${Number(saysYou(read))}`,
    `names ${few(named.size)}`,
    `all ${Number(reach.everybody)}`,
    `asks ${Number(ASKS.test(text))}`,
    `long ${long}`,
    ...(pointers.some(({ called }) => called) ? ['calls'] : []),
    ...(HARM.test(text) ? ['harm'] : []),
    ...(ME.test(text) ? ['me'] : []),
    ...(LATIN.test(text) ? ['latin'] : []),
    ...(text.includes('?') ? ['mark'] : []),
  ];
}

const chanceOf = ({ called, likely }: Pointer): number => (called === true ? 1 : (likely?.() ?? 0));

/** Whoever is named: where, and how likely it is called by that. */
function namingSigns({ text, pointers }: Understood['read'], seat: Seat, from: Seat): string[] {
  const own = pointers.filter((one) => one.seat === seat);
  const others = pointers.filter((one) => one.seat !== seat && one.seat !== from);
  const [first] = own;
  if (!first) return ['named 0', ...(others.length > 0 ? ['another named'] : [])];
  const called = own.some((one) => one.called === true);
  return [
    `named ${few(own.length)}`,
    ...(BEGINS.test(text.slice(0, first.start)) ? ['at head'] : []),
    `chance ${called ? 'called' : Math.round(Math.max(...own.map(chanceOf)) * CHANCES)}`,
  ];
}

/** What the record says of one who may answer: what that one has just done. */
function doneBy({ options: { scene }, usesHeard }: State, { read, said }: Understood): (seat: Seat) => string[] {
  const { facts, uses, turn } = scene;
  const last = facts[facts.length - 1];
  const acted = new Set(facts.filter((one) => one.turn >= turn - LATELY).map(({ by }) => by));
  const used = uses.slice(usesHeard).filter(({ by, to }) => by !== said.from && to.some((one) => one !== by));
  const usedLast = used.pop()?.by;
  const cards = new Set([...cardsIn(read.text), ...skillsIn(read.text, scene)].map(({ card }) => card));
  const played = uses.filter((one) => cards.has(one.name) && one.turn >= turn - PLAYED && one.by !== said.from).pop();
  return (seat) => [
    ...(acted.has(seat) ? ['acted'] : []),
    ...(last?.by === seat ? ['acted last'] : []),
    ...(last?.to === seat ? ['suffered last'] : []),
    ...(usedLast === seat ? ['used last since'] : []),
    ...(played?.by === seat ? ['used named'] : []),
    ...(scene.turnOf === seat ? ['turn'] : []),
  ];
}

/** What the line is to each who may answer it; what does not depend on whom is looked up once. @param picked who would answer so far */
export function signsFor(state: State, understood: Understood, picked: Listener): (seat: Seat) => string[] {
  const { read, reach, said } = understood;
  const spoken = state.memory.spoken();
  const [latest] = spoken;
  const saidTo = state.memory.latestOf(said.from)?.to;
  const done = doneBy(state, understood);
  return (seat) => {
    const judged = spoken.slice(0, IN_THE_AIR).flatMap(({ by, content }) => (by === seat ? [content.about] : []));
    return [
      `how ${howReached(reach.to, seat)}`,
      picked.speaker.seat === seat ? 'picked first' : 'picked other',
      ...namingSigns(read, seat, said.from),
      ...(saidTo === seat ? ['said to last'] : []),
      ...(latest?.by === seat && latest.exchange !== null ? ['spoke last'] : []),
      ...(read.pointers.some((one) => one.seat !== seat && judged.includes(one.seat)) ? ['spoke of named'] : []),
      ...done(seat),
      ...(state.options.scene.table.lord === seat ? ['lord'] : []),
    ];
  };
}
