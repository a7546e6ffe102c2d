/** Back to what the speaker tells of itself: feats, plights, luck, plans, excuses, innocence (§Q3). */
import type { Seat } from '../../../core/event';
import { ANY_HARM, SAYS_YOU } from '../../moves/words/acts';
import type { Fact } from '../../scene/fact';
import { seatOf } from '../../scene/scene';
import { LEANING } from '../../claims/check';
import { betPlan } from '../gestures/betting';
import { between, forAndAgainst, isHarm, isHelp } from '../record/deeds';
import type { Plan } from '../plan';
import { isSpent, onDeed } from '../remark';
import { namedBy } from '../record/touching';
import { against } from '../dealing/grudges';
import { takenFor } from '../dealing/wishes';
import { isConfessed } from '../weight';
import { deedOf, hpOf, lapOf, LOW, namedIn, thirdIn, toldIn, type Matter } from '../matter';

const ack = ({ move }: Matter, more: Omit<Plan, 'move' | 'occasion' | 'asked'> & Partial<Plan>): Plan => ({
  move: 'ack',
  occasion: 'ack',
  asked: move,
  ...more,
});

/** "酒杀7号爽": praised, unless the one who fell is mourned, or it was the hearer whom it hit. */
export function feat(matter: Matter): Plan {
  const { asked } = matter;
  const { from, me, scene } = asked;
  const own = deedOf(asked, ({ by, to }) => by === from && to !== from, lapOf(asked));
  if (!own || own.to === null) return ack(matter, { clause: 'feat_bare' });
  if (own.to === me)
    return isHelp(own) || isSpent(own, scene)
      ? onDeed(own, matter.move, asked)
      : ack(matter, { clause: 'feat_on_me', facts: [own] });
  const role = seatOf(scene, own.to)?.revealed ?? null;
  // Who struck a friend is seen, and not cheered.
  if (isHarm(own) && own.kind !== 'death' && (own.to === scene.table.lord || takenFor(own.to, asked) === 'friend'))
    return onDeed(own, matter.move, asked);
  if (own.kind === 'death' && role !== null)
    return role === 'zhong'
      ? ack(matter, { clause: 'feat_wrong', about: own.to, role, facts: [own] })
      : ack(matter, { clause: 'feat_kill', about: own.to, role, count: role, facts: [own] });
  return ack(matter, { move: 'thank', clause: 'feat', facts: [own] });
}

/**
 * "又乐我", "我就剩一血了": what befell it lately is felt with it; by the hearer's own hand it is owned up to. Null where the speaker has fallen:
 * no word about taking care helps it any more.
 */
export function plight(matter: Matter): Plan | null {
  const { asked, move } = matter;
  const { from, me } = asked;
  if (seatOf(asked.scene, from)?.alive === false) return null;
  const struck = (fact: Fact): boolean => fact.to === from && fact.by !== from && isHarm(fact);
  // "一张杀都没有,寄": a bad draw was nobody's blow.
  const blow = OF_A_BLOW.test(asked.text) ? deedOf(asked, struck) : namedIn(asked, struck);
  if (blow?.by === me)
    return { move: 'confirm', clause: 'retort', occasion: 'ack', about: me, facts: [blow], asked: move };
  const low = hpOf(asked, from) <= LOW;
  if (low && STANDS.test(asked.text)) return ack(matter, { clause: 'plight_low', about: from });
  if (blow) return ack(matter, { move: 'comfort', clause: 'plight_struck', facts: [blow] });
  return ack(matter, { move: 'comfort', clause: OF_LUCK.test(asked.text) ? 'plight' : 'plight_any' });
}
/** Somebody did it. */
const OF_A_BLOW =
  /[打砍杀拆顺烧偷抢射劈捅锤]|又(?:是|来)|(?:都|全|老|净|专).{0,2}(?:我|冲)|针对|集火|挨|中(?:了|招)|[掉扣]|\b(?:hit|slash\w*|struck|attack\w*|stole|took|burn\w*|everyone|again|me)\b/;
/** The cards did it. */
const OF_LUCK =
  /牌|手气|运气|判|摸|没(?:有)?(?:杀|闪|桃|酒|无懈)|非酋|脸黑|红桃|梅花|\b(?:cards?|luck\w*|draw\w*|drew|hand|judg\w*|dodge|peach|nothing)\b/;
const STANDS = /血|[一二两三\d]滴|裸|残|\b(?:hp|health|life|low|dead|dying)\b/;

/** "摸到好牌"; "好险": a blow that went by. Another's luck is none of the speaker's. */
export function luckHad(matter: Matter): Plan | null {
  if (NARROW.test(matter.asked.text)) return ack(matter, { clause: 'relieved' });
  return namedBy(matter.asked).seats.some((seat) => seat !== matter.asked.from)
    ? null
    : ack(matter, { clause: 'luck_had' });
}
const NARROW = /好险|差(?:一)?点|险些|捡回|\b(?:phew|close (?:one|call)|(?:was|too) close)\b/;

