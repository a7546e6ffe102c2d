/** Questions, and what begs or excuses: the acts that want something of the hearer. */
import type { Seat } from '../../core/event';
import { choiceIn, takenLyingDown } from './choices';
import type { Clause } from './clause';
import { deedLike, itWas, whoDidIt } from './culprit';
import { takesBack } from './amends';
import { selfIn } from './life/self';
import { cardsIn, skillsIn } from './cards';
import type { Deed } from './deed';
import { NEARLY } from './deeds';
import { headsAsked } from './heads';
import { topicOf } from './topics';
import { ALLEGED, undertakingIn } from './promise';
import { reportOf } from './record';
import { roleAsked } from './role-asked';
import type { Move, Topic } from './types';
import { refer, why } from './why';
import * as questions from './asked-words';
import * as words from './words';

const OUTSIDE: ReadonlySet<Topic | null> = new Set<Topic>(['family', 'work', 'study', 'health', 'love', 'loss']);

/** "我妈问我在干嘛": of one's own life, nobody at the table named; no reason is asked for. */
const isOutside = ({ text, at, youNamed }: Clause): boolean =>
  !youNamed && OUTSIDE.has(topicOf(text)) && at.mentions.every(({ kind }) => kind === 'self' || kind === 'he');

/** A deed in a question or a reason has happened, unless it is yet to come. */
export const told = (deed: Deed): boolean => deed.past;

/** What a skill does is asked. */
const SKILL_ASKED =
  /怎么(?:个)?用|(?:什么|啥)(?:意思|技能|效果|玩意)|(?:咋|怎么)回事|干(?:嘛|什么|啥)(?:用)?的|\bwhat(?: the \w+)? (?:does|is)\b|\bhow does\b/;

