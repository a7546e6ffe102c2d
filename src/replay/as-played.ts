/** A recorded game folded as its own table folded it: with what the running game told beside the events (§R2). */
import type { Belief } from '../core/belief/belief';
import { createCamps } from '../core/belief/camp';
import { createGame, type Game, type RolePort } from '../core/game';
import { copyOfPersona, usualPersona } from '../core/persona';
import type { Recording } from '../record/format';
import { createTeller } from '../record/told';
import { standIn } from './standin';

export interface PlayedOptions {
  strict: boolean;
  /** Where the table was shown by belief, and its deck allows one. */
  belief: Belief | null;
  /** How many lines after the first are folded, with the one that is being folded. */
  at: () => number;
}

/** Starts the game of a recording: nobody has acted yet. Recordings without such a part are folded by the table §R3 alone. */
export function openAsPlayed(recording: Recording, { strict, belief, at }: PlayedOptions): Game {
  const { header, told } = recording;
  const teller = told && createTeller(told);
  const usual = standIn(recording);
  const roles: RolePort = teller
    ? { ...usual, own: (observer) => teller.role(at(), observer) ?? usual.own(observer) }
    : usual;
  return createGame(header, {
    roles,
    strict,
    belief: belief ? createCamps(belief, roles) : undefined,
    personaOf: (seat) => copyOfPersona(told?.personas[seat] ?? usualPersona(seat, header)),
    hooks: teller
      ? {
          attitude: (from, to, value) => teller.attitude(at(), from, to) ?? value,
          evidence: ({ observer, actor, delta }) => teller.increment(at(), observer, actor) ?? delta,
        }
      : {},
  });
}
