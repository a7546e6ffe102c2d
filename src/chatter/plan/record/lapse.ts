/** Health that went or came and that nothing on record did, and blows that count together (§Q3). */
import { isThen } from '../../moves/deeds/then';
import { whenIn } from '../../moves/words/when';
import type { Fact } from '../../scene/fact';
import { changesOf, skillOn } from './account';
import type { CausePart } from './found';
import { factsOn, type Look } from './in-vain';

/** "主公咋跟着掉了两滴": the two blows of a turn that come to what the line names, else the one. */
export function togetherWith(hit: Fact, look: Look): Fact[] {
  const all = factsOn(look, 'hit').filter(({ turn }) => turn === hit.turn);
  const sum = all.reduce((n, { num }) => n + num, 0);
  return all.length === 2 && sum === look.wonder.points && hit.num < sum ? all : [hit];
}

/** Nobody did it, as the line itself says. */
const BY_NOBODY =
  /没(?:有)?(?:人|谁)(?!出)|谁(?:也|都)没|自己(?:就)?(?:掉|少|扣|没)|无缘无故|莫名|凭空|\b(?:nobody|no one|noone|by (?:himself|herself|itself)|on (?:his|her) own|out of nowhere)\b/;

/** Health that nothing on record took (or gave), where nothing on record did so later, or the line says that nobody did. */
export function lapsed(look: Look, sign: 1 | -1, later: Fact | undefined): CausePart[] | null {
  const { whom, since, cards, others, asked } = look;
  const { scene, text } = asked;
  const when = whenIn(text);
  const change = changesOf(whom, scene)
    .filter(
      ({ fact, num, turn, round }) =>
        fact === null && num * sign > 0 && (when === null ? turn >= since : isThen(when, { turn, round }, scene)),
    )
    .pop();
  if (change === undefined) return null;
  const isMeant =
    BY_NOBODY.test(text) || (cards.length + others.length === 0 && (later === undefined || later.turn < change.turn));
  if (!isMeant) return null;
  const { turn, round, num } = change;
  const use = skillOn(scene, whom, turn);
  return [
    { say: 'lapsed', by: whom, num, turn, round },
    ...(use ? [{ say: 'skill' as const, by: use.by, card: use.name }] : []),
  ];
}
