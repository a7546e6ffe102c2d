import { describe, expect, test } from 'vitest';
import { createPart } from '../../../src/chatter/judge/part';
import { REPLIES, MOMENTS_TO_SPEAK, type Occasion } from '../../../src/chatter/vocabulary';
import { begin, happens, jump, say, sceneOf, START, story, all, SLOTS } from './support';
import { readLine } from '../../../src/chatter/line/line';

const EVERY: readonly Occasion[] = [...REPLIES, ...MOMENTS_TO_SPEAK];

/** Plays a loyal guard up to the beat that asks for trust. */
function asking() {
  const part = begin('loyal-guard');
  say(part, 'game_start');
  say(part, 'suspect');
  part.camouflage(1);
  part.passRound(2);
  return part;
}

describe('a part', () => {
  test('is played by words, beat after beat', () => {
    const part = begin('loyal-guard');
    expect(part.verdict().current_beat_idx).toBe(0);
    expect(part.tone).toBe('gentle');
    expect(say(part, 'game_start')?.from).toBe('story');
    expect(part.verdict().current_beat_idx).toBe(1);
    expect(part.offers('game_start', SLOTS)).toEqual([]);
    say(part, 'ask_guess');
    expect(part.verdict().current_beat_idx).toBe(2);
  });

  test('waits at a shut gate and says nothing of its beat', () => {
    const part = begin('loyal-guard');
    say(part, 'game_start');
    say(part, 'suspect');
    expect(part.tone).toBe(null);
    expect(all(part, EVERY)).toEqual([]);
    part.camouflage(0.4);
    part.passRound(2);
    expect(all(part, EVERY)).toEqual([]);
    part.camouflage(0.5);
    expect(part.tone).toBe('vulnerable');
    expect(all(part, EVERY).length).toBeGreaterThan(0);
  });

  test('tells of every deviation once, for the debug log', () => {
    const told: [string, number, string][] = [];
    const part = begin('loyal-guard', { deviated: ({ kind, beat, evidence }) => told.push([kind, beat, evidence]) });
    say(part, 'game_start');
    say(part, 'suspect');
    part.camouflage(1);
    part.passRound(2);
    say(part, 'blame');
    part.heard(readLine('我不信你。'), true);
    part.heard(readLine('我不信你。'), true);
    part.spoke('信不信由你，再不信我就宰了你！', []);
    part.passRound(3);
    expect(told.map(([kind, beat]) => [kind, beat])).toEqual([
      ['player_resistance', 2],
      ['player_resistance', 2],
      ['npc_tone', 2],
    ]);
    expect(told[0]?.[2]).toBe('我不信你。');
  });

  test('a beat may be met by a deed instead of words', () => {
    const part = asking();
    const scene = sceneOf();
    happens(part, scene, 'rescue', { by: 2, to: 1, num: 1, good: true });
    // Words have the round's time to come first.
    expect(part.verdict().current_beat_idx).toBe(2);
    part.passRound(3);
    expect(part.verdict().current_beat_idx).toBe(3);
  });

  test('a deed of the human reads as softening only after the plea, and plan B quotes it', () => {
    const part = asking();
    const scene = sceneOf();
    happens(part, scene, 'give', { by: 1, to: 2, num: 1, good: true });
    expect(part.verdict().current_beat_idx).toBe(2);
    say(part, 'blame');
    part.heard(readLine('我不信你。'), true);
    expect(part.verdict().tone_correction).not.toContain('无懈');
    happens(part, scene, 'wuxie', { by: 1, to: 2, good: true });
    expect(part.verdict().current_beat_idx).toBe(3);
  });

  test('asks again from a lower place after a refusal, once, and then rests', () => {
    const part = asking();
    say(part, 'blame');
    part.heard(readLine('不需要，你走吧。'), true);
    expect(part.verdict().tone_correction_type).toBe('player_resistance');
    expect(part.ladder({ masked: false }).corrections).toHaveLength(1);
    const again = say(part, 'blame');
    expect(['求你了，再信我这一次，就这一次……', '我不求别的，只求你肯信我。']).toContain(again?.text);
    part.heard(readLine('滚开，别烦我。'), true);
    expect(part.state.phase).toBe('resting');
    expect(all(part, EVERY)).toEqual([]);
    expect(part.tone).toBe(null);
    part.heard(readLine('……好吧，我信你。'), true);
    expect(part.verdict().current_beat_idx).toBe(3);
    expect(part.state.phase).toBe('running');
  });

  test('asks again after three rounds of silence, and then rests (§G1)', () => {
    const part = asking();
    say(part, 'blame');
    part.passRound(4);
    expect(all(part, EVERY)).toEqual([]);
    part.passRound(5);
    expect(say(part, 'small_talk')?.text).toMatch(/信我/);
    part.passRound(6);
    expect(part.state.phase).toBe('resting');
  });

  test('words not spoken to it are no answer', () => {
    const part = asking();
    say(part, 'blame');
    part.heard(readLine('好，我信你。'), false);
    expect(part.verdict().current_beat_idx).toBe(2);
  });

  test('goes on from its state, which is plain JSON', () => {
    const part = asking();
    say(part, 'blame');
    const state = JSON.parse(JSON.stringify(part.state)) as typeof part.state;
    expect(state).toEqual(part.state);
    const later = createPart(story('loyal-guard'), START, state);
    expect(later.verdict()).toEqual(part.verdict());
  });

  test('recalls recorded facts', () => {
    const part = begin('revenge', { seat: 3 });
    const scene = sceneOf();
    happens(part, scene, 'hit', { by: 4, to: 3, num: 1, good: false });
    expect(part.verdict().realtime_context_ids).toEqual(['f1']);
  });

  test.each(['loyal-guard', 'camouflaged-rebel', 'balancing-traitor', 'revenge', 'boaster', 'novice'])(
    '%s ends properly when its AI dies',
    (id) => {
      const part = begin(id, { seat: 3 });
      const scene = sceneOf();
      scene.table.bySeat.get(3)!.revealed = story(id).roles[0]!;
      happens(part, scene, 'death', { by: 1, to: 3, role: story(id).roles[0]! });
      part.ended('died');
      expect(part.state.phase).toBe('closing');
      const line = say(part, 'last_words');
      expect(line).not.toBe(null);
      part.passRound(9);
      expect(part.state.phase).toBe('ended');
      expect(part.verdict().status).toBe('TRIGGER');
      expect(all(part, EVERY)).toEqual([]);
    },
  );

  test('dies without a word: ended all the same', () => {
    const part = begin('loyal-guard');
    part.ended('died');
    part.passRound(2);
    expect(part.state.phase).toBe('ended');
  });

  test('the lord is open from the start: nothing ends by that', () => {
    const part = begin('charismatic-lord', { seat: 1 });
    part.ended('revealed');
    expect(part.state.phase).toBe('running');
    expect(part.offers('game_start', { ...SLOTS, me: '刘备' }).length).toBeGreaterThan(0);
  });

  test('in each language every voice can play every beat of every storyline', () => {
    for (const language of ['zh', 'en'] as const) {
      const part = begin('balancing-traitor', { language });
      for (const occasion of ['game_start', 'suspect'] as const) expect(say(part, occasion)).not.toBe(null);
      expect(part.verdict().current_beat_idx).toBe(2);
    }
  });
});

