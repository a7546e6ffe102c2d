/** Clauses in the mood of a line, and on what came to nothing or takes its time; all voices word them alike. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const MOOD_WORDS = {
  fell_short: {
    zh: ['就差一点，下回再来', '没打着就没打着', '算你们躲得快'],
    en: ['so close; next time, then', 'it missed, so what', 'quick on your feet, all of you'],
  },
  missed_yours: {
    zh: ['就差一点，下回就着了', '没打着不丢人', '牌没用对时候，再攒一手'],
    en: ['close; the next one may land', 'no shame in that', 'bad timing; save up and try again'],
  },
  held_out: {
    zh: ['是够硬的，看还能撑几下', '躲过一回，看下一回'],
    en: ['tough indeed; let us see for how long', 'one got by; let us see the next'],
  },
  how_long: {
    zh: ['看这架势，还得打几圈', '说不准，倒下一个就快了', '快也快不了，先把这圈打完'],
    en: [
      'a few rounds more, from the look of it',
      'hard to say; once somebody falls it goes fast',
      'this round first, then we shall see',
    ],
  },
  was_laid: {
    zh: ['{why}，想动也动不了', '{why}，我有什么办法'],
    en: ['{why}, so I could not move', '{why}; what could I do'],
  },
  just_passed: {
    zh: ['我那回合刚过，没出什么', '刚轮过我，没动'],
    en: ['my turn has just gone by; I held still', 'I have just had my turn, and let it pass'],
  },
  hello_tired: {
    zh: ['辛苦了，坐下打两把解解乏', '忙完了？那就开打', '来得正好，牌桌上歇一歇'],
    en: [
      'a long day, then; sit down and play',
      'done for the day? Then let us begin',
      'just in time; rest at the table',
    ],
  },
  hello_fed: {
    zh: ['吃的先放放，牌桌上见真章', '好，吃喝不误打牌'],
    en: ['food can wait; to the cards', 'eat or not, the cards are dealt'],
  },
  surprised: {
    zh: ['我也没料到这一出', '开眼了，谁想得到', '可不是，我也愣了一下'],
    en: ['I did not see that coming either', 'well, who would have thought', 'indeed, that made me look twice'],
  },
  dismayed: {
    zh: ['唉，牌桌上的事，说不准的', '是够闹心的，还没完呢', '别叹气，后头还有得打'],
    en: ['ah well, such is the table', 'vexing, yes, but it is not over', 'no sighs yet; there is more to come'],
  },
  delighted: {
    zh: ['看把你乐的', '别高兴太早，还没完呢', '行，让你先乐一会儿'],
    en: ['look who is pleased', 'not too soon; it is not over', 'go on, enjoy it while it lasts'],
  },
  idle: {
    zh: ['都憋着呢，谁先动谁吃亏', '越是没动静越要当心', '歇够了，总有人先动手'],
    en: [
      'all are waiting for somebody to move',
      'the quieter, the more care is due',
      'somebody will strike soon enough',
    ],
  },
  taken_in: {
    zh: ['可不是，越打越有意思', '嗯，我都看在眼里', '这话有点意思，往下看'],
    en: ['indeed, it grows on one', 'yes, I have my eyes on it', 'there is something in that; let us see'],
  },
  cannot_say: {
    zh: ['这我可说不准', '问住我了，往下看吧', '这得打到后头才知道'],
    en: ['that I could not say', 'you have me there; let us see', 'we shall know later'],
  },
  laugh_bare: {
    zh: ['哈哈，这桌是热闹', '可不是，这一出够看的', '乐归乐，牌还得打'],
    en: ['ha, a lively table this is', 'quite a show, indeed', 'fun it is, but the cards go on'],
  },
  tense: {
    zh: ['是啊，一手比一手紧', '可不是，越打越有意思', '我这边也捏着把汗'],
    en: ['yes, it gets tighter with every card', 'indeed, the longer the better', 'I hold my breath as well'],
  },
} as const satisfies Readonly<Record<string, Words>>;
