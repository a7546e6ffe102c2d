/** What is known of a word back and of the line that it would answer, by name: what a reader's verdict is foretold from (fitting.ts). */
import type { Plan } from '../plan';
import type { Grounds } from './grounds';
import { PLANNED, type Offer } from './offer';
import { GROUNDED, isOfNamed, PLAIN, SLIGHT, tellsOf } from './planned';

/** Facts beyond so many tell no more. */
const MOST_FACTS = 3;
/** What is older than so many turns is old. */
const OLD = 8;

type Signs = Readonly<Record<string, number>>;
type Holds = readonly (readonly [name: string, holds: boolean])[];

/** An offer before it is compared with the others. */
export interface Weighed extends Pick<Offer, 'way' | 'plan' | 'worth'> {
  /** How well it suits what the line calls for, by wants alone. */
  readonly sum: number;
  /** The plan is known by words of the line, or, of what was planned, rests on more than on how the line is likely meant. */
  readonly known: boolean;
}

const those = (holds: Holds): Signs => Object.fromEntries(holds.filter(([, held]) => held).map(([name]) => [name, 1]));

/** Whom a plan is about, as the two at talk see it. */
function aboutOf({ about }: Plan, { asked, seats }: Grounds): string {
  if (about === undefined) return 'none';
  if (about === asked.me) return 'hearer';
  if (about === asked.from) return 'speaker';
  return seats.includes(about) ? 'named' : 'other';
}

function ofPlan(plan: Plan, way: string, known: boolean, grounds: Grounds): Signs {
  const { asked, latest } = grounds;
  const { me, from, scene } = asked;
  const facts = plan.facts ?? [];
  const planned = way === PLANNED;
  const deeds: Holds = [
    ['tells', tellsOf(plan, grounds)],
    ['of_named', isOfNamed(plan, grounds)],
    ['just_now', facts.some((fact) => fact === latest)],
    ['by_hearer', facts.some(({ by }) => by === me)],
    ['by_speaker', facts.some(({ by }) => by === from)],
    ['to_hearer', facts.some(({ to }) => to === me)],
    ['to_speaker', facts.some(({ to }) => to === from)],
  ];
  return {
    [`clause:${plan.clause}`]: 1,
    [`about:${aboutOf(plan, grounds)}`]: 1,
    facts: Math.min(MOST_FACTS, facts.length),
    ...(facts.length > 0 ? { age: Math.min(OLD, scene.turn - Math.max(...facts.map(({ turn }) => turn))) / OLD } : {}),
    ...those(deeds),
    ...(planned
      ? those([
          ['slight', plan.clause !== null && SLIGHT.has(plan.clause)],
          ['plain', PLAIN.has(plan.clause)],
          ['grounded', GROUNDED.has(plan.clause)],
          ['anchored', known],
        ])
      : those([['heard', known]])),
  };
}

/** Signs of one of several offers. @param most worth of the worthiest @param planned what the acts of the line were given */
export function signsOf(
  { way, plan, worth, sum, known }: Weighed,
  most: number,
  planned: Plan | null,
  grounds: Grounds,
): Signs {
  const said = way === PLANNED ? planned : plan;
  return {
    worth,
    sum,
    gap: worth - most,
    ...grounds.part,
    ...(said === null ? {} : ofPlan(said, way, known, grounds)),
  };
}
