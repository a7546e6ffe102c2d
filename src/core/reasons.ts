/**
 * Why a seat is taken for what it is taken for, and what would change that: data for whoever puts it into words, the same for
 * panel, talk and review. By belief a reason is worth what the chance of a role would lose without it; by the rules it is
 * worth what it moved an observer on the lord's axis.
 */
import type { Belief } from './belief/belief';
import { weighAct } from './belief/doubt';
import { createAppeal, likelihoods, weigh } from './belief/likelihood';
import { chancesAt, createMarginals, marginals, type Chances, type Onlooker } from './belief/marginals';
import { movers } from './belief/movers';
import { createPairs } from './belief/pairs';
import { readEvent } from './belief/reading';
import { alive, indexIn, type Scene } from './belief/scene';
import type { CardEvent, HandoverEvent, PublicEvent, Seat } from './event';
import type { Delta } from './fold';
import type { Role } from './role';

export interface Reason {
  readonly event: PublicEvent;
  /** Who did it, or let it be: several where a death was not prevented. */
  readonly by: readonly Seat[];
  readonly about: Seat;
  /** The role it speaks for most; by the rules a side is told, as 忠 or 反. */
  readonly towards: Role;
  /** Above 0: by belief the chance of `towards` with it less without it, by the rules the step on the axis. */
  readonly amount: number;
  /** What it adds to each chance; null by the rules. */
  readonly shift: Chances | null;
}

/** What one observer made of one event by the rules. */
export interface Moved {
  readonly event: PublicEvent;
  readonly delta: Delta;
}

/** Whose opinion is asked about, and of which inference: a belief through given eyes (null: a spectator's), or what moved an observer. */
export type Opinion =
  | { readonly belief: Belief; readonly onlooker: Onlooker | null }
  | { readonly moved: readonly Moved[]; readonly observer: Seat };

/** The reasons of an opinion about a seat, strongest first, at most `most`. By belief it works everything out anew. */
export function reasonsFor(opinion: Opinion, about: Seat, most: number): Reason[] {
  return 'belief' in opinion
    ? movers(opinion.belief, opinion.onlooker, about, most).map(({ event, by, shift }) => ({
        event,
        by,
        about,
        ...strongest(shift),
        shift,
      }))
    : byRules(opinion.moved, opinion.observer, about).slice(0, most);
}

/** How far a reason moved on the lord's axis, > 0 towards his side: by belief P(忠) − P(反). */
export function leanOf({ shift, towards, amount }: Pick<Reason, 'shift' | 'towards' | 'amount'>): number {
  if (shift) return shift.zhong - shift.fan;
  return towards === 'fan' ? -amount : amount;
}

const GUESSED = ['zhong', 'fan', 'nei'] as const satisfies readonly Role[];

/** The role that gained most. */
function strongest(shift: Chances): { towards: Role; amount: number } {
  const towards = GUESSED.reduce((best, role) => (shift[role] > shift[best] ? role : best));
  return { towards, amount: shift[towards] };
}

/** The increment that counts of one delta: the lord's axis, or the evidence where that is larger (§S5.2). */
const stepOf = ({ zhuSignal = 0, evidence = 0 }: Delta): number =>
  Math.abs(evidence) > Math.abs(zhuSignal) ? evidence : zhuSignal;

function byRules(moved: readonly Moved[], observer: Seat, about: Seat): Reason[] {
  return moved
    .flatMap(({ event, delta }): Reason[] => {
      const step = stepOf(delta);
      if (delta.observer !== observer || delta.about !== about || step === 0) return [];
      const towards = step > 0 ? 'zhong' : 'fan';
      return [{ event, by: [about], about, towards, amount: Math.abs(step), shift: null }];
    })
    .sort((a, b) => b.amount - a.amount);
}

/** An act that would move an opinion: 杀 at somebody, or giving somebody a card. */
export interface Change {
  readonly deed: 'harm' | 'help';
  readonly target: Seat;
  /** What it would add to each chance. */
  readonly shift: Chances;
  readonly towards: Role;
  readonly amount: number;
  /** Whether another role would then be the likeliest. */
  readonly flips: boolean;
}

/**
 * What the seat could do next that would move an onlooker's opinion of it away from the role it is taken for: one act on each living other,
 * strongest first, at most `most`. Nothing for a dead seat, or one whose role is open.
 */
export function changesFor(belief: Belief, onlooker: Onlooker | null, about: Seat, most: number): Change[] {
  const { scene, grid } = belief;
  const index = indexIn(scene, about);
  const out = createMarginals(belief);
  if (index < 0 || !alive(scene, index) || (grid.place[index] ?? -1) < 0) return [];
  if (!marginals(belief, onlooker, out)) return [];
  const now = chancesAt(out, index);
  const taken = likeliest(now);
  const found: Change[] = [];
  for (const { seat, alive: lives } of scene.table.seats) {
    if (seat === about || !lives) continue;
    for (const event of [harmful(about, seat), helpful(about, seat)]) {
      if (!marginals(beliefAfter(belief, event), onlooker, out)) continue;
      const then = chancesAt(out, index);
      if (then[taken] >= now[taken]) continue;
      const shift = { zhong: then.zhong - now.zhong, fan: then.fan - now.fan, nei: then.nei - now.nei };
      found.push({
        deed: event.type === 'card' ? 'harm' : 'help',
        target: seat,
        shift,
        ...strongest(shift),
        flips: likeliest(then) !== taken,
      });
    }
  }
  return found.sort((a, b) => b.amount - a.amount).slice(0, most);
}

const likeliest = (chances: Chances): keyof Chances =>
  GUESSED.reduce((best, role) => (chances[role] > chances[best] ? role : best));

const harmful = (by: Seat, to: Seat): CardEvent => ({ type: 'card', by, to: [to], card: 'sha', tv: {}, group: false });
const helpful = (by: Seat, to: Seat): HandoverEvent => ({ type: 'give', by, to, num: 1 });

/** The belief as the event would leave it; the running one stays as it is. */
function beliefAfter(belief: Belief, event: PublicEvent): Belief {
  const { scene, grid, doubt, powers, worlds, conduct } = belief;
  const weights = belief.weights.slice(0, grid.count);
  const appeal = createAppeal();
  const likely = new Float64Array(grid.count);
  let { total } = belief;
  readEvent(aside(scene), event, (act) => {
    weigh(act, powers, worlds.lord, appeal);
    const expected = likelihoods(act, appeal, grid, weights, total, likely);
    const own = {
      apart: conduct.apart.slice(),
      along: conduct.along.map((of, seat) => (seat === act.actor ? of.slice(0, grid.count) : of)),
    };
    total = weighAct(own, act.actor, doubt, likely, expected, weights, grid.count);
  });
  return { ...belief, weights, total, pairs: createPairs() };
}

/** A scene in which something may be tried without its happening. */
const aside = (scene: Scene): Scene => ({
  ...scene,
  lean: scene.lean.slice(),
  harmed: scene.harmed.slice(),
  helped: scene.helped.slice(),
  table: { ...scene.table, uses: { cards: [...scene.table.uses.cards], skills: [...scene.table.uses.skills] } },
});