/** The moves of a clause that asks; null where it does not. */
export function asking(clause: Clause): Move[] | null {
  const { text, asked, at } = clause;
  if (clause.hearer !== null && clause.has(words.EXCUSE_REFUSED))
    return [clause.move('ask_why', { about: clause.hearer })];
  const apology = (clause.has(words.APOLOGY) && !clause.has(words.APOLOGY_NOT)) || takesBack(text);
  if (apology && !clause.has(questions.WHY)) {
    const whom = clause.other ?? clause.hearer ?? undefined;
    const own = whom === undefined ? [] : ownBlows(clause, whom);
    const done = clause.reports(own).filter(({ verdict }) => verdict === 'true');
    return [clause.move('apology', { about: whom, ...(done.length > 0 ? { facts: done } : {}) })];
  }
  if (clause.has(words.QUIET) && clause.deeds.length === 0) return [clause.move('hurry')];
  if (clause.has(questions.DRAWN)) return [clause.move('topic', { topic: 'luck' })];
  if (seeksCompany(clause)) return [clause.move('propose', { about: clause.other })];
  // "8号你不是说这轮不动2号吗": what it is said to have undertaken is held against it, and undertaken by nobody now.
  if (clause.hearer !== null && clause.has(ALLEGED) && (clause.has(words.SAYS_YOU) || clause.has(WAS_AGREED))) {
    const promise = undertakingIn(text, at.mentions, clause.hearer, clause.from) ?? undefined;
    return [clause.move('blame', { about: clause.hearer, promise })];
  }
  const holder = clause.about ?? (clause.selfNamed || spokenOf(clause) === undefined ? clause.from : spokenOf(clause));
  if (clause.has(words.IN_HAND) && holder !== undefined && !clause.at.mentions.some(({ kind }) => kind === 'who'))
    return [
      clause.move(at.asked || clause.has(/(?:没有?|吗|么)$|^(?:does|do|has|have)\b/) ? 'ask_fact' : 'report', {
        about: holder,
      }),
    ];
  // "我都说了别动我": it is held against somebody, and no longer begged.
  if (clause.has(words.SPARE) && !clause.has(/说(?:了|过|好)(?:的)?(?:别|不)/))
    return [clause.move('plead', { about: clause.from })];
  // "你怎么看我", "ur read on me": a judgement of the speaker.
  if (clause.has(questions.SELF_JUDGED))
    return [clause.move('ask_guess', { about: clause.from, role: roleAsked(clause) })];
  const self = selfIn(text);
  if (self !== null)
    return [
      clause.move('ask_self', {
        topic: 'self',
        about: clause.hearer ?? undefined,
        life: { matter: `self:${self}`, trouble: false },
      }),
    ];
  if (
    asked &&
    clause.has(questions.FALLEN) &&
    at.mentions.every(({ kind }) => kind !== 'seat' && kind !== 'who') &&
    roleAsked(clause)
  )
    return [clause.move('ask_count', { role: roleAsked(clause) })];
  const heads = headsAsked(text, asked || clause.has(/(?:没有?|不|吗|么)(?:啊|呀|呢)?$/));
  // "主公这边少人没".
  const side = clause.has(/[这那](?:边|头|伙)/) ? at.moment.scene.table.lord : null;
  if (heads !== null && at.mentions.every(({ kind, seat }) => kind !== 'seat' || seat === side))
    return [clause.move('ask_count', heads === 'role' ? { role: roleAsked(clause) } : {})];
  const counts = (asked || clause.has(questions.COUNTED_UP)) && clause.has(questions.COUNT);
  if ((counts || clause.has(questions.NONE_DEAD)) && !clause.has(questions.COUNT_NOT))
    return [clause.move('ask_count', { role: rolesCounted(text) > 1 ? undefined : roleAsked(clause) })];
  if (clause.has(words.HELP_CALLED) && clause.deeds.every(({ past }) => !past))
    return [clause.move('plead', { about: lordOrSelf(clause) })];
  if (clause.has(words.BEGS)) return [clause.move('plead', { about: clause.from })];
  // "4你到底当不当自己人": of a third, whoever is asked it.
  const friend = at.mentions.filter(({ kind, seat, called }) => kind === 'seat' && !called && seat !== clause.hearer);
  if ((asked || clause.has(/([当算])不\1|敌/)) && friend.length > 0 && clause.has(questions.REGARDED))
    return [clause.move('ask_guess', { about: friend.pop()?.seat ?? undefined, role: 'zhong' })];
  if (clause.has(questions.ROLE_WANTED) && !clause.selfNamed)
    return [clause.move('ask_role', { about: clause.other ?? clause.hearer ?? undefined })];
  if (
    clause.has(words.HELP) &&
    !clause.has(words.NO_PLEA) &&
    !clause.has(words.THANKS) &&
    !clause.has(questions.WHY) &&
    !isTold(clause)
  )
    return [
      clause.move('plead', {
        about: clause.has(/我(?!们)|\b(?:me|my)\b/) || clause.other === undefined ? lordOrSelf(clause) : clause.other,
      }),
    ];
  // "what did I ever do to you": no account is wanted, but the reason.
  if (clause.has(questions.WRONGED)) {
    // "what did 5 do to you": what the hearer did to that one is to be accounted for.
    const about = clause.has(/ to you\b/) && !clause.has(/\b(?:i|we)\b/) ? null : clause.other;
    return [clause.move('ask_why', { about: about ?? clause.hearer ?? undefined })];
  }
  if (asked && clause.has(questions.DEEDS_ASKED) && !clause.has(questions.PLAN))
    return [clause.move('ask_fact', { about: whose(clause) })];
  // "您老到底保谁": whose side one is on, and no deed.
  if (
    asked &&
    clause.has(
      /(?:到底|究竟)(?:是|想)?(?:保|帮|跟|站|向着)谁|(?:跟|和)谁(?:混|一伙|一边|一头|走)|(?:站|帮|向着)(?:谁|哪)(?:边|头)?(?:的|呢|啊|$)/,
    ) &&
    clause.hearer !== null
  )
    return [clause.move('ask_role', { about: clause.other ?? clause.hearer })];
  // "我血怎么又满了": who healed is asked for.
  if (asked && clause.has(questions.HEALED_HOW) && clause.deeds.every(({ by }) => by === 'open' || by === clause.from))
    return [
      clause.move('ask_fact', {
        facts: clause.reports([deedLike('heal', 'asked', clause.other ?? clause.from)]),
        about: clause.other ?? clause.from,
      }),
    ];
  // "我旁边这俩,谁会打我": of what is to come.
  if (clause.has(questions.WHO_COMES)) return [clause.move('ask_guess', {})];
  const named = itWas(clause);
  if (named) return [named];
  const whoDid = clause.has(questions.WHO_DID) ? whoDidIt(clause) : null;
  if (whoDid) return [whoDid];
  // "这个倚投到底怎么个用法": of a skill that was used here.
  if (clause.has(SKILL_ASKED) && !clause.has(/你/) && skillsIn(text, at.moment.scene).length > 0)
    return [clause.move('ask_rule')];
  // "铁索横过来是什么意思", "闪电放自己头上图啥": a card alone is asked about, and nobody's reason.
  const ofCardAlone = cardsIn(text).length > 0 && at.mentions.every(({ kind }) => kind === 'self' && /自己/.test(text));
  if (
    ofCardAlone &&
    clause.has(/(?:什么|啥)(?:意思|用|效果)|(?:有|图|为)(?:什么|啥)(?:用|好处)?$|\bwhat does .{1,24} (?:do|mean)\b/)
  )
    return [clause.move('ask_rule')];
  // "曹宇摸走我一张什么牌": of what was done.
  if (asked && clause.has(questions.RULE) && clause.deeds.every(({ past, by }) => !past || typeof by !== 'number'))
    return [clause.move('ask_rule')];
  // "你砍主公那刀是认真的吗": the hearer's own deed, and what it was for.
  if (asked && clause.has(questions.SURE) && clause.deeds.some(({ by, past }) => past && by === clause.hearer))
    return [why(clause)];
  if ((asked || clause.has(words.DOUBTS)) && clause.has(questions.SURE) && !clause.has(questions.WHY))
    return [clause.move('ask_sure', { ...refer(clause), about: clause.other ?? refer(clause).about })];
  const deed = at.told.find(({ by }) => typeof by === 'number');
  // "你打我的依据是什么": of a deed of the hearer's.
  if (clause.has(questions.EVIDENCE) && clause.deeds.some(({ by, past }) => past && by === clause.hearer))
    return [why(clause)];
  // "主公上来就砍8号,有根据吗": what it is to be founded on was told just before.
  if (clause.has(questions.EVIDENCE) && asked && deed && clause.other === undefined)
    return [clause.move('ask_why', { about: deed.by, facts: at.told })];
  if (clause.has(questions.EVIDENCE) && (asked || clause.has(/证据|依据|理由|证明|proof|evidence|prove|reason/)))
    return [
      clause.move('ask_evidence', {
        ...refer(clause),
        about: clause.other ?? refer(clause).about,
        role: clause.other === undefined ? refer(clause).role : roleAsked(clause),
      }),
    ];
  // "u agree 2?": with what was said of somebody just before.
  if (clause.has(AGREED) && clause.deeds.length === 0 && clause.lately !== undefined && clause.lately !== clause.hearer)
    return [clause.move('ask_guess', { about: clause.lately, refersTo: at.moment.exchanges[0]?.id })];
  if (HOW_TO_PLAY.test(text)) return [clause.move('ask_plan', { about: clause.other })];
  // "主公把司马的白银拆了,这是不信4还是想给他回口血": two readings of what was told just before.
  if (deed && clause.has(TWO_READINGS)) return [clause.move('ask_why', { about: deed.by, facts: at.told })];
  const choice = choiceIn(clause) ?? takenLyingDown(clause);
  if (choice) return [choice];
  if (
    (clause.has(questions.WHY) && !clause.has(questions.NOT_ASKED) && !isOutside(clause)) ||
    (clause.has(/(?:咋|怎么)想的|有.{0,4}仇/) && doneByHearer(clause)) ||
    // "成济砍采薇两血,记恨她啥啊": what was told just before is to be accounted for.
    (deed && asked && clause.has(/(?:恨|惹|得罪|招|欠|怨|过节|仇).{0,4}(?:啥|什么|哪)/)) ||
    // "7号你拿走闪电是想干嘛".
    (clause.has(/是想[干做][嘛啥什]/) && clause.deeds.length > 0)
  )
    return [why(clause)];
  if (!asked) return null;
  const past = clause.deeds.filter((deed) => told(deed) || isDone(deed, clause));
  // "老大怎么给三号塞了两张牌": the deed is known, and what it was for is asked.
  if (
    past.length > 0 &&
    clause.has(/(?:怎么|咋)(?!样|回事|没)/) &&
    past.every(({ by, to }) => typeof by === 'number' && typeof to === 'number' && by !== to) &&
    clause.reports(past).every(({ verdict }) => verdict === 'true')
  )
    return [why(clause)];
  // "2号上来就剁主公一刀,想干啥啊": after a deed, what one is about is why one did it.
  if (clause.has(questions.PLAN) && past.length === 0 && at.mentions.length === 0 && deed && !clause.has(YET_TO_COME))
    return [why(clause)];
  // "装了贯石斧是准备砍谁": what was done before is no part of what is asked.
  if (clause.has(/(?:准备|打算|计划)(?:要|去)?[打杀砍拆顺救收弄搞](?:谁|哪个|几号)/))
    return [clause.move('ask_plan', { about: clause.other })];
  if (clause.has(questions.PLAN) && past.length === 0) return [clause.move('ask_plan', { about: clause.other })];
  // "4号的万箭把主公打掉几血": what one did to another, and not how that one stands.
  const dealt = clause.deeds.filter(({ by, to }) => typeof by === 'number' && typeof to === 'number');
  if (clause.has(questions.STANDS) && past.length === 0 && dealt.length > 0)
    return [clause.move('ask_fact', { facts: clause.reports(dealt), about: aboutOfDeeds(dealt) })];
  if (clause.has(questions.STANDS) && past.length === 0) return [clause.move('ask_fact', { about: whose(clause) })];
  // "五谷开得怎么样": how a card went is no question of who is who.
  const ofCard = cardsIn(text).length > 0 && at.mentions.every(({ kind }) => kind === 'self');
  const guess =
    clause.has(questions.GUESS_ASKED) &&
    !clause.has(/我看.{0,2}(?:日志|战报|记录|说明)/) &&
    !(ofCard && roleAsked(clause) === undefined);
  // "你把3号劈到1血?": the hearer knows that it did; what is asked for is the reason.
  if (past.length > 0 && !questions.ASKS.test(text) && past.every(({ by }) => by === clause.hearer))
    return [why(clause)];
  if (past.length > 0 && (!guess || past.some(({ by, to }) => by === 'asked' || to === 'asked')))
    return [clause.move('ask_fact', { facts: clause.reports(past), about: aboutOfDeeds(past) })];
  // "你是不是在划水": an accusation all the same.
  const who = !clause.has(/\bwhose side\b/) && at.mentions.some(({ kind }) => kind === 'who');
  if (
    !who &&
    clause.youNamed &&
    clause.other === undefined &&
    clause.has(words.SUSPECTED) &&
    !clause.has(words.TRUSTED)
  )
    return [clause.move('accuse', { about: clause.hearer ?? undefined })];
  const him = clause.roleOfHim;
  const role = clause.has(questions.ROLE_ASKED) || at.said.length > 0 || him !== null;
  const topic = topicOf(text);
  if (
    topic === 'heroes' ||
    (clause.has(questions.STRONGER) && at.mentions.filter(({ kind }) => kind === 'seat').length > 1)
  )
    return [clause.move('topic', { topic: 'heroes' })];
  if (role || guess) {
    // "是自己人吧?": without a word for oneself it is asked of another.
    const own = at.said[0]?.about === clause.from && at.mentions.every(({ kind }) => kind !== 'self');
    const said = (own ? undefined : at.said[0]?.about) ?? him?.about;
    const self =
      said === clause.from ||
      // "张春华你说3号像反吗", by 3 itself.
      (said === undefined &&
        at.mentions.some(({ kind, seat, called }) => kind === 'seat' && seat === clause.from && !called)) ||
      (said === undefined &&
        clause.selfNamed &&
        clause.other === undefined &&
        clause.has(
          /我(?:是|算)?(?:啥|什么|何|哪)(?:身份|边|头)|我的身份|怀疑我|觉得我|防着我|我(?:像|是|不是|可信)|信(?:不信|得过|任|不过)?我|\b(?:am i|trust me|believe me|i'm|suspect me)\b/,
        ));
    const about = self
      ? clause.from
      : who && clause.other === undefined
        ? undefined
        : (said ?? clause.other ?? (guess && !role ? hiddenOne(clause) : undefined));
    // "2号你杀主公是真反还是手滑": what the lord is nobody asks.
    const open = about !== undefined && about !== clause.hearer && isOpen(clause, about);
    const ofHearer =
      about === clause.hearer ||
      (open && role && clause.hearer !== null && clause.youNamed && !isOpen(clause, clause.hearer)) ||
      (about === undefined && !who && role && !(guess && !clause.has(/身份|哪边|\byour role/)));
    if (ofHearer && !self && role)
      return [clause.move('ask_role', { about: clause.hearer ?? about ?? spokenOf(clause), role: roleAsked(clause) })];
    return [clause.move('ask_guess', { about: about ?? undefined, role: roleAsked(clause) })];
  }
  if (clause.has(questions.FACT_ASKED))
    return [
      clause.move('ask_fact', { about: clause.other ?? (clause.youNamed ? (clause.hearer ?? undefined) : undefined) }),
    ];
  if (clause.has(words.SUSPECTED) || clause.has(words.TRUSTED))
    return [clause.move('ask_guess', { about: clause.other ?? hiddenOne(clause) })];
  if (clause.has(words.PROPOSE)) return [clause.move('propose', { about: clause.other })];
  return null;
}

/** "有没有人跟我打6号": it asks for hands and not for names. What others have done together is told. */
const seeksCompany = (clause: Clause): boolean =>
  clause.has(words.COMPANY) &&
  !clause.has(NEARLY) &&
  !clause.has(questions.WHY) &&
  clause.deeds.every(
    ({ by, to, past }) =>
      !past && to !== clause.from && (typeof by !== 'number' || by === clause.from || by === clause.hearer),
  );

/** Of a word that was given it need not be said whose. */
const WAS_AGREED = /^(?:不是|明明|之前|刚才?)?(?:都)?(?:说|讲)好/;
const AGREED = /\b(?:you|u|ya) agree\b|你(?:也)?(?:同意|赞成|这么(?:看|想|觉得))(?:吗|么|不|吧)?$/;
/** "轮到你了 咋打". */
const HOW_TO_PLAY = /^(?:那|你)?(?:咋|怎么|咋个)(?:打|办|出牌?)(?:啊|呢|呀)?$/;
const TWO_READINGS = /^(?:这|那)?(?:是|图|算)(?!.*你).{2,}还是|^(?:is (?:that|it|this)|just|was that) .{2,} or /;
const YET_TO_COME = /下|接下来|待会|等会|然后|\bnext\b/;

const isOpen = ({ at }: Clause, seat: Seat): boolean => at.moment.scene.table.bySeat.get(seat)?.revealed != null;

/** Who was spoken of, unless there is nothing to guess: "砍过主公的就四跟七, 那还有俩反躲哪儿了" is not about the lord. */
function hiddenOne(clause: Clause): Seat | undefined {
  const seat = spokenOf(clause);
  return seat !== undefined && clause.at.moment.scene.table.bySeat.get(seat)?.revealed === null ? seat : undefined;
}

/** "你万箭刮我一滴, 咋想的": what was told before it is the hearer's own deed. */
const doneByHearer = ({ at: { told: before }, other, hearer }: Clause): boolean =>
  other === undefined && before.some(({ by }) => by === hearer);

/** Whose deeds a question asks for that names nobody, or the hearer. */
const whose = (clause: Clause): Seat | undefined =>
  clause.other ?? (clause.youNamed ? (clause.hearer ?? undefined) : clause.selfNamed ? clause.from : spokenOf(clause));

/** How many roles a question counts: "几个反几个忠". */
const rolesCounted = (text: string): number =>
  [/反|\breb/, /忠|loyal/, /内|traitor|spy|spies/].filter((one) => one.test(text)).length;

/** "你保3号？": it stands on record, so that it is what is asked about. */
const isDone = (deed: Deed, { hearer, at }: Clause): boolean =>
  ((deed.by === hearer && at.asked) || deed.by === 'asked') &&
  typeof deed.to === 'number' &&
  reportOf(deed, at.moment.scene).verdict === 'true';

/** "那三刀对不住": what one begs pardon for, one did oneself to the one whom one begs. */
const ownBlows = (clause: Clause, to: Seat): Deed[] =>
  clause.deeds
    .filter(({ verb }) => verb === 'attack' || verb === 'strike' || verb === 'discard' || verb === 'steal')
    .slice(0, 1)
    .map((deed) => ({ ...deed, by: clause.from, to, denied: false, hurt: false }));

export const spokenOf = ({ at }: Clause): Seat | undefined => at.spokenOf ?? undefined;

/** Somebody helps, or has helped: no plea either. */
const isTold = ({ deeds, asked, hearer }: Clause): boolean =>
  deeds.some(
    (deed) => told(deed) || deed.by === 'asked' || (typeof deed.by === 'number' && deed.by !== hearer && !asked),
  );

/** Help is asked for oneself, or for the lord where the line names nobody else. */
const lordOrSelf = ({ text, from, at }: Clause): Seat =>
  /主公|救主|救驾|护驾|\blord\b/.test(text) && !/救我|救命|\b(?:save|help) me\b/.test(text)
    ? at.moment.scene.table.lord
    : // "老板1血没牌了!谁有桃": for whoever was spoken of just before.
      at.mentions.every(({ kind }) => kind !== 'self') && at.spokenOf === at.moment.scene.table.lord
      ? at.spokenOf
      : from;

/** Who did it; where nobody is named, whom it befell. */
export const aboutOfDeeds = (deeds: readonly Deed[]): Seat | undefined => {
  for (const { by } of deeds) if (typeof by === 'number') return by;
  for (const { to } of deeds) if (typeof to === 'number') return to;
  return undefined;
};
