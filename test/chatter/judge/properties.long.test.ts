import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEAT_TYPES, EXPECTATIONS, type Beat, type JudgeInput, type LogLine } from '../../../src/chatter/judge/beat';
import { defaultVerdict, examine, judge } from '../../../src/chatter/judge/judge';
import { TONES } from '../../../src/chatter/vocabulary';
import { labelled } from './dialogues';

const NPC = [
  '主公在上，在下愿誓死追随，鞍前马后，但凭差遣。',
  '四号方才那一拆很古怪，主公可曾留意？',
  '我受够了，今日取你性命！',
  '主公。',
  '别离开我……声音颤抖。',
  '青烛把头轻轻靠在他的肩上，听见心跳。',
  'I swear I am loyal to you, my lord, until my last breath.',
  'Kneel, or I will kill you.',
  '给我跪下，闭嘴！',
];
const PLAYER = [
  '好，我信你。',
  '不需要。',
  '哦。',
  '你到底想怎样？',
  '（点了点头）',
  '（转身离开）',
  'All right, I trust you.',
  'whatever',
  '随便',
  '下轮先打四号。',
];
const UNRELATED = [
  '窗外的风吹过竹林，一片叶子落在地上，远处有鸟鸣。',
  '今天天气不错，适合出门。',
  '月亮升上屋檐，街上渐渐静了。',
  '炉火噼啪作响，茶已凉透。',
  'The weather is lovely today.',
  'Rain drums on the roof tiles; a dog barks far off.',
];
const WORDS = [
  '追随',
  '誓死',
  '主公',
  '古怪',
  '四号',
  '取你',
  '受够',
  '别离开',
  '颤抖',
  '肩',
  '心跳',
  'swear',
  'loyal',
  'breath',
];

