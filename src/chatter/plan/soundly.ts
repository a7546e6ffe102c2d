/** Which of the acts that were heard in a line are sound enough to be answered (§Q1). */
import { asksOfRules, asksPlainly } from '../moves/asked/rules-asked';
import type { Act, Move } from '../moves/types';
import type { Asked } from './asked';
import { isSaidPlainly } from './record/excluded';

const YIELDED_TO: ReadonlySet<Act> = new Set<Act>([
  'apology',
  'thanks',
  'plead',
  'propose',
  'promise',
  'praise',
  'bye',
  'sorrow',
]);

/** What may have been misheard yields to what else the line does: "别怪我万箭,我是冲着3号7号去的,就你掉血" begs pardon. */
export function soundly(asked: Asked): Asked {
  const isDoubtful = ({ act, facts = [] }: Move): boolean =>
    act === 'report' &&
    facts.length > 0 &&
    facts.every((fact) => fact.verdict === 'false' && fact.less === undefined && !isSaidPlainly(fact, asked));
  // "杀了忠臣,又说打主公不行,典型的内奸": beside a deed on record only what really asks it is of the rules.
  const told = asked.moves.some(({ facts = [] }) => facts.some(({ verdict }) => verdict === 'true'));
  const rules = told && !asksOfRules(asked.text) && !asksPlainly(asked.text);
  const sound = rules ? asked.moves.filter(({ act }) => act !== 'ask_rule') : asked.moves;
  if (sound.length < asked.moves.length) return { ...asked, moves: sound };
  const rest = asked.moves.filter((move) => !isDoubtful(move));
  return rest.length < asked.moves.length && rest.some(({ act }) => YIELDED_TO.has(act))
    ? { ...asked, moves: rest }
    : asked;
}
