/** What other extensions find at `game.__slqjAiPersona` and `game.slqjAiHooks` (§A1). Read-only but for the bus. */
import type { Chances } from '../core/belief/marginals';
import { consensus, guess, guessKnowing, verdict, type Consensus, type Verdict } from '../core/consensus';
import type { Seat } from '../core/event';
import type { Game as Fold } from '../core/game';
import type { Guess } from '../core/guess';
import type { Guessed } from '../core/role';
import type { PublicSeat } from '../core/table';
import { createHookBus, type HookBus } from '../hooks/bus';
import type { HookEvents } from '../hooks/events';
import type { FairApi, FairRole } from '../hooks/fair';
import { both } from '../language/texts';
import type { Game, Player } from './noname';
import type { Report } from './report';
import type { Session } from './session';

export interface GuessAnswer {
  identity: Guessed;
  /** 0…1 */
  confidence: number;
}

export interface PublicApi extends FairApi {
  readonly hooks: HookBus<HookEvents>;
  /** What this game was dealt; `identityCounts` is null where the deck is unknown. */
  readonly cfg: { readonly version: string; readonly identityCounts: Readonly<Record<string, number>> | null };
  /** By what everybody saw; only the person's own seat answers with what it learned in private (§K2). */
  guessIdentityFor(observer: Player, target: Player): GuessAnswer;
  explainGuessIdentityFor(observer: Player, target: Player): Guess;
  guessIdentityConsensus(target: Player): GuessAnswer;
  explainGuessIdentityConsensus(target: Player): Consensus;
  /** What an observer, or a spectator where null, believes a seat to be, as above; null unless inference is by belief. */
  beliefOf(observer: Player | null, target: Player): Chances | null;
  /** The running recording, JSON Lines; its last line holds the truth once the game is over. Null before a game. */
  recording(): string[] | null;
}

const BUS_METHODS = ['on', 'off', 'emit', 'has', 'clear', 'list'] as const;

function isBus(value: unknown): value is HookBus<HookEvents> {
  return (
    typeof value === 'object' &&
    value !== null &&
    BUS_METHODS.every((method) => typeof (value as Record<string, unknown>)[method] === 'function')
  );
}

/** Adopts a bus that is there already and has the same interface (§A18); makes one otherwise. */
export function openBus(game: Game, report: Report): HookBus<HookEvents> {
  if (isBus(game.slqjAiHooks)) return game.slqjAiHooks;
  const bus = createHookBus<HookEvents>(({ name, title, error, switchedOff }) => {
    report.warn(both(switchedOff ? 'hookOff' : 'hookThrew', { event: name, title }), error);
  });
  // A foreign object of another shape keeps its name; ours is then found at __slqjAiPersona.hooks only.
  if (game.slqjAiHooks === undefined) game.slqjAiHooks = bus;
  return bus;
}

const NOTHING: Verdict = { identity: 'unknown', confidence: 0, reason: 'no_memory' };
const NOBODY: Consensus = {
  identity: 'unknown',
  confidence: 0,
  reason: 'no_observers',
  votes: {},
  voters: 0,
  abstentions: {},
};

/** Who asks the fair way: the session that decides for a player, and whether it decides right now. */
export interface Asking {
  sessionOf(decider: Player): Session | null;
  decides(player: Player): boolean;
}

/**
 * The fair way for another extension's AI. What somebody learned in private goes in while it decides, and for the person's own
 * seat; elsewhere an answer may be shown to whoever looks (§K2).
 */
function createFair({ sessionOf, decides }: Asking): FairApi {
  const asked = <T>(decider: object, how: (running: Session, eyes: Seat, knowing: boolean) => T): T | null => {
    const player = decider as Player;
    const running = sessionOf(player);
    const eyes = running?.seats.of(player);
    if (!running || eyes === undefined) return null;
    running.soundGame();
    return how(running, eyes, eyes === running.me() || decides(player));
  };
  const aimed = <T>(
    decider: object,
    target: object,
    how: (running: Session, eyes: Seat, aim: Seat, knowing: boolean) => T,
  ) =>
    asked(decider, (running, eyes, knowing) => {
      const aim = running.seats.of(target as Player);
      return aim === undefined ? null : how(running, eyes, aim, knowing);
    });
  return {
    chancesFor: (decider, target) => aimed(decider, target, ({ odds }, eyes, aim, knowing) => odds(eyes, aim, knowing)),
    sideFor: (decider, target) =>
      aimed(decider, target, ({ side }, eyes, aim, knowing) => side(eyes, aim, knowing)) ?? 0,
    likeliestWorldFor: (decider) =>
      asked(decider, ({ seats, likeliest }, eyes, knowing) => {
        const world = new Map<object, FairRole>();
        for (const [seat, role] of likeliest(eyes, knowing)) {
          const player = seats.player(seat);
          if (player) world.set(player, role);
        }
        return world;
      }),
  };
}

export function createApi(
  version: string,
  hooks: HookBus<HookEvents>,
  session: () => Session | null,
  asking: Asking,
): PublicApi {
  /** What is answered here may be shown to the person who looks, so an AI's private knowledge stays out of it (§K2). */
  const ask =
    <T extends Verdict>(how: (game: Fold, eyes: Seat, aim: PublicSeat) => T) =>
    (observer: Player, target: Player): T | Guess => {
      const running = session();
      const eyes = running?.seats.of(observer);
      const aim = running?.game.table.bySeat.get(running.seats.of(target) ?? 0);
      if (!running || eyes === undefined || !aim) return NOTHING;
      const game = running.soundGame();
      return eyes === running.me() ? guessKnowing(game, running.insight, eyes, aim) : how(game, eyes, aim);
    };
  const guessFor = ask(verdict);
  const explainConsensus = (target: Player): Consensus => {
    const running = session();
    const aim = running?.game.table.bySeat.get(running.seats.of(target) ?? 0);
    if (!running || !aim) return NOBODY;
    // What is kept inside must not be written to from outside.
    const { votes, abstentions, ...rest } = consensus(running.soundGame(), aim);
    return { ...rest, votes: { ...votes }, abstentions: { ...abstentions } };
  };
  // eslint-disable-next-line no-restricted-syntax -- a guess, not a role
  const answer = ({ identity, confidence }: GuessAnswer): GuessAnswer => ({ identity, confidence });
  return {
    hooks,
    cfg: {
      version,
      get identityCounts() {
        const deck = session()?.game.table.deck;
        return deck ? { ...deck } : null;
      },
    },
    explainGuessIdentityFor: ask(guess),
    explainGuessIdentityConsensus: explainConsensus,
    guessIdentityFor: (observer, target) => answer(guessFor(observer, target)),
    guessIdentityConsensus: (target) => answer(explainConsensus(target)),
    beliefOf(observer, target) {
      const running = session();
      const eyes = observer === null ? null : running?.seats.of(observer);
      const aim = running?.seats.of(target);
      if (!running || eyes === undefined || aim === undefined) return null;
      return eyes !== null && eyes === running.me() ? running.chancesKnowing(eyes, aim) : running.chances(eyes, aim);
    },
    recording: () => session()?.recorder.lines() ?? null,
    ...createFair(asking),
  };
}
