/** The course of every piece of gear and every card that waits to be judged, from where it was put to where it is now (§Q3). */
import type { Seat } from '../../../core/event';
import { DELAYED } from '../../moves/words/cards';
import { GEAR, SLOTS } from '../../moves/words/gear';
import { isLoss, type Fact } from '../../scene/fact';
import type { Scene, Use } from '../../scene/scene';

/**
 * put, laid: by whom on whom · taken, broken: out of `from`'s hands · dropped: by whoever had it · replaced by `other` · died: with whoever had it ·
 * cancelled before it was judged · judged · struck (lightning) · lent: a borrowed blade that struck nobody · passed: it was seen elsewhere.
 */
export interface Step extends Pick<Fact, 'turn' | 'round'> {
  readonly how:
    | 'put'
    | 'laid'
    | 'taken'
    | 'broken'
    | 'dropped'
    | 'replaced'
    | 'died'
    | 'cancelled'
    | 'judged'
    | 'struck'
    | 'lent'
    | 'passed';
  readonly by: Seat;
  readonly from: Seat;
  readonly other?: string;
  readonly fact?: Fact;
}

export interface Course {
  readonly card: string;
  readonly steps: Step[];
  /** Who has it, or had it last. */
  at: Seat;
  zone: 'worn' | 'hand' | 'laid' | 'gone';
}

const slotOf = (card: string): number => SLOTS.findIndex((slot) => slot.includes(card));
const OTHER_ENDS: Readonly<Record<string, 'gone' | 'hand'>> = { steal: 'hand', discard: 'gone' };

/** All courses, in the order in which they began. */
export function coursesOf(scene: Scene): Course[] {
  const { facts, uses } = scene;
  const all: Course[] = [];
  const find = (card: string, at: Seat | null, ...zones: Course['zone'][]): Course | undefined =>
    all.filter((one) => one.card === card && (at === null || one.at === at) && zones.includes(one.zone)).pop();
  const end = (one: Course, step: Step, zone: Course['zone'] = 'gone', at: Seat = one.at): void => {
    one.steps.push(step);
    Object.assign(one, { zone, at });
  };
  const begin = (card: string, at: Seat, zone: Course['zone'], step: Step): Course => {
    const one: Course = { card, steps: [step], at, zone };
    all.push(one);
    return one;
  };

  /** A blade that is borrowed goes to the borrower where no Strike comes of it. */
  const loan: { of?: { one: Course; use: Use } } = {};
  const lend = (): void => {
    if (loan.of) {
      const { one, use } = loan.of;
      end(one, { how: 'lent', by: use.by, from: one.at, turn: use.turn, round: use.round }, 'hand', use.by);
    }
    delete loan.of;
  };
  const onUse = (use: Use): void => {
    const { name, by, to, turn, round } = use;
    const [whom = by] = to;
    if (loan.of && (loan.of.use.turn !== turn || use.skill !== true)) {
      if (name === 'sha' && by === loan.of.one.at && turn === loan.of.use.turn) delete loan.of;
      else if (name !== 'wuxie') lend();
    }
    if (name === 'jiedao') {
      const one = all.filter(({ card, at, zone }) => at === whom && zone === 'worn' && slotOf(card) === 0).pop();
      if (one) loan.of = { one, use };
    }
    if (DELAYED.has(name) && use.skill !== true) {
      const step: Step = { how: 'laid', by, from: whom, turn, round };
      const held = find(name, by, 'hand');
      if (held) end(held, step, 'laid', whom);
      else begin(name, whom, 'laid', step);
    }
    if (!GEAR.has(name)) return;
    for (const one of all)
      if (one.at === by && one.zone === 'worn' && slotOf(one.card) === slotOf(name))
        end(one, { how: 'replaced', by, from: by, other: name, turn, round });
    const step: Step = { how: 'put', by, from: by, turn, round };
    const held = find(name, by, 'hand');
    if (held) end(held, step, 'worn');
    else begin(name, by, 'worn', step);
  };
  const onFact = (fact: Fact): void => {
    const { kind, by, to, card, turn, round } = fact;
    if (to === null) return;
    if (kind === 'death')
      for (const one of all) {
        if (one.at === to && one.zone !== 'gone') end(one, { how: 'died', by: to, from: to, turn, round });
      }
    else if (card === null) return;
    else if (kind === 'wuxie') {
      if (card === 'jiedao') delete loan.of;
      const one = find(card, to, 'laid', 'gone');
      if (!one || fact.against !== null || card === 'shandian') return;
      // What cancels is cancelled in its turn.
      if (one.steps[one.steps.length - 1]?.how === 'cancelled') {
        one.steps.pop();
        one.zone = 'laid';
      } else if (one.zone === 'laid') end(one, { how: 'cancelled', by: by ?? to, from: to, turn, round, fact });
    } else if (kind === 'hit' && card === 'shandian') {
      const one = find(card, null, 'laid');
      if (one) end(one, { how: 'struck', by: to, from: to, turn, round, fact });
    } else if (isLoss(fact) && (GEAR.has(card) || DELAYED.has(card))) {
      const known = find(card, to, 'worn', 'laid') ?? find(card, null, 'worn', 'laid', 'hand');
      const one = known ?? begin(card, to, 'worn', { how: 'passed', by: to, from: to, turn: 0, round: 0 });
      if (known && known.at !== to) end(known, { how: 'passed', by: to, from: known.at, turn, round }, known.zone, to);
      const how = by === to || by === null ? 'dropped' : kind === 'steal' ? 'taken' : 'broken';
      end(one, { how, by: by ?? to, from: to, turn, round, fact }, OTHER_ENDS[kind], by ?? to);
    }
  };

  let next = 0;
  const usesUntil = (i: number, fact: Fact | undefined): void => {
    for (let use = uses[next]; use; use = uses[++next]) {
      if (fact && (use.after === undefined ? use.turn > fact.turn : use.after > i)) return;
      onUse(use);
    }
  };
  for (const [i, fact] of facts.entries()) {
    usesUntil(i, fact);
    onFact(fact);
  }
  usesUntil(facts.length, undefined);
  if (loan.of && loan.of.use.turn < scene.turn) lend();
  // What lay before somebody who has had a turn since has been judged; lightning passes on.
  for (const one of all) {
    const { turn = 0, round = 0 } = one.steps[one.steps.length - 1] ?? {};
    if (one.zone === 'laid' && one.card !== 'shandian' && (scene.lastTurns.get(one.at) ?? 0) > turn)
      end(one, { how: 'judged', by: one.at, from: one.at, turn, round });
  }
  return all;
}

/** What somebody has put on since that turn, and still has on. */
export const wornBy = (of: Seat, scene: Scene, since = 0): string[] =>
  coursesOf(scene).flatMap(({ card, at, zone, steps }) =>
    at === of && zone === 'worn' && (steps[steps.length - 1]?.turn ?? 0) >= since ? [card] : [],
  );
