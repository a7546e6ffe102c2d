/** English turns of phrase that tell a deed with its doer and its victim elsewhere than around a verb (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';

function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'hit', { by: 6, to: 3, card: 'sha', num: 2, good: false });
  factOn(scene, 'aimed', { by: 6, to: 4, card: 'lebu', good: false });
  factOn(scene, 'hit', { by: 4, to: 5, card: 'juedou', num: 1, good: false });
  factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'huogong', num: 1, good: false });
  factOn(scene, 'discard', { by: 5, to: 4, through: 'guohe', num: 1, good: false });
  factOn(scene, 'steal', { by: 3, to: 6, through: 'shunshou', num: 1, good: false });
  factOn(scene, 'aimed', { by: 4, to: 1, card: 'tiesuo', good: false });
  factOn(scene, 'heal', { by: 5, to: 1, card: 'tao', num: 1, good: true });
  factOn(scene, 'wuxie', { by: 5, to: 3, card: 'juedou', against: 4, good: true });
  factOn(scene, 'wuxie', { by: 6, to: HUMAN, card: 'guohe', against: 3, good: true });
  factOn(scene, 'give', { by: 1, to: 6, num: 1, good: true });
  factOn(scene, 'give', { by: 4, to: HUMAN, num: 1, good: true });
  factOn(scene, 'heal', { by: 4, to: 4, card: 'tao', num: 1, good: true });
  factOn(scene, 'hit', { by: 1, to: 5, card: 'someskill', skill: true, num: 1, good: false });
  factOn(scene, 'hit', { by: HUMAN, to: 6, card: 'sha', num: 1, good: false });
  return scene;
}

const factsOf = (text: string, hearer: number | null = null) =>
  movesIn(readLine(text), { scene: table(), from: HUMAN, hearer }).flatMap(({ facts = [] }) => facts);

describe('who did what to whom is read', () => {
  it.each([
    ["6's strike on 3 was dirty", 6, 3, 'hit'],
    ['that strike 6 threw at 3 says enough', 6, 3, 'hit'],
    ['3 lost 2 to 6', 6, 3, 'hit'],
    ['it was 6 who struck 3', 6, 3, 'hit'],
    ['after 6 hitting 3 i believe nobody', 6, 3, 'hit'],
    ['6 sliced 3 for 2', 6, 3, 'hit'],
    ['6 landed a strike on 3', 6, 3, 'hit'],
    ['hit 6 for 1 and i would not take it back', HUMAN, 6, 'hit'],
    ['smacked 6, worth it', HUMAN, 6, 'hit'],
    ["4 is sitting under 6's contentment", 6, 4, 'aimed'],
    ['6 slapped 4 with contentment', 6, 4, 'aimed'],
    ['4 got contentment from 6', 6, 4, 'aimed'],
    ['6 skipped 4 with contentment', 6, 4, 'aimed'],
    ['4 challenged 5 to a duel', 4, 5, 'hit'],
    ['5 lost the duel against 4', 4, 5, 'hit'],
    ["4's duel cost 5 a point", 4, 5, 'hit'],
    ['got roasted by 3', 3, HUMAN, 'hit'],
    ['3 torched me', 3, HUMAN, 'hit'],
    ["my hp is gone, 3's fire attack took 1 off me", 3, HUMAN, 'hit'],
    ["4 lost a card to 5's dismantle", 5, 4, 'discard'],
    ['5 knocked a card out of 4', 5, 4, 'discard'],
    ['5 made 4 discard a card', 5, 4, 'discard'],
    ['that dismantle 5 used on 4 was odd', 5, 4, 'discard'],
    ["5 tossed 4's card", 5, 4, 'discard'],
    ['6 had a card stolen by 3', 3, 6, 'steal'],
    ["3 helped himself to 6's card", 3, 6, 'steal'],
    ['6 lost a card to 3', 3, 6, 'steal'],
    ['3 filched a card from 6', 3, 6, 'steal'],
    ['4 linked the lord', 4, 1, 'aimed'],
    ['4 tied the lord up', 4, 1, 'aimed'],
    ['5 patched the lord up', 5, 1, 'heal'],
    ["5's peach on the lord says it all", 5, 1, 'heal'],
    ['the lord is only alive thanks to 5', 5, 1, 'heal'],
    ['5 bailed the lord out', 5, 1, 'heal'],
    ["5 nullified 4's duel to save 3", 5, 3, 'wuxie'],
    ["4's duel on 3 got nulled by 5", 5, 3, 'wuxie'],
    ['4 went for 3 with a duel but 5 negated it', 5, 3, 'wuxie'],
    ["5 wasted a null on 4's duel", 5, undefined, 'wuxie'],
    ["5 shut down 4's duel", 5, undefined, 'wuxie'],
    ["thanks 6 for blocking 3's dismantle on me", 6, HUMAN, 'wuxie'],
    ['6 got a card from the lord', 1, 6, 'give'],
    ['that card 6 picked up was a gift from the lord', 1, 6, 'give'],
    ['the lord sent 6 a card', 1, 6, 'give'],
    ['ty for the card 4', 4, HUMAN, 'give'],
    ['4 ate his own peach', 4, 4, 'heal'],
    ['4 patched himself up', 4, 4, 'heal'],
    ['4 used a peach on himself', 4, 4, 'heal'],
    ['4 peaching himself while the lord starves', 4, 4, 'heal'],
    ["5 lost 1 to the lord's skill", 1, 5, 'hit'],
    ["the lord's skill pinged 5", 1, 5, 'hit'],
    ['the lord used his ability on 5', 1, 5, 'hit'],
  ])('%s', (text, by, to, kind) => {
    expect(factsOf(text)).toContainEqual(
      expect.objectContaining({ by, ...(to === undefined ? {} : { to }), kind, verdict: 'true' }),
    );
    expect(factsOf(text).filter(({ verdict }) => verdict === 'false')).toEqual([]);
  });
});

describe('of two deeds each has its own', () => {
  it.each([
    ["5 broke 4's card and then healed the lord", [5, 4], [5, 1]],
    ['6 put contentment on 4 and hit 3', [6, 4], [6, 3]],
    ['4 dueled 5, got away with it, then chained the lord', [4, 5], [4, 1]],
    ['4 lost a card to 5 and 6 struck 3', [5, 4], [6, 3]],
    ['3 got slashed by 6 and then 6 put contentment on 4', [6, 3], [6, 4]],
    ['3 stole from 6 and burned me', [3, 6], [3, HUMAN]],
  ])('%s', (text, ...pairs) => {
    for (const [by, to] of pairs)
      expect(factsOf(text)).toContainEqual(expect.objectContaining({ by, to, verdict: 'true' }));
  });
});

describe('what was not done is not told', () => {
  it.each([
    "5's strike on 3 was dirty",
    '3 lost 2 to 5',
    'it was 4 who struck 3',
    "6 lost a card to 5's dismantle",
    "3's duel on 4 got nulled by 6",
    '5 ate his own peach',
    "5 lost 1 to 6's skill",
    'the lord got a card from 6',
    '6 linked the lord',
  ])('%s', (text) => {
    expect(factsOf(text).filter(({ verdict, denied }) => verdict === 'true' && denied !== true)).toEqual([]);
  });
});

describe('what is ordered, planned, supposed, asked or denied is no report', () => {
  it.each([
    'hit 3 for 2',
    'put contentment on 4 please',
    'i will land a strike on 6',
    "if 5 nulls 4's duel we win",
    "6 should put contentment on 4's head",
    'let 4 eat his own peach',
    "don't waste a null on 4's duel",
    'somebody should patch the lord up',
    "that duel from 4 would've wrecked me",
    '6 is going to slap 4 with contentment',
    'heal yourself 4',
    'could 5 peach the lord',
  ])('%s', (text) => {
    expect(
      movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: null }).some(
        ({ act, facts = [] }) => act === 'report' && facts.length > 0,
      ),
    ).toBe(false);
  });
  it.each(["6 didn't put contentment on 4", "5 never nullified 4's duel"])('is denied: %s', (text) => {
    expect(factsOf(text).every(({ verdict, denied }) => verdict === 'false' || denied === true)).toBe(true);
  });
});

describe('whom nobody did anything to is not told of', () => {
  it.each([
    "nobody's touched you all game",
    'then you hit nobody',
    "6 couldn't strike back",
    'anyone got a peach for 4?',
  ])('%s', (text) => {
    expect(factsOf(text, 5).filter(({ verdict, denied }) => verdict === 'true' && denied !== true)).toEqual([]);
  });
});
