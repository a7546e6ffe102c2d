// @vitest-environment jsdom
/** Keyboard and screen reader: every control of every layer is named and can be reached, and Escape closes the top layer alone. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { originOf } from '../../src/model/address';
import { mountBoard } from '../../src/ui/board/board';
import { mountCare } from '../../src/ui/care/card';
import { openQuestionnaire } from '../../src/ui/care/questionnaire';
import { createBadges } from '../../src/ui/badges';
import { showFirstCard } from '../../src/ui/first/card';
import { LANGUAGES, type Language } from '../../src/language/languages';
import { openModelDialog } from '../../src/ui/model/dialog';
import { mountPanel } from '../../src/ui/panel';
import { createPanelState } from '../../src/ui/state';
import { createRelationTab } from '../../src/ui/talk/relation';
import { createTalkTab } from '../../src/ui/talk/tab';
import { fakeTalk } from './talk/tools';
import { PLOT, sourceOf } from './tools';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('section');
  document.body.replaceChildren(root);
});

/** Laid over one another from below: the board, the panel, the model's dialog. */
function layers(language: Language = 'zh-CN') {
  const source = sourceOf({ events: PLOT, me: 1 });
  const { source: talk } = fakeTalk(source);
  const state = createPanelState();
  const board = mountBoard(root, source, { language, state, openSeat: () => undefined, changed: () => undefined });
  board.open(2);
  const seats = document.createElement('section');
  root.append(seats);
  createBadges(source, {
    language,
    onTap: () => undefined,
    slot: () => seats.appendChild(document.createElement('p')),
  });
  const panel = mountPanel(root, source, {
    language,
    state,
    onBoard: () => undefined,
    tabs: [createTalkTab(talk, source), createRelationTab(talk, source)],
  });
  panel.open();
  for (const tab of ['persona', 'review', 'talk', 'relation', 'inspect']) {
    panel.state.tab = tab;
    panel.state.seat = 2;
    panel.update();
  }
  return { board, panel };
}

const model = (language: Language) =>
  openModelDialog(root, {
    language,
    source: {
      choice: () => ({ on: false, url: '', model: '', calls: 40, remember: false }),
      originOf,
      hasKey: () => false,
      choose: () => undefined,
      forgetKeys: () => undefined,
      probe: () => Promise.resolve({ ok: true, value: '' }),
      list: () => Promise.resolve({ ok: true, value: [] }),
    },
  });

function cards(language: Language): void {
  const none = () => undefined;
  const choices = { ways: () => [{ key: 'fair', text: '公平', label: '公平' }], way: () => 'fair', choose: none };
  showFirstCard(root, { language, choices: { ...choices, talk: () => true, setTalk: none } });
  const care = mountCare(root, {
    language,
    onClose: none,
    onReply: none,
    onQuestionnaire: none,
    onChatterOn: none,
    onPause: none,
  });
  care.showCare({ text: '……', offers: [] }, { questionnaire: true, open: true });
  const sheet = openQuestionnaire(root, { language, now: () => 0, onDone: none });
  root.querySelector<HTMLElement>('.slqj-mood-choice')?.click();
  expect(sheet.isOpen()).toBe(true);
  model(language);
}

const CONTROLS = 'button,input,select,textarea,a,[role=button],[role=tab],[role=radio],[role=switch],[tabindex="0"]';

function nameOf(node: Element): string {
  const label = node.getAttribute('aria-label') ?? '';
  const by = node.getAttribute('aria-labelledby');
  const labelled =
    by === null
      ? ''
      : by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join('');
  // A cross is a picture of closing; nobody can hear it.
  const own = node.textContent.replace(/[×‹›←→\s]/g, '');
  return [label, labelled, node.closest('label')?.textContent ?? '', own].find((text) => text.trim() !== '') ?? '';
}

const tell = (node: Element): string => `${node.tagName.toLowerCase()}.${node.className}`;

describe.each(LANGUAGES)('in %s', (language) => {
  it('every control has a name, and is one that keys reach', () => {
    layers(language);
    cards(language);
    // A mark that says nothing is not there for anybody.
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (node) => !node.matches('.slqj-badge[hidden]'),
    );
    expect(controls.length).toBeGreaterThan(80);
    expect(controls.filter((node) => nameOf(node) === '').map(tell)).toEqual([]);
    const clicked = controls.filter((node) => !node.matches('button,input,select,textarea,a[href]'));
    expect(clicked.filter((node) => node.tabIndex < 0 && node.getAttribute('role') !== null).map(tell)).toEqual([]);
    const dialogs = [...document.querySelectorAll('[role=dialog],[role=region],[role=group],[role=tablist]')];
    expect(dialogs.filter((node) => nameOf(node) === '').map(tell)).toEqual([]);
  });
});

it('Escape closes what lies on top, and nothing below it', () => {
  const { board, panel } = layers();
  panel.state.seat = null;
  panel.update();
  const dialog = model('zh-CN');
  const open = (): boolean[] => [dialog.isOpen(), panel.isOpen(), board.isOpen()];
  const escape = (selector: string): void => {
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  expect(open()).toEqual([true, true, true]);
  expect(document.querySelector('.slqj-care')?.contains(document.activeElement)).toBe(true);
  escape('.slqj-care .slqj-care-title');
  expect(open()).toEqual([false, true, true]);
  escape('.slqj-panel .slqj-tab');
  expect(open()).toEqual([false, false, true]);
  // The seat that is open on the board first, then the board.
  escape('.slqj-board .slqj-board-line[aria-expanded="true"]');
  expect(open()).toEqual([false, false, true]);
  escape('.slqj-board .slqj-board-head');
  expect(open()).toEqual([false, false, false]);
  // The engine takes Escape for its own menu.
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

// `.slqj-beside`: the mini board and the first run's card.
it.each(['.slqj-layer', '.slqj-beside', '.slqj-badge-tap'])('the focus shows in %s', (layer) => {
  const css = readFileSync('src/ui/panel.css', 'utf8');
  expect(css).toMatch(new RegExp(`\\${layer}\\s?:focus-visible[^{}]*{\\s*outline: 2px solid`));
});
