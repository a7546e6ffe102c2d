/** Back to what is said to the hearer of itself: blamed, teased, cared for, bidden, asked how it is (§Q3). */
import { cardsIn } from '../../moves/words/cards';
import { isQuestion, type Act } from '../../moves/types';
import { ANY_HARM } from '../../moves/words/acts';
import { seatOf } from '../../scene/scene';
import { between, forAndAgainst, isFavour, isHarm, isHelp } from '../record/deeds';
import type { Plan } from '../plan';
import { usedPlan } from '../remark';
import { joining } from '../dealing/wishes';
import { suspectOf } from '../judging/suspects';
import { namedBy } from '../record/touching';
import { backOn, deedOf, healthClause, hpOf, lapOf, LOW, namedIn, standsSo, thirdIn, type Matter } from '../matter';
import type { Fact } from '../../scene/fact';

const back = backOn('ack');

/** Called to account at large: a charge, and no complaint. */
const CHALLENGES = /还有(?:什么|啥|何)(?:话|好说)|\bwhat do you have to say\b/;

/** "那他当初救貂蝉图什么": of a third who was spoken of. */
const OF_HIM = /^[^你您]*[他她][^你您]*$/;

/** What is made of people, and of no card. */
const ABOUT_PEOPLE: ReadonlySet<Act> = new Set<Act>(['plead', 'claim', 'accuse', 'order', 'threat', 'propose']);

/** It befell the one who complains. */
const OF_ME = /我|\bme\b/;
/** Something was done, or is to be explained. */
const OF_DEEDS =
  /[打砍杀拆顺烧乐救连射捅]|解释|干(?:嘛|什么|啥)|为(?:什么|啥|何)|\b(?:why|explain|wh?at|hit|slash|strike|struck|kill|steal|took|burn)\w*\b/;

/** Why one did what somebody complains of: what had been done before, what everybody takes that one for, or no reason at all. */
export function blamed(matter: Matter): Plan | null {
  const { asked } = matter;
  if (CHALLENGES.test(asked.text) || OF_HIM.test(asked.text)) return null;
  const { me, from } = asked;
  // "你刚给他吃桃,这会儿又亲手杀了他": of a help and a blow it is the blow.
  const deed =
    namedIn(asked, (fact) => fact.by === me && fact.to !== me && (fact.good === false || fact.kind === 'death')) ??
    namedIn(asked, (fact) => fact.by === me && fact.to !== me && fact.good !== null) ??
    deedOf(asked, (fact) => fact.by === me && fact.to === from && fact.good === false, lapOf(asked)) ??
    (OF_ME.test(asked.text) || !OF_DEEDS.test(asked.text)
      ? null
      : deedOf(asked, (fact) => fact.by === me && isHarm(fact), lapOf(asked)));
  // "主公别拿连弩突突我", "除了挂八卦什么也没干": a card that is named in passing is not what is pleaded, charged or asked.
  const passing = asked.moves.some(
    ({ act, facts = [] }) => isQuestion({ act }) || (ABOUT_PEOPLE.has(act) && facts.length === 0),
  );
  if (!deed)
    return (
      (passing ? null : usedPlan(matter.move, asked)) ?? back(matter, { move: 'explain', clause: 'blamed', about: me })
    );
  return accountFor(deed, matter);
}

/** Why one did this: to help; for what had been done to it or to the lord before; for no reason that could be shown. */
export function accountFor(deed: Fact, matter: Matter): Plan {
  const { me, from, scene } = matter.asked;
  if (isHelp(deed)) return back(matter, { move: 'explain', clause: 'kindness', about: me, facts: [deed] });
  const place = scene.facts.indexOf(deed);
  const before = (one: Fact): boolean => scene.facts.indexOf(one) < place;
  // "你拆我八卦,是为那阵箭?": a card for all hurts as well.
  const hurts = (one: Fact): boolean =>
    isHarm(one) || (one.kind === 'hit' && one.turn >= deed.turn - scene.table.seats.length);
  if (deed.to === from) {
    const grudge = between(scene, from, me, hurts).find(before);
    const began =
      grudge !== undefined &&
      !between(scene, me, from, isHarm).some((one) => scene.facts.indexOf(one) < scene.facts.indexOf(grudge));
    if (grudge && began) return back(matter, { move: 'explain', clause: 'paid_back', about: me, facts: [grudge] });
    const onLord = forAndAgainst(scene, from).bad.find((one) => one.to === scene.table.lord && before(one));
    if (onLord && me !== scene.table.lord)
      return back(matter, { move: 'explain', clause: 'for_lord', about: me, facts: [onLord] });
  } else if (deed.to !== null && deed.to !== me) {
    const harm = [...between(scene, deed.to, me, isHarm), ...between(scene, deed.to, scene.table.lord, isHarm)].find(
      before,
    );
    if (harm) return back(matter, { move: 'explain', clause: 'explain', about: deed.to, facts: [harm] });
  }
  return back(matter, { move: 'explain', clause: 'explain_self', about: me, facts: [deed] });
}

/** "你的桃是批发的吗". */
export function needled(matter: Matter): Plan {
  const { asked } = matter;
  const { me } = asked;
  const deed = namedIn(asked, (fact) => fact.by === me && fact.to !== me);
  if (deed && isFavour(deed)) return back(matter, { move: 'explain', clause: 'kindness', about: me, facts: [deed] });
  return deed
    ? back(matter, { move: 'tease', clause: 'needled_deed', occasion: 'taunt', about: me, facts: [deed] })
    : back(matter, { move: 'tease', clause: 'needled', occasion: 'taunt' });
}

