/** Every text of the panel and the preview, in the three languages. `{x}` is filled in as plain text. */
import { BELIEF } from './belief/strings';
import { CARE } from './care/strings';
import { MODEL } from './model/strings';
import { STORY } from './story/strings';
import { TALK } from './talk/strings';

export type Language = 'zh-CN' | 'zh-TW' | 'en';

export const LANGUAGES: readonly Language[] = ['zh-CN', 'zh-TW', 'en'];

export type Row = readonly [cn: string, tw: string, en: string];

export const UI = {
  ...TALK,
  ...STORY,
  ...CARE,
  ...MODEL,
  ...BELIEF,

  title: ['察言观色', '察言觀色', 'Reading the table'],
  close: ['关闭', '關閉', 'Close'],
  back: ['返回', '返回', 'Back'],
  noGame: [
    '还没有对局。开始一局身份场后，这里会显示每个人的推断。',
    '還沒有對局。開始一局身份場後，這裡會顯示每個人的推斷。',
    'No game yet. Start an identity game to see what everybody thinks.',
  ],
  tabs: ['页面', '頁面', 'Pages'],
  tabInspect: ['身份推演', '身份推演', 'Roles'],
  tabPersona: ['人格', '人格', 'Personas'],
  tabReview: ['复盘', '複盤', 'Review'],

  role_zhu: ['主公', '主公', 'lord'],
  role_zhong: ['忠臣', '忠臣', 'loyalist'],
  role_fan: ['反贼', '反賊', 'rebel'],
  role_nei: ['内奸', '內奸', 'traitor'],
  role_commoner: ['平民', '平民', 'commoner'],
  role_unknown: ['未知', '未知', 'unknown'],
  letter_zhu: ['主', '主', 'Ld'],
  letter_zhong: ['忠', '忠', 'Ly'],
  letter_fan: ['反', '反', 'Rb'],
  letter_nei: ['内', '內', 'Tr'],
  letter_commoner: ['民', '民', 'Cm'],
  letter_unknown: ['?', '?', '?'],

  eyes: ['谁的视角', '誰的視角', 'Whose eyes'],
  eyesAll: ['共识', '共識', 'Consensus'],
  eyesPublic: ['公开视角', '公開視角', 'Public view'],
  eyesMe: ['我的视角', '我的視角', 'My view'],
  me: ['我', '我', 'me'],
  seat: ['{n}号', '{n}號', 'No. {n}'],
  place: ['{n}号位', '{n}號位', 'no. {n}'],
  lordPlace: ['主公', '主公', 'the lord'],
  suspected: ['{who}(疑似{role})', '{who}(疑似{role})', '{who} (likely {role})'],
  known: ['{who}({role})', '{who}({role})', '{who} ({role})'],
  dead: ['阵亡', '陣亡', 'dead'],
  confidence: ['把握', '把握', 'Sure'],
  exposure: ['暴露', '暴露', 'Exposed'],
  votes: ['看法', '看法', 'Votes'],
  votesFor: ['{n}赞成', '{n}贊成', '{n} for'],
  votesAgainst: ['{n}反对', '{n}反對', '{n} against'],
  votesOpen: ['{n}观望', '{n}觀望', '{n} open'],
  rowLabel: [
    '{seat} {name}：{role}，把握 {sure}%',
    '{seat} {name}：{role}，把握 {sure}%',
    '{seat} {name}: {role}, {sure}% sure',
  ],
  rowHint: ['点座位看来龙去脉', '點座位看來龍去脈', 'Tap a seat for its history'],
  agreement: ['{n}% 一致', '{n}% 一致', '{n}% agree'],

  why_self: ['自己的身份自己知道', '自己的身份自己知道', 'knows its own role'],
  why_secret: ['凭技能已看穿，不便说', '憑技能已看穿，不便說', 'has seen it by a skill, and keeps it quiet'],
  why_fixed_zhu: ['主公身份公开', '主公身份公開', 'the lord is known to all'],
  why_fixed_shown: ['身份已公开：{role}', '身份已公開：{role}', 'role is open: {role}'],
  why_learned: ['凭技能得知：{role}', '憑技能得知：{role}', 'learned by a skill: {role}'],
  why_no_memory: ['还没有观察', '還沒有觀察', 'has not watched yet'],
  why_no_observers: ['没有AI在观察', '沒有AI在觀察', 'no AI is watching'],
  why_no_votes: ['线索不足，都在观望', '線索不足，都在觀望', 'too little to go by; all hold back'],
  why_insufficient_signal: ['线索不足', '線索不足', 'too little to go by'],
  why_nothing: ['还没有值得一提的举动', '還沒有值得一提的舉動', 'nothing telling so far'],
  why_soft_assigned_remaining_allies: [
    '反贼都已现形，余下的多半是忠臣',
    '反賊都已現形，餘下的多半是忠臣',
    'the rebels have shown themselves, so probably loyal',
  ],
  why_nei_both_help_harm: ['帮过主公，也伤过主公', '幫過主公，也傷過主公', 'both helped and hurt the lord'],
  inRound: ['第{n}轮{what}', '第{n}輪{what}', 'round {n}: {what}'],
  times: ['{what}×{n}', '{what}×{n}', '{what} ×{n}'],
  joinParts: ['；', '；', '; '],
  joinList: ['、', '、', ', '],

  did_sha: ['对{who}出杀', '對{who}出殺', 'struck at {who}'],
  did_card: ['对{who}使用{card}', '對{who}使用{card}', 'used {card} on {who}'],
  did_skill: ['对{who}发动{skill}', '對{who}發動{skill}', 'used {skill} on {who}'],
  did_take: ['拿走{who}的牌', '拿走{who}的牌', 'took a card of {who}'],
  did_break: ['拆了{who}的牌', '拆了{who}的牌', 'discarded a card of {who}'],
  did_free: ['替{who}解了{card}', '替{who}解了{card}', 'freed {who} from {card}'],
  did_shield: ['用无懈保护{who}', '用無懈保護{who}', 'shielded {who} with a counter'],
  did_deny: ['用无懈断了{who}的好处', '用無懈斷了{who}的好處', 'countered what would help {who}'],
  did_hurt: ['打伤{who}', '打傷{who}', 'hurt {who}'],
  did_save: ['救过{who}', '救過{who}', 'saved {who}'],
  did_heal: ['给{who}回血', '給{who}回血', 'healed {who}'],
  did_kill: ['杀死{who}', '殺死{who}', 'killed {who}'],

  ev_useSelf: ['{by}使用【{card}】', '{by}使用【{card}】', '{by} used {card}'],
  ev_use: ['{by}对{to}使用【{card}】', '{by}對{to}使用【{card}】', '{by} used {card} on {to}'],
  ev_skillSelf: ['{by}发动「{skill}」', '{by}發動「{skill}」', '{by} used {skill}'],
  ev_skill: ['{by}对{to}发动「{skill}」', '{by}對{to}發動「{skill}」', '{by} used {skill} on {to}'],
  ev_discard: ['{by}弃置{to}的{what}', '{by}棄置{to}的{what}', '{by} discarded {what} of {to}'],
  ev_gain: ['{by}获得{to}的{what}', '{by}獲得{to}的{what}', '{by} took {what} of {to}'],
  zone_h: ['一张手牌', '一張手牌', 'a hand card'],
  zone_e: ['装备', '裝備', 'equipment'],
  zone_j: ['判定区的牌', '判定區的牌', 'a delayed card'],
  zone_named: ['{zone}【{card}】', '{zone}【{card}】', '{zone} {card}'],
  ev_counter: [
    '{by}用【无懈可击】抵消{to}将受的【{card}】',
    '{by}用【無懈可擊】抵消{to}將受的【{card}】',
    '{by} countered {card} aimed at {to}',
  ],
  ev_restore: [
    '{by}用【无懈可击】让{to}的【{card}】重新生效',
    '{by}用【無懈可擊】讓{to}的【{card}】重新生效',
    '{by} countered the counter: {card} on {to} stands',
  ],
  ev_give: ['{by}交给{to} {n}张牌', '{by}交給{to} {n}張牌', '{by} gave {to} {n} cards'],
  ev_draw: ['{by}让{to}摸{n}张牌', '{by}讓{to}摸{n}張牌', '{by} let {to} draw {n}'],
  ev_lose: ['{to}受到{n}点伤害{via}', '{to}受到{n}點傷害{via}', '{to} took {n} damage{via}'],
  ev_damage: ['{by}对{to}造成{n}点伤害{via}', '{by}對{to}造成{n}點傷害{via}', '{by} dealt {n} damage to {to}{via}'],
  ev_recover: ['{to}回复{n}点体力{via}', '{to}回復{n}點體力{via}', '{to} recovered {n}{via}'],
  ev_heal: ['{by}让{to}回复{n}点体力{via}', '{by}讓{to}回復{n}點體力{via}', '{by} healed {to} by {n}{via}'],
  via: ['（{what}）', '（{what}）', ' ({what})'],
  ev_reveal: ['{who}亮出身份：{role}', '{who}亮出身份：{role}', '{who} showed its role: {role}'],
  ev_die: ['{who}阵亡，身份是{role}', '{who}陣亡，身份是{role}', '{who} died, a {role}'],
  ev_kill: ['{by}击杀{who}，身份是{role}', '{by}擊殺{who}，身份是{role}', '{by} killed {who}, a {role}'],
  ev_turn: ['{who}的回合开始，旧印象淡去', '{who}的回合開始，舊印象淡去', 'turn of {who}; old impressions fade'],
  ev_round: ['第{n}轮开始', '第{n}輪開始', 'round {n} begins'],
  ev_hand: ['{who}自己出牌', '{who}自己出牌', '{who} plays by hand'],
  ev_handOff: ['托管，AI代打', '託管，AI代打', 'an AI plays for the human'],
  ev_join: ['{who}加入', '{who}加入', '{who} joined'],
  ev_shown: ['{who}更暴露了', '{who}更暴露了', '{who} became more exposed'],
  ev_over: ['对局结束：{winner}获胜', '對局結束：{winner}獲勝', 'the game is over: {winner} won'],
  ev_chat: ['{who}说了句话', '{who}說了句話', '{who} said something'],
  ev_claim: ['{by}谈起{about}', '{by}談起{about}', '{by} speaks of {about}'],
  win_zhu: ['主公与忠臣', '主公與忠臣', "the lord's side"],
  win_fan: ['反贼', '反賊', 'the rebels'],
  win_nei: ['内奸', '內奸', 'the traitor'],
  win_other: ['无人', '無人', 'nobody'],

  chart: [
    '{who}看{seat}：忠反线索与证据，逐回合',
    '{who}看{seat}：忠反線索與證據，逐回合',
    '{who} on {seat}: signal and evidence by turn',
  ],
  seriesSignal: ['忠反线索', '忠反線索', 'Signal'],
  seriesEvidence: ['行为证据', '行為證據', 'Evidence'],
  towardsLord: ['↑ 向着主公', '↑ 向著主公', '↑ for the lord'],
  againstLord: ['↓ 对着主公', '↓ 對著主公', '↓ against the lord'],
  round: ['{n}轮', '{n}輪', 'R{n}'],
  chartHint: [
    '点标记看发生了什么（←→ 逐个看）',
    '點標記看發生了什麼（←→ 逐個看）',
    'Tap a mark to read it (← → to step)',
  ],
  noMarks: [
    '还没有什么举动改变过大家的看法。',
    '還沒有什麼舉動改變過大家的看法。',
    "Nothing has changed anybody's mind yet.",
  ],
  marks: ['关键举动', '關鍵舉動', 'What counted'],
  markWhere: ['第{round}轮 第{turn}回合', '第{round}輪 第{turn}回合', 'Round {round}, turn {turn}'],
  fxSignal: ['{who}的忠反线索 {n}', '{who}的忠反線索 {n}', 'signal of {who} {n}'],
  fxEvidence: [
    '{observer}眼中{who}的证据 {n}',
    '{observer}眼中{who}的證據 {n}',
    'evidence on {who} for {observer} {n}',
  ],
  fxGrudge: ['{observer}记恨{who} {n}', '{observer}記恨{who} {n}', '{observer} resents {who} {n}'],
  fxShown: ['{who}的暴露 {n}', '{who}的暴露 {n}', 'exposure of {who} {n}'],
  fxFlip: ['共识：{who} {from} → {to}', '共識：{who} {from} → {to}', 'Consensus: {who} {from} → {to}'],
  everyone: ['众人', '眾人', 'everyone'],

  personaHidden: [
    '为了不剧透，AI 的性格与记恨默认隐藏。',
    '為了不劇透，AI 的性格與記恨預設隱藏。',
    'Personas and grudges are hidden so as not to spoil the game.',
  ],
  personaShow: ['显示人格与记恨', '顯示人格與記恨', 'Show personas and grudges'],
  persona_balanced: ['均衡', '均衡', 'Balanced'],
  persona_impulsive: ['冲动', '衝動', 'Impulsive'],
  persona_petty: ['记仇', '記仇', 'Petty'],
  persona_camouflage: ['伪装', '偽裝', 'Camouflage'],
  about_balanced: ['态度平稳，按证据办事', '態度平穩，按證據辦事', 'steady; goes by the evidence'],
  about_impulsive: ['容易上头，看人不准', '容易上頭，看人不準', 'hot-headed, a poor judge'],
  about_petty: ['谁打过他，他记得久', '誰打過他，他記得久', 'remembers who hit him'],
  about_camouflage: ['若是反贼，开局会装好人', '若是反賊，開局會裝好人', 'as a rebel, plays nice at first'],
  trait_aggressiveness: ['好斗', '好鬥', 'Aggressive'],
  trait_insight: ['洞察', '洞察', 'Insight'],
  trait_revengeWeight: ['报复', '報復', 'Revenge'],
  trait_randomness: ['随性', '隨性', 'Whim'],
  trait_camouflageRounds: ['伪装回合', '偽裝回合', 'Cover turns'],
  turnsTaken: ['已行动 {n} 回合', '已行動 {n} 回合', '{n} turns taken'],
  grudges: ['记恨', '記恨', 'Grudges'],
  grudge: ['{who} {n}', '{who} {n}', '{who} {n}'],
  noGrudge: ['没有记恨谁', '沒有記恨誰', 'bears no grudge'],

  reviewWait: [
    '对局结束后，这里会揭晓真相，对照每个人的推断。',
    '對局結束後，這裡會揭曉真相，對照每個人的推斷。',
    "After the game the truth is shown here, beside everybody's guesses.",
  ],
  reviewWinner: [
    '{winner}获胜 · {rounds}轮 {turns}回合',
    '{winner}獲勝 · {rounds}輪 {turns}回合',
    '{winner} won · {rounds} rounds, {turns} turns',
  ],
  reviewScore: [
    '揭晓前共识：{right}/{all} 猜对，{open} 个没有结论',
    '揭曉前共識：{right}/{all} 猜對，{open} 個沒有結論',
    'Consensus before the end: {right} of {all} right, {open} undecided',
  ],
  colSeat: ['座位', '座位', 'Seat'],
  colTruth: ['真实身份', '真實身份', 'Truth'],
  colGuess: ['揭晓前共识', '揭曉前共識', 'Consensus'],
  colRight: ['猜对的AI', '猜對的AI', 'AIs right'],
  right: ['✓ 对', '✓ 對', '✓ right'],
  wrong: ['✗ 错', '✗ 錯', '✗ wrong'],
  undecided: ['– 未定', '– 未定', '– open'],
  public: ['公开', '公開', 'open'],
  accuracy: ['每轮的共识', '每輪的共識', 'Consensus by round'],
  accuracyRow: [
    '第{n}轮：{right}对 {wrong}错 {open}未定',
    '第{n}輪：{right}對 {wrong}錯 {open}未定',
    'Round {n}: {right} right, {wrong} wrong, {open} open',
  ],
  turning: ['转折点', '轉折點', 'Turning points'],
  noTurning: ['共识一直没有变过。', '共識一直沒有變過。', 'The consensus never changed.'],
  turningTo: ['{who}：{from} → {to}', '{who}：{from} → {to}', '{who}: {from} → {to}'],
  fooled: ['谁骗了谁', '誰騙了誰', 'Who fooled whom'],
  fooledRow: [
    '{who}({role})骗过了{whom}：被当成{as}',
    '{who}({role})騙過了{whom}：被當成{as}',
    '{who} ({role}) fooled {whom}: taken for a {as}',
  ],
  noFooled: ['没有人看走眼。', '沒有人看走眼。', 'Nobody was fooled.'],
  exportPng: ['图片', '圖片', 'Picture'],
  exportHtml: ['网页', '網頁', 'Web page'],
  exportRecording: ['对局记录', '對局記錄', 'Recording'],
  saved: ['已保存 {file}', '已保存 {file}', 'Saved {file}'],
  saveFailed: ['没能保存：{why}', '沒能保存：{why}', 'Could not save: {why}'],
  archive: ['最近十局', '最近十局', 'Last ten games'],
  archiveEmpty: ['还没有存下的对局。', '還沒有存下的對局。', 'No games kept yet.'],
  archiveFailed: ['打不开存档：{why}', '打不開存檔：{why}', 'The archive cannot be opened: {why}'],
  archiveRow: [
    '{date} · {players}人 · {winner}获胜',
    '{date} · {players}人 · {winner}獲勝',
    '{date} · {players} players · {winner} won',
  ],
  archiveOpen: ['复盘这局', '複盤這局', 'Review'],
  archiveViewing: [
    '正在看以前的一局（按记录重算，与当时可能略有出入）',
    '正在看以前的一局（按記錄重算，與當時可能略有出入）',
    'An earlier game, worked out again from its recording; it may differ a little from what was shown then',
  ],
  archiveLeave: ['回到当前对局', '回到目前對局', 'Back to the running game'],

  badge: ['{role}，把握 {sure}%', '{role}，把握 {sure}%', '{role}, {sure}% sure'],

  pvTitle: ['察言观色 · 对局预览', '察言觀色 · 對局預覽', 'Reading the table · preview'],
  pvPlay: ['播放', '播放', 'Play'],
  pvPause: ['暂停', '暫停', 'Pause'],
  pvBack: ['后退一步', '後退一步', 'Step back'],
  pvStep: ['前进一步', '前進一步', 'Step'],
  pvStart: ['回到开头', '回到開頭', 'To the start'],
  pvEnd: ['跳到结尾', '跳到結尾', 'To the end'],
  pvSpeed: ['速度 {n}×', '速度 {n}×', 'Speed {n}×'],
  pvScrub: ['进度', '進度', 'Position'],
  pvPosition: [
    '第{round}轮 第{turn}回合 · {at}/{all}',
    '第{round}輪 第{turn}回合 · {at}/{all}',
    'Round {round}, turn {turn} · {at}/{all}',
  ],
  pvOpen: ['打开记录', '打開記錄', 'Open a file'],
  pvGames: ['选择对局', '選擇對局', 'Choose a game'],
  pvDrop: ['把对局记录（.jsonl）拖到这里', '把對局記錄（.jsonl）拖到這裡', 'Drop a recording (.jsonl) here'],
  pvTable: ['牌桌', '牌桌', 'The table'],
  pvPanel: ['推演面板', '推演面板', 'The panel'],
  pvStrict: ['不知身份', '不知身份', 'No roles'],
  pvStrictHint: [
    '重算时不给任何隐藏身份（牌的价值仍是记录的）',
    '重算時不給任何隱藏身份（牌的價值仍是記錄的）',
    'Folded without any hidden role; worths are still the recorded ones',
  ],
  pvBelief: ['信念', '信念', 'Belief'],
  pvBeliefHint: [
    '推断方式：规格之外，再画出信念',
    '推斷方式：規格之外，再畫出信念',
    "Way of inference: draws belief beside the specification's guesses",
  ],
  pvDamaged: [
    '这份记录有损坏，只读到损坏处：{why}',
    '這份記錄有損壞，只讀到損壞處：{why}',
    'The recording is damaged; read up to there: {why}',
  ],
  pvUnreadable: ['读不了「{file}」：{why}', '讀不了「{file}」：{why}', 'Cannot read "{file}": {why}'],
  pvBegin: ['按「播放」开始，或拖动进度。', '按「播放」開始，或拖動進度。', 'Press play, or drag the position.'],
  pvHp: ['体力 {hp}/{max}', '體力 {hp}/{max}', '{hp} of {max} HP'],
  pvKeys: [
    '空格 播放/暂停 · ←→ 单步 · Home/End 首尾',
    '空白鍵 播放/暫停 · ←→ 單步 · Home/End 首尾',
    'Space play/pause · ← → step · Home/End ends',
  ],
  pvDismiss: ['知道了', '知道了', 'Dismiss'],
  pvTooBig: ['文件太大（超过 20 MB）', '檔案太大（超過 20 MB）', 'the file is over 20 MB'],
} as const satisfies Readonly<Record<string, Row>>;

export type TextKey = keyof typeof UI;

/** Gives the text of a key in one language. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export function createTexts(language: Language): Texts {
  const column = LANGUAGES.indexOf(language);
  return (key, values) => {
    const text = UI[key][column] ?? UI[key][0];
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** Reads a setting or a browser's language; anything unknown is read as simplified Chinese, the game's own. */
export function languageOf(tag: unknown): Language {
  if (typeof tag !== 'string') return 'zh-CN';
  const lower = tag.toLowerCase();
  if (lower.startsWith('en')) return 'en';
  return /^(zh-(tw|hk|mo|hant)|cht|tw$)/.test(lower) ? 'zh-TW' : 'zh-CN';
}
