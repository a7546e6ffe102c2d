/** To whom a line is said and of whom it speaks: by number, name, 上家 and 下家, 主公, 你 (§T5). */
import type { Seat } from '../../core/event';
import type { Line } from '../line/line';
import { DONE_TO, isCalledBehind, PUT_TO } from '../moves/people';
import { namedInLine } from '../moves/read';
import type { Scene } from '../scene/scene';
import type { Address } from './contract';

/** A seat that a line speaks of, and where in the line as it is read. */
export interface Pointer {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  /** It names an office (主公), not a person: who speaks of the lord need not speak to them. */
  readonly office?: boolean;
  /** Lies dead, and is spoken of. */
  readonly dead?: boolean;
}

/** A line as the flow reads it. */
export interface Pointed {
  /** As seats and names are looked for in it (`Line.verbatim`), with the blanks that part clauses. */
  readonly text: string;
  /** In the order of the line. */
  readonly pointers: readonly Pointer[];
}

const OFFICE =
  /^(?:主公?|主帅|老大|老板|大王|陛下|皇上|圣上|(?:the |my |our )?lord|boss|your majesty|my (?:liege|king))$/;

/** Whom the line of `from` to `hearer` points at: the ear's own reading of who is named where (moves/people.ts). */
export function pointersIn(line: Line, scene: Scene, from: Seat, hearer: Seat | null): Pointed {
  const { text, mentions } = namedInLine(line, { scene, from, hearer, he: null });
  const pointers = mentions.flatMap(({ kind, seat, start, end }): Pointer[] =>
    kind !== 'seat' || seat === null
      ? []
      : [
          {
            seat,
            start,
            end,
            ...(OFFICE.test(text.slice(start, end)) ? { office: true } : {}),
            ...(scene.table.bySeat.get(seat)?.alive === false ? { dead: true } : {}),
          },
        ],
  );
  return { text, pointers };
}

const CALL_BEFORE =
  /^(?:@|喂|嘿|嗨|哎|诶|欸|那个|请问|请|谢谢|多谢|对不起|抱歉|不好意思|你好|hey|hi|hello|yo|oi|thanks|thank you|ty|thx|sorry|my bad|please|卧槽|我靠|不是|哇|好家伙|所以|那么?|话说|其实|不过|但是|而且|gg|lol|wtf|omg|wow|damn|bruh|ugh|nah|wait|hang on|hold on|哈{2,}|(?:(?:ok|okay|fine|well|so|now|and|then|alright|all right|wait|relax|chill|come on|look|listen|dude|bro|man)[\s,]+)*(?:ok|okay|fine|well|so|now|and|then|alright|all right|wait|relax|chill|come on|look|listen|dude|bro|man))?[\s,:]*@?$/;
