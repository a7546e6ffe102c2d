/** The readers of a clause in their order: the first that hears something in it has the word. */
import { seatOfParty } from '../deeds/deed';
import type { Move } from '../types';
import { asking } from './asking';
import { isBidden } from './bidding';
import { Clause, type ClauseAt } from './clause';
import { doing } from './doing';
import { earlierGame } from './earlier-game';
import { feeling } from './feeling';
import { judging } from './judging';
import { nearly } from './nearly';
import { standing, telling } from './telling';
import { thanking } from './thanking';

/** The moves of one clause, at least one. */
export function readClause(at: ClauseAt): Move[] {
  const clause = new Clause(at);
  const before = earlierGame(clause);
  if (before) return [before];
  const thanks = thanking(clause);
  if (thanks) return [thanks];
  const bidden = clause.deeds.find((deed) => isBidden(deed, clause));
  if (bidden) return [clause.move('order', { about: seatOfParty(bidden.to) })];
  const asked = asking(clause);
  if (asked) return [asked];
  return (
    judging(clause) ??
    standing(clause) ??
    doing(clause) ??
    telling(clause) ??
    nearly(clause) ??
    feeling(clause) ?? [clause.move('unclear', { about: clause.other })]
  );
}
