/** The course of a game: it is set up, turns begin, it ends. */
import { createBelief } from '../../core/belief/belief';
import { createCamps, createKnowingCamps } from '../../core/belief/camp';
import { shippedParameters } from '../../core/belief/shipped';
import { createGame, type Game } from '../../core/game';
import type { Insight } from '../../core/learned';
import { createLikeliest } from '../../core/likeliest';
import { createRecorder } from '../../record/recorder';
import { createToldKeeper, unusualPersonas } from '../../record/told';
import type { Seat } from '../../core/event';
import { createTakes } from '../../core/odds';
import type { Role } from '../../core/role';
import type { Player } from '../noname';
import { createSeats } from '../seats';
import { createLearned, createRolePort, truthAfterwards } from '../truth';
import { accept } from './accept';
import { heardAttitude, heardEvidence } from './heard';
import { catchUp, readDeath, readReturn } from './catch-up';
import { countable, headerOf, isVeiled, seedOf } from './header';
import { givePersona, personaIn } from './personas';
import { lendMinds, noteRoles, type SessionOptions, type SessionState } from './state';

/** Everybody is seated, and nothing has happened yet. */
export function setUp(options: SessionOptions): SessionState {
  const { engine, inference, strict } = options;
  const seats = createSeats();
  const first = seats.admit(engine.game);
  const seed = seedOf(first);
  const personas = new Map(first.map(({ seat }) => [seat, givePersona(options, seats, seed, seat)]));
  const header = headerOf(engine, seats, seed, personas, { inference, strict });
  const recorder = createRecorder(header);
  const roles = createRolePort(engine, seats, options.engineRaw, options.engineStands, options.supposed);
  const created = inference === 'belief' ? createBelief(header, shippedParameters()) : null;
  if (typeof created === 'string') options.onRefusal(created);
  const belief = typeof created === 'string' ? null : created;
  const camps = belief ? createCamps(belief, roles) : undefined;
  const { learned } = createLearned(seats);
  const game = createGame(header, {
    roles,
    strict,
    belief: camps,
    hooks: {
      attitude: (from, to, value, reason) => heardAttitude(session, from, to, value, reason),
      evidence: (note) => heardEvidence(session, note),
    },
    pidOf: (seat) => seats.player(seat)?.playerid ?? String(seat),
    personaOf(seat) {
      if (!personas.has(seat)) personas.set(seat, givePersona(options, seats, seed, seat));
      return personaIn({ personas }, seat);
    },
  });
  const insight: Insight = {
    learned,
    camps: belief && camps ? createKnowingCamps(belief, roles, { learned }, camps) : null,
  };
  const session: SessionState = {
    options,
    seats,
    game,
    recorder,
    roles,
    seed,
    belief,
    likeliest: createLikeliest(game, belief, seed),
    takes: createTakes(game, belief, insight),
    insight,
    header,
    personas,
    told: createToldKeeper(),
    folding: null,
    veiled: new Set(first.flatMap(({ seat, player }) => (isVeiled(player) ? [seat] : []))),
    killers: new Map(),
    turns: 0,
  };
  lendMinds(session);
  return session;
}

/** Everybody looks at their own role card again; what they see counts from the next line on. */
function lookAgain(session: SessionState): void {
  session.roles.lookAgain();
  noteRoles(session, session.recorder.length() + 1);
}

/** A player begins a turn. */
export function beginTurn(session: SessionState, player: Player): void {
  const { seats } = session;
  const seat = seats.of(player);
  if (seat === undefined) return;
  lookAgain(session);
  session.turns += 1;
  const hp: Record<string, number> = {};
  const hand: Record<string, number> = {};
  for (const { seat: each, player: owner } of seats.all()) {
    hp[each] = countable(owner.hp);
    hand[each] = owner.countCards('h');
  }
  accept(session, { type: 'turn', seat, n: session.turns, hp, hand });
  lendMinds(session);
}

/** Remembers who is killing whom until the engine lays the role open. */
export function noteKiller({ seats, killers }: SessionState, victim: Player, killer: Player | undefined): void {
  const seat = seats.of(victim);
  if (seat !== undefined) killers.set(seat, seats.of(killer) ?? null);
}

/** A new game has other players; the page keeps none of the old. */
export const goesOn = ({ seats, options: { engine } }: SessionState): boolean =>
  seats.all().some(({ player }) => engine.game.players.includes(player) || engine.game.dead.includes(player));

/** Looks on again. */
export function resume(session: SessionState): void {
  const {
    recorder,
    game,
    options: { engine },
  } = session;
  lendMinds(session);
  if (recorder.finished()) return;
  lookAgain(session);
  accept(session, { type: 'gap' });
  const { roundNumber } = engine.game;
  if (roundNumber > game.table.round) accept(session, { type: 'round', n: roundNumber });
  catchUp(session);
}

/** The game has ended; true when that completed the recording, which happens once. */
export function finish(session: SessionState): boolean {
  const {
    recorder,
    seats,
    game,
    told,
    personas,
    header,
    options: { engine },
  } = session;
  if (recorder.finished()) return false;
  // The engine lays everybody open when a game ends; that is the truth line's business, deaths are not.
  for (const { seat, player } of seats.all()) {
    readReturn(session, seat, player);
    readDeath(session, seat, player);
  }
  const truth = truthAfterwards(engine, seats);
  if (!truth) return false;
  const winner = winnerOf(game, truth);
  accept(session, { type: 'over', winner });
  const kept = told.finish(truth, unusualPersonas(personas, header));
  recorder.finish(winner, truth, (term) => engine.get.translation(term), kept);
  return true;
}

/** The engine's own result is relative to the human, so the winner is read off the survivors (§N7). */
function winnerOf({ table }: Game, truth: Readonly<Record<Seat, Role>>): string {
  const alive = table.seats.filter((seat) => seat.alive);
  if (table.bySeat.get(table.lord)?.alive === true) return 'zhu';
  return alive.length === 1 && alive[0] && truth[alive[0].seat] === 'nei' ? 'nei' : 'fan';
}
