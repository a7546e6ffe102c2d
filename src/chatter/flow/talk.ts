/** The flow of talk in one game: hears people, watches the table, says what is due (§W, §E). */
import { createLedger } from '../claims/ledger';
import { createMemory } from '../plan/memory';
import { createSpoken } from '../voice/choose';
import { createCompany } from './company';
import type { Talk, TalkOptions } from './contract';
import { createFloor } from './floor';
import { hear } from './listening';
import { perceive } from './perceiving';
import { createLog } from './log';
import { createQueue } from './queue';
import { due } from './speaking';
import type { State } from './state';
import { ended } from './ending';
import { raise } from './raising';
import { see } from './watching';

export type * from './contract';

/** Starts the talk of one game. Pure but for its own state: same options, same calls, same lines. */
export function createTalk(options: TalkOptions): Talk {
  const state: State = {
    options,
    spoken: createSpoken(),
    queue: createQueue((item) => options.model?.close(item)),
    floor: createFloor(),
    log: createLog(),
    ledger: createLedger(),
    memory: createMemory(),
    spokeWhileDeciding: false,
    company: createCompany(options.speakers, options.relations, options.seed),
    opinions: new Map(),
    told: new Map(),
    heard: 0,
    usesHeard: 0,
    partner: null,
    spokenOf: null,
    fellow: null,
    opened: false,
  };
  return {
    perceive: (line, now) => perceive(state, line, now),
    hear: (remark, now) => hear(state, remark, now),
    see: (facts, now) => {
      see(state, facts, now);
    },
    raise: (seat, now) => {
      raise(state, seat, now);
    },
    due: (now, humanIsDeciding) => due(state, now, humanIsDeciding),
    pending: () => state.queue.replies(),
    hush: () => {
      state.queue.clear();
    },
    ended: (winners, now) => {
      ended(state, winners, now);
    },
    log: () => state.log.entries,
    ledger: () => state.ledger,
    relations: () => state.company.stored(),
    relationOf: (seat) => state.company.view(seat),
    tasks: (seat) => state.company.memberOf(seat)?.bond.planner.open() ?? [],
    memory: () => state.memory,
    addTasks: (seat, tasks) => {
      state.company.memberOf(seat)?.bond.planner.take(tasks);
    },
    forgetRelations: () => {
      state.company.forget();
    },
  };
}
