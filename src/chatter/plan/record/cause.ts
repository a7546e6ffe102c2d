/** Why what somebody wonders at came about: reckoned from the blows, cards, skills and healing of that turn (§Q3). */
import type { Seat } from '../../../core/event';
import { cardsIn } from '../../moves/words/cards';
import { GEAR } from '../../moves/words/gear';
import { mentionsIn } from '../../moves/called/people';
import { isThen } from '../../moves/deeds/then';
import type { Move } from '../../moves/types';
import { whenIn } from '../../moves/words/when';
import { wonderIn, type Effect, type Wonder } from '../../moves/asked/wonder';
import { isHandover, isLoss, type Fact } from '../../scene/fact';
import { living, seatOf, type Scene } from '../../scene/scene';
import { spokenOf, type Asked } from '../asked';
import type { CausePart } from './found';
import { idleOf } from './idle';
import { diedAmid } from './inquiry';
import type { Plan } from '../plan';
import { factsOn, skillOf, unhurt, type Look } from './in-vain';
import { changesOf } from './account';
import { healed, healing, healingPlan } from './healing';
import { lapsed, togetherWith } from './lapse';
import { meansPlan } from './means';
import { wornBy } from './course';

/** Null where nothing is wondered at, or the record shows nothing of it. */
export function causePlan(move: Move, asked: Asked): Plan | null {
  const means = meansPlan(move, asked);
  if (means) return means;
  const wonder = wonderIn(asked.text);
  const look = wonder && lookOf(wonder, move, asked);
  if (look === null) return wonder === null ? healingPlan(move, asked) : null;
  // "7号怎么砍主公的,才1血": why it did that is asked, and the health is how it stood.
  const isWhy = move.act === 'ask_why' && look.wonder.effect === 'stands';
  if (isWhy && move.facts?.some(({ by, verdict }) => by === look.whom && verdict === 'true')) return null;
  if (look.wonder.effect === 'idle') return idleOf(look.whom, move, asked);
  const base = { move: 'confirm' as const, occasion: 'ack' as const, asked: move, lookedUp: true as const };
  if (look.wonder.effect === 'died') {
    const death = factsOn(look, 'death').pop();
    const amid = death?.by === null ? diedAmid(death, asked.scene) : null;
    const told = { ...base, facts: death ? [death] : [] };
    if (amid) return { ...told, clause: 'died_amid', about: amid.by, words: amid.name };
    if (death?.by === null) return { ...told, clause: 'tell' };
  }
  const cause = CAUSES[look.wonder.effect](look);
  if (cause === null) return null;
  return { ...base, clause: 'befell', ...(look.whom === asked.me ? {} : { about: look.whom }), cause };
}

/** Whom it befell: named last before it, or right behind it with 的是; where nobody is named, the last whom it can mean. */
function lookOf(wonder: Wonder, move: Move, asked: Asked): Look | null {
  const { text, scene, from, me } = asked;
  const named = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) ?? move.about ?? null }).filter(
    ({ seat, kind }) => seat !== null && kind !== 'who',
  );
  const behind = /^的是/.test(text.slice(wonder.end)) ? named.find(({ start }) => start >= wonder.end) : undefined;
  const subject = behind ?? named.filter(({ end, called }) => end <= wonder.start && !called).pop();
  const since = scene.turn - living(scene).length - 1;
  const cards = cardsIn(text).map(({ card }) => card);
  // A piece of gear that is gone has not died.
  if ((wonder.effect === 'died' || wonder.effect === 'cards_down') && cards.some((card) => GEAR.has(card))) return null;
  const fell = wonder.effect === 'died';
  const dead = new Set(named.flatMap(({ seat }) => (seatOf(scene, seat)?.alive === false ? [seat] : [])));
  // Of several who fell at once the record is asked.
  if (fell && dead.size > 1) return null;
  const [gone] = dead;
  // "我低头吃口面,二张怎么死的": whoever speaks is not whom it befell.
  const whom =
    (fell ? gone : subject?.seat) ??
    (named.every(({ kind }) => fell && kind === 'self') ? latest(wonder.effect, asked, since) : undefined);
  if (whom === undefined || (!fell && seatOf(scene, whom)?.alive === false)) return null;
  const others = named.flatMap(({ seat }) => (seat === null || seat === whom ? [] : [seat]));
  return { whom, wonder, asked, cards, others, since };
}

