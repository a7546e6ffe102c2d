/**
 * The half of detection that is done once a line, whoever hears it: what the words weigh, and whether a person is in danger.
 * Crisis first, on the device, and nothing later lowers it (§D5): everything that follows uses this one decision.
 */
import { judgeCrisis } from './crisis';
import { occasionOf } from './moment';
import { opinionOf, type Occasion, type Opinion } from './opinion';
import { readLine, type Line } from '../line/line';
import type { ChatContext, Crisis } from './types';

const DYING: ReadonlySet<string> = new Set(['human_dying', 'ai_dying']);

/** A line that has been read and weighed. */
export interface Perceived {
  readonly line: Line;
  /** Decided once, at the moment in which the line was said. */
  readonly crisis: Crisis;
  /** The opinion of the line at an occasion; the same occasion is weighed once. */
  opinion(occasion: Occasion): Opinion;
}

/** What a line weighs at each occasion. */
function weighing(line: Line): Perceived['opinion'] {
  const opinions = new Map<Occasion, Opinion>();
  return (occasion) => {
    const known = opinions.get(occasion);
    if (known) return known;
    const weighed = opinionOf(line.text, occasion);
    opinions.set(occasion, weighed);
    return weighed;
  };
}

/** Weighs a line and decides about crisis. `ctx`: the moment as everybody at the table sees it, before anybody in particular. */
export function perceive(line: Line, ctx: ChatContext = {}): Perceived {
  const opinion = weighing(line);
  const occasion = occasionOf(ctx);
  const weighed = (text: string): Opinion => (text === line.text ? opinion(occasion) : opinionOf(text, occasion));
  const crisis = judgeCrisis(line, weighed, DYING.has(ctx.recentEvent ?? 'none'));
  return { line, crisis, opinion };
}

/** The first `units` of a perceived line, where it is longer: what was decided of the whole stays. */
export function headOf(perceived: Perceived, units: number): Perceived {
  if (perceived.line.raw.length <= units) return perceived;
  const line = readLine(perceived.line.raw.slice(0, units));
  return { line, crisis: perceived.crisis, opinion: weighing(line) };
}
