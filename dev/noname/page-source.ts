/** Sources of ours for the page, bundled when they are asked for. */
import { build } from 'esbuild';
import { PROJECT } from '../program/project';

/** A module, or a script that leaves what the file exports under a global name. */
export type Form = { readonly format: 'esm' } | { readonly format: 'iife'; readonly globalName?: string };

const bundled = new Map<string, Promise<string>>();

/**
 * The text of a file, given from the top of the project, with all that it imports; each is bundled once. Bundling our own typed source
 * instead of function.toString(): no helper of a test runner can slip in.
 */
export function pageSource(file: string, form: Form): Promise<string> {
  const known = bundled.get(file);
  if (known) return known;
  const text = build({
    absWorkingDir: PROJECT,
    entryPoints: [file],
    bundle: true,
    write: false,
    ...form,
    charset: 'utf8',
    target: 'chrome91',
    logLevel: 'silent',
  }).then((result) => result.outputFiles[0]?.text ?? '');
  bundled.set(file, text);
  return text;
}