const KIND: Readonly<Partial<Record<Effect, readonly Fact['kind'][]>>> = {
  died: ['death'],
  healed: ['heal', 'rescue'],
  lives: ['dying', 'rescue'],
};
const latest = (effect: Effect, { scene: { facts, turn } }: Asked, since: number): Seat | undefined =>
  facts.filter((fact) => (KIND[effect] ?? []).includes(fact.kind) && fact.turn >= Math.max(since, turn - 2)).pop()
    ?.to ?? undefined;

/** What made a blow fall so: passed on by a chain, or heavier than it is by itself. */
function weightOf({ by, to, card, num, turn }: Fact, scene: Scene): CausePart[] {
  const { uses, facts } = scene;
  if (to === null) return [];
  const used = uses.filter((use) => use.turn === turn && use.by === by && use.name === card).pop();
  const chained = uses.some(
    (use) => use.name === 'tiesuo' && use.to.includes(to) && use.turn <= turn && turn - use.turn <= FAR,
  );
  const also = facts.some(
    (one) => one.kind === 'hit' && one.turn === turn && one.card === card && used?.to.includes(one.to ?? 0),
  );
  const parts: CausePart[] = used && !used.to.includes(to) && chained && also ? [{ say: 'chain' }] : [];
  if (card === 'nanman') parts.push({ say: 'no_sha', by: to });
  if (card === 'wanjian') parts.push({ say: 'no_shan', by: to });
  if (num < 2 || by === null) return parts;
  const wine = card === 'sha' && uses.some((use) => use.name === 'jiu' && use.by === by && use.turn === turn);
  if (wine) parts.push({ say: 'wine', by });
  else if ((card === 'sha' || card === 'huogong') && wornBy(to, scene).includes('tengjia'))
    parts.push({ say: 'vine', by: to });
  else if (parts.length === 0) parts.push(...skillOf(scene, by, turn, to));
  return parts;
}
/** Turns for which a chain is taken to lie. */
const FAR = 24;

/** The blow that is meant: of the card, by whom and of the weight that the line names; else the last. */
function blowOn(look: Look): Fact | undefined {
  const { wonder, cards, others, since, asked } = look;
  const every = factsOn(look, 'hit');
  const when = whenIn(asked.text);
  const then = every.filter((fact) => isThen(when, fact, asked.scene));
  const all = then.length > 0 ? then : every;
  const turn = turnOf(look);
  if (turn !== null) return all.filter((fact) => fact.turn === turn).pop();
  const hits = all.filter((fact) => fact.turn >= since);
  const fits = [
    hits.filter(
      ({ card, by }) => cards.includes(card ?? '') && (others.length === 0 || by === null || others.includes(by)),
    ),
    wonder.points === null ? [] : hits.filter(({ num }) => num === wonder.points),
    hits.filter(({ by, turn }) => others.includes(by ?? 0) && turn >= asked.scene.turn - 2),
    hits,
    wonder.effect === 'lost' ? all : [],
  ];
  return fits.find((some) => some.length > 0)?.pop();
}

/** The turn in which whoever else is named used a card that the line names: "我喝酒砍的主公,怎么掉血的是赵俨". */
const turnOf = ({ cards, others, asked: { scene } }: Look): number | null =>
  scene.uses.filter(({ name, by }) => cards.includes(name) && others.includes(by)).pop()?.turn ?? null;

