/** What a skill does, where that is asked: as it is written if that is known, else what the record shows of it (§Q3). */
import { OTHER_EN, OWN_HERO, skillAsked } from '../../moves/asked/skill-asked';
import { mentionsIn } from '../../moves/called/people';
import { skillsIn } from '../../moves/words/cards';
import type { Seat } from '../../../core/event';
import type { Move } from '../../moves/types';
import { isSame } from '../../scene/scene';
import { skillsShown } from '../../scene/skills';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import type { SkillSeen } from './found';

const SKILL =
  /技能|武将|英雄|(?:啥|什么)(?:玩意|用)|\b(?:skills?|ability|hero|general|character|does .{1,24} (?:even )?do)\b/;
const GUARD = /防|破|躲|克|对付|应对|怎么办|\b(?:counter|beat|stop|avoid|defend|deal with)\b/;

/** Null where the line asks for no skill. */
export function skillPlan(move: Move, asked: Asked): Plan | null {
  const { scene, text, me, from } = asked;
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: null });
  const found = skillAsked(text, mentions, scene);
  const base = { move: 'explain' as const, occasion: 'ack' as const, asked: move };
  const told = (by: Seat, name: string): Plan => ({
    ...base,
    clause: 'skill_seen',
    about: by,
    skill: { by, name, how: GUARD.test(text.replaceAll(scene.named(name), '')) ? 'guard' : 'first' },
    lookedUp: true,
  });
  if (found) return told(found.by, found.name);
  const [named] = skillsIn(text, scene);
  const used = named && skillsShown(scene).find((use) => isSame(scene, use.name, named.card));
  if (used) return told(used.by, used.name);
  if (!SKILL.test(text) || OTHER_EN.test(text)) return null;
  // "你塞给我的那技能": of what is done to the speaker the skill is another's.
  const known = mentions.filter(({ seat }) => seat !== null && (seat !== from || OWN_HERO.test(text)));
  const whose =
    known.filter(({ end }) => end <= text.search(SKILL)).pop()?.seat ?? known.find(({ called }) => !called)?.seat ?? me;
  const last = skillsShown(scene)
    .filter(({ by }) => by === whose)
    .pop();
  return last
    ? told(whose, last.name)
    : { ...base, move: 'unsure', clause: whose === me ? 'skill_none' : 'skill_unseen', about: whose };
}

/** Of which skill this one spoke last: it is told again by what came of it. */
export function skillAgain({ scene, me, from, memory, lastWords }: Asked): SkillSeen | null {
  const words = lastWords(me) ?? '';
  const [named] = skillsIn(words, scene);
  const [last] = memory.exchanges(from, me);
  const owner = /\bskill\b/.test(words) ? last?.answered?.about : undefined;
  const use = skillsShown(scene)
    .filter((one) => (named ? isSame(scene, one.name, named.card) : one.by === owner))
    .pop();
  return use ? { by: use.by, name: use.name, how: 'again' } : null;
}
