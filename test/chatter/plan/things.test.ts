/** What is said back names the thing of every day that a line names, and takes no word of the game for one (§Q3). */
import { describe, expect, it } from 'vitest';
import { openTable } from '../../../dev/talk/recorded';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import { askedOfThings, ofThingsAlone, thingsIn } from '../../../src/chatter/moves/life/things';
import { CHAT } from '../../../src/chatter/plan/life/words/chat';
import { BANTER } from '../../../src/chatter/plan/words/banter';
import { troubleWords } from '../../../src/chatter/plan/life/trouble';
import { BURDEN } from '../../../src/chatter/plan/life/words/on';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../../src/language/languages';
import { recordingOf } from '../flow/golden';

function at(me: number, turn: number, language: SpokenLanguage) {
  const table = openTable({
    recording: recordingOf('8p-2'),
    me,
    language,
    seed: 1,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
  });
  table.playTo(turn);
  return table;
}
const backTo = (language: SpokenLanguage, ...lines: readonly string[]): string => {
  const table = at(3, 3, language);
  return (
    lines
      .map((line) =>
        table
          .say(line)
          .answers.map(({ text }) => text)
          .join(' '),
      )
      .pop() ?? ''
  );
};

describe('things of every day', () => {
  it('have words back in both languages', () => {
    for (const kind of [
      'food',
      'chore',
      'pets',
      'gear',
      'ride',
      'folk',
      'shows',
      'music',
      'day',
      'ask_yes',
      'ask_side',
    ])
      for (const language of SPOKEN_LANGUAGES)
        expect(
          CHAT[kind]?.[language].some((line) => line.includes('{it}')),
          kind,
        ).toBe(true);
    for (const lines of Object.values(BURDEN))
      for (const language of SPOKEN_LANGUAGES) expect(lines[language].join()).toContain('{it}');
  });

  it.each([
    ['is a hot dog a sandwich', ['hot dog', 'sandwich']],
    ['甜粽子还是咸粽子', ['甜粽子', '咸粽子']],
    ['狗贼别跑', []],
    ['楼上说得对', []],
    ['a hot take', []],
  ])('%s names %j', (text, words) => {
    expect(thingsIn(text).map(({ word }) => word)).toEqual(words);
  });

  it.each([
    ['is a hot dog a sandwich yes or no', 'yes'],
    ['甜粽子还是咸粽子', 'side'],
    ['晚上吃啥 给点主意', 'ideas'],
    ['folding laundry', null],
  ])('%s asks %s', (text, asked) => {
    expect(askedOfThings(text)).toBe(asked);
  });

  it('weigh on nobody unless somebody feels', () => {
    expect(ofThingsAlone('冰箱里的牛奶过期半个月了')).toBe(true);
    expect(ofThingsAlone('她的狗病了')).toBe(false);
    expect(ofThingsAlone('the vet called')).toBe(false);
  });
});

describe('a word back', () => {
  it.each<[SpokenLanguage, string, RegExp]>([
    ['en', 'i should be folding laundry rn', /laundry/],
    ['en', 'is a hot dog a sandwich yes or no', /^I say (?:yes|no)\b.*hot dog/],
    ['en', 'whats everyone having for dinner, need ideas', /egg/],
    ['zh', '刚发现冰箱里的牛奶过期半个月了', /牛奶.*扔/],
    ['zh', '最近有啥好看的剧没', /三国/],
  ])('(%s) to %s', (language, line, back) => {
    expect(backTo(language, line)).toMatch(back);
  });

  it('to a trouble gone on with hears what it hangs on', () => {
    expect(backTo('en', 'i got laid off on friday', '7 years there and they did it over a zoom call')).toMatch(
      /zoom call/,
    );
    expect(backTo('en', 'failed my driving test again', 'its always the parallel park, my hands go all shaky')).toMatch(
      /parallel park/,
    );
    expect(backTo('zh', '刚失恋', '三年了 就一条短信')).toMatch(/短信/);
  });

  it('to an apology or thanks put to all is given', () => {
    expect(backTo('en', 'my bad for the long turn everyone')).not.toBe('');
    expect(backTo('zh', '刚才想太久了 对不住各位')).not.toBe('');
  });

  it('to a game that was fun takes no offence', () => {
    expect(backTo('zh', '不管咋样先打个gg，跟你玩挺开心')).toMatch(/gg|承让|不赖/);
  });

  it('to what is of the game names no such thing', () => {
    expect(backTo('en', '5 is such a dog, hit him')).not.toMatch(/the dog/);
    expect(backTo('zh', '5号这狗东西 先打他')).not.toMatch(/你家/);
  });
});

describe('what is over is no more to do', () => {
  it.each(['作业终于写完了', '衣服都洗好了'])('%s', (line) => {
    expect(backTo('zh', line)).not.toMatch(/先放着|再说/);
  });
  it.each(['作业还没写完', '作业还没写'])('%s', (line) => {
    expect(backTo('zh', line)).toMatch(/先放着|再说/);
  });
  it('an exam that is to come is not asked after as past', () => {
    for (const matter of ['exam_coming', 'interview']) expect(troubleWords(matter)?.after.en).not.toMatch(/^how did/);
  });
});

describe('a mutter', () => {
  it.each(['phew', '哈哈哈', '唉', '好险！', 'lol'])('%s', (line) => {
    expect(BANTER.find(({ heard }) => heard.test(line))?.back.en.join()).toMatch(/close|fun|chin up/);
  });
  it.each(['哈哈你也有今天', '好险那刀没中', 'lol 3 you traitor'])('%s is none', (line) => {
    expect(BANTER.find(({ heard }) => heard.test(line))?.back.en.join() ?? '').not.toMatch(/close|fun|chin up/);
  });
});

describe('asked of a life away from the table', () => {
  it.each([
    ['zh', '你们玩过狼人杀没', /狼人杀/],
    ['zh', '咱们下次来把狼人杀吧', /狼人杀.*去不了/],
    ['zh', '你们会下象棋吗', /象棋不会/],
    ['zh', '你去过成都没', /^[^成]*(?:没有|哪有)[^成]*$/],
    ['en', 'anyone here play hearthstone?', /hearthstone/i],
    ['en', 'lets play some poker after this', /poker|this table|have to stay/],
    ['en', 'can you cook?', /deck|this game/],
  ] as const)('%s: %s', (language, line, answer) => {
    expect(backTo(language, line)).toMatch(answer);
  });

  it('other games are talked of as games, whatever their names hold', () => {
    expect(backTo('zh', '这游戏比狼人杀难多了')).toContain('这副牌');
    expect(backTo('zh', '你们打过麻将没')).not.toMatch(/砍|打了/);
  });
});
