/** Asked or charged about oneself: one's own deeds answer, the other's are held against them, or somebody else is pointed at (§Q3). */
import type { Seat } from '../../../core/event';
import { LEANING } from '../../claims/check';
import { ANY_ROLE } from '../../claims/predicate';
import { cardsIn, skillsIn } from '../../moves/words/cards';
import type { Move } from '../../moves/types';
import { ALIKE } from '../../moves/words/acts';
import { mentionsIn } from '../../moves/called/people';
import { STRIKING_CARDS, type Fact } from '../../scene/fact';
import { isSame } from '../../scene/scene';
import { isShownEnemy, rolesLeft, shownRole } from '../../scene/shown';
import { chanceOf, taking, type Asked } from '../asked';
import { between, forAndAgainst, harmOf, isHarm, isHelp, reasonsFor } from '../record/deeds';
import { denial } from '../record/denial';
import { isFlat } from '../record/excluded';
import { factsIn, openPlan, reasonsTold } from '../record/known';
import type { Plan } from '../plan';
import { doubtfulOf, suspectOf } from './suspects';
import { PLAIN } from '../record/touching';

/** Pointed at me: my own deeds answer, for me or against me. */
export function rebuttal(move: Move, asked: Asked): Plan {
  const { scene, me, from, style } = asked;
  // "3 is the traitor, because it slashed 5": the reason may stand in a clause of its own.
  const reasons = [move, ...asked.moves].flatMap((one) =>
    one === move || one.act === 'report' ? (one.facts ?? []) : [],
  );
  const wrong = reasons.find(
    (fact) => fact.verdict === 'false' && (fact.by === me || move.facts?.includes(fact)) && isFlat(fact, asked),
  );
  if (wrong) return denial(wrong, { ...move, facts: [wrong] }, asked);
  const paired = pairPlan(move, asked);
  if (paired) return paired;
  const named = factsIn(move, asked).filter(({ by }) => by === me);
  // The deed that the line tells is what the charge rests on.
  const out = named.length === 0 && ANY_ROLE.test(asked.text) ? byElimination(move, asked) : null;
  if (out) return out;
  const base = { occasion: 'accuse' as const, about: me, asked: move, ...taking(move) };
  const { good } = forAndAgainst(scene, me);
  // Whoever has owned up to it pleads no more (§Q3).
  const open = isShownEnemy(scene, me) ? openPlan(me, move, asked) : null;
  const deed = named[0] ?? chargedWith(asked);
  if (open && !(deed && isHarm(deed))) return open;
  if (deed) return { move: 'rebut', clause: isHelp(deed) ? 'rebut' : 'admit', ...base, facts: [deed] };
  if (good.length > 0) return { move: 'rebut', clause: 'rebut', ...base, facts: good.slice(0, reasonsTold(asked)) };
  const kind = between(scene, me, from, isHelp);
  if (kind.length > 0) return { move: 'rebut', clause: 'rebut', ...base, facts: kind.slice(0, 1) };
  const counter = againstAsker(asked);
  if (counter && chanceOf(asked, 'counter') < 0.3 + 0.6 * style.initiative)
    return {
      ...base,
      move: 'accuse',
      clause: 'guess',
      about: from,
      role: 'fan',
      sure: counter.sure,
      facts: counter.facts,
    };
  if (shownRole(scene, me)) return openPlan(me, move, asked) ?? { move: 'deny', clause: 'rebut_bare', ...base };
  // Whoever has struck the lord cannot say otherwise; nothing else that was done is an answer to what nobody has charged.
  const blow = blowOnLord(asked);
  if (blow) return { move: 'rebut', clause: 'admit', ...base, facts: [blow] };
  const there = elsewhere(move, asked);
  return there ? { ...there, occasion: 'accuse', move: 'deny' } : { move: 'deny', clause: 'rebut_bare', ...base };
}

/**
 * "Are you the traitor?" to a hidden one: what everybody saw of it answers, so that the answer is the same whatever it is; then the
 * one who asks is asked, and then another is pointed at, where that is a charge; whose side one is on is a question of nobody else.
 */
