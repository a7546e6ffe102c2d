/** Whether something of a turn and round is meant by the time that words name (§Q1). */
import type { Scene } from '../../scene/scene';
import type { When } from '../words/when';

/** Whether something of that turn and round is meant. */
export function isThen(when: When | null, { turn, round }: { turn: number; round: number }, scene: Scene): boolean {
  if (when === null) return true;
  const lap = scene.table.seats.length;
  const now = { turn: scene.turn, round: scene.table.round };
  switch (when.which) {
    case 'turn':
      // Many say 回合 for a whole round.
      return turn === when.n || round === when.n;
    case 'round':
      return round === when.n;
    case 'this_turn':
      // Said as soon as it is over, it is still the one that is meant.
      return turn === now.turn || turn === now.turn - 1;
    case 'last_turn':
    case 'last_round':
      return turn >= now.turn - lap && (turn < now.turn || round < now.round || when.which === 'last_round');
    case 'this_round':
      return round === now.round || turn > now.turn - lap;
    case 'start':
      return round <= 1;
  }
}
