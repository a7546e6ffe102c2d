/** What a line asks of the record as a whole: how often, how much, who it was, by what (§Q1). Who did it to whom stands as it is said. */
import type { Seat } from '../../../core/event';
import type { Scene } from '../../scene/scene';
import { cardsIn, skillsIn } from '../words/cards';
import { deedsIn } from '../deeds/deeds';
import { GEAR, gearIn } from '../words/gear';
import { FOR_ALL } from '../deeds/joined';
import type { Mention } from '../called/people';
import { withoutNames } from '../called/place';
import { saidNumber } from './said-number';
import { BEARS, slotsOf, type Slots } from './slots';
import { whenIn, type When } from '../words/when';

/**
 * The kind of deed that is asked for. `use`: a card that is named · `play`: any cards, in a turn of the one who plays them · `lift`: a card that lay before somebody was taken away · `laid`: one
 * that still lies there.
 */
export type What = 'use' | 'play' | 'hurt' | 'heal' | 'kill' | 'take' | 'give' | 'lift' | 'wuxie' | 'laid';

/**
 * `times`: how often · `points`: how much health, or how many cards · `who` · `whether` anybody did · `whom`: all of them · `doers`, `victims`: how many they are ·
 * `means`: with what · `pairs`: who, and to whom.
 */
export interface OfRecord {
  readonly wants: 'times' | 'points' | 'who' | 'whether' | 'whom' | 'doers' | 'victims' | 'means' | 'pairs';
  readonly what: What;
  readonly by?: Seat;
  readonly to: readonly Seat[];
  /** Engine names; empty where any will do. */
  readonly cards: readonly string[];
  /** `own_turn`: the one turn in which it was last done. */
  readonly when: When | 'own_turn' | null;
  /** All who did it, and not only the last. */
  readonly all: boolean;
  /** Not the last of it, but the first, whoever did it most, or what was before the last. */
  readonly rank?: 'first' | 'most' | 'before';
  /** In the last turn of that one. */
  readonly turnOf?: Seat;
  /** Of what was taken, only what was kept, or only what was broken. */
  readonly way?: 'steal' | 'discard';
  /** So often, or so much, it is said to have been. */
  readonly said?: number;
  /** That is what the line says: to be borne out, or only told. */
  readonly claimed?: 'asked' | 'told';
  /** When it was is asked. */
  readonly timed?: boolean;
  /** Others than these. */
  readonly except?: readonly Seat[];
}

/** Cards that lie before somebody until they are judged. */
export const DELAYED: ReadonlySet<string> = new Set(['lebu', 'bingliang', 'shandian']);

export const YET_TO_COME =
  /最少|打算|准备|[攥捏揣]|下(?:个|一个?)?(?:回合|轮)|(?<![没])(?:要|想(?!知道|问)|该|能(?!告诉)|(?<!一)会(?!儿)|可以)|如果|手里|(?:还|就|只)剩|还有(?:几|多少)|\b(?:should|can|could|will|would|wanna|wants?|gonna|going to|need|if|next|left|with (?:me|us)|holds?|holding|hiding|sitting on my)\b|\b(?:u|you|ya) got$/;

const HOW_MANY_ZH = /不止[一两二]|(?<![好没前后这那])(?:几|多少)(?!号|(?<!了几)轮|回合|成|岁|反|忠|内|位|个意思)/;
const HOW_MANY_EN =
  /\bhow (?:many|much|often)\b|\b(?:total|count|in all|altogether|add up|just (?:the )?(?:once|one|twice))\b|\b\w+s (?:thrown|played|used) (?:this game|so far|till now|already)\b/;
const POINTS =
  /(?:几|多少)(?:点|滴|格|口)?(?:血|伤)|(?:几|多少)[点滴格]|\b(?:hp|health|damage|dmg|dealt)\b|\bhow much\b(?! (?:longer|time))|\btotal on\b/;
/** Heads are counted, and no deeds. */
const HEADS =
  /(?:几|多少)(?:个(?=人|$|[,.!?])|人|位)|\bhow many (?:people|ppl|players|others|folks|of (?:us|you|u|them))\b/;
