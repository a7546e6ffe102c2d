/** Answers about who is who: guesses, their reasons, how sure they are (§Q3). */
import type { Seat } from '../../core/event';
import { CERTAIN, LEANING } from '../claims/check';
import { gearIn } from '../moves/gear';
import { mentionsIn } from '../moves/people';
import type { Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import { seatOf } from '../scene/scene';
import { takenUp, taking, type Asked } from './asked';
import { between, forAndAgainst, harmOf, isHarm, reasonsFor } from './deeds';
import { denial } from './denial';
import { factsIn, openPlan, reasonsTold } from './known';
import type { Plan } from './plan';
import { touchedPlan, usedPlan } from './remark';
import { selfAsked } from './standing';
import { joining } from './wishes';
import { namedBy } from './touching';
import { doubtfulOf, isJudged, suspectOf, type Judged } from './suspects';

const guessPlan = (
  about: Seat,
  role: Judged,
  sure: number,
  facts: readonly Fact[],
  move: Move,
  more: Partial<Plan> = {},
): Plan => ({
  move: 'guess',
  clause: facts.length > 0 ? 'guess' : 'guess_bare',
  occasion: 'ask_guess',
  about,
  role,
  sure,
  facts,
  asked: move,
  ...taking(move),
  ...more,
});

/** What I say of one seat. */
export function guessAbout(seat: Seat, move: Move, asked: Asked): Plan {
  const { scene, view, memory, me } = asked;
  const open = openPlan(seat, move, asked);
  // Everybody knows the lord: what is asked of him is what he does.
  const done = seat === scene.table.lord && move.role === undefined && seat !== me ? harmOf(scene, seat) : [];
  const toNamed = done.filter(({ to }) => to !== null && to !== me && namedBy(asked).people.has(to));
  const deeds = (toNamed.length > 0 ? toNamed : done).slice(0, 2).reverse();
  if (deeds.length > 0)
    return {
      move: 'confirm',
      clause: 'tell',
      occasion: 'ask_guess',
      about: seat,
      facts: deeds,
      asked: move,
      ...taking(move),
    };
  // He stands in the question, and it is hardly his role that is asked for: "主公，那谁是反".
  if (open && seat === scene.table.lord && move.role !== undefined && move.role !== 'zhu' && seat !== me) {
    const { about: _, ...rest } = move;
    return guessPlanFor(rest, asked);
  }
  if (open) return open;
  const { identity, confidence } = view.guess(seat);
  const before = memory.judged(me, seat);
  if (isJudged(identity) && confidence >= LEANING) {
    const facts = reasonsFor(scene, view, seat, identity).slice(0, reasonsTold(asked));
    return guessPlan(seat, identity, confidence, facts, move, {
      ...(isJudged(before?.role) && before.role !== identity ? { changed: true } : {}),
    });
  }
  // What was seen of it, where that says nothing yet.
  const seen = harmOf(scene, seat).slice(0, 1);
  return {
    move: 'unsure',
    clause: 'unsure_who',
    occasion: 'ask_guess',
    about: seat,
    facts: seen,
    asked: move,
    ...taking(move),
  };
}

/** Whom an "anybody else?" leaves out: all that the answers before it named. */
function namedBefore(asked: Asked, move: Move): Set<Seat> {
  const named = new Set<Seat>();
  let at = takenUp(asked, move);
  for (let i = 0; at && i < 4; i++) {
    if (at.answered.about !== undefined) named.add(at.answered.about);
    at = takenUp(asked, at.asked);
  }
  return named;
}

/** "7号砍8号,这俩谁是好人": the one of the two of whom most can be said; null where no two are asked about. */
function ofTheTwo({ text, scene, from, me, view }: Asked): Seat | null {
  if (!/[俩两]|还是|哪个|谁(?:更|比较)|\bbetween\b|\bwhich of\b|\bor\b/.test(text)) return null;
  const named = mentionsIn(text, { scene, from, hearer: me, he: null }).flatMap(({ kind, seat, called }) =>
    kind === 'seat' && seat !== null && !called && seat !== from && seat !== me ? [seat] : [],
  );
  const two = [...new Set(named)].filter((seat) => seatOf(scene, seat)?.revealed === null);
  if (two.length !== 2) return null;
  return two.reduce((best, seat) => (view.guess(seat).confidence > view.guess(best).confidence ? seat : best));
}

/** "马腾收了朱儁,他这是跳忠了?": whose role lies open, nobody asks for; it is asked of the other in the deed that was told. */
function hiddenOf(about: Seat, { scene, moves, me, from }: Asked): Seat {
  if (seatOf(scene, about)?.revealed == null || about === scene.table.lord) return about;
  const parties = moves.flatMap(({ facts = [] }) => facts.flatMap(({ by, to }) => [by, to]));
  const other = parties.find(
    (seat) => seat !== undefined && seat !== me && seat !== from && seatOf(scene, seat)?.revealed === null,
  );
  return other ?? about;
}

const WHICH = /哪个|谁(?:更|比较|是)|\bwhich\b/;

export function guessPlanFor(move: Move, asked: Asked): Plan {
  const { me, scene, view, text } = asked;
  const { about, role } = move;
  // "3号这局装了什么马": what was put on is asked for, and not who somebody is.
  const worn = role === undefined && /什么|啥|哪|\b(?:which|what)\b/.test(text) && gearIn(text, new Set()).length > 0;
  const used = worn ? usedPlan(move, asked) : null;
  if (used) return used;
  if (about === me) return roleAsked(move, asked);
  // "7和8哪个是内": one of the two is asked for, whichever is named first.
  const which = about === undefined || WHICH.test(text) ? ofTheTwo(asked) : null;
  if (which !== null) return guessAbout(which, move, asked);
  if (about !== undefined) return guessAbout(hiddenOf(about, asked), move, asked);
  const leftOut = namedBefore(asked, move);
  const wanted: readonly Judged[] = isJudged(role) ? [role] : ['fan', 'nei'];
  for (const one of wanted) {
    const suspect = suspectOf(one, leftOut, asked);
    if (!suspect) continue;
    const facts = reasonsFor(scene, view, suspect.seat, one).slice(0, reasonsTold(asked));
    return guessPlan(suspect.seat, one, suspect.confidence, facts, move);
  }
  // Nobody stands out for that: whoever does for another role is a better answer than none.
  for (const one of isJudged(role) ? (['fan', 'nei', 'zhong'] as const) : []) {
    const suspect = one === role ? null : suspectOf(one, leftOut, asked);
    if (!suspect || !role) continue;
    const facts = reasonsFor(scene, view, suspect.seat, one).slice(0, 2);
    return guessPlan(suspect.seat, one, suspect.confidence, facts, move, { unlike: role });
  }
  // Nobody stands out: the one who has done most harm may be named as a doubt.
  const doubtful = doubtfulOf(leftOut, asked);
  if (doubtful && role !== 'zhong')
    return {
      move: 'unsure',
      clause: 'unsure_who',
      occasion: 'ask_guess',
      about: doubtful.seat,
      facts: doubtful.harm.slice(0, 1),
      asked: move,
      ...taking(move),
    };
  return { move: 'unsure', clause: 'unsure_all', occasion: 'ask_guess', asked: move, ...taking(move) };
}

/** "Are you a loyalist?": open roles are told, of a hidden one what everybody saw it do. */
export function roleAsked(move: Move, asked: Asked): Plan {
  const { me } = asked;
  if (move.about !== undefined && move.about !== me) return guessAbout(move.about, move, asked);
  const open = openPlan(me, move, asked);
  return open ? { ...open, occasion: 'ask_role' } : selfAsked(move, asked);
}

/** "Why?", "what proof?": about my last judgement, my last word on the record, or what I did. */
const NOT_DONE = /[还都怎咋]么?(?:还|都)?不(?:来|去|敢|肯)?(?:打|砍|杀|拆|动)/;

export function whyPlan(move: Move, asked: Asked): Plan {
  const { me, from, scene, view, memory } = asked;
  const exchange = takenUp(asked, move);
  const facts = factsIn(move, asked);
  const wrong = move.facts?.find(({ verdict }) => verdict === 'false');
  const own = facts.find(({ by }) => by === me);
  if (own) return ownAct(own, move, asked);
  // "你咋还不来砍主公": what one has not done is asked for as a plan.
  if (wrong?.to !== undefined && wrong.by === me && NOT_DONE.test(asked.text)) return joining(wrong.to, move, asked);
  if (wrong) return { ...denial(wrong, move, asked) };
  // It is on record that I did it, but as one of several; the last thing like it is near enough to speak of.
  if (move.facts?.some(({ by, verdict }) => by === me && verdict === 'true')) {
    const nearest = between(scene, me, from, (fact) => fact.good !== true)[0];
    if (nearest) return ownAct(nearest, move, asked);
    return { move: 'explain', clause: 'no_grudge', occasion: 'ask_why', asked: move, ...taking(move) };
  }
  const [named] = move.facts ?? [];
  if (move.about === me && named) {
    const done = between(scene, me, from, isHarm)[0];
    return done ? ownAct(done, move, asked) : denial({ ...named, by: me }, move, asked);
  }
  // "你跟她什么仇": the last harm that one did to whoever is named.
  if (move.about === me && move.role === undefined) {
    const [grudge] = [...namedBy(asked).people].flatMap((seat) =>
      seat === from ? [] : between(scene, me, seat, isHarm),
    );
    if (grudge) return ownAct(grudge, move, asked);
  }
  const about = move.about ?? exchange?.answered.about;
  const role =
    exchange?.answered.role ?? move.role ?? (about === undefined ? undefined : memory.judged(me, about)?.role);
  if (about !== undefined && about !== me) {
    const open = openPlan(about, move, asked);
    if (open && !isJudged(role)) return open;
    // Why a third did what the line names: that very deed, and what had been done to that one before.
    const deed = facts.find(({ to }) => to === me) ?? (facts[0] && toMe(facts[0], move, asked)) ?? facts[0];
    if (deed && deed.by === about && exchange === null) return othersAct(deed, move, asked);
    const opinion = view.guess(about).identity;
    const judged = isJudged(role) ? role : isJudged(opinion) ? opinion : null;
    const all = judged === null ? harmOf(scene, about) : reasonsFor(scene, view, about, judged);
    const told = new Set(exchange?.answered.facts ?? []);
    const fresh = all.filter(({ id }) => !told.has(id));
    const reasons = [...fresh, ...all.filter(({ id }) => told.has(id))].slice(0, Math.max(2, reasonsTold(asked)));
    if (reasons.length > 0)
      return {
        move: 'explain',
        clause: 'explain',
        occasion: 'ask_why',
        about,
        ...(judged === null ? {} : { role: judged }),
        facts: reasons,
        asked: move,
        ...taking(move),
      };
    return { move: 'unsure', clause: 'no_reason', occasion: 'ask_why', about, asked: move, ...taking(move) };
  }
  if (exchange && exchange.answered.facts.length > 0) {
    const again = exchange.answered.facts.flatMap((id) => scene.facts.find((fact) => fact.id === id) ?? []);
    return { move: 'explain', clause: 'explain', occasion: 'ask_why', facts: again, asked: move, ...taking(move) };
  }
  // "Why me?" with nothing named: what I last did to the one who asks.
  const last = between(scene, me, from, isHarm)[0];
  if (last && !exchange) return ownAct(last, move, asked);
  if (exchange && exchange.answered.move !== 'unsure')
    return { move: 'unsure', clause: 'no_reason', occasion: 'ask_why', asked: move, ...taking(move) };
  const touched = touchedPlan(move, asked);
  if (touched) return touched;
  const back = { move: 'ask' as const, occasion: 'unclear' as const, asked: move, ...taking(move) };
  // What I did last may be what is meant: it is asked back by that.
  const mine = scene.facts.filter(({ by, to, round }) => by === me && to !== me && round >= scene.table.round - 1);
  const [deed] = mine.filter(({ kind }) => kind !== 'throw').slice(-1);
  return deed
    ? { ...back, clause: 'this_one', facts: [deed], awaits: 'yes_no' }
    : { ...back, clause: 'ask', question: 'which', awaits: 'what' };
}

/** "主公一上来就南蛮决斗杀,你欠他钱了?": what it is to have been done to is left open, and the hearer has had its part. */
function toMe(fact: Fact, { facts = [] }: Move, { scene, me }: Asked): Fact | undefined {
  const open = facts.every(({ to }) => to === undefined);
  return open && fact.by !== null
    ? between(scene, fact.by, me, isHarm).find(({ turn }) => turn === fact.turn)
    : undefined;
}

/** What moved a third to a deed nobody else can say: what the other had done to it before, else the deed itself is borne out. */
function othersAct(fact: Fact, move: Move, { scene }: Asked): Plan {
  const place = scene.facts.indexOf(fact);
  const { by, to } = fact;
  const grudge =
    by === null || to === null ? [] : between(scene, to, by, isHarm).filter((one) => scene.facts.indexOf(one) < place);
  const base = { occasion: 'ask_why' as const, ...(by === null ? {} : { about: by }), asked: move, ...taking(move) };
  return isHarm(fact) && grudge.length > 0
    ? { ...base, move: 'explain', clause: 'explain', facts: grudge.slice(0, 1) }
    : { ...base, move: 'confirm', clause: 'confirm', facts: [fact] };
}

/** Why I did that: what the other had done to me, or to the lord, or what everybody takes the other for. */
function ownAct(fact: Fact, move: Move, asked: Asked): Plan {
  const { scene, me } = asked;
  const whom = fact.to ?? me;
  // What came of the deed was no cause of it.
  const place = scene.facts.indexOf(fact);
  const before = (one: Fact): boolean => scene.facts.indexOf(one) < place;
  const grudge = between(scene, whom, me, isHarm).find(before);
  const { bad } = forAndAgainst(scene, whom);
  const cause = grudge ? [grudge] : bad.filter(before).slice(0, 2);
  if (fact.good === true)
    return {
      move: 'explain',
      clause: 'kindness',
      occasion: 'ask_why',
      about: whom,
      facts: [fact],
      asked: move,
      ...taking(move),
    };
  if (cause.length > 0)
    return {
      move: 'explain',
      clause: 'explain',
      occasion: 'ask_why',
      about: whom,
      facts: cause,
      asked: move,
      ...taking(move),
    };
  return {
    move: 'explain',
    clause: 'explain_self',
    occasion: 'ask_why',
    about: whom,
    facts: [fact],
    asked: move,
    ...taking(move),
  };
}

/** "Are you sure?" */
export function surePlan(move: Move, asked: Asked): Plan {
  const { view, scene, me, memory } = asked;
  const exchange = takenUp(asked, move);
  const about = move.about ?? exchange?.answered.about;
  const role = exchange?.answered.role ?? (about === undefined ? undefined : memory.judged(me, about)?.role);
  if (about === undefined || !isJudged(role) || about === me) {
    if (exchange && exchange.answered.facts.length > 0) {
      const facts = exchange.answered.facts.flatMap((id) => scene.facts.find((fact) => fact.id === id) ?? []);
      return { move: 'confirm', clause: 'confirm', occasion: 'ask_guess', facts, asked: move, ...taking(move) };
    }
    if (exchange) return { move: 'unsure', clause: 'sure_less', occasion: 'ask_guess', asked: move, ...taking(move) };
    return { move: 'ask', clause: 'ask', question: 'which', occasion: 'unclear', awaits: 'what', asked: move };
  }
  const open = openPlan(about, move, asked);
  if (open) return open;
  const { identity, confidence } = view.guess(about);
  const facts = reasonsFor(scene, view, about, role).slice(0, 2);
  const firm = identity === role && confidence >= CERTAIN * 0.75 && facts.length > 0;
  return {
    move: firm ? 'confirm' : 'unsure',
    clause: firm ? 'sure_more' : 'sure_less',
    occasion: 'ask_guess',
    about,
    role,
    sure: confidence,
    facts: firm ? facts : [],
    asked: move,
    ...taking(move),
  };
}
