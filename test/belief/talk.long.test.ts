/**
 * Strict mode in talk (§A17): where one AI alone speaks, exchanging the hidden roles of two others changes none of its
 * lines, nor what it guesses, nor the scene that it talks about. Its own role stays, and with it its part.
 */
import { describe, expect, it } from 'vitest';
import { SHIPPED_WORTHS, shippedParameters } from '../../src/core/belief/shipped';
import { guess } from '../../src/core/consensus';
import type { Seat } from '../../src/core/event';
import { draw } from '../../src/core/random';
import { createConversation } from '../../src/converse/conversation';
import type { Recording } from '../../src/record/format';
import { openInference, type InferenceOptions } from '../../src/replay/inference';
import { SCRIPT } from '../chatter/flow/golden';
import { SETTINGS } from '../chatter/flow/support';
import { exchanged, exchanges, openedAt } from './exchange';
import { goldenGames } from './support';
import { readLine } from '../../src/chatter/line/line';

/** The person; it is never exchanged, and never the speaker. */
const PERSON = 2;
const PER_EVENT = 1500;
const TICK = 250;

interface Heard {
  /** Everything that one AI said and thought, in order. */
  told: string;
  lines: number;
}

/** Plays the game up to entry `end` with everybody muted but `speaker`. */
function listen(recording: Recording, speaker: Seat, end: number, options: InferenceOptions): Heard {
  const { game, fold } = openInference(recording, options);
  const { seats } = game.table;
  const muted = new Set(seats.map(({ seat }) => seat).filter((seat) => seat !== speaker));
  const conversation = createConversation({
    game: () => game,
    me: PERSON,
    seed: recording.header.seed,
    language: 'zh',
    relations: null,
    storylines: [],
    settings: () => ({ ...SETTINGS, talkativeness: 1, muted }),
    control: () => ({ allowed: true, temperature: 0.6 }),
    term: (name) => recording.terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  const told: unknown[] = [];
  let lines = 0;
  let now = 1000;
  for (const [i, { event }] of recording.entries.slice(0, end).entries()) {
    if (!event) continue;
    fold(event);
    conversation.see(event, now);
    if (draw(recording.header.seed, 'human', i) < 0.25) {
      const text = SCRIPT[Math.floor(draw(recording.header.seed, 'script', i) * SCRIPT.length)]!;
      told.push(conversation.hear(conversation.perceive(readLine(text), now), now));
    }
    for (const until = now + PER_EVENT; now < until; now += TICK) {
      for (const line of conversation.due(now, false)) {
        expect(line.speaker).toBe(speaker);
        told.push([now, line]);
        lines += 1;
      }
    }
    if (event.type !== 'turn') continue;
    told.push(seats.filter(({ seat }) => seat !== speaker).map((aim) => guess(game, speaker, aim)));
  }
  told.push(
    conversation.scene.facts,
    conversation.scene.table.seats,
    conversation.talk.log(),
    conversation.talk.relationOf(speaker),
  );
  return { told: JSON.stringify(told), lines };
}

/** For each pair of hidden others one speaker beside them, all in turn. */
function cases(recording: Recording): { a: Seat; b: Seat; speaker: Seat; end: number }[] {
  return exchanges(recording)
    .filter(([a, b]) => a !== PERSON && b !== PERSON)
    .map(([a, b], i) => {
      const others = recording.header.players
        .map(({ seat }) => seat)
        .filter((seat) => seat !== a && seat !== b && seat !== PERSON);
      return {
        a,
        b,
        speaker: others[i % others.length]!,
        end: Math.min(openedAt(recording, a), openedAt(recording, b)),
      };
    });
}

const GAMES = goldenGames().filter(({ name }) => name === '8p-4.jsonl' || name === '8p-6.jsonl');

describe.each<[string, InferenceOptions]>([
  ['specification', { worths: SHIPPED_WORTHS }],
  ['belief', { worths: SHIPPED_WORTHS, parameters: shippedParameters() }],
])('strict talk, inference by %s', (_, options) => {
  it.each(GAMES)(
    'exchanging two others changes no word of an AI that speaks alone: $name',
    ({ recording }) => {
      let lines = 0;
      for (const { a, b, speaker, end } of cases(recording)) {
        const plain = listen(recording, speaker, end, options);
        expect({
          a,
          b,
          speaker,
          same: listen(exchanged(recording, a, b), speaker, end, options).told === plain.told,
        }).toEqual({ a, b, speaker, same: true });
        lines += plain.lines;
      }
      expect(lines).toBeGreaterThan(50);
    },
    120_000,
  );
});

describe('the same test of talk can fail', () => {
  it.each(GAMES)(
    'an AI whose own role is exchanged plays another part: $name',
    ({ recording }) => {
      const options = { worths: SHIPPED_WORTHS };
      const changed = cases(recording).some(
        ({ a, b, end }) =>
          listen(recording, a, end, options).told !== listen(exchanged(recording, a, b), a, end, options).told,
      );
      expect(changed).toBe(true);
    },
    120_000,
  );
});
