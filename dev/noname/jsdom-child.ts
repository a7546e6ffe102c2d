/** The process of one jsdom game: makes itself look like a page, loads the engine, answers the parent. */
import 'fake-indexeddb/auto';
import { register } from 'node:module';
import { runInThisContext } from 'node:vm';
import { pathToFileURL } from 'node:url';
import { fetchPlainly, makePage } from './jsdom-page';
import type { HookData } from './jsdom-hooks';
import type { Order, Report, StartOrder } from './jsdom-messages';

/** The window script has run. */
const { promise: ready, resolve: beReady } = deferred();

process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => {
  send({ kind: 'error', text: textOf(error) });
});
process.on('unhandledRejection', (error) => {
  send({ kind: 'error', text: textOf(error) });
});
process.on('message', (message) => {
  const order = message as Order;
  if (order.kind === 'start')
    start(order).catch((error: unknown) => {
      send({ kind: 'error', text: textOf(error) });
    });
  else
    answer(order).catch((error: unknown) => {
      send({ kind: 'failed', id: order.id, text: textOf(error) });
    });
});

async function start(order: StartOrder): Promise<void> {
  const html = await (await fetchPlainly(`${order.origin}/${order.entry}`, 'GET')).text();
  const data: HookData = { origin: order.origin, imports: importMapOf(html, order.origin) };
  register(pathToFileURL(order.hooks), { data });
  await makePage(`${order.origin}/${order.entry}`, {
    dialog: (type, text) => {
      send({ kind: 'dialog', type, text });
    },
    consoleError: (text) => {
      send({ kind: 'consoleError', text });
    },
  });
  runInThisContext(order.windowScript, { filename: 'page-window.js' });
  beReady();
  await import(`${order.origin}/noname/entry.js`);
}

/** The bare names that the game's page maps, as absolute addresses. */
function importMapOf(html: string, origin: string): Record<string, string> {
  const text = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const map = text ? (JSON.parse(text) as { imports: Record<string, string> }) : { imports: {} };
  return Object.fromEntries(Object.entries(map.imports).map(([name, url]) => [name, new URL(url, `${origin}/`).href]));
}

async function answer(order: Exclude<Order, StartOrder>): Promise<void> {
  if (order.kind === 'state') {
    await ready;
    send({ kind: 'state', id: order.id, state: globalThis.zzTable.state() });
  } else {
    send({ kind: 'ran', id: order.id, json: await globalThis.zzTable.run(order.source) });
  }
}

function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function send(report: Report): void {
  process.send?.(report);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
