/** Where the extension keeps out (§A2): nothing is recorded, and every attitude is the engine's own. */
import { describe, expect, it } from 'vitest';
import { remember } from './attitude-support';
import type { Double } from './double';
import { listenToConsole, sit, told } from './support';

const SITUATIONS: Record<string, { enter: (table: Double) => void; leave: (table: Double) => void }> = {
  'an online room': {
    enter: ({ _status }) => {
      _status.connectMode = true;
    },
    leave: ({ _status }) => {
      _status.connectMode = false;
    },
  },
  'a client of one': {
    enter: ({ game }) => {
      game.online = true;
    },
    leave: ({ game }) => {
      game.online = false;
    },
  },
  'a played back video': {
    enter: ({ _status }) => {
      _status.video = true;
    },
    leave: ({ _status }) => {
      _status.video = false;
    },
  },
  ...Object.fromEntries(
    ['zhong', 'purple', 'stratagem'].map((mode) => [
      `the ${mode} kind`,
      {
        enter: ({ _status }: Double) => {
          _status.mode = mode;
        },
        leave: ({ _status }: Double) => {
          _status.mode = 'normal';
        },
      },
    ]),
  ),
  'another mode': {
    enter: ({ lib }) => {
      lib.config['mode'] = 'doudizhu';
    },
    leave: ({ lib }) => {
      lib.config['mode'] = 'identity';
    },
  },
  'a game with a hidden lord': {
    enter: ({ game }) => {
      game.zhu!.identityShown = false;
    },
    leave: ({ game }) => {
      game.zhu!.identityShown = true;
    },
  },
};

describe.each(Object.entries(SITUATIONS))('%s', (_name, { enter, leave }) => {
  listenToConsole();

  it('is left alone from the start', () => {
    const table = sit({ before: enter });
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    table.acts.use(table.seat(3), 'sha', [table.seat(1)], {
      effect: (target) => {
        table.acts.damage(target);
      },
    });
    table.acts.die(table.seat(4), table.seat(1));
    table.seat(3).ai.shown = 0.5;
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(-3);
    expect(table.seat(3).ai.shown).toBe(0.5);
    table.acts.over();
    expect(table.api.recording()).toBeNull();
    expect(table.everybody().map(({ storage }) => storage['slqj_ai'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(table.api.guessIdentityFor(table.seat(2), table.seat(3))).toEqual({ identity: 'unknown', confidence: 0 });
  });

  it('is left alone when a game gets into it, and taken up again after it', () => {
    const table = sit();
    const [second, third] = [table.seat(2), table.seat(3)];
    remember(second, third, 5);
    third.ai.shown = 0.5;
    const felt = table.get.attitude(second, third);
    expect(felt).toBeGreaterThan(2);
    enter(table);
    table.acts.use(third, 'sha', [table.seat(1)]);
    table.acts.turn(second);
    expect(told(table)).toEqual([]);
    expect(table.get.attitude(second, third)).toBe(-3);
    expect(table.get.rawAttitude(second, third)).toBe(-3);
    leave(table);
    expect(table.get.attitude(second, third)).toBe(felt);
    table.acts.use(third, 'sha', [second]);
    expect(told(table).map(({ type }) => type)).toEqual(['shown', 'card']);
  });
});

describe('an identity game of the normal kind', () => {
  listenToConsole();

  it('is also one whose kind or lord the engine has not set', () => {
    const table = sit({
      before: ({ _status, game }) => {
        delete _status.mode;
        delete game.zhu;
      },
    });
    table.acts.turn(table.seat(1));
    expect(told(table).map(({ type }) => type)).toEqual(['turn']);
  });
});
