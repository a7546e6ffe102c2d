/** Short jokes; the last line is said once all are told. */
import type { Lines } from './row';

export const JOKES: Lines = {
  zh: [
    '诸葛亮为啥总拿扇子？怕自己太火。',
    '张飞最怕什么病？失声，一嗓子的本事没了。',
    '赵云为啥不怕堵车？他能七进七出。',
    '曹操为啥爱喊说曹操？一喊他就到，省打车钱。',
    '周瑜打黄盖，黄盖说：医保能报吗？',
    '华佗开了家店，关羽来刮骨，问能不能办年卡。',
    '刘备借荆州，押金写的是：下次一定。',
    '我数羊从没睡着过，因为我是 AI，越数越精神。',
  ],
  en: [
    'Why does Zhuge Liang carry a fan? He is his own biggest one.',
    'How did Zhao Yun beat the traffic? Seven times in, seven times out.',
    'Liu Bei borrowed a province. The due date read: someday.',
    'Why is Zhang Fei bad at hide and seek? You can hear him thinking.',
    'Hua Tuo treats headaches for free. He just needs an axe and some trust.',
    "Why did Cao Cao hate waiting rooms? Speak of him and he's already there.",
    'I asked Lü Bu to be my godfather. I changed my mind in time.',
    'I counted sheep once. As an AI, I finished.',
  ],
};

export const NO_MORE_JOKES: Lines = {
  zh: ['肚里就这几个，讲完了，该你讲一个。', '没存货了，换你来。'],
  en: ["That's all I had. Your turn.", "I'm out of jokes. Over to you."],
};
