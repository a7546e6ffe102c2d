/** Playing a recorded game: where it stands, and moving on by itself. No elements. */
import type { PublicEvent } from '../src/core/event';
import type { RecordedSource } from '../src/ui/recorded';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Time for one event at speed 1. */
const BEAT = 900;

/** Not worth a step of their own. */
const tells = (event: PublicEvent | null): boolean => event !== null && event.type !== 'shown' && event.type !== 'chat';

export interface Playback {
  readonly source: RecordedSource;
  playing(): boolean;
  speed(): number;
  play(): void;
  pause(): void;
  /** Steps past the next (1) or before the last (−1) telling event. */
  step(by: 1 | -1): void;
  seek(position: number): void;
  setSpeed(speed: number): void;
  /** Goes on with another game. */
  load(source: RecordedSource): void;
}

/** `changed` is called after every change of position, speed or playing. */
export function createPlayback(first: RecordedSource, changed: () => void): Playback {
  let source = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let speed = 1;

  function seek(position: number): void {
    source.seek(position);
    changed();
  }

  function step(by: 1 | -1): void {
    const { entries } = source.recorded;
    let to = source.position();
    if (by === 1) {
      while (to < source.length && !tells(entries[to]?.event ?? null)) to += 1;
      to += 1;
    } else {
      to -= 1;
      while (to > 0 && !tells(entries[to - 1]?.event ?? null)) to -= 1;
    }
    seek(to);
  }

  function pause(): void {
    clearTimeout(timer);
    running = false;
    changed();
  }

  function tick(): void {
    if (!running) return;
    step(1);
    if (source.position() >= source.length) pause();
    else timer = setTimeout(tick, BEAT / speed);
  }

  return {
    get source() {
      return source;
    },
    playing: () => running,
    speed: () => speed,
    play() {
      if (running) return;
      if (source.position() >= source.length) source.seek(0);
      running = true;
      changed();
      timer = setTimeout(tick, BEAT / speed / 3);
    },
    pause,
    step,
    seek,
    setSpeed(to) {
      speed = to;
      if (running) {
        clearTimeout(timer);
        timer = setTimeout(tick, BEAT / speed);
      }
      changed();
    },
    load(next) {
      clearTimeout(timer);
      running = false;
      source = next;
      changed();
    },
  };
}
