/**
 * The last stage of a choice (§K4): a step of the engine's loop over eight targets on the double of the tests, beside the same step
 * without us. What it costs is the difference; the engine's own step takes milliseconds (docs/arena.md).
 */
import { Bench } from 'tinybench';
import { PLOY_NAMES } from '../../src/core/play/ploys';
import { createReport } from '../../src/engine/report';
import { createRuntime } from '../../src/engine/runtime';
import { everybodyBy } from '../../src/engine/runtime/company';
import { createSettings, EXTENSION_NAME } from '../../src/engine/settings';
import { WAYS } from '../../src/engine/ways';
import { actsOn } from '../../test/engine/acts';
import { createDouble, type Double } from '../../test/engine/double';

const ROLES = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;
const TIME_PER_SIDE = 400;

type Kind = 'none' | 'default' | 'all';

/** A table whose engine asks what everybody is worth; `all`: with every rule of ours on and a subscriber. */
function table(kind: Kind): Double {
  const config: Record<string, unknown> = {};
  const every = kind === 'all' ? Object.fromEntries(PLOY_NAMES.map((name) => [name, true])) : {};
  for (const [name, value] of Object.entries({ ...WAYS.fair, ...every }))
    config[`extension_${EXTENSION_NAME}_${name}`] = value;
  const double = createDouble({ roles: ROLES, config });
  const { players } = double.game;
  Object.assign(double.ai.basic ?? {}, {
    chooseTarget: (check: (one: unknown, pool: unknown) => unknown) => {
      const pool = [...players];
      for (const one of pool) check(one, pool);
    },
  });
  if (kind === 'none') return double;
  const settings = createSettings(double);
  const runtime = createRuntime(double, settings, '0.0.0', createReport(settings.debug), everybodyBy(settings));
  runtime.install();
  actsOn(double).gameStart();
  if (kind === 'all')
    runtime.api.hooks.on('slqj_ai_score', ({ candidates }) => {
      for (const one of candidates) one.score += one.chances?.fan ?? 0;
    });
  return double;
}

function chooser(kind: Kind): () => void {
  const { ai, game, _status, get } = table(kind);
  Object.assign(get, { card: () => ({ name: 'sha', suit: 'spade', number: 7 }) });
  const [player] = game.players;
  Object.assign(_status, { event: { name: 'chooseToUse', player, getParent: () => ({}) } });
  return () => {
    ai.basic?.chooseTarget(() => 1);
  };
}

export async function benchChoice(): Promise<void> {
  const bench = new Bench({ time: TIME_PER_SIDE, warmupTime: 80 });
  const kinds: readonly (readonly [Kind, string])[] = [
    ['none', '没有我们 without us'],
    ['default', '默认 as it is by default'],
    ['all', '全部规则加一个订阅者 every rule, and a subscriber'],
  ];
  for (const [kind, name] of kinds) bench.add(name, chooser(kind));
  await bench.run();
  console.log('| 选目标的一步，八人 a step of a choice among eight | µs |');
  console.log('| --- | ---: |');
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
    console.log(`| ${name} | ${(result.latency.p50 * 1000).toFixed(2)} |`);
  }
}
