/** How the next line of a trouble turns what was told: eased, had and not borne, held against, done coldly (§Q2). */
import { describe, expect, it } from 'vitest';
import { turnsOn } from '../../../src/chatter/moves/life/turns';
import type { Life } from '../../../src/chatter/moves/life/life';
import { mentionsIn } from '../../../src/chatter/moves/called/people';
import { recorded } from './tables';

const pet: Life = {
  matter: 'pet_lost',
  trouble: true,
  whose: { closeness: 'pet', named: { zh: '猫咪', en: 'your cat' } },
};
const own: Life = { matter: 'pain', trouble: true };

describe('relief', () => {
  it.each([
    '没大碍了,下周就能出院',
    '幸好没伤到骨头',
    '虚惊一场,是良性的',
    '烧退了,睡着了',
    '找到了,在楼道里躲着',
    'phew, nothing broken',
    'turns out it was just a cold',
    'tests came back clear, thank god',
    "he's home now",
    'found her under the porch',
  ])('%s', (text) => {
    expect(turnsOn(text, pet, 'health')).toBe('better');
  });
  it.each([
    '还没出院',
    '要是没事就好了',
    '会不会没大碍啊?',
    '医生说要手术',
    "it isn't just a cold",
    'i hope he is home soon',
    'still missing',
    'she might not make it',
    '今天又疼了一天',
    '还没找到',
  ])('none: %s', (text) => {
    expect(turnsOn(text, pet, 'health')).not.toBe('better');
  });
});

describe('how long', () => {
  it.each(['养了八年了,叫团子', '陪了我十年', 'ten years with us', 'had her since she was a kitten'])(
    'had: %s',
    (text) => {
      expect(turnsOn(text, pet, 'family')).toBe('had');
    },
  );
  it.each(['找了三个月了', '病了两年', "haven't slept in two months"])('borne: %s', (text) => {
    expect(turnsOn(text, pet, 'family')).not.toBe('had');
  });
  it('of oneself nothing is had', () => {
    expect(turnsOn('八年了', own, 'health')).toBeNull();
  });
});

describe('what was held against the speaker, and how it was done', () => {
  it.each([
    ['他嫌我报表做错一个数', 'reproached'],
    ['她说我心里只有打牌', 'reproached'],
    ["she said i'm never home", 'reproached'],
    ['and she did it over text', 'coldly'],
    ['发个微信就通知我了', 'coldly'],
    ['in front of the whole office', 'coldly'],
    ['都六十八岁了', 'aged'],
    ["he's 71", 'aged'],
  ])('%s: %s', (text, on) => {
    expect(turnsOn(text, pet, 'love')).toBe(on);
  });
  it.each(['他说我做得不错', "she said i'm right", '他明天来', 'we talked it through'])('none: %s', (text) => {
    expect(turnsOn(text, pet, 'love')).not.toBe('reproached');
  });
});

describe('neighbours and the clock', () => {
  const scene = recorded('8p-2', 9);
  const seats = (text: string, from = 1): readonly (number | null)[] =>
    mentionsIn(text, { scene, from, hearer: 4, he: null })
      .filter(({ kind }) => kind === 'seat')
      .map(({ seat }) => seat);
  it('are of whoever was spoken of', () => {
    const [, mine] = seats('3号没血了,我上家打的');
    const [three, his] = seats('3号没血了,他上家打的');
    expect(three).toBe(3);
    expect(his).not.toBe(mine);
    expect(seats('3号上家')).toEqual([his]);
  });
  it.each(['the vet is open till 6', 'i was up since 3', 'not home until 7'])('no seat: %s', (text) => {
    expect(seats(text)).toEqual([]);
  });
  it.each(['what has happened since 3 hit the lord', 'hold on until 6 plays'])('a seat: %s', (text) => {
    expect(seats(text)).not.toEqual([]);
  });
});
