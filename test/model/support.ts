/** A table whose AIs have a model, at a server of the test's own; the network runs in real time, the table in its own. */
import { createLink, type Link } from '../../src/model/link';
import { sitAndTalk, type TalkTable } from '../converse/support';
import type { ModelServer } from './server';

/** Looks, 5 ms apart, at a call under way before time goes on without it: a machine with other work answers late. */
const MOST_WAITS = 600;

export interface ModelTable extends TalkTable {
  link: Link;
  /** Lets the table's time pass, and the network answer in between. */
  live(seconds: number): Promise<void>;
}

export function sitWithModel(
  server: Pick<ModelServer, 'url'>,
  options: Parameters<typeof sitAndTalk>[0] = {},
  timeoutMs?: number,
): ModelTable {
  let made: Link | null = null;
  const table = sitAndTalk({
    ...options,
    link(now) {
      made = createLink({
        stored: () => undefined,
        save: () => undefined,
        now,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      made.choose({ on: true, url: server.url, model: 'tiny', calls: 40, remember: false }, 'sk-very-secret');
      return made;
    },
  });
  const link = made as Link | null;
  if (!link) throw new Error('no link');
  return {
    ...table,
    link,
    async live(seconds) {
      for (let i = 0; i < seconds * 2; i++) {
        table.pass(0.5);
        // A call that is under way gets the time that it needs.
        for (let waited = 0; waited < MOST_WAITS && link.state().state === 'busy'; waited++)
          await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

/** A turn with something in it, and a line of the person's. */
export async function playOn(table: ModelTable, rounds: number, lines: readonly string[]): Promise<void> {
  let at = 0;
  for (let round = 0; round < rounds; round++) {
    table.acts.roundStart(table.seat(1));
    for (const seat of [1, 2, 3, 4, 5]) {
      table.acts.turn(table.seat(seat));
      const aim = [1, 3, 4, 5].find((other) => other !== seat && (round + other) % 3 === 0) ?? 1;
      if (aim !== seat)
        table.acts.use(table.seat(seat), 'sha', [table.seat(aim)], {
          effect: (target) => {
            table.acts.damage(target, 0.25, { source: table.seat(seat) });
          },
        });
      const line = lines[at++ % lines.length];
      if (line !== undefined) table.say(line);
      await table.live(14);
    }
  }
}
