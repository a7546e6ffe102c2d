// @vitest-environment jsdom
/** The model's dialog: what is typed is what is tried and saved, the key is never drawn, and one sentence says what is wrong. */
import { afterEach, describe, expect, it } from 'vitest';
import { FAULTS, type Answer } from '../../src/chatter/prompt/backend';
import { originOf } from '../../src/model/address';
import { openModelDialog, type ModelDialog } from '../../src/ui/model/dialog';
import { createModelDot } from '../../src/ui/model/dot';
import type { ModelForm, ModelSource, ModelView } from '../../src/ui/model/source';
import { LANGUAGES } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';

interface Seen {
  choice: ModelForm;
  key: string | null;
}

/** `keyOf`: an address that has a key. */
function stage(answer: Answer<string> = { ok: true, value: 'tiny' }, keyOf: string | null = null) {
  const saved: Seen[] = [];
  const forgotten: string[] = [];
  const keys = new Set(keyOf === null ? [] : [originOf(keyOf)]);
  const tried: Seen[] = [];
  const choice: ModelForm = { on: false, url: 'http://localhost:11434/v1', model: 'tiny', calls: 40, remember: false };
  const source: ModelSource = {
    choice: () => saved[saved.length - 1]?.choice ?? choice,
    originOf,
    hasKey: (url) => (url === undefined ? keys.size > 0 : keys.has(originOf(url))),
    choose: (next, key) => {
      saved.push({ choice: next, key });
      if (key !== null) keys.add(originOf(next.url));
    },
    forgetKeys: () => {
      forgotten.push('all');
      keys.clear();
    },
    probe: (next, key) => {
      tried.push({ choice: next, key });
      return Promise.resolve(answer);
    },
    list: () => Promise.resolve({ ok: true, value: ['a', '<img src=x>'] }),
  };
  const root = document.createElement('section');
  document.body.append(root);
  const dialog = openModelDialog(root, { language: 'zh-CN', source });
  const press = (label: string): void => {
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click();
  };
  const type = (label: string, text: string): void => {
    const input = root.querySelector<HTMLInputElement>(`input[aria-label^="${label}"]`)!;
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const status = (): string => root.querySelector('[role="status"]')?.textContent ?? '';
  const input = (label: string): HTMLInputElement =>
    root.querySelector<HTMLInputElement>(`input[aria-label^="${label}"]`)!;
  return { dialog, root, saved, tried, forgotten, press, type, status, input };
}

describe('the dialog', () => {
  const open: ModelDialog[] = [];
  const opened = (...given: Parameters<typeof stage>) => {
    const made = stage(...given);
    open.push(made.dialog);
    return made;
  };
  afterEach(() => {
    for (const dialog of open.splice(0)) dialog.close();
    document.body.replaceChildren();
  });

  it('tries what is typed, without saving it', async () => {
    const { press, type, status, tried, saved } = opened();
    type('地址', 'https://api.example/v1');
    type('模型', 'big');
    type('密钥', ' sk-1 ');
    press('试一下');
    await expect.poll(status).toBe('通了：tiny 答得上来。');
    expect(tried).toEqual([
      { choice: { on: false, url: 'https://api.example/v1', model: 'big', calls: 40, remember: false }, key: 'sk-1' },
    ]);
    expect(saved).toEqual([]);
  });

  it('saves switches and numbers, and leaves the key alone where none was typed', () => {
    const { press, type, saved, forgotten } = opened(undefined, 'localhost:11434');
    press('启用');
    press('在这台设备上记住密钥');
    type('每局', '12');
    press('保存');
    type('每局', '-5');
    press('保存');
    press('清除密钥');
    expect(saved.map(({ choice: { on, remember, calls }, key }) => [on, remember, calls, key])).toEqual([
      [true, true, 12, null],
      [true, true, 40, null],
    ]);
    expect(forgotten).toEqual(['all']);
  });

  it('says whose key it is: another address needs it typed, the old one still has it', () => {
    const { type, input, root } = opened(undefined, 'http://localhost:11434');
    const kept = (): boolean => input('密钥').placeholder.includes('已有密钥');
    const told = (): boolean => root.textContent.includes('密钥只跟着自己的地址走');
    expect([kept(), told()]).toEqual([true, false]);
    type('地址', 'https://evil.example');
    expect([kept(), told()]).toEqual([false, true]);
    expect(root.textContent).toContain('https://evil.example');
    type('地址', 'http://localhost:11435');
    expect([kept(), told()]).toEqual([false, true]);
    type('地址', 'http://localhost:11434/v1');
    expect([kept(), told()]).toEqual([true, false]);
  });

  it('gives a typed key to one origin only, whatever is pressed after it', () => {
    const { press, type, tried, saved, root } = opened();
    type('地址', 'https://a.example');
    type('密钥', 'sk-1');
    press('试一下');
    type('地址', 'https://b.example');
    press('试一下');
    press('列出模型');
    press('保存');
    expect(root.textContent).toContain('没有发给 https://b.example');
    type('地址', 'https://a.example/v1');
    press('保存');
    type('地址', 'https://b.example');
    type('密钥', 'sk-2');
    press('试一下');
    expect(tried.map(({ choice, key }) => [choice.url, key])).toEqual([
      ['https://a.example', 'sk-1'],
      ['https://b.example', null],
      ['https://b.example', 'sk-2'],
    ]);
    expect(saved.map(({ choice, key }) => [choice.url, key])).toEqual([
      ['https://b.example', null],
      ['https://a.example/v1', 'sk-1'],
    ]);
  });

  it('saves no address that is none, and says so in the language of the player', () => {
    const { press, type, status, saved } = opened();
    for (const url of ['http://example.com', 'https://a@b.example', 'https://127.1']) {
      type('地址', url);
      type('密钥', 'sk-1');
      press('保存');
      expect(status()).toContain('地址要用 https');
    }
    type('地址', '');
    type('密钥', '');
    press('保存');
    expect(status()).toBe('已保存。');
    expect(saved.length).toBe(1);
  });

  it('has a sentence for every fault, with the hint for Ollama where the browser may not read', async () => {
    for (const fault of FAULTS) {
      const { press, status, dialog } = opened({ ok: false, fault });
      press('试一下');
      await expect.poll(status).not.toBe('在试……');
      expect(status().length, fault).toBeGreaterThan(3);
      if (fault === 'unreachable' || fault === 'refused') expect(status()).toContain('OLLAMA_ORIGINS');
      for (const language of LANGUAGES) expect(createTexts(language)(`modelFault_${fault}`)).not.toBe('');
      dialog.close();
    }
  });

  it('lists models as text, and puts the key nowhere in the page', async () => {
    const { press, type, status, root } = opened();
    type('模型', '');
    type('密钥', 'sk-very-secret');
    press('列出模型');
    await expect.poll(status).toBe('找到 2 个模型。');
    expect(root.querySelector<HTMLInputElement>('input[list]')?.value).toBe('a');
    expect(root.querySelector('img')).toBeNull();
    expect(root.innerHTML).not.toContain('sk-very-secret');
    expect(root.querySelector('input[type="password"]')).not.toBeNull();
  });

  it('closes by Escape and forgets what was typed', () => {
    const { root, dialog } = opened();
    const key = root.querySelector<HTMLInputElement>('input[type="password"]')!;
    key.value = 'sk-1';
    key.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(dialog.isOpen()).toBe(false);
    expect(key.value).toBe('');
  });
});

describe('the dot', () => {
  it('is there only where a model was chosen, and says how it stands', () => {
    let view: ModelView | null = null;
    const dot = createModelDot(createTexts('zh-CN'), () => view);
    const seen = [
      null,
      { state: 'off', fault: null, calls: 0 },
      { state: 'ready', fault: null, calls: 1 },
      { state: 'resting', fault: 'server', calls: 3 },
      { state: 'stopped', fault: 'key', calls: 1 },
    ] as const;
    const drawn = seen.map((next) => {
      view = next;
      dot.update();
      return dot.node.hidden ? null : `${dot.node.dataset['state'] ?? ''} ${dot.node.textContent}`;
    });
    expect(drawn).toEqual([
      null,
      null,
      'ready 大模型：就绪',
      'resting 大模型：出错，歇一会儿',
      'stopped 大模型：停了，请看设置 (密钥不对（401）。)',
    ]);
  });
});
