/** What a line asks of a card at any time, by where the card stands in the question: how many, how far, against what, by which judgement (§Q1). */
import type { Mention } from '../called/people';
import { cardsIn } from '../words/cards';
import { ARMOURS } from '../words/gear';
import { ASKS } from '../words/asked';

export type Aspect =
  | 'many'
  | 'without'
  | 'answered'
  | 'beats'
  | 'reach'
  | 'judged'
  | 'when'
  | 'use'
  | 'differs'
  | 'matter';

export interface RuleAsked {
  readonly aspect: Aspect;
  /** Cards by key, kinds of cards, or the one matter that is asked about; the first stands first in the line. */
  readonly terms: readonly string[];
}

/** Kinds of cards, as players say them; verbs that are a card's effect stand for it. */
const KINDS: readonly (readonly [key: string, words: RegExp])[] = [
  ['lebu', /延时锦囊|\bdelayed tricks?\b/g],
  ['trick', /锦囊牌?|\btricks?(?: cards?)?\b/g],
  ['weapon', /武器|\bweapons?\b|\bunarmed\b|空手/g],
  ['armour', /防具|\barmou?rs?\b/g],
  ['horse', /[加减+-](?:1|一)?的?马|坐骑|[+-]1 ?(?:horses?|mounts?)|\b(?:horses?|mounts?)\b/g],
  ['gear', /装备牌?|\bequipment(?: cards?)?\b|\bequips\b|\bgear\b/g],
  ['sha', /\b(?:slashes|strikes)\b/g],
  ['wuxie', /\b(?:nullif\w+|negate[ds]?)\b/g],
  ['juedou', /\bduels\b/g],
  ['state', /翻面|翻过来|横置|[铁连]?[锁链]着|\b(?:turned over|flipped|face ?down|chained)\b/g],
];

