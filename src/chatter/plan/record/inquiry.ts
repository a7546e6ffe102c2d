/** Answers to what is asked of the record: who did it, to whom, what somebody said or did (§Q3). */
import type { Seat } from '../../../core/event';
import { mentionsIn } from '../../moves/called/people';
import { DONE_TO } from '../../moves/called/place';
import { isThen } from '../../moves/deeds/then';
import type { Move } from '../../moves/types';
import { whenIn, type When } from '../../moves/words/when';
import { DEEDS_ASKED, SHOWN, STANDS } from '../../moves/words/asked';
import type { Fact } from '../../scene/fact';
import { seatOf, type Scene, type Use } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import { deedsOf, MOST_TOLD } from './deeds';
import { denial } from './denial';
import { isAkin, isExcluded } from './excluded';
import { factsIn, openPlan } from './known';
import { particularsOf } from './particulars';
import type { Plan } from '../plan';
import { SPOKE, spokenBy } from './spoken-by';
import { usePlan } from '../remark';
import { rebuttal } from '../judging/standing';
import { handPlan, ownClause } from '../telling';
import { CARD_RULES } from '../words/rules';

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

const FELLED =
  /谁(?:干|弄|收|搞|解决|打|杀)|\bwho(?:'?s)? (?:\w+ )?(?:got|took|did|dropped|finished|ended|downed|offed)\b/;

const CHALLENGE =
  /(?:还有|有)(?:什么|啥|何)(?:话|好|可)(?:说|讲|解释|狡辩)|怎么解释|\bwhat do you have to say\b|\bexplain yourself\b/;

const ASKS_WHOM = /(?<!^)谁|哪[几两些]?个|几号|\bwhom?\b/;

const ASKS_DOER = /谁(?!都|也)|哪[个位些]|几号|有(?:没有)?人|\b(?:who\w*|any(?:one|body)|some(?:one|body)|which)\b/;

/** "Who hit me?", "what did he say before he died?" */
export function factPlan(move: Move, asked: Asked): Plan {
  const { scene, me, text } = asked;
  const { facts = [] } = move;
  const spoke = SPOKE.test(text);
  // "what did she flip in the end": of whoever fell last, where nobody is named.
  const late = scene.facts.filter(({ kind }) => kind === 'death').pop()?.to ?? undefined;
  const about =
    move.about ?? (spoke || SHOWN.test(text) ? facts[0]?.to : undefined) ?? (SHOWN.test(text) ? late : undefined);
  const dead = about !== undefined && seatOf(scene, about)?.alive === false;
  const when = whenIn(text);
  // "星彩死了翻的啥身份": the dead lie open, and it is neither how they died nor what they said.
  const shown = dead && SHOWN.test(text) ? openPlan(about, { ...move, act: 'ask_role' }, asked) : null;
  if (shown) return { ...shown, lookedUp: true };
  // "3号你还有什么话说": a charge, not a question of what was said or done.
  if (about === me && CHALLENGE.test(text)) return rebuttal(move, asked);
  // "蔡将军剩1滴了,有遗言没": still alive.
  if (spoke && /遗言|last words/.test(text) && seatOf(scene, about ?? me)?.alive === true)
    return { move: 'deflect', clause: 'hold_on', occasion: 'ack', about: about ?? me, asked: move };
  // "what was Wu Lan", "who got liu bei": of the dead it is told what they were, or how they fell.
  if (about !== undefined && dead && !spoke && facts.length === 0 && !DEEDS_ASKED.test(text)) {
    const fall = scene.facts.filter(({ kind, to }) => kind === 'death' && to === about).pop();
    if (FELLED.test(text) && fall)
      return { move: 'confirm', clause: 'tell', occasion: 'point_at', facts: [fall], asked: move, lookedUp: true };
    const open = openPlan(about, { ...move, act: 'ask_role' }, asked);
    if (open) return { ...open, lookedUp: true };
  }
  if (about !== undefined && about !== asked.from && spoke) {
    const words = spokenBy(about, asked);
    return words === null
      ? { move: 'unsure', clause: 'forgot', occasion: 'ack', about, asked: move, ...taking(move) }
      : { move: 'confirm', clause: 'quote', occasion: 'ack', about, words, asked: move, ...taking(move) };
  }
  // "主公还有几滴血": it lies open on the table.
  const now = LEFT.test(text) ? standerIn(asked) : null;
  if (
    STANDS.test(text) &&
    seatOf(scene, now ?? about ?? me)?.alive === true &&
    (now !== null || !facts.some(({ verdict }) => verdict === 'true'))
  )
    return {
      move: 'confirm',
      clause: 'stands',
      occasion: 'ack',
      about: now ?? about ?? me,
      asked: move,
      ...taking(move),
    };
  const known = factsIn(move, asked);
  const told = { move: 'confirm' as const, clause: 'tell' as const, occasion: 'point_at' as const, asked: move };
  if (known.length > 0) {
    const [first] = known;
    const [said] = facts;
    const particulars = first && said ? particularsOf(first, move, asked) : null;
    if (particulars) return particulars;
    const who = first && first.by !== null && first.by !== me ? { about: first.by } : {};
    // Who or what is asked for is told; what is put to one is owned up to, or borne out.
    const open = facts.some(({ by, to }) => by === undefined || to === undefined);
    const own = first?.by === me ? ownClause(first) : 'confirm';
    const [one] = known;
    const amid = one?.kind === 'death' && one.by === null ? diedAmid(one, scene) : null;
    if (amid) return { ...told, clause: 'died_amid', about: amid.by, words: amid.name };
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
  const untrue = facts.filter(({ verdict }) => verdict === 'false');
  // "2号濒死是3号救的吧": whoever is said to have done it is put right, and not how low the other fell.
  const wrong = untrue.find(({ by }) => by !== undefined) ?? untrue[0];
  // "Who hit me?" where nobody did: nobody is denied, there is nothing to tell.
  if (wrong && wrong.by === undefined && wrong.less === undefined) {
    // "主公死了是不是反贼就赢了", "就砍一刀你就定我罪啦": nobody's doing is asked for.
    if (!ASKS_DOER.test(text)) return { ...told, move: 'unsure', clause: 'unknown_fact' };
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

/** "跟我决斗完你还剩几滴血": what is left is asked of whoever is named last before it. */
const LEFT = /还?剩|还有(?=几|多少)|\b(?:left|now)\b/;
const standerIn = ({ text, scene, from, me }: Asked): Seat | null =>
  mentionsIn(text.slice(0, text.search(LEFT)), { scene, from, hearer: me, he: null })
    .filter(({ seat }) => seat !== null)
    .pop()?.seat ?? null;

/** "小酒咋死的": nobody struck, but a card of that turn was out for the dead one: the last. */
export const diedAmid = ({ to, turn }: Fact, { uses }: Scene): Use | undefined =>
  uses
    .filter((use) => use.turn === turn && to !== null && use.by !== to && use.to.includes(to) && use.name in CARD_RULES)
    .pop();
