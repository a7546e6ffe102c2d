/** What is asked of the record as a whole is answered from the whole record: a sum, or whoever did it, or that nothing of it is there (§Q3). */
import type { Seat } from '../../../core/event';
import type { OfRecord } from '../../moves/asked/of-record';
import { DELAYED } from '../../moves/words/cards';
import { isThen } from '../../moves/deeds/then';
import { isQuestion, type Move } from '../../moves/types';
import { isHandover, isLoss, type Fact } from '../../scene/fact';
import { factOf, isSame, type Scene, type Use } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Deed, Found } from './found';
import type { Plan } from '../plan';
import { askedIn } from './record-asked';

/** They answer another's card. */
const ANSWERS: ReadonlySet<string> = new Set(['wuxie', 'shan']);

const ofFact = (fact: Fact): Deed => ({ ...fact, to: fact.to === null ? [] : [fact.to], fact });

/** The deeds of that kind, whoever did them to whomever. */
function deedsOf(asked: OfRecord, scene: Scene): Deed[] {
  const { what, cards, way } = asked;
  const isOf = ({ card }: Pick<Fact, 'card'>): boolean =>
    cards.length === 0 || cards.some((one) => isSame(scene, one, card));
  const facts = (match: (fact: Fact) => boolean): Deed[] => scene.facts.filter(match).map(ofFact);
  switch (what) {
    case 'use': {
      const blows = facts(({ kind, card }) => (kind === 'aimed' || kind === 'hit') && isOf({ card }));
      const uses = scene.uses
        .filter(({ name }) => isOf({ card: name }))
        .map(({ name: card, ...use }): Deed => {
          const fact = blows.find(
            ({ fact: one }) =>
              one?.card === card && one.turn === use.turn && one.by === use.by && use.to.includes(one.to ?? -1),
          )?.fact;
          return { ...use, card, num: 1, ...(fact === undefined ? {} : { fact }) };
        });
      return uses.length > 0 ? uses : blows;
    }
    case 'play': {
      const played = scene.uses.filter(({ skill, name }) => skill !== true && !ANSWERS.has(name));
      // At somebody is what was used on few, where anything was.
      const few = played.filter(
        ({ by, to }) => by === asked.by && to.length <= MOST_NAMED && to.some((seat) => asked.to.includes(seat)),
      );
      return (few.length > 0 ? few : played).map(({ name: card, ...use }): Deed => ({ ...use, card, num: 1 }));
    }
    case 'hurt':
      // What the chains passed on: of a card that was used on another.
      return cards.includes('tiesuo')
        ? facts(
            ({ kind, card, by, to, turn }) =>
              kind === 'hit' &&
              scene.uses.some((use) => use.turn === turn && use.by === by && use.name === card) &&
              !scene.uses.some((use) => use.turn === turn && use.name === card && to !== null && use.to.includes(to)),
          )
        : facts((fact) => fact.kind === 'hit' && isOf(fact));
    case 'heal': {
      const meant = cards.filter((card) => card !== 'tiesuo');
      return facts(
        (fact) =>
          (fact.kind === 'heal' || fact.kind === 'rescue') &&
          (meant.length === 0 || meant.some((card) => isSame(scene, card, fact.card))),
      );
    }
    case 'laid':
      return scene.uses
        .filter((use) => DELAYED.has(use.name) && isOf({ card: use.name }) && liesThere(use, scene))
        .map(({ name: card, ...use }): Deed => ({ ...use, card, num: 1 }));
    case 'kill':
      return facts(({ kind }) => kind === 'death');
    case 'take':
      return facts(
        (fact) => isLoss(fact) && (way === undefined || fact.kind === way) && fact.by !== fact.to && isOf(fact),
      );
    case 'give':
      return facts(
        (fact) =>
          isHandover(fact) &&
          (cards.length === 0 ||
            scene.uses.some(
              ({ turn, by, name, to }) =>
                turn === fact.turn && by === fact.by && isOf({ card: name }) && to.includes(fact.to ?? 0),
            )),
      );
    case 'lift':
      return facts(
        (fact) =>
          isOf(fact) && ((fact.kind === 'wuxie' && fact.against === null) || (isLoss(fact) && fact.good !== false)),
      );
    case 'wuxie':
      return facts((fact) => fact.kind === 'wuxie' && (cards.every((card) => card === 'wuxie') || isOf(fact)));
  }
}

/** A card that waits to be judged lies there until that one's next turn, unless it is taken away. */
const liesThere = ({ to: [to = 0], name, turn }: Use, { facts, lastTurns, table }: Scene): boolean =>
  table.bySeat.get(to)?.alive === true &&
  (lastTurns.get(to) ?? 0) <= turn &&
  !facts.some((fact) => fact.to === to && fact.card === name && fact.kind !== 'aimed' && fact.turn >= turn);

