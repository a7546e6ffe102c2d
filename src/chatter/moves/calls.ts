/** Who is called by where a name stands: behind a clause, alone before one, after words to somebody (§T5). */
import { calledInEnglish } from './calls-en';
import { calledInChinese } from './calls-zh';
import type { NameAt, Place } from './place';

export interface Calls {
  /** Where the names begin that are called. */
  readonly called: ReadonlySet<number>;
  /** Where those begin that somebody else is asked about: "6号,4号你怎么看". */
  readonly about: ReadonlySet<number>;
}

const HAN = /[\u3400-\u9fff]/;
const BETWEEN = /^[\s,:]+$/;
/** Asked what it makes of that one, which stands before as what the question is about. */
const YOU_OF = /^\s*(?:你|您)(?!们|俩|两)(?!(?:也|就|先|可|给我|赶紧)*(?:别|快|来|帮|救(?!不)|闭|少|滚|等着|过来))/;
const MAKES_OF = /^\s*(?:怎么|咋|如何)(?:看|想|说)/;
const ABOUT_EN = /^\s+(?:(?:what|how) (?:do|did|would) )?(?:you|u|ya) (?:think|trust|believe|reckon|guess)\b/;

/** Places of names that are called upon, and of those asked about; `mentions` in order. The text is folded. */
export function callsIn(text: string, mentions: readonly Place[]): Calls {
  const called = new Set<number>();
  const about = new Set<number>();
  const words = mentions.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  const isCalled = HAN.test(words) ? calledInChinese : calledInEnglish;
  mentions.forEach((mention, i) => {
    const { kind, start, end } = mention;
    if (kind !== 'seat') return;
    const at: NameAt = {
      text,
      name: text.slice(start, end),
      before: text.slice(0, start),
      after: text.slice(end),
      last: mentions[i - 1],
      next: mentions[i + 1],
    };
    if (isAskedAbout(at)) about.add(start);
    else if (isCalled(at)) called.add(start);
  });
  return { called, about };
}

/** "6号,4号你怎么看", "lord, 4 you trust?": whoever is named by itself at the head is asked about the next. */
function isAskedAbout({ text, before, after, last }: NameAt): boolean {
  if (last?.kind !== 'seat' || !BETWEEN.test(before.slice(last.end))) return false;
  if (!/(?:^|[.!?])\s*(?:喂|嘿|诶|欸|哎|那|所以|hey|yo|ok|so)?[\s,]*$/.test(text.slice(0, last.start))) return false;
  return YOU_OF.test(after) || MAKES_OF.test(after) || ABOUT_EN.test(after);
}
