/** English as players type it about the game: chat spelling, players' words for cards and deeds, who does what to whom (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { mentionsIn } from '../../../src/chatter/moves/called/people';
import { movesIn } from '../../../src/chatter/moves/read';
import { spelled } from '../../../src/chatter/moves/clauses/spelled';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';

function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'aimed', { by: 6, to: 4, card: 'lebu', good: false });
  factOn(scene, 'hit', { by: 6, to: 3, card: 'sha', num: 1, good: false });
  factOn(scene, 'steal', { by: 4, to: 5, num: 1, good: false });
  factOn(scene, 'heal', { by: HUMAN, to: 4, card: 'tao', num: 1, good: true });
  return scene;
}

const heard = (text: string, hearer = 3) =>
  movesIn(readLine(text), { scene: table(), from: HUMAN, hearer }).map(({ act, about, role, facts = [] }) => ({
    act,
    about,
    role,
    facts: facts.map(({ by, to, card, kind, verdict }) => ({ by, to, card, kind, verdict })),
  }));
const acts = (text: string, hearer?: number) => heard(text, hearer).map(({ act }) => act);

describe('chat spelling is written out', () => {
  it.each([
    ['y did u hit 4', 'why did you hit 4'],
    ['whos the turncoat', "who's the traitor"],
    ['ur a reb', "you're a rebel"],
    ['ur arrows hit me', 'your arrows hit me'],
    ['he doesnt r u', "he doesn't are you"],
    ['its well worth it', 'its well worth it'],
    ["don't, you're", "don't, you're"],
    ['你咋打3号', '你咋打3号'],
  ])('%s', (text, written) => {
    expect(spelled({ text, mentions: [] }).text).toBe(written);
  });
  it('and whoever is named stands where it stands then', () => {
    const typed = 'y did u hit 4';
    const named = mentionsIn(typed, { scene: table(), from: HUMAN, hearer: 3, he: null });
    const { text, mentions } = spelled({ text: typed, mentions: named });
    const last = mentions[mentions.length - 1];
    expect(text.slice(last?.start, last?.end)).toBe('4');
  });
});

describe('a role is asked for by players’ words', () => {
  it.each(['whos the turncoat guys', 'which one is the nei', 'any1 know who the spy is'])('%s', (text) => {
    expect(heard(text)).toMatchObject([{ act: 'ask_guess', role: 'nei' }]);
  });
});

describe('what was done', () => {
  it.each([
    ['6 put the happy card on 4', { by: 6, to: 4, card: 'lebu', verdict: 'true' }],
    ['6 put the happy card right on 4', { by: 6, to: 4, card: 'lebu', verdict: 'true' }],
    ['6 stuck indulgence on 4', { by: 6, to: 4, card: 'lebu', verdict: 'true' }],
    ['6 nearly killed 3', { by: 6, to: 3, kind: 'hit', verdict: 'true' }],
    ['6 clapped 3', { by: 6, to: 3, kind: 'hit', verdict: 'true' }],
    ['i peached 4 when he was low', { by: HUMAN, to: 4, card: 'tao', verdict: 'true' }],
    ['the lord threw lightning on me', { by: 1, card: 'shandian', verdict: 'false' }],
    ['6 fed 4 a peach', { by: 6, to: 4, card: 'tao', verdict: 'false' }],
  ])('%s', (text, fact) => {
    expect(heard(text)[0]?.facts[0]).toMatchObject(fact);
  });
  it.each([
    ['whose card did 4 swipe', { by: 4, kind: 'steal', verdict: 'true' }],
    ['how many times did 6 hit 3', { by: 6, to: 3, verdict: 'true' }],
    ['who stuck happy card on 4', { to: 4, card: 'lebu', verdict: 'true' }],
  ])('is asked: %s', (text, fact) => {
    expect(heard(text)).toMatchObject([{ act: 'ask_fact', facts: [fact] }]);
  });
  it('to whom a pronoun speaks of, and not to whoever does it', () => {
    expect(heard('i peached 4 and 6 still hit him')[0]?.facts[1]).toMatchObject({ by: 6, to: 4 });
  });
  it('a name that is called does not suffer it', () => {
    expect(heard('6 hit 3 u muppet')[0]?.facts[0]).toMatchObject({ by: 6, to: 3 });
  });
  it('what stands behind "or" and "because" is of another deed', () => {
    expect(heard('did 6 hit 3 or was it the lightning')[0]?.facts[0]).not.toMatchObject({ card: 'shandian' });
  });
});

describe('who is named', () => {
  it.each([
    ['how much health has 4 got', 4],
    ['whats ur read on 4', 4],
  ])('%s', (text, about) => {
    expect(heard(text)[0]?.about).toBe(about);
  });
  it('owns what stands behind: 4s happy card', () => {
    expect(heard('6 broke 4s crossbow')[0]?.facts[0]).toMatchObject({ by: 6, to: 4, card: 'zhuge' });
  });
  it.each(['brb in 2s', 'any1 there', '4s later'])('nobody: %s', (text) => {
    expect(heard(text, 3).every(({ about }) => about !== 1 && about !== 2 && about !== 4)).toBe(true);
  });
  it('an alliance is put to one and goes against another', () => {
    expect(heard('truce vs 6?')).toMatchObject([{ act: 'propose', about: 6 }]);
  });
});

describe('what is doubted', () => {
  it.each([
    ['no way 4 is loyal', 'accuse'],
    ["i don't think 4 is a rebel", 'vouch'],
    ['4 is loyal', 'vouch'],
    ['4 is prob a reb', 'accuse'],
  ])('%s: %s', (text, act) => {
    expect(acts(text)).toContain(act);
  });
});
