/**
 * From the engine's triggers to public events. One global skill listens; its `filter` does the work and answers
 * false, so that no event of ours ever enters the engine's queue (§N6).
 */
import type { PublicEvent, Seat, Via } from '../core/event';
import type { TriggerName } from './contract/triggers';
import type { Card, Engine, GameEvent, Player } from './noname';
import { counteredBy } from './wuxie';
import { cardWorth, isConversion, shownValue, skillWorth } from './worth';
import type { Seats } from './seats';

/** What `slqj_ai_tv` subscribers may say of a worth before anybody judges by it. */
export type TvFilter = (
  kind: 'card' | 'skill' | 'wuxie',
  name: string,
  actor: Player,
  target: Player,
  tv: number,
) => number;

export interface Observer {
  engine: Engine;
  seats: Seats;
  tvFilter: TvFilter;
  /** Hears every public event in the order it became public. */
  emit(event: PublicEvent): void;
}

type Handler = (observer: Observer, event: GameEvent) => void;

/** What was told already: a card triggers once per target, a skill use twice, and a global skill is asked once per seat. */
const told = new WeakMap<object, Set<string>>();

function firstTime(key: object, what: string): boolean {
  const names = told.get(key);
  if (names?.has(what)) return false;
  if (names) names.add(what);
  else told.set(key, new Set([what]));
  return true;
}

const cardName = (card: Card): string => card.viewAs ?? card.name;

/** Everybody once: who is named twice (a skill may add a target again) is one target, and aimed at (§N2.4). */
function targetsOf({ targets, target }: GameEvent): Player[] {
  if (Array.isArray(targets)) return [...new Set(targets)];
  if (targets) return [targets];
  return target ? [target] : [];
}

function seatsOf(seats: Seats, players: readonly Player[]): Seat[] {
  return players.flatMap((player) => seats.of(player) ?? []);
}

/** Chosen by the card, not by its user. A 桃 takes no target by itself but is aimed when it saves another. */
function isGroup({ engine }: Observer, card: Card, user: Player, targets: readonly Player[]): boolean {
  const info = engine.get.info(card);
  const chosenByCard = Array.isArray(info.selectTarget) ? info.selectTarget[0] === -1 : info.selectTarget === -1;
  if (!chosenByCard) return targets.length > 1;
  return !(info.toself === true && targets.length === 1 && targets[0] !== user);
}

/** Whom the user could have chosen, as far as the rules go; for evaluation only. */
function legalTargets({ engine, seats }: Observer, card: Card, user: Player, chosen: readonly Player[]): Seat[] {
  const legal = engine.game.players.filter((player) => {
    if (player === user) return false;
    if (chosen.includes(player)) return true;
    try {
      return user.canUse(card, player);
    } catch {
      return false; // a package's own target filter that cannot answer here
    }
  });
  return seatsOf(seats, legal);
}

const onCard: Handler = (observer, event) => {
  const { engine, seats, tvFilter } = observer;
  const { player, card, skill } = event;
  const by = seats.of(player);
  if (!player || !card || by === undefined || !firstTime(event.getParent() ?? event, 'card')) return;
  const targets = targetsOf(event);
  const tv: Record<string, number> = {};
  for (const target of targets) {
    const seat = seats.of(target);
    if (seat === undefined) continue;
    tv[seat] = tvFilter('card', card.name, player, target, cardWorth(engine, card, skill, player, target));
  }
  observer.emit({
    type: 'card',
    by,
    to: seatsOf(seats, targets),
    card: card.name,
    tv,
    group: isGroup(observer, card, player, targets),
    legal: legalTargets(observer, card, player, targets),
  });
};

const onWuxie: Handler = ({ engine, seats, tvFilter, emit }, event) => {
  const by = seats.of(event.player);
  if (event.card?.name !== 'wuxie' || by === undefined) return;
  const countered = counteredBy(event);
  const to = seats.of(countered?.target);
  if (!countered || to === undefined) return;
  const { user, target, card, depth } = countered;
  // A delay card has no user while it is judged; the owner stands in, as for any card that acts on its owner.
  const actor = user ?? target;
  const tv = tvFilter('wuxie', card.name, actor, target, cardWorth(engine, card, undefined, actor, target));
  emit({ type: 'wuxie', by, about: { by: seats.of(user) ?? null, to, card: cardName(card), tv }, depth });
};

function tellSkill({ engine, seats, tvFilter, emit }: Observer, event: GameEvent): void {
  const { player, skill } = event;
  const by = seats.of(player);
  if (!player || typeof skill !== 'string' || by === undefined || isConversion(engine, skill)) return;
  const targets = targetsOf(event);
  const to = seatsOf(seats, targets);
  if (to.length === 0) return;
  const tv: Record<string, number> = {};
  for (const target of targets) {
    const seat = seats.of(target);
    if (seat !== undefined)
      tv[seat] = tvFilter('skill', skill, player, target, skillWorth(engine, skill, player, target));
  }
  emit({ type: 'skill', by, to, skill, tv });
}

