/** Chinese chat calls people without a mark: "你慌不慌啊曹昂", "赵襄 主公刚差点没了…", "说真的7号,…". */
import { THIRD, type NameAt } from './place';

const YOU = /你(?!们)|您|妳|阁下/;
/** The name ends its clause: a mark, the end, or a blank before another clause. */
const CLOSES = /^\s*(?:[,.!?;:~)]|$)|^\s+(?=[\u3400-\u9fff\d])/;
const BEGINS = '(?:^|[,.!?;:~)\\s])';

/** What a person is called by or shouted at before the name, where that is the whole clause. */
const CRIED = new RegExp(
  `${BEGINS}(?:漂亮|厉害|牛逼?|干得(?:漂亮|好)|打得(?:好|漂亮)|好样的|加油|稳住|冲啊|醒醒|快点|赶紧的?|等(?:等|下|一下)|站住|闭嘴|滚|求(?:求)?你了?|拜托了?|别(?:急|慌|闹|吵|装|跑|浪|催|抖|理他|信他|打我|砍我|杀我)|信我|救我|帮我|饶了?我|放(?:我一马|过我)|老实交代|(?:快)?坦白|给(?:我)?[个句](?:准|痛快|实在?)?话|表个态|拍个板|吱(?:一)?声|快说|说话|回话|哑巴了|辛苦|恭喜|佩服|服了(?:你)?|行行好|听我的|你等着|等着|走着瞧|不讲武德|不讲道理|不要脸|没良心|过分了?|欺负人|缺德|无耻|卑鄙|阴险|真行|(?:真)?有你的|够狠|够意思|狠人|赢麻了|来啊|来吧|(?:悠着|收敛|快|冷静|小心|稳|注意|老实|轻|慢|早|消停|争气|给力|留神|温柔|大方|机灵)(?:一?点儿?|些))\\s*$`,
);
/** A clause that ends so asks, sighs or begs; what one guesses (我觉得吧) leads on. */
const PARTICLE = /(?:[吧吗呢啊呀嘛啦呗哦喔哈嘞咯喽哇]|(?<![什怎这那多要])么)\s*$/;
const OPINION =
  /(?:觉得|猜|我看|认为|感觉|要我说|依我看|怀疑|比如|就是|还是|不是|那就|谁|[打杀砍拆顺救帮保信给对跟和])[吧啊呢呀嘛么]?\s*$/;
/** "还有桃救不", "有无懈没". */
const ASKED_NOT = /(?:(?<![要岂可从再真就才都])不|(?:有|了|过|完|到|着|好)[^,.!?]{0,8}没)\s*$/;
/** Doubled about what takes no object: "慌不慌4号" calls, "信不信4号" may ask after 4. */
const DOUBLED =
  /(?:([^打杀砍拆顺救帮保信怕恨站投跟选踩像是要管留动疑弄收盯])不\1|可不可以|丢不丢人|要不要脸|要脸不|够不够|慌了?没|懂不懂|懂没|听见没|看见没)\s*$/;
/** "把手牌念给我听8号": an order that has its object. */
const HANDLED = /(?:^|[,.!?;:~)\s])(?:快|赶紧|麻烦)?把[^,.!?]{2,}(?:[听看瞧下掉了完好]|出来|[给还]我)$/;
/** "急死人了4号", "你几滴血了4号", "太狠了4号"; but "砍死了4号", "杀了4号" have an object. */
const PAST = new RegExp(
  `(?:(?:急|烦|笑|气|疼|累|吓|冤|困|饿|慢|愁|羡慕|馋|恨|牙疼)死(?:我|人|俺|老子)?了|死(?:我|人|老子)了|[几\\d一二两三四五六七八九十多少半][滴点血张个轮回合次刀分秒格]{1,2}了|[太真好够][^,.!?\\s]{1,3}(?<![打杀砍拆顺救信不])了|(?:${BEGINS}|[你都就快真又可])(?:完|急|慌|飘|凉|怂|输|赢|死定|没救|疯|傻|醉|栽|懵|虚|没牌|空手|到你|该你|轮到你|好|够|行|得|绝|怪)了|${BEGINS}\\s*(?:别|不要|行|好|算|够|得)[^,.!?;:]{0,8}了)\\s*$`,
);
/** You are asked, and the question is whole: "你图啥3号". */
const ASKED_END =
  /(?:图(?:个)?(?:啥|什么)|[想要在]?干[嘛啥](?:呢)?|干什么(?:呢)?|(?:几个|什么|啥)(?:意思|情况|身份|成分|来路|路数|毛病|感受|想法|打算)|哪(?:边|伙|头|家|方)的|一(?:伙|家|边|头)的|什么人|(?:怎么|咋)(?:回事|样|办|玩的)|[几多]少?(?:滴?血|张牌?)|认真的|说话不算话|不要脸|够意思|有病)\s*$/;

