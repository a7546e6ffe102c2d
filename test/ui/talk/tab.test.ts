// @vitest-environment jsdom
/** 聊天 in a page: the log, the box, whom it is for, switches, hostile text. */
import { describe, expect, it, vi } from 'vitest';
import { createTalkTab } from '../../../src/ui/talk/tab';
import { sourceOf, PLOT } from '../tools';
import {
  all,
  byText,
  claim,
  eachOnFreshPage,
  entry,
  fakeTalk,
  lastLine,
  mutationsDuring,
  nextFrame,
  one,
  page,
  press,
  relation,
  showTab,
  texts,
  visible,
  waitingFrames,
} from './tools';

eachOnFreshPage();

const show = (options: Parameters<typeof showTab>[1] = {}) =>
  showTab(({ source }, running) => createTalkTab(source, running), options);
const box = (): HTMLInputElement => one('.slqj-compose .slqj-write-box') as HTMLInputElement;
const type = (text: string): void => {
  box().value = text;
};

describe('the log', () => {
  it('tells own lines from those of AIs, with voice and seat', () => {
    const { set, panel } = show();
    set.log = [entry(1, 1, '三号你什么身份？', { to: 3 }), entry(2, 3, '哈哈，自然是忠臣！', { to: 1 })];
    panel.update();
    const [mine, theirs] = all('.slqj-said');
    expect(mine!.className).toContain('slqj-said-mine');
    expect(theirs!.className).not.toContain('slqj-said-mine');
    expect(theirs!.textContent).toBe('3号 关羽豪爽对我哈哈，自然是忠臣！');
  });

  it('shows a throw as a small line, silence greyed, and of a withheld line only that there was one', () => {
    const { set, panel } = show();
    set.log = [
      entry(1, 1, null, { to: 2, gesture: 'egg' }),
      entry(2, 2, '……', { silent: true }),
      entry(3, 1, '这句不能看见', { withheld: true }),
      entry(4, 4, '接着！', { to: 1, gesture: 'flower' }),
    ];
    panel.update();
    expect(texts('.slqj-said-threw')).toEqual(['我向2号 张角扔鸡蛋', '4号 司马懿向我送花']);
    expect(one('.slqj-said-silent .slqj-said-text').textContent).toBe('……');
    expect(one('.slqj-said-withheld').textContent).toBe('（一行未公开）');
    expect(page().textContent).not.toContain('这句不能看见');
  });

  it('adds what is new and touches no older line', () => {
    const { set, panel } = show();
    set.log = [entry(1, 1, '一'), entry(2, 2, '二')];
    panel.update();
    const before = all('.slqj-said');
    set.log = [...set.log, entry(3, 3, '三')];
    const touched = mutationsDuring(() => {
      panel.update();
    });
    expect(all('.slqj-said').slice(0, 2)).toEqual(before);
    expect(touched).toHaveLength(1);
    expect([...touched[0]!.addedNodes].map((node) => node.textContent)).toEqual(['3号 关羽豪爽三']);
  });

  it('keeps the last two hundred lines', () => {
    const { set, panel } = show();
    set.log = Array.from({ length: 250 }, (_, i) => entry(i, 2, `第${i}句`));
    panel.update();
    expect(all('.slqj-said')).toHaveLength(200);
    expect(all('.slqj-said')[0]!.textContent).toContain('第50句');
  });
});

describe('keeping up', () => {
  it('draws nothing when nothing changed', () => {
    const { set, panel, ledger, scene } = show();
    set.log = [entry(1, 1, '三号是反', { to: 3 })];
    set.last = lastLine('三号是反');
    set.debug = true;
    set.relations.set(3, relation(3));
    set.tasks.set(3, [{ id: 'a', description: '弄清「他」指的是谁', importance: 0.6, ttl: 3, source: 'detection' }]);
    ledger.record([claim(1, 3, 'fan')], scene);
    panel.update();
    expect(
      mutationsDuring(() => {
        panel.update();
      }),
    ).toEqual([]);
  });

  it("follows its source at the panel's pace, and only while it is the page shown", () => {
    const { changed, set, panel, listeners } = show();
    panel.selectTab('inspect');
    changed();
    expect(waitingFrames()).toBe(0);
    panel.selectTab('talk');
    set.log = [entry(1, 2, '来了。')];
    changed();
    changed();
    expect(all('.slqj-said')).toHaveLength(0);
    expect(waitingFrames()).toBe(1);
    nextFrame();
    expect(all('.slqj-said')).toHaveLength(1);
    expect(listeners.size).toBe(1);
  });

  it('says of an archived game that it tells of the running one only', () => {
    const { panel } = show();
    panel.setSource(sourceOf({ events: PLOT, finished: true }));
    expect(one('.slqj-page:not([hidden])').textContent).toBe('聊天、关系和剧情只讲正在进行的这一局。');
    expect(visible('.slqj-compose')).toEqual([]);
  });
});

