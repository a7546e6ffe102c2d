/**
 * One running game: the fold's state, its recording, and the way facts get into both. Public facts that no
 * trigger announces (exposure, reveals, deaths, latecomers) are read off the players before each event.
 */
import type { GameHeader, PublicEvent, Seat } from '../core/event';
import { createBelief, seeEvent, type Belief } from '../core/belief/belief';
import { createCamps, createKnowingCamps, onlookerOf } from '../core/belief/camp';
import { beliefOf, type Chances } from '../core/belief/marginals';
import { shippedParameters, SHIPPED_WORTHS } from '../core/belief/shipped';
import type { Refusal } from '../core/belief/worlds';
import { step, type Delta } from '../core/fold';
import { createGame, seatLate, touchAll, type EvidenceNote, type Game, type RuleHooks } from '../core/game';
import {
  createPersona,
  drawPersonaName,
  isPersonaName,
  ORDINARY,
  type Persona,
  type PersonaName,
} from '../core/persona';
import type { Insight } from '../core/learned';
import { parseRole, type Deck, type Role } from '../core/role';
import { mendMind } from '../core/mind';
import { strictly } from '../core/strict';
import { createRecorder, ENDLESS_HP, type Recorder } from '../record/recorder';
import type { HookBus } from '../hooks/bus';
import type { HookEvents, PersonaInitContext } from '../hooks/types';
import type { Engine, Player } from './noname';
import { createSeats, type Seated, type Seats } from './seats';
import { createLearned, createRolePort, shownRole, truthAfterwards } from './truth';

export interface Session {
  readonly engine: Engine;
  readonly seats: Seats;
  readonly game: Game;
  readonly recorder: Recorder;
  /** Of everything that is drawn in this game. */
  readonly seed: number;
  /** The joint posterior; null where inference is the specification's, or the deck allows none. */
  readonly belief: Belief | null;
  /**
   * What somebody at the table, or a spectator where null, believes of a seat by what everybody saw; null where there is no
   * answer.
   */
  chances(observer: Seat | null, about: Seat): Chances | null;
  /** The same with what the observer learned in private: for its own decisions and its own view alone (§K2). */
  chancesKnowing(observer: Seat, about: Seat): Chances | null;
  /** What each learned in private. For the owner's own decisions and the owner's own view alone (§K2). */
  readonly insight: Insight;
  /** Folds and records one event; `catchUp` comes first. */
  accept(event: PublicEvent): void;
  /** The game, with every mind whole, whatever anybody wrote into it. */
  soundGame(): Game;
  /** A player begins a turn. */
  beginTurn(player: Player): void;
  /** Remembers who is killing whom until the engine lays the role open. */
  noteKiller(victim: Player, killer: Player | undefined): void;
  /** Brings the state up to what everybody can see now. */
  catchUp(): void;
  /** The seat of the person who looks, under 托管 too. */
  me(): Seat | null;
  /** The game has ended; true when that completed the recording, which happens once. */
  finish(): boolean;
  /** Takes our minds out of the players' storages again. */
  forget(): void;
  /** Everybody's role, once the recording is complete; null before. */
  truth(): Readonly<Record<Seat, Role>> | null;
}

export interface SessionOptions {
  engine: Engine;
  bus: HookBus<HookEvents>;
  personas: readonly PersonaName[];
  inference: 'spec' | 'belief';
  strict: boolean;
  /** Hears why there is no belief about this game. */
  onRefusal: (reason: Refusal) => void;
  /** The engine's raw attitude without difficulty. */
  engineRaw: (from: Player, to: Player) => number;
  /** Whether another extension's `customAttitude` answers for this pair. */
  engineStands: (from: Player, to: Player) => boolean;
  /** The final word of attitude subscribers, for the relation that weighs evidence. */
  attitudeHook: NonNullable<RuleHooks['attitude']>;
  onDeltas: (event: PublicEvent, deltas: readonly Delta[]) => void;
}

const STORAGE_KEY = 'slqj_ai';

