/** One of what a line puts to choose, with a reason that lies open: health, hands, gear, deeds on record, the order of turns (§Q3). */
import { FOR_ALL } from './advice';
import type { Seat } from '../../../core/event';
import {
  alternativesIn,
  firstIn,
  isBare,
  offersTwo,
  type Alternatives,
  type Side,
} from '../../moves/asked/alternatives';
import { cardsIn } from '../../moves/words/cards';
import { mentionsIn, type Mention } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { living, seatOf } from '../../scene/scene';
import type { Fact } from '../../scene/fact';
import { spokenOf, taking, type Asked } from '../asked';
import { between, isHarm } from '../record/deeds';
import { guessPlanFor } from '../judging/judging';
import type { Plan } from '../plan';
import { hpOf, LOW } from '../matter';
import { wornBy } from '../record/course';
import { asksOfHeld, cardChosen, heldCard } from './hidden-card';
import { against, goodOf, isBound, takenFor } from '../dealing/wishes';

/** What a side would have done: to strike somebody, to take gear or cards first, to bind, to help, to wait, to eat it oneself, a card for all. */
type Kind = 'hit' | 'strip' | 'lock' | 'help' | 'hold' | 'eat' | 'all';
interface Course {
  readonly kind: Kind;
  readonly seat: Seat | undefined;
  readonly worth: number;
}

const STRIP = /[拆顺弃]|过河|\b(?:dismantl|strip|snatch|steal)/;
const LOCK = /乐|兵粮|贴兵|\b(?:lebu|indulge|contentment|supply shortage)\b/;
const HELP =
  /[保救捞护奶喂]|兜底|补血|[给塞送递][^,.!?]{0,6}[牌桃张个手]|\b(?:save|heal|patch|help|cover|peach|protect|guard|pass|feed|hand|give)\b/;
const EAT = /自己(?:先)?(?:吃|喝|用|补|留)|\b(?:eat|drink|myself)\b/;
const HOLD =
  /留|[等稳攒忍怂苟缩憋养拖躲藏龟缓]|让.{1,4}先|观望|不[打动出用放上]|再看|\b(?:hold|wait|sav(?:e|ing) (?:it|up|cards?|my)|sit|stay|turtle|keep(?! \w+ing)|leave|not|chill|turtle|hide|lie low|hang back|^let \w+)\b/;
const HIT =
  /[打杀砍收捅动弄搞冲盯怼莽磕拼上浪按磨管灭秒刀削揍追集压烧]|决斗|火攻|\b(?:hit|kill|slash|strike|attack|finish|burst|smack|nuke|duel|burn|poke|poking|unload|swing|go|push|focus|spend|chop|throw|all[- ]in|soften|charge|lay into|pile)/;

/** Which of them a side is, the first that it has words of. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['all', FOR_ALL],
  ['hold', /^(?:先|就)?不/],
  ['strip', STRIP],
  ['lock', LOCK],
  ['eat', EAT],
  ['help', HELP],
  ['hold', HOLD],
];
const AIMS = /[对冲往找]|\b(?:going for|aims?|aiming|first|target)\b/;
const ELSE = /别人|别的人|其他人|换(?:个)?人|\b(?:some|any)(?:one|body) else\b/;

const DESCRIBED =
  /另一|同伙|帮[手凶]|跟班|小弟|\b(?:his|her|their|its) (?:helper|friend|buddy|pal|mate|ally|partner|minion|sidekick|guy|man|dog)|\bthe other\b/;

const LESS_HP = 0.6;
/** So many cards are worth taking or binding. */
const MANY = 3;
const ARMOUR = ['bagua', 'renwang', 'tengjia', 'baiyin'];

