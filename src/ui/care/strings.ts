/** Texts around the care card, the script card and the questionnaires; what they say comes from src/care. */
import type { Row } from '../strings';

export const CARE = {
  careTitle: ['停一停', '停一停', 'A moment'],
  carePrivate: [
    '只有你看得到；没有人会在牌桌上读到。',
    '只有你看得到；沒有人會在牌桌上讀到。',
    'Only you see this. Nobody at the table does.',
  ],
  careAnswer: ['想说就在这里说，不说也可以', '想說就在這裡說，不說也可以', 'Answer here if you like; you need not'],
  careSend: ['说', '說', 'Say'],
  careFailed: ['没有送出，字还在。', '沒有送出，字還在。', 'Not sent; your words are still there.'],
  carePause: ['先暂停一下', '先暫停一下', 'Pause the game'],
  carePaused: ['已暂停，不急。', '已暫停，不急。', 'Paused. There is no hurry.'],
  careClose: ['收起', '收起', 'Put away'],
  careQuestionnaire: ['做一个心情自测（自愿）', '做一個心情自測（自願）', 'Take a mood check (if you like)'],
  careHotlines: ['可以拨打的电话', '可以撥打的電話', 'Numbers to call'],
  careChatOff: [
    '聊天已停下，直到你自己打开。',
    '聊天已停下，直到你自己打開。',
    'Talk has stopped until you turn it on again.',
  ],
  careChatOn: ['重新打开聊天', '重新打開聊天', 'Turn talk on again'],
  careChatSure: ['AI 会重新开口说话。', 'AI 會重新開口說話。', 'The AIs will speak again.'],
  careChatYes: ['是，打开', '是，打開', 'Yes, turn it on'],
  careChatNo: ['先不打开', '先不打開', 'Not yet'],

  moodTitle: ['心情自测', '心情自測', 'Mood check'],
  moodChoose: ['选一份问卷', '選一份問卷', 'Choose a questionnaire'],
  moodProgress: ['已答 {n}/{all}', '已答 {n}/{all}', '{n} of {all} answered'],
  moodResult: ['看结果', '看結果', 'See the result'],
  moodMissing: ['还有没答的，已标出第一题。', '還有沒答的，已標出第一題。', 'Some are still open; here is the first.'],
  moodTotal: ['{name}：{n} 分（满分 {most}）', '{name}：{n} 分（滿分 {most}）', '{name}: {n} of {most}'],
  moodRemember: ['在这台设备上记住这次结果', '在這台裝置上記住這次結果', 'Remember this result on this device'],
  moodDelete: ['删除记住的结果', '刪除記住的結果', 'Delete what is remembered'],
  moodDeleted: ['已删除。', '已刪除。', 'Deleted.'],
  moodNotKept: ['没能存下来：{why}', '沒能存下來：{why}', 'Could not be kept: {why}'],
  moodKept: ['已记在这台设备上。', '已記在這台裝置上。', 'Kept on this device.'],
  moodOther: ['换一份', '換一份', 'The other one'],
  moodRefused: [
    '这些答案读不了，没有被采用。',
    '這些答案讀不了，沒有被採用。',
    'These answers could not be read and were not used.',
  ],
} as const satisfies Readonly<Record<string, Row>>;
