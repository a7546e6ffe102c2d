/**
 * The fold: one public event in, what it added to whose mind out. The same function runs in the game, in a
 * replay and in evaluation. Everything an event adds is worked out from the state before it.
 */
import type { CardEvent, ClaimEvent, HealEvent, HurtEvent, PublicEvent, Seat, SkillEvent, TurnEvent } from './event';
import { exposureAfter } from './exposure';
import { seatLate, touch, touchAll, type EvidenceNote, type Game } from './game';
import { addEvidence, addGrudge, addZhuSignal, beginOwnTurn } from './mind';
import { finite } from './number';
import { agePacts, agree, breakPact } from './pact';
import { evidenceDelta } from './relation';
import { fadeDeeds, noteDeed, remind } from './reminder';
import { relation } from './attitude';
import { indirectClue, lordHealSignal, lordHurtSignal, SHA_AT_LORD, wordSignal } from './signal';
import { applyPublic, latestCardUse, type PublicSeat } from './table';
import { fallbackWorth, waitsForPick, wuxieWorth, zoneWorth } from './worth';

/** What an event added, per observer; `observer` is null for exposure, which everybody sees. */
export interface Delta {
  observer: Seat | null;
  about: Seat;
  evidence?: number;
  zhuSignal?: number;
  grudge?: number;
  shown?: number;
}

/** One act as the rules see it. */
interface Act {
  kind: EvidenceNote['kind'];
  actor: PublicSeat;
  target: PublicSeat;
  tv: number;
  /** Aimed cards and zone picks also expose and give indirect clues (§A6). */
  telling: boolean;
}

/** Folds one event into the game. Returns only what changed; the order is by observer's seat. */
export function step(game: Game, event: PublicEvent): Delta[] {
  const deltas = consequences(game, event);
  applyPublic(game.table, event);
  if (event.type === 'turn') beginTurn(game, event);
  else if (event.type === 'join') seatLate(game, event);
  else if (event.type === 'hand') handOver(game, event.seat);
  else if (event.type === 'reveal' || event.type === 'die' || event.type === 'revive') touch(game, event.seat);
  return deltas;
}

function consequences(game: Game, event: PublicEvent): Delta[] {
  switch (event.type) {
    case 'card': {
      const act = aimedCard(game, event);
      if (!act) return [];
      const shaAtLord = event.card === 'sha' && act.target.seat === game.table.lord;
      return judge(game, act, shaAtLord ? SHA_AT_LORD : 0);
    }
    case 'skill':
      return judgeBetween(game, 'skill', event.by, soleTarget(event.to), tvOf(event), false);
    case 'zone': {
      const owner = game.table.bySeat.get(event.to);
      if (!owner || !waitsForPick(event.by_card) || (event.of ?? 1) !== 1) return [];
      return judgeBetween(game, 'zone', event.by, event.to, zoneWorth(event, owner), true);
    }
    case 'wuxie':
      return judgeBetween(game, 'wuxie', event.by, event.about.to, wuxieWorth(event), false);
    case 'damage':
    case 'heal':
      return outcome(game, event);
    case 'claim':
      return believe(game, event);
    case 'shown':
      return exposed(game, event.seat, event.value);
    default:
      return [];
  }
}

const soleTarget = (to: readonly Seat[]): Seat | null => (to.length === 1 ? (to[0] ?? null) : null);

const tvOf = ({ to, tv }: CardEvent | SkillEvent): number => (to[0] === undefined ? 0 : finite(tv[to[0]]));

/** 无懈可击 speaks through its own event, which knows what it was used against (§A14). */
const WUXIE = 'wuxie';

/** A card used at one chosen target other than the user; 过河拆桥 and 顺手牵羊 wait for the pick (§A4, §A6). */
function aimedCard(game: Game, event: CardEvent): Act | null {
  const target = soleTarget(event.to);
  if (target === null || event.group || event.card === WUXIE || waitsForPick(event.card)) return null;
  return actBetween(game, 'card', event.by, target, tvOf(event), true);
}

/** An act on oneself says nothing about anybody else. */
function actBetween(
  game: Game,
  kind: Act['kind'],
  by: Seat,
  to: Seat | null,
  tv: number,
  telling: boolean,
): Act | null {
  const actor = game.table.bySeat.get(by);
  const target = to === null ? undefined : game.table.bySeat.get(to);
  return actor && target && actor !== target ? { kind, actor, target, tv: finite(tv), telling } : null;
}

function judgeBetween(game: Game, kind: Act['kind'], by: Seat, to: Seat | null, tv: number, telling: boolean): Delta[] {
  const act = actBetween(game, kind, by, to, tv, telling);
  return act && act.tv !== 0 ? judge(game, act, 0) : [];
}

/** Everything one act says to everybody who saw it. */
function judge(game: Game, act: Act, lordSignal: number): Delta[] {
  const { actor, target, tv, telling } = act;
  const clues = telling && tv !== 0;
  const exposure = telling ? exposureAfter(actor, target, tv) : actor.exposure;
  const deltas = record(
    game,
    act,
    (observer) => lordSignal + (clues ? indirectClue(game, observer, target, tv) : 0),
    0,
  );
  if (tv < 0) breakPact(game, actor.seat, target.seat);
  return deltas.concat(exposed(game, actor.seat, exposure));
}

/** One who saw the act at hand, and what it adds; worked out for all before any memory is touched. */
interface Watcher {
  seat: Seat;
  evidence: number;
  signal: number;
}

