/** Everything a player reads, Chinese first, English beside it. */

/** One text in both languages. */
const both = (zh: string, en: string): string => `${zh} ${en}`;

export const WORDS = {
  eventFailed: both('记录一个事件时出错，已跳过。', 'An event could not be recorded and was skipped.'),
  finishFailed: both('结束记录时出错。', 'The recording could not be finished.'),
  notKept: both('这一局没能存进最近十局。', 'This game could not be kept among the last ten.'),
  watcherFailed: both('面板更新时出错。', 'The panel failed to follow an event.'),
  chatFailed: both('聊天出错，游戏不受影响。', 'Chat failed; the game is not affected.'),
  careFailed: both(
    '关怀卡片没能显示。需要有人说说话时，可拨 12356。',
    'The care card could not be shown. A crisis line: 988 in the US, 116 123 in the UK and Ireland, 12356 in China.',
  ),
  modelLater: both(
    '开一局后再试：大模型的设置显示在牌桌上。',
    "Start a game first: the model's settings are shown over the table.",
  ),
  moodLater: both(
    '开一局后再试：心情自测显示在牌桌上。',
    'Start a game first: the questionnaire is shown over the table.',
  ),
  storyAdded: (title: string): string =>
    both(`剧本「${title}」已加入，下一局起可能被抽到。`, 'Storyline added; it may be cast from the next game on.'),
  storyRefused: (what: string): string => `${both('剧本没有加入：', 'Storyline refused:')}\n${what}`,
  storyNotKept: (why: string): string => both(`剧本没能存下来：${why}`, 'The storyline could not be kept.'),
  noGame: both('没有对局。', 'No game.'),
  notRemembered: both('AI 对你的印象没能存下来。', 'What the AIs remember of you could not be kept.'),
  panelFailed: both('面板打不开，游戏不受影响。', 'The panel could not be opened; the game is not affected.'),
  perceivedFailed: both('感知态度出错，改用引擎的态度。', "The perceived attitude failed; the engine's is used."),
  attitudeFailed: both('态度补丁出错，改用引擎的态度。', "The attitude patch failed; the engine's value is used."),
  hookThrew: (event: string, title: string): string =>
    both(`订阅者「${title}」在 ${event} 出错。`, 'A subscriber threw an error.'),
  hookOff: (event: string, title: string): string =>
    both(`订阅者「${title}」在 ${event} 连续出错，已停用。`, 'A subscriber threw repeatedly and was switched off.'),
  peerActive: both(
    '检测到「身临其境的AI」也已启用，两者回答同样的问题；本扩展保持旁观。要同时启用，请在菜单打开「与同类扩展并用」。',
    'Another extension of the same kind is enabled; this one stays passive unless you switch on coexistence.',
  ),
  secondCopy: both(
    '检测到另一份「察言观色」，这一份不启用。',
    'Another copy of this extension is active; this one stays off.',
  ),
  missing: (feature: string, members: readonly string[]): string =>
    both(
      `本体缺少 ${members.join('、')}，功能「${feature}」停用。`,
      `The game lacks these members; feature "${feature}" is off.`,
    ),
  wrongFolder: (folder: string, name: string): string =>
    both(
      `扩展文件夹应名为「${name}」，现在是「${folder}」：请改名后重启，否则菜单开关无效。`,
      `Rename the extension folder to ${name}.`,
    ),
  tooOld: (version: string, lowest: string): string =>
    both(
      `本体版本 ${version} 低于最低支持版本 ${lowest}，部分功能可能无效。`,
      `This game version is older than ${lowest}.`,
    ),
} as const;

/** The menu page; names are short, intros explain. */
export const MENU = {
  enable: '开启',
  facts: (version: string, lowest: string): string => `版本 ${version} · 运行环境：本体 v${lowest} 及以上 · 身份模式`,
  personas: '<b>参与抽取的人格</b>（下一局生效）',
  persona_balanced: { name: '均衡', intro: '态度平稳，按证据办事。Balanced.' },
  persona_impulsive: { name: '冲动', intro: '更激进，洞察较低。Impulsive.' },
  persona_petty: { name: '记仇', intro: '被谁打过会记得更久、更重。Petty.' },
  persona_camouflage: { name: '伪装', intro: '身为反贼时，前几个回合压住对主公的敌意。Camouflage.' },
  inference: {
    name: '推断方式',
    intro:
      '规格：按证据与线索；信念：身份牌堆的联合后验，只看公开事件（下一局生效）。How roles are inferred: the rules of evidence, or a joint posterior.',
    item: { spec: '规格', belief: '信念' },
  },
  strict: {
    name: '严格反全知',
    intro:
      '暗身份的一切数值只来自公开事件与各人自己的身份（下一局生效）。No value for a hidden role may rest on that role.',
  },
  act: {
    name: 'AI 按感知行动',
    intro:
      "开：感知，AI 按自己的推断行动；关：原版，AI 用引擎的态度，本扩展只看不动。AI behaviour: perceived, or the engine's own.",
  },
  coexist: {
    name: '与同类扩展并用',
    intro:
      '「身临其境的AI」同时启用时，本扩展默认旁观；打开后两者都会影响AI的态度（重启生效）。Coexist with a similar extension.',
  },
  panel: '打开「察言观色」面板',
  badges: { name: '头像标记', intro: '在头像上标出全场共识的猜测与把握。Marks on the avatars.' },
  language: {
    name: '面板语言',
    intro: '面板的文字。Language of the panel.',
    item: { auto: '自动', 'zh-CN': '简体', 'zh-TW': '繁體', en: 'English' },
  },
  talk: '<b>聊天</b>（只在本机，联机时关闭）',
  chat: { name: 'AI 说话', intro: 'AI 会回你的话，也会在要紧时自己开口。AIs talk.' },
  chat_talkativeness: {
    name: '话多话少',
    intro: '「点名才说」以外，AI 有多爱说话。Talkativeness.',
    item: { 0: '只应声', 0.25: '话少', 0.5: '适中', 0.9: '话多' },
  },
  chat_speed: { name: '说话快慢', intro: '开口前停多久。Speed.', item: { 0.6: '慢', 1: '适中', 1.6: '快' } },
  chat_named: { name: '点名才说', intro: '只有被点到名字或座次时才回话。Speak only when named.' },
  chat_quiet: { name: '我出牌时安静', intro: '轮到你做选择时，AI 不开口。Silence while you decide.' },
  chat_claims: {
    name: '听信表态',
    intro:
      '公开表态（「我是忠臣」「三号反」）会轻微影响 AI 的证据，远不及一张牌。Claims touch evidence, by far less than a card.',
  },
  story: '加入剧本文件（JSON）',
  model: '大模型（可选）…',
  forget: '忘掉 AI 对我的印象',
  forgotten: '已忘掉。',
  mood: '心情自测（可选，仅存本机）',
  careReset: '重置关怀状态，恢复聊天',
  careResetDone: '已恢复。',
  ladder: {
    name: '实时显示剧情阶梯（调试）',
    intro: '会剧透 AI 的剧本。Shows the storylines live, which spoils them.',
  },
  debug: { name: '调试日志', intro: '在控制台写出每个公开事件和它对记忆的影响。Debug log in the console.' },
} as const;

