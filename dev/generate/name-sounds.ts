/** src/chatter/scene/name-sounds.ts: how the characters that heroes' names are made of are spelled in Latin letters. */
import { pinyin } from 'pinyin-pro';
import type { Generated } from './generated';
import { rowsOf } from './rows';

export const nameSounds: Generated = {
  name: 'name-sounds',
  file: 'src/chatter/scene/name-sounds.ts',
  from: 'pinyin-pro and data/lexicon/name-characters.tsv',
  make() {
    const rows = new Map<string, string>();
    const characters = new Set<string>();
    for (const {
      cells: [some = '', sound],
    } of rowsOf('lexicon', 'name-characters.tsv'))
      for (const character of some) {
        if (characters.has(character)) continue;
        characters.add(character);
        // "lv bu" is how people type Lü Bu.
        const spelled = sound?.split(' ') ?? [pinyin(character, { toneType: 'none', v: true, surname: 'head' })];
        for (const one of spelled) rows.set(one, (rows.get(one) ?? '') + character);
      }
    const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map((row) => row.join(''));
    return {
      body: `/** A syllable and the characters that are read so. */\nexport const NAME_SOUNDS =\n  '${lines.join(' ')}';\n`,
      told: `${rows.size} syllables, ${characters.size} characters`,
    };
  },
};