/** How much speaks for it, as the table takes people; nought for what nobody could say. */
function worthOf(kind: Kind, seat: Seat | undefined, asked: Asked, whose: Seat): number {
  const { scene, me } = asked;
  if (seat === me && kind !== 'help') return -9;
  const taken = seat === undefined ? 'unknown' : takenFor(seat, asked);
  const hp = seat === undefined ? 4 : hpOf(asked, seat);
  const hand = seatOf(scene, seat ?? null)?.turnHand ?? 0;
  const foe = taken === 'enemy' ? 2 + asked.view.guess(seat ?? me).confidence : taken === 'unknown' ? 0.5 : -3;
  const own = seatOf(scene, whose);
  switch (kind) {
    case 'hit':
      return foe + LESS_HP * Math.max(0, 4 - hp) - (isBound(seat ?? me, asked) ? 4 : 0);
    case 'strip':
      return foe + (hand >= MANY || seat === undefined ? 1 : 0) + (armourOf(seat, asked) === undefined ? 0 : 1.5);
    case 'lock':
      return foe + (hand >= MANY ? 1.5 : 0);
    case 'help':
      return taken === 'enemy' ? -3 : hp <= 1 ? 4.5 : hp <= LOW ? 2.5 : 0.5;
    case 'eat':
      return own && own.hp < own.maxHp ? 1.5 + LESS_HP * Math.max(0, 4 - own.hp) : -9;
    case 'all':
      return frailest(asked, whose) === undefined ? 2 : -2;
    case 'hold':
      return hpOf(asked, whose) <= 1 ? 3.4 : 1;
  }
}

export const armourOf = (seat: Seat | undefined, { scene }: Asked): string | undefined =>
  seat === undefined ? undefined : wornBy(seat, scene).find((card) => ARMOUR.includes(card));

/** A friend whom a card for all might fell. */
export const frailest = (asked: Asked, whose: Seat): Seat | undefined =>
  living(asked.scene)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== whose && hpOf(asked, seat) <= LOW && takenFor(seat, asked) === 'friend')
    .sort((a, b) => hpOf(asked, a) - hpOf(asked, b))[0];

/** What one side would have done, one course for each who is named; none where no verb and nobody is known. */
function coursesOf(side: Side, before: Side, asked: Asked, whose: Seat, not: readonly Seat[]): Course[] {
  const { scene, me } = asked;
  const { text } = side;
  // A name alone on its side is no call.
  const mentions = isBare(side) ? side.mentions.map((one) => ({ ...one, called: false })) : side.mentions;
  const seatsIn = (all: readonly Mention[]): Seat[] => [
    ...new Set(
      all.flatMap(({ kind, seat, called }) =>
        (kind === 'seat' || kind === 'he' || (kind === 'you' && seat === me)) &&
        !called &&
        seat !== null &&
        seat !== whose
          ? [seat]
          : [],
      ),
    ),
  ];
  // "all in on the lord or chop his helper": who is only described is no one of the other side's.
  const described = DESCRIBED.test(text);
  const own = described ? [] : seatsIn(mentions).filter((seat) => seatOf(scene, seat)?.alive);
  // "or pick someone else": of the others whoever is taken for an enemy.
  if (ELSE.test(text)) {
    const known = new Set([...seatsIn(before.mentions), whose, me]);
    return living(scene).flatMap(({ seat }) =>
      !known.has(seat) && takenFor(seat, asked) === 'enemy'
        ? [{ kind: 'hit', seat, worth: worthOf('hit', seat, asked, whose) }]
        : [],
    );
  }
  const open = mentions.some(({ kind }) => kind === 'who') || /哪个|几号/.test(text);
  const isHelp = HELP.test(text) && (own.length > 0 || /人|主/.test(text));
  const [kind] =
    KINDS.find(([is, words]) => words.test(text) && (is !== 'all' || !HOLD.test(text)) && (is !== 'help' || isHelp)) ??
    (own.length > 0 || open || HIT.test(text) ? (['hit'] as const) : []);
  if (kind === undefined) return [];
  const last = seatsIn(before.mentions).filter((seat) => seatOf(scene, seat)?.alive);
  const worn =
    kind === 'strip' ? last.filter((seat) => cardsIn(text).some(({ card }) => wornBy(seat, scene).includes(card))) : [];
  const rest = described ? last.filter((seat) => !not.includes(seat)) : last;
  const named = worn.length > 0 ? worn : own.length > 0 ? own : open ? last : rest.slice(-1);
  const seats: (Seat | undefined)[] =
    kind === 'hold' || kind === 'eat' || kind === 'all'
      ? [undefined]
      : kind === 'help'
        ? [own[0] ?? scene.table.lord]
        : named.length > 0
          ? named
          : [undefined];
  return seats
    .filter((seat) => seat !== undefined || kind === 'hold' || kind === 'eat' || kind === 'all' || kind === 'strip')
    .map((seat) => ({ kind, seat, worth: worthOf(kind, seat, asked, whose) }));
}

