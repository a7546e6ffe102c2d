/** Words that are taken back are an apology, whatever they quote; what only looks so is none. */
import { describe, expect, it } from 'vitest';
import { takesBack } from '../../../src/chatter/moves/clauses/amends';
import { movesIn } from '../../../src/chatter/moves/read';
import { readLine } from '../../../src/chatter/line/line';
import { HUMAN, sceneOf } from '../flow/support';

const acts = (text: string): readonly string[] =>
  movesIn(readLine(text), { scene: sceneOf(), from: HUMAN, hearer: 3 }).map(({ act }) => act);

describe('words that are taken back', () => {
  it.each([
    '没朋友没人要那些话我收回，是我输急眼了',
    '我刚才话重了',
    '那些话我收回',
    '刚才骂你废物是我不对',
    '刚刚不该说你是猪',
    '刚那句重了 别放心上',
    'i take that back',
    'ok calling u a cockroach was a dick move, sry',
    'sorry i called u a piece of shit, bad day',
    'i shouldnt have called u that',
    'what i said earlier was uncalled for',
  ])('%s: an apology', (text) => {
    expect(takesBack(readLine(text).verbatim)).toBe(true);
    expect(acts(text)).toContain('apology');
  });
  it.each([
    '4号你那句话收回去',
    '我说过三号是反',
    '我收回两张牌',
    '我收回刚才的判断，3号不像反',
    '你骂人不对',
    '你不该骂我',
    '4号刚才嘴真臭',
    '我不会收回的',
    'i take my horse back',
    'you take that back!',
    'why would i take that back',
    'sorry but ur trash',
    'sorry i hit you',
  ])('%s: takes back nothing', (text) => {
    expect(takesBack(readLine(text).verbatim)).toBe(false);
  });
});
