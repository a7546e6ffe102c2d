/** Clauses of what the record holds as a whole; their slots are worded in plan/saying/summed.ts. */
import type { InSpoken } from '../../../language/languages';

type Words = InSpoken<readonly [string, ...string[]]>;

export const OF_RECORD_WORDS = {
  summed: { zh: ['{sum}'], en: ['{sum}'] },
  by_means: { zh: ['{sum}'], en: ['{sum}'] },
  skill_seen: { zh: ['{sum}'], en: ['{sum}'] },
  befell: { zh: ['{sum}'], en: ['{sum}'] },
  idle_laid: {
    zh: ['{who}那回合没动静，{why}', '{why}，那回合就空过了'],
    en: ['{who} played nothing that turn: {why}'],
  },
  not_seen: {
    zh: ['{sum}，反正我没看见', '{sum}，至少我没瞧见'],
    en: ['{sum}, as far as I saw', '{sum} that I know of'],
  },
} satisfies Record<string, Words>;