/** The cards, and nobody. */
const EATEN = /[吃用喝出放][掉了过]*(?:几|多少)个(?!人)/;
const BEFORE = /再之?前|在?那之前|\bbefore (?:that|then)\b/;
const FIRST = /头一个|第一[个位]|最[先早]|首先|谁先(?!手)|\bfirst\b/;
const MOST = /最[多狠勤凶高]|谁[^,]{0,8}[多狠]$|\b(?:most|more(?! than))\b/;
/** What lies before people, to be judged. */
const LAID =
  /判定[牌区]|[挂贴顶]着(?![什啥])|\bdelayed\b|\bin front of\b|\b(?:lying|sitting) there\b|头上(?:还|都)?[顶贴挂压有](?!人)|\bjudge?ments? (?:card|zone|area)s?\b/;
const ANYBODY =
  /[?吗么]|是不是|还[挂贴顶]|\b(?:still|which|whose)\b|谁|几个|有(?:没有)?人|有没有|\b(?:who|any(?:one|body)|how many)\b/;
/** It is told of whose turn it was, and of no doer. */
const IN_TURN = /^(?:那|这|的)?(?:一?个)?回合(?:里|内|中|时|的时候|开始|初)|^'s turn\b/;
const BARE = /多少(?=$|[,.!?啊呀呢了下]|血)/;
const CARDS_COUNTED = /(?:几|多少)(?:张|件|样|个)|牌|\bcards?\b/;
const TIMES = /(?:几|多少)(?:次|下|回|把|趟|遍)|(?<=了)几轮|\b(?:times|often|hits?)\b/;
const BLADES = /(?:几|多少)刀/;
/** "乐啊兵啊这局有人贴过么". */
const LAYS = /[乐兵].*[贴挂上放]过|[贴挂]过.{0,3}[乐兵]/;
const GROUP_CARDS = /\baoes?\b|群(?:伤|攻)|范围(?:牌|伤)/;

const LIFT =
  /解|拆|懈|化|揭|摘|挡|顶|\b(?:wriggl|escap|get rid|lift|remov|clear|nullif|null|negat|cancel|block|dismantl)\w*|\bt(?:ook|ake) .{0,20}off\b/;
const CANCEL =
  /懈|挡|顶(?:了|的|掉)|抵消|化解|[搅弄整]黄|(?<=(?:顺手|拆桥|决斗|火攻|南蛮|万箭|兵粮|借刀|锦囊)[^,]{0,3}[弄整搞])没|坏(?:了|掉)?.{0,4}好事|\b(?:nullif|negat|counter|block|cancel|foil|ruin|fizzl)\w*|\b(?:ate(?! (?:\w+ ){0,2}(?:arrows?|wanjian|volley|barrage|barbarians?|barbs|nanman|savages?|slash\w*|strikes?|duels?|hits?|damage|dmg|peach\w*)\b)|stopped)\b|\bnull(?:ed|s)?\b/;
const SAVE =
  /[救捞]|拉(?:回|起)|续(?:了|的|上|命)|喂|\b(?:sav|rescu|reviv)\w*|\bke(?:pt|ep) .{1,24} (?:alive|up|going)|\bpulled .{1,24} (?:up|back|through)/;
const HEALS =
  /(?:(?<![几这那上两一二三第头每\d])回|[加奶吸])(?:了|过|上|满|血|多少|几)|涨血|\b(?:heal|recover|regain|gain|restor)\w*|\bgot (?:some |the |any )?(?:hp|health)\b/;
const KILLS = /人头|(?:[杀收]|[打干弄][死掉走])(?:了|过)?(?:几|多少)个|\bkill\w*/;
const TAKES =
  /动(?=.{0,4}(?:装备|武器|防具|马))|拆|顺|(?:[拿偷抽牵丢]|没)(?:走|掉|了)|摸[走掉]|弃|\b(?:st[eo]le?n?|los[et]|snatch|swip|discard|dismantl|grab|rob)\w*\b|\bt(?:ook|aken?)\b/;
/** Of the skill that let them. */
const GOT = /(?:白[拿得]|摸|得|收)(?:到|了|过)*(?:(?:几|多少)张|的?牌)|\b(?:dr[ae]wn?|received?|collect\w*)\b/;
const GIVES =
  /[送塞递]|\bslip(?:ped)?\b|给(?!.*的$).{0,8}(?:几|多少)张|\b(?:gave|giv(?:e|en)|hand(?:ed)?|pass(?:ed)?|fed)\b/;
