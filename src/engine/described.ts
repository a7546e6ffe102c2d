/** What a skill does, as it is written on its hero: the engine's text without its marks, a sentence or two of it. */
import type { Engine } from './noname';

/** Longer texts are cut at a sentence: with whose skill it is, and a word ahead, a line has sixty characters (flow/critic.ts). */
const LONGEST = 38;
/** "锁定技。" alone tells nothing. */
const SHORTEST = 10;
/** At a comma it is cut where so much stands before it. */
const ENOUGH = 26;
const TAGS = /<[^<>]*>|&[a-z]+;|\s+/gi;

/** At the last full stop that still fits, else at a comma, or where it is full. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text.replace(/[。；，]$/, '');
  const head = text.slice(0, LONGEST);
  const end = Math.max(head.lastIndexOf('。'), head.lastIndexOf('；'));
  const comma = head.lastIndexOf('，');
  return end >= SHORTEST ? head.slice(0, end) : `${head.slice(0, comma >= ENOUGH ? comma : LONGEST)}……`;
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
