/**
 * The weights of opinion.ts, fitted on the labelled lines of test/chatter (the held-out sets excepted). The same lines
 * always give the same weights. `npm run generate detection` writes them, `npm run fit:chat -- --folds` prints what the
 * model alone does on lines that it was not fitted on. After a change of concepts.tsv they are generated twice.
 */
import { CLASSES, CONCEPTS, SCALE } from '../../src/chatter/detection/weights';
import { packSparse, type Weighed } from '../../src/chatter/line/sparse';
import { produce, type Generated, type Made } from '../generate/generated';
import { rowsOf } from '../generate/rows';
import { flag, text } from '../program/options';
import { defineProgram } from '../program/program';
import { DANGERS, EVERY_LINE, labelOf, training, type Training } from './chat-lessons';
import { faintOf, fit, oddsOf } from './chat-weights';

const FOLDS = 6;

/** What the model alone does on lines that it was not fitted on: found / false alarms in per cent, by log odds. */
function printFolds(all: Training): void {
  for (const name of CLASSES) {
    const scored: { odds: number; label: boolean }[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      const weights = fit({ ...all, examples: all.examples.filter((_, i) => i % FOLDS !== fold) }, name);
      all.examples.forEach((example, i) => {
        const label = labelOf(example.line, name);
        if (i % FOLDS === fold && label !== null) scored.push({ odds: oddsOf(weights, example), label });
      });
    }
    const share = (label: boolean, odds: number): string => {
      const those = scored.filter((item) => item.label === label);
      return ((100 * those.filter((item) => item.odds >= odds).length) / those.length).toFixed(1);
    };
    console.log(
      name,
      scored.filter(({ label }) => label).length,
      [-2, -1, 0, 1, 2].map((odds) => `${odds}: ${share(true, odds)}/${share(false, odds)}`).join('  '),
    );
  }
}

interface Fitted {
  readonly bias: readonly number[];
  /** The features that some class has a weight for. */
  readonly features: readonly Weighed[];
}

function fitAll(all: Training): Fitted {
  const fitted = CLASSES.map((name) => fit(all, name));
  const levelsOf = (k: number): number[] =>
    CLASSES.map((name, c) => {
      const weight = fitted[c]?.[k] ?? 0;
      return Math.abs(weight) < faintOf(name) ? 0 : Math.round(weight * SCALE);
    });
  return {
    bias: levelsOf(0),
    features: all.hashes
      .map((hash, k) => ({ hash, levels: levelsOf(k) }))
      .filter(({ hash, levels }) => hash !== EVERY_LINE && levels.some((level) => level !== 0))
      .sort((a, b) => a.hash - b.hash),
  };
}

const readConcepts = (): string[] =>
  rowsOf('lexicon', 'concepts.tsv').map(
    ({ cells: [name = '', words = ''] }) => `${name} ${[...new Set(words.split(' ').filter(Boolean))].join(' ')}`,
  );

function moduleOf(concepts: readonly string[], { bias, features }: Fitted): string {
  return `export const CLASSES = [${CLASSES.map((name) => `'${name}'`).join(', ')}] as const;
export type OpinionClass = (typeof CLASSES)[number];
/** Weights are whole numbers of 1/SCALE. */
export const SCALE = ${SCALE};

/** "concept word word" */
export const CONCEPTS: readonly string[] = [
${concepts.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];

/** What every line has, per class. */
export const BIAS: readonly number[] = [${bias.join(', ')}];

/** Features by hashOf of opinion-weights.ts and what they weigh, as sparse.ts packs them. */
export const WEIGHTS: string = ${JSON.stringify(packSparse(features))};
`;
}

function make(without?: string): Made {
  const concepts = readConcepts();
  // The features of a line hang on the concepts that this program was bundled with.
  if (concepts.join('\n') !== CONCEPTS.join('\n'))
    return {
      body: moduleOf(concepts, { bias: CLASSES.map(() => 0), features: [] }),
      told: '概念是新的，请再运行一次 the concepts are new; run again to fit',
    };
  const all = training(without);
  const fitted = fitAll(all);
  return {
    body: moduleOf(concepts, fitted),
    told: `${all.examples.length} lines, ${all.hashes.length} features, ${fitted.features.length} kept`,
  };
}

export const detectionWeights: Generated = {
  name: 'detection',
  file: 'src/chatter/detection/weights.ts',
  from: 'data/lexicon/concepts.tsv and test/chatter, by dev/study/fit-chat.ts',
  make: () => make(),
};

export default defineProgram({
  about: '拟合聊天检测的权重 fits the weights of chat detection',
  options: {
    check: flag('不写，只看是否过时 write nothing, fail where they are stale'),
    folds: flag('不写，打印对没见过的句子的得失 write nothing, print what the model alone does on lines not fitted on'),
    without: text('SET', `不用这一组来拟合，好量它 leaves a set out, to measure it unseen: ${DANGERS.join(' ')}`),
  },
  async run({ check, folds, without }) {
    if (folds) {
      printFolds(training(without));
      return 0;
    }
    const { fresh, told } = await produce({ ...detectionWeights, make: () => make(without) }, check);
    const { file, name } = detectionWeights;
    if (fresh) console.log(`${file}: ${told}`);
    else console.error(`${file} 过时 is stale: npm run generate ${name}`);
    return fresh ? 0 : 1;
  },
});
