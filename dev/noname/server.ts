/** A read-only web server on 127.0.0.1, for this machine alone, over a Noname directory; the directory itself is never written. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface ServerOptions {
  /** The Noname directory. */
  root: string;
  /** URL folder ("extension/察言观色") to a directory of ours that answers for it. */
  overlays?: ReadonlyMap<string, string>;
  /** URL path ("game/config.json") to the text served instead of the file. */
  virtual?: ReadonlyMap<string, string>;
  /** Answer every picture with one transparent pixel and leave sounds and fonts out. */
  lite?: boolean;
  /** 0 or absent: any free port. */
  port?: number;
}

export interface Server {
  /** "http://127.0.0.1:PORT", without a slash at the end. */
  origin: string;
  /** Paths that were asked for and do not exist. */
  missing: ReadonlySet<string>;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif']);
const HEAVY = new Set(['.mp3', '.ogg', '.wav', '.woff', '.woff2', '.ttf']);
/** Transparent, 1 x 1. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
  'base64',
);

/** What this machine calls itself; a page from elsewhere whose name was pointed here still asks for that name. */
const OURSELVES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Starts the server; resolves when it listens. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const missing = new Set<string>();
  const server = createServer((request, response) => {
    answer(options, missing, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(
  options: ServerOptions,
  missing: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!OURSELVES.test(request.headers.host ?? '')) {
    refuse(response, 403);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405);
    return;
  }
  const name = requestedPath(request.url ?? '/');
  if (name === null) {
    refuse(response, 400);
    return;
  }
  const send = (type: string, body: Buffer, fresh: boolean): void => {
    response.writeHead(200, headers(type, body.length, fresh));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const extension = path.extname(name).toLowerCase();
  const virtual = options.virtual?.get(name);
  if (virtual !== undefined) {
    send(typeOf(extension), Buffer.from(virtual), true);
    return;
  }
  if (options.lite && PICTURES.has(extension)) {
    send('image/png', PIXEL, false);
    return;
  }
  if (options.lite && HEAVY.has(extension)) {
    refuse(response, 404);
    return;
  }

  const found = await locate(options, name);
  if (!found) {
    missing.add(name);
    refuse(response, 404);
    return;
  }
  response.writeHead(200, headers(typeOf(extension), found.size, found.ours));
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The decoded path below the root, or null when the request makes no sense. */
function requestedPath(url: string): string | null {
  try {
    const decoded = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (decoded.includes('\0') || decoded.includes('\\')) return null;
    return decoded.replace(/^\/+/, '') || 'index.html';
  } catch {
    return null;
  }
}

async function locate(
  options: ServerOptions,
  name: string,
): Promise<{ file: string; size: number; ours: boolean } | null> {
  const overlay = [...(options.overlays ?? [])].find(([folder]) => name.startsWith(`${folder}/`));
  const base = overlay ? overlay[1] : options.root;
  const below = overlay ? name.slice(overlay[0].length + 1) : name;
  try {
    const root = await realpath(base);
    const file = await realpath(path.join(root, below));
    if (!file.startsWith(root + path.sep)) return null;
    const info = await stat(file);
    return info.isFile() ? { file, size: info.size, ours: overlay !== undefined } : null;
  } catch {
    return null;
  }
}

function typeOf(extension: string): string {
  return TYPES[extension] ?? 'application/octet-stream';
}

/** COOP and COEP make performance.now() fine-grained enough to measure single decisions. */
function headers(type: string, length: number, fresh: boolean): Record<string, string | number> {
  return {
    'Content-Type': type,
    'Content-Length': length,
    'Cache-Control': fresh ? 'no-store' : 'max-age=86400',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