/** What is chosen, and why; null where the line puts nothing to choose that the record or the table has a word on. */
export function choicePlan(move: Move | null, asked: Asked): Plan | null {
  const { scene, me, from, meant, moves } = asked;
  const text = asked.spaced ?? asked.text;
  if (!offersTwo(text) && !asksOfHeld(text)) return null;
  const mentions = mentionsIn(text, { scene, from, hearer: meant ? me : null, he: spokenOf(asked) });
  const choice = alternativesIn(text, mentions);
  if (choice === null) return heldCard(text, mentions, move, asked);
  const base = { occasion: 'ask_act', asked: move, lookedUp: true, ...(move ? taking(move) : {}) } as const;
  // "兵粮是不让摸牌还是不让出牌": of the rules.
  if (
    moves.some(({ act }) => act === 'ask_rule' || act === 'ask_fact') &&
    !mentions.some(({ kind }) => kind === 'seat')
  )
    return null;
  if (choice.of === 'roles') return roleChosen(choice, move, asked);
  if (choice.of === 'cards') return cardChosen(choice, move, asked);
  if (choice.of === 'turns') {
    const [one, other] = choice.sides.map(firstIn);
    const first = sooner(one ?? me, other ?? me, asked);
    return { ...base, move: 'explain', clause: 'advise_turn', about: first };
  }
  // "who was better, 3 or 4": nothing is to be done.
  const acts = `${choice.before.text} ${choice.sides.map((side) => side.text).join(' ')}`;
  const verbs = mentions.some(({ kind, called }) => kind === 'seat' && !called) ? [HOLD] : [];
  if (![HIT, STRIP, LOCK, HELP, AIMS, ...verbs].some((one) => one.test(acts))) return null;
  const subjects = [...choice.before.mentions, ...choice.sides.flatMap((side) => side.mentions)];
  const mine = subjects.some(({ kind }) => kind === 'self') || /咱|先|\b(?:we|my)\b/.test(text);
  const asker = choice.before.mentions.filter(({ kind }) => kind === 'who').pop();
  const third = choice.before.mentions
    .filter(({ kind, seat, called }) => (kind === 'seat' || kind === 'he') && !called && seat !== from)
    .pop();
  // "who's he going for": nobody was spoken of, and whoever is on turn is meant.
  const aims = third?.kind === 'he' && (third.seat === me || third.seat === null) ? scene.turnOf : third?.seat;
  if (
    choice.of === 'persons' &&
    asker &&
    aims != null &&
    aims !== me &&
    aims !== from &&
    !/我|\bi\b/.test(choice.before.text)
  )
    return aimChosen(aims, choice, base, asked);
  // "站哪边的?这把打算救主公还是收人头": whose side one is on is asked.
  if (moves.some(({ act }) => act === 'ask_role')) return null;
  const yours = !mine && meant && (subjects.some(({ kind }) => kind === 'you') || /轮到|该你|到你/.test(text));
  const whose = yours ? me : from;
  const sides = choice.sides.map((side, i) =>
    coursesOf(
      side,
      i === 0 ? choice.before : { text: '', mentions: [...choice.before.mentions, ...choice.sides[0].mentions] },
      asked,
      whose,
      i === 0 ? [] : choice.sides[0].mentions.flatMap(({ seat }) => seat ?? []),
    ),
  );
  if (sides.some((side) => side.length === 0)) return null;
  const all = sides.flat();
  if (new Set(all.map(({ kind, seat }) => `${kind}/${seat}`)).size < 2) return null;
  return courseChosen(
    [...all].sort((a, b) => b.worth - a.worth),
    base,
    whose,
    asked,
  );
}

type Base = Pick<Plan, 'occasion' | 'asked' | 'lookedUp'>;

