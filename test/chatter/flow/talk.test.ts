/** The whole flow: who answers what, in which words' place, and when everybody is silent. */
import { describe, expect, it } from 'vitest';
import { SILENCE } from '../../../src/chatter/flow/log';
import type { Draft } from '../../../src/chatter/flow/talk';
import type { Direction } from '../../../src/chatter/vocabulary';
import { happen, HUMAN, sceneOf, stage, talkative, viewOf } from './support';

/** A quiet table: nobody opens the game, nobody speaks unasked. */
const NAMED_ONLY = { talkativeness: 0 };

describe('the human speaks', () => {
  it('the one called answers, and says what the line was for', () => {
    const { talk, wait } = stage({ settings: NAMED_ONLY });
    const heard = talk.hear({ from: HUMAN, text: '三号，你是忠吗' }, 1000);
    expect(heard).toMatchObject({
      withheld: false,
      act: 'ask_role',
      subject: 3,
      addressed: [{ seat: 3, how: 'named' }],
      queued: [{ speaker: 3, occasion: 'ask_role' }],
    });
    const said = wait(1000);
    expect(said.map(({ speaker, to, occasion, route }) => ({ speaker, to, occasion, route }))).toEqual([
      { speaker: 3, to: HUMAN, occasion: 'ask_role', route: 'NORMAL' },
    ]);
    expect(said[0]?.bubbles.join('')).toBe(said[0]?.text);
    expect(said[0]?.monologue).not.toBe('');
  });

  it('at most one answers a line, two where several are called', () => {
    for (let i = 0; i < 12; i++) {
      const plain = stage({ seed: i, settings: { talkativeness: 1 } });
      plain.talk.due(0, false);
      expect(plain.talk.hear({ from: HUMAN, text: '今天这桌好热闹呀' }, 1000).queued.length).toBeLessThanOrEqual(1);
      expect(
        stage({ seed: i, settings: { talkativeness: 1 } }).talk.hear(
          { from: HUMAN, text: '三号，四号，五号，六号，你们谁是反' },
          1000,
        ).queued,
      ).toHaveLength(2);
      expect(
        stage({ seed: i, settings: { talkativeness: 1 } }).talk.hear({ from: HUMAN, text: '三号，你确定吗' }, 1000)
          .queued,
      ).toHaveLength(1);
    }
  });

  it('what is said to all is answered by somebody, as what it is', () => {
    const answers = Array.from({ length: 20 }, (_, seed) =>
      stage({ seed, settings: { talkativeness: 0.8 } }).talk.hear({ from: HUMAN, text: '谁是反贼' }, 1000),
    );
    expect(answers.filter(({ queued }) => queued.length === 1).length).toBeGreaterThan(15);
    for (const { act, queued } of answers) if (queued.length > 0) expect(act).toBe('ask_guess');
  });

  it('nobody’s first word is left hanging, however much was said in the round; what is only muttered later may be', () => {
    for (const text of ['大家晚上好', '哈喽大家晚上好 我又来了', 'evening all'])
      for (let seed = 0; seed < 6; seed++) {
        const { talk, wait } = stage({ seed, settings: { talkativeness: 0.8, linesPerRound: 0 } });
        talk.hear({ from: HUMAN, text }, 1000);
        expect(
          wait(1000).filter(({ to }) => to === HUMAN),
          text,
        ).toHaveLength(1);
        talk.hear({ from: HUMAN, text: '大家加油' }, 60_000);
        expect(
          wait(60_000).filter(({ to }) => to === HUMAN),
          text,
        ).toHaveLength(0);
      }
  });

  it('abuse of one that is told to another costs only the one abused', () => {
    const { talk } = stage({ settings: NAMED_ONLY });
    const liking = (seat: number) => talk.relationOf(seat)?.dims.liking ?? NaN;
    const [before, other] = [liking(3), liking(4)];
    talk.hear({ from: HUMAN, text: '张飞，孙权这个废物真没用' }, 1000);
    expect(liking(3)).toBeLessThan(before);
    expect(liking(4)).toBeGreaterThanOrEqual(other);
  });

  it('one who is accused speaks for itself', () => {
    const { talk } = stage();
    const heard = talk.hear({ from: HUMAN, text: '五号是反' }, 1000);
    expect(heard.queued[0]).toMatchObject({ speaker: 5, occasion: 'accuse' });
  });

  it('whoever is judged or praised answers, and nobody beside', () => {
    const answering = (text: string) =>
      new Set(
        Array.from({ length: 10 }, (_, seed) =>
          stage({ seed, settings: { talkativeness: 1 } })
            .talk.hear({ from: HUMAN, text }, 1000)
            .queued.map(({ speaker }) => speaker),
        ).flat(),
      );
    expect(answering('五号是反')).toEqual(new Set([5]));
    expect(answering('六号打得漂亮')).toEqual(new Set([6]));
  });

  it('what somebody is, is asked of the others where nobody is spoken to', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { talk } = stage({ seed, settings: { talkativeness: 0.5 } });
      const { queued } = talk.hear({ from: HUMAN, text: '三号砍了四号，这俩谁是好人？' }, 1000);
      expect(queued).toHaveLength(1);
      expect([3, 4, HUMAN]).not.toContain(queued[0]?.speaker);
    }
  });

  it('"you" is the one talked with last', () => {
    const { talk, say } = stage({ settings: { talkativeness: 0.5 } });
    say('四号，你是忠吗', 1000);
    expect(talk.hear({ from: HUMAN, text: '你确定吗' }, 32_000).addressed).toEqual([{ seat: 4, how: 'you' }]);
    expect(talk.hear({ from: HUMAN, text: '你确定吗' }, 500_000).addressed).toEqual([]);
  });

  it('the second line to one AI takes the place of the first, but for a question that was put to it', () => {
    const hear = (first: string) => {
      const { talk, wait } = stage({ settings: NAMED_ONLY });
      talk.hear({ from: HUMAN, text: first }, 1000);
      talk.hear({ from: HUMAN, text: '三号，谢谢你' }, 1200);
      return wait(1200).map(({ occasion }) => occasion);
    };
    expect(hear('三号，你好')).toEqual(['thanks']);
    // Whichever is typed sooner comes first.
    expect(hear('三号，你是忠吗').sort()).toEqual(['ask_role', 'thanks']);
  });

  it('every route has its node', () => {
    const occasionOf = (text: string, force_route?: 'KY' | 'CRAZY' | 'BORING' | 'CREEPY') => {
      const { talk, wait } = stage({ settings: NAMED_ONLY });
      const heard = talk.hear(force_route ? { from: HUMAN, text, force_route } : { from: HUMAN, text }, 1000);
      return [heard.detection?.route, wait(1000)[0]?.occasion ?? null];
    };
    expect(occasionOf('三号，天下大势如何', 'KY')).toEqual(['KY', 'sarcasm_ky']);
    expect(occasionOf('三号，天下大势如何', 'CRAZY')).toEqual(['CRAZY', 'confusion']);
    expect(occasionOf('三号，天下大势如何', 'CREEPY')).toEqual(['CREEPY', 'boundary_firm']);
    expect(occasionOf('三号，你这个傻逼')).toEqual(['CREEPY', 'boundary_firm']);
    expect(occasionOf('三号，学我说话')).toEqual(['CREEPY', 'refuse_control']);
    expect([null, 'sarcasm_boring']).toContain(occasionOf('三号，嗯', 'BORING')[1]);
  });

  it('the third overstep is answered by leaving, then by silence for five rounds', () => {
    const { scene, talk, say } = stage({ settings: { ...NAMED_ONLY, linesPerRound: 99 } });
    const insult = (now: number) => say('三号，你这个傻逼', now).map(({ occasion }) => occasion);
    expect([insult(0), insult(60_000), insult(120_000)].flat()).toEqual([
      'boundary_firm',
      'boundary_firm',
      'boundary_leave',
    ]);
    expect(say('三号，谢谢你', 180_000)).toEqual([]);
    expect(talk.log().slice(-1)[0]).toMatchObject({ from: 3, silent: true, text: SILENCE });
    expect(say('四号，谢谢你', 240_000)).toHaveLength(1);
    scene.table.round = 6;
    expect(say('三号，谢谢你', 300_000)).toHaveLength(1);
  });

  it('every route moves the relationship, of those who were meant only', () => {
    const { talk, say } = stage({ settings: NAMED_ONLY });
    const before = talk.relationOf(3)!;
    say('三号，你这个傻逼', 0);
    expect(talk.relationOf(3)!.dims.liking).toBeLessThan(before.dims.liking);
    expect(talk.relationOf(3)!.why).toMatchObject({ reason: 'harsh_words' });
    expect(talk.relationOf(4)!.why).toBeNull();
    say('三号，你这个傻逼', 60_000);
    expect(talk.relationOf(3)!.stage).toBe('differentiating');
    talk.forgetRelations();
    expect(talk.relationOf(3)).toMatchObject({ stage: 'initiating', turns: 0, why: null });
    expect(talk.relations().voices).not.toHaveProperty('nobody');
  });

  it('a boundary tells the route of the line that it answers, whatever that is taken for', () => {
    const { say } = stage({ settings: NAMED_ONLY });
    expect(say('三号，老婆亲一个', 0)).toMatchObject([{ speaker: 3, occasion: 'boundary_firm', route: 'CREEPY' }]);
  });

  it('tasks are open until met or too old', () => {
    const { talk, say } = stage({ settings: NAMED_ONLY });
    talk.hear({ from: HUMAN, text: '三号，你这个傻逼' }, 0);
    const [open] = talk.tasks(3);
    expect(open).toMatchObject({ importance: 0.8 });
    const [said] = say('', 0);
    expect(said?.met).toEqual([open!.description]);
    expect(talk.tasks(3)).toEqual([]);
  });

  it('claims of the human and of the AIs are written down', () => {
    const guesses = viewOf(3, { 5: ['fan', 0.9] });
    const direction: Direction = {
      ...talkative(3),
      offers: (occasion) => [
        {
          id: 'g',
          text: '貂蝉必是反贼。',
          claims: [{ kind: 'guess', about: 5, role: 'fan' }],
          occasion,
          tone: null,
          from: 'story',
        },
      ],
    };
    const { scene, talk, say } = stage({
      settings: NAMED_ONLY,
      viewOf: (seat) => (seat === 3 ? guesses : viewOf(seat)),
      directionOf: () => direction,
    });
    say('我是忠臣，三号你怎么看五号', 0);
    const rows = talk
      .ledger()
      .rows(scene)
      .map(({ claim }) => [claim.speaker, claim.about, claim.role]);
    expect(rows).toContainEqual([3, 5, 'fan']);
    expect(rows).toContainEqual([HUMAN, HUMAN, 'zhong']);
  });
});

