/** What detection says of the sets' lines in several moments, as twelve hexadecimal digits a line: small, and any change shows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { detect } from '../../src/chatter/detection/detect';
import type { ChatContext } from '../../src/chatter/detection/types';

/** A set, and how many of its lines stand for it: every n-th. */
const SETS: readonly (readonly [name: string, every: number])[] = [
  ['held-out', 1],
  ['held-out-2', 1],
  ['held-out-3', 1],
  ['plain', 1],
  ['ordinary', 3],
  ['dev-set', 6],
  ['written', 6],
  ['made', 6],
  ['period', 12],
];

const table = {
  seats: ['刘备', '曹操', '孙权', '吕布', '界黄盖', '貂蝉', '华佗', 'SP赵云'].map((name, i) => ({ seat: i + 1, name })),
  self: 4,
  human: 2,
  lord: 1,
};
/** Beside its own: heard by a close friend while the lord dies, by one who has just asked, and while the speaker's figure dies. */
const MOMENTS: readonly ChatContext[] = [
  { stage: 'bonding', recentEvent: 'lord_dying', table, relationship: { closeness: 0.8, trust: 0.3 } },
  {
    stage: 'experimenting',
    recentEvent: 'ai_asked',
    lastAi: '你觉得三号是什么身份？',
    history: [
      { who: 'human', text: '主公别怕' },
      { who: 'ai', text: '你觉得三号是什么身份？' },
    ],
    table,
  },
  { recentEvent: 'human_dying', table },
];
const DIGITS = 12;

interface SetLine {
  readonly text: string;
  readonly ctx?: ChatContext;
}

function digest({ text, ctx = {} }: SetLine): string {
  const hash = createHash('sha256');
  for (const moment of [ctx, ...MOMENTS]) hash.update(JSON.stringify(detect({ text, ctx: moment })));
  return hash.digest('hex').slice(0, DIGITS);
}

/** A head for each set, and under it a row for each line that stands for it. `folder`: where the sets are. */
export const detectionsText = (folder: string): string =>
  SETS.flatMap(([name, every]) => {
    const lines = readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean);
    const chosen = lines.filter((_, i) => i % every === 0).map((line) => JSON.parse(line) as SetLine);
    return [`${name}, 1/${every}\n`, ...chosen.map((line) => `${digest(line)}\n`)];
  }).join('');
