/** What a card for all is said to have cost or given several is looked up for each of them: who it did, and who it did not (§Q3). */
import { clausesOf } from '../../line/clause';
import { mentionsIn } from '../../moves/called/people';
import { ofSeveral, type OfSeveral } from '../../moves/asked/of-several';
import { isThen } from '../../moves/deeds/then';
import type { Act, Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import type { Use } from '../../scene/scene';
import { spokenOf, type Asked } from '../asked';
import type { Deed } from './found';
import type { Plan } from '../plan';

/** What asks to be borne out. */
const TAG = /[吧吗么]$|是[吧不]|对[吧不]|不也|没错|\b(?:right|yeah|no|huh|correct)\W*$|^(?:so )?did\b/;
/** Something else is asked along with it. */
const ASKS_ELSE: ReadonlySet<Act> = new Set<Act>([
  'ask_why',
  'ask_plan',
  'ask_guess',
  'ask_role',
  'plead',
  'apology',
  'thanks',
  'order',
]);

/** Null where nothing of the kind is said, where all of it holds and nobody asks, and where that card was never played so. */
export function partsPlan(move: Move, asked: Asked): Plan | null {
  const { scene, from, me, moves } = asked;
  if (moves.some(({ act }) => ASKS_ELSE.has(act))) return null;
  const text = asked.spaced ?? asked.text;
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) });
  for (const { start, end } of listsOf(text)) {
    const part = text.slice(start, end);
    const claim = ofSeveral(
      part,
      mentions
        .filter((one) => one.start >= start && one.end <= end)
        .map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    );
    const plan = claim && checked(claim, TAG.test(part) || text.charAt(end) === '?', move, asked);
    if (plan) return plan;
  }
  return null;
}

/** The clauses; a list of names is one ("2号、4号掉了血"). */
function listsOf(text: string): { start: number; end: number }[] {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of clausesOf(text)) {
    const last = whole[whole.length - 1];
    if (last && /^\s*(?:、|(?<=\d),)\s*$/.test(text.slice(last.end, start))) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

function checked(claim: OfSeveral, tagged: boolean, move: Move, { scene, me }: Asked): Plan | null {
  const { what, card, n, when } = claim;
  const plays = scene.uses.filter((use) => use.name === card && isThen(when, use, scene));
  const isPlayer = plays.some(({ by }) => by === claim.by);
  // "2号桃园回了两口": whoever stands before the card and did not play it had part in it.
  const to = claim.to.length > 0 || claim.by === undefined ? claim.to : what === 'heal' || !isPlayer ? [claim.by] : [];
  const by = isPlayer ? claim.by : undefined;
  if (claim.by !== undefined && !isPlayer && claim.to.length > 0) return null;
  const those = plays.filter((use) => by === undefined || use.by === by);
  if (those.length === 0 || to.length === 0) return null;
  const kind = what === 'hurt' ? 'hit' : 'heal';
  const cameOf = (some: readonly Use[]): Fact[] =>
    scene.facts.filter(
      (fact) =>
        fact.card === card &&
        fact.kind === kind &&
        some.some(({ turn, by: doer }) => turn === fact.turn && doer === fact.by),
    );
  const heldBy = (some: readonly Use[]) => {
    const came = cameOf(some);
    const sums = to.map((seat) => came.reduce((sum, fact) => sum + (fact.to === seat ? fact.num : 0), 0));
    const not = to.filter((_, i) => sums[i] === 0);
    return { came, not, short: n !== undefined && sums.some((sum) => sum > 0 && sum < n) };
  };
  const holds = ({ not, short }: ReturnType<typeof heldBy>): boolean => not.length === 0 && !short;
  // The last that bears it out, or most of it; all of them together may.
  const judged = [...those].reverse().map((play) => ({ play, ...heldBy([play]) }));
  const [best] = judged.sort((a, b) => Number(holds(b)) - Number(holds(a)) || a.not.length - b.not.length);
  if (best === undefined || (!holds(best) && holds(heldBy(those)))) return null;
  const { play, came, not, short } = best;
  if (not.length === 0 && !short && (!tagged || to.length < 2)) return null;
  // Some of it holds: of these it is told; of none, whom it was instead.
  const some = not.length < to.length ? came.filter((fact) => to.includes(fact.to ?? 0)) : came;
  const deeds = some.map((fact): Deed => ({ ...fact, to: fact.to === null ? [] : [fact.to], fact }));
  return {
    move: not.length === 0 && !short ? 'confirm' : 'correct',
    clause: 'summed',
    occasion: 'ack',
    asked: move,
    ...(play.by === me ? {} : { about: play.by }),
    found: {
      asked: {
        wants: 'whom',
        what,
        by: play.by,
        to: [],
        cards: [card],
        when: null,
        all: true,
        ...(short ? { said: n } : {}),
      },
      deeds,
      not,
    },
  };
}
