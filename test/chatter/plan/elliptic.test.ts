/** A short question of the record, filled in from what was asked before. */
import { describe, expect, it } from 'vitest';
import { ONE_MORE } from '../../../src/chatter/moves/words/follow-ups';
import { goesOnIn } from '../../../src/chatter/moves/life/goes-on';
import { sharesWord } from '../../../src/chatter/moves/life/same-matter';
import type { OfRecord } from '../../../src/chatter/moves/asked/of-record';
import type { Mention } from '../../../src/chatter/moves/called/people';
import { asksPlainly } from '../../../src/chatter/moves/asked/rules-asked';
import { askedOn } from '../../../src/chatter/plan/record/elliptic';

/** "how often did 6 take from anybody". */
const TAKEN: OfRecord = { wants: 'times', what: 'take', by: 6, to: [], cards: [], when: null, all: false };
const STRUCK: OfRecord = { wants: 'times', what: 'use', by: 3, to: [4], cards: ['sha'], when: null, all: false };

const mention = (text: string, name: string, kind: Mention['kind'], seat: number | null): Mention => {
  const start = text.indexOf(name);
  return { kind, seat, start, end: start + name.length, called: false };
};

describe('what a line leaves out stands in what was asked before', () => {
  it('whom, of the same one', () => {
    const text = '里头几回是顺我的';
    expect(askedOn(text, [mention(text, '我', 'self', 4)], TAKEN)).toMatchObject({ by: 6, to: [4], wants: 'times' });
  });
  it('which of them went home', () => {
    expect(askedOn('n how many of em landed', [], STRUCK)).toMatchObject({ what: 'hurt', by: 3, to: [4] });
  });
  it('who, to the same one', () => {
    const text = '都谁砍的';
    const asked = askedOn(text, [mention(text, '谁', 'who', null)], { ...STRUCK, wants: 'points' });
    expect(asked).toMatchObject({ wants: 'who', to: [4], all: true });
    expect(asked).not.toHaveProperty('by');
  });
  it('others than that one', () => {
    const text = '他还拆别人没有';
    expect(askedOn(text, [mention(text, '他', 'he', 6)], { ...TAKEN, to: [8] })).toMatchObject({
      by: 6,
      to: [],
      except: [8],
      wants: 'whether',
    });
  });
  it('a line with somebody and a deed of its own, or a card, leaves out nothing', () => {
    const who = '主公杀了几个人';
    expect(askedOn(who, [mention(who, '主公', 'seat', 1)], TAKEN)).toBeNull();
    const card = '南蛮谁没掉血';
    expect(askedOn(card, [mention(card, '谁', 'who', null)], { ...STRUCK, cards: ['wanjian'] })).toBeNull();
  });
  it.each(['那我先走了', '谁来救救我', 'lol ok sure', '哈哈 笑死', '那主公不得把牌全扔了'])(
    '%s says something of its own',
    (text) => {
      const who = text.indexOf('谁');
      expect(askedOn(text, who < 0 ? [] : [mention(text, '谁', 'who', null)], STRUCK)).toBeNull();
    },
  );
});

describe('a trouble that was told is told on', () => {
  it.each([
    ['组长又@我 让明早八点前重弄一份', '唉今天被组长训一下午 打得飘了别怪我'],
    ['manager guy from earlier is texting me now', 'my manager tore into me in front of everyone today'],
  ])('%s', (text, told) => {
    expect(sharesWord(text, told)).toBe(true);
  });
  it.each([
    ['今天打牌真顺', '今天被领导骂了 打牌都没劲'],
    ['how many peaches have gone this whole game', 'the whole rent is on me this month'],
  ])('%s is of something else', (text, told) => {
    expect(sharesWord(text, told)).toBe(false);
  });
  it.each([
    ['说白了是我先吼的人家', 'fault'],
    ['还没敢跟家里讲', 'hidden'],
    ["haven't told my gf any of it", 'hidden'],
    ['told my gf btw, went quiet', 'told'],
    ['关键那方案压根不是我写的', 'unfair'],
    ['其实就为过年回谁家', 'more'],
  ])('%s: %s', (text, on) => {
    expect(goesOnIn(text, 'work')).toBe(on);
  });
  it('what is said to others goes on with nothing', () => {
    expect(goesOnIn('不好意思刚发呆了 让你们干等', 'work')).toBeNull();
    expect(goesOnIn('你刚又砍我', 'work')).toBeNull();
  });
});

it('one more of the kind is another of that role, and no other game', () => {
  expect(ONE_MORE.test('so theres one more like that?')).toBe(true);
  expect(ONE_MORE.test('one more game?')).toBe(false);
  expect(ONE_MORE.test('还有一个反贼')).toBe(false);
});

it('slower is simpler, and no tempo', () => {
  expect(asksPlainly('nah still lost, say that slower')).toBe(true);
  expect(asksPlainly('你慢点打')).toBe(false);
});