describe('the box', () => {
  it('sends with Enter and with the button, trimmed, and is empty afterwards', () => {
    const { source } = show();
    type('  三号是反  ');
    expect(press(box(), 'Enter').defaultPrevented).toBe(true);
    expect(source.send).toHaveBeenLastCalledWith('三号是反');
    expect(box().value).toBe('');
    type('主公小心');
    byText('.slqj-write-send', '发送').click();
    expect(source.send).toHaveBeenLastCalledWith('主公小心');
    expect(document.activeElement).toBe(box());
    press(box(), 'Enter');
    expect(source.send).toHaveBeenCalledTimes(2);
  });

  it('leaves the Enter of an input method alone', () => {
    const { source, panel } = show();
    type('san');
    box().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    press(box(), 'Enter');
    press(box(), 'Escape');
    box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    press(box(), 'Enter', { isComposing: true });
    press(box(), 'Enter', { keyCode: 229 });
    expect(source.send).not.toHaveBeenCalled();
    expect(panel.isOpen()).toBe(true);
    press(box(), 'Enter');
    expect(source.send).toHaveBeenCalledWith('san');
  });

  it('says beside the box that no more goes in, as long as it is so', () => {
    const { source } = show();
    const said = (): string[] => visible('.slqj-compose .slqj-write-why').map(({ textContent }) => textContent);
    const write = (text: string): void => {
      type(text);
      box().dispatchEvent(new Event('input', { bubbles: true }));
    };
    write('长'.repeat(199));
    expect(said()).toEqual([]);
    write('长'.repeat(200));
    expect(said()).toEqual(['满 200 个字了，再多写不进去。']);
    write('长'.repeat(198));
    expect(said()).toEqual([]);
    write('长'.repeat(200));
    press(box(), 'Enter');
    expect(source.send).toHaveBeenCalledWith('长'.repeat(200));
    expect([box().value, said()]).toEqual(['', []]);
    // Why something was not said is not taken away by typing on.
    vi.mocked(source.send).mockImplementationOnce(() => {
      throw new Error('no bubble');
    });
    type('救我');
    press(box(), 'Enter');
    write('救我！');
    expect(said()).toEqual(['没说出去，话还在输入框里。']);
  });

  it('keeps the words and says why where they could not be said', () => {
    const { source, set, panel } = show();
    vi.mocked(source.send).mockImplementationOnce(() => {
      throw new Error('no bubble');
    });
    type('救我');
    press(box(), 'Enter');
    expect(box().value).toBe('救我');
    expect(one('.slqj-compose .slqj-write-why').textContent).toBe('没说出去，话还在输入框里。');
    set.noScene = true;
    press(box(), 'Enter');
    expect(one('.slqj-compose .slqj-write-why').textContent).toContain('没有对局');
    set.noScene = false;
    press(box(), 'Enter');
    expect(box().value).toBe('');
    expect(visible('.slqj-compose .slqj-write-why')).toEqual([]);
    type('长'.repeat(201));
    press(box(), 'Enter');
    expect(source.send).toHaveBeenCalledTimes(2);
    expect(box().value).toHaveLength(201);
    set.inactive = '联机时不说话';
    panel.update();
    expect(texts('.slqj-talk-why')).toEqual(['联机时不说话']);
    expect(all('.slqj-quick').every((node) => (node as HTMLButtonElement).disabled)).toBe(true);
  });

  it('keeps its keys from the game but lets Escape close the panel', () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { panel } = show();
    press(box(), ' ');
    press(box(), 'ArrowLeft');
    expect(heard).not.toHaveBeenCalled();
    press(box(), 'Escape');
    expect(panel.isOpen()).toBe(false);
    document.removeEventListener('keydown', heard);
  });

  it('is in the circle of the Tab key', () => {
    show();
    const reachable = all('button,[tabindex="0"]').filter((node) => node.tabIndex >= 0 && !node.closest('[hidden]'));
    expect(reachable).toContain(box());
  });
});

