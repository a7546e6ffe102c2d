/**
 * What the record holds between those whom a clause names, where no verb of it is known: "2把4横置了", "好好的5链我干啥" (§Q1).
 * Players say one thing in a hundred ways; which of them is meant, the record knows. Whatever it adds happened, but need not be what was said:
 * so a cue stands only for its deed ("dead set on 8" is none), and nothing is added to what is covered (covered.ts).
 */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import { isImagined } from './asserted';
import type { Mention } from '../called/people';
import { withoutIdioms } from '../words/idioms';
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
    said: /技能|\b(?:skill\w*|abilit\w*|power(?=.*\b(?:cost|took|hit|hurt|lost|damage|for \d)))\b/,
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
    said: /(?<![有摸找缺剩红])桃(?![园花])|奶(?![妈茶粉])|[回加补续]了?.?[点口滴]?血|[救捞]|\b(?:peach\w*|heal\w*|tao|saved?|saving|rescu\w*|reviv\w*|patch\w*|topped)\b/,
    is: ({ kind }) => kind === 'heal' || kind === 'rescue',
  },
  {
    verb: 'give',
    said: /[给送塞递匀喂分传交供][^,]{0,8}牌|牌[^,]{0,4}[给送塞递匀喂分传交供]|收了[^,]{0,6}牌|[给送塞递匀分]了?[^,]{0,6}[一两二三\d]张|的牌$|\b(?:g[ai]v\w*|hand\w*|pass\w*|slip\w*|fed|feed\w*)\b/,
    is: ({ kind }) => kind === 'give',
  },
  {
    verb: 'kill',
    said: /(?<=[打砍杀烧捅锤揍弄搞电劈射毒轰炸闷])死|人头|(?<=[把被是].{1,6})收|带走|了结|送走|(?<=[把被].{1,8})没了|\b(?:kill\w*|died|finish\w*|murder\w*|took out|dead(?= (?:by|to|from|because of|thanks to)\b)|(?<=\b(?:took|has|got) .{1,12}'s )head)\b/,
    is: ({ kind }) => kind === 'death',
  },
  {
    verb: 'strike',
    card: 'sha',
    said: /砍|杀(?![气手机意])|刀|\b(?:str[iu]c?k\w*|slash\w*|stab\w*|cut|swing\w*|swung|sliced?)\b/,
    is: ({ kind, card }) => (kind === 'hit' || kind === 'aimed') && card === 'sha',
  },
];

/** What has not happened, is wished for, or is asked. */
const NOT_TOLD =
  /[没不别谁哪]|(?<!又)要(?!不是)|想|会|快|请|(?<!技)能|有|吗|(?<![什怎那这多])么|[留攥捏握揣藏]|准备|打算|如果|下(?:个|一)?(?:回合|轮)|试试|\b(?:no|not|never|n't|who|will|would|should|could|can|may|might|if|don'?t|please|pls|let|next|gonna|going to|wanna|want|found|find|has|have|got an?|holding|left)\b|n't\b/;
/** What stands between two so that the first has it done to him by the second: "5身上的链子是2挂的", "3 got it from 5". */
const SUFFERS = /被|挨|吃|让|遭|收了|拿了|是$|[身头]上|手里|\b(?:by|from|to)(?: the)? $/;
/** "6和7都被横置了": of both the same is said, and nothing of the one to the other. */
const ALIKE = /^[、和跟与]$/;
/** What stands behind the second so that the deed was his: "2号没了,主公那桃", "the lord lost a card to 4's dismantle". */
const OWNS = /^(?:的|那|这|'?s )/;
/** Thanks for what was done to the speaker, and what a speaker who leaves himself out has done. */
const OWED = /谢|多亏|幸亏|\b(?:thanks?|thx|ty|cheers|ta)\b/;
const MY_OWN = /^(?:我?[刚又先就]+才?|just )/;
/** What one did for oneself is told of nobody else: "4号奶反贼". */
const TO_SELF = /自|[吃喝磕嗑用回加补]|\b(?:ate|eats?|drank|used|heal\w*|own|\w+self)\b/;
/** So many turns back at most. */
const RECENT_TURNS = 10;
/** More who are named are a list. */
const MOST_NAMED = 3;

/** Where each is named first; "you" is the hearer. */
export function namedFirst(mentions: readonly Mention[], hearer: Seat | null): ReadonlyMap<Seat, Mention> {
  const named = new Map<Seat, Mention>();
  for (const mention of mentions) {
    const seat = mention.seat ?? (mention.kind === 'you' ? hearer : null);
    if (seat !== null && !named.has(seat)) named.set(seat, mention);
  }
  return named;
}

/** Whether `by` is who did it to `to` by the order of the words, each where it is named first. */
export function isSaidSo(text: string, by: Mention, to: Mention): boolean {
  const [first, second] = by.start < to.start ? [by, to] : [to, by];
  const apart = text.slice(first.end, second.start);
  if (ALIKE.test(apart) && !/决斗|单挑/.test(text)) return false;
  const reversed = SUFFERS.test(apart) || (OWNS.test(text.slice(second.end)) && !OWNS.test(text.slice(first.end)));
  return (by === second) === reversed;
}

/** The deed on record that a clause speaks of by words that are none of the verbs; null where the record leaves that open. */
export function deedBetween(
  text: string,
  mentions: readonly Mention[],
  { scene, from, hearer }: { readonly scene: Scene; readonly from: Seat; readonly hearer: Seat | null },
): readonly Deed[] | null {
  if (NOT_TOLD.test(text)) return null;
  const named = namedFirst(mentions, hearer);
  if (named.size === 0 || named.size > MOST_NAMED) return null;
  const isBetween = ({ by, to }: Fact): boolean => {
    if (by === null || to === null) return false;
    const [doer, whom] = [named.get(by), named.get(to)];
    if (doer && doer === whom) return named.size === 1 && TO_SELF.test(text);
    if (doer && whom) return isSaidSo(text, doer, whom);
    return (
      (to === from && doer !== undefined && OWED.test(text)) || (by === from && whom !== undefined && MY_OWN.test(text))
    );
  };
  const plain = withoutIdioms(text);
  let recent: readonly Fact[] | undefined;
  for (const { verb, card, said, is } of CUES) {
    const cue = said.exec(plain);
    if (!cue) continue;
    recent ??= scene.facts.filter((fact) => fact.turn >= scene.turn - RECENT_TURNS && isBetween(fact));
    const last = recent.filter(is).pop();
    if (!last || last.by === null || last.to === null) continue;
    const [start, end] = [cue.index, cue.index + cue[0].length];
    if (isImagined(text, start, end, mentions)) continue;
    const { by, to } = last;
    const told = { object: false, hurt: false, when: null, denied: false, past: true };
    return [{ ...told, verb, by, to, card: card ?? null, start, end }];
  }
  return null;
}
