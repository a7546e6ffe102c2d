/** What each line of format 1 (§R1, §R2) must hold, as valibot checks it. */
import * as v from 'valibot';
import { CALLED, LOOKS } from '../core/answer';
import type { PublicEvent, Seat, Via } from '../core/event';
import { isInferenceKind, type InferenceKind } from '../core/inference-kind';
import { isPersonaName, type PersonaName } from '../core/persona';
import { parseRole, type Deck, type Role } from '../core/role';
import { amount, count, number, points, role, seat, seatOrNone, SEATS_AT_MOST, worths } from './fields';
import { toldField } from './told-format';

const via = v.nullish(
  v.pipe(
    v.object({ card: v.nullish(v.string()), skill: v.nullish(v.string()) }),
    v.transform(({ card, skill }): Via => ({ card: card ?? undefined, skill: skill ?? undefined })),
  ),
  {},
);
const person = { seat, name: v.string(), hp: points, maxHp: points };

const cards = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS_AT_MOST));
/** Cards that fit the seats are belief's business; more than any table has seats are no deck, and would be dealt for ever. */
const deck = v.nullish(
  v.pipe(
    v.record(v.string(), cards),
    v.check((dealt) => Object.values(dealt).reduce((sum, n) => sum + n, 0) <= SEATS_AT_MOST),
    v.transform((cards): Deck => {
      const dealt: Partial<Record<Role, number>> = {};
      for (const [identity, n] of Object.entries(cards)) {
        const known = parseRole(identity);
        if (known) dealt[known] = (dealt[known] ?? 0) + n;
      }
      return dealt;
    }),
  ),
  null,
);

export const headerSchema = v.object({
  type: v.literal('game'),
  v: v.literal(1),
  engine: v.string(),
  players: v.pipe(v.array(v.object(person)), v.minLength(2), v.maxLength(SEATS_AT_MOST)),
  lord: seat,
  deck,
  me: v.nullish(seat, null),
  seed: number,
  personas: v.optional(v.record(v.string(), v.custom<PersonaName>(isPersonaName))),
  inference: v.optional(v.custom<InferenceKind>(isInferenceKind)),
  strict: v.optional(v.boolean()),
});

export const guessSchema = v.object({
  type: v.literal('guess'),
  by: seat,
  about: seat,
  role: v.nullable(role),
  turn: count,
});

const num = amount;
export const EVENT_SCHEMAS = {
  round: v.object({ type: v.literal('round'), n: count }),
  turn: v.object({
    type: v.literal('turn'),
    seat,
    n: count,
    hp: v.record(v.string(), points),
    hand: v.record(v.string(), amount),
  }),
  card: v.object({
    type: v.literal('card'),
    by: seat,
    to: v.array(seat),
    card: v.string(),
    tv: worths,
    group: v.boolean(),
    legal: v.optional(v.array(seat)),
  }),
  skill: v.object({ type: v.literal('skill'), by: seat, to: v.array(seat), skill: v.string(), tv: worths }),
  zone: v.object({
    type: v.literal('zone'),
    kind: v.picklist(['discard', 'gain']),
    by: seat,
    to: seat,
    pos: v.picklist(['h', 'e', 'j']),
    card: v.nullable(v.string()),
    value: v.nullable(number),
    by_card: v.string(),
    of: v.optional(count),
  }),
  wuxie: v.object({
    type: v.literal('wuxie'),
    by: seat,
    depth: count,
    about: v.object({
      by: seatOrNone,
      to: seat,
      card: v.string(),
      tv: amount,
    }),
  }),
  give: v.object({ type: v.literal('give'), by: seat, to: seat, num }),
  draw: v.object({ type: v.literal('draw'), by: seat, to: seat, num }),
  damage: v.object({ type: v.literal('damage'), by: seatOrNone, to: seat, num, via }),
  heal: v.object({ type: v.literal('heal'), by: seatOrNone, to: seat, num, via }),
  shown: v.object({ type: v.literal('shown'), seat, value: number }),
  reveal: v.object({ type: v.literal('reveal'), seat, role }),
  die: v.object({ type: v.literal('die'), seat, by: seatOrNone, role }),
  revive: v.object({ type: v.literal('revive'), seat, hp: points, hidden: v.optional(v.boolean()) }),
  chat: v.object({ type: v.literal('chat'), seat, text: v.string() }),
  join: v.object({ type: v.literal('join'), ...person }),
  hand: v.object({ type: v.literal('hand'), seat: seatOrNone }),
  claim: v.object({
    type: v.literal('claim'),
    by: seat,
    about: seat,
    lean: amount,
    answer: v.optional(v.object({ called: v.picklist(CALLED), looks: v.picklist(LOOKS) })),
    pact: v.optional(v.boolean()),
    reminds: v.optional(v.object({ turn: count, to: seat })),
  }),
  gap: v.object({ type: v.literal('gap') }),
  over: v.object({ type: v.literal('over'), winner: v.string() }),
  // Core names no library, so its events are written there; a shape that drifts from its event does not type-check.
} satisfies { [Type in PublicEvent['type']]: v.GenericSchema<unknown, PublicEvent & { type: Type }> };

export const truthSchema = v.object({
  type: v.literal('truth'),
  roles: v.pipe(
    v.record(v.string(), role),
    v.transform((roles): Readonly<Record<Seat, Role>> => roles),
  ),
  told: toldField,
});

export const termsSchema = v.object({ type: v.literal('terms'), names: v.record(v.string(), v.string()) });
