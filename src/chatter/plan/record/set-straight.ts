/** A card is named rightly and its doer, or whom it went to, wrongly: set straight, whatever the line makes of it (§Q3). */
import type { Seat } from '../../../core/event';
import { cardsIn } from '../../moves/words/cards';
import { isQuestion, type Act, type Move, type Reported } from '../../moves/types';
import { TAKING_CARDS, type Fact } from '../../scene/fact';
import { factOf, isSame, seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { denial, vainBlow } from './denial';
import { isCounted, isFlat, isPlainlyFalse, isSaidPlainly, isWhole } from './excluded';
import { factsIn } from './known';
import { inVain } from './particulars';
import type { Plan } from '../plan';
import { onDeed } from '../remark';
import { namedBy, touchedBy } from './touching';

/** What may be made of a deed; where it is only reported, it is put right as a report (denial.ts). */
const MADE_OF: ReadonlySet<Act> = new Set<Act>(['praise', 'vouch', 'accuse', 'blame', 'taunt', 'agree', 'joke']);

/** Null where nothing is told so, or where the record has nothing that could be meant. */
export function setStraight(asked: Asked): Plan | null {
  const { moves, scene, text } = asked;
  // What pardon is begged for is no news.
  if (moves.some((move) => isQuestion(move) || move.act === 'apology')) return null;
  const stale = JUST.test(text) ? staleIn(asked) : null;
  if (stale) return stale;
  const half = halfTrue(asked);
  if (half) return half;
  const facts = moves.flatMap((move) => move.facts ?? []);
  const told = moves.find((move) => move.facts !== undefined);
  const borne = facts.every(({ verdict }) => verdict === 'false') ? borneOut(asked) : null;
  if (borne && told && facts.some((said) => said.denied !== true && said.less === undefined && !isWhole(said)))
    return onDeed(borne, told, asked);
  const act = moves.find((move) => MADE_OF.has(move.act));
  if (act === undefined || facts.some(({ verdict }) => verdict === 'true')) return null;
  const wrong = facts.find(
    (said) => said.verdict === 'false' && said.denied !== true && said.less === undefined && isNamed(said, text),
  );
  if (wrong?.by === undefined) return null;
  const real = meantBy(wrong, wrong.by, scene.facts);
  if (real === undefined) return null;
  const base = { move: 'correct', occasion: 'point_at', about: wrong.by, facts: [real], asked: act } as const;
  return real.by === wrong.by ? { ...base, clause: 'never_but' } : { ...base, clause: 'mistaken', not: wrong.by };
}

/** "lord peached me and blocked savages for me": what the line touches whole, by whom, on whom and with what, is on record however it was parsed. */
function borneOut(asked: Asked): Fact | null {
  const fact = touchedBy(asked);
  const { people, cards } = namedBy(asked);
  return fact?.by != null &&
    fact.to !== null &&
    people.has(fact.by) &&
    people.has(fact.to) &&
    cards.some((card) => isSame(asked.scene, card, fact.card))
    ? fact
    : null;
}

/**
 * "4号给了主公三张,还一刀把5号送走了": beside something true stands what the record leaves no room for, told of two who are named. What there was
 * instead puts it right; where there was nothing, the true half is told as such.
 */
function halfTrue(asked: Asked): Plan | null {
  const told = asked.moves.filter(({ facts }) => facts !== undefined);
  const all = told.flatMap(({ facts = [] }) => facts);
  // What names no card is known to its parties alone.
  const isParty = ({ by, to }: Reported): boolean => by === asked.me || to === asked.me;
  const isSure = (said: Reported): boolean =>
    said.verdict === 'false' &&
    said.denied !== true &&
    (isCounted(said) ||
      said.kind === 'death' ||
      vainBlow(said, asked) !== null ||
      (isWhole(said) &&
        isSaidPlainly(said, asked) &&
        (isPlainlyFalse(said, asked) || (isParty(said) && isFlat(said, asked)))));
  // "辛评再无懈,一张决斗搭进去三张": the card is that of a deed of the same one that the line has told rightly.
  const isTwice = ({ by, card }: Reported): boolean =>
    card !== undefined && all.some((one) => one.verdict === 'true' && one.by === by && one.card === card);
  // "奋激还给他补两张": whom a line leaves to be guessed may have been guessed wrong.
  const wrong = HE.test(asked.text) ? undefined : all.find((said) => isSure(said) && !isTwice(said));
  const move = told.find(({ facts = [] }) => wrong !== undefined && facts.includes(wrong));
  const known = told.flatMap((one) => factsIn(one, asked));
  const [borne] = known;
  // "主公从8号那顺了张牌,又…": a card that was cancelled took nothing.
  const taken = GAINED.test(asked.text) && !cardsIn(asked.text).some(({ card }) => card === 'wuxie');
  const vain =
    wrong === undefined && taken
      ? known.flatMap((fact) => (TAKING_CARDS.has(fact.card ?? '') ? [inVain(fact, asked.scene)] : []))
      : [];
  const [came] = vain.flatMap((one) => (one?.clause === 'came_of' ? one : []));
  if (came && told[0]) return { ...came, move: 'correct', occasion: 'point_at', asked: told[0] };
  if (wrong === undefined || move === undefined || borne === undefined) return null;
  const plan = denial(wrong, move, asked);
  if (wrong.kind === 'death' && wrong.to !== undefined && seatOf(asked.scene, wrong.to)?.alive === true)
    return { ...plan, clause: 'stands', about: wrong.to, facts: [] };
  return (plan.facts ?? []).length > 0 && plan.clause !== 'never_but' && plan.move === 'correct'
    ? plan
    : { move: 'correct', clause: 'half_true', occasion: 'point_at', facts: [borne], asked: move };
}

const HE = /[他她它]|\b(?:him|her|them|he|she|they)\b/;
/** "got nullified" took nothing either, but says so. */
const GAINED = /[顺拆偷][了走掉](?!手牵|河)|到手|\b(?:stole|took|got|snatched|swiped|dismantled)\b/;
const JUST_NOW = /刚|\bjust\b/;
const JUST = /又|刚|\b(?:again|just)\b/;
/** "主公又给曹洪一刀": that blow is long over, and the one that was just dealt went to another. */
function staleIn(asked: Asked): Plan | null {
  const { moves, scene } = asked;
  for (const move of moves.filter(({ act }) => act === 'report'))
    for (const { by, to, fact, kind } of move.facts ?? []) {
      const old = fact === undefined ? undefined : factOf(scene, fact);
      if (kind !== 'hit' || old === undefined || by === undefined || to === undefined || old.turn >= scene.turn - 2)
        continue;
      // "周姬刚那杀给是仪砍掉一滴": the one that was just dealt to the same one cost nothing.
      const same = scene.facts.filter((one) => one.kind === 'aimed' && one.by === by && one.to === to).pop();
      const vain = same && same.turn >= scene.turn - 2 && JUST_NOW.test(asked.text) ? inVain(same, scene) : null;
      if (vain) return { ...vain, move: 'correct', occasion: 'point_at', about: by, asked: move };
      const last = scene.facts
        .filter((one) => one.kind === kind && one.by === by && one.to !== by && one.turn >= scene.turn - 2)
        .pop();
      if (last)
        return {
          move: 'correct',
          clause: 'mistaken',
          occasion: 'point_at',
          about: by,
          not: to,
          facts: [last],
          asked: move,
        };
    }
  return null;
}

/** The card that the deed was done with stands in the line. */
const isNamed = ({ card, kind }: Reported, text: string): boolean =>
  card !== undefined && (kind === 'wuxie' || cardsIn(text).some((one) => one.card === card));

/** The same card by another on the same one; else another 无懈 of the same one. */
function meantBy({ kind, to, card }: Reported, by: Seat, facts: readonly Fact[]): Fact | undefined {
  const alike = facts.filter((fact) => fact.kind === kind && fact.by !== null && fact.by !== fact.to);
  return (
    alike
      .filter((fact) => fact.card === card && fact.by !== by && fact.over === undefined && (to ?? fact.to) === fact.to)
      .pop() ?? alike.filter((fact) => fact.by === by && kind === 'wuxie').pop()
  );
}

/** "袁术你砍黄崇干嘛!不是一边的吗": something is laid to the hearer that the record leaves no room for, and the line goes on. */
export function chargeIn(move: Move, asked: Asked): (Move & { readonly wrong: Reported }) | null {
  for (const one of asked.moves) {
    const wrong = (one.facts ?? []).find(
      (said) => said.verdict === 'false' && said.by === asked.me && !isCounted(said) && isFlat(said, asked),
    );
    if (wrong && one !== move && (move.facts ?? []).length === 0 && CHARGES.has(one.act)) return { ...one, wrong };
  }
  return null;
}
const CHARGES: ReadonlySet<Act> = new Set<Act>(['ask_why', 'report', 'blame', 'accuse']);
