/** The talk of a recorded game, heard as its AIs would have talked had the roles been dealt so, with a person who speaks too. */
import { isJump } from '../../../src/chatter/judge/watch';
import { readLine } from '../../../src/chatter/line/line';
import { living } from '../../../src/chatter/scene/scene';
import { createConversation } from '../../../src/converse/conversation';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import type { PublicEvent, Seat } from '../../../src/core/event';
import type { Truth } from '../../../src/record/format';
import { openInference } from '../../../src/replay/inference';
import { LINES } from '../../talk/person-words';
import type { RecordedGame } from '../belief/games';
import { dealt } from './worlds';

export interface Word {
  /** Index of the recording's entry after which it was said. */
  readonly entry: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly text: string;
  /** What it was said for, and the template that it came from. */
  readonly occasion: string;
  readonly line: string;
  /** Milliseconds since the last event. */
  readonly pause: number;
}

export interface Talk {
  readonly words: readonly Word[];
  /** The entry from which on a seat's role may be told: it was laid open, it struck at the lord, or two are left. */
  readonly gate: ReadonlyMap<Seat, number>;
}

const ACT_MS = 1500;
const TURN_MS = 6000;
const TICK_MS = 500;
const TWO_LEFT = 2;

/** `until`: entries to hear; `seed`: of the talk, the recording's own where absent. */
export function listen({ recording }: RecordedGame, roles: Truth, until: number, seed = recording.header.seed): Talk {
  const { header, entries, terms } = recording;
  const { game, fold } = openInference(dealt(recording, roles), { worths: SHIPPED_WORTHS });
  const { me } = header;
  const talk = createConversation({
    game: () => game,
    me: () => me,
    seed,
    language: 'zh',
    relations: undefined,
    storylines: [],
    settings: () => ({
      on: true,
      talkativeness: 1,
      speed: 1,
      onlyWhenNamed: false,
      quietOnMyTurn: false,
      muted: new Set(),
      language: 'zh',
    }),
    control: () => ({ allowed: true, temperature: 0.9 }),
    term: (name) => terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  const words: Word[] = [];
  const gate = new Map<Seat, number>();
  let now = 1000;
  let turn = 0;
  const openGates = (entry: number, event: PublicEvent, before: number): void => {
    const few = living(talk.scene).length <= TWO_LEFT;
    const facts = talk.scene.facts.slice(before);
    for (const { seat, revealed } of game.table.seats) {
      const open =
        revealed !== null || few || event.type === 'over' || facts.some((fact) => isJump(fact, seat, talk.scene));
      if (open && !gate.has(seat)) gate.set(seat, entry);
    }
  };
  for (const [entry, { event }] of entries.slice(0, until).entries()) {
    if (!event) continue;
    const before = talk.scene.facts.length;
    fold(event);
    talk.see(event, now);
    openGates(entry, event, before);
    if (event.type === 'turn') {
      turn = event.n;
      if (me !== null && turn % 2 === 0) {
        const line = readLine(LINES[(turn / 2 - 1) % LINES.length]!);
        talk.hear(talk.perceive(line, now), now);
      }
    }
    const began = now;
    for (const end = now + (event.type === 'turn' ? TURN_MS : ACT_MS); now < end; now += TICK_MS) {
      for (const { speaker, to, text, occasion, candidate } of talk.due(now, false))
        words.push({ entry, turn, seat: speaker, to, text, occasion, line: candidate, pause: now - began });
    }
  }
  return { words, gate };
}
