/** Whole lines that want a word of their own kind: praise, a card back, a silent table, a role that was mistaken (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import type { Scene } from '../../../src/chatter/scene/scene';
import { GESTURE_WORDS } from '../../../src/chatter/plan/words/gesturing';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { askedOf, atFirstSight, planned } from './support';

/** 貂蝉 (5) lies dead, a rebel, by the person's hand; 孙权 (3) took the person's crossbow, 张飞 (4) a card of the lord's. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 12;
  factOn(scene, 'steal', { by: 3, to: HUMAN, card: 'zhuge', num: 1, good: false });
  factOn(scene, 'steal', { by: 4, to: 1, num: 1, good: false });
  happen(scene, { type: 'die', seat: 5, by: HUMAN, role: 'fan' });
  return scene;
}

describe('praise that is fished for', () => {
  it.each(['三号求表扬', '孙权你看我这波咋样', '孙权 我厉害吧', '3 how was that'])('%s: the feat is named', (text) => {
    expect(planned(text, { scene: table() })).toMatchObject({
      clause: 'well_done',
      facts: [{ kind: 'death', by: HUMAN, to: 5 }],
    });
  });

  it('is not given by whom the feat befell, nor for nothing', () => {
    const scene = sceneOf();
    scene.turn = 12;
    expect(planned('孙权求表扬', { scene })).toMatchObject({ clause: 'no_feat' });
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    expect(planned('孙权求表扬', { scene })).toMatchObject({ clause: 'grudge' });
  });
});

describe('a card that is wanted back', () => {
  it('is kept by whoever took it', () => {
    expect(planned('孙权把连弩还给我', { scene: table() })).toMatchObject({
      move: 'refuse',
      facts: [{ by: 3, to: HUMAN, card: 'zhuge' }],
    });
  });

  it('is told of by others, and denied where nothing was taken', () => {
    expect(planned('还主公牌', { scene: table() })).toMatchObject({ about: 4, facts: [{ by: 4, to: 1 }] });
    expect(planned('孙权还6号牌', { scene: table() })).toMatchObject({ clause: 'not_taken' });
  });
});

describe('who turned out to be what', () => {
  it('is no fault of whoever was mistaken', () => {
    expect(planned('我还以为5号是忠，看走眼了', { scene: table() })).toMatchObject({ clause: 'hid_well', about: 5 });
  });

  it('is met by what one had said before', () => {
    const scene = table();
    expect(planned('卧槽5号居然是反', { scene })).toMatchObject({ clause: 'unforeseen', about: 5, role: 'fan' });
    const asked = askedOf('卧槽5号居然是反', { scene });
    const [move] = asked.moves;
    if (!move) throw new Error('no move');
    const id = asked.memory.asked(HUMAN, 3, move, 3, 1);
    asked.memory.answered(id, { move: 'guess', about: 5, role: 'fan', facts: [] }, null);
    expect(planAnswer({ ...asked, choose: atFirstSight })).toMatchObject({ clause: 'foreseen' });
  });

  it('is not said of the living', () => {
    expect(planned('4号居然是反', { scene: table() })?.clause).not.toBe('unforeseen');
  });
});

describe('what is about to be done', () => {
  it('is no report: 砍了 tells, 砍2号了 announces', () => {
    const scene = table();
    expect(planned('那我砍6号了', { scene })?.asked).toMatchObject({
      act: 'promise',
      promise: { what: 'attack', to: 6 },
    });
    expect(planned('我砍了6号', { scene })?.asked).toMatchObject({ act: 'report', facts: [{ verdict: 'false' }] });
  });

  it('to the hearer is a threat', () => {
    expect(planned('我砍3号了啊', { scene: table() })).toMatchObject({ occasion: 'taunt' });
  });
});

describe('what is told in few words', () => {
  it('has happened where its victim lies dead', () => {
    expect(planned('酒杀带走5号', { scene: table() })?.asked).toMatchObject({
      act: 'report',
      facts: [{ kind: 'death', to: 5, verdict: 'true' }],
    });
  });

  it('of a card for all is its use, or one’s own share of it', () => {
    const scene = sceneOf();
    scene.turn = 12;
    factOn(scene, 'hit', { by: 4, to: 6, card: 'wanjian', num: 1, good: false, group: true });
    expect(planned('谁放的万箭', { scene })).toMatchObject({ clause: 'did_use', about: 4, words: 'wanjian' });
    factOn(scene, 'hit', { by: 3, to: 6, card: 'nanman', num: 1, good: false, group: true });
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'nanman', num: 1, good: false, group: true });
    expect(planned('孙权开局就南蛮，真狠', { scene })).toMatchObject({ clause: 'no_grudge' });
  });

  it('is felt by whom the blow befell', () => {
    const scene = sceneOf();
    scene.turn = 12;
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    expect(planned('3号那一刀疼不疼', { scene })).toMatchObject({ facts: [{ by: HUMAN, to: 3 }] });
  });

  it('of equipment means the piece, not another deed of the two', () => {
    const scene = sceneOf();
    scene.turn = 12;
    factOn(scene, 'discard', { by: 3, to: 4, card: 'renwang', num: 1, good: false });
    factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
    expect(planned('三号那盾拆得漂亮', { scene })).toMatchObject({ facts: [{ kind: 'discard', card: 'renwang' }] });
  });
});

describe('a word that was given', () => {
  it('is doubted: none was given, it stands, or it was broken', () => {
    const scene = table();
    expect(planned('孙权你说话当放屁', { scene })).toMatchObject({ clause: 'no_word' });
    const asked = askedOf('孙权你说话当放屁', { scene });
    asked.memory.promises.make({
      by: 3,
      heardBy: HUMAN,
      undertaking: { what: 'spare', to: HUMAN, until: 'round' },
      turn: scene.turn,
      round: scene.table.round,
    });
    expect(planAnswer(asked)).toMatchObject({ clause: 'kept_word' });
    asked.memory.promises.see([factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false })], scene);
    expect(planAnswer(asked)).toMatchObject({ clause: 'own_broken', facts: [{ by: 3, to: HUMAN, card: 'sha' }] });
  });
});

describe('a line that names hardly anything', () => {
  it('is about what has just happened', () => {
    const scene = table();
    expect(planned('这一刀下去没话说', { scene })).toMatchObject({ facts: [{ kind: 'death', by: HUMAN, to: 5 }] });
    factOn(scene, 'aimed', { by: 6, to: 4, card: 'huogong', good: false });
    expect(planned('火攻都用上了', { scene })).toMatchObject({ facts: [{ by: 6, card: 'huogong' }] });
  });

  it('has nothing told where nothing has', () => {
    const scene = sceneOf();
    scene.turn = 12;
    expect(planned('这一刀下去没话说', { scene })?.facts ?? []).toEqual([]);
  });
});

describe('who is asked and threatened', () => {
  it('a threat behind a condition is the hearer’s', () => {
    expect(planned('孙权你敢动主公我弄死你', { scene: table() })?.asked).toMatchObject({ act: 'threat', about: 3 });
  });

  it('who nullified me is not myself', () => {
    const scene = sceneOf();
    scene.turn = 12;
    const against = { by: HUMAN, to: 1, card: 'juedou', tv: -1 };
    happen(scene, { type: 'wuxie', by: 4, about: against, depth: 1 });
    happen(scene, { type: 'wuxie', by: HUMAN, about: against, depth: 2 });
    expect(planned('谁无懈的我', { scene })?.about).not.toBe(HUMAN);
  });

  it('a purpose is asked for where the deed is known', () => {
    const scene = sceneOf();
    scene.turn = 12;
    factOn(scene, 'give', { by: 3, to: 4, num: 2, good: true });
    expect(planned('孙权怎么给4号塞了两张牌', { scene })).toMatchObject({ clause: 'kindness' });
  });
});

describe('a gesture takes nothing that is for something else', () => {
  const gestures = new Set<unknown>(Object.keys(GESTURE_WORDS));
  it.each([
    '3号对不起，我的锅，不该打你',
    '谢谢3号，我的锅',
    '3号，你把我当反贼打了两次',
    '3号，说好了，你不打我我不打你，行吗',
    '3号，你答应不打我吗？',
    '我这把怎么样才能赢',
    '谁夸我了',
    '3号，你觉得我这把打得怎么样，像忠吗',
    '3号还我一个桃行不行',
    '5号果然是反，谁还剩下？',
    '5号走好，下一个就是4号',
    '3号，5号是反，原来4号和他一伙',
    '3号不客气，下回合就打你',
  ])('%s', (text) => {
    expect(gestures.has(planned(text, { scene: table() })?.clause)).toBe(false);
  });

  it('nor is a count what leads to an order', () => {
    expect(planned('3号，只剩1个反了，快打4号', { scene: table() })?.clause).not.toBe('count');
    expect(planned('只剩1个反了吧', { scene: table() })?.clause).toBe('count');
  });
});

describe('rude words that are brought to somebody', () => {
  it.each(['孙权，4号刚骂你是缩头乌龟', '三号 张飞说你打得跟狗屎一样', '3, seat 4 called you an idiot'])(
    '%s: are held against whoever said them',
    (text) => {
      expect(planned(text, { scene: table() })).toMatchObject({ clause: 'slandered', about: 4 });
    },
  );
  it.each(['孙权，我骂张飞骂得对不对', '孙权 我刚喊4号是狗 他是不是急眼了', '3, i called 4 a rat, am i wrong'])(
    "%s: one's own are not joined in",
    (text) => {
      expect(planned(text, { scene: table() })).toMatchObject({ clause: 'abused_third', about: 4 });
    },
  );
  it.each([
    '孙权，4号说你是反贼',
    '孙权，4号说你是好人',
    '孙权我骂你了吗',
    '孙权 我叫4号别打了 对不对',
    '3, he said 4 is a rebel',
  ])('%s: is another matter', (text) => {
    expect(planned(text, { scene: table() })?.clause).not.toMatch(/slandered|abused/);
  });
});

describe('thanks for a card that never was', () => {
  it('is set right, but not where cards were handed over unseen', () => {
    const scene = sceneOf();
    expect(planned('孙权，谢谢你的桃', { scene })).toMatchObject({ move: 'correct', clause: 'undeserved' });
    expect(planned('谢了孙权', { scene })?.clause).not.toBe('undeserved');
    factOn(scene, 'give', { by: 3, to: HUMAN, num: 1, good: true });
    expect(planned('孙权，谢谢你的桃', { scene })?.clause).not.toBe('undeserved');
  });
});
