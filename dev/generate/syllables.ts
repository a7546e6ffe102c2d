/** data/lexicon/syllables.tsv: the toneless pinyin of the common characters, the commonest reading of each. */
import { pinyin } from 'pinyin-pro';
import type { Generated } from './generated';
import { LEVEL_1 } from './gb2312';
import { rowsOf } from './rows';

export const syllables: Generated = {
  name: 'syllables',
  file: 'data/lexicon/syllables.tsv',
  from: 'pinyin-pro and syllables-own.tsv',
  make() {
    const own = rowsOf('lexicon', 'syllables-own.tsv').flatMap(({ cells: [sound = '', characters = ''] }) =>
      Array.from(characters).map((character) => [character, sound] as const),
    );
    const known = new Map<string, string>(own);
    for (const character of LEVEL_1)
      if (!known.has(character)) known.set(character, pinyin(character, { toneType: 'none', v: true }));
    const rows = new Map<string, string>();
    for (const [character, sound] of known) rows.set(sound, (rows.get(sound) ?? '') + character);
    const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map((row) => row.join('\t'));
    return {
      body: `# Toneless pinyin of the characters of GB 2312 level 1: syllable, characters. What is not here is no syllable for us.\n${lines.join('\n')}\n`,
      told: `${lines.length} syllables, ${known.size} characters, ${own.length} of our own`,
    };
  },
};
