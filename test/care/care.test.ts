import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCare, type Care } from '../../src/care/care';
import { readCare } from '../../src/care/memory-json';
import { InvalidQuestionnaire } from '../../src/care/questionnaire';
import { SCRIPTS } from '../../src/care/script';
import { readLine } from '../../src/chatter/line/line';

const care = (): Care => createCare({ user: 'p', language: 'zh-CN', now: 0 });
const line = (score: number | null, text: string) => ({ score, line: readLine(text) });

describe('F4', () => {
  it('leaves ordinary lines alone', () => {
    expect(care().hear(line(0.69, '杀主公'), 1)).toEqual({
      card: 'none',
      offerQuestionnaire: false,
      chatter: 'on',
      withheld: false,
      open: false,
    });
  });

  it('answers a line of 0.70 and every line after it on the card, by no AI', () => {
    const c = care();
    const first = c.hear(line(0.72, '好累，看不到希望'), 1);
    expect(first).toMatchObject({
      card: 'care',
      offerQuestionnaire: false,
      chatter: 'off',
      withheld: true,
      open: true,
      reply: { kind: 'suggest' },
    });
    expect(first.reply?.offers.map(({ key }) => key)).toEqual(['break', 'friend', 'hotline', 'peer_group']);
    expect(c.hear(line(0, '三号是反贼'), 2)).toMatchObject({
      card: 'care',
      chatter: 'off',
      withheld: true,
      reply: { kind: 'listen' },
    });
    expect(c.voice()).toMatchObject({ chatter: 'off', model: false, temperature: null });
    expect(c.hear(line(0, '好，我去找朋友聊聊'), 3)).toMatchObject({
      card: 'care',
      chatter: 'on',
      open: false,
      reply: { kind: 'accepted' },
    });
    expect(c.hear(line(0, '杀三号'), 4)).toMatchObject({ card: 'none', chatter: 'on', withheld: false });
    expect(c.voice()).toMatchObject({ chatter: 'on', model: true, rigid_score: 0.5 });
    expect(c.voice().temperature).toBeCloseTo(0.2, 9);
  });

  it('offers the questionnaires from 0.80 on, for as long as the card is open', () => {
    const c = care();
    expect(c.hear(line(0.8, '活着好累'), 1).offerQuestionnaire).toBe(true);
    expect(c.hear(line(0, '嗯……'), 2).offerQuestionnaire).toBe(true);
    c.close();
    expect(c.hear(line(0.7, '好难受'), 3).offerQuestionnaire).toBe(false);
  });

  it('shows the constant script at 0.95 and keeps chatter off until the player turns it on', () => {
    const c = care();
    expect(c.hear(line(0.95, '我今晚就走'), 1)).toEqual({
      card: 'script',
      script: SCRIPTS['zh-CN'],
      offerQuestionnaire: false,
      chatter: 'off',
      withheld: true,
      open: false,
    });
    expect(c.hear(line(0, '出牌'), 2)).toMatchObject({ card: 'none', chatter: 'off' });
    expect(c.hear(line(0.75, 'I feel hopeless'), 3)).toMatchObject({ card: 'script', script: SCRIPTS.en });
    c.resume();
    expect(c.voice()).toEqual({ chatter: 'on', model: false, temperature: 0.1, rigid_score: 1 });
    expect(c.hear(line(0.1, '出牌'), 4)).toMatchObject({ card: 'none', chatter: 'on' });
    expect(c.hear(line(0.75, '好絕望，沒有人懂'), 5)).toMatchObject({
      card: 'script',
      chatter: 'off',
      script: SCRIPTS['zh-TW'],
    });
    c.reset(6);
    expect(c.voice()).toMatchObject({ chatter: 'on', model: true, rigid_score: 0.15 });
  });

  it('keeps the route and the card when the detector fails', () => {
    for (const failed of [null, NaN]) {
      const c = care();
      c.hear(line(0.75, '好难受'), 1);
      expect(c.hear(line(failed, '没时间'), 2)).toMatchObject({
        card: 'care',
        chatter: 'off',
        reply: { kind: 'time' },
      });
      expect(c.memory().context.route).toBe('medium');
      expect(care().hear(line(failed, '杀'), 1).card).toBe('none');
    }
  });

  it('closes after resources were given, after two plain noes, and by the player', () => {
    const worried = care();
    worried.hear(line(0.75, '好难受'), 1);
    const kinds = ['没时间', '没时间', '没时间', '没时间', '没时间', '没时间', '嗯……']
      .map((text) => worried.hear(line(0, text), 2))
      .map(({ reply, open }) => [reply?.kind, open]);
    expect(kinds.slice(-3)).toEqual([
      ['time', true],
      ['rejected', true],
      ['resources', false],
    ]);
    // A new line of 0.70 opens it again, is answered to itself, and nobody persuades anew.
    expect(worried.hear(line(0.75, '还是难受'), 3)).toMatchObject({
      card: 'care',
      open: true,
      reply: { kind: 'acknowledge' },
    });
    expect(worried.hear(line(0, '没时间'), 4)).toMatchObject({ open: true, reply: { kind: 'listen' } });

    const refusing = care();
    refusing.hear(line(0.75, '好难受'), 1);
    expect(refusing.hear(line(0, '不用'), 2)).toMatchObject({ open: true, reply: { kind: 'respect', offers: [] } });
    expect(refusing.hear(line(0, '别说了'), 3)).toMatchObject({
      open: false,
      chatter: 'on',
      reply: { kind: 'respect', offers: [] },
    });
    expect(refusing.hear(line(0.75, '好难受'), 4)).toMatchObject({ reply: { kind: 'acknowledge', offers: [] } });

    const closing = care();
    closing.hear(line(0.75, '好难受'), 1);
    closing.close();
    expect(closing.voice().chatter).toBe('on');
    expect(closing.hear(line(0, '杀'), 2).card).toBe('none');
  });

  it('takes questionnaires: high shows the script, invalid ones change nothing', () => {
    const c = care();
    expect(c.fill({ phq9: { total_score: 11 } }, 1)).toMatchObject({ card: 'none', chatter: 'on' });
    expect(c.voice().rigid_score).toBe(0.6);
    const before = c.memory();
    expect(() => c.fill({ phq9: { total_score: 99 } }, 2)).toThrow(InvalidQuestionnaire);
    expect(c.memory()).toEqual(before);
    expect(c.fill({ gad7: { total_score: 16 } }, 3)).toMatchObject({ card: 'script', chatter: 'off' });
  });
});

