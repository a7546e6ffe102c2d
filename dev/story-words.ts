/** Chinese words of the terminal story (dev/story.ts), English beside them. */
export const REASON_WORD: Readonly<Record<string, string>> = {
  fixed_zhu: '主公', fixed_shown: '身份已公开', ok: '多数人这样看', no_votes: '无人有把握', no_observers: '没有观察者',
  soft_assigned_remaining_allies: '反贼都已现形，余下的算忠', no_memory: '没有记忆',
  nei_both_help_harm: '帮过主公也打过主公', insufficient_signal: '线索不足',
  signal_positive: '行为向着主公', signal_negative: '行为对着主公',
};

export const WORD = {
  title: '察言观色 · 一局真实对局的重放 · a recorded real game, replayed',
  legend: '证据＝各观察者自己的敌友感（＋友 −敌）；线索＝像忠(＋)像反(−)；暴露＝公开的软暴露度。',
  legendEnglish: 'Evidence is each observer\'s own sense of friend or foe; signal leans loyal (+) or rebel (−).',
  turn: (n: number, who: string, round: number) => `第 ${round} 轮 第 ${n} 回合 ${who}`,
  before: '开局',
  evidence: '证据',
  signal: '线索',
  grudge: '记恨',
  shown: '暴露',
  everyone: '众人',
  guesses: '共识',
  flips: '态度翻转',
  noChange: '未变',
  says: (who: string, person: boolean) => (person ? `你（${who}）：` : `${who}：`),
  seat: '座位', name: '武将', persona: '人格', hp: '体力', guess: '终局共识', sure: '把握', agreed: '一致', reason: '理由', truth: '真实身份', right: '对错',
  guessed: '最后一次猜测（揭晓前）',
  over: (winner: string) => `终局：${winner}胜`,
  score: (right: number, of: number, open: number) =>
    `揭晓前的共识：${of} 个暗身份猜对 ${right} 个，另有 ${open} 个没有结论。(${right} of ${of} right, ${open} undecided)`,
  noTruth: '这份记录没有终局身份。 This recording ends without the true roles.',
} as const;
