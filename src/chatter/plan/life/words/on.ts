/** What is said on, when somebody goes on with a trouble that was told: by how it goes on, and of what topic it is. */
import type { GoesOn } from '../../../moves/life/goes-on';
import type { ByTopic, Lines } from './row';
import { STEPS } from './steps';

/** Of whoever is close, and not of oneself. */
export const FEARS_FOR: Lines = {
  zh: ['怕是应该的，那是{kin}啊。我陪你等消息。', '担心成这样，是因为在乎{kin}。往好处想一点。'],
  en: [
    "Of course you're scared. It's {kin}. I'm hoping with you.",
    "You worry because you care. I hope there's good news about {kin} soon.",
  ],
};

/** By what it hangs on, {it}, which stands for one and for many. */
export const BURDEN: Readonly<Record<'told' | 'fears', Lines>> = {
  told: {
    zh: ['{it}这一下，换谁心里都不好受。', '还有{it}的事压着，难怪你静不下来。'],
    en: [
      "The {it}, on top of it all. I'm sorry, that's hard.",
      "With the {it} on your mind, no wonder you can't settle.",
    ],
  },
  fears: {
    zh: ['{it}谁碰上都紧张，慢一点没关系。'],
    en: ['The {it} would make anybody nervous. Breathe out. Slow is fine.'],
  },
};

