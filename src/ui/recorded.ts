/** A recorded game as a source: folded up to any position, for the preview page and for old games. */
import { createBelief, seeEvent, type Belief, type BeliefParameters } from '../core/belief/belief';
import { beliefKeyframe, resumeBelief, type BeliefKeyframe } from '../core/belief/keyframe';
import { shippedParameters, SHIPPED_WORTHS } from '../core/belief/shipped';
import type { PublicEvent, Seat } from '../core/event';
import { step } from '../core/fold';
import { createGame, type Game, type RolePort } from '../core/game';
import { keyframeOf, resume, type Keyframe } from '../core/keyframe';
import { createListeners } from '../core/listeners';
import { clamp } from '../core/number';
import { usualPersona } from '../core/persona';
import { createSpectator, type Spectator } from '../core/spectator';
import { strictly } from '../core/strict';
import type { Entry, Recording, Truth } from '../record/format';
import { openAsPlayed } from '../replay/as-played';
import { openGame } from '../replay/replay';
import { createOpinions, silent, type Opinions, type Silence } from './belief/opinions';
import { createTrack, type BeliefTrack, type TrackMark } from './belief/track';
import { recordedGuesses } from './guess/own';
import { createHistory, TURNS_BACK, type History, type HistoryMark } from './history';
import { createKeyframes, type KeptFrame } from './keyframes';
import { createOutlook } from './outlook';
import type { PanelSource } from './source';

export interface RecordedSource extends PanelSource {
  readonly recorded: Recording;
  readonly length: number;
  /** Events folded so far. */
  position(): number;
  /** The event folded last. */
  last(): Entry | null;
  seek(position: number): void;
}

/** What a fold over a recording can go on from. */
interface Frame {
  readonly game: Keyframe;
  readonly spectator: Keyframe | null;
  readonly belief: { readonly frame: BeliefKeyframe; readonly track: TrackMark } | null;
  readonly history: HistoryMark;
  readonly over: boolean;
}

/** Answers how many turns begin among the first so many entries. */
function turnCounter({ entries }: Recording): (position: number) => number {
  const begun = new Uint32Array(entries.length + 1);
  entries.forEach(({ event }, i) => {
    begun[i + 1] = (begun[i] ?? 0) + (event?.type === 'turn' ? 1 : 0);
  });
  return (position) => begun[position] ?? 0;
}

export interface RecordedOptions {
  /** Fold in strict mode (§A17), and without any hidden role: nothing that is drawn can then depend on one. */
  strict?: boolean;
  /** In strict mode each may think by its own role all the same: the game is over, and whoever looks has seen the truth. */
  told?: boolean;
  /** False draws the specification's guesses alone. */
  belief?: boolean;
  /** The text of the recording, for saving it again. */
  lines?: readonly string[];
}

/** A game that is over, folded by the inference that was in force at its table. */
export function playedSource(recording: Recording, lines: readonly string[]): RecordedSource {
  const { inference, strict } = recording.header;
  const source = recordedSource(recording, {
    strict: strict ?? false,
    told: true,
    belief: inference !== 'spec',
    lines,
  });
  source.seek(source.length);
  return source;
}

/** Knows no role but those the game has laid open (the fold asks only about observers, so: none but the lord's). */
function publicRoles(lord: Seat): RolePort {
  return {
    own: (observer) => (observer === lord ? 'zhu' : null),
    engineAttitude: () => 0,
    rebelCount: () => null,
  };
}

function openPublicly({ header }: Recording): Game {
  return createGame(header, {
    roles: publicRoles(header.lord),
    personaOf: (seat) => usualPersona(seat, header),
    strict: true,
  });
}

