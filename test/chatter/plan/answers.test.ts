/** Lines said at recorded games, and what must come of them (§Q3). */
import { describe, expect, it } from 'vitest';
import { openTable, type Said } from '../../../dev/talk/recorded';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import type { Seat } from '../../../src/core/event';
import { factOf } from '../../../src/chatter/scene/scene';
import { GAMES, recordingOf } from '../flow/golden';

const EIGHT = GAMES.filter((name) => name.startsWith('8p'));

function at(name: string, me: Seat, turn: number, more: { seed?: number; language?: 'zh' | 'en' } = {}) {
  const recording = recordingOf(name);
  const table = openTable({
    recording,
    me,
    language: more.language ?? 'zh',
    seed: more.seed ?? recording.header.seed,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
  });
  table.playTo(turn);
  const { scene, talk } = table.conversation;
  return { table, scene, talk, say: (text: string): Said => table.say(text) };
}

const moveOf = ({ answers }: Said) => answers[0]?.content.move ?? 'none';
const someone = (scene: ReturnType<typeof at>['scene'], me: Seat): Seat =>
  scene.table.seats.find(({ seat, alive }) => alive && seat !== me)?.seat ?? 1;

describe('a question to somebody is answered', () => {
  it.each(EIGHT)('%s: whom do you suspect, why, are you sure, and that one?', (name) => {
    const { say, scene } = at(name, 3, 10);
    const who = someone(scene, 3);
    const first = say(`${who}号，你觉得谁是反贼？`);
    expect(first.answers).toHaveLength(1);
    expect(['guess', 'unsure']).toContain(moveOf(first));
    const content = first.answers[0]?.content;
    const why = say('凭什么');
    expect(why.answers).toHaveLength(1);
    expect(['explain', 'unsure', 'ask', 'confirm']).toContain(moveOf(why));
    if (content?.move === 'guess') {
      expect(why.heard.moves[0]?.refersTo).toBeDefined();
      expect(why.answers[0]?.content.about).toBe(content.about);
    }
    expect(say('你确定吗').answers).toHaveLength(1);
    const other = scene.table.seats.find(({ seat, alive }) => alive && seat !== 3 && seat !== who)?.seat;
    const that = say(`那${other}号呢`);
    expect(that.answers.map(({ speaker }) => speaker)).toEqual([who]);
    expect(['guess', 'unsure', 'confirm']).toContain(moveOf(that));
    expect(that.answers[0]?.content.about).toBe(other);
    const self = say('那你呢');
    expect(self.answers.map(({ speaker, content: { move } }) => [speaker, move])).toEqual([
      [who, scene.table.bySeat.get(who)?.revealed ? 'confirm' : 'deflect'],
    ]);
  });

  it('every fact named is on the record before the moment', () => {
    for (const name of EIGHT) {
      const { say, scene } = at(name, 2, 12);
      for (const text of ['谁最可疑？', '为什么这么说', '主公，你怀疑谁', '有证据吗']) {
        for (const { content } of say(text).answers)
          for (const id of content.facts) expect(factOf(scene, id), `${name} ${text}`).toBeDefined();
      }
    }
  });
});

describe('counting', () => {
  it.each(EIGHT)('%s: always from the deck and the dead', (name) => {
    const recording = recordingOf(name);
    const turns = recording.entries.flatMap(({ event }) => (event?.type === 'turn' ? [event.n] : []));
    for (const share of [0.1, 0.5, 0.9]) {
      const turn = turns[Math.floor(share * turns.length)] ?? 1;
      for (const language of ['zh', 'en'] as const) {
        const { say, scene } = at(name, 1, turn, { language });
        const left =
          (recording.header.deck?.fan ?? 0) -
          scene.table.seats.filter(({ alive, revealed }) => !alive && revealed === 'fan').length;
        const who = someone(scene, 1);
        const said = say(language === 'zh' ? `${who}号，还剩几个反贼` : `Seat ${who}, how many rebels are left?`);
        const words = said.answers[0]?.text ?? '';
        expect(said.answers[0]?.content.move, words).toBe('count');
        if (left === 0) expect(words).toMatch(/全死了|rebels? (?:is|are) dead/i);
        else if (language === 'zh') expect(words).toMatch(new RegExp(`还剩${left}个`));
        else
          expect(words).toMatch(
            new RegExp(`\\b(?:all ${left} rebels are still alive|${left} of the \\d rebels (?:is|are) left)`, 'i'),
          );
        expect(words).not.toMatch(/\b1 rebels|\b1 rebel are|[2-9] rebel /);
      }
    }
  });
});

