/** What one is going to do: plans that are asked for, help that is hoped for, deals that are offered (§Q3). All of it is public stance. */
import type { Seat } from '../../core/event';
import { untilIn } from '../moves/promise';
import type { Move, Undertaking } from '../moves/types';
import { cardsIn } from '../moves/cards';
import { mentionsIn } from '../moves/people';
import { asksToBeSpared, IN_RETURN, TRUCE } from '../moves/words';
import { seatOf } from '../scene/scene';
import { taking, type Asked } from './asked';
import { between, isHarm } from './deeds';
import { openPlan } from './known';
import type { Plan } from './plan';
import { onDeed } from './remark';
import { doubtfulOf, suspectOf } from './suspects';
import { touchedBy } from './touching';
import { against, goodOf, isBound, joining, sparing, takenFor } from './wishes';

const HELPED = /救|捞|奶|拉(?:我|一把)|桃|保我|罩我|\b(?:save|sav(?:e|ing)|heal\w*|peach\w*|help\w*|back\w*)\b/;

/** Whether one would go for whoever asks. */
const STRIKES_ME = /(?:[打砍杀射烧弄搞]|突突|收拾|针对|集火)我(?!们)|\b(?:hit|attack|kill|shoot|target)(?:ing)? me\b/;

/** "你打算打谁", "下回合干嘛", "would you save me": a seat with its reason, a condition, or a refusal. */
export function intentPlan(move: Move, asked: Asked): Plan {
  const { scene, me, from, text } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  // "刘赪借5的刀是要砍谁": what was meant by a deed that is on record.
  const done = cardsIn(text).length > 0 && !HELPED.test(text) ? touchedBy(asked) : null;
  if (done && done.by !== from) return { ...onDeed(done, move, asked), ...taking(move) };
  if (STRIKES_ME.test(text)) return sparing(move, asked);
  if (HELPED.test(text) && !/[打杀砍集拆]谁/.test(text)) return helpPlan(move, asked);
  const { about } = move;
  if (about !== undefined && about !== me && about !== from) return targetPlan(about, move, asked);
  const leftOut = new Set([from, ...scene.table.seats.flatMap(({ seat }) => (isBound(seat, asked) ? [seat] : []))]);
  const suspect = suspectOf('fan', leftOut, asked) ?? suspectOf('nei', leftOut, asked);
  if (suspect)
    return {
      ...base,
      move: 'explain',
      clause: 'will_strike',
      about: suspect.seat,
      facts: against(suspect.seat, asked),
    };
  const doubtful = doubtfulOf(leftOut, asked);
  if (doubtful)
    return { ...base, move: 'explain', clause: 'watches', about: doubtful.seat, facts: doubtful.harm.slice(0, 1) };
  return { ...base, move: 'deflect', clause: me === scene.table.lord ? 'strikes_back' : 'plan' };
}

/** What I would do to somebody who is named. */
function targetPlan(about: Seat, move: Move, asked: Asked): Plan {
  const { scene } = asked;
  const base = { occasion: 'ask_act' as const, about, asked: move, ...taking(move) };
  if (seatOf(scene, about)?.alive === false) {
    const open = openPlan(about, move, asked);
    if (open) return { ...open, move: 'correct' };
  }
  if (isBound(about, asked)) return { ...base, move: 'refuse', clause: 'bound' };
  switch (takenFor(about, asked)) {
    case 'enemy':
      return { ...base, move: 'accept', clause: 'will_strike', facts: against(about, asked) };
    case 'friend':
      return {
        ...base,
        move: 'refuse',
        clause: 'wont_strike',
        facts: goodOf(about, asked),
      };
    case 'unknown':
      return {
        ...base,
        move: 'unsure',
        clause: 'watches',
        facts: between(scene, about, scene.table.lord, isHarm).slice(0, 1),
      };
  }
}

/** "会救我吗": as the table takes the one who asks. */
function helpPlan(move: Move, asked: Asked): Plan {
  const { from } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  switch (takenFor(from, asked)) {
    case 'enemy':
      return { ...base, move: 'refuse', clause: 'wont_help', facts: against(from, asked) };
    case 'friend':
      return { ...base, move: 'accept', clause: 'will_help' };
    case 'unknown':
      return { ...base, move: 'bargain', clause: 'may_help' };
  }
}