function courseChosen([best, next]: readonly Course[], base: Base, whose: Seat, asked: Asked): Plan | null {
  if (best === undefined) return null;
  const plan = { ...base, move: 'explain' } as const;
  const { kind, seat } = best;
  // Of friends nobody is chosen, and of oneself nothing.
  if (best.worth <= -1)
    return kind === 'hit' && seat !== asked.me && base.asked?.act !== 'ask_plan'
      ? { ...plan, clause: 'advise_wait' }
      : null;
  switch (kind) {
    case 'hold': {
      const frail = (next?.kind === 'all' ? frailest(asked, whose) : undefined) ?? whose;
      if (hpOf(asked, frail) <= LOW) return { ...plan, clause: 'advise_hold', about: frail };
      const spared = next?.kind === 'hit' ? next.seat : undefined;
      const facts = spared === undefined || takenFor(spared, asked) !== 'friend' ? [] : goodOf(spared, asked);
      return spared !== undefined && facts.length > 0
        ? { ...plan, clause: 'advise_not', about: spared, facts }
        : { ...plan, clause: 'advise_wait' };
    }
    case 'eat':
      return { ...plan, clause: 'advise_eat', about: whose };
    case 'all':
      return { ...plan, clause: 'advise_all' };
    case 'help': {
      // Whoever is whole can eat no Peach.
      if (next?.kind === 'eat' && next.worth < 0) return { ...plan, clause: 'advise_keep', about: whose };
      const whom = seat ?? asked.scene.table.lord;
      return hpOf(asked, whom) <= LOW
        ? { ...plan, clause: 'advise_help', about: whom }
        : { ...plan, clause: 'advise_wait' };
    }
    case 'strip':
      return seat === undefined ? { ...plan, clause: 'advise_wait' } : stripping(seat, plan, asked);
    case 'lock':
      return seat === undefined ? null : { ...plan, clause: 'advise_lock', about: seat };
    case 'hit':
      return seat === undefined ? null : striking(seat, plan, asked);
  }
}

const stripping = (seat: Seat, plan: Base & Pick<Plan, 'move'>, asked: Asked): Plan => {
  const gear = armourOf(seat, asked);
  return gear === undefined
    ? { ...plan, clause: 'advise_strip', about: seat }
    : { ...plan, clause: 'advise_bare', about: seat, not: gear };
};

/** To strike that one: by health where it is low, by the record where it has something, else as the lesser risk. */
export function striking(seat: Seat, plan: Base & Pick<Plan, 'move'>, asked: Asked): Plan {
  const taken = takenFor(seat, asked);
  const facts: readonly Fact[] = taken === 'enemy' ? against(seat, asked) : [];
  if (taken === 'unknown') return { ...plan, clause: 'advise_lean', about: seat };
  if (hpOf(asked, seat) <= LOW || facts.length === 0) return { ...plan, clause: 'advise_low', about: seat };
  return { ...plan, clause: 'advise_hit', about: seat, facts };
}

/** Whose turn comes sooner, the running one first. */
function sooner(one: Seat, other: Seat, { scene }: Asked): Seat {
  const order = living(scene).map(({ seat }) => seat);
  const now = Math.max(
    0,
    order.findIndex((seat) => seat === scene.turnOf),
  );
  const wait = (seat: Seat): number => (order.indexOf(seat) - now + order.length) % order.length;
  return wait(one) <= wait(other) ? one : other;
}

/** "who's he going for, me again or u": whom that one has struck before. */
function aimChosen(third: Seat, { sides }: Alternatives, base: Base, asked: Asked): Plan | null {
  const victims = sides.flatMap(({ mentions }) =>
    mentions.flatMap(({ seat }) => (seat === null || seat === third ? [] : [seat])),
  );
  const struck = victims
    .map((seat) => ({ seat, harm: between(asked.scene, third, seat, isHarm) }))
    .sort((a, b) => b.harm.length - a.harm.length || hpOf(asked, a.seat) - hpOf(asked, b.seat));
  const [most] = struck;
  if (most === undefined || struck.length < 2) return null;
  return most.harm.length > 0
    ? { ...base, move: 'explain', clause: 'aims_at', about: most.seat, facts: most.harm.slice(0, 1) }
    : { ...base, move: 'explain', clause: 'aims_low', about: most.seat };
}

/** "so what does that make 3, loyal or spy": what somebody is, of whoever stands nearest before it. */
function roleChosen({ before, sides }: Alternatives, move: Move | null, asked: Asked): Plan | null {
  const { from, moves } = asked;
  if (moves.some(({ act, facts }) => act === 'ask_guess' || act === 'ask_role' || facts)) return null;
  const all = [...before.mentions, ...sides[0].mentions].filter(
    ({ kind, called, seat }) => (kind === 'seat' || kind === 'he') && !called && seat !== null && seat !== from,
  );
  const about = all[all.length - 1]?.seat;
  if (about == null) return null;
  const span = move?.span ?? ([0, asked.text.length] as const);
  return { ...guessPlanFor({ act: 'ask_guess', about, span }, asked), lookedUp: true };
}
