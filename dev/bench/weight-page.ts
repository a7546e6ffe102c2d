/** What dev/bench/weight.ts runs in the page: the bundle's text becomes a module, and the module is switched on at a table of the double. */
import type { Ui } from '../../src/engine/noname';
import { createDouble } from '../../test/engine/double';

type Extension = (...engine: unknown[]) => { content(): void };

let made: Extension | null = null;

/** From the text, which the page has, to a module whose top level has run. */
async function load(url: string): Promise<void> {
  made = ((await import(url)) as { default: Extension }).default;
}

/** What the engine waits for when it starts us: the menu and everything that is put in. */
function start(): void {
  const table = createDouble({ roles: ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] });
  const ui: Ui = {
    window: document.body,
    create: { system: () => document.createElement('div'), control: () => ({}) },
  };
  const lib = Object.assign(table.lib, { setScroll: (node: HTMLElement) => node });
  made?.(lib, table.game, ui, table.get, table.ai, table._status).content();
}

Object.assign(globalThis, { zzWeight: { load, start } });