export function createSession(options: SessionOptions): Session {
  const { engine, bus, personas, engineRaw, engineStands, attitudeHook, onDeltas } = options;
  const { inference, strict, onRefusal } = options;
  const seats = createSeats();
  const first = seats.admit(engine.game);
  const seed = seedOf(first);
  const killers = new Map<Seat, Seat | null>();
  let turns = 0;

  const give = (seat: Seat): Persona => {
    const name = drawPersonaName(seed, seat, personas);
    const persona = createPersona(name);
    const player = seats.player(seat);
    if (!player || !bus.has('slqj_ai_persona_init')) return persona;
    return sound(bus.emit('slqj_ai_persona_init', { player, persona }), createPersona(name));
  };
  const drawn = new Map(first.map(({ seat }) => [seat, give(seat)]));

  const header: GameHeader = {
    type: 'game',
    v: 1,
    engine: engine.lib.version,
    players: first.map((seated) => introduce(engine, seated)),
    lord: seats.of(engine.game.zhu) ?? 1,
    deck: deckOf(engine, first.length),
    me: humanSeat(engine, seats),
    seed,
    personas: Object.fromEntries([...drawn].map(([seat, { name }]) => [seat, name])),
  };
  const recorder = createRecorder(header);
  const hooks: RuleHooks = {
    attitude: attitudeHook,
    evidence: (note) => (bus.has('slqj_ai_evidence') ? heardEvidence(note) : note.delta),
  };
  const roles = createRolePort(engine, seats, engineRaw, engineStands);
  const created = inference === 'belief' ? createBelief(header, shippedParameters()) : null;
  if (typeof created === 'string') onRefusal(created);
  const belief = typeof created === 'string' ? null : created;
  const camps = belief ? createCamps(belief, roles) : undefined;
  const { learned } = createLearned(seats);
  const insight: Insight = {
    learned,
    camps: belief && camps ? createKnowingCamps(belief, roles, { learned }, camps) : null,
  };
  const game = createGame(header, {
    roles,
    strict,
    belief: camps,
    hooks,
    pidOf: (seat) => seats.player(seat)?.playerid ?? String(seat),
    personaOf: (seat) => drawn.get(seat) ?? give(seat),
  });
  for (const { seat, player } of first) player.storage[STORAGE_KEY] = game.minds.get(seat);

  function heardEvidence(note: EvidenceNote): number {
    const observer = seats.player(note.observer);
    const actor = seats.player(note.actor);
    const target = seats.player(note.target);
    if (!observer || !actor || !target) return note.delta;
    const { kind, tv, delta } = note;
    const heard = bus.emit('slqj_ai_evidence', { observer, actor, target, kind, tv, delta });
    touchAll(game); // the subscriber may have written to a memory
    return heard.delta;
  }

  function fold(event: PublicEvent): void {
    recorder.add(event);
    const seen = strict ? strictly(event, SHIPPED_WORTHS) : event;
    const deltas = seen ? step(game, seen) : [];
    if (belief) seeEvent(belief, event);
    for (const { observer, about, shown } of deltas) {
      if (observer === null && shown !== undefined && event.type !== 'shown') expose(about);
    }
    onDeltas(event, deltas);
  }

  /** A rule of ours raised somebody's exposure: the engine hears of it, and the recording too. */
  function expose(seat: Seat): void {
    const player = seats.player(seat);
    const value = game.table.bySeat.get(seat)?.exposure;
    if (!player || value === undefined || typeof player.ai.shown !== 'number') return;
    // In strict mode ours does not follow the engine's, and never lowers it.
    player.ai.shown = Math.max(player.ai.shown, value);
    recorder.add({ type: 'shown', seat, value });
  }

  function chancesOf(observer: Seat | null, about: Seat, own: Insight | null): Chances | null {
    const role = observer === null ? null : roles.own(observer);
    return belief && observer !== null && role !== null
      ? beliefOf(belief, onlookerOf(belief, own, observer, role), about)
      : null;
  }

  function soundGame(): Game {
    for (const [seat, mind] of game.minds) {
      if (mendMind(mind, () => drawn.get(seat) ?? createPersona(ORDINARY))) touchAll(game);
    }
    return game;
  }

  function catchUp(): void {
    soundGame();
    for (const seated of seats.admit(engine.game)) {
      const newcomer = introduce(engine, seated);
      recorder.add({ type: 'join', ...newcomer });
      seatLate(game, newcomer, seated.player.playerid);
      seated.player.storage[STORAGE_KEY] = game.minds.get(seated.seat);
    }
    const human = humanSeat(engine, seats);
    if (human !== game.human) fold({ type: 'hand', seat: human });
    for (const { seat, player } of seats.all()) {
      readDeath(seat, player);
      readOpen(seat, player);
    }
  }

  function readDeath(seat: Seat, player: Player): void {
    const role = shownRole(player);
    if (role === null || game.table.bySeat.get(seat)?.alive !== true || !player.isDead()) return;
    fold({ type: 'die', seat, by: killers.get(seat) ?? null, role });
  }

  function readOpen(seat: Seat, player: Player): void {
    const known = game.table.bySeat.get(seat);
    if (!known) return;
    const role = shownRole(player);
    if (role !== null && known.revealed !== role) fold({ type: 'reveal', seat, role });
    const { shown } = player.ai;
    if (
      !strict &&
      known.revealed === null &&
      typeof shown === 'number' &&
      Number.isFinite(shown) &&
      shown !== known.exposure
    ) {
      fold({ type: 'shown', seat, value: shown });
    }
  }

  return {
    engine,
    seats,
    game,
    recorder,
    seed,
    belief,
    catchUp,
    soundGame,
    insight,
    chances: (observer, about) =>
      belief && observer === null ? beliefOf(belief, null, about) : chancesOf(observer, about, null),
    chancesKnowing: (observer, about) => chancesOf(observer, about, insight),
    accept: fold,
    beginTurn(player) {
      const seat = seats.of(player);
      if (seat === undefined) return;
      roles.lookAgain();
      turns += 1;
      const hp: Record<string, number> = {};
      const hand: Record<string, number> = {};
      for (const {
        seat: each,
        player: { hp: points },
        player: owner,
      } of seats.all()) {
        hp[each] = countable(points);
        hand[each] = owner.countCards('h');
      }
      fold({ type: 'turn', seat, n: turns, hp, hand });
      // Engine content may have replaced a storage; the mind in it must stay the fold's own.
      for (const { seat: each, player: owner } of seats.all()) owner.storage[STORAGE_KEY] = game.minds.get(each);
    },
    noteKiller(victim, killer) {
      const seat = seats.of(victim);
      if (seat !== undefined) killers.set(seat, seats.of(killer) ?? null);
    },
    me: () => seats.of(engine.game.me) ?? null,
    forget() {
      for (const { player } of seats.all()) delete player.storage[STORAGE_KEY];
    },
    truth: () => (recorder.finished() ? truthAfterwards(engine, seats) : null),
    finish() {
      if (recorder.finished()) return false;
      // The engine lays everybody open when a game ends; that is the truth line's business, deaths are not.
      for (const { seat, player } of seats.all()) readDeath(seat, player);
      const truth = truthAfterwards(engine, seats);
      if (!truth) return false;
      const winner = winnerOf(game);
      fold({ type: 'over', winner });
      recorder.finish(winner, truth, (term) => engine.get.translation(term));
      return true;
    },
  };
}

