// @vitest-environment jsdom
/** A line that is not about the game: the card answers alone, at once, and nothing of it goes anywhere (§F4). */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { createKeep } from '../../src/ui/keep';
import { RELATIONS } from '../../src/converse/memory';
import { listenToConsole } from '../engine/support';
import { sitAndTalk, type TalkTable } from './support';

const HIGH = [
  '不是说游戏，我今晚就想自杀',
  '不是說遊戲，我今晚就想自殺',
  'not about the game, i am going to kill myself tonight',
];
const MEDIUM = '不是说游戏，我真的觉得活着没意思';

const card = (): string =>
  [...document.querySelectorAll('.slqj-care')]
    .filter((node) => !(node as HTMLElement).hidden)
    .map(({ textContent }) => textContent)
    .join('');

describe('care', () => {
  listenToConsole();
  let table: TalkTable | null = null;
  afterEach(() => {
    table?.runtime.uninstall();
    document.body.replaceChildren();
  });

  it.each(HIGH)(
    'silences every AI at once on %s, also with what was queued, until chatter is turned on again',
    (line) => {
      table = sitAndTalk();
      table.say('三号位四号位，你们好，你们是什么身份');
      const before = table.bubbles().length;
      table.say(line);
      table.pass(60);
      expect(table.bubbles().length).toBe(before);
      expect(card()).toMatch(/12356|1925|988/);
      table.say('三号位，你好');
      table.acts.turn(table.seat(1));
      table.pass(60);
      expect(table.bubbles().length).toBe(before);
      table.care.resume();
      table.say('三号位，说句话吧');
      table.pass(60);
      expect(table.bubbles().length).toBeGreaterThan(before);
    },
  );

  it('answers a medium line by the card alone, and goes on answering there', () => {
    table = sitAndTalk();
    table.say(MEDIUM);
    expect(card()).not.toBe('');
    expect(table.game.me.said).toEqual([]);
    table.say('三号位，你好');
    table.pass(30);
    expect(table.bubbles()).toEqual([]);
    expect(table.game.me.said).toEqual([]);
    table.cards.close();
    table.care.closed();
    table.say('三号位，你好');
    table.pass(30);
    expect(table.bubbles().length).toBeGreaterThan(0);
  });

  it('still works while AIs do not talk', () => {
    table = sitAndTalk({ settings: { chat: false } });
    table.say(HIGH[0]!);
    expect(card()).toContain('12356');
  });

  it('leaves nothing of a whole session in recording, log, hooks, device, console or at the table', async () => {
    const factory = new IDBFactory();
    table = sitAndTalk({ factory, settings: { debug: true } });
    const told: unknown[] = [];
    for (const name of ['slqj_ai_chat_detected', 'slqj_ai_chat_reply'] as const)
      table.bus.on(name, (ctx) => {
        told.push({ ...ctx, player: null, speaker: null });
      });
    const secrets = [MEDIUM, '我一个人扛不住了', '找过医生了，没用的', ...HIGH];
    table.say('三号位，你好');
    table.say(secrets[0]!);
    table.chat.answerCare(secrets[1]!);
    table.chat.answerCare(secrets[2]!);
    table.care.fill({ phq9: { total_score: 17, parsed_scores: [2, 2, 2, 2, 2, 2, 2, 2, 1] } });
    for (const line of HIGH) table.say(line);
    table.acts.turn(table.seat(1));
    table.pass(30);
    const { source } = table.chat;
    const kept = await createKeep(factory).read(RELATIONS);
    const everywhere = JSON.stringify([
      table.api.recording(),
      source.log(),
      source.last(),
      told,
      kept,
      table.everybody().map(({ said }) => said),
      (console.log as unknown as { mock: { calls: unknown[] } }).mock.calls,
      table.everybody().map(({ storage }) => storage['slqj_ai']),
    ]);
    for (const secret of secrets) expect(everywhere).not.toContain(secret);
    expect(everywhere).not.toMatch(/phq|gad7|自杀|自殺|kill myself|questionnaire|withheld":true.{0,40}text":"[^"]/i);
    expect(await createKeep(factory).read('mood')).toEqual({ ok: true, value: undefined });
  });

  it('keeps the route where it was when a questionnaire is no valid one, and says so', () => {
    table = sitAndTalk();
    const { care } = table;
    const before = care.rigid();
    expect(() => {
      care.fill({ phq9: { total_score: 12, parsed_scores: [1, 1, 1, 1, 1, 1, 1, 1, 1] } });
    }).toThrow(/相加/);
    expect(care.rigid()).toBe(before);
    care.fill({ gad7: { total_score: 12 } });
    expect(care.rigid()).toBeGreaterThan(before);
    care.reset();
    expect(care.rigid()).toBe(before);
  });
});