const lost = (look: Look): CausePart[] | null => {
  const { asked, whom } = look;
  const { scene } = asked;
  const hit = blowOn(look);
  const lapse = lapsed(look, -1, hit);
  if (lapse) return lapse;
  if (hit) return [...togetherWith(hit, look).map((fact) => ({ say: 'hit' as const, fact })), ...weightOf(hit, scene)];
  const turn = turnOf(look) ?? scene.turn;
  // Lost to nobody: by a skill of its own, where it used one.
  const own = [turn, turn - 1].flatMap((one) => skillOf(scene, whom, one)).slice(0, 1);
  return own.length === 0 ? null : [{ say: 'nobody', by: whom }, ...own];
};

/** How somebody came to the health that the line names: by what changed it last. */
function standing(look: Look): CausePart[] | null {
  const { whom, wonder, asked } = look;
  if (wonder.points !== seatOf(asked.scene, whom)?.hp) return null;
  const all = changesOf(whom, asked.scene);
  const last = all[all.length - 1];
  // What saves somebody is noted before the blow that it was saved from: the turn counts as a whole.
  const sum = all.reduce((n, { turn, num }) => (turn === last?.turn ? n + num : n), 0);
  const bare: Look = { ...look, wonder: { ...wonder, points: null }, cards: [], others: [] };
  return last === undefined ? null : sum > 0 ? healed(bare) : lost({ ...bare, since: last.turn });
}

/** What it took and what healed it; nothing of it where the line names a card by which others were healed. */
function lives(look: Look): CausePart[] | null {
  const hit = blowOn(look);
  const parts = healing(look, hit?.turn);
  if (hit === undefined && parts.length === 0) return null;
  return [...(hit ? [{ say: 'hit' as const, fact: hit }] : []), ...parts, { say: 'stands', by: look.whom }];
}

/** Whom a card for all passed by. */
function unhealed({ asked, whom, cards }: Look): CausePart[] | null {
  const { facts } = asked.scene;
  const wuxie = facts.filter(({ kind, card, to }) => kind === 'wuxie' && to === whom && cards.includes(card ?? ''));
  const guard = wuxie[wuxie.length - 1];
  return guard?.by == null || guard.good !== false
    ? null
    : [{ say: 'nullified', by: guard.by, card: guard.card ?? '' }];
}

function died(look: Look): CausePart[] | null {
  const death = factsOn(look, 'death').pop();
  const hits = factsOn(look, 'hit').filter(({ turn, by }) => turn === death?.turn && by === death.by);
  const last = hits[hits.length - 1];
  if (last === undefined) return null;
  const all = hits.filter(({ card }) => card === last.card);
  const saved = factsOn(look, 'rescue', 'heal').some(({ turn }) => turn === last.turn);
  const fact = { ...last, num: all.reduce((sum, { num }) => sum + num, 0) };
  return [{ say: 'hit', fact }, ...weightOf(last, look.asked.scene), ...(saved ? [{ say: 'too_late' as const }] : [])];
}

/** Cards that came to somebody, or went, lately. */
function moved(look: Look, up: boolean): CausePart[] | null {
  const { asked, whom, since } = look;
  const { scene } = asked;
  const facts = scene.facts.filter(
    (fact) =>
      fact.turn >= since &&
      fact.by !== null &&
      (up
        ? (fact.to === whom && isHandover(fact)) || (fact.by === whom && fact.kind === 'steal')
        : fact.to === whom && isLoss(fact)),
  );
  const last = facts[facts.length - 1];
  if (last) return [{ say: 'deeds', facts: facts.filter(({ turn }) => turn === last.turn).slice(-2) }];
  const skill = up ? [0, 1, 2].flatMap((back) => skillOf(scene, whom, scene.turn - back)).slice(0, 1) : [];
  return skill.length > 0 ? skill : up ? [{ say: 'no_gift', by: whom }] : null;
}

const CAUSES: Readonly<Record<Exclude<Effect, 'idle'>, (look: Look) => CausePart[] | null>> = {
  lost,
  unhurt,
  healed,
  unhealed,
  stands: standing,
  lives,
  died,
  cards_up: (look) => moved(look, true),
  cards_down: (look) => moved(look, false),
};
