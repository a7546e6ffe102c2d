/** What a line reports, held against the public record (§Q1). */
import type { Seat } from '../../../core/event';
import { isHandover, type Fact, type FactKind } from '../../scene/fact';
import { seatOf, type Scene, type Use } from '../../scene/scene';
import type { Counted, Deed, Party } from './deed';
import type { Verb } from '../words/verbs';
import type { When } from '../words/when';
import type { Reported, Verdict } from '../types';

/** The kinds of fact that bear a verb out, the plainest first. */
const KINDS: Readonly<Record<Verb, readonly FactKind[]>> = {
  strike: ['aimed', 'hit', 'death'],
  attack: ['hit', 'aimed', 'dying'],
  kill: ['death'],
  discard: ['discard', 'aimed'],
  steal: ['steal', 'aimed'],
  wuxie: ['wuxie'],
  save: ['rescue', 'heal', 'wuxie', 'aimed'],
  protect: ['wuxie', 'rescue', 'heal', 'give', 'draw', 'aimed'],
  heal: ['heal', 'rescue', 'aimed'],
  give: ['give', 'draw', 'heal', 'rescue', 'aimed'],
  use: ['aimed', 'hit', 'discard', 'steal', 'wuxie'],
  throw: ['throw'],
  die: ['death'],
  low: ['dying'],
};

/** The cards by whose use alone a verb is borne out; other verbs by any card that harms. */
const BY_USE: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  discard: ['guohe'],
  steal: ['shunshou'],
  heal: ['tao', 'jiu'],
  save: ['tao', 'jiu'],
  protect: ['tao', 'jiu'],
  give: ['tao', 'jiu'],
};
/** Whether a fact is what the verb speaks of: its kind, or the use of a card that does it. */
export function bearsOut(verb: Verb, { kind, card }: Fact): boolean {
  const cards = kind === 'aimed' ? BY_USE[verb] : undefined;
  return KINDS[verb].includes(kind) && (cards === undefined || (card !== null && cards.includes(card)));
}

/** Cards whose use is a blow; the others are no 打. */
const NO_BLOW: ReadonlySet<string> = new Set(['guohe', 'shunshou', 'lebu', 'bingliang', 'tiesuo', 'tao', 'jiu']);
/** Cards that cost health. */
export const BLOWS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'nanman', 'wanjian']);
/** What may be handed over by being used. */
const USED_TO_GIVE: ReadonlySet<string> = new Set(['tao', 'jiu']);
/** A skill has several engine names, and one that players read. */
const sameCard = ({ named: read }: Scene, named: string, card: string | null): boolean =>
  card === named || (card !== null && read(card) === read(named));

const is = (party: Party, seat: Seat | null): boolean => typeof party !== 'number' || party === seat;

/** Whether a fact of a fitting kind is what the verb says. */
function fits({ verb, card, object, hurt, against }: Deed, fact: Fact, scene: Scene): boolean {
  if (hurt && fact.kind !== 'hit' && fact.kind !== 'dying') return false;
  if (against !== undefined && !is(against, (card === 'wuxie' ? fact.over : fact.against) ?? null)) return false;
  switch (verb) {
    case 'strike':
      return fact.kind === 'death' || (fact.good !== true && sameCard(scene, card ?? 'sha', fact.card));
    case 'attack':
      if (card !== null) return sameCard(scene, card, fact.card);
      return fact.kind !== 'aimed' || (fact.good !== true && !NO_BLOW.has(fact.card ?? ''));
    case 'discard':
    case 'steal':
      if (fact.kind === 'aimed') return !object && fact.card === (verb === 'discard' ? 'guohe' : 'shunshou');
      return !object || fact.card === card;
    case 'wuxie':
      return card === null || card === 'wuxie' || sameCard(scene, card, fact.card);
    case 'save':
    case 'protect':
    case 'heal':
      return (
        (fact.good === true || (fact.good === null && card === 'wuxie')) &&
        // From what somebody was saved is not by what.
        (card === null || fact.kind === 'wuxie' || BLOWS.has(card) || sameCard(scene, card, fact.card))
      );
    case 'give':
      if (isHandover(fact)) return card === null;
      return card !== null && USED_TO_GIVE.has(card) && sameCard(scene, card, fact.card);
    case 'use':
      // Whoever cancelled a card did not use it.
      return card !== null && (fact.kind !== 'wuxie' || card === 'wuxie') && sameCard(scene, card, fact.card);
    case 'kill': {
      const blows = scene.facts.filter(
        ({ kind, to, turn, card: by }) => kind === 'hit' && to === fact.to && turn === fact.turn && by !== null,
      );
      return card === null || blows.length === 0 || blows.some((blow) => sameCard(scene, card, blow.card));
    }
    case 'throw':
    case 'die':
    case 'low':
      return true;
  }
}

/** Whether something of that turn and round is meant. */
export function isThen(when: When | null, { turn, round }: { turn: number; round: number }, scene: Scene): boolean {
  if (when === null) return true;
  const lap = scene.table.seats.length;
  const now = { turn: scene.turn, round: scene.table.round };
  switch (when.which) {
    case 'turn':
      // Many say 回合 for a whole round.
      return turn === when.n || round === when.n;
    case 'round':
      return round === when.n;
    case 'this_turn':
      // Said as soon as it is over, it is still the one that is meant.
      return turn === now.turn || turn === now.turn - 1;
    case 'last_turn':
    case 'last_round':
      return turn >= now.turn - lap && (turn < now.turn || round < now.round || when.which === 'last_round');
    case 'this_round':
      return round === now.round || turn > now.turn - lap;
    case 'start':
      return round <= 1;
  }
}

