/** The public record of talk: which events make which facts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createScene, factOf, living, neighbourOf, note, witness, type Scene } from '../../../src/chatter/scene/scene';
import { applyPublic, createTable } from '../../../src/core/table';
import type { GameHeader, PublicEvent } from '../../../src/core/event';
import { parseRecording } from '../../../src/record/format';

const header: GameHeader = {
  type: 'game',
  v: 1,
  engine: 'test',
  lord: 1,
  deck: null,
  me: 2,
  seed: 1,
  players: [1, 2, 3, 4].map((seat) => ({ seat, name: `P${seat}`, hp: 4, maxHp: 4 })),
};

function fresh(): { scene: Scene; tell: (event: PublicEvent) => string[] } {
  const table = createTable(header, String);
  const scene = createScene(table, 2);
  return {
    scene,
    tell(event) {
      applyPublic(table, event);
      return witness(scene, event).map(
        ({ kind, by, to, card, good, num, group }) =>
          `${kind} ${by ?? '-'}>${to ?? '-'} ${card ?? '-'} ${String(good)} ${num}${group ? ' group' : ''}`,
      );
    },
  };
}

describe('witness', () => {
  it('tells an aimed card from a group card and from one used on oneself', () => {
    const { tell } = fresh();
    expect(tell({ type: 'card', by: 1, to: [3], card: 'sha', tv: { 3: -1.5 }, group: false })).toEqual([
      'aimed 1>3 sha false 0',
    ]);
    expect(tell({ type: 'card', by: 1, to: [3], card: 'tao', tv: { 3: 2 }, group: false })).toEqual([
      'aimed 1>3 tao true 0',
    ]);
    expect(tell({ type: 'card', by: 1, to: [2, 3], card: 'nanman', tv: { 2: -1, 3: -1 }, group: true })).toEqual([]);
    expect(tell({ type: 'card', by: 1, to: [1], card: 'wuzhong', tv: { 1: 2 }, group: false })).toEqual([]);
  });

  it('knows falling, and being brought back by another', () => {
    const { tell } = fresh();
    expect(tell({ type: 'damage', by: 1, to: 3, num: 3, via: { card: 'sha' } })).toEqual(['hit 1>3 sha false 3']);
    expect(tell({ type: 'damage', by: 1, to: 3, num: 1, via: {} })).toEqual([
      'hit 1>3 - false 1',
      'dying 1>3 - false 0',
    ]);
    expect(tell({ type: 'heal', by: 4, to: 3, num: 1, via: { card: 'tao' } })).toEqual(['rescue 4>3 tao true 1']);
    expect(tell({ type: 'heal', by: 4, to: 3, num: 1, via: { card: 'tao' } })).toEqual(['heal 4>3 tao true 1']);
  });

  it('counts its own rescue as healing', () => {
    const { tell } = fresh();
    tell({ type: 'damage', by: 1, to: 3, num: 4, via: {} });
    expect(tell({ type: 'heal', by: 3, to: 3, num: 1, via: { card: 'tao' } })).toEqual(['heal 3>3 tao true 1']);
  });

  it('marks damage by a card that met several', () => {
    const { tell } = fresh();
    tell({ type: 'card', by: 1, to: [2, 3], card: 'nanman', tv: { 2: -1, 3: -1 }, group: true });
    expect(tell({ type: 'damage', by: 1, to: 3, num: 1, via: { card: 'nanman' } })).toEqual([
      'hit 1>3 nanman false 1 group',
    ]);
  });

  it('reads whom a wuxie helps, layer by layer', () => {
    const { tell } = fresh();
    const about = { by: 1, to: 3, card: 'guohe', tv: -1.5 };
    expect(tell({ type: 'wuxie', by: 3, about, depth: 1 })).toEqual(['wuxie 3>3 guohe true 0']);
    expect(tell({ type: 'wuxie', by: 1, about, depth: 2 })).toEqual(['wuxie 1>3 guohe false 0']);
    expect(tell({ type: 'wuxie', by: 1, about: { ...about, tv: 0 }, depth: 1 })).toEqual(['wuxie 1>3 guohe null 0']);
  });

  it('reads picks: a judgement card taken off is help', () => {
    const { tell } = fresh();
    const pick = { type: 'zone', by: 1, to: 3, card: 'lebu', value: 1, by_card: 'guohe' } as const;
    expect(tell({ ...pick, kind: 'discard', pos: 'j' })).toEqual(['discard 1>3 lebu true 1']);
    expect(tell({ ...pick, kind: 'gain', pos: 'h', card: null })).toEqual(['steal 1>3 - false 1']);
  });

  it('keeps roles that were laid open, and only those', () => {
    const { scene, tell } = fresh();
    tell({ type: 'die', seat: 3, by: 1, role: 'fan' });
    tell({ type: 'reveal', seat: 4, role: 'zhong' });
    expect(scene.facts.map(({ kind, to, role }) => [kind, to, role])).toEqual([
      ['death', 3, 'fan'],
      ['reveal', 4, 'zhong'],
    ]);
    expect(living(scene).map(({ seat }) => seat)).toEqual([1, 2, 4]);
  });

  it('numbers facts, also those that others note, and finds them again', () => {
    const { scene, tell } = fresh();
    tell({ type: 'turn', seat: 2, n: 5, hp: {}, hand: {} });
    const egg = note(scene, 'throw', { by: 2, to: 1, card: 'egg', good: false });
    expect(egg).toMatchObject({ id: 'f1', turn: 5 });
    expect(factOf(scene, 'f1')).toBe(egg);
    expect(scene.turnOf).toBe(2);
    tell({ type: 'over', winner: 'fan' });
    expect(scene.facts[1]).toMatchObject({ id: 'f2', kind: 'over', card: 'fan' });
  });

  it('takes in whole recorded games; nobody acts after death, and the dead stay dead', () => {
    const folder = path.join(import.meta.dirname, '../../golden');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const recording = parseRecording(readFileSync(path.join(folder, file), 'utf8'));
      if ('reason' in recording) throw new Error(file);
      const table = createTable(recording.header, String);
      const scene = createScene(table, null);
      for (const { event } of recording.entries) {
        if (!event) continue;
        applyPublic(table, event);
        witness(scene, event);
      }
      const kinds = new Set(scene.facts.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['hit', 'aimed', 'death', 'over']));
      const deaths = scene.facts.filter(({ kind }) => kind === 'death');
      expect(new Set(deaths.map(({ to }) => to)).size).toBe(deaths.length);
      expect(deaths.length).toBe(table.seats.filter(({ alive }) => !alive).length);
    }
  });
});

describe('neighbours', () => {
  const play = (order: readonly number[]) => {
    const { scene, tell } = fresh();
    for (const [i, seat] of order.entries()) tell({ type: 'turn', seat, n: i + 1, hp: {}, hand: {} });
    return scene;
  };
  it('sit by number until all have moved, and then in the order of play', () => {
    expect(neighbourOf(play([1, 4, 2]), 4, 1)).toBe(1);
    const scene = play([1, 4, 2, 3, 1, 4]);
    expect(neighbourOf(scene, 4, 1)).toBe(2);
    expect(neighbourOf(scene, 1, -1)).toBe(3);
  });
  it('are of the living', () => {
    const scene = play([1, 4, 2, 3]);
    applyPublic(scene.table, { type: 'die', seat: 4, by: null, role: 'fan' });
    expect(neighbourOf(scene, 1, 1)).toBe(2);
  });
});
