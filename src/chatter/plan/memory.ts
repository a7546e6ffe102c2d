/** What stays in mind in one game (§Q2): what was asked and answered, promises, and what the person told of themselves. */
import type { Seat } from '../../core/event';
import type { OfRecord } from '../moves/asked/of-record';
import type { Answered, Exchange, Move, Spoken, Topic } from '../moves/types';
import type { Fact } from '../scene/fact';
import type { Scene } from '../scene/scene';
import { isConfided } from '../moves/life/life';
import { takesUp } from '../moves/life/same-matter';
import { createPromises, type Promises } from './dealing/promises';

/** Exchanges of a pair that are kept. */
const KEPT = 12;
/** What the player told is taken up again so often. */
const MOST_TAKEN_UP = 2;
/** Lines of AIs whose words are known again. */
const RECALLED = 60;
/** What was told is gone on with in the same turn or the next. */
const GOES_ON = 1;
/** For so many turns "him" may be whoever it was told of. */
const LATELY = 8;

/** Something the person told that is not about the game; a hard line is never among them. */
interface ToldTopic {
  readonly topic: Topic;
  readonly to: Seat;
  /** Once it was told as a trouble it is one. */
  trouble: boolean;
  /** In which it was told last. */
  round: number;
  /** What was told of it, as it was read: what is asked after later is found in it, and it is never quoted. */
  words: string;
  /** Where it was told last. */
  exchange?: Exchange;
  takenUp: number;
}

export interface Memory {
  /** What passed between `from` and `to`, latest first. */
  exchanges(from: Seat, to: Seat): readonly Exchange[];
  byId(id: number): Exchange | null;
  /** What `from` told `to` of its life, where that was the last it said to anybody, in this turn or the last. */
  confided(from: Seat, to: Seat, turn: number): Exchange | null;
  /** A trouble that was told earlier in the game, to whomever, and that a text speaks of with the same words; null where it does not. */
  thread(text: string, turn: number): Exchange | null;
  /** What `from` said last, to whomever; null where it has said nothing. */
  latestOf(from: Seat): Exchange | null;
  /** What that one last asked of the record, where it has asked nothing else since. */
  sought(from: Seat): OfRecord | null;
  /** To whom that was. */
  confidant(from: Seat, turn: number): Seat | null;
  /** The log entry of the line that began an exchange. */
  entryOf(id: number): number | null;
  /** Something was asked of `to`; answers the id. */
  asked(from: Seat, to: Seat, asked: Move, turn: number, entry: number, words?: string): number;
  answered(id: number, content: Answered, awaits: Exchange['awaits'], asksBack?: string | null): void;
  /** An AI has said this. */
  spoke(line: Spoken): void;
  /** What AIs have said lately, the latest first. */
  spoken(): readonly Spoken[];
  /** The judgement of `me` about a seat that was spoken last, to anybody. */
  judged(me: Seat, about: Seat): Answered | null;
  readonly promises: Promises;
  told(topic: Omit<ToldTopic, 'takenUp' | 'exchange'>): void;
  /** What could be asked after now by `to`: told in an earlier round, and not too often taken up. */
  toFollowUp(to: Seat, round: number): ToldTopic | null;
  /** What weighs on the person, as `to` was told in this round or the last. */
  weighing(to: Seat, round: number): ToldTopic | null;
  /** It was asked after. */
  followedUp(by: Seat): void;
  /** Topic labels of this game, for the relation store. */
  topics(): readonly ToldTopic[];
  /** The round in which somebody last called a claim out; 0 before. */
  calledOut: number;
  see(facts: readonly Fact[], scene: Scene): ReturnType<Promises['see']>;
}

