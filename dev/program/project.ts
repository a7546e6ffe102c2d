/** Where the project is: programs run bundled, so that import.meta.url does not tell (dev/run.mjs), tests do not. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

declare const __ROOT__: string | undefined;

/** The project directory. */
export const PROJECT =
  typeof __ROOT__ === 'string' ? __ROOT__ : path.resolve(fileURLToPath(import.meta.url), '..', '..', '..');

/** A path inside the project. */
export const inProject = (...parts: readonly string[]): string => path.join(PROJECT, ...parts);
