import info from '../info.json';
import { findNoname } from './noname/directory';
import { playGames } from './noname/play';
import { PROJECT } from './noname/sources';
const COUNT = `({ lib, game, get }) => {
  const z = (globalThis.zz = { calls: 0, per: {} });
  lib.arenaReady.push(() => {
    const inner = get.attitude;
    get.attitude = function (from, to, ...rest) {
      z.calls += 1;
      const at = game.__slqjAiPersona?.recording()?.length ?? 0;
      (z.per[at] ??= { n: 0, who: {} }).n += 1;
      z.per[at].who[from?.playerid] = 1;
      return inner.call(this, from, to, ...rest);
    };
  });
}`;
const played = await playGames({
  noname: findNoname(undefined)!, players: Number(process.argv[2] ?? 8), seed: Number(process.argv[3] ?? 71001), games: 2, backend: 'jsdom', timeoutSeconds: 200,
  extension: { name: info.name, dir: PROJECT }, config: { [`extension_${info.name}_inference`]: 'belief' },
  setup: COUNT, inspect: `({ game }) => { const per = Object.values(zz.per); return { calls: zz.calls, lines: game.__slqjAiPersona.recording().length, asked: per.length, observers: per.reduce((s, p) => s + Object.keys(p.who).length, 0) }; }`,
});
for (const { seed, inspected, errors } of played) console.log(seed, JSON.stringify(inspected), errors.join().slice(0, 200));
