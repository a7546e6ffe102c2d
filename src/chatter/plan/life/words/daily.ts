/** Back to troubles of money, sleep, mishaps and low spirits; and to what befell another. */
import type { Lines, TroubleWords } from './row';

/** Back to what befell somebody close, and not the speaker. */
export const OF_OTHERS: Lines = {
  zh: ['{kin}碰上这事，你也跟着揪心。', '有你惦记着，{kin}也算有个靠。'],
  en: ["That's hard on {kin}, and on you.", "It's good of you to be there for {kin}."],
};

export const DAILY_TROUBLES: Readonly<Record<string, TroubleWords>> = {
  debt: {
    what: { zh: '账上压得紧', en: 'debt weighs on you' },
    after: { zh: '账还得顺些了么', en: 'is the debt any lighter' },
    said: {
      zh: ['欠着账睡不踏实，我懂。先列清楚，一笔笔来。'],
      en: ['Debt is a heavy thing to carry. List it all, then go one by one.'],
    },
  },
  rent: {
    what: { zh: '住的事压人', en: 'you worry about your place' },
    after: { zh: '住的事谈妥了么', en: 'did the flat work out' },
    said: {
      zh: ['住的事最磨人。先翻翻合同，再跟房东谈宽限。'],
      en: ["That's rough. Check what the lease says first."],
    },
  },
  owed: {
    what: { zh: '有人欠你钱', en: 'you are owed money' },
    after: { zh: '那笔钱还你了没', en: 'did you get your money back' },
    said: {
      zh: ['钱和交情一起悬着最伤。先发消息写清数目，留好凭据。'],
      en: ['Money and a friend at once, ouch. Put the sum in writing before you fall out.'],
    },
  },
  scammed: {
    what: { zh: '你被人骗了', en: 'you were scammed' },
    after: { zh: '被骗的钱追回来些没', en: 'did you get any of the money back' },
    said: {
      zh: ['骗子专挑好人下手，不是你笨。报警了没有？'],
      en: ['Scammers fool clever people every day. Have you told your bank?'],
    },
  },
  lost_money: {
    what: { zh: '你亏了钱', en: 'you lost money' },
    after: { zh: '亏的那笔，缓过来些没', en: 'have you got over that loss' },
    said: {
      zh: ['亏了钱心口疼，可别急着翻本。'],
      en: ["That hurts. Please don't chase the loss."],
    },
  },
  broke: {
    what: { zh: '手头紧', en: 'money is tight' },
    after: { zh: '手头宽些了么', en: 'is money any easier' },
    said: {
      zh: ['手头紧的日子谁都有过，先把饭吃饱。'],
      en: ['Being broke is exhausting. Payday will come.'],
    },
  },
  mishap: {
    what: { zh: '碰上倒霉事', en: 'you had rotten luck' },
    after: { zh: '那桩倒霉事办妥了么', en: 'did that mess get sorted' },
    said: {
      zh: ['这也太倒霉了。人没事就好，东西慢慢补。'],
      en: ["What rotten luck. At least you're all right."],
    },
  },
  insomnia: {
    what: { zh: '你好些天没睡稳', en: 'you have not been sleeping' },
    after: { zh: '后来睡着些了么', en: 'have you slept any better' },
    said: {
      zh: ['睡不着最熬人。打完就放下手机，灯调暗些。', '好些天没睡稳，换谁都难受。总这样就看看医生。'],
      en: [
        'Lying awake is torture. Put the phone away after this one.',
        'No sleep wears anybody down. See a doctor if it goes on.',
      ],
    },
  },
  tired: {
    what: { zh: '你没睡够', en: 'you are short of sleep' },
    after: { zh: '补上觉了么', en: 'did you catch up on sleep' },
    said: {
      zh: ['就睡这么点还撑着打牌？打完赶紧补觉。', '困成这样，出慢点没人怪你。'],
      en: [
        "That's hardly any sleep. Take your time, and go to bed after this.",
        "No wonder you're tired. Nobody minds if you play slowly.",
      ],
    },
  },
  company: {
    what: { zh: '你想有个人说说话', en: 'you wanted somebody to talk to' },
    after: { zh: '说出来好些了么', en: 'did it help to talk' },
    said: {
      zh: ['在呢。慢慢说，我听着。', '想说什么就说，牌可以慢慢打。'],
      en: ["I'm here. Take your time, I'm listening.", 'Go ahead and talk. The cards can wait.'],
    },
  },
  low: {
    what: { zh: '你心里不好受', en: 'you are having a hard time' },
    after: { zh: '那阵子的难受，好些了么', en: 'is it any better' },
    said: {
      zh: ['听着不容易。想说就说，我听着。', '谁都有扛不动的时候，今天先放过自己。', '难受就慢点来，这桌有人陪你。'],
      en: [
        "That sounds hard. Say as much as you like. I'm listening.",
        "I'm sorry it's been rough. You've got company here, at least.",
        'Some days are just heavy. Go easy on yourself.',
      ],
    },
  },
};