/** The seed of everything that we draw. The engine's generator must not be touched, so it comes from the player ids. */
function seedOf(players: readonly Seated[]): number {
  let hash = 0;
  for (const {
    player: { playerid },
  } of players) {
    for (const unit of `${playerid}/`) hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash;
}

function introduce({ get }: Engine, { seat, player }: Seated) {
  return { seat, name: get.translation(player.name), hp: countable(player.hp), maxHp: countable(player.maxHp) };
}

/** What a subscriber made of a persona, as far as it makes sense: four names, traits that are numbers. */
function sound(answer: Partial<HookEvents['slqj_ai_persona_init']>, drawn: Persona): Persona {
  const given: Partial<PersonaInitContext['persona']> = answer.persona ?? {};
  for (const trait of Object.keys(drawn.traits) as (keyof Persona['traits'])[]) {
    const value = given.traits?.[trait];
    if (typeof value === 'number' && Number.isFinite(value)) drawn.traits[trait] = value;
  }
  return { name: isPersonaName(given.name) ? given.name : drawn.name, traits: drawn.traits };
}

/** hp as a recording can hold it; the game folds the same, so that a replay agrees. */
const countable = (hp: number): number => (Number.isFinite(hp) ? hp : ENDLESS_HP);

/** The dealt deck, or null where the configured one cannot be this game's (§A13). */
function deckOf({ get }: Engine, players: number): Deck | null {
  let dealt: string[];
  try {
    dealt = get.identityList(players);
  } catch {
    return null;
  }
  const deck: Partial<Record<Role, number>> = {};
  for (const identity of dealt) {
    const role = parseRole(identity);
    if (role) deck[role] = (deck[role] ?? 0) + 1;
  }
  return dealt.length === players && deck.zhu === 1 ? deck : null;
}

/** Where a human decides by hand, and so does not vote (§A3). */
function humanSeat({ game, _status }: Engine, seats: Seats): Seat | null {
  return _status.auto === true || game.notMe === true ? null : (seats.of(game.me) ?? null);
}

/** The engine's own result is relative to the human, so the winner is read off the survivors (§N7). */
function winnerOf({ table }: Game): string {
  const alive = table.seats.filter((seat) => seat.alive);
  if (table.bySeat.get(table.lord)?.alive === true) return 'zhu';
  return alive.length === 1 && alive[0]?.revealed === 'nei' ? 'nei' : 'fan';
}
