import { beforeEach, describe, expect, it } from 'vitest';
import { UNDONE, type Act } from '../../src/core/belief/acts';
import { GROUPS } from '../../src/core/belief/layout';
import { readEvent } from '../../src/core/belief/reading';
import { createScene, looks, type Scene } from '../../src/core/belief/scene';
import { dealWorlds } from '../../src/core/belief/worlds';
import type { PublicEvent } from '../../src/core/event';
import { headerOf, sha, turn } from './support';

let scene: Scene;
beforeEach(() => {
  const header = headerOf(5);
  const worlds = dealWorlds(header);
  if (typeof worlds === 'string') throw new Error(worlds);
  scene = createScene(header, worlds, { cards: { gift: 1, bomb: -1 }, skills: { kind: 1, cruel: -0.5, faint: 0.1 } });
});

/** One act in words: sign, family, who could be chosen (by seat), who was. */
function told(event: PublicEvent): string[] {
  const lines: string[] = [];
  readEvent(scene, event, (act) => {
    lines.push(inWords(act));
  });
  return lines;
}

function inWords({ actor, sign, count, candidates, chosen, share, shared, sharedCount }: Act): string {
  const seats = Array.from(candidates.subarray(0, count), (i) => scene.seats[i]);
  const families = Array.from(shared.subarray(0, sharedCount), (group) => GROUPS[group]!)
    .filter((name) => new RegExp(`^${sign}\\.[a-z_]+$`).test(name) || !name.includes('.'))
    .filter((name) => name !== sign);
  const whom = chosen === UNDONE ? 'nobody' : String(seats[chosen]);
  return `${scene.seats[actor]} ${families.join()} ${whom} of ${seats.join(' ')}${share === 1 ? '' : ` x${share}`}`;
}

const card = (by: number, to: number[], name: string, more: object = {}): PublicEvent => ({
  type: 'card',
  by,
  to,
  card: name,
  tv: {},
  group: false,
  ...more,
});

