/** What a clause tells: how somebody stands, and what has happened. */
import type { Seat } from '../../../core/event';
import { CLOSE, CLOSE_EN } from '../../line/kin';
import { seatOfParty, type Deed } from '../deeds/deed';
import { topicOf } from '../topics';
import type { Act, Move } from '../types';
import * as words from '../words/acts';
import { announcedIn } from './announced';
import { aboutOfDeeds } from './asking';
import type { Clause, Fields } from './clause';

/** Nobody at the table: "我妈快不行了" is trouble, and no state of the game. */
const KIN = new RegExp(`${CLOSE}|老师|同事|朋友|${CLOSE_EN}`);
/** So little that one may say so of oneself at this table; who has more, and names nothing of the game, may mean something else. */
const NEARLY_DEAD_HP = 1;
const OF_GAME = /血|桃|牌|回合|南蛮|万箭|\bhp\b/;

/** "主公快没血了", "我快死了": how somebody stands is told, and nothing is ordered, asked for or reported. */
export function standing(clause: Clause): Move[] | null {
  const { text, from, other } = clause;
  const last = other === undefined && clause.has(words.LAST_HP);
  if (clause.asked || !(last || clause.has(words.NEAR_END)) || clause.has(words.URGED_TO_ACT)) return null;
  if (topicOf(text) !== null || (other === undefined && KIN.test(text)) || clause.has(words.PROMISE)) return null;
  const about = other ?? (clause.youNamed ? clause.hearer : clause.selfNamed ? from : clause.spokenOf);
  if (about === undefined || about === null) return null;
  const { hp } = clause.at.moment.scene.table.bySeat.get(about) ?? { hp: 0 };
  if (about === from && hp > NEARLY_DEAD_HP && !OF_GAME.test(text)) return null;
  return [clause.move('report', { about })];
}

/** What it says has happened. */
export function telling(clause: Clause): Move[] | null {
  if (clause.asked) return null;
  const deeds = clause.told.filter(
    (deed) =>
      (deed.past || deed.denied || isOver(deed, clause) || isTold(deed, clause)) &&
      (deed.by !== 'open' || deed.to !== 'open'),
  );
  const announced = deeds.length === 1 ? announcedIn(clause, deeds[0]) : null;
  if (announced) return [announced];
  // "someone said 2 killed 4": whether it is so is what the line is about.
  const believed = clause.deeds.filter(
    ({ covered, by, to }) => covered === 'believed' && typeof by === 'number' && typeof to === 'number' && by !== to,
  );
  if (deeds.length === 0 && believed.length > 0)
    return [clause.move('ask_fact', { facts: clause.reports(believed), about: aboutOfDeeds(believed) })];
  if (deeds.length === 0) return clause.has(words.HOLDING) ? [clause.move('report', { about: holder(clause) })] : null;
  const fields: Fields = { ...toldOf(clause, deeds), about: aboutOfDeeds(deeds) };
  const [deed] = deeds;
  const thanked = clause.has(words.THANKS);
  const act: Act = thanked
    ? 'thanks'
    : clause.has(words.PRAISE)
      ? 'praise'
      : clause.has(words.BLAME)
        ? 'blame'
        : 'report';
  if (act === 'thanks')
    return [clause.move('thanks', { ...fields, about: seatOfParty(deed?.by ?? 'open') ?? clause.hearer ?? undefined })];
  return [clause.move(act, fields)];
}

/** What a clause says has happened, or has not. */
export function toldOf(clause: Clause, deeds: readonly Deed[]): Fields {
  const denied = deeds.every((deed) => deed.denied);
  return { facts: clause.reports(deeds), ...(denied ? { denied } : {}) };
}

const holder = (clause: Clause): Seat | undefined =>
  clause.other ?? (clause.selfNamed ? clause.from : clause.youNamed ? (clause.hearer ?? undefined) : undefined);

/** "酒杀带走2号": 2 lies dead, so that it has happened. */
const isOver = ({ verb, to }: Deed, { at }: Clause): boolean =>
  (verb === 'kill' || verb === 'strike') &&
  typeof to === 'number' &&
  at.moment.scene.table.bySeat.get(to)?.alive === false;

/** Without a word of its being over: somebody does something to me, or a third to a third. */
const isTold = ({ by, to, start, end }: Deed, { from, asked, text, at, hearer }: Clause): boolean =>
  !asked &&
  !(at.offered === true && (by === from || by === hearer)) &&
  // "主公这轮弄8": what is still to be done.
  !(
    /这(?:一)?(?:轮|回合|圈)|本回合|下(?:一)?(?:刀|手|张)|\bnext (?:turn|round)\b/.test(text.slice(0, start)) &&
    !/[了过]/.test(text.slice(end))
  ) &&
  !words.FORETOLD.test(text) &&
  !/别|不要|不许|不准|休想|倒是|给我|[替帮]我|快|赶紧|求|拜托/.test(text.slice(0, start)) &&
  typeof by === 'number' &&
  typeof to === 'number' &&
  (to === from || by !== from) &&
  by !== to;
