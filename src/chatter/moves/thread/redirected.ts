/** "没问主公,我等2号开口", "no i meant 3, sry 2", "主公呢,同问": what was asked last is put to another than before, or asked of another (§Q2). */
import type { Seat } from '../../../core/event';
import { putTo } from './put-on';
import type { Act, Exchange, Move } from '../types';

/** Behind this stands who is meant … */
const MEANT =
  /(?:[我咱俺][^,.!?\s]{0,3}[问等找叫喊](?:的)?(?:是|着)?|(?:问|说)的(?:是|人是)|(?:改|换)(?:问)?|\bi(?:'?m| am| was)? ?(?:meant?|asked|asking|talking to|waiting (?:on|for))(?: was)?|\b(?:question|that) (?:is|was|'?s) for|\bwaiting (?:on|for))\s*$/;
/** Nothing is asked of that one there: "我问的是4号像不像反" asks anew. */
const ALONE = /^\s*(?:[,.!?~啊呀呢吧]|$|not\b|(?:and|&) |lol|tho|bro|不是|没|先?(?:开口|[说回答来]|发话|表态|吱))/;
/** … and behind this who is not. */
const NOT_MEANT =
  /(?:[没不][^,.!?\s]{0,3}[问说叫喊](?:的)?(?:是)?|不是|\b(?:not|wasn'?t|isn'?t|aint|never|nobody)(?: (?:asking|asked|talking to|for|you))*,?)\s*$/;
const NOT_YOU =
  /(?:[没不](?:是)?(?:在)?(?:问|说|叫|喊|找)?|不是)你(?!们)|\b(?:not|wasn'?t|isn'?t) (?:asking |talking to |for |to )?(?:you|u)\b/;
/** Behind a name, the word is given to that one. */
const YOUR_TURN =
  /^\s*,?\s*(?:你|您)?(?:(?:自己|本人|亲自)?(?:来|先|也|再)*(?:出来)?(?:吱(?:一)?声|开(?:个)?口|发(?:个)?话|表个?态|[交坦]代(?:一?下)?|(?:说|讲|聊|解释|评)(?:[说讲聊评]看?|两句|一?下|一说)?|来(?=[吧呗啊!.~]*$))|替(?:他|她|人家).{1,5}|的(?:看法|意见|想法|高见)|(?:,\s*)?(?:呢,?\s*)?同问)(?:吧|呗|啊|呢|捏|行不|好不好)*[\s.!?~]*$|^\s*,?\s*(?:you'?re up|ur up|your turn|(?:go ahead|speak up|same (?:question|q)|your (?:take|thoughts|view)|what about you|what say you|you tell (?:me|us)|(?:you )?answer (?:it|that|for (?:him|her|them)))(?: then| too| please| pls)*)\s*[.!?]*$/;
/** Another is to be asked. */
const ANOTHER = /换|问|^.{0,3}[行好算]|\bask\w*|\b(?:ok|fine|never ?mind|nvm|alright)\b/;
/** Of itself. */
const ONESELF = /自己|本人|亲自|[交坦]代|\b(?:yourself|urself|for yourself)\b/;

/** Acts that nobody puts to another. */
const SPENT: ReadonlySet<Act> = new Set([
  'agree',
  'refuse',
  'joke',
  'greet',
  'bye',
  'thanks',
  'unclear',
  'topic',
  'sorrow',
  'threat',
  'taunt',
]);

interface Named {
  readonly seat: Seat | null;
  readonly start: number;
  readonly end: number;
}

export interface Redirected {
  /** To whom it is put. */
  readonly to: Seat;
  /** What is asked now. */
  readonly asked: Omit<Move, 'span'>;
}

/**
 * To whom a line puts what was asked last, and what that asks of it; null where it stands by itself.
 * @param text the line, with those whom it names @param last what the speaker said last, to whomever
 */
export function redirected(
  text: string,
  mentions: readonly Named[],
  last: Exchange | null,
  turn: number,
): Redirected | null {
  if (last === null || turn - last.turn > 1 || SPENT.has(last.asked.act) || text.length > 60) return null;
  const [only, ...more] = mentions.filter(({ seat }) => seat !== null && seat !== last.from);
  if (only?.seat != null && more.length === 0 && only.seat !== last.to && asksOfOther(text, only, last))
    return { to: last.to, asked: { act: 'ask_guess', about: only.seat, refersTo: last.id } };
  const not = mentions.find(({ start }) => NOT_MEANT.test(text.slice(0, start)))?.seat ?? null;
  const others = mentions.filter(({ seat }) => seat !== null && seat !== last.from && seat !== not);
  const meant =
    others.find(({ start, end }) => MEANT.test(text.slice(0, start)) && ALONE.test(text.slice(end)))?.seat ?? null;
  const { about } = last.asked;
  if (meant !== null) {
    // A name that is put right stands where the wrong one stood.
    // "no no, not you. I meant Guan Ning": nor does anybody take its own name for another's.
    const yours = NOT_YOU.test(text) || about === undefined || about === last.to || about === last.from;
    const wrong = not ?? (yours || meant === about ? last.to : about);
    if (wrong !== last.to && wrong === about && meant !== last.to)
      return { to: last.to, asked: { ...plainly(last), about: meant } };
    return { to: meant, asked: meant === last.to ? { ...last.asked, refersTo: last.id } : putTo(last, meant, false) };
  }
  // "那还看啥身份,反呗。3号你说呢": what the line itself has told before is what it is about.
  const next = others.find(
    ({ start, end }) => YOUR_TURN.test(text.slice(end)) && (start < 6 || ANOTHER.test(text.slice(0, start))),
  );
  if (next?.seat === undefined || next.seat === null || next.seat === last.to) return null;
  return { to: next.seat, asked: putTo(last, next.seat, ONESELF.test(text)) };
}

/** "不是马云騄吗", "那6号呢,你怎么看", "and number 7?": behind a view of somebody, another is weighed with whoever gave it. */
const OTHER_ONE =
  /^(?:那么?|还有|and|so|then|or|ok|what about|how about|[\s,])*WHO\s*(?:呢(?=\s*[,.!?]?\s*(?:你|您))|(?=\?))[\s,.!?]*(?:你|您)?(?:又|也)?(?:怎么看|咋看|觉得呢?|怎么想|怎么说|说呢|看呢)?[\s.!?]*$|^(?:会不会|难道|怎么|就|可能|也许|莫非)*(?:不是|不会是|不可能是|不像|是|不能是)\s*WHO\s*[吗么吧呢啊?][\s.!?]*$|^(?:are you sure |why )?(?:(?:it'?s|is it|isn'?t it|could it be|couldn'?t it be|might it be|sure it'?s|what if it'?s|surely|not|it is)\s)+(?:not )?WHO(?: (?:instead|though|tho|then))?[\s.!?]*$/;
const VIEWED: ReadonlySet<Act> = new Set(['ask_guess', 'ask_sure', 'ask_why', 'ask_evidence']);
function asksOfOther(text: string, { start, end }: Named, { asked, answered }: Exchange): boolean {
  return (
    VIEWED.has(asked.act) &&
    (answered?.role !== undefined || answered?.move === 'unsure' || answered?.move === 'guess') &&
    OTHER_ONE.test(`${text.slice(0, start)}WHO${text.slice(end)}`)
  );
}

const plainly = ({ id, asked: { span: _, facts: __, ...asked } }: Exchange): Omit<Move, 'span'> => ({
  ...asked,
  refersTo: id,
});