const HURTS =
  /[吃挨].{0,5}的[刀打揍杀]|[打砍捅剁敲劈锤揍射烧伤电毒削扣捶掉挨丢费损啃咬磨刮轰]|传导|[碰动](?:过|了)|[少掉]的?那?[一两二三]?[点滴格]|laid a (?:finger|hand)|\btotal on\b|\b(?:hit|bled|swung|touch|hurt|d(?:a?m|ama)g|attack|slash|struck|strik|burn|cost|deal|los[et]|shot|zap|smack)\w*\b|\bt(?:ook|aken?)\b|\bw(?:ent|as going) (?:at|for|after)\b/;
/** Somebody is asked for, and it is over. */
const WHO_DONE =
  /(?<![找招跟惹怪])(?:谁|哪个|哪位|几号)(?![都也敢家]).{0,9}(?:的|了|过|来着)|(?:的|了|过)都?[是有]?(?:谁|哪个|哪位|几号)|\b(?:who(?:m|se(?! side))?|which (?:one )?of (?:you|u|us|th?em))\b.{0,24}\b(?:did|was|were|has|have|put|hit|swung|hurt|got|kept|went|took|gave|shot|struck|threw|drew|stole|(?<!m )lost|lose|dealt|ate|that|\w+ed)\b|\bwhose doing\b|\bdid (?:(?:that|the|those) .{1,24}\b)?(?:anyone|anybody|somebody)\b|\bany(?:one|body)(?: else)? (?:get |got )?(?:hurt|hit|damaged)\b/;
const MEANS =
  /(?:啥|什么)(?:玩意儿?|东西|牌|招|技能)?(?:打|砍|弄|伤|烧|干)的|(?:用|拿)(?:的)?(?:啥|什么|哪张)(?:打|砍|弄|伤|烧)?|死在(?:哪|什么|啥)|\bwhat (?:did|was) .{1,30} with\b|\bw(?:ith|\/) (?:what|which card)\b|\b(?:what|which) card (?:did|was) .{1,30} (?:use|play|with)|\bwhat (?:actually |did |really )*(?:hurt|hit|killed?|got|finished) (?!at)/;
