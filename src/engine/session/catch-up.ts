/** Public facts that no trigger announces (exposure, reveals, deaths, latecomers), read off the players. */
import type { Seat } from '../../core/event';
import { seatLate } from '../../core/game';
import { isInShape } from '../../core/mind';
import type { Player } from '../noname';
import { shownRole } from '../truth';
import { accept } from './accept';
import { countable, humanSeat, introduce, isVeiled } from './header';
import { soundGame } from './sound';
import { lendMind, noteRoles, type SessionState } from './state';

/** Brings the state up to what everybody can see now. */
export function catchUp(session: SessionState): void {
  const {
    seats,
    game,
    options: { engine },
  } = session;
  soundGame(session, isInShape);
  for (const seated of seats.admit(engine.game)) {
    const newcomer = introduce(engine, seated);
    // Before the fold, which does not know by what name the engine has it.
    seatLate(game, newcomer, seated.player.playerid);
    accept(session, { type: 'join', ...newcomer });
    lendMind(session, seated);
    noteRoles(session, session.recorder.length());
  }
  const human = humanSeat(engine, seats);
  if (human !== game.human) accept(session, { type: 'hand', seat: human });
  for (const seat of session.veiled) readName(session, seat);
  for (const { seat, player } of seats.all()) {
    readReturn(session, seat, player);
    readDeath(session, seat, player);
    readOpen(session, seat, player);
  }
}

/** Somebody who was hidden (隐匿) shows the hero: from now on that is the name, in the recording too. */
function readName({ seats, veiled, game, header, options: { engine } }: SessionState, seat: Seat): void {
  const player = seats.player(seat);
  if (!player || isVeiled(player)) return;
  veiled.delete(seat);
  const { name } = introduce(engine, { seat, player });
  for (const seated of [game.table.bySeat.get(seat), header.players.find((one) => one.seat === seat)])
    if (seated) seated.name = name;
}

/** The engine has no event for most ways back to life. Who rests (休整) is out of the game until it is back. */
export function readReturn(session: SessionState, seat: Seat, player: Player): void {
  const known = session.game.table.bySeat.get(seat);
  if (known?.alive !== false || player.isDead() || player.isOut()) return;
  session.killers.delete(seat);
  const hidden = known.revealed !== null && shownRole(player) === null;
  accept(session, { type: 'revive', seat, hp: countable(player.hp), ...(hidden ? { hidden } : {}) });
}

export function readDeath(session: SessionState, seat: Seat, player: Player): void {
  const { game, killers } = session;
  const role = shownRole(player);
  if (role === null || game.table.bySeat.get(seat)?.alive !== true || !player.isDead()) return;
  accept(session, { type: 'die', seat, by: killers.get(seat) ?? null, role });
}

function readOpen(session: SessionState, seat: Seat, player: Player): void {
  const known = session.game.table.bySeat.get(seat);
  if (!known) return;
  const role = shownRole(player);
  if (role !== null && known.revealed !== role) accept(session, { type: 'reveal', seat, role });
  const { shown } = player.ai;
  if (
    !session.options.strict &&
    known.revealed === null &&
    typeof shown === 'number' &&
    Number.isFinite(shown) &&
    shown !== known.exposure
  ) {
    accept(session, { type: 'shown', seat, value: shown });
  }
}
