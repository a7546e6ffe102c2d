/** To whom a line is said and of whom it speaks (§T5). */
import type { Seat } from '../../core/event';
import type { Address } from './contract';
import { goesOn } from './going-on';
import { OVER_PARTNER, SPOKEN_TO } from '../moves/called/likely-called';
import { BEGINS, YOU } from '../moves/called/place';
import type { Pointed } from './pointed';
import { turnedTo } from './turned';

/** Between two names that are called in a row. */
const ROW = /^[\s,、跟和与]*$/;
const EVERYBODY =
  /大家|各位|诸位|所有人|都(?:来|给)?(?:说说|讲讲|聊聊|评评|猜猜)|\b(?:you all|y'?all|everyone|everybody|guys|folks)\b/;
/** Everybody where nobody is called; else the one called, and some with whom that one is lumped together. */
const YOU_ALL =
  /你们|妳们|(?<!\b(?:at|after|for|with|that's|thats) )\ball\b(?! (?:that|this|those|the|my|ur|your|his|her|their|of (?:it|that|them)|in|game|day|night|along|over|right|good)\b)/;
/** Asks everybody where nobody is called. */
const WHO = /谁(?!家|说|知道|敢|都)|有(?:没有)?人|哪位|\b(?:anyone|anybody|who)\b/;

/** A word by which anybody may be called. */
const ANYBODY_EN = /^(?:boss|老板|老大)$/;

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
  /** One of these is to answer; whoever would where it is absent. */
  readonly among?: readonly Seat[];
}

/** "lord keep a peach for 4", "lord do you take her": bidden or asked, and not told of. */
const BIDDEN_EN =
  /^ (?:you|u|do|would|will|can|could|should|are|please|pls|plz|what|who|how|why|when|keep|speak|tell|give|take|swing|go|spare|save|help|heal|stop|don'?t|wait|let|kill|focus|use|play|say)\b/;

/** "主公现在二打一 要不投降吧": so is it in Chinese, but for what others are to do to them. */
const BIDDEN_ZH =
  /^(?!.*[咱谁们家])(?:[^,.!?\s]*[,.!?\s]+)?(?:要不(?:要)?|不如|干脆|快|赶紧)?(?:投降|认输|投|撤|歇|喝|吃|讲和|停|罢手|要)[^,.!?\s打杀砍救帮保集收]{0,4}(?:吧|吗|呗|不|没)(?=[\s,.!?]|$)/;

/** Only a lord has loyalists. */
const LIEGE = /你(?:的|家)(?:小?忠)|(?:是|当|做)你小?忠|\b(?:your|ur) (?:own )?loyal(?:ists?|s)?\b/;

/**
 * `partner` is the AI that the speaker is in the middle of talking with: "you" is that one; `lord` is who has loyalists; `group` is whom it means
 * where it calls nobody by name (group.ts).
 */
export function addressing(
  { text, pointers }: Pointed,
  from: Seat,
  partner: Seat | null,
  lord: Seat | null = null,
  group: readonly Seat[] = [],
): Addressing {
  const called: Seat[] = [];
  const of: Seat[] = [];
  let callEnds = -1;
  for (const pointer of pointers) {
    // "三号,四号,你们谁是反": a row of names is called as one.
    const inRow =
      callEnds >= 0 && ROW.test(text.slice(callEnds, pointer.start)) && /^\s*[,:!?]/.test(text.slice(pointer.end));
    if (pointer.seat !== from && (inRow || pointer.called === true)) {
      called.push(pointer.seat);
      callEnds = pointer.end;
    } else of.push(pointer.seat);
  }
  // "cheng bing, what's the plan, boss": by a word for anybody whoever is named is called.
  const loose = pointers.filter(({ office, start, end }) => office === true && ANYBODY_EN.test(text.slice(start, end)));
  const named = called.filter((seat) => !loose.some((one) => one.seat === seat));
  if (named.length > 0) called.splice(0, called.length, ...named);
  if (called.length === 0 && group.length > 0) {
    // "7号6号都没动，你俩报个身份": both are called.
    if (group.length === 1 || group.every((seat) => of.includes(seat))) called.push(...group);
    else
      return {
        to: partner !== null && YOU.test(text) && group.includes(partner) ? [{ seat: partner, how: 'you' }] : [],
        of: [...new Set(of)],
        everybody: true,
        among: group,
      };
  }
  const liege = called.length === 0 && LIEGE.test(text) ? lord : null;
  if (liege !== null && liege !== from) called.push(liege);
  const turned = called.length === 0 ? turnedTo(text, pointers, from, partner) : null;
  if (turned !== null) called.push(turned);
  // "shut up 6 and just play": where nothing else tells who is called, by how lines call people.
  const toYou = YOU.test(text);
  const asksPartner = partner !== null && toYou;
  if (called.length === 0 && (toYou || !WHO.test(text))) {
    const least = asksPartner ? OVER_PARTNER : SPOKEN_TO;
    called.push(...pointers.filter(({ likely }) => likely !== undefined && likely() >= least).map(({ seat }) => seat));
  }
  const to: Addressed[] = [...new Set(called)].map((seat) => ({ seat, how: 'named' as const }));
  // "那你打算打谁": who is asked for, and the one talked with is asked.
  // "凭啥你就信五号", "我俩停火到郑浑死,…你": who is spoken of elsewhere than at the head of a clause is not "you".
  const apart =
    partner !== null &&
    called.length === 0 &&
    asksPartner &&
    pointers.some(({ seat, start }) => seat === partner && !BEGINS.test(text.slice(0, start)));
  const everybody =
    apart || EVERYBODY.test(text) || (called.length === 0 && (YOU_ALL.test(text) || (WHO.test(text) && !asksPartner)));
  const toPartner = toYou || of.length === 0 || goesOn({ text, pointers }, from);
  if (to.length === 0 && partner !== null && !everybody && toPartner) to.push({ seat: partner, how: 'you' });
  const spokenOf = new Set(pointers.filter(({ office }) => office !== true).map(({ seat }) => seat));
  for (const seat of of) {
    if (spokenOf.has(seat) && seat !== from && !to.some((other) => other.seat === seat))
      to.push({ seat, how: 'mentioned' });
  }
  // "主公要桃不": where nobody else is spoken to, a line that begins with the lord is for the lord.
  const first = pointers.find(({ office, start }) => office === true && BEGINS.test(text.slice(0, start)));
  if (first && first.seat !== from && to.every(({ how }) => how === 'mentioned')) {
    const after = text.slice(first.end);
    const bidden = BIDDEN_EN.test(after) || BIDDEN_ZH.test(after) || (text.startsWith('boss') && first.start === 0);
    to.unshift({ seat: first.seat, how: bidden ? 'named' : 'mentioned' });
  }
  return { to, of: [...new Set(of)].filter((seat) => !called.includes(seat)), everybody };
}
