/** Answers to what somebody says: reports, accusations, claims, promises, proposals (§Q3). */
import { LEANING } from '../claims/check';
import type { Seat } from '../../core/event';
import { cardsIn, skillsIn } from '../moves/cards';
import { DONE_TO, mentionsIn } from '../moves/people';
import { isThen } from '../moves/record';
import type { Move } from '../moves/types';
import { whenIn, type When } from '../moves/when';
import { DEEDS_ASKED, HOLDING, IN_HAND, STANDS } from '../moves/words';
import type { Fact } from '../scene/fact';
import { isEmptyHanded, seatOf, type Scene } from '../scene/scene';
import { chanceOf, takenUp, taking, type Asked } from './asked';
import { between, forAndAgainst, isHarm, reasonsFor } from './deeds';
import { denial, isAkin, isCounted, isExcluded, isFlat } from './denial';
import { guessAbout } from './judging';
import { factsIn, openPlan } from './known';
import type { Plan } from './plan';
import { onDeed, remarkPlan, usePlan } from './remark';
import { rebuttal } from './standing';
import { isSame, PLAIN } from './touching';

/** One's own deed is owned up to; a help is no fault. */
const ownClause = ({ good }: Fact): 'admit' | 'own_up' => (good === false ? 'admit' : 'own_up');

/** True is confirmed, false is corrected, and what nobody could know stays open. */
export function reportPlan(move: Move, asked: Asked): Plan {
  const { facts = [] } = move;
  const wrong = facts.find(({ verdict }) => verdict === 'false');
  const known = factsIn(move, asked);
  const [first] = known;
  // Of a line that tells something true besides, the rest may have been misheard.
  if (wrong && (first === undefined || isCounted(wrong))) return denial(wrong, move, asked);
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

/** One's own hand is kept to oneself, and nobody sees another's. */
export function hiddenHand(holder: Seat, move: Move, { me, scene }: Asked): Plan {
  const base = { occasion: 'ack' as const, asked: move };
  if (isEmptyHanded(scene, holder)) return { ...base, move: 'confirm', clause: 'no_cards', about: holder };
  return holder === me
    ? { ...base, move: 'deflect', clause: 'own_hand' }
    : { ...base, move: 'unsure', clause: 'other_hand', about: holder };
}

/** What one did to others, or to one of them, then, or when it last did anything, oldest first. */
function deedsOf(about: Seat, when: When | null, scene: Scene, whom: Seat | null = null): Fact[] {
  const own = scene.facts.filter(
    ({ by, to, kind }) =>
      by === about && to !== about && (whom === null || to === whom) && kind !== 'dying' && kind !== 'throw',
  );
  if (when !== null) return own.filter((fact) => isThen(when, fact, scene)).slice(-MOST_TOLD);
  const last = own[own.length - 1];
  return own.filter(({ turn }) => turn === last?.turn).slice(-MOST_TOLD);
}
const MOST_TOLD = 3;

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

/** "3号对5号做过什么": to whom, where the question says so. */
function doneTo(about: Seat, { text, scene, from, me }: Asked): Seat | null {
  const named = mentionsIn(text, { scene, from, hearer: me, he: null }).filter(
    ({ seat, called }) => seat !== null && seat !== about && !called,
  );
  const [whom] = named;
  return named.length === 1 && whom && DONE_TO.test(text.slice(0, whom.start)) ? whom.seat : null;
}

/** What weighs most of what happened then: deaths, rescues, blows. */
function eventsOf(when: When | null, scene: Scene): Fact[] {
  const then = scene.facts.filter((fact) => fact.by !== null && isThen(when ?? { which: 'last_round' }, fact, scene));
  const rank = ['death', 'reveal', 'rescue', 'hit', 'heal', 'wuxie', 'steal', 'discard', 'aimed'];
  const weightiest = then
    .filter(({ kind, by, to }) => rank.includes(kind) && by !== to)
    .sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))
    .slice(0, MOST_TOLD);
  return then.filter((fact) => weightiest.includes(fact));
}

const LAST_WORDS =
  /(?<![还好可没再])(?:说|讲|喊)(?:过|了)?(?:什么|啥)|说(?:了|过)(?:哪些|几句)|遗言|\bwhat did .{1,20} say\b|last words/;

