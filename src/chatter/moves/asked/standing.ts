/** How somebody stands, where several things of it are asked at once, or one of several people: "主公几血几牌", "hp and hand?" (§Q1). */
import type { Seat } from '../../../core/event';
import { clausesOf, type Clause } from '../../line/clause';
import type { Mention } from '../called/people';

/** What of somebody is asked. */
export type Part = 'hp' | 'hand' | 'gear';
export interface Standing {
  readonly seat: Seat;
  readonly parts: readonly Part[];
}

const N = '[一二两俩三仨四五六七八九十\\d]+';
const STILL = '(?:现在|目前|还|就|只|都|又)*(?:剩|有|是)?[下了]?';
const MANY = '(?:几|多少)';
const ZH: Readonly<Record<Part, RegExp>> = {
  hp: new RegExp(`${MANY}(?:[点滴格]血?|血)(?![型压])|血[量线条]?${STILL}${MANY}[点滴格]?|[血](?:量|线|条)?呢`, 'g'),
  hand: new RegExp(
    `${MANY}张?(?:手牌|牌|手(?![下回法]))|手?牌[数量]?${STILL}${MANY}张?|手[里上头中]${STILL}[捏攥握拿留]?[着下了]?${MANY}张?(?![杀桃闪酒无])|手[里上头]?还?有没?有?手?牌(?:没有?|吗|么)|手牌(?:还)?有没有|手?牌[数量]?呢|${MANY}张(?![杀桃闪酒无牌手]|南蛮|铁索|乐)`,
    'g',
  ),
  gear: /装备(?:有|是|剩|还|都)*(?:啥|什么|哪些|几件)|(?:啥|什么|哪些|几件)装备|身上(?:还|都)*[有是穿挂装]?[着了]?(?:啥|什么)(?!人)|装备呢/g,
};
/** "血量手牌报一下". */
const LISTED = /血[量线条]?[和跟与加]?手?牌[数量]?|手?牌[数量]?[和跟与加]?血[量线条]?(?![压型])/;
const LISTED_FOR = /[报数说看]|多少|几|怎么样|咋样/;
/** "是不是攥了七张牌 血就俩了". */
const SAID: Readonly<Record<'hp' | 'hand', RegExp>> = {
  hp: new RegExp(`血[量线]?(?:就|只|是|剩|还|才|有)*[下了]?${N}[点滴格]?(?=[了吧]|$)|${N}[点滴格]?血(?=[了吧]|$)`),
  hand: new RegExp(`${N}张手?牌|手[里上]${N}张`),
};
const TO_CHECK = /(?:帮我|给我)?数一?[眼下]|是不是(?:还|就|只)*[有攥剩捏拿握]|没看错吧|对吧$/;
/** So many were played, lost or given. */
const DONE =
  /[掉打砍拆顺摸用出扣吃回偷弃丢杀烧劈甩扔啃削塞送抽伤少差多给](?:了|过|走|掉|我|你|他|她|主公|\d号|的|人|一共|总共|到底)*$/;

const EN: Readonly<Record<Part, RegExp>> = {
  hp: /\b(?:hp|health|hearts|lives)\b/g,
  hand: /\b(?:(?:hand ?)?cards?(?: in (?:\w+ )?hands?)?|hands?(?: size)?)\b/g,
  gear: /\b(?:gear|equip(?:ment|s)?)\b/g,
};
/** "5 cards, 1 hp": told, and not asked. */
const TOLD =
  /(?:\b(?:\d+|one|two|three|four|five|six|seven|eight|zero|no|full|empty|low|less|a|same|every|that|this)|\b(?:in|on|by|with)(?: \w+)?) $/;
