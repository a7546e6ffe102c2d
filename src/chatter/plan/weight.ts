/** Which of a line's moves is answered (§Q3). */
import { isQuestion, type Act, type Move } from '../moves/types';
import { isCounted, isWhole } from './record/excluded';

/** A question must be answered; then what is said of people; then what is wanted; then courtesy. */
const WEIGHT: Readonly<Record<Act, number>> = {
  ask_guess: 10,
  ask_role: 9.5,
  ask_count: 10,
  ask_fact: 10,
  ask_why: 9.8,
  ask_evidence: 9.8,
  ask_sure: 9.6,
  ask_self: 9.6,
  ask_plan: 8,
  ask_rule: 8.5,
  promise: 7.5,
  propose: 7,
  report: 6.5,
  claim: 6.2,
  accuse: 6.4,
  vouch: 6,
  plead: 6.6,
  order: 5.8,
  sorrow: 5.5,
  apology: 5.4,
  topic: 5,
  thanks: 4.8,
  threat: 5.2,
  blame: 4.4,
  taunt: 4,
  praise: 3.8,
  affection: 3.7,
  refuse: 3,
  agree: 3,
  greet: 2.5,
  bye: 5.1,
  joke: 2,
  hurry: 5.05,
  unclear: 0,
};

/** "…连我一块剁了?我招谁惹谁了", "4号不是刚杀了反贼吗 那5号是反贼?": what is put to the hearer in full is known to both, and the other question is what is asked. */
const isKnown = (move: Move, all: readonly Move[]): boolean =>
  move.act === 'ask_fact' &&
  all.some(({ act }) => act === 'ask_why' || act === 'ask_role' || act === 'ask_guess') &&
  (move.facts ?? []).length > 0 &&
  (move.facts ?? []).every(
    ({ by, to, kind, verdict }) => by !== undefined && (to !== undefined || kind === 'death') && verdict === 'true',
  );

/** What somebody holds, how low one is, and a claim of no role, are the lesser part beside something else. */
const BARE = 5;
const isBare = ({ act, facts = [], role }: Move): boolean =>
  (act === 'report' && facts.every(({ kind }) => kind === 'dying')) || (act === 'claim' && role === undefined);

/** "信不过我?": about nobody and no role, it presses what else is asked. */
const OPEN = 9.4;
const isOpen = ({ act, about, role }: Move): boolean =>
  act === 'ask_guess' && about === undefined && role === undefined;

/** "凶镬是啥 谁给科普一下": what happened is asked for, but not what. */
const VAGUE = 8.4;
const isVague = ({ act, about, facts = [] }: Move): boolean =>
  act === 'ask_fact' && about === undefined && facts.length === 0;

/** An order that names nobody may be none. */
const IDLE = 4.3;
const isIdle = ({ act, about, promise }: Move): boolean =>
  (act === 'order' || act === 'promise') && about === undefined && promise === undefined;

/** "气哭" beside a blame: a mood, and no trouble that was told. */
const MOOD = 4.2;
const isMood = ({ act, topic }: Move): boolean => act === 'sorrow' && topic === undefined;

/** "我是反 gg you got me": whoever gives itself away says nothing weightier, whatever it asks besides. */
const CONFESSED = 10.1;
export const isConfessed = ({ act, role, denied }: Move): boolean =>
  act === 'claim' && (role === 'fan' || role === 'nei') && denied !== true;

/** False, and said of two or against what is on record: hardly misheard. */
const saysWell = (fact: NonNullable<Move['facts']>[number]): boolean =>
  fact.verdict === 'false' && (isWhole(fact) || isCounted(fact));

/** What is false is put right before what is true is borne out; beside something true it may have been misheard. */
const PUT_RIGHT = 1;
const isWrong = ({ facts = [] }: Move): boolean =>
  facts.some(saysWell) && !facts.some((fact) => fact.verdict === 'true' && !isCounted(fact));
/** "就一血了 打算干嘛", "pick your coffin, any last words": how one stands everybody sees, and the plan or the threat is what is meant. */
const isBareFact = ({ act, facts = [] }: Move): boolean => act === 'ask_fact' && facts.length === 0;
/** "what now, anybody gonna save him": what help is called for is what is asked. */
const isBarePlan = ({ act, about }: Move): boolean => act === 'ask_plan' && about === undefined;
/** "6号你连我一起砍,还好我没掉血": what was not weighs less than what was. */
const UNDONE = 5.2;
const isUndone = ({ act, facts = [] }: Move): boolean =>
  act === 'report' && facts.length > 0 && facts.every(({ denied }) => denied === true);
/** What weighs other than its act does: the first that it is. */
const OTHERWISE: readonly (readonly [is: (move: Move) => boolean, weight: number])[] = [
  [isConfessed, CONFESSED],
  [isBare, BARE],
  [isUndone, UNDONE],
  [isOpen, OPEN],
  [isVague, VAGUE],
  [isIdle, IDLE],
  [isMood, MOOD],
];
const weightOf = (move: Move): number =>
  (OTHERWISE.find(([is]) => is(move))?.[1] ?? WEIGHT[move.act]) +
  ((!isQuestion(move) || move.act === 'ask_why') && isWrong(move) ? PUT_RIGHT : 0);

/** "…对吧?没记错?": whether one is right stands behind a question of its own, and only presses it. */
const presses = (move: Move, at: number, moves: readonly Move[]): boolean =>
  move.act === 'ask_sure' && moves.slice(0, at).some((one) => isQuestion(one) && one.act !== 'ask_sure');

/** "他拆你斧头还砍你,快打回去", "周夷又砍主公,5号帮忙打她": what is borne out by the record is the ground for what is wanted behind it. */
const isGround = (move: Move, at: number, moves: readonly Move[]): boolean =>
  move.act === 'report' &&
  !(move.facts ?? []).some(saysWell) &&
  moves.slice(at + 1).some(({ act, about }) => act === 'order' && about !== undefined);

export const weightiest = (all: readonly Move[]): Move | null => {
  const planned = all.some(({ act }) => act === 'ask_plan' || act === 'threat');
  const begged = all.some(({ act }) => act === 'plead');
  const moves = all.filter(
    (move, at) =>
      !presses(move, at, all) &&
      !isKnown(move, all) &&
      !isGround(move, at, all) &&
      !(planned && isBareFact(move)) &&
      !(begged && isBarePlan(move)),
  );
  return moves.reduce<Move | null>(
    (best, move) =>
      best === null || weightOf(move) > weightOf(best) || (move.act === 'report' && weightOf(move) === weightOf(best))
        ? move
        : best,
    null,
  );
};

const WANTED: ReadonlySet<Act> = new Set(['order', 'thanks', 'propose', 'plead', 'promise']);
const ASKS_COUNT = /[?几多少吧吗呢]|对不|\bhow many\b/;
const LED_TO: ReadonlySet<Act> = new Set([...WANTED, 'ask_guess', 'ask_role']);

/** "只剩1个反了,快打5号", "现在就剩一个反一个内啦 我猜是王昶 你们觉得呢": what is counted up leads to what is wanted or asked, and is not asked. */
export const leadingTo = (moves: readonly Move[], text: string): readonly Move[] =>
  moves.some(({ act }) => LED_TO.has(act))
    ? moves.filter(({ act, span }) => act !== 'ask_count' || ASKS_COUNT.test(text.slice(span[0], span[1] + 1)))
    : moves;
