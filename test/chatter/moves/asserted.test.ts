/** What a clause denies, or only supposes, wishes, believes, nearly does or announces, is told by no reader (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { isQuestion, type Move } from '../../../src/chatter/moves/types';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';

/** Six at the table, seat 2 speaks; 3 struck 4 and killed 5, 6 laid supply shortage on 4 and used 南蛮, 4 dismantled 3. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
  factOn(scene, 'hit', { by: 3, to: 4, card: 'sha', num: 1, good: false });
  factOn(scene, 'heal', { by: 1, to: 4, card: 'tao', num: 1, good: true });
  factOn(scene, 'aimed', { by: 6, to: 4, card: 'bingliang', good: false });
  factOn(scene, 'hit', { by: 6, to: 4, card: 'nanman', num: 1, good: false });
  factOn(scene, 'discard', { by: 4, to: 3, num: 1, good: false });
  factOn(scene, 'give', { by: 3, to: 6, num: 1, good: true });
  factOn(scene, 'aimed', { by: HUMAN, to: 6, card: 'sha', good: false });
  happen(scene, { type: 'die', seat: 5, by: 3, role: 'zhong' });
  return scene;
}

const heard = (text: string): Move[] => movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: null });
const facts = (text: string) => heard(text).flatMap((move) => (isQuestion(move) ? [] : (move.facts ?? [])));
const borneOut = (text: string): string[] =>
  facts(text)
    .filter(({ verdict, denied }) => verdict === 'true' && denied !== true)
    .map(({ by, to }) => `${by ?? '-'}>${to ?? '-'}`);

describe('a denial', () => {
  it.each([
    '3没砍过4',
    '4号没被3号砍',
    '4号没被3号砍过',
    '4号没被主公救',
    '5号不是3号收的',
    '5不是3杀的',
    '不是3杀的5',
    '5号又不是3号收的',
    '6没给4上兵',
    '6号没给4号贴兵',
    '6号没放过南蛮',
    '4从没拆过3',
    '3压根没对4动刀砍',
  ])('of what is on record is put right: %s', (text) => {
    expect(facts(text)).toContainEqual(expect.objectContaining({ denied: true, verdict: 'false' }));
    expect(borneOut(text)).toEqual([]);
  });

  it.each(['3号一个桃都没给过6', '3号没烧过6号', '主公没砍过6'])('of what never was is no report: %s', (text) => {
    expect(borneOut(text)).toEqual([]);
  });

  it.each([
    ['没想到3砍了4', '3>4'],
    ['没事3就砍了4', '3>4'],
    ['还不是3砍的4', '3>4'],
    ['3又不是没砍过4', '3>4'],
    ['3没牌还砍了4', '3>4'],
    ['不过3砍了4', '3>4'],
    ['3不小心砍了4', '3>4'],
    ['3砍了4也没用', '3>4'],
    ['3号砍的是4不是6', '3>4'],
    ['3砍了4不是6', '3>4'],
    ['3号想都没想就砍了4', '3>4'],
    ['3想也不想就砍了4', '3>4'],
    ['3二话不说砍了4', '3>4'],
  ])('is none: %s', (text, deed) => {
    expect(borneOut(text)).toContain(deed);
  });

  it('asked so, it is taken for granted', () => {
    expect(heard('3号不是砍了4号吗').flatMap(({ facts: all = [] }) => all)).toMatchObject([{ verdict: 'true' }]);
  });
});

describe('what is not said to have happened', () => {
  it.each([
    '假如3杀4',
    '万一6放南蛮',
    '6号要是再放南蛮我就完了',
    '6要是给4上兵就好了',
    '3要是敢砍4我就直接砍死他',
    '除非3杀4',
    '3砍4的话我就跳',
    '恨不得3现在就把4砍了',
    '好想看3砍4',
    '3早该砍4了',
    '6本来该给4贴兵的',
    '下回合3肯定砍4',
    '3准备砍4',
    '4要拆3了',
    '等我摸到酒就砍6',
    '3想砍4',
    '3差点把4砍了',
    '3差一滴就把5收了',
    '我差点就砍6了',
    '4本来要拆3的',
    '3没理由砍4吧',
    '3不会砍4的',
    '6以为3砍了4',
    '6怀疑是3砍的4',
    '听说3砍过4',
    '谁说3杀了5的',
    '6说3砍过4',
    '我想3把5收了',
    '别指望3砍4',
    '但愿3把4砍了',
    '3号说不定砍了4',
    "3 doesn't hit 4",
  ])('%s', (text) => {
    expect(borneOut(text)).toEqual([]);
  });

  it.each([
    ['3又要砍4', '3>4'],
    ['3非要砍4', '3>4'],
    ['3居然敢砍4', '3>4'],
    ['我记得3砍过4', '3>4'],
    ['3说砍就砍了4', '3>4'],
    ['3号说防身转头就砍了4', '3>4'],
    ['还以为没事结果3砍了4', '3>4'],
    ['3号砍了4号', '3>4'],
    ['我先砍了6', `${HUMAN}>6`],
    ['3抓住机会砍了4', '3>4'],
    ['刚开局那会3砍了4', '3>4'],
    ['主要是3砍了4', '3>4'],
    ['3不得不砍了4', '3>4'],
    ['3动不动就砍4', '3>4'],
    ['3硬要砍4', '3>4'],
    ['我怀疑3因为3砍了4', '3>4'],
    ['我都说了3砍了4', '3>4'],
    ['3觉得4是反结果砍了4', '3>4'],
    ['3说防身转头把4砍了', '3>4'],
  ])('but this is: %s', (text, deed) => {
    expect(borneOut(text)).toContain(deed);
  });

  it('what is done first, and then something else, is only planned', () => {
    expect(borneOut('我先砍6再说')).toEqual([]);
  });
});

describe('a word of a deed in talk of another kind', () => {
  it.each([
    '3号对5号死心塌地',
    '3跟5一样死板',
    '3号的头像比5号好看',
    '3号和5号笑死我了',
    '3一直死盯5',
    '4号又拆3号的台',
    '6和4都被贴了兵',
  ])('tells none: %s', (text) => {
    expect(borneOut(text)).toEqual([]);
  });
  it.each(['5号的人头是3号的', '5是被3打死的'])('tells it: %s', (text) => {
    expect(borneOut(text)).toContain('3>5');
  });
});

describe('a game elsewhere', () => {
  it.each(['昨晚排位3把4砍了', '之前有一局3砍了4', '刚才那把3砍了4'])('tells nothing of this one: %s', (text) => {
    expect(borneOut(text)).toEqual([]);
  });
  it.each(['3号刚才那把杀砍了4', '刚才那把杀是3砍的4'])('a card is of this one: %s', (text) => {
    expect(borneOut(text)).toContain('3>4');
  });
});

describe('a bare digit', () => {
  it.each([
    ['3打4了', '3>4'],
    ['3打了4', '3>4'],
    ['3给了6一张牌', '3>6'],
    ['4挨了3一刀', '3>4'],
    ['4吃了3一刀', '3>4'],
    ['4吃了6一张兵', '6>4'],
    ['3砍了4一刀', '3>4'],
  ])('is whom the verb takes: %s', (text, deed) => {
    expect(borneOut(text)).toContain(deed);
  });
  it.each(['4打了6', '6给了3一张牌', '3挨了4一刀', '3吃了4一刀', '6吃了4一张兵', '4打3了'])(
    'the wrong way round it is not borne out: %s',
    (text) => {
      expect(borneOut(text).filter((deed) => deed !== '4>3')).toEqual([]);
    },
  );
  it.each(['打了3张', '给了3张牌', '吃了3刀', '我挨了3下', '打3折', '扣了3', '死了3', '2打1稳了', '过了3圈'])(
    'is a count: %s',
    (text) => {
      expect(heard(text).every(({ about }) => about !== 3 && about !== 1)).toBe(true);
    },
  );
});

describe('what nobody types', () => {
  it.each(['thanks for the \ue105 3', '\ue000 struck \ue001', '3 lost a \ue1ff to 4'])(
    'is read as if it were not there: %j',
    (text) => {
      expect(heard(text)).toEqual(
        heard(text.replace(/[\ue000-\uf8ff]/g, '')).map((move) => ({ ...move, span: expect.anything() as unknown })),
      );
    },
  );
});

describe('a long row of what may stand between', () => {
  const steps = (text: string): number => {
    const begun = performance.now();
    heard(text);
    return performance.now() - begun;
  };
  it.each(['打个用个出个用把', '把给', '把张打过用了出个'])('is read as any line of its length: %s', (row) => {
    const plain = steps(`3不${'今天天气真好啊'.repeat(12)}哦砍4`);
    expect(steps(`3不${row.repeat(Math.ceil(84 / row.length))}哦砍4`)).toBeLessThan(20 * Math.max(plain, 5));
  });
});
