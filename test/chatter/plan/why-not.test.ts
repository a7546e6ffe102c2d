/** What was not done, what an AI has said and what was asked before are met as that, and by no old deed (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { findsUnanswered, saysYourQuestion } from '../../../src/chatter/moves/thread/answering';
import { movesIn } from '../../../src/chatter/moves/read';
import { factOn, happen, HUMAN } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

const heard = (text: string) => movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: 3 });
const put = (text: string) => planned(text, { scene: table(), guesses: GUESSES });

describe('a reason is asked for what was not done', () => {
  it.each([
    ['孙权，你怎么还不砍我', HUMAN],
    ['孙权为什么不一鼓作气杀过来', HUMAN],
    ['孙权，为啥不趁我残血打我', HUMAN],
    ['孙权干嘛不打6号', 6],
    ['孙权你怎么不救6号', 6],
    ['3 why wont you just finish me', HUMAN],
    ['3 how come you never hit seat 6', 6],
    ['3, why are you always leaving 6 alone', 6],
    ['3 why didnt you heal me', HUMAN],
  ])('%s', (text, to) => {
    expect(heard(text)).toContainEqual(
      expect.objectContaining({ act: 'ask_why', about: 3, denied: true, of: [3, to] }),
    );
  });

  it.each([
    '孙权为什么打我不打6号',
    '孙权你为什么砍我',
    '孙权怎么不说话',
    '孙权为什么不信我',
    '为什么我打不了6号',
    '6号怎么没血了',
    '孙权为啥不是我',
    '3 why me and not 6',
    'why didnt it hurt me',
    '3 why dont you trust me',
    '3 why dont we gang up on 6',
    '3, why not',
  ])('%s: no deed that was left undone', (text) => {
    expect(heard(text).filter(({ act, denied }) => act === 'ask_why' && denied)).toEqual([]);
  });

  it.each(['6号你凭啥砍主公不砍4号', '6 why did you slash the lord and not 4', '6号你怎么打主公不打我'])(
    '%s: what was done is to be accounted for',
    (text) => {
      const moves = movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: 6 });
      const why = moves.find(({ act }) => act === 'ask_why');
      expect(why?.about).toBe(6);
      expect(why?.facts).toContainEqual(expect.objectContaining({ by: 6, to: 1 }));
      expect(why?.denied).toBeUndefined();
    },
  );

  it('is answered by no old blow', () => {
    for (const text of ['孙权，你怎么还不砍我', '3 why wont you just finish me'])
      expect(['biding', 'spare_you', 'spare_if', 'bound']).toContain(put(text)?.clause);
  });

  it('is put right where it had been done, and only there', () => {
    expect(put('孙权你怎么从来不打我')?.clause).not.toBe('did_before');
    const scene = table();
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'sha', num: 1, good: false });
    expect(planned('孙权你怎么从来不打我', { scene, guesses: GUESSES })?.clause).toBe('did_before');
  });

  it.each(['孙权你怎么没砍我', '孙权你咋没打我'])('%s: owns up to no blow', (text) => {
    expect(['biding', 'spare_you', 'spare_if', 'bound']).toContain(put(text)?.clause);
  });

  it('of one who lies dead tells of no health and no help to come', () => {
    const scene = table();
    happen(scene, { type: 'die', seat: 6, by: 4, role: 'fan' });
    expect(['own_hand', 'explain']).toContain(planned('孙权你为什么不救6号', { scene, guesses: GUESSES })?.clause);
  });
});

describe('what was asked before', () => {
  it.each([
    '您问我的依据',
    '你刚才问我为什么打你',
    '你想知道我信谁',
    '孙权你要证据',
    'you asked why i hit you',
    'well you wanted proof',
  ])('%s: the question is not the speaker’s', (text) => {
    expect(saysYourQuestion(text)).toBe(true);
  });

  it.each(['你问主公', '我问你为什么打我', '你问我干嘛', '你要杀我吗', 'did you ask me something', 'i asked you why'])(
    '%s: it is, or none is told',
    (text) => {
      expect(saysYourQuestion(text)).toBe(false);
    },
  );

  it.each([
    '答非所问',
    '您这是所答非所问',
    '你没回答我的问题啊',
    '我问的是为什么不杀我',
    '你却答了从前那一刀',
    "that's not what i asked",
    'you never answered me',
    'i asked why you hit me',
    'you answered a different question',
  ])('%s: it is still open', (text) => {
    expect(findsUnanswered(text)).toBe(true);
  });

  it.each(['我还没回答你问题', '你问我答', '他没回血', '给我分析分析', "i didn't answer you", 'ask him again'])(
    '%s: nothing is open',
    (text) => {
      expect(findsUnanswered(text)).toBe(false);
    },
  );
});