/** Before a name these turn to somebody; a clause must follow. */
const LEAD = new RegExp(
  `${BEGINS}(?:我?[倒就真很也还只]*[想要得]?请?问(?:问|一下|下|一句|个事)?|说(?:真的|实话|句(?:实话|真话|公道话|良心话|难听的)|到底|白了|正经的?)|讲(?:真的?|道理|句实话)|老实说|老实交代|实话实?说|不瞒你说|话说(?:回来)?|我说|听我说|听好了?|快说|坦白说|求求?你了?|拜托了?|麻烦|劳驾|佩服|服了|可以啊?|牛逼?|漂亮|恭喜|啧+|唉|哎呀|哎哟|卧槽|我去|我靠|我的天|妈呀|好家伙|得了吧?|拉倒吧|醒醒吧?|行了|够了|算了|够狠啊?|好(?:你|一)?个|哈+|呵+)\\s*$`,
);
/** To be told something, by whoever reads it: "跟主公说一声,…", "告诉3号…". */
const TOLD_BEFORE = new RegExp(
  `${BEGINS}(?:快|去|再|麻烦|劳驾|(?:你|谁)?(?:帮我?|替我))?(告诉|转告|提醒(?:一下)?|通知|跟|和|同|对)\\s*$`,
);
const TOLD_AFTER = /^(?:说|讲|提|带|汇报|通报|报告)(?!的|过|了|不|什么|啥|得)(?:一?[声句下]|个?话|话)?/;

/** Whom one answers: "回主公刚才的话,…". */
const ANSWERED_BEFORE = /(?:^|[,.!?;:~)\s])(?:我|这就|先)*(?:回|回答|答|回应|答复)(?:一下)?\s*$/;
const ANSWERED_AFTER =
  /^(?:刚刚?才?|方才|适才|之前|前面)?(?:的)?(?:那)?(?:句|个)?(?:话|问题?|提问|疑问)(?=[,.:!?\s]|$)/;

/** Before the name at the head of a line there is nothing, or what begins lines. */
const AT_HEAD =
  /^(?:卧槽|我靠|我去|靠|哇|不是|好家伙|诶+|欸|喂+|嘿+|嗨|哎+|哟|那个|话说|所以|那|对了|还有|另外|说真的|等等|等会|行|好|ok|hey|yo)?[\s,]*$/;
/** Two are lumped together: nobody is called. */
const LUMPED =
  /^\s*(?:[,、跟和与]\s*\S{1,4}\s*)?(?:[,]\s*)?(?:都|也都|也是|全|俩|两个|三个|一伙|一家|一起|互|这俩|这两|谁|哪个|哪一个|二选一|选一个)/;
const LUMPED_LATER = /^[^,.!?]{0,6}(?:(?<![他她你我])俩|两个|一伙的|一家的|互[打砍]|谁更|哪个更)/;
/** What is said of the one named: it does something to you, or one thinks something of it. */
const DOES_TO_YOU =
  /^(?:又|刚才?|还|也|都|在|已经|老|一直|居然|竟然|天天|连着|要|想|会)*(?:在|来|往)?(?:打|杀|砍|拆|顺|救|帮|保|乐|兵|坑|骗|盯|追|集火|决斗|火攻|给|送|喂|奶|骂|恨|怕)[^你,.!?]{0,4}你/;
const MIND = /^我[就也还真倒]?(?:觉得|看|猜|怀疑|认为|赌|估计|站|投|选|信|怕|[^,.!?]{0,6}的$)/;
const ONE_ASKED_ABOUT =
  /^\s*(?:是|到底是?|究竟是?)?(?:个)?(?:什么|啥)(?:成分|身份|来路|来头|牌|人|货色)|^\s*(?:怎么样|咋样|可信吗?|靠谱(?:吗|不)|靠得住(?:吗|不)|信得过(?:吗|不))/;
/** Asks yes or no. */
const ASKS = /(?:[吗吧么不]|没有?)[\s.?!~]*$|\?|(\S)[不没]\1|是不是|有没有/;
/** Asks for somebody, of whoever is named before: "主公 谁是内". */
const ASKS_OTHER = /^(?!(?:[又刚被把在和跟给]|这?是|[打杀砍拆顺救帮])).*(?:谁|哪个|哪位|几号)(?!都|也|家)/;

