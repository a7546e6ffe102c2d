/** The labelled dialogues: `{story, beats}` lines name beats that `{id, set, story, dialogue, …}` lines play. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Beat, DeviationKind, JudgeInput, LogLine } from '../../../src/chatter/judge/beat';

export interface Labelled {
  readonly id: string;
  /** `held`: written before the rules and never used to change them; `dev`: everything else. */
  readonly set: 'held' | 'dev';
  readonly why: string;
  readonly input: JudgeInput;
  readonly expect: {
    readonly status: 'CONTINUE' | 'TRIGGER';
    readonly current_beat_idx: number;
    readonly tone_correction_type: DeviationKind | null;
    readonly completion?: number;
  };
}

type Line =
  | { readonly story: string; readonly beats: readonly Beat[] }
  | (Omit<Labelled, 'input'> & {
      readonly story: string;
      readonly stored_beat_idx: number;
      readonly dialogue: readonly LogLine[];
    });

export function labelled(): Labelled[] {
  const text = readFileSync(path.join(import.meta.dirname, 'dialogues.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const stories = new Map(lines.flatMap((line) => ('beats' in line ? [[line.story, line.beats] as const] : [])));
  return lines.flatMap((line) => {
    if ('beats' in line) return [];
    const { story, dialogue, stored_beat_idx, ...rest } = line;
    const beats = stories.get(story);
    if (!beats) throw new Error(`${line.id}: no story ${story}`);
    return [{ ...rest, input: { beats, dialogue, stored_beat_idx } }];
  });
}
