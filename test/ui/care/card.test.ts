// @vitest-environment jsdom
/** The private cards. */
import { describe, expect, it, vi } from 'vitest';
import { SCRIPTS } from '../../../src/care/script';
import { mountCare, type CareOptions } from '../../../src/ui/care/card';
import { LANGUAGES } from '../../../src/language/languages';
import { all, byText, eachOnFreshPage, one, page, press, texts, visible } from '../talk/tools';

eachOnFreshPage();

const REPLY = {
  text: '听起来你最近很不容易。\n愿意试试哪一样？',
  offers: [
    { key: 'hotline', label: '心理援助热线', number: '12356' },
    { key: 'friend', label: '找朋友说说' },
  ],
} as const;

function mount(more: Partial<CareOptions> = {}) {
  const options = {
    language: 'zh-CN' as const,
    onClose: vi.fn(),
    onReply: vi.fn(),
    onQuestionnaire: vi.fn(),
    onChatterOn: vi.fn(),
    onPause: vi.fn(),
    ...more,
  };
  return { options, care: mountCare(page(), options) };
}
const box = (): HTMLInputElement => one('.slqj-care .slqj-write-box') as HTMLInputElement;

describe('the care card', () => {
  it('says its lines, offers what there is, and takes a private answer', () => {
    const { care, options } = mount();
    expect(care.isOpen()).toBe(false);
    care.showCare(REPLY, { questionnaire: false, open: true });
    expect(texts('.slqj-care-text p')).toEqual(['听起来你最近很不容易。', '愿意试试哪一样？']);
    const call = one('.slqj-contact-call') as HTMLAnchorElement;
    expect(call.getAttribute('href')).toBe('tel:12356');
    expect(texts('.slqj-contact')).toEqual(['全国统一心理援助热线12356', '急救120', '报警求助110']);
    // The hotline is among the numbers; what else is offered looks alike.
    expect(texts('.slqj-offer')).toEqual(['找朋友说说']);
    expect(visible('.slqj-care-link')).toEqual([]);
    box().value = '不想说';
    press(box(), 'Enter');
    expect(options.onReply).toHaveBeenCalledWith('不想说');
    expect(box().value).toBe('');
    expect(page().textContent).not.toContain('不想说');
  });

  it('says that the table is quiet until it is put away, where that is so', () => {
    const { care } = mount();
    const says = (): boolean => visible('.slqj-care-note').some((node) => node.textContent.includes('收起后照常'));
    care.showCare(REPLY, { questionnaire: false, open: true, talkWaits: true, script: SCRIPTS['zh-CN'] });
    expect(says()).toBe(true);
    care.showScript(SCRIPTS['zh-CN']);
    expect(says()).toBe(false);
    care.showCare(REPLY, { questionnaire: false, open: true });
    expect(says()).toBe(false);
  });

  it('goes on in place: the focus stays in the box between two replies', () => {
    const { care } = mount();
    care.showCare(REPLY, { questionnaire: false, open: true });
    expect(document.activeElement).toBe(one('.slqj-care-title'));
    box().focus();
    care.showCare({ text: '我在听。', offers: [] }, { questionnaire: true, open: true });
    expect(document.activeElement).toBe(box());
    expect(texts('.slqj-care-text p')).toEqual(['我在听。']);
    expect(visible('.slqj-offers')).toEqual([]);
    expect(texts('.slqj-care-link')).toEqual(['做一个心情自测（自愿）']);
    // So does a number that the focus is on, also when the numbers move before the text.
    one('.slqj-contact-call').focus();
    care.showCare(REPLY, { questionnaire: true, open: true });
    expect(document.activeElement).toBe(one('.slqj-contact-call'));
    // What goes away gives its focus to the title.
    box().focus();
    care.showCare(REPLY, { questionnaire: true, open: false });
    expect(document.activeElement).toBe(one('.slqj-care-title'));
  });

  it.each(LANGUAGES)(
    'carries the numbers, first where they are urgent, in the page as on the screen (%s)',
    (language) => {
      const { care } = mount({ language });
      const script = SCRIPTS[language];
      const numbers = script.contacts.flatMap(({ number }) => (number === null ? [] : [number]));
      const order = (): boolean =>
        (one('.slqj-contacts').compareDocumentPosition(one('.slqj-care-text')) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      for (const hotlinesFirst of [false, true, false]) {
        care.showCare({ text: '。', offers: [] }, { questionnaire: false, open: true, hotlinesFirst });
        expect(texts('.slqj-contact-number')).toEqual(numbers);
        expect(order()).toBe(hotlinesFirst);
      }
      care.showCare(
        { text: script.paragraphs.join('\n'), offers: [] },
        { questionnaire: true, open: true, hotlinesFirst: true, script },
      );
      const text = one('.slqj-care-box').textContent;
      for (const part of [script.title, ...script.paragraphs, script.closing]) expect(text).toContain(part);
      expect(visible('.slqj-write')).toHaveLength(1);
      expect(visible('.slqj-care-chatter')).toEqual([]);
      care.showScript(script);
      expect(order()).toBe(true);
    },
  );

  it('takes no answer once its dialogue is over', () => {
    const { care } = mount();
    care.showCare(REPLY, { questionnaire: false, open: false });
    expect(visible('.slqj-write')).toEqual([]);
  });

  it('keeps the words where the answer failed', () => {
    const { care } = mount({
      onReply: () => {
        throw new Error('broken');
      },
    });
    care.showCare(REPLY, { questionnaire: false, open: true });
    box().value = '在吗';
    byText('.slqj-care .slqj-write-send', '说').click();
    expect(box().value).toBe('在吗');
    expect(texts('.slqj-write-why')).toEqual(['没有送出，字还在。']);
  });

  it('is put away by its button or Escape, gives the focus back, and forgets what was typed', () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { care, options } = mount();
    for (const away of [
      () => {
        byText('.slqj-care-close', '收起').click();
      },
      () => {
        press(one('.slqj-care-title'), 'Escape');
      },
    ]) {
      care.showCare(REPLY, { questionnaire: false, open: true });
      box().value = '半句话';
      away();
      expect(care.isOpen()).toBe(false);
      expect(options.onClose).toHaveBeenLastCalledWith('care');
      expect(document.activeElement).toBe(opener);
      expect(box().value).toBe('');
      expect(texts('.slqj-care-text p')).toEqual([]);
    }
    expect(options.onClose).toHaveBeenCalledTimes(2);
    press(one('.slqj-care-title'), 'Escape');
    expect(options.onClose).toHaveBeenCalledTimes(2);
  });

  it('does not close by a tap beside it, nor by the tap that opened it', () => {
    const { care, options } = mount();
    care.showCare(REPLY, { questionnaire: false, open: true });
    const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    byText('.slqj-care-close', '收起').dispatchEvent(tap());
    one('.slqj-care').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    one('.slqj-care').dispatchEvent(tap());
    expect(care.isOpen()).toBe(true);
    byText('.slqj-care-close', '收起').dispatchEvent(tap());
    expect(options.onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps keys and pointers from the game, and the Tab key inside', () => {
    const heard = vi.fn();
    const names = ['click', 'keydown', 'keyup', 'touchstart', 'touchmove', 'pointerdown'] as const;
    for (const name of names) document.addEventListener(name, heard);
    const { care } = mount();
    care.showCare(REPLY, { questionnaire: true, open: true });
    for (const name of names) one('.slqj-care-box').dispatchEvent(new Event(name, { bubbles: true }));
    press(box(), 'Enter');
    press(one('.slqj-care-title'), ' ');
    expect(heard).not.toHaveBeenCalled();
    for (const name of names) document.removeEventListener(name, heard);
    const reachable = [...one('.slqj-care-box').querySelectorAll<HTMLElement>('button,[tabindex="0"]')].filter(
      (node) => !node.closest('[hidden]'),
    );
    expect(reachable).toEqual(expect.arrayContaining([box(), one('.slqj-contact-call')]));
    reachable[reachable.length - 1]!.focus();
    press(document.activeElement!, 'Tab');
    expect(document.activeElement).toBe(reachable[0]);
  });

  it('offers a pause only where the game can pause', () => {
    const { care, options } = mount();
    care.showCare(
      { text: '歇一会儿吧。', offers: [{ key: 'break', label: '歇一会儿' }] },
      { questionnaire: false, open: true },
    );
    expect(texts('.slqj-offer')).toEqual(['歇一会儿']);
    byText('.slqj-care-button', '先暂停一下').click();
    expect(options.onPause).toHaveBeenCalledTimes(1);
    expect(texts('.slqj-care-note')).toContain('已暂停，牌局可以等。');
    care.destroy();
    const { options: given } = mount();
    const { onPause: _pause, ...rest } = given;
    mountCare(page(), rest).showCare(
      { text: '歇', offers: [{ key: 'break', label: '歇一会儿' }] },
      { questionnaire: false, open: true },
    );
    expect(texts('.slqj-care-button')).toEqual(['收起']);
    expect(texts('.slqj-offer')).toEqual(['歇一会儿']);
  });
});

describe('the script card', () => {
  it.each(LANGUAGES)('shows the fixed text whole, with every number to tap (%s)', (language) => {
    const { care } = mount({ language });
    const script = SCRIPTS[language];
    care.showScript(script);
    const text = one('.slqj-care-box').textContent;
    for (const part of [script.title, ...script.paragraphs, script.closing]) expect(text).toContain(part);
    const numbers = script.contacts.flatMap(({ number }) =>
      number === null ? [] : [`tel:${number.replace(/ /g, '')}`],
    );
    expect(all('.slqj-contact-call').map((node) => node.getAttribute('href'))).toEqual(numbers);
    expect(texts('.slqj-contact')).toHaveLength(script.contacts.length);
    expect(visible('.slqj-write')).toEqual([]);
    expect(document.activeElement).toBe(one('.slqj-care-title'));
  });

  it('turns chatter on again only by a second tap elsewhere', () => {
    const { care, options } = mount();
    care.showScript(SCRIPTS['zh-CN']);
    byText('.slqj-care-link', '重新打开聊天').click();
    expect(options.onChatterOn).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(byText('.slqj-care-button', '先不打开'));
    byText('.slqj-care-button', '先不打开').click();
    expect(visible('.slqj-care-yes')).toEqual([]);
    byText('.slqj-care-link', '重新打开聊天').click();
    byText('.slqj-care-button', '是，打开').click();
    expect(options.onChatterOn).toHaveBeenCalledTimes(1);
    expect(options.onClose).not.toHaveBeenCalled();
    expect(care.isOpen()).toBe(false);
  });

  it('takes the place of a care card, with whatever was typed there', () => {
    const { care, options } = mount();
    care.showCare(REPLY, { questionnaire: true, open: true });
    box().value = '一句没说完的话';
    care.showScript(SCRIPTS['zh-CN']);
    expect(box().value).toBe('');
    expect(texts('.slqj-care-link')).toEqual(['重新打开聊天']);
    press(one('.slqj-care-title'), 'Escape');
    expect(options.onClose).toHaveBeenLastCalledWith('script');
    care.showCare(REPLY, { questionnaire: false, open: true });
    expect(visible('.slqj-care-chatter')).toEqual([]);
  });
});

it('treats every text as text, makes no div, and lies on top of what was there before', () => {
  const { care } = mount();
  page().append(document.createElement('section'));
  const evil = '<img src=x onerror="globalThis.ran=1">';
  care.showCare({ text: evil, offers: [{ key: 'friend', label: evil }] }, { questionnaire: true, open: true });
  expect(all('img,div')).toEqual([]);
  expect(texts('.slqj-offer')).toEqual([evil]);
  expect(page().lastElementChild).toBe(one('.slqj-care'));
  expect(care.isOpen()).toBe(true);
});
