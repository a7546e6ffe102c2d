/** src/chatter/moves/life/hero-rows.ts: what is said of heroes of the tale. */
import { pinyin } from 'pinyin-pro';
import { COMPOUND } from '../../src/chatter/scene/latin-names';
import { Failure } from '../program/errors';
import type { Generated } from './generated';
import { rowsOf } from './rows';

const COLUMNS = 6;
/** Longer ones fill the line that they stand in. */
const LONGEST = { zh: 28, en: 90 } as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Family names of two characters are written as one word. */
function spelled(zh: string): string {
  const sounds = pinyin(zh, { toneType: 'none', v: true, surname: 'head', type: 'array' });
  const family = COMPOUND.test(zh) ? 2 : 1;
  return [sounds.slice(0, family), sounds.slice(family)].map((part) => capital(part.join(''))).join(' ');
}

export const heroes: Generated = {
  name: 'heroes',
  file: 'src/chatter/moves/life/hero-rows.ts',
  from: 'data/heroes/heroes.tsv and pinyin-pro',
  make() {
    const rows = rowsOf('heroes', 'heroes.tsv');
    const names = new Set<string>();
    const packed = rows.map(({ where, cells }) => {
      const [zh = '', en = '', also = '', heard = '', ofZh = '', ofEn = ''] = cells;
      const faults = [
        cells.length !== COLUMNS && `${cells.length} columns`,
        names.has(zh) && 'a second row',
        !['anywhere', 'tale', 'table'].includes(heard) &&
          `heard neither anywhere nor in the tale nor at the table: ${heard}`,
        (ofZh === '' || ofZh.length > LONGEST.zh || /[。！？]$/.test(ofZh)) && 'the Chinese remark',
        (ofEn === '' || ofEn.length > LONGEST.en || /[.!?]$/.test(ofEn)) && 'the English remark',
      ].filter((fault) => fault !== false);
      if (faults.length > 0) throw new Failure(`${where}: ${faults.join(', ')}`);
      names.add(zh);
      return [zh, en === '-' ? spelled(zh) : en, also === '-' ? '' : also, heard === 'tale' ? '' : heard, ofZh, ofEn];
    });
    const text = packed.map((cells) => cells.join('\t')).join('\n');
    if (/[`$]/.test(text)) throw new Failure('heroes.tsv: ` or $');
    return {
      body: `/** A line a hero: Chinese and English name, other names, whether it is heard anywhere, a remark in Chinese and in English; tabs between. */\nexport const HERO_ROWS = String.raw\`${text}\`;\n`,
      told: `${packed.length} heroes`,
    };
  },
};
