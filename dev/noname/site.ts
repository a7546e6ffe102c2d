/** A Noname directory as one game needs it: our settings, our extension and the probe laid over the real files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NonameDirectory } from './directory';
import { startServer, type Server } from './server';
import { settingsFile } from './settings';
import { TABLE_EXTENSION, tableExtensionFiles } from './table-extension';

/** An extension that lives outside the Noname directory. */
export interface MountedExtension {
  /** Its folder name below extension/, which is also its name. */
  name: string;
  dir: string;
}

export interface SiteOptions {
  noname: NonameDirectory;
  players: number;
  extension?: MountedExtension | null | undefined;
  /** Further extensions, loaded after it. */
  companions?: readonly MountedExtension[] | undefined;
  /** Further top-level settings, e.g. {"extension_察言观色_debug": true}. */
  config?: Readonly<Record<string, unknown>> | undefined;
  /** Mount the probe extension; default true. Without it this is a plain game for a person. */
  probe?: boolean;
  /** One-pixel images, no sounds; default true. */
  lite?: boolean;
  /** Animations and the usual pace; default false. */
  animations?: boolean;
  touch?: boolean;
  /** False for jsdom, which cannot run the engine's sandbox iframe. */
  sandbox?: boolean;
  port?: number;
}

/** Where nothing is: between two games. */
const BLANK = 'zz_blank.html';

export interface Site extends Server {
  /** The address to open. */
  address: string;
  /** An empty document at the same origin. */
  blank: string;
}

/** Serves the game; close() it when done. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { noname, probe = true } = options;
  const mounted = [...(options.extension ? [options.extension] : []), ...(options.companions ?? [])];
  const settings = settingsFile(noname, {
    players: options.players,
    extensions: [...mounted.map(({ name }) => name), ...(probe ? [TABLE_EXTENSION] : [])],
    animations: options.animations ?? false,
    touch: options.touch ?? false,
    sandbox: options.sandbox ?? true,
    config: options.config ?? {},
  });
  const virtual = probe ? await tableExtensionFiles() : new Map<string, string>();
  virtual.set(settings.path, settings.text);
  virtual.set(noname.entry, entryPage(noname));
  virtual.set(BLANK, '<!doctype html><title>…</title>');
  const server = await startServer({
    root: noname.root,
    overlays: new Map(mounted.map(({ name, dir }) => [`extension/${name}`, dir])),
    virtual,
    lite: options.lite ?? true,
    port: options.port ?? 0,
  });
  return { ...server, address: `${server.origin}/${noname.entry}`, blank: `${server.origin}/${BLANK}` };
}

/** The 1.11.4.1 build hides the menu and the hero dialog until an extension of its own, absent here, shows them. */
function entryPage(noname: NonameDirectory): string {
  const html = readFileSync(path.join(noname.root, noname.entry), 'utf8');
  return html.replace(/<style id="wuluxun-startup-hide">[\s\S]*?<\/style>/, '');
}
