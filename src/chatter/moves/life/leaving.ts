/** Whoever speaks goes for good, or bids the table good-bye (§Q1). */
import { BYE } from '../words/acts';
import { AWAY } from './away';

/** It goes to bed, home, to work; those who stay play on; another day there is more. */
const GOES =
  /(?:^|[\s,.!]|[我先得要该])(?:(?:走|撤退?|溜|睡|下|退)(?:了(?![他她你桃一走])|啦|咯)|下[线车])|先[走撤](?=$|[\s,.!])|[我先该得要去](?:睡(?![得着过])|关机)|告退|催我(?:吃饭|睡|回|下|关|走)|今[天晚].{0,3}到这|(?:^|[\s,.!])不[玩打陪]了(?=$|[\s,.!])|(?<=你们?|各位|大家)(?:先)?(?:继续|接着|慢慢)[打玩聊]吧?(?=$|[\s,.!我])|(?:明天|改[天日]|下[回次把]|有[空缘])再(?=[聊约见玩来战会]|打(?![我你他她\d?])|$|[,.!])|再会|回头见|下[回次]约|\b(?:(?<!\bback )(?:off|heading|going|time) (?:to |for )?(?:bed|work|sleep|home|study|class|out(?! of| with)|off(?! (?:on|with)))|gotta (?:bounce|dash|head|hop|leave|sleep)|(?:log|sign|hop)(?:g?p?ing)? off|call(?:ing)? it (?:a (?:night|day)|quits)|that'?s (?:me done|my (?:stop|bus|train))|night (?:guys|all)|catch you later)\b/;
/** Somebody else has gone, or is to be sent ("7号下线了", "say goodbye to that bagua"); or it is asked, or not yet so. */
const NOT =
  /(?:[\d一二三四五六七八]号|主公|[你他她](?!们))[^,.!?]{0,4}(?:拜拜|下线|走了|再见)|走好|慢走|^gg|再不|要是|打完|[走撤下睡玩]觉?了?[吗没么吧?]|[你他她](?:就|都)?(?:不玩|先撤|下)了|这牌|睡什么|我不玩了|\b(?:say|wave) good|\bbye (?:bye )?(?:to|hp)|\b(?:when|if|to|i) (?:i|see)|\bout of\b|\b(?:i'?m|brb)(?: out)?$/;

/** Whether whoever speaks takes leave; who is away for a moment does not. */
export const takesLeave = (text: string): boolean =>
  !NOT.test(text) && !AWAY.test(text) && (BYE.test(text) || GOES.test(text));
