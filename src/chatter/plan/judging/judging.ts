/** Answers about who is who: guesses with their reasons (§Q3). */
import type { Seat } from '../../../core/event';
import { CERTAIN, LEANING } from '../../claims/check';
import { ANY_ROLE } from '../../claims/predicate';
import { gearIn } from '../../moves/words/gear';
import type { Move } from '../../moves/types';
import { WHO_COMES } from '../../moves/words/asked';
import type { Fact } from '../../scene/fact';
import { living } from '../../scene/scene';
import { rolesLeft, shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import { deedsOf, harmOf, isHarm, isHelp, reasonsFor } from '../record/deeds';
import { openPlan, reasonsTold } from '../record/known';
import type { Plan } from '../plan';
import { usedPlan } from '../remark';
import { comparedIn, pickedOf } from './compared';
import { selfAsked } from './standing';
import { namedBy } from '../record/touching';
import { doubtfulOf, exceptedIn, isJudged, suspectOf, type Judged } from './suspects';

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
  const facts = isJudged(identity) ? reasonsFor(scene, view, seat, identity).slice(0, reasonsTold(asked)) : [];
  // Whoever has done nothing yet is judged by nothing, unless nobody else is left.
  if (
    isJudged(identity) &&
    confidence >= LEANING &&
    (facts.length > 0 || confidence >= CERTAIN || deedsOf(seat, null, scene).length > 0)
  ) {
    return guessPlan(seat, identity, confidence, facts, move, {
      ...(isJudged(before?.role) && before.role !== identity ? { changed: true } : {}),
    });
  }
  // What was seen of it, where that says nothing yet; whoever asks it of itself is told.
  const own = seat === asked.from ? deedsOf(seat, null, scene).filter((fact) => isHarm(fact) || isHelp(fact)) : [];
  const seen = [...harmOf(scene, seat), ...own].slice(0, 1);
  return {
    move: 'unsure',
    clause: seat !== asked.from ? 'unsure_who' : seen.length > 0 ? 'read_you' : 'none_on_you',
    occasion: 'ask_guess',
    about: seat,
    facts: seen,
    asked: move,
    ...taking(move),
  };
}

/** Who was named so many turns ago is no other one. */
const LATELY = 2;
/** Whom an "anybody else?" leaves out: all whom I have just named to the one who asks. */
export function namedBefore({ memory, me, from, scene }: Asked, { refersTo }: Move): Set<Seat> {
  if (refersTo === undefined || memory.byId(refersTo)?.to !== me) return new Set();
  return new Set(
    memory
      .exchanges(from, me)
      .flatMap(({ turn, answered }) => (scene.turn - turn <= LATELY ? (answered?.about ?? []) : [])),
  );
}

const WHICH = /[俩两]|还是|哪个|谁(?:更|比较|是|会)|\bbetween\b|\bwh(?:ich|o) |\bor\b/;
/** "7号砍8号,这俩谁是好人": the one of the two of whom most can be said; null where no two are asked about. */
function ofTheTwo({ of = [], role }: Move, { text, scene, me, view }: Asked): Seat | null {
  const two = of.filter((seat) => seat !== me && shownRole(scene, seat) === null);
  if (two.length !== 2 || !WHICH.test(text)) return null;
  // Whoever is taken for what is asked for goes before the other, and whoever is taken for something else behind.
  const worth = (seat: Seat): number => {
    const { identity, confidence } = view.guess(seat);
    return role === undefined || identity === role ? confidence + 1 : -confidence;
  };
  return two.reduce((best, seat) => (worth(seat) > worth(best) ? seat : best));
}

