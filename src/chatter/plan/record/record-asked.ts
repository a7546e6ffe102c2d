/** What a line asks of the record as a whole, with what the clauses or the line before leave to it (§Q3). */
import { clausesOf } from '../../line/clause';
import { cardsIn, DELAYED, skillsIn } from '../../moves/words/cards';
import type { OfRecord } from '../../moves/asked/of-record';
import { mayAskRecord, ofRecord } from '../../moves/asked/record-asked';
import { EVERYBODY, FOLLOWS, YET_TO_COME } from '../../moves/words/record';
import { mentionsIn } from '../../moves/called/people';
import { saidNumber } from '../../moves/asked/said-number';
import { slotsOf, type Slots } from '../../moves/asked/slots';
import type { Move } from '../../moves/types';
import { spokenOf, type Asked } from '../asked';
import { askedOn, toldOf as askedOfTold } from './elliptic';

/** Who talks with whom, and what they have said. */
export type Conversing = Pick<Asked, 'text' | 'scene' | 'from' | 'me' | 'memory' | 'moves' | 'meant'>;

/**
 * A deed that was told so many turns ago fills what a question of the record leaves open. One turn less than in moves/thread/ellipsis.ts:
 * such a question means something by itself as well.
 */
const FRESH = 1;
/** The deed that was told to the speaker last, while it is fresh. */
function lastTold({ memory, from, me, scene }: Conversing): OfRecord | null {
  const last = memory.exchanges(from, me).find(({ answered }) => answered !== null);
  return last && scene.turn - last.turn <= FRESH && OF_DEEDS.has(last.asked.act) ? askedOfTold(last, scene) : null;
}
/** In these it was told for itself, and is no ground of a judgement. */
const OF_DEEDS: ReadonlySet<Move['act']> = new Set<Move['act']>(['ask_fact', 'ask_count', 'ask_why', 'report']);
/** Of the table as it lies. */
const IS_LEFT = /还.?[几多]/;
/** Asked of what is over. */
const IS_OVER = /[的了过]|没有?$|\b(?:did|was|were|\w+ed|got|all|any)\b/;

/** What was asked or told before is asked on after. */
export function goesOnWith(asked: Conversing): OfRecord | null {
  const { text, scene, from, me, memory } = asked;
  const before = memory.sought(from) ?? (IS_OVER.test(text) && !YET_TO_COME.test(text) ? lastTold(asked) : null);
  if (before === null || YET_TO_COME.test(text) || IS_LEFT.test(text)) return null;
  return askedOn(text, mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }), before);
}

/** Where nothing is asked on (`goesOnWith`): the clause of the line that asks it, with whoever the clauses before it leave to it. */
export function askedIn(asked: Asked): OfRecord | null {
  const { scene, from, me, memory } = asked;
  const text = asked.spaced ?? asked.text;
  if (memory.sought(from) === null && !mayAskRecord(text)) return null;
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }).filter(
    ({ start, kind }) => kind !== 'self' || !/^我(?:[去靠擦晕]|的天)(?![了过])/.test(text.slice(start)),
  );
  const every = clausesOf(text);
  // "我光顾着吃桃没看": why it is asked.
  const clauses = every.filter(({ text: one }) => !ASIDE.test(one));
  const said = saidNumber(text);
  for (const { start, end } of clauses) {
    const within = mentions
      .filter((one) => one.start >= start && one.end <= end)
      .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    const one = ofRecord(text.slice(start, end), within, scene);
    const before = text.slice(0, start);
    if (one && one.by === undefined && one.to.length + one.cards.length === 0 && FOLLOWS.test(text)) {
      const [last] = memory.exchanges(from, me);
      const of = last?.answered?.about ?? last?.asked.about;
      return of === undefined ? null : { ...one, to: [of] };
    }
    if (one)
      return withBefore(
        // "谁打的小乐,都谁啊".
        { ...one, ...(EVERYBODY.test(text) ? { all: true } : {}), ...(said ? { said: said.n } : {}) },
        bearing(
          slotsOf(
            before,
            mentions.filter((at) => at.end <= start),
          ),
          text.slice(start, end),
        ),
        // "太后想借曹婴的刀,谁给她搅黄的", "that volley, who got hurt by it": of the card that was spoken of.
        one.cards.length === 0 && one.what !== 'kill' && !AMONG.test(before)
          ? [
              ...new Set(
                [...(one.what === 'give' ? [] : cardsIn(before)), ...skillsIn(before, scene)].map(({ card }) => card),
              ),
            ]
          : [],
      );
  }
  // What stands before the blank is asked about by what stands behind it.
  const whole = clauses.length > 1 && clauses.length === every.length ? ofRecord(text, mentions, scene) : null;
  return whole?.wants === 'whether' ? null : whole;
}

/** "主公还好吗 掉了几血": whoever stands before it bore it. */
const bearing = (before: Slots, clause: string): Slots =>
  before.by !== undefined && before.to.length === 0 && BORE.test(clause) ? { to: [before.by] } : before;
const BORE =
  /^(?:[一总]共|都|已经|这[局轮]|到现在|刚才?|又)*(?:掉|丢|少|扣|损失?|挨|吃)了?(?:几|多少)|^(?:so |and )*(?:how much|how many)[^,.!?]{0,14}\b(?:lost|lose|down|gone)$/;

/** "算上刚才那决斗": with it, and not it alone. */
const AMONG = /[算加连]上|包括|连同|\b(?:including|counting)\b/;
/** Why it is asked. */
const ASIDE =
  /^(?:我|刚|光)?.{0,8}(?:没(?:看|注意|留神|瞅|听)|切出去|光顾|走神|低头|回了?个(?:微信|消息|电话)|接了?个|数不过来|看花眼)|\b(?:looked away|lost (?:track|count)|(?:wasn'?t|not) (?:watching|looking)|missed (?:it|that)|blinked|was afk|looking at my)\b/;

/** "张济打我那一下是杀吗?啥玩意儿打的": who and whom stand before, where the question names neither. */
const withBefore = (asked: OfRecord, { by, to }: Slots, cards: readonly string[]): OfRecord =>
  cards.length > 0
    ? { ...asked, cards }
    : asked.to.length === 0 &&
        asked.by === undefined &&
        asked.wants !== 'whom' &&
        asked.cards.every((card) => DELAYED.has(card) || card === 'tiesuo')
      ? asked.wants === 'who' && by !== undefined
        ? { ...asked, to: to.length > 0 ? to : [by] }
        : { ...asked, to, ...(by === undefined ? {} : { by }) }
      : asked;
