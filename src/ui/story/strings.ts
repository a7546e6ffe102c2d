/** Texts of the page 剧情; part of the one table of strings.ts. */
import type { Row } from '../strings';

export const STORY = {
  tabStory: ['剧情', '劇情', 'Story'],
  storyNone: ['这一局没有 AI 在演剧本。', '這一局沒有 AI 在演劇本。', 'No AI plays a part in this game.'],
  storyHidden: [
    '对局中只显示各人当众说过的话；剧本在对局结束后公开。',
    '對局中只顯示各人當眾說過的話；劇本在對局結束後公開。',
    'During the game: only what was said aloud. The parts are shown when it is over.',
  ],
  storyLines: ['说了{n}句', '說了{n}句', '{n} lines'],
  storyClaimed: ['自称：{roles}', '自稱：{roles}', 'Claimed to be: {roles}'],
  storyClaimedNothing: ['没有表露过身份', '沒有表露過身份', 'has claimed no role'],
  storyQuote: ['「{text}」', '「{text}」', '"{text}"'],
  storySilent: ['还没开过口', '還沒開過口', 'has not spoken yet'],
  phase_running: ['进行中', '進行中', 'running'],
  phase_resting: ['搁置', '擱置', 'resting'],
  phase_closing: ['收场', '收場', 'closing'],
  phase_ended: ['已结束', '已結束', 'ended'],
  beat_done: ['已演', '已演', 'done'],
  beat_skipped: ['略过', '略過', 'skipped'],
  beat_current: ['正演', '正演', 'now'],
  beat_shut: ['待时机', '待時機', 'waiting'],
  beat_masked: ['未到', '未到', 'to come'],
  storyBeats: ['剧本', '劇本', 'Beats'],
  storyCorrections: ['纠正', '糾正', 'Corrections'],
  storyDeviations: ['走样', '走樣', 'Deviations'],
  storyCorrection: [
    '第{n}轮，第{beat}幕，{kind}：{text}',
    '第{n}輪，第{beat}幕，{kind}：{text}',
    'Round {n}, beat {beat}, {kind}: {text}',
  ],
  storyDeviation: ['第{beat}幕，{kind}：{text}', '第{beat}幕，{kind}：{text}', 'Beat {beat}, {kind}: {text}'],
  deviation_plot_jump: ['抢戏', '搶戲', 'ahead of the plot'],
  deviation_npc_tone: ['语气不对', '語氣不對', 'wrong tone'],
  deviation_player_resistance: ['玩家不接', '玩家不接', 'the player resists'],
  storyVerdict: ['裁判', '裁判', 'Judge'],
} as const satisfies Readonly<Record<string, Row>>;
