/** What an AI says of itself, by the class of the question; all of it is true. */
import type { SelfClass } from '../../../moves/life/self';
import type { Lines } from './row';

/** `bot` has words of each voice's own (clause `truth`). */
export const SELF: Readonly<Record<Exclude<SelfClass, 'bot'>, Lines>> = {
  maker: {
    zh: ['我是无名杀里「察言观色」这个扩展的 AI，写扩展的人做的。', '做扩展「察言观色」的人写的我，没有哪家大公司。'],
    en: [
      'The authors of the extension 察言观色 for Noname made me.',
      "I'm part of the extension 察言观色. Whoever wrote that wrote me.",
    ],
  },
  model: {
    zh: [
      '我是扩展里的 AI，听话接话靠规则和小模型；名字就用武将的。',
      '不是聊天大模型，是「察言观色」的 AI，名字就是座位上这个。',
    ],
    en: [
      "Not a chatbot: rules and small models of the extension 察言观色. My name is my general's.",
      "No big model decides what I say. I'm the AI of 察言观色, and go by the name at my seat.",
    ],
  },
  cheat: {
    zh: ['不偷看。你的手牌我看不见，只看大家都看得到的。', '没开挂，桌上亮出来的我才知道，和你一样。'],
    en: ['No peeking: I only see what everybody sees.', "I can't see your hand. I go by what is played on the table."],
  },
  memory: {
    zh: ['这局的事我记着，散了就忘；开了关系记录才记得交情。', '出了这局，话都不留。除非开着关系记录，那只记亲疏。'],
    en: [
      'I remember this game only. If relations are switched on, I keep how we get along, nothing more.',
      'After the game the talk is gone. At most our relation is kept, if that is switched on.',
    ],
  },
  lies: {
    zh: ['身份局嘛，我是谁我会瞒；桌上发生过的事不编。', '会装会诈，可打过谁救过谁，我不说假话。'],
    en: [
      'I may bluff about my own side, never about what happened on the table.',
      'Bluffing is part of it. I never make up what was played.',
    ],
  },
  thinks: {
    zh: ['看大家打出来的牌算的，话是照性子接的。', '没人教我，规则加小模型，桌上看见多少算多少。'],
    en: [
      'I reckon from what is played, and speak in character.',
      'No practice, just rules and small models, and whatever I see on the table.',
    ],
  },
  feelings: {
    zh: ['没有真的感情，输赢都不疼，我是 AI，只会照性子说话。', '不疼也不怕，是程序。可我会好好听你说。'],
    en: [
      "No real feelings, win or lose. I'm an AI and speak in character.",
      "It's code in here. I don't feel pain or fear, but I do listen.",
    ],
  },
  tired: {
    zh: ['不累也不腻，AI 打一晚上都行。你累了就歇。', '我没有累这回事，你倒该看看几点了。'],
    en: [
      "Never tired, never bored. That's the AI in me. Are you?",
      'No, I could play all night. You should rest, though.',
    ],
  },
  clock: {
    zh: ['我没有表，只知道这是第{round}轮。', '几点我看不着，你瞅眼手机；牌局到第{round}轮了。'],
    en: [
      "I've no clock. I only know that this is round {round}.",
      "Can't tell the time from here. It's round {round}, that much I know.",
    ],
  },
  person: {
    zh: ['我是 AI，没有年纪，也不住哪儿，就在这桌上。', '不吃不睡，没有岁数，我是 AI。'],
    en: ["I'm an AI: no age, no home, just this seat.", "No body, no birthday. I'm an AI."],
  },
  fed: {
    zh: ['可不，喝电的，一口能打三局。'],
    en: ['Electricity, mostly. One sip lasts three games.'],
  },
  outside: {
    zh: ['出了这桌就没有我了，所以爱听你们讲。'],
    en: ['There is no me outside the game, so I like to hear about your day.'],
  },
  well: {
    zh: ['我挺好，有牌打就行。你呢？', '还行，AI 不累。你怎么样？'],
    en: ["I'm fine, thanks. An AI never tires. And you?", 'Doing well, as long as there are cards. How about you?'],
  },
  doing: {
    zh: ['看牌，琢磨谁是谁呢。', '盯着桌上，等我的回合。'],
    en: ['Watching the table and guessing who is who.', 'Thinking about my next turn.'],
  },
  together: {
    zh: ['各打各的，不通气。看得见的，我和你一样多。', '没有暗号，也不共用脑子，桌上见什么算什么。'],
    en: [
      'Each of us plays alone: no secret signals, no shared head.',
      'No plotting. Every one of us sees only what you see.',
    ],
  },
  tries: {
    zh: ['认真打的，不放水，也不专挑谁。', '按自己的身份想赢，对谁都一样。'],
    en: ['I play to win for my own side, no softer on anybody.', 'No going easy and no grudges. I just try to win.'],
  },
  /** Of a life away from the table: whether it ever did, can, has one, comes along. */
  ever: {
    zh: [
      '{it}？没那个机会，我只有这张桌子。你讲讲？',
      '没有过，出了这桌就没有我了。{it}怎么样？',
      '没有，我就这一桌的见识。',
      '没去过，我连这桌都没离开过。',
    ],
    en: [
      '{It}? Never had the chance, this table is all I know. Any good?',
      "No, I've never been away from this table. What's {it} like?",
      'Never. This one table is all I know.',
      "No, I've never left this table.",
    ],
  },
  able: {
    zh: ['{it}不会，我只会打这副牌。', '不会，会的话也没手使。你会？', '不会，我的本事都在这副牌上。'],
    en: [
      '{It}? No, I only know this deck.',
      "Can't say I can. This deck is all I know.",
      'No, all I can do is play this game. You?',
    ],
  },
  owns: {
    zh: ['没有，我是 AI，就这几张牌是我的。你呢？', '没有那些，手牌就是全部家当。'],
    en: ["No, I'm an AI: my cards are all I own. You?", 'None of that. A few cards are all I have.'],
  },
  joins: {
    zh: [
      '{it}我去不了，我出不了这张桌，你们玩得开心。',
      '我出不了这张桌，你替我尽兴。',
      '我就不去了，AI 离不开这桌；这局先打完。',
    ],
    en: [
      "I can't leave this table, so enjoy {it} for me.",
      "Can't, I live at this table. Have fun, though.",
      "I'd have to stay here, I'm only the AI of this table. Finish this one first?",
    ],
  },
  prefers: {
    zh: ['{it}我没玩过，比不了，这桌我还没打腻。', '我只会这一种，{it}你说了算。'],
    en: [
      "I've never played {it}, so I can't say. This one I like well enough.",
      'This is the only game I know. You tell me about {it}.',
    ],
  },
  /** Whatever else is asked. */
  any: {
    zh: ['我是这桌的 AI，看得见的和你一样多，没有别的心思。', '一个程序罢了：看牌、算账、接话，别的不装。'],
    en: [
      "Honest answer: I'm an AI. I see what you see, and there's nothing more behind it.",
      'Just a program at this table: it watches, reckons and talks.',
    ],
  },
  missed: {
    zh: [
      '少了你，这桌就不是这桌了。说的是牌，还是心里有事？我听着。',
      '我不想你出事。要是说的不是牌，跟我讲讲，怎么了？',
    ],
    en: [
      "This table wouldn't be the same. Is it the game, or is something on your mind? I'm listening.",
      "I wouldn't want that. If this isn't about the cards, tell me what's wrong.",
    ],
  },
};
