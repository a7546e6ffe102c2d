/** What the record speaks against (§Q3). */
import { cardsIn } from '../../moves/words/cards';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { FOR_ALL } from '../../moves/deeds/joined';
import type { Seat } from '../../../core/event';
import { isLoss, type Fact } from '../../scene/fact';
import { factOf, isSame, seatOf, type Scene } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import { isHarm } from './deeds';
import { isExcluded, isPlainlyFalse, isSaidPlainly, isWhole, type Wrong } from './excluded';
import { factsIn } from './known';
import { familyOf, nearest } from './nearest';
import { inVain } from './particulars';
import type { Plan } from '../plan';
import { onDeed, usedPlan, usePlan } from '../remark';
import { namedBy, touchedBy } from './touching';

/** The record speaks against it: what it holds instead, where something is near. */
export function denial(wrong: Wrong, move: Move, asked: Asked): Plan {
  const { scene } = asked;
  // Less than was said, or just what was denied, is on record.
  const held = (wrong.less ?? []).flatMap((id) => factOf(scene, id) ?? []);
  const cost = wrong.kind === 'hit' ? held.filter(({ kind }) => kind === wrong.kind) : [];
  if (held.length > 0)
    return {
      move: 'correct',
      clause: wrong.denied === true ? 'tell' : 'miscounted',
      occasion: 'point_at',
      ...(wrong.by === undefined ? {} : { about: wrong.by }),
      facts: cost.length > 0 ? cost : held,
      asked: move,
      ...taking(move),
    };
  // What the line says was not, was.
  if (wrong.denied === true && wrong.by !== undefined && wrong.card !== undefined)
    return {
      move: 'correct',
      clause: 'did_use',
      occasion: 'point_at',
      about: wrong.by,
      words: wrong.card,
      asked: move,
    };
  // How low somebody stands lies open.
  if (wrong.kind === 'dying' && wrong.to !== undefined && seatOf(scene, wrong.to)?.alive === true)
    return { move: 'correct', clause: 'stands', occasion: 'ack', about: wrong.to, asked: move, ...taking(move) };
  const base = {
    move: 'correct' as const,
    clause: 'correct' as const,
    occasion: 'point_at' as const,
    ...(wrong.by === undefined ? {} : { about: wrong.by }),
    asked: move,
    ...taking(move),
  };
  const seen =
    wrong.denied === true || (wrong.kind === 'wuxie' && !isNamed(wrong.by ?? '', asked))
      ? undefined
      : seenByAll(wrong, scene);
  if (seen && wrong.by !== undefined) return { ...base, clause: 'mistaken', facts: [seen], not: wrong.by };
  // "又火攻他又砍我,你呢": of whoever is spoken to the same card stands on record, and who used it was misheard.
  const own = asked.meant && wrong.by !== undefined && !isNamed(wrong.by, asked) ? touchedBy(asked) : null;
  if (own?.by === asked.me && own.card === wrong.card && namedBy(asked).people.has(own.to ?? 0))
    return onDeed(own, move, asked);
  const saver = rescuerOf(wrong, asked);
  if (saver && wrong.by !== undefined) return { ...base, clause: 'mistaken', facts: [saver], not: wrong.by };
  const nobodyDid =
    wrong.card !== undefined &&
    !scene.uses.some(({ name }) => isSame(scene, wrong.card ?? '', name)) &&
    wrong.denied !== true;
  // "5号,铁索为什么连的是主公和2号": whoever is spoken to used that card, whomever the words make its user.
  const mine =
    asked.meant && wrong.card !== undefined && wrong.by !== asked.me
      ? scene.uses.filter(({ by, name }) => by === asked.me && name === wrong.card).pop()
      : undefined;
  const isPlain = isSaidPlainly(wrong, asked);
  if (mine && !isPlain) return usePlan(mine, move, asked);
  if (!isPlain && !(nobodyDid && isPlainlyFalse(wrong, asked)))
    return meantBy(wrong, move, asked) ?? missed(wrong, base, asked);
  const death =
    wrong.kind === 'death' ? scene.facts.find(({ kind, to }) => kind === 'death' && to === wrong.to) : undefined;
  const nearer = nearest(wrong, asked);
  // How low somebody fell is nobody's deed, and none instead of another.
  const near = nearer?.kind === 'dying' ? null : nearer;
  // "仙翁是你弄死的吧": by whom, or by what, everybody saw.
  const blamed = wrong.by ?? wrong.card;
  if (death && blamed !== undefined) return { ...base, clause: 'mistaken', facts: [death], not: blamed };
  const turned = isWhole(wrong) ? otherWay(wrong, scene.facts) : undefined;
  if (turned) return { ...base, clause: 'other_way', facts: [turned] };
  // "你刚拿无懈挡了主公的无中生有": it was another's card that it was played against.
  const shield = shieldOf(wrong, scene);
  if (shield) return { ...base, clause: 'tell', facts: [shield], lookedUp: true };
  // "5号那刀让刘备又掉一血": it was dealt, and cost nothing.
  const vain = vainBlow(wrong, asked);
  if (vain) return { ...base, ...vain };
  const spared = sparedBy(wrong, asked);
  if (spared && wrong.to !== undefined) return { ...base, clause: 'mistaken', facts: [spared], not: wrong.to };
  if (isPlainlyFalse(wrong, asked)) {
    const other = near !== null && near.card === wrong.card ? wrongIn(wrong, near) : null;
    if (near !== null && other !== null && isNamed(other, asked))
      return { ...base, clause: 'mistaken', facts: [near], not: other };
    const pair = near !== null && near.by === wrong.by && near.to === wrong.to ? near : null;
    // "why did u chain 4": it was another who used that card on 4.
    const use =
      pair === null
        ? scene.uses.filter(({ name, to }) => name === wrong.card && to.includes(wrong.to ?? 0)).pop()
        : undefined;
    if (use) return { ...base, clause: 'another_used', about: use.by, not: wrong.by ?? use.by, words: use.name };
    return { ...base, clause: pair === null ? 'correct' : 'never_but', facts: pair === null ? [] : [pair] };
  }
  // "4号把3号弄死了": that one lives, for all to see.
  if (isFigure(wrong, asked) && KILLED.test(asked.text) && wrong.to !== undefined)
    return { ...base, clause: 'stands', about: wrong.to, facts: [] };
  const excluded = isExcluded(wrong, asked);
  // What names hardly anything may have been misheard, and what is like it may be what is meant: nobody denies it flatly.
  const flat = excluded && isWhole(wrong);
  if (near === null)
    return flat
      ? { ...base, clause: 'correct', facts: [] }
      : (meantBy(wrong, move, asked) ?? missed(wrong, base, asked));
  // "5 stole my horse": whoever took nothing is told what it did do to that one.
  if (flat && isLoss(wrong) && near.by === wrong.by && near.to === wrong.to)
    return { ...base, clause: 'never_but', facts: [near] };
  // "2 cut me for 1", whom the speaker has struck, and who never struck back.
  if (flat && isHarm(near) && near.by === wrong.to && near.to === wrong.by && near.turn >= scene.turn - 4)
    return { ...base, clause: 'other_way', facts: [near] };
  const not = wrongIn(wrong, near);
  // Whom the line names wrongly is put right by name; another deed of the two is told only while it is fresh.
  if (flat && not !== null && isNamed(not, asked)) return { ...base, clause: 'mistaken', facts: [near], not };
  // What the line tells besides, or touches, was meant: what was heard wrongly is not held against it.
  const meant = flat && !isFigure(wrong, asked) ? null : meantBy(wrong, move, asked);
  if (meant) return meant;
  const lately = latelyOfPair(wrong, asked);
  if (lately) return { ...base, clause: isOfPair(wrong, lately) ? 'of_pair' : 'as_seen', facts: [lately] };
  return missed(wrong, base, asked);
}

