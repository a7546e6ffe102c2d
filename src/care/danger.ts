/**
 * Words that mean nothing alone and danger after a line of danger: something is ready, something is done, good-bye. Detection does not
 * know what was said before; care does, so this is asked of lines on an open card, and of later ones in the same session.
 * Whose deed it is and whether the game is meant decides between `danger` and `unsure`; the safe side is preferred, and said.
 */
import { subjectBefore } from '../chatter/line/frame';
import type { Line } from '../chatter/line/line';

/**
 * danger: of the speaker's own · other: told of somebody else · unsure: it may be the game's, or a mere good-bye · none.
 */
export type Danger = 'danger' | 'other' | 'unsure' | 'none';

/** What one can die by or die at; alone they are things. */
const MEANS =
  '(?:药|安眠药|农药|瓶子|刀片|刀|绳子?|皮带|炭|煤气|汽油|枪|酒和药|遗书|信|窗户?|阳台|天台|楼顶|顶楼|桥上?|江边|河边|海边|铁轨)';
const MEANS_EN =
  '(?:pills?|meds|tablets|bottle|knife|blade|razor|rope|belt|noose|gun|note|letters?|window|roof|ledge|bridge|tracks|car|charcoal|gas)';

/** Made ready, taken in hand, at the place. */
const READY: readonly RegExp[] = [
  new RegExp(
    `${MEANS}[^,.!?;:]{0,3}(?:已经|都|也|就)?[^,.!?;:]{0,2}(?:准备好|备好|准备|备齐|买好|买了|买到|拿到|到了|到手|齐了|写好|写完|数好|打开|开了|开着|关好|在手|就在|在旁边|在桌上|在面前|有了|够了|挂好|绑好|系好|点了|点着)`,
    'g',
  ),
  new RegExp(
    `(?:拿着|握着|备好|准备好|买好|写好|写完|数好|打开|站在|坐在|爬上|到了|上了|走到|找到|拿到)了?[^,.!?;:]{0,4}${MEANS}`,
    'g',
  ),
  /(?:在|到)(?:天台|楼顶|顶楼|窗台|桥上|江边|河边|海边|铁轨)(?:上)?了/g,
  /(?:都|全|已经|一切)(?:都)?(?:准备好|安排好|交代好|收拾好|想好|写好|处理好|备好)了?|(?:想好|选好|定好)(?:了)?(?:时间|地方|日子|怎么做)|门(?:已经|都)?(?:锁|反锁)(?:好|上|了)/g,
  new RegExp(
    `\\b(?:have|got|holding|bought|found|opened|wrote|counted|took out|with) (?:the |my |a |all the |some |enough )*${MEANS_EN}\\b|\\b${MEANS_EN}(?:'s| is| are)? (?:all |already |right |now )*(?:ready|here|in my hand|in front of me|next to me|open|written|tied|loaded|on the (?:table|bed|desk)|lined up)|\\b(?:on|at|up on) the (?:roof|ledge|bridge|tracks|edge|window)\\b`,
    'g',
  ),
  /\b(?:everything|it)(?:'s| is) (?:all )?(?:ready|set|prepared|arranged|packed)\b|\bi(?:'m| am) ready\b|\bdoor(?:'s| is) locked\b/g,
];

/** Done, or being done. */
const DOING: readonly RegExp[] = [
  /(?:割|划|吞|咽|喝|吃|灌|跳|点|烧|勒|吊)(?:下去|下|进去|完|光|上)?了(?!一?[张把]|牌|桃|血|[^,.!?;:]{0,3}(?:饭|餐|东西|火锅|水|茶|咖啡|奶|面|粥|糖|蛋糕|外卖))|(?:割|划)(?:了)?(?:好)?(?:几|一|两|三)(?:道|刀|下)|(?:开始|正在|现在就|这就|马上)(?:做|动手|来|吃|吞|割|跳|去了?|走)|动手了|(?:流|出|在滴|止不住)[^,.!?;:]{0,2}血|好多血|血[^,.!?;:]{0,2}(?:停不|止不|流)|头(?:好|很|有点|开始)晕|(?:手|身体|腿)(?:开始)?(?:麻|抖|凉)了?|看不清了?|来不及了|已经开始了|(?:没|不)(?:多少|剩多少)?时间了/g,
  /\bi (?:just |already |have |'ve )*(?:did it|done it|took (?:them|it|all|everything)|swallowed|cut|drank it|jumped|started|lit it)\b|\bi'?ve (?:already |just )*(?:done it|taken (?:them|it|everything)|cut|started)\b|\b(?:doing it|it'?s done|it has begun|getting dizzy|so dizzy|bleeding|so much blood|going numb|feeling sleepy now|can'?t feel my)\b/g,
];

/** A good-bye for good, a day, a last wish. */
const FINAL: readonly RegExp[] = [
  /(?:今晚|今天|今夜|明天|明早|天亮|现在|马上|待会|等会|这就|一会儿?)(?:我)?(?:就|要)?(?:走了?|去了|上路|解脱|结束|动手|做|不在了)(?!走|路|了?吗)|(?:^|[,.!?;:]|那)就(?:今晚|今天|现在|明天)(?:吧|了|$|[,.!?;:])|永别|诀别|来世|来生|下辈子|再也不(?:见|回)|不会再(?:来|见|回)|不(?:用|要|必)(?:再)?(?:找|等|救|拦|劝)我|别(?:再)?(?:找|等|救|拦|劝)我|(?:是|就是)时候了|到时候了|(?:最后)(?:一次|一面|一句|跟你|和你|再见)|(?:替|帮)我(?:照顾|跟|告诉|转告|抱)|照顾好(?:我|他|她|爸|妈|自己|你们)|(?:对不起|抱歉)[,，]?(?:爸|妈|大家|各位|你们|所有人)|(?:爸|妈|爸妈|妈妈|爸爸)[,，]?(?:对不起|再见)|(?:我)?先走一步|(?:都|一切)(?:要|快|就)?结束了|解脱了|不疼了/g,
  /\bthis is (?:it|goodbye|the end|my last)\b|\bit(?:'?s| is) time\b|\bgood ?bye (?:forever|world|mom|dad|everyone|all|my)|\b(?:bye|farewell) (?:forever|world|for good)\b|\b(?:tonight|tomorrow|now|soon)[,.]? (?:then|it is|i'?m (?:going|leaving|gone|done)|i go|it'?s over|it ends)\b|\b(?:i'?ll|i will|i'?m) (?:be )?(?:going|gone|leaving|go) (?:tonight|tomorrow|now|for good|soon)\b|\b(?:don'?t|do not|no need to) (?:look for|wait for|save|find|stop) me\b|\b(?:take care of|look after|tell) (?:my|mom|dad|them|her|him)\b|\bsorry,? (?:mom|mum|dad|everyone|all)\b|\bit'?ll (?:all )?be over\b|\bit'?s over (?:now|soon|tonight)\b|\bone last\b|\bsee you (?:on the other side|in another life|in heaven)\b/g,
];

/** A good-bye, which a conversation may simply end with. */
const PARTING: readonly RegExp[] = [
  /(?:再见|拜拜|再會|永别)(?:了|啦|大家|各位|诸位|朋友)?|(?:大家|各位|你们)(?:都)?(?:再见|保重)|(?:我)?(?:走|下|撤)(?:了|啦)(?:$|[,.!?;:])|保重|谢谢(?:你们|大家)(?:陪|一直|这)/g,
  /\bgood ?bye\b|\bfarewell\b|\bbye(?: all| everyone| guys|$)|\btake care(?: everyone| all|$)|\bi'?m (?:off|leaving|out)\b/g,
];

/** Done to another, or given to one: cards are. */
const AT_ANOTHER =
  /^[^,.!?;:]{0,3}(?:你|他|她|它|主公|反贼|忠臣|内奸|[一二三四五六七八]号|上家|下家|对面)|^ ?(?:you|him|her|them|seat|the lord)\b/;
/** The game is named, or a card that sounds like a medicine (桃, 酒, 药 for either). */
const TABLE =
  /gg|回合|牌|桃|酒|闪|主公|反贼|忠臣|内奸|武将|技能|局|一把|这把|号位|[一二三四五六七八]号|(?:药|酒|桃)(?:给|留给|救)(?:你|他|她|主公)|\b(?:gg|wp|round|turn|lord|rebel|traitor|card|deck|seat|peach|game|match)\b/;
/** A thing of danger in the game's words: 「药给你」. */
const THINGS = /药|刀|绳|\b(?:pills?|knife|blade|rope)\b/;
/** Taken as a doctor says, or an ordinary thing: no danger even here. */
const DENIED =
  /(?:没有?|不|别|还没|不会|不想|不敢|扔了|丢了|收起来|锁起来|交给)[^,.!?;:]{0,3}$|\b(?:not|no|never|don'?t|didn'?t|won'?t|haven'?t)\b[^,.!?;:]{0,10}$/;
const GIVEN_AWAY =
  /^[^,.!?;:]{0,3}(?:扔|丢|倒|收|锁|交给|还给)|^[^,.!?;:]{0,10}\b(?:away|to my (?:mom|mum|dad|sister|brother|friend|doctor))\b/;
const PRESCRIBED = /医生|医嘱|按时|饭后|感冒|退烧|胃药|\b(?:doctor|prescribed|cold|flu|vitamins?)\b/;

/** Who is on the way to somebody says good-bye for that. */
const TO_SOMEBODY =
  /打电话|打给|拨|热线|专线|医院|急诊|找(?:朋友|我妈|我爸|妈|爸|家人|老师|医生|人)|\b(?:call|calling|hospital|talk to|friend|hotline|helpline)\b/;
/** What is said every day at a table, where no card lies open any more. */
const EVERYDAY =
  /^(?:跳|喝|吃|点|先走|我先|解脱|永别|来世|来生|下辈子|不疼|都|门|手|腿|别拦|不用|bleed|bye|good|wrote)|(?:结束了|抖了?|晕|血|血了)$/;

interface Found {
  readonly whose: 'own' | 'other' | 'unsure';
  readonly said: string;
}

function foundIn(text: string, lists: readonly RegExp[]): readonly Found[] {
  return lists.flatMap((words) =>
    [...text.matchAll(words)].flatMap(({ index, 0: said }): Found[] => {
      const before = text.slice(Math.max(0, index - 16), index);
      const after = text.slice(index + said.length, index + said.length + 16);
      if (DENIED.test(before) || GIVEN_AWAY.test(after)) return [];
      if (AT_ANOTHER.test(after) && !/^[^,.!?;:]{0,3}你们/.test(after)) return [{ whose: 'unsure', said }];
      const about = subjectBefore(text, index);
      return [{ whose: about === 'friend' || about === 'other' ? 'other' : about === 'you' ? 'unsure' : 'own', said }];
    }),
  );
}

/**
 * What a line says of danger after a line of danger.
 * @param open a card lies open; else one did in this session, and only what cannot be the game's counts.
 * @param wished a wish to die, or a line of 0.80 or more, was heard in this session: a bare good-bye is one then.
 */
export function dangerIn(line: Line, { open, wished }: { open: boolean; wished: boolean }): Danger {
  const texts = line.text === line.answer ? [line.text] : [line.text, line.answer];
  const table = texts.some((text) => TABLE.test(text)) && !line.real;
  if (texts.some((text) => PRESCRIBED.test(text))) return 'none';
  const grave = texts
    .flatMap((text) => foundIn(text, [...READY, ...DOING, ...FINAL]))
    .filter(({ said }) => open || !EVERYDAY.test(said));
  const silent = grave.length > 0 || !open || texts.some((text) => TO_SOMEBODY.test(text));
  const parting = silent ? [] : texts.flatMap((text) => foundIn(text, PARTING));
  if (grave.some(({ whose }) => whose === 'own')) return table ? (open ? 'unsure' : 'none') : 'danger';
  if (grave.some(({ whose }) => whose === 'other')) return table || !open ? 'none' : 'other';
  if (grave.length > 0 || (open && table && texts.some((text) => THINGS.test(text)))) return open ? 'unsure' : 'none';
  return parting.length === 0 ? 'none' : wished && !table ? 'danger' : 'unsure';
}
