/** What part the hearer has in what a line speaks of: who says a word back matters to readers as much as what is said (§Q3). */
import type { Seat } from '../../../core/event';
import { SAYS_YOU } from '../../moves/words/acts';
import type { Act } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import type { Asked } from '../asked';

/** Acts that call others against somebody. */
const AGAINST: ReadonlySet<Act> = new Set<Act>(['order', 'propose', 'threat']);

/** Of several parts the first counts; whoever has none hears of others, or of nobody. */
type Part = 'doer' | 'victim' | 'named' | 'bystander' | 'anybody';

/** What a line speaks of, as grounds.ts has looked it up. */
interface Spoken {
  readonly asked: Asked;
  readonly touched: Fact | null;
  readonly told: readonly Fact[];
  readonly latest: Fact | null;
  readonly seats: readonly Seat[];
}

/** Signs of the hearer, by name, 1 each: its part (`as:…`), and what is between it, the speaker and the line (`me:…`). */
export function partOf({ asked, touched, told, latest, seats }: Spoken): Readonly<Record<string, number>> {
  const { me, from, scene, moves, meant, text } = asked;
  const lap = scene.facts.filter((fact) => fact.turn > scene.turn - scene.table.seats.length);
  const did = (by: Seat, to: Seat, good: boolean): boolean =>
    lap.some((fact) => fact.by === by && fact.to === to && fact.good === good);
  const deeds = touched === null ? told : [touched, ...told];
  const named = seats.includes(me) || moves.some(({ about }) => about === me);
  const others = seats.some((seat) => seat !== me && seat !== from);
  const part: Part = deeds.some(({ by }) => by === me)
    ? 'doer'
    : deeds.some(({ to }) => to === me)
      ? 'victim'
      : named
        ? 'named'
        : others
          ? 'bystander'
          : 'anybody';
  const holds: readonly (readonly [name: string, holds: boolean])[] = [
    ['named', named],
    ['others', others],
    ['meant', meant],
    ['you', SAYS_YOU.test(text)],
    ['latest', latest !== null && (latest.by === me || latest.to === me)],
    ['lord', scene.table.lord === me],
    ['turn', scene.turnOf === me],
    ['last', scene.lastTurns.get(me) === scene.turn - 1],
    ['struck_you', did(me, from, false)],
    ['struck_by_you', did(from, me, false)],
    ['helped_you', did(me, from, true)],
    ['helped_by_you', did(from, me, true)],
    ['target', moves.some(({ act, about }) => about === me && AGAINST.has(act))],
  ];
  return Object.fromEntries([
    [`as:${part}`, 1],
    ...holds.filter(([, held]) => held).map(([name]): [string, number] => [`me:${name}`, 1]),
  ]);
}