/**
 * "4 nulled 3's fire attack", "killed 8 lol": whose Nullification met such a card, or whose blow somebody died of, where it was another's. Of
 * several the last that has to do with whomever the line names; none where it names nobody.
 */
function seenByAll({ kind, by, to, card }: Wrong, { facts }: Scene): Fact | undefined {
  const such = facts.filter((one) =>
    kind === 'death'
      ? one.kind === kind && one.to === to
      : kind === 'wuxie' &&
        one.kind === kind &&
        (card === 'wuxie' ? one.over !== undefined : one.card === card && one.against !== undefined),
  );
  const last =
    kind === 'death' || such.length === 1
      ? such.pop()
      : such.filter((one) => to !== undefined && (one.to === to || one.against === to || one.over === to)).pop();
  return last && last.by !== null && last.by !== by ? last : undefined;
}

/** "孙登濒死是成济救的吧": who brought that one back last, in the last lap, and it was another. */
const rescuerOf = ({ kind, by, to, denied }: Wrong, asked: Asked): Fact | undefined => {
  const { facts, turn, table } = asked.scene;
  if (kind !== 'rescue' || by === undefined || by === to || denied === true || !isNamed(by, asked)) return undefined;
  const last = facts.filter((one) => (one.kind === kind || one.kind === 'heal') && one.to === to).pop();
  return last && last.turn >= turn - table.seats.length && last.by !== by ? last : undefined;
};

/** The last 无懈 of that one, fresh, and against another card than is said. */
function shieldOf({ kind, by, card }: Wrong, { facts, turn }: Scene): Fact | null {
  if (kind !== 'wuxie' || by === undefined || card === undefined || card === 'wuxie') return null;
  const last = facts.filter((one) => one.kind === 'wuxie' && one.by === by).pop();
  return last && last.turn >= turn - 2 && last.card !== card ? last : null;
}

const isSaid = <T>(said: T | undefined, is: T | null): boolean => said === undefined || said === is;

