/** A recorded game as a source: folded up to any position, for the preview page and for old games. */
import type { Seat } from '../core/event';
import { step } from '../core/fold';
import { createGame, type Game, type RolePort } from '../core/game';
import { keyframeOf, resume, type Keyframe } from '../core/keyframe';
import { createListeners } from '../core/listeners';
import { clamp } from '../core/number';
import { createPersona, drawPersonaName, PERSONA_NAMES } from '../core/persona';
import type { Entry, Recording, Truth } from '../record/format';
import { openGame } from '../replay/replay';
import { followRecorded } from './belief/follow';
import { silent } from './belief/opinions';
import { createHistory, TURNS_BACK, type History, type HistoryMark } from './history';
import { createKeyframes, type KeptFrame } from './keyframes';
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
  /** Fold without any hidden role: nothing that is drawn can then depend on one. */
  strict?: boolean;
  /** False draws the specification's guesses alone. */
  belief?: boolean;
  /** The text of the recording, for saving it again. */
  lines?: readonly string[];
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
    personaOf: (seat) => createPersona(header.personas?.[seat] ?? drawPersonaName(header.seed, seat, PERSONA_NAMES)),
  });
}

export function recordedSource(recording: Recording, options: RecordedOptions = {}): RecordedSource {
  const { entries, header, terms } = recording;
  const strict = options.strict ?? false;
  const listeners = createListeners();
  let game: Game;
  let history: History;
  let position: number;
  /** Turns begun so far. */
  let turns: number;
  let over: boolean;
  const frames = createKeyframes<Frame>();
  const turnsBefore = turnCounter(recording);

  function goOn(from: KeptFrame<Frame> | null): void {
    game = strict ? openPublicly(recording) : openGame(recording);
    if (from) resume(game, from.frame.game);
    history = createHistory(from?.frame.history);
    position = from?.position ?? 0;
    turns = from?.turns ?? 0;
    over = from?.frame.over ?? false;
  }

  function advance(): void {
    const event = entries[position]?.event;
    if (event?.type === 'turn')
      frames.pass(position, turns++, () => ({ game: keyframeOf(game), history: history.mark(), over }));
    position += 1;
    if (!event) return;
    history.note(game, event, step(game, event));
    if (event.type === 'over') over = true;
  }

  const truth = (): Truth | null => (over ? recording.truth : null);
  const believed = followRecorded(recording, turnsBefore, { roles: () => game.roles, me: () => header.me, truth });
  const off = silent('off');

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
    belief: () => (options.belief === false ? off : believed(position)),
    portrait: () => null,
    term: (name) => (Object.prototype.hasOwnProperty.call(terms, name) ? (terms[name] ?? null) : null),
    recording: () => options.lines ?? null,
    onChange: listeners.add,
  };
}