describe('the ladder', () => {
  test('masked shows only what everybody heard', () => {
    const part = begin('camouflaged-rebel');
    say(part, 'game_start');
    jump(part, sceneOf());
    const masked = part.ladder({ masked: true });
    expect(masked).toMatchObject({
      title: null,
      phase: null,
      beats: [],
      analysis: null,
      corrections: [],
      deviations: [],
    });
    expect(masked.impressions.lines).toBe(1);
  });

  test('unmasked shows how far each beat has come', () => {
    const part = begin('camouflaged-rebel');
    say(part, 'game_start');
    expect(part.ladder({ masked: false }).beats.map(({ state }) => state)).toEqual([
      'done',
      'current',
      'masked',
      'masked',
      'masked',
    ]);
    jump(part, sceneOf());
    const overtaken = part.ladder({ masked: false }).beats;
    expect(overtaken.map(({ beat_id, state, by, why }) => [beat_id, state, by, why])).toEqual([
      ['oath', 'done', 'words', null],
      // The mask's next beat, at which it was dropped.
      ['report', 'skipped', null, 'unmasked'],
      ['jump', 'current', null, null],
      ['close', 'masked', null, null],
    ]);
    expect(overtaken.map(({ completion }) => completion)).toEqual([1, 0, 0, 0]);
  });

  test('one that dies without a word has played nothing', () => {
    const part = begin('camouflaged-rebel');
    part.ended('died');
    const { beats } = part.ladder({ masked: false });
    expect(beats.map(({ beat_id, state, why, begun }) => [beat_id, state, why, begun])).toEqual([
      ['oath', 'skipped', 'died', false],
      ['jump', 'skipped', 'died', false],
      ['close', 'current', null, false],
    ]);
  });

  test('table talk that the storyline did not write is no jump ahead', () => {
    const words = '主公保重，站在你身前的我，一步也不退，这一局，值。';
    const [asides, lines] = [begin('loyal-guard'), begin('loyal-guard')];
    asides.spoke(words, [], true);
    lines.spoke(words, []);
    const kinds = (part: typeof lines) => part.ladder({ masked: false }).deviations.map(({ kind }) => kind);
    expect(kinds(asides)).not.toContain('plot_jump');
    expect(kinds(lines)).toContain('plot_jump');
  });
});
