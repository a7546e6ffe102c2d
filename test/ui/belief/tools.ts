/** Recorded games for the tests of what is believed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBelief, seeEvent, type Belief } from '../../../src/core/belief/belief';
import { shippedParameters } from '../../../src/core/belief/shipped';
import type { PublicEvent, Seat } from '../../../src/core/event';
import type { Role } from '../../../src/core/role';
import { isDamage, parseRecording, type Recording } from '../../../src/record/format';

export function golden(name: string): Recording {
  const recording = parseRecording(readFileSync(path.join('test', 'golden', `${name}.jsonl`), 'utf8'));
  if (isDamage(recording) || recording.damage || !recording.truth) throw new Error(name);
  return recording;
}

export const withMe = (recording: Recording, me: Seat): Recording => ({
  ...recording,
  header: { ...recording.header, me },
});

export function exchange(recording: Recording, a: Seat, b: Seat): Recording {
  const truth = { ...recording.truth } as Record<Seat, Role>;
  [truth[a], truth[b]] = [truth[b]!, truth[a]!];
  return { ...recording, truth };
}

/** A belief of its own, after these events. */
export function believed(recording: Recording, events: readonly (PublicEvent | null)[]): Belief {
  const belief = createBelief(recording.header, shippedParameters());
  if (typeof belief === 'string') throw new Error(belief);
  for (const event of events) if (event) seeEvent(belief, event);
  return belief;
}

/** Where somebody's role is first laid open. */
export const firstOpening = ({ entries }: Recording): number =>
  entries.findIndex(({ event }) => event?.type === 'die' || event?.type === 'reveal');
