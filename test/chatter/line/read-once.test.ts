import { describe, expect, it } from 'vitest';
import { readOnce } from '../../../src/chatter/line/read-once';

describe('a reader that reads a text once', () => {
  it('answers the same value, whatever it is', () => {
    const read: string[] = [];
    const values = readOnce((text) => (read.push(text), text === '' ? null : text === '?' ? undefined : [text.length]));
    expect(values('一刀')).toBe(values('一刀'));
    expect([values(''), values('')]).toEqual([null, null]);
    expect([values('?'), values('?')]).toEqual([undefined, undefined]);
    expect(read).toEqual(['一刀', '', '?']);
  });

  it('remembers a text beside as many others as a line has, and not for ever', () => {
    const read: string[] = [];
    const lengths = readOnce((text) => (read.push(text), text.length));
    const times = (): number => read.filter((text) => text === '一刀').length;
    lengths('一刀');
    for (let i = 0; i < 64; i++) lengths(`clause ${i}`);
    expect([lengths('一刀'), times()]).toEqual([2, 1]);
    for (let i = 0; i < 130; i++) lengths(`another ${i}`);
    expect([lengths('一刀'), times()]).toEqual([2, 2]);
  });
});
