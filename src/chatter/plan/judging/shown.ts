/** Roles that are no secret any more: the speaker owns up to its own, or lies dead and looks on (§Q3). */
import type { Seat } from '../../../core/event';
import { claimsIn } from '../../claims/read';
import { readLine } from '../../line/line';
import { isQuestion, type Act, type Move } from '../../moves/types';
import { SAYS_YOU } from '../../moves/words/acts';
import { seatOf, type Scene } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { forAndAgainst, isHarm, reasonsFor } from '../record/deeds';
import { namedBy } from '../record/touching';

/** "老子就是反", "ok fine I was a rebel": taken as it is, among fellows as one of theirs; null where the line owns up to nothing. */
export function ownedUp(move: Move, { scene, me, from, text }: Asked): Plan | null {
  const role = shownRole(scene, from);
  const says = (): boolean =>
    claimsIn(readLine(text), { scene, speaker: from, you: me }).some((one) => one.about === from && one.role === role);
  if (role === null || role === 'zhu' || !says()) return null;
  const base = { occasion: 'claim_other' as const, about: from, asked: move };
  if (seatOf(scene, from)?.revealed) return { ...base, move: 'confirm', clause: 'confessed', role };
  if (role === 'fan' && shownRole(scene, me) === 'fan') return { ...base, move: 'accept', clause: 'fellow' };
  const { bad } = forAndAgainst(scene, from);
  const facts = [...bad.filter(({ to }) => to === me), ...bad].slice(0, 1);
  return { ...base, move: 'confirm', clause: facts.length > 0 ? 'claim_fits' : 'owned_taken', facts };
}

/** What the whole line is, where the speaker's own role is no secret; null where it is something else. */
export const shownPlan = (move: Move | null, asked: Asked): Plan | null =>
  move === null
    ? null
    : (believed(move, asked) ??
      doubtedSince(move, asked) ??
      oddBlow(move, asked) ??
      (isQuestion(move) ? null : ownedUp(move, asked)));

/** "开头说自己忠臣那句,谁真信了", from one whose role lies open now: not wholly, where it had done something before that, else taken in. */
const BELIEVED = /信|\b(?:believe|bought|buy|trust)/;
const NOW = /现在|这会儿|往后|\b(?:now|from here)\b/;
function believed(move: Move, { scene, me, from, text }: Asked): Plan | null {
  const role = shownRole(scene, from);
  if (
    move.act !== 'ask_guess' ||
    move.about !== from ||
    (role !== 'fan' && role !== 'nei') ||
    !BELIEVED.test(text) ||
    NOW.test(text)
  )
    return null;
  const { bad } = forAndAgainst(scene, from);
  const facts = [...bad.filter(({ to }) => to === me), ...bad].slice(0, 1);
  const base = { occasion: 'ask_guess' as const, about: from, asked: move, lookedUp: true as const };
  return facts.length > 0
    ? { ...base, move: 'explain', clause: 'half_believed', facts }
    : { ...base, move: 'confirm', clause: 'taken_in' };
}

/** "您是从什么时候开始怀疑我的": the first that spoke against that one, or nothing before it was laid open. */
const SINCE =
  /(?:什么|啥|几)时候.{0,4}(?:怀疑|起疑|疑心|看[出穿破]|盯上|发现|察觉|不信)|(?:怀疑|盯)[^,.!?]{0,6}多久|\bwhen did (?:you|u) (?:\w+ ){0,3}(?:suspect|doubt|figure|notice|reali[sz]e|know|see through|stop trusting)|\bhow long (?:have|did) (?:you|u) (?:\w+ )?(?:suspect|know|doubt)/;
