/** data/lexicon/traditional.txt: which simplified character is meant by a traditional one, from OpenCC's tables. */
import { Converter } from 'opencc-js';
import type { Generated } from './generated';
import { LEVEL_1, LEVEL_2 } from './gb2312';
import { rowsOf } from './rows';

const PAIRS_A_LINE = 32;
/** The blocks of Han characters in the basic plane. */
const FIRST = 0x3400;
const LAST = 0x9fff;

/** Characters that OpenCC turns into one of GB 2312, and that are none of it themselves. */
function fromOpenCc(): Map<string, string> {
  const simplified = new Set([...LEVEL_1, ...LEVEL_2]);
  const convert = Converter({ from: 't', to: 'cn' });
  const pairs = new Map<string, string>();
  for (let unit = FIRST; unit <= LAST; unit++) {
    const character = String.fromCharCode(unit);
    const simple = convert(character);
    if (simplified.has(simple) && !simplified.has(character)) pairs.set(character, simple);
  }
  return pairs;
}

export const traditional: Generated = {
  name: 'traditional',
  file: 'data/lexicon/traditional.txt',
  from: 'OpenCC (opencc-js) and traditional-own.txt',
  make() {
    const pairs = fromOpenCc();
    const own = rowsOf('lexicon', 'traditional-own.txt').flatMap(({ cells: [line = ''] }) => line.split(' '));
    for (const [character = '', simple = ''] of own) pairs.set(character, simple);
    const list = [...pairs].sort(([a], [b]) => a.charCodeAt(0) - b.charCodeAt(0)).map((pair) => pair.join(''));
    const lines: string[] = [];
    for (let at = 0; at < list.length; at += PAIRS_A_LINE) lines.push(list.slice(at, at + PAIRS_A_LINE).join(' '));
    return {
      body: `# Traditional and simplified character, one pair each.\n${lines.join('\n')}\n`,
      told: `${list.length} pairs, ${own.length} of our own`,
    };
  },
};
