/** src/chatter/scene/name-sounds.ts: how the characters that heroes' names are made of are spelled in Latin letters. */
import { pinyin } from 'pinyin-pro';
import type { Generated } from './generated';
import { rowsOf } from './rows';

export const nameSounds: Generated = {
  name: 'name-sounds',
  file: 'src/chatter/scene/name-sounds.ts',
  from: 'pinyin-pro and data/lexicon/name-characters.tsv',
  make() {
    // What a character is read first stands before what it may be read besides.
    const [first, besides] = [new Map<string, string>(), new Map<string, string>()];
    const characters = new Set<string>();
    for (const {
      cells: [some = '', sound],
    } of rowsOf('lexicon', 'name-characters.tsv'))
      for (const character of some) {
        if (characters.has(character)) continue;
        characters.add(character);
        // "lv bu" is how people type Lü Bu.
        const spelled = sound?.split(' ') ?? [pinyin(character, { toneType: 'none', v: true, surname: 'head' })];
        for (const [place, one] of spelled.entries()) {
          const rows = place === 0 ? first : besides;
          rows.set(one, (rows.get(one) ?? '') + character);
        }
      }
    const lines = [first, besides].flatMap((rows) =>
      [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map((row) => row.join('')),
    );
    return {
      body: `/** A syllable and the characters that are read so; what a character is read besides comes after. */\nexport const NAME_SOUNDS =\n  '${lines.join(' ')}';\n`,
      told: `${new Set([...first.keys(), ...besides.keys()]).size} syllables, ${characters.size} characters`,
    };
  },
};
