/** The monitor alone: which act a line is for the one who hears it, and whom it is about. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { chatTableOf } from '../../../src/chatter/flow/loader';
import { monitor } from '../../../src/chatter/flow/monitor';
import { detect } from '../../../src/chatter/detection/detect';
import type { Reply } from '../../../src/chatter/vocabulary';
import { HUMAN, sceneOf } from './support';
import { readLine } from '../../../src/chatter/line/line';

const scene = sceneOf();

function heard(text: string, hearer: Seat = 3, partner: Seat | null = null) {
  const detection = detect({ text, ctx: { table: chatTableOf(scene, hearer) } });
  const line = readLine(text);
  const reach = addressing(pointersIn(line, scene, HUMAN, hearer), HUMAN, partner);
  return { ...monitor({ line, scene, detection, hearer, from: HUMAN }), reach };
}

const ACTS: { text: string; act: Reply; subject: Seat | null; hearer: Seat }[] = (
  [
    ['三号是不是反', 'ask_guess', 3, 4],
    ['三号是不是反', 'ask_role', 3, 3],
    ['三號是不是反賊啊', 'ask_guess', 3, 4],
    ['你是忠吗', 'ask_role', 3],
    ['你到底是什么身份', 'ask_role', 3],
    ['are you a rebel?', 'ask_role', 3],
    ['what side are you on?', 'ask_role', 3],
    ['救我', 'ask_help', HUMAN],
    ['给个桃', 'ask_help', HUMAN],
    ['help me please', 'ask_help', HUMAN],
    ['快救主公', 'ask_help', 1],
    ['为什么打我', 'ask_why', 3],
    ['你干嘛拆我', 'ask_why', 3],
    ['why did you attack me', 'ask_why', 3],
    ['打五号', 'ask_act', 5],
    ['集火貂蝉', 'ask_act', 5],
    ['别打我', 'ask_act', HUMAN],
    ['kill seat 5', 'ask_act', 5],
    ['attack 貂蝉 now', 'ask_act', 5],
    ['谢了', 'thanks', HUMAN],
    ['thanks a lot', 'thanks', HUMAN],
    ['多谢诸葛亮', 'thanks', HUMAN],
    ['对不起，手滑了', 'apology', HUMAN],
    ['sorry, my bad', 'apology', HUMAN],
    ['我是忠', 'claim_loyal', HUMAN],
    ['主公，自己人！', 'claim_loyal', HUMAN],
    ["i'm loyal, trust me", 'claim_loyal', HUMAN],
    ['我跳反了', 'claim_other', HUMAN],
    ['我就是内奸', 'claim_other', HUMAN],
    ['i am a rebel', 'claim_other', HUMAN],
    ['三号反', 'accuse', 3, 3],
    ['打三号', 'accuse', 3],
    ['打三号', 'ask_act', 3, 4],
    ['要不要把桃留着', 'ask_act', null],
    ['这局内奸赢麻了', 'small_talk', null],
    ['三号反', 'point_at', 3, 4],
    ['你就是反贼', 'accuse', 3],
    ['貂蝉不对劲', 'point_at', 5],
    ['seat 5 is a rebel', 'point_at', 5],
    ['你装忠呢', 'accuse', 3],
    ['张飞是内奸', 'point_at', 4, 3],
    ['谁是反贼', 'ask_guess', null],
    ['你觉得谁是内奸', 'ask_guess', null],
    ['who is the traitor?', 'ask_guess', null],
    ['你怎么看五号', 'ask_guess', 5],
    ['你好', 'greet', null],
    ['大家好', 'greet', null],
    ['hello everyone', 'greet', null],
    ['再见了各位', 'bye', null],
    ['bye all', 'bye', null],
    ['打得漂亮', 'praise', null],
    ['nice play', 'praise', null],
    ['666', 'praise', null],
    ['猪队友', 'blame', 3],
    ['会不会玩', 'blame', 3],
    ['受死吧', 'taunt', 3],
    ['你好菜', 'taunt', 3],
    ['快点啊', 'hurry', null],
    ['hurry up', 'hurry', null],
    ['哈哈哈', 'joke', null],
    ['lol', 'joke', null],
    ['唉，我要完了', 'sorrow', HUMAN],
    ['好的', 'agree', null],
    ['ok', 'agree', null],
    ['五号是忠吧', 'ask_guess', 5],
    ['三号是忠', 'ack', 3],
    ['五号装忠', 'point_at', 5],
    ['今天天气不错', 'small_talk', null],
  ] as [string, Reply, Seat | null, Seat?][]
).map(([text, act, subject, hearer = 3]) => ({ text, act, subject, hearer }));

describe('monitor', () => {
  it.each(ACTS)('$text → $act', ({ text, act, subject, hearer }) => {
    const { act: found, subject: about } = heard(text, hearer);
    expect({ act: found, about: subject === null ? null : about }).toEqual({ act, about: subject });
  });

  it('answers something for any line', () => {
    for (const text of ['', '？？？', '\u202eabc', '<b>三号</b>', 'x'.repeat(5000), '\ud800']) {
      expect(heard(text).act).toBeTypeOf('string');
    }
  });
});

describe('addressing', () => {
  const to = (text: string, partner: Seat | null = null, hearer: Seat = 3) =>
    heard(text, hearer, partner).reach.to.map(({ seat, how }) => [seat, how]);

  it.each<[string, [Seat, string][]]>([
    ['三号，你是忠吗', [[3, 'named']]],
    ['3号救我', [[3, 'named']]],
    ['@3 反贼', [[3, 'named']]],
    ['seat 3, are you a rebel?', [[3, 'named']]],
    ['张飞你干嘛打我', [[4, 'named']]],
    ['谢谢貂蝉', [[5, 'named']]],
    ['thanks seat 4!', [[4, 'named']]],
    ['主公，自己人！', [[1, 'named']]],
    ['三号是不是反', [[3, 'mentioned']]],
    ['打五号', [[5, 'mentioned']]],
    [
      '三号，五号是不是反',
      [
        [3, 'named'],
        [5, 'mentioned'],
      ],
    ],
    ['对不起四号，手滑了', [[4, 'named']]],
    ['三号为什么打我', [[3, 'named']]],
    ['三号我喜欢你', [[3, 'named']]],
    ['三号我觉得是反', [[3, 'mentioned']]],
    ["lord, i'm loyal", [[1, 'named']]],
    ['主公没桃了', [[1, 'mentioned']]],
    ['主公要桃不，我这还有一张', [[1, 'named']]],
    ['别装了3号，内奸就是你', [[3, 'named']]],
    ['我砍了3号，他没闪', [[3, 'mentioned']]],
    [
      '剩下的就是3号了吧主公，一起打他',
      [
        [1, 'named'],
        [3, 'mentioned'],
      ],
    ],
    [
      '三号，四号，你们谁是反',
      [
        [3, 'named'],
        [4, 'named'],
      ],
    ],
    ['主公，你没桃了？', [[1, 'named']]],
    ['大家好', []],
    ['谁是反', []],
  ])('%s', (text, expected) => {
    expect(to(text)).toEqual(expected);
  });

  it('a question with 你 is put to the one talked with, also where it asks for somebody', () => {
    expect(to('那你打算打谁', 4)).toEqual([[4, 'you']]);
    expect(to('谁最可疑', 4)).toEqual([]);
  });

  it('resolves neighbours from the hearer and from the human', () => {
    expect(heard('你上家是反吧', 4).reach.of).toEqual([3]);
    expect(heard('我下家是反', 5).reach.of).toEqual([3]);
  });

  it('takes 你 for the one talked with, unless everybody is meant', () => {
    expect(to('你确定？', 5)).toEqual([[5, 'you']]);
    expect(to('你们都别打我', 5)).toEqual([]);
    expect(to('三号，你确定？', 5)).toEqual([[3, 'named']]);
  });

  it('never takes the speaker for a hearer', () => {
    expect(to('我是二号，曹操')).toEqual([]);
  });
});
