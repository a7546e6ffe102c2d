/**
 * `npm run fuzz:chat [-- --lines=100000] [--seed=1]`: detection on lines that nobody wrote (test/chatter/mutate.ts). Every
 * answer must be whole and in range; prints what is not, and ends with 1 then.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { detect } from '../../src/chatter/detection/detect';
import { mutated } from '../../test/chatter/mutate';
import { faultsOf } from '../../test/chatter/whole';
import { readSet } from '../study/eval-set';

declare const __ROOT__: string;

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const lines = readSet(path.join(__ROOT__, 'test', 'chatter', 'dev-set.jsonl')).map(({ text }) => text);
const most = Number(values.lines);
let bad = 0;
let longest = { time: 0, length: 0 };
for (let n = 0; n < most; n++) {
  const text = mutated(Number(values.seed), n, lines);
  const began = performance.now();
  let faults: string[];
  try {
    faults = faultsOf(detect({ text }), text);
  } catch (error) {
    faults = [String(error)];
  }
  const time = performance.now() - began;
  if (time > longest.time) longest = { time, length: text.length };
  if (faults.length > 0 && bad++ < 10) console.log(JSON.stringify(text), faults.join('; '));
}
console.log(
  `${most} 行 lines, ${bad} 有误 wrong; 最慢 slowest ${longest.time.toFixed(1)} ms (${longest.length} 字 units)`,
);
process.exitCode = bad > 0 ? 1 : 0;