/** "8号我来收": as the table takes that one. */
export function planTold(matter: Matter): Plan | null {
  const { asked } = matter;
  const { me } = asked;
  const { people, seats } = namedBy(asked);
  const third = thirdIn(matter);
  if (third === null || seatOf(asked.scene, third)?.alive !== true)
    return seats.includes(me) || (people.has(me) && ANY_HARM.test(asked.text) && SAYS_YOU.test(asked.text))
      ? threatened(matter)
      : ack(matter, { clause: 'plan_noted' });
  switch (takenFor(third, asked)) {
    case 'friend':
      return ack(matter, { move: 'refuse', clause: 'plan_doubted', about: third });
    case 'enemy': {
      const facts = against(third, asked);
      return ack(matter, {
        move: 'accept',
        clause: facts.length > 0 ? 'plan_cheered' : 'plan_watched',
        about: third,
        facts,
      });
    }
    case 'unknown':
      return ack(matter, { move: 'bargain', clause: 'plan_watched', about: third });
  }
}

/** "主公放心,谁再顺你我给你挡", "pls, i'll owe you one": what is offered or begged is no blow. */
const KINDLY = /放心|[给替]你挡|\b(?:pls|please|owe (?:you|u))\b/;

/** A blow is announced to the hearer: taken as it stands; null where the line is kind. */
export function threatened(matter: Matter): Plan | null {
  const { asked, move } = matter;
  if (KINDLY.test(asked.text)) return null;
  const { me } = asked;
  return {
    move: 'rebut',
    clause: hpOf(asked, me) <= 1 ? 'threat_low' : 'threat_taken',
    occasion: 'taunt',
    about: me,
    asked: move,
  };
}

/** "手滑", "为了串死7号只能拿你开刀". */
export function excused(matter: Matter): Plan {
  const { asked } = matter;
  const { from, me } = asked;
  const you = SAYS_YOU.test(asked.text);
  const own = deedOf(
    asked,
    (fact) => fact.by === from && fact.to !== from && isHarm(fact) && (!you || fact.to === me),
    lapOf(asked),
  );
  if (!own) return ack(matter, { clause: 'excuse_bare' });
  return ack(matter, { clause: own.to === me ? 'excuse_heard' : 'excuse_other', facts: [own] });
}

/** What speaks for the speaker, or against it, as everybody saw it; of the hearer's own hurt before the rest. */
function recordOf(from: Seat, { asked }: Matter): { readonly good: readonly Fact[]; readonly bad: readonly Fact[] } {
  const { scene, me } = asked;
  const { good, bad } = forAndAgainst(scene, from);
  const told = toldIn(asked).filter(({ by }) => by === from);
  return {
    good: [...told.filter((fact) => good.includes(fact)), ...good, ...between(scene, from, me, isHelp)],
    bad: [...told.filter((fact) => bad.includes(fact)), ...bad],
  };
}

/** "主公还怀疑我不": what the table has for it or against it. */
export function trusted(matter: Matter): Plan {
  const { asked, move } = matter;
  const { from, view, scene } = asked;
  const base = { occasion: 'ask_guess' as const, about: from, asked: move };
  const open = seatOf(scene, from)?.revealed;
  if (open) return { ...base, move: 'confirm', clause: 'open_role', role: open };
  const { identity, confidence } = view.guess(from);
  const { good, bad } = recordOf(from, matter);
  const well = identity === 'zhong' && confidence >= LEANING;
  const ill = (identity === 'fan' || identity === 'nei') && confidence >= LEANING;
  if (well && good.length > 0)
    return { ...base, move: 'confirm', clause: 'trust_yes', role: 'zhong', sure: confidence, facts: good.slice(0, 1) };
  if (ill && bad.length > 0) return { ...base, move: 'deny', clause: 'trust_no', facts: bad.slice(0, 1) };
  if (good.length > 0 && bad.length === 0)
    return { ...base, move: 'confirm', clause: 'trust_yes', facts: good.slice(0, 1) };
  if (bad.length > 0 && good.length === 0) return { ...base, move: 'deny', clause: 'trust_no', facts: bad.slice(0, 1) };
  return { ...base, move: 'unsure', clause: 'trust_open' };
}

/** "我是忠": belied, borne out, or left open. */
export function protested(matter: Matter): Plan {
  const { asked, move } = matter;
  const { from, scene } = asked;
  const base = { occasion: 'claim_loyal' as const, about: from, asked: move };
  const { good, bad } = recordOf(from, matter);
  const role = seatOf(scene, from)?.revealed;
  if (role) return { ...base, move: 'confirm', clause: 'open_role', role };
  // "行吧不装了,我是反贼,咱俩一伙对不对": what is owned to needs no trust.
  if (bad.length > 0 && asked.moves.some(isConfessed))
    return { ...base, move: 'confirm', clause: 'claim_fits', facts: bad.slice(0, 1) };
  if (bad.length > 0 && good.length === 0) return { ...base, move: 'deny', clause: 'trust_no', facts: bad.slice(0, 1) };
  return good.length > 0
    ? { ...base, move: 'confirm', clause: 'protest_borne', facts: good.slice(0, 1) }
    : { ...base, move: 'unsure', clause: 'protest_open' };
}

/** "求红桃": wished well, unless the card is the hearer's own. */
export function luckWished(matter: Matter): Plan {
  const { asked } = matter;
  const { me, from, scene } = asked;
  const laid = between(
    scene,
    me,
    from,
    ({ card, kind }) => kind === 'aimed' && (card === 'lebu' || card === 'bingliang'),
  );
  const fresh = laid.some(({ turn }) => turn >= lapOf(asked));
  return ack(matter, { clause: fresh ? 'luck_not' : 'luck_wished' });
}

/** "我押4号先死": no stake needs to be named. */
export const bet = ({ asked }: Matter): Plan | null => betPlan(asked, true);
