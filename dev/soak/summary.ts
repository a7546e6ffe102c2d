/** What a soak's log says, in a few lines: how many games held, every one that did not, memory and listeners. */
import { latest, type Row, type Verdict } from './log';

const VERDICTS: readonly Verdict[] = ['ok', 'ours', 'engine', 'stuck', 'lost'];
const MB = 2 ** 20;
/** Of a stack, the first lines. */
const LINES_OF_FAULT = 3;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

export function toldRow({ seed, version, verdict, winner, rounds, turns, seconds, faults, plan }: Row): string {
  const head = `${verdict === 'ok' ? '✓' : '✗'} 种子 seed ${seed} (${version}, ${plan.players}p ${plan.kind}): ${verdict}, ${winner ?? '?'} 胜 wins, ${rounds} 轮 rounds, ${turns} 回合 turns, ${seconds} s`;
  return [head, ...faults.map((fault) => `    ${fault.split('\n').slice(0, LINES_OF_FAULT).join('\n    ')}`)].join(
    '\n',
  );
}

export function toldAll(logged: readonly Row[]): string {
  const rows = latest(logged);
  const versions = [...new Set(rows.map(({ version }) => version))].sort();
  const out: string[] = [];
  for (const version of versions) {
    const of = rows.filter((row) => row.version === version);
    const counts = VERDICTS.map((verdict) => `${verdict} ${of.filter((row) => row.verdict === verdict).length}`);
    const measured = of.flatMap((row) => row.measured ?? []);
    const grown = measured.flatMap(({ first, last }) => (first ? [(last.heap - first.heap) / MB] : []));
    out.push(
      `${version}: ${of.length} 局 games (${counts.join(', ')}), ${of.reduce((sum, { turns }) => sum + turns, 0)} 回合 turns`,
      `  内存 heap: 第一回合以来 since the first turn ${median(grown).toFixed(0)} MB 中位 median, ${most(grown).toFixed(0)} 最多 most; 最大 largest ${(most(measured.map(({ last }) => last.heap)) / MB).toFixed(0)} MB`,
      `  监听 listeners on the page: ${most(measured.map(({ last }) => last.listeners))} 最多 most, 我们的 ours ${most(measured.map(({ last }) => last.ours))}`,
    );
  }
  const bad = rows.filter(({ verdict }) => verdict !== 'ok');
  return [...out, ...bad.map(toldRow)].join('\n');
}
