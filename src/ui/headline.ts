/** The few sentences that a game is remembered by: who fooled whom, when it tipped, the biggest lie, the person's own eye. */
import type { Seat } from '../core/event';
import { parseRole, type Role } from '../core/role';
import type { Truth } from '../record/format';
import type { Words } from './describe';
import { readText, scoreText } from './guess/words';
import { cleanName } from './name';
import type { Fooled, Lie, Review } from './reviewed';

/** Longest quotation, in code points. */
const LONGEST = 24;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a claim about oneself said against the truth; null where it said the truth, or nothing of oneself. */
function liedRole(claim: unknown, seat: Seat, truth: Role): Role | null {
  if (!isFields(claim) || claim['about'] !== seat) return null;
  const role = parseRole(claim['role']);
  if (role === null) return null;
  if (claim['denied'] === true) return role === truth ? role : null;
  return role === truth ? null : role;
}

/** The lie about oneself by whom most were fooled, of the earliest of them; null where nobody lied. */
export function biggestLie(lines: readonly string[], truth: Truth, fooled: readonly Fooled[]): Lie | null {
  let round = 1;
  let best: Lie | null = null;
  for (const line of lines) {
    if (!line.includes('"round"') && !line.includes('"chat"')) continue;
    const told = parsed(line);
    if (told?.['type'] === 'round' && Number.isInteger(told['n'])) round = told['n'] as number;
    if (told?.['type'] !== 'chat' || !Array.isArray(told['claims'])) continue;
    const seat = told['seat'] as Seat;
    const role = truth[seat];
    if (!role) continue;
    const took = fooled.filter((one) => one.seat === seat).reduce((sum, { whom }) => sum + whom.length, 0);
    for (const claim of told['claims'] as unknown[]) {
      const said = liedRole(claim, seat, role);
      if (said === null || (best && best.fooled >= took)) continue;
      best = { seat, truth: role, said, round, fooled: took, words: cleanName(String(told['text']), LONGEST) };
    }
  }
  return best;
}

/** Most telling first; as many as there is something to tell of. */
export function headlines(review: Review, words: Words): string[] {
  const { t, role, oneOf, event } = words;
  const seat = (n: Seat): string => t('seat', { n });
  const [most] = review.fooled;
  const tipped = [...review.turning]
    .filter(({ score }) => score === 'right')
    .sort((a, b) => b.to.chance - a.to.chance)[0];
  const { lie, guesses } = review;
  const best = guesses && readText(words, guesses);
  return [
    ...(most
      ? [t('headFooled', { who: seat(most.seat), role: role(most.truth), n: most.whom.length, as: oneOf(most.as) })]
      : []),
    ...(tipped
      ? [
          t('headTipped', {
            round: tipped.round,
            what: event(tipped.event),
            who: t('place', { n: tipped.seat }),
            role: oneOf(tipped.to.identity),
          }),
        ]
      : []),
    ...(lie ? [t('headLie', { who: seat(lie.seat), role: oneOf(lie.truth), words: lie.words })] : []),
    ...(guesses ? [scoreText(words, guesses)] : []),
    ...(best ? [best] : []),
  ];
}
