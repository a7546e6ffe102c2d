/** A skill in words: "密诏是我的，用过2回，我上一轮给了成济2张牌就是它" (§Q3). What it does beyond that is nobody's to make up. */
import { isSame, type Use } from '../../scene/scene';
import { skillsShown } from '../../scene/skills';
import { cameOf, isAll } from '../record/account';
import type { SkillSeen } from '../record/found';
import type { CardName } from './card-name';
import { called, ownedBy, type Parties } from './people';
import { gathered, phrase } from './phrase';
import { whenOf } from './when';

/** Named so many; more are counted. */
const NAMED = 2;

/** On whom: "对2号", "对全场", "" for on itself. */
function onWhom(uses: readonly Use[], parties: Parties): string {
  const zh = parties.language === 'zh';
  const [last] = uses.slice(-1);
  if (last && isAll(last, parties.scene)) return zh ? '对全场' : ' on everybody';
  const seats = [...new Set(uses.flatMap(({ by, to }) => to.filter((seat) => seat !== by)))];
  if (seats.length === 0 || seats.length > NAMED) return '';
  const names = seats.map((seat) => called(seat, parties)).join(zh ? '、' : ' and ');
  return zh ? `对${names}` : ` on ${names}`;
}

/** A clause without a mark at its end. */
export function skillText({ by, name, how }: SkillSeen, parties: Parties, nameOf: CardName): string {
  const { scene, language, me } = parties;
  const zh = language === 'zh';
  const uses = skillsShown(scene).filter((use) => use.by === by && isSame(scene, use.name, name));
  const seen = uses.map((use) => ({ use, came: cameOf(use, scene) }));
  const shown = seen.filter(({ came }) => came.length > 0).pop();
  const came = shown ? phrase(gathered(shown.came, 2), parties, nameOf) : '';
  const last = shown?.use ?? uses[uses.length - 1];
  const when = last ? whenOf(last, parties) : '';
  const who = called(by, parties, true);
  const on = onWhom(uses, parties);
  const onThen = last ? onWhom([last], parties) : '';
  if (zh) {
    const skill = scene.named(name);
    const text = scene.described(name);
    const often = uses.length > 1 ? `${on}用过${uses.length}回` : `${when}${on}用过`;
    if (how === 'guard') return `${skill}怎么破我没数，${who}${often}，点开看清再打`;
    if (how === 'again')
      return came
        ? `打个比方，${came}，那就是${skill}弄的`
        : `就是${who}${when}${onThen}用了${skill}，再往细我也说不准`;
    if (text !== null) return `${skill}是${who}的，写着「${text}」`;
    if (came === '') return `${skill}是${who}的，${often}，具体点开武将看`;
    return `${skill}是${who}的，${uses.length > 1 ? `用过${uses.length}回，` : ''}${came}就是它，细的点开看`;
  }
  const times = uses.length === 1 ? 'once' : uses.length === 2 ? 'twice' : `${uses.length} times`;
  const hero = by === me ? 'my hero' : 'that hero';
  const use = `${called(by, parties, true)} used it ${times}${on}`;
  if (how === 'guard') return `no idea how to stop it: ${use}. Read ${hero} first`;
  if (how === 'again')
    return came
      ? `for example, ${came}: that was the skill`
      : `${who} used it${onThen} ${when}, and I can't tell you more`;
  return `that's ${ownedBy(by, parties)} skill: ${came ? `${came} by it` : use}. The exact text is on ${hero}`;
}
