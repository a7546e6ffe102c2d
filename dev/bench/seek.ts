/** Going to and fro in a very long recording: from the keyframe before, beside folding from its first line. */
import { readFileSync } from 'node:fs';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { recordedSource, type RecordedSource } from '../../src/ui/recorded';
import { inProject } from '../program/project';

const BYTES = 18_000_000;
const SEATS = [5, 8] as const;
/** Where to go, as shares of the whole: back, forth, by one. */
const WAY = [0.5, 0.499, 0.9, 0.1, 1, 0.75];
/** Nobody dies and nothing is laid open, so that there is something to guess to the end. */
const FINAL = new Set(['over', 'die', 'reveal', 'terms', 'truth', 'game']);

/** A recording of so many bytes: one game's acts over and over, turns and rounds counted on. */
export function longRecording(file: string, bytes: number): Recording {
  const lines = readFileSync(inProject('test', 'golden', file), 'utf8')
    .trim()
    .split('\n');
  const acts = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ type }) => !FINAL.has(String(type)));
  const counts = { turn: 0, round: 0 };
  const out = [lines[0] ?? ''];
  for (let size = 0, at = 0; size < bytes; at = (at + 1) % acts.length) {
    const act = acts[at] ?? {};
    const { type } = act;
    const line = JSON.stringify(type === 'turn' || type === 'round' ? { ...act, n: (counts[type] += 1) } : act);
    size += line.length + 1;
    out.push(line);
  }
  const recording = parseRecording([...out, lines[lines.length - 1] ?? ''].join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  return recording;
}

/** Milliseconds of the processor, whatever else the machine does, until the fold and the belief of one seat stand there. */
function timed(source: RecordedSource, position: number, belief: boolean): number {
  const began = process.cpuUsage();
  source.seek(position);
  if (belief) source.belief().chances('all', 2);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

export function benchSeek(): void {
  console.log(`\n${BYTES / 1e6} MB 的记录里来回 going to and fro in a recording of that size`);
  console.log(
    '| 座位 seats | 事件 events | 信念 belief | 首次走完 first time through ms | 最慢一次 slowest seek ms | 从头折到那里 folded from the start ms | 倍数 ratio |',
  );
  console.log('| ---: | ---: | --- | ---: | ---: | ---: | ---: |');
  for (const seats of SEATS) {
    const recording = longRecording(`${seats}p-1.jsonl`, BYTES);
    const { length } = recording.entries;
    for (const belief of [false, true]) {
      const source = recordedSource(recording);
      const through = timed(source, length, belief);
      const seeks = WAY.map((share) => ({ to: Math.floor(length * share), ms: 0 }));
      for (const seek of seeks) seek.ms = timed(source, seek.to, belief);
      const slowest = seeks.reduce((a, b) => (b.ms > a.ms ? b : a));
      const anew = timed(recordedSource(recording), slowest.to, belief);
      const cells = [
        seats,
        length,
        belief ? '有 with' : '无 without',
        ...[through, slowest.ms, anew].map((ms) => ms.toFixed(0)),
      ];
      console.log(`| ${cells.join(' | ')} | ${(anew / slowest.ms).toFixed(0)}× |`);
    }
  }
}