/** Writes an act to every mind that saw it: living ones, and nobody records anything about itself (§A3). */
function record(game: Game, act: Act, signalOf: (observer: Seat) => number, hurt: number): Delta[] {
  const { actor, target } = act;
  const watchers: Watcher[] = [];
  for (const { seat, alive } of game.table.seats) {
    if (!alive || seat === actor.seat || !game.minds.has(seat)) continue;
    watchers.push({ seat, evidence: evidenceOf(game, seat, act), signal: signalOf(seat) });
  }
  const deltas: Delta[] = [];
  let moved = false;
  for (const { seat, evidence, signal } of watchers) {
    // Only now: a subscriber that was asked may have broken a mind, and another stands in its place.
    const mind = game.minds.get(seat);
    if (!mind) continue;
    const wrote = evidence !== 0 ? addEvidence(mind, actor.pid, evidence) : 0;
    const signalled = signal !== 0 ? addZhuSignal(mind, actor.pid, signal) : 0;
    const grudged =
      hurt !== 0 && seat === target.seat
        ? addGrudge(mind, actor.pid, hurt * finite(mind.persona.traits.revengeWeight))
        : 0;
    if (wrote !== 0 || signalled !== 0)
      noteDeed(game, { actor: actor.seat, target: target.seat, observer: seat }, wrote, signalled);
    // The tallies of help and harm can move while zhuSignal stands at its bound.
    moved ||= wrote !== 0 || signal !== 0 || grudged !== 0;
    if (wrote === 0 && signalled === 0 && grudged === 0) continue;
    const delta: Delta = { observer: seat, about: actor.seat };
    if (wrote !== 0) delta.evidence = wrote;
    if (signalled !== 0) delta.zhuSignal = signalled;
    if (grudged !== 0) delta.grudge = grudged;
    deltas.push(delta);
  }
  if (moved) touch(game, actor.seat);
  return deltas;
}

function evidenceOf(game: Game, observer: Seat, { kind, actor, target, tv }: Act): number {
  if (tv === 0) return 0;
  const delta = evidenceDelta(relation(game, observer, target.seat), tv);
  if (!game.hooks.evidence) return delta;
  return finite(game.hooks.evidence({ observer, actor: actor.seat, target: target.seat, kind, tv, delta }));
}

/** Damage and healing: the lord's own rows, the fallback for acts that nothing announced, and the victim's grudge. */
function outcome(game: Game, event: HurtEvent | HealEvent): Delta[] {
  const actor = event.by === null ? undefined : game.table.bySeat.get(event.by);
  const target = game.table.bySeat.get(event.to);
  if (!actor || !target || actor === target) return [];
  let zhuSignal = 0;
  if (target.seat === game.table.lord) {
    zhuSignal = event.type === 'damage' ? lordHurtSignal(game.table, event) : lordHealSignal(game.table, event);
  }
  const tv = announced(game, event) ? 0 : fallbackWorth(event);
  const act: Act = { kind: event.type, actor, target, tv, telling: false };
  const deltas = record(game, act, () => zhuSignal, event.type === 'damage' ? finite(event.num) : 0);
  if (tv < 0) breakPact(game, actor.seat, target.seat);
  return deltas;
}

/** A word about somebody moves the lord's axis of whoever was spoken about, in the minds of those who heard it (§G6). */
function believe(game: Game, event: ClaimEvent): Delta[] {
  if (event.pact === true) agree(game, event.by, event.about);
  const about = game.table.bySeat.get(event.about);
  if (!about || !game.table.bySeat.has(event.by)) return [];
  if (event.reminds) return reminded(game, event);
  const moved = game.table.seats
    .filter(({ seat, alive }) => alive && seat !== event.by)
    .map(({ seat }) => ({ seat, mind: game.minds.get(seat), signal: wordSignal(game, seat, event) }));
  const deltas: Delta[] = [];
  for (const { seat, mind, signal } of moved) {
    if (!mind || signal === 0) continue;
    const zhuSignal = addZhuSignal(mind, about.pid, signal);
    touch(game, about.seat);
    if (zhuSignal !== 0) deltas.push({ observer: seat, about: about.seat, zhuSignal });
  }
  return deltas;
}

function reminded(game: Game, event: ClaimEvent): Delta[] {
  return remind(game, event).map(({ observer, evidence, zhuSignal }) => ({
    observer,
    about: event.about,
    ...(evidence === 0 ? {} : { evidence }),
    ...(zhuSignal === 0 ? {} : { zhuSignal }),
  }));
}

/** Whether this turn's card or skill use already told what this outcome tells (§A4). */
function announced({ table }: Game, { by, to, via }: HurtEvent | HealEvent): boolean {
  // The source's latest use of that name: the engine lends the card to whatever happens while it resolves.
  const card = latestCardUse(table, via.card, (use) => use.by === by);
  if (card?.to.includes(to)) return true;
  return (
    via.skill !== undefined &&
    table.uses.skills.some(
      (use) => use.skill === via.skill && use.by === by && use.to.includes(to) && finite(use.tv[to]) !== 0,
    )
  );
}

function exposed(game: Game, seat: Seat, value: number): Delta[] {
  const actor = game.table.bySeat.get(seat);
  if (!actor || !Number.isFinite(value) || value === actor.exposure) return [];
  const shown = value - actor.exposure;
  actor.exposure = value;
  touch(game, seat);
  return [{ observer: null, about: seat, shown }];
}

/** Whoever decides by hand does not vote (§A3). */
function handOver(game: Game, seat: Seat | null): void {
  game.human = seat;
  touchAll(game);
}

function beginTurn(game: Game, { seat, n }: TurnEvent): void {
  game.deeds.turn = n;
  const mind = game.minds.get(seat);
  if (mind) fadeDeeds(game, seat, mind, beginOwnTurn(mind));
  agePacts(game);
  touchAll(game);
}