export function selfAsked(move: Move, asked: Asked): Plan {
  const { scene, me, from, text } = asked;
  const { role } = move;
  const base = { occasion: 'ask_role' as const, about: me, asked: move, ...taking(move) };
  const out = byElimination(move, asked);
  if (out) return out;
  const { good } = forAndAgainst(scene, me);
  // "5把3弄死了…你是内?": the deed that the line tells is what the question rests on.
  // "刚给5号吃桃,又亲手杀了他,你是内吧": the blow more than the help.
  const own = asked.moves.flatMap((one) => factsIn(one, asked)).filter(({ by }) => by === me);
  const told = own.find((fact) => !good.includes(fact)) ?? own[0];
  if (told && !good.includes(told)) return { ...base, move: 'deflect', clause: 'own_blow', facts: [told] };
  // "3号你是忠臣吧,不然何必替主公出头": it is granted, and not asked.
  if (role === 'zhong' && GRANTED.test(text)) return { ...base, move: 'thank', clause: 'vouched', occasion: 'praise' };
  const deed = told ?? good[0];
  const charged = role === 'fan' || role === 'nei';
  if (deed)
    return charged
      ? { ...base, move: 'rebut', clause: 'deny_role', role, facts: [deed] }
      : { ...base, move: 'deflect', clause: 'judge_me', facts: [deed] };
  const blow = blowOnLord(asked);
  if (blow) return { ...base, move: 'deflect', clause: 'own_blow', facts: [blow] };
  const counter = charged ? againstAsker(asked) : null;
  if (counter) return { ...base, move: 'accuse', clause: 'turn_back', about: from, facts: counter.facts.slice(0, 1) };
  const there = charged ? elsewhere(move, asked) : null;
  if (there) return there;
  // Whose side one is on is no question of anybody else: whom one has gone for, or that one has gone for nobody yet.
  // Whoever has struck somebody has shown as much, whatever that one turned out to be.
  const struck = scene.facts.filter(({ by, to, card }) => by === me && to !== me && STRIKING_CARDS.has(card ?? ''));
  const facts = [...harmOf(scene, me), ...struck.reverse()].slice(0, 1);
  return { ...base, move: 'deflect', clause: facts.length > 0 ? 'judge_me' : 'side_unshown', facts };
}

/** "忠臣都没了,你只能是内": no deed speaks for a side that nobody is left on; nor can anybody be what none is left of. */
function byElimination(move: Move, { scene, me }: Asked): Plan | null {
  const left = rolesLeft(scene);
  if (left === null || me === scene.table.lord || shownRole(scene, me) !== null) return null;
  const { role } = move;
  const base = { asked: move, occasion: 'ask_role' as const, about: me, ...taking(move) };
  const fallen = scene.table.seats.filter(({ revealed }) => revealed === role).length;
  if ((role === 'fan' || role === 'nei') && fallen >= (scene.table.deck?.[role] ?? Infinity))
    return { ...base, move: 'count', clause: 'count', count: role };
  // Where none was dealt none is gone.
  if ((left.zhong ?? 0) > 0 || (scene.table.deck?.zhong ?? 0) === 0) return null;
  return { ...base, move: 'deflect', clause: 'none_left' };
}

/** It is said that one is, and nobody doubts it. */
const GRANTED = /^(?!.*(?:不(?:一定|像|是)|怎么|凭|[?吗么])).*(?:忠臣?吧|(?:肯定|绝对|准|一定|应该)是(?:个)?忠)/;

/** What the table has against the one who asks. */
function againstAsker({ scene, view, from }: Asked): { readonly facts: readonly Fact[]; readonly sure: number } | null {
  const { identity, confidence } = view.guess(from);
  const facts = identity === 'fan' && confidence >= LEANING ? reasonsFor(scene, view, from, 'fan').slice(0, 2) : [];
  return facts.length > 0 ? { facts, sure: confidence } : null;
}

/** The last that I did to the lord, by a card that the line names before any other; a card for all that hurt him counts too. */
function blowOnLord({ scene, me, text }: Asked): Fact | null {
  const { lord } = scene.table;
  const { bad } = forAndAgainst(scene, me);
  const hurt = scene.facts.filter(
    ({ by, to, kind, good }) => by === me && to === lord && kind === 'hit' && good === false,
  );
  const named = new Set(cardsIn(text).map(({ card }) => card));
  const all = [...new Set([...bad.filter(({ to }) => to === lord), ...hurt])].sort((a, b) => b.turn - a.turn);
  return all.find(({ card }) => card !== null && named.has(card)) ?? all[0] ?? null;
}

/** The last that I did with a card or skill that the line names: what I am charged with, where the words tell no deed. */
function chargedWith({ scene, me, text }: Asked): Fact | null {
  const named = [...cardsIn(text), ...skillsIn(text, scene)].filter(({ card }) => !PLAIN.has(card));
  return (
    [...scene.facts]
      .reverse()
      .find(({ by, to, card }) => by === me && to !== me && named.some((one) => isSame(scene, one.card, card))) ?? null
  );
}

