/** Storylines over the golden recordings: what the AIs of those games would have said, in part, with and without a person. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimsIn } from '../../../src/chatter/claims/read';
import type { Phase } from '../../../src/chatter/judge/state';
import { createConversation } from '../../../src/converse/conversation';
import type { Seat } from '../../../src/core/event';
import { step } from '../../../src/core/fold';
import type { Role } from '../../../src/core/role';
import { isDamage, parseRecording, type Recording } from '../../../src/record/format';
import { openGame } from '../../../src/replay/replay';
import { readLine } from '../../../src/chatter/line/line';

const GOLDEN = path.join(import.meta.dirname, '../../golden');
/** A round takes about as long as these pauses make it, in milliseconds of the talk's own clock. */
const TURN_MS = 9000;
const ACT_MS = 2000;
/** How a line is chosen on the low route (§F2). */
const TEMPERATURE = 0.9;
const ASIDE = [
  '大家好，多关照',
  '{name}，我信你，放心吧',
  '{name}，你觉得谁是反贼？',
  '{name}，你是什么身份？',
  '{name}，我不信你',
];

interface Line {
  readonly seat: Seat;
  readonly text: string;
  readonly role: Role;
  readonly storyline: string;
  /** The secret was out, by the part's beat or by the game. */
  readonly told: boolean;
  /** Its own role as its words claim it. */
  readonly claimed: readonly string[];
}

interface Played {
  readonly lines: readonly Line[];
  /** Lines of the dead later than their last words. */
  readonly afterDeath: readonly string[];
  /** Per part: the storyline, the furthest beat before it was closed, its phase when its AI died, and its phase at the end. */
  readonly parts: readonly {
    readonly seat: Seat;
    readonly storyline: string;
    readonly furthest: number;
    readonly atDeath: Phase | null;
    readonly atEnd: Phase;
  }[];
}

function recordingOf(file: string): Recording {
  const read = parseRecording(readFileSync(path.join(GOLDEN, file), 'utf8'));
  if (isDamage(read)) throw new Error(`${file}: ${read.reason}`);
  return read;
}

function play({ header, entries, terms, truth }: Recording, me: Seat | null): Played {
  if (truth === null) throw new Error('no truth');
  const game = openGame({ header, entries, terms, truth: null, told: null, guesses: [], damage: null });
  let casting = true;
  const talk = createConversation({
    // The truth serves to cast the parts and nothing else.
    game: () => (casting ? { ...game, roles: { ...game.roles, own: (seat) => truth[seat] ?? null } } : game),
    me: () => me,
    seed: header.seed,
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
    control: () => ({ allowed: true, temperature: TEMPERATURE }),
    term: (name) => terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  casting = false;
  const seats = header.players.map(({ seat }) => seat);
  const furthest = new Map<Seat, number>();
  const atDeath = new Map<Seat, Phase>();
  const lines: Line[] = [];
  const afterDeath: string[] = [];
  const roundOfDeath = new Map<Seat, number>();
  let now = 0;
  for (const { event } of entries) {
    if (!event) continue;
    step(game, event);
    now += event.type === 'turn' ? TURN_MS : ACT_MS;
    talk.see(event, now);
    if (event.type === 'die') roundOfDeath.set(event.seat, game.table.round);
    if (event.type === 'die') atDeath.set(event.seat, talk.part(event.seat)?.state.phase ?? 'ended');
    if (event.type === 'turn' && me !== null && game.table.bySeat.get(me)?.alive === true) {
      const name = game.table.bySeat.get(event.seat)?.name ?? '';
      const line = readLine((ASIDE[event.n % ASIDE.length] ?? '').replace('{name}', name));
      talk.hear(talk.perceive(line, now), now);
    }
    for (const { speaker, text } of talk.due(now, false)) {
      const part = talk.part(speaker);
      if ((roundOfDeath.get(speaker) ?? Infinity) < game.table.round) afterDeath.push(text);
      lines.push({
        seat: speaker,
        text,
        role: truth[speaker]!,
        storyline: part?.state.storyline ?? '',
        told: part?.state.told === true || game.table.bySeat.get(speaker)?.revealed != null,
        claimed: claimsIn(readLine(text), { scene: talk.scene, speaker })
          .filter(({ about, denied }) => about === speaker && !denied)
          .map(({ role }) => role),
      });
    }
    for (const seat of seats) {
      const part = talk.part(seat);
      if (part?.state.ended === null) furthest.set(seat, part.verdict().current_beat_idx);
    }
  }
  talk.ended(entries.find(({ event }) => event?.type === 'over')?.raw['winner'] as string, truth, now);
  return {
    lines,
    afterDeath,
    parts: seats.flatMap((seat) => {
      const part = talk.part(seat);
      return part
        ? [
            {
              seat,
              storyline: part.state.storyline,
              furthest: furthest.get(seat) ?? 0,
              atDeath: atDeath.get(seat) ?? null,
              atEnd: part.state.phase,
            },
          ]
        : [];
    }),
  };
}

const FILES = readdirSync(GOLDEN).filter((file) => file.endsWith('.jsonl'));

const OVER: readonly Phase[] = ['closing', 'ended'];

describe.each([
  ['nobody sits there', null],
  ['a person at seat 4 talks', 4],
] as const)('%s', (_, me) => {
  let games: readonly Played[] = [];
  beforeAll(() => {
    games = FILES.map((file) => play(recordingOf(file), me));
  }, 60_000);

  test('no hidden role is told before its beat', () => {
    const early = games
      .flatMap(({ lines }) => lines)
      .filter(({ role, told, claimed }) => role !== 'zhu' && role !== 'zhong' && !told && claimed.includes(role));
    expect(early).toEqual([]);
  });

  test('a rebel in disguise claims what a loyal guard claims, or nothing', () => {
    const disguised = games
      .flatMap(({ lines }) => lines)
      .filter(({ storyline, told, role }) => storyline === 'loyal-guard' && role === 'fan' && !told);
    expect(disguised.length).toBeGreaterThan(0);
    expect(disguised.filter(({ claimed }) => claimed.some((role) => role !== 'zhong'))).toEqual([]);
  });

  test('every part closes when its AI dies, and with the game', () => {
    const parts = games.flatMap((game) => game.parts);
    const deaths = parts.flatMap(({ atDeath }) => (atDeath === null ? [] : [atDeath]));
    expect(deaths.length).toBeGreaterThan(10);
    expect(deaths.filter((phase) => !OVER.includes(phase))).toEqual([]);
    expect(parts.filter(({ atEnd }) => !OVER.includes(atEnd))).toEqual([]);
  });

  test('the dead go on with no part', () => {
    expect(games.flatMap(({ afterDeath }) => afterDeath)).toEqual([]);
  });

  test('storylines advance while their AIs live, in most games', () => {
    const moved = games.map(({ parts }) => parts.filter(({ furthest }) => furthest > 0).length);
    expect(moved.filter((parts) => parts > 0).length).toBeGreaterThan(FILES.length / 2);
    const stories = new Set(
      games
        .flatMap(({ parts }) => parts)
        .filter(({ furthest }) => furthest > 0)
        .map(({ storyline }) => storyline),
    );
    expect(stories.size).toBeGreaterThanOrEqual(4);
  });
});
