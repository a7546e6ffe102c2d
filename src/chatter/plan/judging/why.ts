/** Why somebody was judged so, or did what it did, and how sure one is of it (§Q3). */
import { CERTAIN } from '../../claims/check';
import type { Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import { factOf, seatOf } from '../../scene/scene';
import { isKnownEnemy, shownRole } from '../../scene/shown';
import { skillBehind } from '../../scene/skills';
import { takenUp, taking, type Asked } from '../asked';
import { between, forAndAgainst, harmOf, isHarm, reasonsFor } from '../record/deeds';
import { denial } from '../record/denial';
import { factsIn, openPlan, reasonsTold } from '../record/known';
import { particularsOf } from '../record/particulars';
import type { Plan } from '../plan';
import { touchedPlan } from '../remark';
import { openGrounds } from './counted';
import { selfAsked } from './standing';
import { isJudged } from './suspects';
import { namedBy } from '../record/touching';

/** "为啥不是我", and not "怀疑我". */
const NOT_ME = /(?:不|没)[\u4e00-\u9fff]{0,4}我|\b(?:not|n'?t|never)\b/;

const OF_GRUDGE = /仇|恨|过节|得罪|\b(?:grudge|beef)\b/;
const OF_ASKER = /我(?!们)|\bme\b/;

/** What speaks for the one who asks why it is not doubted, or against it after all. */
function notAsker(move: Move, asked: Asked): Plan {
  const { scene, view, from } = asked;
  // Whose role lies open is doubted by nobody.
  const role = seatOf(scene, from)?.revealed;
  if (role)
    return {
      move: 'confirm',
      clause: 'open_role',
      occasion: 'ask_why',
      about: from,
      role,
      asked: move,
      ...taking(move),
    };
  const { identity } = view.guess(from);
  const good = identity === 'zhong' ? reasonsFor(scene, view, from, 'zhong') : [];
  const facts = (good.length > 0 ? good : harmOf(scene, from)).slice(0, 2);
  const clause = facts.length === 0 ? 'none_on_you' : good.length > 0 ? 'not_you' : 'also_you';
  return { move: 'explain', clause, occasion: 'ask_why', about: from, facts, asked: move, ...taking(move) };
}

/** "啥原因啊 说来听听": reasons that are asked for of nobody and no deed are those of what was told just before; null where nothing was. */
function justTold({ about, facts }: Move, { memory, from, me, scene }: Asked): ReturnType<typeof takenUp> {
  const last = about === undefined && facts === undefined ? memory.exchanges(from, me).find(isAnswered) : undefined;
  const told = last?.answered;
  return told && scene.turn - last.turn <= 1 && (told.facts.length > 0 || told.role !== undefined)
    ? { ...last, answered: told }
    : null;
}
const isAnswered = ({ answered }: { readonly answered: unknown }): boolean => answered !== null;

/** "Why?", "what proof?": about my last judgement, my last word on the record, or what I did. */
export function whyPlan(move: Move, asked: Asked): Plan {
  const { me, from, scene, view, memory } = asked;
  const exchange = takenUp(asked, move) ?? (move.act === 'ask_evidence' ? justTold(move, asked) : null);
  // "You killed the rebel in seat 4. Why?": the deed that the line has just told in full.
  const [bare] = move.facts ?? [];
  const told = asked.moves.find(
    ({ act, facts = [] }) =>
      act === 'report' && facts.some(({ kind, by, to }) => to !== undefined && kind === bare?.kind && by === bare.by),
  );
  const facts = factsIn(bare && bare.to === undefined && told ? told : move, asked);
  const wrong = move.facts?.find(({ verdict }) => verdict === 'false');
  const grounds = openGrounds(move, asked, exchange);
  if (grounds) return grounds;
  if (move.about === from && move.facts === undefined && NOT_ME.test(asked.text)) return notAsker(move, asked);
  // "but why" of cards that another's skill made somebody give: by no will of its own.
  for (const fact of [...facts, ...(exchange?.answered.facts ?? []).flatMap((id) => factOf(scene, id) ?? [])]) {
    const use = skillBehind(fact, scene);
    if (use && use.by !== fact.by)
      return {
        move: 'explain',
        clause: 'befell',
        occasion: 'ask_why',
        cause: [
          { say: 'deeds', facts: [fact] },
          { say: 'skill', by: use.by, card: use.name },
        ],
        lookedUp: true,
        asked: move,
        ...taking(move),
      };
  }
  const own = facts.find(({ by }) => by === me);
  const [first] = facts;
  const [said] = move.facts ?? [];
  const particulars = first && said ? particularsOf(first, move, asked) : null;
  if (particulars) return particulars;
  if (own) return ownAct(own, move, asked);
  if (wrong) return { ...denial(wrong, move, asked) };
  // "why did you chain me": it is on record that I did it, but to several, and what I did to that one before is no answer.
  if (move.facts?.some(({ by, verdict }) => by === me && verdict === 'true'))
    return { move: 'explain', clause: 'no_grudge', occasion: 'ask_why', asked: move, ...taking(move) };
  const [named] = move.facts ?? [];
  if (move.about === me && named) {
    const done = between(scene, me, from, isHarm)[0];
    return done ? ownAct(done, move, asked) : denial({ ...named, by: me }, move, asked);
  }
  // "你跟她什么仇": the last harm that one did to whoever is named.
  if (move.about === me && move.role === undefined) {
    const onAsker = OF_ASKER.test(asked.text) ? between(scene, me, from, isHarm)[0] : undefined;
    if (onAsker) return ownAct(onAsker, move, asked);
    const others = [...namedBy(asked).people].filter((seat) => seat !== from && seat !== me);
    const [grudge] = others.flatMap((seat) => between(scene, me, seat, isHarm));
    if (grudge) return ownAct(grudge, move, asked);
    // "你跟是仪有仇吗": and nothing was done, but to oneself.
    const [theirs] = others.flatMap((seat) => between(scene, seat, me, isHarm));
    if (theirs && OF_GRUDGE.test(asked.text))
      return { move: 'explain', clause: 'explain', occasion: 'ask_why', facts: [theirs], asked: move, ...taking(move) };
  }
  const about = move.about ?? exchange?.answered.about;
  const role =
    exchange?.answered.role ?? move.role ?? (about === undefined ? undefined : memory.judged(me, about)?.role);
  if (about !== undefined && about !== me) {
    const open = openPlan(about, move, asked);
    if (open && !isJudged(role)) return open;
    // Why a third did what the line names: that very deed, and what had been done to that one before.
    const deed = facts.find(({ to }) => to === me) ?? (facts[0] && toMe(facts[0], move, asked)) ?? facts[0];
    if (deed && deed.by === about && exchange?.answered.role === undefined) return othersAct(deed, move, asked);
    const opinion = view.guess(about).identity;
    const judged = isJudged(role) ? role : isJudged(opinion) ? opinion : null;
    const all = judged === null ? harmOf(scene, about) : reasonsFor(scene, view, about, judged);
    const told = new Set(exchange?.answered.facts ?? []);
    const fresh = all.filter(({ id }) => !told.has(id));
    const reasons = [...fresh, ...all.filter(({ id }) => told.has(id))].slice(0, Math.max(2, reasonsTold(asked)));
    if (reasons.length > 0)
      return {
        move: 'explain',
        clause: told.size > 0 && fresh.length === 0 ? 'only_reason' : 'explain',
        occasion: 'ask_why',
        about,
        ...(judged === null ? {} : { role: judged }),
        facts: reasons,
        asked: move,
        ...taking(move),
      };
    // "你开局就拿袁涣开刀": what this one did with a skill is owned up to by its name.
    const use = asked.meant && scene.uses.filter(({ by, to }) => by === me && to.includes(about)).pop();
    if (use)
      return { move: 'confirm', clause: 'used_it', occasion: 'ask_why', about: me, words: use.name, asked: move };
    return { move: 'unsure', clause: 'no_reason', occasion: 'ask_why', about, asked: move, ...taking(move) };
  }
  if (exchange && exchange.answered.facts.length > 0) {
    const again = exchange.answered.facts.flatMap((id) => factOf(scene, id) ?? []);
    // What was owned up to is known: why it was done is asked.
    const mine = again.find(({ by, to }) => by === me && to !== me);
    if (mine && exchange.answered.role === undefined) return ownAct(mine, move, asked);
    return { move: 'explain', clause: 'explain', occasion: 'ask_why', facts: again, asked: move, ...taking(move) };
  }
  // "Why me?" with nothing named: what I last did to the one who asks.
  const last = between(scene, me, from, isHarm)[0];
  if (last && !exchange) return ownAct(last, move, asked);
  if (exchange && (exchange.answered.move !== 'unsure' || exchange.asked.act === 'ask_guess'))
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
  const { scene, me, from, memory } = asked;
  const whom = fact.to ?? me;
  // What came of the deed was no cause of it, nor, in one's own turn, what came of the first blow.
  const first = scene.facts.findIndex(
    ({ by, to, turn, good }) => by === me && to === fact.to && turn === fact.turn && good === fact.good,
  );
  const place = scene.lastTurns.get(me) === fact.turn ? first : scene.facts.indexOf(fact);
  const before = (one: Fact): boolean => scene.facts.indexOf(one) < place;
  const grudge = between(scene, whom, me, isHarm).find(before);
  const { bad } = forAndAgainst(scene, whom);
  const cause = grudge ? [grudge] : bad.filter(before).slice(0, 2);
  const base = { move: 'explain', occasion: 'ask_why', about: whom, asked: move, ...taking(move) } as const;
  if (fact.good === true) return { ...base, clause: 'kindness', facts: [fact] };
  if (cause.length === 0 && me === scene.table.lord && shownRole(scene, whom) === null && isKnownEnemy(scene, whom))
    return { ...base, clause: 'none_loyal' };
  // A reason that was given just before is all there is.
  const last = memory.exchanges(from, me).find(({ answered }) => answered !== null);
  const told = last?.asked.act === 'ask_why' || last?.asked.act === 'ask_evidence' ? (last.answered?.facts ?? []) : [];
  const given = (facts: readonly Fact[]): boolean => facts.every(({ id }) => told.includes(id));
  return cause.length > 0
    ? { ...base, clause: given(cause) ? 'only_reason' : 'explain', facts: cause }
    : { ...base, clause: given([fact]) ? 'no_more_to_it' : 'explain_self', facts: [fact] };
}

/** How sure is asked, and not whether it was so. */
const HOW_SURE = /几成|多大把握|多少把握|多确定|\bhow (?:sure|certain|confident)\b/;

/** "Are you sure?" */
export function surePlan(move: Move, asked: Asked): Plan {
  const { view, scene, me, from, memory } = asked;
  const [before] = memory.exchanges(from, me).filter((one) => one.asked !== move && one.turn === scene.turn);
  const exchange = takenUp(asked, move) ?? (before?.answered ? { ...before, answered: before.answered } : null);
  // "真没得商量?": no is no.
  if (exchange?.answered.move === 'refuse')
    return { move: 'refuse', clause: 'refuse', occasion: 'ask_act', asked: move, ...taking(move) };
  const grounds = openGrounds(move, asked, exchange);
  if (grounds) return grounds;
  const about = move.about ?? exchange?.answered.about;
  // "u sure tho? a nei wouldnt do that?": whoever is judged has no view of it to give.
  if (about === me && exchange?.asked.about === me) return selfAsked(move, asked);
  const role = exchange?.answered.role ?? (about === undefined ? undefined : memory.judged(me, about)?.role);
  if (about === undefined || !isJudged(role) || about === me) {
    if (exchange && exchange.answered.facts.length > 0 && !HOW_SURE.test(asked.text)) {
      const facts = exchange.answered.facts.flatMap((id) => factOf(scene, id) ?? []);
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
