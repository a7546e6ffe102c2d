/** The server of the preview and of the engine: for this machine alone, whatever name it is asked by. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type Server } from '../../dev/noname/server';

let root = '';
let server: Server;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'chayan-server-'));
  writeFileSync(path.join(root, 'index.html'), 'hello');
  server = await startServer({ root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Asks for the first page by this name of the host. @returns the status */
const asked = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(server.origin, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.0.0.1:5173', '[::1]', '[::1]:8080'])(
  'answers to %s',
  async (host) => {
    expect(await asked(host)).toBe(200);
  },
);

it.each(['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.nip.io', 'x@localhost', '[::2]'])(
  'refuses who asks for %o',
  async (host) => {
    expect(await asked(host)).toBe(403);
  },
);
