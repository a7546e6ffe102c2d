/**
 * Fits the small model of care/machine/leaning.ts on the labelled lines (`npm run generate care`). Full-batch, no chance
 * in it: the same lines give the same file. The held-out set is never read.
 */
import { readFileSync } from 'node:fs';
import { read } from '../../src/care/machine/hear';
import { readLine } from '../../src/chatter/line/line';
import { hashOf, packSparse } from '../../src/chatter/line/sparse';
import { featuresOf, leanings } from '../../src/care/machine/leaning';
import { LEANINGS, type Leaning } from '../../src/care/machine/types';
import type { Generated, Made } from '../generate/generated';
import { inProject } from '../program/project';

const SETS = [
  'dev-set',
  'none-extra',
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'extra',
  'exam-1',
  'exam-2',
  'exam-3',
  'exam-4',
  'exam-5',
  'exam-6',
  'exam-7',
  'exam-extra',
  'table-none',
];
/** Seen in fewer lines than this, a feature says nothing. */
const LEAST_LINES = 2;
const ROUNDS = 300;
const STEP = 0.5;
const SHRINK = 0.01;

function make(): Made {
  const lines = SETS.flatMap((name) =>
    readFileSync(inProject('test', 'care', `${name}.tsv`), 'utf8')
      .split('\n')
      .filter(Boolean),
  ).map((line) => {
    const [label = '', text = ''] = line.split('\t');
    return { leaning: (label === 'no' ? 'none' : label) as Leaning, features: featuresOf(read(readLine(text))) };
  });

  const seen = new Map<string, number>();
  for (const { features } of lines) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weights = new Map<string, number[]>(
    [...seen].filter(([, times]) => times >= LEAST_LINES).map(([feature]) => [feature, LEANINGS.map(() => 0)]),
  );
  const slopes = new Map<string, number[]>([...weights].map(([feature]) => [feature, LEANINGS.map(() => 1e-6)]));

  // Adagrad over the whole set, with shrinking towards zero.
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Map<string, number[]>(
      [...weights].map(([feature, w]) => [
        feature,
        w.map((x) => (feature === '' ? 0 : SHRINK * x * lines.length * 0.05)),
      ]),
    );
    for (const { leaning, features } of lines) {
      const shares = leanings(features, weights);
      const miss = shares.map((share, k) => share - (LEANINGS[k] === leaning ? 1 : 0));
      for (const feature of features) {
        const g = gradient.get(feature);
        if (g)
          miss.forEach((m, k) => {
            g[k] = (g[k] ?? 0) + m;
          });
      }
    }
    for (const [feature, g] of gradient) {
      const w = weights.get(feature) ?? [];
      const s = slopes.get(feature) ?? [];
      g.forEach((x, k) => {
        s[k] = (s[k] ?? 0) + x * x;
        w[k] = (w[k] ?? 0) - (STEP * x) / Math.sqrt(s[k] ?? 1);
      });
    }
  }

  /** Tenths are fine enough; what is small everywhere is left out. */
  const tenthsOf = (w: readonly number[]): number[] => w.map((x) => Math.round(x * 10) + 0);
  const rows = [...weights]
    .filter(([feature]) => feature !== '')
    .map(([feature, w]) => ({ hash: hashOf(feature), levels: tenthsOf(w) }))
    .filter(({ levels }) => levels.some((x) => Math.abs(x) >= 2))
    .sort((a, b) => a.hash - b.hash)
    // Two features of one hash are one: the first of them.
    .filter(({ hash }, i, all) => all[i - 1]?.hash !== hash);
  const right = lines.filter(({ leaning, features }) => {
    const s = leanings(features, weights);
    return LEANINGS[s.indexOf(Math.max(...s))] === leaning;
  }).length;
  const body = `/** What every line has, in tenths, for each of LEANINGS. */
export const BIAS: readonly number[] = [${tenthsOf(weights.get('') ?? []).join(', ')}];

/** Tenths as sparse.ts packs them, a class for each of LEANINGS. */
export const WEIGHTS: string = ${JSON.stringify(packSparse(rows))};
`;
  return { body, told: `${lines.length} lines, ${rows.length} features, ${right} right on the lines themselves` };
}

export const careWeights: Generated = {
  name: 'care',
  file: 'src/care/machine/weights.ts',
  from: 'test/care/*.tsv, by dev/study/fit-care.ts',
  make,
};