const OFFICE = /^(?:主公?|主帅|老大|大王|陛下|皇上|圣上)$/;
const BIDS = /赶紧|快(?!死|没|不行|空|倒|挂|输|赢)|别|请|帮忙|(?:救|打|杀|收|帮|管)(?:一?下|他)|小心|注意|悠着/;
/** "6号 砍我上家啊": an order by its bare verb; "6号 砍了我上家" tells. */
const ORDERS =
  /^(?:先|快|去|就|赶紧|直接|给我|帮我?)*(?:打|杀|砍|拆|顺|救|集火|收|保|奶|乐|兵|火攻|决斗|盯|弄|干)(?![了过的着])[^,.!?了过]{1,6}(?:[啊吧呗呀嘛]|一[下手刀])(?=[,.!?~\s]|$)/;
const OF_OTHERS = /^(?:你|您)(?:们|怎么看|咋看|怎么想|咋想|觉得|认为|看到|看见|看(?!戏|着|热闹)|信(?!我)|猜|怀疑)/;

/** Bidden to do what follows: "那么请3号说说". */
const BIDDEN_BEFORE = new RegExp(
  `${BEGINS}(?:那么?|所以|现在|就|也|还是|先|再|最后)*(?:有请|(?<!问)请(?!问)|烦请|恳请|麻烦|劳驾|拜托|轮到|该)\\s*$`,
);
const BIDDEN_AFTER = /^\s*[^\s,.!?的了过是会要跟和]/;

const CLAUSE_BEGINS = /(?:^|[,.!?;:~)\s])$/;
/** Only the one named can tell what it feels and thinks; "怎么看都像反" is no question. */
const ASKED_OF =
  /^\s*(?:啥|什么|有(?:何|什么|啥)|作何|是?何)(?:感受|感想|想法|看法|意见|说法|反应|心情|高见|打算)|^\s*(?:怎么|咋|如何)(?:看(?!都|也|着|出|上|起|见|的|像)|想(?!都|的|不|起)|说(?!都|也|的|来|呢|话|不))|^\s*(?:出来)?(?:说句话|说两句|讲两句|评评理|吱个声|吱一声|表个态|给[个句](?:话|说法|准[话信]|解释)|觉得(?:[怎咋]么?样|如何|[呢行成])(?=[,.!?]|$)|[看瞅瞧听](?:见|到)了?没有?(?=[,.!?]|$)|解释(?:一下|下|解释)|先[说讲来](?=[,.!?]|$)|(?:发[个句]?话|拍个?板|做个?主|下个?令)(?!了|过|的|说))|^\s*(?:[这下](?:一|个)?(?:回合|轮))?(?:到底|还|是|就|又)*(?:打算|准备)[^,.!?]{1,10}(?:\?|吗|呢|谁|啥|什么|哪)/;

/** Deeds that some are told to do: at once, next turn, together. */
const DO =
  '(?:盯(?:着|死|住)?|集火|围(?:攻|殴)|追着?|打|杀|砍|拆|顺|弄死?|干|搞|削|揍|收|秒|灭|做掉|乐|兵|保(?:住|一下)?|救(?:一下)?|奶|护(?:着|住)?|管)(?![过完得的]|了(?!他|她|它))';
const SOON =
  '(?:下(?:个|一)?(?:回合|轮)|等会儿?|等下|待会儿?|一会儿?|一起|一块儿?|赶[紧快]|快|先|去|来|接着|继续|给我|帮我|直接|记得|麻烦|务必|往死里)';
const TOLD_TO = new RegExp(
  `^\\s*(?:你们|[俩都全就也])*(?:${SOON}+[都全就]*${DO}|集火|盯[着死]|保住|护[着住])[^,.!?了我你]|^\\s*(?:你们|你俩|[都俩也])*(?:来|出来)?(?:说说|讲讲|评评|聊聊|表个态|给个话)`,
);
const ORDERED_FROM = new RegExp(`${BEGINS}(?:所以|那|快|好)?$`);

/** "6号下回合盯着7打", "2号5号集火主公": those named in a row are told what to do. */
export const isOrderedInChinese = (before: string, after: string): boolean =>
  ORDERED_FROM.test(before) && TOLD_TO.test(after) && !/^[^,.!?\s]*(?:刚|又|了(?!他|她|它)|[打杀砍]过)/.test(after);

