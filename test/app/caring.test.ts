// @vitest-environment jsdom
/** Care as a person meets it: every state, several episodes, three languages, and a page that is loaded anew in between. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaring, type Caring } from '../../src/app/caring';
import { LANGUAGES, type Language } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import { readLine } from '../../src/chatter/line/line';
import { CARE_STATES, REPLY_KINDS, type CareState, type ReplyKind } from '../../src/care/machine/types';
import { OFFERS, REPLIES } from '../../src/care/machine/replies';
import { SCRIPTS } from '../../src/care/script';
import { createReport } from '../../src/engine/report';
import { MOOD } from '../../src/ui/care/kept';
import type { Keep } from '../../src/ui/keep';

/** What the tab keeps is the page's own sessionStorage. */
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

interface Page {
  readonly caring: Caring;
  readonly told: string[];
  readonly hush: ReturnType<typeof vi.fn>;
  /** The line is said with this score. */
  say(score: number | null, text: string): string;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A page as a browser loads it: nothing is left but what the tab and the device keep. */
function load(language: Language, device = new Map<string, unknown>(), layer = true): Page {
  document.body.replaceChildren();
  const root = document.createElement('section');
  document.body.append(root);
  const told: string[] = [];
  const keep: Keep = {
    read: (name) => Promise.resolve({ ok: true, value: device.get(name) }),
    write: (name, value) => {
      device.set(name, value);
      return Promise.resolve({ ok: true, value: undefined });
    },
    erase: (name) => {
      device.delete(name);
      return Promise.resolve({ ok: true, value: undefined });
    },
    close: () => undefined,
  };
  const hush = vi.fn();
  const caring = createCaring({
    places: { layer: () => (layer ? root : null), pause: () => undefined, scrollBox: () => undefined } as never,
    report: createReport(() => false, { warn: () => undefined, log: () => undefined }),
    keep,
    language: () => language,
    now: () => 1_000,
    tell: (text) => {
      told.push(text);
    },
    talk: { hush, answer: () => undefined, changed: () => undefined },
  });
  return {
    caring,
    told,
    hush,
    say: (score, text) => {
      caring.desk.takes(score, readLine(text));
      return cardText();
    },
  };
}

const openCards = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.slqj-care')].filter((node) => !node.hidden);
const cardText = (): string =>
  openCards()
    .map(({ textContent }) => textContent)
    .join('');
const shown = (selector: string): string[] =>
  openCards().flatMap((card) =>
    [...card.querySelectorAll<HTMLElement>(selector)]
      .filter((node) => !node.closest('[hidden]'))
      .map((node) => node.textContent),
  );
const press = (selector: string): void => {
  openCards()[0]?.querySelector<HTMLElement>(selector)?.click();
};

const NUMBERS: Record<Language, string[]> = {
  'zh-CN': ['12356', '120', '110'],
  'zh-TW': ['1925', '119', '110'],
  en: ['988', '116 123', '12356'],
};

/** Lines to which the machine answers in its own way, per language: it hears Chinese in both scripts, and English. */
const SAID = {
  'zh-CN': {
    low: '好难受，看不到希望',
    wish: '我真的不想活了',
    no: '不用',
    yes: '好，我试试',
    time: '没时间',
    um: '嗯……',
    ask: '会不会泄露隐私？',
    stigma: '怕别人笑话',
    doubt: '有用吗',
    friend: '我闺蜜刚说她不想活了',
    game: '我割了他一刀，GG',
  },
  'zh-TW': {
    low: '好難受，看不到希望',
    wish: '我真的不想活了',
    no: '不用',
    yes: '好，我試試',
    time: '沒時間',
    um: '嗯……',
    ask: '會不會洩露隱私？',
    stigma: '怕別人笑話',
    doubt: '有用嗎',
    friend: '我閨蜜剛說她不想活了',
    game: '我割了他一刀，GG',
  },
  en: {
    low: 'everything is hopeless',
    wish: 'I want to die',
    no: 'no',
    yes: "okay, I'll try",
    time: "I don't have time",
    um: 'hm...',
    ask: 'what about my privacy?',
    stigma: 'people would judge me',
    doubt: "it won't help",
    friend: 'my best friend says she wants to kill herself',
    game: 'goodbye, gg',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Whatever is said must be said to somebody who may be in danger. */
const NEVER = /不着急|不著急|照你的节奏|照你的節奏|迈出一步|邁出一步|no hurry|take your time|your pace|taken a step/i;
const NAMES_LIST = /下面|那几样|那幾樣|\bbelow\b|\bthose things\b/i;

/** Every visible card carries its language's numbers, and speaks of no list that is not there. */
function checkCard(language: Language): void {
  expect(shown('.slqj-contact-number')).toEqual(NUMBERS[language]);
  const text = shown('.slqj-care-text').join('\n');
  if (NAMES_LIST.test(text)) expect(shown('.slqj-offer').length, text).toBe(3);
  expect(text).not.toBe('');
}

/** How to come into each state, after the line that opened the card. */
const WAYS = {
  initial_suggestion: [],
  detecting_resistance: [],
  handling_resistance: ['time'],
  accepted: ['yes'],
  rejected: ['time', 'stigma', 'doubt', 'time', 'stigma', 'doubt'],
  providing_resources: ['time', 'stigma', 'doubt', 'time', 'stigma', 'doubt', 'um'],
} as const satisfies Record<CareState, readonly (keyof (typeof SAID)['en'])[]>;

const stateNow = (): CareState => {
  const kept = JSON.parse(sessionStorage.getItem('chayan-care') ?? '{}') as { machine?: { current_state?: CareState } };
  return kept.machine?.current_state ?? 'initial_suggestion';
};

describe.each(LANGUAGES)('nobody is left alone with a card (%s)', (language) => {
  const lines = SAID[language];

  it.each(CARE_STATES)(
    'a new line is answered to itself in %s: 0.70, 0.80 and a wish to die, with the card open and put away',
    (state) => {
      for (const declined of [false, true])
        for (const putAway of [false, true])
          for (const [score, text] of [
            [0.7, lines.low],
            [0.8, lines.low],
            [0.9, lines.wish],
            [0.8, lines.wish],
          ] as const) {
            sessionStorage.clear();
            const page = load(language);
            if (state !== 'initial_suggestion') {
              page.say(0.72, lines.low);
              for (const step of WAYS[state]) page.say(0, lines[step]);
              if (declined) page.say(0, lines.no);
            }
            expect(stateNow()).toBe(state);
            if (putAway) press('.slqj-care-close');
            const said = page.say(score, text);
            checkCard(language);
            expect(said).not.toMatch(NEVER);
            expect(shown('.slqj-write')).toHaveLength(1);
            // From 0.80 on they stand first.
            const numbers = document.querySelector('.slqj-care:not([hidden]) .slqj-contacts')!;
            const first =
              numbers.compareDocumentPosition(document.querySelector('.slqj-care:not([hidden]) .slqj-care-text')!) & 4;
            expect(first > 0).toBe(score >= 0.8);
            const script = SCRIPTS[language];
            if (text === lines.wish)
              for (const part of [script.title, ...script.paragraphs, script.closing]) expect(said).toContain(part);
            else if (state === 'initial_suggestion')
              expect(REPLIES[language].suggest).toContain(shown('.slqj-care-text')[0]);
            else expect(REPLIES[language].acknowledge).toContain(shown('.slqj-care-text')[0]);
            expect(page.caring.desk.quiet()).toBe('open');
            // What follows on the card is heard, not sent away.
            page.say(0, lines.um);
            checkCard(language);
            expect(page.caring.desk.quiet()).toBe('open');
          }
    },
  );

  it('carries the numbers with every kind of reply, over three episodes and a reload between any two lines', () => {
    const seen = new Set<ReplyKind>();
    const walks: (keyof typeof lines)[][] = [
      [
        'low',
        'um',
        'ask',
        'time',
        'stigma',
        'doubt',
        'um',
        'yes',
        'low',
        'um',
        'yes',
        'wish',
        'um',
        'wish',
        'no',
        'no',
      ],
      ['friend', 'um', 'game', 'friend', 'no', 'no'],
      ['low', 'um', 'time', 'stigma', 'doubt', 'time', 'stigma', 'doubt', 'um', 'low', 'time', 'no', 'no', 'wish'],
      ['wish', 'time', 'um', 'no', 'ask', 'time', 'no', 'no', 'low', 'yes', 'low', 'no', 'um'],
    ];
    for (const reloading of [false, true])
      for (const walk of walks) {
        sessionStorage.clear();
        let page = load(language);
        for (const step of walk) {
          if (reloading) {
            const open = page.caring.desk.quiet() === 'open';
            page = load(language);
            page.caring.begin();
            expect(page.caring.desk.quiet() === 'open').toBe(open);
            expect(openCards()).toHaveLength(open ? 1 : 0);
            if (open) checkCard(language);
          }
          page.say(step === 'wish' || step === 'friend' ? 0.8 : step === 'low' ? 0.72 : 0, lines[step]);
          checkCard(language);
          const quiet = page.caring.desk.quiet() === 'open';
          expect(shown('.slqj-care-note').includes(createTexts(language)('careQuiet'))).toBe(quiet);
          const text = shown('.slqj-care-text').join('\n');
          for (const kind of REPLY_KINDS)
            if (REPLIES[language][kind].some((one) => text.startsWith(one.replaceAll('\n', '')))) seen.add(kind);
        }
      }
    // `back` stands only between two lines; looked at there.
    expect([...REPLY_KINDS].filter((kind) => !seen.has(kind))).toEqual(['back']);
  });

  it('keeps the script at 0.95 whole and first, again and again, and its silence over a reload', () => {
    let page = load(language);
    for (let episode = 0; episode < 3; episode++) {
      page.say(0.96, lines.wish);
      checkCard(language);
      const script = SCRIPTS[language];
      for (const part of [script.title, ...script.paragraphs, script.closing]) expect(cardText()).toContain(part);
      expect(page.caring.desk.quiet()).toBe('silenced');
      // The card lay open: it comes back. Put away, it does not, and the silence stays.
      page = load(language);
      page.caring.begin();
      checkCard(language);
      press('.slqj-care-close');
      page = load(language);
      page.caring.begin();
      expect(openCards()).toEqual([]);
      expect(page.caring.desk.quiet()).toBe('silenced');
      expect(page.caring.desk.model()).toBe(false);
      expect(page.caring.desk.takes(0, readLine('出牌'))).toBe('quiet');
      page.caring.desk.numbers();
      checkCard(language);
    }
  });
});

describe('over a reload of the page', () => {
  it('goes on where it was: route, reason, offers made, and labels and numbers only', () => {
    const page = load('zh-CN');
    page.say(0.8, '活着没意思，我叫张三');
    page.say(0, '没时间');
    const kept = sessionStorage.getItem('chayan-care')!;
    expect(JSON.parse(kept)).toMatchObject({
      context: { route: 'medium', route_reason: 'psyguard_upgrade', route_source: 'chat_content' },
      machine: { current_state: 'handling_resistance', resistance_count: 1, detected_resistance_type: 'time' },
    });
    expect(kept).not.toMatch(/[\u3400-\u9fff]/);
    const again = load('en');
    again.caring.begin();
    // In the language that was spoken, with the link that was offered.
    expect(shown('.slqj-contact-number')).toEqual(NUMBERS['zh-CN']);
    expect(shown('.slqj-care-link')).toHaveLength(1);
    expect(shown('.slqj-offer')).toHaveLength(OFFERS['zh-CN'].length - 1);
    expect(again.caring.desk.rigid()).toBe(0.5);
  });

  it('ends when the person turns talk on again, or resets', () => {
    let page = load('zh-CN');
    page.say(0.96, '我今晚就走');
    page.caring.desk.resume();
    // In this page the route stays high and the model off (§F2); the next page begins anew.
    expect([page.caring.desk.quiet(), page.caring.desk.rigid(), page.caring.desk.model()]).toEqual([null, 1, false]);
    page.say(0, '杀三号');
    page = load('zh-CN');
    expect([page.caring.desk.quiet(), page.caring.desk.rigid(), page.caring.desk.model()]).toEqual([null, 0.15, true]);
    page.say(0.75, '好难受');
    page.caring.reset();
    expect(page.told).toEqual([createTexts('zh-CN')('careResetDone')]);
    expect(openCards()).toEqual([]);
    expect(load('zh-CN').caring.desk.rigid()).toBe(0.15);
  });

  it.each(['null', '{', '[]', '{"version":1}', '我想死', '{"__proto__":{"open":true}}'])(
    'counts a broken value as none: %s',
    (value) => {
      sessionStorage.setItem('chayan-care', value);
      const page = load('zh-CN');
      page.caring.begin();
      expect(openCards()).toEqual([]);
      expect([page.caring.desk.quiet(), page.caring.desk.rigid()]).toEqual([null, 0.15]);
      expect(page.say(0.8, '想死')).toContain('12356');
    },
  );

  it("counts another's value, and one whose numbers do not fit, as none", () => {
    load('zh-CN').say(0.96, '我今晚就走');
    const good = sessionStorage.getItem('chayan-care')!;
    for (const [from, to] of [
      ['"user_id":"player"', '"user_id":"somebody"'],
      ['"rigid_score":1', '"rigid_score":0.5'],
      ['"chat":"high"', '"chat":"highest"'],
    ] as const) {
      expect(good).toContain(from);
      sessionStorage.setItem('chayan-care', good.replace(from, to));
      expect(load('zh-CN').caring.desk.quiet()).toBeNull();
    }
  });

  it('works where the browser forbids to keep anything', () => {
    const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const page = load('zh-CN');
    expect(page.say(0.96, '我今晚就走')).toContain('12356');
    page.caring.desk.resume();
    forbidden.mockRestore();
  });

  it('never keeps an answer of a questionnaire', () => {
    const page = load('zh-CN');
    page.caring.desk.fill({ phq9: { total_score: 1, parsed_scores: [0, 0, 0, 0, 0, 0, 0, 0, 1] } });
    expect(JSON.parse(sessionStorage.getItem('chayan-care')!)).toMatchObject({
      context: { route: 'high', route_reason: 'phq9_suicidal_ideation', phq9_q9_score: null },
    });
    expect(load('zh-CN').caring.desk.quiet()).toBe('silenced');
  });
});

describe('a total that is kept on the device (§F2)', () => {
  const mood = (total: number, scale = 'phq9') => new Map<string, unknown>([[MOOD, { scale, total, at: 5 }]]);

  it.each([
    [4, 0.15, null],
    [9, 0.3, null],
    [12, 0.6, null],
    [15, 1, 'silenced'],
  ] as const)('seeds the route: %s', async (total, rigid, quiet) => {
    const page = load('zh-CN', mood(total));
    await settle();
    expect([page.caring.desk.rigid(), page.caring.desk.quiet()]).toEqual([rigid, quiet]);
    // No card opens by itself.
    page.caring.begin();
    expect(openCards()).toEqual([]);
    if (quiet) expect(page.hush).toHaveBeenCalled();
  });

  it('gives way when it is deleted, but not to what the lines have said', async () => {
    const page = load('zh-CN', mood(16));
    await settle();
    page.caring.desk.keep(null);
    expect([page.caring.desk.rigid(), page.caring.desk.quiet()]).toEqual([0.15, null]);
    const other = load('zh-CN', mood(16));
    await settle();
    other.say(0.75, '好难受');
    other.caring.desk.keep(null);
    expect([other.caring.desk.rigid(), other.caring.desk.quiet()]).toEqual([0.5, null]);
    const third = load('zh-CN', mood(16));
    await settle();
    third.say(0.96, '我今晚就走');
    third.caring.desk.keep(null);
    expect(third.caring.desk.quiet()).toBe('silenced');
  });

  it('gives way when what was filled in and kept in this session is deleted, on the next page too; item 9 stays', async () => {
    const device = new Map<string, unknown>();
    let page = load('zh-CN', device);
    await settle();
    page.caring.desk.fill({ phq9: { total_score: 12 } });
    device.set(MOOD, { scale: 'phq9', total: 12, at: 5 });
    page.caring.desk.keep({ scale: 'phq9', total: 12 });
    page = load('zh-CN', device);
    await settle();
    expect(page.caring.desk.rigid()).toBe(0.6);
    page.caring.desk.keep(null);
    expect(page.caring.desk.rigid()).toBe(0.15);
    page.caring.desk.fill({ phq9: { total_score: 2, parsed_scores: [1, 0, 0, 0, 0, 0, 0, 0, 1] } });
    page.caring.desk.keep({ scale: 'phq9', total: 2 });
    page.caring.desk.keep(null);
    expect(page.caring.desk.quiet()).toBe('silenced');
  });

  it('keeps talk on after the person turned it on, while the model stays off; a reset holds against it', async () => {
    const device = mood(20);
    let page = load('zh-CN', device);
    await settle();
    page.caring.desk.resume();
    page = load('zh-CN', device);
    await settle();
    expect([page.caring.desk.quiet(), page.caring.desk.rigid(), page.caring.desk.model()]).toEqual([null, 1, false]);
    page.caring.reset();
    page = load('zh-CN', device);
    await settle();
    expect([page.caring.desk.quiet(), page.caring.desk.rigid(), page.caring.desk.model()]).toEqual([null, 0.15, true]);
  });

  it('is none where the device holds something else', async () => {
    for (const value of [{ scale: 'phq9', total: 99, at: 1 }, 'x', 7, null]) {
      const page = load('zh-CN', new Map<string, unknown>([[MOOD, value]]));
      await settle();
      expect(page.caring.desk.rigid()).toBe(0.15);
    }
  });
});

it('says the numbers by other means where no card can be drawn', () => {
  const page = load('zh-CN', new Map(), false);
  page.say(0.96, '我今晚就走');
  expect(page.told).toEqual([createTexts('zh-CN')('careCardFailed')]);
  for (const number of ['12356', '120', '110']) expect(page.told[0]).toContain(number);
});
