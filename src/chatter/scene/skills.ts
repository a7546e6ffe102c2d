/** Which heroes' skills have shown at the table. */
import { isHandover, isLoss, type Fact } from './fact';
import { isSame, type Scene, type Use } from './scene';

/** What a piece of gear does stands on record as `qilin_skill` or `baiyin_skill_lose`; what the engine made up on the way, as `player_when_…`. */
const NO_HEROS = /_skill(?:_|$)|^player_when_/;
/** A hero's skill, and no card or gear. */
export const isSkill = ({ name, skill }: Pick<Use, 'name' | 'skill'>): boolean =>
  skill === true && !NO_HEROS.test(name);

/** Every hero's skill that showed, oldest first: what was used, and, once a turn, what stands only with the health that it took or gave. */
export function skillsShown(scene: Scene): Use[] {
  const shown = scene.uses.filter(isSkill);
  for (const [after, { card, by, to, turn, round, skill }] of scene.facts.entries()) {
    if (card === null || by === null || to === null || skill !== true) continue;
    const use: Use = { name: card, by, to: [to], turn, round, after, skill };
    if (isSkill(use) && !shown.some((one) => one.turn === turn && isSame(scene, one.name, card))) shown.push(use);
  }
  return shown.sort((one, other) => (one.after ?? 0) - (other.after ?? 0));
}

/** The skill that a fact came of: what took, gave or let draw is told right behind it. */
export function skillBehind(fact: Fact, { uses, facts }: Scene): Use | null {
  if (!isHandover(fact) && !isLoss(fact)) return null;
  const at = facts.indexOf(fact);
  const use = uses.filter(({ turn, after = Infinity }) => turn === fact.turn && after <= at).pop();
  if (use === undefined || !isSkill(use)) return null;
  const between = new Set([use.by, ...use.to]);
  return [fact.by, fact.to].every((seat) => seat === null || between.has(seat)) ? use : null;
}
