// @vitest-environment jsdom
/** 剧情 in a page: nothing of a part is seen before it may be. */
import { describe, expect, it, vi } from 'vitest';
import type { Ladder } from '../../../src/chatter/judge/ladder';
import { builtInStorylines } from '../../../src/chatter/judge/storylines';
import { beatInEnglish } from '../../../src/language/beats';
import type { StorySource } from '../../../src/ui/story/source';
import { createStoryTab } from '../../../src/ui/story/tab';
import { all, eachOnFreshPage, mutationsDuring, one, page, showTab, texts } from '../talk/tools';

eachOnFreshPage();

const impressions: Ladder['impressions'] = { lines: 4, claimed: ['zhong', 'zhong'], last: '末将愿为主公前驱！' };
const MASKED: Ladder = {
  title: null,
  phase: null,
  beats: [],
  analysis: null,
  corrections: [],
  deviations: [],
  impressions,
};
const WHOLE: Ladder = {
  title: { zh: '伪装的反贼', en: 'The hidden rebel' },
  phase: 'running',
  impressions,
  beats: [
    {
      beat_id: 'swear',
      state: 'done',
      event: '表忠心',
      completion: 1,
      shut: false,
      by: 'answer',
      why: null,
      begun: true,
    },
    {
      beat_id: 'sound',
      state: 'skipped',
      event: '探口风',
      completion: 0,
      shut: false,
      by: null,
      why: 'died',
      begun: true,
    },
    {
      beat_id: 'waver',
      state: 'current',
      event: '动摇',
      completion: 0.5,
      shut: true,
      by: null,
      why: null,
      begun: true,
    },
    { beat_id: 'jump', state: 'masked', event: '跳反', completion: 0, shut: false, by: null, why: null, begun: false },
  ],
  analysis: '节拍2已完成50%',
  corrections: [{ round: 2, kind: 'npc_tone', beat: 2, text: '节拍2语气太硬' }],
  deviations: [{ kind: 'plot_jump', beat: 2, line: 3, evidence: '老子就是反贼' }],
};

function fakeStory(ladders: { masked: Ladder; whole: Ladder } = { masked: MASKED, whole: WHOLE }) {
  const set = { open: false, debug: false, inactive: null as string | null };
  const ladder = vi.fn((masked: boolean) => (masked ? ladders.masked : ladders.whole));
  const source: StorySource = {
    inactive: () => set.inactive,
    parts: () => [{ seat: 2, name: '张角', ladder }],
    open: () => set.open,
    debug: () => set.debug,
    judgement: () => ({
      status: 'CONTINUE',
      current_beat_idx: 2,
      narrative_hold: '先别跳反',
      tone_correction: null,
      tone_correction_type: null,
      beat_completion_analysis: '节拍2已完成50%',
      completion: 0.5,
      realtime_context_ids: [],
    }),
    onChange: () => () => undefined,
  };
  return { source, set, ladder };
}