const SUPPOSED = /(?:要是|如果|假如|既然)|\bif\b/;
/** "if its 2 and 5 for the rebs whos the nei then": the only one whose role is neither open nor supposed, and not the hearer's own. */
function leftOver(asked: Asked): Seat | null {
  const { scene, me, from, text } = asked;
  const { seats } = namedBy(asked);
  const own = /我(?:是|也)|\b(?:i'?m|i am|me)\b/.test(text);
  const left = living(scene).filter(
    ({ seat }) => shownRole(scene, seat) === null && !seats.includes(seat) && !(own && seat === from),
  );
  return left.length === 1 && left[0]?.seat !== me ? (left[0]?.seat ?? null) : null;
}

/** "谁可信", "who do you believe, 2 or me". */
const TRUST =
  /(?<![不别])(?:信(?:得过|任)?|放心|安心|踏实|靠(?:得住)?|托付|指望|看好)(?:谁|哪|几号|他还是)|(?:谁|哪[个位]|几号)[^,.!?不没]{0,5}(?:信(?!不过)|放心|安心|踏实|靠(?!不住)|托付|指望)|靠得住|\b(?:trust|believe|rely on|count on|feel safe)\b/;

/**
 * Nobody stands out, but few are left: none at all, who has owned up to it, the hearer itself where it takes all others for loyal, else
 * one of two or three.
 */
function ofTheFew(role: Judged, move: Move, asked: Asked): Plan | null {
  const { scene, me, view } = asked;
  const left = rolesLeft(scene)?.[role];
  const base = { occasion: 'ask_guess' as const, asked: move, ...taking(move) };
  const owned = living(scene).find(({ seat }) => scene.owned.get(seat) === role);
  if (owned) return openPlan(owned.seat, move, asked);
  if (left === undefined || role === 'zhong') return null;
  if (left <= 0) return { ...base, occasion: 'ack', move: 'count', clause: 'count', count: role };
  const others = living(scene).flatMap(({ seat }) => (seat !== me && shownRole(scene, seat) === null ? [seat] : []));
  const open = others.filter((seat) => view.guess(seat).confidence < LEANING);
  if (open.length === 0 && others.length > 0 && others.every((seat) => view.guess(seat).identity === 'zhong'))
    return selfAsked({ ...move, about: me }, asked);
  // "剩下就我跟乌鹊,谁是内奸": which they are is known to whoever asks.
  const known = open.every((seat) => seat === asked.from || namedBy(asked).seats.includes(seat));
  return others.length <= FEW && open.length > 1 && !known
    ? { ...base, move: 'unsure', clause: 'among', them: open }
    : null;
}
const FEW = 3;

export function guessPlanFor(move: Move, asked: Asked): Plan {
  const { me, scene, view, text } = asked;
  const { role } = move;
  const excepted = exceptedIn(asked);
  const about = move.about !== undefined && excepted.has(move.about) ? undefined : move.about;
  // "3号这局装了什么马": what was put on is asked for, and not who somebody is.
  const worn = role === undefined && /什么|啥|哪|\b(?:which|what)\b/.test(text) && gearIn(text, new Set()).length > 0;
  const used = worn ? usedPlan(move, asked) : null;
  if (used) return used;
  if (about === me) return roleAsked(move, asked);
  // "7和8哪个是内": one of the two is asked for, whichever is named first.
  const which = ofTheTwo(move, asked);
  if (which !== null) return guessAbout(which, move, asked);
  const left = role === undefined || !SUPPOSED.test(text) ? null : leftOver(asked);
  if (left !== null)
    return {
      move: 'guess',
      clause: 'left_over',
      occasion: 'ask_guess',
      about: left,
      role: role as Judged,
      asked: move,
    };
  if (about !== undefined) return guessAbout(about, move, asked);
  const leftOut = new Set([...namedBefore(asked, move), ...excepted]);
  // Nobody comes for itself.
  if (WHO_COMES.test(text)) leftOut.add(asked.from);
  const wanted: readonly Judged[] = isJudged(role) ? [role] : TRUST.test(text) ? ['zhong'] : ['fan', 'nei'];
  for (const one of wanted) {
    const suspect = suspectOf(one, leftOut, asked);
    if (!suspect) continue;
    const facts = reasonsFor(scene, view, suspect.seat, one).slice(0, reasonsTold(asked));
    return guessPlan(suspect.seat, one, suspect.confidence, facts, move);
  }
  if (role === undefined && wanted[0] === 'zhong')
    return { move: 'unsure', clause: 'trust_none', occasion: 'ask_guess', asked: move, ...taking(move) };
  const few = isJudged(role) ? ofTheFew(role, move, asked) : null;
  if (few) return few;
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
  const clause = leftOut.size > 0 ? 'only_one' : 'unsure_all';
  return { move: 'unsure', clause, occasion: 'ask_guess', asked: move, ...taking(move) };
}

/** "2号跟5号哪个更可疑": one of those who are set side by side; null where nobody is. */
export function comparedPlan({ span }: Move, asked: Asked): Plan | null {
  const compared = comparedIn(asked);
  if (compared === null) return null;
  const move = { act: 'ask_guess', ...compared, span } as const;
  const picked = pickedOf(compared, move, asked);
  return { ...(typeof picked === 'object' ? picked : guessAbout(picked, move, asked)), lookedUp: true };
}

/** "Are you a loyalist?": open roles are told, of a hidden one what everybody saw it do. */
export function roleAsked(move: Move, asked: Asked): Plan {
  const { me } = asked;
  if (move.about !== undefined && move.about !== me) return guessAbout(move.about, move, asked);
  const open = openPlan(me, move, asked);
  return open ? { ...open, occasion: 'ask_role' } : selfAsked(move, asked);
}

/** It is the lord's own role that is asked for: "你是主公吧", "报身份". */
const OWN_ROLE =
  /(?:你|您)(?:也|就|才|到底|究竟)*(?:是|系)|身份|阵营|主公(?:到底)?是谁|\b(?:are|r) (?:you|u)\b|\bwho\b|\b(?:your|ur) (?:role|side)\b|\byou(?:'re| are)?\b.{0,6}\blord\b/;

/** "主公,老段那货你看着像忠吗": nobody asks the lord what he is; whoever is named before the role is meant. Null where nobody is. */
export function sideAsked(move: Move, asked: Asked): Plan | null {
  const { me, from, scene, text } = asked;
  if (me !== scene.table.lord || (move.about ?? me) !== me || move.refersTo !== undefined || OWN_ROLE.test(text))
    return roleAsked(move, asked);
  const others = namedBy(asked).mentions.filter(
    ({ kind, seat, start }) => kind === 'seat' && seat !== me && seat !== from && start < text.search(ANY_ROLE),
  );
  const about = others[others.length - 1]?.seat;
  return about == null ? null : { ...guessAbout(about, { ...move, act: 'ask_guess', about }, asked), lookedUp: true };
}