const beat: fc.Arbitrary<Beat> = fc.record({
  beat_id: fc.uuid(),
  type: fc.constantFrom(...BEAT_TYPES),
  physical_event: fc.constantFrom('表忠', '递情报', 'The oath'),
  required: fc.array(fc.subarray(WORDS, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  npcTone: fc.constantFrom(...TONES),
  playerExpect: fc.constantFrom(...EXPECTATIONS),
  minNpcChars: fc.integer({ min: 0, max: 30 }),
});
const line = (npc: readonly string[], player: readonly string[]): fc.Arbitrary<LogLine> =>
  fc.oneof(
    fc.constantFrom(...npc).map((text): LogLine => ({ who: 'npc', text })),
    fc.constantFrom(...player).map((text): LogLine => ({ who: 'player', text })),
  );
const input: fc.Arbitrary<JudgeInput> = fc.record({
  beats: fc.array(beat, { minLength: 1, maxLength: 5 }),
  dialogue: fc.array(line(NPC, PLAYER), { maxLength: 14 }),
  stored_beat_idx: fc.integer({ min: -3, max: 9 }),
});

describe('the judge', () => {
  test('never moves past the first incomplete beat, whatever was stored', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { verdict, ends } = examine(given);
        expect(verdict.current_beat_idx).toBe(Math.min(ends.length, given.beats.length - 1));
        expect(verdict.status === 'TRIGGER').toBe(ends.length === given.beats.length);
        // One step at a time: each beat ends with its own line, not before it, one line apart at least.
        ends.forEach((end, i) => {
          expect(i === 0 || end > ends[i - 1]!).toBe(true);
          expect(examine({ ...given, dialogue: given.dialogue.slice(0, end) }).ends).toHaveLength(i);
        });
        expect(judge({ ...given, stored_beat_idx: 0 })).toEqual(verdict);
      }),
      { numRuns: 300 },
    );
  });

  test('more lines at the end never take a completed beat back', () => {
    fc.assert(
      fc.property(input, line(NPC, PLAYER), (given, more) => {
        const before = examine(given).ends.length;
        expect(examine({ ...given, dialogue: [...given.dialogue, more] }).ends.length).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  test('unrelated lines, anywhere, never complete a beat', () => {
    fc.assert(
      fc.property(
        input,
        fc.array(fc.tuple(line(UNRELATED, UNRELATED), fc.nat()), { minLength: 1, maxLength: 4 }),
        (given, added) => {
          const dialogue = [...given.dialogue];
          for (const [one, at] of added) if (one.who === 'npc') dialogue.splice(at % (dialogue.length + 1), 0, one);
          expect(examine({ ...given, dialogue }).ends.length).toBeLessThanOrEqual(examine(given).ends.length);
        },
      ),
      { numRuns: 600 },
    );
  });

  test.each(labelled().map((one) => [one.id, one] as const))(
    'unrelated lines complete nothing in %s',
    (_, { input: given }) => {
      const before = judge(given);
      for (let at = 0; at <= given.dialogue.length; at++) {
        for (const text of UNRELATED) {
          const dialogue = [...given.dialogue.slice(0, at), { who: 'npc' as const, text }, ...given.dialogue.slice(at)];
          // A beat without words takes any text of the story.
          if (given.beats.some(({ required }) => required.length === 0)) continue;
          expect(judge({ ...given, dialogue }).current_beat_idx).toBeLessThanOrEqual(before.current_beat_idx);
        }
      }
    },
  );

  test('quotes no act of the player that is not in the log', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { tone_correction } = judge(given, 'zh');
        const quoted = /记录中有：「(.*?)」。/.exec(tone_correction ?? '')?.[1];
        if (quoted !== undefined)
          expect(given.dialogue.some(({ who, text }) => who === 'player' && text === quoted)).toBe(true);
        for (const { line: at, evidence } of examine(given).deviations) expect(given.dialogue[at]?.text).toBe(evidence);
      }),
      { numRuns: 400 },
    );
  });

  test('its texts name nothing of later beats', () => {
    fc.assert(
      fc.property(input, (given) => {
        const beats = given.beats.map((one, i) => ({ ...one, physical_event: `事件${'甲乙丙丁戊'.charAt(i)}号` }));
        const {
          current_beat_idx: now,
          narrative_hold,
          tone_correction,
          beat_completion_analysis,
        } = judge({ ...given, beats });
        const told = `${narrative_hold} ${tone_correction ?? ''} ${beat_completion_analysis}`;
        beats.slice(now + 1).forEach(({ physical_event }) => {
          expect(told).not.toContain(physical_event);
        });
        expect(narrative_hold === 'NONE').toBe(now === beats.length - 1);
      }),
      { numRuns: 200 },
    );
  });

  test('is total: anything at all gives a verdict, with the defaults of §G4 where it cannot be judged', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (beats, dialogue, stored_beat_idx) => {
        const verdict = judge({ beats, dialogue, stored_beat_idx } as unknown as JudgeInput);
        expect(['CONTINUE', 'TRIGGER']).toContain(verdict.status);
        expect(verdict.completion).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ who: fc.constantFrom('npc' as const, 'player' as const), text: fc.string({ unit: 'binary' }) }),
        ),
        fc.array(beat, { minLength: 1, maxLength: 3 }),
        (dialogue, beats) => {
          expect(judge({ beats, dialogue, stored_beat_idx: 0 }).beat_completion_analysis).not.toBe('EXECUTION_FAILED');
        },
      ),
      { numRuns: 300 },
    );
    expect(judge(null as unknown as JudgeInput).beat_completion_analysis).toBe('EXECUTION_FAILED');
    expect(judge({ beats: [], dialogue: [], stored_beat_idx: 4 })).toEqual(defaultVerdict(4, 0, 'NO_ANALYSIS'));
    expect(defaultVerdict(9, 3, 'NO_JSON')).toMatchObject({
      status: 'CONTINUE',
      current_beat_idx: 2,
      narrative_hold: 'NONE',
      tone_correction: null,
      beat_completion_analysis: 'NO_JSON',
      completion: 0,
      realtime_context_ids: [],
    });
    expect([-1, 1.7, NaN, 'x'].map((stored) => defaultVerdict(stored, 3, 'NO_JSON').current_beat_idx)).toEqual([
      0, 1, 0, 0,
    ]);
  });
});
