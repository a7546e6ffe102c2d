/** Questions: what is to be accounted for, what was done, what one is about to do. What begs stands in begging.ts, who is who in guessing.ts. */
import type { Seat } from '../../../core/event';
import * as questions from '../words/asked';
import { AGREED } from '../asked/agreement';
import { begging } from './begging';
import { choiceIn, takenLyingDown } from './choices';
import type { Clause } from './clause';
import { deedLike, itWas, whoDidIt } from './culprit';
import { cardsIn } from '../words/cards';
import type { Deed } from '../deeds/deed';
import { guessAsked } from './guessing';
import { reportOf } from '../deeds/record';
import { roleAsked } from './role-asked';
import { topicOf } from '../topics';
import type { Move, Topic } from '../types';
import { refer, why } from './why';
import * as words from '../words/acts';

const OUTSIDE: ReadonlySet<Topic | null> = new Set<Topic>(['family', 'work', 'study', 'health', 'love', 'loss']);

/** "我妈问我在干嘛": of one's own life, nobody at the table named; no reason is asked for. */
const isOutside = ({ text, at, youNamed }: Clause): boolean =>
  !youNamed && OUTSIDE.has(topicOf(text)) && at.mentions.every(({ kind }) => kind === 'self' || kind === 'he');

/** The move of a clause that asks or begs; null where it does neither. */
export const asking = (clause: Clause): Move | null => begging(clause) ?? questioned(clause);

function questioned(clause: Clause): Move | null {
  const { text, asked, at } = clause;
  // "what did I ever do to you": no account is wanted, but the reason.
  if (clause.has(questions.WRONGED)) {
    // "what did 5 do to you": what the hearer did to that one is to be accounted for.
    const about = clause.has(/ to you\b/) && !clause.has(/\b(?:i|we)\b/) ? null : clause.other;
    return clause.move('ask_why', { about: about ?? clause.hearer ?? undefined });
  }
  if (asked && clause.has(questions.DEEDS_ASKED) && !clause.has(questions.PLAN))
    return clause.move('ask_fact', { about: whose(clause) });
  // "您老到底保谁": whose side one is on, and no deed.
  if (
    asked &&
    clause.has(
      /(?:到底|究竟)(?:是|想)?(?:保|帮|跟|站|向着)谁|(?:跟|和)谁(?:混|一伙|一边|一头|走)|(?:站|帮|向着)(?:谁|哪)(?:边|头)?(?:的|呢|啊|$)/,
    ) &&
    clause.hearer !== null
  )
    return clause.move('ask_role', { about: clause.other ?? clause.hearer });
  // "我血怎么又满了": who healed is asked for.
  if (asked && clause.has(questions.HEALED_HOW) && clause.deeds.every(({ by }) => by === 'open' || by === clause.from))
    return clause.move('ask_fact', {
      facts: clause.reports([deedLike('heal', 'asked', clause.other ?? clause.from)]),
      about: clause.other ?? clause.from,
    });
  // "我旁边这俩,谁会打我": of what is to come.
  if (clause.has(questions.WHO_COMES)) return clause.move('ask_guess', {});
  // "这局你最想让谁先走".
  if (clause.youNamed && clause.has(questions.WISHED_GONE)) return clause.move('ask_plan');
  const named = itWas(clause);
  if (named) return named;
  const whoDid = clause.has(questions.WHO_DID) ? whoDidIt(clause) : null;
  if (whoDid) return whoDid;
  // "铁索横过来是什么意思", "闪电放自己头上图啥": a card alone is asked about, and nobody's reason.
  const ofCardAlone = cardsIn(text).length > 0 && at.mentions.every(({ kind }) => kind === 'self' && /自己/.test(text));
  if (
    ofCardAlone &&
    clause.has(/(?:什么|啥)(?:意思|用|效果)|(?:有|图|为)(?:什么|啥)(?:用|好处)?$|\bwhat does .{1,24} (?:do|mean)\b/)
  )
    return clause.move('ask_rule');
  // "曹宇摸走我一张什么牌": of what was done.
  if (asked && clause.has(questions.RULE) && clause.deeds.every(({ past, by }) => !past || typeof by !== 'number'))
    return clause.move('ask_rule');
  // "你砍主公那刀是认真的吗": the hearer's own deed, and what it was for.
  if (asked && clause.has(questions.SURE) && clause.deeds.some(({ by, past }) => past && by === clause.hearer))
    return why(clause);
  if ((asked || clause.has(words.DOUBTS)) && clause.has(questions.SURE) && !clause.has(questions.WHY))
    return clause.move('ask_sure', { ...refer(clause), about: clause.other ?? refer(clause).about });
  const deed = at.told.find(({ by }) => typeof by === 'number');
  // "你打我的依据是什么": of a deed of the hearer's.
  if (clause.has(questions.EVIDENCE) && clause.deeds.some(({ by, past }) => past && by === clause.hearer))
    return why(clause);
  // "主公上来就砍8号,有根据吗": what it is to be founded on was told just before.
  if (clause.has(questions.EVIDENCE) && asked && deed && clause.other === undefined)
    return clause.move('ask_why', { about: deed.by, facts: at.told });
  // "2 nulling 5's duel is all the proof i need": the deed is told.
  const told = !asked && /[a-z]{3}/.test(text) && clause.deeds.length > 0;
  if (
    !told &&
    clause.has(questions.EVIDENCE) &&
    (asked || clause.has(/证据|依据|理由|证明|proof|evidence|prove|reason/))
  )
    return clause.move('ask_evidence', {
      ...refer(clause),
      about: clause.other ?? refer(clause).about,
      role: clause.other === undefined ? refer(clause).role : roleAsked(clause),
    });
  // "u agree 2?": with what was said of somebody just before.
  if (clause.has(AGREED) && clause.deeds.length === 0 && clause.lately !== undefined && clause.lately !== clause.hearer)
    return clause.move('ask_guess', { about: clause.lately, refersTo: at.moment.exchanges[0]?.id });
  if (HOW_TO_PLAY.test(text)) return clause.move('ask_plan', { about: clause.other });
  // "主公把司马的白银拆了,这是不信4还是想给他回口血": two readings of what was told just before.
  if (deed && clause.has(TWO_READINGS)) return clause.move('ask_why', { about: deed.by, facts: at.told });
  const choice = choiceIn(clause) ?? takenLyingDown(clause);
  if (choice) return choice;
  if (
    (clause.has(questions.WHY) && !clause.has(questions.NOT_ASKED) && !isOutside(clause)) ||
    (clause.has(/(?:咋|怎么)想的|有.{0,4}仇/) && doneByHearer(clause)) ||
    // "成济砍采薇两血,记恨她啥啊": what was told just before is to be accounted for.
    (deed && asked && clause.has(/(?:恨|惹|得罪|招|欠|怨|过节|仇).{0,4}(?:啥|什么|哪)/)) ||
    // "7号你拿走闪电是想干嘛".
    (clause.has(/是想[干做][嘛啥什]/) && clause.deeds.length > 0)
  )
    return why(clause);
  if (!asked) return null;
  const past = clause.deeds.filter((deed) => deed.past || isDone(deed, clause));
  // "老大怎么给三号塞了两张牌": the deed is known, and what it was for is asked.
  if (
    past.length > 0 &&
    clause.has(/(?:怎么|咋)(?!样|回事|没)/) &&
    past.every(({ by, to }) => typeof by === 'number' && typeof to === 'number' && by !== to) &&
    clause.reports(past).every(({ verdict }) => verdict === 'true')
  )
    return why(clause);
  // "2号上来就剁主公一刀,想干啥啊": after a deed, what one is about is why one did it.
  if (clause.has(questions.PLAN) && past.length === 0 && at.mentions.length === 0 && deed && !clause.has(YET_TO_COME))
    return why(clause);
  // "装了贯石斧是准备砍谁": what was done before is no part of what is asked.
  if (clause.has(/(?:准备|打算|计划)(?:要|去)?[打杀砍拆顺救收弄搞](?:谁|哪个|几号)/))
    return clause.move('ask_plan', { about: clause.other });
  if (clause.has(questions.PLAN) && past.length === 0) return clause.move('ask_plan', { about: clause.other });
  // "4号的万箭把主公打掉几血": what one did to another, and not how that one stands.
  const dealt = clause.deeds.filter(({ by, to }) => typeof by === 'number' && typeof to === 'number');
  if (clause.has(questions.STANDS) && past.length === 0 && dealt.length > 0)
    return clause.move('ask_fact', { facts: clause.reports(dealt), about: aboutOfDeeds(dealt) });
  if (clause.has(questions.STANDS) && past.length === 0) return clause.move('ask_fact', { about: whose(clause) });
  // "五谷开得怎么样": how a card went is no question of who is who.
  const ofCard = cardsIn(text).length > 0 && at.mentions.every(({ kind }) => kind === 'self');
  const guess =
    clause.has(questions.GUESS_ASKED) &&
    !clause.has(/我看.{0,2}(?:日志|战报|记录|说明)/) &&
    !(ofCard && roleAsked(clause) === undefined);
  // "你把3号劈到1血?": the hearer knows that it did; what is asked for is the reason.
  if (past.length > 0 && !questions.ASKS.test(text) && past.every(({ by }) => by === clause.hearer)) return why(clause);
  if (past.length > 0 && (!guess || past.some(({ by, to }) => by === 'asked' || to === 'asked')))
    return clause.move('ask_fact', { facts: clause.reports(past), about: aboutOfDeeds(past) });
  return guessAsked(clause, guess);
}