/** What the record holds of what is asked. */
export function found(asked: OfRecord, scene: Scene): Found {
  const { by, to, when, wants, what, rank, turnOf, except = [] } = asked;
  const isExcept = (seat: Seat | null): boolean => seat !== null && except.includes(seat);
  const turn = turnOf === undefined ? undefined : scene.lastTurns.get(turnOf);
  const all = deedsOf(asked, scene).filter(
    (deed) =>
      (by === undefined || deed.by === by) &&
      !(wants === 'who' || wants === 'doers' ? isExcept(deed.by) : deed.to.length > 0 && deed.to.every(isExcept)) &&
      (to.length === 0 ||
        to.some((seat) => deed.to.includes(seat) || (what === 'wuxie' && deed.fact?.against === seat))),
  );
  const last = all[all.length - 1]?.turn;
  const then = all.filter((deed) =>
    turn !== undefined
      ? deed.turn === turn
      : when === 'own_turn'
        ? deed.turn === last
        : // A sum of this round holds nothing of the one before.
          when !== null && when.which === 'this_round' && (wants === 'points' || wants === 'times')
          ? deed.round === scene.table.round
          : isThen(when, deed, scene),
  );
  // "谁捞的他": another, where another did.
  const others = then.filter(
    (deed) => deed.by === null || ((!deed.to.includes(deed.by) || deed.to.length > 1) && deed.by !== turnOf),
  );
  const ofOthers = wants === 'who' ? rank === undefined || what === 'hurt' : wants === 'doers';
  const deeds = ofOthers && what !== 'lift' && what !== 'wuxie' && others.length > 0 ? others : then;
  if (rank === 'before') return { asked, deeds: all.filter(({ turn: at }) => at !== last) };
  return { asked, deeds: rank === 'first' ? deeds.slice(0, 1) : deeds };
}

const ASKS_WHAT = /什么|啥|哪|\bw(?:hat|hich)\b/;
/** Null where the line asks for nothing of the kind, or another answer is as good. */
export function recordPlan(move: Move, asked: Asked): Plan | null {
  const heard = askedIn(asked);
  return heard && recordedOf(heard, move, asked);
}

/** What the record holds of what was heard to be asked of it; null where another answer is as good. */
export function recordedOf(heard: OfRecord, move: Move, asked: Asked): Plan | null {
  const { scene, moves, text } = asked;
  const question = moves.find(isQuestion) ?? move;
  // What the ear has found of it on record is told as it was heard; all whom a card hit are more than one of them.
  const known = (question.facts ?? []).filter(
    ({ verdict, fact }) => verdict === 'true' && isOfThese(heard, fact, scene),
  );
  // "是不是5号杀了2号": who, whom and what are said, and the record is held against it (denial.ts).
  if (
    heard.wants === 'whether' &&
    !/\bever\b/.test(text) &&
    (question.facts ?? []).some(
      ({ verdict, by, to, kind }) => verdict === 'false' && to !== undefined && (by !== undefined || kind === 'death'),
    )
  )
    return null;
  // "8号拆过主公没": it was, and that is told.
  const [borne] = heard.wants === 'whether' && !heard.timed && !ASKS_WHAT.test(text) ? known : [];
  const fact = borne?.fact === undefined ? undefined : factOf(scene, borne.fact);
  if (fact)
    return {
      move: 'confirm',
      clause: 'tell',
      occasion: 'point_at',
      facts: [fact],
      asked: question,
      lookedUp: true,
      ...(fact.by === null || fact.by === asked.me ? {} : { about: fact.by }),
    };
  const isSum = !['who', 'whether', 'whom'].includes(heard.wants);
  if (
    !isSum &&
    !heard.all &&
    heard.rank === undefined &&
    heard.turnOf === undefined &&
    !heard.timed &&
    !(heard.what === 'use' && heard.wants === 'who' && heard.to.length === 0) &&
    known.some(({ kind }) => heard.wants !== 'whom' || heard.cards.length === 0 || kind === 'death')
  )
    return null;
  // Whom somebody killed stands on record one by one.
  if (heard.wants === 'whom' && heard.what === 'kill') return null;
  const all = heard.claimed ? heldAgainst(heard, scene) : found(heard, scene);
  if (all === null) return null;
  if (heard.what === 'play' && all.deeds.length === 0) return null;
  const base = { occasion: 'ack' as const, asked: question, found: all };
  const doers = new Set(all.deeds.map(({ by }) => by)).size;
  if (heard.all && heard.wants === 'who' && doers > 3)
    return { ...base, move: 'count', clause: 'summed', found: { ...all, asked: { ...heard, wants: 'doers' } } };
  if ((isSum && heard.wants !== 'means') || (heard.rank === 'most' && all.deeds.length > 0))
    return { ...base, move: 'count', clause: 'summed' };
  const last = all.deeds[all.deeds.length - 1];
  if (last === undefined) return { ...base, move: 'unsure', clause: 'not_seen' };
  if (heard.wants === 'means') return { ...base, move: 'confirm', clause: 'by_means' };
  const others = last.to.filter((seat) => seat !== last.by);
  const use =
    last.by === null || last.card === null
      ? null
      : { ...base, move: 'confirm' as const, about: last.by, words: last.card };
  if (heard.what === 'use' && use && others.length > 0) {
    if (heard.wants === 'whom' && !heard.all) return { ...use, clause: 'used_on', them: others };
    // "谁开的桃园": a card for all, and nobody's share of it.
    if (heard.wants !== 'whom' && heard.to.length === 0 && (last.to.length > MOST_NAMED || last.fact?.group))
      return { ...use, clause: 'did_use' };
  }
  if (heard.wants === 'whom' && heard.what !== 'wuxie' && heard.what !== 'give')
    return { ...base, move: 'confirm', clause: 'befell' };
  const told = toldOf(all, last);
  const [first, ...rest] = told;
  const by = first?.by ?? null;
  if (told.length > 0)
    return {
      ...base,
      move: 'confirm',
      clause: 'tell',
      facts: told,
      ...(by === null || by === asked.me || rest.length > 0 ? {} : { about: by }),
    };
  return use
    ? { ...use, clause: others.length > 0 ? 'used_on' : 'did_use', them: others }
    : { ...base, move: 'unsure', clause: 'not_seen' };
}

