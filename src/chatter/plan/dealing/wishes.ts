/** What somebody wants of one: taken, refused with its reason, or put off on a condition (§Q3). */
import type { Seat } from '../../../core/event';
import { LEANING } from '../../claims/check';
import type { Move } from '../../moves/types';
import { mentionsIn } from '../../moves/called/people';
import {
  ANY_HARM,
  ANY_HELP,
  asksToBeSpared,
  BEGS,
  HELP,
  LET_BE,
  LIFTS,
  ORDER,
  ordersHelp,
  TOGETHER,
  TRUCE,
  UNLESS,
} from '../../moves/words/acts';
import type { Fact } from '../../scene/fact';
import { seatOf } from '../../scene/scene';
import { isKnownEnemy, shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import { between, harmOf, isHarm, isHelp, reasonsFor } from '../record/deeds';
import { openPlan } from '../record/known';
import { hpOf, LOW } from '../matter';
import type { Plan } from '../plan';
import { against, grudgesOf } from './grudges';
import { rebuttal } from '../judging/standing';

/** What the table makes of somebody, as this one would have it known. */
export type Taken = 'friend' | 'enemy' | 'unknown';

export function takenFor(seat: Seat, { scene, view, me }: Asked): Taken {
  const role = shownRole(scene, seat);
  // An open rebel is of the rebels, and speaks as one.
  if (shownRole(scene, me) === 'fan' && role !== null) return role === 'fan' ? 'friend' : 'enemy';
  if (seat === scene.table.lord) return 'friend';
  // With no loyalist left the lord has nobody.
  if (me === scene.table.lord && isKnownEnemy(scene, seat)) return 'enemy';
  const { identity, confidence } = role ? { identity: role, confidence: 1 } : view.guess(seat);
  if (confidence < LEANING) return 'unknown';
  return identity === 'zhong' || identity === 'zhu'
    ? 'friend'
    : identity === 'fan' || identity === 'nei'
      ? 'enemy'
      : 'unknown';
}

/** What speaks for somebody; of the lord nobody needs to be told. */
export const goodOf = (seat: Seat, { scene, view }: Asked): Fact[] =>
  seat === scene.table.lord ? [] : reasonsFor(scene, view, seat, 'zhong').slice(0, 1);

/** What is to be done to whoever a wish is about. */
export type Wanted = 'attack' | 'help' | 'spare';

/** What a clause wants done to somebody. */
export function wantedIn(clause: string): Wanted {
  if (!UNLESS.test(clause) && (LET_BE.test(clause) || LEFT.test(clause))) return 'spare';
  return ordersHelp(clause) || (ANY_HELP.test(clause) && !ANY_HARM.test(clause)) ? 'help' : 'attack';
}

const LEFT =
  /[不别](?:再|去|先|能|准)*(?:打|动|杀|拆|碰|砍|惹|冲|收)(?![你您])|留.{0,3}(?:血|命|活口|手(?![里上牌]))|\b(?:stay|keep) (?:\w+ ){0,2}?(?:off|away|clear)\b/;

/** Wanted of me: to go for somebody, to help or to spare somebody, to stand together. */
export function wish(move: Move, asked: Asked): Plan {
  const { me, from, scene, text } = asked;
  const { about, promise } = move;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  if (move.wants && about === from) return sparing(move, asked);
  // "别冲动,有话好好说": calm is begged for, and no help.
  if (
    !promise &&
    move.act === 'plead' &&
    !asksToBeSpared(text) &&
    !HELP.test(text) &&
    !ANY_HELP.test(text) &&
    !BEGS.test(text) &&
    !LIFTS.test(text)
  )
    return { ...base, move: 'deflect', clause: 'heed' };
  const third = about === from ? undefined : about;
  if (promise || move.act === 'plead')
    // "谁有无懈啊,给主公解一下乐": no Peach is wanted.
    return asksToBeSpared(text)
      ? sparing(move, asked)
      : LIFTS.test(text) && (third === undefined || takenFor(third, asked) !== 'enemy')
        ? { ...base, occasion: 'ask_help', move: 'bargain', clause: 'clear_it' }
        : helping(third ?? beggedFor(asked) ?? from, move, asked);
  const wanted = move.wants ?? wantedIn(text.slice(...move.span));
  // Only where somebody is to be attacked is it asked whom.
  if (about === undefined) {
    if (move.act === 'propose') return teaming(move, asked);
    if (OFFERS.test(text)) return { ...base, move: 'ack', clause: 'promise_noted' };
    // "手里有群攻就往外扔": whatever it may hold.
    if (asked.meant && move.act === 'order' && IF_HELD.test(text))
      return { ...base, move: 'accept', clause: 'heed_order' };
    return asked.meant && wanted === 'attack' && ORDER.test(text) && ANY_HARM.test(text)
      ? { ...base, move: 'ask', clause: 'ask', question: 'target', awaits: 'who' }
      : { ...base, move: 'deflect', clause: 'heed' };
  }
  // "陈兰投了吧" is put to the one it is about; "打他" said of the hearer points at it.
  if (about === me && move.act === 'propose') return { ...base, move: 'refuse', clause: 'refuse' };
  // "讽哥1滴就别浪了": to be careful is wished for one.
  if (about === me && !ANY_HARM.test(text.slice(...move.span)))
    return { ...base, move: 'ack', clause: 'hold_on', about: me };
  if (about === me) return rebuttal(move, asked);
  if (about === from && wanted === 'attack') return { ...base, move: 'bargain', clause: 'bargain' };
  if (seatOf(scene, about)?.alive === false) {
    const open = openPlan(about, move, asked);
    if (open) return { ...open, occasion: 'ask_act', move: 'correct' };
  }
  switch (wanted) {
    case 'help':
      return helping(about, move, asked);
    case 'spare':
      return leaving(about, move, asked);
    case 'attack':
      return joining(about, move, asked);
  }
}

const ANYBODY = /谁|有没有|哪[位个]|\b(?:any(?:one|body)|some(?:one|body)|who)\b/;
/** "2号只剩1血了,谁有桃给一口": help is begged for whoever is named, where the speaker is not. */
export function beggedFor({ text, scene, me, from }: Asked): Seat | null {
  const named = mentionsIn(text, { scene, from, hearer: me, he: null });
  if (named.some(({ kind }) => kind === 'self')) return null;
  const third = named.find(({ kind, seat, called }) => kind === 'seat' && !called && seat !== me && seat !== from);
  // "Lord you have 1 hp omg, does anyone have a peach": for whoever is spoken to.
  if (third === undefined && (seatOf(scene, me)?.hp ?? 0) <= LOW && ANYBODY.test(text)) return me;
  return third && seatOf(scene, third.seat)?.alive === true ? third.seat : null;
}

const IF_HELD = /有[^,.!?我]{1,6}就/;

/** Something is offered, and nothing wanted. */
const OFFERS =
  /放心|别怕|[替帮罩护]你|交给我|有我(?:在|呢)|开路|我来(?:收|打|顶|挡)|\b(?:i got you|leave it to me|i'll cover)\b/;

/** To stand together: against whoever the line names, else for what is known of the one who offers. */
function teaming(move: Move, asked: Asked): Plan {
  const { scene, me, from, text } = asked;
  // "你不出杀,我叫三号先打5": against whom stands behind what is to be done.
  const target =
    asked.moves.find(({ act, about }) => act === 'order' && about !== undefined && about !== me && about !== from)
      ?.about ??
    mentionsIn(text, { scene, from, hearer: me, he: null }).find(
      ({ kind, seat, called }) => kind === 'seat' && !called && seat !== me && seat !== from,
    )?.seat;
  if (target !== undefined && target !== null) {
    if (LET_BE.test(text)) return leaving(target, move, asked);
    if (ANY_HARM.test(text)) return joining(target, move, asked);
  }
  if (!asksToBeSpared(text) && !TRUCE.test(text) && !TOGETHER.test(text))
    return { move: 'bargain', clause: 'bargain', occasion: 'ask_act', asked: move, ...taking(move) };
  const plan = sparing(move, asked);
  return plan.clause === 'spare_you' ? { ...plan, clause: 'promise_trust' } : plan;
}

/** Whom I have given my word to leave alone, for as long as it binds. */
export const isBound = (to: Seat, { memory, me }: Asked): boolean =>
  memory.promises
    .all()
    .some(
      ({ by, undertaking, state }) =>
        state === 'open' && by === me && undertaking.to === to && undertaking.what !== 'attack' && !undertaking.unless,
    );

/** Somebody is to be gone for with them. */
export function joining(about: Seat, move: Move, asked: Asked): Plan {
  const base = { occasion: 'ask_act' as const, about, asked: move, ...taking(move) };
  if (isBound(about, asked)) return { ...base, move: 'refuse', clause: 'bound' };
  switch (takenFor(about, asked)) {
    case 'friend':
      return { ...base, move: 'refuse', clause: 'wont_strike', facts: goodOf(about, asked) };
    case 'enemy': {
      const facts = against(about, asked);
      const [owed] = facts.length > 0 ? [] : between(asked.scene, about, asked.me, isHelp);
      if (owed) return { ...base, move: 'refuse', clause: 'owes', facts: [owed] };
      return { ...base, move: 'accept', clause: facts.length > 0 ? 'join_in' : 'accept', facts };
    }
    case 'unknown': {
      const facts = harmOf(asked.scene, about).slice(0, 1);
      return { ...base, move: 'bargain', clause: facts.length > 0 ? 'join_if' : 'join_proof', facts };
    }
  }
}

/** Somebody is to be helped: the other, or a third. */
export function helping(about: Seat, move: Move, asked: Asked): Plan {
  const { me, from } = asked;
  const base = { occasion: 'ask_help' as const, asked: move, ...taking(move) };
  // The lord hears that others are called to his help.
  if (about === me)
    return hpOf(asked, me) <= LOW
      ? { ...base, move: 'ack', clause: 'mine_low', about: me }
      : { ...base, move: 'thank', clause: 'vouched' };
  const facts = against(about, asked);
  const taken = takenFor(about, asked);
  if (about === from) {
    if (taken === 'enemy' && facts.length > 0) return { ...base, move: 'refuse', clause: 'wont_help', facts };
    return taken === 'friend'
      ? { ...base, move: 'accept', clause: 'will_help' }
      : { ...base, move: 'bargain', clause: 'may_help' };
  }
  const third = { ...base, about };
  if (taken === 'enemy' && facts.length > 0) return { ...third, move: 'refuse', clause: 'wont_help_third', facts };
  return taken === 'friend'
    ? { ...third, move: 'accept', clause: 'help_third' }
    : { ...third, move: 'bargain', clause: 'may_help_third' };
}

/** The other begs not to be struck, with nothing to offer. */
export function sparing(move: Move, asked: Asked): Plan {
  const { scene, me, from } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  // "这回合也放我一马,说好的哦": what was agreed holds, whatever was done to a third.
  if (isBound(from, asked)) return { ...base, move: 'confirm', clause: 'kept_word', about: from };
  const taken = takenFor(from, asked);
  const facts = against(from, asked);
  if (taken === 'enemy' && facts.length > 0) return { ...base, move: 'refuse', clause: 'refuse', facts };
  if (taken === 'enemy' && me === scene.table.lord && shownRole(scene, from) === null && isKnownEnemy(scene, from))
    return { ...base, move: 'refuse', clause: 'none_loyal' };
  const good = [...between(scene, from, me, isHelp), ...goodOf(from, asked)].slice(0, 1);
  if (taken === 'friend' && good.length > 0) return { ...base, move: 'accept', clause: 'spare_you', facts: good };
  const [harm] = grudgesOf(from, asked).filter(({ round }) => round >= scene.table.round - 1);
  return harm
    ? { ...base, move: 'bargain', clause: 'deal_after', facts: [harm] }
    : { ...base, move: 'bargain', clause: 'spare_if' };
}

/** A third is to be left alone. */
export function leaving(about: Seat, move: Move, asked: Asked): Plan {
  const { scene, me } = asked;
  const base = { occasion: 'ask_act' as const, about, asked: move, ...taking(move) };
  const facts = against(about, asked);
  switch (takenFor(about, asked)) {
    case 'enemy':
      return { ...base, move: 'refuse', clause: facts.length > 0 ? 'wont_spare' : 'wont_promise', facts };
    case 'friend': {
      const [done] = between(scene, me, about, isHarm);
      return done
        ? { ...base, move: 'accept', clause: 'spare_after', facts: [done] }
        : { ...base, move: 'accept', clause: 'spare_third' };
    }
    case 'unknown':
      return { ...base, move: 'bargain', clause: 'may_spare' };
  }
}
