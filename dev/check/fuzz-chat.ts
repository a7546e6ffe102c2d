/**
 * `npm run fuzz:chat`: detection on lines that nobody wrote (test/chatter/mutate.ts). Every answer must be whole and in
 * range; prints what is not, and ends with 1 then.
 */
import { detect } from '../../src/chatter/detection/detect';
import { mutated } from '../../test/chatter/mutate';
import { faultsOf } from '../../test/chatter/whole';
import { whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { readSet } from '../study/eval-set';

/** So many wrong lines are printed. */
const PRINTED = 10;

function faultsIn(text: string): string[] {
  try {
    return faultsOf(detect({ text }), text);
  } catch (error) {
    return [String(error)];
  }
}

export default defineProgram({
  about: '检测没人写过的句子 detection on lines that nobody wrote',
  options: {
    lines: whole('句数 lines', { least: 1, most: 100_000_000, otherwise: 100_000 }),
    seed: whole('种子 seed', { least: 0, most: 0xffff_ffff, otherwise: 1 }),
  },
  run({ lines: most, seed }) {
    const lines = readSet(inProject('test', 'chatter', 'dev-set.jsonl')).map(({ text }) => text);
    let bad = 0;
    let longest = { time: 0, length: 0 };
    for (let n = 0; n < most; n++) {
      const text = mutated(seed, n, lines);
      const began = performance.now();
      const faults = faultsIn(text);
      const time = performance.now() - began;
      if (time > longest.time) longest = { time, length: text.length };
      if (faults.length > 0 && bad++ < PRINTED) console.log(JSON.stringify(text), faults.join('; '));
    }
    console.log(
      `${most} 行 lines, ${bad} 有误 wrong; 最慢 slowest ${longest.time.toFixed(1)} ms (${longest.length} 字 units)`,
    );
    return bad > 0 ? 1 : 0;
  },
});
