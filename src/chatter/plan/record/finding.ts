/** What the record holds of what is asked of it as a whole: the deeds of that kind, by whom, on whom, when (§Q3). */
import type { Seat } from '../../../core/event';
import type { OfRecord } from '../../moves/asked/of-record';
import { BLOWS } from '../../moves/deeds/bears-out';
import { isThen } from '../../moves/deeds/then';
import { DELAYED } from '../../moves/words/cards';
import { isHandover, isLoss, type Fact } from '../../scene/fact';
import { isSame, living, seatOf, type Scene, type Use } from '../../scene/scene';
import { isFavour } from './deeds';
import type { Deed, Found } from './found';

/** They answer another's card. */
const ANSWERS: ReadonlySet<string> = new Set(['wuxie', 'shan']);
/** A card for all was used on all. */
export const MOST_NAMED = 2;

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
    case 'attack':
      return facts(
        (fact) =>
          isOf(fact) &&
          (fact.kind === 'hit' ||
            (fact.kind === 'aimed' &&
              BLOWS.has(fact.card ?? '') &&
              fact.good !== true &&
              !scene.facts.some((one) => one.kind === 'hit' && isOneBlow(one, fact)))),
      );
    case 'help':
      return facts(
        (fact) => fact.by !== fact.to && (isFavour(fact) || (isHandover(fact) && fact.good !== false)) && isOf(fact),
      );
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

/** What was aimed, and what came of it. */
const isOneBlow = (a: Fact, b: Fact): boolean =>
  a.turn === b.turn && a.by === b.by && a.to === b.to && a.card === b.card;

/** A card that waits to be judged lies there until that one's next turn, and while nothing was done in that one yet, unless it is taken away. */
const liesThere = ({ to: [to = 0], name, turn }: Use, scene: Scene): boolean =>
  seatOf(scene, to)?.alive === true &&
  ((scene.lastTurns.get(to) ?? 0) <= turn || (scene.turnOf === to && isUntouched(scene) && isOfLap(turn, scene))) &&
  !scene.facts.some((fact) => fact.to === to && fact.card === name && fact.kind !== 'aimed' && fact.turn >= turn);

/** "5号,你头上还挂着乐呢", as 5's turn begins. */
const isUntouched = ({ uses, facts, turn, turnOf }: Scene): boolean =>
  [...uses, ...facts].every((one) => one.by !== turnOf || one.turn !== turn);
const isOfLap = (turn: number, scene: Scene): boolean => turn > scene.turn - living(scene).length;

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
