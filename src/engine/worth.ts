/**
 * tv from the engine's own public rules (§S2.1). `ai.result` entries may be functions that look at anything,
 * throw, or answer NaN; each is asked once, guarded, and a bad answer counts as 0 (§A15).
 */
import { finite } from '../core/number';
import type { AiResult, Card, Engine, Player, SkillInfo } from './noname';

/** Reads `target_use ?? target`, asking it when it is a function. */
function ask({ target_use, target }: AiResult, actor: Player, aim: Player, card?: Card): number {
  const answer = target_use ?? target;
  if (typeof answer !== 'function') return finite(answer);
  return finite((answer as (player: Player, target: Player, card?: Card) => unknown)(actor, aim, card));
}

function guarded(compute: () => number): number {
  try {
    return compute();
  } catch {
    // An engine or package function that cannot answer for this board; it says nothing, so neither do we.
    return 0;
  }
}

export function cardWorth({ get }: Engine, card: Card, skill: string | undefined, actor: Player, aim: Player): number {
  return guarded(() => ask(get.result(card, skill), actor, aim, card));
}

export function skillWorth({ get }: Engine, skill: string, actor: Player, aim: Player): number {
  return guarded(() => {
    const info: SkillInfo = get.info(skill); // an unknown skill throws here, which is guarded
    const result = info.ai?.result;
    const entry = typeof result === 'function' ? result() : result;
    return entry ? ask(entry, actor, aim) : 0;
  });
}

/** Skills that only turn cards into others are seen as card uses (§S3.2). */
export function isConversion({ get }: Engine, skill: string): boolean {
  return guarded(() => (get.info(skill).viewAs === undefined ? 0 : 1)) === 1;
}

/** The engine's value of a card that everybody can see, to its owner; null where it has none. */
export function shownValue({ get }: Engine, card: Card, owner: Player): number | null {
  const value = guarded(() => get.value(card, owner));
  return value === 0 ? null : value;
}
