/** What is said of questions that were asked before: the hearer's own, which the speaker answers, and the speaker's, which got no answer (§Q2). */
import { isQuestion, type Exchange, type Move } from '../types';

/** "您问我的依据,我这样回答", "you asked why i hit you": it says again what the hearer asked. */
const YOURS =
  /^(?:[^,]{0,4}[你您])(?:刚才?|方才|之前|前面|上[回轮]|不是|一直|老|总)*(?:问[^我,]{0,2}(?:我|咱|俺|老夫)|想(?:知道|听)|要(?:的)?(?:证据|依据|理由|说法|解释)|问的)(?!干|做)|^(?!did|do|have|are|were|why|what|when|if)(?:\w+,? )?(?:you|u)(?:'ve|'re)? (?:just |also |were |keep )*(?:asked|asking|ask|wanted to know|wanted (?:a |the |my )?(?:proof|reasons?|evidence))\b/;

/** Whether a clause says again what the hearer has asked, and asks nothing itself. */
export const saysYourQuestion = (text: string): boolean => YOURS.test(text);

/** "答非所问", "that's not what i asked": a question of the speaker's before is still open. */
const UNANSWERED =
  /[答问]非所[问答]|(?<!我(?:还|是|都|真|可)?)没(?:有)?(?:正面)?(?:回答|答)(?:我|上来|到点|出来|问题)|避而不答|我问的?(?:是|又|可|都|根本)|(?:却|倒|给我|净|光)(?:答|回答|扯)|\bnot what i asked|(?<!\bi )\b(?:didn'?t|never|haven'?t|did not|won'?t)(?: \w+)? answer(?:ed)?\b(?! (?:him|her|them))|\banswer(?:ed|ing)? (?:a|some) (?:different|other)|\bdodg(?:ed|ing) (?:the|my) (?:q|question)|\bnot an answer|\bi (?:was )?ask(?:ed|ing) (?:you )?(?:about|why|if|whether|who|what)\b/;

/** Whether a clause complains that a question was not answered, or says again what it was. */
export const findsUnanswered = (text: string): boolean => UNANSWERED.test(text);

/** The question before, put once more. */
export function openQuestion(exchanges: readonly Exchange[], span: Move['span']): Move | null {
  const last = exchanges.find(({ asked }) => isQuestion(asked));
  return last ? { ...last.asked, refersTo: last.id, span } : null;
}
