/** Thanks and apologies, for what the record has of them (§Q3). */
import { takesBack } from '../../moves/clauses/amends';
import { cardsIn } from '../../moves/words/cards';
import { isQuestion, type Act, type Move } from '../../moves/types';
import { isHandover, type Fact } from '../../scene/fact';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { between, isHarm, isHelp } from '../record/deeds';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';

/** Said by whoever was struck, or by whoever struck. */
const BEARS_NONE = /\bno hard feelings\b/;

/** The blow by which the speaker broke its word to this one, and has not begged pardon for yet. */
function breachOf({ scene, from, me, memory }: Asked): Fact | undefined {
  const broken = memory.promises.all().filter((one) => one.by === from && one.heardBy === me && one.state === 'broken');
  const given = broken[broken.length - 1];
  if (given === undefined || given.undertaking.to !== me) return undefined;
  const begged = memory.exchanges(from, me).some(({ asked, turn }) => asked.act === 'apology' && turn >= given.turn);
  return begged ? undefined : between(scene, from, me, isHarm).find(({ turn }) => turn >= given.turn);
}

/** An apology is for something: it is named where the record has it; one for words is for no deed. */
export function apology(move: Move, asked: Asked): Plan {
  const { scene, from, me, text } = asked;
  // "对不住了,说不动你我还是砍了": a word that was broken is no slip; who begs again is heard.
  const breach = takesBack(text) ? undefined : breachOf(asked);
  if (breach)
    return {
      move: 'call_out',
      clause: 'promise_broken',
      occasion: 'apology',
      about: from,
      facts: [breach],
      asked: move,
    };
  // "no hard feelings about the savages": said by whom it befell.
  const suffered = BEARS_NONE.test(text) ? between(scene, me, from, isHarm).slice(0, 1) : [];
  if (suffered.length > 0)
    return { move: 'thank', clause: 'explain_self', occasion: 'apology', about: me, facts: suffered, asked: move };
  const harm = takesBack(text) ? [] : between(scene, from, me, isHarm).slice(0, 1);
  return { move: 'accept', clause: 'forgive', occasion: 'apology', facts: harm, asked: move };
}

/** "没朋友那些话我收回": words that are taken back are pardoned, whatever they were; null where something is asked besides. */
export function amendsPlan(asked: Asked): Plan | null {
  const { moves, text, me } = asked;
  const amends = takesBack(text) || BEARS_NONE.test(text) ? moves.find(({ act }) => act === 'apology') : undefined;
  if (!amends || (amends.about !== undefined && amends.about !== me) || moves.some(isQuestion)) return null;
  return apology(amends, asked);
}

/** Said along with an apology and no matter of its own: what is begged pardon for, and how. */
const SORRY_FOR: ReadonlySet<Act> = new Set(['apology', 'report', 'threat', 'unclear', 'joke', 'sorrow', 'thanks']);

/** What was said along with an apology is that: a deed between the two, borne out or not, and no news of others that the record speaks against. */
const isSorryFor = ({ act, facts = [] }: Move, { from, me }: Asked): boolean =>
  SORRY_FOR.has(act) &&
  facts.every(({ verdict, by }) => verdict !== 'false' || by === undefined || by === from || by === me);

/** "那刀对不住,没掉血吧": what is begged pardon for need not be borne out as well. */
export function sorryPlan(move: Move, asked: Asked): Plan | null {
  const sorry = asked.moves.find(({ act, about }) => act === 'apology' && (about === undefined || about === asked.me));
  return sorry && isSorryFor(move, asked) ? apology(sorry, asked) : null;
}

/** What the dead can take no more. */
const TO_THE_LATE: ReadonlySet<Act> = new Set<Act>(['apology', 'praise']);

/** "2号原来是忠…对不起": the dead cannot take it, and nobody takes it for them. */
export function latePlan(move: Move, { moves, scene }: Asked): Plan | null {
  const late = moves.find(
    ({ act, about }) => TO_THE_LATE.has(act) && about !== undefined && seatOf(scene, about)?.alive === false,
  );
  if (
    late?.about === undefined ||
    isQuestion(move) ||
    moves.some(({ act, about }) => act === 'apology' && about !== late.about) ||
    (late.act !== 'apology' && moves.some(({ facts = [] }) => facts.length > 0))
  )
    return null;
  return { move: 'ack', clause: 'cannot_hear', occasion: 'apology', about: late.about, asked: late };
}