describe('quick phrases, throwing and muting', () => {
  it('say a phrase to everybody, or by name to the one who is chosen', () => {
    const { source } = show();
    expect(texts('.slqj-quick')).toHaveLength(6);
    byText('.slqj-quick', '打得漂亮！').click();
    expect(source.send).toHaveBeenLastCalledWith('打得漂亮！');
    byText('.slqj-compose .slqj-chip', '3号 关羽').click();
    byText('.slqj-quick', '打得漂亮！').click();
    expect(source.send).toHaveBeenLastCalledWith('3号位，打得漂亮！');
  });

  it('throw at the chosen AI only', () => {
    const { source } = show();
    expect(visible('.slqj-talk-acts .slqj-press')).toHaveLength(1);
    byText('.slqj-compose .slqj-chip', '4号 司马懿').click();
    byText('.slqj-press', '扔鸡蛋').click();
    byText('.slqj-press', '送花').click();
    expect(vi.mocked(source.throwAt).mock.calls).toEqual([
      [4, 'egg'],
      [4, 'flower'],
    ]);
  });

  it('mute one, all, and back', () => {
    const { source, set } = show();
    byText('.slqj-compose .slqj-chip', '2号 张角').click();
    byText('.slqj-press', '静音').click();
    expect(source.mute).toHaveBeenLastCalledWith(2, true);
    byText('.slqj-chip', '2号 张角（静音）').click();
    byText('.slqj-press', '取消静音').click();
    expect(set.talkers.some(({ muted }) => muted)).toBe(false);
    byText('.slqj-chip', '大家').click();
    byText('.slqj-press', '全部静音').click();
    expect(set.talkers.filter(({ muted }) => muted).map(({ seat }) => seat)).toEqual([2, 3, 4, 5]);
    byText('.slqj-press', '全部放开').click();
    expect(set.talkers.some(({ muted }) => muted)).toBe(false);
  });

  it('forget a chosen one who has died', () => {
    const { set, panel } = show();
    byText('.slqj-compose .slqj-chip', '2号 张角').click();
    set.talkers = set.talkers.map((talker) => (talker.seat === 2 ? { ...talker, alive: false } : talker));
    panel.update();
    expect(one('.slqj-compose .slqj-chip[aria-checked="true"]').textContent).toBe('大家');
  });
});

describe('switches', () => {
  it('change what the menu keeps', () => {
    const { source } = show();
    byText('.slqj-switch', '点名才说').click();
    byText('.slqj-scale .slqj-chip', '话多').click();
    byText('.slqj-scale .slqj-chip', '慢').click();
    expect(vi.mocked(source.change).mock.calls).toEqual([
      [{ onlyWhenNamed: true }],
      [{ talkativeness: 0.9 }],
      [{ speed: 0.6 }],
    ]);
    expect(byText('.slqj-switch', '点名才说').getAttribute('aria-checked')).toBe('true');
    expect(byText('.slqj-scale .slqj-chip', '话多').getAttribute('aria-checked')).toBe('true');
  });

  it('show a value that is no step as the nearest one, and say that talk is off', () => {
    const { set, panel } = show();
    set.switches = { ...set.switches, talkativeness: 0.31, on: false };
    panel.update();
    expect(byText('.slqj-scale .slqj-chip', '话少').getAttribute('aria-checked')).toBe('true');
    expect(texts('.slqj-talk-why')).toEqual(['AI 说话已关闭，你说的话它们不会回。']);
  });
});