const FRAME =
  /\b(?:what(?:'?s|'?re| is| are| has| have| does| do)?|how (?:much|many)|how'?s|check|count|status|(?:give|tell|remind) me|report|read (?:me|out))\b/;
const TAG = /\?|\b(?:pls|plz|please|rn|now|atm)\b/;
/** Deeds, and what is to be done. */
const OTHERWISE =
  /\b(?:should|would|could|can i|gonna|going to|play\w*|use[ds]?|finish|kill\w*|hits?|slash\w*|saved?|worth|if|lost|los[es]\w*|took|takes?|dealt|deals?|gave|draws?|drew|stole|discard\w*|heal(?:s|ed)?|peach\w*|spend|waste|why|matter|mean)\b/;
const OF = /\b(?:of|for|does|do|did|has|have|is|are|on|with)(?: the)? $/;
const EVERY =
  /大家|各家|各位|每(?:个人|家|人)|所有人|全场|挨个|\b(?:every(?:one|body)|each of|all (?:of )?(?:us|you|players)|all (?:4|5|6|7|8|four|five|six|eight)|whole table)\b/;
/** "主公呢", "and yours": the same of another. */
const AS_WELL_ZH = /^(?:那|还有|[和跟])*呢?[啊呀]?$/;
const AS_WELL_EN = /^(?:and|n|what|how|about|the|'s|is|s| )*$/;

/** One of these words stands in every line that asks for it: names are looked for in no other. */
const OF_STANDING =
  /血|几[张手格滴]|手?牌[数量]?[呢多几报]|[有看]手?牌|多少张|张手?牌|几个|活|剩|死|倒|\b(?:who|hp|health|hearts|lives|hands?|cards|gear|equip\w*|how many)\b/;
export const mayAskStanding = (text: string): boolean => OF_STANDING.test(text);

/** Where a clause asks for which part. @param sentence the text from the last full stop to the end of the clause */
function tokensIn({ text }: Clause, sentence: string, line: string): { part: Part; at: number }[] {
  const zh = /[\u3400-\u9fff]/.test(text);
  const all = (Object.entries(zh ? ZH : EN) as [Part, RegExp][]).flatMap(([part, words]) =>
    [...text.matchAll(words)].map(({ index }) => ({ part, at: index })),
  );
  if (zh) {
    const asked = all.filter(({ at }) => !DONE.test(text.slice(0, at)));
    const list = LISTED_FOR.test(text) ? text.search(LISTED) : -1;
    const listed = (['hp', 'hand'] as const).filter((part) => list >= 0 && asked.every((one) => one.part !== part));
    const checked = (['hp', 'hand'] as const).filter(
      (part) => TO_CHECK.test(line) && SAID[part].test(text) && asked.every((one) => one.part !== part),
    );
    return [
      ...asked,
      ...listed.map((part) => ({ part, at: list })),
      ...checked.map((part) => ({ part, at: text.search(SAID[part]) })),
    ];
  }
  const framed = FRAME.test(sentence) || EVERY.test(sentence) || (TAG.test(line) && all.length > 1);
  if (!framed || OTHERWISE.test(sentence)) return [];
  return all.filter(({ at }) => !TOLD.test(text.slice(0, at)));
}

/**
 * What of whom: at least two things in all, else nothing.
 * @param text folded, with its blanks
 * @param living for whom "everybody" stands
 * @param hearer who is meant where nobody is named
 * @param least so many things
 */
export function standingAsked(
  text: string,
  mentions: readonly Mention[],
  living: readonly Seat[],
  hearer: Seat | null,
  least = 2,
): readonly Standing[] {
  const found = new Map<Seat, Set<Part>>();
  const known = mentions.filter(({ seat, kind }) => seat !== null && kind !== 'who');
  let owner: readonly Seat[] = [];
  let last: Part[] = [];
  for (const clause of clausesOf(text)) {
    const within = known.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const spoken = within.filter(({ called }) => !called);
    const before = text.slice(0, clause.end).search(/[^.?!]*$/);
    const sentence = text.slice(Math.min(before, clause.start), clause.end);
    const tokens = tokensIn(clause, sentence, text);
    const [only] = spoken;
    const rest = only && clause.text.slice(0, only.start - clause.start) + clause.text.slice(only.end - clause.start);
    if (tokens.length === 0 && only && last.length > 0 && rest !== undefined)
      if (/[\u3400-\u9fff]/.test(clause.text) ? /呢/.test(rest) && AS_WELL_ZH.test(rest) : AS_WELL_EN.test(rest))
        add(found, only.seat === null ? [] : [only.seat], last);
    for (const { part, at } of tokens) {
      const place = clause.start + at;
      const named =
        spoken.filter(({ end }) => end <= place).pop() ??
        spoken.find(
          ({ start, kind }) =>
            start >= place &&
            OF.test(text.slice(0, start)) &&
            !(kind === 'self' && /\bon $/.test(text.slice(0, start))),
        );
      const called = known.filter((one) => one.called && one.end <= place).pop();
      if (named?.seat != null) owner = [named.seat];
      else if (EVERY.test(sentence)) owner = living;
      else if (owner.length === 0) owner = called?.seat != null ? [called.seat] : hearer === null ? [] : [hearer];
      add(found, owner, [part]);
    }
    if (tokens.length > 0)
      last = owner.length === 1 ? [...(found.get(owner[0] ?? 0) ?? [])] : tokens.map(({ part }) => part);
    // Whoever is spoken of is asked about in the next clause.
    else if (spoken.some(({ kind }) => kind !== 'self')) {
      const next = spoken.filter(({ kind }) => kind !== 'self').pop()?.seat;
      if (next != null) owner = [next];
    }
  }
  const standings = [...found].map(([seat, parts]) => ({ seat, parts: [...parts] }));
  return standings.reduce((sum, { parts }) => sum + parts.length, 0) >= least ? standings : [];
}

function add(found: Map<Seat, Set<Part>>, seats: readonly Seat[], parts: readonly Part[]): void {
  for (const seat of seats) {
    const own = found.get(seat) ?? new Set<Part>();
    for (const part of parts) own.add(part);
    found.set(seat, own);
  }
}
