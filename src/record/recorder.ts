/** Collects a running game as a format-1 recording (recording.md). */
import type { GameHeader, PublicEvent, Seat } from '../core/event';
import type { Role } from '../core/role';

export interface Recorder {
  add(event: PublicEvent): void;
  /** JSON Lines so far; ends with the truth once `finish` was called. */
  lines(): string[];
  finish(winner: string, truth: Record<Seat, Role>): void;
  finished(): boolean;
}

export function createRecorder(header: GameHeader): Recorder {
  const rows: object[] = [header];
  let over = false;
  return {
    add(event) {
      if (!over) rows.push(event);
    },
    lines: () => rows.map((row) => JSON.stringify(row)),
    finish(winner, roles) {
      if (over) return;
      rows.push({ type: 'over', winner }, { type: 'truth', roles });
      over = true;
    },
    finished: () => over,
  };
}
