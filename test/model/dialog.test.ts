// @vitest-environment jsdom
/** The model's dialog: what is typed is what is tried and saved, the key is never drawn, and one sentence says what is wrong. */
import { afterEach, describe, expect, it } from 'vitest';
import { FAULTS, type Answer } from '../../src/chatter/prompt/backend';
import { openModelDialog, type ModelDialog } from '../../src/ui/model/dialog';
import { createModelDot } from '../../src/ui/model/dot';
import type { ModelForm, ModelSource, ModelView } from '../../src/ui/model/source';
import { LANGUAGES } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';

interface Seen {
  choice: ModelForm;
  key: string | null;
}

function stage(answer: Answer<string> = { ok: true, value: 'tiny' }, hasKey = false) {
  const saved: Seen[] = [];
  const tried: Seen[] = [];
  const choice: ModelForm = { on: false, url: 'http://localhost:11434/v1', model: 'tiny', calls: 40, remember: false };
  const source: ModelSource = {
    choice: () => saved[saved.length - 1]?.choice ?? choice,
    hasKey: () => hasKey,
    choose: (next, key) => {
      saved.push({ choice: next, key });
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
  return { dialog, root, saved, tried, press, type, status };
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
    const { press, type, saved } = opened(undefined, true);
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
      [true, true, 40, ''],
    ]);
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
