/** What is said of questions that were asked before: the hearer's own, which the speaker answers, and the speaker's, which got no answer (§Q2). */

/** "您问我的依据,我这样回答", "you asked why i hit you": it says again what the hearer asked. */
const YOURS =
  /^(?:[^,]{0,4}[你您])(?:刚才?|方才|之前|前面|上[回轮]|不是|一直|老|总)*(?:[问想要][^我,]{0,2}(?:知道|听)?(?:我|咱|俺|老夫)|要(?:的)?(?:证据|依据|理由|说法|解释)|问的)(?!干|做)|^(?:\w+,? )?(?:you|u)(?:'ve|'re)? (?:just |also |were |keep )*(?:asked|asking|ask|wanted to know|wanted (?:a |the |my )?(?:proof|reasons?|evidence))\b/;

/** Whether a clause says again what the hearer has asked, and asks nothing itself. */
export const saysYourQuestion = (text: string): boolean => YOURS.test(text);

/** "答非所问", "that's not what i asked": a question of the speaker's before is still open. */
const UNANSWERED =
  /[答问]非所[问答]|没(?:有)?(?:正面)?(?:回答|答)(?:我|上来|到点|出来|问题)|避而不答|顾左右|我问的?(?:又|可|都)?不是(?:这个?|那个?|谁)|(?:却|又|倒|给我|净|光)(?:你|您)?(?:答|回答|扯|分析|讲|说)(?:了|的|起|到)?[^,.!?]*(?:[别其]的|从前|以前|那|号)|\b(?:not what i asked|(?:didn'?t|never|haven'?t|did not|won'?t)(?: \w+)? answer(?:ed)?\b(?! (?:him|her|them))|answer(?:ed|ing)? (?:a|some) (?:different|other)|dodg(?:ed|ing) (?:it|the|my)|not an answer|i asked (?:you )?(?:about|why|if|whether|who|what)\b)/;

/** Whether a clause complains that a question was not answered. */
export const findsUnanswered = (text: string): boolean => UNANSWERED.test(text);