/** "轮到你了 咋打". */
const HOW_TO_PLAY = /^(?:那|你)?(?:咋|怎么|咋个)(?:打|办|出牌?)(?:啊|呢|呀)?$/;
const TWO_READINGS = /^(?:这|那)?(?:是|图|算)(?!.*你).{2,}还是|^(?:is (?:that|it|this)|just|was that) .{2,} or /;
const YET_TO_COME = /下|接下来|待会|等会|然后|\bnext\b/;

/** "你万箭刮我一滴, 咋想的": what was told before it is the hearer's own deed. */
const doneByHearer = ({ at: { told: before }, other, hearer }: Clause): boolean =>
  other === undefined && before.some(({ by }) => by === hearer);

/** Whose deeds a question asks for that names nobody, or the hearer. */
const whose = (clause: Clause): Seat | undefined =>
  clause.other ?? (clause.youNamed ? (clause.hearer ?? undefined) : clause.selfNamed ? clause.from : clause.spokenOf);

/** "你保3号？": it stands on record, so that it is what is asked about. */
const isDone = (deed: Deed, { hearer, at }: Clause): boolean =>
  ((deed.by === hearer && at.asked) || deed.by === 'asked') &&
  typeof deed.to === 'number' &&
  reportOf(deed, at.moment.scene).verdict === 'true';

/** Who did it; where nobody is named, whom it befell. */
export const aboutOfDeeds = (deeds: readonly Deed[]): Seat | undefined => {
  for (const { by } of deeds) if (typeof by === 'number') return by;
  for (const { to } of deeds) if (typeof to === 'number') return to;
  return undefined;
};