describe('silence', () => {
  it('a line in danger is neither kept, answered, shown to hooks, nor remembered; everything queued goes', () => {
    const seen: string[] = [];
    const { talk, wait } = stage({ settings: NAMED_ONLY, onDetected: ({ text }) => seen.push(text) });
    talk.hear({ from: HUMAN, text: '三号，你是忠吗' }, 0);
    const before = talk.relationOf(3);
    const heard = talk.hear({ from: HUMAN, text: '三号，我真的想自杀，不是说游戏' }, 100);
    expect(heard).toMatchObject({ withheld: true, detection: null, queued: [], addressed: [] });
    expect(wait(100)).toEqual([]);
    expect(seen).toEqual(['三号，你是忠吗']);
    expect(talk.log().slice(-1)[0]).toMatchObject({ from: HUMAN, withheld: true, text: null });
    expect(JSON.stringify([talk.log(), talk.relations(), heard])).not.toContain('自杀');
    expect(talk.relationOf(3)).toEqual(before);
  });

  it('nothing is said, nor heard, while the control layer is closed', () => {
    const { talk, wait, control } = stage({ settings: NAMED_ONLY });
    talk.hear({ from: HUMAN, text: '三号，你是忠吗' }, 0);
    control.allowed = false;
    expect(wait(0)).toEqual([]);
    expect(talk.hear({ from: HUMAN, text: '三号，谢谢' }, 40_000)).toMatchObject({ withheld: true, queued: [] });
    control.allowed = true;
    expect(wait(40_000)).toEqual([]);
  });

  it('hush drops what is queued', () => {
    const { talk, wait } = stage({ settings: NAMED_ONLY });
    talk.hear({ from: HUMAN, text: '三号，你是忠吗' }, 0);
    talk.hush();
    expect(wait(0)).toEqual([]);
  });

  it('talkativeness 0 and "only when named" let only the named speak', () => {
    for (const settings of [{ talkativeness: 0 }, { onlyWhenNamed: true, talkativeness: 1 }]) {
      const { scene, talk, say, wait } = stage({ settings });
      expect(wait(0)).toEqual([]);
      talk.see(happen(scene, { type: 'damage', by: HUMAN, to: 3, num: 4, via: { card: 'sha' } }), 30_000);
      talk.see(happen(scene, { type: 'heal', by: 4, to: 3, num: 1, via: { card: 'tao' } }), 30_000);
      expect(wait(30_000)).toEqual([]);
      expect(say('这局真难打呀', 60_000)).toEqual([]);
      expect(say('三号，你是忠吗', 90_000)).toHaveLength(1);
      expect(say('你再说一遍呢', 120_000)).toEqual([]);
    }
  });

  it('the muted are silent, also when named; all are when it is off', () => {
    const { say, settings } = stage({ settings: { ...NAMED_ONLY, muted: new Set([3]) } });
    expect(say('三号，你是忠吗', 0)).toEqual([]);
    expect(say('四号，你是忠吗', 40_000)).toHaveLength(1);
    settings.on = false;
    expect(say('四号，你是忠吗', 80_000)).toEqual([]);
  });

  it("on the human's own decision nobody speaks but for one short answer to a question; the rest comes after it", () => {
    const { talk, wait } = stage({ settings: { ...NAMED_ONLY, quietOnMyTurn: true } });
    talk.hear({ from: HUMAN, text: '三号，你好' }, 0);
    for (let now = 0; now < 30_000; now += 250) expect(talk.due(now, true)).toEqual([]);
    expect(wait(30_000)).toHaveLength(1);
    talk.hear({ from: HUMAN, text: '四号，你是忠吗' }, 60_000);
    talk.hear({ from: HUMAN, text: '五号，你是忠吗' }, 60_000);
    const during: string[] = [];
    for (let now = 60_000; now < 80_000; now += 250) during.push(...talk.due(now, true).map(({ text }) => text));
    expect(during).toHaveLength(1);
    expect(during[0]!.length).toBeLessThanOrEqual(26);
    expect(wait(80_000)).toHaveLength(1);
  });

  it('a hook may stop a line, or change it within what may be said', () => {
    const drafts: Draft[] = [];
    const change = (text: string | null) =>
      stage({
        settings: NAMED_ONLY,
        beforeSay: (draft) => {
          drafts.push(draft);
          return { text: text ?? draft.text, stop: text === null };
        },
      }).say('三号，你是忠吗', 0);
    expect(change(null)).toEqual([]);
    expect(change('改过的话。')[0]?.text).toBe('改过的话。');
    const original = drafts[0]!.text;
    for (const bad of ['<img src=x>', '我是反贼。', '长'.repeat(100), '刘备是反贼。'])
      expect(change(bad)[0]?.text).toBe(original);
    expect(drafts[0]).toMatchObject({ speaker: 3, route: 'NORMAL' });
  });

  it("the storyline's hold stands over every line", () => {
    const { say } = stage({
      settings: NAMED_ONLY,
      directionOf: (seat) => ({ ...talkative(seat), forbids: () => 'held' }),
    });
    expect(say('三号，你是忠吗', 0)).toEqual([]);
  });

  it('what was true when it was thought of must be true when it is said', () => {
    const scene = sceneOf();
    const direction: Direction = {
      ...talkative(3),
      offers: (occasion) => [
        {
          id: 's',
          text: '主公快不行了。',
          claims: [{ kind: 'state', about: 1, state: 'low' }],
          occasion,
          tone: null,
          from: 'story',
        },
      ],
    };
    const { talk, wait } = stage({ scene, settings: NAMED_ONLY, directionOf: () => direction });
    scene.table.bySeat.get(1)!.hp = 1;
    expect(talk.hear({ from: HUMAN, text: '三号，救主公啊' }, 0).queued).toHaveLength(1);
    scene.table.bySeat.get(1)!.hp = 4;
    expect(wait(0).map(({ candidate }) => candidate)).not.toContain('s');
  });
});
