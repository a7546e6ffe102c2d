/**
 * Whether somebody whom we do not know by name has a hand in attitude (§A18): by what stood there before us, and by whether
 * a question still comes to us. Nobody's answer is looked at.
 */
import type { KeyAfter } from '../language/texts';
import { neighboursOf, WRAPPERS } from './neighbours';
import type { Engine, Player } from './noname';
import type { Notices } from './notices';
import { isOurs } from './override';

/** Wrapped before us; wrapped after us; in our place. */
export type Wrapped = KeyAfter<'wrapped_'>;

/** Both are asked for feelings; either may be another's. */
const ASKED = ['attitude', 'rawAttitude'] as const;
/** Players tried with one another: a wrapper may answer for some by itself. */
const TRIED = 4;

/** The engine's own are methods of that name; what is put there later is a function of another, or of none. */
export const isForeign = (get: Engine['get']): boolean => !isOurs(get.attitude) && get.attitude.name !== 'attitude';

/** What has come over us since; null where nothing did. `reaches` asks one question and answers whether it came to us. */
export function overUs(
  { get, game }: Pick<Engine, 'get' | 'game'>,
  reaches: (name: (typeof ASKED)[number], from: Player, to: Player) => boolean,
): Exclude<Wrapped, 'before'> | null {
  const foreign = ASKED.filter((name) => !isOurs(get[name]));
  if (foreign.length === 0 || game.players.length < 2) return null;
  const some = game.players.slice(0, TRIED);
  const reached = (name: (typeof ASKED)[number]): boolean =>
    some.some((from) => some.some((to) => from !== to && reaches(name, from, to)));
  return foreign.every(reached) ? 'after' : 'replaced';
}

/** Somebody unknown has a hand in attitude: said in a sentence, unless somebody known is there who has. */
export function noticeWrapped(
  { engine, notices }: { readonly engine: Engine; readonly notices: Notices },
  how: () => Wrapped | null,
): void {
  if (neighboursOf(engine).some((who) => WRAPPERS.includes(who))) return;
  const found = how();
  if (found) notices.add({ what: 'wrapped', how: found });
}
