/**
 * What the eyes that may be looked through make of the table: one verdict a seat, worked out once per change and handed to
 * every view. While the person plays, an AI's eyes show what it would say aloud, not what its own hidden role makes it think (§K3).
 */
import type { Belief } from '../core/belief/belief';
import { onlookerOf } from '../core/belief/camp';
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Learned } from '../core/learned';
import type { Role } from '../core/role';
import {
  createVerdicts,
  publicVerdicts,
  verdictsBelieved,
  verdictsSaid,
  type Fact,
  type Setting,
  type TableVerdict,
} from '../core/verdict';
import type { Truth } from '../record/format';
import { beliefAt, beliefNow, type BeliefTrack } from './belief/track';
import type { Eyes } from './eyes';
import type { History, Stood } from './history';

export interface OutlookOptions {
  game(): Game | null;
  /** What was believed from event to event; null where inference is by the rules. */
  track(): BeliefTrack | null;
  history(): History;
  me(): Seat | null;
  /** What the person who looks learned in private (§K2); absent where nobody can have. */
  learned?(): Learned | null;
  truth(): Truth | null;
  /** The same game as everybody could fold it; asked for by the rules only. */
  spectator(): Game | null;
  /** What an AI's part makes it say of the table, where talk has a word on it; absent or null: what everybody could think. */
  stance?(speaker: Seat): TableVerdict | null;
}

/** One moment of the past, with everybody's standing. */
export interface Past {
  readonly stood: Stood;
  /** Null where inference was by the rules. */
  readonly belief: Belief | null;
}

export interface Outlook {
  /** Whether what the AIs really think may be looked at now: the person has died, does not play, or the game is over (§K3). */
  inside(): boolean;
  /** The table through these eyes; `inside`: by an AI's own role, where that may be looked at. Empty before a game. */
  verdicts(eyes: Eyes, inside: boolean): TableVerdict;
  /** The table as everybody together sees it, of a game that is at hand. */
  consensus(game: Game): TableVerdict;
  /** Whether these tables rest on belief now. */
  believes(): boolean;
  /** How it stood at the end of a turn, and just before a seat was laid open; null where that is not kept. */
  atTurn(n: number): Past | null;
  beforeOpen(seat: Seat): Past | null;
  /** What a seat thought then by its own role, which only a game that is over tells. */
  thought(observer: Seat, past: Past): TableVerdict;
}

const NOBODY: TableVerdict = new Map();

export function createOutlook(options: OutlookOptions): Outlook {
  const { game, track, history, me, truth, spectator } = options;
  const privately = createVerdicts();
  const believing = (): Belief | null => {
    const belief = track()?.belief ?? null;
    return belief?.refused === null ? belief : null;
  };

  function inside(): boolean {
    const seat = me();
    return truth() !== null || seat === null || game()?.table.bySeat.get(seat)?.alive === false;
  }

  function stanceOf(running: Game, speaker: Seat): TableVerdict {
    const own = options.stance?.(speaker) ?? null;
    if (own) return own;
    const belief = believing();
    if (belief) return publicVerdicts(running, belief);
    const folded = spectator();
    return folded ? publicVerdicts(folded, null) : NOBODY;
  }

  return {
    inside,
    consensus: (running) => publicVerdicts(running, believing()),
    believes: () => believing() !== null,
    verdicts(eyes, open) {
      const running = game();
      if (!running) return NOBODY;
      const belief = believing();
      if (eyes === 'all') return publicVerdicts(running, belief);
      const mine = eyes === me();
      if (!mine && !(open && inside())) return stanceOf(running, eyes);
      const role = truth()?.[eyes] ?? running.roles.own(eyes);
      return privately(running, belief, { seat: eyes, role, learned: mine ? (options.learned?.() ?? null) : null });
    },
    atTurn(n) {
      const stood = history().turns.find((turn) => turn.n === n)?.targets;
      const followed = track();
      if (!stood) return null;
      const stand = followed?.closed.find(({ turn }) => turn.n === n);
      const running = followed?.running().n === n;
      const then = !followed ? null : stand ? beliefAt(followed, stand) : running ? beliefNow(followed) : null;
      return { stood, belief: then };
    },
    beforeOpen(seat) {
      const stood = history().stoodBefore(seat);
      const followed = track();
      if (!stood) return null;
      const stand = followed?.beforeOpen(seat) ?? null;
      return { stood, belief: !followed ? null : stand ? beliefAt(followed, stand) : beliefNow(followed) };
    },
    thought(observer, { stood, belief }) {
      const running = game();
      const role = truth()?.[observer];
      if (!running || !role) return NOBODY;
      const setting = settingThen(running, stood, observer, role);
      const believed = belief && verdictsBelieved(setting, belief, onlookerOf(belief, null, observer, role));
      if (believed) return believed;
      return verdictsSaid(setting, (about) => {
        const guess = stood.get(about)?.byObserver.get(observer);
        return guess ? { [guess.identity]: guess.confidence } : {};
      });
    },
  };
}

/** What one who knows its own role had for certain then. */
function settingThen({ table: { seats, deck } }: Game, stood: Stood, observer: Seat, role: Role): Setting {
  const facts = new Map<Seat, Fact>();
  for (const [seat, { revealed }] of stood) if (revealed !== null) facts.set(seat, { role: revealed, ground: 'open' });
  if (!facts.has(observer)) facts.set(observer, { role, ground: 'self' });
  return { seats: seats.map(({ seat }) => seat), deck, facts };
}
