/** What one is going to do: plans that are asked for, help that is hoped for, deals that are offered (§Q3). All of it is public stance. */
import type { Seat } from '../../../core/event';
import { asksForOwn, asksInMyPlace, asksWhether, asksWhich, goesOrNot } from '../../moves/clauses/choices';
import { untilIn, wantedFor } from '../../moves/clauses/promise';
import type { Move, Undertaking } from '../../moves/types';
import { cardsIn } from '../../moves/words/cards';
import { mentionsIn } from '../../moves/called/people';
import { asksToBeSpared, TRUCE } from '../../moves/words/acts';
import { seatOf } from '../../scene/scene';
import { advised, nowOrLater } from './advice';
import { taking, type Asked } from '../asked';
import { between, isHarm } from '../record/deeds';
import { openPlan } from '../record/known';
import type { Plan } from '../plan';
import { namedBefore } from '../judging/judging';
import { onDeed } from '../remark';
import { doubtfulOf, suspectOf } from '../judging/suspects';
import { namedBy, touchedBy } from '../record/touching';
import { against, grudgesOf } from '../dealing/grudges';
import {
  beggedFor,
  goodOf,
  helping,
  isBound,
  joining,
  leaving,
  sparing,
  takenFor,
  wantedIn,
  type Wanted,
} from '../dealing/wishes';

const HELPED =
  /救|捞|奶|拉(?:我|一把)|桃|保我|罩我|\b(?:sav(?:e|ing)(?! (?:it|up|ur|your|my|some\w*|one|a few|cards?)\b)|heal\w*|peach\w*|help\w*|back\w*)\b/;

