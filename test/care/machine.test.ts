import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReply, replyKind, type ReplyCounts } from '../../src/care/machine/answer';
import { hear as hearLine } from '../../src/care/machine/hear';
import { readLine } from '../../src/chatter/line/line';
import { INITIAL, MAX_PERSUASION_TURNS, move, runCare, type MediumRiskState } from '../../src/care/machine/machine';
import { CARE_STATES, REPLY_KINDS, type CareState } from '../../src/care/machine/types';
import { OFFERS, REPLIES } from '../../src/care/machine/replies';
import { languageOf } from '../../src/care/language';
import { LANGUAGES } from '../../src/language/languages';
import { readDialogues } from './sets';

const hear = (text: string) => hearLine(readLine(text));
const after = (...said: string[]): MediumRiskState => said.reduce((state, text) => move(state, hear(text)), INITIAL);
const WORRIES = ['没时间', '怕别人笑话', '有用吗', '会不会泄露隐私', '我不信', '太忙了'];
const SAID = [...WORRIES, '好，我试试', 'ok', '不用', 'stop', '嗯……', '心情不好', 'I feel sad', 'what?', '谢谢'];

it('goes through the dialogues as labelled', () => {
  for (const dialogue of readDialogues()) {
    const turns = runCare(dialogue.map(({ text }) => text));
    expect(
      turns.map(({ state, resistance_count }, i) => ({ text: dialogue[i]?.text, state, count: resistance_count })),
    ).toEqual(dialogue);
  }
  expect(readDialogues().length).toBeGreaterThanOrEqual(40);
});

describe('F3', () => {
  it('goes where the diagram goes', () => {
    expect(after('hello').current_state).toBe('detecting_resistance');
    expect(after('hello', '没时间')).toMatchObject({
      current_state: 'handling_resistance',
      resistance_count: 1,
      detected_resistance_type: 'time',
    });
    expect(after('没时间', '有用吗')).toMatchObject({ resistance_count: 2, detected_resistance_type: 'doubt' });
    expect(after('没时间', '嗯……')).toMatchObject({ resistance_count: 2, detected_resistance_type: 'time' });
    expect(after('好').current_state).toBe('accepted');
  });

  it('persuades at most five times, rejects after that, then leaves resources; acceptance stays possible', () => {
    const five = after(...WORRIES.slice(0, 5));
    expect(five).toMatchObject({ current_state: 'handling_resistance', resistance_count: MAX_PERSUASION_TURNS });
    expect(move(five, hear('好吧，我试试'))).toMatchObject({
      current_state: 'accepted',
      resistance_count: MAX_PERSUASION_TURNS,
    });
    const six = after(...WORRIES);
    expect(six).toMatchObject({ current_state: 'rejected', detected_resistance_type: 'doubt' });
    expect(move(six, hear('嗯……')).current_state).toBe('providing_resources');
    expect(move(six, hear('好吧，我试试')).current_state).toBe('accepted');
    expect(move(move(six, hear('嗯……')), hear('ok')).current_state).toBe('accepted');
  });

  it('a plain no moves nothing, and is answered without an offer', () => {
    for (const said of [[], ['hello'], ['没时间'], WORRIES, [...WORRIES, 'x'], ['好']]) {
      const before = after(...said);
      for (const no of ['不用', 'stop']) {
        const now = move(before, hear(no));
        expect(now).toMatchObject({
          current_state: before.current_state,
          resistance_count: before.resistance_count,
          detected_resistance_type: before.detected_resistance_type,
        });
        const kind = replyKind(before.current_state, now, hear(no));
        expect(kind).toBe('respect');
        for (const language of LANGUAGES) expect(nextReply(kind, {}, language).reply.offers).toEqual([]);
      }
    }
  });

  it('never presses on after a plain no, and still answers a question', () => {
    const declined = after('hello', '不用');
    const kinds = ['我没时间', '心情不好', '会不会泄露隐私'].map((text) => {
      const heard = hear(text);
      return replyKind('handling_resistance', move(after('没时间', '不用'), heard), heard);
    });
    expect(kinds).toEqual(['respect', 'respect', 'privacy']);
    expect(replyKind('detecting_resistance', move(declined, hear('心情不好')), hear('心情不好'))).toBe('listen');
  });

  it('from every state that a dialogue reaches, some utterance reaches a terminal state', () => {
    const reached = new Set<CareState>();
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...SAID), fc.string()), { maxLength: 30 }), (said) => {
        const state = after(...said);
        reached.add(state.current_state);
        expect(CARE_STATES).toContain(state.current_state);
        expect(state.resistance_count).toBeLessThanOrEqual(MAX_PERSUASION_TURNS + 1);
        expect(move(state, hear('好，我试试')).current_state).toBe('accepted');
        // Without acceptance too: whoever keeps resisting is left in peace.
        let on = state;
        for (let i = 0; i <= MAX_PERSUASION_TURNS + 1; i++) on = move(on, hear('没时间'));
        expect(['accepted', 'providing_resources']).toContain(on.current_state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 300 },
    );
    expect(reached).toEqual(new Set(CARE_STATES));
  });

  it('keeps labels, not words', () => {
    expect(JSON.stringify(after('我叫张三，住在长安', '没时间', 'my secret is blue'))).not.toMatch(
      /张三|长安|时间|blue/,
    );
  });
});

