/** A recorded game as the person at the keyboard saw it, once more from its first event. */
import { createScene, witness, type Scene } from '../../src/chatter/scene/scene';
import type { PublicEvent, Seat } from '../../src/core/event';
import { applyPublic, createTable } from '../../src/core/table';
import type { Recording } from '../../src/record/format';

export interface Witnessed {
  readonly event: PublicEvent;
  /** The row of the recording. */
  readonly raw: Recording['entries'][number]['raw'];
  /** What had happened before the event; it moves on when the next one is asked for. */
  readonly scene: Scene;
}

/** Every event in order, each with the scene into which it comes. */
export function* witnessed(recording: Recording, me: Seat): Generator<Witnessed> {
  const table = createTable(recording.header, String);
  const scene = createScene(table, me);
  for (const { event, raw } of recording.entries) {
    if (!event) continue;
    yield { event, raw, scene };
    applyPublic(table, event);
    witness(scene, event);
  }
}