/** Somebody who has more to answer for, with what that one did. */
function elsewhere(move: Move, asked: Asked): Plan | null {
  const { scene, view, from } = asked;
  const leftOut = new Set<Seat>([from]);
  const suspect = suspectOf('fan', leftOut, asked);
  const facts = suspect ? reasonsFor(scene, view, suspect.seat, 'fan') : [];
  const doubtful = facts.length > 0 ? null : doubtfulOf(leftOut, asked);
  const seat = facts.length > 0 ? suspect?.seat : doubtful?.seat;
  const [deed] = facts.length > 0 ? facts : (doubtful?.harm ?? []);
  if (seat === undefined || !deed) return null;
  return {
    move: 'deflect',
    clause: 'look_there',
    occasion: 'ask_role',
    about: seat,
    facts: [deed],
    asked: move,
    ...taking(move),
  };
}

/** Whom the line lumps the hearer together with ("3号6号一伙的", "你跟8号啥关系"); null where it lumps others, or the speaker. */
function partnerIn({ text, scene, me, from, meant }: Asked): Seat | null {
  if (!ALIKE.test(text) || WITH_SPEAKER.test(text) || OF_EACH.test(text)) return null;
  const named = mentionsIn(text, { scene, from, hearer: meant ? me : null, he: null });
  const seats = named.flatMap(({ kind, seat, called }) => (kind === 'seat' && !called && seat !== null ? [seat] : []));
  // "…,这俩绑一块的": the two who were named last.
  if (/[这他她]们?[俩两]/.test(text) && seats.length > 2 && !seats.slice(-2).includes(me)) return null;
  // "3号打2号,2号打4号,按逻辑推,3号4号一伙": the two who stand before it.
  const said = text.search(ALIKE);
  const pair = named
    .flatMap(({ kind, seat, end }) => (kind === 'seat' && seat !== null && end <= said ? [seat] : []))
    .slice(-2);
  const withYou = meant && WITH_YOU.test(text);
  if (!withYou && new Set(seats).size > 2 && new Set(pair).size === 2 && !pair.includes(me)) return null;
  const others = seats.filter((seat) => seat !== me && seat !== from);
  // "曹节 主公拆7号你无懈 你俩一伙": with whoever was named last.
  if (withYou) return others.pop() ?? null;
  if (!seats.includes(me)) return null;
  // Whoever is named just before, else just behind.
  const at = seats.lastIndexOf(me);
  const beside = [...seats.slice(0, Math.max(at, 0)).reverse(), ...seats.slice(at + 1)];
  return beside.find((seat) => seat !== me && seat !== from) ?? null;
}
/** 「我跟你一伙的」 claims a side for the one who says it. */
const WITH_SPEAKER =
  /我(?:也|就|可)?(?:是)?(?:跟|和|与|同)(?:你|您|主公|[一二三四五六七八九十\d]+号)|\bi(?:'m| am)\b.{0,12}\bwith (?:you|\d)/;
/** "你俩报个身份": each is asked for its own. */
const OF_EACH = /[报亮交说透露][^,.!?]{0,3}身份|\b(?:your|ur) roles\b/;
const WITH_YOU = /你们?(?:跟|和|与|俩)|(?:跟|和|与)你|\byou (?:and|two)\b|\b(?:and|with) you\b/;

/** What passed between the two is what speaks for it or against it, and nothing else. */
export function pairPlan(move: Move, asked: Asked): Plan | null {
  const { scene, me } = asked;
  const other = partnerIn(asked);
  if (other === null) return null;
  const base = { occasion: 'accuse' as const, about: other, asked: move, ...taking(move) };
  const [blow] = [...between(scene, other, me, isHarm), ...between(scene, me, other, isHarm)];
  if (blow) return { ...base, move: 'rebut', clause: 'pair_apart', facts: [blow] };
  const [got] = between(scene, other, me, isHelp);
  if (got) return { ...base, move: 'rebut', clause: 'pair_got', facts: [got] };
  const [given] = between(scene, me, other, isHelp);
  if (given) return { ...base, move: 'rebut', clause: 'pair_gave', facts: [given] };
  // A skill that the other used on this one is not to be denied.
  const use = scene.uses.filter(({ by, to }) => by === other && to.includes(me)).pop();
  if (use) return { ...base, move: 'confirm', clause: 'used_on', words: use.name, them: [me] };
  if (scene.uses.some(({ by, to }) => by === me && to.includes(other))) return null;
  return { ...base, move: 'deny', clause: 'pair_none' };
}
