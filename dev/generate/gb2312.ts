/** The characters of GB 2312, in its order. */

/** What Node has under the name of GB 2312 is its extension GBK, which agrees in these rows. */
const decoder = new TextDecoder('gbk');

function rowsBetween(first: number, last: number): string[] {
  const found: string[] = [];
  for (let high = first; high <= last; high++) {
    for (let low = 0xa1; low <= 0xfe; low++) {
      const character = decoder.decode(new Uint8Array([high, low]));
      if (/^\p{Script=Han}$/u.test(character)) found.push(character);
    }
  }
  return found;
}

/** The 3,755 common characters, by their sound. */
export const LEVEL_1: readonly string[] = rowsBetween(0xb0, 0xd7);
/** The 3,008 others, by their radical. */
export const LEVEL_2: readonly string[] = rowsBetween(0xd8, 0xf7);
