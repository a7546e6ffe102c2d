// @vitest-environment jsdom
/** 心情自测: standard words, answers that go nowhere unless asked. */
import { describe, expect, it, vi } from 'vitest';
import { FRAME, QUESTIONNAIRES } from '../../../src/care/questionnaire-words';
import { readMood, MOOD } from '../../../src/ui/care/kept';
import { openQuestionnaire, type QuestionnaireOptions } from '../../../src/ui/care/questionnaire';
import { LANGUAGES, type Language } from '../../../src/language/languages';
import { all, byText, eachOnFreshPage, one, page, press, texts, visible } from '../talk/tools';

eachOnFreshPage();

function keepOf(things = new Map<string, unknown>()) {
  return {
    things,
    read: vi.fn((name: string) => Promise.resolve({ ok: true as const, value: things.get(name) })),
    write: vi.fn((name: string, value: unknown) => {
      things.set(name, value);
      return Promise.resolve({ ok: true as const, value: undefined });
    }),
    erase: vi.fn((name: string) => {
      things.delete(name);
      return Promise.resolve({ ok: true as const, value: undefined });
    }),
  };
}

function open(more: Partial<QuestionnaireOptions> = {}) {
  const keep = keepOf();
  const options = {
    language: 'zh-CN' as Language,
    onDone: vi.fn(),
    onClose: vi.fn(),
    now: () => Date.UTC(2026, 10, 22, 12),
    keep,
    ...more,
  };
  return { options, keep, dialog: openQuestionnaire(page(), options) };
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
const choose = (scale: 'phq9' | 'gad7', language: Language = 'zh-CN'): void => {
  byText('.slqj-mood-choice', QUESTIONNAIRES[language][scale].title).click();
};
const answer = (values: readonly number[]): void => {
  values.forEach((value, at) => {
    all('.slqj-mood-item')[at]!.querySelectorAll<HTMLInputElement>('input')[value]!.click();
  });
};
const finish = (): void => {
  byText('.slqj-care-yes', '看结果').click();
};

describe('the sheet', () => {
  it.each(LANGUAGES)('has the standard words, item by item (%s)', (language) => {
    open({ language });
    choose('phq9', language);
    const { items, intro } = QUESTIONNAIRES[language].phq9;
    expect(texts('.slqj-mood-question')).toEqual(items.map((item, i) => `${i + 1}. ${item}`));
    expect(one('.slqj-mood-sheet').textContent).toContain(intro);
    for (const item of all('.slqj-mood-item')) {
      expect([...item.querySelectorAll('label')].map((label) => label.textContent)).toEqual(FRAME[language].options);
    }
    expect(visible('.slqj-mood-not')[0]!.textContent).toBe(FRAME[language].notDiagnosis);
  });

  it('waits for every answer, and leads to the first that is missing', () => {
    const { options } = open();
    choose('gad7');
    answer([1, 1, 1]);
    expect(one('.slqj-mood-sheet .slqj-care-note').textContent).toBe('已答 3/7');
    finish();
    expect(options.onDone).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(all('.slqj-mood-item')[3]!.querySelector('input'));
    expect(texts('.slqj-mood-sheet .slqj-write-why')).toHaveLength(1);
  });

  it('takes the last choice where one was changed', () => {
    const { options } = open();
    choose('gad7');
    answer([3, 3, 3, 3, 3, 3, 3]);
    answer([0, 1, 2, 3, 0, 1, 2]);
    finish();
    expect(options.onDone).toHaveBeenCalledWith('gad7', [0, 1, 2, 3, 0, 1, 2]);
  });
});

describe('the result', () => {
  it('says what it means, where help is, and that it is no diagnosis', () => {
    open();
    choose('phq9');
    answer([2, 2, 1, 1, 1, 1, 1, 1, 0]);
    finish();
    const text = one('.slqj-care-box').textContent;
    for (const part of [
      'PHQ-9：10 分（满分 27）',
      FRAME['zh-CN'].bands.moderate,
      FRAME['zh-CN'].help,
      FRAME['zh-CN'].notDiagnosis,
    ])
      expect(text).toContain(part);
    expect(all('.slqj-contact-call').map((node) => node.getAttribute('href'))).toContain('tel:12356');
  });

  it('puts help first where item 9 was answered', () => {
    open();
    choose('phq9');
    answer([0, 0, 0, 0, 0, 0, 0, 0, 1]);
    finish();
    expect(one('.slqj-mood-page').firstElementChild!.textContent).toBe(FRAME['zh-CN'].item9);
  });

  it('says so where the answers were refused', () => {
    open({
      onDone: () => {
        throw new Error('无效');
      },
    });
    choose('gad7');
    answer([0, 0, 0, 0, 0, 0, 0]);
    finish();
    expect(texts('.slqj-mood-page .slqj-write-why')).toEqual(['这些答案读不了，没有被采用。']);
  });

  it('lets whatever onDone shows lie on top', () => {
    const above = document.createElement('section');
    open({
      onDone: () => {
        page().append(above);
      },
    });
    choose('gad7');
    answer([3, 3, 3, 3, 3, 3, 3]);
    finish();
    expect(page().lastElementChild).toBe(above);
  });
});

describe('keeping', () => {
  it('keeps nothing by itself', async () => {
    const { options, keep } = open();
    choose('phq9');
    answer([1, 1, 1, 1, 1, 1, 1, 1, 0]);
    finish();
    await settle();
    expect(byText('.slqj-switch', '在这台设备上记住这次结果').getAttribute('aria-checked')).toBe('false');
    expect(keep.write).not.toHaveBeenCalled();
    press(one('.slqj-care-title'), 'Escape');
    expect(keep.write).not.toHaveBeenCalled();
    expect(page().textContent).toBe('');
    expect(options.onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the total, never the answers, when asked to, and deletes by one tap', async () => {
    const { keep } = open();
    choose('phq9');
    answer([1, 1, 1, 1, 1, 1, 1, 1, 0]);
    finish();
    byText('.slqj-switch', '在这台设备上记住这次结果').click();
    await settle();
    expect([...keep.things]).toEqual([[MOOD, { scale: 'phq9', total: 8, at: Date.UTC(2026, 10, 22, 12) }]]);
    expect(one('.slqj-switch').getAttribute('aria-checked')).toBe('true');
    expect(texts('.slqj-mood-keeping .slqj-care-note').join()).toMatch(/2026.*PHQ-9：8 分/);
    byText('.slqj-care-button', '删除记住的结果').click();
    await settle();
    expect(keep.things.size).toBe(0);
    expect(texts('.slqj-mood-keeping .slqj-care-note')).toEqual(['已删除。']);
    expect(visible('.slqj-mood-keeping .slqj-care-button')).toEqual([]);
  });

  it('offers to delete what an earlier time kept, even where it cannot be read', async () => {
    const keep = keepOf(new Map<string, unknown>([[MOOD, { scale: 'broken' }]]));
    open({ keep });
    await settle();
    expect(visible('.slqj-switch')).toEqual([]);
    byText('.slqj-care-button', '删除记住的结果').click();
    await settle();
    expect(keep.things.size).toBe(0);
  });

  it('says why something could not be kept', async () => {
    const keep = {
      ...keepOf(),
      write: () => Promise.resolve({ ok: false as const, fault: 'failed' as const, why: '磁盘满了' }),
    };
    open({ keep });
    choose('gad7');
    answer([0, 0, 0, 0, 0, 0, 0]);
    finish();
    byText('.slqj-switch', '在这台设备上记住这次结果').click();
    await settle();
    expect(texts('.slqj-mood-keeping .slqj-care-note')).toEqual(['没能存下来：磁盘满了']);
    expect(one('.slqj-switch').getAttribute('aria-checked')).toBe('false');
  });

  it.each([
    null,
    3,
    {},
    { scale: 'phq9', total: 28, at: 0 },
    { scale: 'phq9', total: 3.5, at: 0 },
    { scale: 'gad7', total: 3, at: NaN },
  ])('reads %j as nothing', (kept) => {
    expect(readMood(kept)).toBeNull();
  });
});

it('makes no div and keeps its keys', () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const { dialog } = open();
  choose('phq9');
  press(all('.slqj-mood-radio')[0]!, 'ArrowDown');
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
  expect(all('div')).toEqual([]);
  expect(dialog.isOpen()).toBe(true);
  dialog.close();
  expect(all('.slqj-care')).toEqual([]);
});
