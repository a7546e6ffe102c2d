// @vitest-environment jsdom
/** One typed line is one reading and one decision about crisis, however many hear it; names are read when the game begins. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Crisis from '../../src/chatter/detection/crisis';
import type * as Judge from '../../src/chatter/detection/for-hearer';
import type * as Character from '../../src/chatter/line/character';
import type * as Frame from '../../src/chatter/line/frame';
import type * as Normalise from '../../src/chatter/line/normalise';
import type * as Scan from '../../src/chatter/line/scan';
import { normalise } from '../../src/chatter/line/normalise';
import { scan } from '../../src/chatter/line/scan';
import { frameOf } from '../../src/chatter/line/frame';
import { folded } from '../../src/chatter/line/character';
import { judgeCrisis } from '../../src/chatter/detection/crisis';
import { judge } from '../../src/chatter/detection/for-hearer';
import { contextOf } from '../../src/chatter/flow/loader';
import { pointersIn } from '../../src/chatter/flow/pointed';
import { claimsIn } from '../../src/chatter/claims/read';
import { readLine } from '../../src/chatter/line/line';
import type { Reading } from '../../src/chatter/line/reading';
import { hear as hearAnswer } from '../../src/care/machine/hear';
import { sitAndTalk, type TalkTable } from './support';

vi.mock('../../src/chatter/line/normalise', async (original) => {
  const real = await original<typeof Normalise>();
  return { ...real, normalise: vi.fn(real.normalise) };
});
vi.mock('../../src/chatter/line/scan', async (original) => {
  const real = await original<typeof Scan>();
  return { ...real, scan: vi.fn(real.scan) };
});
vi.mock('../../src/chatter/line/frame', async (original) => {
  const real = await original<typeof Frame>();
  return { ...real, frameOf: vi.fn(real.frameOf) };
});
vi.mock('../../src/chatter/line/character', async (original) => {
  const real = await original<typeof Character>();
  return { ...real, folded: vi.fn(real.folded) };
});
vi.mock('../../src/chatter/detection/crisis', async (original) => {
  const real = await original<typeof Crisis>();
  return { ...real, judgeCrisis: vi.fn(real.judgeCrisis) };
});
vi.mock('../../src/chatter/detection/for-hearer', async (original) => {
  const real = await original<typeof Judge>();
  return { ...real, judge: vi.fn(real.judge) };
});

const SPIES = [normalise, scan, frameOf, folded, judgeCrisis, judge];
const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;

/** How often a function was called with this as its first argument. */
const callsWith = (spy: (...given: never[]) => unknown, first: string): number =>
  vi.mocked(spy).mock.calls.filter(([given]: unknown[]) => given === first).length;

let table: TalkTable;
let names: string[];
/** How often each name was read until the first line was typed. */
let begun: number[];
beforeEach(() => {
  table = sitAndTalk({ roles: EIGHT, settings: { chat_talkativeness: '0.9', chat_claims: true } });
  table.acts.turn(table.seat(1));
  table.pass(30);
  names = [...(table.chat.conversation()?.scene.table.seats ?? [])].map(({ name }) => name);
  begun = names.map((name) => callsWith(normalise, name));
  // Lines before it, by the person and by AIs, so that there is a history to be asked.
  table.say('三号位，你好');
  table.pass(20);
  for (const spy of SPIES) vi.mocked(spy).mockClear();
});
afterEach(() => {
  table.runtime.uninstall();
  document.body.replaceChildren();
});

it.each(['谁是内奸', '三号，四号，五号，六号都是反贼！', 'seat 3 is a rebel, who is the traitor', '大家好'])(
  'reads %s once, decides about crisis once, reads no name again',
  (text) => {
    table.say(text);
    expect(callsWith(normalise, text)).toBe(1);
    expect(callsWith(folded, text)).toBeLessThanOrEqual(1);
    const [place] = vi.mocked(normalise).mock.calls.flatMap(([given], i) => (given === text ? [i] : []));
    const { text: read } = vi.mocked(normalise).mock.results[place!]!.value as Reading;
    expect(callsWith(scan, read)).toBe(1);
    expect(callsWith(frameOf, read)).toBe(1);
    expect(judgeCrisis).toHaveBeenCalledTimes(1);
    // Somebody judged it beside.
    expect(vi.mocked(judge).mock.calls.length).toBeGreaterThan(0);
    expect(names.map((name) => callsWith(normalise, name) + callsWith(folded, name))).toEqual(names.map(() => 0));
    // What was said before has been read before.
    expect(callsWith(normalise, '三号位，你好')).toBe(0);
  },
);

it('reads every name when the game begins, and once', () => {
  expect(names).toHaveLength(8);
  expect(begun).toEqual(names.map(() => 1));
});

it('reads a line once for care, for seven hearers, for what they answer and for the seven parts they play', () => {
  const text = '三号位，你怎么老打我？我是忠臣，不用你管';
  const conversation = table.chat.conversation()!;
  const { scene, talk } = conversation;
  const ais = scene.table.seats.flatMap(({ seat }) => (seat === scene.human ? [] : [seat]));
  expect(ais).toHaveLength(7);
  const perceived = conversation.perceive(readLine(text), 1);
  const { line } = perceived;
  for (const hearer of ais) judge(perceived, contextOf({ scene, log: talk.log(), hearer, relation: null, now: 1 }));
  pointersIn(line, scene, 2, null);
  expect(claimsIn(line, { scene, speaker: 2, you: 3 })).toHaveLength(1);
  expect(hearAnswer(line).plainNo).toBe(true);
  for (const seat of ais) conversation.part(seat)?.heard(line, true);
  expect([callsWith(normalise, text), callsWith(folded, text)]).toEqual([1, 1]);
  expect([callsWith(scan, line.text), callsWith(frameOf, line.text)]).toEqual([1, 1]);
  expect(judgeCrisis).toHaveBeenCalledTimes(1);
  expect(names.map((name) => callsWith(normalise, name))).toEqual(names.map(() => 0));
});

it('asks each hearer with the same reading', () => {
  table.say('三号，四号，你们谁是内奸？');
  const perceived = vi.mocked(judge).mock.calls.map(([given]) => given);
  expect(perceived.length).toBeGreaterThan(1);
  expect(new Set(perceived.map(({ line }) => line)).size).toBe(1);
  expect(new Set(perceived.map(({ crisis }) => crisis)).size).toBe(1);
});
