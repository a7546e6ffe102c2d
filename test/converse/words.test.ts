/** Which of an AI's lines weigh as answers (§Q4): those that say what a seat is to a person who asked for that. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openTable, type RecordedTable } from '../../dev/talk/recorded';
import { weighAnswer, weighPact } from '../../src/converse/words';
import { createMarginals, marginals } from '../../src/core/belief/marginals';
import { SHIPPED_WORTHS, shippedParameters } from '../../src/core/belief/shipped';
import type { ClaimEvent } from '../../src/core/event';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';

const ME = 2;

function golden(name: string): Recording {
  const recording = parseRecording(
    readFileSync(path.join(import.meta.dirname, '..', 'golden', `${name}.jsonl`), 'utf8'),
  );
  if (isDamage(recording)) throw new Error(name);
  return recording;
}

interface Heard {
  readonly text: string;
  readonly weighed: ClaimEvent | null;
  readonly agreed: ClaimEvent | null;
}

/** Talks in the fourth turn; what was said, and what a spectator thinks then. */
function talk(claims: boolean, lines: readonly string[]): { heard: Heard[]; chances: Float64Array } {
  const heard: Heard[] = [];
  const table: RecordedTable = openTable({
    recording: golden('8p-3'),
    me: ME,
    language: 'zh',
    seed: 3,
    storylines: null,
    claims,
    inference: { worths: SHIPPED_WORTHS, parameters: shippedParameters() },
    onSaid: (said) =>
      heard.push({
        text: said.text,
        weighed: weighAnswer(table.conversation, said),
        agreed: weighPact(said),
      }),
  });
  table.playTo(4);
  for (const line of lines) table.say(line);
  const chances = createMarginals(table.belief!);
  expect(marginals(table.belief!, null, chances)).toBe(true);
  return { heard, chances };
}

const ASKED = [3, 4, 5, 6, 7, 8].map((seat) => `${seat === 3 ? 4 : 3}号，你觉得${seat}号是什么身份？`);

it('an answer to who somebody is weighs, as what was called and what everybody made of it', () => {
  const { heard } = talk(true, ASKED);
  const weighed = heard.flatMap((one) => one.weighed ?? []);
  expect(weighed.length).toBeGreaterThan(2);
  for (const { by, about, lean, answer } of weighed) {
    expect(by).not.toBe(about);
    expect(lean).toBe(0);
    // Whoever is plainly a rebel is called one by everybody.
    if (answer?.looks === 'plain') expect(answer.called).toBe('fan');
  }
});

it('nothing else that is said does', () => {
  const { heard } = talk(true, [
    '3号，你是什么身份？',
    '3号，你好菜啊',
    '3号，今天天气不错',
    '3号，这轮你别打我，我也不打你',
  ]);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter(({ weighed }) => weighed !== null)).toEqual([]);
});

it('belief hears it only where the player wants that', () => {
  const silent = talk(false, []).chances;
  expect(talk(false, ASKED).chances).toEqual(silent);
  expect(talk(true, ASKED).chances).not.toEqual(silent);
});

it('a deal that an AI strikes weighs once, and neither thanks in the same turn, nor a deal to go for somebody, nor another answer', () => {
  const seats = [3, 4, 5, 6, 7, 8];
  const { heard } = talk(
    true,
    seats.flatMap((seat) => [
      `${seat}号，这轮你别打我，我也不打你`,
      `${seat}号，谢谢你`,
      `${seat}号，这轮你别打我，我也不打你`,
    ]),
  );
  const agreed = heard.flatMap((one) => one.agreed ?? []);
  expect(agreed.length).toBeGreaterThan(0);
  expect(new Set(agreed.map(({ by }) => by)).size).toBe(agreed.length);
  for (const event of agreed) expect(event).toEqual({ type: 'claim', by: event.by, about: ME, lean: 0, pact: true });
  const others = talk(true, [
    ...ASKED,
    ...seats.map((seat) => `${seat}号，你别打我，我就打${seat === 3 ? 4 : 3}号`),
  ]).heard;
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((one) => one.agreed !== null)).toEqual([]);
});
