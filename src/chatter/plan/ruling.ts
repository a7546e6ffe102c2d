/** What a card or a skill does, where that is asked (§Q3). */
import { cardsIn } from '../moves/words/cards';
import { asksPlainly, LOST, SHARED_HURT } from '../moves/asked/rules-asked';
import type { AnswerMove, Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import { shownRole } from '../scene/shown';
import type { Asked } from './asked';
import type { Plan } from './plan';
import { skillAgain, skillPlan } from './record/skill';
import { asksRule } from './words/rules';

/** What a card does is told; of a skill what is known of it. */
export function rulePlan(move: Move, asked: Asked): Plan {
  const { text } = asked;
  const base = { move: 'explain' as const, occasion: 'ack' as const, asked: move };
  const plainly = asksPlainly(text) || LOST.test(text);
  const again = plainly ? skillAgain(asked) : null;
  if (again) return { ...base, clause: 'skill_seen', about: again.by, skill: again, lookedUp: true };
  if (plainly) return { ...base, ...restated(asked) };
  const nullified = stopped(text, asked);
  if (nullified) return { ...base, clause: 'tell', facts: [nullified] };
  const ofCard = cardsIn(text).length > 0 || (asksRule(text) && !/技能|武将|\bskills?\b/.test(text));
  const skill = ofCard ? null : skillPlan(move, asked);
  if (skill) return skill;
  return { ...base, clause: 'rule' };
}

/** "藤甲是怕火的对吧?我要是有火攻打7号是不是多掉一点血": what would be is of the rules, whomever it names; null where no rule is asked. */
export function wouldBe(asked: Asked): Plan | null {
  const { text, moves } = asked;
  const rule =
    (SUPPOSES.test(text) && (asksRule(text) || cardsIn(text).length > 0)) || SHARED_HURT.test(text)
      ? moves.find(({ act }) => act === 'ask_rule')
      : undefined;
  const told = moves.some(({ facts = [] }) => facts.some(({ verdict }) => verdict === 'true'));
  return rule && !told ? rulePlan(rule, asked) : null;
}
const SUPPOSES = /要是|如果|假如|万一|\b(?:if|would|suppose)\b/;

/** Words to these and by these hold nothing that could be put in others. */
const COURTESIES: ReadonlySet<AnswerMove> = new Set<AnswerMove>(['thank', 'joke', 'tease', 'greet', 'comfort']);
const COURTEOUS: ReadonlySet<Move['act']> = new Set<Move['act']>(['praise', 'thanks', 'greet', 'joke', 'affection']);

/** What this one said last, by what it was about: whom it takes somebody for; else in its own words, or that it meant nothing. */
function restated({ me, from, memory, lastWords, scene }: Asked): Pick<Plan, 'clause' | 'about' | 'role' | 'words'> {
  const last = memory.exchanges(from, me).find(({ answered, asked }) => answered !== null || COURTEOUS.has(asked.act));
  const said = last?.answered;
  if (said?.about !== undefined && said.role !== undefined && shownRole(scene, said.about) === null)
    return { clause: 'plain_guess', about: said.about, role: said.role };
  if (last && (!said || COURTESIES.has(said.move)) && (said?.facts ?? []).length === 0)
    return { clause: 'plain_nothing' };
  const own = lastWords(me) ?? '';
  return { clause: 'plainly', words: last?.asked.act === 'ask_self' ? own : plainWords(own) };
}

/** The deed that stopped the card that is asked about. */
function stopped(text: string, { scene: { facts } }: Asked): Fact | undefined {
  const card = cardsIn(text).find((one) => one.card === 'lebu' || one.card === 'bingliang')?.card;
  return card && STILL.test(text) ? facts.filter((one) => one.kind === 'wuxie' && one.card === card).pop() : undefined;
}
const STILL = /还能|还可以|没(?:用|中|生效)|\bstill\b|n'?t work/;

/** The longest sentence of what this one said last: what leads up to it and hangs on it tells nothing. */
const plainWords = (words: string): string =>
  words
    .split(/[。！？!?]|\. /)
    .map((one) =>
      one.replace(/^[^：:]{1,14}[：:]|^(?:不错|对|是|没错|可不是|确有其事|看得清楚|这我记得)[，,]/, '').trim(),
    )
    .reduce((a, b) => (b.length > a.length ? b : a), '');
