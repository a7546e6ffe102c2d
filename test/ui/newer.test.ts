// @vitest-environment jsdom
/** The page that asks for a newer version: nothing before the button, text only, and the digest decides. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import { showNewer, type NewerSource } from '../../src/ui/upkeep/newer';

const SHA = 'b'.repeat(64);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.replaceChildren();
});

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTexts(language);
  const press = (label: string): void => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!found || found.hidden) throw new Error(`no button ${label}`);
    found.click();
  };
  const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';
  const open = (more: Partial<NewerSource>): NewerSource => {
    const source: NewerSource = {
      version: '0.1.0',
      address: () => 'https://example.com/latest.json',
      saveAddress: vi.fn(),
      ask: vi.fn(() =>
        Promise.resolve({
          ok: true as const,
          version: '0.2.0',
          newer: true,
          sha256: SHA,
          url: 'https://example.com/a.zip',
        }),
      ),
      pickDigest: () => Promise.resolve(SHA),
      ...more,
    };
    showNewer(document.body, { language, source });
    return source;
  };

  it('asks nothing before the button, keeps the address, and shows where the package is and its digest', async () => {
    const source = open({});
    await settle();
    expect(source.ask).not.toHaveBeenCalled();
    expect(() => {
      press(t('newerCheck'));
    }).toThrow();
    const input = document.querySelector('input')!;
    input.value = ' https://example.com/other.json ';
    press(t('newerAsk'));
    expect(source.saveAddress).toHaveBeenCalledWith('https://example.com/other.json');
    await settle();
    expect(status()).toBe(t('newerThere', { version: '0.2.0' }));
    const link = document.querySelector('a')!;
    expect([link.href, link.target, link.rel]).toEqual(['https://example.com/a.zip', '_blank', 'noopener noreferrer']);
    expect(document.body.textContent).toContain(SHA);
    press(t('newerCheck'));
    await settle();
    expect(status()).toBe(t('newerSame'));
    press(t('careClose'));
    expect(document.querySelector('.slqj-layer')).toBeNull();
  });

  it.each([
    ['c'.repeat(64), 'newerOther'],
    ['', 'newerOther'],
    [null, 'newerNoDigest'],
  ] as const)('says what a file is: %s', async (found, key) => {
    open({ pickDigest: () => Promise.resolve(found) });
    press(t('newerAsk'));
    await settle();
    press(t('newerCheck'));
    await settle();
    expect(status()).toBe(t(key));
  });

  it.each(['none', 'address', 'unreachable', 'status', 'shape'] as const)('says what is wrong: %s', async (fault) => {
    open({ ask: () => Promise.resolve({ ok: false, fault }) });
    press(t('newerAsk'));
    await settle();
    expect(status()).toBe(t(`newerFault_${fault}`));
    expect(document.querySelector('a')?.hidden).toBe(true);
  });

  it('says before the button where no address is known', () => {
    open({});
    expect(status()).toBe('');
    document.body.replaceChildren();
    const source = open({ address: () => '' });
    expect(status()).toBe(t('newerFault_none'));
    expect(source.ask).not.toHaveBeenCalled();
  });

  it('says that this is the newest', async () => {
    open({ ask: () => Promise.resolve({ ok: true, version: '0.1.0', newer: false, sha256: SHA, url: null }) });
    press(t('newerAsk'));
    await settle();
    expect(status()).toBe(t('newerNone', { version: '0.1.0' }));
  });
});