describe('what an event says', () => {
  it('an aimed card is a choice among its legal targets', () => {
    expect(told({ ...sha(2, 3, 5), legal: [3, 1] })).toEqual(['2 harm.sha 3 of 3 1']);
  });

  it('without legal targets, among all living others', () => {
    expect(told(card(2, [3], 'juedou'))).toEqual(['2 harm.juedou 3 of 1 3 4 5']);
    told({ type: 'die', seat: 4, by: 1, role: 'fan' });
    expect(told(card(2, [3], 'juedou'))).toEqual(['2 harm.juedou 3 of 1 3 5']);
  });

  it('a target that nobody listed is a candidate all the same', () => {
    expect(told({ ...sha(2, 3, 5), legal: [1] })).toEqual(['2 harm.sha 3 of 1 3']);
  });

  it('several targets share one act', () => {
    expect(told(card(2, [3, 4], 'tiesuo', { legal: [3, 4], group: true }))).toEqual([
      '2 harm.tiesuo 3 of 3 4 x0.5',
      '2 harm.tiesuo 4 of 3 4 x0.5',
    ]);
  });

  it('other cards and skills count by their public sign, or as unsure', () => {
    expect(told(card(2, [3], 'gift'))).toEqual(['2 help.card 3 of 1 3 4 5']);
    expect(told(card(2, [3], 'bomb'))).toEqual(['2 harm.card 3 of 1 3 4 5']);
    expect(told({ type: 'skill', by: 2, to: [3], skill: 'cruel', tv: { 3: 9 } })).toEqual([
      '2 harm.skill 3 of 1 3 4 5',
    ]);
    expect(told({ type: 'skill', by: 2, to: [2, 3], skill: 'faint', tv: {} })).toEqual(['2 unsure.skill 3 of 1 3 4 5']);
  });

  it("group cards are acts of the actor alone, the lord's and other cards on everybody are none", () => {
    expect(told(card(2, [1, 3, 4, 5], 'nanman', { group: true }))).toEqual(['2 nanman 2 of 2']);
    expect(told(card(1, [2, 3, 4, 5], 'wanjian', { group: true }))).toEqual([]);
    expect(told(card(2, [1, 3, 4, 5], 'bomb', { group: true }))).toEqual([]);
    expect(told(card(2, [2], 'wuzhong', { group: true }))).toEqual([]);
  });

  it('过河拆桥 speaks by the pick, among whom the card could have hit', () => {
    expect(told(card(2, [3], 'guohe', { legal: [3, 4] }))).toEqual([]);
    const pick = { type: 'zone', kind: 'discard', by: 2, to: 3, card: 'lebu', value: null, by_card: 'guohe' } as const;
    expect(told({ ...pick, pos: 'j' })).toEqual(['2 help.pick_j 3 of 3 4']);
    expect(told({ ...pick, pos: 'h', card: null })).toEqual(['2 harm.pick_h 3 of 3 4']);
    expect(told({ ...pick, pos: 'e', card: 'bagua', value: 7, by_card: 'trick' })).toEqual([
      '2 harm.skillpick 3 of 1 3 4 5',
    ]);
  });

  it('a peach for the dying has no other address', () => {
    expect(told(card(2, [3], 'tao'))).toEqual(['2 help.tao 3 of 1 3 4 5']);
    told({ type: 'damage', by: 1, to: 3, num: 4, via: { card: 'sha' } });
    expect(told(card(2, [3], 'tao'))).toEqual(['2 help.save 3 of 3']);
  });

  it('无懈可击 protects one and stands against another, by parity', () => {
    const wuxie = { type: 'wuxie', by: 2, about: { by: 4, to: 3, card: 'juedou', tv: 0 } } as const;
    expect(told({ ...wuxie, depth: 1 })).toEqual(['2 help.wuxie 3 of 3', '2 harm.against 4 of 4']);
    expect(told({ ...wuxie, depth: 2 })).toEqual(['2 harm.wuxie 3 of 3']);
    expect(told({ ...wuxie, about: { ...wuxie.about, card: 'unheard' }, depth: 1 })).toEqual([]);
  });

  it('whoever holds cards and lets somebody die has chosen; the lord and the empty-handed have not', () => {
    told({ ...turn(1, 1, 5), hand: { 1: 3, 2: 0, 3: 1, 4: 5, 5: 2 } });
    told({ type: 'damage', by: 1, to: 3, num: 4, via: { card: 'sha' } });
    expect(told({ type: 'die', seat: 3, by: 1, role: 'fan' })).toEqual([
      '4 help.save nobody of 3',
      '5 help.save nobody of 3',
    ]);
  });

  it("a turn without harm is an act; one with harm, and the lord's, is none", () => {
    expect(told(turn(2, 1, 5))).toEqual([]);
    expect(told(turn(3, 2, 5))).toEqual(['2 idle 2 of 2']);
    told(sha(3, 4, 5));
    expect(told(turn(1, 3, 5))).toEqual([]);
    expect(told(turn(4, 4, 5))).toEqual([]);
  });

  it('damage and healing by a skill count unless the skill spoke for itself', () => {
    expect(told({ type: 'damage', by: 2, to: 3, num: 1, via: { skill: 'faint' } })).toEqual([
      '2 harm.damage 3 of 1 3 4 5',
    ]);
    expect(told({ type: 'damage', by: 2, to: 3, num: 1, via: { card: 'sha' } })).toEqual([]);
    told({ type: 'skill', by: 2, to: [3], skill: 'cruel', tv: {} });
    expect(told({ type: 'damage', by: 2, to: 3, num: 1, via: { skill: 'cruel' } })).toEqual([]);
    expect(told({ type: 'heal', by: 2, to: 4, num: 1, via: {} })).toEqual(['2 help.heal 4 of 1 3 4 5']);
  });

  it('says nothing of acts on oneself, by the dead, or by seats that nobody introduced', () => {
    expect(told(card(2, [2], 'juedou'))).toEqual([]);
    expect(told({ type: 'give', by: 9, to: 2, num: 1 })).toEqual([]);
    told({ type: 'die', seat: 3, by: 1, role: 'fan' });
    expect(told({ type: 'draw', by: 3, to: 2, num: 1 })).toEqual([]);
  });
});

describe('what one looks like', () => {
  it('follows harm and help to the lord, and to those who look like something', () => {
    told(sha(3, 1, 5));
    expect(looks(scene, 2)).toBe(-1);
    told(sha(4, 3, 5));
    expect(looks(scene, 3)).toBeCloseTo(0.6 * Math.tanh(1));
    told({ type: 'give', by: 5, to: 4, num: 1 });
    expect(looks(scene, 4)).toBeGreaterThan(0);
    told({ type: 'skill', by: 2, to: [1], skill: 'faint', tv: {} });
    expect(looks(scene, 1)).toBe(0);
  });

  it('is the role once that is open', () => {
    expect(looks(scene, 0)).toBe(4);
    told({ type: 'reveal', seat: 3, role: 'fan' });
    told({ type: 'reveal', seat: 5, role: 'nei' });
    expect([looks(scene, 2), looks(scene, 4)]).toEqual([-4, 0]);
  });
});
