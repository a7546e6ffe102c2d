/** What a line reports, held against the public record (§Q1). */
import { STRIKING_CARDS, type Fact, type FactKind } from '../../scene/fact';
import { isSame, seatOf, type Scene } from '../../scene/scene';
import { skillBehind } from '../../scene/skills';
import type { Reported, Verdict } from '../types';
import { is, KINDS } from './bears-out';
import type { Deed } from './deed';
import { factsOf, fellTo, handedUnseen, plainestOf, sumOf, usesOf } from './on-record';
import { isThen } from './then';

/** Somebody stands as the line says now, whatever was before. */
const standsSo = ({ verb, by, to }: Deed, scene: Scene): boolean => {
  const seat = typeof to === 'number' ? seatOf(scene, to) : undefined;
  return (
    seat !== undefined &&
    ((verb === 'low' && seat.alive && seat.hp <= 1) || (verb === 'die' && typeof by !== 'number' && !seat.alive))
  );
};

/** 杀了, of somebody dead whom that one never struck: killed is what is meant. With a blow on record it may be meant, and stands. */
const isSlain = (deed: Deed, scene: Scene): boolean =>
  deed.slays === true &&
  deed.verb === 'strike' &&
  typeof deed.to === 'number' &&
  seatOf(scene, deed.to)?.alive === false &&
  factsOf(deed, scene).length === 0;

const reported = (deed: Deed, kind: FactKind, verdict: Verdict, found?: { turn: number; id?: string }): Reported => ({
  kind,
  ...(typeof deed.by === 'number' ? { by: deed.by } : {}),
  ...(typeof deed.to === 'number' ? { to: deed.to } : {}),
  ...(deed.card === null ? {} : { card: deed.card }),
  ...(found ? { turn: found.turn } : saidTurn(deed)),
  verdict,
  ...(found?.id !== undefined ? { fact: found.id } : {}),
});

const saidTurn = ({ when }: Deed): { turn?: number } => (when?.which === 'turn' ? { turn: when.n } : {});

/** Whether a blow that is told as costly is one that was dealt just now in vain, and `fact` an older one: "2号那一刀真疼,3号少两血" is of the last. */
function missedSince({ hurt, by, to, card, when, counted }: Deed, fact: Fact, scene: Scene): boolean {
  if (!hurt || fact.kind !== 'hit' || typeof by !== 'number' || typeof to !== 'number' || counted?.of === 'times')
    return false;
  if (when !== null && !['this_turn', 'last_turn'].includes(when.which)) return false;
  const between = scene.facts.filter((one) => one.by === by && one.to === to && one.turn > fact.turn);
  const last = between.filter((one) => one.kind === 'aimed' && STRIKING_CARDS.has(one.card ?? '')).pop();
  return (
    last !== undefined &&
    (card === null || last.card === card) &&
    last.turn >= scene.turn - 1 &&
    between.every(({ kind }) => kind !== 'hit')
  );
}

/** The last that came of the skill that is named: what stands on record by its name, or right behind its use. */
const broughtBy = ({ card, by, to, when, counted }: Deed, scene: Scene): Fact | undefined =>
  card === null || counted?.of === 'times'
    ? undefined
    : scene.facts
        .filter(
          (fact) =>
            is(by, fact.by) &&
            is(to, fact.to) &&
            isThen(when, fact, scene) &&
            isSame(scene, card, fact.skill === true ? fact.card : (skillBehind(fact, scene)?.name ?? null)),
        )
        .pop();

/** A deed as it is reported, with what the record says of it. A denied one is true where the record holds nothing of the kind. */
export function reportOf(said: Deed, scene: Scene): Reported {
  // "把7号的桃园挡了": whose card it was, or whose share of it.
  const share = said.against !== undefined && said.to === 'open' && factsOf(said, scene).length === 0;
  const { against, ...rest } = said;
  const deed: Deed =
    share && against !== undefined && factsOf({ ...rest, to: against }, scene).length > 0
      ? { ...rest, to: against }
      : isSlain(said, scene)
        ? { ...said, verb: 'kill', card: null }
        : said;
  const [plainest] = KINDS[deed.verb] as readonly [FactKind, ...FactKind[]];
  if (deed.by === 'nobody' || deed.to === 'nobody') return reported(deed, plainest, deed.denied ? 'true' : 'false');
  const told = factsOf(deed, scene);
  // "我也被烧了1血": fire of whatever card.
  const burnt = told.length === 0 && deed.verb === 'use' && deed.card === 'huogong' && typeof deed.to === 'number';
  const found = burnt ? factsOf({ ...deed, verb: 'attack', card: null, hurt: true }, scene) : told;
  const fact = plainestOf(found, deed.verb) ?? fellTo(deed, scene);
  const use = fact ? undefined : usesOf(deed, scene).pop();
  if (deed.denied)
    return {
      ...reported(deed, fact?.kind ?? plainest, fact || use ? 'false' : 'true'),
      denied: true,
      ...(fact ? { less: [fact.id] } : {}),
    };
  const summed = deed.counted && fact ? sumOf(found, deed.counted.of, deed.verb) : 0;
  // One card for two is no fact between two, and was used all the same; of blows those that went home may be counted, or all.
  const tried = { ...deed, hurt: false };
  const counts =
    deed.counted?.of === 'times'
      ? Math.max(summed, usesOf(tried, scene).length, sumOf(factsOf(tried, scene), 'times', deed.verb))
      : summed;
  // Less than that is on record: what there is stands beside it.
  // "火攻一把烧主公两血": it was used, and cost nobody anything.
  const inVain = deed.counted?.of === 'points' && found.every(({ kind }) => kind === 'aimed');
  if (deed.counted && fact && counts < deed.counted.many && (counts > 0 || deed.counted.of === 'times' || inVain))
    return { ...reported(deed, fact.kind, 'false'), less: found.map(({ id }) => id) };
  if (fact && missedSince(deed, fact, scene)) return reported(deed, 'hit', 'false');
  if (fact) return reported(deed, fact.kind, 'true', { turn: fact.turn, id: fact.id });
  // "why am i chained up": what the line leaves open of a use the record knows.
  if (use) return reported(deed.by === 'open' ? { ...deed, by: use.by } : deed, 'aimed', 'true', { turn: use.turn });
  // What a skill takes of somebody may go on record as handed over by that one.
  const taken =
    deed.verb === 'steal' && !deed.object
      ? factsOf({ ...deed, verb: 'give', by: deed.to, to: deed.by, card: null }, scene)
      : [];
  const last = taken[taken.length - 1];
  if (last && sumOf(taken, 'cards', 'give') >= (deed.counted?.many ?? 0) && typeof deed.to === 'number')
    return reported(deed, 'steal', 'true', { turn: last.turn, id: last.id });
  if (standsSo(deed, scene)) return reported(deed, plainest, 'true');
  // "英魂又送7号三张": what a skill brought about is what its name stands for, whatever the verb.
  const brought = broughtBy(deed, scene);
  if (brought) return reported(deed, brought.kind, 'true', brought);
  // Of a card for all not its use is false, but what it cost.
  const cost = deed.hurt && plainest === 'aimed' ? 'hit' : plainest;
  return reported(deed, cost, handedUnseen(deed, scene) ? 'unknown' : 'false');
}
