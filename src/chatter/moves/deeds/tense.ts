/** Whether a deed that a clause tells is over, or is yet to come. */
import type { When } from '../words/when';

/** What says that it is over: an aspect word, a count, a time, an English past. */
const PAST =
  /了|每|就把|连[吃喝砍杀打]|[又还]要|过(?!河|来|去|牌|拆)|头一个|那(?:[一二两三四五六几\d]*)(?:张|手|下|刀|发|个|杀)|这(?:张|下|刀|发)|上回|早先|之前|走$|刚|被|又|成[这那]|开场|一?上来|转[头手]|[前后]脚|居然|竟|还(?=补|从|给)|已经|一直|总|老(?=[是在来去往打杀砍拆顺扣盯针欺追烧偷抢拿给跟冲])|(?<=[你我他她])那(?![么就我你会])|秒(?=无懈|懈)|昨|上(?:个|一)?(?:回合|轮|圈)|第.{1,2}(?:轮|回合)|开局|(?:一|两|二|三|几|\d)(?:张|刀|次|下|滴|点|口|血|格)|的(?:是|人|就)|\b(?:did|was|were|got|have|has|had|been|just|last|ago|keeps?|always)\b/;
/** "都给我砸了". */
const OVER = /^.?[掉完]?了/;
/** "谁打的我". */
const DONE = /^的(?!好|不错|漂亮|真|太|时候|话)/;
/** English words for what is over. */
export const ENGLISH_PAST =
  /ed$|^(?:hits?|struck|shot|stole|stolen|gave|took|threw|slew|slain|hurt|went for|dead|died|broke|swung|cut|put|fed|lent|sent|stuck|drew|tore|blew|lit|brought|kept|shut|ate|laid|beat)\b/;
const FUTURE =
  /(?:(?<!又)要|想|会|别|去|快|(?<!早)先(?!.{0,4}[再又])|(?<![上本后原]|了.{0,2})来|该|请|将|敢|准备|打算|应该|必须|得|(?<!(?:先|[砍杀打拆顺锁烧连贴]了).{0,5})再|倒是|给我|可以|能|帮我|让|不许|不准|如果|要是|谁敢|下(?:个|一)?(?:回合|轮|圈|张|刀)|别再|不要|求|等(?:我|着)|'ll|\b(?:will|would|should|could|can|must|gonna|gotta|wanna|better|let's|lets|let|(?:do|wo|would)n'?t|please|pls|to|if|might|next)\b)/;
/** "上轮乐我是吧": when it was says that it is over. */
const isOver = (when: When | null): boolean => when?.which === 'last_turn' || when?.which === 'last_round';
/** "hit 7": without anybody before it the same word orders. */
const BARE = /^(?:hit|hurt|cut|put|shut|beat)\b/;
const JOINED = /^(?:(?:and|then|now|just|so|ok|pls|please|lord|or|but)[ ,]+)*$/;

/** A verb of a clause, by where it stands, and when the clause says that it was. */
interface Told {
  readonly start: number;
  readonly end: number;
  readonly when: When | null;
}

/** How it is told: of a death, suffered (被), made to be done (让), and, in English, of somebody behind and nobody before. */
interface Manner {
  readonly dies: boolean;
  readonly passive: boolean;
  readonly caused: boolean;
  readonly ordered: boolean;
}

/** "帮我收了呗", "打一下5号吧求求了". */
const BEGGED =
  /^帮我[^,.!?]{1,8}(?:呗|行不|好不)|^.(?![了过着的]|.{0,8}[了过].{0,8}吧)[^,.!?那这够真得]{0,8}(?:[吧呗](?=求|拜托|$)|行不行|好不好|求你?求|拜托)/;
const SINCE = /[刚被又昨是]|上(?:一?轮|回)/;

/** "whose card did the lord take". */
const DID = /\bdid(?:n't)? /;

/** Whether what a verb of a clause says has happened. */
export function isPast(
  clause: string,
  { start, end, when }: Told,
  { dies, passive, caused, ordered }: Manner,
): boolean {
  const before = clause.slice(0, start);
  const words = clause.slice(start, end);
  if (BEGGED.test(clause.slice(start)) && !SINCE.test(before)) return false;
  if (ordered && BARE.test(words) && JOINED.test(before)) return false;
  const over =
    isOver(when) ||
    PAST.test(clause.slice(Math.max(0, start - 8), Math.min(clause.length, end + 8))) ||
    ENGLISH_PAST.test(words) ||
    dies ||
    DONE.test(clause.slice(end).replace(/^[掉走]/, '')) ||
    passive ||
    DID.test(before);
  return (
    over &&
    !/\b(?:pls|please|plz)\b/.test(clause.slice(end)) &&
    !FUTURE.test(
      before
        .slice(-8)
        .replace(caused ? /[让叫]/g : /^$/, '')
        .replace(OVER.test(clause.slice(end - 1)) ? /给我$|(?:我|老子|俺)先$/ : /^$/, ''),
    )
  );
}