describe('剧情', () => {
  it('shows what was said aloud during the game, and asks for nothing more', () => {
    const { source, ladder } = fakeStory();
    const { panel } = showTab(() => createStoryTab(source));
    panel.update();
    expect(texts('.slqj-story')).toEqual(['2号 张角说了4句自称：忠臣「末将愿为主公前驱！」']);
    expect(texts('.slqj-story-page > .slqj-none')[0]).toContain('对局结束后公开');
    expect(ladder.mock.calls.every(([masked]) => masked)).toBe(true);
    for (const secret of ['伪装', '跳反', '动摇', '表忠心', '先别']) expect(page().textContent).not.toContain(secret);
  });

  it('shows the whole ladder in the review, and takes it away again', () => {
    const { source, set } = fakeStory();
    const { panel } = showTab(() => createStoryTab(source));
    set.open = true;
    panel.update();
    expect(texts('.slqj-beat')).toEqual(['表忠心你接了话', '探口风人先倒下了，没演成', '动摇等时机', '跳反还没到']);
    expect(one('.slqj-story-head').textContent).toBe('伪装的反贼进行中');
    expect(one('.slqj-story').textContent).not.toMatch(/%|节拍/);
    expect(texts('.slqj-story-notes li')).toEqual([]);
    set.debug = true;
    panel.update();
    expect(texts('.slqj-beat')[1]).toBe('sound · 探口风人先倒下了，没演成');
    expect(all('.slqj-beat .slqj-meter-fill').map((fill) => fill.style.width)).toEqual(['100%', '0%', '50%', '0%']);
    expect(texts('.slqj-story-notes li').slice(0, 2)).toEqual([
      '第2轮，第3幕，语气不对：节拍3语气太硬',
      '第3幕，抢戏：老子就是反贼',
    ]);
    expect(texts('.slqj-story-notes li').slice(2)).toEqual(['CONTINUE 3 · 50%', '节拍3已完成50%', '先别跳反']);
    expect(
      mutationsDuring(() => {
        panel.update();
      }),
    ).toEqual([]);
    set.open = false;
    panel.update();
    expect(page().textContent).not.toContain('跳反');
  });

  it('is in traditional characters for whoever reads them', () => {
    const { source, set } = fakeStory();
    set.open = true;
    const { panel } = showTab(() => createStoryTab(source), { language: 'zh-TW' });
    panel.update();
    expect(one('.slqj-story-head').textContent).toContain('偽裝的反賊');
    expect(texts('.slqj-beat')[1]).toBe('探口風人先倒下了，沒演成');
    expect(texts('.slqj-beat')[2]).toContain('動搖');
  });

  it('tells who reads English what happens in every beat of ours, and the beats of others as they were written', () => {
    const beats = builtInStorylines().flatMap((story) => story.beats.map((beat) => beat.physical_event));
    for (const event of beats) expect(beatInEnglish(event), event).toMatch(/^[A-Z][\x20-\x7e]{8,59}$/);
    const { source, set } = fakeStory({
      masked: MASKED,
      whole: {
        ...WHOLE,
        beats: WHOLE.beats.slice(0, 2).map((beat, i) => ({ ...beat, event: i === 0 ? '开局聚拢人心' : '自家写的' })),
      },
    });
    set.open = true;
    showTab(() => createStoryTab(source), { language: 'en' });
    expect(texts('.slqj-beat-event')).toEqual(['Rallies the table at the start', '自家写的']);
    expect(one('.slqj-relation-name').textContent).toBe('No. 2 · Zhang Jiao 张角');
  });

  it('calls nothing played by somebody who said nothing', () => {
    const silentOne: Ladder = { ...WHOLE, impressions: { lines: 0, claimed: [], last: null } };
    const { source, set } = fakeStory({ masked: MASKED, whole: silentOne });
    set.open = true;
    showTab(() => createStoryTab(source));
    expect(texts('.slqj-beat')[0]).toBe('表忠心没开口就过去了');
  });

  it("keeps every beat's element while the story goes on", () => {
    const ladders = { masked: MASKED, whole: WHOLE };
    const { source, set } = fakeStory(ladders);
    const { panel } = showTab(() => createStoryTab(source));
    set.open = true;
    panel.update();
    const beats = all('.slqj-beat');
    ladders.whole = {
      ...WHOLE,
      beats: WHOLE.beats.map((beat, i) =>
        i === 2 ? { ...beat, state: 'done' as const, shut: false, completion: 1 } : beat,
      ),
    };
    panel.update();
    expect(all('.slqj-beat')).toEqual(beats);
    expect(beats[2]!.textContent).toBe('动摇演过了');
  });

  it('treats words of storylines and players as text', () => {
    const evil = '<img src=x onerror="globalThis.ran=1">\u202E';
    const whole: Ladder = {
      ...WHOLE,
      title: { zh: evil, en: evil },
      impressions: { lines: 1, claimed: [], last: evil },
      deviations: [{ kind: 'npc_tone', beat: 0, line: 0, evidence: evil }],
      beats: [
        { beat_id: evil, state: 'current', event: evil, completion: 7, shut: false, by: null, why: null, begun: true },
      ],
    };
    const { source, set } = fakeStory({ masked: MASKED, whole });
    set.open = true;
    showTab(() => createStoryTab(source));
    expect(all('.slqj-page img')).toEqual([]);
    expect(page().textContent).not.toMatch(/\u202E/);
    expect(all('div')).toEqual([]);
  });

  it('says why there is nothing', () => {
    const { source, set } = fakeStory();
    set.inactive = '聊天已关闭';
    const { panel } = showTab(() => createStoryTab(source));
    expect(texts('.slqj-story-page > .slqj-none')).toEqual(['聊天已关闭']);
    expect(all('.slqj-story')).toEqual([]);
    set.inactive = null;
    panel.update();
    expect(all('.slqj-story')).toHaveLength(1);
  });
});
