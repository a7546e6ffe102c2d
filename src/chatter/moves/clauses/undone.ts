/** A reason is asked for what was not done: "为什么不杀我", "why didn't you hit 3" (§Q1). */
import type { Seat } from '../../../core/event';
import { seatOfParty } from '../deeds/deed';
import { ANY_HARM, ANY_HELP } from '../words/acts';
import type { Clause } from './clause';

/** Why not: the reason is asked for, and behind it stands what denies. Of what cannot be, of views and of speaking nothing is left undone. */
const NOT =
  /(?:为(?:什么|啥|何|毛)|干[嘛吗]|怎么|咋|凭(?:什么|啥)|何故)[^,.!?]{0,10}?(?:(?<![是好对要])不(?!是|能|可以|得|敢|如|[说讲吭吱出][话声讲]|回|信|怀疑|知道|就$)|没(?!了|意思|血|牌|[说讲吭吱出][话声讲]|回|信|怀疑|死)|迟迟)|\b(?:why|how come)\b(?! (?:did|does|was|is)(?:n'?t)? (?:i|it|that|this)\b)[^,.!?]{0,24}?(?:\b(?:not|never)|(?:do|did|wo|would|have|has|are|is|does)n'?t)\b(?! (?:trust|believe|suspect|doubt|say|talk|answer|me\b|it\b|sure))/;
/** "why do you keep sparing 3", "为什么放过我": what is not done has a word of its own. */
const LEAVES =
  /(?:为(?:什么|啥|何)|干[嘛吗]|怎么|咋|凭(?:什么|啥)).{0,8}(?:放过|饶|留着(?=[^,.!?]{0,3}命|[我他她\d])|手下留情)|\b(?:why|how come)\b.{0,24}\b(?:spar(?:e|ed|ing)|(?:leav|let)\w* .{1,14} (?:alone|be|off|live)|hold(?:ing)? back|go(?:ing)? easy)\b/;
/** A move that is left out, with no word of harm or help in it. */
const MOVES =
  /动手|下手|出手|出牌|[用出打]张|动(?:我|他|她|一?[下动])|碰|闪|\b(?:do(?:ing)? (?:any|some)thing|play\w*|dodg\w*|use[ds]?|strik\w*|slash\w*|hitting|attack\w*|go(?:ing)? (?:for|after)|touch\w*|finish\w*|swing\w*|shoot\w*)\b/;
/** "杀过来", "come at me": at whoever speaks. */
const TOWARDS = /过来|上来|冲我|\b(?:come|coming) (?:at|for|over)\b/;

interface Undone {
  readonly by: Seat;
  readonly to: Seat | undefined;
}

/** Who left what undone, and to whom; null where the clause asks for no such reason. "为啥打我不打3号" asks why it was oneself. */
export function undoneIn(clause: Clause): Undone | null {
  const { text, at, from, hearer } = clause;
  const leaves = LEAVES.exec(text);
  const not = leaves ?? NOT.exec(text);
  if (not === null || /我们|\b(?:we|us)\b/.test(text)) return null;
  const end = leaves ? not.index : not.index + not[0].length;
  const since = clause.deeds.filter(({ start }) => start >= not.index);
  // "凭啥砍8号不砍5号": the reason asked for is that of what was done.
  const done = since.filter(({ start, denied }) => !denied && start < end);
  if (clause.reports(done).some(({ verdict }) => verdict === 'true')) return null;
  const deed = since.pop();
  if (!deed && !leaves && ![ANY_HARM, ANY_HELP, MOVES].some((words) => words.test(text.slice(end)))) return null;
  const named = at.mentions.filter(({ called, seat, kind }) => !called && seat !== null && kind !== 'who');
  const [before, after] = [named.filter((one) => one.start < end), named.filter((one) => one.start >= end)];
  if (before.some(({ kind, start }) => kind === 'self' && start >= not.index)) return null;
  // "2号砍主公你咋不烧": who stands next to it, and at whom stands before; in English who stands behind "isn't".
  const inverted = after.find(({ start }) => start === end + 1 && /t$/.test(not[0]));
  const by = (inverted ?? before.filter(({ seat }) => seat !== from).pop())?.seat ?? hearer;
  if (by === null) return null;
  const whom =
    after.find(({ seat }) => seat !== by)?.seat ??
    (deed ? seatOfParty(deed.to) : undefined) ??
    (TOWARDS.test(text) ? from : before.find(({ seat }) => seat !== by)?.seat) ??
    undefined;
  return { by, to: whom === by ? undefined : whom };
}