export function recordedSource(recording: Recording, options: RecordedOptions = {}): RecordedSource {
  const { entries, header, terms } = recording;
  const strict = options.strict ?? false;
  const listeners = createListeners();
  let parameters: BeliefParameters | null = null;
  let game: Game;
  /** Only by the rules outside of strict mode are there guesses that a spectator could not make. */
  let spectator: Spectator | null;
  let track: BeliefTrack | null;
  let opinions: Opinions;
  let history: History;
  let position: number;
  /** Turns begun so far. */
  let turns: number;
  let over: boolean;
  const frames = createKeyframes<Frame>();
  const turnsBefore = turnCounter(recording);
  const truth = (): Truth | null => (over ? recording.truth : null);
  const outlook = createOutlook({
    truth,
    game: () => game,
    track: () => track,
    history: () => history,
    me: () => header.me,
    spectator: () => spectator?.game ?? game,
  });

  /** As at its own table, where that is asked for; what was told there belongs to the inference that was in force. */
  const asPlayed = header.inference === (options.belief === false ? 'spec' : 'belief') && header.strict === strict;

  function openGameBy(belief: Belief | null): Game {
    if (strict && options.told !== true) return openPublicly(recording);
    return asPlayed ? openAsPlayed(recording, { strict, belief, at: () => position }) : openGame(recording, { strict });
  }

  function goOn(from: KeptFrame<Frame> | null): void {
    position = from?.position ?? 0;
    openBelief(from?.frame.belief ?? null);
    game = openGameBy(track?.belief ?? null);
    if (from) resume(game, from.frame.game);
    spectator = track === null && !strict ? createSpectator(game.table, SHIPPED_WORTHS) : null;
    if (spectator && from?.frame.spectator) resume(spectator.game, from.frame.spectator);
    history = createHistory(outlook.consensus, from?.frame.history);
    turns = from?.turns ?? 0;
    over = from?.frame.over ?? false;
  }

  function openBelief(from: Frame['belief']): void {
    const believed = options.belief === false ? 'off' : createBelief(header, (parameters ??= shippedParameters()));
    if (typeof believed === 'string') {
      const why: Silence = believed;
      track = null;
      opinions = silent(why);
      return;
    }
    if (from) resumeBelief(believed, from.frame);
    track = createTrack(believed, from?.track);
    opinions = createOpinions({ track, roles: () => game.roles, me: () => header.me, truth, inside: outlook.inside });
  }

  const frame = (): Frame => ({
    game: keyframeOf(game),
    spectator: spectator && keyframeOf(spectator.game),
    belief: track && { frame: beliefKeyframe(track.belief), track: track.mark() },
    history: history.mark(),
    over,
  });

  function fold(event: PublicEvent): void {
    const seen = strict ? strictly(event, SHIPPED_WORTHS) : event;
    const deltas = seen ? step(game, seen) : [];
    if (track) seeEvent(track.belief, event);
    spectator?.see(event);
    history.note(game, event, deltas);
    track?.note(event);
    if (event.type === 'over') over = true;
  }

  function advance(): void {
    const event = entries[position]?.event;
    if (event?.type === 'turn') frames.pass(position, turns++, frame);
    position += 1;
    if (event) fold(event);
  }

  goOn(null);
  return {
    recorded: recording,
    length: entries.length,
    position: () => position,
    last: () => entries[position - 1] ?? null,
    seek(to) {
      const wanted = clamp(Math.trunc(to), 0, entries.length);
      const from = frames.latest(turnsBefore(wanted) - TURNS_BACK);
      if (wanted < position || (from && from.position > position)) goOn(from);
      while (position < wanted) advance();
      listeners.tell();
    },
    game: () => game,
    history: () => history,
    me: () => header.me,
    inactive: () => null,
    truth,
    strict: () => strict,
    outlook,
    guesses: recordedGuesses(recording.guesses, () => history.turns[history.turns.length - 1]?.n ?? 0),
    belief: () => opinions,
    portrait: () => null,
    term: (name) => (Object.prototype.hasOwnProperty.call(terms, name) ? (terms[name] ?? null) : null),
    recording: () => options.lines ?? null,
    onChange: listeners.add,
  };
}
