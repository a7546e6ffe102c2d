/**
 * Told to die by somebody of one's own life (§D4, §D5): no wish of the speaker's, and nothing to be played on with. Seats,
 * team mates and heroes are not of that life: what they say of dying, and what is said of them, is the game's.
 */
import type { Passage } from '../line/passage';

/** Who is near to somebody, or stands above them, outside of the table. */
const NEAR =
  '(?:爸爸?|妈妈?|爹|娘|父母|爸妈|父亲|母亲|爷爷|奶奶|外公|外婆|亲戚|家里人?|家人|老公|老婆|男朋友|女朋友|男友|女友|对象|前任|前男友|前女友|' +
  '我(?:的)?(?:哥|姐|弟|妹|朋友|闺蜜|兄弟)|室友|舍友|同学|同桌|班[里上]的?(?:人|同学)?|班主任|老师|导师|教练|老板|领导|上司|同事|网友|网上的?人?|邻居)';
/** Those who may as well sit at the table. */
const ANYBODY = '(?:有人|别人|大家|他们|她们|所有人)';
const ADVERBS =
  '(?:一直|天天|总是?|老是?|都|还|又|刚才?|今天|昨天|在群里|当面|居然|竟然|骂我?,?|[,]|就|每天|经常){0,3}';
/** 死磕, 死守 and their like are ways of working. */
const NOT_WORK = '(?![磕守缠扛撑记背等嗑神海保盯命活])';
const DEATH = `(?:去死${NOT_WORK}|怎么(?:还)?不(?:去)?死|(?:为什么|咋|干嘛)(?:还)?不去死|早点死(?!早)|死了算了|不如死|该死(?!的)|别活了|去跳楼(?!梯)|去自杀)`;
const told = (who: string): RegExp =>
  new RegExp(
    // 让我去死, 叫我死; 说我怎么不去死; 跟我说你去死.
    `${who}(?:们)?${ADVERBS}(?:(?:让|叫|喊|劝|逼|吼|要|骂|咒|希望|巴不得|说让|说要|说|骂着|嫌)我(?:,?)(?:赶紧|快点?|直接|还是|就|都|怎么|早点)?(?:${DEATH}|死(?=$|[,.!?;吧]))|(?:跟|冲|对|和|朝)我(?:说|喊|吼|骂|讲)你?(?:赶紧|快点?|怎么)?${DEATH}|(?:说|骂|喊|吼)你${DEATH}|让我滚,?说你${DEATH})|被${who}?(?:们)?(?:人)?(?:说|骂|咒|喊|叫|劝|吼)(?:我)?${DEATH}`,
  );
const BY_NEAR = told(NEAR);
const BY_ANYBODY = told(ANYBODY);

const NEAR_EN =
  '\\b(?:my (?:mom|mum|dad|mother|father|parents|brother|sister|husband|wife|boyfriend|girlfriend|bf|gf|ex|friends?|roommate|classmates?|teacher|boss|coworkers?|family)|everyone at (?:school|work|home)|kids at school)';
const ANYBODY_EN = '\\b(?:people|everyone|everybody|someone|somebody|they|kids)';
const toldEn = (who: string): RegExp =>
  new RegExp(
    `${who}(?: \\w+){0,2} (?:(?:told|tells?|telling|wants?|asked|begged) me to (?:just |please )?(?:go )?(?:die|kill myself|kill yourself|kms|kys)|(?:said|says?|saying) (?:that )?i (?:should|ought to|might as well) (?:just |really )?(?:go )?(?:die|kill myself|be dead))\\b(?! on)`,
  );
const BY_NEAR_EN = toldEn(NEAR_EN);
const BY_ANYBODY_EN = toldEn(ANYBODY_EN);

const DENIED = /(?:没|不|别)(?:让|叫|喊|劝|逼|骂|说|要)我?[^,.!?;:]{0,3}死/;

/** Whether a line tells that somebody near wants its speaker dead. */
export function isUrged({ text, game, play, real, joke }: Passage): boolean {
  const ofGame = (game || play) && !real;
  const urged =
    BY_NEAR.test(text) || BY_NEAR_EN.test(text) || (!ofGame && (BY_ANYBODY.test(text) || BY_ANYBODY_EN.test(text)));
  return urged && !DENIED.test(text) && !(ofGame && joke);
}
