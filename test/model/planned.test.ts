/** A planned answer in a model's words: the move and the facts go along, and nothing else that happened may be told (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Slot, Wordings } from '../../src/chatter/flow/contract';
import { contextOf, type PromptContext } from '../../src/chatter/prompt/context';
import { guardLine } from '../../src/chatter/prompt/guard';
import { ceilingOf } from '../../src/chatter/prompt/guard/ceiling';
import { replyMessages } from '../../src/chatter/prompt/prompt';
import type { Fact } from '../../src/chatter/scene/fact';
import type { SpokenLanguage } from '../../src/language/languages';
import { factOn, sceneOf, stage, viewOf } from '../chatter/flow/support';

const CARDS: Readonly<Record<string, string>> = { sha: '杀', tao: '桃' };

/** 貂蝉 (5) struck the lord and 界张飞 (4) healed him; 曹操 asks 孙权 whom it suspects, and a model words the answer. */
function asked(
  says: string | null,
  question = '孙权，你觉得谁是反贼？',
  language: SpokenLanguage = 'zh',
  picked = 0,
  ready = true,
) {
  const scene = sceneOf();
  scene.turn = 3;
  const blow: Fact = factOn(scene, 'aimed', { by: 5, to: 1, card: 'sha', good: false });
  factOn(scene, 'heal', { by: 4, to: 1, card: 'tao', num: 1, good: true });
  const slots: Slot[] = [];
  const closed: string[] = [];
  const model: Wordings = {
    ready: () => ready,
    ask: (slot, now) => (slots.push(slot), now + 8000),
    read: () => (says === null && picked === 0 ? null : { picked, text: says }),
    awaited: () => false,
    close: (_, why) => {
      if (why !== undefined) closed.push(why);
    },
  };
  const view = { ...viewOf(3, { 5: ['fan', 0.7] }), why: () => [{ fact: blow.id, weight: -1 }] };
  const { talk } = stage({
    scene,
    model,
    settings: { language },
    directionOf: () => null,
    viewOf: (seat) => (seat === 3 ? view : viewOf(seat)),
    nameOfCard: (card) => CARDS[card] ?? null,
  });
  talk.hear({ from: 2, text: question }, 1000);
  const context = (): PromptContext =>
    contextOf({
      scene,
      slot: slots[0]!,
      view,
      layers: null,
      log: talk.log(),
      language,
      nameOfCard: (card) => CARDS[card] ?? card,
    });
  for (let now = 1000; now < 30_000; now += 250) {
    const [line] = talk.due(now, false);
    if (line) return { line, slots, closed, context, blow };
  }
  throw new Error('nobody answered');
}

describe('a planned answer', () => {
  it('goes to the model with the move, the facts that it may tell, the judgement, the style and the brief', () => {
    const { context, line } = asked(null);
    const told = context();
    expect(line.content).toMatchObject({ move: 'guess', about: 5, role: 'fan' });
    expect(told).toMatchObject({
      move: 'guess',
      facts: ['貂蝉对刘备用了杀'],
      verdict: { name: '貂蝉', role: 'fan' },
      instead: line.text,
    });
    expect(Object.keys(told.style ?? {})).toHaveLength(14);
    expect(told.brief?.gist).toBeTruthy();
    expect(told.talk.map(({ text }) => text)).toContain('孙权，你觉得谁是反贼？');
    const [, user] = replyMessages(told, 'MARK');
    const sent = JSON.parse(user!.content.split('\n')[1]!) as Record<string, unknown>;
    expect(sent).toMatchObject({ 作答: 'guess', 可说: ['貂蝉对刘备用了杀', '貂蝉多半是反贼'] });
    expect(sent).not.toHaveProperty('terms');
  });

  it.each(['貂蝉多半是反贼，貂蝉刚才砍了主公。', '刚才貂蝉砍了主公，我看貂蝉八成是反贼。', '貂蝉是反贼。'])(
    'is said in the words %s',
    (text) => {
      const { line, closed, blow } = asked(text);
      expect(closed).toEqual([]);
      expect(line).toMatchObject({ text, candidate: 'model', content: { move: 'guess', about: 5, role: 'fan' } });
      expect(line.claims).toContainEqual({ kind: 'guess', about: 5, role: 'fan' });
      if (text.includes('砍')) expect(line.claims).toContainEqual({ kind: 'fact', fact: blow.id });
    },
  );

  it.each([
    ['another public fact, though it is true', '貂蝉刚才砍了主公，张飞给主公回了血，貂蝉是反贼。'],
    ['what never happened', '诸葛亮刚才砍了主公，貂蝉是反贼。'],
    ['the same by another', '界张飞刚才砍了主公，貂蝉是反贼。'],
    ['a denial of the fact', '貂蝉没砍主公，不过貂蝉是反贼。'],
    ['another role', '貂蝉刚才砍了主公，貂蝉是内奸。'],
    ['the contrary', '貂蝉不是反贼。'],
    ['a second judgement', '貂蝉是反贼，张飞是忠臣。'],
    ['its own role', '我是忠臣，貂蝉是反贼。'],
    ['an order', '先打貂蝉，貂蝉是反贼。'],
    ['nothing of what was asked', '今天风和日丽。'],
    ['somebody else', '界张飞这人看不透。'],
  ])('falls back on our own words where the model tells %s', (_, text) => {
    const own = asked(null).line;
    const { line, closed } = asked(text);
    expect(line).toMatchObject({ text: own.text, candidate: own.candidate });
    expect(closed).toHaveLength(1);
  });

  it('has other answers prepared beside it only where a model may be asked', () => {
    const question = '孙权，你觉得谁是反贼？';
    expect(asked(null, question).slots[0]?.others.length).toBeGreaterThan(0);
    expect(asked(null, question, 'zh', 0, false).slots[0]?.others).toEqual([]);
  });

  it('is as it was written where it counts, tells the truth about itself, or quotes', () => {
    for (const question of ['孙权，还剩几个反贼？', '孙权，你是AI吗？', '孙权，主公还有几滴血？']) {
      const { line, slots } = asked('好。', question);
      expect(line.text, question).toBe(asked(null, question).line.text);
      expect(line.candidate, question).not.toBe('model');
      // Where only one answer would do nobody is asked which.
      expect(
        slots.every(({ others }) => others.length > 0),
        question,
      ).toBe(true);
    }
    expect(asked(null, '孙权，你是AI吗？').slots).toEqual([]);
  });

  it('passes the guard in words for its own facts, which no other slot has', () => {
    const { context } = asked(null);
    const ceiling = ceilingOf(context(), 'ask_guess');
    for (const text of [
      '貂蝉刚才砍了主公，多半是反贼。',
      '5号刚才砍了主公，八成是反贼。',
      '嘿，貂蝉砍了主公，貂蝉怕是反贼。',
    ])
      expect(guardLine(text, ceiling), text).toMatchObject({ ok: true });
    const { terms, ...plain } = ceiling;
    expect(terms?.length).toBeGreaterThan(5);
    expect(guardLine('貂蝉刚才砍了主公，多半是反贼。', { ...plain, instead: '看不透。' })).toMatchObject({ ok: false });
    for (const text of [
      '貂蝉刚才砍了主公，是内奸。',
      '张飞刚才砍了主公，是反贼。',
      '貂蝉刚才砍了主公，你跟我一起走。',
      '貂蝉砍了主公，跟我一样。',
      '貂蝉砍了主公，去死吧。',
      '貂蝉砍了主公，加我微信12345。',
    ])
      expect(guardLine(text, ceiling), text).toMatchObject({ ok: false });
  });
});
