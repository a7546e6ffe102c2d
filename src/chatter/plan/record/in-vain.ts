/** Why a blow took nothing: who nullified it, what was worn, which skill was used then (§Q3). */
import type { Seat } from '../../../core/event';
import { BLOWS } from '../../moves/deeds/bears-out';
import type { Wonder } from '../../moves/asked/wonder';
import { isLoss, type Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import { isSkill } from '../../scene/skills';
import type { Asked } from '../asked';
import type { CausePart } from './found';
import { wornBy } from './course';

/** What is looked at: whom it befell, what the line says of it. */
export interface Look {
  readonly whom: Seat;
  readonly wonder: Wonder;
  readonly asked: Asked;
  /** Cards that the line names. */
  readonly cards: readonly string[];
  /** Others whom it names. */
  readonly others: readonly Seat[];
  /** The first turn that is still lately. */
  readonly since: number;
}

/** A skill that this one used in that turn, the last. */
export const skillOf = ({ uses }: Scene, by: Seat | null, turn: number, on?: Seat): CausePart[] => {
  const used = uses
    .filter((use) => use.by === by && use.turn === turn && isSkill(use) && (on === undefined || use.to.includes(on)))
    .pop();
  return used ? [{ say: 'skill', by: used.by, card: used.name }] : [];
};

/** What befell whoever is looked at, of these kinds. */
export const factsOn = ({ whom, asked }: Look, ...kinds: readonly Fact['kind'][]): Fact[] =>
  asked.scene.facts.filter(({ kind, to }) => to === whom && kinds.includes(kind));

/** Why a blow took nothing. */
export function unhurt(look: Look): CausePart[] | null {
  const { asked, whom, cards, others, since } = look;
  const { scene } = asked;
  const { uses, facts } = scene;
  const blows = uses.filter(
    ({ name, to, turn, by }) => BLOWS.has(name) && turn >= since && to.includes(whom) && by !== whom,
  );
  const isMeant = (name: string): boolean => cards.includes(name) || !cards.some((card) => BLOWS.has(card));
  const fits = [
    blows.filter(({ name, by }) => isMeant(name) && others.includes(by)),
    cards.some((card) => BLOWS.has(card)) ? blows.filter(({ name }) => cards.includes(name)) : [],
    others.length === 0 ? blows : [],
  ];
  const blow = fits.find((some) => some.length > 0)?.pop();
  // "你那火攻咋没烧着": told of whose card it was.
  const own =
    others.length > 0
      ? undefined
      : uses
          .filter(
            ({ name, by, turn }) =>
              BLOWS.has(name) &&
              isMeant(name) &&
              by === whom &&
              turn >= since &&
              (blow === undefined || cards.length > 0),
          )
          .pop();
  const [to = whom] = own?.to ?? [];
  if (own && to !== whom && (blow === undefined || uses.indexOf(own) > uses.indexOf(blow)))
    return unhurt({ ...look, whom: to, others: [whom] });
  if (blow === undefined) return null;
  const { turn, by, name } = blow;
  const inTurn = facts.filter((fact) => fact.turn === turn);
  const hits = inTurn.filter(
    (fact) => fact.kind === 'hit' && fact.card === name && (fact.by === by || name === 'juedou'),
  );
  // It did take something: nothing is denied.
  if (hits.some(({ to }) => to === whom)) return null;
  const wuxie = inTurn.filter((fact) => fact.kind === 'wuxie' && fact.card === name && fact.to === whom);
  const guard = wuxie[wuxie.length - 1];
  if (guard?.by != null && wuxie.length % 2 === 1) return [{ say: 'nullified', by: guard.by, card: name }];
  if (name === 'juedou' && hits.some(({ to }) => to === by)) return [{ say: 'outfought', by }];
  const stripped = inTurn.some((fact) => isLoss(fact) && fact.by === by && fact.to === whom);
  if (name === 'sha' && stripped && wornBy(by, scene).includes('hanbing')) return [{ say: 'ice', by }];
  const helper = uses.find(
    (use) => use.turn === turn && use.by !== whom && use.by !== by && use.to.includes(whom) && isSkill(use),
  );
  const skill = skillOf(scene, whom, turn);
  if (skill.length > 0) return [{ say: 'vain', by: whom, card: name }, ...skill];
  if (helper)
    return [
      { say: 'vain', by: whom, card: name },
      { say: 'skill', by: helper.by, card: helper.name },
    ];
  const instead = hits.find(({ to }) => to !== null && !blow.to.includes(to));
  if (instead?.to != null) return [{ say: 'instead', by: instead.to }];
  const armour = wornBy(whom, scene).find((card) => STOPS[card]?.includes(name));
  return armour === undefined ? null : [{ say: 'wears', by: whom, card: armour }];
}
const STOPS: Readonly<Record<string, readonly string[]>> = {
  tengjia: ['sha', 'nanman', 'wanjian'],
  renwang: ['sha'],
  bagua: ['sha', 'wanjian'],
};