/** The speaker's own card is yet to be played. */
const INTENDS = /我(?:准备|打算|想|要|先|这就|待会|等下)|\bi(?:'m going to|'?m gonna|'?ll| will| plan)\b/;

/** What the speaker is to do. */
const OF_MINE = /我(?!们)|^先|(?:哪个|谁)(?:更|最)?(?:该|值得)?先|\b(?:i|my)\b/;

/** Whether one would go for whoever asks. */
const STRIKES_ME =
  /(?:[打砍杀射烧弄搞拆顺乐兵动]|突突|收拾|针对|集火)我(?!们)|\b(?:hit|attack|kill|shoot|target)(?:ing)? me\b/;

/** To hold back is what the speaker thinks of. */
const LIES_LOW = /[怂缩躲苟忍憋稳]|按兵|\b(?:lie low|hold|wait|hide|turtle|sit|pass|keep quiet)\b/;

const FALLS_SHORT = /[打收杀砍弄集秒]不[掉死动下了]|\bif (?:we|i) (?:can'?t|cannot|don'?t|fail)\b|\bplan b\b/;

/** "你打算打谁", "下回合干嘛", "would you save me": a seat with its reason, a condition, or a refusal. */
export function intentPlan(move: Move, asked: Asked): Plan {
  const { scene, me, from, text } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  // "收不掉咋整": what was meant to be done does not come off.
  if (FALLS_SHORT.test(text)) return { ...base, move: 'deflect', clause: 'advise_wait' };
  const words = text.slice(...move.span);
  if (asksWhether(text)) return nowOrLater(move, asked);
  if (asksForOwn(text)) return (asksInMyPlace(text) && LIES_LOW.test(text) ? nowOrLater : advised)(move, asked);
  if (asksWhich(text) && OF_MINE.test(words)) return advised(move, asked);
  // "刘赪借5的刀是要砍谁": what was meant by a deed that is on record.
  const done = cardsIn(words).length > 0 && !HELPED.test(text) && !INTENDS.test(words) ? touchedBy(asked) : null;
  if (done && done.by !== from) return { ...onDeed(done, move, asked), ...taking(move) };
  if (STRIKES_ME.test(words)) return sparing(move, asked);
  if (HELPED.test(words) && !/[打杀砍集拆]谁/.test(text)) return helpPlan(move, asked);
  // "庞会空城了,邴原你上不上": at whoever stands before it.
  const about =
    move.about ?? (goesOrNot(text) ? namedBy(asked).seats.find((seat) => seat !== me && seat !== from) : undefined);
  // "who do we kill first, 8 or 5": one of those who are named.
  const either = /还是|\bor\b/.test(text)
    ? (move.of ?? []).filter((one) => one !== me && seatOf(scene, one)?.alive === true)
    : [];
  const target = either.find((one) => takenFor(one, asked) === 'enemy') ?? either[0];
  if (target !== undefined) return targetPlan(target, move, asked);
  if (about !== undefined && about !== me && about !== from) return targetPlan(about, move, asked);
  // "打完这个下一个呢": not whom one has just named.
  const before = about === undefined ? [...namedBefore(asked, move)] : [];
  const leftOut = new Set([
    from,
    ...before,
    ...scene.table.seats.flatMap(({ seat }) => (isBound(seat, asked) ? [seat] : [])),
  ]);
  // Who has owned up goes before whom one only suspects.
  const foe = [...scene.owned.keys()].find((seat) => seat !== me && !leftOut.has(seat) && isFoe(seat, asked));
  if (foe !== undefined) return { ...base, move: 'explain', clause: 'foe_known', about: foe };
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
  if (before.length > 0) return { ...base, move: 'unsure', clause: 'only_one' };
  return { ...base, move: 'deflect', clause: me === scene.table.lord ? 'strikes_back' : 'plan' };
}

const isFoe = (seat: Seat, asked: Asked): boolean =>
  seatOf(asked.scene, seat)?.alive === true && takenFor(seat, asked) === 'enemy';

/** What I would do to somebody who is named. */
export function targetPlan(about: Seat, move: Move, asked: Asked): Plan {
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

/** "会救我吗", "主公就一血了,你们救不救": as the table takes the one who asks, or whom it asks for. */
function helpPlan(move: Move, asked: Asked): Plan {
  const { from } = asked;
  const third = beggedFor(asked);
  if (third !== null) return helping(third, move, asked);
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

const LEFT_OFF = /别|不要|停|(?:认|服)个?(?:怂|软|输|错)|求饶|\b(?:don't|dont|stop|quit)\b/;

/** What is offered to the hearer: to be left alone, or to strike somebody, for something. */
export interface Offer {
  readonly move: Move;
  readonly until: Undertaking['until'];
  /** Whom the other would go for in return. */
  readonly target: Seat | null;
  /** To whom, neither of the two, the hearer is to do what for it. */
  readonly asks: { readonly seat: Seat; readonly what: Wanted } | null;
  /** What is given for it is no sparing of the hearer: a card, help, or whatever was said. */
  readonly gives?: true;
}

/** "别打我,我帮你打3号", "这轮停手", "你打5号我就不砍你": what is offered, or null where nothing is. */
export function offerIn(asked: Asked): Offer | null {
  const offer = termsIn(asked);
  const spares = asked.moves.some(({ promise }) => promise?.what === 'spare' && promise.to === asked.me);
  return offer?.target !== null || spares || TRUCE.test(asked.text) ? offer : { ...offer, gives: true };
}

function termsIn({ moves, text, me, from, scene }: Asked): Offer | null {
  const until = untilIn(text) ?? 'round';
  const third = (seat: Seat | null | undefined): Seat | null =>
    seat === undefined || seat === me || seat === from ? null : seat;
  const spared = asksToBeSpared(text) || TRUCE.test(text);
  const promised = moves.find(({ promise }) => promise?.what === 'attack');
  const kept = moves.find(({ promise }) => promise?.to === me && promise.what !== 'attack');
  const proposed = moves.find(({ act }) => act === 'propose');
  const named = third(promised?.promise?.to) ?? third(proposed?.about);
  const base = { until, target: named, asks: null };
  const deal = proposed?.promise?.ifYouDo === true;
  if (kept && !spared && (deal || LEFT_OFF.test(text))) {
    const words = wantedFor(text);
    const what = wantedIn(words);
    const seat = third(
      mentionsIn(words, { scene, from, hearer: me, he: null }).find(
        (one) => one.kind === 'seat' && !one.called && third(one.seat) !== null,
      )?.seat,
    );
    if (seat !== null && !(what === 'attack' && LEFT_OFF.test(words)))
      return { ...base, move: kept, target: null, asks: { seat, what } };
  }
  if (proposed?.promise && (deal || proposed.promise.what === 'spare')) return { ...base, move: proposed };
  // "你别再奔主公去了,我不碰你": given for something that is to be left off.
  if (kept && !spared && LEFT_OFF.test(text)) return { ...base, move: kept };
  const offer = proposed ?? promised ?? kept ?? moves.find(({ act }) => act === 'plead');
  return spared && offer && (proposed ?? promised ?? kept ?? TRUCE.test(text)) !== false
    ? { ...base, move: offer }
    : null;
}

/** Yes, no, or on what condition; a yes binds both. */
export function dealPlan({ move, until, target, asks, gives }: Offer, asked: Asked): Plan {
  const { scene, me, from, memory } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, until, ...taking(move) };
  const about = target === null ? {} : { about: target };
  const yes = { spare: until, ...(target === null ? {} : { target }) };
  if (memory.promises.all().some(({ by, heardBy, state }) => by === from && heardBy === me && state === 'broken'))
    return { ...base, move: 'refuse', clause: 'deal_broken' };
  if (asks?.what === 'spare' && takenFor(from, asked) !== 'enemy') {
    const plan = { ...leaving(asks.seat, move, asked), until };
    return plan.move === 'accept'
      ? { ...plan, clause: 'deal_spare', facts: [], deal: { spare: until, leaves: asks.seat } }
      : plan;
  }
  if (takenFor(from, asked) === 'enemy') {
    const facts = against(from, asked);
    return facts.length > 0
      ? { ...base, move: 'refuse', clause: 'deal_refused', facts }
      : { ...base, move: 'bargain', clause: 'spare_if' };
  }
  if (asks !== null) {
    const plan = { ...(asks.what === 'help' ? helping : joining)(asks.seat, move, asked), until };
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
      const [harm] = grudgesOf(from, asked).filter(({ round }) => round >= scene.table.round - 1);
      return harm
        ? { ...base, move: 'bargain', clause: 'deal_after', facts: [harm] }
        : gives
          ? { ...base, move: 'accept', clause: 'deal_given', deal: { ...yes, gives: move.promise } }
          : { ...base, move: 'accept', clause: 'deal_made', deal: yes };
    }
  }
}
