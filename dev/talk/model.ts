/** A model of the player's beside a recorded table, asked as the running game asks it; here nobody minds waiting for it (§I). */
import type { Slot, Wordings } from '../../src/chatter/flow/contract';
import type { PromptContext } from '../../src/chatter/prompt/context';
import { createDesk } from '../../src/model/desk';
import { createLink } from '../../src/model/link';
import { MOST_CALLS } from '../../src/chatter/prompt/call-limit';
import { TEMPERATURE, TIMEOUT_MS, type ModelServer } from '../program/model-server';

/** How often it is asked whether the model has answered, ms. */
const LOOK_MS = 20;

/** What came of the calls. */
export interface Tally {
  calls: number;
  /** Another of our answers was given. */
  picked: number;
  /** Words that the guard let through; the critic looks at them after that. */
  worded: number;
  /** Words that were refused, with the reason. */
  readonly refused: string[];
  /** Calls that came to nothing. */
  failed: number;
}

export interface TableModel {
  wordings(contextOf: (slot: Slot) => PromptContext): Wordings;
  /** Every answer that was asked for has come. */
  settled(): Promise<void>;
  readonly tally: Tally;
}

/** A talk may be longer than a game's forty calls: as many as can be set. */
export function createTableModel({ base, model, key }: ModelServer): TableModel {
  const link = createLink({
    stored: () => ({ on: true, url: base, model, calls: MOST_CALLS }),
    save: () => undefined,
    now: () => Date.now(),
    timeoutMs: TIMEOUT_MS,
  });
  if (key !== '') link.choose(link.choice(), key);
  const tally: Tally = { calls: 0, picked: 0, worded: 0, refused: [], failed: 0 };
  const open = new Set<Slot>();
  let asked: Wordings | null = null;
  return {
    tally,
    wordings(contextOf) {
      const desk = createDesk({
        link,
        contextOf,
        allowed: () => true,
        temperature: () => TEMPERATURE,
        note: (text) => tally.refused.push(text),
      });
      return (asked = {
        ready: (speaker) => desk.ready(speaker),
        ask(slot, now) {
          // What is said unasked stays ours: its calls would stand in the way of the answers'.
          const until = slot.intent.detection === null ? null : desk.ask(slot, now);
          if (until === null) return null;
          tally.calls++;
          open.add(slot);
          return until;
        },
        read(slot) {
          const words = desk.read(slot);
          if (words === null) tally.failed++;
          else if (words.picked > 0) tally.picked++;
          if (words !== null && words.text !== null) tally.worded++;
          return words;
        },
        awaited: (slot) => desk.awaited(slot),
        close(slot, why) {
          open.delete(slot);
          desk.close(slot, why);
        },
      });
    },
    async settled() {
      while ([...open].some((slot) => asked?.awaited(slot) === true))
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
  };
}
