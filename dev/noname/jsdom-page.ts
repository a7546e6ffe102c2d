/** Turns this Node process into something the engine takes for a page: jsdom's objects as globals, gaps filled. */
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { request } from 'node:http';
import { runInThisContext } from 'node:vm';

export interface PageReports {
  dialog(type: 'alert' | 'confirm' | 'prompt', text: string): void;
  consoleError(text: string): void;
}

/** Node has these too, but the engine must get the ones that fit jsdom's document. */
const FROM_JSDOM = [
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MutationObserver',
  'DOMParser',
  'Navigator',
  'Storage',
];
const KEPT = new Set(['undefined', 'NaN', 'Infinity', 'eval', 'window', 'self', 'globalThis']);

/** Builds the page at this address; resolves when its (empty) document is complete. */
export async function makePage(address: string, reports: PageReports): Promise<void> {
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: address,
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const { window } = dom;
  lend(window);
  fillGaps(window, address);
  answerDialogs(reports);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    reports.consoleError(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
    error(...parts);
  };
  if (window.document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

/** Makes jsdom's window objects globals of this process; `window` is the global object itself. */
function lend(window: DOMWindow): void {
  define('window', globalThis);
  define('self', globalThis);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis || KEPT.has(name)) continue;
    define(name, window[name]);
  }
  for (const name of FROM_JSDOM) define(name, window[name]);
  define('addEventListener', window.addEventListener.bind(window));
  define('removeEventListener', window.removeEventListener.bind(window));
  define('dispatchEvent', window.dispatchEvent.bind(window));
  define('requestAnimationFrame', window.requestAnimationFrame.bind(window));
  define('cancelAnimationFrame', window.cancelAnimationFrame.bind(window));
  define('innerWidth', 1280);
  define('innerHeight', 720);
  define('devicePixelRatio', 1);
}

/** What jsdom (or Node 20) lacks, and what costs much and matters little when nothing is drawn. */
function fillGaps(window: DOMWindow, address: string): void {
  const absolute = (url: string): string => new URL(url, address).href;
  define('fetch', (input: string | URL | Request, init?: RequestInit) =>
    fetchPlainly(absolute(input instanceof Request ? input.url : String(input)), init?.method ?? 'GET'),
  );
  define('XMLHttpRequest', requestClass(window));
  // The build of 1.11.4.1 for static hosting: no reset timer, no probing for files.
  define('__wuluxunStatic', true);
  define('Worker', undefined);
  define('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {}, addListener() {} }));
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  define('ResizeObserver', Observer);
  define('IntersectionObserver', Observer);
  define(
    'Audio',
    class extends EventTarget {
      play(): Promise<void> {
        return Promise.resolve();
      }
      pause(): void {}
    },
  );
  const style = { getPropertyValue: () => '', opacity: '1', display: 'block', transform: 'none' };
  define('getComputedStyle', () => style);
  Object.assign(window, { getComputedStyle: () => style });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => blankCanvas() });
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
  loadElements(window, absolute);
}

/**
 * fetch() for our own server. Loading jsdom puts its copy of undici behind Node's fetch, and undici needs the
 * timers that the window script replaces.
 */
export function fetchPlainly(url: string, method: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500 }));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The part of XMLHttpRequest that the engine uses; jsdom's own works through undici, see above. */
function requestClass(window: DOMWindow): unknown {
  return class extends window.EventTarget {
    status = 0;
    statusText = '';
    responseText = '';
    #url = '';
    open(_method: string, url: string): void {
      this.#url = url;
    }
    send(): void {
      fetch(this.#url)
        .then(async (response) => {
          ({ status: this.status, statusText: this.statusText } = response);
          this.responseText = await response.text();
          this.dispatchEvent(new window.Event('load'));
        })
        .catch(() => this.dispatchEvent(new window.Event('error')));
    }
  };
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A drawing context on which everything can be set and called and nothing happens. */
function blankCanvas(): object {
  const nothing = (): object => ({ data: [], addColorStop() {} });
  return new Proxy<Record<PropertyKey, unknown>>({}, { get: (target, key) => target[key] ?? nothing });
}

/** Stylesheets count as loaded; classic scripts are fetched and run in this process; modules are imported. */
function loadElements(window: DOMWindow, absolute: (url: string) => string): void {
  const { appendChild, insertBefore } = window.Node.prototype;
  const done = (element: Element, type: 'load' | 'error'): void => {
    element.dispatchEvent(new window.Event(type));
  };
  const added = (node: Node): void => {
    if (node instanceof window.HTMLLinkElement)
      setTimeout(() => {
        done(node, 'load');
      }, 0);
    if (!(node instanceof window.HTMLScriptElement) || !node.src) return;
    runScript(absolute(node.src), node.type === 'module').then(
      () => {
        done(node, 'load');
      },
      () => {
        done(node, 'error');
      },
    );
  };
  window.Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    const result = appendChild.call(this, node) as T;
    added(node);
    return result;
  };
  window.Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const result = insertBefore.call(this, node, before) as T;
    added(node);
    return result;
  };
}

async function runScript(url: string, module: boolean): Promise<void> {
  if (module) {
    await import(url);
    return;
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  runInThisContext(await response.text(), { filename: url });
}

function answerDialogs(reports: PageReports): void {
  define('alert', (message?: unknown) => {
    reports.dialog('alert', String(message));
  });
  define('confirm', (message?: unknown) => {
    reports.dialog('confirm', String(message));
    return !/是否(关闭|移除)此扩展/.test(String(message));
  });
  define('prompt', (message?: unknown) => {
    reports.dialog('prompt', String(message));
    return null;
  });
}
