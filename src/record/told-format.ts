/** The part `told` of a truth line, read. */
import * as v from 'valibot';
import { isPersonaName, type PersonaName } from '../core/persona';
import { count, role, seat } from './fields';
import type { Told } from './told';

const trait = v.number();
const persona = v.object({
  name: v.custom<PersonaName>(isPersonaName, 'unknown persona'),
  traits: v.object({
    aggressiveness: trait,
    randomness: trait,
    revengeWeight: trait,
    insight: trait,
    camouflageRounds: trait,
  }),
});

/** Rows of numbers from somebody's file; what is not of this shape is no reason to refuse the game. */
const rows = v.fallback(
  v.nullish(
    v.object({
      attitudes: v.array(v.tuple([count, seat, seat, v.nullable(v.number())])),
      increments: v.array(v.tuple([count, seat, seat, v.number()])),
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
