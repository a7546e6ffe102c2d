/** What a line is before anybody answers it: whether it overburdens the table, and what it is to one hearer. */
import type { Seat } from '../../core/event';
import { judge } from '../detection/for-hearer';
import { perceive as perceiveLine, type Perceived } from '../detection/perceive';
import { wishesToFollow } from '../detection/mourning';
import type { Crisis, Detection } from '../detection/types';
import type { Line } from '../line/line';
import { topicOf } from '../moves/topics';
import type { LogEntry } from './contract';
import { contextOf } from './loader';
import type { ReadRemark } from './reach';
import type { State } from './state';

/** §F4: from here on a line is neither kept nor answered. */
export const WITHHELD_FROM = 0.7;

/** Reads a line and decides about crisis (Talk.perceive). */
export function perceive({ options: { scene }, log }: State, line: Line, now: number): Perceived {
  const perceived = perceiveLine(line, contextOf({ scene, log: log.entries, hearer: null, relation: null, now }));
  const { crisis } = perceived;
  return crisis.score < FOLLOWS_THE_DEAD.score && wishesToFollow(line.text, hasMourned(log.entries))
    ? { ...perceived, crisis: FOLLOWS_THE_DEAD }
    : perceived;
}

/** A wish to die that is none without what was told before it. */
const FOLLOWS_THE_DEAD: Crisis = { level: 'medium', score: 0.8 };
/** A loss is in mind for so many lines of the table. */
const MOURNED_FOR = 8;
const hasMourned = (entries: readonly LogEntry[]): boolean =>
  entries
    .slice(-MOURNED_FOR)
    .some(({ occasion, line }) => occasion === null && line !== null && topicOf(line.verbatim) === 'loss');

/** What the line is to one hearer; `log` is what had been said before it. */
export function heardBy(
  { options, company }: State,
  { perceived, force_route }: ReadRemark,
  hearer: Seat | null,
  log: readonly LogEntry[],
  now: number,
): Detection {
  const relation = hearer === null ? null : (company.memberOf(hearer)?.bond.relation ?? null);
  return judge(perceived, contextOf({ scene: options.scene, log, hearer, relation, now }), force_route);
}
