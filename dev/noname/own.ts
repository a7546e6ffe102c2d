/** The project itself as an extension. */
import { existsSync } from 'node:fs';
import info from '../../info.json';
import { UsageError } from '../program/errors';
import { inProject, PROJECT } from '../program/project';
import type { MountedExtension } from './site';

/** Mounted under the name that info.json gives it. @throws UsageError where it was never built */
export function ownExtension(): MountedExtension {
  if (existsSync(inProject('extension.js'))) return { name: info.name, dir: PROJECT };
  throw new UsageError(
    '还没有 extension.js，请先运行 npm run build。 There is no extension.js yet: run npm run build first.',
  );
}
