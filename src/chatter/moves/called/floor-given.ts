/** The floor is given: two in a row are spoken to as "you two", one is told to wait while another is asked (§T5). */
import type { Seat } from '../../../core/event';
import type { NameAt, Place } from './place';

/** Behind a row of names: both are spoken to … */
const YOU_TWO =
  /^[\s,:]*(?:(?:both|either|the two|which|who|one|neither) (?:one )?of (?:you|u|ya)\b|you (?:two|both|2|guys)\b|你们?(?:俩|两|仨|几个))|^你们/;
/** … or before it. */
const TWO_OF_YOU = /(?:(?:both|the two) of (?:you|u|ya)|\byou (?:two|both|2)|你们?(?:俩|两个?)(?:人)?)[\s,:]*$/;

/** Nothing is told of them. */
const AHEAD = /(?:^|[,.!?;:…~\s])(?:(?:hey|yo|ok|so|and|那|哎|喂|诶)[\s,]*)?$/;
/** How those who are named in a row are called where they are spoken to as "you two"; 你俩 leaves them in the clause, which may be of both. */
export const calledBoth = (before: string, after: string, many: boolean): 'apart' | 'within' | null =>
  !many || !((YOU_TWO.test(after) && AHEAD.test(before)) || TWO_OF_YOU.test(before))
    ? null
    : /你/.test(before + after)
      ? 'within'
      : 'apart';

/** Before a name, whoever speaks says whom he asks: "我问冯妤一嘴", "im asking sun quan". */
const ASKING =
  /(?:^|[,.!?;:\s])(?:[我咱俺](?:这|是|先|就|再|也|只|想|要|得|倒)*[问找叫](?:的是|的|是|一下|下)?|(?:(?:i'?m|let me|lemme|i|gonna|was) )+(?:ask(?:ing)?|talking to))\s*$/;
/** Behind it what is asked begins, and tells nothing of that one. */
const ASKED_THERE =
  /^\s*(?:一[嘴句声下]|两句|[一个]*个?事儿?|句话|here|something)?[啊呢的]?(?:\s*[,.:!?]|\s+[\u3400-\u9fff]|[你您](?!们))/;
/** Whoever is named is told so: the word is another's. */
const WAITS =
  /^[\s,]*(?:你|您|you|u)?\s*(?:先?(?:别|不用|甭)(?:再|急着|忙着)*(?:急|插|跳|说|吵|抢|答|接话|出|开口|慌)|先?(?:歇|停|闭嘴|靠边|一边)|先?等(?:等|一?下|会儿?)*(?=[,.!?\s])|先[打玩忙]你的|(?:just )?(?:wait|hold on|hang on|shush|shut up|stay out|one sec))/;
const WAITS_BEFORE =
  /(?:^|[,.!?;])\s*(?:别[看听问]|没问|不是?问|(?:(?:hang on|hold on|wait|shush|shut up|forget|not you|(?:(?:i'?m |i )?(?:not|wasn'?t) )(?:asking|talking to)(?: you)?)[\s,]*))$/;

/** Whether the one named is asked, as whoever speaks says. */
export const isGivenFloor = ({ before, after }: NameAt): boolean => ASKING.test(before) && ASKED_THERE.test(after);

/** Whether the one named is told to wait, and another is named behind. */
export const isHushed = ({ before, after, next }: NameAt, places: readonly Place[]): boolean =>
  next !== undefined &&
  places.some(({ kind, start }) => kind === 'seat' && start >= next.start) &&
  (WAITS.test(after) || (WAITS_BEFORE.test(before) && /^\s*[,.!?;\s]/.test(after)));

/** Somebody who is named, and how they are called, as people.ts finds them. */
interface Named {
  readonly seat: Seat | null;
  readonly start: number;
  readonly called: boolean;
  readonly how?: string | null;
}

/** From where in a line somebody is spoken to. */
export interface Turn {
  readonly seat: Seat;
  readonly start: number;
}

/** Who is called in a line of `from`, in order; whoever is only told to wait is none of them where another is called. */
export function turnsIn(mentions: readonly Named[], from: Seat): readonly Turn[] {
  const turns = mentions.flatMap(({ called, how, seat, start }) =>
    called && seat !== null && seat !== from ? [{ seat, start, how }] : [],
  );
  const asked = turns.filter(({ how }) => how !== 'hushed');
  return asked.length > 0 ? asked : turns;
}

/** To whom a clause is put that ends here: whoever was called last; null where nobody is. */
export const toWhom = (turns: readonly Turn[], end: number): Seat | null =>
  (turns.filter(({ start }) => start < end).pop() ?? turns[0])?.seat ?? null;
