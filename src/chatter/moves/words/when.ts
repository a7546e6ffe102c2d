/** When a line says that something was. */
import { numberIn } from '../../line/numerals';
import { readOnce } from '../../line/read-once';

/** Which turns are meant, told from the moment of the line. */
export type When =
  | { readonly which: 'turn' | 'round'; readonly n: number }
  | { readonly which: 'this_turn' | 'last_turn' | 'this_round' | 'last_round' | 'start' };

const ENGLISH_ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** When a text says that something was. */
export const whenIn = readOnce((text): When | null => {
  const zh = /第([一二三四五六七八九十两\d]{1,3})(个?回合|轮|圈)/.exec(text);
  if (zh) return { which: zh[2]?.endsWith('回合') ? 'turn' : 'round', n: numberIn(zh[1] ?? '') };
  const en = /\b(turn|round) (\d{1,2})\b|\b(first|second|third|fourth|fifth|sixth) (turn|round)\b/.exec(text);
  if (en) {
    const n = en[2] ? Number(en[2]) : ENGLISH_ORDINALS.indexOf(en[3] ?? '') + 1;
    return { which: (en[1] ?? en[4]) === 'turn' ? 'turn' : 'round', n };
  }
  if (
    /(?:开局|一开始)(?![^,.!?]{0,3}(?:到现|到这|以来|至今))|\b(?:at the start|in the beginning|right away)\b/.test(text)
  )
    return { which: 'start' };
  if (/上(?:个|一个?)?回合|\b(?:last|previous) turn\b/.test(text)) return { which: 'last_turn' };
  if (/上(?:一)?(?:轮|圈)|\b(?:last|previous) round\b/.test(text)) return { which: 'last_round' };
  if (/这(?:个|一)?回合|本回合|\bthis turn\b/.test(text)) return { which: 'this_turn' };
  if (/这(?:一)?(?:轮|圈)|本轮|\bthis round\b/.test(text)) return { which: 'this_round' };
  return null;
});
