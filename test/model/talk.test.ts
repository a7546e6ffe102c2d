// @vitest-environment jsdom
/** A model beside the talk of a game on the double: what it is told, what of its words is said, and that nothing waits for it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenToConsole } from '../engine/support';
import { BAD, GOOD_LINES, HOSTILE_LINES, jobOf, openModelServer, says, type BadName, type ModelServer } from './server';
import { playOn, sitWithModel, type ModelTable } from './support';

const LINES = [
  '三号位，你好',
  '四号位，今天天气不错',
  '五号位，你真厉害',
  '三号位，多谢了',
  '哈哈哈哈',
  '四号位，快点行不行',
  '大家好',
];

describe('a model at the table', () => {
  const { warnings } = listenToConsole();
  let server: ModelServer;
  let open: ModelTable[] = [];
  const sit = (...[options, timeoutMs]: [Parameters<typeof sitWithModel>[1]?, number?]): ModelTable => {
    const table = sitWithModel(server, options, timeoutMs);
    open.push(table);
    return table;
  };
  beforeEach(async () => {
    server = await openModelServer(says('好'));
  });
  afterEach(async () => {
    for (const table of open) table.runtime.uninstall();
    open = [];
    document.body.replaceChildren();
    await server.close();
  });
  const lineCalls = () => server.asked.filter((one) => jobOf(one) === 'line').length;

  it('words an answer in the place of the template', async () => {
    server.behave(says('行啊，容我想想再说。'));
    const table = sit();
    table.say('三号位，你好');
    await table.live(12);
    expect(lineCalls()).toBe(1);
    expect(table.bubbles().join('')).toContain('行啊，容我想想再说。');
    expect(
      table.chat.source
        .log()
        .filter(({ from, text }) => from === 3 && text !== null)
        .map(({ text }) => text),
    ).toEqual(['行啊，容我想想再说。']);
  });

  it('refines what the panel shows, and nothing that was decided', async () => {
    const table = sit();
    table.say('三号位，今天天气不错');
    const before = table.chat.source.last();
    await table.live(6);
    const after = table.chat.source.last();
    expect(before?.detection.detection_scores.friendly).toBeLessThan(0.9);
    expect(after?.detection.detection_scores.friendly).toBe(0.9);
    expect(after?.detection.detection_brief.gist).toBe('随口一说');
    expect(after?.detection.route).toBe('NORMAL');
    expect(after?.detection.crisis).toEqual(before?.detection.crisis);
  });

  it.each(Object.keys(BAD) as BadName[])('plays on by its own lines while the server does this: %s', async (name) => {
    const alone = sit();
    alone.link.choose({ ...alone.link.choice(), on: false }, null);
    alone.say('三号位，你好');
    await alone.live(20);
    alone.runtime.uninstall();

    server.behave(BAD[name]);
    const table = sit({}, 300);
    for (const line of ['三号位，你好', '四号位，你好', '五号位，你好', '三号位，今天天气不错', '四号位，你真厉害']) {
      table.say(line);
      await table.live(14);
    }
    expect(table.bubbles().slice(0, 1)).toEqual(alone.bubbles().slice(0, 1));
    expect(
      new Set(
        table.chat.source
          .log()
          .filter(({ from, text }) => from !== 2 && text !== null)
          .map(({ from }) => from),
      ),
    ).toEqual(new Set([3, 4, 5]));
    expect(server.asked.length).toBeLessThanOrEqual(4);
    expect(warnings()).toEqual([]);
  });

  it.each(HOSTILE_LINES)('never says %s, but a line of its own', async (line) => {
    server.behave(says(line));
    const table = sit();
    for (const words of ['三号位，你好', '四号位，你真厉害', '五号位，今天天气不错']) {
      table.say(words);
      await table.live(14);
    }
    const said = table.bubbles().join('\n');
    expect(lineCalls()).toBeGreaterThan(1);
    expect(lineCalls()).toBeLessThanOrEqual(3);
    expect(said).not.toContain(line.slice(0, 10));
    expect(said).not.toMatch(/https?:|<|script|割腕|跳楼|自杀|微信|rebel/);
    expect(
      new Set(
        table.chat.source
          .log()
          .filter(({ from, text }) => from !== 2 && text !== null)
          .map(({ from }) => from),
      ),
    ).toEqual(new Set([3, 4, 5]));
  });

  it('goes on through a whole game with a good server, within the calls that it may make', async () => {
    let at = 0;
    server.behave(says(() => GOOD_LINES[at++ % GOOD_LINES.length] ?? ''));
    const table = sit({ settings: { chat_talkativeness: '0.9' } });
    await playOn(table, 6, LINES);
    const spoken = table.chat.source
      .log()
      .filter(({ from, text, silent }) => from !== 2 && text !== null && !silent)
      .map(({ text }) => text ?? '');
    const worded = spoken.filter((text) => GOOD_LINES.some((line) => line === text));
    expect(worded.length).toBeGreaterThan(3);
    expect(spoken.length).toBeGreaterThan(worded.length);
    expect(server.asked.length).toBeLessThanOrEqual(40);
    expect(table.link.state().state).not.toBe('stopped');
  });

  it('drops what comes late', async () => {
    server.behave((response, asked) => {
      if (jobOf(asked) === 'line')
        setTimeout(() => {
          says('行啊，容我想想再说。')(response, asked);
        }, 50);
      else says('')(response, asked);
    });
    const table = sit();
    table.say('三号位，你好');
    // The table's time runs past the wait before the network has a chance.
    table.pass(40);
    await table.live(5);
    expect(table.bubbles().length).toBeGreaterThan(0);
    expect(table.bubbles().join('')).not.toContain('容我想想再说');
  });

  it('asks nothing for a line in danger, while the card is open, nor after the script', async () => {
    const table = sit();
    for (const line of [
      '不是说游戏，我真的觉得活着没意思',
      '三号位，你好',
      '不是说游戏，我今晚就想自杀',
      '三号位，你好',
    ]) {
      table.say(line);
      await table.live(14);
    }
    expect(server.asked).toEqual([]);
    table.care.resume();
    table.say('三号位，你好');
    await table.live(14);
    expect(server.asked).toEqual([]);
  });

  it('cancels what runs when everybody falls silent', async () => {
    let closed = 0;
    server.behave((response) => {
      response.on('close', () => {
        closed++;
      });
    });
    const table = sit({}, 20_000);
    table.say('三号位，你好');
    await expect.poll(() => server.asked.length).toBeGreaterThan(0);
    const asked = server.asked.length;
    table.say('不是说游戏，我今晚就想自杀');
    await expect.poll(() => closed).toBe(asked);
    await expect.poll(() => table.link.state().state).not.toBe('busy');
  });
});