describe('the record', () => {
  it('contradicts what never happened, also where the one named lies dead', () => {
    let seen = 0;
    for (const name of EIGHT) {
      const { say, scene } = at(name, 3, 12);
      const giver = scene.table.seats.find(
        ({ seat }) => seat !== 3 && !scene.facts.some(({ by, to }) => by === seat && to === 3),
      )?.seat;
      if (giver === undefined) continue;
      const said = say(`${giver}号给了我一个桃`);
      expect(said.heard.moves[0]?.facts?.[0]?.verdict, name).toBe('false');
      expect(moveOf(said), name).toBe('correct');
      seen++;
    }
    expect(seen).toBeGreaterThan(2);
  });

  it('bears out what did', () => {
    let seen = 0;
    for (const name of EIGHT) {
      const { say, scene } = at(name, 3, 12);
      const fact = scene.facts.find(
        ({ kind, by, to, card }) => kind === 'aimed' && card === 'sha' && by !== 3 && to !== 3,
      );
      if (!fact) continue;
      const said = say(`${fact.by}号砍了${fact.to}号`);
      expect(said.heard.moves[0]?.facts?.[0]?.verdict, name).toBe('true');
      expect(['confirm', 'rebut', 'explain'], said.answers[0]?.text).toContain(moveOf(said));
      seen++;
    }
    expect(seen).toBeGreaterThan(2);
  });
});

describe('beside the game', () => {
  it.each([
    ['我妈住院了', /阿姨/, 'comfort'],
    ['我分手了', /分手|散|好起来/, 'comfort'],
    ['今天被老板骂了', /骂/, 'comfort'],
    ['我失眠三天了', /睡/, 'comfort'],
    ['吕布和关羽谁厉害', /吕布|关羽/, 'topic'],
    ['你是AI吗', /AI/, 'topic'],
    ['再来一局不', /./, 'accept'],
  ])('%s', (text, words, move) => {
    for (const seed of [1, 2, 3, 4]) {
      const { say, scene } = at('8p-2', 3, 6, { seed });
      const who = someone(scene, 3);
      const said = say(`${who}号，${text}`);
      expect(said.answers, text).toHaveLength(1);
      expect(said.answers[0]?.text).toMatch(words);
      expect(moveOf(said), said.answers[0]?.text).toBe(move);
      expect(said.answers[0]?.text).not.toMatch(/牌不错/);
    }
  });

  it('is asked after once or twice in a later round, and no more', () => {
    const { say, table } = at('8p-2', 3, 3);
    say('2号，我妈住院了');
    let asked = 0;
    for (const turn of [9, 12, 15, 16]) {
      if (!table.hasTurn(turn)) continue;
      table.playTo(turn);
      const said = say('2号，谢谢你');
      if (/阿姨/.test(said.answers[0]?.text ?? '')) asked++;
    }
    expect(asked).toBeGreaterThanOrEqual(1);
    expect(asked).toBeLessThanOrEqual(2);
  });
});

describe('an overstep', () => {
  it('is felt before it is forbidden, by its kind, and an apology after the third is heard', () => {
    const { say, scene } = at('8p-2', 3, 6);
    const who = someone(scene, 3);
    const first = say(`${who}号，你这个傻逼`);
    expect(moveOf(first)).toBe('boundary');
    expect(first.answers[0]?.text).toMatch(/疼|伤|难|扎|不舒服|难过|难受|憋/);
    say(`${who}号，你这个傻逼`);
    say(`${who}号，你这个傻逼`);
    expect(say(`${who}号，你好`).answers).toEqual([]);
    const sorry = say(`${who}号，对不起，我不该骂你`);
    expect(sorry.answers).toHaveLength(1);
    expect(moveOf(sorry)).toBe('accept');
    expect(say(`${who}号，你觉得谁是反贼`).answers).toHaveLength(1);
  });
});

describe('dull lines', () => {
  it('get a short answer, and silence at the third in a row', () => {
    const { say, scene } = at('8p-2', 3, 6);
    const who = someone(scene, 3);
    const said = ['嗯', '哦', '嗯嗯'].map((text) => say(`${who}号，${text}`).answers.length);
    expect(said.slice(0, 2)).toEqual([1, 1]);
  });
});
