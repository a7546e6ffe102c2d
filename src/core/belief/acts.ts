/** One act as a choice: who acted, whom he could have aimed at as far as anybody can see, and whom he took. */
import { clamp } from '../number';
import { CIRCUMSTANCES, groupOf, SIGNS, type Alone, type Circumstance, type Sign } from './layout';
import { alive, looks, type Scene } from './scene';
import { FAN, SEATS_AT_MOST, ZHONG, ZHU } from './worlds';

/** Groups that judge one candidate apart from the others: looks, hp, earlier acts. */
export const OWN_GROUPS = 7;
/** The most groups that hold for all candidates of an act alike. */
export const SHARED_AT_MOST = 9;
/** `chosen` of an act that was left undone: the option beside all candidates. */
export const UNDONE = -1;

/** Written anew for every act; whoever wants to keep one copies it. */
export interface Act {
  actor: number;
  sign: Sign;
  /** How many of `candidates` count. */
  count: number;
  readonly candidates: Int8Array;
  /** Index into `candidates`, or `UNDONE`. */
  chosen: number;
  /** Exponent of the likelihood: one over the number of targets. */
  share: number;
  /** Groups of the whole act; the first `sharedCount` count. */
  readonly shared: Int16Array;
  sharedCount: number;
  /** Groups of each candidate, `candidate · OWN_GROUPS + i`; `ownCount` of each count. */
  readonly own: Int16Array;
  ownCount: number;
}

export const createAct = (): Act => ({
  actor: 0,
  sign: 'harm',
  count: 0,
  candidates: new Int8Array(SEATS_AT_MOST),
  chosen: 0,
  share: 1,
  shared: new Int16Array(SHARED_AT_MOST),
  sharedCount: 0,
  own: new Int16Array(SEATS_AT_MOST * OWN_GROUPS),
  ownCount: 0,
});

type CasesBySign = Readonly<Record<Sign, Readonly<Record<Circumstance, number>>>>;

/** First group of each circumstance, so that no name is built while a game runs. */
const FIRST = Object.fromEntries(
  SIGNS.map((sign) => [
    sign,
    Object.fromEntries(Object.keys(CIRCUMSTANCES).map((name) => [name, groupOf(`${sign}.${name}.0`)])),
  ]),
) as unknown as CasesBySign;
const SIGN_GROUP = Object.fromEntries(SIGNS.map((sign) => [sign, groupOf(sign)])) as Readonly<Record<Sign, number>>;
const SAVE_HAND = groupOf('save.hand.0');
const IDLE_STAGE = groupOf('idle.stage.0');

/** Starts an act with nobody to aim at. */
export function beginAct(act: Act, actor: number, sign: Sign, share: number): void {
  act.actor = actor;
  act.sign = sign;
  act.count = 0;
  act.chosen = UNDONE;
  act.share = share;
  act.sharedCount = 0;
  act.ownCount = 0;
}

export function addCandidate(act: Act, index: number): void {
  act.candidates[act.count] = index;
  act.count += 1;
}

/** Every living other player, as candidates. */
export function addOthers(act: Act, scene: Scene): void {
  for (let i = 0; i < scene.seats.length; i++) if (i !== act.actor && alive(scene, i)) addCandidate(act, i);
}

/** Who was aimed at; a target that nobody listed is a candidate all the same. */
export function choose(act: Act, target: number): void {
  for (let i = 0; i < act.count; i++) {
    if (act.candidates[i] === target) {
      act.chosen = i;
      return;
    }
  }
  act.chosen = act.count;
  addCandidate(act, target);
}

/** Whether living rebels outnumber the lord's living side (1), or the other way round (−1). */
export function balanceOf({ living }: Scene): number {
  return Math.sign((living[FAN] ?? 0) - (living[ZHU] ?? 0) - (living[ZHONG] ?? 0));
}

function balanceCase(scene: Scene): number {
  return (scene.living[FAN] ?? 0) === 0 ? 3 : balanceOf(scene) + 1;
}

function livingCase({ livingCount }: Scene): number {
  if (livingCount <= 3) return 0;
  return livingCount <= 5 ? 1 : 2;
}

