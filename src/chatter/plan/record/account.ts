/** What became of somebody's health, turn by turn, also where nothing on record did it; and what came of a skill (§Q3). */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import { living, type Scene, type Use } from '../../scene/scene';
import { isSkill, skillBehind } from '../../scene/skills';

/** Health that somebody lost or got. */
export interface Change {
  readonly turn: number;
  readonly round: number;
  /** Below nought where it was lost. */
  readonly num: number;
  /** Null where nothing on record did it: health paid, or lost by a skill. */
  readonly fact: Fact | null;
}

const worthOf = ({ kind, num }: Fact): number =>
  kind === 'hit' ? -num : kind === 'heal' || kind === 'rescue' ? num : 0;

/** All that changed a seat's health, oldest first, without blows that took none; what nothing on record did stands at the end of its turn. */
export function changesOf(seat: Seat, { stood, facts, table }: Scene): Change[] {
  const own = facts.filter((fact) => fact.to === seat && worthOf(fact) !== 0);
  const before = own.filter(({ turn }) => turn < (stood[0]?.turn ?? 1));
  const told = (some: readonly Fact[]): Change[] =>
    some.map((fact) => ({ turn: fact.turn, round: fact.round, num: worthOf(fact), fact }));
  return [
    ...told(before),
    ...stood.flatMap(({ turn, round, hp }, i) => {
      const then = own.filter((fact) => fact.turn === turn);
      const [from, next] = [hp[seat], stood[i + 1]?.hp[seat]];
      const last = stood[i + 1] === undefined;
      const now = last ? table.bySeat.get(seat)?.hp : next;
      // Of the dying and the dead nobody keeps count.
      if (from === undefined || now === undefined || from <= 0 || now <= 0) return told(then);
      let rest = now - from - then.reduce((sum, fact) => sum + worthOf(fact), 0);
      // Health that is not missing after a blow was never lost (armour took it), and so not got back either.
      const felt = then.filter((fact) => {
        const worth = worthOf(fact);
        if (worth > 0 || rest < -worth) return true;
        rest += worth;
        return false;
      });
      // What was healed over the brim was not lost.
      const full = rest < 0 && now === table.bySeat.get(seat)?.maxHp && then.some((fact) => worthOf(fact) > 0);
      return [...told(felt), ...(rest === 0 || full ? [] : [{ turn, round, num: rest, fact: null }])];
    }),
  ];
}

/** What is told right behind the use of a skill, or by its name. */
export const cameOf = (use: Use, scene: Scene): Fact[] =>
  scene.facts.filter(
    (fact) =>
      fact.turn === use.turn &&
      scene.facts.indexOf(fact) >= (use.after ?? Infinity) &&
      (skillBehind(fact, scene) === use ||
        (worthOf(fact) !== 0 && scene.named(fact.card ?? '') === scene.named(use.name))),
  );

/** A skill that may have borne on a seat in that turn: its own, or one that was used on it; the last. */
export const skillOn = ({ uses }: Scene, seat: Seat, turn: number): Use | undefined =>
  uses.filter((use) => use.turn === turn && isSkill(use) && (use.by === seat || use.to.includes(seat))).pop();

/** All others at the table. */
export const isAll = (use: Use, scene: Scene): boolean =>
  use.to.length > 2 && use.to.length >= living(scene).length - 1;