function doubtedSince(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, text, view, meant } = asked;
  if (!meant || !SINCE.test(text)) return null;
  const third = OF_SPEAKER.test(text) ? undefined : namedBy(asked).seats.find((seat) => seat !== me && seat !== from);
  const about = third ?? from;
  const role = shownRole(scene, about) ?? view.guess(about).identity;
  if (role !== 'fan' && role !== 'nei') return null;
  const [first] = reasonsFor(scene, view, about, role)
    .filter(isHarm)
    .sort((a, b) => a.turn - b.turn);
  const base = { occasion: 'ask_why' as const, about, asked: move, lookedUp: true as const };
  return first
    ? { ...base, move: 'explain', clause: 'since_then', facts: [first] }
    : { ...base, move: 'confirm', clause: about === from ? 'taken_in' : 'theirs_to_explain' };
}
const OF_SPEAKER = /(?:怀疑|疑心|看[出穿破]|盯上|发现|察觉|不信|盯)[^,.!?]{0,3}我|\b(?:i|me)\b/;

/** "反贼还杀反贼?", "why shoot your own mate": one of a side is said to have struck another of it. */
const OWN_SIDE =
  /反贼?[^,.!?]{0,4}[杀打砍坑][^,.!?]{0,3}反|忠臣?[^,.!?]{0,4}[杀打砍坑][^,.!?]{0,3}忠|自己人?[打杀砍]自己|窝里[斗反]|内讧|自相残杀|(?<![别不])[打杀砍]了?(?:个|自家的?|自己的?)?(?:队友|同伙|自己人)|\b(?:rebel|loyalist)s? (?:\w+ ){0,3}(?:kill|sho|hit|attack|str[iu])\w* (?:\w+ ){0,3}(?:rebel|loyalist)|\b(?:kill|sho|hit|attack|str[iu])\w* (?:at )?(?:your|his|her|their|its)(?: own)? (?:mate|teammate|team|side)|\bfriendly fire\b/;
const WONDERS = /[?]|居然|竟|怎么|咋|为[啥什何]|干嘛|还[打杀砍]|[看搞]不懂|\b(?:why|how come|wtf|weird|odd)\b/;
const sideOf = (scene: Scene, seat: Seat | null): string | null =>
  shownRole(scene, seat)?.replace('zhu', 'zhong') ?? null;

/** A blow between two of one side is wondered at: what may be behind it; the hearer's own blow at a rebel speaks for itself. */
function oddBlow(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, text } = asked;
  if (!OWN_SIDE.test(text) || !WONDERS.test(text)) return null;
  const named = namedBy(asked).seats.filter((seat) => seat !== from);
  const struck = scene.facts.filter(
    (fact) =>
      (isHarm(fact) || fact.kind === 'death') &&
      fact.by !== fact.to &&
      named.every((seat) => seat === fact.by || seat === fact.to || seat === me),
  );
  const same = struck.filter(({ by, to }) => {
    const side = sideOf(scene, to);
    return (
      side !== null &&
      (sideOf(scene, by) === side ||
        (by === me && asked.meant && SAYS_YOU.test(text) && side === 'fan' && shownRole(scene, me) === null))
    );
  });
  const deed = same.filter(({ kind }) => kind === 'death').pop() ?? same.pop();
  if (!deed || deed.by === from || deed.by === null) return null;
  const base = { occasion: 'ask_why' as const, about: deed.by, asked: move, lookedUp: true as const };
  if (deed.by !== me) return { ...base, move: 'explain', clause: 'odd_blow' };
  return shownRole(scene, me) === null ? { ...base, move: 'rebut', clause: 'rebut', facts: [deed] } : null;
}

/** These want something of one who still plays. */
const OF_THE_LIVING: ReadonlySet<Act> = new Set<Act>(['threat', 'plead', 'promise', 'propose']);

/** "8你给我等着", from one who is down: the dead threaten nobody and have nothing to bargain with. */
export function looksOn(move: Move, { scene, me, from }: Asked): Plan | null {
  const { act, about = me, promise } = move;
  return seatOf(scene, from)?.alive === false &&
    OF_THE_LIVING.has(act) &&
    (about === me || about === from) &&
    (promise?.to ?? me) === me
    ? { move: 'ack', clause: 'looks_on', occasion: 'ack', asked: move }
    : null;
}