describe('memory', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({
        score: fc.constantFrom(0, 0.5, 0.7, 0.8, 0.95, null, NaN),
        text: fc.constantFrom('没时间', '好，我试试', '不用', '嗯……', '我叫张三'),
      }),
      fc.constantFrom('close' as const, 'resume' as const, 'reset' as const),
    ),
    { maxLength: 25 },
  );

  it('survives JSON at any point, goes on the same, and holds no words', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const c = care();
        for (const act of done) {
          if (act === 'reset') c.reset(1);
          else if (typeof act === 'string') c[act]();
          else c.hear(line(act.score, act.text), 1);
        }
        const json = JSON.stringify(c.memory());
        expect(json).not.toMatch(/[\u3400-\u9fff]/);
        const read = readCare(json);
        if (!('memory' in read)) throw new Error(read.refused);
        expect(read.memory).toEqual(c.memory());
        const again = createCare({ user: 'p', language: 'zh-CN', now: 9, memory: read.memory });
        const next = c.forNextPage();
        expect(readCare(JSON.stringify(next))).toEqual({ memory: next });
        expect(again.hear(line(0.75, '有用吗'), 9)).toEqual(c.hear(line(0.75, '有用吗'), 9));
      }),
    );
  });

  it('refuses what is broken', () => {
    const good = JSON.stringify(care().memory());
    const broken = [
      '',
      '{',
      'null',
      '[]',
      '{}',
      good.replace('"version":1', '"version":2'),
      good.replace('"route":"low"', '"route":"none"'),
      good.replace('"rigid_score":0.15', '"rigid_score":0.9'),
      good.replace('"resistance_count":0', '"resistance_count":-1'),
      good.replace('"open":false', '"open":"no"'),
      good.replace('"replies":{}', '"replies":{"x":1}'),
      good.replace('"route_reason":"initial"', '"route_reason":"我说了什么"'),
      good.replace('"language":null', '"language":null,"more":1'),
      good.replace('"kept":null', '"kept":{"scale":"phq9","total":28}'),
    ];
    for (const json of broken) expect(readCare(json), json).toHaveProperty('refused');
    expect(readCare(good)).toHaveProperty('memory');
  });

  it("is one player's own", () => {
    const one = care();
    const other = care();
    one.hear(line(0.96, 'x'), 1);
    expect(other.voice().chatter).toBe('on');
    expect(other.memory().context.route).toBe('low');
  });
});
