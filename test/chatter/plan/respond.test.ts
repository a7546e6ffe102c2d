/** What is said back to what a line calls for, and when what was heard stands (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/chatter/scene/scene';
import { WANTS } from '../../../src/chatter/moves/wording/wants';
import { ROWS } from '../../../src/chatter/plan/respond/rows';
import { wantsOfLine } from '../../../src/chatter/plan/respond/called';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 孙权 (3) struck 曹操 (2, who speaks) just now, 曹操 killed 貂蝉 (5), a rebel, before. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 8;
  factOn(scene, 'death', { by: HUMAN, to: 5, role: 'fan' });
  const dead = scene.table.bySeat.get(5);
  if (dead) {
    dead.alive = false;
    dead.revealed = 'fan';
  }
  scene.turn = 9;
  factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'sha', num: 1, good: false });
  return scene;
}

describe('what a line calls for', () => {
  it.each([
    ['5号果然是反，我老早就说过了', 'told_so'],
    ['求你了给我来张红桃', 'luck'],
    ['我这回合到底该打谁啊', 'ask_advice'],
    ['孙权你还撑得住吗', 'ask_well'],
    ['good game everyone, well played', 'gg'],
    ['brb someone is at the door', 'away'],
    ['4号你投降吧没戏了', 'surrender'],
  ])('%s: %s', (text, want) => {
    expect(wantsOfLine(askedOf(text, { scene: sceneOf() }))[0]?.want).toBe(want);
  });

  it('is spread over all wants, and adds up to one', () => {
    const called = wantsOfLine(askedOf('随便说一句', { scene: sceneOf() }));
    expect(new Set(called.map(({ want }) => want)).size).toBe(WANTS.length);
    expect(called.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  it('is answered by a row each, but for what the acts alone answer', () => {
    const best = new Set(
      ROWS.flatMap(({ suits }) => Object.entries(suits).flatMap(([want, suit]) => (suit === 1 ? [want] : []))),
    );
    expect(WANTS.filter((want) => !best.has(want))).toEqual([
      'ask_basis',
      'ask_fact',
      'told',
      'own_deed',
      'deal',
      'hurry',
      'ask_count',
      'ask_skill',
      'ask_rule',
      'ask_bot',
      'ask_again',
      'bye',
      'trouble',
      'affection',
      'insult',
      'odd',
    ]);
  });
});

describe('a word back', () => {
  it.each([
    ['我就说嘛，早看出来了', { clause: 'foretold', about: 5, role: 'fan' }],
    ['收工，这人头拿得真舒服', { clause: 'feat_kill', about: 5, role: 'fan' }],
    ['求你了给我来张红桃', { clause: 'luck_wished' }],
    ['孙权你没事吧', { clause: 'mine_well', about: 3 }],
    ['孙权你投降吧没戏了', { clause: 'no_surrender', about: 3 }],
    ['good game everyone, well played', { clause: 'good_game' }],
    ['孙权你也太过分了吧怎么老打我', { move: 'explain' }],
  ])('%s', (text, plan) => {
    expect(planned(text, { scene: table() })).toMatchObject(plan);
  });

  it('is kept back where one has laid the card oneself', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'lebu', good: false });
    expect(planned('求你了给我来张红桃', { scene })).toMatchObject({ clause: 'luck_not' });
  });

  it('mourns a loyalist who was killed, and cheers nobody for it', () => {
    const scene = table();
    const dead = scene.table.bySeat.get(5);
    if (dead) dead.revealed = 'zhong';
    expect(planned('收工，这人头拿得真舒服', { scene })).toMatchObject({ clause: 'feat_wrong', role: 'zhong' });
  });

  it('leaves alone what tells a deed that the line tells', () => {
    const plan = planned('孙权刚才砍了我一刀', { scene: table() });
    expect(plan?.facts).toMatchObject([{ by: 3, to: HUMAN, card: 'sha' }]);
  });

  it('speaks of no deed by another card than the one that is named', () => {
    const scene = table();
    expect(planned('孙权你这决斗打得漂亮', { scene })?.facts ?? []).toEqual([]);
  });

  it('takes nothing for a loyalist’s deed that was harm', () => {
    const plan = planned('3号砍人了，什么路数', { scene: table(), me: 4, guesses: { 3: ['zhong', 0.9] } });
    expect(plan?.clause).not.toBe('fishy_role');
  });

  it('grants no call for another role than the one that came out', () => {
    expect(planned('果然是内奸，我就说嘛', { scene: table() })?.clause).not.toBe('foretold');
  });

  it('buries nobody who lives with an open role', () => {
    const scene = table();
    const open = scene.table.bySeat.get(4);
    if (open) open.revealed = 'fan';
    expect(planned('4号凉了', { scene })?.clause).not.toBe('fallen');
  });

  it('says that the other began only where the other did', () => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'sha', num: 1, good: false });
    scene.turn = 3;
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    scene.turn = 8;
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'sha', num: 1, good: false });
    expect(planned('孙权你太过分了吧', { scene })?.clause).not.toBe('paid_back');
  });

  it('never claims to have left the lord alone where a card for all hurt him', () => {
    const scene = sceneOf();
    scene.turn = 5;
    factOn(scene, 'hit', { by: 3, to: 1, card: 'nanman', num: 1, good: false, group: true });
    expect(planned('大家集火孙权', { scene })?.clause).not.toBe('not_me_bare');
  });

  it.each([
    ['孙权 i know you are the traitor', null],
    ["孙权 i know you're a rebel", null],
    ['孙权 i know you are loyal', 'thank'],
    ['4号是反贼，孙权靠你了', 'thank'],
  ])('takes no charge for trust: %s', (text, move) => {
    const asked = askedOf(text, { scene: sceneOf() });
    const [first] = asked.moves;
    if (!first) throw new Error('nothing heard');
    const row = ROWS.find(({ way }) => way === 'relied_on');
    expect(row?.respond({ asked, move: first })?.move ?? null).toBe(move);
  });
});
