/** What lies open on the table now: who has most or least, who is chained, what somebody has on; told from the record (§Q3). */
import type { Seat } from '../../core/event';
import { GEAR, gearIn, SLOTS } from '../moves/gear';
import { mentionsIn } from '../moves/people';
import type { Move } from '../moves/types';
import { isLoss } from '../scene/fact';
import { living, type Scene } from '../scene/scene';
import type { Asked } from './asked';
import { joined } from './count';
import type { Found, Standing } from './found';
import { called, type Parties } from './people';
import type { Plan } from './plan';
import { cardNamed, type CardName } from './phrase';

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
  return state && { move: 'confirm', clause: 'summed', occasion: 'ack', asked: move, ...of, found: standing(state) };
}

export const standing = (state: Standing): Found => ({
  asked: { wants: 'who', what: 'laid', to: [], cards: [], when: null, all: true },
  deeds: [],
  state,
});

function stateAsked(
  text: string,
  { scene, from, me }: Pick<Asked, 'scene' | 'from' | 'me'>,
  move: Move,
): Standing | null {
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

/** How it stands, in words. */
export function stateText(
  { of, seats, most, n, cards, counts, whom }: Standing,
  parties: Parties,
  nameOf: CardName,
): string {
  const zh = parties.language === 'zh';
  if (counts) {
    const each = seats.map((seat, i) => {
      const who = called(seat, parties);
      return zh ? `${who}${counts[i] ?? 0}` : `${counts[i] ?? 0} for ${who}`;
    });
    const sum = counts.reduce((all, one) => all + one, 0);
    return zh
      ? `${each.join('、')}，一共${sum}${of === 'hp' ? '点血' : '张手牌'}`
      : `${each.join(', ')}, ${sum} ${of === 'hp' ? 'health' : 'cards'} in all`;
  }
  const names = [...seats]
    .sort((a, b) => Number(a === parties.me) - Number(b === parties.me))
    .map((seat) => called(seat, parties, true));
  const all = zh ? names.join('、') : joined(names);
  const have = names.length > 1 || /^(?:I|you)$/.test(all) ? 'have' : 'has';
  if (of === 'gear') {
    if (!cards) return zh ? `有装备的${names.length}家：${all}` : `${all || 'nobody'} ${have} gear on`;
    const on = cards.map((card) => cardNamed(card, parties.language, nameOf)).join(zh ? '、' : ' and ');
    return zh ? `${all}身上${on === '' ? '没装备' : `是${on}`}` : `${all} ${have} ${on === '' ? 'no gear' : on} on`;
  }
  if (of === 'spared')
    return zh
      ? all === ''
        ? '一个没躲过，全掉了血'
        : `${all}没掉血`
      : `${all === '' ? 'everybody' : all} lost ${all === '' ? '' : 'no '}health`;
  if (of === 'harmless' || of === 'unhurt' || of === 'unused') {
    const card = cardNamed(cards?.[0] ?? '', parties.language, nameOf);
    const them = whom === undefined ? '' : called(whom, parties);
    const [never, has] =
      of === 'harmless'
        ? [`没打过${them}`, `打过${them}`]
        : of === 'unhurt'
          ? ['没掉过血', '掉过血']
          : [`没用过${card}`, `用过${card}`];
    if (zh) return all === '' ? `人人都${has}` : `${never}的：${all}`;
    const done = of === 'harmless' ? `hit ${them}` : of === 'unhurt' ? 'lost health' : `used ${card}`;
    return all === '' ? `everybody has ${done}` : `${all} never ${done}`;
  }
  if (of === 'unseen') return zh ? `${all}没掉血，怎么躲的我没看清` : `${all} lost no health. I didn't see how`;
  if (of === 'chained')
    return zh ? (all === '' ? '这会儿没人被连着' : `连着的是${all}`) : `chained right now: ${all || 'nobody'}`;
  const each = names.length > 1;
  if (zh)
    return of === 'hp'
      ? `血最${most ? '多' : '少'}的是${all}，${each ? '各' : ''}${n}点`
      : `手牌最${most ? '多' : '少'}的是${all}，${each ? '各' : ''}${n}张，这回合开始时数的`;
  return `${all} ${have} the ${most ? 'most' : of === 'hp' ? 'least' : 'fewest'} ${of === 'hp' ? 'health' : 'cards'}, ${n}${each ? ' each' : ''}${of === 'hp' ? '' : ', counted as this turn began'}`;
}
