/**
 * What the record holds between those whom a clause names, where no verb of it is known: "2把4横置了", "好好的5链我干啥" (§Q1).
 * Players say one thing in a hundred ways; which of them is meant, the record knows. It adds what happened and never what did not.
 */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import type { Mention } from '../called/people';
import type { Verb } from '../words/verbs';
import type { Deed } from './deed';

interface Cue {
  readonly verb: Verb;
  /** The card it names; absent where none is, or any. */
  readonly card?: string;
  readonly said: RegExp;
  readonly is: (fact: Fact) => boolean;
}

const aimed =
  (card: string) =>
  (fact: Fact): boolean =>
    fact.kind === 'aimed' && fact.card === card;
const hit =
  (...cards: readonly string[]) =>
  (fact: Fact): boolean =>
    fact.kind === 'hit' && cards.includes(fact.card ?? '');

/** What a word may be of, the narrowest first. */
const CUES: readonly Cue[] = [
  {
    verb: 'wuxie',
    said: /懈|\b(?:null\w*|negat\w*|counter\w*|cancel\w*|block\w*)\b/,
    is: ({ kind }) => kind === 'wuxie',
  },
  {
    verb: 'use',
    card: 'tiesuo',
    said: /链|横(?:置|过|了)|铁索|锁|连(?=[了上住着起我你他她的\d])|\b(?:chain\w*|link\w*)\b/,
    is: aimed('tiesuo'),
  },
  { verb: 'use', card: 'lebu', said: /乐(?![意趣观器队见])|\b(?:indulg\w*|content\w*|acedia)\b/, is: aimed('lebu') },
  {
    verb: 'use',
    card: 'bingliang',
    said: /兵(?![力马器法])|粮|\b(?:supply|supplies|shortage|starv\w*|famine)\b/,
    is: aimed('bingliang'),
  },
  { verb: 'use', card: 'juedou', said: /决斗|单挑|\bduel\w*\b/, is: hit('juedou') },
  {
    verb: 'use',
    card: 'huogong',
    said: /火|烧|烤|\b(?:fire\w*|burn\w*|torch\w*|roast\w*|singe\w*)\b/,
    is: hit('huogong'),
  },
  { verb: 'attack', card: 'nanman', said: /南蛮|象|\b(?:barb\w*|savage\w*|elephants?)\b/, is: hit('nanman') },
  { verb: 'attack', card: 'wanjian', said: /万箭|箭雨|\b(?:arrow\w*|barrage\w*|volley)\b/, is: hit('wanjian') },
  {
    verb: 'attack',
    said: /技能|\b(?:skill\w*|abilit\w*|power)\b/,
    is: ({ kind, skill }) => kind === 'hit' && skill === true,
  },
  {
    verb: 'discard',
    said: /拆|[弃毁碎砸烂]|\b(?:dismantl\w*|discard\w*|destroy\w*|br[eo]ke?\w*|wreck\w*|ditch\w*|toss\w*|binned)\b/,
    is: ({ kind }) => kind === 'discard',
  },
  {
    verb: 'steal',
    said: /顺(?!便|序|利|风)|[偷抢摸牵扒抽]|\b(?:st[eo]l\w*|steal\w*|snatch\w*|swip\w*|took|taking|nick\w*|rob\w*|pinch\w*|yoink\w*)\b/,
    is: ({ kind }) => kind === 'steal',
  },
  {
    verb: 'heal',
    said: /桃|奶|[回加补续]了?.?[点口滴]?血|[救捞]|\b(?:peach\w*|heal\w*|tao|saved?|saving|rescu\w*|reviv\w*|patch\w*|topped)\b/,
    is: ({ kind }) => kind === 'heal' || kind === 'rescue',
  },
  {
    verb: 'give',
    said: /[给送塞递匀喂分传交供][^,]{0,8}牌|牌[^,]{0,4}[给送塞递匀喂分传交供]|\b(?:g[ai]v\w*|hand\w*|pass\w*|slip\w*|fed|feed\w*)\b/,
    is: ({ kind }) => kind === 'give',
  },
  {
    verb: 'kill',
    said: /死|头|收|带走|了结|送走|没了|\b(?:kill\w*|dead|died|finish\w*|murder\w*|took out|head)\b/,
    is: ({ kind }) => kind === 'death',
  },
  {
    verb: 'strike',
    card: 'sha',
    said: /砍|杀|刀|\b(?:str[iu]c?k\w*|slash\w*|stab\w*|cut|swing\w*|swung|sliced?)\b/,
    is: ({ kind, card }) => (kind === 'hit' || kind === 'aimed') && card === 'sha',
  },
];

/** What has not happened, is wished for, or is asked. */
const NOT_TOLD =
  /[没不别谁哪]|(?<!又)要(?!不是)|想|会|快|请|能|准备|打算|如果|下(?:个|一)?(?:回合|轮)|试试|\b(?:no|not|never|n't|who|will|would|should|could|can|may|might|if|don'?t|please|pls|let|next|gonna|going to|wanna|want)\b|n't\b/;
/** Whoever stands before it has it done to him. */
const SUFFERS = /被|挨|吃了|让|遭|\b(?:by|from)\b/;
/** So many turns back at most. */
const RECENT_TURNS = 10;

const seatsOf = (mentions: readonly Mention[], hearer: Seat | null): Seat[] => [
  ...new Set(mentions.flatMap(({ kind, seat }) => seat ?? (kind === 'you' && hearer !== null ? [hearer] : []))),
];

/** The deed on record that a clause speaks of by words that are none of the verbs; null where the record leaves that open. */
export function deedBetween(
  text: string,
  mentions: readonly Mention[],
  { scene, hearer }: { readonly scene: Scene; readonly hearer: Seat | null },
): Deed | null {
  if (NOT_TOLD.test(text)) return null;
  const named = seatsOf(mentions, hearer);
  if (named.length === 0 || named.length > 3) return null;
  for (const { verb, card, said, is } of CUES) {
    const cue = said.exec(text);
    if (!cue) continue;
    const found = scene.facts.filter(
      (fact) =>
        is(fact) &&
        fact.turn >= scene.turn - RECENT_TURNS &&
        fact.by !== null &&
        fact.to !== null &&
        named.includes(fact.by) &&
        named.includes(fact.to) &&
        (fact.by !== fact.to || named.length === 1),
    );
    const last = found[found.length - 1];
    if (!last || last.by === null || last.to === null) continue;
    const [first] = named;
    // Both have done it to the other: the order of words decides.
    const both = found.some(({ by, to }) => by === last.to && to === last.by && by !== to);
    if (both && (last.by === first) === SUFFERS.test(text)) continue;
    return {
      verb,
      by: last.by,
      to: last.to,
      card: card ?? null,
      object: false,
      hurt: false,
      when: null,
      denied: false,
      past: true,
      start: cue.index,
      end: cue.index + cue[0].length,
    };
  }
  return null;
}