/**
 * "桃用了仨吧": of the whole game, of the last turn of it, or of this round or the last, used or come home. What is borne out only where it is asked; what no way of
 * counting bears out is put right, where it is plain whose it was and with which card.
 */
function heldAgainst(heard: OfRecord, scene: Scene): Found | null {
  // "he ate three peaches": whoever had them used them.
  const [eater] = heard.by === undefined && heard.cards.every((card) => EATEN.has(card)) ? heard.to : [];
  const claim: OfRecord = eater === undefined ? heard : { ...heard, by: eater, to: [] };
  const counts = ({ deeds }: Found, byPoints: boolean): number =>
    byPoints || claim.what === 'give' ? deeds.reduce((sum, { num }) => sum + num, 0) : deeds.length;
  const whens: OfRecord['when'][] =
    claim.when === null
      ? [null, 'own_turn', { which: 'this_round' }, { which: 'last_round' }]
      : [claim.when, 'own_turn'];
  const ways = whens.flatMap((when) => [
    found({ ...claim, when }, scene),
    ...(claim.what === 'use' ? (['hurt', 'heal'] as const).map((what) => found({ ...claim, what, when }, scene)) : []),
  ]);
  const so = ways.find((one) => counts(one, claim.wants === 'points') === claim.said);
  if (so) return claim.claimed === 'asked' ? so : null;
  if (claim.said === undefined || ways.some((one) => counts(one, true) === claim.said)) return null;
  const [all] = ways;
  const isPlain = claim.what === 'use' && claim.cards.length === 1 && claim.by !== undefined;
  return isPlain && all && all.deeds.length > 0 ? all : null;
}
const EATEN: ReadonlySet<string> = new Set(['tao', 'jiu']);

/** "谁拆了5号的马": another piece of gear is not the one, nor is another's; "有人对我出过杀吗": nor is what one did to oneself. */
const isOfThese = ({ wants, what, cards, to }: OfRecord, id: string | undefined, scene: Scene): boolean => {
  const fact = id === undefined ? undefined : factOf(scene, id);
  const card = fact?.card ?? null;
  if (wants === 'whether' && fact && (fact.by === fact.to || (to.length > 0 && !to.includes(fact.to ?? 0))))
    return false;
  return what !== 'take' || cards.length === 0 || card === null || cards.some((one) => isSame(scene, one, card));
};

/** A card for all was used on all. */
const MOST_NAMED = 2;

/** The last deed, or, of several who did it, the last of each. */
function toldOf({ asked, deeds }: Found, last: Deed): Fact[] {
  const of = asked.all
    ? deeds.filter(({ by }, i) => deeds.findIndex((other, j) => j > i && other.by === by) < 0)
    : asked.what === 'wuxie'
      ? deeds.filter(({ turn, card, to }) => turn === last.turn && card === last.card && to[0] === last.to[0])
      : [last];
  return of.flatMap(({ fact }) => fact ?? []).slice(-3);
}
