/** `npm run generate [NAME …]`: makes what is made; `--check` writes nothing and fails where a file is stale. */
import { UsageError } from '../program/errors';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { answererWeights } from '../study/fit-answerers';
import { callWeights } from '../study/fit-calls';
import { careWeights } from '../study/fit-care';
import { detectionWeights } from '../study/fit-chat';
import { judgeWeights } from '../study/fit-judge';
import { moveWeights } from '../study/fit-moves';
import { kindWeights } from '../study/fit-outside';
import { latelyWeights } from '../study/fit-lately';
import { replyWeights } from '../study/fit-replies';
import { wantWeights } from '../study/fit-wants';
import { belief } from './belief';
import { contract } from './contract';
import { produce, type Generated } from './generated';
import { heroes } from './heroes';
import { lexicon } from './lexicon';
import { nameSounds } from './name-sounds';
import { script } from './script';
import { syllables } from './syllables';
import { traditional } from './traditional';
import { voice } from './voice';

/**
 * In this order: the lexicon is packed from the tables, and the weights are fitted on lines read with the lexicon. `lately` rests on the
 * weights of `wants` as they stood when the program began: after new ones it is made in a run of its own.
 */
export const GENERATED: readonly Generated[] = [
  traditional,
  syllables,
  lexicon,
  voice,
  script,
  nameSounds,
  heroes,
  belief,
  answererWeights,
  callWeights,
  detectionWeights,
  moveWeights,
  wantWeights,
  kindWeights,
  latelyWeights,
  replyWeights,
  ...judgeWeights,
  careWeights,
  contract,
];

const NAMES = GENERATED.map(({ name }) => name);

export default defineProgram({
  about: '生成由数据做成的文件 makes the files that are made from data',
  options: { check: flag('不写，只看是否过时 write nothing, fail where a file is stale') },
  rest: { value: 'NAME', about: `只做这些 only these: ${NAMES.join(' ')}` },
  async run({ check }, named) {
    const unknown = named.find((word) => !GENERATED.some(({ name }) => name === word));
    if (unknown !== undefined) throw new UsageError(`没有 no such file: ${unknown}; 可用 known: ${NAMES.join(' ')}`);
    let stale = false;
    for (const generated of GENERATED) {
      const { name, file } = generated;
      if (named.length > 0 && !named.includes(name)) continue;
      const { fresh, told } = await produce(generated, check);
      stale ||= !fresh;
      if (fresh) console.log(`${file}: ${check ? '一致 as generated' : '已写 written'} (${told})`);
      else console.error(`${file} 过时 is stale: npm run generate ${name}`);
    }
    return stale ? 1 : 0;
  },
});
