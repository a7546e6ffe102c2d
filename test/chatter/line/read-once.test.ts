import { describe, expect, it } from 'vitest';
import { readOnce } from '../../../src/chatter/line/read-once';

describe('a reader that reads a text once', () => {
  it('answers the same value, also null, and reads again only when much has been read since', () => {
    const read: string[] = [];
    const lengths = readOnce((text) => (read.push(text), text === '' ? null : [text.length]));
    expect(lengths('一刀')).toBe(lengths('一刀'));
    expect([lengths(''), lengths('')]).toEqual([null, null]);
    expect(read).toEqual(['一刀', '']);
    for (let i = 0; i < 300; i++) lengths(`line ${i}`);
    expect(lengths('一刀')).toEqual([2]);
    expect(read.filter((text) => text === '一刀')).toHaveLength(2);
  });
});