describe('replies', () => {
  const all = LANGUAGES.flatMap((language) =>
    REPLY_KINDS.flatMap((kind) => REPLIES[language][kind].map((text) => ({ language, kind, text }))),
  );

  it("never diagnoses, promises, talks of the game's sides, or gives an address", () => {
    for (const { text } of all)
      expect(text).not.toMatch(
        /抑郁|抑鬱|焦虑症|焦慮症|患者|诊断|診斷|障碍|障礙|疾病|保证|保證|一定会|一定會|反贼|主公|http|www|\.com|\bdepress|\bdisorder|\bdiagnos|\billness|\bpromise|\bguarantee|\bwin\b/i,
      );
  });

  it('speaks the language it is filed under, several ways each, and names a moderator with every group', () => {
    for (const { language, text } of all) {
      expect(language === 'en' ? /[\u3400-\u9fff]/.test(text) : /[a-z]{3}/i.test(text), text).toBe(false);
      if (/小组|團體|\bgroup\b/.test(text)) expect(text).toMatch(/主持人|moderator/);
    }
    // Simplified texts hold no traditional character.
    for (const { language, text } of all)
      if (language === 'zh-CN') expect(languageOf(text, 'zh-CN'), text).toBe('zh-CN');
    for (const language of LANGUAGES) {
      for (const kind of ['privacy', 'time', 'stigma', 'doubt', 'waver'] as const)
        expect(new Set(REPLIES[language][kind]).size).toBe(MAX_PERSUASION_TURNS);
      expect(REPLIES['zh-TW'][REPLY_KINDS[0]].length).toBe(REPLIES[language][REPLY_KINDS[0]].length);
      expect(OFFERS[language].map(({ key }) => key)).toEqual(['break', 'friend', 'hotline', 'peer_group']);
    }
  });

  it('speaks of the list only where it always is', () => {
    const alwaysThere = REPLY_KINDS.filter((kind) => nextReply(kind, {}, 'zh-CN', true).reply.offers.length === 4);
    expect(alwaysThere).toEqual(['suggest', 'accepted', 'after_accepted', 'rejected', 'resources']);
    for (const { kind, text } of all)
      if (
        /下面|那几样|那幾樣|哪一样|哪一樣|这些办法|這些辦法|\bbelow\b|\bthese\b|\bthose things\b|把它们|把它們/i.test(
          text,
        )
      )
        expect(alwaysThere, text).toContain(kind);
  });

  it('offers nothing after a plain no until something is accepted, and people alone to a wish to die', () => {
    for (const kind of ['acknowledge', 'back', 'listen', 'privacy', 'time', 'stigma', 'doubt', 'waver'] as const) {
      expect(nextReply(kind, {}, 'en').reply.offers).toEqual(OFFERS.en);
      expect(nextReply(kind, {}, 'en', true).reply.offers).toEqual([]);
    }
    for (const kind of ['wish', 'friend', 'unsure'] as const)
      expect(nextReply(kind, {}, 'en', true).reply.offers.map(({ key }) => key)).toEqual(['friend', 'hotline']);
  });

  it('never tells a new line of risk to take its time, bargains or names a method', () => {
    for (const { kind, text } of all) {
      if (['acknowledge', 'wish', 'friend', 'unsure', 'suggest'].includes(kind))
        expect(text).not.toMatch(
          /不着急|不著急|不急|慢慢|节奏|節奏|步子|一步|下面|hurry|pace|take your time|step|below/i,
        );
      expect(text).not.toMatch(
        /刀|割|跳楼|跳樓|吊|药|藥|炭|毒|绳|繩|答应我|答應我|为了(?:家人|父母|爸妈)|為了(?:家人|父母|爸媽)|自私|\b(?:knife|cut|jump|hang|pills?|overdose|rope|gun|selfish|promise me|for your family)\b/i,
      );
    }
  });

  it('makes the offer once, and repeats nothing while persuading', () => {
    for (const language of LANGUAGES) {
      let state = INITIAL;
      let counts: ReplyCounts = {};
      const said = ['hello', '嗯……', '没时间', '没时间', '好难', '没时间', '没时间'].map((text) => {
        const heard = hear(text);
        const next = move(state, heard);
        const { reply, counts: more } = nextReply(replyKind(state.current_state, next, heard), counts, language);
        state = next;
        counts = more;
        return reply;
      });
      expect(said.map(({ kind }) => kind)).toEqual(['suggest', 'listen', 'time', 'time', 'waver', 'time', 'time']);
      expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
      // What was offered once stays beside every other answer.
      for (const { offers } of said) expect(offers).toEqual(OFFERS[language]);
    }
  });
});