/** Thanked for what one did, as the record has it, or for nothing. */
export function thanked(move: Move, { scene, me, from, text, moves }: Asked): Plan | null {
  if (move.about !== undefined && move.about !== me) return null;
  const facts = factsOfThanks(move, { scene, me, from, text });
  // "7号,谢谢你的桃", and there was none: what was handed over unseen may have been it.
  const card = cardsIn(text).find((one) => one.card !== 'shan')?.card;
  const maybe =
    between(scene, me, from, isHandover).length > 0 ||
    (card !== 'tao' && scene.uses.some(({ by, name }) => by === me && name === card));
  if (facts.length === 0 && card !== undefined && !maybe)
    return { move: 'correct', clause: 'undeserved', occasion: 'thanks', about: me, words: card, asked: move };
  // "谢谢2号给我摸牌", and nobody did.
  const never = moves.some(
    (one) => one.act === 'thanks' && one.facts?.some(({ verdict, denied }) => verdict === 'false' && denied !== true),
  );
  if (facts.length === 0 && never && between(scene, me, from, isHelp).length === 0)
    return { move: 'correct', clause: 'undeserved_deed', occasion: 'thanks', about: me, asked: move };
  return facts.length > 0
    ? { move: 'accept', clause: 'welcome', occasion: 'thanks', facts, asked: move }
    : { move: 'accept', clause: 'no_thanks', occasion: 'thanks', asked: move };
}

const factsOfThanks = (
  move: Move,
  { scene, me, from, text }: Pick<Asked, 'scene' | 'me' | 'from' | 'text'>,
): Fact[] => {
  // Thanked for a card by name, one does not tell of another.
  const cards = cardsIn(text).filter(({ card }) => card !== 'sha' && card !== 'shan');
  const ofCard = ({ kind, card }: Fact): boolean =>
    cards.length === 0 || cards.some((one) => (one.card === 'wuxie' ? kind === 'wuxie' : one.card === card));
  return [...factsIn(move, { scene }), ...between(scene, me, from, isHelp).filter(ofCard)].slice(0, 1);
};

/** Said along with thanks, and no matter of its own. */
const THANKED_WITH: ReadonlySet<Act> = new Set<Act>([
  'report',
  'plead',
  'praise',
  'thanks',
  'agree',
  'affection',
  'joke',
  'threat',
]);
/** What was said is thanked for, and nothing that was done. */
const FOR_WORDS =
  /谢.{0,6}(?:教|告诉|讲|解释|指点|科普|建议|夸|支招|提醒|回答)|指点|赐教|\b(?:thanks?|thx|ty)\b.{0,24}\b(?:teach\w*|tell\w*|explain\w*|answer\w*|advice|tips?|heads? ?up|remind\w*|info|lesson|kind words)\b/;

const DEMANDED =
  /(?:[不没]|也不)(?:说|道|来)?[声个句]?谢|该谢我|谢(?:都|也)[不没]|\b(?:no|not even a|where'?s (?:my|the)) (?:thanks|thank (?:you|u)|thx)\b|\bthank me\b/;

/** Thanks that stand in a line are taken, whatever else it tells: for what is named, else for what is on record; null where they are not meant so. */
export function gratitude(move: Move, asked: Asked): Plan | null {
  const { me, moves, text } = asked;
  const grateful = moves.find(({ act, about }) => act === 'thanks' && (about === undefined || about === me));
  // "不说声谢?": thanks are wanted, and not given.
  if (!grateful || !THANKED_WITH.has(move.act) || DEMANDED.test(text)) return null;
  const done = moves.flatMap((one) => factsIn(one, asked)).filter(({ by }) => by === me);
  const base = { move: 'accept', occasion: 'thanks', asked: grateful } as const;
  // "谢谢4号教我 记住了 无懈只管锦囊".
  if (FOR_WORDS.test(text)) return { ...base, clause: 'no_thanks' };
  // "吕虔这桃园开得及时,救我于水火,谢啦": what was done for one is no plea and no news.
  const told = done.find(isHelp);
  if (told) return { ...base, clause: 'welcome', facts: [told] };
  if (done.some(isHarm)) return null;
  // "谢谢主公没打我": for what was left undone, where it was.
  if (grateful.denied === true)
    return (grateful.facts ?? []).every(({ verdict }) => verdict === 'true') ? { ...base, clause: 'spared' } : null;
  const thanks = thanked(grateful, asked);
  return move.act === 'thanks' && thanks?.facts === undefined ? null : thanks;
}
