/** What a clause says somebody is. */
import type { Seat } from '../../../core/event';
import { aboutOfDeeds } from './asking';
import type { Clause } from './clause';
import { roleAsked } from './role-asked';
import type { Act, Move } from '../types';
import * as words from '../words/acts';

/** What somebody is said to be: claims of roles, suspicion, trust. */
export function judging(clause: Clause): Move[] | null {
  const { at, from, asked } = clause;
  const found: Move[] = [];
  // "忠不像忠反不像反": of neither side, and so doubted.
  if (clause.has(words.NEITHER)) return [clause.move('accuse', { about: clause.about ?? clause.spokenOf })];
  for (const { about, role, denied } of at.claims) {
    // Everybody knows the lord: what reads so was meant of somebody else.
    if (about === at.moment.scene.table.lord && about !== from && role !== 'zhu') continue;
    // "i dont buy 3 being loyal".
    const not = denied !== (about !== from && clause.has(words.PROVES_NOT));
    const well = (role === 'zhong' || role === 'zhu') !== not;
    const act: Act = about === from ? 'claim' : well ? 'vouch' : 'accuse';
    found.push(clause.move(act, { about, role, ...(not ? { denied: not } : {}) }));
  }
  const him = found.length === 0 && !asked ? clause.roleOfHim : null;
  if (him !== null && !clause.has(words.TOLD)) {
    const { role, denied } = him;
    // "你还给主公回血,不就是内奸养着他嘛": nor is he the lord, whoever stands before it.
    const about = him.about === at.moment.scene.table.lord ? (clause.hearer ?? him.about) : him.about;
    const not = denied !== clause.has(words.PROVES_NOT);
    const well = (role === 'zhong') !== not;
    found.push(
      clause.move(about === from ? 'claim' : well ? 'vouch' : 'accuse', {
        about,
        role,
        ...(not ? { denied: not } : {}),
      }),
    );
  }
  const past = asked ? [] : clause.deeds.filter((deed) => deed.covered === undefined && (deed.past || deed.denied));
  if (found.length === 0 && !asked) {
    // "…,信我": said of what was told before, no claim of one's own role.
    if (clause.has(words.BELIEVE_IT) && clause.spokenOf !== undefined) return [clause.move('unclear')];
    if (clause.has(words.LOYAL_ALONE) && clause.spokenOf === undefined)
      found.push(clause.move('claim', { about: from, role: 'zhong' }));
    else if (clause.has(words.OUTLAW_ALONE) && clause.spokenOf === undefined && clause.about === undefined)
      found.push(clause.move('claim', { about: from, role: roleAsked(clause) }));
    else if (
      clause.has(words.CLAIM_LOYAL) &&
      !clause.has(words.TAKEN_FOR) &&
      !clause.has(words.APOLOGY) &&
      !clause.has(words.PROMISE)
    )
      found.push(clause.move('claim', { about: from, role: 'zhong' }));
    else if (clause.has(words.TAKEN_FOR) && clause.has(words.TRUSTED))
      return [clause.move('blame', { about: clause.about ?? clause.spokenOf })];
    else if (clause.has(words.TRUSTED)) found.push(clause.move('vouch', { about: clause.about ?? clause.spokenOf }));
    else if (clause.has(words.SUSPECTED) && suspectOf(clause) !== from)
      found.push(clause.move('accuse', { about: suspectOf(clause) }));
  }
  if (found.length === 0 && !asked && clause.has(words.TOLD))
    for (const { about, role, denied } of him ? [him] : at.said.slice(0, 1))
      found.push(clause.move('report', { about, role, ...(denied ? { denied } : {}) }));
  if (found.length === 0) return null;
  if (past.length === 0) return found;
  const facts = clause.reports(past);
  const about = aboutOfDeeds(past) ?? clause.doerOf(facts);
  return [
    clause.move('report', { facts, about }),
    ...found.map((move) => (move.about === undefined && about !== undefined ? { ...move, about } : move)),
  ];
}

/** Whom suspicion means: never the lord, rather whoever did to him what was told before. */
function suspectOf(clause: Clause): Seat | undefined {
  const about = clause.about ?? clause.lately ?? theTwo(clause);
  return about === clause.at.moment.scene.table.lord ? clause.doerOf(clause.at.told) : about;
}

/** "你俩一伙": the hearer is one of the two. */
const theTwo = ({ text, hearer }: Clause): Seat | undefined =>
  /你们?俩|你们/.test(text) ? (hearer ?? undefined) : undefined;
