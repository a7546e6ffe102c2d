/**
 * What an AI says tells nothing of its role before something public does (§G6, §K2): exchange the hidden roles of any two, play
 * the same public events and the same lines of the person, and every word of every AI, its moment and its reason are the same
 * until one of the two is laid open or a gate behind which a role waits has opened for it.
 */
import { describe, expect, it } from 'vitest';
import { isJump } from '../../src/chatter/judge/watch';
import { readLine } from '../../src/chatter/line/line';
import { living } from '../../src/chatter/scene/scene';
import { createConversation } from '../../src/converse/conversation';
import { SHIPPED_WORTHS, shippedParameters } from '../../src/core/belief/shipped';
import type { Seat } from '../../src/core/event';
import { draw } from '../../src/core/random';
import type { Recording } from '../../src/record/format';
import { openInference, type InferenceOptions } from '../../src/replay/inference';
import { SCRIPT } from '../chatter/flow/golden';
import { SETTINGS } from '../chatter/flow/support';
import { exchanged, exchanges, openedAt } from './exchange';
import { goldenGames } from './support';

/** The person; it is never exchanged, and never the speaker. */
const PERSON = 2;
const PER_EVENT = 1500;
const TICK = 250;
/** From so many living on a traitor may say what it is. */
const TWO_LEFT = 2;

interface Heard {
  /** What was said while each entry was the last, with the moment of every line, and what was made of it. */
  readonly told: readonly string[];
  readonly lines: number;
  /** The entry from which a seat may tell its role. */
  readonly gate: ReadonlyMap<Seat, number>;
}

/** Plays the game up to an entry with everybody talking. */
function listen(recording: Recording, options: InferenceOptions, end = recording.entries.length): Heard {
  const { game, fold } = openInference(recording, options);
  const conversation = createConversation({
    game: () => game,
    me: () => PERSON,
    seed: recording.header.seed,
    language: 'zh',
    relations: null,
    storylines: [],
    // What one says of others is bent by its own role, and is meant to be (§Q3); nothing else of a role may enter.
    unbent: true,
    settings: () => ({ ...SETTINGS, talkativeness: 1, muted: new Set() }),
    control: () => ({ allowed: true, temperature: 0.6 }),
    term: (name) => recording.terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  const { scene } = conversation;
  const told: string[] = [];
  const gate = new Map<Seat, number>();
  let lines = 0;
  let now = 1000;
  for (const [i, { event }] of recording.entries.slice(0, end).entries()) {
    const heard: unknown[] = [];
    if (event) {
      const before = scene.facts.length;
      fold(event);
      conversation.see(event, now);
      for (const { seat } of game.table.seats) {
        const open =
          living(scene).length <= TWO_LEFT || scene.facts.slice(before).some((one) => isJump(one, seat, scene));
        if (open && !gate.has(seat)) gate.set(seat, i);
      }
      if (draw(recording.header.seed, 'human', i) < 0.25) {
        const said = readLine(SCRIPT[Math.floor(draw(recording.header.seed, 'script', i) * SCRIPT.length)]!);
        heard.push(conversation.hear(conversation.perceive(said, now), now));
      }
      for (const until = now + PER_EVENT; now < until; now += TICK) {
        for (const line of conversation.due(now, false)) {
          heard.push([now, line]);
          lines += 1;
        }
      }
      heard.push(
        scene.facts.length,
        game.table.seats.map(({ seat }) => conversation.talk.relationOf(seat)),
      );
    }
    told.push(JSON.stringify(heard));
  }
  return { told, lines, gate };
}

const GAMES = goldenGames().filter(({ name }) => name === '8p-4.jsonl' || name === '5p-1.jsonl');
const MODES: [string, InferenceOptions][] = [
  ['the specification', {}],
  ['belief', { parameters: shippedParameters() }],
  ['the specification, strict', { worths: SHIPPED_WORTHS }],
  ['belief, strict', { worths: SHIPPED_WORTHS, parameters: shippedParameters() }],
];
const pairs = (recording: Recording): [Seat, Seat][] =>
  exchanges(recording)
    .map(([a, b]): [Seat, Seat] => [a, b])
    .filter((pair) => !pair.includes(PERSON));

describe.each(MODES)('talk, inference by %s', (_, options) => {
  it.each(GAMES)(
    'exchanging two roles changes no word before something public does: $name',
    ({ recording }) => {
      const plain = listen(recording, options);
      let compared = 0;
      for (const [a, b] of pairs(recording)) {
        const gates = [a, b].map((seat) => plain.gate.get(seat) ?? Infinity);
        const end = Math.min(openedAt(recording, a), openedAt(recording, b), ...gates);
        const other = listen(exchanged(recording, a, b), options, end);
        const at = plain.told.slice(0, end).findIndex((words, i) => words !== other.told[i]);
        expect({ a, b, at, end }).toEqual({ a, b, at: -1, end });
        compared += end;
      }
      expect(plain.lines).toBeGreaterThan(15);
      expect(compared).toBeGreaterThan(100);
    },
    240_000,
  );
});

it('the same test of talk can fail: from its gate on a role is told', () => {
  const changed = GAMES.some(({ recording }) => {
    const plain = listen(recording, {});
    return pairs(recording).some(([a, b]) => {
      const end = Math.min(openedAt(recording, a), openedAt(recording, b));
      const other = listen(exchanged(recording, a, b), {});
      return plain.told.slice(0, end).some((words, i) => words !== other.told[i]);
    });
  });
  expect(changed).toBe(true);
}, 240_000);
