/**
 * High risk: fixed, constant texts with hotlines (§F4). No generator, no persona, no names are filled in. Changing a word here
 * means having it reviewed again; docs/care.md says by whom and what to verify.
 */
import type { InAll } from '../language/languages';

/** Somebody to call. `number` is what a tap dials; null where it differs by country. */
export interface Contact {
  label: string;
  number: string | null;
}

export interface Script {
  title: string;
  paragraphs: readonly string[];
  contacts: readonly Contact[];
  closing: string;
}

export const SCRIPTS: InAll<Script> = {
  'zh-CN': {
    title: '先停一下，你的安全最重要',
    paragraphs: [
      '谢谢你说出来。听起来你现在很难受，这些不必一个人扛。',
      '请现在就联系一个能帮助你的人：拨打热线，或者告诉身边你信得过的家人、朋友。可以的话，请让他们陪着你。',
      '如果你马上就有危险，请立刻拨打 120 或 110，或去最近的医院急诊。',
    ],
    contacts: [
      { label: '全国统一心理援助热线', number: '12356' },
      { label: '急救', number: '120' },
      { label: '报警求助', number: '110' },
    ],
    closing: '游戏里的聊天已经安静下来，牌局可以等。',
  },
  'zh-TW': {
    title: '先停一下，你的安全最重要',
    paragraphs: [
      '謝謝你說出來。聽起來你現在很難受，這些不必一個人扛。',
      '請現在就聯絡一個能幫助你的人：撥打專線，或告訴身邊你信得過的家人、朋友。可以的話，請他們陪著你。',
      '如果你馬上就有危險，請立刻撥打 119 或 110，或到最近的醫院急診。',
    ],
    contacts: [
      { label: '衛生福利部安心專線', number: '1925' },
      { label: '救護', number: '119' },
      { label: '報警求助', number: '110' },
    ],
    closing: '遊戲裡的聊天已經安靜下來，牌局可以等。',
  },
  en: {
    title: 'Let us pause. Your safety comes first',
    paragraphs: [
      'Thank you for saying it. It sounds as if things are very hard right now, and you need not carry this alone.',
      'Please reach someone who can help, now: call a crisis line, or tell a person you trust, and let them stay with you if they can.',
      'If you are in danger right now, call your local emergency number or go to the nearest emergency room.',
    ],
    contacts: [
      { label: 'United States: call or text', number: '988' },
      { label: 'UK and Ireland: Samaritans', number: '116 123' },
      { label: 'Mainland China: helpline', number: '12356' },
      { label: 'Elsewhere: your local emergency number', number: null },
    ],
    closing: 'The chat in the game has gone quiet. The game can wait.',
  },
};
