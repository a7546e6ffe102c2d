/** Gates: what must hold at the table before a beat of a storyline opens (§G6). */
import type { Gate } from './storyline';
import type { Sight } from './watch';

/** What a gate may ask, one row a condition; what it does not ask holds, what is not known yet does not. */
const HOLDS: { readonly [K in keyof Gate]-?: (gate: Gate, sight: Sight) => boolean } = {
  round: ({ round = 0 }, sight) => sight.round >= round,
  lordHp: ({ lordHp }, sight) => lordHp === undefined || (sight.lordHp ?? Infinity) <= lordHp,
  exposure: ({ exposure = -Infinity }, sight) => sight.exposure >= exposure,
  alive: ({ alive }, sight) => alive === undefined || (sight.alive ?? Infinity) <= alive,
  camouflage: ({ camouflage = 0 }, sight) => sight.camouflage >= camouflage,
  jumped: ({ jumped = false }, sight) => !jumped || sight.jumped,
};
const CONDITIONS = Object.values(HOLDS);

/** All conditions that are given hold. */
export const isOpen = (gate: Gate | undefined, sight: Sight): boolean =>
  gate === undefined || CONDITIONS.every((holds) => holds(gate, sight));
