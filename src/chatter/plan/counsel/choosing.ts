/** One of what a line puts to choose, with a reason that lies open: health, hands, gear, deeds on record, the order of turns (§Q3). */
import type { Seat } from '../../../core/event';
import { alternativesIn, firstIn, offersTwo, type Alternatives } from '../../moves/asked/alternatives';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { living } from '../../scene/scene';
import { spokenOf, taking, type Asked } from '../asked';
import { guessPlanFor } from '../judging/judging';
import { hpOf } from '../matter';
import type { Plan } from '../plan';
import { between, isHarm } from '../record/deeds';
import { courseChosen, type Base } from './course-chosen';
import { coursesOf, isToDo } from './courses';
import { asksOfHeld, cardChosen, heldCard } from './hidden-card';

/** What is chosen, and why; null where the line puts nothing to choose that the record or the table has a word on. */
export function choicePlan(move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from, meant, moves } = asked;
  const text = asked.spaced ?? asked.text;
  if (!offersTwo(text) && !asksOfHeld(text)) return null;
  const mentions = mentionsIn(text, { scene, from, hearer: meant ? me : null, he: spokenOf(asked) });
  const choice = alternativesIn(text, mentions);
  if (choice === null) return heldCard(text, mentions, move, asked);
  const base = { occasion: 'ask_act', asked: move, lookedUp: true, ...(move ? taking(move) : {}) } as const;
  // "兵粮是不让摸牌还是不让出牌": of the rules.
  if (
    moves.some(({ act }) => act === 'ask_rule' || act === 'ask_fact') &&
    !mentions.some(({ kind }) => kind === 'seat')
  )
    return null;
  if (choice.of === 'roles') return roleChosen(choice, move, asked);
  if (choice.of === 'cards') return cardChosen(choice, move, asked);
  if (choice.of === 'turns') {
    const [one, other] = choice.sides.map(firstIn);
    const first = sooner(one ?? me, other ?? me, asked);
    return { ...base, move: 'explain', clause: 'advise_turn', about: first };
  }
  // "who was better, 3 or 4": nothing is to be done.
  const acts = `${choice.before.text} ${choice.sides.map((side) => side.text).join(' ')}`;
  const person = mentions.some(({ kind, called }) => kind === 'seat' && !called);
  if (!isToDo(acts, person)) return null;
  const subjects = [...choice.before.mentions, ...choice.sides.flatMap((side) => side.mentions)];
  const mine = subjects.some(({ kind }) => kind === 'self') || /咱|先|\b(?:we|my)\b/.test(text);
  const asker = choice.before.mentions.filter(({ kind }) => kind === 'who').pop();
  const third = choice.before.mentions
    .filter(({ kind, seat, called }) => (kind === 'seat' || kind === 'he') && !called && seat !== from)
    .pop();
  // "who's he going for": nobody was spoken of, and whoever is on turn is meant.
  const aims = third?.kind === 'he' && (third.seat === me || third.seat === null) ? scene.turnOf : third?.seat;
  if (
    choice.of === 'persons' &&
    asker &&
    aims != null &&
    aims !== me &&
    aims !== from &&
    !/我|\bi\b/.test(choice.before.text)
  )
    return aimChosen(aims, choice, base, asked);
  // "站哪边的?这把打算救主公还是收人头": whose side one is on is asked.
  if (moves.some(({ act }) => act === 'ask_role')) return null;
  const yours = !mine && meant && (subjects.some(({ kind }) => kind === 'you') || /轮到|该你|到你/.test(text));
  const whose = yours ? me : from;
  const sides = choice.sides.map((side, i) =>
    coursesOf(
      side,
      i === 0 ? choice.before : { text: '', mentions: [...choice.before.mentions, ...choice.sides[0].mentions] },
      asked,
      whose,
      i === 0 ? [] : choice.sides[0].mentions.flatMap(({ seat }) => seat ?? []),
    ),
  );
  if (sides.some((side) => side.length === 0)) return null;
  const all = sides.flat();
  if (new Set(all.map(({ kind, seat }) => `${kind}/${seat}`)).size < 2) return null;
  return courseChosen(
    [...all].sort((a, b) => b.worth - a.worth),
    base,
    whose,
    asked,
  );
}

/** Whose turn comes sooner, the running one first. */
function sooner(one: Seat, other: Seat, { scene }: Asked): Seat {
  const order = living(scene).map(({ seat }) => seat);
  const now = Math.max(
    0,
    order.findIndex((seat) => seat === scene.turnOf),
  );
  const wait = (seat: Seat): number => (order.indexOf(seat) - now + order.length) % order.length;
  return wait(one) <= wait(other) ? one : other;
}

/** "who's he going for, me again or u": whom that one has struck before. */
function aimChosen(third: Seat, { sides }: Alternatives, base: Base, asked: Asked): Plan | null {
  const victims = sides.flatMap(({ mentions }) =>
    mentions.flatMap(({ seat }) => (seat === null || seat === third ? [] : [seat])),
  );
  const struck = victims
    .map((seat) => ({ seat, harm: between(asked.scene, third, seat, isHarm) }))
    .sort((a, b) => b.harm.length - a.harm.length || hpOf(asked, a.seat) - hpOf(asked, b.seat));
  const [most] = struck;
  if (most === undefined || struck.length < 2) return null;
  return most.harm.length > 0
    ? { ...base, move: 'explain', clause: 'aims_at', about: most.seat, facts: most.harm.slice(0, 1) }
    : { ...base, move: 'explain', clause: 'aims_low', about: most.seat };
}

/** "so what does that make 3, loyal or spy": what somebody is, of whoever stands nearest before it. */
function roleChosen({ before, sides }: Alternatives, move: Move | null, asked: Asked): Plan | null {
  const { from, moves } = asked;
  if (moves.some(({ act, facts }) => act === 'ask_guess' || act === 'ask_role' || facts)) return null;
  const all = [...before.mentions, ...sides[0].mentions].filter(
    ({ kind, called, seat }) => (kind === 'seat' || kind === 'he') && !called && seat !== null && seat !== from,
  );
  const about = all[all.length - 1]?.seat;
  if (about == null) return null;
  const span = move?.span ?? ([0, asked.text.length] as const);
  return { ...guessPlanFor({ act: 'ask_guess', about, span }, asked), lookedUp: true };
}
