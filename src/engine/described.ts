/** What a skill does, as it is written on its hero: the engine's text without its marks, a sentence or two of it. */
import type { Engine } from './noname';

/** Longer texts are cut at a sentence: with whose skill it is, and a word ahead, a line has sixty characters (flow/critic.ts). */
const LONGEST = 38;
/** "锁定技。" alone tells nothing. */
const SHORTEST = 10;
/** At a comma it is cut where so much stands before it. */
const ENOUGH = 26;
/** Marks, also one that is never closed: its name and what is set in it. */
const TAGS = /<[^<>]*>|<\/?[a-z]+(?:\s+[a-z-]+=(?:"[^"]*"|'[^']*'))*|&(?:[a-z]\w*|#\d+|#x[\da-f]+);|\s+/gi;

/** At the last full stop that still fits, else at a comma, or where it is full; what is left out is told by "……". */
function cut(text: string): string {
  const whole = text.replace(/[。；，]$/, '');
  if (whole.length <= LONGEST) return whole;
  // No character is split that takes two.
  const head = whole.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(head.lastIndexOf('。'), head.lastIndexOf('；'));
  const comma = head.lastIndexOf('，');
  return `${head.slice(0, end >= SHORTEST ? end : comma >= ENOUGH ? comma : head.length)}……`;
}

/** The text of a skill by its engine name; a part of a skill (`dunxi_random`) has that of the whole. Null where there is none. */
export function describedBy({ lib }: Pick<Engine, 'lib'>): (skill: string) => string | null {
  return (skill) => {
    const parts = skill.split('_');
    for (let n = parts.length; n > 0; n--) {
      const text: unknown = lib.translate[`${parts.slice(0, n).join('_')}_info`];
      if (typeof text !== 'string') continue;
      const plain = text.replace(TAGS, '').replace(/[<>]/g, '');
      if (plain !== '') return cut(plain);
    }
    return null;
  };
}