/** A loss is gone on with in words of its own, whichever way it goes on. */
export const ON: Readonly<Record<GoesOn, ByTopic>> = {
  ...STEPS,
  hidden: {
    any: {
      zh: ['不敢说，是怕人担心。挑个平静的时候，先说一半也行。'],
      en: ["You don't want to worry anybody. Pick a quiet hour and start with a small part."],
    },
  },
  told: {
    any: {
      zh: ['最难的那句说出口了，剩下的给点时间。'],
      en: ['Saying it was the hard part. Give it a night to sink in.'],
    },
  },
  fault: {
    any: {
      zh: ['认得出自己那份就不晚，一句软话比什么都强。'],
      en: ["You see your part, and that's half of it. One honest sorry goes a long way."],
    },
  },
  added: {
    any: {
      zh: ['{what}，又添上这个，真够你受的。', '一件没完又来一件，先喘口气。'],
      en: ["{What}, and now this on top. That's a lot.", 'One thing after another. Catch your breath first.'],
    },
  },
  ashamed: {
    any: {
      zh: ['别这么说自己，会这么想，是因为你在乎。', '不丢人，换谁都会这样。别拿自己撒气。'],
      en: [
        "Don't be so hard on yourself. You only feel it because you care.",
        "Nothing to be ashamed of. Anybody might. Don't take it out on yourself.",
      ],
    },
  },
  apart: {
    any: {
      zh: ['人一时到不了，先打个视频，{kin}听见你就踏实些。'],
      en: ["If you can't be there yet, call. Hearing you will help {kin}."],
    },
  },
  chooses: {
    love: {
      zh: ['先发一句真心话，别催也别堵人，给对方点地方。'],
      en: ["I'd write first: short, honest, no pressure, and then wait."],
    },
    health: {
      zh: ['拿不准就别等，现在先打电话问医生。'],
      en: ["When in doubt, don't wait: call today. Asking costs nothing."],
    },
    family: {
      zh: ['换我会先开一次口，说清楚了，剩下的看对方。'],
      en: ['Say it once, plainly, and leave the rest to them.'],
    },
    money: {
      zh: ['先留够过日子的，别的能缓就缓。'],
      en: ['Keep what the month needs first, and let the rest wait.'],
    },
    any: {
      zh: ['换我就选明天不后悔的那个，先走一小步。'],
      en: ["I'd pick the one you won't regret tomorrow, and start small."],
    },
  },
  asks: {
    sleep: {
      zh: ['别数了，起来喝口温水，灯关小，手机放远点。'],
      en: ['Stop counting. Get up, sip some water, dim the lights and try again.'],
    },
    study: {
      zh: ['先抓分最多的那几章，剩下的看一眼算一眼。'],
      en: ['Start with the chapters that carry the most marks.'],
    },
    work: {
      zh: ['先把事情写下来，该说清的当面说清。'],
      en: ['Write down what happened, then talk it over calmly.'],
    },
    love: {
      zh: ['先别发消息，睡一觉再决定说什么。'],
      en: ['Sleep on it before you send anything.'],
    },
    money: {
      zh: ['先列张单子，哪笔利息高先还哪笔。'],
      en: ['List it all, and pay the one with the highest interest first.'],
    },
    health: {
      zh: ['这个得听医生的，我不敢乱说。别拖就好。'],
      en: ["That's one for a doctor, I wouldn't guess. Just don't put it off."],
    },
    family: {
      zh: ['等气消了，先问一句吃饭没有，话就开了。'],
      en: ['Wait till it cools, then start with something small, like dinner.'],
    },
    any: {
      zh: ['我就是个 AI，招不多。先睡一觉，再找信得过的人聊聊。'],
      en: ["I'm only an AI, but: sleep first, then talk to somebody you trust."],
    },
  },
  fears: {
    health: {
      zh: ['怕是正常的。听医生的，一步一步来。'],
      en: ["It's fine to be scared. One step at a time, with your doctor."],
    },
    any: {
      zh: ['担心很正常，换我也会。'],
      en: ['It makes sense to worry. Anyone would.'],
    },
  },
  unfair: {
    any: {
      zh: ['你没做错，就别往自己身上揽。', '这口黑锅不该你背，换谁都憋屈。'],
      en: ["It isn't fair, and it isn't on you.", "That wasn't yours to carry. Anybody would be fed up."],
    },
  },
  guesses: {
    any: {
      zh: ['人心我猜不准。平静的时候先开口问，不算低头。'],
      en: ["I can't tell from here, but asking calmly is no defeat."],
    },
  },
  span: {
    any: {
      zh: ['这么久了，难为你一直撑着。'],
      en: ["That's a long time to carry it."],
    },
  },
  recalls: {
    loss: {
      zh: ['这些你都记着，那份好就还在。'],
      en: ["You carry that with you. It doesn't go away."],
    },
    any: {
      zh: ['这些事记在心里，一时半会儿放不下的。'],
      en: ["Things like that stay with you. I'm listening."],
    },
  },
  empty: {
    loss: {
      zh: ['家里忽然静下来，最不习惯。慢慢来。'],
      en: ['The quiet at home is the hardest part. Take your time.'],
    },
    any: {
      zh: ['忽然空下来，是最难熬的。'],
      en: ['That emptiness is hard. Give it time.'],
    },
  },
  better: {
    any: {
      zh: ['那就好，听着松了口气。', '这下能放心些了，真好。'],
      en: ["I'm glad to hear it.", "That's a relief. I'm glad."],
    },
  },
  thanks: {
    any: {
      zh: ['客气啥，想说随时说。'],
      en: ['Of course. Anytime you want to talk.'],
    },
  },
  leaves: { any: { zh: ['行，不说这个，打牌散散心。'], en: ['All right, cards then. Say more whenever you like.'] } },
  you: {
    any: {
      zh: ['我是 AI，没经历过，可听得出你难受。'],
      en: ["I'm an AI, so I never lived that, but I can listen."],
    },
  },
  more: {
    job: {
      zh: ['找工作这一程最磨人，你已经扛下不少了。'],
      en: ['Job hunting wears anybody down. You keep at it, and that counts.'],
    },
    loss: {
      zh: ['嗯，我在听。想{kin}的时候就说说。', '这种空，谁也替不了你，我陪你待会儿。', '慢慢来，没人催你好起来。'],
      en: [
        "I'm listening. Talk about them whenever you like.",
        "Nobody can fill that gap. I'm here, though.",
        'Take your time. Nobody expects you to be fine.',
      ],
    },
    love: {
      zh: ['话说到这份上，最让人没处还手。', '那个人的话别反复想，想不出答案的。', '我在听。难受就骂两句。'],
      en: [
        "That's a hard thing to hear. I'm sorry.",
        'It hurts just to listen. Be good to yourself for a while.',
        "Don't turn their words over too much. There's no answer in them.",
      ],
    },
    health: {
      zh: ['嗯，我听着。身子的事急不得。', '真不容易，别一个人扛着。', '先顾身子，别的都好说。'],
      en: [
        "I'm listening. Health comes first.",
        "That's a lot. Don't carry it all alone.",
        'Look after that first. The rest can wait.',
      ],
    },
    sleep: {
      zh: ['脑子停不下来就写到纸上，写完再躺。', '躺不住就起来坐会儿。拖久了，去看看医生。'],
      en: ['Write down what keeps spinning, then lie down again.', 'Get up for a while, and see a doctor if it lasts.'],
    },
    work: {
      zh: ['听着都累，下了班就别想它。', '换谁都有火，在这儿说说无妨。'],
      en: ["What a place to work. I'm sorry.", 'That would wear anybody out.', "I'd be fed up too. Vent all you like."],
    },
    any: {
      zh: ['嗯，我在听，你接着说。', '这事搁谁身上都不好受。', '不容易，你先缓一缓。', '听着呢，不急着打牌。'],
      en: [
        "I'm listening. Go on.",
        "That's hard, whoever it happens to.",
        'I hear you. Take a moment.',
        "No hurry with the cards. I'm here.",
      ],
    },
  },
};