/** Whether it was ever done: "有人动过手没", "has the lord ever hit me". */
const WHETHER =
  /有(?:没有)?(?:人|谁).{0,14}[过了]|[过了][^,.!?]{0,6}(?:没有?|吗|(?<![什怎这那])么)[啊呀呢了]*$|(?:是不是|有没有)[^,]{0,12}[过了]|是不是没(?:事|掉|中|挨)|谁[^的]{0,8}没$|^(?:so |and |wait |ok )*(?:has|have|did|was|were) |\b(?:ha[sd]|have|did) (?:any(?:one|body)|he|she|they)\b|\bany of (?:them|em|those|you)\b|\bhow(?:'?d| did) .{1,30} (?:wriggle|get|slip|escape)|\bever\b|\b(?:did|has|was)n'?t (?:he|she|they|it|i)\b/;
/** When it was: the last of it is told with its time. */
const WHEN = /(?:什么|啥)时候|几时|上次.{0,8}(?:是|几)|\b(?:when|last time|how long (?:since|ago))\b/;
const WITHIN_ONE = /(?<!上)一(?:个)?回合|刚(?=给|才?[打砍])|\bjust\b(?! the)|\bin (?:one|a single) turn\b/;
/** "谁贴的,贴给谁了", "who played it and on who". */
const BOTH =
  /谁.{1,8}(?:给|对|在|[贴砍打连烧冲射杀拆顺]了?)谁|\bwho\b.{3,40}\b(?:on|to|at|from) who(?:m)?\b|\bwho \w+ who(?:m)?\b/;
/** What only keeps, and what only breaks. */
const KEEPS = /顺|偷|抢|牵|摸走|\b(?:st[eo]le?n?|snatch|swip|nick|rob)/;
const BREAKS = /拆|弃|\b(?:dismantl|discard|broke|destroy)/;
/** Cards that a verb says as plainly as their name: "主公被乐了几次". */
const SAID_BY_VERB: ReadonlySet<string> = new Set([...DELAYED, 'juedou', 'tiesuo']);
const USED = /[了过的放出用甩扔丢]|[一总]共|全场|\b(?:used|played|thrown?|total|all|so far|been|\w+ed|on|at)\b/;
/** "一把火烧了几个人": whom the last of it burnt. */
const FIRE = /[一那]把火/;
const FED = /[喂塞递送][^桃]{0,4}(?:几|多少)张/;
/** English players call the card so: whoever lives was not killed. */
const KILLS_ARE_STRIKES = /\bkills?\b/;
/** "帮我算下": no part of what is asked. */
const TO_TELL = /^们?.?[算数查捋看说统报讲理]/;
const OTHER_THAN = /(?:除了?|除去|抛开)$|\b(?:besides|except(?: for)?|apart from|other than) (?:the )?$/;
/** All who did it are asked for. */
export const EVERYBODY = /都(?:是|有|[\u3400-\u9fff]{1,2}[过了])?(?:谁|哪)|谁都|哪些|哪几|分别|捋|\b(?:who|whom) all\b/;

/** The kind of deed by what is named and by the verbs. */
export function whatOf(text: string, cards: readonly string[], counts: boolean): What | null {
  const laid = cards.some((card) => DELAYED.has(card));
  if (laid && LIFT.test(text)) return 'lift';
  if ((GOT.test(text) && CARDS_COUNTED.test(text)) || FED.test(text)) return 'give';
  if (cards.includes('wuxie') || CANCEL.test(text)) return 'wuxie';
  if (SAVE.test(text) || (HEALS.test(text) && !/[回]合/.test(text.replace(/回合/g, '')))) return 'heal';
  // "谁吃了传导": what the chains passed on; whom a card cost health.
  if (cards.includes('tiesuo') && /传[了给到导]/.test(text)) return 'hurt';
  if (cards.length > 0 && !counts && /传导|掉[了的]?血|受伤|\b(?:hp|health|damage|hurt)\b/.test(text)) return 'hurt';
  // "杀了几个": the word is no card.
  if (KILLS.test(text) && cards.every((card) => card === 'sha')) return 'kill';
  if (cards.length > 0) return cards.every((card) => GEAR.has(card)) ? 'take' : 'use';
  if (counts && PLAYS.test(text) && !HANDED_OUT.test(text)) return 'play';
  if (TAKES.test(text) && (CARDS_COUNTED.test(text) || (counts && (KEEPS.test(text) || BREAKS.test(text)))))
    return 'take';
  if (GIVES.test(text) && CARDS_COUNTED.test(text)) return 'give';
  return HURTS.test(text) ? 'hurt' : !counts && TAKES.test(text) ? 'take' : null;
}

/** "一个回合打了几张牌", "how many cards did he play there": cards are counted, whichever they were. */
const PLAYS =
  /(?:[出用打糊砸拍](?!掉)|使)[了过]?(?:我|你|他|她)?[^,.!?]{0,3}(?:几|多少)张(?:牌)?(?![\u3400-\u9fff])|(?:几|多少)张牌?[^,.!?]{0,8}[出用打糊砸拍](?:了|过|的|出去)|\bhow many cards\b.{0,30}\b(?:play|use|throw|threw|burn|spend|spent|fire|chuck)\w*\b/;
const HANDED_OUT = /给出|送出|弃|\bdiscard/;
/** The whole game is meant, and not one turn. */
const SO_FAR =
  /到现在|到目前|全场|整局|[这本]局|从头|加起来|\b(?:so far|(?:all|this|whole) game|till now|in all|altogether)\b/;

/** Wine is drunk for the blow. */
const STRUCK = /[砍杀]|\b(?:slash|struck|strik|hit)\w*/;

/** "南蛮谁没出杀掉血了": what is asked of is the rarer card. */
export function rarest(named: readonly string[]): string[] {
  const rare = named.filter((card) => card !== 'sha' && card !== 'shan');
  return [...new Set(rare.length > 0 ? rare : named)];
}

/** Whether any clause of a text may ask something of the record: looked at before names are. */
export const mayAskRecord = (text: string): boolean =>
  [HOW_MANY_ZH, HOW_MANY_EN, MEANS, WHO_DONE, WHETHER, WHEN, MOST, FIRST, LAID].some((one) => one.test(text)) ||
  saidNumber(text)?.claimed === true;

/**
 * What a text asks of the record; null where it asks for nothing of the kind. `text` is folded, and the mentions stand in it.
 */
export function ofRecord(text: string, mentions: readonly Mention[], scene: Scene): OfRecord | null {
  // "庞会": nothing of a name is a word.
  const unnamed = withoutNames(
    text,
    mentions.filter(({ kind }) => kind === 'seat'),
  );
  if (YET_TO_COME.test(unnamed)) return null;
  const named = [...cardsIn(text), ...skillsIn(text, scene)].filter(
    (card) => !mentions.some(({ start, end }) => card.start >= start && card.end <= end),
  );
  const said = saidNumber(text);
  const many = HOW_MANY_ZH.test(text) || HOW_MANY_EN.test(text) || said?.claimed === true;
  const laid = named.filter(({ card }) => DELAYED.has(card)).map(({ card }) => card);
  if (LAID.test(text) && ANYBODY.test(text) && !WHO_DID_LAY.test(text) && !LIFT.test(text))
    return {
      wants: 'victims',
      what: 'laid',
      to: mentions.flatMap(({ kind, seat, called }) => (kind !== 'self' && !called && seat !== null ? [seat] : [])),
      cards: laid,
      when: null,
      all: true,
    };
  const rank: OfRecord['rank'] = BEFORE.test(text)
    ? 'before'
    : FIRST.test(text)
      ? 'first'
      : MOST.test(text)
        ? 'most'
        : undefined;
  const turn = mentions.find(({ end, start }) => IN_TURN.test(text.slice(end)) && !text.startsWith('谁', start));
  // "how many of you": nobody of whom was spoken.
  const before = ({ start }: Mention): string => text.slice(0, start);
  const except = mentions.filter((one) => one.seat !== null && OTHER_THAN.test(before(one)));
  const people = mentions.filter(
    (one) =>
      one !== turn &&
      !except.includes(one) &&
      !/\bof $/.test(before(one)) &&
      !(TO_TELL.test(text.slice(one.end)) && /[帮给跟替]$/.test(before(one))),
  );
  const deeds = deedsIn(text, people, 'open', skillsIn(text, scene));
  const whos = mentions.filter(({ kind }) => kind === 'who').length;
  const who = whos > 0 || /\bwhich (?:one )?of\b/.test(text);
  const asksWho = who && (WHO_DONE.test(text) || (rank !== undefined && whos < 2 && deeds.length + named.length > 0));
  const asksMeans = !many && MEANS.test(text);
  const isWhen = WHEN.test(text);
  const whether = !many && !asksMeans && !asksWho && (isWhen || WHETHER.test(text));
  if (!many && !asksMeans && !asksWho && !whether) return null;
  const heads = many && HEADS.test(text) && !(named.length > 0 && EATEN.test(text));
  const all = EVERYBODY.test(text);
  const points = many && (POINTS.test(text) || BARE.test(text)) && !/\bcards\b/.test(text);
  // A blow is counted whether or not it went home.
  const blows =
    BLADES.test(text) ||
    ((all || rank !== undefined || (many && !points)) && deeds.some(({ verb }) => verb === 'strike'));
  const listed =
    blows && named.every(({ card }) => card === 'sha' || card === 'jiu')
      ? ['sha']
      : GROUP_CARDS.test(text)
        ? [...FOR_ALL]
        : named.length === 0 && LAYS.test(text)
          ? [...DELAYED]
          : named.length === 0 && !whether
            ? FIRE.test(text)
              ? ['huogong']
              : deeds.flatMap(({ card }) => (card !== null && SAID_BY_VERB.has(card) ? [card] : []))
            : rarest(named.map(({ card }) => (card === 'jiu' && STRUCK.test(text) ? 'sha' : card)));
  const slots = slotsOf(text, people, deeds);
  const kind = asksMeans ? (CANCEL.test(text) ? 'wuxie' : 'hurt') : whatOf(text, listed, many);
  const struck =
    kind === 'kill' &&
    KILLS_ARE_STRIKES.test(text) &&
    slots.to.some((seat) => scene.table.bySeat.get(seat)?.alive === true);
  const what = struck ? 'use' : kind;
  const cards = struck ? ['sha'] : listed;
  if (what === null) return null;
  // "did 2 lose any hp since his peach": nobody is hurt by it.
  const means = what === 'hurt' ? cards.filter((card) => card !== 'tao' && card !== 'shan') : cards;
  // "到底几张杀": somebody holds them.
  if (many && what === 'use' && slots.to.length === 0 && slots.by === undefined && !USED.test(text)) return null;
  // Nobody, no card and no deed is named: "是掉线了吗".
  if (
    whether &&
    !who &&
    !FOLLOWS.test(text) &&
    deeds.length + cards.length + slots.to.length === 0 &&
    slots.by === undefined
  )
    return null;
  const when: OfRecord['when'] = WITHIN_ONE.test(text) ? 'own_turn' : whenIn(text);
  const kinds = what === 'take' && cards.length === 0 ? gearIn(text, new Set()) : [];
  const gear =
    what === 'take' && kinds.length === 0 && cards.length === 0 && /装备|\bgear\b/.test(text) ? [...GEAR] : kinds;
  const base = {
    what,
    cards: gear.length > 0 ? gear : means,
    when,
    all,
    ...(isWhen ? { timed: true } : {}),
    ...(what === 'take' && KEEPS.test(text) !== BREAKS.test(text)
      ? { way: KEEPS.test(text) ? ('steal' as const) : ('discard' as const) }
      : {}),
    ...(said
      ? { said: said.n, ...(said.claimed ? { claimed: said.told ? ('told' as const) : ('asked' as const) } : {}) }
      : {}),
    ...(rank === undefined ? {} : { rank }),
    ...(turn?.seat == null ? {} : { turnOf: turn.seat }),
    ...(except.length > 0 ? { except: except.flatMap(({ seat }) => seat ?? []) } : {}),
  };
  if (asksMeans && what !== 'wuxie') return { ...base, cards: [], wants: 'means', ...toWhom(slots) };
  if (what === 'play') {
    const by = slots.by ?? turn?.seat ?? null;
    // Their last turn, unless another time is named.
    const whole = when === 'own_turn' || when?.which === 'last_turn' || when?.which === 'this_turn' || when === null;
    return by === null
      ? null
      : {
          ...base,
          wants: 'times',
          by,
          to: slots.to,
          ...(whole && !SO_FAR.test(text) ? { when: 'own_turn' as const } : {}),
        };
  }
  // Of a card for all it is asked whom it cost health.
  const hurts =
    what === 'use' && cards.some((card) => FOR_ALL.has(card) || card === 'shandian') ? { what: 'hurt' as const } : {};
  if (heads && FIRE.test(text)) return { ...base, what: 'hurt', wants: 'victims', when: 'own_turn', ...toWhom(slots) };
  if (heads && what !== 'kill') {
    const befell =
      slots.asked === 'to' ||
      (slots.asked === undefined &&
        slots.to.length === 0 &&
        (slots.by !== undefined ||
          'what' in hurts ||
          cards.includes('tiesuo') ||
          BEARS.test(text.slice(text.search(HEADS) + 2))));
    return { ...base, ...(befell ? hurts : {}), wants: befell ? 'victims' : 'doers', ...toWhom(slots) };
  }
  if (many) {
    const health = points && (HURTS.test(text) || HEALS.test(text) || SAVE.test(text));
    const counted: What = health ? (HEALS.test(text.replace(/回合/g, '')) ? 'heal' : 'hurt') : what;
    if (!health && counted === 'hurt' && !TIMES.test(text)) return null;
    // Whoever recovers does so for himself, where nobody else is named.
    const { by, ...rest } = slots;
    const self =
      slots.to.length === 0 &&
      by !== undefined &&
      (counted === 'give' ? GOT.test(text) : counted === 'heal' && (health || cards.length === 0));
    return {
      ...base,
      what: counted,
      wants: health ? 'points' : 'times',
      ...(self ? { to: [by] } : toWhom({ ...rest, ...(by === undefined ? {} : { by }) })),
    };
  }
  if (asksWho && BOTH.test(text)) return { ...base, wants: 'pairs', to: [] };
  // "南蛮都谁没出杀掉血了".
  const whom = slots.asked === 'to' || ('what' in hurts && /掉[了的]?血/.test(text));
  return {
    ...base,
    ...(whom ? hurts : {}),
    wants: whom ? 'whom' : whether ? 'whether' : 'who',
    // Whoever recovers does so for himself; of a card for all it is asked whom it cost health.
    ...(whether && slots.by !== undefined && slots.to.length === 0 && what === 'heal'
      ? { to: [slots.by] }
      : // "袁术和孙登决斗谁掉的血": either may have.
        whom && cards.includes('juedou')
        ? { to: [] }
        : toWhom(slots)),
  };
}

/** "啥时候掉的那滴": of what was spoken of before. */
export const FOLLOWS = /那[一两二三几]?[点滴格下刀张]|\b(?:that|those) (?:hp|hit|card|one)\b/;

const WHO_DID_LAY = /谁.{0,6}[贴挂放扔丢]的|\bwho (?:put|laid|played)\b/;

const toWhom = ({ by, to }: Slots): Pick<OfRecord, 'by' | 'to'> => (by === undefined ? { to } : { by, to });
