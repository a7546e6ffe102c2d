/** Node module hooks: modules come from our web server, bare names from the import map of the game's page. */
import type { LoadHook, ResolveHook } from 'node:module';

export interface HookData {
  origin: string;
  /** Bare module name to URL. */
  imports: Record<string, string>;
}

let data: HookData = { origin: 'http://nowhere.invalid', imports: {} };

/** Called once with what register() was given. */
export function initialize(given: HookData): void {
  data = given;
}

/** Engine modules resolve against the server, everything else as Node does. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const mapped = data.imports[specifier];
  if (mapped) return { url: mapped, shortCircuit: true };
  const { parentURL } = context;
  const fromEngine = parentURL?.startsWith(`${data.origin}/`) ?? false;
  if (specifier.startsWith(`${data.origin}/`)) return { url: specifier, shortCircuit: true };
  if (fromEngine && /^\.{0,2}\//.test(specifier)) {
    return { url: new URL(specifier, parentURL).href, shortCircuit: true };
  }
  return next(specifier, context);
};

/** Whatever the server holds is an ES module. */
export const load: LoadHook = async (url, context, next) => {
  if (!url.startsWith(`${data.origin}/`)) return next(url, context);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return { format: 'module', source: await response.text(), shortCircuit: true };
};