const LEFT_OFF = /别|不要|停|认怂|\b(?:don't|dont|stop|quit)\b/;

/** What is offered to the hearer: to be left alone, or to strike somebody, for something. */
export interface Offer {
  readonly move: Move;
  readonly until: Undertaking['until'];
  /** Whom the other would go for in return. */
  readonly target: Seat | null;
  /** Whom the hearer is to go for, for being left alone. */
  readonly asks: Seat | null;
}

/** "别打我,我帮你打3号", "这轮停手", "你打5号我就不砍你": what is offered, or null where nothing is. */
export function offerIn({ moves, text, me, from, scene }: Asked): Offer | null {
  const until = untilIn(text) ?? 'round';
  const third = (seat: Seat | undefined): Seat | null =>
    seat === undefined || seat === me || seat === from ? null : seat;
  const spared = asksToBeSpared(text) || TRUCE.test(text);
  const promised = moves.find(({ promise }) => promise?.what === 'attack');
  const kept = moves.find(({ promise }) => promise?.to === me && promise.what !== 'attack');
  const proposed = moves.find(({ act }) => act === 'propose');
  const named = third(promised?.promise?.to) ?? third(proposed?.about);
  const asks =
    kept && !spared && IN_RETURN.test(text)
      ? mentionsIn(text, { scene, from, hearer: me, he: null }).find(
          ({ kind, seat, called }) => kind === 'seat' && !called && seat !== null && third(seat) !== null,
        )?.seat
      : undefined;
  if (kept && asks !== undefined && asks !== null) return { move: kept, until, target: null, asks };
  if (proposed?.promise?.what === 'spare') return { move: proposed, until, target: named, asks: null };
  // "你别再奔主公去了,我不碰你": given for something that is to be left off.
  if (kept && !spared && (IN_RETURN.test(text) || LEFT_OFF.test(text)))
    return { move: kept, until, target: named, asks: null };
  const base = proposed ?? promised ?? kept ?? moves.find(({ act }) => act === 'plead');
  return spared && base && (proposed ?? promised ?? kept ?? TRUCE.test(text)) !== false
    ? { move: base, until, target: named, asks: null }
    : null;
}

/** Yes, no, or on what condition; a yes binds both. */
export function dealPlan({ move, until, target, asks }: Offer, asked: Asked): Plan {
  const { scene, me, from, memory } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, until, ...taking(move) };
  const about = target === null ? {} : { about: target };
  const yes = { spare: until, ...(target === null ? {} : { target }) };
  if (memory.promises.all().some(({ by, heardBy, state }) => by === from && heardBy === me && state === 'broken'))
    return { ...base, move: 'refuse', clause: 'deal_broken' };
  if (takenFor(from, asked) === 'enemy') {
    const facts = against(from, asked);
    return { ...base, move: 'refuse', clause: facts.length > 0 ? 'deal_refused' : 'refuse', facts };
  }
  if (asks !== null) {
    const plan = { ...joining(asks, move, asked), until };
    return plan.move === 'accept'
      ? { ...plan, clause: plan.clause === 'join_in' ? 'deal_join' : 'deal_made', deal: yes }
      : plan;
  }
  switch (target === null ? null : takenFor(target, asked)) {
    case 'friend':
      return {
        ...base,
        ...about,
        move: 'refuse',
        clause: 'wont_strike',
        facts: target === null ? [] : goodOf(target, asked),
      };
    case 'enemy':
      return { ...base, ...about, move: 'accept', clause: 'deal_target', deal: yes };
    case 'unknown':
      return { ...base, ...about, move: 'bargain', clause: 'deal_first' };
    case null: {
      const [harm] = between(scene, from, me, isHarm).filter(({ round }) => round >= scene.table.round - 1);
      return harm
        ? { ...base, move: 'bargain', clause: 'deal_after', facts: [harm] }
        : { ...base, move: 'accept', clause: 'deal_made', deal: yes };
    }
  }
}
