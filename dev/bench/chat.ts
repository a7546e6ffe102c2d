/**
 * Part of `npm run bench`: detection beside a bare NFKC of the same lines, in one run and in turn, as ratios; its parts;
 * how its time grows with the length of a line; and what the first line costs, which builds the tables.
 */
import { detect } from '../../src/chatter/detection/detect';
import { normalise } from '../../src/chatter/line/normalise';
import { scan } from '../../src/chatter/line/scan';
import { inProject } from '../program/project';
import { readSet } from '../study/eval-set';

const ROUNDS = 25;

/** Microseconds a line: the best of several rounds, all jobs in turn. */
function measure(jobs: readonly (readonly [name: string, lines: number, job: () => void])[]): Map<string, number> {
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, lines, job] of jobs) {
      const from = performance.now();
      job();
      best.set(name, Math.min(best.get(name) ?? Infinity, ((performance.now() - from) * 1000) / lines));
    }
  }
  return best;
}

/** Prints the table. Call it before anything else has read a line: it times the first one. */
export function benchChat(): void {
  const began = performance.now();
  detect({ text: '三号是反贼吗' });
  const first = performance.now() - began;
  detect({ text: 'ni hao, l0ser' });
  const both = performance.now() - began;

  const set = readSet(inProject('test', 'chatter', 'dev-set.jsonl')).map(({ text, ctx }) => ({
    text,
    ...(ctx ? { ctx } : {}),
  }));
  const read = set.map(({ text }) => normalise(text).text);
  const talk = (units: number): string => '三号别打我，我是忠臣。'.repeat(Math.ceil(units / 11)).slice(0, units);
  const [short, long] = [talk(6000), talk(12_000)];
  let kept = 0;
  const best = measure([
    [
      'NFKC',
      set.length,
      () => {
        for (const { text } of set) kept += text.normalize('NFKC').length;
      },
    ],
    [
      '读 normalise',
      set.length,
      () => {
        for (const { text } of set) kept += normalise(text).text.length;
      },
    ],
    [
      '找 scan',
      set.length,
      () => {
        for (const text of read) kept += scan(text).size;
      },
    ],
    [
      '检测 detect',
      set.length,
      () => {
        for (const line of set) kept += detect(line).detection_brief.gist.length;
      },
    ],
    [
      '6,000',
      1,
      () => {
        kept += detect({ text: short }).detection_scores.confusion;
      },
    ],
    [
      '12,000',
      1,
      () => {
        kept += detect({ text: long }).detection_scores.confusion;
      },
    ],
  ]);
  const of = (name: string): number => best.get(name) ?? NaN;
  console.log(`\n聊天检测 chat detection, ${set.length} 行 lines${Number.isFinite(kept) ? '' : '!'}\n`);
  console.log('| 操作 operation | µs/行 line | × NFKC |\n| --- | ---: | ---: |');
  for (const name of ['NFKC', '读 normalise', '找 scan', '检测 detect'])
    console.log(`| ${name} | ${of(name).toFixed(2)} | ${(of(name) / of('NFKC')).toFixed(0)} |`);
  console.log(
    `\n行长加倍 a line twice as long (6,000 → 12,000 字 units): ${(of('12,000') / of('6,000')).toFixed(2)}×; 首行 first line ${first.toFixed(0)} ms, 含拉丁表 with the Latin tables ${both.toFixed(0)} ms`,
  );
}