const CHALLENGE =
  /(?:还有|有)(?:什么|啥|何)(?:话|好|可)(?:说|讲|解释|狡辩)|怎么解释|\bwhat do you have to say\b|\bexplain yourself\b/;

const WHO_USED =
  /(?:谁|哪个|哪位|几号).{0,4}(?:放|开|用|丢|甩|出|使)|\bwho(?:ever)? (?:played|used|cast|dropped|did)\b/;
const ASKS_WHOM = /(?<!^)谁|哪[几两些]?个|几号|\bwhom?\b/;

/** "Who hit me?", "what did he say before he died?" */
export function factPlan(move: Move, asked: Asked): Plan {
  const { scene, me, lastWords, text } = asked;
  const { facts = [] } = move;
  const spoke = LAST_WORDS.test(text);
  const about = move.about ?? (spoke ? facts[0]?.to : undefined);
  const dead = about !== undefined && seatOf(scene, about)?.alive === false;
  const when = whenIn(text);
  // "3号你还有什么话说": a charge, not a question of what was said or done.
  if (about === me && CHALLENGE.test(text)) return rebuttal(move, asked);
  // "蔡将军剩1滴了,有遗言没": still alive.
  if (spoke && /遗言|last words/.test(text) && seatOf(scene, about ?? me)?.alive === true)
    return { move: 'deflect', clause: 'hold_on', occasion: 'ack', about: about ?? me, asked: move };
  if (
    about !== undefined &&
    about !== asked.from &&
    (spoke || (dead && facts.length === 0 && !DEEDS_ASKED.test(text)))
  ) {
    const words = lastWords(about);
    return words === null
      ? { move: 'unsure', clause: 'forgot', occasion: 'ack', about, asked: move, ...taking(move) }
      : { move: 'confirm', clause: 'quote', occasion: 'ack', about, words, asked: move, ...taking(move) };
  }
  // "主公还有几滴血": it lies open on the table.
  if (
    STANDS.test(text) &&
    seatOf(scene, about ?? me)?.alive === true &&
    !facts.some(({ verdict }) => verdict === 'true')
  )
    return { move: 'confirm', clause: 'stands', occasion: 'ack', about: about ?? me, asked: move, ...taking(move) };
  const known = factsIn(move, asked);
  const told = { move: 'confirm' as const, clause: 'tell' as const, occasion: 'point_at' as const, asked: move };
  if (known.length > 0) {
    const [first] = known;
    // "谁放的万箭": who used it, and not whom it hit.
    const [said] = facts;
    if (
      WHO_USED.test(text) &&
      first?.group &&
      said &&
      said.by === undefined &&
      said.to === undefined &&
      first.by !== null &&
      first.card !== null
    )
      return usePlan({ by: first.by, name: first.card }, move, asked);
    const who = first && first.by !== null && first.by !== me ? { about: first.by } : {};
    // Who or what is asked for is told; what is put to one is owned up to, or borne out.
    const open = facts.some(({ by, to }) => by === undefined || to === undefined);
    const own = first?.by === me ? ownClause(first) : 'confirm';
    return { ...told, clause: open ? 'tell' : own, ...who, facts: known.slice(0, 2) };
  }
  // "谁开的桃园": a card for all is told by its use.
  const used = facts.find(({ verdict, card }) => verdict === 'true' && card !== undefined);
  const use =
    used &&
    [...scene.uses]
      .reverse()
      .find(({ name, turn, by }) => name === used.card && turn === (used.turn ?? turn) && by !== used.to);
  const others = use?.to.filter((seat) => seat !== use.by) ?? [];
  // "铁索连了谁": on whom.
  if (used?.by !== undefined && used.to === undefined && use && others.length > 0 && ASKS_WHOM.test(text))
    return { ...told, clause: 'used_on', about: use.by, words: use.name, them: others };
  if (used && use) return usePlan(use, move, asked);
  // "震弓崩到谁了": whom the card or skill that is named befell.
  const befell = facts.length === 0 && ASKS_WHOM.test(text) ? befallenBy(text, scene) : [];
  if (befell.length > 0) return { ...told, facts: befell };
  const lost = facts.length === 0 ? lostIn(text, scene) : null;
  if (lost) return { ...told, ...(lost.by === null || lost.by === me ? {} : { about: lost.by }), facts: [lost] };
  const wrong = facts.find(({ verdict }) => verdict === 'false');
  // "Who hit me?" where nobody did: nobody is denied, there is nothing to tell.
  if (wrong && wrong.by === undefined && wrong.less === undefined) {
    const near = scene.facts.filter(
      (fact) =>
        fact.to === wrong.to &&
        fact.by !== null &&
        fact.by !== fact.to &&
        isAkin(wrong, fact) &&
        (when === null || isThen(when, fact, scene)),
    );
    if (near.length === 0 && !isExcluded(wrong, asked)) return { ...told, move: 'unsure', clause: 'unknown_fact' };
    return { ...told, move: 'correct', clause: near.length > 0 ? 'as_seen' : 'nobody', facts: near.slice(-1) };
  }
  if (wrong) return denial(wrong, move, asked);
  const hand = handPlan(move, asked);
  if (hand) return hand;
  if (about !== undefined) {
    const whom = doneTo(about, asked);
    const done = deedsOf(about, when, scene, whom);
    if (done.length > 0) return { ...told, about, facts: done };
    const earlier = whom === null ? [] : deedsOf(about, null, scene, whom);
    if (earlier.length > 0) return { ...told, clause: 'as_seen', about, facts: earlier.slice(-1) };
    if (whom !== null) return { ...told, clause: 'no_dealings', about, not: whom };
    const acted = scene.uses.some((use) => use.by === about && (when === null || isThen(when, use, scene)));
    if (DEEDS_ASKED.test(text) && !acted) return { ...told, clause: 'did_nothing', about };
  }
  const happened = about === undefined && DEEDS_ASKED.test(text) ? eventsOf(when, scene) : [];
  if (happened.length > 0) return { ...told, facts: happened };
  return { move: 'unsure', clause: 'unknown_fact', occasion: 'ack', asked: move, ...taking(move) };
}

