/** Reference transcription, continued: what one public event adds to the memories and to ai.shown (§S2–§S4). */
import { evidenceDelta } from './attitude';
import type {
  CardEvent,
  HurtEvent,
  RefContext,
  RefDelta,
  RefEvent,
  RefSeat,
  RefTable,
  SkillEvent,
  WuxieEvent,
  ZoneEvent,
} from './model';
import { about, baseMag, clamp, decay, guess, seatOf, wuxieTv, zoneTv } from './reference';

type Field = 'evidence' | 'zhuSignal' | 'grudge';
interface Increment {
  observer: number;
  about: number;
  field: Field;
  amount: number;
}
interface Exposure {
  seat: number;
  value: number;
}
interface Change {
  increments: Increment[];
  exposures: Exposure[];
}

export function newContext(): RefContext {
  return { cards: [], skills: [] };
}

/** §N2.1: all deltas come from the state before the event; then they are applied, then the table moves on */
export function applyEvent(table: RefTable, context: RefContext, event: RefEvent): RefDelta[] {
  const change = changeBy(table, context, event);
  const deltas = commit(table, change);
  moveOn(table, context, event);
  return deltas;
}

/** §N2.2: living seats except the actor */
export function observersOf(table: RefTable, actor: number): RefSeat[] {
  return table.seats.filter((s) => s.alive && s.seat !== actor).sort((a, b) => a.seat - b.seat);
}

