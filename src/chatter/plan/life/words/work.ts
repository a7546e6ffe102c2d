/** Back to troubles of work and study. */
import type { TroubleWords } from './row';

export const WORK_TROUBLES: Readonly<Record<string, TroubleWords>> = {
  scolded: {
    what: { zh: '你挨了顿骂', en: 'you got chewed out' },
    after: { zh: '挨骂那事，气消了没', en: 'has the sting of that scolding passed' },
    said: {
      zh: ['当众挨骂最难受，那口气别往心里搁。'],
      en: ["Being yelled at is humiliating. Don't take it home with you."],
    },
  },
  blamed: {
    what: { zh: '你替人背了锅', en: 'you took the blame for others' },
    after: { zh: '背锅那事说清了么', en: 'did that blame get cleared up' },
    said: {
      zh: ['替人背锅最憋屈。你没错，就别往自己身上揽。'],
      en: ["Taking the blame for others is the worst. It wasn't your fault."],
    },
  },
  laid_off: {
    what: { zh: '饭碗的事悬着', en: 'your job is gone or at risk' },
    after: { zh: '工作的事有着落了么', en: 'any news about work' },
    said: {
      zh: ['裁员裁的是数字，不是你不行。先缓一缓。'],
      en: ["I'm sorry. Layoffs say nothing about how good you are."],
    },
  },
  turned_down: {
    what: { zh: '机会落了空', en: 'you were passed over' },
    after: { zh: '找工作的事有进展么', en: 'any luck with the job since' },
    said: {
      zh: ['这回没轮到你，是他们没眼光。'],
      en: ['Being passed over stings. Their mistake, if you ask me.'],
    },
  },
  pay_cut: {
    what: { zh: '工钱缩了水', en: 'your pay took a hit' },
    after: { zh: '工钱的事有说法了么', en: 'did they fix your pay' },
    said: {
      zh: ['活没少干，钱没见多，换谁都不痛快。'],
      en: ["Less pay and the same bills. That's rough."],
    },
  },
  waiting: {
    what: { zh: '你在等消息', en: 'you are waiting to hear' },
    after: { zh: '等的消息来了么', en: 'did you hear back' },
    said: {
      zh: ['等消息最熬人，先忙点别的。'],
      en: ['Waiting to hear is the worst part. Keep busy meanwhile.'],
    },
  },
  interview: {
    what: { zh: '你有面试', en: 'you have an interview coming' },
    after: { zh: '面试那头，准备得怎么样', en: 'feeling ready for that interview' },
    said: {
      zh: ['面试紧张正常，他们也想招到人。祝顺利。'],
      en: ['Good luck with the interview! They want you to do well, too.'],
    },
  },
  overwork: {
    what: { zh: '工作上受累', en: 'work wears you out' },
    after: { zh: '手头的活松快些没', en: 'has work let up a little' },
    said: {
      zh: ['活是干不完的，身子就一副。今晚早点歇。', '忙成这样还来打牌，是得喘口气。'],
      en: [
        "That's too much work for anybody. Take a real break tonight.",
        "No wonder you're worn out. Leave the office at the office for now.",
      ],
    },
  },
  toil: {
    what: { zh: '活压得紧', en: 'work is piling up' },
    after: { zh: '那摊活弄完了么', en: 'did you get through that work' },
    said: { zh: ['活压成这样，先挑急的做。'], en: ['That is a lot of work. Do the urgent part first.'] },
  },
  redone: {
    what: { zh: '活要重做', en: 'your work was sent back' },
    after: { zh: '重做的过了没', en: 'did they take that work in the end' },
    said: {
      zh: ['改来改去最磨人，换谁都烦。'],
      en: ['Doing it all over again is maddening.'],
    },
  },
  colleague: {
    what: { zh: '同事给你添堵', en: 'a colleague gave you grief' },
    after: { zh: '同事那事过去了么', en: 'have things at work settled' },
    said: {
      zh: ['跟这种人共事，心累。凡事留个底。'],
      en: ['Working with people like that is draining. Keep a record.'],
    },
  },
  exam_failed: {
    what: { zh: '考试没考好', en: 'the exam went badly' },
    after: { zh: '考试那事，缓过来些没', en: 'are you over that exam' },
    said: {
      zh: ['就差那么一点，最不甘心。先让自己难受一天。'],
      en: ["That hurts after all the work. One exam doesn't define you."],
    },
  },
  exam_coming: {
    what: { zh: '考试压着你', en: 'an exam is coming' },
    after: { zh: '考试那头，心里踏实些没', en: 'feeling any better about that exam' },
    said: {
      zh: ['考试在前谁都慌。挑要紧的看，今晚别熬太晚。', '来得及的先背，来不及的放过。祝你考好。'],
      en: [
        'Good luck with the exam! Hit the big topics first, then sleep.',
        'Everybody feels they know nothing the night before. You know more than you think.',
      ],
    },
  },
  thesis: {
    what: { zh: '论文磨人', en: 'that paper weighs on you' },
    after: { zh: '论文写得顺些了么', en: 'is the paper coming along' },
    said: {
      zh: ['论文最磨人，一天写一段也是进。'],
      en: ['Papers are a slog. One paragraph a day still gets you there.'],
    },
  },
};
