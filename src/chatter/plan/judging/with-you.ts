/** Friend or foe, asked by one of another of the two of them: by what the hearer takes the one who asks for (§Q3). */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import { namedBy } from '../record/touching';
import type { Plan } from '../plan';
import { guessAbout } from './judging';

const OF_US =
  /(?:咱们?俩?|我们俩?|你(?:跟|和|与|同)我|我(?:跟|和|与|同)你)[^,.!?]{0,6}(?:一|同)个?(?:边|伙|队|头|路|阵营|条(?:船|心|绳|战线))|[拿把当]我(?:是|当)?(?:作|做|成)?个?(?:自己人|朋友|敌人|对头|外人)|对我(?:是|算)?(?:敌|友)|\b(?:friend or (?:foe|enemy)|(?:with|for) me or against me|are (?:we|(?:you|u) and (?:i|me)) (?:on the same (?:side|team)|allies|enemies|teammates)|am i (?:an? )?(?:friend|ally|enemy|foe) to (?:you|u)|what (?:you'?d|(?:would|will) (?:you|u)) do (?:to|with) me)\b/;
const ASKED =
  /[?吗么吧没]|是不是|算不算|[当拿把].{0,6}还是|是敌|\b(?:friend or|or against|are (?:we|you|u)|am i|what)\b/;

/** Null where it is not asked, or of anybody else. */
export function withYouPlan(move: Move, asked: Asked): Plan | null {
  const { text, me, from, meant } = asked;
  if (!meant || !OF_US.test(text) || !ASKED.test(text)) return null;
  if (namedBy(asked).seats.some((seat) => seat !== me && seat !== from)) return null;
  return guessAbout(from, { ...move, act: 'ask_guess', about: from }, asked);
}
