/** Whether what somebody did was worth it, and to whom something should go: by what the table takes those for (§Q3). */
import type { Seat } from '../../../core/event';
import type { Move } from '../../moves/types';
import { living, seatOf } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import { isHarm, isHelp } from '../record/deeds';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';
import { namedBy, touchedBy } from '../record/touching';
import { takenFor } from '../dealing/wishes';

const WORTH =
  /值不值|[亏值](?:得)?(?:吗|么|不(?!过|当))|亏不亏|划不划算|划算(?:吗|么|不)|浪费(?:了)?(?:吗|么|吧)|\b(?:worth (?:it|that|the|a)|(?:a )?waste of (?:a|his|her|their|the|that))\b/;
/** Whoever is to be handed something. */
const GIVES_WHOM =
  /(?:给|塞|递|喂|送)(?:谁|哪个|几号)(?:才|最|更|比较)?(?:好|合适|划算|值|妥)|\bwho (?:should|do|would) (?:i|you|u|he|she|we) (?:give|hand|pass|feed)\b/;

/** A deed that is told or asked about, weighed by whom it befell; null where none is on record, or the speaker's own is meant. */
export function worthPlan(move: Move | null, asked: Asked): Plan | null {
  const { text, me, from, scene, moves } = asked;
  if (move === null || !WORTH.test(text)) return null;
  const deed = [...moves.flatMap((one) => factsIn(one, asked)), touchedBy(asked)].find(
    (fact) => fact && (isHarm(fact) || isHelp(fact)),
  );
  if (!deed || deed.to === null || deed.by === deed.to || deed.to === me || deed.by === me || deed.group) return null;
  const base = { occasion: 'ask_guess', about: deed.to, asked: move, lookedUp: true, ...taking(move) } as const;
  const taken = deed.to === from ? 'unknown' : takenFor(deed.to, asked);
  if (taken === 'unknown') return { ...base, move: 'unsure', clause: 'worth_open' };
  if (deed.to === scene.table.lord) return isHelp(deed) ? { ...base, move: 'explain', clause: 'worth_lord' } : null;
  const help = isHelp(deed);
  const good = help === (taken === 'friend');
  return { ...base, move: 'explain', clause: `${good ? 'worth' : 'waste'}_${help ? 'help' : 'hit'}` };
}

/** To whom: of those who are named, else of all, a friend with the fewest cards; null where nothing is to be given. */
export function givePlan(move: Move | null, asked: Asked): Plan | null {
  const { text, from, me, scene } = asked;
  if (move === null || !GIVES_WHOM.test(text)) return null;
  const cards = (seat: Seat): number => seatOf(scene, seat)?.turnHand ?? 0;
  const others = living(scene).flatMap(({ seat }) => (seat === from || seat === me ? [] : [seat]));
  const named = namedBy(asked).seats.filter((seat) => others.includes(seat) && takenFor(seat, asked) !== 'enemy');
  const to = (named.length > 0 ? named : others.filter((seat) => takenFor(seat, asked) === 'friend')).sort(
    (a, b) => cards(a) - cards(b),
  )[0];
  return to === undefined
    ? null
    : {
        occasion: 'ask_act',
        asked: move,
        lookedUp: true,
        move: 'explain',
        clause: 'advise_give',
        about: to,
        ...taking(move),
      };
}
