/** The AIs at the table as talk knows them, and what each keeps of the human. */
import type { Seat } from '../../core/event';
import { fullPatience } from './branch';
import type { RelationView, Speaker, StoredRelations } from './contract';
import type { Bond } from './pipeline';
import { stranger } from './relation/relation';
import { keep, nothingStored, readRelations, recall } from './relation/store';
import { createTaskPlanner } from './tasks';

export interface Member {
  readonly speaker: Speaker;
  bond: Bond;
}

export interface Company {
  /** Living AIs that may speak now, in seat order. */
  present(): readonly Speaker[];
  /** Also one that has died since. */
  memberOf(seat: Seat): Member | undefined;
  members(): readonly Member[];
  view(seat: Seat): RelationView | null;
  stored(): StoredRelations;
  forget(): void;
}

export function createCompany(speakers: () => readonly Speaker[], raw: unknown, seed: number): Company {
  let stored = readRelations(raw);
  const members = new Map<Seat, Member>();
  const meet = (speaker: Speaker): Member => ({
    speaker,
    bond: { relation: recall(stored, speaker.voice, seed), planner: createTaskPlanner(), patience: fullPatience() },
  });
  const present = (): readonly Speaker[] => {
    const now = [...speakers()].sort((a, b) => a.seat - b.seat);
    for (const speaker of now) {
      const known = members.get(speaker.seat);
      // Another voice in the seat is another person.
      if (known?.speaker.voice !== speaker.voice) members.set(speaker.seat, meet(speaker));
    }
    return now;
  };
  return {
    present,
    memberOf(seat) {
      if (!members.has(seat)) present();
      return members.get(seat);
    },
    members: () => [...members.values()],
    view(seat) {
      present();
      const member = members.get(seat);
      if (!member) return null;
      const { dims, stage, turns, games, why } = member.bond.relation;
      return {
        seat,
        voice: member.speaker.voice,
        stage,
        dims: { ...dims },
        turns,
        games,
        why,
      };
    },
    stored: () =>
      keep(
        stored,
        [...members.values()].map(({ speaker, bond }) => ({ voice: speaker.voice, relation: bond.relation })),
        seed,
      ),
    forget() {
      stored = nothingStored();
      for (const member of members.values()) member.bond = { ...member.bond, relation: { ...stranger(), games: 1 } };
    },
  };
}
