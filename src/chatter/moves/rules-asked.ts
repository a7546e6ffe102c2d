/** Whether a line asks how the game works, or what its players mean by a word: what newcomers ask (§Q1). */
import { newcomerAsks } from './newcomer';

const HOW = /怎么(?!看|办|想)|咋(?!看|办|想)|为(?:什么|啥|何)|bug|什么操作|\b(?:how(?! many)|why|bug)\b/;

/** All of a row stand in a line that asks it, in whatever order. */
const ASKED: readonly (readonly RegExp[])[] = [
  [
    /跳[反忠内]|集火|盲狙|卖血|苟|划水|补刀|aoe|表忠|\b(?:jump\w*|focus fire)\b/,
    /(?:什么|啥)(?:叫|是|意思|玩意)|黑话|几个意思|\b(?:what'?s|what (?:is|does|do)|wtf|mean(?:s|ing)?)\b/,
  ],
  // "我咋被横过来了，这链子有啥坏处".
  [
    /横(?:着|置|过来)|链子|[锁连链]着|\bchain(?:ed|s)\b/,
    /(?:什么|啥|没有|有).{0,2}(?:坏处|影响|后果|用|效果|事)|会(?:怎么?样|咋样)|咋办|\b(?:bad|mean|what|matter|effect)\b/,
  ],
  // "杀一回合能出几张", "he slashed 3 times how is that legal".
  [
    /杀|\b(?:slash|strike)(?:e[sd]|ed)?\b/,
    /回合|\b(?:turn|times|twice|more than one)\b/,
    /(?:能|可以|最多).{0,3}(?:出|几|多少|用|两)|\b(?:can|legal|allowed|limit|max)\b/,
  ],
  // "wait how does one slash do 2 dmg, is that a bug".
  [
    /一[刀杀张下箭]|杀|\b(?:slash|strike|hit|one)\b/,
    /[两二俩2](?:点|滴|格)?(?:血|伤)|双倍|\b(?:2|two|double) ?(?:dmg|damage|hp|health)\b/,
    HOW,
  ],
  // "uh why am i down a hp?? that slash wasnt even on me".
  [
    /[掉扣少没]了?.{0,4}血|\b(?:lose|lost|down|losing|took|take)\b.{0,14}\b(?:hp|health|dmg|damage)\b/,
    /(?:没|不是)(?:人)?(?:打|砍|冲|朝|杀|碰)(?:着|到)?我|\b(?:\w+n'?t|not|nobody|no one)\b.{0,14}\b(?:on|at|hit|touch\w*|aim\w*)(?: at)? me\b/,
  ],
  // "砍的是刘备，为啥牛辅也掉血了".
  [
    /[掉扣少没]了?.{0,4}血|\b(?:hurt|dmg|damage|hp)\b/,
    /也|跟着|\b(?:too|also)\b/,
    /[砍打杀]的(?!我|好|漂亮)|明明|\bonly hit\b/,
    HOW,
  ],
  // "i had lebu on zuo fen, how'd she still get to slash".
  [
    /乐(?!的|了我)|兵粮|\b(?:lebu|contentment|bingliang|supply|shortage)\b/,
    HOW,
    /还能|还可以|没(?:用|中|生效)|\b(?:still|didn'?t work)\b/,
  ],
];
/** Whom somebody is taken for, or who did it, is no rule. */
const ELSE = /谁|凭|\bwho\b|\b(?:u|you) think\b/;

/** Whether a folded text asks that. */
export const asksOfRules = (text: string): boolean =>
  newcomerAsks(text) !== null || (!ELSE.test(text) && ASKED.some((all) => all.every((one) => one.test(text))));

/** "说人话", "explain that like im 5": the last answer once more, in plain words. */
export const asksPlainly = (text: string): boolean =>
  /说人话|(?:没|不)(?:太)?懂.{0,4}(?:简单|直白|再说|解释)|(?:简单|直白|通俗)(?:点|些)|\b(?:in (?:plain|simple) (?:words|english|terms)|like i'?m (?:5|five)|dumb (?:it|that) down|eli5)\b/.test(
    text,
  );
