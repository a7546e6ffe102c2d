/** Builds the preview page into static files that work from disk, and serves them to this machine only. */
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOR_PAGE } from '../build/bundle';
import { inProject } from '../program/project';
import { startServer } from '../noname/server';

/** A recording offered in the page's menu. */
export interface GameFile {
  readonly name: string;
  readonly text: string;
}

export interface PreviewOptions {
  /** Offered in this order; the first opens. The golden games where absent. */
  recordings?: readonly GameFile[];
}

export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The recordings kept with the tests, the longest table first. */
export function goldenGames(directory = inProject('test', 'golden')): GameFile[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => ({ name: name.replace(/\.jsonl$/, ''), text: readFileSync(path.join(directory, name), 'utf8') }));
}

/** Writes `index.html` and `preview.js` into `outDir`; nothing else is needed to show them. */
export async function buildPreview(outDir: string, { recordings = goldenGames() }: PreviewOptions = {}): Promise<void> {
  const games = recordings.map(({ name, text }) => ({ name, text }));
  const result = await build({
    ...FOR_PAGE,
    entryPoints: ['preview/main.ts'],
    format: 'iife',
    banner: { js: `var CHAYAN_GAMES = ${JSON.stringify(games)};` },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'preview.js'), result.outputFiles[0]?.text ?? '');
  writeFileSync(path.join(outDir, 'index.html'), readFileSync(inProject('preview', 'index.html')));
}

/** Builds into a directory of its own and serves that, read-only, on 127.0.0.1. `port` 0 or absent: any free one. */
export async function servePreview({
  port = 0,
  ...options
}: PreviewOptions & { port?: number } = {}): Promise<PreviewServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'chayan-preview-'));
  const clean = (): void => {
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await buildPreview(directory, options);
    const server = await startServer({ root: directory, port });
    return {
      url: `${server.origin}/`,
      async close() {
        await server.close();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}
