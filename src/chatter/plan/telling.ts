/** Answers to what somebody says: reports, accusations, claims, promises, proposals (§Q3). */
import { LEANING } from '../claims/check';
import { saidIn } from '../claims/read';
import { readLine } from '../line/line';
import { asksAgreement } from '../moves/asked/agreement';
import { shownRole } from '../scene/shown';
import type { Seat } from '../../core/event';
import { cardsIn } from '../moves/words/cards';
import type { Move } from '../moves/types';
import { HOLDING, IN_HAND } from '../moves/words/acts';
import type { Fact } from '../scene/fact';
import { isEmptyHanded, seatOf } from '../scene/scene';
import { chanceOf, takenUp, taking, type Asked } from './asked';
import { between, deedsOf, forAndAgainst, isHarm, reasonsFor, speaksFor } from './record/deeds';
import { denial } from './record/denial';
import { isCounted, isFlat, isPlainlyFalse } from './record/excluded';
import { guessAbout } from './judging/judging';
import { factsIn, openPlan } from './record/known';
import type { Plan } from './plan';
import { onDeed, remarkPlan, usePlan } from './remark';
import { ownedUp } from './judging/shown';
import { rebuttal } from './judging/standing';

/** One's own deed is owned up to; a help is no fault. */
export const ownClause = ({ good }: Fact): 'admit' | 'own_up' => (good === false ? 'admit' : 'own_up');

/** True is confirmed, false is corrected, and what nobody could know stays open. */
export function reportPlan(move: Move, asked: Asked): Plan {
  const { facts = [] } = move;
  const wrong = facts.find(({ verdict }) => verdict === 'false');
  const known = factsIn(move, asked);
  const [first] = known;
  // Of a line that tells something true besides, the rest may have been misheard.
  const besides =
    wrong && first === undefined && !isPlainlyFalse(wrong, asked)
      ? asked.moves.find((one) => one !== move && one.act === 'report' && factsIn(one, asked).length > 0)
      : undefined;
  if (besides) return reportPlan(besides, asked);
  // "又决斗又一刀2点": the number may be that of the other.
  if (wrong && (first === undefined || (isCounted(wrong) && facts.length === 1))) return denial(wrong, move, asked);
  if (first?.by === asked.from || (first?.by === asked.me && known.length === 1)) return onDeed(first, move, asked);
  if (first)
    return {
      move: 'confirm',
      clause: first.by === asked.me ? ownClause(first) : 'confirm',
      occasion: 'point_at',
      ...(first.by === null || first.by === asked.me ? {} : { about: first.by }),
      facts: (first.by === asked.me ? known.filter(({ by }) => by === asked.me) : known).slice(0, 2),
      asked: move,
      ...taking(move),
    };
  // "3 gave the lord a peach": cards were handed over, and nobody saw which.
  const handed = facts.find(({ verdict, kind }) => verdict === 'unknown' && kind === 'give');
  const given =
    handed && asked.scene.facts.filter(({ kind, by, to }) => kind === 'give' && by === handed.by && to === handed.to);
  if (given && given.length > 0)
    return { move: 'confirm', clause: 'unseen_card', occasion: 'point_at', facts: given.slice(-1), asked: move };
  const hand = handPlan(move, asked);
  if (hand) return hand;
  // "two barbarians in one turn": a card alone is told of, and the hearer used it.
  const own = facts.length === 0 ? ownDoing(move, asked, cardsIn(asked.text)) : null;
  if (own && cardsIn(asked.text).length > 0) return own;
  const [use] = facts;
  // "姚老板你缓过来没,一刀一口桃的": what one ate shows in how one stands.
  if (use?.by === asked.me && use.verdict === 'true' && (use.card === 'tao' || use.card === 'jiu') && !use.denied)
    return { move: 'ack', clause: 'hold_on', occasion: 'ack', about: asked.me, asked: move };
  if (use?.kind === 'dying' && use.verdict === 'true' && use.to !== undefined)
    return { move: 'confirm', clause: 'as_is', occasion: 'ack', about: use.to, asked: move };
  // A card for several, or in vain, is no fact between two; that it was used is on record all the same.
  if (use && facts.every(({ verdict }) => verdict === 'true'))
    return use.by !== undefined && use.card !== undefined && use.denied !== true
      ? usePlan({ by: use.by, name: use.card }, move, asked)
      : { move: 'confirm', clause: move.denied ? 'never' : null, occasion: 'agree', asked: move };
  const remark = facts.length === 0 ? remarkPlan(move, asked) : null;
  return remark ?? { move: 'unsure', clause: 'unknown_fact', occasion: 'point_at', asked: move, ...taking(move) };
}

