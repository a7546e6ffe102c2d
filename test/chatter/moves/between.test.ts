/** What happened between those named is known by the record, whatever word tells it; never the wrong way round (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';

function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'aimed', { by: 6, to: 4, card: 'tiesuo', good: null });
  factOn(scene, 'give', { by: 3, to: 5, num: 1, good: true });
  factOn(scene, 'heal', { by: 3, to: HUMAN, card: 'tao', num: 1, good: true });
  factOn(scene, 'wuxie', { by: 5, to: 3, card: 'juedou', against: 6, good: true });
  return scene;
}

const told = (text: string): string[] =>
  movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: null })
    .flatMap(({ facts = [] }) => facts)
    .map(({ by, to, verdict }) => `${by ?? '-'}>${to ?? '-'} ${verdict}`);

describe('a deed without a verb that is known', () => {
  it.each([
    ['6号把4号横置了', '6>4 true'],
    ['6把4连起来了', '6>4 true'],
    ['4号身上的链子是6号挂的', '6>4 true'],
    ['3号匀了5号一张', '3>5 true'],
    ['5号收了3号一张牌', '3>5 true'],
    ['谢谢3号的桃', `3>${HUMAN} true`],
    ['6 linked 4 up', '6>4 true'],
  ])('%s', (text, deed) => {
    expect(told(text)).toContain(deed);
  });

  it.each(['4号把6号横置了', '6号身上的链子是4号挂的', '5号匀了3号一张', '3号收了5号一张牌', '4 linked 6 up'])(
    '%s: the wrong way round it is not borne out',
    (text) => {
      expect(told(text).filter((deed) => deed.endsWith('true'))).toEqual([]);
    },
  );

  it.each([
    '6号要把4号横置',
    '6号没横置4号吧',
    '3号手里还有桃吧',
    '6号会把4号连起来',
    '谁把4号横置了',
    '6号和4号都很可疑',
  ])('%s: asked, wished or denied, nothing is told', (text) => {
    expect(told(text).filter((deed) => deed === '6>4 true' || deed.startsWith('3>'))).toEqual([]);
  });
});

describe('a 无懈', () => {
  it.each([
    ['5号帮3号无懈了6号的决斗', '5>3 true'],
    ['3号躲过6号的决斗全靠5号一张无懈', '5>3 true'],
    ['6号对3号的决斗被5号懈了', '5>3 true'],
    ['5号把6号的决斗挡了', '5>- true'],
  ])('%s', (text, deed) => {
    expect(told(text)).toContain(deed);
  });
  it('is not the deed of whom it was for', () => {
    expect(told('3号帮5号无懈了6号的决斗').filter((deed) => deed.endsWith('true'))).toEqual([]);
  });
});

describe('a digit before 把 and behind 了', () => {
  it.each([
    ['6把4横置了', '6>4 true'],
    ['6横置了4', '6>4 true'],
  ])('%s: a seat', (text, deed) => {
    expect(told(text)).toContain(deed);
  });
  it.each(['我都输了3把了', '3把都输了', '又打了5把'])('%s: a count', (text) => {
    expect(
      movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: null }).every(
        ({ about }) => about !== 3 && about !== 5,
      ),
    ).toBe(true);
  });
});