describe('hostile text', () => {
  const evil = '<img src=x onerror="globalThis.ran=1">\u202Eabc"><script>globalThis.ran=1</script>';
  it('stays text in names, lines, detection, tasks', () => {
    const { set, panel, ledger, scene } = show({ names: ['我', evil, evil, '\u202Eيمين', ''] });
    const last = lastLine(evil);
    last.detection.detection_stage_judge.evidence_spans = [evil, '<img', ''];
    last.detection.detection_brief.gist = evil;
    last.detection.detection_brief.references = [{ ref: evil, resolution: evil, confidence: 1 }];
    last.detection.detection_brief.unknowns = [{ item: evil, impact: 'high' }];
    set.last = last;
    set.log = [entry(1, 1, evil, { to: 2 }), entry(2, 2, evil, { gesture: 'wine', to: 1 })];
    set.tasks.set(2, [{ id: evil, description: evil, importance: 1, ttl: 1, source: evil }]);
    ledger.record([claim(2, 3, 'fan', { words: evil })], scene);
    panel.update();
    expect(all('img,script')).toEqual([]);
    expect(globalThis).not.toHaveProperty('ran');
    expect(page().textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(texts('.slqj-last mark').join('')).toContain('<img');
  });

  it('makes no div', () => {
    const { set, panel } = show();
    set.last = lastLine('三号是反');
    panel.update();
    expect(all('div')).toEqual([]);
  });
});

it('speaks English without a Chinese sign where nothing Chinese was said', () => {
  const { set, panel, ledger, scene } = show({ language: 'en', names: ['A', 'B', 'C', 'D', 'E'] });
  set.last = lastLine('who are you really?');
  set.log = [entry(1, 1, 'who are you really?', { to: 3 }), entry(2, 3, 'Guess.', { to: 1, gesture: 'flower' })];
  set.tasks.set(3, [
    { id: 'x', description: '没有听懂：先对齐意思再回应', importance: 0.6, ttl: 3, source: 'detection' },
  ]);
  set.relations.set(3, relation(3));
  set.debug = true;
  ledger.record([claim(3, 3, 'zhong')], scene);
  panel.update();
  expect(page().textContent).not.toMatch(/\p{Script=Han}/u);
});

it('shows nothing of a table without AIs that talk', () => {
  const running = sourceOf({ events: PLOT, me: 1 });
  const { source, set } = fakeTalk(running);
  set.talkers = set.talkers.map((talker) => ({ ...talker, voice: null }));
  expect(() => showTab(() => createTalkTab(source))).not.toThrow();
  expect(texts('.slqj-compose .slqj-chip')).toEqual(['大家']);
});

it('says that what was said is heard while an answer waits for the decision', () => {
  const { set, panel } = show();
  expect(visible('.slqj-talk-why')).toEqual([]);
  set.held = true;
  panel.update();
  expect(texts('.slqj-talk-why')).toEqual(['听见了，等你这一步定下来再答。']);
  set.held = false;
  panel.update();
  expect(visible('.slqj-talk-why')).toEqual([]);
});

describe('while care keeps the talk quiet', () => {
  const WAITS = { text: '聊天停在这里。', waits: true };

  it('says so once, not as a fault, and still takes what the person says', () => {
    const { set, panel, source } = show();
    set.quiet = WAITS;
    panel.update();
    type('还是难受');
    press(box(), 'Enter');
    expect(source.send).toHaveBeenCalledWith('还是难受');
    expect(box().value).toBe('');
    const said = visible('.slqj-compose p').filter((node) => node.textContent === WAITS.text);
    expect(said.map(({ className }) => className)).toEqual(['slqj-talk-why']);
    expect(visible('.slqj-write-why')).toEqual([]);
  });

  it('has the switch here, in two taps, and the numbers', () => {
    const { set, panel, source } = show();
    expect(visible('.slqj-talk-waits')).toEqual([]);
    set.quiet = WAITS;
    panel.update();
    byText('.slqj-compose .slqj-care-link', '看求助电话').click();
    expect(source.numbers).toHaveBeenCalledTimes(1);
    byText('.slqj-compose .slqj-care-link', '重新打开聊天').click();
    expect(source.resume).not.toHaveBeenCalled();
    byText('.slqj-compose .slqj-care-button', '先不打开').click();
    byText('.slqj-compose .slqj-care-link', '重新打开聊天').click();
    byText('.slqj-compose .slqj-care-button', '是，打开').click();
    expect(source.resume).toHaveBeenCalledTimes(1);
    expect(visible('.slqj-talk-waits,.slqj-talk-why')).toEqual([]);
  });

  it('has no switch while only a card is open', () => {
    const { set, panel } = show();
    set.quiet = { text: '关怀卡片开着。', waits: false };
    panel.update();
    expect(texts('.slqj-talk-why')).toEqual(['关怀卡片开着。']);
    expect(visible('.slqj-talk-waits')).toEqual([]);
  });
});
