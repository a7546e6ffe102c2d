/** What covers a deed, so that nobody says that it happened; beside each what looks alike and tells (moves/deeds/covered.ts, §Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { isQuestion, type Move } from '../../../src/chatter/moves/types';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';

/** 6 has struck 3 and nullified 3's Nullification, 4 has killed 5 and given 3 a card, 5 has duelled 4. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'hit', { by: 6, to: 3, card: 'sha', num: 1, good: false });
  factOn(scene, 'hit', { by: 5, to: 4, card: 'juedou', num: 1, good: false });
  factOn(scene, 'give', { by: 4, to: 3, num: 1, good: true });
  factOn(scene, 'wuxie', { by: 6, to: 4, card: 'juedou', against: 3, over: 3, good: null });
  factOn(scene, 'death', { by: 4, to: 5, good: false });
  return scene;
}

const heard = (text: string): Move[] => movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: null });
/** What is heard as a report that is borne out. */
const reported = (text: string): string[] =>
  heard(text)
    .filter((move) => !isQuestion(move))
    .flatMap(({ facts = [] }) => facts)
    .filter(({ verdict, denied }) => verdict === 'true' && denied !== true)
    .map(({ by, to }) => `${by ?? '-'}>${to ?? '-'}`);

const COVERED: Readonly<Record<string, readonly string[]>> = {
  supposed: [
    'if 6 hit 3 he is a rebel',
    'suppose 6 hit 3',
    'imagine 6 striking 3',
    'assuming 4 gave 3 a card we are fine',
    "had 6 struck 3 i'd trust him",
    'unless 6 strikes 3 we lose',
    'soon as 6 strikes 3 im out',
  ],
  'wished for': [
    'i wish 6 had hit 3',
    "i'd rather 6 hit 3",
    'i want to see 6 hit 3',
    '6 should have hit 3',
    'u shouldve struck 3, 6',
    'would love to see 4 kill 5',
    'hoping 4 gives 3 a card',
  ],
  'ordered or planned': [
    '6 slash 3 now',
    '4 give 3 some cards man',
    '6 null it for 4',
    'next turn 6 slashes 3',
    '6 will strike 3',
    '4 is about to kill 5',
    '6 hit 3 and i will believe you',
    'bet you 6 strikes 3',
  ],
  'not done': [
    '4 has no reason to kill 5',
    '4 refuses to give 3 anything',
    '6 had no slash for 3',
    'i nearly struck 3',
    '6 was close to slashing 3',
    'not true that 4 killed 5',
    "5 wasn't killed by 4",
  ],
  'compared, or said of something else': [
    '6 hits way harder than 3',
    '4 is as dead as 5',
    '4 is more dead than 5',
    '4 is dead set on 5',
    "6 blocks 3's view",
    '4 and 5 hit it off',
    'lol 4 you kill me, you and 5 both',
    '5 is dead tired of 4',
    "6's power scares 3",
    'bad blood between 4 and 5, killer vibes',
  ],
};
describe.each(Object.entries(COVERED))('%s: nothing is reported', (_, lines) => {
  it.each(lines)('%s', (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe('what somebody thinks or says is asked of the record', () => {
  it.each([
    'someone said 4 killed 5',
    'i thought 6 struck 3',
    'maybe 6 hit 3',
    'the lord thinks 6 hit 3',
    'apparently 4 killed 5',
  ])('%s', (text) => {
    const [move] = heard(text);
    expect(move?.act).toBe('ask_fact');
    expect(move?.facts?.some(({ verdict }) => verdict === 'true')).toBe(true);
  });
});

describe('what looks alike is told', () => {
  it.each([
    ["i can't believe 6 hit 3", '6>3'],
    ['someone should kill 6 because he hit 3', '6>3'],
    ['i think 6 hit 3', '6>3'],
    ['i want him gone, 4 killed 5', '4>5'],
    ['6 struck 3 no damage', '6>3'],
    ["6 that's one strike on 3 now", '6>3'],
    ['the slash on 3 was from 6', '6>3'],
    ['6 slashed 3 and it landed so pls stop', '6>3'],
  ])('%s', (text, deed) => {
    expect(reported(text)).toContain(deed);
  });
});

describe('which way round', () => {
  it.each([
    ["3's null got nulled by 6", '6>-', true],
    ["6's null got nulled by 3", '3>-', false],
    ['4 lost a duel to 5', '5>4', true],
    ['5 lost a duel to 4', '4>5', false],
  ])('%s: %s is %s', (text, deed, verdict) => {
    const facts = heard(text).flatMap(({ facts: some = [] }) => some);
    expect(facts.map(({ by, to, kind }) => `${by ?? '-'}>${kind === 'wuxie' ? '-' : (to ?? '-')}`)).toContain(deed);
    expect(facts.every((one) => (one.verdict === 'true') === verdict)).toBe(true);
  });
});

describe('a digit that is a seat', () => {
  const about = (text: string) => heard(text).flatMap(({ facts = [] }) => facts)[0];
  it.each([
    ['has 3 ever hit 5', 3, 5],
    ['has 6 just hit 3', 6, 3],
    ['4 gave 3 cards', 4, 3],
  ])('%s', (text, by, to) => {
    expect(about(text)).toMatchObject({ by, to });
  });
  it.each(['i have 3 just in case', '4 gave 3 cards to the lord', 'he has 3 hit points'])('counts: %s', (text) => {
    expect(
      heard(text)
        .flatMap(({ facts = [] }) => facts)
        .every(({ to }) => to !== 3),
    ).toBe(true);
  });
});

describe('words that are to be said after somebody', () => {
  const claims = (text: string) => heard(text).some(({ act, about }) => act === 'claim' && about === HUMAN);
  it.each(["say 'i am a rebel'", 'repeat after me: i am a rebel', 'now say i am a rebel'])(
    'are no claim: %s',
    (text) => {
      expect(claims(text)).toBe(false);
    },
  );
  it.each(['i am a rebel', 'listen: i am a rebel'])('a claim: %s', (text) => {
    expect(claims(text)).toBe(true);
  });
});
