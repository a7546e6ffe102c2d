/** Whoever speaks goes for good, or bids the table good-bye: what else the line holds is said along with it (§Q1). */
import { AWAY } from './away';

/** Said at parting, by whoever goes. */
const FORMULA =
  /拜拜|拜了(?!关|神)|(?:^|[\s,.!了])拜$|^8{2,}6?|再[见会](?:了|啦|各|大|,|!|$)|[改明](?:天|日|儿)(?:再|见|约)|(?:下[回次把局盘]|有[空缘]|江湖)(?:再(?!说)|见)(?!.{0,3}[杀砍打]你)|下[回次](?:约|接着)|(?<![头第上][一次回]*)回头?见|晚安|后会有期|就此别过|告[辞退]|青山不改|(?:各位|大家|你们)(?:就|都)?(?:继续|接着|慢慢)?(?:打|玩|聊)(?:吧|哈)?(?=$|[\s,.!我])|(?:各位|大家|你们)玩得?(?:开心|好)|\b(?:bye|good ?bye|good ?night|night(?:y| night| guys| all| everyone| folks| lads)|gn|nite|cya|c ya|(?<!\b(?:i|to|you) )see (?:you|ya|y'?all|u)(?: (?:all|guys|around|later|next time|tomorrow|soon|lads))?(?=$|[,.!])|farewell|later(?:s|,? (?:all|guys|nerds|folks|lads|everyone))(?!\w)|ttyl|adios|ciao|toodles|tata|(?:^|[,.!] ?)peace(?: out)?$|^take care(?: all| everyone| guys)?(?=$|[,.!])|until (?:next time|we meet)|catch (?:you|ya|u) later|so long(?=$|[,.!]))\b/;
/** It goes to bed, home, to work; it is done with cards for today. */
const GOES =
  /(?:^|[\s,.!]|我|先|得|要|该)(?:先|得|要|该|真|也|就|去|那)*(?:退(?:了|朝|下了)|(?:走|撤退?|溜|睡|下)(?:了(?![他她你桃一走])|啦|咯|喽)|下(?:线|车)|撤(?=$|[\s,.!]))|我(?:就)?先[走撤溜睡下](?=$|[\s,.!])|先(?:走|行)一步|(?:我|先|该|得|要|去)(?:睡(?![得着过])|关机)|睡觉去|闪人|(?:去|该|得|要)(?:上[班课]|开会|睡觉?|吃饭|回家)(?:了|啦|去)|催我(?:吃饭|睡|回|下|关|走)|今[天晚].{0,3}(?:到这|就这样)|(?:^|[\s,.!我])[不没](?:玩|打|陪)(?:了|啦|你们)(?=$|[\s,.!])|\b(?:(?:i'?m|im|i am) (?:off|leaving|dipping|done (?:for|now))(?=$|[,.!]| (?:tonight|today|the night|now|to|for)\b)|^(?:ok,? )?i'?m out$|(?<!\bback )(?:off|heading|going|time) (?:to |for )?(?:bed|work|sleep|home|study|class|out(?! of| with)|off(?! (?:on|with)))|gotta (?:go|run|bounce|dash|head|hop|leave|sleep)|g2g|gtg|(?:log|sign|clock|hop)(?:g?p?ing)? off|call(?:ing)? it (?:a (?:night|day)|here|quits)|that'?s me (?:done|for (?:today|tonight|the night))|(?:that'?s|it'?s|here'?s) my (?:stop|bus|train|ride)|(?:imma|i'?ll|gonna|should|must|better) (?:head (?:out|off)|get going|be off)|enough for (?:one |to)(?:night|day))\b/;
/** Somebody else has gone, or is to be sent: "7号下线了", "say goodbye to that bagua"; or it is asked, or on a condition: "再不出我睡了". */
const OF_OTHERS =
  /(?:[\d一二三四五六七八]号|主公|[你他她](?!们))[^,.!?]{0,4}(?:拜拜|下线|走[好了]|慢走|再见)|再不|要是|打完|[走下睡]了?[吗没么]|\b(?:say|wave) good|\bbye (?:bye )?(?:to|hp|girl)|\bwhen i|\bif\b/;

/** Whether whoever speaks takes leave; who is away for a moment does not. */
export const takesLeave = (text: string): boolean =>
  !OF_OTHERS.test(text) && !AWAY.test(text) && (FORMULA.test(text) || GOES.test(text));
