/** What a card or a skill does, where that is asked (§Q3). */
import { cardsIn, skillsIn, skillsUsedBy } from '../moves/words/cards';
import { mentionsIn } from '../moves/called/people';
import { asksPlainly } from '../moves/asked/rules-asked';
import type { Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import type { Asked } from './asked';
import type { Plan } from './plan';
import { asksRule } from './words/rules';

/** What a card does is told; of a skill, its name and who used it: nobody knows its text by heart. */
export function rulePlan(move: Move, asked: Asked): Plan {
  const { scene, text, me, from, lastWords } = asked;
  const base = { move: 'explain' as const, occasion: 'ack' as const, asked: move };
  if (asksPlainly(text)) return { ...base, clause: 'plainly', words: plainWords(lastWords(me) ?? '') };
  const nullified = stopped(text, asked);
  if (nullified) return { ...base, clause: 'tell', facts: [nullified] };
  if (cardsIn(text).length > 0 || (asksRule(text) && !/技能|武将|\bskills?\b/.test(text)))
    return { ...base, clause: 'rule' };
  const [skill] = skillsIn(text, scene);
  const used = skill && scene.uses.find(({ name }) => name === skill.card);
  if (skill && used)
    return {
      ...base,
      clause: GUARD.test(text) ? 'skill_guard' : used.by === me ? 'skill_own' : 'skill',
      about: used.by,
      words: scene.named(skill.card),
    };
  if (!SKILL.test(text)) return { ...base, clause: 'rule' };
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: null });
  // "你塞给我的那技能": of what is done to the speaker the skill is another's.
  const known = mentions.filter(({ seat }) => seat !== null && (seat !== from || OWN_SKILL.test(text)));
  const whose =
    known.filter(({ end }) => end <= text.search(SKILL)).pop()?.seat ?? known.find(({ called }) => !called)?.seat ?? me;
  const [name] = skillsUsedBy(whose, scene);
  if (name === undefined)
    return { ...base, move: 'unsure', clause: whose === me ? 'skill_none' : 'skill_unseen', about: whose };
  const clause = GUARD.test(text) ? 'skill_guard' : whose === me ? 'skill_own' : 'skill_of';
  return { ...base, clause, about: whose, words: name };
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

const OWN_SKILL = /我(?:的|这个?|那个?)?(?:技能|武将)|\bmy (?:skills?|ability|hero)\b/;
const SKILL = /技能|武将|(?:啥|什么)(?:玩意|用)|\b(?:skills?|ability|does .{1,24} (?:even )?do)\b/;
const GUARD = /防|破|躲|克|对付|应对|怎么办|\b(?:counter|beat|stop|avoid|defend|deal with)\b/;