/** Facts that bear the deed out, oldest first. */
function factsOf(deed: Deed, scene: Scene): Fact[] {
  const kinds = KINDS[deed.verb];
  return scene.facts.filter(
    (fact) =>
      kinds.includes(fact.kind) &&
      is(deed.by, fact.by) &&
      // "6号反无懈了2号": against whose 无懈 it was.
      (is(deed.to, fact.to) || (fact.over !== undefined && is(deed.to, fact.over))) &&
      fits(deed, fact, scene) &&
      isThen(deed.when, fact, scene),
  );
}

/** How often it was done, by the record: blows that were aimed and hit are one. */
function sumOf(found: readonly Fact[], of: Counted['of'], verb: Verb): number {
  if (of === 'points')
    return found.filter(({ kind }) => kind === 'hit' || kind === 'heal').reduce((sum, { num }) => sum + num, 0);
  if (of === 'cards') {
    const moved = found.filter(({ kind }) => kind === 'steal' || kind === 'discard' || kind === 'give');
    return moved.reduce((sum, { num }) => sum + Math.max(1, num), 0);
  }
  return Math.max(0, ...KINDS[verb].map((kind) => found.filter((fact) => fact.kind === kind).length));
}

/** The latest; of what is one act with it, the plainest kind. */
function plainestOf(found: readonly Fact[], verb: Verb): Fact | undefined {
  const last = found[found.length - 1];
  if (!last) return undefined;
  // "崔均是我杀的": of who fell by it the death is told.
  const rank = ({ kind }: Fact): number => (verb === 'strike' && kind === 'death' ? -1 : KINDS[verb].indexOf(kind));
  return found
    .filter(({ turn, by, to }) => turn === last.turn && by === last.by && to === last.to)
    .reduce((best, fact) => (rank(fact) <= rank(best) ? fact : best));
}

/** Uses that bear it out where no fact does: on several, in vain, against somebody's card. */
function usesOf({ verb, card, by, to, when, hurt, against }: Deed, scene: Scene): Use[] {
  const named = card ?? (verb === 'strike' ? 'sha' : null);
  // The facts decide whether hp was lost, and which card of whom was cancelled.
  if (hurt || against !== undefined || (verb === 'wuxie' && card !== null && card !== 'wuxie')) return [];
  if (verb === 'wuxie')
    return scene.uses.filter(
      (use) =>
        use.name === 'wuxie' &&
        is(by, use.by) &&
        use.by !== to &&
        (is(to, use.to[0] ?? null) || is(to, use.against ?? null)) &&
        isThen(when, use, scene),
    );
  if (named === null || !['strike', 'attack', 'use'].includes(verb)) return [];
  return scene.uses.filter(
    (use) =>
      use.name === named &&
      is(by, use.by) &&
      (typeof to !== 'number' || use.to.includes(to)) &&
      isThen(when, use, scene),
  );
}

/** "nanman from 4 hit only me": a card for all was that one's, also where its blows count as another's. */
function fellTo({ verb, card, by, to, when }: Deed, scene: Scene): Fact | undefined {
  if ((verb !== 'attack' && verb !== 'use') || card === null || typeof by !== 'number' || typeof to !== 'number')
    return undefined;
  const use = scene.uses.filter((one) => one.name === card && one.by === by && one.to.includes(to)).pop();
  return (
    use &&
    scene.facts.find(
      (fact) =>
        fact.kind === 'hit' &&
        fact.to === to &&
        fact.card === card &&
        fact.turn === use.turn &&
        isThen(when, fact, scene),
    )
  );
}

/** Cards were handed over, but nobody saw which. */
const handedUnseen = ({ verb, card, by, to, when }: Deed, scene: Scene): boolean =>
  verb === 'give' &&
  card !== null &&
  scene.facts.some((fact) => fact.kind === 'give' && is(by, fact.by) && is(to, fact.to) && isThen(when, fact, scene));

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

/** Blows whose card says whether they went home. */
const PLAIN_BLOWS: ReadonlySet<string> = new Set(['sha', 'huogong', 'juedou']);

/** Whether a blow that is told as costly is one that was dealt just now in vain, and `fact` an older one: "2号那一刀真疼,3号少两血" is of the last. */
function missedSince({ hurt, by, to, card, when, counted }: Deed, fact: Fact, scene: Scene): boolean {
  if (!hurt || fact.kind !== 'hit' || typeof by !== 'number' || typeof to !== 'number' || counted?.of === 'times')
    return false;
  if (when !== null && !['this_turn', 'last_turn'].includes(when.which)) return false;
  const between = scene.facts.filter((one) => one.by === by && one.to === to && one.turn > fact.turn);
  const last = between.filter((one) => one.kind === 'aimed' && PLAIN_BLOWS.has(one.card ?? '')).pop();
  return (
    last !== undefined &&
    (card === null || last.card === card) &&
    last.turn >= scene.turn - 1 &&
    between.every(({ kind }) => kind !== 'hit')
  );
}

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
  if (use) return reported(deed, 'aimed', 'true', { turn: use.turn });
  // What a skill takes of somebody may go on record as handed over by that one.
  const taken =
    deed.verb === 'steal' && !deed.object
      ? factsOf({ ...deed, verb: 'give', by: deed.to, to: deed.by, card: null }, scene)
      : [];
  const last = taken[taken.length - 1];
  if (last && sumOf(taken, 'cards', 'give') >= (deed.counted?.many ?? 0) && typeof deed.to === 'number')
    return reported(deed, 'steal', 'true', { turn: last.turn, id: last.id });
  if (standsSo(deed, scene)) return reported(deed, plainest, 'true');
  // Of a card for all not its use is false, but what it cost.
  const cost = deed.hurt && plainest === 'aimed' ? 'hit' : plainest;
  return reported(deed, cost, handedUnseen(deed, scene) ? 'unknown' : 'false');
}
