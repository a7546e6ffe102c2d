/** Heroes that somebody compares. */
import { heroesNamed } from '../moves/topics';

const capital = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The two heroes that a line compares. */
export function heroesIn(heard: string): string[] {
  const named = heroesNamed(heard);
  if (named.length > 1) return named.slice(0, 2).map(capital);
  const match = HEROES.exec(heard);
  return [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]].flatMap((one) => (one ? [capital(one)] : []));
}

const HEROES =
  /(\p{Script=Han}{2,3}?)(?:和|跟|与|同|比|对|、|vs)(\p{Script=Han}{2,3}?)(?=谁|哪|更|,|\?|比|单挑|打|厉害|强|$)|\b([a-z]+ [a-z]+) (?:or|and|vs\.?|versus) ([a-z]+ [a-z]+)/u;
