/** What detection is told about the moment in which a line was said (§W1). */
import { inLatin } from '../scene/latin-names';
import type { Seat } from '../../core/event';
import type { ChatContext, ChatTable, Moment, PastLine } from '../detection/types';
import type { Fact } from '../scene/fact';
import { seatOf, type Scene } from '../scene/scene';
import { reallyAsks } from '../moves/read';
import type { LogEntry } from './contract';
import type { Relation } from './relation/relation';

/** §W1: how much of the talk a detection is shown. */
const HISTORY = 30;
/** §Q1: a moment is serious in the turn in which it happens, and in the next. */
const SERIOUS_TURNS = 2;
/** How long a question or a hurt is still in the air, in ms. */
const FRESH = 60_000;

const campOf = (scene: Scene, seat: Seat | null): 'lord' | 'rebel' | null => {
  const role = seatOf(scene, seat)?.revealed;
  return role === 'zhu' || role === 'zhong' ? 'lord' : role === 'fan' ? 'rebel' : null;
};

/** The table as everybody sees it, from the seat of `self`. */
export function chatTableOf(scene: Scene, self: Seat | null): ChatTable {
  return {
    seats: scene.table.seats.map(({ seat, name, alive }) => {
      const latin = inLatin(name);
      return { seat, name, ...(latin === null ? {} : { latin }), dead: !alive };
    }),
    ...(self === null ? {} : { self }),
    ...(scene.human === null ? {} : { human: scene.human }),
    lord: scene.table.lord,
  };
}

/** The gravest thing that has just happened, as `self` takes it. */
export function momentOf(
  scene: Scene,
  self: Seat | null,
  lastAi: LogEntry | undefined,
  upset: boolean,
  now: number,
): Moment {
  const human = seatOf(scene, scene.human);
  const dying = (seat: Seat | null) => {
    const found = seatOf(scene, seat);
    return found !== undefined && found.alive && found.hp <= 0;
  };
  const fresh = ({ turn }: Fact): boolean => turn >= scene.turn - SERIOUS_TURNS + 1;
  if (
    human &&
    !human.alive &&
    scene.facts.some((fact) => fact.kind === 'death' && fact.to === scene.human && fresh(fact))
  )
    return 'human_died';
  if (dying(scene.human)) return 'human_dying';
  if (dying(self)) return 'ai_dying';
  if (dying(scene.table.lord)) return 'lord_dying';
  const camp = campOf(scene, self);
  const lost = scene.facts.some(
    (fact) => fact.kind === 'over' && camp !== null && (fact.card === 'zhu') !== (camp === 'lord'),
  );
  if (lost) return 'ai_lost';
  const fell = scene.facts.some(
    (fact) =>
      fact.kind === 'death' && fresh(fact) && fact.to !== self && camp !== null && campOf(scene, fact.to) === camp,
  );
  if (fell) return 'ai_ally_died';
  if (
    lastAi?.line &&
    now - lastAi.at <= FRESH &&
    reallyAsks(lastAi.line, { scene, from: lastAi.from, hearer: scene.human })
  )
    return 'ai_asked';
  return upset ? 'ai_upset' : 'none';
}

export interface Loading {
  readonly scene: Scene;
  readonly log: readonly LogEntry[];
  /** Who listens; null before that is known. */
  readonly hearer: Seat | null;
  readonly relation: Relation | null;
  readonly now: number;
}

/** Everything detection may know besides the line: stage, relationship, moment, what was said, the table. */
export function contextOf({ scene, log, hearer, relation, now }: Loading): ChatContext {
  const isHuman = (entry: LogEntry) => entry.occasion === null;
  const spoken = log.filter((entry) => entry.text !== null && !entry.withheld && !entry.silent);
  // To ask one after the other is no repetition: of people's lines those count that were said to this hearer, or to all.
  const reached = spoken.filter((entry) => !isHuman(entry) || entry.to === null || entry.to === hearer);
  const history = reached.slice(-HISTORY).map(
    (entry): PastLine => ({
      who: isHuman(entry) ? 'human' : 'ai',
      text: entry.text ?? '',
      ...(entry.line ? { line: entry.line } : {}),
    }),
  );
  const toHuman = [...spoken]
    .reverse()
    .find(
      (entry) =>
        !isHuman(entry) &&
        (entry.to === null || entry.to === scene.human) &&
        (hearer === null || entry.from === hearer),
    );
  const upset = relation !== null && relation.violations.some((turn) => turn >= relation.turns - 1);
  return {
    ...(relation === null ? {} : { stage: relation.stage, relationship: { ...relation.dims } }),
    recentEvent: momentOf(scene, hearer, toHuman, upset, now),
    ...(toHuman?.text ? { lastAi: toHuman.text } : {}),
    history,
    table: chatTableOf(scene, hearer),
  };
}
