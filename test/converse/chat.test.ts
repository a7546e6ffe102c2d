// @vitest-environment jsdom
/** Talk in a game on the double, end to end: heard, answered, recorded, remembered, and nothing of it where it must not be. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { RELATIONS } from '../../src/converse/memory';
import { createKeep } from '../../src/ui/keep';
import { swapPlayer } from '../engine/double';
import { step } from '../../src/core/fold';
import { openGame } from '../../src/replay/replay';
import { column, listenToConsole, readable, told, toldOf } from '../engine/support';
import { sitAndTalk, type TalkTable } from './support';

describe('talk', () => {
  const { warnings } = listenToConsole();
  let open: TalkTable[] = [];
  const sit = (...options: Parameters<typeof sitAndTalk>): TalkTable => {
    const table = sitAndTalk(...options);
    open.push(table);
    return table;
  };
  afterEach(() => {
    for (const table of open) table.runtime.uninstall();
    open = [];
    document.body.replaceChildren();
  });

  it('answers whoever is named, as a bubble, in the log, and in the recording', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    table.pass(20);
    const before = table.bubbles().length;
    table.say('三号位，你是什么身份？');
    table.pass(20);
    expect(table.bubbles().length).toBeGreaterThan(before);
    expect(toldOf(table, 'chat').map(({ seat }) => seat)).toContain(2);
    expect(toldOf(table, 'chat').map(({ seat }) => seat)).toContain(3);
    expect(table.chat.source.log().filter(({ from }) => from === 3).length).toBeGreaterThan(0);
    expect(table.chat.source.last()?.text).toBe('三号位，你是什么身份？');
    expect(table.chat.source.last()?.detection.route).toBe('NORMAL');
  });

  it('tells the page that an answer waits while the person decides, and no more when it has been said', () => {
    const table = sit({ settings: { chat_talkativeness: '0.9' } });
    table.acts.turn(table.seat(1));
    table.pass(20);
    const held: boolean[] = [];
    const stop = table.chat.source.onChange(() => held.push(table.chat.source.held()));
    table._status.imchoosing = true;
    // One short answer may come at once; what is more waits.
    for (const line of ['三号位，你觉得四号是什么身份？', '五号位，你觉得谁是反贼？', '四号位，你是忠臣吗？'])
      table.say(line);
    table.pass(20);
    expect(table.chat.source.held()).toBe(true);
    expect(held).toContain(true);
    table._status.imchoosing = false;
    table.pass(60);
    expect(table.chat.source.held()).toBe(false);
    expect(held[held.length - 1]).toBe(false);
    stop();
  });

  it('records what an AI’s line does, and which of the person’s lines it answers', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    table.say('三号位，你觉得四号是什么身份？');
    table.pass(20);
    table.say('五号位，你好');
    table.pass(20);
    const said = toldOf(table, 'chat');
    const persons = said.filter(({ for: occasion }) => occasion === undefined);
    expect(persons.map(({ seat }) => seat)).toEqual([2, 2]);
    expect(persons.every((line) => !('move' in line) && !('answers' in line))).toBe(true);
    const answer = (number: number) => said.find(({ answers }) => answers === number);
    expect(answer(1)).toMatchObject({ seat: 3, move: 'unsure', about: 4 });
    expect(answer(2)).toMatchObject({ seat: 5, move: 'greet' });
    expect(answer(2)).not.toHaveProperty('role');
    expect(said.every(({ move, for: occasion }) => (move === undefined) === (occasion === undefined))).toBe(true);
    expect(readable(table).damage).toBeNull();
  });

  it('notes no number for what is said unasked, and counts lines that nobody answered', () => {
    const table = sit({ settings: { chat_talkativeness: '0.9' } });
    for (const { seat } of table.chat.source.talkers()) table.chat.source.mute(seat, true);
    table.say('三号位，你好');
    table.pass(20);
    for (const { seat } of table.chat.source.talkers()) table.chat.source.mute(seat, false);
    table.acts.turn(table.seat(3));
    table.acts.use(table.seat(3), 'sha', [table.seat(1)], {
      effect: (target) => {
        table.acts.damage(target, 1, { source: table.seat(3) });
      },
    });
    table.pass(30);
    table.say('四号位，你好');
    table.pass(20);
    const lines = toldOf(table, 'chat').filter(({ for: occasion }) => occasion !== undefined);
    const [unasked, answers] = [
      lines.filter((line) => !('answers' in line)),
      lines.filter((line) => 'answers' in line),
    ];
    expect(unasked.length).toBeGreaterThan(0);
    expect(answers.map(({ seat, answers: number }) => [seat, number])).toEqual([[4, 2]]);
  });

  it('goes on when somebody has just taken an AI’s persona away', () => {
    const table = sit();
    const mind = table.seat(3).storage['slqj_ai'] as { persona?: unknown };
    expect(mind.persona).toBeDefined();
    delete mind.persona;
    table.say('三号位，你好');
    table.pass(20);
    expect(table.bubbles().length).toBeGreaterThan(0);
    expect(warnings()).toEqual([]);
  });

  it('tells subscribers of a line, and lets them change or swallow an answer', () => {
    const table = sit();
    const heard: string[] = [];
    table.bus.on('slqj_ai_chat_detected', ({ text, player }) => {
      heard.push(`${(player as { name: string }).name} ${text}`);
    });
    table.bus.on('slqj_ai_chat_reply', (ctx) => {
      ctx.text = '容我想想。';
    });
    table.say('三号位，你好');
    table.pass(20);
    expect(heard).toEqual(['hero2 三号位，你好']);
    expect(table.bubbles().some((text) => text.includes('容我想想'))).toBe(true);
    table.bus.clear('slqj_ai_chat_reply');
    table.bus.on('slqj_ai_chat_reply', (ctx) => {
      ctx.stop = true;
    });
    const before = table.bubbles().length;
    table.say('四号位，你好');
    table.pass(20);
    expect(table.bubbles().length).toBe(before);
  });

  it.each([
    [
      'tear the detection apart',
      ({ detection }: { detection?: object }) => {
        for (const field of Object.keys(detection ?? {})) Reflect.deleteProperty(detection ?? {}, field);
      },
    ],
    [
      'answer with what cannot be read',
      () =>
        new Proxy(
          {},
          {
            get: () => {
              throw new Error('boom');
            },
          },
        ) as never,
    ],
    ['leave no text', (ctx: object) => void Object.assign(ctx, { text: 7, stop: 'yes' })],
  ])('subscribers who %s lose no line', (_what, hostile) => {
    const plain = sit();
    const table = sit();
    table.bus.on('slqj_ai_chat_detected', hostile, { title: 'hostile' });
    table.bus.on('slqj_ai_chat_reply', hostile as never, { title: 'hostile' });
    for (const each of [plain, table]) {
      each.say('三号位，你好');
      each.pass(20);
    }
    expect(table.bubbles().length).toBeGreaterThan(0);
    expect(table.bubbles()).toEqual(plain.bubbles());
    expect(table.chat.source.last()?.detection).toEqual(plain.chat.source.last()?.detection);
    expect(warnings().every((text) => text.includes('hostile'))).toBe(true);
    plain.runtime.uninstall();
  });

  it('is silent when switched off, when muted, and where the extension is not in force', () => {
    const off = sit({ settings: { chat: false } });
    off.say('三号位，你好');
    off.pass(20);
    expect(off.bubbles()).toEqual([]);
    off.runtime.uninstall();

    const muted = sit();
    for (const { seat } of muted.chat.source.talkers()) muted.chat.source.mute(seat, true);
    muted.say('三号位，你好');
    muted.pass(20);
    expect(muted.bubbles()).toEqual([]);
    muted.runtime.uninstall();

    const elsewhere = sit({ inactive: () => '联机时保持旁观。' });
    elsewhere.say('三号位，你好');
    elsewhere.pass(20);
    expect(elsewhere.bubbles()).toEqual([]);
    expect(toldOf(elsewhere, 'chat')).toEqual([]);
  });

  it('speaks up by itself about what everybody saw, and keeps quiet while the person decides', () => {
    const table = sit({ settings: { chat_talkativeness: '0.9' } });
    table._status.imchoosing = true;
    table.acts.turn(table.seat(3));
    table.acts.use(table.seat(3), 'sha', [table.seat(1)], {
      effect: (target) => {
        table.acts.damage(target, 1, { source: table.seat(3) });
      },
    });
    table.pass(30);
    expect(table.bubbles()).toEqual([]);
    table._status.imchoosing = false;
    for (const by of [4, 5, 3, 4, 5]) {
      table.acts.turn(table.seat(by));
      table.acts.use(table.seat(by), 'sha', [table.seat(1)], {
        effect: (target) => {
          table.acts.damage(target, 1, { source: table.seat(by) });
        },
      });
      table.pass(15);
    }
    expect(table.bubbles().length).toBeGreaterThan(0);
  });

  it('gives a dead AI its last words and no more, and lets it talk again when it came back', () => {
    const table = sit();
    const third = table.seat(3);
    table.acts.die(third, table.seat(1));
    table.pass(30);
    const lines = () =>
      toldOf(table, 'chat').filter(({ seat, for: occasion }) => seat === 3 && occasion !== 'last_words');
    table.say('三号位，你好');
    table.pass(30);
    expect(lines()).toEqual([]);
    table.acts.revive(third, 2, true);
    table.say('三号位，欢迎回来');
    table.pass(30);
    expect(lines().length).toBeGreaterThan(0);
    expect(table.chat.source.talkers().find(({ seat }) => seat === 3)?.alive).toBe(true);
  });

  it('hears flowers and eggs', () => {
    const table = sit();
    table.game.me.throwEmotion(table.seat(3), 'flower');
    table.chat.source.throwAt(4, 'egg');
    expect(table.game.me.thrown).toEqual(['flower>hero3', 'egg>hero4']);
    const scene = table.chat.source.scene();
    expect(scene?.facts.filter(({ kind }) => kind === 'throw').map(({ by, to, card }) => [by, to, card])).toEqual([
      [2, 3, 'flower'],
      [2, 4, 'egg'],
    ]);
    expect(table.chat.source.relation(3)?.dims.liking).toBeGreaterThan(table.chat.source.relation(4)?.dims.liking ?? 1);
  });

  it('keeps what AIs think of the person on the device, and forgets it on request', async () => {
    const factory = new IDBFactory();
    const table = sit({ factory });
    table.say('三号位，多谢你，打得漂亮');
    await expect
      .poll(async () => await createKeep(factory).read(RELATIONS))
      .toMatchObject({ ok: true, value: expect.anything() as unknown });
    const kept = await createKeep(factory).read(RELATIONS);
    expect(JSON.stringify(kept)).not.toContain('打得漂亮');
    table.chat.source.forget();
    await expect.poll(async () => createKeep(factory).read(RELATIONS)).toEqual({ ok: true, value: undefined });
  });

  it('plays on when the device keeps nothing, and says so once', async () => {
    const table = sit({ keep: createKeep(undefined) });
    table.say('三号位，你好');
    table.say('四号位，你好');
    table.pass(20);
    await expect.poll(() => warnings().length).toBe(1);
    expect(table.bubbles().length).toBeGreaterThan(0);
  });

  it('lets claims touch evidence only where the player wants that', () => {
    const plain = sit();
    plain.say('三号是反贼');
    expect(toldOf(plain, 'claim')).toEqual([]);
    plain.runtime.uninstall();
    const heeded = sit({ settings: { chat_claims: true } });
    heeded.say('三号是反贼');
    const [claim] = toldOf(heeded, 'claim');
    expect(claim).toMatchObject({ by: 2, about: 3 });
    expect(claim!.lean).toBeLessThan(0);
    expect(claim!.lean).toBeGreaterThanOrEqual(-0.9);
    expect(heeded.chat.source.ledger()?.rows(heeded.chat.source.scene()!).length).toBe(1);
  });

  it('lets a deed on record that is named come back to memory, as a replay does, and only where the player wants that', () => {
    const [plain, heeded] = [false, true].map((chat_claims) => {
      const table = sit({ settings: { chat_claims } });
      table.acts.turn(table.seat(3));
      table.acts.use(table.seat(3), 'sha', [table.seat(1)], {
        effect: (target) => {
          table.acts.damage(target, 1, { source: table.seat(3) });
        },
      });
      const full = column(table, 'zhuSignal', table.seat(3));
      for (const seat of [4, 5, 1, 4, 5, 1]) table.acts.turn(table.seat(seat));
      const faded = column(table, 'zhuSignal', table.seat(3));
      table.say('3号杀过1号');
      return { table, full, faded, after: column(table, 'zhuSignal', table.seat(3)) };
    });
    expect(toldOf(plain!.table, 'claim')).toEqual([]);
    expect(plain!.after).toEqual(plain!.faded);
    expect(toldOf(heeded!.table, 'claim')).toEqual([
      { type: 'claim', by: 2, about: 3, lean: 0, reminds: { turn: 1, to: 1 } },
    ]);
    for (const seat of [1, 4, 5]) {
      expect(heeded!.faded[seat]).not.toBeCloseTo(heeded!.full[seat]!, 6);
      expect(heeded!.after[seat]).toBeCloseTo(heeded!.full[seat]!, 9);
    }
    const again = openGame(readable(heeded!.table));
    for (const { event } of readable(heeded!.table).entries) if (event) step(again, event);
    for (const [seat, value] of Object.entries(heeded!.after))
      expect(again.minds.get(Number(seat))?.memory.zhuSignal[3]).toBeCloseTo(value, 9);
  });

  it('never throws into the game, whatever is typed', () => {
    const table = sit();
    for (const text of [
      '',
      ' ',
      '\ud800',
      '<img src=x onerror=alert(1)>',
      '\u202e乱'.repeat(500),
      'a'.repeat(100_000),
      '{"role":"system"}',
    ])
      table.say(text);
    table.pass(20);
    expect(table.bubbles().join('')).not.toContain('<img');
    expect(told(table).length).toBeGreaterThan(0);
  });

  it('drops the rest of a line when its speaker is muted, and of all when talk is switched off', () => {
    for (const silence of [
      (table: TalkTable) => {
        table.chat.source.mute(3, true);
      },
      (table: TalkTable) => {
        table.chat.source.change({ on: false });
      },
    ]) {
      const table = sit();
      table.bus.on('slqj_ai_chat_reply', (ctx) => {
        ctx.text = '此事说来话长容我慢慢道来，总之看我出牌便知分晓如何不必再多言了。';
      });
      table.say('三号位，你好');
      const said = (): number => table.seat(3).said.length;
      for (let i = 0; i < 80 && said() === 0; i++) table.pass(0.25);
      expect(said()).toBe(1);
      silence(table);
      table.pass(20);
      expect(said()).toBe(1);
      table.runtime.uninstall();
    }
  });

  it('hears no more of a line than anybody types', () => {
    const table = sit();
    table.say(`三号位${'哈四号好'.repeat(100_000)}`);
    const [line] = toldOf(table, 'chat');
    expect(line!.text.length).toBe(2000);
    expect(JSON.stringify(table.chat.source.log()).length).toBeLessThan(10_000);
  });

  it('never writes over a memory that could not be read', async () => {
    const written: unknown[] = [];
    const keep = createKeep(new IDBFactory());
    const table = sit({
      keep: {
        ...keep,
        read: () => Promise.resolve({ ok: false, fault: 'failed', why: 'broken' }),
        write: (_name, value) => {
          written.push(value);
          return Promise.resolve({ ok: true, value: undefined });
        },
      },
    });
    await Promise.resolve();
    table.say('三号位，你好');
    table.pass(10);
    expect(written).toEqual([]);
    expect(warnings().length).toBe(1);
  });

  it('hears a line behind a picture tag', () => {
    const table = sit();
    table.say('<img src=x>三号位，你好');
    expect(toldOf(table, 'chat').length).toBe(1);
  });

  it('goes on where it was when it is switched off and on again', () => {
    const table = sit();
    const { source } = table.chat;
    table.say('三号位，你好');
    table.pass(10);
    source.mute(4, true);
    const talk = table.chat.conversation();
    table.say('五号位，你好');
    const kept = (): unknown => ({
      log: [...source.log()],
      talkers: source.talkers(),
      parts: [1, 3, 4, 5].map((seat) => JSON.stringify(talk?.part(seat)?.state)),
      relations: [1, 3, 4, 5].map((seat) => source.relation(seat)),
      last: source.last(),
      muted: table.seat(4).said.length,
    });
    const before = kept();
    table.runtime.uninstall();
    expect(source.log()).toEqual([]);
    table.pass(10);
    table.runtime.install();
    expect(table.chat.conversation()).toBe(talk);
    expect(kept()).toEqual(before);
    // What waited when it was switched off is not said; what is said now is answered.
    const said = table.bubbles().length;
    table.pass(10);
    expect(table.bubbles().length).toBe(said);
    table.say('三号位，还在吗');
    table.pass(10);
    expect(table.bubbles().length).toBeGreaterThan(said);
    expect(kept()).toMatchObject({ muted: (before as { muted: number }).muted });
    expect(readable(table).damage).toBeNull();
  });

  it('goes on under 托管, and knows the person still', () => {
    const table = sit();
    table.chat.source.mute(4, true);
    table._status.auto = true;
    table.acts.turn(table.seat(3));
    table.say('三号位，你好');
    table.pass(20);
    expect(toldOf(table, 'chat').map(({ seat }) => seat)).toEqual([2, 3]);
    expect(table.chat.source.talkers().map(({ seat, muted }) => (muted ? seat : 0))).toEqual([0, 0, 0, 4, 0]);
  });

  it('follows a person who takes another place: that one is silent, and an AI speaks where the person sat', () => {
    const table = sit();
    const { source } = table.chat;
    const voices = new Map(source.talkers().map(({ seat, voice }) => [seat, voice]));
    table.say('三号位，你好');
    table.pass(0.25);
    swapPlayer(table, table.seat(3));
    const quiet = table.seat(3).said.length;
    table.acts.turn(table.seat(3));
    table.pass(20);
    expect(table.seat(3).said.length).toBe(quiet);
    expect(source.talkers().map(({ mine }) => mine)).toEqual([false, false, true, false, false]);
    for (const { seat, voice } of source.talkers()) {
      if (seat === 2) expect(voice).not.toBeNull();
      else expect(voice).toBe(seat === 3 ? null : voices.get(seat));
    }
    table.seat(3).say('二号位，你好');
    table.pass(20);
    expect(
      toldOf(table, 'chat')
        .slice(-2)
        .map(({ seat }) => seat),
    ).toEqual([3, 2]);
    // And back again.
    swapPlayer(table, table.seat(2));
    table.acts.turn(table.seat(2));
    expect(source.talkers().find(({ seat }) => seat === 3)?.voice).toBe(voices.get(3));
    expect(source.talkers().find(({ seat }) => seat === 2)?.voice).toBeNull();
  });

  it('leaves nothing behind when it is switched off', () => {
    const table = sit();
    const say = Object.getPrototypeOf(table.game.me) as { say: unknown };
    const wrapped = say.say;
    table.runtime.uninstall();
    expect(say.say).not.toBe(wrapped);
    table.say('还在吗');
    table.pass(10);
    expect(table.bubbles()).toEqual([]);
    expect(table.chat.source.log()).toEqual([]);
  });
});
