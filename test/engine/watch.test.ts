/** Whoever follows the running game beside us, such as the panel: told in order, and unable to do harm. */
import { describe, expect, it } from 'vitest';
import type { Runtime, Watcher } from '../../src/engine/runtime';
import { listenToConsole, sit, told } from './support';

/** Notes what it is told. */
function follow(runtime: Runtime): string[] {
  const heard: string[] = [];
  const watcher: Watcher = {
    opened: ({ game }) => {
      heard.push(`opened ${game.table.seats.length}`);
    },
    moved: (_session, { type }, deltas) => {
      heard.push(`${type} ${deltas.length}`);
    },
    ended: ({ recorder }) => {
      heard.push(`ended ${recorder.finished()}`);
    },
    closed: () => {
      heard.push('closed');
    },
  };
  runtime.watch(watcher);
  return heard;
}

describe('a watcher', () => {
  const { warnings } = listenToConsole();

  it('is told of the game, of every event after its fold, of the end, and of switching off', () => {
    const table = sit({ started: false });
    const heard = follow(table.runtime);
    table.acts.gameStart();
    table.acts.turn(table.seat(1));
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    table.acts.over();
    table.runtime.uninstall();
    expect(heard).toEqual(['opened 5', 'turn 0', 'card 5', 'over 0', 'ended true', 'closed']);
  });

  it('that throws costs neither the game, nor the others, nor the recording, and is said once', () => {
    const table = sit({ started: false });
    const fault = (): never => {
      throw new Error('a watcher');
    };
    table.runtime.watch({ opened: fault, moved: fault, ended: fault, closed: fault });
    const heard = follow(table.runtime);
    table.acts.gameStart();
    table.acts.turn(table.seat(1));
    table.acts.over();
    table.runtime.uninstall();
    expect(heard).toEqual(['opened 5', 'turn 0', 'over 0', 'ended true', 'closed']);
    expect(warnings().length).toBe(1);
  });

  it('that wants nothing is told nothing', () => {
    const table = sit({ started: false });
    table.runtime.watch({});
    table.acts.gameStart();
    table.acts.turn(table.seat(1));
    expect(told(table).length).toBe(1);
  });
});