/** Matters without a card, each by words that ask for nothing else. */
const MATTERS: readonly (readonly [key: string, asked: RegExp])[] = [
  [
    'fallen',
    /(?:忠臣?|反贼?|内奸?).{0,3}(?:死光|死完|死绝|[全都]死)了?.{0,8}(?:赢|输|结束|完了?吗|怎么?样|咋样)|\b(?:if|when|once) (?:all )?(?:the )?(?:loyalists?|rebels?) (?:are |all |die|dead)+.{0,24}\b(?:win|won|over|lose|end)/,
  ],
  [
    'lord_falls',
    /主公(?:要是|如果|万一|一旦)?(?:死|倒|挂|没|凉)了?(?:的话)?,?(?=.*[吗?]|.*是不是|.*算)(?!.*(?:[你您]|我们?赢)).{0,8}(?:赢|输|结束|完|怎么?样|咋样|怎样|结果)|\b(?:what happens|who wins) (?:if|when|once) (?:the )?lord (?:dies|falls)|\b(?:if|when|once) (?:the )?lord (?:dies|falls|goes down|is (?:dead|killed|down))\b(?!.*\b(?:you|u)\b).{0,24}\b(?:win|lose|over|end)|\b(?:do|does|is|who)\b(?!.*\b(?:you|u)\b).{0,20}\b(?:wins?|over|ends?|lose) (?:\w+ ){0,2}(?:if|when|once) (?:the )?lord (?:dies|falls|goes|is)\b|\bdo(?:es)? the lord'?s? (?:dying|death|falling)\b/,
  ],
  [
    'dying',
    /^(?!.*我).*濒死.{0,8}(?:谁(?:都)?(?:能|可以)|别人(?:能|可以)|(?:能|可以).{0,4}救|怎么救|咋救|能不能救)|^(?!.*\b(?:me|i'?m)\b).*\b(?:who|can (?:any(?:one|body)|others?|other (?:players|people))|how)\b.{0,16}\b(?:save|peach|rescue|revive)\b.{0,16}\b(?:dying|0 (?:hp|health)|zero)\b/,
  ],
  [
    'discard',
    /^(?!.*[你您号]).*(?:回合(?:结束|完|末)|最后|手牌|弃牌).{0,8}(?:弃|丢|扔|留|剩|拿|攥)(?:到|成|下|着|掉)?(?:几|多少)|手牌上限.{0,4}(?:多少|几|[咋怎]|什么意思|啥意思)|\bhow many cards (?:can|do|may|must) (?:i|you|u|we) (?:\w+ ){0,2}(?:keep|discard|throw)|\bhow many cards can (?:i|you|u|we) (?:hold|have)\b(?! left)|\bhand (?:size )?limit\b|\bdo (?:i|you|u|we) (?:have|need) to discard\b.{0,20}\b(?:end|turn)\b/,
  ],
  [
    'legacy',
    /死(?:了|掉)?的?(?:人|玩家|以后|之后)?.{0,4}(?:手?牌|装备)(?:会)?(?:都|就|是)?(?:去|到|归|给|怎么办|咋办).{0,3}(?:哪|谁|$|[?啊呢])|\bwhat happens to\b.{0,12}\bcards\b.{0,12}\b(?:die|dies|dead|death)\b/,
  ],
];

/** Whom, whose reason, what to do next: somebody's deed is meant, or advice. */
const PERSONAL =
  /[@你您他她]|号|主公|反贼|忠臣|内奸|谁(?!先)|刚才|上一?(?:回合|轮)|为(?:什么|啥|何)|(?<!能)干嘛(?!用|的)|这[局把]|怎么老|咋老|老是|总是|凭|该不该|要不要|应该|不如|最好|值得|留|先(?!判)|给我|对我|冲我|几个意思|自己人|真|怎么会|咋会|用来|是不是可以§|[救打砍杀]我|\b(?:why|who|whose|how come|rebels?|loyal\w*|spy|traitor|should|he|she|him|her|his|they|them|me|did|was|were|(?:i|you|u) just|just \w+ed|gonna|going to|wanna|want|think|hope|got(?! no)|left|more fun|your|ur|us)\b|\b(?:have|has)\b(?! to\b)/;
/** "that bagua armor 1 has", "2号装的那个藤甲": whose it is decides nothing. */
const HELD =
  /(?:@|[你您他她我]|主公)(?:刚才?|头上|身上|手里|面前|脸上|给我|现在)*[装穿贴用出挂放拿戴骑]?[着了上]?的?[那这][张个件把匹面]?(?=§)|(?:@|[你您他她我]|主公)(?:刚才?|头上|身上|手里|面前|给我)*[装穿贴用出挂放拿戴骑]?[着了上]?的[张个件把匹]?(?=§)|(?:@'s|\b(?:your|ur|his|her|their)) (?=(?:\w+ )?§)|(?<=§(?: thing| card| armou?r| sword)?)(?: (?:that|which))? (?:@|you|u|he|she|i)(?: just|'ve)? (?:has|have|had|got|wears?|equipped|(?:put|played|used|stuck|threw|is wearing)(?: on)?)(?: (?:me|@|him|her|you|u))?(?= |$|[?,])/g;
/** "can you dodge a duel": anybody. "can you nullify the duel" begs. */
const ANYBODY =
  /\b(?:how|what|when|many|if) (?:\w+ ){0,2}(?:do|does|can|could|must|would|may|will)? ?(?:you|u)\b|\b(?:can|do|could|must|would) (?:you|u) .{0,16}\b(?:an?|any|more than|two|2|multiple|someone|somebody|tricks?|twice)\b|\bto (?:you|u)\b/;

const ASKS_EN =
  /(?:^|[§,;:-] ?|\b(?:so|and|but|wait|ok|or|then|question|mean|ask|wondering|know|forg[eo]t|idea|also|tell me|remind me|explain|um+|uh+|hey|yo|guys|no) )[ @]*(?:what|whats|how|hows|can|could|do|does|is|are|will|would|may|am|when|which|if)\b|\b(?:right|yeah|correct|yes)[ ?]*$/;
const ASKS_ZH = /[?几]|([挡防怕躲算看管])不\1|多[少远]|[啥哪]|对[吧吗]|是[吧吗]|来着/;

/** Of these the first that fits is asked. In `without` and `beats` two cards may stand. */
const ASPECTS: readonly (readonly [aspect: Aspect, asked: RegExp])[] = [
  ['differs', /§.*(?:区别|不一样|不同|差别|差在哪)|\bdiff(?:eren\w+|ers?)?\b/],
  [
    'reach',
    /[多几](?:远|步|格)|距离|范围|够(?:得|不)(?:着|到)|隔(?:着)?[几多一两]|\bhow (?:far|close)\b|\brange\b|\breach|\bdistance\b|\bnext to\b|\bfar(?:ther|away)?\b/,
  ],
  [
    'many',
    /同时[贴放挂]|叠|(?:能|可以)(?:全|都|一起|一口气|连着)[^,]{0,3}[打出用放扔甩]|\b(?:can|may)\b.*\b(?:two|2|three|multiple|several) §|(?:能|可以|最多|只能|回合|一轮)(?:里|内|只|最多|能|可以|连着?|再|都|同时)*(?:出|用|打|放|喝|装|贴|吃|使)(?:出|掉)?(?:几|多少)(?:(?:[张次件匹口杯回]|个(?!人)|§)|§)|(?:张数|次数|数量|个数)|(?:有没有|有|没)(?:上限|限制)|限不限|随便(?:出|用|放|几|打)|(?:只|就|能|可以|最多)(?:能|可以)?(?:连)?(?:出|用|喝|装|打|贴|放|吃|砍|叠)(?:好几|两|无数|多|[一1]|2)[张次刀杯匹个]|\bhow many(?: times)?(?: §)?(?: \w+)? (?:can|may|could|do)\b.*\b(?:use|play|equip|drink)\b|\bhow many §.{0,12}\b(?:per|a|each) turn\b|\bhow often\b.*\b(?:can|may|could|do)\b|\bas many\b|\b(?:limit|unlimited|max(?:imum)?)\b|\bmore than (?:one|1|once)\b|\b(?:once|twice|one|two|1|2|multiple|\w+ times) (?:§ )?(?:\w+ )?(?:at once|(?:per|a|each|every|in one|in a|in the same) (?:turn|round))/,
  ],
  [
    'without',
    /没有?§[^,]{0,4}(?:会|掉|是不是|扣|怎么?样|咋样)|不出§.{0,3}(?:会|掉|扣)|\b(?:if|when|without)\b.{0,24}\b(?:no|can'?t|cant|don'?t|dont|without)\b.{0,16}§|\bwithout (?:an? )?§/,
  ],
  [
    'when',
    /(?:什么|啥)时候(?:才|都)?(?:能|可以)?(?:用|出|吃|喝|打|放)|(?:别人|自己)的?回合(?:也|里|内|才|都)*(?:能|可以|吃|用|出|喝)|回合外|\bwhen (?:can|do|may|am|could)\b|\b(?:not|isn'?t|other|else'?s|another|off|outside|out of)\b.{0,14}\bturns?\b/,
  ],
  [
    'judged',
    /判(?:定)?(?:要|得)?(?:到|出|成|个|的是|是)?(?:什么|啥|几|哪|红|黑)|翻(?:到|出|开)|花色|红桃|黑桃|梅花|方[块片]|(?:红|黑)(?:色|的)|\b(?:hearts?|spades?|clubs?|diamonds?|suits?|colou?rs?|red|black)\b|\bwhat number\b|\bwhat .{0,12}\b(?:flip|judg\w+|draw) .{0,10}\b(?:get out|escape|survive|play|safe|free)/,
  ],
  [
    'beats',
    /§[^,]{0,7}(?:能|可以|会|管|算|挡|防|怕|无视|穿|破|克|躲|抵|用)[^,]{0,6}§|(?:能|可以|会)(?:不能|不可以)?.{0,3}§.{0,5}§|§.*\b(?:through|ignor\w+|stop|block|work|beat|count|cancel|dodge|counter|against|protect|help|affect|save|negate|vs|on|an? §|the §|§)\b.*§|\b(?:can|could|does|do|is|will)\b.{0,24}§ (?:an? |the |that |on |by |with )*§/,
  ],
  [
    'answered',
    /(?:怎么|咋|如何|[拿用靠出](?:什么|啥)(?:牌)?|(?:什么|啥)牌?)(?:才)?(?:能|可以|来|去)?(?:躲|挡|防|破|解(?!释)|应|抵|化解|对付)|(?:能|可以|会|能不能)(?:被|拿|用|靠)?[^,]{0,5}(?:躲|挡|防|闪|抵消|化解|解)(?:掉|住|开)?(?:吗|么|不|嘛|[?]|$)|(?:躲|挡|防|闪|解)得(?:掉|了|住|开)|(?:能|可以)[^,]{0,3}§(?:掉|了)?(?:吗|么|不|嘛|[?])|\b(?:dodge?(?:able|d)?|block(?:able|ed)?|stop(?:ped)?|counter(?:ed)?|avoid(?:ed)?|evade|cancel(?:led)?|get out of|get rid of|defend against|escape|survive|beat)\b/,
  ],
  [
    'use',
    /^[^§]{0,6}§(?:一次|最多)*(?:能|可以|会)[^,用出打放喝装了]{1,3}几[张个匹点滴血]|\bhow many \w+ (?:can|do|does) (?:i|you|u|we) \w+ (?:with|using|from|by) (?:an? |the |one )?§|^[那请借问下新人对了就是这个]*§(?!了)(?!.*(?:怎么|咋|几[个张]了|够)).*(?:[掉弃摸判伤血传跳防挡怕加救归翻色当变距]|强中|必中).*(?:[吗么不?]|[是对]吧|对不对|来着)$|^[那请借问下新人对了就是这个]*§(?:是|要)?(?:谁先|怎么判|怕啥)|^(?:so|and|wait|but|ok|noob q|sorry|question|,| )*(?:does|can|do) (?:an? |the |one )?§(?! (?:still|left|in|gone|back|with|coming))|§[^,]{0,5}(?:能干[嘛啥]|干[嘛啥]用?的|(?:能|可以)(?:救|回|加|传)|不?[让能挡防怕掉][^,]{0,6}还是)|§(?:了|着)?[^,]{0,3}(?:还能|(?:有|会).{0,2}(?:什么|啥|怎么?样|咋样))|\bwhat happens (?:if|when)\b.{0,16}§|\bwhat(?:'?s| is| does| do) (?:an?|the|that|this|those|it|they)? ?(?:\w+ ){0,2}§?.{0,12}\b(?:does|do|mean)\b(?! we)|\b(?:can|may|do) (?:i|you|u|we|one|someone|people) (?:use|play|do|equip|target|put)\b.{0,30}§/,
  ],
];
/** Whose card it is decides these: "你的杀够得着我吗". */
const OF_ONE: ReadonlySet<Aspect> = new Set<Aspect>(['many', 'reach']);
/** Behind the card's own clause these may be asked alone: "铁索啊,怎么躲". */
const ALONE: ReadonlySet<Aspect> = new Set<Aspect>(['answered', 'judged', 'many', 'reach', 'when', 'use']);

interface Masked {
  readonly text: string;
  readonly terms: readonly { readonly key: string; readonly start: number }[];
}

/** The text with § for each term and @ for each other seat; whoever is called stands apart. */
function masked(text: string, mentions: readonly Mention[], cuts: readonly number[]): Masked {
  const spans = cardsIn(text.replace(/红桃/g, '红心')).map(({ card, start, end }) => ({ key: card, start, end }));
  for (const [key, words] of KINDS)
    for (const { index, 0: word } of text.matchAll(words)) spans.push({ key, start: index, end: index + word.length });
  for (const { kind, start, end, called } of mentions)
    if (kind === 'seat') spans.push({ key: called ? ',' : '@', start, end });
  for (const cut of cuts) spans.push({ key: ',', start: cut, end: cut });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const terms: { key: string; start: number }[] = [];
  let out = '';
  let at = 0;
  for (const { key, start, end } of spans) {
    if (start < at) continue;
    out += text.slice(at, start);
    if (key !== '@' && key !== ',') terms.push({ key, start: out.length });
    out += key === '@' || key === ',' ? key : '§';
    at = end;
  }
  return { text: out + text.slice(at), terms };
}

const isAsked = (clause: string): boolean =>
  ASKS_ZH.test(clause) || (/[a-z]{2}/.test(clause) ? ASKS_EN : ASKS).test(clause);
const isOfAnybody = (clause: string): boolean =>
  !PERSONAL.test(clause.replace(/\bto me\b/, '')) && (!/\b(?:you|u)\b/.test(clause) || ANYBODY.test(clause));

/** What a folded text asks of the rules by its structure; null where it asks of somebody, of a reason, or for advice. */
export function ruleAsked(
  heard: string,
  mentions: readonly Mention[] = [],
  cuts: readonly number[] = [],
): RuleAsked | null {
  const bare = cardsIn(heard).length === 0 && mentions.every(({ kind }) => kind !== 'seat');
  const matter = MATTERS.find(
    ([key, asked]) =>
      (bare || key !== 'discard') &&
      asked.test(heard) &&
      (isAsked(heard) || ASKS.test(heard)) &&
      !/[你您]|号|刚才/.test(heard),
  )?.[0];
  if (matter) return { aspect: 'matter', terms: [matter] };
  const { text, terms } = masked(heard, mentions, cuts);
  if (terms.length === 0) return null;
  let before: readonly string[] = [];
  for (const { index, 0: whole } of text.replace(TAG, ' ').matchAll(CLAUSE)) {
    const own = [
      ...new Set(terms.filter(({ start }) => start >= index && start < index + whole.length).map(({ key }) => key)),
    ];
    const clause = whole.replace(HELD, '').replace(ANY_ONE, ' ').trim();
    const asks = isAsked(clause) && isOfAnybody(clause) && !(own.length === 1 && /^[^§]{0,6}§[不吗?]*$/.test(clause));
    const aspect = asks
      ? ASPECTS.find(
          ([one, asked]) =>
            asked.test(clause) &&
            (!OF_ONE.has(one) || isOfAnybody(whole)) &&
            (own.length > (one === 'beats' || one === 'differs' ? 1 : 0) ||
              (before.length > 0 && ALONE.has(one) && IT.test(clause))),
        )?.[0]
      : undefined;
    if (own.includes('state') && aspect) return { aspect: 'use', terms: ['state'] };
    // What is worn stops something: of its own effect.
    if (aspect === 'answered' && GUARDS.has(own[0] ?? '') && !HOW.test(clause)) return { aspect: 'use', terms: own };
    if (aspect) return { aspect, terms: own.length > 0 ? own : before };
    if (own.length > 0) before = /[@你您他她号]|\b(?:you|u|me)\b/.test(clause) ? [] : own;
  }
  return null;
}
const CLAUSE = /(?:[^,.!?;~-]|-(?! ))+[,.!?;~-]*/g;
/** What only asks for a yes belongs to the clause before. */
const TAG = /,(?= ?(?:right|yeah|correct|对[吧吗]|是[吧吗不]))/g;
/** "can the lord use a peach when it's not his turn": anybody could. */
const ANY_ONE =
  /\bcan @(?= .*\b(?:turn|dying)\b)|\b(?:his|her|their|your|ur)(?= turn)|(?<=§ (?:to )?)(?:miss|hits?|reach|get|land on|on) me\b|\b(?:on )?(?:him|her|them)self\b/g;
const GUARDS: ReadonlySet<string> = new Set([...ARMOURS, 'armour']);
const HOW = /怎么|咋|如何|\bhow\b/;
/** The term is named again or left out. */
const IT =
  /\b(?:it|that|this|they|those)\b|^(?:那|这|它|是|要|得|能|可以|怎么|咋|判|有|拿|用|一回合|[^a-z]{0,3}(?:能|几))/;
