// @vitest-environment jsdom
/** Hearing and speaking at the table: the wrapped `say`, the thrown flowers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../src/engine/noname';
import { installSpeech, type Ear, type Speech } from '../../src/engine/speech';
import { createDouble, type Double } from './double';
import { asDouble, DoublePlayer } from './double-player';

describe('speech', () => {
  const say = DoublePlayer.prototype.say;
  const throwEmotion = DoublePlayer.prototype.throwEmotion;
  let table: Double;
  let speech: Speech;
  let heard: string[];
  let thrown: string[];
  let mayAppear: boolean;
  let warned: unknown[];

  const install = (ear: Partial<Ear> = {}): Speech =>
    installSpeech(
      table,
      {
        said: (text) => {
          heard.push(text);
          return mayAppear;
        },
        thrown: (by, to, what) => {
          thrown.push(`${by.name} ${what} ${to.name}`);
        },
        ...ear,
      },
      {
        warn: (_text, error) => {
          warned.push(error);
        },
        debug: () => undefined,
      },
    );

  beforeEach(() => {
    table = createDouble({ me: 3 });
    heard = [];
    thrown = [];
    warned = [];
    mayAppear = true;
    speech = install();
  });
  afterEach(() => {
    speech.uninstall();
    expect(DoublePlayer.prototype.say).toBe(say);
    expect(DoublePlayer.prototype.throwEmotion).toBe(throwEmotion);
  });

  it('hears the person, and nobody else', () => {
    asDouble(table.game.me).say('你好');
    asDouble(table.seat(1)).say('别的扩展让我说的');
    expect(heard).toEqual(['你好']);
    expect(asDouble(table.seat(3)).said).toEqual(['hero3[我]: 你好']);
    expect(asDouble(table.seat(1)).said).toEqual(['hero1[AI]: 别的扩展让我说的']);
  });

  it('keeps a line from the table when the ear says so', () => {
    mayAppear = false;
    asDouble(table.game.me).say('x');
    speech.type('y');
    expect(heard).toEqual(['x', 'y']);
    expect(asDouble(table.game.me).said).toEqual([]);
  });

  it('does not hear pictures, nor what we say ourselves', () => {
    asDouble(table.game.me).say('<img src="##assetURL##image/emotion/a/1.png">');
    speech.say(table.seat(2), 'hi');
    expect(heard).toEqual([]);
  });

  it('makes text of what would be HTML, ours and what is typed in our panel', () => {
    speech.say(table.seat(2), '<b>&amp;##assetURL##</b>');
    speech.type('<img src=x onerror=alert(1)>');
    expect(asDouble(table.seat(2)).said).toEqual(['hero2[AI]: &lt;b&gt;&amp;amp;＃＃assetURL＃＃&lt;/b&gt;']);
    expect(heard).toEqual(['<img src=x onerror=alert(1)>']);
    expect(asDouble(table.game.me).said).toEqual(['hero3[我]: &lt;img src=x onerror=alert(1)&gt;']);
  });

  it('hears what others throw and lets AIs throw', () => {
    asDouble(table.game.me).throwEmotion(table.seat(1), 'egg');
    speech.throwAt(table.seat(2), table.seat(3), 'flower');
    expect(thrown).toEqual(['hero3 egg hero1']);
    expect(asDouble(table.seat(2)).thrown).toEqual(['flower>hero3']);
  });

  it('calls a later wrapper through, and leaves it in place when it goes', () => {
    const ours = DoublePlayer.prototype.say;
    const seen: string[] = [];
    DoublePlayer.prototype.say = function (this: DoublePlayer, text: string) {
      seen.push(text);
      ours.call(this, text);
    };
    asDouble(table.game.me).say('嗯');
    expect([seen, heard]).toEqual([['嗯'], ['嗯']]);
    speech.uninstall();
    asDouble(table.game.me).say('哦');
    expect([seen, heard]).toEqual([['嗯', '哦'], ['嗯']]);
    DoublePlayer.prototype.say = say;
  });

  it('lets a line through when the ear throws, and says so', () => {
    speech.uninstall();
    speech = install({
      said: () => {
        throw new Error('ear');
      },
      thrown: () => {
        throw new Error('eye');
      },
    });
    asDouble(table.game.me).say('还在');
    asDouble(table.game.me).throwEmotion(table.seat(1), 'egg');
    expect(asDouble(table.game.me).said).toEqual(['hero3[我]: 还在']);
    expect(asDouble(table.game.me).thrown).toEqual(['egg>hero1']);
    expect(warned.length).toBe(2);
  });

  it('knows when the person decides', () => {
    expect(speech.deciding()).toBe(false);
    table._status.imchoosing = true;
    expect(speech.deciding()).toBe(true);
    table._status.auto = true;
    expect(speech.deciding()).toBe(false);
  });

  it('does without players to wrap, and without a person', () => {
    speech.uninstall();
    const bare = { lib: {}, game: {}, _status: table._status };
    const deaf = installSpeech(
      bare,
      { said: () => true, thrown: () => undefined },
      { warn: () => undefined, debug: () => undefined },
    );
    deaf.type('x');
    deaf.say({ name: 'x' } as Player, 'y');
    deaf.uninstall();
  });
});