function stageCase({ table: { round } }: Scene): number {
  if (round <= 2) return Math.max(0, round - 1);
  return round <= 4 ? 2 : 3;
}

/** hp from 1 up, cut at `most`. */
const hpCase = (hp: number, most: number): number => clamp(hp, 1, most) - 1;

/** From which size of a lean on a step counts. */
const LEAN_STEPS = [0.5, 1.5] as const;
const FINE_STEPS = [0.2, 1, 2.5] as const;

/** Case of a lean, the neutral one in the middle. */
function leanCase(lean: number, steps: readonly number[]): number {
  const size = Math.abs(lean);
  let step = 0;
  while (step < steps.length && size >= (steps[step] ?? Infinity)) step += 1;
  return lean < 0 ? steps.length - step : steps.length + step;
}

const CASES = 2 * LEAN_STEPS.length + 1;
const FINE_CASES = 2 * FINE_STEPS.length + 1;

/** Names the circumstances of each candidate. `family` is a group of `layout.ts`. */
export function describe(act: Act, scene: Scene, family: number): void {
  const { sign, actor } = act;
  const first = FIRST[sign];
  const balance = balanceCase(scene);
  const stage = stageCase(scene);
  share(act, SIGN_GROUP[sign]);
  share(act, family);
  share(act, first.balance + balance);
  share(act, first.living + livingCase(scene));
  share(act, first.lordHp + hpCase(scene.players[scene.lord]?.hp ?? 4, CIRCUMSTANCES.lordHp));
  share(act, first.stage + stage);
  share(act, first.ownLean + leanCase(looks(scene, actor), LEAN_STEPS));
  act.ownCount = OWN_GROUPS;
  for (let i = 0; i < act.count; i++) {
    const target = act.candidates[i] ?? 0;
    const lean = looks(scene, target);
    const leaning = leanCase(lean, LEAN_STEPS);
    const at = i * OWN_GROUPS;
    act.own[at] = first.lean + leaning;
    act.own[at + 1] = first.balanceLean + balance * CASES + leaning;
    act.own[at + 2] = first.stageLean + stage * FINE_CASES + leanCase(lean, FINE_STEPS);
    act.own[at + 3] = first.hp + hpCase(scene.players[target]?.hp ?? 4, CIRCUMSTANCES.hp);
    describePast(act, scene, at, target);
  }
}

/** What passed between the actor and a candidate before. */
function describePast({ sign, actor, own }: Act, scene: Scene, at: number, target: number): void {
  const first = FIRST[sign];
  const { harmed, helped } = scene;
  const there = actor * scene.seats.length + target;
  const back = target * scene.seats.length + actor;
  own[at + 4] = first.before + Math.min(CIRCUMSTANCES.before - 1, (sign === 'help' ? helped : harmed)[there] ?? 0);
  own[at + 5] = first.struck + Math.min(CIRCUMSTANCES.struck - 1, harmed[back] ?? 0);
  own[at + 6] = first.favoured + Math.min(CIRCUMSTANCES.favoured - 1, helped[back] ?? 0);
}

function share(act: Act, group: number): void {
  act.shared[act.sharedCount] = group;
  act.sharedCount += 1;
}

/** An act that is about the actor alone: he stands as the one candidate. */
export function describeAlone(act: Act, scene: Scene, name: Alone): void {
  const family = ALONE_GROUP[name];
  addCandidate(act, act.actor);
  act.chosen = 0;
  share(act, family);
  share(act, family + 1 + balanceCase(scene));
  if (name === 'idle') share(act, IDLE_STAGE + stageCase(scene));
}

const ALONE_GROUP: Readonly<Record<Alone, number>> = {
  nanman: groupOf('nanman'),
  wanjian: groupOf('wanjian'),
  taoyuan: groupOf('taoyuan'),
  wugu: groupOf('wugu'),
  idle: groupOf('idle'),
};

/** Adds how many cards the one who could save holds: up to 1, 2–3, more. */
export function describeHand(act: Act, hand: number): void {
  share(act, SAVE_HAND + (hand <= 1 ? 0 : hand <= 3 ? 1 : 2));
}
