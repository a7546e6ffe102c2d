/**
 * What the boosted model sees of a seat at a turn start: the belief's own chances, what the seat did to others and others to it, summed
 * over whom by the roles they are likely to have, and how the table stands. Where a seat sits is left out: roles are dealt by
 * chance, and trees that see it learn the deals by heart. Nothing here looks at the truth, `shown`, a recorded `tv` or a hero.
 */
import { balanceOf } from '../../../src/core/belief/acts';
import { readEvent } from '../../../src/core/belief/reading';
import { createScene, indexIn, type SignTables } from '../../../src/core/belief/scene';
import { FAN, NEI, ROLES, ZHONG, ZHU } from '../../../src/core/belief/worlds';
import { LAST_ROUND, type Case } from './dataset';
import { tripleAt } from './snapshots';
import { createTallies, DIRECTED, tally, type Tallies } from './tallies';

const CAMPS = ['lord', 'zhong', 'fan', 'nei'] as const;
const RECEIVED = ['harm', 'help', 'peach', 'guard', 'letDie', 'spared'] as const;
const ALONE_NAMES = ['nanman', 'wanjian', 'taoyuan', 'wugu', 'idle', 'acts', 'turns'] as const;
const TABLE_NAMES = ['round', 'living', 'fanLeft', 'zhongLeft', 'neiLeft', 'balance', 'lordHp', 'hidden'] as const;
const OWN_NAMES = ['hp', 'hand', 'lean'] as const;
const CHANCE_NAMES = ['zhong', 'fan', 'nei', 'surest', 'otherNei', 'otherZhong', 'sure'] as const;

export const COLUMNS: readonly string[] = [
  ...CHANCE_NAMES.map((name) => `chance.${name}`),
  ...DIRECTED.flatMap((kind) => CAMPS.map((camp) => `${kind}.to.${camp}`)),
  ...RECEIVED.flatMap((kind) => CAMPS.map((camp) => `${kind}.from.${camp}`)),
  ...ALONE_NAMES.map((name) => `alone.${name}`),
  ...TABLE_NAMES.map((name) => `table.${name}`),
  ...OWN_NAMES.map((name) => `own.${name}`),
];

/** A seat whose role is still open, at a moment. */
export interface Look {
  readonly moment: number;
  readonly seat: number;
  readonly features: Float64Array;
}

/** Every open seat at every turn start. @param stands the belief's weights of the worlds at each moment (snapshots.ts) */
export function looksOf(sample: Case, stands: Float64Array, signs: SignTables): Look[] {
  const { worlds, hiddenFor, moments } = sample;
  const { header, entries } = sample.game.recording;
  const scene = createScene(header, worlds, signs);
  const tallies = createTallies(worlds.seats.length);
  const looks: Look[] = [];
  let moment = 0;
  for (const { event } of entries) {
    if (!event) continue;
    if (scene.table.round > LAST_ROUND && moments[moment - 1]!.round > LAST_ROUND) break;
    if (event.type === 'die') {
      const [by, dead] = [indexIn(scene, event.by), indexIn(scene, event.seat)];
      if (by >= 0 && dead >= 0) tallies.directed.killed[by * worlds.seats.length + dead]! += 1;
    }
    readEvent(scene, event, (act) => {
      tally(tallies, act, scene);
    });
    if (event.type !== 'turn') continue;
    const chances = worlds.seats.map((_, seat) => rolesAt(sample, stands, moment, seat));
    worlds.seats.forEach((_, seat) => {
      if (seat !== worlds.lord && hiddenFor[seat]! > moment)
        looks.push({ moment, seat, features: featuresOf(seat, chances) });
    });
    const turn = indexIn(scene, event.seat);
    if (turn >= 0) tallies.alone.turns[turn]! += 1;
    moment += 1;
  }
  return looks;

  function featuresOf(seat: number, chances: readonly Float64Array[]): Float64Array {
    return Float64Array.from([
      ...chancesOf(seat, chances),
      ...DIRECTED.flatMap((kind) => towards(tallies, kind, seat, chances)),
      ...RECEIVED.flatMap((kind) => from(tallies, kind, seat, chances)),
      ...ALONE_NAMES.map((name) => tallies.alone[name][seat]!),
      scene.table.round,
      scene.livingCount,
      scene.living[FAN]!,
      scene.living[ZHONG]!,
      scene.living[NEI]!,
      balanceOf(scene),
      scene.players[worlds.lord]!.hp,
      hiddenFor.reduce((n, until) => n + Number(until > moment), 0) - 1,
      scene.players[seat]!.hp,
      scene.players[seat]!.turnHand,
      scene.lean[seat]!,
    ]);
  }
}

function rolesAt(sample: Case, stands: Float64Array, moment: number, seat: number): Float64Array {
  const out = new Float64Array(ROLES);
  if (seat === sample.worlds.lord) out[ZHU] = 1;
  else out.set(tripleAt(sample, stands, moment, seat), ZHONG);
  return out;
}

function chancesOf(seat: number, chances: readonly Float64Array[]): number[] {
  const own = chances[seat]!;
  const others = chances.filter((_, i) => i !== seat);
  const most = (role: number): number => Math.max(...others.map((chance) => chance[role]!));
  const sure = others.filter((chance) => Math.max(...chance) > SURE).length;
  return [own[ZHONG]!, own[FAN]!, own[NEI]!, Math.max(...own), most(NEI), most(ZHONG), sure];
}

const SURE = 0.9;

/** What a seat did to others of each role, by the roles they are likely to have. */
function towards(
  { directed }: Tallies,
  kind: (typeof DIRECTED)[number],
  seat: number,
  chances: readonly Float64Array[],
): number[] {
  const n = chances.length;
  return CAMPS.map((_, role) =>
    chances.reduce((sum, chance, to) => sum + directed[kind][seat * n + to]! * chance[role]!, 0),
  );
}

/** What others of each role did to it. */
function from(
  { directed }: Tallies,
  kind: (typeof RECEIVED)[number],
  seat: number,
  chances: readonly Float64Array[],
): number[] {
  const n = chances.length;
  return CAMPS.map((_, role) =>
    chances.reduce((sum, chance, by) => sum + directed[kind][by * n + seat]! * chance[role]!, 0),
  );
}