/** What somebody holds: nobody sees it, and whoever does keeps it to itself. */
export function handPlan(move: Move, asked: Asked): Plan | null {
  const { from, text } = asked;
  const { facts = [], about } = move;
  const open = facts.every(({ denied, fact }) => denied === true && fact === undefined);
  if (!open || !(IN_HAND.test(text) || HOLDING.test(text) || (facts.length > 0 && /[兜手]里|没[杀闪桃]/.test(text))))
    return null;
  if (move.act === 'report' && (about === undefined || about === from))
    return { move: 'ack', clause: 'your_hand', occasion: 'ack', asked: move };
  return about === undefined ? null : hiddenHand(about, move, asked);
}

const HOW_MANY = /(?:几多?|多少)张(?!桃|闪|杀|无懈|酒)|\bhow many cards\b/;
/** One's own hand is kept to oneself, and nobody sees another's. */
export function hiddenHand(holder: Seat, move: Move, { me, scene, text }: Asked): Plan {
  const base = { occasion: 'ack' as const, asked: move };
  if (isEmptyHanded(scene, holder)) return { ...base, move: 'confirm', clause: 'no_cards', about: holder };
  // How many they are, everybody sees.
  if (HOW_MANY.test(text) && seatOf(scene, holder)?.turnHand !== undefined)
    return { ...base, move: 'confirm', clause: 'hand_count', about: holder };
  return holder === me
    ? { ...base, move: 'deflect', clause: 'own_hand' }
    : { ...base, move: 'unsure', clause: 'other_hand', about: holder };
}

/** Something is said of me that I cannot place: what I did last, or with the very card that is named. */
export function ownDoing(
  move: Move,
  { scene, me }: Asked,
  cards: readonly { readonly card: string }[] = [],
): Plan | null {
  const withIt = [...scene.facts]
    .reverse()
    .filter(({ by, to, card }) => by === me && to !== me && cards.some((one) => one.card === card));
  const done = cards.length > 0 ? withIt : deedsOf(me, null, scene).reverse();
  // The same to the same one is told once.
  const facts = done
    .filter(({ kind, to }, i) => done.findIndex((one) => one.kind === kind && one.to === to) === i)
    .slice(0, 2);
  return facts.length > 0
    ? { move: 'explain', clause: 'own_doing', occasion: 'ack', about: me, facts, asked: move, ...taking(move) }
    : null;
}

/** Of a third: I agree with my own reasons, disagree with mine, or ask for proof. */
export function judgementHeard(move: Move, asked: Asked): Plan {
  const { me, scene, view, from } = asked;
  const { about, denied = false } = move;
  // "一般不是好人" accuses, whichever role is named.
  const role =
    move.act === 'accuse' && move.role === 'zhong' && !denied
      ? 'fan'
      : (move.role ?? (move.act === 'vouch' ? 'zhong' : 'fan'));
  const wrong = move.facts?.find((fact) => fact.verdict === 'false' && isFlat(fact, asked));
  if (wrong) return denial(wrong, move, asked);
  if (about === undefined)
    return { move: 'ask', clause: 'ask', question: 'whom', occasion: 'unclear', awaits: 'who', asked: move };
  const speaksWell = (role === 'zhong' || role === 'zhu') !== denied;
  if (about === me)
    return speaksWell ? { move: 'thank', clause: 'vouched', occasion: 'praise', asked: move } : rebuttal(move, asked);
  if (about === from) return claimHeard({ ...move, role }, asked);
  const open = openPlan(about, move, asked);
  if (open) return { ...open, move: (open.role === role) === !denied ? 'confirm' : 'correct' };
  const mine = guessAbout(about, move, asked);
  const known = factsIn(move, asked);
  if (mine.role !== undefined) {
    const agrees = (mine.role === 'zhong') === speaksWell;
    // What they go by comes first, where it is that one's deed and one thinks the same.
    const side = mine.role === 'zhong' ? 1 : -1;
    const told = agrees
      ? known.filter((fact) => fact.by === about && speaksFor(side, fact, scene, view)).slice(0, 1)
      : [];
    const facts = [...new Set([...told, ...(mine.facts ?? [])])].slice(0, Math.max(1, mine.facts?.length ?? 0));
    return { ...mine, facts, move: agrees ? 'confirm' : 'deny', occasion: 'point_at' };
  }
  if (known.length > 0)
    return { move: 'confirm', clause: 'confirm', occasion: 'point_at', about, facts: known.slice(0, 2), asked: move };
  const seen = reasonsFor(scene, view, about, speaksWell ? 'zhong' : 'fan').slice(0, 1);
  if (seen.length > 0 && chanceOf(asked, 'seen') < 0.5)
    return { move: 'unsure', clause: 'unsure_who', occasion: 'point_at', about, facts: seen, asked: move };
  return { move: 'ask', clause: 'ask', question: 'proof', occasion: 'point_at', about, awaits: 'what', asked: move };
}

