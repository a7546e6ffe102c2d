/** What comes of what is supposed, and who advises on a choice of one's own turn (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { HUMAN } from '../flow/support';
import { askedOf, GUESSES, planned, struckAndHealed as table } from './support';

/** 孙权 (3) has just judged or advised against somebody, 诸葛亮 (6) where nobody else is given. */
function supposed(text: string, about = 6, scene: Scene = table()): Plan | null {
  const asked = askedOf(text, { scene, guesses: GUESSES });
  const id = asked.memory.asked(HUMAN, 3, { act: 'ask_guess', about, span: [0, 1] }, scene.turn, 1);
  asked.memory.answered(id, { move: 'guess', about, facts: [] }, null);
  const exchanges = asked.memory.exchanges(HUMAN, 3);
  const moves = movesIn(readLine(text), { scene, from: HUMAN, hearer: 3, exchanges, overheard: exchanges[0] ?? null });
  return planAnswer({ ...asked, moves });
}
const holding = (seat: number, turnHand: number, hp = 4): Scene => {
  const scene = table();
  Object.assign(scene.table.bySeat.get(seat) ?? {}, { turnHand, hp });
  return scene;
};

describe('what comes of what is supposed', () => {
  it('a card: by how many are held', () => {
    expect(supposed('万一掏出个桃呢', 6, holding(6, 2))).toMatchObject({ clause: 'suppose_peach', about: 6 });
    expect(supposed('and what if he has a dodge', 6, holding(6, 2))?.clause).toBe('suppose_stopped');
    expect(supposed('万一他掏出个桃呢', 6, holding(6, 0))?.clause).toBe('suppose_blank');
    expect(supposed('万一你有桃呢', 6, holding(3, 2))?.clause).toBe('own_hand');
  });

  it('another role: what was seen is all there is', () => {
    expect(supposed('那要是他是忠呢')).toMatchObject({ clause: 'suppose_wrong', about: 6 });
    expect(supposed('and if he turns out not to be a rebel?')).toMatchObject({ clause: 'suppose_wrong', about: 6 });
    expect(supposed('what if youre wrong')).toMatchObject({ clause: 'suppose_wrong', about: 6 });
    expect(supposed('万一他真是反呢')).toMatchObject({ clause: 'suppose_same', about: 6 });
    expect(supposed('万一5号是反呢', 5)).toMatchObject({ clause: 'suppose_wrong', about: 5 });
    expect(supposed('万一4号是反呢', 4)?.clause).toBe('maybe_open');
  });

  it('a blow that comes back: by what the speaker can take', () => {
    expect(supposed('万一他反手砍我呢', 6, holding(HUMAN, 2, 4))).toMatchObject({
      clause: 'suppose_bear',
      about: HUMAN,
    });
    expect(supposed('万一他反手砍我呢', 6, holding(HUMAN, 2, 1))).toMatchObject({
      clause: 'advise_hold',
      about: HUMAN,
    });
  });

  it.each([
    ['万一他判过乐呢', 'suppose_judged'],
    ['what if somebody saves him', 'suppose_saved'],
    ['万一没打死呢', 'advise_wait'],
    ['万一主公倒了呢', 'suppose_lord'],
  ])('%s', (text, clause) => {
    expect(supposed(text)).toMatchObject({ clause, lookedUp: true });
  });
});

describe("a choice of one's own turn", () => {
  const put = (text: string): Plan | null => planned(text, { scene: table(), guesses: GUESSES });

  it.each([
    'do i go at 6 or pass something to the lord first',
    'all in on 6 this turn or let the lord soften him up first',
    'whatever i draw, throw it at 6 or sit on it and turtle?',
    '接着跟6号死磕还是先缓一手',
  ])('is chosen by the record: %s', (text) => {
    expect(put(text)).toMatchObject({ clause: 'advise_hit', about: 6, lookedUp: true });
  });

  it('who is only described is not the other one', () => {
    expect(put('5 and 6 are both low. all in on 5 or chop the other one first?')).toMatchObject({ about: 6 });
  });

  it.each(['我那会儿留着杀等谁好', 'if you were me who would you go for', '换你是我这回合打谁'])(
    'whom to go for in my place: %s',
    (text) => {
      expect(put(text)).toMatchObject({ clause: 'advise_hit', about: 6 });
    },
  );
});
