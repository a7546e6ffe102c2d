/** Where nothing is likely, a word in the line's mood; where something is known by its words, that. */
import { describe, expect, it } from 'vitest';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

const scene = () => {
  const one = sceneOf();
  one.turn = 9;
  return one;
};

describe('a blow that came to nothing', () => {
  it('is told only where the record has one', () => {
    const table = scene();
    expect(planned('两刀都没中', { scene: table })?.clause).not.toBe('missed_yours');
    factOn(table, 'aimed', { by: HUMAN, to: 4, card: 'sha', good: false });
    expect(planned('两刀都没中', { scene: table })?.clause).toBe('missed_yours');
    factOn(table, 'hit', { by: HUMAN, to: 4, card: 'sha', num: 1, good: false });
    expect(planned('两刀都没中', { scene: table })?.clause).not.toBe('missed_yours');
  });

  it('is not regretted where it was the lord’s life', () => {
    const table = scene();
    factOn(table, 'aimed', { by: 3, to: 1, card: 'sha', good: false });
    expect(planned('孙权你没带走主公啊', { scene: table })?.clause).not.toBe('fell_short');
  });
});

describe('an empty hand', () => {
  it('is owned to where everybody sees it, and on nobody’s own turn', () => {
    const table = scene();
    const me = table.table.bySeat.get(3);
    if (me) me.turnHand = 0;
    expect(planned('孙权你手里有闪吗', { scene: table })?.clause).toBe('no_cards');
    factOn(table, 'give', { by: 4, to: 3, num: 1, good: true });
    expect(planned('孙权你手里有闪吗', { scene: table })?.clause).toBe('own_hand');
    const own = scene();
    const holder = own.table.bySeat.get(3);
    if (holder) holder.turnHand = 0;
    own.turnOf = 3;
    expect(planned('孙权你手里有闪吗', { scene: own })?.clause).toBe('own_hand');
  });
});

describe('whoever is told to hurry', () => {
  const hurried = (used: boolean, lebu: boolean) => {
    const table = scene();
    table.turnOf = 4;
    table.lastTurns.set(3, 8);
    if (lebu) Object.assign(factOn(table, 'aimed', { by: 5, to: 3, card: 'lebu', good: false }), { turn: 7 });
    if (used) table.uses.push({ name: 'sha', round: 1, turn: 8, by: 3, to: [4] });
    return planned('孙权你快点', { scene: table })?.clause;
  };

  it('has just let a turn pass, for its reason, or has played and waits', () => {
    expect(hurried(false, false)).toBe('just_passed');
    expect(hurried(false, true)).toBe('was_laid');
    expect(hurried(true, true)).toBe('not_my_turn');
  });
});

describe('a kill', () => {
  it('is no favour', () => {
    const table = scene();
    happen(table, { type: 'die', seat: 5, by: 3, role: 'fan' });
    expect(planned('孙权杀5号笑死我了', { scene: table })?.clause).not.toBe('kindness');
  });
});

describe('last words', () => {
  it('are asked of the living as a threat, and of the dead for what they said', () => {
    expect(planned('孙权有什么遗言现在说', { scene: scene() })?.clause).toMatch(/^threat/);
    const table = scene();
    happen(table, { type: 'die', seat: 5, by: 3, role: 'fan' });
    expect(planned('5号死前有遗言吗', { scene: table })?.clause ?? '').not.toMatch(/^threat/);
  });
});

describe('what nothing suits', () => {
  it('is met in its mood', () => {
    expect(planned('卧槽??', { scene: scene() })?.clause).toBe('surprised');
  });
});
