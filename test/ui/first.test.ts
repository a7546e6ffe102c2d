// @vitest-environment jsdom
/** The first run's card: what it sets, how it goes away, where the focus is meanwhile, and that it comes once a device. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstRun, FIRST_RUN } from '../../src/app/first-run';
import { createSettings, EXTENSION_NAME } from '../../src/engine/settings';
import { WAYS } from '../../src/engine/ways';
import { LANGUAGES, type Language } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import { createKeep } from '../../src/ui/keep';

let root: HTMLElement;
let field: HTMLButtonElement;
let factory: IDBFactory;
let asked: boolean;
beforeEach(() => {
  asked = false;
  // The device's database goes by the others.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  root = document.createElement('section');
  field = document.createElement('button');
  document.body.replaceChildren(field, root);
  field.focus();
  factory = new IDBFactory();
});

afterEach(() => {
  vi.useRealTimers();
});

const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => all(selector)[0]!;
const checked = (): string[] => all('[role="radio"][aria-checked="true"]').map((chip) => chip.textContent);
const press = (node: EventTarget, key: string): void => {
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

function firstRun({ played = true, config = {}, keep = createKeep(factory) } = {}) {
  const named = (key: string): string => `extension_${EXTENSION_NAME}_${key}`;
  const stored: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(config)) stored[named(key)] = value;
  const game = { saveConfig: (key: string, value: unknown) => void (stored[key] = value) };
  const settings = createSettings({ lib: { config: stored }, game } as never);
  let language: Language = 'zh-CN';
  const first = createFirstRun({
    keep,
    places: { layer: () => root, scrollBox: () => undefined },
    settings,
    played: () => played,
    deciding: () => asked,
    language: () => language,
  });
  return { first, settings, keep, read: (key: string) => stored[named(key)], speak: (to: Language) => (language = to) };
}

describe('the card', () => {
  it('says what changes, how they play, where to look', async () => {
    await firstRun().first.begin();
    expect(one('.slqj-first').getAttribute('aria-label')).toBe('初来乍到');
    expect(all('[role="radio"]').map((chip) => chip.textContent.split('：')[0])).toEqual(['公平', '规格', '原版']);
    expect(checked()).toEqual([expect.stringMatching(/^公平：/)]);
    expect(all('.slqj-first li')).toHaveLength(3);
    // The engine lays out every div.
    expect(all('div')).toEqual([]);
  });

  it.each(Object.entries(WAYS))('writes %s as the menu does', async (way, switches) => {
    const { first, read, settings } = firstRun();
    await first.begin();
    all('[role="radio"]')[Object.keys(WAYS).indexOf(way)]!.click();
    for (const [key, value] of Object.entries(switches)) expect(read(key)).toBe(value);
    expect(settings.way()).toBe(way);
    expect(checked()).toEqual([expect.stringMatching(`^${createTexts('zh-CN')(`way_${way}` as 'way_fair')}`)]);
  });

  it('keeps switches that somebody set, and shows that', async () => {
    await firstRun({ config: { inference: 'belief', strict: false } }).first.begin();
    expect(all('[role="radio"]')).toHaveLength(4);
    expect(checked()).toEqual(['自定（见高级）']);
  });

  it('turns talk off and on', async () => {
    const { first, settings } = firstRun();
    await first.begin();
    const talk = one('[role="switch"]');
    expect(talk.getAttribute('aria-checked')).toBe('true');
    talk.click();
    expect([talk.getAttribute('aria-checked'), settings.chat().on]).toEqual(['false', false]);
    talk.click();
    expect(settings.chat().on).toBe(true);
  });

  it('takes no focus, and gives back what it was given', async () => {
    await firstRun().first.begin();
    expect(document.activeElement).toBe(field);
    const close = one('.slqj-first-close');
    expect(close.textContent).toBe('知道了');
    close.focus();
    close.click();
    expect(all('.slqj-first')).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it('goes by Escape from anywhere, but leaves to a layer above what that keeps', async () => {
    await firstRun().first.begin();
    const above = document.createElement('section');
    root.append(above);
    above.addEventListener('keydown', (event) => {
      event.stopPropagation();
    });
    press(above, 'Escape');
    expect(all('.slqj-first')).toHaveLength(1);
    press(field, 'a');
    expect(all('.slqj-first')).toHaveLength(1);
    press(field, 'Escape');
    expect(all('.slqj-first')).toEqual([]);
  });

  it.each(LANGUAGES)('speaks %s, also when the language changes while it is open', async (language) => {
    const { first, speak } = firstRun();
    await first.begin();
    speak(language);
    first.renew();
    expect(all('.slqj-first')).toHaveLength(1);
    expect(one('.slqj-first').lang).toBe(language);
    expect(one('.slqj-first-close').textContent).toBe(createTexts(language)('firstClose'));
    one('.slqj-first-close').click();
    first.renew();
    expect(all('.slqj-first')).toEqual([]);
  });
});

describe('a decision', () => {
  const hidden = (): boolean => one('.slqj-first').hidden === true;
  /** Begins or ends one, and lets so much time pass. */
  function decide(now: boolean, ms: number): void {
    asked = now;
    vi.advanceTimersByTime(ms);
  }

  it('has the card folded at once, until there was none for two seconds', async () => {
    await firstRun().first.begin();
    expect(hidden()).toBe(false);
    decide(true, 100);
    expect(hidden()).toBe(true);
    decide(false, 1500);
    decide(true, 100);
    decide(false, 1500);
    expect(hidden()).toBe(true);
    decide(false, 500);
    expect(hidden()).toBe(false);
    all('[role="switch"]')[0]!.click();
    expect(one('[role="switch"]').getAttribute('aria-checked')).toBe('false');
    one('.slqj-first-close').click();
    expect([all('.slqj-first'), vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('that stands when the card would come keeps it away, in every language', async () => {
    const { first, speak } = firstRun();
    asked = true;
    await first.begin();
    expect(hidden()).toBe(true);
    decide(true, 60_000);
    speak('en');
    first.renew();
    expect([hidden(), vi.getTimerCount()]).toEqual([true, 1]);
    decide(false, 2000);
    expect([hidden(), one('.slqj-first').lang]).toEqual([false, 'en']);
    first.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves its name there, which unfolds it for as long as the person likes', async () => {
    await firstRun().first.begin();
    const folded = (): boolean => one('.slqj-first-fold').hidden === false;
    expect(folded()).toBe(false);
    decide(true, 100);
    expect([folded(), one('.slqj-first-fold').textContent]).toEqual([true, '初来乍到']);
    one('.slqj-first-fold button').click();
    expect([folded(), hidden()]).toEqual([false, false]);
    decide(true, 60_000);
    expect([folded(), hidden()]).toEqual([false, false]);
    one('.slqj-first-close').click();
    expect([all('.slqj-first'), all('.slqj-first-fold'), vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it('keeps keys of its name to itself, and hands the focus on', async () => {
    const { first, speak } = firstRun();
    asked = true;
    await first.begin();
    const name = one('.slqj-first-fold button');
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    name.focus();
    press(name, ' ');
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
    name.click();
    expect(one('.slqj-first').contains(document.activeElement)).toBe(true);
    speak('en');
    first.renew();
    expect([hidden(), one('.slqj-first').lang]).toEqual([false, 'en']);
    first.end();
  });

  it('hands the focus back where calm unfolds it by itself', async () => {
    await firstRun().first.begin();
    decide(true, 100);
    one('.slqj-first-fold button').focus();
    decide(false, 2000);
    expect([hidden(), document.activeElement]).toEqual([false, field]);
  });

  it('gets the focus back, and the Escape key is its own', async () => {
    await firstRun().first.begin();
    one('.slqj-first-close').focus();
    decide(true, 100);
    expect(document.activeElement).toBe(field);
    press(field, 'Escape');
    expect(all('.slqj-first')).toHaveLength(1);
  });
});

describe('once a device', () => {
  it('never comes again, in this page or another', async () => {
    const { first, keep } = firstRun();
    await first.begin();
    expect(await keep.read(FIRST_RUN)).toEqual({ ok: true, value: true });
    one('.slqj-first-close').click();
    await first.begin();
    await firstRun().first.begin();
    expect(all('.slqj-first')).toEqual([]);
  });

  it('waits for a game that a person plays', async () => {
    await firstRun({ played: false }).first.begin();
    expect(all('.slqj-first')).toEqual([]);
    await firstRun().first.begin();
    expect(all('.slqj-first')).toHaveLength(1);
  });

  it('does not come where the device does not remember', async () => {
    await firstRun({ keep: createKeep(undefined) }).first.begin();
    const fails = {
      ...createKeep(factory),
      write: () => Promise.resolve({ ok: false, fault: 'full', why: null } as const),
    };
    await firstRun({ keep: fails as never }).first.begin();
    expect(all('.slqj-first')).toEqual([]);
  });

  it('goes when the extension is switched off, also while the device is still asked', async () => {
    const { first } = firstRun();
    const begun = first.begin();
    first.end();
    await begun;
    expect(all('.slqj-first')).toEqual([]);
  });
});
