/** What was taken or broken, where it is asked which card or which gear it was: named where everybody saw it, else nobody knows (§Q3). */
import { mentionsIn } from '../../moves/called/people';
import { whenIn } from '../../moves/words/when';
import { isThen } from '../../moves/deeds/then';
import { DELAYED } from '../../moves/words/cards';
import type { Move } from '../../moves/types';
import { isLoss, type Fact } from '../../scene/fact';
import { spokenOf, type Asked } from '../asked';
import type { Plan } from '../plan';

const TAKES_ZH = '[顺拆牵拿偷抢弃砸毁撬]';
/** "牵走的是啥", "拆我那张是啥牌". */
const WHICH = new RegExp(
  `${TAKES_ZH}(?:走|掉|了)*(?:的?(?:那|这)?张?牌?|(?:你|我|他|她|主公|\\d号)的?(?:那|这)?张牌?)(?:到底|究竟)?是(?:个)?(?:啥|什么|哪)|\\b(?:what|which)(?: card)?(?: was it| is it)?(?: that)? (?:did |has |have )?(?:he|she|they|the lord|seat \\d|\\w+(?: \\w+)?) (?:just )?(?:take|took|taken|steal|stole|stolen|snatch\\w*|grab\\w*|lift\\w*|nick\\w*|dismantl\\w*)\\b(?! (?:no|any|part|so|that long))`,
);
/** "顺走张奋啥装备", "what gear of mine did he smash". */
const WHICH_GEAR = new RegExp(
  `${TAKES_ZH}(?:走|掉|了|过)*.{0,8}(?:什么|啥|哪[些件几个]).{0,2}(?:装备|武器|防具|马)|(?:什么|啥|哪[些件几]).{0,1}装备.{0,3}(?:被|让|给).{0,6}${TAKES_ZH}|\\b(?:what|which) (?:gear|equip\\w*|weapons?|armou?r|horses?|piece)\\b.{0,24}\\b(?:smash\\w*|take|took|taken|steal|stole|stolen|break|broke|broken|snatch\\w*|rip\\w*|discard\\w*|dismantl\\w*|los[et]|cost)\\b`,
);
const MOST = 6;

/** Null where neither is asked, or nobody lost anything of the kind. */
export function takenPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene, from, me } = asked;
  const gear = WHICH_GEAR.test(text);
  if (!gear && !WHICH.test(text)) return null;
  const when = whenIn(text);
  const named = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }).flatMap(({ seat, called, kind }) =>
    seat === null || called || kind === 'who' ? [] : [seat],
  );
  const losses = scene.facts.filter(
    (fact) =>
      isLoss(fact) &&
      fact.good !== true &&
      fact.by !== fact.to &&
      (!gear || (fact.card !== null && !DELAYED.has(fact.card))) &&
      (when === null || isThen(when, fact, scene)),
  );
  const fits = ({ by, to }: Fact): number => named.filter((seat) => seat === by || seat === to).length;
  const most = Math.max(0, ...losses.map(fits));
  if (named.length > 0 && most === 0) return null;
  const meant = losses.filter((fact) => fits(fact) === most);
  const last = meant[meant.length - 1];
  if (last === undefined) return null;
  const base = { occasion: 'ack' as const, asked: move, lookedUp: true as const, move: 'confirm' as const };
  if (!gear) return { ...base, clause: last.card === null ? 'unseen_card' : 'tell', facts: [last] };
  const of = meant.filter(({ by, to }) => by === last.by && to === last.to);
  const cards = [...new Set(of.flatMap(({ card }) => card ?? []))].slice(-MOST);
  if (cards.length < 2) return { ...base, clause: 'tell', facts: [last] };
  return {
    ...base,
    clause: 'summed',
    ...(last.by === null || last.by === me ? {} : { about: last.by }),
    state: { of: 'lost', seats: [last.by ?? me], whom: last.to ?? me, cards },
  };
}