/** Whether the name is called in a Chinese line. */
export function calledInChinese(at: NameAt): boolean {
  return isBidden(at) || isBehind(at) || isLed(at) || isTold(at) || isAlone(at) || isAskedOf(at) || isYou(at);
}

const isBidden = ({ before, after }: NameAt): boolean => BIDDEN_BEFORE.test(before) && BIDDEN_AFTER.test(after);

/** "丈八这一刀都让你躲了 樊稠属泥鳅的?", "4号他又拆你又拿铁索连你": 你 is who is named next, or before what he did to you. */
function isYou({ before, after, alone, last }: NameAt): boolean {
  if (!alone || !CLAUSE_BEGINS.test(before)) return false;
  if (/^\s*[他她](?!们)[^,.!?\s]*你/.test(after)) return before.trim() === '';
  const turn = YOU.exec(before);
  return (
    last?.kind === 'you' && turn !== null && /^[^,.!?]*\?/.test(after) && !OF_OTHERS.test(before.slice(turn.index))
  );
}

/** "你俩一家的呗曹昂", "急死人了4号": a clause that is whole without the name. */
function isBehind({ before, after }: NameAt): boolean {
  if (!CLOSES.test(after)) return false;
  if ([CRIED, DOUBLED, PAST, HANDLED].some((whole) => whole.test(before))) return true;
  if (PARTICLE.test(before)) return !OPINION.test(before);
  if (ASKED_NOT.test(before)) return true;
  const clause = /[^,.!?;:~]*$/.exec(before)?.[0] ?? '';
  return YOU.test(clause) && ASKED_END.test(before);
}

/** "说真的太史慈,你妈…", "我倒想问问3号,你到底哪边的". */
function isLed({ text, before, after, next }: NameAt): boolean {
  if (!LEAD.test(before)) return false;
  if (/^(?:你(?!们)|您)/.test(after)) return true;
  if (!/^\s*[,:!]\s*\S|^\s+[\u3400-\u9fff\d]/.test(after)) return false;
  const rest = after.replace(/^[\s,:!]+/, '');
  if (next?.kind === 'seat' && next.start === text.length - rest.length) return YOU.test(rest);
  return YOU.test(rest) || !/^(?:就|才|都|也|肯定|绝对|八成|多半|一定)?(?:是|像|反|忠|内|可疑|有问题)/.test(rest);
}

/** "跟主公说一声,曹昂刚骂你…", "告诉3号毛玠骂他". */
function isTold({ before, after, last }: NameAt): boolean {
  if (ANSWERED_BEFORE.test(before) && ANSWERED_AFTER.test(after)) return true;
  const told = TOLD_BEFORE.exec(before);
  // "6号,跟主公说一声": whoever is to carry it is called.
  if (!told || (last?.kind === 'seat' && /^[\s,]*$/.test(before.slice(last.end, told.index)))) return false;
  return /^[跟和同对]/.test(told[1] ?? '') ? TOLD_AFTER.test(after) : !/^(?:的|了|过)/.test(after);
}

/** "赵襄 主公刚差点没了,下回…": alone before a clause that is put to it. */
function isAlone({ text, name, before, after, next }: NameAt): boolean {
  if (!AT_HEAD.test(before) || !/^\s+\S/.test(after)) return false;
  const rest = after.trimStart();
  const at = text.length - rest.length;
  if (ORDERS.test(rest)) return true;
  const turns = YOU.exec(rest);
  if (next?.start === at && next.kind === 'seat') {
    const behind = text.slice(next.end);
    if (LUMPED.test(behind) || LUMPED_LATER.test(behind)) return false;
    // "荀彧 刘赪什么成分", "老黄 樊玉凤是不是反": one is asked about the other.
    if (ONE_ASKED_ABOUT.test(behind) || ASKS.test(behind)) return true;
    return turns !== null || (!THIRD.test(rest) && !/的[.!?~]*$/.test(rest) && (OFFICE.test(name) || BIDS.test(rest)));
  }
  // "主公 最后这个内是谁看出来没", "鲁芝 我骂暗影骂得对不对": a question that is not about the one named.
  if (ASKS_OTHER.test(rest) || (/^我/.test(rest) && ASKS.test(rest) && !MIND.test(rest))) return true;
  if (turns === null || OF_OTHERS.test(rest.slice(turns.index)) || MIND.test(rest)) return false;
  return !DOES_TO_YOU.test(rest) && !/^[他她它]/.test(rest);
}

/** "主公又拆又砍的,8号啥感受". */
const isAskedOf = ({ before, after }: NameAt): boolean => CLAUSE_BEGINS.test(before) && ASKED_OF.test(after);
