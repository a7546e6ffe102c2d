/** What lies open on the table now: who has most or least, who is chained, what somebody has on; told from the record (§Q3). */
import type { Seat } from '../../../core/event';
import { clausesOf } from '../../line/clause';
import { ANY_ROLE } from '../../claims/predicate';
import { SLOTS } from '../../moves/words/gear';
import { mentionsIn } from '../../moves/called/people';
import { hasPiece, SUMMED_UP, tableAsked, type TableAsked } from '../../moves/asked/table-asked';
import { isQuestion, type Move } from '../../moves/types';
import { living, type Scene } from '../../scene/scene';
import { spokenOf, type Asked } from '../asked';
import { wornBy } from './course';
import { fateOf } from './fate';
import type { TableState } from './found';
import type { Plan } from '../plan';

const PUT_ON = /上(?:个|一)?回合|刚才?|\blast turn\b|\bjust\b/;

/** Null where the line asks for nothing of the kind. */
export function statePlan(move: Move, asked: Asked): Plan | null {
  // "u swiped my bagua n barbs still got u" tells a deed that is on record, and asks for nothing.
  // So does "full hp, 4 cards, smells like a spy no?": what somebody is, is asked.
  const tells =
    move.act === 'threat' ||
    (!isQuestion(move) && (move.facts ?? []).some(({ verdict }) => verdict === 'true')) ||
    (move.act === 'ask_guess' && move.about !== undefined && ANY_ROLE.test(asked.text));
  const heard = tells ? null : tableAsked(asked.spaced ?? asked.text);
  const state = heard && stateAsked(heard, asked);
  // "4号的八卦还在吗": what is not there any more went somewhere.
  const gone =
    state?.of === 'gear' &&
    heard !== null &&
    heard.pieces.length > 0 &&
    !heard.pieces.some((one) => state.cards?.includes(one));
  const went = gone && state.seats.length === 1 && heard.how === 'of' ? fateOf(heard.pieces, move, asked) : null;
  if (went) return went;
  const [about, ...more] = state?.seats ?? [];
  const of = about === undefined || more.length > 0 ? {} : { about };
  // What one has is told as it always is.
  if (state?.counts && of.about !== undefined)
    return {
      move: 'confirm',
      clause: state.of === 'hp' ? 'stands' : 'hand_count',
      occasion: 'ack',
      asked: move,
      ...of,
      lookedUp: true,
    };
  return state && { move: 'confirm', clause: 'summed', occasion: 'ack', asked: move, ...of, state };
}

/** What is asked for, reckoned from the record. */
function stateAsked({ of, how, pieces, n: health }: TableAsked, asked: Asked): TableState | null {
  const { text, scene, from, me, meant } = asked;
  const seats = living(scene);
  if (of === 'chained') return { of, seats: chained(scene) };
  if (how === 'at' && health !== undefined)
    return { of: 'at', n: health, seats: seats.filter(({ hp }) => hp === health).map(({ seat }) => seat) };
  const isMeant = (card: string): boolean => pieces.length === 0 || pieces.includes(card);
  const all = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }).filter(({ seat }) => seat !== null);
  const named = all.filter(({ called }) => !called || all.length === 1).flatMap(({ seat }) => seat ?? []);
  const alive = named.filter((seat) => scene.table.bySeat.get(seat)?.alive === true);
  // Of the dead's piece it is told who has it now.
  if (how === 'who' || (of === 'gear' && pieces.length === 1 && named.length > 0 && alive.length === 0)) {
    const on = seats.filter(({ seat }) => wornBy(seat, scene).some(isMeant));
    return {
      of: 'gear',
      seats: on.map(({ seat }) => seat),
      ...(pieces.length === 1 ? { cards: pieces } : {}),
    };
  }
  if (how === 'most' || how === 'least') {
    if (of !== 'hp' && of !== 'hand') return null;
    const n = Math[how === 'most' ? 'max' : 'min'](...seats.map((one) => one[FIELD[of]]));
    return {
      of,
      most: how === 'most',
      n,
      seats: seats.filter((one) => one[FIELD[of]] === n).map(({ seat }) => seat),
    };
  }
  if (of === 'board') {
    const whom = named.pop() ?? (meant ? me : undefined);
    return whom === undefined
      ? null
      : { of: 'standing', seats: [whom], standings: [{ seat: whom, parts: ['hp', 'hand', 'gear'] }] };
  }
  if (of === 'gear') {
    const whom = wearerIn(asked) ?? named.pop() ?? (meant ? me : undefined);
    if (whom === undefined) return null;
    const worn = wornBy(whom, scene, PUT_ON.test(text) ? scene.lastTurns.get(whom) : 0);
    const slots = SLOTS.filter((slot) => pieces.some((piece) => slot.includes(piece))).flat();
    const ofKind = worn.filter((card) => slots.length === 0 || slots.includes(card));
    return { of, seats: [whom], cards: ofKind.length > 0 ? ofKind : worn };
  }
  const some = seats.filter(({ seat }) => named.includes(seat));
  if (how === 'of' && some.length === 0) return null;
  const ranked = [...(some.length > (how === 'each' && !text.includes('down to') ? 1 : 0) ? some : seats)].sort(
    (a, b) => b[FIELD[of]] - a[FIELD[of]],
  );
  return {
    of,
    seats: ranked.map(({ seat }) => seat),
    counts: ranked.map((one) => one[FIELD[of]]),
    ...(SUMMED_UP.test(text) ? { most: true } : {}),
  };
}
/** "荀勖问你个事,小乐的藤甲还穿着没": whoever is named last in the clause that names the piece. */
function wearerIn(asked: Asked): Seat | null {
  const { scene, from, me } = asked;
  const text = asked.spaced ?? asked.text;
  const clause = clausesOf(text).find(({ text: one }) => hasPiece(one));
  const named = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }).filter(
    ({ seat, called, start }) =>
      seat !== null && !called && clause !== undefined && start >= clause.start && start < clause.end,
  );
  return named.pop()?.seat ?? null;
}

const FIELD = { hp: 'hp', hand: 'turnHand' } as const;

/** A chain on the chained sets free; fire and thunder that it passes on set all free. */
function chained({ uses, facts, turn: now, table }: Scene): Seat[] {
  const held = new Set<Seat>();
  for (let turn = 1; turn <= now; turn++) {
    const inTurn = facts.filter((fact) => fact.turn === turn);
    const used = uses.filter((use) => use.turn === turn);
    for (const { name, to } of used)
      for (const seat of name === 'tiesuo' ? to : []) {
        const layers = inTurn.filter((fact) => fact.kind === 'wuxie' && fact.card === name && fact.to === seat);
        if (layers.length % 2 === 0 && !held.delete(seat)) held.add(seat);
      }
    const freed = inTurn.some(
      ({ kind, to, by, card }) =>
        kind === 'hit' &&
        to !== null &&
        held.has(to) &&
        (FREES.has(card ?? '') || used.every((use) => use.by !== by || use.name !== card || !use.to.includes(to))),
    );
    if (freed) held.clear();
  }
  return [...held].filter((seat) => table.bySeat.get(seat)?.alive);
}
const FREES: ReadonlySet<string> = new Set(['huogong', 'shandian']);
