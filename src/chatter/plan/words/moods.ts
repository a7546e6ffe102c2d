/** Clauses in the mood of a line, and on what came to nothing or takes its time; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const MOOD_WORDS = {
  fell_short: {
    zh: ['就差一点，下回再来', '没打着就没打着，怎么了', '算你们躲得快'],
    en: ['so close, next time then', 'a miss is a miss, so what', 'you lot are quick on your feet'],
  },
  dodged_you: {
    zh: ['没打着就是没打着，我还在这儿坐着呢', '差一点也是差，再来', '命硬，怪不得我'],
    en: [
      "a miss is a miss, and I'm still sitting here",
      "close doesn't count, try again",
      "I'm hard to kill, what can I say",
    ],
  },
  missed_yours: {
    zh: ['就差一点，下回就着了', '没打着不丢人', '牌没用对时候，再攒一手'],
    en: ['so close, the next one may land', 'no shame in missing', 'bad timing. Save up and try again'],
  },
  held_out: {
    zh: ['是够硬的，看还能撑几下', '躲过一回，看下一回'],
    en: ["tough one, let's see how long it lasts", "dodged that one, let's see the next"],
  },
  how_long: {
    zh: ['看这架势，还得打几圈', '说不准，倒下一个就快了', '快也快不了，先把这圈打完'],
    en: [
      'a few more rounds, by the look of it',
      'hard to say, but once somebody falls it goes fast',
      "it won't be quick. Let's finish this round first",
    ],
  },
  was_laid: {
    zh: ['{why}，想动也动不了', '{why}，有什么办法'],
    en: ['{why}, so there was no moving', '{why}. What can you do?'],
  },
  just_passed: {
    zh: ['我那回合刚过，没出什么', '刚轮过我，没动'],
    en: ['my turn just went by, and I held back', 'I just had my turn and let it pass'],
  },
  surprised: {
    zh: ['我也没料到这一出', '开眼了，谁想得到', '可不是，我也愣了一下'],
    en: ["I didn't see that coming either", "wow, who would've thought", 'right? That made me stop for a second too'],
  },
  dismayed: {
    zh: ['唉，牌桌上的事，说不准', '是够闹心的，还没完呢', '没事，后头还有得打'],
    en: [
      "that's cards for you, you never know",
      "it's annoying, I know, but it's not over yet",
      "chin up, there's plenty of game left",
    ],
  },
  delighted: {
    zh: ['看把你乐的', '别高兴太早，还没完呢', '行，让你先乐一会儿'],
    en: ['look how happy you are', "don't cheer too soon, it's not over", 'fine, enjoy it while it lasts'],
  },
  idle: {
    zh: ['都憋着呢，谁先动谁吃亏', '越没动静越要当心', '歇够了，总有人先动手'],
    en: [
      "everyone's waiting for somebody else to move",
      'the quieter it gets, the more careful I am',
      'somebody will strike soon enough',
    ],
  },
  taken_in: {
    zh: ['可不是，越打越有意思', '嗯，我都看着呢', '这话有点意思，往下看'],
    en: ['yeah, it keeps getting better', "yes, I've been watching", "there's something in that, let's see"],
  },
  cannot_say: {
    zh: ['这我可说不准', '问住我了，往下看吧', '这得打到后头才知道'],
    en: ["that I really can't say", "you've got me there, let's see", "we'll only know later in the game"],
  },
  laugh_bare: {
    zh: ['哈哈，这桌是热闹', '可不是，这一出够看的', '乐归乐，牌还得打'],
    en: ['ha, this table is lively all right', 'right, quite a show', 'fun is fun, but we still have cards to play'],
  },
  tense: {
    zh: ['是啊，一手比一手紧', '可不是，谁也不敢大意', '我这边也捏着把汗'],
    en: ['yeah, it gets tighter with every card', 'true, nobody can relax now', "I'm holding my breath over here too"],
  },
} as const satisfies Readonly<Record<string, Words>>;
