/** Whom hard words are thrown at, where somebody at the table is named beside them (§T6, §T7). */
import { clauseEnd, clauseStart } from '../line/clause';

/** Somebody at the table who is named: text[start, end) is the name, the seat or the office. */
export interface Named {
  readonly start: number;
  readonly end: number;
  /** It is the one who hears the line. */
  readonly self: boolean;
}

/** Before a name to which something is done, or beside which another stands: it is not the one who is scolded. */
const NO_SUBJECT =
  /(?:打|砍|杀|救|保|奶|顺|拆|帮|信|护|骂|动|集火|[和跟与同比像如连加])$|\b(?:hit|hitting|attack|attacking|slash|slashing|save|saving|help|helping|trust|trusting|believe|target|and|than|with|like) $/;
/** Between a name and hard words that are another name of the same one. */
const APPOSED = /^(?:他|她|它)?[这那](?:[个种只条]|位)?(?:真|他妈|tm|死|臭|破|老|小|大)?$/;
/** Between hard words and a name that they are fixed to: "傻逼3号", "蠢货是4号", "that idiot in seat 3", "our moron of a lord". */
const FIXED = /^(?:的|就?是|,? (?:in|on|at|of an?|of)|,? (?:that|this))? ?$/;
/** Between a name and the 你 or "you" that means the one who was just called. */
const CALLED = /^[\s,:!啊呀哎]*$/;
const AT_HEAD = /^\s*(?:喂|嘿|哎|诶|hey|oi|yo)?[\s,]*$/;
const YOU = /你|您|\b(?:you|u|ya)\b/g;
const YOU_IN = /[你您]|\b(?:you|u)\b/;
/** How far before hard words a name is theirs, in units. */
const REACH = 24;

/**
 * Whom the hard words text[start, end) are thrown at by whoever is named: `you` (the hearer), `third` (somebody else at the
 * table), or null where no name decides. Time is linear in the clause and the names.
 */
export function abusedBy(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  named: readonly Named[],
): 'you' | 'third' | null {
  if (named.length === 0) return null;
  const whose = (name: Named) => (name.self ? 'you' : 'third');
  // Marks that the hard words bring with them end their clause.
  const to = text.slice(start, end).replace(/[,.!?;:\s]+$/, '').length + start;
  const fixed = named.find(
    (name) =>
      (name.end <= start && APPOSED.test(text.slice(name.end, start))) ||
      (name.start >= to &&
        name.start - to < REACH &&
        FIXED.test(text.slice(to, name.start)) &&
        // "8号,你个傻逼4号是反啊": whoever is "you" before it has it.
        !YOU_IN.test(text.slice(Math.max(0, start - 6), to))),
  );
  if (fixed) return whose(fixed);
  let from = clauseStart(text, start);
  // A clause that names nobody goes on of whom the one before is about: "你打3号干嘛,傻逼", "7号装忠,其实就是个狗东西".
  const clause = text.slice(from, clauseEnd(text, to));
  if (from > 0 && !YOU_IN.test(clause) && !named.some((name) => name.start >= from && name.start < start))
    from = clauseStart(text, from - 1);
  from = Math.max(from, start - REACH);
  let subject: Named | undefined;
  for (const name of named) {
    if (name.start < from || name.end > start) continue;
    if (!NO_SUBJECT.test(text.slice(Math.max(0, name.start - 10), name.start))) subject = name;
  }
  let at = -1;
  for (const said of text.slice(from, to).matchAll(YOU)) at = from + said.index;
  if (at >= 0 && (!subject || at > subject.start)) {
    // "3号,你真是个垃圾": 你 is the one called upon just before.
    const called = named.find(
      (name) =>
        name.end <= at &&
        CALLED.test(text.slice(name.end, at)) &&
        AT_HEAD.test(text.slice(clauseStart(text, name.start), name.start)),
    );
    return called ? whose(called) : 'you';
  }
  return subject ? whose(subject) : null;
}
