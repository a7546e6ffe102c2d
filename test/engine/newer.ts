/**
 * The double in the shape of engines after 1.11.4.1, as far as they were read (docs/engine.md §N12, "Newer engines"). What they
 * do as 1.11.4.1 does, the double does already.
 */
import type { GameEvent } from '../../src/engine/noname';
import type { Acts } from './acts';
import type { Double } from './double';
import type { DoublePlayer } from './double-player';

/** `after`: the development after 1.11.5.1, whose game/update.js was not at hand. */
export const NEWER = ['1.11.5.1', '1.11.6', 'after'] as const;
export type Newer = (typeof NEWER)[number];

/** Changes what an engine of this version has otherwise, before the adapter sees it. */
export const asIn = (version: Newer) => (table: Double) => {
  table.lib.version = version === 'after' ? '1.11.5.1' : version;
  if (version === '1.11.5.1') return;
  // What is known of the build stands beside the version.
  Object.assign(table.lib, { buildInfo: null });
  // TypeScript by now; the short contents are async functions, the long ones lists of them.
  const content = table.lib.element?.content as Record<string, unknown>;
  for (const name of Object.keys(content)) {
    const step = (): Promise<void> => Promise.resolve();
    content[name] = name === 'draw' || name === 'recover' ? step : [step, step];
  }
};

/** 1.11.6: a card whose effect is run again within the same use, announced by a trigger of its own. */
export function useAgain(
  table: Double,
  acts: Acts,
  user: DoublePlayer,
  card: string,
  target: DoublePlayer,
  effect: () => void,
): void {
  acts.use(user, card, [target], {
    effect: () => {
      const use = table._status.event.getParent();
      effect();
      if (use) table.trigger(use, 'useCardEffectEnd');
      effect();
    },
  });
}

/** After 1.11.5.1: the content fails, so the event is never finished and has no end; whoever waited for it goes on. */
export function fail(
  table: Double,
  name: string,
  fields: Partial<GameEvent>,
  content: () => void = () => undefined,
): void {
  const event = table.createEvent(name, fields);
  const before = table._status.event;
  table._status.event = event;
  content();
  Object.assign(event, { error: new Error('a skill of a package') });
  table._status.event = before;
}
