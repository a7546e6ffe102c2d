/**
 * Told to die by somebody of one's own life (§D4, §D5): no wish of the speaker's, and nothing to be played on with. Seats,
 * team mates and heroes are not of that life: what they say of dying is the game's.
 */
import type { Passage } from '../line/passage';

/** Who is near to somebody, or stands above them, outside of the table. */
const NEAR =
  '(?:[爸妈爹娘哥姐弟妹]+|爸爸|妈妈|父母|父亲|母亲|爷爷|奶奶|外公|外婆|亲戚|家里人?|家人|老公|老婆|男友|女友|男朋友|女朋友|对象|前任|前男友|前女友|' +
  '朋友|闺蜜|兄弟|室友|舍友|同学|同桌|班[里上]的?人?|班主任|老师|导师|教练|老板|领导|上司|同事|网友|网上的?人?|粉丝|邻居)';
const SAYS =
  '(?:一直|天天|总是?|老是?|都|还|又|刚才?|今天|昨天|在群里|当面|居然|竟然){0,3}(?:让|叫|喊|劝|逼|骂|说|要|咒|希望|巴不得)';
/** The same of those who may as well sit at the table. */
const ANYBODY = '(?:有人|别人|大家|他们|她们|所有人)';
/** 死磕, 死守 and their like are ways of working. */
const DEATH =
  '(?:去死(?![磕守缠扛撑记背等嗑神海保])|怎么(?:还)?不(?:去)?死|(?:为什么|咋|干嘛)(?:还)?不去死|早点死|赶紧死|快点?去死|死了算了|不如死|该死(?!的)|别活了|去跳楼(?!梯)|去自杀|滚去死)';
const urgedBy = (who: string): RegExp =>
  new RegExp(
    `${who}(?:们)?${SAYS}(?:我|俺|过我|着我)?[^,.!?;:]{0,4}?${DEATH}|被[^,.!?;:]{0,4}(?:人|${who})(?:们)?(?:说|骂|咒|喊|叫|劝)[^,.!?;:]{0,4}?${DEATH}`,
  );
const BY_NEAR = urgedBy(NEAR);
const BY_ANYBODY = urgedBy(ANYBODY);
const URGED_EN =
  /\b(?:my (?:mom|mum|dad|mother|father|parents|brother|sister|husband|wife|boyfriend|girlfriend|bf|gf|ex|friends?|roommate|classmates?|teacher|boss|coworkers?)|people|everyone|everybody|someone|somebody|they|kids)(?: \w+){0,4}? (?:told|tells?|telling|said|says|saying|wants?|wished)(?: me)?(?: \w+){0,3}? (?:to |go |should |just )+(?:go )?(?:die|kill myself|kys)\b(?! on)/;
/** Said of another: "my dad told him to die". */
const OF_ANOTHER = /(?:让|叫|喊|劝|逼|骂|咒)(?:他|她|它|你|别人|人家)/;

const DENIED = /(?:没|不|别)(?:让|叫|喊|劝|逼|骂|说|要)我?[^,.!?;:]{0,3}死/;

/** Whether a line tells that somebody near wants its speaker dead. */
export function isUrged({ text, game, play, real, joke }: Passage): boolean {
  const ofGame = (game || play) && !real;
  const urged = BY_NEAR.test(text) || URGED_EN.test(text) || (!ofGame && BY_ANYBODY.test(text));
  return urged && !OF_ANOTHER.test(text) && !DENIED.test(text) && !(ofGame && joke);
}
