/** Whoever has lost the thread is told how things stand: whose turn it is, how many live, what was done last (§Q3). */
import { asksOwnHero } from '../../moves/asked/skill-asked';
import { cardsIn } from '../../moves/words/cards';
import { isQuestion, type Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { isHarm, isHelp } from '../record/deeds';
import type { Plan } from '../plan';
import { factsIn } from '../record/known';
import { namedBy, touchedBy } from '../record/touching';

/** Somebody is held to what it said before. */
const SAID_OTHERWISE =
  "你(?:们)?(?:刚才?|之前|前面|上次|先前|开始|那会儿)+(?:可|说的|讲的)*(?:不是|没)(?:这么|这样|那么)?(?:说|讲|答)|(?:跟|和|与)你?(?:刚才?|之前|前面|先前)(?:说|讲)的(?:可)?(?:不一样|对不上|两样|不同|矛盾)|(?:怎么)?(?:又)?(?:改口|变卦)(?:了|啦)|\\b(?:did(?:n'?t| not)?|thought) (?:you|u)(?: just)? (?:say|said|tell me|told me) (?:something|sth|smth|anything) (?:else|different|other)|\\b(?:that(?:'?s| is)|thats) not what (?:you|u) (?:said|told)|\\b(?:you|u) (?:just )?(?:said|told me) (?:something else|something different|otherwise|different)";
/** Somebody has lost the thread, or asks whose turn it is. */
export const LOST = new RegExp(
  `${SAID_OTHERWISE}|${/谁(?:跟|和|与|是)谁(?!都|[打吵])|谁帮谁|哪边是哪边|\bwho(?:'?s| is)?(?: on| with)? (?:who|whose (?:side|team))\b|发生(?:了)?(?:啥|什么)|错过(?:了)?(?:啥|什么)|(?:跟|转|反应)不(?:上|过来)|\bwhat(?: the \w+)? (?:just )?happened(?! to)\b|\bwhat(?:'?d)?(?: did)? i miss\b|(?:没|不)(?:太)?(?:看|听|搞)?(?:懂|明白|清楚)?[,，]?(?:你)?再说一(?:遍|次)|\bsay (?:that|it) again\b|\bwhat (?:do|did) (?:you|u) mean\b(?! by (?:hit|attack))|(?:没|一句没|都没|完全没|还是没|真没)(?:太|大)?(?:看|听|搞|弄)?(?:懂|明白|(?<=看)清)(?!你|他|她|事|得)|(?:看|听|搞|弄)不(?:懂|明白)|(?:啥|什么|怎么个|咋个)(?:局面|情况|形势|状况|局势)|懵(?:了|逼|圈|$)|一头雾水|晕(?:了|头转向)(?!过去)|(?:该|轮到|到)谁(?:了|出|打|的(?:回合|轮))|谁的回合|我(?:该|要)(?:咋|怎么)(?:玩|办|打)(?:啊|呀|呢)?$|\b(?:i'?m|i am) (?:so |totally |completely |a bit |kinda )?(?:lost|confused)\b|\bi (?:don'?t|do not|didn'?t) (?:get|understand|follow) (?:it|this|that|any of (?:it|this)|anything|what(?:'s| is| you))|\bi don'?t get it\b|\bwhat(?:'?s| is)(?: even)? (?:going on|happening|the situation)\b|\bno idea what(?:'?s)?\b|\bwhose turn\b/.source}`,
);
/** What somebody has said was not understood. */
const OF_WORDS = new RegExp(
  `${SAID_OTHERWISE}|${/再说一(?:遍|次)|你(?:们)?(?:刚才?)?说(?:的|啥|什么|了啥)|(?:你|这)话|\b(?:what (?:do|did) (?:you|u) (?:mean|say)|say (?:that|it) again|come again)\b/.source}`,
);
/** Who is with whom is not understood. */
const OF_SIDES = /谁.谁|哪边是|\bwho.* who/;
/** How cards are played, and no state of play. */
const NEW_HERE = /怎么(?:玩|打)|咋(?:玩|打)|规则|\bhow (?:do|to) (?:i )?play\b/;

/** "你们说的我一句没看懂", "whose turn is it": how things stand; null where something in particular is not understood. */
export function recapPlan(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, moves, text } = asked;
  const { turnOf } = scene;
  const others = namedBy(asked).seats.filter((seat) => seat !== me && seat !== from);
  const own = asked.lastWords(me);
  if (OF_WORDS.test(text) && own !== null && others.length === 0)
    return { move: 'explain', clause: 'said_again', occasion: 'ack', words: own, asked: move };
  const asks = moves.filter(isQuestion);
  // "我这个武将是干嘛的呀,技能字好多看不懂": it is the hero that is not understood.
  if (asksOwnHero(text) || turnOf === null || asks.some(({ role }) => role !== undefined)) return null;
  if (others.length > 0 || cardsIn(text).length > 0) {
    // "huh?? 5 put the happy card on the lord now? im lost": that deed it is.
    if (asks.some(({ act }) => act === 'ask_rule' || (act === 'ask_why' && others.length > 0))) return null;
    const deed = moves.flatMap((one) => factsIn(one, asked))[0] ?? touchedBy(asked);
    return deed && { move: 'explain', clause: 'recap_deed', occasion: 'ack', facts: [deed], asked: move };
  }
  if (asks.some(({ act, facts = [] }) => act !== 'ask_fact' && facts.some(({ verdict }) => verdict === 'true')))
    return null;
  const base = { move: 'explain' as const, occasion: 'ack' as const, about: turnOf, asked: move };
  const { bySeat, lord } = scene.table;
  if (OF_SIDES.test(text) && ![...bySeat.values()].some((one) => one.alive && one.revealed && one.seat !== lord)) {
    const onLord = [...scene.facts].reverse().find((fact) => fact.to === lord && fact.by !== lord && isHarm(fact));
    return { ...base, clause: 'recap_sides', about: lord, facts: onLord ? [onLord] : [] };
  }
  if (NEW_HERE.test(text)) return { ...base, clause: 'recap_play', about: scene.table.lord };
  const last = [...scene.facts]
    .reverse()
    .find((fact) => fact.by !== null && fact.by !== fact.to && (isHarm(fact) || isHelp(fact)));
  return last && seatOf(scene, last.to ?? me) !== undefined
    ? { ...base, clause: 'recap', facts: [last] }
    : { ...base, clause: 'recap_begun', count: 'all' };
}