/** "这么看4号是反、2号忠,对不对": by the first of them of whom the hearer thinks anything; null where nobody is judged for a yes or no. */
export function readingPlan(move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from, text, moves } = asked;
  if (move === null || !asksAgreement(text)) return null;
  const said = saidIn(readLine(text), { scene, speaker: from, you: me }).map(
    ({ about, role, denied }): Move => ({
      ...move,
      act: (role === 'zhong') === denied ? 'accuse' : 'vouch',
      about,
      role,
      denied,
    }),
  );
  const judged = [...moves.filter(({ act }) => act === 'accuse' || act === 'vouch'), ...said].filter(
    ({ about = me, role }) => role !== undefined && about !== me && about !== from && shownRole(scene, about) === null,
  );
  const [first] = judged;
  if (first?.about === undefined) return null;
  const plan = judged.map((one) => judgementHeard(one, asked)).find(({ role }) => role !== undefined);
  return { ...(plan ?? guessAbout(first.about, { ...move, act: 'ask_guess' }, asked)), lookedUp: true };
}

/** What somebody says of its own role: belied by what it did, borne out, or taken note of. */
export function claimHeard(move: Move, asked: Asked): Plan {
  const { from, scene, view, me } = asked;
  const { role = 'zhong', denied = false } = move;
  const occasion = (role === 'zhong') !== denied ? ('claim_loyal' as const) : ('claim_other' as const);
  const open = seatOf(scene, from)?.revealed;
  if (open)
    return {
      move: (open === role) === !denied ? 'confirm' : 'correct',
      clause: 'open_role',
      occasion,
      about: from,
      role: open,
      asked: move,
    };
  const owned = ownedUp(move, asked);
  if (owned) return owned;
  const ally = (role === 'zhong' || role === 'zhu') !== denied;
  const { good, bad } = forAndAgainst(scene, from);
  const onMe = me === scene.table.lord ? between(scene, from, me, isHarm) : [];
  const against = ally ? [...new Set([...onMe, ...bad])] : [];
  if (against.length > 0)
    return {
      move: 'call_out',
      clause: 'call_out',
      occasion,
      about: from,
      role,
      facts: against.slice(0, 2),
      asked: move,
    };
  const { identity, confidence } = view.guess(from);
  // "跟你们讲实话吧,我是内奸": by what that one has done.
  if (!ally) {
    // Whoever owns to a role against the lord is borne out by any blow at that side.
    const fits = (!denied || identity === 'fan' || identity === 'nei') && bad.length > 0;
    const all = fits ? bad : [...good, ...bad];
    const facts = [...all.filter(({ to }) => to === me), ...all].slice(0, 1);
    const clause = facts.length === 0 ? 'claim_bare' : fits ? 'claim_fits' : 'claim_odd';
    return { move: fits ? 'confirm' : 'unsure', clause, occasion, about: from, facts, asked: move };
  }
  if (identity === 'zhong' && confidence >= LEANING && good.length > 0)
    return { move: 'confirm', clause: 'confirm', occasion, about: from, facts: good.slice(0, 1), asked: move };
  return { move: 'ack', clause: null, occasion, about: from, asked: move };
}

/** "5号你这话我可不信": what this one has just said to it is believed or not. */
export function doubted(move: Move, { memory, scene, from, me, moves }: Asked): Plan | null {
  const [last] = memory.exchanges(from, me).filter(({ answered }) => answered !== null);
  if (!last || moves.length > 1 || last.turn < scene.turn - 1) return null;
  const base = { move: 'ack' as const, occasion: 'agree' as const, takesUp: last.id, asked: move };
  return { ...base, clause: move.act === 'agree' ? 'agreed' : move.act === 'refuse' ? 'disagreed' : 'patience' };
}
/** Nothing is decided yet. */
export const PUT_OFF =
  /(?:再|先)(?:看看|等等|想想|看(?:一|两)?(?:轮|圈|手|下)|看他|看她|说吧)|还(?:得|要|是)(?:再)?(?:等|看|想)|容我想|让我想想|说不准|\b(?:wait and see|let me (?:think|see)|not (?:sure )?yet|we'?ll see|too early)\b/;

/** "好", "不行" to what I asked: taken as the answer it is. */
export function replied(move: Move, asked: Asked): Plan {
  const exchange = takenUp(asked, move);
  const clause = exchange?.asksBack === undefined ? 'short' : 'answer_taken';
  return { move: 'ack', clause, occasion: exchange ? 'agree' : 'ack', asked: move, ...taking(move) };
}
