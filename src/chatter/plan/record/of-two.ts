/** Which of two began it or came off better: by what each has done to the other (§Q3). */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { between, isHarm } from './deeds';
import { namedBy } from './touching';

const BEGAN =
  /(?:谁|哪个)(?:到底)?(?:最)?先(?:动|打|砍|挑|惹|[出下]手|开[火枪打])|\bwho (?:started|began|hit first|swung first|struck first|threw the first)\b/;
const BETTER =
  /(?:谁|哪个)(?:更|比较|最|到底|算是?)?(?:占(?:了)?(?:便宜|上风|优)|亏|吃亏|赚|划算|惨|狠)|\bwho(?:'?s| is| was)? (?:came|come (?:off|out) (?:better|ahead|on top|worse)|got the (?:better|worst|worse)|ahead|(?:winning|losing) (?:that|it|this)|took more)\b/;

/** Null where it is asked of no two, or nothing has passed between them. */
export function ofTwoPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene, me, from } = asked;
  const began = BEGAN.test(text);
  if (!began && !BETTER.test(text)) return null;
  const { seats, people } = namedBy(asked);
  const others = seats.filter((seat) => seat !== me);
  const near = others.length === 2 ? others : [...others, ...(people.has(from) ? [from] : [])];
  // Whoever is only spoken to is no third of them.
  const all = near.length >= 2 ? near : [...near, ...(people.has(me) ? [me] : [])];
  const [a, b, ...more] = [...new Set(all)];
  if (a === undefined || b === undefined || more.length > 0) return null;
  const [there, back] = [between(scene, a, b, isHarm), between(scene, b, a, isHarm)];
  const both = [...there, ...back].sort((one, other) => one.turn - other.turn);
  const facts = began ? both.slice(0, 1) : [there[0], back[0]].flatMap((fact) => fact ?? []);
  if (facts.length === 0) return null;
  return {
    move: 'confirm',
    clause: 'tell',
    occasion: 'ask_guess',
    about: facts[0]?.by ?? a,
    facts,
    asked: move,
    lookedUp: true,
  };
}