/** What follows a name that is called: a mark, 你, or something only the one called can do. */
const CALL_AFTER =
  /^\s*(?:[,:!?;]|$|你|您|妳|阁下|救|帮|别|快(?!没|死|不行|要|挂|凉|完|输|倒|空|扛|撑)|(?:跟我|和我|咱)|我(?:跟[你您]|告诉|看得|可[一没])|请|来个|来一|给(?!你|他|她|它)|信我|自己人|小心|加油|稳|看(?:下|一下|看|好)|说(?:真话|实话|句话)|老实说|给个准话|表个态|为什么|为啥|凭什么|干嘛|\b(?:you|u|ur|please|pls|thx|thanks|ty|sorry|nice|gj|deal|truce|listen|promise(?! (?:was|is|from))|tell (?:me|us)|give (?:me|us)|show (?:me|us)|stop|chill|relax|calm down|remember|answer|explain|spill|what (?:even )?(?:is|are|was|were|do|did|about)|why|how (?:come|do|did|about|much|many)|where|which|(?:dont|do not) (?:you|u)|did (?:you|u)|do (?:you|u)|can (?:you|u)|will (?:you|u)|help|save|don't|do not|stop|why did you|are you|can you)\b)/;
/** Bidden, begged or assured at the head of any clause: nobody says so of a third. */
const BIDDEN =
  /^\s*先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|^\s+(?:放(?:我|过)|救(?:我|一下|主)|给我|帮(?:我|忙|主)|让(?:一下|我)|留(?:桃|闪|我|着)|信我|交(?:桃|闪|牌)|报(?:个|一下|身份)|醒醒|撤(?!了))|^\s*(?:(?:先|也|就|可|都|下[把次局回]|以后|等下|待会�?|千万)*(?:别(?!人|的|处|家|说)|不要)|(?:赶紧|赶快)(?![，,])|快(?:来|救|打|杀|砍|出|收|上|动手|点(?!死|没)|跑|看|说)|说(?:真话|实话|句话)|老实说|给个准话|表个态|听我|救我|帮我|信我|骂(?:我)?吧|拜托|求你|我(?:真的?|可|确实)?(?:不是(?!针对|冲)|对不起|对不住)|我[^,.!?\s]{1,6}[你您])/;
/** What stands before a name that is called at the end. */
const CALL_AT_END =
  /(?:[,!?;]|\b(?:thanks|thank you|sorry|hi|hello|hey|you|bye|help)|谢谢|多谢|抱歉|对不起|你好|求你了?|拜托了?)\s*$/;
/** Whose turn it is said to be, or who is told to act: at the head of any clause. */
const SUMMONED =
  /^\s*(?:到你|该你|轮到你|补(?:一)?刀(?=[啊吧呀!,.]|$)|收(?:他|她)?人头|上(?=[啊吧呀!,.]|$)|冲(?=[啊吧呀!,.]|$)|动手(?=[啊吧呀!,.]|$)|你看着办|(?:能不能|可不可以|能否|可否)(?:先|就|快|赶紧)?(?:别|不(?!可以)|给|帮|让|少|(?:救|留)(?=[^?吗])))/;
/** Bare verbs in English bid whoever is named before them. */
const BIDDEN_EN =
  /^\s(?:(?:please|pls|just) )*(?:(?:finish|kill|heal|save|leave|attack|slash|get) (?:him|her|them|it|me|\d|seat \d|the lord)\b(?! (?:is|was|again|every))|wait\b|watch (?:out|this|him|her)\b|look (?:out|at)\b|focus\b|(?:please|pls) \w+)/;
/** Behind a name that stands by itself at the end: it is asked for an answer. */
const PRESSED_EN = /^\s*,\s*(?:truce|deal)\s*\?*$/;
const NO_OBJECT_EN = /(?:\d|[a-z]{3,}) $/;
const VERB_EN = /\b(?:kill|hit|attack|slash|strike|help|save|heal|finish|about|on|with|for|to|at|is|are|and) $/;
/** Before a name: cheered, or you by name. */
const HAILED_EN =
  /\b(?:let'?s go|come on|go go|(?:there|here) (?:you|ya|u) go|(?:\w+ing|to|at|about|with) (?:you|u))\s$/;
/** Another is named next: a list. */
const LISTED_NEXT = /^\s*,\s*(?:\d|[一二三四五六七八九])号?(?:都|全|也|[,、])/;
/** What the speaker says of itself, or asks, behind a name by itself. */
const PUT_NEXT = /^\s*,\s*(?:我|咱|any last words|please|pls\b)/;
/** Thanked, or begged pardon of: whoever is named behind it. */
const COURTESY_BEFORE =
  /(?:(?<![不别要])谢谢?|多谢|感谢|辛苦|对不起|对不住|抱歉|\b(?:thanks|thank you|thx|ty|sorry|good (?:job|man|lad|girl|boy)|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo))\s*$/;
/** The same behind the name. */
const COURTESY_AFTER = /^[\s,]*(?:我|真的?|实在|这[回次下]|刚才?)*(?:对不起|对不住|抱歉|不好意思|谢(?!幕)|辛苦)/;
/** Between two names that are called in a row. */
const ROW = /^[\s,、跟和与]*$/;
/** A clause begins here. */
const BEGINS = /(?:^|[,.!?;:…~]|[\u3400-\u9fff]\s)\s*$/;
const YOU = /你(?!们)|您|妳|阁下|\b(?:you|u|your|ur|ya)\b/;
/** Whether what stands behind a name says 你, and not as whom something is done to. */
function turnsTo(after: string): boolean {
  const you = YOU.exec(after);
  return you !== null && !/在[打杀砍拆顺追盯][着了]?$/.test(after.slice(0, you.index));
}
/** Whether somebody is spoken to. */
export const saysYou = ({ text }: Pointed): boolean => YOU.test(text);
const EVERYBODY = /大家|各位|诸位|所有人|\b(?:you all|y'all|everyone|everybody|guys|folks)\b/;
/** Everybody where nobody is called; else the one called, and some with whom that one is lumped together. */
const YOU_ALL = /你们|妳们|\ball\b/;
/** Asks everybody where nobody is called. */
const WHO = /谁(?!家|说|知道|敢|都)|有(?:没有)?人|哪位|\b(?:anyone|anybody|who)\b/;

/** Whoever stands before this begins to judge or to decide, and is asked to: "主公觉得谁是反", "主公拍个板". */
const OPINES =
  /^\s*(?:怎么|咋|到底|自己|那边|现在|先|还|也|都|是|真的?)*(?:觉得|认为|怀疑|信我|打算|准备|想|拍(?:个)?板|定(?:个|夺)|下(?:个)?令|指(?:个|条)|发(?:个)?话|表(?:个)?态|做(?:个)?主|决定)|^\s+(?:who|what|how|where)(?:'?s)?\b/;
const ASKS_OR_BIDS = /谁|哪|怎么|咋|什么|啥|吗|呢|[不?]|拍板|[个下](?:板|令|话|态|主)|做主|\b(?:who|what|how|where)/;

/** Whoever asks this of "you" asks it of the one talked with, and only speaks of whoever was named before. */
const OF_ANOTHER =
  /^(?:们)?(?:也|就|又|还|都|倒是|快|赶紧|先|可)*(?:怎么看|咋看|怎么想|咋想|觉得|认为|说说|看(?!戏)|瞧|瞅|信|猜|怀疑|站|跟(?![他她它])|帮|去|来|管|救|保|替|听)/;
const THIRD = /[他她它]|这人|那人/;
/** A word by which anybody may be called. */
const ANYBODY_EN = /^(?:boss|老板|老大)$/;
const ANYBODY = /(?:姑娘|小姐姐?|妹子|老哥|大哥|哥们|老弟|兄弟|大爷|大叔|美女|老头|小子|老兄)$/;

/**
 * "孙登刚被顺一张 你咋得罪韩老板了": nobody is called, but the first who is named at the head of a clause is who "you" is. Null where "you" is
 * whom something is done to, or is asked what it makes of that one.
 */
function turnedTo(text: string, pointers: readonly Pointer[], from: Seat, partner: Seat | null): Seat | null {
  const you = YOU.exec(text);
  if (!you) return null;
  const latin = /^[a-z]/.test(you[0]);
  // "Lei Bo stole from 4 and then slashed 2, so whose side are you on".
  const [first] = pointers;
  if (
    partner === null &&
    latin &&
    first?.start === 0 &&
    first.seat !== from &&
    first.dead !== true &&
    PUT_EN.test(text)
  )
    return first.seat;
  const head = pointers.find(
    ({ seat, start, end, office, dead }, i) =>
      seat !== from &&
      dead !== true &&
      end <= you.index &&
      (BEGINS.test(text.slice(0, start)) || (i === 0 && /^(?:把|被|刚|先|又)/.test(text.slice(end)))) &&
      (!latin || office === true),
  );
  // "典韦连出三杀崔令仪还满血,姑娘你…": by a word for anybody whoever was named last is called.
  const lately = pointers.filter(({ seat, end, dead }) => seat !== from && dead !== true && end <= you.index).pop();
  if (lately && ANYBODY.test(text.slice(lately.end, you.index))) return lately.seat;
  // "诶那2号帮主公挡了,难道2号是忠?那你前面砍我图啥": nobody else but the lord is spoken of.
  const others = new Set(
    pointers.flatMap(({ seat, end, office, dead }) =>
      seat !== from && office !== true && dead !== true && end <= you.index ? [seat] : [],
    ),
  );
  const [only] = others;
  if (
    !head &&
    !latin &&
    partner === null &&
    only !== undefined &&
    others.size === 1 &&
    !THIRD.test(text.slice(you.index)) &&
    !pointers.some(({ seat, start }) => seat === only && /我[^,.!?]{0,6}$/.test(text.slice(0, start))) &&
    TO_ONE.test(text.slice(0, you.index)) &&
    DID.test(text.slice(you.index))
  )
    return only;
  if (!head || THIRD.test(text.slice(head.end, you.index))) return null;
  const object =
    DONE_TO.test(text.slice(0, you.index)) &&
    !/(?:心疼|对不起|谢谢?|我(?:再|先|就|也)?[给帮替跟对])$/.test(text.slice(0, you.index));
  return object || OF_ANOTHER.test(text.slice(you.index + you[0].length)) ? null : head.seat;
}

/** A clause that is put to somebody begins, and what that one did follows. */
const TO_ONE = /[,.!?;](?:那|所以|可|但)?$/;
const DID = /^你(?:前面|刚才|刚刚|之前|干嘛|为什么|为啥|还|又)?.{0,4}(?:[打砍杀拆顺救帮乐]|图啥|干嘛)/;
const PUT_EN = /^(?!.*\b(?:he|him|she|her|them)\b).*\b(?:whose side are|what are|why did) (?:you|u)\b/;

/** Whether the seat at this place is called upon rather than spoken of; `alone`: the line points at nobody else. */
function isCalled(text: string, { start, end, office }: Pointer, alone: boolean): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/^(?:@|#)/.test(text.slice(start))) return true;
  // "谭主公别怕"; "…是啥?5号 猜对没奖".
  if (office === true && /^[\u3400-\u9fff]$/.test(before) && CALL_AFTER.test(after)) return true;
  if (/[?!.,]\s*$/.test(before) && /^\s/.test(after) && /[\u3400-\u9fff]/.test(text)) return true;
  // "我不是反,主公你信我".
  if (BEGINS.test(before) && /^\s*(?:你(?!们)|您|妳|阁下)/.test(after)) return true;
  if (COURTESY_BEFORE.test(before)) return true;
  if ((BEGINS.test(before) || CALL_BEFORE.test(before)) && COURTESY_AFTER.test(after)) return true;
  if (BEGINS.test(before) && BIDDEN.test(after)) return true;
  // "主公这轮弄8".
  if (
    office === true &&
    BEGINS.test(before) &&
    /^\s*(?:这(?:一)?(?:轮|回合)|快|赶紧|直接|可以)/.test(after) &&
    !/[了过]/.test(after)
  )
    return true;
  if (CALL_BEFORE.test(before) && BIDDEN.test(after)) return true;
  // "3号就剩一滴血了,5号到你了,上啊", "Liu Pi finish 5 please", "truce?" put to whoever is named last.
  if (BEGINS.test(before) && SUMMONED.test(after)) return true;
  if ((CALL_BEFORE.test(before) || BEGINS.test(before)) && BIDDEN_EN.test(after)) return true;
  if (PRESSED_EN.test(after) && NO_OBJECT_EN.test(before) && !VERB_EN.test(before)) return true;
  if (HAILED_EN.test(before) && /^\s*(?:[,.!?]|$)/.test(after)) return true;
  // "得劲!7号,2号就1滴血了,你看着办", "…now. Yuan Shu, any last words?": named by itself at the head of a sentence.
  if (
    /[!?.]\s*$/.test(before) &&
    /^\s*,/.test(after) &&
    (YOU.test(after) ? !LISTED_NEXT.test(after) : PUT_NEXT.test(after))
  )
    return true;
  // "ty for blocking that duel lord."
  if (office === true && /^(?:thanks|thank you|ty|thx)\b[^.!?]*\s$/.test(before) && /^\s*(?:[.!?]|$)/.test(after))
    return true;
  // "孟德兄,牌收好".
  if (CALL_BEFORE.test(before) && /^(?:老?兄|老?哥|老弟|贤弟|姑娘|将军|先生|大人|大侠)(?=[,!?])/.test(after))
    return true;
  // "南蛮你也放,4号,我就剩一口气": between two marks, in a line that is put to somebody.
  if (/[\u3400-\u9fff]\s*,\s*$/.test(before) && /^\s*,(?!\s*(?:\d|[一二三四五六七八]号))/.test(after) && YOU.test(text))
    return true;
  // "if I miss then lord please finish him".
  if (office === true && /\b(?:then|so|and|but)\s$/.test(before) && /^\s(?:please|pls|you|u)\b/.test(after))
    return true;
  // "nobody has laid a finger on you all game, 8. suspicious much?"
  if (/[a-z\d],\s*$/.test(before) && /^\s*(?:[.!?]|$)/.test(after)) return true;
  if (CALL_BEFORE.test(before) && (CALL_AFTER.test(after) || (alone && turnsTo(after)))) return true;
  if (CALL_BEFORE.test(before) && PUT_TO.test(after)) return true;
  if (CALL_BEFORE.test(before) && OPINES.test(after) && ASKS_OR_BIDS.test(after)) return true;
  // "dont look at me like that 7, you had a peach anyway".
  if (/^\s*,\s*(?:you|u|your|ur)\b/.test(after)) return true;
  // "what are you DOING lord. slash on me??"
  if (
    office === true &&
    /\b(?:you|u)\b[^,.!?]*\b(?:\w+ing|do|say|think|mean|want|got)\s$/.test(before) &&
    /^(?:lord|boss)\s*(?:[.!?]|$)/.test(text.slice(start))
  )
    return true;
  // "…for ya, lord. trust me?"
  if (office === true && /[,;]\s*$/.test(before) && /^\s*[,.!?;]/.test(after)) return true;
  // A blank ends a clause as a mark does.
  if (isCalledBehind(before, after.replace(/^\s+(?=[\u3400-\u9fff])/, ','))) return true;
  return /^[\s.!?~]*$/.test(after) && CALL_AT_END.test(before);
}

export interface Addressed {
  readonly seat: Seat;
  readonly how: Address;
}

export interface Addressing {
  /** Who is meant to hear it, the one called upon first; empty where everybody is. */
  readonly to: readonly Addressed[];
  /** Whom it speaks of, in order; nobody who is called upon. */
  readonly of: readonly Seat[];
  /** "你们", "大家", and "谁…" where nobody is called. */
  readonly everybody: boolean;
}

/** Only a lord has loyalists. */
const LIEGE = /(?:是|当|做)你(?:的)?(?:忠|小忠)|\b(?:i'?m|i am|as) (?:your|ur) loyal/;

/** `partner` is the AI that the speaker is in the middle of talking with: "you" is that one; `lord` is who has loyalists. */
export function addressing(
  { text, pointers }: Pointed,
  from: Seat,
  partner: Seat | null,
  lord: Seat | null = null,
): Addressing {
  const called: Seat[] = [];
  const of: Seat[] = [];
  let callEnds = -1;
  for (const pointer of pointers) {
    // "三号,四号,你们谁是反": a row of names is called as one.
    const inRow =
      callEnds >= 0 && ROW.test(text.slice(callEnds, pointer.start)) && /^\s*[,:!?]/.test(text.slice(pointer.end));
    if (pointer.seat !== from && (inRow || isCalled(text, pointer, pointers.length === 1))) {
      called.push(pointer.seat);
      callEnds = pointer.end;
    } else of.push(pointer.seat);
  }
  // "cheng bing, what's the plan, boss": by a word for anybody whoever is named is called.
  const loose = pointers.filter(({ office, start, end }) => office === true && ANYBODY_EN.test(text.slice(start, end)));
  const named = called.filter((seat) => !loose.some((one) => one.seat === seat));
  if (named.length > 0) called.splice(0, called.length, ...named);
  const liege = called.length === 0 && LIEGE.test(text) ? lord : null;
  if (liege !== null && liege !== from) called.push(liege);
  const turned = called.length === 0 ? turnedTo(text, pointers, from, partner) : null;
  if (turned !== null) called.push(turned);
  const to: Addressed[] = [...new Set(called)].map((seat) => ({ seat, how: 'named' as const }));
  // "那你打算打谁": who is asked for, and the one talked with is asked.
  const asksPartner = partner !== null && YOU.test(text);
  // "凭啥你就信五号", "我俩停火到郑浑死,…你": who is spoken of elsewhere than at the head of a clause is not "you".
  const apart =
    partner !== null &&
    called.length === 0 &&
    asksPartner &&
    pointers.some(({ seat, start }) => seat === partner && !BEGINS.test(text.slice(0, start)));
  const everybody =
    apart || EVERYBODY.test(text) || (called.length === 0 && (YOU_ALL.test(text) || (WHO.test(text) && !asksPartner)));
  if (to.length === 0 && partner !== null && !everybody && (YOU.test(text) || of.length === 0))
    to.push({ seat: partner, how: 'you' });
  const spokenOf = new Set(pointers.filter(({ office }) => office !== true).map(({ seat }) => seat));
  for (const seat of of) {
    if (spokenOf.has(seat) && seat !== from && !to.some((other) => other.seat === seat))
      to.push({ seat, how: 'mentioned' });
  }
  // "主公要桃不": where nobody else is spoken to, a line that begins with the lord is for the lord.
  const first = pointers.find(({ office, start }) => office === true && BEGINS.test(text.slice(0, start)));
  if (first && first.seat !== from && to.every(({ how }) => how === 'mentioned')) {
    const boss = text.startsWith('boss') && first.start === 0;
    to.unshift({ seat: first.seat, how: boss ? 'named' : 'mentioned' });
  }
  return { to, of: [...new Set(of)].filter((seat) => !called.includes(seat)), everybody };
}
