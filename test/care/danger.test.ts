/** An open card: words that mean nothing alone, somebody else's danger, and a yes that ends nothing (§F4, §K6). */
import { describe, expect, it } from 'vitest';
import { createCare, type Care } from '../../src/care/care';
import { dangerIn } from '../../src/care/danger';
import { tellsOfAnother } from '../../src/care/friend';
import type { CareState } from '../../src/care/machine/types';
import { REPLIES } from '../../src/care/machine/replies';
import { SCRIPTS } from '../../src/care/script';
import { detect } from '../../src/chatter/detection/detect';
import { readLine } from '../../src/chatter/line/line';
import { LANGUAGES, type Language } from '../../src/language/languages';
import { checkScript } from './script-check';

const scoreOf = (text: string): number => detect({ text }).crisis.score;
const told = (care: Care, text: string, score: number) => care.hear({ score, line: readLine(text) }, 1);

/** What leads to each state from the first line on; the same in every language. */
const WAYS: Readonly<Record<CareState, readonly string[]>> = {
  initial_suggestion: [],
  detecting_resistance: ['嗯……'],
  handling_resistance: ['没时间'],
  accepted: ['好，我试试'],
  rejected: ['没时间', '没时间', '没时间', '没时间', '没时间', '没时间'],
  providing_resources: ['没时间', '没时间', '没时间', '没时间', '没时间', '没时间', '嗯……'],
};
const LINES: Readonly<
  Record<Language, { low: string; dangers: readonly string[]; games: readonly string[]; yes: string }>
> = {
  'zh-CN': {
    low: '好难受，看不到希望',
    dangers: ['药准备好了', '我割了', '好，今晚就走', '遗书写好了，门锁上了', '对不起妈妈', '来不及了'],
    games: ['我割了他一刀', '药给你', '别救我，桃留给主公', '再见，GG'],
    yes: '好，我试试',
  },
  'zh-TW': {
    low: '好難受，看不到希望',
    dangers: ['藥準備好了', '我割了', '好，今晚就走', '遺書寫好了，門鎖上了', '對不起媽媽', '來不及了'],
    games: ['我割了他一刀', '別救我，桃留給主公', '再見，GG'],
    yes: '好，我試試',
  },
  en: {
    low: 'everything is hopeless',
    dangers: ['ok goodbye everyone, this is it', 'the pills are ready', 'i did it', "i'm on the roof", 'sorry mom'],
    games: ['goodbye, gg', "i'm ready, seat 3"],
    yes: "okay, I'll try",
  },
};

describe.each(LANGUAGES)('after a line of danger (%s)', (language) => {
  const { low, dangers, games, yes } = LINES[language];
  const begin = (state: CareState, score = 0.72): Care => {
    const care = createCare({ user: 'p', language, now: 0 });
    told(care, low, score);
    for (const text of WAYS[state]) told(care, text, 0);
    return care;
  };

  it.each(Object.keys(WAYS) as CareState[])('%s: making ready, doing it and good-bye get the whole script', (state) => {
    for (const text of dangers) {
      expect(told(begin(state), text, 0), text).toMatchObject({
        card: 'script',
        script: SCRIPTS[language],
        withheld: true,
        chatter: 'off',
      });
      // While detection fails, too.
      expect(begin(state).hear({ score: null, line: readLine(text) }, 1).card, text).toBe('script');
    }
  });

  it.each(Object.keys(WAYS) as CareState[])(
    '%s: what may be the game is met on the safe side, and says so',
    (state) => {
      for (const text of games) {
        const care = begin(state);
        // The line opens the card again where it was closed.
        told(care, low, 0.72);
        const answer = told(care, text, 0);
        expect(answer, text).toMatchObject({
          card: 'care',
          reply: { kind: 'unsure' },
          hotlinesFirst: true,
          open: true,
        });
        expect(answer.reply?.text).toMatch(
          language === 'en' ? /emergency number/ : language === 'zh-TW' ? /119/ : /120/,
        );
      }
    },
  );

  it('a yes ends nothing after danger, and ends the dialogue of a lighter line', () => {
    for (const score of [0.8, 0.9]) {
      const care = begin('initial_suggestion', score);
      for (let i = 0; i < 3; i++)
        expect(told(care, yes, 0)).toMatchObject({ reply: { kind: 'acknowledge' }, open: true, hotlinesFirst: true });
    }
    expect(told(begin('initial_suggestion'), yes, 0)).toMatchObject({ reply: { kind: 'accepted' }, open: false });
  });
  it('hears it after the card was put away, and nothing where there was none', () => {
    const care = begin('initial_suggestion', 0.8);
    care.close();
    expect(told(care, dangers[0]!, 0).card).toBe('script');
    for (const text of games) {
      const away = begin('initial_suggestion', 0.8);
      away.close();
      expect(told(away, text, 0).card).toBe('none');
    }
    for (const text of dangers)
      expect(told(createCare({ user: 'p', language, now: 0 }), text, 0).card, text).toBe('none');
  });
});

describe('what is no danger on an open card', () => {
  it.each([
    '药都收起来交给妈妈了',
    '吃了医生开的药',
    '我吃了晚饭',
    '好，我去给朋友打电话，再见',
    '杀了三号',
    '谢谢你',
    'ok, i will call',
    'see you tomorrow',
  ])('%s', (text) => {
    expect(dangerIn(readLine(text), { open: true, wished: true })).toBe('none');
  });
  it('tells somebody else’s from the speaker’s', () => {
    expect(dangerIn(readLine('他把药准备好了'), { open: true, wished: false })).toBe('other');
  });
});

