import { expect, test } from 'vitest';
import { judge } from '../../../src/chatter/judge/judge';
import { labelled } from './dialogues';

test.each(labelled())('$set $id $why', ({ input, expect: due }) => {
  const { narrative_hold, tone_correction, beat_completion_analysis, realtime_context_ids, ...verdict } = judge(input);
  expect({ ...verdict, ...(due.completion === undefined ? { completion: undefined } : {}) }).toEqual({
    completion: undefined,
    ...due,
  });
  expect(tone_correction === null).toBe(due.tone_correction_type === null);
  expect(narrative_hold !== 'NONE').toBe(due.current_beat_idx < input.beats.length - 1);
  expect(beat_completion_analysis).not.toBe('NO_ANALYSIS');
  expect(realtime_context_ids).toEqual([]);
});