/** Why there is nothing to see (§A2), by language of the panel. */
export const INACTIVE = {
  other_mode: { zh: '只在身份模式生效。', en: 'Only in identity mode.' },
  sub_mode: { zh: '只在标准身份场生效，这种玩法里保持旁观。', en: 'Only in the normal kind of identity mode.' },
  online: { zh: '联机时保持旁观。', en: 'Inactive in online rooms.' },
  video: { zh: '播放录像时保持旁观。', en: 'Inactive while a video plays.' },
  off: {
    zh: '扩展没有生效：未开启，或在同类扩展旁保持旁观。',
    en: 'Not in force: switched off, or passive beside a similar extension.',
  },
  hidden_lord: { zh: '主公未亮明，保持旁观。', en: 'Inactive while the lord is hidden.' },
} as const;

/** The cards keep the talk quiet (§F4). */
export const QUIET = {
  open: {
    'zh-CN': '关怀卡片开着，桌上先安静。收起卡片就恢复聊天。',
    'zh-TW': '關懷卡片開著，桌上先安靜。收起卡片就恢復聊天。',
    en: 'The care card is open, so the table is quiet. Put the card away to go on.',
  },
  silenced: {
    'zh-CN': '聊天已经停下，直到你自己打开：在卡片上点「重新打开聊天」，或在扩展菜单里选「重置关怀状态，恢复聊天」。',
    'zh-TW': '聊天已經停下，直到你自己打開：在卡片上點「重新打開聊天」，或在擴展選單裡選「重置关怀状态，恢复聊天」。',
    en: "The talk has stopped until you turn it on again: on the card, or with 重置关怀状态，恢复聊天 in the extension's menu.",
  },
} as const;

export const PACKAGE_INTRO = '身份局里，AI 只凭公开的出牌、技能、拆顺、无懈、伤害与回复推断身份，并按自己的推断行动。';

/** Why a line of a recording cannot be read. */
export const DAMAGE: Readonly<Record<string, string>> = {
  not_json: both('不是 JSON', 'not JSON'),
  not_object: both('不是一个对象', 'not an object'),
  no_type: both('没有 type', 'has no type'),
  no_header: both('第一行应为 game', 'the first line must be of type game'),
  version: both('不支持的格式版本（只支持 1）', 'unsupported format version (1 is)'),
  second_header: both('又一行 game', 'a second game line'),
  after_truth: both('truth 应是最后一行', 'truth must be the last line'),
  field: both('字段有误', 'a field is wrong'),
};

/** Why there is no belief about a game (core/belief/worlds.ts). */
const REFUSAL: Readonly<Record<string, string>> = {
  deck_unknown: both('不知道这局的身份牌堆', 'the deck of this game is not known'),
  deck_role: both('身份牌堆里有没学过的身份（平民）', 'the deck holds a role that belief was not taught (commoner)'),
  deck_size: both('身份牌堆与人数不符', 'the deck does not fit the seats'),
  lord: both('没有唯一的主公', 'there is not exactly one lord'),
  seats: both('只支持 2 到 10 人', 'only 2 to 10 seats are supported'),
  contradiction: both('亮出的身份与身份牌堆不符', 'what was revealed fits no deal of the deck'),
};

export const refusalText = (reason: string): string =>
  both(`信念推断不适用：${REFUSAL[reason] ?? reason}。`, 'No belief about this game.');

/** What could act on a terminal or turn the writing direction; details quote the file. */
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Safe to print: nothing in it can act on a terminal. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

export const damageText = (line: number, reason: string, detail: string): string =>
  `第 ${line} 行 line ${line}: ${DAMAGE[reason] ?? reason}${detail === '' ? '' : `（${printable(detail)}）`}`;