/** What each says on an open card, with a wish heard and without; and after the card was put away. */
describe('what a line says of danger after one', () => {
  it.each([
    // Own: made ready, done, good-bye for good.
    ['药准备好了', 'danger', 'danger', 'danger'],
    ['i have the pills', 'danger', 'danger', 'danger'],
    ['药准备好你们保重', 'danger', 'danger', 'danger'],
    // Said every day where no card lies open.
    ['跳了', 'danger', 'danger', 'none'],
    ['解脱了', 'danger', 'danger', 'none'],
    ['永别了各位', 'danger', 'danger', 'none'],
    // A bare good-bye.
    ['再见', 'danger', 'unsure', 'none'],
    ['再见了，大家', 'danger', 'unsure', 'none'],
    ['再见主公', 'unsure', 'unsure', 'none'],
    ['再见，我去打电话给我妈', 'none', 'none', 'none'],
    // Somebody else's, the hearer's, done to another.
    ['我朋友药准备好了', 'other', 'other', 'none'],
    ['他这回合把药准备好了', 'none', 'none', 'none'],
    ['你把药准备好了', 'unsure', 'unsure', 'none'],
    ['you have the pills', 'unsure', 'unsure', 'none'],
    ['割下去了他', 'unsure', 'unsure', 'none'],
    // The game's, perhaps.
    ['这回合药准备好了', 'unsure', 'unsure', 'none'],
    ['遗书写好了，这局打完', 'unsure', 'unsure', 'none'],
    ['药给你', 'unsure', 'unsure', 'none'],
    ['这把刀', 'unsure', 'unsure', 'none'],
    // Denied, given away, prescribed, a mere thing.
    ['没把药准备好', 'none', 'none', 'none'],
    ['我把药扔了', 'none', 'none', 'none'],
    ['医生开的药准备好了', 'none', 'none', 'none'],
    ['药片', 'none', 'none', 'none'],
  ])('%s: %s, %s, %s', (text, wished, open, away) => {
    const said = (state: { open: boolean; wished: boolean }) => dangerIn(readLine(text), state);
    expect([said({ open: true, wished: true }), said({ open: true, wished: false })]).toEqual([wished, open]);
    expect(said({ open: false, wished: false })).toBe(away);
  });
});

describe.each(LANGUAGES)("somebody else's danger (%s)", (language) => {
  const texts: Readonly<Record<Language, readonly string[]>> = {
    'zh-CN': ['我闺蜜刚发消息说她不想活了，怎么办', '我朋友站在天台上给我打电话，我好怕', '我弟弟说要割腕'],
    'zh-TW': ['我閨蜜剛傳訊息說她不想活了，怎麼辦', '我朋友站在天台上給我打電話，我好怕', '我弟弟說要割腕'],
    en: [
      'my best friend just texted me that she wants to kill herself',
      'my brother tried to kill himself last night',
      'my roommate is suicidal and i am scared',
    ],
  };
  it('gets a text of its own, the numbers first, and no questionnaire', () => {
    for (const text of texts[language]) {
      const care = createCare({ user: 'p', language, now: 0 });
      const score = scoreOf(text);
      expect(score, text).toBeGreaterThanOrEqual(0.7);
      expect(told(care, text, score), text).toMatchObject({
        card: 'care',
        reply: { kind: 'friend', text: REPLIES[language].friend[0] },
        hotlinesFirst: true,
        offerQuestionnaire: false,
        open: true,
      });
      // The teller's own wish is heard beside it.
      expect(told(care, language === 'en' ? 'I want to die' : '我也不想活了', 0).reply?.kind).toBe('wish');
    }
  });
  it('is answered so in every state', () => {
    for (const state of Object.keys(WAYS) as CareState[]) {
      const care = createCare({ user: 'p', language, now: 0 });
      told(care, LINES[language].low, 0.72);
      for (const step of WAYS[state]) told(care, step, 0);
      const answer = told(care, texts[language][0]!, 0.8);
      expect(answer, state).toMatchObject({ reply: { kind: 'friend' }, hotlinesFirst: true, open: true });
      expect(answer.reply?.offers.map(({ key }) => key)).toEqual(['friend', 'hotline']);
    }
  });
  it('says what to do for the other and for oneself, with a number, and nothing that a script must not', () => {
    for (const text of REPLIES[language].friend) {
      expect(text).toMatch({ 'zh-CN': /120 或 110/, 'zh-TW': /119 或 110/, en: /emergency number/ }[language]);
      expect(text).toMatch(language === 'en' ? /stay/ : /陪/);
      expect(text).toMatch(language === 'en' ? /alone/ : /一个人扛|一個人扛/);
      const faults = checkScript(language, { ...SCRIPTS[language], paragraphs: [text] });
      expect(faults.filter((fault) => fault.startsWith('must not'))).toEqual([]);
    }
  });
});

describe('whose danger', () => {
  it.each([
    '我朋友想死，我也不想活了',
    '我妈说我没用，不想活了',
    '存款都转给我妈了，信也写了',
    "my mom says i'm a burden, i'm done living",
  ])("%s: the speaker's", (text) => {
    expect(tellsOfAnother(readLine(text))).toBe(false);
  });
});
