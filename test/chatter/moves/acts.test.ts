/** Which act a line is, whom it is about, and which role or topic it names. */
import { describe, expect, it } from 'vitest';
import type { Exchange, Move } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

/** Eight at the table: 辛评 is lord, 2 and 7 are dead. Seat 1 speaks, seat 4 is spoken to. */
const scene = recorded('8p-1', 20);

/** "act about role topic", what is absent left out; moves parted by " + ". */
const brief = (moves: readonly Move[]): string =>
  moves
    .map(({ act, about, role, denied, topic }) =>
      [act, about, denied ? `not-${role}` : role, topic].filter((x) => x !== undefined).join(' '),
    )
    .join(' + ');

const LINES: readonly (readonly [line: string, moves: string])[] = [
  ['4号，你觉得谁是反贼？', 'ask_guess fan'],
  ['4號，你覺得誰是反賊？', 'ask_guess fan'],
  ['谁最可疑？', 'ask_guess'],
  ['怎么看5号', 'ask_guess 5'],
  ['who do you think is the traitor?', 'ask_guess nei'],
  ['你是反吗', 'ask_role 4 fan'],
  ['are you a rebel?', 'ask_role 4 fan'],
  ['凭什么', 'ask_why'],
  ['你的证据呢', 'ask_evidence'],
  ['你确定吗', 'ask_sure'],
  ['How many rebels are left?', 'ask_count fan'],
  ['还剩几个反贼', 'ask_count fan'],
  ['你打算打谁', 'ask_plan'],
  ['内奸怎么赢', 'ask_rule'],
  ['你是AI吗', 'ask_self 4 self'],
  ['三号是反', 'accuse 3 fan'],
  ['三号不是反', 'vouch 3 not-fan'],
  ['我是忠', 'claim 1 zhong'],
  ['再来一局不', 'propose'],
  ['打五号', 'order 5'],
  ['别打我', 'plead 1'],
  ['救我', 'plead 1'],
  ['谢谢你', 'thanks 4'],
  ['真不是故意砍你', 'apology 4'],
  ['打得漂亮', 'praise 4'],
  ['坑货', 'blame 4'],
  ['受死吧', 'taunt 4'],
  ['再打我我就弄死你', 'threat 4'],
  ['好的', 'agree'],
  ['不行', 'refuse'],
  ['大家好', 'greet'],
  ['晚安', 'bye'],
  ['哈哈哈', 'joke'],
  ['快点啊', 'hurry'],
  ['唉', 'sorrow 1'],
  ['我爱你', 'affection 4'],
  ['我妈住院了', 'sorrow 1 health'],
  ['我分手了', 'sorrow 1 love'],
  ['今天被老板骂了', 'sorrow 1 work'],
  ['我失眠三天了', 'sorrow 1 sleep'],
  ['吕布和关羽谁厉害', 'topic heroes'],
  ['你怀疑我吗', 'ask_guess 1'],
  ['老实说你信不信我', 'ask_guess 1'],
  ['刚才手抖了，别介意', 'apology 4'],
  ['下把还来吗', 'propose'],
  ['谁更厉害，赵云还是马超', 'topic heroes'],
  ['我觉得不是', 'refuse'],
  ['嘎嘣脆噜噜', 'unclear'],
];

describe('acts', () => {
  it.each(LINES)('%s → %s', (line, expected) => {
    expect(brief(heard(line, scene))).toBe(expected);
  });

  it('reads several moves of one line, and carries over whom the first speaks of', () => {
    expect(brief(heard('6号无懈保了2号，一伙的', scene))).toBe('report 6 + accuse 6');
  });

  it('undertakes something until an end', () => {
    expect(heard('这轮不打你', scene)[0]?.promise).toEqual({ what: 'spare', to: 4, until: 'round' });
    expect(heard('下回合我帮你打5号', scene)[0]?.promise).toEqual({ what: 'attack', to: 5, until: 'next' });
    expect(heard('你不打我我就不打你', scene)[0]).toMatchObject({
      act: 'propose',
      promise: { what: 'spare', to: 4, ifYouDo: true },
    });
  });

  it('answers something for any text, and places every move in the raw line', () => {
    for (const text of ['', '？？？', '\u202eabc', '<b>三号</b>', 'x'.repeat(5000), '\ud800', '三号，'.repeat(900)]) {
      for (const { span } of heard(text, scene)) {
        expect(span[0]).toBeLessThanOrEqual(span[1]);
        expect(span[1]).toBeLessThanOrEqual(text.length);
      }
    }
  });
});

const GUESSED: Exchange = {
  id: 7,
  from: 1,
  to: 4,
  turn: 20,
  asked: { act: 'ask_guess', role: 'fan', span: [0, 4] },
  answered: { move: 'guess', about: 5, role: 'fan', facts: [] },
  awaits: null,
};

describe('what was told before', () => {
  it('asks the one who did it for a reason, and nobody who he takes somebody for', () => {
    expect(brief(heard('你砍了我一刀，咋想的', scene))).toBe('report 4 + ask_why 4');
    expect(brief(heard('3号砍了我一刀，你怎么想', scene))).toContain('ask_guess');
  });

  it('does not ask what a role is that lies open', () => {
    expect(brief(heard('砍过主公的就3号，怎么看', scene, { from: 5 }))).not.toContain('ask_guess 1');
  });
});

describe('what is left unsaid', () => {
  it.each([
    ['凭什么', 'ask_why 5 fan'],
    ['为啥', 'ask_why 5 fan'],
    ['你确定吗', 'ask_sure 5 fan'],
    ['那三号呢', 'ask_guess 3'],
    ['and 3?', 'ask_guess 3'],
    ['那你呢', 'ask_role 4'],
    ['还有谁', 'ask_guess'],
  ])('%s → %s', (line, expected) => {
    const moves = heard(line, scene, { exchanges: [GUESSED] });
    expect(brief(moves)).toBe(expected);
    expect(moves[0]?.refersTo).toBe(7);
  });

  it('takes a short line for the answer to what was asked back', () => {
    const yesNo: Exchange = { ...GUESSED, awaits: 'yes_no' };
    expect(heard('好', scene, { exchanges: [yesNo] })[0]).toMatchObject({ act: 'agree', refersTo: 7 });
    expect(heard('不信', scene, { exchanges: [yesNo] })[0]).toMatchObject({ act: 'refuse', refersTo: 7 });
    expect(heard('3号', scene, { exchanges: [{ ...GUESSED, awaits: 'who' }] })[0]).toMatchObject({
      act: 'ask_guess',
      about: 3,
      refersTo: 7,
    });
  });

  it('stays with the act where there is nothing to refer to', () => {
    expect(heard('凭什么', scene)).toEqual([{ act: 'ask_why', span: [0, 3] }]);
  });
});