/** What the last use of the rarest card or skill that is named did to others. */
function befallenBy(text: string, scene: Scene): Fact[] {
  const [named] = [...skillsIn(text, scene), ...cardsIn(text).filter(({ card }) => !PLAIN.has(card))];
  if (!named) return [];
  const done = scene.facts.filter(({ by, to, card }) => by !== to && card !== null && isSame(scene, named.card, card));
  const last = done[done.length - 1];
  return done.filter(({ turn, by }) => turn === last?.turn && by === last.by).slice(-MOST_TOLD);
}

/** "Who took my crossbow?": the last loss of the very card that is named. */
function lostIn(text: string, { facts }: Scene): Fact | null {
  const named = new Set(cardsIn(text).map(({ card }) => card));
  const lost = facts.filter(
    ({ kind, card }) => (kind === 'steal' || kind === 'discard') && card !== null && named.has(card),
  );
  return lost[lost.length - 1] ?? null;
}

/** Of a third: I agree with my own reasons, disagree with mine, or ask for proof. */
export function judgementHeard(move: Move, asked: Asked): Plan {
  const { me, scene, view, from } = asked;
  const { about, denied = false } = move;
  // "一般不是好人" accuses, whichever role is named.
  const role =
    move.act === 'accuse' && move.role === 'zhong' ? 'fan' : (move.role ?? (move.act === 'vouch' ? 'zhong' : 'fan'));
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
    const told = agrees ? known.filter(({ by }) => by === about).slice(0, 1) : [];
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

/** What somebody says of its own role: belied by what it did, borne out, or taken note of. */
export function claimHeard(move: Move, asked: Asked): Plan {
  const { from, scene, view, me } = asked;
  const { role = 'zhong', denied = false } = move;
  const occasion = (role === 'zhong') !== denied ? ('claim_loyal' as const) : ('claim_other' as const);
  const open = seatOf(scene, from)?.revealed;
  if (open)
    return {
      move: open === role ? 'confirm' : 'correct',
      clause: 'open_role',
      occasion,
      about: from,
      role: open,
      asked: move,
    };
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
  if (ally && identity === 'zhong' && confidence >= LEANING && good.length > 0)
    return { move: 'confirm', clause: 'confirm', occasion, about: from, facts: good.slice(0, 1), asked: move };
  return { move: 'ack', clause: null, occasion, about: from, asked: move };
}

/** "好", "不行" to what I asked: taken as the answer it is. */
export function replied(move: Move, asked: Asked): Plan {
  const exchange = takenUp(asked, move);
  return { move: 'ack', clause: 'short', occasion: exchange ? 'agree' : 'ack', asked: move, ...taking(move) };
}