/** "姐给你报仇". */
const AVENGES =
  /报仇|替你|帮你(?:打|砍|出)|给你出气|\b(?:avenge|get (?:him|her|them) for you|pay (?:him|her|them) back)\b/;

/** "撑住", "小心点". */
export function caredFor(matter: Matter): Plan {
  const { asked } = matter;
  const { scene, me } = asked;
  const since = lapOf(asked);
  if (
    AVENGES.test(asked.text) &&
    scene.facts.some((fact) => fact.to === me && fact.by !== me && isHarm(fact) && fact.turn >= since)
  )
    return back(matter, { move: 'accept', clause: 'avenged', occasion: 'thanks' });
  return back(matter, { move: 'thank', clause: 'cared', about: me });
}

/** "投了吧". */
export function surrender(matter: Matter): Plan {
  const third = thirdIn(matter);
  return third !== null && seatOf(matter.asked.scene, third)?.alive === true
    ? back(matter, { move: 'confirm', clause: 'theirs_to_say', about: third })
    : back(matter, { move: 'refuse', clause: 'no_surrender', about: matter.asked.me });
}

/** "还好吗": of the hearer, or of whoever is named. */
export function asWell(matter: Matter): Plan | null {
  const { asked } = matter;
  const third = thirdIn(matter);
  const whom = third ?? asked.me;
  if (seatOf(asked.scene, whom)?.alive === false) return null;
  return back(matter, { move: 'confirm', clause: healthClause(asked, whom), about: whom });
}

/** Somebody is to be struck: the hearer itself has something to say to that. */
export function wanted(matter: Matter): Plan | null {
  const { asked, move } = matter;
  // "6号砍了我一刀": what has befallen somebody is told, and nothing wanted.
  if (move.act === 'report' && (move.facts ?? []).some(({ verdict, to }) => verdict === 'true' || to === asked.from))
    return null;
  const { me, scene } = asked;
  const third = thirdIn(matter);
  if (third !== null && third !== scene.table.lord && seatOf(scene, third)?.alive === true)
    return joining(third, move, asked);
  const low = standsSo(matter);
  if (low !== null && low !== scene.table.lord) return joining(low, move, asked);
  if (AT_ME.test(asked.text) || move.about === me) return targeted(matter);
  if (third === scene.table.lord) return joining(third, move, asked);
  const suspect = namedBy(asked).seats.length === 0 ? suspectOf('fan', new Set(), asked) : null;
  return suspect && suspect.seat !== me ? joining(suspect.seat, move, asked) : null;
}
const AT_ME = /[打砍杀收揍集]你|集火你|\b(?:hit|kill|strike|slash|get) (?:you|u)\b/;

/** Others are called against the hearer. */
function targeted(matter: Matter): Plan {
  const { asked } = matter;
  const { me, scene } = asked;
  const { good, bad } = forAndAgainst(scene, me);
  if (good.length > 0) return back(matter, { move: 'refuse', clause: 'not_me', about: me, facts: good.slice(0, 1) });
  if (hpOf(asked, me) <= LOW) return back(matter, { move: 'refuse', clause: 'not_me_low', about: me });
  const { lord } = scene.table;
  const hurt = scene.facts.some(({ by, to, good }) => by === me && to === lord && good === false);
  return bad.length > 0 || hurt || me === lord
    ? back(matter, { move: 'rebut', clause: 'threat_taken', about: me })
    : back(matter, { move: 'refuse', clause: 'not_me_bare', about: me });
}

/** Several are listed, the hearer among them. */
export function lumped(matter: Matter): Plan {
  const { asked } = matter;
  const { good } = forAndAgainst(asked.scene, asked.me);
  return good.length > 0
    ? back(matter, { move: 'rebut', clause: 'lumped', about: asked.me, facts: good.slice(0, 1) })
    : back(matter, { move: 'rebut', clause: 'lumped_bare', about: asked.me });
}

const DELAYED =
  /乐(?!了|意|子|呵)|兵粮|断粮|闪电|判定|拆(?:个|一下|掉)?(?:乐|兵)|无懈|\b(?:indulgence|contentment|supply|lightning|nullif\w*|negate)\b/;

/** Help with a card that lies on the speaker. */
export const clearing = (matter: Matter): Plan | null =>
  DELAYED.test(matter.asked.text) ? back(matter, { move: 'bargain', clause: 'clear_it', occasion: 'ask_help' }) : null;

/** "先别急眼". */
const CALMS = /别(?:急|慌|气|怕|骂|喷|吵|冲动|激动|生气|着急|闹)|冷静|淡定|消消气|\b(?:calm down|chill|relax|easy)\b/;

/** Bidden to do something else: by its card, else as it is; nobody heeds a call against itself ("4号接着干2号", said to 2). */
export function bidden(matter: Matter): Plan {
  const { asked } = matter;
  const { seats } = namedBy(asked);
  if (ANY_HARM.test(asked.text) && seats.indexOf(asked.me) > 0) return targeted(matter);
  if (CALMS.test(asked.text)) return back(matter, { move: 'ack', clause: 'calmed', occasion: 'ask_act' });
  const [card] = cardsIn(asked.text);
  return card && asked.scene.named(card.card) !== card.card
    ? back(matter, { move: 'deflect', clause: 'heed_card', occasion: 'ask_act', words: card.card })
    : back(matter, { move: 'accept', clause: 'heed_order', occasion: 'ask_act' });
}