/** The blow that is said to have cost health, or a life, and cost nothing; null where there is none. */
export function vainBlow({ kind, ...said }: Wrong, { scene }: Asked): ReturnType<typeof inVain> {
  if (kind !== 'hit' || (said.by ?? said.to) === undefined || said.denied === true) return null;
  const blow = scene.facts
    .filter(
      (one) =>
        one.kind === 'aimed' && isSaid(said.by, one.by) && isSaid(said.to, one.to) && isSaid(said.card, one.card),
    )
    .pop();
  return blow === undefined ? null : inVain(blow, scene);
}

/** "5号决斗我", and it was the speaker who had duelled 5: the same card, and never that way round. */
function otherWay({ by, to, card, kind }: Wrong, facts: readonly Fact[]): Fact | undefined {
  const same = facts.filter((fact) =>
    card === undefined ? fact.kind === kind && isLoss({ kind }) : fact.card === card && fact.kind === 'aimed',
  );
  return same.some((fact) => fact.by === by && fact.to === to)
    ? undefined
    : same.filter((fact) => fact.by === to && fact.to === by).pop();
}

/** "2 damage on the lord from those arrows": whom a card for all did cost something, and it was not that one. */
const sparedBy = ({ kind, by, to, card }: Wrong, { scene: { facts }, text }: Asked): Fact | undefined =>
  kind === 'hit' &&
  card !== undefined &&
  FOR_ALL.has(card) &&
  // "又决斗又万箭又砍我": one of them did strike.
  (new Set(cardsIn(text).map((one) => one.card)).size === 1 ||
    !facts.some((one) => one.kind === kind && one.by === by && one.to === to))
    ? facts.filter((one) => one.kind === kind && one.card === card && (by === undefined || one.by === by)).pop()
    : undefined;

/** "你把2号当年货办了?": who lives was not killed, and everybody sees it. */
const isFigure = ({ kind, to }: Wrong, { scene }: Asked): boolean =>
  kind === 'death' && to !== undefined && seatOf(scene, to)?.alive === true;

/** What a line of which something was misheard is about all the same: what it tells that is on record, else what of the record it touches. */
function meantBy(wrong: Wrong, move: Move, asked: Asked): Plan | null {
  const known = asked.moves.flatMap((one) => factsIn(one, asked));
  const told = known.find(({ by }) => by === asked.me) ?? known[0];
  if (told) return onDeed(told, move, asked);
  const touched = touchedBy(asked);
  if (touched) return isOfParties(wrong, touched) ? onDeed(touched, move, asked) : null;
  const used = usedPlan(move, asked);
  return used?.about === wrong.by || wrong.by === undefined ? used : null;
}

/** What that one did to that one; of whom only one is named, what that one had part in. */
const isOfParties = ({ by, to }: Wrong, fact: Fact): boolean =>
  by !== undefined && to !== undefined
    ? fact.by === by && fact.to === to
    : by !== undefined
      ? fact.by === by
      : to !== undefined && (fact.by === to || fact.to === to);

/** The last between the two within a lap, by that one or the other way round with the same card. */
function latelyOfPair({ by, to, card }: Wrong, { scene }: Asked): Fact | null {
  const since = scene.turn - scene.table.seats.length;
  const found = scene.facts.filter(
    (fact) =>
      fact.turn >= since &&
      by !== to &&
      by !== undefined &&
      to !== undefined &&
      familyOf(fact.kind) >= 0 &&
      fact.kind !== 'throw' &&
      fact.kind !== 'dying' &&
      ((fact.by === by && fact.to === to) || (fact.by === to && fact.to === by && fact.card === card)),
  );
  return found[found.length - 1] ?? null;
}

/** What may have been misheard is neither denied nor met with another deed: one did not see it, or does not recall it of oneself. */
const missed = ({ by, to }: Wrong, base: Plan, { me }: Asked): Plan => ({
  ...base,
  move: 'unsure',
  clause: by === me ? 'not_mine' : to === me ? 'not_on_me' : 'missed',
});

/** The line names that one, by name, number or pronoun. */
const isNamed = (seat: Seat | string, { text, scene, from, me }: Asked): boolean =>
  mentionsIn(text, { scene, from, hearer: me, he: null }).some((one) => one.seat === seat);

/** In so many words. */
const KILLED = /(?:弄|打|砍|杀|干|整)死了|死了|杀了|干掉了|\b(?:killed|is dead|died)\b/;

/** Another deed of the very two that are named. */
const isOfPair = ({ by, to, kind }: Wrong, fact: Fact): boolean =>
  fact.by === by && fact.to === to && familyOf(fact.kind) !== familyOf(kind);

/** The one whom the line has wrong; null where it is not a person. */
function wrongIn({ by, to }: Wrong, fact: Fact): Seat | null {
  if (to !== undefined && by === fact.by && to !== fact.to) return to;
  if (by !== undefined && to === fact.to && by !== fact.by) return by;
  return null;
}
