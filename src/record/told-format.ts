/** The part `told` of a truth line, read. */
import * as v from 'valibot';
import { isPersonaName, type PersonaName } from '../core/persona';
import { count, number, role, seat } from './fields';
import type { Told } from './told';

const persona = v.object({
  name: v.custom<PersonaName>(isPersonaName),
  traits: v.object({
    aggressiveness: number,
    randomness: number,
    revengeWeight: number,
    insight: number,
    camouflageRounds: number,
  }),
});

/** Rows of numbers from somebody's file; what is not of this shape is no reason to refuse the game. */
const rows = v.fallback(
  v.nullish(
    v.object({
      attitudes: v.array(v.tuple([count, seat, seat, v.nullable(number)])),
      increments: v.array(v.tuple([count, seat, seat, number])),
      roles: v.array(v.tuple([count, seat, role])),
      personas: v.record(v.string(), persona),
    }),
    null,
  ),
  null,
);

export const toldField = v.pipe(
  rows,
  v.transform((read): Told | null => read),
);
