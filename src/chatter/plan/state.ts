/** What lies open on the table now: who has most or least, who is chained, what somebody has on; told from the record (§Q3). */
import type { Seat } from '../../core/event';
import { GEAR, gearIn, SLOTS } from '../moves/gear';
import { mentionsIn } from '../moves/people';
import type { Move } from '../moves/types';
import { isLoss } from '../scene/fact';
import { living, type Scene } from '../scene/scene';
import type { Asked } from './asked';
import type { TableState } from './found';
import type { Plan } from './plan';

const WHO = /谁|哪[个位些几]|几号|\b(?:who|which)/g;
const MOST = /最[多高厚满足肥]|\b(?:most|highest|biggest|healthiest)\b/;
const LEAST = /最[少低薄残脆惨]|\b(?:least|fewest|lowest|smallest|weakest)\b/;
const HAND = /牌|肥|\b(?:cards?|hands?)\b/;
const HEALTH = /血|体力|[残脆惨]|\b(?:hp|health|lowest|healthiest|weakest|lives)\b/;
/** A sum of deeds, or what is to be done. */
const NO_STATE =
  /[掉过回吃出用拿摸丢弃打砍杀拆先收救盯留]|最后|\b(?:should|could|gonna|lost|dealt|used|took|got hit|hit|kill|target|healed|stole|gave|drew|played|done)\b/;
const CHAINED =
  /(?:谁|哪[些几]).{0,8}[连锁拴绑捆横串]着|[连锁拴绑捆横串]着的?(?:都?[是有])?(?:谁|哪|吗|没$|么)|\b(?:who|am i|is|are|anyone).{0,20}\b(?:chained|linked)\b(?! (?:by|me|him|her|them|the|seat))/;
const WEARS =
  /(?:装备|身上|穿|装|戴)(?:了|着|的|还|都|现在)*(?:有|是|剩)?(?:啥|什么|哪些|几件)(?:装备|武器|防具|牌|家伙)?(?=$|[,.!?啊呀呢了来])|有(?:啥|什么|哪些|几件)(?:装备|武器|防具)|\bwhat(?:'?s|'re)? .{1,30}\b(?:wear(?:ing)?|equip(?:ped)?|put on|have on|got on)\b|\bwhat (?:gear|equipment|weapon|armou?r|horses?) .{1,20}\b(?:have|has|got|use|using)\b/;
/** "装备区有东西的现在几家", "how many people have gear on". */
const GEARED =
  /(?=.*(?:谁|哪[几些个]|几[家位])).*(?:装备|武器|防具)|\b(?:who|how many)\b.{0,20}\b(?:gear|equip|weapon|armou?r)/;
/** Everybody's, or of those who are named and their sum: "hp check", "四家手牌加一起几张". */
const EACH = /[报看数]一?下?血|(?:加|合)(?:起来|一[起块])|\b(?:hp|health) (?:check|count|total)|\bwho'?s (?:at|on) \d/;
/** "如果铁索连着谁你就烧谁". */
const PUT_CASE = /如果|要是|先[^连]|\b(?:if|should|first)\b/;
const PUT_ON = /上(?:个|一)?回合|刚才?|\blast turn\b|\bjust\b/;

/** Null where the line asks for nothing of the kind. */
export function statePlan(move: Move, { text, scene, from, me }: Asked): Plan | null {
  const state = stateAsked(text, { scene, from, me }, move);
  const [about, ...more] = state?.seats ?? [];
  const of = about === undefined || about === me || more.length > 0 ? {} : { about };
  return state && { move: 'confirm', clause: 'summed', occasion: 'ack', asked: move, ...of, state };
}

function stateAsked(
  text: string,
  { scene, from, me }: Pick<Asked, 'scene' | 'from' | 'me'>,
  move: Move,
): TableState | null {
  const seats = living(scene);
  if (WEARS.test(text)) {
    const of = mentionsIn(text, { scene, from, hearer: me, he: move.about ?? null });
    const whom = of.filter(({ seat, called: apart }) => seat !== null && (!apart || of.length === 1)).pop()?.seat;
    if (whom == null) return null;
    const kind = gearIn(text, new Set());
    const since = PUT_ON.test(text) ? scene.lastTurns.get(whom) : 0;
    return {
      of: 'gear',
      seats: [whom],
      cards: wornBy(whom, scene, since).filter((card) => kind.length === 0 || kind.includes(card)),
    };
  }
  const most = MOST.test(text);
  const done = NO_STATE.test(text);
  if (GEARED.test(text) && !done) {
    const kind = gearIn(text, new Set());
    const on = seats.filter(({ seat }) => wornBy(seat, scene).some((card) => kind.length === 0 || kind.includes(card)));
    return { of: 'gear', seats: on.map(({ seat }) => seat) };
  }
  const of = HAND.test(text) ? 'hand' : HEALTH.test(text) ? 'hp' : null;
  if (of !== null && EACH.test(text) && !most && !LEAST.test(text)) {
    const named = mentionsIn(text, { scene, from, hearer: me, he: null }).map(({ seat }) => seat);
    const some = seats.filter(({ seat }) => named.includes(seat));
    const all = some.length > 1 ? some : seats;
    return { of, seats: all.map(({ seat }) => seat), counts: all.map((one) => one[FIELD[of]]) };
  }
  if (CHAINED.test(text) && !PUT_CASE.test(text)) return { of: 'chained', seats: chained(scene) };
  if (most === LEAST.test(text) || done || (text.match(WHO) ?? []).length !== 1) return null;
  if (of === null) return null;
  const n = Math[most ? 'max' : 'min'](...seats.map((one) => one[FIELD[of]]));
  return { of, most, n, seats: seats.filter((one) => one[FIELD[of]] === n).map(({ seat }) => seat) };
}
const FIELD = { hp: 'hp', hand: 'turnHand' } as const;

/** What somebody has put on since that turn, and still has on: a later piece takes the place of the one before. */
export function wornBy(of: Seat, { uses, facts }: Scene, since = 0): string[] {
  const worn = new Map<number, string>();
  for (const { name, by, turn } of uses)
    if (
      by === of &&
      turn >= since &&
      GEAR.has(name) &&
      !facts.some((fact) => fact.to === of && fact.card === name && fact.turn >= turn && isLoss(fact))
    )
      worn.set(
        SLOTS.findIndex((slot) => slot.includes(name)),
        name,
      );
  return [...worn.values()];
}

/** A chain on the chained sets free; fire and thunder that it passes on set all free. */
function chained({ uses, facts, turn: now, table }: Scene): Seat[] {
  const held = new Set<Seat>();
  for (let turn = 1; turn <= now; turn++) {
    const inTurn = facts.filter((fact) => fact.turn === turn);
    const used = uses.filter((use) => use.turn === turn);
    for (const { name, to } of used)
      for (const seat of name === 'tiesuo' ? to : []) {
        const layers = inTurn.filter((fact) => fact.kind === 'wuxie' && fact.card === name && fact.to === seat);
        if (layers.length % 2 === 0 && !held.delete(seat)) held.add(seat);
      }
    const freed = inTurn.some(
      ({ kind, to, by, card }) =>
        kind === 'hit' &&
        to !== null &&
        held.has(to) &&
        (FREES.has(card ?? '') || used.every((use) => use.by !== by || use.name !== card || !use.to.includes(to))),
    );
    if (freed) held.clear();
  }
  return [...held].filter((seat) => table.bySeat.get(seat)?.alive);
}
const FREES: ReadonlySet<string> = new Set(['huogong', 'shandian']);
