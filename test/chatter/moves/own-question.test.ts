/** What an AI's own words ask in passing, and short words back to it. */
import { describe, expect, it } from 'vitest';
import { answersOwn, asksBackIn } from '../../../src/chatter/moves/thread/own-question';
import { redirected } from '../../../src/chatter/moves/thread/redirected';

describe('a question in passing', () => {
  it.each([
    ['我给你贴过乐,这像么.', '我给你贴过乐,这像么'],
    ['a person of few words, are you? indeed.', 'a person of few words, are you?'],
    ['why me? (sighs)', 'why me?'],
  ])('%s', (text, asked) => {
    expect(asksBackIn(text)?.trim()).toBe(asked);
  });
  it.each(['我砍了你一刀.', 'who knows? i for one never saw him play a single card.'])('%s: none', (text) => {
    expect(asksBackIn(text)).toBeNull();
  });

  it.each([
    ['不像', '这像么', 'refuse'],
    ['挺像的', '这像么', 'agree'],
    ['没见过', '你见过这么打的?', 'refuse'],
    ['哈哈是', '你见过这么打的?', 'agree'],
    ["haha yeah i'm a quiet type", 'a person of few words, are you?', 'agree'],
    ['nah just tired', 'a person of few words, are you?', 'refuse'],
    ["cause you're closest to him", 'why me?', 'agree'],
    ['因为你离他近', '打我做什么?', 'agree'],
  ])('%s, to %s', (text, asked, act) => {
    expect(answersOwn(text, asked)).toBe(act);
  });
  it.each([
    ['那三号呢', '这像么'],
    ['你砍了主公', '这像么'],
    ['yesterday was fun', 'a person of few words, are you?'],
    ['yeah', 'why me?'],
    ['再说吧', '这像么'],
  ])('%s, to %s: something else is said', (text, asked) => {
    expect(answersOwn(text, asked)).toBeNull();
  });

  it('is put to another where the hearer was not meant', () => {
    const asked = { act: 'ask_guess', about: 2, span: [0, 1] } as const;
    const last = { id: 1, from: 2, to: 6, turn: 1, asked, answered: null, awaits: null };
    const named = (text: string) => [{ seat: 3, start: text.indexOf('seat3'), end: text.indexOf('seat3') + 5 }];
    const to = (text: string) => redirected(text, named(text), last, 1)?.to;
    expect(to('no no, not you. i meant seat3')).toBe(3);
    expect(to('i was asking seat3')).toBe(3);
  });
});