export function createMemory(): Memory {
  const pairs = new Map<string, Exchange[]>();
  const all = new Map<number, Exchange>();
  const entries = new Map<number, number>();
  const judgements = new Map<string, Answered>();
  const topics: ToldTopic[] = [];
  const spoken: Spoken[] = [];
  const promises = createPromises();
  const sought = new Map<Seat, { readonly entry: number | undefined; readonly sought: OfRecord | null }>();
  let made = 0;
  const mayFollow = ({ to, takenUp, trouble }: ToldTopic, by: Seat): boolean =>
    to === by && takenUp < MOST_TAKEN_UP && trouble;
  const key = (a: Seat, b: Seat): string => `${a}/${b}`;
  /** What somebody said last, as each who answers it heard it. */
  const last = new Map<Seat, { readonly entry: number; readonly ids: readonly number[] }>();
  const lastOf = (from: Seat, turn: number): readonly Exchange[] =>
    (last.get(from)?.ids ?? []).flatMap((id) => {
      const exchange = all.get(id);
      const life = exchange?.asked.life;
      const lasting = life !== undefined && (isConfided(life) || life.matter.startsWith('joke'));
      return exchange && lasting && turn - exchange.turn <= GOES_ON ? [exchange] : [];
    });
  const replace = (exchange: Exchange): void => {
    all.set(exchange.id, exchange);
    const pair = pairs.get(key(exchange.from, exchange.to)) ?? [];
    pairs.set(
      key(exchange.from, exchange.to),
      pair.map((one) => (one.id === exchange.id ? exchange : one)),
    );
  };
  return {
    promises,
    calledOut: 0,
    exchanges: (from, to) => pairs.get(key(from, to)) ?? [],
    byId: (id) => all.get(id) ?? null,
    confided: (from, to, turn) => lastOf(from, turn).find((one) => one.to === to) ?? null,
    latestOf: (from) => all.get(last.get(from)?.ids[0] ?? -1) ?? null,
    sought: (from) => sought.get(from)?.sought ?? null,
    thread: (text, turn) =>
      topics
        .filter(
          ({ trouble, words, exchange }) =>
            trouble && takesUp(text, words, exchange !== undefined && turn - exchange.turn <= LATELY),
        )
        .pop()?.exchange ?? null,
    confidant: (from, turn) => lastOf(from, turn)[0]?.to ?? null,
    entryOf: (id) => entries.get(id) ?? null,
    asked(from, to, asked, turn, entry, words) {
      const exchange: Exchange = {
        id: ++made,
        from,
        to,
        turn,
        asked,
        ...(words === undefined ? {} : { words }),
        answered: null,
        awaits: null,
      };
      all.set(exchange.id, exchange);
      entries.set(exchange.id, entry);
      const before = last.get(from);
      last.set(from, { entry, ids: [...(before?.entry === entry ? before.ids : []), exchange.id] });
      pairs.set(key(from, to), [exchange, ...(pairs.get(key(from, to)) ?? [])].slice(0, KEPT));
      return exchange.id;
    },
    answered(id, content, awaits, asksBack = null) {
      const exchange = all.get(id);
      if (!exchange) return;
      replace({ ...exchange, answered: content, awaits, ...(asksBack === null ? {} : { asksBack }) });
      const entry = entries.get(id);
      if (content.sought || sought.get(exchange.from)?.entry !== entry)
        sought.set(exchange.from, { entry, sought: content.sought ?? null });
      if (content.about !== undefined && content.role !== undefined)
        judgements.set(key(exchange.to, content.about), content);
    },
    spoke(line) {
      spoken.unshift(line);
      spoken.splice(RECALLED);
    },
    spoken: () => spoken,
    judged: (me, about) => judgements.get(key(me, about)) ?? null,
    told(topic) {
      const before = topics.find((one) => one.topic === topic.topic && one.to === topic.to);
      const exchange = [...all.values()]
        .filter(({ to, asked }) => to === topic.to && asked.life?.trouble === true)
        .pop();
      const told = before ?? { ...topic, takenUp: 0 };
      if (before) {
        before.words += ` ${topic.words}`;
        before.round = topic.round;
        before.trouble ||= topic.trouble;
      } else topics.push(told);
      if (exchange?.asked.topic === topic.topic) told.exchange = exchange;
    },
    toFollowUp: (to, round) => topics.find((one) => one.round < round && mayFollow(one, to)) ?? null,
    weighing: (to, round) => topics.find((one) => one.to === to && one.trouble && one.round >= round - 1) ?? null,
    followedUp(by) {
      const one = topics.find((topic) => mayFollow(topic, by));
      if (one) one.takenUp++;
    },
    topics: () => topics,
    see: (facts, scene) => promises.see(facts, scene),
  };
}
