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

/** Beside a deed on record only what really asks it is of the rules: "杀了忠臣,又说打主公不行,典型的内奸". */
const isNoRule = ({ moves, text }: Asked): boolean =>
  moves.some(({ act }) => act === 'ask_rule') &&
  moves.some(({ facts = [] }) => facts.some(({ verdict }) => verdict === 'true')) &&
  !asksOfRules(text) &&
  !asksPlainly(text);

/** What may have been misheard yields to what else the line does: "别怪我万箭,我是冲着3号7号去的,就你掉血" begs pardon. */
export function soundly(asked: Asked): Asked {
  const { moves } = asked;
  if (isNoRule(asked)) return { ...asked, moves: moves.filter(({ act }) => act !== 'ask_rule') };
  if (!moves.some(({ act }) => YIELDED_TO.has(act))) return asked;
  const isDoubtful = ({ act, facts = [] }: Move): boolean =>
    act === 'report' &&
    facts.length > 0 &&
    facts.every((fact) => fact.verdict === 'false' && fact.less === undefined && !isSaidPlainly(fact, asked));
  return { ...asked, moves: moves.filter((move) => !isDoubtful(move)) };
}