/** Triggered skills: `logSkillBegin` comes before the effect, `logSkill` after it; the first one counts. */
const onLogSkill: Handler = (observer, event) => {
  // One event may log the same skill for several targets, one by one.
  const seats = [event.player, ...targetsOf(event)].map((player) => observer.seats.of(player));
  if (firstTime(event.log_event ?? event, `${event.skill ?? ''} ${seats.join('>')}`)) tellSkill(observer, event);
};

function onPick(kind: 'discard' | 'gain'): Handler {
  return ({ engine, seats, emit }, event) => {
    const by = seats.of(event.player);
    const owner = event.target;
    const to = seats.of(owner);
    const cards = event.cards ?? [];
    if (by === undefined || to === undefined || !owner) return;
    const cause = event.getParent();
    for (const card of cards) {
      const zone = engine.get.position(card);
      const pos = zone === 'e' || zone === 'j' ? zone : 'h';
      const seen = pos !== 'h' || engine.get.is.shownCard(card);
      emit({
        type: 'zone',
        kind,
        by,
        to,
        pos,
        card: seen ? cardName(card) : null,
        value: seen && pos !== 'j' ? shownValue(engine, card, owner) : null,
        by_card: cause?.name ?? '',
        ...(cards.length > 1 ? { of: cards.length } : {}),
      });
    }
  };
}

/** The skill whose content this happens in, up to the card use or phase around it. */
function skillBehind({ lib }: Engine, event: GameEvent): string | undefined {
  for (let parent = event.getParent(); parent && parent.name !== 'useCard'; parent = parent.getParent()) {
    // Beyond the root the engine answers an empty object.
    if (typeof parent.name !== 'string' || parent.name === 'game') return undefined;
    if (lib.card[parent.name] !== undefined || parent.name.startsWith('phase')) return undefined;
    // Names with `_` are rules of the game, such as 铁索连环 passing damage on.
    if (lib.skill[parent.name] !== undefined && !parent.name.startsWith('_')) return parent.name;
  }
  return undefined;
}

function onOutcome(type: 'damage' | 'heal'): Handler {
  return ({ engine, seats, emit }, event) => {
    const to = seats.of(event.player);
    if (to === undefined) return;
    const via: Via = {};
    const skill = skillBehind(engine, event);
    if (event.card?.name !== undefined) via.card = event.card.name;
    if (skill !== undefined) via.skill = skill;
    emit({ type, by: seats.of(event.source) ?? null, to, num: event.num ?? 1, via });
  };
}

const onGain: Handler = ({ seats, emit }, event) => {
  const by = seats.of(event.giver);
  const to = seats.of(event.player);
  if (by === undefined || to === undefined || by === to) return;
  emit({ type: 'give', by, to, num: event.cards?.length ?? 0 });
};

/** A draw inside somebody else's card or skill; the reward for a kill is nobody's gift. */
const onDraw: Handler = ({ seats, emit }, event) => {
  const cause = event.getParent();
  const by = seats.of(cause?.player);
  const to = seats.of(event.player);
  if (by === undefined || to === undefined || by === to || cause?.name === 'die') return;
  emit({ type: 'draw', by, to, num: event.num ?? 1 });
};

const onRound: Handler = ({ engine, emit }) => {
  emit({ type: 'round', n: engine.game.roundNumber });
};

/** Triggers that move the session itself (runtime/hear.ts). */
export type OwnTrigger = 'gameStart' | 'phaseBegin' | 'dieBegin' | 'dieAfter' | 'reviveEnd';

/** What becomes public, by trigger. `turn` needs the count of turns, so session/course.ts adds it. */
const HANDLERS: Readonly<Record<Exclude<TriggerName, OwnTrigger>, Handler>> = {
  roundStart: onRound,
  useCard: onWuxie,
  useCardToTargeted: onCard,
  useSkill: tellSkill,
  logSkillBegin: onLogSkill,
  logSkill: onLogSkill,
  rewriteDiscardResult: onPick('discard'),
  rewriteGainResult: onPick('gain'),
  damageEnd: onOutcome('damage'),
  recoverEnd: onOutcome('heal'),
  gainEnd: onGain,
  drawEnd: onDraw,
};

/** What is done at a trigger; nothing at a name that is none of ours. */
export const handlerOf = (name: string): Handler | undefined =>
  (HANDLERS as Readonly<Partial<Record<string, Handler>>>)[name];

/** Whether this trigger of this event was not handled yet: global skills are asked once per seat. */
export function isNewTrigger(event: GameEvent, name: string): boolean {
  return firstTime(event, `trigger ${name}`);
}