/** §A15: what is not a number counts as 0 */
function tvFor(tv: Record<string, number>, seat: number): number {
  const value = tv[String(seat)];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/* ---------------------------------------------------------------- what an event is worth */

function changeBy(table: RefTable, context: RefContext, event: RefEvent): Change {
  switch (event.type) {
    case 'card':
      return byCard(table, event);
    case 'skill':
      return bySkill(table, event);
    case 'zone':
      return byZone(table, event);
    case 'wuxie':
      return byWuxie(table, event);
    case 'damage':
    case 'heal':
      return byHurt(table, context, event);
    case 'shown':
      return { increments: [], exposures: [{ seat: event.seat, value: event.value }] };
    default:
      return { increments: [], exposures: [] };
  }
}

/** §S3.1, §S4.1–§S4.3; wuxie has a line of its own (§A14), guohe and shunshou wait for the pick (§A6) */
function byCard(table: RefTable, event: CardEvent): Change {
  const target = event.to[0];
  const aimed = !event.group && event.to.length === 1;
  if (!aimed || target === undefined || target === event.by) return { increments: [], exposures: [] };
  if (event.card === 'guohe' || event.card === 'shunshou' || event.card === 'wuxie') {
    return { increments: [], exposures: [] };
  }
  const tv = tvFor(event.tv, target);
  return {
    increments: [
      ...evidence(table, event.by, target, tv),
      ...(event.card === 'sha' && target === table.lord ? lordSignal(table, event.by, -0.35) : []),
      ...indirectClues(table, event.by, target, tv),
    ],
    exposures: exposure(table, event.by, target, tv),
  };
}

/** §S3.2 */
function bySkill(table: RefTable, event: SkillEvent): Change {
  const target = event.to[0];
  if (event.to.length !== 1 || target === undefined || target === event.by) return { increments: [], exposures: [] };
  return { increments: evidence(table, event.by, target, tvFor(event.tv, target)), exposures: [] };
}

/** §S3.3 with §S2.4, §A6: exposure and clues too */
function byZone(table: RefTable, event: ZoneEvent): Change {
  if (event.by_card !== 'guohe' && event.by_card !== 'shunshou') return { increments: [], exposures: [] };
  if (event.to === event.by) return { increments: [], exposures: [] };
  const tv = zoneTv(event.pos, event.card, event.value, seatOf(table, event.to));
  return {
    increments: [...evidence(table, event.by, event.to, tv), ...indirectClues(table, event.by, event.to, tv)],
    exposures: exposure(table, event.by, event.to, tv),
  };
}

/** §S2.5, §N2.7: evidence only */
function byWuxie(table: RefTable, event: WuxieEvent): Change {
  const target = event.about.to;
  if (target === event.by) return { increments: [], exposures: [] };
  const tv0 = Number.isFinite(event.about.tv) ? event.about.tv : 0;
  return { increments: evidence(table, event.by, target, wuxieTv(tv0, event.depth)), exposures: [] };
}

/** §S3.4, §A4, §A5, §A8 */
function byHurt(table: RefTable, context: RefContext, event: HurtEvent): Change {
  const { by, to, num } = event;
  if (by === null || by === to) return { increments: [], exposures: [] };
  const increments: Increment[] = [];

  if (!isLinked(context, event)) {
    const tv = event.type === 'damage' ? -Math.min(2, num) : Math.min(2, num);
    increments.push(...evidence(table, by, to, tv));
  }
  if (to === table.lord) {
    increments.push(...lordSignal(table, by, event.type === 'damage' ? lordDamage(table, context, event) : 0.8 * num));
  }
  const victim = seatOf(table, to);
  if (event.type === 'damage' && victim.alive) {
    const amount = num * victim.mind.persona.traits.revengeWeight; // §A8
    increments.push({ observer: to, about: by, field: 'grudge', amount });
  }
  return { increments, exposures: [] };
}

/** §A5: −(0.8+0.3·num), half by a group card, nothing by a card that the lord used */
export function lordDamage(table: RefTable, context: RefContext, event: HurtEvent): number {
  const full = -(0.8 + 0.3 * event.num);
  const use = cardUseBehind(context, event);
  if (use === null) return full;
  if (use.by === table.lord) return 0;
  return use.group || use.to.length > 1 ? full * 0.5 : full;
}

/** §N1: the source's latest use of that name with the victim among the targets, else anybody's latest use of it */
export function cardUseBehind(context: RefContext, event: HurtEvent): CardEvent | null {
  const name = event.via?.card;
  if (name === undefined || name === null) return null;
  const uses = context.cards.filter((use) => use.card === name);
  const own = uses.filter((use) => use.by === event.by && use.to.includes(event.to));
  return own[own.length - 1] ?? uses[uses.length - 1] ?? null;
}

/** §A4: is the act behind this damage or healing already counted, or at least known, as a card or a skill use? */
export function isLinked(context: RefContext, event: HurtEvent): boolean {
  const { by, to } = event;
  const cards = context.cards.filter((use) => use.card === event.via?.card && use.by === by);
  const latest = cards[cards.length - 1];
  if (latest !== undefined && latest.to.includes(to)) return true;
  return context.skills.some(
    (use) => use.skill === event.via?.skill && use.by === by && use.to.includes(to) && tvFor(use.tv, to) !== 0,
  );
}

/** §S2.3 for every observer */
function evidence(table: RefTable, actor: number, target: number, tv: number): Increment[] {
  return observersOf(table, actor).map((observer) => ({
    observer: observer.seat,
    about: actor,
    field: 'evidence',
    amount: evidenceDelta(table, observer.seat, target, tv),
  }));
}

/** §A5: the same for every observer but the source, the lord included */
function lordSignal(table: RefTable, source: number, amount: number): Increment[] {
  return observersOf(table, source).map((observer) => ({
    observer: observer.seat,
    about: source,
    field: 'zhuSignal',
    amount,
  }));
}

/** §S4.3, §A5, §N2.8: targets other than the lord and other than the observer itself */
function indirectClues(table: RefTable, actor: number, target: number, tv: number): Increment[] {
  const seat = seatOf(table, target);
  if (tv === 0 || target === table.lord || !(seat.revealed || seat.shown >= 0.7)) return [];
  const actSign = tv > 0 ? 1 : -1;
  const revealWeight = seat.revealed ? 1 : seat.shown >= 0.85 ? 0.8 : 0.6;
  const increments: Increment[] = [];
  for (const observer of observersOf(table, actor)) {
    if (observer.seat === target) continue;
    // a shown target: fixed_shown, confidence 1
    const belief = guess(table, observer.seat, target, { soft: true });
    if (belief.confidence < 0.15) continue;
    const align = belief.identity === 'zhu' || belief.identity === 'zhong' ? 1 : belief.identity === 'fan' ? -1 : 0;
    const amount = actSign * align * baseMag(tv) * 0.6 * belief.confidence * revealWeight;
    increments.push({ observer: observer.seat, about: actor, field: 'zhuSignal', amount });
  }
  return increments;
}

/** §S4.1, §A6 */
function exposure(table: RefTable, actor: number, target: number, tv: number): Exposure[] {
  const seat = seatOf(table, target);
  if (tv < 0 && seat.revealed) return raise(table, actor, 0.95);
  if (tv > 0 && !seat.revealed && seat.shown >= 0.7) return raise(table, actor, 0.85);
  return [];
}

/** §S4.1 setAiShown: at least so much, never lowered, never raised above 0.95; §N2.20: not for the formally shown */
function raise(table: RefTable, seat: number, atLeast: number): Exposure[] {
  const { revealed, shown } = seatOf(table, seat);
  if (revealed || shown >= atLeast) return [];
  return [{ seat, value: Math.min(0.95, atLeast) }];
}

/* ---------------------------------------------------------------- applying it */

/** §A7 */
const BOUNDS: Record<Field | 'zhuHelp' | 'zhuHarm', [number, number]> = {
  evidence: [-10, 10],
  zhuSignal: [-20, 20],
  zhuHelp: [0, 20],
  zhuHarm: [0, 20],
  grudge: [0, 20],
};

/** Returns what was really added. */
function add(seat: RefSeat, field: keyof typeof BOUNDS, subject: number, amount: number): number {
  const record = seat.mind.memory[field];
  const before = about(record, subject);
  const after = clamp(before + amount, BOUNDS[field][0], BOUNDS[field][1]);
  record[String(subject)] = after;
  return after - before;
}

function commit(table: RefTable, change: Change): RefDelta[] {
  const deltas: RefDelta[] = [];
  for (const { observer, about: subject, field, amount } of change.increments) {
    if (amount === 0) continue;
    const seat = seatOf(table, observer);
    const added = add(seat, field, subject, amount);
    if (field === 'zhuSignal') add(seat, amount > 0 ? 'zhuHelp' : 'zhuHarm', subject, Math.abs(amount)); // §S1.2
    if (added === 0) continue;
    let delta = deltas.find((d) => d.observer === observer && d.about === subject);
    if (delta === undefined) {
      delta = { observer, about: subject };
      deltas.push(delta);
    }
    delta[field] = (delta[field] ?? 0) + added;
  }
  for (const { seat: subject, value } of change.exposures) {
    const seat = seatOf(table, subject);
    const added = value - seat.shown;
    seat.shown = value;
    if (added !== 0) deltas.push({ observer: null, about: subject, shown: added });
  }
  return deltas;
}

/** What the event itself says about the table. */
function moveOn(table: RefTable, context: RefContext, event: RefEvent): void {
  if (event.type === 'card') context.cards.push(event);
  if (event.type === 'skill') context.skills.push(event);
  if (event.type === 'damage') seatOf(table, event.to).hp -= event.num;
  if (event.type === 'heal') seatOf(table, event.to).hp += event.num;
  if (event.type === 'round') table.round = event.n;
  if (event.type === 'reveal' || event.type === 'die') {
    const seat = seatOf(table, event.seat);
    seat.role = event.role;
    seat.revealed = true;
    if (event.type === 'die') seat.alive = false;
  }
  if (event.type === 'turn') {
    context.cards = [];
    context.skills = [];
    for (const seat of table.seats) {
      seat.hp = event.hp[String(seat.seat)] ?? seat.hp;
      seat.turnHp = event.hp[String(seat.seat)] ?? seat.turnHp;
      seat.turnHand = event.hand[String(seat.seat)] ?? seat.turnHand;
    }
    const own = seatOf(table, event.seat).mind; // §A8
    table.turn = event.seat;
    own.runtime.turnsTaken += 1;
    decay(own);
  }
}
